//! The words of a game that somebody may look up.
//!
//! A glossary is data (`glossary/<game>.toml`, found by `build.rs`): a word in each language, and the rule that says what it is.

use crate::kit::GLOSSARIES;
use kernel::{Lang, read_toml};
use serde::Deserialize;
use std::sync::LazyLock;

/// A word and the rule that says what it is.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// The rule.
    pub rule: String,
    en: String,
    fr: String,
    /// Words for the same thing that other games use, and this one does not.
    #[serde(default)]
    not_en: Vec<String>,
    #[serde(default)]
    not_fr: Vec<String>,
}

impl Term {
    /// The word, as the book of a language writes it.
    pub fn name(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }

    /// Words for the same thing that no text of the game uses.
    pub fn shunned(&self, lang: Lang) -> &[String] {
        match lang {
            Lang::En => &self.not_en,
            Lang::Fr => &self.not_fr,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Glossary {
    terms: Vec<Term>,
}

/// The glossary of a game; empty if there is no file for it.
pub fn glossary(game: &str) -> &'static [Term] {
    static READ: LazyLock<Vec<(&str, Glossary)>> = LazyLock::new(|| {
        let read = |&(game, text): &(&'static str, &str)| {
            (game, read_toml(text).expect("the glossaries of the house are well formed"))
        };
        GLOSSARIES.iter().map(read).collect()
    });
    let found = READ.iter().find(|(known, _)| *known == game);
    found.map(|(_, glossary)| glossary.terms.as_slice()).unwrap_or_default()
}
