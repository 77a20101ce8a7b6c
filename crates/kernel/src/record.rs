//! The game file: readable text, one JSON object per line.
//!
//! Line 1 says what is played, line 2 how it started, then comes a line per action or undo with its draws and the state's
//! hash after it, and at the end the result with the opened seal. Nothing is ever deleted: an undo is a line of its own.

use crate::{Digest, Draw, Fact, Fault, Lang, RulesVersion, Seat, Share, Standing, Table, facts, reading};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// What is played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the file format.
    pub caldera: u32,
    /// The game's short name.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules: RulesVersion,
    /// The edition played.
    pub edition: EditionRef,
    /// Seats and options.
    pub table: Table,
    /// The fingerprint of the secret, shown before the first draw.
    pub commitment: Digest,
    /// The fingerprint of the key of the dice, which the secret and the shares give together.
    pub dice: Digest,
    /// The players' shares in the dice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<Share>,
    /// The position it starts from, if not from the usual setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
}

/// An edition as a game file cites it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EditionRef {
    /// Its name.
    pub name: String,
    /// The fingerprint of its file.
    pub digest: Digest,
    /// Its file, unless it comes with the game or came with it: so the record can be played again without it at hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// How it started.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The draws of the setup.
    pub start: Vec<Draw>,
    /// The hash of the first state.
    pub hash: String,
}

/// One action, or one undo.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
    /// A seat did something.
    Act(ActEntry),
    /// A seat took something back.
    Undo(UndoEntry),
}

/// A seat did something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActEntry {
    /// Numbered from 1.
    pub n: u32,
    /// Who.
    pub seat: Seat,
    /// What, in the game's notation.
    pub action: String,
    /// What chance added.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<Draw>,
    /// Whether the draws were set by hand, for a scenario. Such a game is no proof of honest dice.
    #[serde(default, skip_serializing_if = "is_false")]
    pub forced: bool,
    /// The hash of the state afterwards.
    pub hash: String,
}

/// A seat took something back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UndoEntry {
    /// Numbered from 1, together with the actions.
    pub n: u32,
    /// Who.
    pub seat: Seat,
    /// The number of the action taken back.
    pub undo: u32,
    /// The hash of the state afterwards.
    pub hash: String,
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// Place and score of every seat.
    pub end: Vec<Standing>,
    /// The opened secret.
    pub seal: String,
}

/// A game file.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// What is played.
    pub header: Header,
    /// How it started.
    pub start: Start,
    /// What was done, in order.
    pub entries: Vec<Entry>,
    /// How it ended, once it has.
    pub end: Option<End>,
}

/// What is wrong with a game file, and in which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: Fault,
}

impl RecordFault {
    /// Something is wrong in a line.
    pub fn new(line: usize, reason: impl Into<Fault>) -> RecordFault {
        RecordFault { line, reason: reason.into() }
    }

    /// The line and what is wrong there, as a sentence.
    pub fn say(&self, lang: Lang) -> String {
        Fault::house("fault-line", facts![line = self.line, reason = self.reason.clone()]).say(lang)
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for RecordFault {}

impl Record {
    /// The line of the file in which an entry stands.
    pub const fn line_of(entry: usize) -> usize {
        entry + 3
    }

    /// The line of the file in which the end stands.
    pub fn end_line(&self) -> usize {
        Record::line_of(self.entries.len())
    }

    /// The file as text.
    pub fn to_text(&self) -> String {
        self.text_after(0)
    }

    /// The file as text without its first lines: what is to be added to a file that holds those already.
    pub fn text_after(&self, lines: usize) -> String {
        let head = [json(&self.header), json(&self.start)].into_iter().skip(lines);
        let entries = self.entries.iter().skip(lines.saturating_sub(2)).map(|entry| match entry {
            Entry::Act(act) => json(act),
            Entry::Undo(undo) => json(undo),
        });
        let end = self.end.iter().filter(|_| lines < self.end_line()).map(json);
        head.chain(entries).chain(end).map(|line| line + "\n").collect()
    }

    /// How many lines the file has.
    pub fn lines(&self) -> usize {
        self.end_line() - usize::from(self.end.is_none())
    }

    /// Reads a file. Whether the game in it is right is another question: see [`Replay`](crate::Replay).
    pub fn from_text(text: &str) -> Result<Record, RecordFault> {
        let lines: Vec<&str> = text.lines().collect();
        // The format is asked first: another one may have fields that this one does not know.
        let first: Value = parse(&lines, 1, "record-part-header")?;
        match first.get("caldera") {
            Some(format) if *format == FORMAT => {}
            Some(format) => {
                let facts = facts![written = format.to_string(), known = FORMAT];
                return Err(RecordFault::new(1, Fault::house("record-format", facts)));
            }
            None => return Err(RecordFault::new(1, Fault::house("record-no-format", facts![]))),
        }
        let header: Header = parse(&lines, 1, "record-part-header")?;
        let start: Start = parse(&lines, 2, "record-part-start")?;
        let mut record = Record { header, start, entries: Vec::new(), end: None };
        for number in 3..=lines.len() {
            if record.end.is_some() {
                return Err(RecordFault::new(number, Fault::house("record-after-end", facts![])));
            }
            let kind: Value = parse(&lines, number, "record-part-entry")?;
            if kind.get("end").is_some() {
                record.end = Some(parse(&lines, number, "record-part-end")?);
            } else if kind.get("undo").is_some() {
                record.entries.push(Entry::Undo(parse(&lines, number, "record-part-entry")?));
            } else {
                record.entries.push(Entry::Act(parse(&lines, number, "record-part-entry")?));
            }
        }
        Ok(record)
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("records hold only texts, numbers and lists")
}

fn parse<T: DeserializeOwned>(lines: &[&str], number: usize, part: &str) -> Result<T, RecordFault> {
    let missing = || RecordFault::new(number, Fault::house("record-missing", facts![part = Fact::label(part)]));
    let line = lines.get(number - 1).ok_or_else(missing)?;
    serde_json::from_str(line).map_err(|error| RecordFault::new(number, reading::json(&error)))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_false(flag: &bool) -> bool {
    !flag
}
