//! A table's journal: what was agreed, who sat down, what was done. The journal is the table.

use crate::time::Millis;
use crate::token::{Invite, PersonId, TableId};
use kernel::Table;
use kernel::record::{ActEntry, End, Header, Start, UndoEntry};
use serde::{Deserialize, Serialize};

/// One numbered line of a journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Line {
    /// Numbered from 1.
    pub(crate) seq: u32,
    /// When, in milliseconds since 1970.
    pub(crate) at: Millis,
    /// Whose request it was and the key they gave it, so that a repeated request is recognised.
    pub(crate) key: Option<String>,
    /// What was done.
    pub(crate) deed: Deed,
}

/// One thing done at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Deed {
    /// Somebody opened the table.
    Opened {
        /// Who.
        host: PersonId,
        /// What is to be played.
        plan: Plan,
        /// The chairs as they were set out.
        chairs: Vec<Chair>,
    },
    /// Somebody took a chair.
    Sat {
        /// Which.
        place: u8,
        /// Who.
        person: PersonId,
        /// Under which name.
        name: String,
    },
    /// Somebody left a chair before the game began.
    Rose {
        /// Which.
        place: u8,
    },
    /// A bot was put into a free chair.
    Filled {
        /// Which.
        place: u8,
        /// How well it plays.
        level: String,
    },
    /// A player added a text to the dice.
    Shared {
        /// From which chair.
        place: u8,
        /// The text.
        text: String,
    },
    /// The game began.
    Started {
        /// The first line of its record.
        header: Header,
        /// The second.
        start: Start,
    },
    /// A seat acted.
    Acted {
        /// The line of the record.
        entry: ActEntry,
        /// The last line of the record, if this ended the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        end: Option<End>,
    },
    /// A seat took something back.
    TookBack {
        /// The line of the record.
        entry: UndoEntry,
    },
    /// A seat asks the others to go back to an earlier moment.
    AskedBack {
        /// From which chair.
        place: u8,
        /// After which entry of the record the game should stand.
        to: u32,
    },
    /// Somebody answered that.
    AnsweredBack {
        /// From which chair.
        place: u8,
        /// Whether they agree.
        agreed: bool,
    },
    /// All agreed: the game stands after an earlier entry again.
    WentBack {
        /// Which.
        to: u32,
    },
    /// A bot plays for somebody who is away.
    Replaced {
        /// From which chair.
        place: u8,
        /// How well it plays.
        level: String,
    },
    /// They are back.
    Returned {
        /// To which chair.
        place: u8,
    },
    /// Somebody gave the game up; a bot plays their seat to the end.
    Resigned {
        /// From which chair.
        place: u8,
        /// How well the bot plays.
        level: String,
    },
    /// The game was ended before its end.
    Stopped {
        /// By whom.
        place: u8,
    },
    /// Somebody said something.
    Said {
        /// Who.
        person: PersonId,
        /// Under which name.
        name: String,
        /// What.
        text: String,
    },
    /// The host opened or closed the table to spectators.
    Watched {
        /// Whether they may watch.
        allowed: bool,
    },
    /// The same again, at another table.
    Again {
        /// Which.
        table: TableId,
    },
    /// Somebody whose time had run out was given more.
    Waited {
        /// From which chair the time was given.
        place: u8,
    },
}

/// What is to be played and how.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Plan {
    /// The game's short name.
    pub(crate) game: String,
    /// Seats and options, as the game knows them.
    #[schema(value_type = crate::wire::TableSetup)]
    pub(crate) table: Table,
    /// The clock.
    #[serde(default)]
    pub(crate) pace: Pace,
    /// Whether players may ask to go back beyond what undo allows.
    #[serde(default = "yes")]
    pub(crate) casual: bool,
    /// Whether people without a seat may watch.
    #[serde(default = "yes")]
    pub(crate) watched: bool,
    /// When the bots may be asked for a hint.
    #[serde(default)]
    pub(crate) hints: Hints,
}

/// When the bots may be asked for a hint.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Hints {
    /// While one person plays against bots alone.
    #[default]
    Bots,
    /// Always.
    Always,
    /// Never.
    Never,
}

fn yes() -> bool {
    true
}

/// How long one may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Pace {
    /// As long as one likes.
    #[default]
    Free,
    /// So long for each decision, and a bank for when that is not enough.
    Clock {
        /// Seconds for each decision.
        #[schema(minimum = 1, maximum = 3600)]
        per_move: u32,
        /// Seconds in the bank.
        #[schema(maximum = 86400)]
        bank: u32,
    },
    /// So many days for each decision.
    Days {
        /// How many.
        #[schema(minimum = 1, maximum = 60)]
        days: u32,
    },
}

/// A chair at the table, and who is in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Chair {
    /// Who sits there.
    pub(crate) sitter: Sitter,
    /// What opens the chair to a friend.
    pub(crate) invite: Invite,
    /// Whether anyone may take it when it is free.
    #[serde(default)]
    pub(crate) public: bool,
    /// The bot that plays while the person is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) replaced: Option<String>,
    /// Whether the person gave up for good.
    #[serde(default)]
    pub(crate) resigned: bool,
}

/// Who sits in a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Sitter {
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
    /// Who answers for the chair, if a person does.
    pub(crate) fn person(&self) -> Option<&PersonId> {
        match &self.sitter {
            Sitter::Person { person, .. } | Sitter::Beside { person, .. } => Some(person),
            Sitter::Friend | Sitter::Anyone | Sitter::Bot { .. } => None,
        }
    }

    /// Whether somebody still has to sit down.
    pub(crate) fn is_free(&self) -> bool {
        matches!(self.sitter, Sitter::Friend | Sitter::Anyone)
    }

    /// The bot that plays from here now, if one does.
    pub(crate) fn bot(&self) -> Option<&str> {
        match (&self.sitter, &self.replaced) {
            (Sitter::Bot { level }, _) => Some(level),
            (_, Some(level)) => Some(level),
            (Sitter::Friend | Sitter::Anyone | Sitter::Person { .. } | Sitter::Beside { .. }, None) => None,
        }
    }
}
