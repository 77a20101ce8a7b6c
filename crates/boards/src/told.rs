//! Events as sentences for people at a table: things are counted or named, not written in notation. Where it happened is lit on the
//! board when somebody points at the line. A game that needs it changes the facts of its sentences here.

use crate::board::kit_words;
use kernel::{Fact, Facts, Lang, Phrase, facts};

/// So many of something, as a text of the boards says it.
pub(crate) fn counted(key: &str, count: usize, lang: Lang) -> Fact {
    Fact::from(kit_words().say(lang, &Phrase::new(key, facts![count = count as u32]), &[] as &[String]))
}

/// A text of the boards.
pub(crate) fn kit(key: &str, lang: Lang) -> String {
    kit_words().label(lang, key)
}

/// The same sentence with other facts under these names.
pub(crate) fn with(phrase: Phrase, others: impl IntoIterator<Item = (&'static str, Fact)>) -> Phrase {
    let others: Vec<(&'static str, Fact)> = others.into_iter().collect();
    let other = |name: &str| others.iter().find(|(known, _)| *known == name).map(|(_, fact)| fact.clone());
    let facts = phrase
        .facts
        .iter()
        .fold(Facts::none(), |facts, (name, fact)| facts.with(name, other(name).unwrap_or_else(|| fact.clone())));
    Phrase { facts, ..phrase }
}
