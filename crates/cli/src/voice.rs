//! What the program says, in the reader's language.

use crate::args::When;
use anstyle::{AnsiColor, Style};
use kernel::{Facts, Fault, Lang, Nameless, Names, Phrase, Refusal, Words, facts};
use std::io::{IsTerminal, Write};
use std::sync::LazyLock;

static WORDS: LazyLock<Words> =
    LazyLock::new(|| Words::new(include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")));

/// A fault whose sentence stands in the program's texts.
pub(crate) fn fault(key: &str, facts: Facts) -> Fault {
    Fault::new(&WORDS, key, facts)
}

/// A language, and whether colours suit the output.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Voice {
    pub(crate) lang: Lang,
    colours: bool,
}

impl Voice {
    pub(crate) fn new(lang: Option<Lang>, colours: When) -> Voice {
        Voice {
            lang: lang.unwrap_or_else(environment_language),
            colours: colours.decide(std::io::stdout().is_terminal()),
        }
    }

    /// Whether colours suit the output.
    pub(crate) fn colours(&self) -> bool {
        self.colours
    }

    /// One of the program's own texts.
    pub(crate) fn say(&self, key: &str, facts: Facts) -> String {
        self.say_phrase(&Phrase::new(key, facts))
    }

    pub(crate) fn say_phrase(&self, phrase: &Phrase) -> String {
        WORDS.say(self.lang, phrase, &Nameless)
    }

    /// Says that games cannot be played again from their seed, if somebody thinks for a time.
    pub(crate) fn tell_timed(&self, out: &mut impl Write, timed: &[String]) -> std::io::Result<()> {
        if timed.is_empty() {
            return Ok(());
        }
        writeln!(out, "{}", self.warm(&self.say("bots-timed", facts![bots = timed.join(", ")])))
    }

    /// A phrase of a game.
    pub(crate) fn game(&self, words: &Words, phrase: &Phrase, names: &(impl Names + ?Sized)) -> String {
        words.say(self.lang, phrase, names)
    }

    /// The sentence of a refusal.
    pub(crate) fn refusal(&self, words: &Words, refusal: &Refusal) -> String {
        words.refusal(self.lang, refusal.rule, &refusal.facts, &Nameless)
    }

    pub(crate) fn strong(&self, text: &str) -> String {
        self.styled(Style::new().bold(), text)
    }

    pub(crate) fn faint(&self, text: &str) -> String {
        self.styled(Style::new().dimmed(), text)
    }

    pub(crate) fn warm(&self, text: &str) -> String {
        self.styled(AnsiColor::Yellow.on_default(), text)
    }

    pub(crate) fn bad(&self, text: &str) -> String {
        self.styled(AnsiColor::Red.on_default().bold(), text)
    }

    fn styled(&self, style: Style, text: &str) -> String {
        if self.colours { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }
}

/// The first of the usual variables that is set decides, as everywhere.
pub(crate) fn environment_language() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    match set {
        Some(value) if value.to_ascii_lowercase().starts_with("fr") => Lang::Fr,
        Some(_) | None => Lang::En,
    }
}

/// The program's texts, for the test that compares the languages.
#[cfg(test)]
pub(crate) fn words() -> &'static Words {
    &WORDS
}

#[cfg(test)]
mod tests {
    #[test]
    fn both_languages_have_the_same_texts() {
        let mut faults = Vec::new();
        testkit::tidy::texts(super::words(), &mut faults);
        assert!(faults.is_empty(), "{faults:?}");
    }
}
