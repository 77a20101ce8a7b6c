//! Whose decision it is, and how a game ended.

use crate::{MAX_SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Who decides now, or how the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// These seats may act now; each of them has at least one legal action. Several seats decide at the same time.
    Decide(Seats),
    /// The game is over.
    Over(Outcome),
}

impl Turn {
    /// One seat decides.
    #[inline]
    pub const fn of(seat: Seat) -> Turn {
        Turn::Decide(Seats::one(seat))
    }

    /// The seats that may act; nobody once the game is over.
    #[inline]
    pub const fn deciders(self) -> Seats {
        match self {
            Turn::Decide(seats) => seats,
            Turn::Over(_) => Seats::NONE,
        }
    }

    /// The outcome, once there is one.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Turn::Decide(_) => None,
            Turn::Over(outcome) => Some(outcome),
        }
    }
}

/// One seat's final place and score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// 1 for a winner. Seats that share a place have the same number, and the next place is skipped.
    pub place: u8,
    /// The final score, in the game's own points.
    pub score: i32,
}

/// The full ranking of a finished game.
///
/// Players who lose together (a cooperative game) all stand in place 2: nobody holds place 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    seats: u8,
    standings: [Standing; MAX_SEATS],
}

impl Outcome {
    /// Ranks `seats` seats by a key that is better when greater; equal keys share a place.
    pub fn ranked<K: Ord>(seats: u8, score: impl Fn(Seat) -> i32, key: impl Fn(Seat) -> K) -> Outcome {
        let mut standings = [Standing::default(); MAX_SEATS];
        for seat in Seat::all(seats) {
            let mine = key(seat);
            let better = Seat::all(seats).filter(|&other| key(other) > mine).count();
            standings[seat.index()] = Standing { place: better as u8 + 1, score: score(seat) };
        }
        Outcome { seats, standings }
    }

    /// Like [`Outcome::ranked`] where nobody wins: the best stands in place 2.
    pub fn ranked_below<K: Ord>(seats: u8, score: impl Fn(Seat) -> i32, key: impl Fn(Seat) -> K) -> Outcome {
        let mut outcome = Outcome::ranked(seats, score, key);
        outcome.standings[..seats as usize].iter_mut().for_each(|standing| standing.place += 1);
        outcome
    }

    /// Everybody wins, or everybody loses, with one score for all.
    pub fn together(seats: u8, won: bool, score: i32) -> Outcome {
        let mut standings = [Standing::default(); MAX_SEATS];
        standings[..seats as usize].fill(Standing { place: if won { 1 } else { 2 }, score });
        Outcome { seats, standings }
    }

    /// Place and score of every seat, in seat order.
    pub fn standings(&self) -> &[Standing] {
        &self.standings[..self.seats as usize]
    }

    /// Place and score of one seat.
    pub fn of(&self, seat: Seat) -> Standing {
        self.standings()[seat.index()]
    }

    /// The seats in place 1: several for a shared victory, none for a defeat of all.
    pub fn winners(&self) -> Seats {
        Seat::all(self.seats).filter(|&seat| self.of(seat).place == 1).collect()
    }
}

impl Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.standings())
    }
}
