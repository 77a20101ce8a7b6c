//! The book: a game's rules for people, a heading per rule ID, in every language.

use crate::{Example, Lang, Words, typeset};
use std::collections::BTreeMap;

/// One rule as the book states it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookEntry {
    /// The rule's ID.
    pub id: String,
    /// The heading, without the ID.
    pub title: String,
    /// The chapter it stands in.
    pub chapter: String,
    /// The text below the heading, in Markdown.
    pub body: String,
    /// Why no code enforces it, if none can.
    pub not_in_code: Option<String>,
}

/// A game's rules in every language.
#[derive(Debug)]
pub struct Book {
    en: Volume,
    fr: Volume,
    examples: Vec<Example>,
}

/// The book in one language.
#[derive(Debug)]
pub struct Volume {
    /// The text, in Markdown.
    pub source: String,
    /// Its rules, in book order.
    pub entries: Vec<BookEntry>,
    /// Where in the book each rule stands, by its ID in capitals.
    places: BTreeMap<String, usize>,
}

impl Book {
    /// A book from its two texts.
    pub fn new(en: &str, fr: &str) -> Book {
        Book { en: Volume::parse(en.to_owned()), fr: Volume::parse(typeset::french(fr)), examples: Vec::new() }
    }

    /// The book with its worked examples as data, in the order of its `case` blocks.
    #[must_use]
    pub fn with_examples(self, lines: &str) -> Book {
        let examples = Example::read_all(lines).expect(
            "examples are written by the game's tests; empty the file to have them written anew (CONTRIBUTING.md)",
        );
        Book { examples, ..self }
    }

    /// The rows of the worked examples, in book order.
    pub fn examples(&self) -> &[Example] {
        &self.examples
    }

    /// The book in one language.
    pub fn volume(&self, lang: Lang) -> &Volume {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }

    /// Texts that name a rule: under each ID the ID and the title of its rule.
    pub fn titles(&self) -> Words {
        let named = |volume: &Volume, colon: &str| -> String {
            volume.entries.iter().map(|entry| format!("{0} = {0}{colon} {1}\n", entry.id, entry.title)).collect()
        };
        Words::new(&named(&self.en, ":"), &named(&self.fr, " :"))
    }
}

impl Volume {
    fn parse(source: String) -> Volume {
        let mut entries: Vec<BookEntry> = Vec::new();
        let mut chapter = String::new();
        let mut inside = false;
        for line in source.lines() {
            if let Some(heading) = line.strip_prefix("### ") {
                let (id, title) = heading.split_once(' ').unwrap_or((heading, ""));
                inside = looks_like_rule(id);
                if inside {
                    entries.push(entry(id, title, &chapter));
                }
            } else if let Some(heading) = line.strip_prefix("## ") {
                chapter = heading.trim().to_owned();
                inside = false;
            } else if inside && let Some(last) = entries.last_mut() {
                last.body.push_str(line);
                last.body.push('\n');
            }
        }
        for entry in &mut entries {
            entry.body = entry.body.trim().to_owned();
        }
        // Of two rules with one ID the first counts, as for a reader.
        let places = entries.iter().enumerate().rev().map(|(at, entry)| (entry.id.to_ascii_uppercase(), at)).collect();
        Volume { source, entries, places }
    }

    /// The rule with an ID, whatever its case.
    pub fn rule(&self, id: &str) -> Option<&BookEntry> {
        self.entries.get(self.place(id)?)
    }

    /// Where among the entries a rule stands, whatever the case of its ID.
    pub fn place(&self, id: &str) -> Option<usize> {
        self.places.get(id).or_else(|| self.places.get(&id.to_ascii_uppercase())).copied()
    }

    /// The rules whose ID, title or text holds every word asked for, in book order, accents and case aside.
    pub fn search(&self, words: &str) -> Vec<&BookEntry> {
        let wanted: Vec<String> = words.split_whitespace().map(fold).collect();
        self.entries
            .iter()
            .filter(|entry| {
                let text = fold(&format!("{} {} {}", entry.id, entry.title, entry.body));
                wanted.iter().all(|word| text.contains(word.as_str()))
            })
            .collect()
    }

    /// The worked examples: the contents of all fenced blocks marked `case`.
    pub fn cases(&self) -> Vec<String> {
        let mut cases = Vec::new();
        let mut open: Option<String> = None;
        for line in self.source.lines() {
            match &mut open {
                None if line.trim() == "```case" => open = Some(String::new()),
                None => {}
                Some(_) if line.trim() == "```" => cases.extend(open.take()),
                Some(case) => {
                    case.push_str(line);
                    case.push('\n');
                }
            }
        }
        cases
    }
}

fn entry(id: &str, title: &str, chapter: &str) -> BookEntry {
    let excuse = ["(not in code:", "(hors code\u{a0}:", "(hors code\u{202f}:"]
        .into_iter()
        .find_map(|mark| title.split_once(mark));
    let (title, not_in_code) = match excuse {
        Some((title, reason)) => (title, Some(reason.trim().trim_end_matches(')').to_owned())),
        None => (title, None),
    };
    BookEntry {
        id: id.to_owned(),
        title: title.trim().to_owned(),
        chapter: chapter.to_owned(),
        body: String::new(),
        not_in_code,
    }
}

/// Three capital letters, a chapter word, a number and perhaps a letter: `WRA-ACT-5`.
pub fn looks_like_rule(word: &str) -> bool {
    let mut parts = word.split('-');
    let (Some(game), Some(chapter), Some(number), None) = (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return false;
    };
    let digits = number.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
    game.len() == 3
        && game.bytes().all(|letter| letter.is_ascii_uppercase())
        && !chapter.is_empty()
        && chapter.bytes().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit())
        && !digits.is_empty()
        && number.len() - digits.len() <= 1
        && digits.bytes().all(|digit| digit.is_ascii_digit())
}

/// Lower case without accents, so that a search for "foret" finds "Forêt".
pub fn fold(text: &str) -> String {
    text.chars()
        .flat_map(char::to_lowercase)
        .map(|letter| match letter {
            'à' | 'â' | 'ä' => 'a',
            'ç' => 'c',
            'é' | 'è' | 'ê' | 'ë' => 'e',
            'î' | 'ï' => 'i',
            'ô' | 'ö' => 'o',
            'ù' | 'û' | 'ü' => 'u',
            '’' => '\'',
            other => other,
        })
        .collect::<String>()
        .replace('œ', "oe")
}
