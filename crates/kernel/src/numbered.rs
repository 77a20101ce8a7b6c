//! Views and actions as numbers, for programs that learn.
//!
//! A small capability: a game implements [`Numbered`] or not. Everything is written from a view, so numbers tell no more than
//! the view does.

use crate::{Game, Seat};
use std::fmt::{Arguments, Display};

/// A game whose views and actions can be written as numbers.
///
/// What is written has the same length and the same names at every moment of a match, for every seat. Players stand in the
/// order of play from the reader on: player 0 is the reader.
pub trait Numbered: Game {
    /// How actions are numbered.
    const NUMBERING: Numbering<Self::Action>;
    /// Writes what the view shows to its reader.
    fn observe(view: &Self::View, reader: Seat, out: &mut impl Numbers);
    /// Writes what an action is. The view says how large things are, and nothing else.
    fn describe(view: &Self::View, reader: Seat, action: &Self::Action, out: &mut impl Numbers);
}

/// How the actions of a game are numbered.
#[derive(Clone, Copy, Debug)]
pub enum Numbering<A> {
    /// Every action has a number of its own, the same at every moment.
    Fixed {
        /// How many numbers there are.
        count: u32,
        /// The number of an action.
        number: fn(&A) -> u32,
    },
    /// There are too many actions: the number of an action is its place among those that are legal now.
    Listed {
        /// Room for the longest list.
        most: u32,
    },
}

impl<A> Numbering<A> {
    /// How many numbers there are.
    pub const fn count(&self) -> u32 {
        match self {
            Numbering::Fixed { count, .. } => *count,
            Numbering::Listed { most } => *most,
        }
    }
}

/// Where numbers are written, each with its name.
pub trait Numbers {
    /// Writes the next number.
    fn put(&mut self, name: Arguments<'_>, value: f32);

    /// Writes 1 for yes and 0 for no.
    #[inline]
    fn flag(&mut self, name: Arguments<'_>, value: bool) {
        self.put(name, f32::from(u8::from(value)));
    }

    /// Writes a count as a part of what is much: about 1 where it is as great as it usually gets.
    #[inline]
    fn part(&mut self, name: Arguments<'_>, value: impl Into<f64>, much: impl Into<f64>) {
        self.put(name, (value.into() / much.into().max(1.0)) as f32);
    }

    /// Writes a 1 for the one of these that it is, 0 for all others; nothing but zeros if it is none.
    #[inline]
    fn one_of<T: PartialEq + Display>(&mut self, name: Arguments<'_>, all: impl IntoIterator<Item = T>, it: Option<T>) {
        for one in all {
            let is = it.as_ref() == Some(&one);
            self.flag(format_args!("{name} {one}"), is);
        }
    }
}

/// Only the names.
impl Numbers for Vec<String> {
    fn put(&mut self, name: Arguments<'_>, _: f32) {
        self.push(name.to_string());
    }
}

/// Only the numbers.
impl Numbers for Vec<f32> {
    #[inline]
    fn put(&mut self, _: Arguments<'_>, value: f32) {
        self.push(value);
    }
}

/// Numbers that fill a place of their length.
#[derive(Debug)]
pub struct Filling<'a>(std::slice::IterMut<'a, f32>);

impl<'a> Filling<'a> {
    /// Fills this place from its beginning.
    pub fn new(place: &'a mut [f32]) -> Filling<'a> {
        Filling(place.iter_mut())
    }
}

impl Numbers for Filling<'_> {
    #[inline]
    fn put(&mut self, _: Arguments<'_>, value: f32) {
        *self.0.next().expect("the length is the same at every moment of a match") = value;
    }
}

/// The seats of a table as their reader counts them: himself first, the others in the order of play.
pub fn seats_from(reader: Seat, seats: u8) -> impl Iterator<Item = Seat> + Clone {
    (0..seats).map(move |step| Seat((reader.0 + step) % seats))
}

/// Where something is added that has no field of its own: feature hashing, by FNV-1a, the same on every machine.
///
/// What meets at one place cannot be told apart; each has a sign of its own, so that it cancels out on average.
#[derive(Clone, Copy, Debug)]
pub struct FeatureHash(u64);

impl FeatureHash {
    /// Before any part.
    pub const NEW: FeatureHash = FeatureHash(0xcbf2_9ce4_8422_2325);

    /// With one more part.
    #[must_use]
    pub fn with(self, part: &[u8]) -> FeatureHash {
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        // A byte that ends the part: "ab", "c" is not "a", "bc".
        FeatureHash(step(part.iter().fold(self.0, |hash, &byte| step(hash, byte)), 0xff))
    }

    /// Adds a value at its place.
    pub fn add(self, value: f32, places: &mut [f32]) {
        let mixed = (self.0 ^ (self.0 >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = (mixed >> 33) as usize % places.len();
        places[place] += if mixed & 1 == 0 { value } else { -value };
    }

    /// Adds a text word by word, once with its place in the text and once without.
    pub fn add_words(self, text: &str, places: &mut [f32]) {
        for (place, word) in text.split(' ').enumerate() {
            self.with(&place.to_le_bytes()).with(word.as_bytes()).add(1.0, places);
            self.with(word.as_bytes()).add(1.0, places);
        }
    }
}

/// Writes what was added by hashing.
pub fn put_hashed(name: Arguments<'_>, places: &[f32], out: &mut impl Numbers) {
    places.iter().enumerate().for_each(|(place, &sum)| out.put(format_args!("{name} hash {place}"), sum));
}
