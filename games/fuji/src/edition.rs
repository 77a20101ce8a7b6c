//! The edition: dice, cards, tables and maps, as read from the edition file.

mod ground;
mod read;

pub use ground::Ground;
pub use read::read;

use crate::cards::{EQUIPMENT, Equipment, Skill};
use crate::dice::{Colour, Condition, Die, SET};
use kernel::EditionTag;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// How many landscape cards there are.
pub const LANDSCAPES: usize = 24;
/// How many village cards there are.
pub const VILLAGES: usize = 6;
/// How many terrain cards have a dice condition.
pub const TERRAINS: usize = LANDSCAPES + VILLAGES;

/// A landscape or village card: landscapes first, then villages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TerrainId(pub(crate) u8);

impl TerrainId {
    /// The card as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// All content of one edition.
#[derive(Debug)]
pub struct Edition {
    /// Its name and fingerprint.
    pub tag: EditionTag,
    /// The colour of each face of the six kinds of dice.
    pub dice: [[Colour; 6]; SET],
    /// The two halves of a shared set, as bits of dice numbers.
    pub halves: [u8; 2],
    /// Landscape and village cards.
    pub terrains: Vec<Terrain>,
    /// Level cards 1 to 4.
    pub levels: [Level; 4],
    /// The last space of the health board.
    pub last_space: u8,
    /// The injury spaces, in order.
    pub injury_spaces: [u8; 4],
    /// Re-rolls at distance 0 to 3.
    pub rerolls: [u8; 4],
    /// Skill cards, in the order of [`Skill::ALL`].
    pub skills: [SkillCard; 6],
    /// Equipment cards, in the order of [`Equipment::ALL`].
    pub equipment: [EquipmentCard; EQUIPMENT],
    /// Victory points.
    pub score: Score,
    /// Limits on repeated actions.
    pub limits: Limits,
    /// The scenarios.
    pub grounds: Vec<Ground>,
    /// What each face of each kind of die counts under each card's condition: its value, or 0.
    counts: Vec<[[u8; 7]; SET]>,
}

/// A landscape or village card.
#[derive(Clone, Debug)]
pub struct Terrain {
    /// Its name in the file, as in `L10`.
    pub id: String,
    /// Which dice it validates.
    pub condition: Condition,
    /// Whether it shows the bonus re-roll symbol.
    pub bonus: bool,
}

/// A level card.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// Health lost when the comparison fails.
    pub fail: u8,
    /// Health lost at margin 1-2, 3-4, 5-6, 7-8, 9-10, 11 and more.
    pub margins: [u8; 6],
}

impl Level {
    /// FUJ-P5B-1, FUJ-RUL-27: the loss at a margin, one row for every two points; 14 over 6 is a margin of 8.
    pub fn loss(&self, margin: u8) -> u8 {
        debug_assert!(margin > 0, "an authorised member has a margin");
        self.margins[usize::from((margin - 1) / 2).min(5)]
    }
}

/// A skill card.
#[derive(Clone, Debug)]
pub struct SkillCard {
    /// Dice of its owner.
    pub dice: u8,
    /// Equipment cards dealt at setup.
    pub dealt: u8,
    /// Equipment cards kept of those.
    pub kept: u8,
}

/// An equipment card.
#[derive(Clone, Debug)]
pub struct EquipmentCard {
    /// The phases printed on it.
    pub phases: Vec<u8>,
    /// The figures printed on it.
    pub scope: String,
}

/// How victory points are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// For each character.
    pub member: i32,
    /// For each injury token.
    pub injury: i32,
    /// For each unused equipment card.
    pub unused_equipment: i32,
    /// The smallest score of each rating.
    pub ratings: [i32; 6],
}

/// How often an action may be repeated in one phase.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Marker changes of one player.
    pub marker_changes: u8,
    /// Hints of one player.
    pub hints: u8,
    /// How often a player may take being ready back.
    pub unready: u8,
    /// Refused proposals on one question.
    pub rejections: u8,
}

impl Edition {
    /// The colour that a die shows with a value.
    pub fn colour(&self, die: Die, value: u8) -> Colour {
        self.dice[die.kind()][usize::from(value) - 1]
    }

    /// FUJ-CON-5, FUJ-CON-6: what a die showing a value counts under a card's condition: its value, or nothing.
    #[inline]
    pub fn count(&self, card: TerrainId, die: Die, value: u8) -> u8 {
        self.counts[card.index()][die.kind()][usize::from(value)]
    }

    /// A landscape or village card.
    pub fn terrain(&self, card: TerrainId) -> &Terrain {
        &self.terrains[card.index()]
    }

    /// The card with a name.
    pub fn terrain_named(&self, id: &str) -> Option<TerrainId> {
        self.terrains.iter().position(|terrain| terrain.id == id).map(|place| TerrainId(place as u8))
    }

    /// A skill card.
    pub fn skill(&self, skill: Skill) -> &SkillCard {
        &self.skills[skill.index()]
    }

    /// FUJ-EQ-1: whether a card is marked for a phase.
    pub fn in_phase(&self, card: Equipment, phase: u8) -> bool {
        self.equipment[card.index()].phases.contains(&phase)
    }

    /// FUJ-VP-2: which rating a score earns, from 0 to 5.
    pub fn rating(&self, score: i32) -> usize {
        self.score.ratings.iter().rposition(|&least| score >= least).unwrap_or(0)
    }
}

/// The edition that came with version 2 of the rules.
pub(crate) fn second() -> &'static Edition {
    static SECOND: LazyLock<Edition> = LazyLock::new(|| {
        read(include_str!("../edition/base-2.toml")).unwrap_or_else(|fault| panic!("edition/base-2.toml, {fault}"))
    });
    &SECOND
}

/// The edition that comes with the game.
pub fn base() -> &'static Edition {
    static BASE: LazyLock<Edition> = LazyLock::new(|| {
        read(include_str!("../edition/base.toml")).unwrap_or_else(|fault| panic!("edition/base.toml, {fault}"))
    });
    &BASE
}
