//! What people read: sentences with facts, in every language of the house.

use crate::{Fact, Facts, Fault, RuleId, Seat, facts, typeset};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;
use unic_langid::{LanguageIdentifier, langid};

/// A language of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    fn identifier(self) -> LanguageIdentifier {
        match self {
            Lang::En => langid!("en"),
            Lang::Fr => langid!("fr"),
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Lang, Fault> {
        let unknown = || Fault::house("fault-language", facts![text]);
        Lang::ALL.into_iter().find(|lang| lang.code() == text).ok_or_else(unknown)
    }
}

/// A sentence to be said: the key of a text and the facts it speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Phrase {
    /// The text's key.
    pub key: String,
    /// What it speaks of.
    pub facts: Facts,
}

impl Phrase {
    /// A phrase from its key and facts.
    pub fn new(key: impl Into<String>, facts: Facts) -> Phrase {
        Phrase { key: key.into(), facts }
    }
}

/// How seats are called in sentences.
pub trait Names {
    /// The name of a seat; one without a name is called "player 1" and so on.
    fn name(&self, seat: Seat) -> Option<&str>;
}

/// Nobody has a name: "player 1", "player 2".
#[derive(Clone, Copy, Debug)]
pub struct Nameless;

impl Names for Nameless {
    fn name(&self, _: Seat) -> Option<&str> {
        None
    }
}

impl Names for [String] {
    fn name(&self, seat: Seat) -> Option<&str> {
        self.get(seat.index()).map(String::as_str)
    }
}

/// The texts of one game, in every language, checked when made.
pub struct Words {
    en: Texts,
    fr: Texts,
}

struct Texts {
    bundle: FluentBundle<FluentResource>,
    keys: BTreeSet<String>,
}

impl Words {
    /// Texts from two Fluent files. They are part of the program: a fault in them is our own mistake.
    pub fn new(en: &str, fr: &str) -> Words {
        Words { en: Texts::new(Lang::En, en.to_owned()), fr: Texts::new(Lang::Fr, typeset::french(fr)) }
    }

    fn texts(&self, lang: Lang) -> &Texts {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }

    /// The keys of all texts in one language.
    pub fn keys(&self, lang: Lang) -> &BTreeSet<String> {
        &self.texts(lang).keys
    }

    /// Whether there is a text under a key.
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.keys(lang).contains(key)
    }

    /// A phrase as a sentence. A missing text shows as its key in brackets; [`Words::try_say`] reports it instead.
    pub fn say(&self, lang: Lang, phrase: &Phrase, names: &(impl Names + ?Sized)) -> String {
        self.render(lang, &phrase.key, &phrase.facts, names).0
    }

    /// A phrase as a sentence, or what is missing: the text, a fact it speaks of, or a label.
    pub fn try_say(&self, lang: Lang, phrase: &Phrase) -> Result<String, MissingText> {
        let (text, missing) = self.render(lang, &phrase.key, &phrase.facts, &Nameless);
        if missing.is_empty() { Ok(text) } else { Err(MissingText { lang, key: phrase.key.clone(), missing }) }
    }

    /// A text without facts.
    pub fn label(&self, lang: Lang, key: &str) -> String {
        self.render(lang, key, &Facts::none(), &Nameless).0
    }

    /// The sentence of a refusal: the text under the rule's ID.
    pub fn refusal(&self, lang: Lang, rule: RuleId, facts: &Facts, names: &(impl Names + ?Sized)) -> String {
        self.render(lang, rule.as_str(), facts, names).0
    }

    fn render(&self, lang: Lang, key: &str, facts: &Facts, names: &(impl Names + ?Sized)) -> (String, Vec<String>) {
        let texts = self.texts(lang);
        let Some(pattern) = texts.bundle.get_message(key).and_then(|message| message.value()) else {
            return (format!("[{key}]"), vec![format!("no text {key}")]);
        };
        let mut faults = Vec::new();
        let mut arguments = FluentArgs::new();
        for (name, fact) in facts.iter() {
            arguments.set(name, self.argument(lang, fact, names, &mut faults));
        }
        let mut errors = Vec::new();
        let text = texts.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        faults.extend(errors.iter().map(ToString::to_string));
        (text, faults)
    }

    fn argument(
        &self,
        lang: Lang,
        fact: &Fact,
        names: &(impl Names + ?Sized),
        faults: &mut Vec<String>,
    ) -> FluentValue<'static> {
        match fact {
            Fact::Number(number) => FluentValue::from(*number),
            Fact::Text(text) => FluentValue::from(text.clone()),
            Fact::Label(key) => {
                let (text, missing) = self.render(lang, key, &Facts::none(), names);
                faults.extend(missing);
                FluentValue::from(text)
            }
            Fact::Seat(seat) => FluentValue::from(seat_name(lang, *seat, names)),
            Fact::Said(phrase) => {
                let (text, missing) = self.render(lang, &phrase.key, &phrase.facts, names);
                faults.extend(missing);
                FluentValue::from(text)
            }
            Fact::Wrong(fault) => FluentValue::from(fault.say(lang)),
            Fact::List(facts) => {
                let parts: Vec<String> =
                    facts.iter().map(|fact| plain(&self.argument(lang, fact, names, faults))).collect();
                FluentValue::from(if parts.is_empty() { "–".to_owned() } else { parts.join(", ") })
            }
        }
    }
}

/// What a sentence lacks: only our own texts can cause it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingText {
    /// The language of the sentence.
    pub lang: Lang,
    /// The key of the sentence.
    pub key: String,
    /// The texts, facts and labels that are missing.
    pub missing: Vec<String>,
}

impl fmt::Display for MissingText {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {}: {}", self.lang, self.key, self.missing.join(", "))
    }
}

impl std::error::Error for MissingText {}

fn plain(value: &FluentValue<'_>) -> String {
    match value {
        FluentValue::String(text) => text.to_string(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => String::new(),
    }
}

/// A player's name, or the number people count from 1.
pub fn seat_name(lang: Lang, seat: Seat, names: &(impl Names + ?Sized)) -> String {
    names.name(seat).map_or_else(
        || match lang {
            Lang::En => format!("Player {}", u16::from(seat.0) + 1),
            Lang::Fr => format!("Joueur {}", u16::from(seat.0) + 1),
        },
        str::to_owned,
    )
}

impl Texts {
    fn new(lang: Lang, source: String) -> Texts {
        let resource = FluentResource::try_new(source)
            .unwrap_or_else(|(_, faults)| panic!("the {lang} texts do not parse: {faults:?}"));
        let keys = resource
            .entries()
            .filter_map(|entry| match entry {
                Entry::Message(message) => Some(message.id.name.to_owned()),
                Entry::Term(_)
                | Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => None,
            })
            .collect();
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // Isolation marks are for mixed writing directions; both our languages run left to right.
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).unwrap_or_else(|faults| panic!("the {lang} texts repeat a key: {faults:?}"));
        Texts { bundle, keys }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Words({} en, {} fr)", self.en.keys.len(), self.fr.keys.len())
    }
}

/// The kernel's own texts: what no single game says.
pub fn house_words() -> &'static Words {
    static WORDS: LazyLock<Words> =
        LazyLock::new(|| Words::new(include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")));
    &WORDS
}
