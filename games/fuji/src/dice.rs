//! The dice: colours, single dice, sets of dice, and conditions on them.

use crate::names::named;
use crate::words::fault;
use kernel::{Fault, facts, reading};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

named! {
    /// The colour of a die's face.
    Colour {
        /// Pink, P.
        Pink = "pink",
        /// Blue, B.
        Blue = "blue",
        /// Yellow, Y.
        Yellow = "yellow",
    }
}

impl Colour {
    /// The letter that stands for it.
    pub const fn letter(self) -> char {
        match self {
            Colour::Pink => 'P',
            Colour::Blue => 'B',
            Colour::Yellow => 'Y',
        }
    }
}

/// Dice in a set.
pub const SET: usize = 6;
/// All dice of the box.
pub const DICE: usize = 24;

/// One of the 24 dice. Written as the letter of its set, `a` to `d`, and its number, `1` to `6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Die(pub(crate) u8);

impl Die {
    /// Die number `number` (from 0) of set number `set`.
    #[inline]
    pub const fn of(set: usize, number: usize) -> Die {
        Die((set * SET + number) as u8)
    }

    /// The number of its set.
    #[inline]
    pub const fn set(self) -> usize {
        self.0 as usize / SET
    }

    /// Its number in the set, from 0: which of the six kinds of dice it is.
    #[inline]
    pub const fn kind(self) -> usize {
        self.0 as usize % SET
    }

    /// The die as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Die {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", (b'a' + self.set() as u8) as char, self.kind() + 1)
    }
}

impl FromStr for Die {
    type Err = ();

    fn from_str(text: &str) -> Result<Die, ()> {
        match text.as_bytes() {
            [set @ b'a'..=b'd', kind @ b'1'..=b'6'] => Ok(Die::of((set - b'a') as usize, (kind - b'1') as usize)),
            _ => Err(()),
        }
    }
}

impl Serialize for Die {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Die {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Die, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|()| reading::refuse_text(&text, "a1 … d6"))
    }
}

/// A set of dice. It has its own bits, because its parts and whole sets are enumerated in the innermost loops.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct DiceSet(pub(crate) u32);

impl DiceSet {
    /// No die.
    pub const NONE: DiceSet = DiceSet(0);

    /// One die alone.
    #[inline]
    pub const fn one(die: Die) -> DiceSet {
        DiceSet(1 << die.0)
    }

    /// All six dice of a set.
    #[inline]
    pub const fn whole(set: usize) -> DiceSet {
        DiceSet(0b11_1111 << (set * SET))
    }

    /// Whether a die belongs to it.
    #[inline]
    pub const fn contains(self, die: Die) -> bool {
        self.0 & (1 << die.0) != 0
    }

    /// Whether all of the other belong to it.
    #[inline]
    pub const fn includes(self, other: DiceSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// The set with one more die.
    #[inline]
    #[must_use]
    pub const fn with(self, die: Die) -> DiceSet {
        DiceSet(self.0 | (1 << die.0))
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: DiceSet) -> DiceSet {
        DiceSet(self.0 | other.0)
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: DiceSet) -> DiceSet {
        DiceSet(self.0 & other.0)
    }

    /// What is not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: DiceSet) -> DiceSet {
        DiceSet(self.0 & !other.0)
    }

    /// How many dice it holds.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it holds none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest die.
    #[inline]
    pub const fn first(self) -> Option<Die> {
        if self.0 == 0 { None } else { Some(Die(self.0.trailing_zeros() as u8)) }
    }

    /// The dice in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Die> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let die = Die(left.trailing_zeros() as u8);
                left &= left - 1;
                die
            })
        })
    }

    /// Every non-empty part of the set, the whole included.
    #[inline]
    pub fn parts(self) -> impl Iterator<Item = DiceSet> {
        let mut part = 0_u32;
        std::iter::from_fn(move || {
            part = part.wrapping_sub(self.0) & self.0;
            (part != 0).then_some(DiceSet(part))
        })
    }
}

impl FromIterator<Die> for DiceSet {
    fn from_iter<I: IntoIterator<Item = Die>>(dice: I) -> DiceSet {
        dice.into_iter().fold(DiceSet::NONE, DiceSet::with)
    }
}

impl fmt::Display for DiceSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, die) in self.iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(out, "{space}{die}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for DiceSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{{{self}}}")
    }
}

impl Serialize for DiceSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for DiceSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<DiceSet, D::Error> {
        Ok(Vec::<Die>::deserialize(from)?.into_iter().collect())
    }
}

/// A dice condition: alternatives. A die is validated if it fits at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The alternatives.
    pub any_of: Vec<Clause>,
}

/// One alternative of a condition: colours and values that must both fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause {
    colours: u8,
    values: u8,
}

impl Clause {
    const EVERY_COLOUR: u8 = 0b111;
    const EVERY_VALUE: u8 = 0b11_1111;

    /// FUJ-CON-2, FUJ-CON-3: an alternative from words: colours, numbers from 1 to 6, `even`, `odd`.
    ///
    /// Colours or values that are not named are not restricted.
    pub fn read(text: &str) -> Result<Clause, Fault> {
        let (mut colours, mut values) = (0_u8, 0_u8);
        for word in text.split_whitespace() {
            match (Colour::from_key(word), word) {
                (Some(colour), _) => colours |= 1 << colour.index(),
                (None, "even") => values |= 0b10_1010,
                (None, "odd") => values |= 0b01_0101,
                (None, "1" | "2" | "3" | "4" | "5" | "6") => values |= 1 << (word.as_bytes()[0] - b'1'),
                (None, _) => return Err(fault("edition-condition-word", facts![word])),
            }
        }
        if colours == 0 && values == 0 {
            return Err(fault("edition-condition-empty", facts![]));
        }
        Ok(Clause {
            colours: if colours == 0 { Clause::EVERY_COLOUR } else { colours },
            values: if values == 0 { Clause::EVERY_VALUE } else { values },
        })
    }

    fn fits(self, colour: Colour, value: u8) -> bool {
        self.colours & (1 << colour.index()) != 0 && self.values & (1 << (value - 1)) != 0
    }

    /// The colours it names; none if it accepts any.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        Colour::ALL
            .iter()
            .copied()
            .filter(move |colour| self.colours != Clause::EVERY_COLOUR && self.colours & (1 << colour.index()) != 0)
    }

    /// The values it names, as bits with 1 as the lowest; `None` if it accepts any.
    pub fn values(self) -> Option<u8> {
        (self.values != Clause::EVERY_VALUE).then_some(self.values)
    }
}

impl Condition {
    /// FUJ-CON-4: whether a face is validated: it fits at least one alternative, colour and value together.
    pub fn validates(&self, colour: Colour, value: u8) -> bool {
        self.any_of.iter().any(|clause| clause.fits(colour, value))
    }

    /// The condition in a short form without language: `Y | 4`, `PB odd`.
    pub fn short(&self) -> String {
        let clauses: Vec<String> = self.any_of.iter().map(|clause| clause.short()).collect();
        clauses.join("|")
    }
}

impl FromStr for Condition {
    type Err = Fault;

    /// Reads the short form.
    fn from_str(short: &str) -> Result<Condition, Fault> {
        Ok(Condition { any_of: short.split('|').map(Clause::read_short).collect::<Result<_, _>>()? })
    }
}

impl Clause {
    fn read_short(text: &str) -> Result<Clause, Fault> {
        let word = |letter: char| match Colour::ALL.iter().find(|colour| colour.letter() == letter) {
            Some(colour) => colour.key().to_owned(),
            None => letter.to_string(),
        };
        let words: Vec<String> = text.chars().filter(|&letter| letter != '.').map(word).collect();
        Clause::read(&words.join(" "))
    }

    fn short(self) -> String {
        let colours: String = self.colours().map(Colour::letter).collect();
        let values = match self.values() {
            None => String::new(),
            Some(0b10_1010) => "2.4.6".to_owned(),
            Some(0b01_0101) => "1.3.5".to_owned(),
            Some(bits) => {
                let named: Vec<String> =
                    (0..6).filter(|bit| bits & (1 << bit) != 0).map(|bit| (bit + 1).to_string()).collect();
                named.join(".")
            }
        };
        colours + &values
    }
}
