//! The whole truth.

use crate::edition::Edition;
use kernel::{RulesVersion, Seat};

/// The most players.
pub(crate) const MOST_SEATS: usize = 4;

/// The whole truth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The version of the rules it is played by.
    pub(crate) rules: RulesVersion,
    pub(crate) edition: &'static Edition,
    pub(crate) seats: u8,
    /// Whose turn it is.
    pub(crate) active: Seat,
    pub(crate) players: [Player; MOST_SEATS],
}

/// One player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    /// The secret number.
    pub(crate) card: u8,
    /// What was rolled so far.
    pub(crate) total: u8,
    pub(crate) stopped: bool,
}

impl State {
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Everybody at the table, in seat order.
    pub(crate) fn at_table(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// Whether the game is over.
    #[inline]
    pub(crate) fn everybody_stopped(&self) -> bool {
        self.at_table().iter().all(|player| player.stopped)
    }
}
