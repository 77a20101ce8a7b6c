//! FUJ-COM-2, FUJ-COM-3, FUJ-COM-12: which free text may be said while dice are hidden.

use crate::rules::ids;
use crate::setup::Chat;
use crate::state::{State, Step};
use kernel::{Refusal, facts, fold};
use serde::Deserialize;
use std::sync::LazyLock;

/// Why a message is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Objection {
    /// The table speaks in hints only.
    HintsOnly,
    /// Nobody speaks now (FUJ-COM-11).
    Silence,
    /// A digit, in any script.
    Digit(char),
    /// A picture of a die or a number key.
    Picture(char),
    /// A word for a number, a quantity or an average.
    Word(String),
    /// The same character more than twice in a row.
    Repetition(char),
}

impl Objection {
    /// The rule behind it, and what it objects to.
    pub(crate) fn refusal(self) -> Refusal {
        match self {
            Objection::Silence => ids::CLOSED_MOUTHS.refuse(facts![]),
            Objection::HintsOnly => ids::FREE_TEXT.refuse(facts![why = "hints-only"]),
            Objection::Digit(letter) | Objection::Picture(letter) => {
                ids::FREE_TEXT.refuse(facts![why = "number", word = letter.to_string()])
            }
            Objection::Word(word) => ids::FREE_TEXT.refuse(facts![why = "number", word]),
            Objection::Repetition(letter) => {
                ids::FREE_TEXT.refuse(facts![why = "repetition", letter = letter.to_string()])
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lists {
    en: WordList,
    fr: WordList,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WordList {
    words: Vec<String>,
    stems: Vec<String>,
}

static LISTS: LazyLock<Lists> = LazyLock::new(|| {
    kernel::read_toml(include_str!("../edition/chat.toml")).unwrap_or_else(|fault| panic!("edition/chat.toml, {fault}"))
});

/// FUJ-COM-1, FUJ-COM-11, FUJ-COM-12: whether a player may send this text now.
pub fn allowed(state: &State, text: &str) -> Result<(), Objection> {
    if state.over() || state.phase_number() >= 5 || state.phase_number() == 0 {
        return Ok(());
    }
    match (state.step, state.options.chat) {
        (Step::Reroll, _) => Err(Objection::Silence),
        (_, Chat::HintsOnly) => Err(Objection::HintsOnly),
        (_, Chat::Filtered) => filter(text),
        (_, Chat::Open) => Ok(()),
    }
}

/// FUJ-COM-12: whether a text avoids numbers, quantities and averages, in both languages.
pub fn filter(text: &str) -> Result<(), Objection> {
    if let Some(picture) = text.chars().find(|&letter| is_picture(letter)) {
        return Err(Objection::Picture(picture));
    }
    if let Some(digit) = text.chars().find(|letter| letter.is_numeric()) {
        return Err(Objection::Digit(digit));
    }
    if let Some(letter) = repeated(text) {
        return Err(Objection::Repetition(letter));
    }
    let words = words(text);
    [&LISTS.en, &LISTS.fr]
        .into_iter()
        .find_map(|list| forbidden(list, &words))
        .map_or(Ok(()), |word| Err(Objection::Word(word)))
}

/// Dice faces, keycaps, and numbers in circles or other decorations.
fn is_picture(letter: char) -> bool {
    matches!(letter, '\u{2680}'..='\u{2685}' | '\u{20e3}' | '\u{1f3b2}' | '\u{1f51f}' | '\u{1f522}' | '\u{1f4af}'
        | '\u{2460}'..='\u{24ff}' | '\u{2776}'..='\u{2793}' | '\u{1f100}'..='\u{1f10c}')
}

/// A character, pictures included, that occurs more than twice in a row, spaces aside.
fn repeated(text: &str) -> Option<char> {
    let letters: Vec<char> = text.chars().filter(|letter| !letter.is_whitespace() && *letter != '\u{fe0f}').collect();
    letters.windows(3).find(|three| three[0] == three[1] && three[1] == three[2]).map(|three| three[0])
}

/// The words of a text, without accents and in lower case.
fn words(text: &str) -> Vec<String> {
    fold(text)
        .split(|letter: char| !letter.is_alphabetic())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// The first word that a list forbids; entries of several words match several words in a row.
fn forbidden(list: &WordList, words: &[String]) -> Option<String> {
    let stem = words.iter().find(|word| list.stems.iter().any(|stem| word.starts_with(stem.as_str())));
    let phrase = list.words.iter().find(|entry| {
        let parts: Vec<&str> = entry.split(' ').collect();
        words.windows(parts.len()).any(|window| window.iter().zip(&parts).all(|(word, part)| word == part))
    });
    stem.or(phrase).cloned()
}
