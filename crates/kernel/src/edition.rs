//! Editions: content data as files that a person can correct.

use crate::{Digest, Fact, Fault, Lang, facts, reading};
use serde::de::DeserializeOwned;
use std::fmt;

/// An edition's name and the fingerprint of its file, as a game file cites them, and the file itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionTag {
    /// The name the file gives itself.
    pub name: String,
    /// The fingerprint of the file's text.
    pub digest: Digest,
    /// The file's text.
    pub text: String,
}

impl EditionTag {
    /// The tag of an edition file.
    pub fn new(name: impl Into<String>, text: &str) -> EditionTag {
        EditionTag { name: name.into(), digest: Digest::of(text.as_bytes()), text: text.to_owned() }
    }
}

/// What is wrong with an edition file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub reason: Fault,
}

impl EditionFault {
    /// Something is wrong at a byte offset of the file; [`toml::Spanned`] values know theirs.
    pub fn at(text: &str, offset: usize, reason: impl Into<Fault>) -> EditionFault {
        let line = text.bytes().take(offset).filter(|&byte| byte == b'\n').count() + 1;
        EditionFault { line, reason: reason.into() }
    }

    /// Something is wrong with a value of the file.
    pub fn of<T>(text: &str, value: &toml::Spanned<T>, reason: impl Into<Fault>) -> EditionFault {
        EditionFault::at(text, value.span().start, reason)
    }
}

impl EditionFault {
    /// The line and what is wrong there, as a sentence.
    pub fn say(&self, lang: Lang) -> String {
        Fault::house("fault-line", facts![line = self.line, reason = self.reason.clone()]).say(lang)
    }
}

impl fmt::Display for EditionFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for EditionFault {}

/// Reads the TOML of an edition file into its types; what does not fit is refused with its line.
pub fn read_toml<T: DeserializeOwned>(text: &str) -> Result<T, EditionFault> {
    toml::from_str(text).map_err(|fault| {
        let offset = fault.span().map_or(0, |span| span.start);
        EditionFault::at(text, offset, reading::toml(text, &fault))
    })
}

/// Why a position is refused: every reason found, each with the place it concerns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionFault(pub Vec<Fault>);

impl PositionFault {
    /// One reason.
    pub fn new(reason: impl Into<Fault>) -> PositionFault {
        PositionFault(vec![reason.into()])
    }

    /// Several reasons.
    pub fn all<F: Into<Fault>>(reasons: impl IntoIterator<Item = F>) -> PositionFault {
        PositionFault(reasons.into_iter().map(Into::into).collect())
    }

    /// All reasons as one fault.
    pub fn fault(&self) -> Fault {
        let reasons: Vec<Fact> = self.0.iter().cloned().map(Fact::from).collect();
        Fault::house("fault-position", facts![reasons])
    }

    /// All reasons, as sentences.
    pub fn say(&self, lang: Lang) -> String {
        let reasons: Vec<String> = self.0.iter().map(|reason| reason.say(lang)).collect();
        reasons.join("; ")
    }
}

impl fmt::Display for PositionFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for PositionFault {}

impl From<serde_json::Error> for PositionFault {
    fn from(fault: serde_json::Error) -> PositionFault {
        PositionFault::new(reading::json(&fault))
    }
}
