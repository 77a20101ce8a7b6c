//! The use of one of the eight powers, by a connected half or by a mountain token.

use crate::scene::Scene;
use crate::square::Square;
use crate::tile::Tile;
use kernel::Seat;
use std::fmt;

/// One use of one power, with everything the player chooses for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Power {
    /// Lay one extra tile.
    Feast,
    /// One more food; as a token, Gathering may lie on Plains.
    Gathering,
    /// Take this mountain token.
    Ritual(Scene),
    /// Put a brawl token on a tile.
    Brawl {
        /// The tile to mark.
        on: Tile,
        /// The tile it comes from, if all are placed.
        from: Option<Tile>,
    },
    /// Swap two tiles.
    Water {
        /// The tile from the player's own reserve.
        give: Tile,
        /// The tile from elsewhere.
        take: Tile,
    },
    /// Gain shelter.
    Camp,
    /// Take a steak.
    Hunt {
        /// Turn all steaks into food.
        convert: bool,
    },
    /// Place a bear on somebody's valley.
    Bear {
        /// Whose valley.
        seat: Seat,
        /// Where.
        square: Square,
    },
    /// Chase a bear from the player's own valley.
    Chase(Square),
}

/// What allows a power.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A connected half of the main tile.
    Half,
    /// A mountain token.
    Token,
}

impl Power {
    /// The scene whose power this is.
    #[inline]
    pub const fn scene(self) -> Scene {
        match self {
            Power::Feast => Scene::Feast,
            Power::Gathering => Scene::Gathering,
            Power::Ritual(_) => Scene::Ritual,
            Power::Brawl { .. } => Scene::Brawl,
            Power::Water { .. } => Scene::Water,
            Power::Camp => Scene::Camp,
            Power::Hunt { .. } => Scene::Hunt,
            Power::Bear { .. } | Power::Chase(_) => Scene::Fire,
        }
    }

    /// Reads the words of a power; `None` if they are not one.
    pub(crate) fn read(words: &[&str]) -> Option<Power> {
        let power = match words {
            ["feast"] => Power::Feast,
            ["gathering"] => Power::Gathering,
            ["ritual", scene] => Power::Ritual(scene.parse().ok()?),
            ["brawl", on] => Power::Brawl { on: on.parse().ok()?, from: None },
            ["brawl", on, "from", from] => Power::Brawl { on: on.parse().ok()?, from: Some(from.parse().ok()?) },
            ["water", give, "for", take] => Power::Water { give: give.parse().ok()?, take: take.parse().ok()? },
            ["camp"] => Power::Camp,
            ["hunt", "keep"] => Power::Hunt { convert: false },
            ["hunt", "convert"] => Power::Hunt { convert: true },
            ["bear", seat, square] => Power::Bear { seat: read_seat(seat)?, square: square.parse().ok()? },
            ["chase", square] => Power::Chase(square.parse().ok()?),
            _ => return None,
        };
        Some(power)
    }
}

/// A seat as notation writes it: one digit.
pub(crate) fn read_seat(word: &str) -> Option<Seat> {
    match word.as_bytes() {
        [digit @ b'0'..=b'3'] => Some(Seat(digit - b'0')),
        _ => None,
    }
}

impl fmt::Display for Power {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Power::Feast => out.write_str("feast"),
            Power::Gathering => out.write_str("gathering"),
            Power::Ritual(scene) => write!(out, "ritual {scene}"),
            Power::Brawl { on, from: None } => write!(out, "brawl {on}"),
            Power::Brawl { on, from: Some(from) } => write!(out, "brawl {on} from {from}"),
            Power::Water { give, take } => write!(out, "water {give} for {take}"),
            Power::Camp => out.write_str("camp"),
            Power::Hunt { convert: false } => out.write_str("hunt keep"),
            Power::Hunt { convert: true } => out.write_str("hunt convert"),
            Power::Bear { seat, square } => write!(out, "bear {seat} {square}"),
            Power::Chase(square) => write!(out, "chase {square}"),
        }
    }
}
