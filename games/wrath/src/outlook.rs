//! What an evaluation needs to know about a state, without the cost of a whole view. Nothing here is hidden from
//! anybody.

use crate::cell::CellSet;
use crate::hand::Hand;
use crate::pieces::{Face, Species};
use crate::rules::{eruption, hatch, quake, regions};
use crate::state::{MOST_SEATS, State};
use kernel::{Seat, Silent};

impl State {
    /// The dice not yet used.
    #[inline]
    pub fn dice(&self) -> Hand {
        self.dice
    }

    /// The sides of a die.
    #[inline]
    pub fn sides(&self) -> &'static [Face; 6] {
        &self.edition.sides
    }

    /// How often the active player may still roll.
    #[inline]
    pub fn rolls_left(&self) -> u8 {
        self.edition.rolls.saturating_sub(self.rolls)
    }

    /// The points each seat would gain if the Volcano erupted now.
    pub fn if_erupted(&self) -> [u16; MOST_SEATS] {
        let mut erupted = self.clone();
        eruption::score_all(&mut erupted, &mut Silent);
        std::array::from_fn(|seat| erupted.tribes[seat].score - self.tribes[seat].score)
    }

    /// The regions that an eruption would score, each with the strength of every seat in it.
    pub fn contested(&self) -> impl Iterator<Item = (CellSet, [u16; MOST_SEATS])> {
        regions::all(&self.land).map(|region| (region, regions::strengths(self, region)))
    }

    /// Whether a seat holds as many spaces of the Volcano as anybody.
    #[inline]
    pub fn is_supreme_worshipper(&self, seat: Seat) -> bool {
        quake::is_supreme_worshipper(self, seat)
    }

    /// How many dinosaurs a seat may still hatch.
    #[inline]
    pub fn bases_left(&self, seat: Seat) -> u8 {
        hatch::bases_left(self, seat)
    }

    /// The species in play.
    #[inline]
    pub fn species(&self) -> &[Species] {
        &self.species
    }

    /// People that the egg of a species takes.
    #[inline]
    pub fn egg_of(&self, species: Species) -> u8 {
        self.edition.egg[species as usize]
    }
}
