//! A table's journal: what was agreed, who sat down, what was done. The journal is the table.
//!
//! What is written stays readable for ever: a deed is never renamed, and a chair is still called `place` there. What
//! each deed changes is said in one place, `deed.rs`.

use crate::{Chair, Millis, PersonId, Plan, TableId};
use kernel::Record;
use kernel::record::{ActEntry, End, Entry, Header, Start, UndoEntry};
use serde::{Deserialize, Serialize};

/// One numbered line of a journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// Numbered from 1.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    pub at: Millis,
    /// Whose request it was and the key they gave it, so that a repeated request is recognised.
    pub key: Option<String>,
    /// What was done.
    pub deed: Deed,
}

/// One thing done at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Deed {
    /// Somebody opened the table.
    Opened {
        /// Who.
        host: PersonId,
        /// What is to be played.
        plan: Plan,
        /// The chairs as they were set out.
        chairs: Vec<Chair>,
        /// The edition file, if another than the game's own is played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        edition: Option<String>,
    },
    /// Somebody took a chair.
    Sat {
        /// Which.
        #[serde(rename = "place")]
        chair: u8,
        /// Who.
        person: PersonId,
        /// Under which name.
        name: String,
    },
    /// Somebody left a chair before the game began.
    Rose {
        /// Which.
        #[serde(rename = "place")]
        chair: u8,
    },
    /// A bot was put into a free chair.
    Filled {
        /// Which.
        #[serde(rename = "place")]
        chair: u8,
        /// How well it plays.
        level: String,
    },
    /// A player added a text to the dice.
    Shared {
        /// From which chair.
        #[serde(rename = "place")]
        chair: u8,
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
        #[serde(rename = "place")]
        chair: u8,
        /// After which entry of the record the game should stand.
        to: u32,
    },
    /// Somebody answered that.
    AnsweredBack {
        /// From which chair.
        #[serde(rename = "place")]
        chair: u8,
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
        #[serde(rename = "place")]
        chair: u8,
        /// How well it plays.
        level: String,
    },
    /// They are back.
    Returned {
        /// To which chair.
        #[serde(rename = "place")]
        chair: u8,
    },
    /// Somebody gave the game up; a bot plays their seat to the end.
    Resigned {
        /// From which chair.
        #[serde(rename = "place")]
        chair: u8,
        /// How well the bot plays.
        level: String,
    },
    /// The game was ended before its end.
    Stopped {
        /// By whom.
        #[serde(rename = "place")]
        chair: u8,
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
        #[serde(rename = "place")]
        chair: u8,
    },
}

/// The record as a journal holds it, without playing anything again: what can be saved of a table that does not open. If
/// the game went back to an earlier moment, it is cut there.
pub fn written_record(lines: &[Line]) -> Option<Record> {
    let begun = lines.iter().position(|line| matches!(line.deed, Deed::Started { .. }))?;
    let Deed::Started { header, start } = &lines[begun].deed else { return None };
    let mut record = Record { header: header.clone(), start: start.clone(), entries: Vec::new(), end: None };
    for line in &lines[begun..] {
        if let Deed::Acted { entry, end } = &line.deed {
            record.entries.push(Entry::Act(entry.clone()));
            record.end.clone_from(end);
        } else if let Deed::TookBack { entry } = &line.deed {
            record.entries.push(Entry::Undo(entry.clone()));
        } else if let Deed::WentBack { to } = &line.deed {
            record.entries.truncate(*to as usize);
            record.end = None;
        }
    }
    Some(record)
}
