//! The book: a game's rules for people, a heading per rule ID, in every language.

use crate::edition_file::{EditionFile, Ours, OursValue};
use crate::fill::Filling;
use crate::search::{Index, Indexed};
use crate::{Digest, EditionTag, Example, Lang, ReferenceCell, ReferenceTable, Words, typeset};
use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

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
    /// As they are written, with the places of an edition's values.
    sources: [String; 2],
    words: Option<&'static Words>,
    ours: Ours,
    en: Arc<Volume>,
    fr: Arc<Volume>,
    /// Volumes with the values of other editions: those asked for lately.
    others: Mutex<VecDeque<(Digest, Lang, Arc<Volume>)>>,
    examples: Vec<Example>,
}

/// So many volumes of other editions are kept.
const MOST_OTHERS: usize = 16;

/// The book in one language.
#[derive(Debug)]
pub struct Volume {
    /// The text, in Markdown.
    pub source: String,
    /// Its rules, in book order.
    pub entries: Vec<BookEntry>,
    /// Where in the book each rule stands, by its ID in capitals.
    places: BTreeMap<String, usize>,
    lang: Lang,
    /// Its words, made when somebody asks first.
    index: OnceLock<Index>,
}

impl Book {
    /// A book from its two texts.
    pub fn new(en: &str, fr: &str) -> Book {
        Book {
            sources: [en.to_owned(), fr.to_owned()],
            words: None,
            ours: Ours::default(),
            en: Arc::new(Volume::parse(en.to_owned(), Lang::En)),
            fr: Arc::new(Volume::parse(typeset::french(fr), Lang::Fr)),
            others: Mutex::default(),
            examples: Vec::new(),
        }
    }

    /// The book with the values of the game's own edition in its text, and the list of those that are ours.
    ///
    /// ```
    /// # use kernel::{Book, EditionTag, Lang, Words};
    /// let rule = "### FER-SETUP-1 Your hand\nTake {hand} cards, {hand - 2} with {most|word}.\n";
    /// let words = Box::leak(Box::new(Words::new("", "")));
    /// let ours = "[[ours]]\nvalues = [\"hand\"]\nwhat = { en = \"Cards\", fr = \"Cartes\" }";
    /// let base = EditionTag::new("base", "hand = 7\nmost = 4");
    /// let book = Book::new(rule, rule).in_edition(&base, ours, words);
    /// let said = |volume: &kernel::Volume| volume.rule("FER-SETUP-1").unwrap().body.clone();
    /// assert_eq!(said(book.volume(Lang::En)), "Take 7◊ cards, 5◊ with four.");
    /// // Whoever corrects a value knows it: it is ours no more.
    /// let mine = EditionTag::new("mine", "hand = 9\nmost = 4");
    /// assert_eq!(said(&book.volume_in(&mine, Lang::Fr)), "Take 9 cards, 7 with quatre.");
    /// ```
    #[must_use]
    pub fn in_edition(mut self, base: &EditionTag, ours: &str, words: &'static Words) -> Book {
        self.words = Some(words);
        self.ours = Ours::read(ours, &base.text);
        for lang in Lang::ALL {
            let (volume, missing) = self.bound(&base.text, lang);
            assert!(missing.is_empty(), "the book names what the edition does not hold: {missing:?}");
            match lang {
                Lang::En => self.en = Arc::new(volume),
                Lang::Fr => self.fr = Arc::new(volume),
            }
        }
        self
    }

    /// The book in one language, with the values of an edition. What its file does not hold is a dash.
    pub fn volume_in(&self, edition: &EditionTag, lang: Lang) -> Arc<Volume> {
        let mut others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((.., known)) = others.iter().find(|(digest, known, _)| (*digest, *known) == (edition.digest, lang))
        {
            return Arc::clone(known);
        }
        let volume = Arc::new(self.bound(&edition.text, lang).0);
        others.push_front((edition.digest, lang, Arc::clone(&volume)));
        others.truncate(MOST_OTHERS);
        volume
    }

    fn bound(&self, edition: &str, lang: Lang) -> (Volume, Vec<String>) {
        let (text, missing) = self.filled(edition, lang);
        let printed = match lang {
            Lang::En => text,
            Lang::Fr => typeset::french(&text),
        };
        (Volume::parse(printed, lang), missing)
    }

    fn filled(&self, edition: &str, lang: Lang) -> (String, Vec<String>) {
        let [en, fr] = &self.sources;
        self.filling(edition, lang).fill(match lang {
            Lang::En => en,
            Lang::Fr => fr,
        })
    }

    fn filling(&self, edition: &str, lang: Lang) -> Filling<'_> {
        Filling { edition: EditionFile::read(edition), ours: &self.ours, words: self.words, lang, row: None }
    }

    /// The tables of reference that the book makes from an edition file.
    pub fn tables_in(&self, edition: &str, lang: Lang) -> Vec<ReferenceTable> {
        let mut filling = self.filling(edition, lang);
        let mut tables = Vec::new();
        for plan in self.ours.tables() {
            let mut rows = Vec::new();
            for place in filling.edition.entries(&plan.rows) {
                filling.row = Some(place);
                let cells = plan.columns.iter().map(|column| {
                    let (text, ours) = filling.cell(&column.cell);
                    ReferenceCell { text, ours }
                });
                rows.push(cells.collect());
            }
            let columns = plan.columns.iter().map(|column| column.head.text(lang).to_owned()).collect();
            tables.push(ReferenceTable {
                title: plan.title.text(lang).to_owned(),
                rule: plan.rule.clone(),
                columns,
                rows,
            });
        }
        tables
    }

    /// Every value of an edition file that is ours, with the names that people read.
    pub fn ours_in(&self, edition: &str, lang: Lang) -> Vec<OursValue> {
        match self.words {
            Some(words) => self.ours.values(&EditionFile::read(edition), words, lang),
            None => Vec::new(),
        }
    }

    /// What of the game's edition is ours.
    pub fn ours(&self) -> &Ours {
        &self.ours
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
    fn parse(source: String, lang: Lang) -> Volume {
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
        Volume { source, entries, places, lang, index: OnceLock::new() }
    }

    /// The rule with an ID, whatever its case.
    pub fn rule(&self, id: &str) -> Option<&BookEntry> {
        self.entries.get(self.place(id)?)
    }

    /// Where among the entries a rule stands, whatever the case of its ID.
    pub fn place(&self, id: &str) -> Option<usize> {
        self.places.get(id).or_else(|| self.places.get(&id.to_ascii_uppercase())).copied()
    }

    /// The rules that answer a question or hold some words, the best answer first; all if nothing is asked. A rule's own
    /// ID finds that rule, and a part of an ID the rules that have it.
    pub fn search(&self, words: &str) -> Vec<&BookEntry> {
        let wanted = words.trim().to_ascii_uppercase();
        if wanted.is_empty() {
            return self.entries.iter().collect();
        }
        if let Some(entry) = self.rule(&wanted) {
            return vec![entry];
        }
        let named = |entry: &&BookEntry| wanted.contains('-') && entry.id.contains(&wanted);
        let named: Vec<&BookEntry> = self.entries.iter().filter(named).collect();
        if !named.is_empty() || looks_like_rule(&wanted) {
            return named;
        }
        self.index().ask(words).into_iter().filter_map(|at| self.entries.get(at)).collect()
    }

    /// The question that was probably meant, if some of its words are only written like words of the book.
    pub fn meant(&self, words: &str) -> Option<String> {
        self.index().mended(words)
    }

    fn index(&self) -> &Index {
        self.index.get_or_init(|| {
            let rules = self.entries.iter().map(|entry| Indexed {
                id: &entry.id,
                chapter: &entry.chapter,
                title: &entry.title,
                body: &entry.body,
            });
            Index::new(rules, self.lang)
        })
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
