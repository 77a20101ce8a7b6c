//! Who has a pawn: the players, and in one variant for two the third pawn.

use kernel::{Fact, Seat, reading};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Anybody who has a pawn. Written `a` to `d` for the players, `t` for the third pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Member(u8);

impl Member {
    /// The third pawn of two players.
    pub const THIRD: Member = Member(4);

    /// The member that a seat plays alone.
    #[inline]
    pub const fn of(seat: Seat) -> Member {
        Member(seat.0)
    }

    /// The player's seat, unless it is the third pawn.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        (self != Member::THIRD).then_some(Seat(self.0))
    }

    /// The member as an array index: the third pawn has the index of a third player.
    #[inline]
    pub const fn index(self) -> usize {
        if self.0 == 4 { 2 } else { self.0 as usize }
    }

    /// The member as a bit.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self.index()
    }

    /// The letter it is written with.
    pub const fn letter(self) -> char {
        if self.0 == 4 { 't' } else { (b'a' + self.0) as char }
    }

    /// The member in a sentence.
    pub fn fact(self) -> Fact {
        self.seat().map_or_else(|| Fact::label("label-third-pawn"), Fact::Seat)
    }
}

impl fmt::Display for Member {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.letter())
    }
}

impl FromStr for Member {
    type Err = ();

    fn from_str(text: &str) -> Result<Member, ()> {
        match text.as_bytes() {
            [letter @ b'a'..=b'd'] => Ok(Member(letter - b'a')),
            b"t" => Ok(Member::THIRD),
            _ => Err(()),
        }
    }
}

impl Serialize for Member {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Member {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Member, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|()| reading::refuse_text(&text, "a, b, c, d, t"))
    }
}
