//! Skills, equipment, injuries and characters, and small sets of equipment.

use crate::names::named;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

named! {
    /// A skill card.
    Skill {
        /// Gives equipment away.
        Manager = "manager",
        /// Walks four steps.
        Scout = "scout",
        /// Sets a die aside in phase 3.
        Comrade = "comrade",
        /// One re-roll more.
        Survivalist = "survivalist",
        /// Saves re-rolls as energy bars.
        Gatherer = "gatherer",
        /// Uses each card twice.
        Tinkerer = "tinkerer",
    }
}

impl Skill {
    /// FUJ-2B-1: whether the third pawn can have it: the skills with six dice.
    pub const fn for_third_pawn(self) -> bool {
        matches!(self, Skill::Manager | Skill::Comrade | Skill::Gatherer)
    }
}

named! {
    /// An equipment card.
    Equipment {
        /// No health loss this turn.
        FirstAid = "first_aid",
        /// Turns a die to another face.
        Shovel = "shovel",
        /// Moves the pawn one step.
        Rope = "rope",
        /// Three more in the own comparison.
        Flare = "flare",
        /// A re-roll in phase 2.
        Flashlight = "flashlight",
        /// Copies another card.
        Knife = "knife",
        /// Two own re-rolls, or one for another.
        Water = "water",
        /// Swaps two landscape cards.
        Binoculars = "binoculars",
        /// Borrows a die.
        Lighter = "lighter",
        /// Everybody re-rolls one die.
        Carabiner = "carabiner",
        /// Lends a die.
        Map = "map",
        /// Ones become sixes.
        DuctTape = "duct_tape",
        /// Sixes become ones.
        Compass = "compass",
        /// Sets dice aside.
        Machete = "machete",
        /// Removes the own screen.
        Radio = "radio",
    }
}

/// How many equipment cards there are.
pub const EQUIPMENT: usize = 15;

named! {
    /// An injury: one slot of a skill card.
    Injury {
        /// One die less.
        Leg = "leg",
        /// No more equipment.
        Arm = "arm",
        /// No more skill.
        Amnesia = "amnesia",
        /// No more re-rolls in phase 3.
        Eye = "eye",
    }
}

named! {
    /// A character card: it only fixes the colour of the pieces.
    Character {
        /// Blue pieces.
        Blue = "blue",
        /// Purple pieces.
        Purple = "purple",
        /// Green pieces.
        Green = "green",
        /// Black pieces.
        Black = "black",
    }
}

/// A set of equipment cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct EquipmentSet(pub(crate) u16);

impl EquipmentSet {
    /// No card.
    pub const NONE: EquipmentSet = EquipmentSet(0);

    /// Whether a card belongs to it.
    #[inline]
    pub const fn contains(self, card: Equipment) -> bool {
        self.0 & (1 << card as u16) != 0
    }

    /// The set with one more card.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Equipment) -> EquipmentSet {
        EquipmentSet(self.0 | (1 << card as u16))
    }

    /// The set without a card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Equipment) -> EquipmentSet {
        EquipmentSet(self.0 & !(1 << card as u16))
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: EquipmentSet) -> EquipmentSet {
        EquipmentSet(self.0 | other.0)
    }

    /// How many cards it holds.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it holds none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, in the order of the book.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Equipment> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let card = Equipment::ALL[left.trailing_zeros() as usize];
                left &= left - 1;
                card
            })
        })
    }
}

impl FromIterator<Equipment> for EquipmentSet {
    fn from_iter<I: IntoIterator<Item = Equipment>>(cards: I) -> EquipmentSet {
        cards.into_iter().fold(EquipmentSet::NONE, EquipmentSet::with)
    }
}

impl fmt::Debug for EquipmentSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for EquipmentSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for EquipmentSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<EquipmentSet, D::Error> {
        Ok(Vec::<Equipment>::deserialize(from)?.into_iter().collect())
    }
}

/// The injuries of one character: a set of slots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Injuries(pub(crate) u8);

impl Injuries {
    /// Whether the slot is taken.
    #[inline]
    pub const fn has(self, injury: Injury) -> bool {
        self.0 & (1 << injury as u8) != 0
    }

    /// The slots with one more taken.
    #[inline]
    #[must_use]
    pub const fn with(self, injury: Injury) -> Injuries {
        Injuries(self.0 | (1 << injury as u8))
    }

    /// How many slots are taken.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no slot is taken.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The taken slots.
    pub fn iter(self) -> impl Iterator<Item = Injury> {
        Injury::ALL.iter().copied().filter(move |&injury| self.has(injury))
    }
}

impl FromIterator<Injury> for Injuries {
    fn from_iter<I: IntoIterator<Item = Injury>>(slots: I) -> Injuries {
        slots.into_iter().fold(Injuries::default(), Injuries::with)
    }
}

impl fmt::Debug for Injuries {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Injuries {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Injuries {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Injuries, D::Error> {
        Ok(Vec::<Injury>::deserialize(from)?.into_iter().collect())
    }
}
