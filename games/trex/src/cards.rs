//! The species and their action cards.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A species: who a player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Species {
    /// Stegosaurus.
    #[serde(rename = "STE")]
    Stegosaurus,
    /// Triceratops.
    #[serde(rename = "TRI")]
    Triceratops,
    /// Pteranodon.
    #[serde(rename = "PTE")]
    Pteranodon,
    /// Diplodocus.
    #[serde(rename = "DIP")]
    Diplodocus,
}

impl Species {
    /// All four.
    pub const ALL: [Species; 4] =
        [Species::Stegosaurus, Species::Triceratops, Species::Pteranodon, Species::Diplodocus];

    /// The species as it is written: `STE`.
    pub const fn code(self) -> &'static str {
        match self {
            Species::Stegosaurus => "STE",
            Species::Triceratops => "TRI",
            Species::Pteranodon => "PTE",
            Species::Diplodocus => "DIP",
        }
    }
}

impl fmt::Display for Species {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.code())
    }
}

impl FromStr for Species {
    type Err = ();

    fn from_str(text: &str) -> Result<Species, ()> {
        Species::ALL.into_iter().find(|species| species.code() == text).ok_or(())
    }
}

/// A kind of action card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Card {
    /// One step.
    Move,
    /// Stay.
    Rest,
    /// One step of one's own, then one per opponent.
    Panic,
}

impl Card {
    /// All three kinds.
    pub const ALL: [Card; 3] = [Card::Move, Card::Rest, Card::Panic];

    /// The card as it is written: `move`.
    pub const fn name(self) -> &'static str {
        match self {
            Card::Move => "move",
            Card::Rest => "rest",
            Card::Panic => "panic",
        }
    }
}

/// How many cards of each kind: a deck, a hand or a discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// Move cards.
    #[serde(rename = "move")]
    pub moves: u8,
    /// Rest cards.
    #[serde(rename = "rest")]
    pub rests: u8,
    /// Panic cards.
    #[serde(rename = "panic")]
    pub panics: u8,
}

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards { moves: 0, rests: 0, panics: 0 };

    /// How many of one kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        match card {
            Card::Move => self.moves,
            Card::Rest => self.rests,
            Card::Panic => self.panics,
        }
    }

    /// How many in all.
    #[inline]
    pub const fn total(self) -> u8 {
        self.moves.saturating_add(self.rests).saturating_add(self.panics)
    }

    #[inline]
    fn slot(&mut self, card: Card) -> &mut u8 {
        match card {
            Card::Move => &mut self.moves,
            Card::Rest => &mut self.rests,
            Card::Panic => &mut self.panics,
        }
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: Card) {
        *self.slot(card) += 1;
    }

    /// Removes a card, which must be there.
    #[inline]
    pub fn take(&mut self, card: Card) {
        debug_assert!(self.count(card) > 0, "only a card that is there can be taken");
        *self.slot(card) -= 1;
    }

    /// The sum of these cards and those, saturating.
    #[must_use]
    pub const fn plus(self, other: Cards) -> Cards {
        Cards {
            moves: self.moves.saturating_add(other.moves),
            rests: self.rests.saturating_add(other.rests),
            panics: self.panics.saturating_add(other.panics),
        }
    }

    /// These cards without those, which must be among them.
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards { moves: self.moves - other.moves, rests: self.rests - other.rests, panics: self.panics - other.panics }
    }

    /// The kind of the `place`-th card, with the Moves first, then the Rests, then the Panics.
    pub fn at(self, place: u32) -> Card {
        if place < u32::from(self.moves) {
            Card::Move
        } else if place < u32::from(self.moves) + u32::from(self.rests) {
            Card::Rest
        } else {
            Card::Panic
        }
    }
}

impl From<Option<Card>> for Cards {
    fn from(card: Option<Card>) -> Cards {
        let mut cards = Cards::NONE;
        if let Some(card) = card {
            cards.add(card);
        }
        cards
    }
}
