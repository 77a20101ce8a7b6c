//! What is told at the table, in order: every event with its rule, who came and went, and what people say.

use super::room::Room;
use crate::journal::Deed;
use crate::time::Millis;
use crate::token::PersonId;
use crate::words::say;
use catalog::Happening;
use kernel::{Audience, Lang, Seat, facts};
use serde::Serialize;
use serde_json::value::RawValue;

/// One thing told.
pub(super) struct Notice {
    pub(super) seq: u32,
    pub(super) at: Millis,
    pub(super) kind: NoticeKind,
}

pub(super) enum NoticeKind {
    /// The game was set up.
    Began(Vec<Happening>),
    /// A seat acted.
    Acted { number: u32, seat: Seat, happenings: Vec<Happening> },
    /// A seat took something back.
    TookBack { number: u32, seat: Seat },
    /// Something about the table: a text with the name of whom it concerns.
    House { key: &'static str, name: String },
    /// Somebody said something.
    Said { person: PersonId, name: String, text: String },
}

/// One line of the log, as an audience may read it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct LogLine {
    /// The number of the journal line it belongs to.
    pub(crate) seq: u32,
    /// When, in milliseconds since 1970.
    pub(crate) at: Millis,
    /// What it tells.
    #[schema(value_type = crate::wire::LogKind)]
    pub(crate) kind: &'static str,
    /// The sentence; absent in data streams.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) text: Option<String>,
    /// The rule that caused it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<&'static str>,
    /// The event as data; only in data streams. Every game has its own, so it is left open here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub(crate) event: Option<Box<RawValue>>,
    /// Who acted or spoke, by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seat: Option<u8>,
    /// Who spoke.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) person: Option<PersonId>,
    /// Under which name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
    /// The entry of the record.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) number: Option<u32>,
}

impl NoticeKind {
    pub(super) fn of(deed: &Deed, happenings: Vec<Happening>, name: impl Fn(u8) -> String) -> Option<NoticeKind> {
        let house = |key, place: u8| Some(NoticeKind::House { key, name: name(place) });
        match deed {
            Deed::Started { .. } => Some(NoticeKind::Began(happenings)),
            Deed::Acted { entry, .. } => Some(NoticeKind::Acted { number: entry.n, seat: entry.seat, happenings }),
            Deed::TookBack { entry } => Some(NoticeKind::TookBack { number: entry.n, seat: entry.seat }),
            Deed::Sat { place, .. } => house("log-sat", *place),
            Deed::AskedBack { place, .. } => house("log-asked-back", *place),
            Deed::AnsweredBack { place, agreed: false } => house("log-not-back", *place),
            Deed::WentBack { .. } => Some(NoticeKind::House { key: "log-went-back", name: String::new() }),
            Deed::Replaced { place, .. } => house("log-replaced", *place),
            Deed::Returned { place } => house("log-returned", *place),
            Deed::Resigned { place, .. } => house("log-resigned", *place),
            Deed::Stopped { place } => house("log-stopped", *place),
            Deed::Waited { place } => house("log-waited", *place),
            Deed::Said { person, name, text } => {
                Some(NoticeKind::Said { person: person.clone(), name: name.clone(), text: text.clone() })
            }
            Deed::Watched { allowed } => Some(NoticeKind::House {
                key: if *allowed { "log-watched" } else { "log-unwatched" },
                name: String::new(),
            }),
            Deed::Again { .. } => Some(NoticeKind::House { key: "log-again", name: String::new() }),
            Deed::Opened { .. }
            | Deed::Rose { .. }
            | Deed::Filled { .. }
            | Deed::Shared { .. }
            | Deed::AnsweredBack { agreed: true, .. } => None,
        }
    }
}

impl Notice {
    /// The entry of the record it tells, if it tells one.
    pub(super) fn number(&self) -> Option<u32> {
        match &self.kind {
            NoticeKind::Acted { number, .. } | NoticeKind::TookBack { number, .. } => Some(*number),
            NoticeKind::Began(_) | NoticeKind::House { .. } | NoticeKind::Said { .. } => None,
        }
    }

    fn line(&self, kind: &'static str) -> LogLine {
        LogLine {
            seq: self.seq,
            at: self.at,
            kind,
            text: None,
            rule: None,
            event: None,
            seat: None,
            person: None,
            name: None,
            number: self.number(),
        }
    }
}

/// For whom a log is written.
pub(super) struct Reader {
    pub(super) audience: Audience,
    pub(super) lang: Lang,
    /// Whether sentences are wanted, or data.
    pub(super) words: bool,
}

impl Room {
    /// What was told after a line of the journal, as an audience may know it.
    pub(super) fn told_since(&self, seq: u32, reader: &Reader) -> Vec<LogLine> {
        let names = self.names();
        let first = self.notices.partition_point(|notice| notice.seq <= seq);
        let mut lines = Vec::new();
        for notice in self.notices.iter().skip(first) {
            match &notice.kind {
                NoticeKind::Began(happenings) => {
                    lines.extend(self.events(notice, happenings, None, reader, &names));
                }
                NoticeKind::Acted { happenings, seat, .. } => {
                    lines.extend(self.events(notice, happenings, Some(*seat), reader, &names));
                }
                NoticeKind::TookBack { seat, .. } => {
                    let name = names.get(seat.index()).cloned().unwrap_or_default();
                    let text = reader.words.then(|| say(reader.lang, "log-took-back", facts![name]));
                    lines.push(LogLine { text, seat: Some(seat.0), ..notice.line("move") });
                }
                NoticeKind::House { key, name } => {
                    let text = Some(say(reader.lang, key, facts![name = name.as_str()]));
                    lines.push(LogLine { text, ..notice.line("house") });
                }
                NoticeKind::Said { person, name, text } => {
                    let seat = self.places_of(person).iter().next().and_then(|place| self.seat_at(place));
                    lines.push(LogLine {
                        text: Some(text.clone()),
                        person: Some(person.clone()),
                        name: Some(name.clone()),
                        seat: seat.map(|seat| seat.0),
                        ..notice.line("chat")
                    });
                }
            }
        }
        lines
    }

    fn events(
        &self,
        notice: &Notice,
        happenings: &[Happening],
        seat: Option<Seat>,
        reader: &Reader,
        names: &[String],
    ) -> Vec<LogLine> {
        let told = happenings.iter().filter_map(|happening| {
            let (mut text, mut event) = (None, None);
            if reader.words {
                let phrase = happening.phrase_for(reader.audience)?;
                text = Some(self.game.words().say(reader.lang, &phrase, names));
            } else {
                event = Some(happening.data_for(reader.audience)?);
            }
            let seat = seat.map(|seat| seat.0);
            Some(LogLine { rule: Some(happening.rule.as_str()), seat, text, event, ..notice.line("event") })
        });
        told.collect()
    }
}
