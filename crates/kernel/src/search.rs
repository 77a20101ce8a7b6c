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
/// What the words of its chapter add to a rule.
const CHAPTER: f64 = 2.0;
/// What a word is worth that is only written like the one asked.
const MISSPELT: f64 = 0.7;
/// How much it counts that all of a question is met, not only some of it.
const WHOLE: f64 = 0.3;
/// What a word that begins as asked is worth.
const BEGINNING: f64 = 0.4;
/// BM25: how fast repetition stops to count, and how much long texts are held back.
const REPEATED: f64 = 1.2;
const LENGTH: f64 = 0.6;
/// What the score of an invariant is worth, and that of a ruling, which answers what the rules leave open.
const INVARIANT: f64 = 0.3;
const RULING: f64 = 0.75;
/// What the score of the rule that opens its chapter is worth: who asks about a thing wants to begin with what it is.
const OPENING: f64 = 1.25;
/// A rule with less than this share of the best score is no answer.
const WORST: f64 = 0.25;

/// The words of a book, ready to be asked.
#[derive(Debug)]
pub(crate) struct Index {
    lang: Lang,
    rules: Vec<Bag>,
    /// In how many rules each stem stands.
    spread: BTreeMap<String, usize>,
    /// A word of the book for each stem, as it is written.
    written: BTreeMap<String, String>,
}

/// The words of one rule.
#[derive(Debug)]
struct Bag {
    /// Its stems with their weights.
    stems: BTreeMap<String, f64>,
    /// The sum of the weights.
    length: f64,
    /// What the whole is worth.
    worth: f64,
}

/// One way to say what was asked: stems that must all be there, and what they are worth.
type Form = (Vec<String>, f64);

/// A rule as the index reads it.
pub(crate) struct Indexed<'a> {
    pub(crate) id: &'a str,
    pub(crate) chapter: &'a str,
    pub(crate) title: &'a str,
    pub(crate) body: &'a str,
}

impl Index {
    /// The index of rules.
    pub(crate) fn new<'a>(rules: impl Iterator<Item = Indexed<'a>>, lang: Lang) -> Index {
        let mut index = Index { lang, rules: Vec::new(), spread: BTreeMap::new(), written: BTreeMap::new() };
        for Indexed { id, chapter, title, body } in rules {
            let mut stems: BTreeMap<String, f64> = BTreeMap::new();
            for (text, weight) in [(title, HEADING), (body, 1.0), (chapter, CHAPTER)] {
                for word in written_words(text, lang) {
                    let stem = stem(&fold(&word), lang);
                    index.written.entry(stem.clone()).or_insert(word);
                    *stems.entry(stem).or_default() += weight;
                }
            }
            stems.keys().for_each(|stem| *index.spread.entry(stem.clone()).or_default() += 1);
            let length = stems.values().sum();
            index.rules.push(Bag { stems, length, worth: worth(id) });
        }
        index
    }

    /// The places of the rules that answer a question, the best first.
    pub(crate) fn ask(&self, question: &str) -> Vec<usize> {
        let asked = self.asked(question);
        let average = self.rules.iter().map(|bag| bag.length).sum::<f64>() / self.rules.len().max(1) as f64;
        let score = |bag: &Bag| {
            let parts: Vec<f64> = asked.iter().map(|forms| self.best(bag, forms, average)).collect();
            let met = parts.iter().filter(|part| **part > 0.0).count() as f64 / parts.len().max(1) as f64;
            bag.worth * parts.iter().sum::<f64>() * (1.0 - WHOLE + WHOLE * met)
        };
        let mut scored: Vec<(usize, f64)> = self.rules.iter().map(score).enumerate().collect();
        scored.retain(|(_, score)| *score > 0.0);
        scored.sort_by(|(at, one), (other, two)| two.total_cmp(one).then(at.cmp(other)));
        let best = scored.first().map_or(0.0, |(_, score)| *score);
        scored.into_iter().filter(|(_, score)| *score >= best * WORST).map(|(at, _)| at).collect()
    }

    /// The best that a rule has for one asked word, whatever form of it.
    fn best(&self, bag: &Bag, forms: &[Form], average: f64) -> f64 {
        let held = REPEATED * (1.0 - LENGTH + LENGTH * bag.length / average);
        let one = |stem: &String| {
            let often = *bag.stems.get(stem)?;
            Some(self.rarity(stem) * often * (REPEATED + 1.0) / (often + held))
        };
        let worth = |(stems, weight): &Form| {
            let parts: Vec<f64> = stems.iter().map(one).collect::<Option<_>>()?;
            Some(weight * parts.iter().sum::<f64>() / parts.len().max(1) as f64)
        };
        forms.iter().filter_map(worth).fold(0.0, f64::max)
    }

    /// For each word of a question the ways to say it, with what they are worth. A word that the book does not know is taken
    /// for the nearest one it knows.
    fn asked(&self, question: &str) -> Vec<Vec<Form>> {
        let words = words_of(question, self.lang);
        let stems: BTreeSet<String> = words.iter().map(|word| stem(word, self.lang)).collect();
        let mut asked: Vec<Vec<Form>> = Vec::new();
        for word in &words {
            let forms = self.forms(word);
            let known = forms.iter().any(|(stems, _)| stems.iter().all(|stem| self.spread.contains_key(stem)));
            match self.nearest(word).filter(|_| !known) {
                Some(near) => asked.push(vec![(vec![near.to_owned()], MISSPELT)]),
                None => asked.push(forms),
            }
        }
        // Several words may mean what one does: "roll again" is a re-roll.
        for group in meanings(self.lang) {
            if group.iter().any(|form| form.len() > 1 && form.iter().all(|stem| stems.contains(stem))) {
                asked.push(group.iter().map(|form| (form.clone(), SAME_MEANING)).collect());
            }
        }
        asked
    }

    /// The ways to say one word.
    fn forms(&self, word: &str) -> Vec<Form> {
        let own = stem(word, self.lang);
        let mut forms: Vec<Form> = vec![(vec![own.clone()], 1.0)];
        for group in meanings(self.lang).iter().filter(|group| group.iter().any(|form| *form == [own.as_str()])) {
            forms.extend(group.iter().filter(|form| **form != [own.as_str()]).map(|form| (form.clone(), SAME_MEANING)));
        }
        if word.len() >= 3 {
            let begun = self.spread.range(word.to_owned()..).take_while(|(known, _)| known.starts_with(word));
            forms.extend(begun.map(|(known, _)| (vec![known.clone()], BEGINNING)));
        }
        forms
    }

    /// The same question with the words that the book knows where it does not know those asked.
    pub(crate) fn mended(&self, question: &str) -> Option<String> {
        let mut changed = false;
        let words: Vec<String> = written_words(question, self.lang)
            .into_iter()
            .map(|word| {
                let folded = fold(&word);
                let known =
                    self.forms(&folded).iter().any(|(stems, _)| stems.iter().all(|one| self.spread.contains_key(one)));
                let near = self.nearest(&folded).filter(|_| !known).and_then(|stem| self.written.get(stem));
                changed |= near.is_some();
                near.cloned().unwrap_or(word)
            })
            .collect();
        changed.then(|| words.join(" "))
    }

    /// The known stem that is written most like a word, if one is near enough.
    fn nearest(&self, word: &str) -> Option<&str> {
        let asked = stem(word, self.lang);
        let most = match asked.chars().count() {
            0..4 => return None,
            4..6 => 1,
            _ => 2,
        };
        let distances = self.spread.iter().map(|(known, often)| (distance(&asked, known), *often, known.as_str()));
        let near = distances.filter(|(far, _, _)| *far <= most);
        near.min_by_key(|(far, often, _)| (*far, std::cmp::Reverse(*often))).map(|(_, _, known)| known)
    }

    /// What a stem tells: the more, the fewer rules hold it.
    fn rarity(&self, stem: &str) -> f64 {
        let (all, held) = (self.rules.len() as f64, self.spread.get(stem).copied().unwrap_or(0) as f64);
        ((all - held + 0.5) / (held + 0.5) + 1.0).ln()
    }
}

/// What the score of a rule is worth. Nobody asks for an invariant; a ruling answers what the rules leave open; the first rule of
/// a chapter says what it is about.
fn worth(id: &str) -> f64 {
    if id.contains("-INV-") {
        INVARIANT
    } else if id.contains("-RUL-") {
        RULING
    } else if id.ends_with("-1") {
        OPENING
    } else {
        1.0
    }
}

/// How many letters have to be put in, left out, changed or exchanged with their neighbour to make one word of another.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows = vec![(0..=other.len()).collect::<Vec<usize>>()];
    for (down, letter) in one.iter().enumerate() {
        let mut row = vec![down + 1];
        for (along, known) in other.iter().enumerate() {
            let changed = rows[down][along] + usize::from(letter != known);
            let mut least = changed.min(rows[down][along + 1] + 1).min(row[along] + 1);
            let swapped = down > 0 && along > 0 && one[down - 1] == *known && *letter == other[along - 1];
            if swapped {
                least = least.min(rows[down - 1][along - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

/// The words of a text that tell something, folded; what stands before an apostrophe is no word. Fillers are known by their
/// accents: the French "des" is one, "dés" are dice.
fn words_of(text: &str, lang: Lang) -> Vec<String> {
    written_words(text, lang).iter().map(|word| fold(word)).collect()
}

/// The same as they are written. "re-roll" and "relance-t-on" are one word and three.
fn written_words(text: &str, lang: Lang) -> Vec<String> {
    let plain = text.to_lowercase().replace('’', "'").replace("re-", "re");
    let words = plain.split(|letter: char| !letter.is_alphanumeric() && letter != '\'');
    let words = words.map(|word| word.rsplit('\'').find(|part| part.len() > 1).unwrap_or(word));
    words.filter(|word| !word.is_empty() && !is_filler(word, lang)).map(str::to_owned).collect()
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

/// What means the same: a word, or several that stand for one.
type Meaning = Vec<Vec<String>>;

/// Groups of stems that mean the same.
fn meanings(lang: Lang) -> &'static [Meaning] {
    static ENGLISH: LazyLock<Vec<Meaning>> = LazyLock::new(|| groups(include_str!("search/en.txt"), Lang::En));
    static FRENCH: LazyLock<Vec<Meaning>> = LazyLock::new(|| groups(include_str!("search/fr.txt"), Lang::Fr));
    match lang {
        Lang::En => &ENGLISH,
        Lang::Fr => &FRENCH,
    }
}

/// One line per meaning; words joined by `+` stand for one together.
fn groups(list: &str, lang: Lang) -> Vec<Meaning> {
    let form = |words: &str| words.split('+').map(|word| stem(&fold(word), lang)).collect::<Vec<String>>();
    let group = |line: &str| line.split_whitespace().map(form).collect::<BTreeSet<_>>().into_iter().collect();
    list.lines().skip(1).filter(|line| !line.is_empty()).map(group).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_as_far_apart_as_their_letters() {
        for (one, other, far) in [("tile", "tile", 0), ("tlie", "tile", 1), ("volcanoo", "volcano", 1), ("", "egg", 3)]
        {
            assert_eq!(distance(one, other), far, "{one} {other}");
        }
    }

    #[test]
    fn several_words_may_mean_one() {
        let rules = [
            ("A-B-1", "Rolling again", "Twice at most."),
            ("A-B-2", "Again", "Once more."),
            ("A-B-3", "Walls", "High."),
        ];
        let rules = rules.into_iter().map(|(id, title, body)| Indexed { id, chapter: "Dice", title, body });
        let index = Index::new(rules, Lang::En);
        assert_eq!(index.ask("rerolls")[0], 0);
        assert_eq!(index.ask("re-roll")[0], 0);
        assert_eq!(index.ask("hihg")[0], 2, "a slip is forgiven");
        assert_eq!(index.mended("hihg walls").as_deref(), Some("high walls"));
        assert_eq!(index.mended("high walls"), None);
    }
}
