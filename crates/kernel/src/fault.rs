//! What is wrong with something that a person or a file gave us, said in the reader's language.

use crate::{Facts, Lang, Nameless, Phrase, Refusal, Words, facts, house_words};
use serde::{Serialize, Serializer};
use std::fmt;

/// One thing that is wrong: the key of a sentence and its facts, with the texts that hold the sentence.
///
/// Programs compare the key and the facts; people read [`Fault::say`]. `Display` is the English sentence, for logs.
#[derive(Clone)]
pub struct Fault {
    words: &'static Words,
    phrase: Phrase,
}

impl Fault {
    /// A fault whose sentence stands in a game's (or a program's) own texts.
    pub fn new(words: &'static Words, key: impl Into<String>, facts: Facts) -> Fault {
        Fault { words, phrase: Phrase::new(key, facts) }
    }

    /// A fault whose sentence stands in the kernel's texts.
    pub fn house(key: &'static str, facts: Facts) -> Fault {
        Fault::new(house_words(), key, facts)
    }

    /// The fault of something that a rule of a game refuses: the rule's ID and its sentence.
    pub fn refused(words: &'static Words, refusal: Refusal) -> Fault {
        let reason = Fault::new(words, refusal.rule.as_str(), refusal.facts);
        Fault::house("fault-refused", facts![rule = refusal.rule.as_str(), reason])
    }

    /// The key of the sentence.
    pub fn key(&self) -> &str {
        &self.phrase.key
    }

    /// What the sentence speaks of.
    pub fn facts(&self) -> &Facts {
        &self.phrase.facts
    }

    /// The sentence in a language.
    pub fn say(&self, lang: Lang) -> String {
        self.words.say(lang, &self.phrase, &Nameless)
    }
}

impl PartialEq for Fault {
    fn eq(&self, other: &Fault) -> bool {
        self.phrase == other.phrase
    }
}

impl Eq for Fault {}

impl fmt::Debug for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?}", self.phrase)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for Fault {}

impl Serialize for Fault {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.phrase.serialize(to)
    }
}

/// What is wrong with a file of our own (worked examples, transcripts, weights): a sentence for developers, in English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnFault(pub String);

impl fmt::Display for OwnFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for OwnFault {}

impl From<String> for OwnFault {
    fn from(text: String) -> OwnFault {
        OwnFault(text)
    }
}

impl From<&str> for OwnFault {
    fn from(text: &str) -> OwnFault {
        OwnFault(text.to_owned())
    }
}
