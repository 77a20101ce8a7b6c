//! What the active player has on the table, collected once before the moves are listed.

use crate::cell::CellSet;
use crate::edition::{COPIES, SPECIES_IN_PLAY};
use crate::pieces::{Place, Species};
use crate::state::State;

/// The active player's figures: equal dinosaurs in one place are a single choice.
pub(crate) struct Own {
    /// The tiles with people.
    pub(crate) settled: CellSet,
    dinosaurs: [(Species, Place); SPECIES_IN_PLAY * COPIES],
    count: usize,
}

impl Own {
    #[inline]
    pub(crate) fn of(state: &State) -> Own {
        let mut own = Own {
            settled: state.settled(state.active),
            dinosaurs: [(state.species[0], Place::Reserve); SPECIES_IN_PLAY * COPIES],
            count: 0,
        };
        for dinosaur in state.dinosaurs_of(state.active) {
            // Each pair is sorted, so equal dinosaurs follow each other.
            if own.dinosaurs().last() != Some(&dinosaur) {
                own.dinosaurs[own.count] = dinosaur;
                own.count += 1;
            }
        }
        own
    }

    /// The dinosaurs and where they are, each choice once.
    #[inline]
    pub(crate) fn dinosaurs(&self) -> &[(Species, Place)] {
        &self.dinosaurs[..self.count]
    }
}
