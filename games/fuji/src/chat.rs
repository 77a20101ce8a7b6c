//! FUJ-COM-2, FUJ-COM-3, FUJ-COM-12: which free text may be said while dice are hidden.

use crate::rules::ids;
use crate::setup::Chat;
use crate::state::{State, Step};
use kernel::{Refusal, facts, fold};
use serde::Deserialize;
use std::ops::Range;
use std::sync::LazyLock;

/// Why a message is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Objection {
    /// The table speaks in hints only.
    HintsOnly,
    /// Free text must keep clear of numbers.
    NoNumbers,
    /// Nobody speaks now (FUJ-COM-11).
    Silence,
    /// A digit, in any script.
    Digit(char),
    /// A picture of a die or a number key.
    Picture(char),
    /// A word for a number, a quantity or an average.
    Word(String),
    /// A character more than twice in a row, or a word that counts by being said again.
    Repetition(String),
}

impl Objection {
    /// The rule behind it, and what it objects to.
    pub(crate) fn refusal(self) -> Refusal {
        match self {
            Objection::Silence => ids::CLOSED_MOUTHS.refuse(facts![]),
            Objection::HintsOnly => ids::FREE_TEXT.refuse(facts![why = "hints-only"]),
            Objection::NoNumbers => ids::FREE_TEXT.refuse(facts![why = "no-numbers"]),
            Objection::Digit(letter) | Objection::Picture(letter) => {
                ids::FREE_TEXT.refuse(facts![why = "number", word = letter.to_string()])
            }
            Objection::Word(word) => ids::FREE_TEXT.refuse(facts![why = "number", word]),
            Objection::Repetition(letter) => ids::FREE_TEXT.refuse(facts![why = "repetition", letter]),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lists {
    /// Words for a colour, even or odd.
    sorts: Vec<String>,
    /// Other words for kinds of dice.
    kinds: Vec<String>,
    en: WordList,
    fr: WordList,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WordList {
    /// Words by which the language is recognised.
    signs: Vec<String>,
    /// What says nothing about dice, although it holds a forbidden word.
    harmless: Vec<Entry>,
    /// What is forbidden in every text.
    always: Vec<Entry>,
    /// What is forbidden unless the text is clearly of the other language.
    own: Vec<Entry>,
}

/// Words in a row.
#[derive(Deserialize)]
#[serde(from = "String")]
struct Entry(Vec<Part>);

/// What one word of an entry must be.
enum Part {
    Word(String),
    Stem(String),
    Sort,
    Kind,
}

impl From<String> for Entry {
    fn from(text: String) -> Entry {
        let part = |word: &str| match word {
            "<sort>" => Part::Sort,
            "<kind>" => Part::Kind,
            plain => plain.strip_suffix('*').map_or(Part::Word(plain.to_owned()), |stem| Part::Stem(stem.to_owned())),
        };
        Entry(text.split(' ').map(part).collect())
    }
}

static LISTS: LazyLock<Lists> = LazyLock::new(|| {
    kernel::read_toml(include_str!("../edition/chat.toml")).unwrap_or_else(|fault| panic!("edition/chat.toml, {fault}"))
});

impl Lists {
    fn is_sort(&self, word: &str) -> bool {
        self.sorts.iter().any(|sort| sort == word)
    }

    fn is_kind(&self, word: &str) -> bool {
        self.is_sort(word) || self.kinds.iter().any(|kind| kind == word)
    }

    fn fits(&self, part: &Part, word: &str) -> bool {
        match part {
            Part::Word(wanted) => wanted == word,
            Part::Stem(stem) => word.starts_with(stem.as_str()),
            Part::Sort => self.is_sort(word),
            Part::Kind => self.is_kind(word),
        }
    }

    /// Where an entry stands in a text, if it does.
    fn find(&self, entry: &Entry, words: &[String]) -> Option<Range<usize>> {
        let fits = |window: &[String]| window.iter().zip(&entry.0).all(|(word, part)| self.fits(part, word));
        let start = words.windows(entry.0.len()).position(fits)?;
        Some(start..start + entry.0.len())
    }

    /// Takes out what says nothing about dice. A blank stays in its place, so that nothing new comes to stand in a row.
    fn without_harmless(&self, mut words: Vec<String>) -> Vec<String> {
        for entry in self.en.harmless.iter().chain(&self.fr.harmless) {
            while let Some(place) = self.find(entry, &words) {
                words[place].fill(String::new());
            }
        }
        words
    }

    /// The first entry that forbids the text, as the text has it.
    fn forbidden(&self, words: &[String]) -> Option<String> {
        let signs = |list: &WordList| words.iter().filter(|word| list.signs.contains(word)).count();
        let (english, french) = (signs(&self.en), signs(&self.fr));
        let always = self.en.always.iter().chain(&self.fr.always);
        let english_own = self.en.own.iter().filter(|_| english >= french);
        let french_own = self.fr.own.iter().filter(|_| french >= english);
        always
            .chain(english_own)
            .chain(french_own)
            .find_map(|entry| self.find(entry, words))
            .map(|place| words[place].join(" "))
    }

    /// A word that counts by being said again: the same word three times in a row, a sort of dice twice in a row, or
    /// three times anywhere.
    fn counted(&self, words: &[String]) -> Option<String> {
        let thrice = words.windows(3).find(|three| three.iter().all(|word| *word == three[0]));
        let twice = words.windows(2).find(|two| two[0] == two[1] && self.is_sort(&two[0]));
        let often =
            words.iter().position(|word| self.is_sort(word) && words.iter().filter(|other| *other == word).count() > 2);
        let found = thrice.or(twice).map(|words| &words[0]).or(often.map(|place| &words[place]));
        found.filter(|word| !word.is_empty()).cloned()
    }
}

/// FUJ-COM-1, FUJ-COM-11, FUJ-COM-12: whether a player may send this text now.
pub fn allowed(state: &State, text: &str) -> Result<(), Objection> {
    match limit(state) {
        None => Ok(()),
        Some(Objection::NoNumbers) => filter(text),
        Some(objection) => Err(objection),
    }
}

/// FUJ-COM-1, FUJ-COM-11, FUJ-COM-12: what any text meets now: it is refused altogether, or must keep clear of numbers.
pub(crate) fn limit(state: &State) -> Option<Objection> {
    if state.over() || state.phase_number() >= 5 || state.phase_number() == 0 {
        return None;
    }
    match (state.step, state.options.chat) {
        (Step::Reroll, _) => Some(Objection::Silence),
        (_, Chat::HintsOnly) => Some(Objection::HintsOnly),
        (_, Chat::Filtered) => Some(Objection::NoNumbers),
        (_, Chat::Open) => None,
    }
}

/// FUJ-COM-2, FUJ-COM-3, FUJ-COM-4, FUJ-COM-12: whether a text keeps clear of numbers, quantities and averages, in both
/// languages.
pub fn filter(text: &str) -> Result<(), Objection> {
    if let Some(picture) = text.chars().find(|&letter| is_picture(letter)) {
        return Err(Objection::Picture(picture));
    }
    if let Some(digit) = text.chars().find(|letter| letter.is_numeric()) {
        return Err(Objection::Digit(digit));
    }
    if let Some(letter) = repeated(text) {
        return Err(Objection::Repetition(letter.to_string()));
    }
    let words = words(text);
    if let Some(word) = LISTS.counted(&words) {
        return Err(Objection::Repetition(word));
    }
    LISTS.forbidden(&LISTS.without_harmless(words)).map_or(Ok(()), |word| Err(Objection::Word(word)))
}

/// Dice faces, keycaps, and numbers in circles or other decorations.
fn is_picture(letter: char) -> bool {
    matches!(letter, '\u{2680}'..='\u{2685}' | '\u{20e3}' | '\u{1f3b2}' | '\u{1f51f}' | '\u{1f522}' | '\u{1f4af}'
        | '\u{2460}'..='\u{24ff}' | '\u{2776}'..='\u{2793}' | '\u{1f100}'..='\u{1f10c}')
}

/// A character that stands more than twice in a row. Blanks part words, so "odd dice" is not a row of letters; but between
/// pictures and signs a blank means nothing.
fn repeated(text: &str) -> Option<char> {
    let shown: Vec<char> = text.chars().filter(|letter| *letter != '\u{fe0f}').collect();
    let kept = |place: &usize| {
        let beside =
            |other: Option<usize>| other.and_then(|other| shown.get(other)).is_some_and(|near| near.is_alphabetic());
        !shown[*place].is_whitespace() || beside(place.checked_sub(1)) || beside(Some(place + 1))
    };
    let letters: Vec<char> = (0..shown.len()).filter(kept).map(|place| shown[place]).collect();
    letters
        .windows(3)
        .find(|three| !three[0].is_whitespace() && three[0] == three[1] && three[1] == three[2])
        .map(|three| three[0])
}

/// The words of a text in lower case, without accents; a die stays a die.
fn words(text: &str) -> Vec<String> {
    text.split(|letter: char| !letter.is_alphabetic())
        .filter(|word| !word.is_empty())
        .map(|word| match word.to_lowercase().as_str() {
            "dé" | "dés" => "dice".to_owned(),
            other => fold(other),
        })
        .collect()
}
