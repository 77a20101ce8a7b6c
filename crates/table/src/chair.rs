//! Chairs: who sits where. A chair belongs to the table, a seat to the game; before the game they have the same numbers.

use crate::{Invite, PersonId, bot_name};
use kernel::Lang;
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
    /// Whether somebody else may take the chair in the middle of the game, by invitation.
    #[serde(default, skip_serializing_if = "is_false")]
    pub open: bool,
    /// For whom the person in it stands in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Owner>,
}

fn is_false(value: &bool) -> bool {
    !value
}

/// Somebody whose chair a substitute has taken: it is still theirs when they come back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Owner {
    /// Who.
    pub person: PersonId,
    /// Under which name.
    pub name: String,
}

/// Who sits in a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet; only an invited friend may.
    Friend,
    /// Nobody yet; anyone may.
    Anyone,
    /// Nobody yet; it is kept for somebody who was asked.
    Kept {
        /// For whom.
        person: PersonId,
        /// Under which name.
        name: String,
    },
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
        Chair { sitter, invite, public, replaced: None, resigned: false, open: false, owner: None }
    }

    /// Who answers for the chair, if a person does.
    pub fn person(&self) -> Option<&PersonId> {
        match &self.sitter {
            Sitter::Person { person, .. } | Sitter::Beside { person, .. } => Some(person),
            Sitter::Friend | Sitter::Anyone | Sitter::Kept { .. } | Sitter::Bot { .. } => None,
        }
    }

    /// For whom a free chair is kept.
    pub fn kept_for(&self) -> Option<&PersonId> {
        match &self.sitter {
            Sitter::Kept { person, .. } => Some(person),
            Sitter::Friend | Sitter::Anyone | Sitter::Person { .. } | Sitter::Beside { .. } | Sitter::Bot { .. } => {
                None
            }
        }
    }

    /// Whether somebody may have the chair back: from the bot that plays for them, or from a substitute.
    pub(crate) fn can_be_taken_back_by(&self, person: &PersonId) -> bool {
        let left = self.person() == Some(person) && !self.resigned && (self.replaced.is_some() || self.open);
        left || self.owner.as_ref().is_some_and(|owner| owner.person == *person)
    }

    /// Whether somebody still has to sit down.
    pub fn is_free(&self) -> bool {
        matches!(self.sitter, Sitter::Friend | Sitter::Anyone | Sitter::Kept { .. })
    }

    /// The bot that plays from here now, if one does.
    pub fn bot(&self) -> Option<&str> {
        match (&self.sitter, &self.replaced) {
            (Sitter::Bot { level }, _) => Some(level),
            (_, Some(level)) => Some(level),
            (
                Sitter::Friend | Sitter::Anyone | Sitter::Kept { .. } | Sitter::Person { .. } | Sitter::Beside { .. },
                None,
            ) => None,
        }
    }

    /// The name of the person or bot that sits there, or of whom it is kept for; nothing for a free chair.
    pub fn name(&self, number: u8, lang: Lang) -> String {
        match &self.sitter {
            Sitter::Person { name, .. } | Sitter::Beside { name, .. } | Sitter::Kept { name, .. } => name.clone(),
            Sitter::Bot { .. } => bot_name(number, lang).to_owned(),
            Sitter::Friend | Sitter::Anyone => String::new(),
        }
    }

    /// The name of the person in it, or of whom it is kept for.
    pub(crate) fn persons_name(&self) -> Option<&String> {
        match &self.sitter {
            Sitter::Person { name, .. } | Sitter::Beside { name, .. } | Sitter::Kept { name, .. } => Some(name),
            Sitter::Bot { .. } | Sitter::Friend | Sitter::Anyone => None,
        }
    }
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

    /// The set without a chair.
    #[must_use]
    pub const fn without(self, chair: u8) -> ChairSet {
        ChairSet(self.0 & !(1 << chair))
    }

    /// How many there are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
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
