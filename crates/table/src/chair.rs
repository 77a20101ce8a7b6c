//! Chairs: who sits where. A chair belongs to the table, a seat to the game; before the game they have the same numbers.

use crate::{Invite, PersonId};
use serde::{Deserialize, Serialize};

/// A chair at the table, and who is in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// Who sits there.
    pub sitter: Sitter,
    /// What opens the chair to a friend.
    pub invite: Invite,
    /// Whether anyone may take it when it is free.
    #[serde(default)]
    pub public: bool,
    /// The bot that plays while the person is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaced: Option<String>,
    /// Whether the person gave up for good.
    #[serde(default)]
    pub resigned: bool,
}

/// Who sits in a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet; only an invited friend may.
    Friend,
    /// Nobody yet; anyone may.
    Anyone,
    /// A person, at their own device.
    Person {
        /// Who.
        person: PersonId,
        /// Under which name.
        name: String,
    },
    /// Another person at somebody's device.
    Beside {
        /// Whose device.
        person: PersonId,
        /// Under which name.
        name: String,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: String,
    },
}

impl Chair {
    /// A chair as it is set out when a table is opened.
    pub fn new(sitter: Sitter, invite: Invite) -> Chair {
        let public = sitter == Sitter::Anyone;
        Chair { sitter, invite, public, replaced: None, resigned: false }
    }

    /// Who answers for the chair, if a person does.
    pub fn person(&self) -> Option<&PersonId> {
        match &self.sitter {
            Sitter::Person { person, .. } | Sitter::Beside { person, .. } => Some(person),
            Sitter::Friend | Sitter::Anyone | Sitter::Bot { .. } => None,
        }
    }

    /// Whether somebody still has to sit down.
    pub fn is_free(&self) -> bool {
        matches!(self.sitter, Sitter::Friend | Sitter::Anyone)
    }

    /// The bot that plays from here now, if one does.
    pub fn bot(&self) -> Option<&str> {
        match (&self.sitter, &self.replaced) {
            (Sitter::Bot { level }, _) => Some(level),
            (_, Some(level)) => Some(level),
            (Sitter::Friend | Sitter::Anyone | Sitter::Person { .. } | Sitter::Beside { .. }, None) => None,
        }
    }

    /// The name of the person or bot that sits there; nothing for a free chair.
    pub fn name(&self, number: u8) -> String {
        match &self.sitter {
            Sitter::Person { name, .. } | Sitter::Beside { name, .. } => name.clone(),
            Sitter::Bot { .. } => bot_name(number),
            Sitter::Friend | Sitter::Anyone => String::new(),
        }
    }
}

/// What a bot is called at the table, by its chair.
fn bot_name(number: u8) -> String {
    const NAMES: [&str; 8] = ["Ash", "Basalt", "Cinder", "Ember", "Flint", "Lava", "Obsidian", "Pumice"];
    NAMES[usize::from(number) % NAMES.len()].to_owned()
}

/// A set of chairs, by their numbers, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChairSet(u8);

impl ChairSet {
    /// The set whose bits these are.
    pub const fn from_bits(bits: u8) -> ChairSet {
        ChairSet(bits)
    }

    /// The set as bits, the lowest for the first chair.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether there is none in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a chair is in it.
    pub const fn contains(self, chair: u8) -> bool {
        chair < 8 && self.0 >> chair & 1 == 1
    }

    /// The set with one more chair.
    #[must_use]
    pub const fn with(self, chair: u8) -> ChairSet {
        ChairSet(self.0 | 1 << chair)
    }

    /// The chairs in it, the first one first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..8).filter(move |&chair| self.contains(chair))
    }
}

impl FromIterator<u8> for ChairSet {
    fn from_iter<I: IntoIterator<Item = u8>>(chairs: I) -> ChairSet {
        chairs.into_iter().fold(ChairSet::default(), ChairSet::with)
    }
}
