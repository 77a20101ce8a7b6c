//! The log of a table as it is sent: in a reader's language, or as data.

use super::state::{Form, Rendering};
use crate::drawing::{Cue, Witness, cues, told};
use crate::words::say;
use ::table::{Millis, PersonId, Remark, RemarkKind, Room};
use kernel::facts;
use serde::Serialize;
use serde_json::value::RawValue;

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
    /// Under which name; also of whoever did what is told about the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
    /// The entry of the record.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) number: Option<u32>,
    /// What to show of it, one thing after the other; absent in data streams.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub(crate) cues: Vec<Cue>,
}

/// The log after a line of the journal, as an audience may know it.
pub(super) fn log_since(room: &Room, seq: u32, rendering: Rendering) -> Vec<LogLine> {
    let names = room.names(rendering.lang);
    let remarks = room.told_since(seq, rendering.audience);
    let mut lines: Vec<LogLine> =
        remarks.iter().filter_map(|remark| log_line(room, remark, rendering, &names)).collect();
    if rendering.form == Form::Drawn {
        // What happened in one action is shown as one story: what came before explains what follows.
        for action in remarks.chunk_by(|one, next| one.seq == next.seq) {
            let shown = cues(&action.iter().filter_map(witness).collect::<Vec<_>>(), rendering.lang);
            let first = lines.partition_point(|line| line.seq < action[0].seq);
            let events = lines[first..].iter_mut().filter(|line| line.kind == "event");
            events.zip(shown).for_each(|(line, cues)| line.cues = cues);
        }
    }
    lines
}

/// What an audience witnessed of an event.
fn witness(remark: &Remark<'_>) -> Option<Witness> {
    match &remark.kind {
        RemarkKind::Event { event, .. } => Some(Witness { event: event.event()?, phrase: event.phrase()? }),
        RemarkKind::TookBack { .. } | RemarkKind::AboutTable { .. } | RemarkKind::Said { .. } => None,
    }
}

/// One line; nothing where the audience may not know that anything happened.
fn log_line(room: &Room, remark: &Remark<'_>, rendering: Rendering, names: &[String]) -> Option<LogLine> {
    let in_words = rendering.form == Form::Drawn;
    let blank = |kind| LogLine {
        seq: remark.seq,
        at: remark.at,
        kind,
        text: None,
        rule: None,
        event: None,
        seat: None,
        person: None,
        name: None,
        number: remark.number,
        cues: Vec::new(),
    };
    Some(match &remark.kind {
        RemarkKind::Event { event, seat } => {
            let (mut text, mut data) = (None, None);
            if in_words {
                // Whoever witnessed nothing gets no line at all: not even the rule may tell that something happened.
                let phrase = event.phrase()?;
                let worded = witness(remark).and_then(|witness| told(&witness, rendering.lang, names));
                text = worded.or_else(|| Some(room.game().words().say(rendering.lang, &phrase, names)));
            } else {
                data = Some(event.data()?);
            }
            let (rule, seat) = (Some(event.rule().as_str()), seat.map(|seat| seat.0));
            LogLine { rule, seat, text, event: data, ..blank("event") }
        }
        RemarkKind::TookBack { seat } => {
            let name = names.get(seat.index()).cloned().unwrap_or_default();
            let text = in_words.then(|| say(rendering.lang, "log-took-back", facts![name]));
            LogLine { text, seat: Some(seat.0), ..blank("move") }
        }
        RemarkKind::AboutTable { key, name, other } => {
            let text = say(rendering.lang, key, facts![name = *name, other = *other]);
            let name = (!name.is_empty()).then(|| (*name).to_owned());
            LogLine { text: Some(text), name, ..blank("house") }
        }
        RemarkKind::Said { person, name, text, seat } => LogLine {
            text: Some((*text).to_owned()),
            person: Some((*person).clone()),
            name: Some((*name).to_owned()),
            seat: seat.map(|seat| seat.0),
            ..blank("chat")
        },
    })
}
