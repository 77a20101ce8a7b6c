//! Seats at a table, and small sets of them.

use crate::{Fault, facts, reading};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats that any of our games has, rounded up so that arrays of seats have a handy size.
pub const MAX_SEATS: usize = 8;

/// One seat of a game, numbered from 0 in the game's own order. It is written as its number, but not `transparent`:
/// `openly` recognises a seat in an event by its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table with `count` of them, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone + ExactSizeIterator {
        (0..count).map(Seat)
    }

    /// The next seat clockwise at a table with `count` seats.
    #[inline]
    #[must_use]
    pub const fn next(self, count: u8) -> Seat {
        Seat(if self.0 + 1 >= count { 0 } else { self.0 + 1 })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// One seat alone.
    #[inline]
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Every seat of a table with `count` of them.
    #[inline]
    pub const fn all(count: u8) -> Seats {
        Seats(if count >= 8 { u8::MAX } else { (1 << count) - 1 })
    }

    /// The set whose bit `n` says whether seat `n` belongs to it.
    #[inline]
    pub const fn from_bits(bits: u8) -> Seats {
        Seats(bits)
    }

    /// The set as bits, seat 0 lowest.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether `seat` is in the set. A seat no table has, as a forged file may name it, is in no set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.index() < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` added.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | (1 << seat.0))
    }

    /// The set with `seat` taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set holds nobody.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.first()?;
            left = left.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Seats, D::Error> {
        let seats = Vec::<Seat>::deserialize(from)?;
        if let Some(seat) = seats.iter().find(|seat| seat.index() >= MAX_SEATS) {
            return Err(reading::refuse(Fault::house("reading-seat", facts![number = seat.0])));
        }
        Ok(seats.into_iter().collect())
    }
}
