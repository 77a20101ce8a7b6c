//! What an audience may know of a game.

use crate::state::State;
use kernel::{Audience, Seat};
use serde::Serialize;

/// What a player, or a spectator, may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose turn it is.
    pub active: Seat,
    /// A player with more than this at the end gets nothing.
    pub limit: u8,
    /// The players, in seat order.
    pub players: Vec<PlayerView>,
}

/// What may be known about a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// What was rolled so far.
    pub total: u8,
    /// Whether the player has stopped.
    pub stopped: bool,
    /// The card, if it may be known: the player's own, or anybody's at the end.
    pub card: Option<u8>,
}

/// What an audience may know.
///
/// NEW-SETUP-2: nobody but its owner knows a card before the end.
pub(crate) fn view(state: &State, audience: Audience) -> View {
    let over = state.everybody_stopped();
    let players = Seat::all(state.seats).map(|seat| {
        let player = state.player(seat);
        let card = (over || audience.is(seat)).then_some(player.card);
        PlayerView { total: player.total, stopped: player.stopped, card }
    });
    View { active: state.active, limit: state.edition.limit, players: players.collect() }
}
