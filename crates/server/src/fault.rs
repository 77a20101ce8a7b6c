//! What can go wrong, with the status and the sentence for it. Detail is logged, not sent.

use crate::store::StoreFault;
use crate::words::words;
use ::table::TableId;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{Facts, Lang, Nameless, NotationFault, Phrase, Refusal, UndoRefusal};
use serde::Serialize;
use serde_json::Value;
use std::fmt;

/// How much of what somebody sent comes back to them.
const LONGEST_ECHO: usize = 200;
/// How long the sentence of a fault may be: some repeat what was sent inside of it.
const LONGEST_TEXT: usize = 600;

/// The beginning of a text that may be long.
fn clipped(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// After how many seconds somebody who has as much as anybody may have should ask again.
const WAIT_FOR_ROOM: u32 = 30;

/// Why a request was not carried out. Nothing has changed then.
#[derive(Debug)]
pub enum Fault {
    /// A rule of the game forbids it.
    Refused {
        /// The game whose rule it is.
        game: &'static str,
        /// The rule and the facts.
        refusal: Refusal,
        /// The players' names, by seat.
        names: Vec<String>,
    },
    /// A rule of the game forbids saying this now.
    Unsayable {
        /// The game whose rule it is.
        game: &'static str,
        /// The rule and the facts.
        refusal: Refusal,
    },
    /// It is no action of this game.
    Notation(NotationFault),
    /// It can no longer be taken back.
    Undo(UndoRefusal),
    /// The game has gone on since; the present state comes with it.
    Stale(Box<Value>),
    /// The request cannot be understood; the phrase says why.
    Asked(Phrase),
    /// Nobody has shown who they are.
    Nobody,
    /// They may not do this.
    Forbidden(Phrase),
    /// There is no such thing.
    Missing,
    /// A table is there, but this program cannot play its journal again. Its players may have the record.
    Unopened(TableId),
    /// Too many requests; try again after this many seconds.
    TooMany(u32),
    /// They have as much as anybody may have; the phrase says of what, and what to do.
    Capped(Phrase),
    /// The store cannot write now. Nothing was acknowledged and nothing is lost.
    Store(StoreFault),
    /// The server is shutting down or overloaded.
    Busy,
    /// Something that should not happen. The log knows more.
    Internal,
}

/// A fault as the API sends it.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[schema(as = Told)]
pub struct FaultBody {
    /// What kind of fault, for programs.
    pub error: &'static str,
    /// What is wrong, for people, in their language.
    pub text: String,
    /// The rule that forbids it, where a rule does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The present state of the table, where the request was made for an older one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<crate::tables::TableState>)]
    pub state: Option<Value>,
}

impl Fault {
    /// Something asked for is wrong; the sentence is one of our texts.
    pub(crate) fn asked(key: &'static str, facts: Facts) -> Fault {
        Fault::Asked(Phrase::new(key, facts))
    }

    /// Somebody has as much of something as anybody may have.
    pub(crate) fn capped(key: &'static str, facts: Facts) -> Fault {
        Fault::Capped(Phrase::new(key, facts))
    }

    pub(crate) fn forbidden(key: &'static str) -> Fault {
        Fault::Forbidden(Phrase::new(key, Facts::none()))
    }

    /// Logs the detail and forgets it.
    pub(crate) fn internal(what: &'static str, detail: &dyn fmt::Display) -> Fault {
        tracing::error!(%detail, what);
        Fault::Internal
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Fault::Refused { .. } | Fault::Notation(_) | Fault::Undo(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Fault::Stale(_) => StatusCode::CONFLICT,
            Fault::Asked(_) | Fault::Unsayable { .. } => StatusCode::BAD_REQUEST,
            Fault::Nobody => StatusCode::UNAUTHORIZED,
            Fault::Forbidden(_) => StatusCode::FORBIDDEN,
            Fault::Missing => StatusCode::NOT_FOUND,
            Fault::TooMany(_) | Fault::Capped(_) => StatusCode::TOO_MANY_REQUESTS,
            Fault::Store(_) | Fault::Busy | Fault::Unopened(_) => StatusCode::SERVICE_UNAVAILABLE,
            Fault::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn kind(&self) -> &'static str {
        match self {
            Fault::Refused { .. } => "refused",
            Fault::Notation(_) => "notation",
            Fault::Undo(_) => "undo",
            Fault::Stale(_) => "stale",
            Fault::Asked(_) | Fault::Unsayable { .. } => "asked",
            Fault::Nobody => "nobody",
            Fault::Forbidden(_) => "forbidden",
            Fault::Missing => "missing",
            Fault::TooMany(_) | Fault::Capped(_) => "too-many",
            Fault::Store(_) => "store",
            Fault::Busy => "busy",
            Fault::Unopened(_) => "unopened",
            Fault::Internal => "internal",
        }
    }

    /// The fault in a reader's language.
    pub(crate) fn tell(self, lang: Lang) -> FaultBody {
        let error = self.kind();
        let house = |key: &'static str| words().label(lang, key);
        let mut told = FaultBody { error, text: String::new(), rule: None, state: None };
        match self {
            Fault::Refused { game, refusal, names } => {
                told.rule = Some(refusal.rule.as_str());
                told.text = catalog::game(game).map_or_else(
                    || refusal.to_string(),
                    |door| door.words().refusal(lang, refusal.rule, &refusal.facts, names.as_slice()),
                );
            }
            Fault::Unsayable { game, refusal } => {
                told.text = catalog::game(game).map_or_else(
                    || refusal.to_string(),
                    |door| door.words().refusal(lang, refusal.rule, &refusal.facts, &Nameless),
                );
            }
            Fault::Notation(fault) => {
                told.text = words().say(
                    lang,
                    &Phrase::new(
                        "fault-notation",
                        kernel::facts![text = clipped(&fault.text, LONGEST_ECHO), expected = fault.expected],
                    ),
                    &Nameless,
                );
            }
            Fault::Undo(refusal) => told.text = kernel::house_words().label(lang, refusal.key()),
            Fault::Stale(state) => {
                told.text = house("fault-stale");
                told.state = Some(*state);
            }
            Fault::Asked(phrase) | Fault::Forbidden(phrase) | Fault::Capped(phrase) => {
                told.text = words().say(lang, &phrase, &Nameless);
            }
            Fault::Nobody => told.text = house("fault-nobody"),
            Fault::Missing => told.text = house("fault-missing"),
            Fault::TooMany(seconds) => {
                let phrase = Phrase::new("fault-too-many", kernel::facts![seconds]);
                told.text = words().say(lang, &phrase, &Nameless);
            }
            Fault::Store(fault) => told.text = house(fault.key()),
            Fault::Busy => told.text = house("fault-busy"),
            Fault::Unopened(_) => told.text = house("fault-unopened"),
            Fault::Internal => told.text = house("fault-internal"),
        }
        told.text = clipped(&told.text, LONGEST_TEXT);
        told
    }

    /// After how many seconds it may help to ask again.
    pub(crate) fn retry_after(&self) -> Option<u32> {
        match self {
            Fault::TooMany(seconds) => Some(*seconds),
            Fault::Capped(_) => Some(WAIT_FOR_ROOM),
            Fault::Store(_) | Fault::Busy => Some(1),
            Fault::Refused { .. }
            | Fault::Notation(_)
            | Fault::Undo(_)
            | Fault::Stale(_)
            | Fault::Asked(_)
            | Fault::Unsayable { .. }
            | Fault::Nobody
            | Fault::Forbidden(_)
            | Fault::Missing
            | Fault::Unopened(_)
            | Fault::Internal => None,
        }
    }

    /// The answer that reports it.
    pub(crate) fn answer(self, lang: Lang) -> Response {
        (self.status(), Json(self.tell(lang))).into_response()
    }
}

impl From<StoreFault> for Fault {
    fn from(fault: StoreFault) -> Fault {
        Fault::Store(fault)
    }
}
