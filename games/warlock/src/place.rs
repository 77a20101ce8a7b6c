//! Names of the spaces of the board, and of the cards: readable, and the same in every edition.

use kernel::{Fact, Member, Set};
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The name of a space: `t12_42` for a tunnel, `g5_10` for a gate, two characters for everything else.
///
/// Places sort in the book's order of spaces: tunnels and gates from north-west to south-east, then the named ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u16);

const NAMED: u16 = 0x1000;
const LETTERS: &[u8; 36] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

impl Place {
    /// A tunnel space.
    pub const fn tunnel(x: u8, y: u8) -> Place {
        Place((y as u16 * 32 + x as u16) * 2)
    }

    /// A gate of the labyrinth.
    pub const fn gate(x: u8, y: u8) -> Place {
        Place((y as u16 * 32 + x as u16) * 2 + 1)
    }

    /// A space with a code of two characters, digits or capitals.
    pub fn named(code: &str) -> Option<Place> {
        let mut letters = code.bytes().map(|letter| LETTERS.iter().position(|&known| known == letter));
        match (letters.next(), letters.next(), letters.next()) {
            (Some(Some(first)), Some(Some(second)), None) => Some(Place(NAMED | (first * 36 + second) as u16)),
            _ => None,
        }
    }

    /// The place as an index into a table of [`Place::COUNT`] entries.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// One more than the greatest index.
    pub const COUNT: usize = NAMED as usize + 36 * 36;
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 >= NAMED {
            let code = (self.0 - NAMED) as usize;
            write!(out, "{}{}", LETTERS[code / 36] as char, LETTERS[code % 36] as char)
        } else {
            let letter = if self.0 % 2 == 1 { 'g' } else { 't' };
            write!(out, "{letter}{}_{}", self.0 / 2 % 32, self.0 / 64)
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Place, ()> {
        let Some(kind @ ('t' | 'g')) = text.chars().next() else { return Place::named(text).ok_or(()) };
        let (x, y) = text[1..].split_once('_').ok_or(())?;
        let (column, row): (u8, u8) = (x.parse().map_err(|_| ())?, y.parse().map_err(|_| ())?);
        // Written back it must read the same: no signs, no leading zeros.
        if column >= 32 || row >= 64 || column.to_string() != x || row.to_string() != y {
            return Err(());
        }
        Ok(if kind == 'g' { Place::gate(column, row) } else { Place::tunnel(column, row) })
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// How many treasure cards there are.
pub const TREASURES: usize = 32;
/// How many random encounter cards there are.
pub const ENCOUNTERS: usize = 27;

/// A treasure card, `T01` to `T32`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u8);

impl Card {
    /// Every treasure card.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> {
        (0..TREASURES as u8).map(Card)
    }

    /// The card as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card alone, as a set.
    #[inline]
    pub fn alone(self) -> CardSet {
        CardSet::one(self)
    }
}

/// A random encounter card, `E01` to `E27`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Encounter(pub u8);

impl Encounter {
    /// The card as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

macro_rules! card_names {
    ($kind:ident, $letter:literal, $count:expr) => {
        impl fmt::Display for $kind {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(out, "{}{:02}", $letter, self.0 + 1)
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
                let digits = text.strip_prefix($letter).filter(|digits| digits.len() == 2).ok_or(())?;
                let number: u8 = digits.parse().map_err(|_| ())?;
                if (1..=$count as u8).contains(&number) { Ok($kind(number - 1)) } else { Err(()) }
            }
        }

        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }
    };
}
card_names!(Card, 'T', TREASURES);
card_names!(Encounter, 'E', ENCOUNTERS);

/// Treasure cards as a set.
pub type CardSet = Set<Card>;

impl Member for Card {
    type Bits = u32;

    #[inline]
    fn number(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn numbered(number: u32) -> Card {
        Card(number as u8)
    }
}

/// A number of the chest and of the Key Challenge cards, 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Number(pub u8);

impl Number {
    /// All nine numbers.
    pub fn all() -> impl Iterator<Item = Number> {
        ALL_NUMBERS.iter()
    }

    /// The number as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The number alone, as a set.
    #[inline]
    pub fn alone(self) -> NumberSet {
        NumberSet::one(self)
    }
}

impl FromStr for Number {
    type Err = ();

    fn from_str(text: &str) -> Result<Number, ()> {
        match text.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(Number(digit - b'0')),
            _ => Err(()),
        }
    }
}

/// Numbers as a set.
pub type NumberSet = Set<Number>;

impl Member for Number {
    type Bits = u16;

    #[inline]
    fn number(self) -> u32 {
        u32::from(self.0 - 1)
    }

    #[inline]
    fn numbered(number: u32) -> Number {
        Number(number as u8 + 1)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0)
    }
}

impl From<Number> for Fact {
    fn from(number: Number) -> Fact {
        Fact::from(number.0)
    }
}

/// The members of a set of bits, lowest first.
pub(crate) fn members(set: u32) -> impl Iterator<Item = u8> + Clone {
    let mut left = set;
    std::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let lowest = left.trailing_zeros() as u8;
        left &= left - 1;
        Some(lowest)
    })
}

/// All treasure cards.
pub const ALL_CARDS: CardSet = CardSet::from_bits(u32::MAX);
/// All nine numbers.
pub const ALL_NUMBERS: NumberSet = NumberSet::from_bits(0x1FF);
