//! A table's journal: what was agreed, who sat down, what was done. The journal is the table.
//!
//! What is written stays readable for ever: a deed is never renamed, and a chair is still called `place` there. What
//! each deed changes is said in one place, `deed.rs`.

use crate::{Chair, DuplicateOf, Invite, LateChoice, Millis, Origin, PersonId, Plan, TableId};
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
        /// What opens any of its free chairs to friends; older tables have invitations to single chairs only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invite: Option<Invite>,
        /// The edition file, if another than the game's own is played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        edition: Option<String>,
        /// Where the game goes on, if it does not begin at the beginning.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Origin>,
        /// The duplicate it belongs to, if it does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        duplicate: Option<DuplicateOf>,
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
    /// Somebody said before the game whether they are ready.
    Readied {
        /// From which chair.
        #[serde(rename = "place")]
        chair: u8,
        /// Whether.
        ready: bool,
    },
    /// Somebody does not want the chair that was kept for them.
    Declined {
        /// Which.
        #[serde(rename = "place")]
        chair: u8,
    },
    /// Somebody goes by another name.
    Renamed {
        /// In which chair.
        #[serde(rename = "place")]
        chair: u8,
        /// Who.
        person: PersonId,
        /// Which.
        name: String,
    },
    /// Somebody reminded those whom the game waits for.
    Nudged {
        /// From which chair.
        #[serde(rename = "place")]
        chair: u8,
        /// The chairs of those who were reminded.
        about: Vec<u8>,
    },
    /// Somebody who was reminded still thinks.
    StillHere {
        /// In which chair.
        #[serde(rename = "place")]
        chair: u8,
    },
    /// The time of a request to go back was up before all had agreed.
    BackExpired,
    /// A vote began on how to go on without somebody.
    VoteOpened {
        /// The chairs it is about.
        about: Vec<u8>,
        /// Whether their time has run out; otherwise a bot plays for them.
        late: bool,
        /// The chairs of those who are asked.
        asked: Vec<u8>,
        /// When its time is up.
        until: Millis,
    },
    /// Somebody voted.
    Voted {
        /// From which chair.
        #[serde(rename = "place")]
        chair: u8,
        /// For what.
        choice: LateChoice,
    },
    /// The vote is decided; what follows from it stands in the next lines.
    VoteClosed {
        /// How; nothing without a majority.
        choice: Option<LateChoice>,
    },
    /// Somebody else may take a chair in the middle of the game.
    ChairOpened {
        /// Which.
        #[serde(rename = "place")]
        chair: u8,
    },
    /// Somebody else took it.
    Substituted {
        /// Which.
        #[serde(rename = "place")]
        chair: u8,
        /// Who.
        person: PersonId,
        /// Under which name.
        name: String,
    },
    /// Whose chair it was has it back from the substitute.
    Reclaimed {
        /// Which.
        #[serde(rename = "place")]
        chair: u8,
    },
    /// One of two players gave the game up, and with that it ended.
    Conceded {
        /// From which chair.
        #[serde(rename = "place")]
        chair: u8,
    },
    /// The game was ended before its end, by vote.
    Ended,
    /// The duplicate that the table belongs to is over: its seal is opened, and what was not played to its end is stopped.
    SealOpened,
    /// Somebody is on vacation: the clock of their chair stands still, where there are days for each decision.
    Vacation {
        /// In which chair.
        #[serde(rename = "place")]
        chair: u8,
        /// Until when; a moment that has passed ends it.
        until: Millis,
    },
    /// The host let the others speak, or not.
    Talk {
        /// Whether they may.
        allowed: bool,
    },
    /// The host sent a spectator away.
    Removed {
        /// Whom.
        person: PersonId,
    },
}

/// Whether a journal is of a table of a duplicate that is not over yet.
pub fn is_sealed(lines: &[Line]) -> bool {
    let of_duplicate = |line: &Line| matches!(line.deed, Deed::Opened { duplicate: Some(_), .. });
    let opened = |line: &Line| matches!(line.deed, Deed::SealOpened);
    lines.iter().any(of_duplicate) && !lines.iter().any(opened)
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
