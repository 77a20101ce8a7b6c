//! Questions to the book: rules ranked by the words they share with a question, by stem and by meaning.
//!
//! Each rule is a bag of stems; words of its heading count several times. A rule's score is the sum of what each asked word
//! is worth in it (BM25: rare words more, repeated ones less and less). A word finds its stem, the stems of words that mean
//! the same (`search/en.txt`, `search/fr.txt`: one line per meaning) with less weight, and, for whoever is still typing, words
//! that begin with it. What is always true stands last: nobody asks for an invariant.

use crate::{Lang, fold};
use snowball_stemmers_rs::{Algorithm, Stemmer};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// How often a word of the heading counts, compared with one of the text.
const HEADING: f64 = 3.0;
/// What a word that means the same is worth.
const SAME_MEANING: f64 = 0.6;
/// What a word that begins as asked is worth.
const BEGINNING: f64 = 0.4;
/// BM25: how fast repetition stops to count, and how much long texts are held back.
const REPEATED: f64 = 1.2;
const LENGTH: f64 = 0.6;
/// What the score of an invariant is worth, and that of a ruling, which answers what the rules leave open.
const INVARIANT: f64 = 0.3;
const RULING: f64 = 0.75;
/// A rule with less than this share of the best score is no answer.
const WORST: f64 = 0.25;

/// The words of a book, ready to be asked.
#[derive(Debug)]
pub(crate) struct Index {
    lang: Lang,
    /// For each rule: its stems with their weights, the sum of those, and what the whole is worth.
    rules: Vec<(BTreeMap<String, f64>, f64, f64)>,
    /// In how many rules each stem stands.
    spread: BTreeMap<String, usize>,
}

impl Index {
    /// The index of rules, each with its ID, heading and text.
    pub(crate) fn new<'a>(rules: impl Iterator<Item = (&'a str, &'a str, &'a str)>, lang: Lang) -> Index {
        let mut spread: BTreeMap<String, usize> = BTreeMap::new();
        let rules = rules.map(|(id, title, body)| {
            let mut stems: BTreeMap<String, f64> = BTreeMap::new();
            for (text, weight) in [(title, HEADING), (body, 1.0)] {
                for stem in stems_of(text, lang) {
                    *stems.entry(stem).or_default() += weight;
                }
            }
            stems.keys().for_each(|stem| *spread.entry(stem.clone()).or_default() += 1);
            let length = stems.values().sum();
            let worth = if id.contains("-INV-") {
                INVARIANT
            } else if id.contains("-RUL-") {
                RULING
            } else {
                1.0
            };
            (stems, length, worth)
        });
        Index { rules: rules.collect(), lang, spread }
    }

    /// The places of the rules that answer a question, the best first.
    pub(crate) fn ask(&self, question: &str) -> Vec<usize> {
        let asked = self.asked(question);
        let average = self.rules.iter().map(|(_, length, _)| length).sum::<f64>() / self.rules.len().max(1) as f64;
        let score = |(stems, length, worth): &(BTreeMap<String, f64>, f64, f64)| {
            let parts = asked.iter().map(|forms| {
                let found = forms.iter().filter_map(|(stem, weight)| {
                    let often = *stems.get(stem)?;
                    let held = REPEATED * (1.0 - LENGTH + LENGTH * length / average);
                    Some(weight * self.rarity(stem) * often * (REPEATED + 1.0) / (often + held))
                });
                found.fold(0.0, f64::max)
            });
            worth * parts.sum::<f64>()
        };
        let mut scored: Vec<(usize, f64)> = self.rules.iter().map(score).enumerate().collect();
        scored.retain(|(_, score)| *score > 0.0);
        scored.sort_by(|(at, one), (other, two)| two.total_cmp(one).then(at.cmp(other)));
        let best = scored.first().map_or(0.0, |(_, score)| *score);
        scored.into_iter().filter(|(_, score)| *score >= best * WORST).map(|(at, _)| at).collect()
    }

    /// For each word of a question the stems that answer it, with what they are worth.
    fn asked(&self, question: &str) -> Vec<BTreeMap<String, f64>> {
        let forms = words_of(question, self.lang).into_iter().map(|word| {
            let stem = stem(&word, self.lang);
            let mut forms = BTreeMap::from([(stem.clone(), 1.0)]);
            for same in meanings(self.lang).iter().filter(|group| group.contains(&stem)).flatten() {
                forms.entry(same.clone()).or_insert(SAME_MEANING);
            }
            if word.len() >= 3 {
                let begun = self.spread.range(word.clone()..).take_while(|(known, _)| known.starts_with(&word));
                for (known, _) in begun {
                    forms.entry(known.clone()).or_insert(BEGINNING);
                }
            }
            forms
        });
        forms.collect()
    }

    /// What a stem tells: the more, the fewer rules hold it.
    fn rarity(&self, stem: &str) -> f64 {
        let (all, held) = (self.rules.len() as f64, self.spread.get(stem).copied().unwrap_or(0) as f64);
        ((all - held + 0.5) / (held + 0.5) + 1.0).ln()
    }
}

/// The words of a text that tell something, folded; what stands before an apostrophe is no word. Fillers are known by their
/// accents: the French "des" is one, "dés" are dice.
fn words_of(text: &str, lang: Lang) -> Vec<String> {
    let plain = text.to_lowercase().replace('’', "'");
    let words = plain.split(|letter: char| !letter.is_alphanumeric() && letter != '\'');
    let words = words.map(|word| word.rsplit('\'').find(|part| part.len() > 1).unwrap_or(word));
    words.filter(|word| !word.is_empty() && !is_filler(word, lang)).map(fold).collect()
}

fn stems_of(text: &str, lang: Lang) -> Vec<String> {
    words_of(text, lang).into_iter().map(|word| stem(&word, lang)).collect()
}

fn stem(word: &str, lang: Lang) -> String {
    static ENGLISH: LazyLock<Stemmer> = LazyLock::new(|| Stemmer::create(Algorithm::English));
    static FRENCH: LazyLock<Stemmer> = LazyLock::new(|| Stemmer::create(Algorithm::French));
    let stemmer = match lang {
        Lang::En => &ENGLISH,
        Lang::Fr => &FRENCH,
    };
    stemmer.stem(word).into_owned()
}

/// Words that every text is full of.
fn is_filler(word: &str, lang: Lang) -> bool {
    static ENGLISH: LazyLock<BTreeSet<&str>> = LazyLock::new(|| fillers(include_str!("search/en.txt")));
    static FRENCH: LazyLock<BTreeSet<&str>> = LazyLock::new(|| fillers(include_str!("search/fr.txt")));
    match lang {
        Lang::En => ENGLISH.contains(word),
        Lang::Fr => FRENCH.contains(word),
    }
}

/// The first line of a list is its fillers.
fn fillers(list: &'static str) -> BTreeSet<&'static str> {
    list.lines().next().unwrap_or_default().split_whitespace().collect()
}

/// Groups of stems that mean the same.
fn meanings(lang: Lang) -> &'static [BTreeSet<String>] {
    static ENGLISH: LazyLock<Vec<BTreeSet<String>>> = LazyLock::new(|| groups(include_str!("search/en.txt"), Lang::En));
    static FRENCH: LazyLock<Vec<BTreeSet<String>>> = LazyLock::new(|| groups(include_str!("search/fr.txt"), Lang::Fr));
    match lang {
        Lang::En => &ENGLISH,
        Lang::Fr => &FRENCH,
    }
}

fn groups(list: &str, lang: Lang) -> Vec<BTreeSet<String>> {
    let lines = list.lines().skip(1).filter(|line| !line.is_empty());
    lines.map(|line| stems_of(line, lang).into_iter().collect()).collect()
}
