//! The two sides of the third pawn's dice.

use kernel::{Seat, reading};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// FUJ-2B-2: the half of the third pawn's dice behind one of the two screens. Written as the number of the seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// Behind the screen of seat 0.
    #[default]
    First,
    /// Behind the screen of seat 1.
    Second,
}

impl Side {
    /// Both, the first one first.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The side on which a seat sits; only two play with a third pawn.
    #[inline]
    pub const fn of(seat: Seat) -> Side {
        if seat.0 == 0 { Side::First } else { Side::Second }
    }

    /// Who sits there.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Side {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.index())
    }
}

impl FromStr for Side {
    type Err = ();

    fn from_str(text: &str) -> Result<Side, ()> {
        match text {
            "0" => Ok(Side::First),
            "1" => Ok(Side::Second),
            _ => Err(()),
        }
    }
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.seat().0)
    }
}

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Side, D::Error> {
        let text = u8::deserialize(from)?.to_string();
        text.parse().map_err(|()| reading::refuse_text(&text, "0, 1"))
    }
}
