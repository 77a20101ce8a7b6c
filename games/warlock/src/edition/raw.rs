//! The edition file as it is written.

use crate::scores::{Luck, Skill, Stamina};
use serde::Deserialize;
use toml::Spanned;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawEdition {
    /// The files that were shipped say `id`: records cite their digests, so they stay as they are.
    #[serde(alias = "name")]
    pub(crate) id: String,
    pub(crate) map: Spanned<String>,
    pub(crate) checksums: Spanned<Checksums>,
    pub(crate) rooms: Vec<Spanned<RawRoom>>,
    pub(crate) monsters: Vec<Spanned<RawMonster>>,
    pub(crate) others: Vec<Spanned<RawOther>>,
    pub(crate) bosses: Bosses,
    pub(crate) encounters: Spanned<Terms>,
    pub(crate) treasures: Vec<Spanned<RawTreasure>>,
    pub(crate) shield: Shield,
    pub(crate) maze: RawMaze,
    pub(crate) escape: Vec<Spanned<Escape>>,
    pub(crate) river: River,
    pub(crate) creation: Spanned<Creation>,
    pub(crate) deal: Vec<Spanned<RawDeal>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Checksums {
    pub(crate) tunnels: usize,
    pub(crate) passages: usize,
    pub(crate) banks_and_entrance: usize,
    pub(crate) gates: usize,
    pub(crate) maze_spaces: usize,
    pub(crate) rooms: usize,
    pub(crate) nodes: usize,
    pub(crate) permanent_edges: usize,
    pub(crate) gate_card_edges: usize,
    pub(crate) reachable_from_entrance: usize,
    pub(crate) reachable_from_north_bank: usize,
    pub(crate) walks: Vec<Walk>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Walk {
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) steps: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawRoom {
    pub(crate) code: String,
    pub(crate) kind: RoomKind,
    pub(crate) doors: Vec<String>,
}

/// What a room is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomKind {
    /// A random encounter guards a treasure.
    Ordinary,
    /// A fixed encounter guards a treasure.
    Fixed,
    /// The Warlock's Lair: a fixed encounter, no treasure.
    Lair,
    /// The Treasure Chamber.
    Chest,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawMonster {
    pub(crate) id: String,
    pub(crate) skill: Skill,
    pub(crate) stamina: Stamina,
    pub(crate) undead: bool,
    pub(crate) special: Special,
}

/// What a monster can do besides fighting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// Nothing.
    None,
    /// It may burn before an assault.
    FireBreath,
    /// Its fourth wound kills.
    Paralyse,
    /// Its doubles force a luck test for survival.
    Hypnosis,
    /// Only magic weapons wound it.
    MagicOnly,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawOther {
    pub(crate) id: String,
    pub(crate) effect: Effect,
}

/// A trap or a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Cage Trap.
    Cage,
    /// Poison Gas.
    PoisonGas,
    /// Dart Trap.
    Darts,
    /// Trapdoor.
    Trapdoor,
    /// Fool.
    Fool,
    /// Hexmaster.
    Hexmaster,
    /// Starving Beggar.
    Beggar,
    /// Trader.
    Trader,
    /// Seer.
    Seer,
}

/// Strength of a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strength {
    /// SKILL.
    pub skill: Skill,
    /// STAMINA.
    pub stamina: Stamina,
}

/// A fixed monster under both options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boss {
    /// As on our board.
    pub board: Strength,
    /// As in the gamebook.
    pub gamebook: Strength,
}

impl Boss {
    /// The strength that was agreed on.
    pub fn under(&self, gamebook: bool) -> Strength {
        if gamebook { self.gamebook } else { self.board }
    }
}

/// The monsters that always come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bosses {
    /// In the Dragon's Cave.
    pub dragon: Boss,
    /// In the Warlock's Lair.
    pub warlock: Boss,
    /// In the river.
    pub crocodile: Strength,
    /// What the Eye of the Cyclops takes from the Warlock's SKILL.
    pub eye_penalty: u8,
}

/// Prices and amounts of the encounters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "each name is the sentence; the edition file explains them")]
pub struct Terms {
    pub fire_breath_up_to: u8,
    pub fire_breath_loss: u8,
    pub paralyse_wounds: u8,
    pub cage_escape_from: u8,
    pub cage_attempts: u8,
    pub gas_loss: u8,
    pub trapdoor_loss: u8,
    pub curse_price: u16,
    pub curse_above_stamina: Stamina,
    pub curse_skill: u8,
    pub curse_stamina: u8,
    pub beggar_gold: u16,
    pub trader_treasure: u16,
    pub trader_sale: u16,
    pub trader_provisions: u8,
    pub seer_price: u16,
    pub stake_gold: u8,
    pub stake_provisions: u8,
    pub shylock_treasure: u16,
    pub shylock_pawn: u16,
    pub shylock_redeem: u16,
    pub flesh_gold: u16,
    pub flesh_stamina: u8,
    pub flesh_needs: Stamina,
    pub fountain_stamina: u8,
    pub larder: [i8; 6],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawTreasure {
    pub(crate) id: String,
    pub(crate) kind: RawKind,
    pub(crate) numbers: Option<[u8; 3]>,
    pub(crate) value: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RawKind {
    Ring,
    SkeletonKey,
    Gold,
    Provisions,
    GiverOfSleep,
    Sword,
    Shield,
    Invisibility,
    Fortune,
    Strength,
    Eye,
    Dragonfire,
    CrystalBall,
}

/// The Magic Shield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shield {
    /// The least die that reduces a wound.
    pub saves_from: u8,
    /// By how much.
    pub saved: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawMaze {
    pub(crate) faces: Spanned<[String; 6]>,
}

/// One row of the escape table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Escape {
    /// STAMINA lost.
    #[serde(default)]
    pub stamina: u8,
    /// LUCK lost.
    #[serde(default)]
    pub luck: u8,
    /// Whether a random treasure card is left behind.
    #[serde(default)]
    pub drop: bool,
    /// Whether a provision, else gold, else STAMINA is lost.
    #[serde(default)]
    pub supplies: bool,
}

/// The river box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct River {
    /// The ferry's price.
    pub ferry: u16,
    /// The least die that crosses the bridge.
    pub bridge_from: u8,
}

/// Totals, limits and amounts of an adventurer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "each name is the sentence; the edition file explains them")]
pub struct Creation {
    pub skill_by_die: [Skill; 6],
    pub stamina_base: Stamina,
    pub luck_base: Luck,
    pub provisions: u8,
    pub extra_total: u8,
    pub meal: u8,
    pub backpack: u8,
    pub swords: u8,
    pub wound: u8,
    pub assault_cap: u8,
    pub flight_steps: u8,
    pub proposals: u8,
}

impl Creation {
    /// WAR-CHR-6: the points that an adventurer of this SKILL splits between provisions and gold.
    pub fn extra_points(&self, skill: Skill) -> u8 {
        self.extra_total - skill.0
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawDeal {
    pub(crate) players: u8,
    pub(crate) each: u8,
    pub(crate) extra: u8,
}
