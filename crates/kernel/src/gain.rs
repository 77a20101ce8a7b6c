//! What a game brought whom besides points, for the score sheet at its end.

use crate::Seat;

/// What an event brought a seat, or cost it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    /// Whose.
    pub seat: Seat,
    /// How much, below zero where it was lost.
    pub amount: i32,
    /// Of what: a label of the game's texts.
    pub of: &'static str,
    /// Whether it moves what [`Worded::lead`](crate::Worded::lead) counts.
    pub decides: bool,
}

impl Gain {
    /// Of what decides the game.
    pub fn deciding(seat: Seat, amount: i32, of: &'static str) -> Gain {
        Gain { seat, amount, of, decides: true }
    }

    /// Of what is only worth telling.
    pub fn beside(seat: Seat, amount: i32, of: &'static str) -> Gain {
        Gain { seat, amount, of, decides: false }
    }
}
