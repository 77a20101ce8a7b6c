//! The pieces, by the names of the rulebook.

use crate::cell::Cell;
use crate::words::fault;
use kernel::{facts, reading};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Defines an enum of plain names with its list, its words, and parsing from the words.
macro_rules! named {
    ($(#[$doc:meta])* $kind:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum $kind { $($(#[$variant_doc])* $variant,)+ }

        impl $kind {
            /// All of them, in order.
            pub const ALL: [$kind; [$($word),+].len()] = [$($kind::$variant),+];

            /// The word for it in files and notation.
            pub const fn word(self) -> &'static str {
                match self { $($kind::$variant => $word,)+ }
            }
        }

        impl fmt::Display for $kind {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str(self.word())
            }
        }

        impl FromStr for $kind {
            type Err = ();
            fn from_str(text: &str) -> Result<$kind, ()> {
                $kind::ALL.into_iter().find(|known| known.word() == text).ok_or(())
            }
        }
    };
}

named! {
    /// A symbol of the dice.
    Face {
        /// Somebody must go to the Volcano.
        Volcano = "volcano",
        /// Somebody comes in by the Cave.
        Cave = "cave",
        /// Somebody comes in by the Hut.
        Hut = "hut",
        /// A step.
        Footprint = "footprint",
        /// Somebody goes to the Egg space.
        Egg = "egg",
    }
}

named! {
    /// A kind of tile.
    Tile {
        /// Scores.
        Grassland = "grassland",
        /// Scores.
        Jungle = "jungle",
        /// Water: crossed, not stopped on.
        Lagoon = "lagoon",
        /// An entry.
        Cave = "cave",
        /// The other entry.
        Hut = "hut",
        /// The Fire Mountain.
        Volcano = "volcano",
    }
}

named! {
    /// A kind of dinosaur.
    Species {
        /// One more die.
        Titanosaur = "titanosaur",
        /// Counts as three.
        Brontosaurus = "brontosaurus",
        /// May stand on the Volcano.
        Stegosaurus = "stegosaurus",
        /// Two more points.
        Ankylosaurus = "ankylosaurus",
        /// Flies.
        Pteranodon = "pteranodon",
        /// Swims.
        Plesiosaurus = "plesiosaurus",
        /// People do not count in its region.
        Triceratops = "triceratops",
        /// Eats people.
        Tyrannosaurus = "tyrannosaurus",
    }
}

named! {
    /// Where a quake pushes.
    Direction {
        /// Towards the top row.
        Up = "up",
        /// Towards the bottom row.
        Down = "down",
        /// Towards the first column.
        Left = "left",
        /// Towards the last column.
        Right = "right",
    }
}

/// What a die moves: one of your people or one of your dinosaurs. Equal figures are interchangeable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Figure {
    /// A Cro-Magnon.
    Person,
    /// A hatched dinosaur.
    Dinosaur(Species),
}

impl Figure {
    /// The word for it in files and notation.
    pub const fn word(self) -> &'static str {
        match self {
            Figure::Person => "person",
            Figure::Dinosaur(species) => species.word(),
        }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.word())
    }
}

impl FromStr for Figure {
    type Err = ();
    fn from_str(text: &str) -> Result<Figure, ()> {
        if text == "person" { Ok(Figure::Person) } else { text.parse().map(Figure::Dinosaur) }
    }
}

/// Where a figure of a player can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// In front of the player.
    Reserve,
    /// On the Egg space of the board.
    Egg,
    /// On a space of the Volcano.
    Volcano,
    /// On a tile of the land other than the Volcano.
    Tile(Cell),
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Reserve => out.write_str("reserve"),
            Place::Egg => out.write_str("egg"),
            Place::Volcano => out.write_str("volcano"),
            Place::Tile(cell) => cell.fmt(out),
        }
    }
}

impl FromStr for Place {
    type Err = ();
    fn from_str(text: &str) -> Result<Place, ()> {
        match text {
            "reserve" => Ok(Place::Reserve),
            "egg" => Ok(Place::Egg),
            "volcano" => Ok(Place::Volcano),
            cell => cell.parse().map(Place::Tile),
        }
    }
}

/// Serialises through the notation, so that files, views and events show the same words as actions.
macro_rules! as_text {
    ($($kind:ty)*) => {$(
        impl Serialize for $kind {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = String::deserialize(from)?;
                text.parse().map_err(|()| reading::refuse(fault("position-unknown", facts![text])))
            }
        }
    )*};
}
as_text!(Figure Place Cell);
