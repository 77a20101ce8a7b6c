//! The whole truth of one game.

use crate::action::Action;
use crate::board::{Cell, Cells, Feature};
use crate::cards::{Card, Cards, Species};
use crate::edition::{Edition, Setting};
use kernel::{RulesVersion, Seat, Seats};
use serde::{Deserialize, Serialize};

/// The most players.
pub(crate) const MAX_PLAYERS: usize = 4;

/// What the table is being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Directions for the Lake.
    Lake,
    /// Directions for the Volcano.
    Volcano,
    /// A card and a direction.
    Choose,
    /// Directions for the panicking Dino of this seat.
    Panic(Seat),
    /// Directions for the T-Rex.
    Rex,
    /// Nothing: the game is over.
    Over,
}

/// The state of a game between two answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The version of the rules it is played by.
    pub(crate) rules: RulesVersion,
    pub(crate) edition: &'static Edition,
    /// The cells with a tree.
    pub(crate) trees: Cells,
    /// Which of the edition's settings is played.
    pub(crate) setting: u8,
    pub(crate) seats: u8,
    /// The turn, counted from 1; 0 while the board is being set up.
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    pub(crate) bone: Seat,
    pub(crate) lake: Cell,
    pub(crate) volcano: Cell,
    /// Where the T-Rex stands, unless a tile has swallowed it.
    pub(crate) rex: Option<Cell>,
    /// Trees that left the game.
    pub(crate) removed: u8,
    /// Trees in the box.
    pub(crate) unused: u8,
    /// By seat; entries beyond the last seat stay blank.
    pub(crate) players: [Player; MAX_PLAYERS],
}

/// What belongs to one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) species: Species,
    /// Where the Dino stands; `None` once eliminated.
    pub(crate) dino: Option<Cell>,
    pub(crate) provisions: u8,
    /// The hand. A card that was chosen but not yet shown is still in it.
    pub(crate) hand: Cards,
    pub(crate) discards: Cards,
    pub(crate) set_aside: Option<Card>,
    /// The answer to the current question, until the answers are shown.
    pub(crate) answer: Option<Action>,
    /// The card that lies face up this turn, with its direction.
    pub(crate) face_up: Option<Action>,
    /// 0 while in the game; otherwise the number of the event that eliminated this player, counted from 1.
    pub(crate) fallen: u8,
}

impl Player {
    /// A place that nobody takes.
    pub(crate) const BLANK: Player = Player {
        species: Species::Stegosaurus,
        dino: None,
        provisions: 0,
        hand: Cards::NONE,
        discards: Cards::NONE,
        set_aside: None,
        answer: None,
        face_up: None,
        fallen: 0,
    };

    /// Whether this player is still in the game.
    #[inline]
    pub(crate) const fn lives(&self) -> bool {
        self.dino.is_some()
    }
}

impl State {
    /// The player in a seat.
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player in a seat, mutably.
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The setting that is played.
    #[inline]
    pub(crate) fn setting(&self) -> &'static Setting {
        &self.edition.settings[usize::from(self.setting)]
    }

    /// Every seat.
    #[inline]
    pub(crate) fn everyone(&self) -> Seats {
        Seats::all(self.seats)
    }

    /// The seats still in the game.
    #[inline]
    pub(crate) fn living(&self) -> Seats {
        self.seats_where(Player::lives)
    }

    /// The seats whose players match.
    #[inline]
    pub(crate) fn seats_where(&self, fits: impl Fn(&Player) -> bool) -> Seats {
        let mut seats = Seats::NONE;
        for (number, player) in self.players[..usize::from(self.seats)].iter().enumerate() {
            if fits(player) {
                seats = seats.with(Seat(number as u8));
            }
        }
        seats
    }

    /// TRX-GEO-6: the seats whose Dino stands on a cell, however many.
    #[inline]
    pub(crate) fn dinos_on(&self, cell: Cell) -> Seats {
        self.seats_where(|player| player.dino == Some(cell))
    }

    /// TRX-GEO-5: the holder of the Bone first, then clockwise.
    #[inline]
    pub(crate) fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.clockwise_from(self.bone)
    }

    /// TRX-GEO-4: every seat once, clockwise, beginning with `first`; after the last seat comes seat 0.
    #[inline]
    pub(crate) fn clockwise_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.seats;
        let mut next = first;
        (0..count).map(move |_| {
            let seat = next;
            next = next.next(count);
            seat
        })
    }

    /// The left neighbour of a seat.
    #[inline]
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        seat.next(self.seats)
    }

    /// The tile on a cell.
    #[inline]
    pub(crate) fn feature_on(&self, cell: Cell) -> Option<Feature> {
        if cell == self.lake {
            Some(Feature::Lake)
        } else if cell == self.volcano {
            Some(Feature::Volcano)
        } else {
            None
        }
    }

    /// Where a tile lies.
    #[inline]
    pub(crate) fn feature(&self, feature: Feature) -> Cell {
        match feature {
            Feature::Lake => self.lake,
            Feature::Volcano => self.volcano,
        }
    }

    /// Whether the game is over.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}
