//! Skills, equipment, injuries and characters, and small sets of equipment.

use crate::names::named;
use kernel::{Member, Set};

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
        /// Three more in the user's own comparison.
        Flare = "flare",
        /// A re-roll in phase 2.
        Flashlight = "flashlight",
        /// Copies another card.
        Knife = "knife",
        /// Two re-rolls for the user, or one for another player.
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
        /// Removes the user's own screen.
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
pub type EquipmentSet = Set<Equipment>;

impl Member for Equipment {
    type Bits = u16;

    #[inline]
    fn number(self) -> u32 {
        self as u32
    }

    #[inline]
    fn numbered(number: u32) -> Equipment {
        Equipment::ALL[number as usize]
    }
}

/// The injuries of one character: a set of slots.
pub type Injuries = Set<Injury>;

impl Member for Injury {
    type Bits = u8;

    #[inline]
    fn number(self) -> u32 {
        self as u32
    }

    #[inline]
    fn numbered(number: u32) -> Injury {
        Injury::ALL[number as usize]
    }
}
