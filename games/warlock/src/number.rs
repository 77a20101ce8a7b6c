//! Numbers printed on the board: secret passages, labyrinth cards, and the slots of loose cards.
//!
//! Each type keeps what was written, so that a rule can refuse a number that does not exist.

use kernel::{Fact, Member, Set};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// A secret passage of a network, 1 to 6 as on the die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Passage(pub u8);

/// A labyrinth card by its space, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct MazeCard(pub u8);

/// The slot of a loose card, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Slot(pub u8);

impl Passage {
    /// How many passages a network has.
    pub const COUNT: usize = 6;

    /// Every passage of a network.
    pub fn all() -> impl Iterator<Item = Passage> {
        (1..=Passage::COUNT as u8).map(Passage)
    }

    /// Whether there is such a passage.
    pub fn exists(self) -> bool {
        (1..=Passage::COUNT as u8).contains(&self.0)
    }

    /// The passage as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl MazeCard {
    /// How many labyrinth cards there are.
    pub const COUNT: usize = 6;

    /// Every labyrinth card.
    pub fn all() -> impl Iterator<Item = MazeCard> {
        (1..=MazeCard::COUNT as u8).map(MazeCard)
    }

    /// The card as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl Slot {
    /// The slot as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Labyrinth cards as a set.
pub type MazeSet = Set<MazeCard>;
/// Slots as a set.
pub type SlotSet = Set<Slot>;

impl Member for MazeCard {
    type Bits = u8;

    #[inline]
    fn number(self) -> u32 {
        u32::from(self.0 - 1)
    }

    #[inline]
    fn numbered(number: u32) -> MazeCard {
        MazeCard(number as u8 + 1)
    }
}

impl Member for Slot {
    type Bits = u32;

    #[inline]
    fn number(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn numbered(number: u32) -> Slot {
        Slot(number as u8)
    }
}

macro_rules! written_as_number {
    ($($kind:ident)*) => {$(
        impl fmt::Display for $kind {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.0, out)
            }
        }

        impl fmt::Debug for $kind {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, out)
            }
        }

        impl FromStr for $kind {
            type Err = ();

            fn from_str(text: &str) -> Result<$kind, ()> {
                text.parse().map($kind).map_err(|_| ())
            }
        }

        impl From<$kind> for Fact {
            fn from(number: $kind) -> Fact {
                Fact::from(number.0)
            }
        }
    )*};
}
written_as_number!(Passage MazeCard Slot);
