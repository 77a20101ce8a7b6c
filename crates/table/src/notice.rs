//! The log of a table, in order: every event with its rule, who came and went, and what people say.

use crate::{Millis, PersonId, Room};
use catalog::Happening;
use kernel::{Audience, Phrase, RuleId, Seat};
use serde_json::value::RawValue;
use std::any::Any;

/// One thing in the log, whole: who may know it is judged when somebody reads it.
pub(crate) struct Notice {
    pub(crate) seq: u32,
    pub(crate) at: Millis,
    pub(crate) kind: NoticeKind,
}

pub(crate) enum NoticeKind {
    /// The game was set up.
    Began(Vec<Happening>),
    /// A seat acted.
    Acted { number: u32, seat: Seat, happenings: Vec<Happening> },
    /// A seat took something back.
    TookBack { number: u32, seat: Seat },
    /// Something about the table: the key of a text, with the names of who did it and of whom it concerns.
    AboutTable { key: &'static str, name: String, other: String },
    /// Somebody said something.
    Said { person: PersonId, name: String, text: String },
}

impl Notice {
    /// The entry of the record that it is about, if any.
    pub(crate) fn number(&self) -> Option<u32> {
        match &self.kind {
            NoticeKind::Acted { number, .. } | NoticeKind::TookBack { number, .. } => Some(*number),
            NoticeKind::Began(_) | NoticeKind::AboutTable { .. } | NoticeKind::Said { .. } => None,
        }
    }
}

/// One thing in the log, as an audience may know it.
pub struct Remark<'a> {
    /// The number of the journal line it belongs to.
    pub seq: u32,
    /// When.
    pub at: Millis,
    /// The entry of the record that it is about, if any.
    pub number: Option<u32>,
    /// What.
    pub kind: RemarkKind<'a>,
}

/// What a remark says.
pub enum RemarkKind<'a> {
    /// Something happened in the game.
    Event {
        /// What, as far as the audience may know it.
        event: Witnessed<'a>,
        /// Who acted; nobody in the setup.
        seat: Option<Seat>,
    },
    /// A seat took something back.
    TookBack {
        /// Which.
        seat: Seat,
    },
    /// Something about the table.
    AboutTable {
        /// The key of the text.
        key: &'static str,
        /// The name of who did it, or nothing.
        name: &'a str,
        /// The names of whom else it concerns, or nothing.
        other: &'a str,
    },
    /// Somebody said something.
    Said {
        /// Who.
        person: &'a PersonId,
        /// Under which name.
        name: &'a str,
        /// What.
        text: &'a str,
        /// The seat they play, if they play one.
        seat: Option<Seat>,
    },
}

/// An event and the audience that reads it: what that audience may not know cannot be reached from here.
#[derive(Clone, Copy)]
pub struct Witnessed<'a> {
    happening: &'a Happening,
    audience: Audience,
}

impl Witnessed<'_> {
    /// The rule that caused it.
    pub fn rule(&self) -> RuleId {
        self.happening.rule
    }

    /// What the audience may know of it as a sentence, if anything.
    pub fn phrase(&self) -> Option<Phrase> {
        self.happening.phrase_for(self.audience)
    }

    /// What the audience may know of it as the game's own event, if anything.
    pub fn event(&self) -> Option<Box<dyn Any>> {
        self.happening.event_for(self.audience)
    }

    /// What the audience may know of it as data, if anything.
    pub fn data(&self) -> Option<Box<RawValue>> {
        self.happening.data_for(self.audience)
    }
}

impl Room {
    /// The log after a line of the journal, as an audience may know it.
    pub fn told_since(&self, seq: u32, audience: Audience) -> Vec<Remark<'_>> {
        let first = self.notices.partition_point(|notice| notice.seq <= seq);
        self.notices.iter().skip(first).flat_map(|notice| self.remarks(notice, audience)).collect()
    }

    fn remarks<'a>(&'a self, notice: &'a Notice, audience: Audience) -> Vec<Remark<'a>> {
        let remark = |kind| Remark { seq: notice.seq, at: notice.at, number: notice.number(), kind };
        let events = |happenings: &'a [Happening], seat: Option<Seat>| {
            let event = |happening| RemarkKind::Event { event: Witnessed { happening, audience }, seat };
            happenings.iter().map(|happening| remark(event(happening))).collect()
        };
        match &notice.kind {
            NoticeKind::Began(happenings) => events(happenings, None),
            NoticeKind::Acted { happenings, seat, .. } => events(happenings, Some(*seat)),
            NoticeKind::TookBack { seat, .. } => vec![remark(RemarkKind::TookBack { seat: *seat })],
            NoticeKind::AboutTable { key, name, other } => vec![remark(RemarkKind::AboutTable { key, name, other })],
            NoticeKind::Said { person, name, text } => {
                let seat = self.chairs_of(person).iter().next().and_then(|chair| self.seat_at(chair));
                vec![remark(RemarkKind::Said { person, name, text, seat })]
            }
        }
    }
}
