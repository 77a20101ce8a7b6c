//! What an evaluation needs to know about a state, without the cost of a whole view.
//!
//! Hands are given as they are: only imagined states are evaluated, and their hands are guesses.

use crate::board::{Cell, Cells};
use crate::cards::{Cards, Species};
use crate::rules::cards;
use crate::state::{Phase, State};
use kernel::Seat;

impl State {
    /// The cells with a tree.
    #[inline]
    pub fn trees(&self) -> Cells {
        self.trees
    }

    /// Where the T-Rex stands, unless a tile has swallowed it.
    #[inline]
    pub fn rex(&self) -> Option<Cell> {
        self.rex
    }

    /// Where the Lake lies.
    #[inline]
    pub fn lake(&self) -> Cell {
        self.lake
    }

    /// Where the Volcano lies.
    #[inline]
    pub fn volcano(&self) -> Cell {
        self.volcano
    }

    /// What is being asked.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The turn, counted from 1; 0 while the board is being set up.
    #[inline]
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// How many turns there are.
    #[inline]
    pub fn turns(&self) -> u8 {
        cards::turns(self)
    }

    /// How many seats play before this one this turn.
    #[inline]
    pub fn before(&self, seat: Seat) -> u8 {
        (seat.0 + self.seats - self.bone.0) % self.seats
    }

    /// Where the Dino of a seat stands; `None` once eliminated.
    #[inline]
    pub fn dino(&self, seat: Seat) -> Option<Cell> {
        self.player(seat).dino
    }

    /// The trees in the provisions of a seat.
    #[inline]
    pub fn provisions(&self, seat: Seat) -> u8 {
        self.player(seat).provisions
    }

    /// The hand of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.player(seat).hand
    }

    /// The species of a seat.
    #[inline]
    pub fn species(&self, seat: Seat) -> Species {
        self.player(seat).species
    }

    /// The state before anybody but this seat has answered the current question.
    #[must_use]
    pub fn unanswered_but_by(&self, seat: Seat) -> State {
        let mut state = self.clone();
        for (_, player) in state.players.iter_mut().enumerate().filter(|&(number, _)| number != seat.index()) {
            player.answer = None;
        }
        state
    }
}
