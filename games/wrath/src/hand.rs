//! Dice as counts per face: the rules never ask which die is which.

use crate::pieces::Face;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Some dice, counted by the face they show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hand([u8; Face::ALL.len()]);

impl Hand {
    /// No dice.
    pub const NONE: Hand = Hand([0; Face::ALL.len()]);

    /// How many dice show a face.
    #[inline]
    pub const fn count(self, face: Face) -> u8 {
        self.0[face as usize]
    }

    /// How many dice there are.
    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Adds one die.
    #[inline]
    pub fn add(&mut self, face: Face) {
        self.0[face as usize] += 1;
    }

    /// Removes dice of one face. There must be that many.
    #[inline]
    pub fn spend(&mut self, face: Face, dice: u8) {
        debug_assert!(self.count(face) >= dice, "only dice in hand are spent");
        self.0[face as usize] -= dice;
    }

    /// Removes some of the dice. They must all be there.
    #[inline]
    pub fn take(&mut self, dice: Hand) {
        debug_assert!(self.contains(dice), "only dice in hand are taken");
        self.0.iter_mut().zip(dice.0).for_each(|(mine, taken)| *mine -= taken);
    }

    /// Whether these dice are part of the hand.
    pub fn contains(self, dice: Hand) -> bool {
        self.0.iter().zip(dice.0).all(|(&mine, asked)| mine >= asked)
    }

    /// The faces, each as often as it shows, in the order of the faces.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().flat_map(move |face| std::iter::repeat_n(face, usize::from(self.count(face))))
    }

    /// Calls `each` with every non-empty part of the hand, each once, in a fixed order: counting up like an odometer.
    #[inline]
    pub fn for_each_part(self, mut each: impl FnMut(Hand)) {
        let mut part = Hand::NONE;
        loop {
            let mut face = Face::ALL.len() - 1;
            while part.0[face] == self.0[face] {
                if face == 0 {
                    return;
                }
                part.0[face] = 0;
                face -= 1;
            }
            part.0[face] += 1;
            each(part);
        }
    }
}

impl FromIterator<Face> for Hand {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Hand {
        let mut hand = Hand::NONE;
        faces.into_iter().for_each(|face| hand.0[face as usize] = hand.count(face).saturating_add(1));
        hand
    }
}

/// The faces by name, with spaces between: `cave cave egg`.
impl fmt::Display for Hand {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.faces().enumerate().try_for_each(|(number, face)| {
            let space = if number == 0 { "" } else { " " };
            write!(out, "{space}{face}")
        })
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.faces())
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Hand, D::Error> {
        Ok(Vec::<Face>::deserialize(from)?.into_iter().collect())
    }
}
