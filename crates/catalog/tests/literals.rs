//! No book writes by hand a number that its edition holds.
//!
//! Each number of an edition file is changed. Where the book tells it, the number and the noun behind it are noted ("3 rolls"); if any
//! other place says the same of the same noun and does not follow, or if a rule follows and says the old number as well, the
//! number was written there by hand.

mod common;

use catalog::Door;
use common::numbers;
use kernel::Lang;
use std::collections::BTreeSet;

/// What is found although it is no slip, by game, rule and number, and why.
const FOUND: &[(&str, &str)] = &[
    ("fuji en FUJ-P3-1 2", "a distance, the key of a list of the edition"),
    ("fuji fr FUJ-P3-1 2", "a distance, the key of a list of the edition"),
    ("fuji fr FUJ-SET-1 4 carte", "the characters, as many as there are colours"),
    ("sapiens en SAP-HUNT-2 5", "a number of steaks, the key of a list of the edition"),
    ("sapiens fr SAP-HUNT-2 5", "a number of steaks, the key of a list of the edition"),
    ("trex en TRX-SETUP-7 2", "players"),
    ("trex fr TRX-SETUP-7 2", "players"),
    ("warlock en WAR-RIV-2 3", "ferry, punt and bridge"),
    ("warlock fr WAR-RIV-2 3", "ferry, punt and bridge"),
    ("warlock fr WAR-ENC-9 2", "nobody is cursed twice"),
    ("warlock fr WAR-INV-4 6 carte", "the cards of the labyrinth, as many as pairs of sides"),
    ("warlock fr WAR-SET-11 6 carte", "the cards of the labyrinth, as many as pairs of sides"),
    ("warlock fr WAR-SET-4 6 carte", "the fixed rooms, which the rules name one by one"),
    ("wrath en WRA-ANKY-2 2", "figures of the species, two in every game"),
    ("wrath fr WRA-ANKY-2 2", "figures of the species, two in every game"),
    ("wrath fr WRA-PTER-1 2", "“between the two”"),
];

/// Numbers as words, from 0.
const ENGLISH: [&str; 13] =
    ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const FRENCH: [&str; 13] =
    ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"];

/// A rule and its words, the title among them.
struct Said {
    rule: String,
    words: Vec<String>,
}

/// The number that a word is, in digits or written out; 1 is mostly an article or a step, and is left aside.
fn number(word: &str, lang: Lang) -> Option<i64> {
    let names = match lang {
        Lang::En => ENGLISH,
        Lang::Fr => FRENCH,
    };
    let named = || names.iter().position(|name| *name == word).map(|place| place as i64);
    word.parse().ok().or_else(named).filter(|number| *number > 1)
}

/// The rules of the book by an edition, word by word, without worked examples and without what older versions did.
fn said(game: &dyn Door, text: &str, lang: Lang) -> Option<Vec<Said>> {
    let edition = game.read_edition(text).ok()?;
    let volume = game.book_in(edition, lang);
    let rules = volume.entries.iter().map(|entry| {
        let mut fenced = false;
        let lines = entry.body.lines().filter(|line| {
            fenced ^= line.starts_with("```");
            !fenced && !line.starts_with("**")
        });
        let all = format!("{}. {}", entry.title, lines.collect::<Vec<_>>().join(" "));
        let present = all.split(". ").filter(|sentence| !sentence.to_lowercase().contains("version"));
        let words = present.flat_map(|sentence| sentence.split(|sign: char| !sign.is_alphanumeric() && sign != '-'));
        let words = words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
        Said { rule: entry.id.clone(), words }
    });
    Some(rules.collect())
}

/// The noun behind a number, without its plural.
fn noun(words: &[String], at: usize) -> Option<&str> {
    words.get(at + 1).map(|word| word.trim_end_matches('s')).filter(|word| word.len() > 3)
}

/// The book before and after a change of one number.
struct Change {
    old: i64,
    after: Vec<Said>,
}

/// Whether a rule follows a change, word by word.
fn follows(was: &Said, is: &Said) -> bool {
    was.words.len() == is.words.len() && was.words != is.words
}

/// The places that keep an old number: rule, number and noun. A word that follows any change is none.
fn kept(before: &[Said], changes: &[Change], lang: Lang) -> BTreeSet<String> {
    let mut filled = BTreeSet::new();
    for change in changes {
        for (rule, (was, is)) in before.iter().zip(&change.after).enumerate().filter(|(_, (was, is))| follows(was, is))
        {
            let words = was.words.iter().zip(&is.words).enumerate();
            filled.extend(words.filter(|(_, (was, is))| was != is).map(|(at, _)| (rule, at)));
        }
    }
    let mut kept = BTreeSet::new();
    for Change { old, after } in changes {
        let by_hand = |rule: usize, at: usize| {
            number(&before[rule].words[at], lang) == Some(*old) && !filled.contains(&(rule, at))
        };
        let mut nouns = BTreeSet::new();
        for (rule, (was, is)) in before.iter().zip(after).enumerate().filter(|(_, (was, is))| follows(was, is)) {
            for at in 0..was.words.len() {
                if was.words[at] != is.words[at] {
                    nouns.extend(noun(&was.words, at));
                } else if by_hand(rule, at) {
                    kept.insert(format!("{} {old}", was.rule));
                }
            }
        }
        for (rule, was) in before.iter().enumerate() {
            for at in (0..was.words.len()).filter(|&at| by_hand(rule, at)) {
                if let Some(noun) = noun(&was.words, at).filter(|noun| nouns.contains(noun)) {
                    kept.insert(format!("{} {old} {noun}", was.rule));
                }
            }
        }
    }
    kept
}

#[test]
fn no_book_writes_a_number_of_its_edition_by_hand() {
    let mut found = BTreeSet::new();
    for &game in catalog::games() {
        let text = &game.base_edition().tag().text;
        for lang in Lang::ALL {
            let before = said(game, text, lang).expect("the base edition is sound");
            let mut changes = Vec::new();
            for (_, place) in numbers(text) {
                let old: i64 = text[place.clone()].parse().expect("digits");
                let with = |new: i64| format!("{}{new}{}", &text[..place.start], &text[place.end..]);
                let changed = [old + 1, old - 1].into_iter().filter(|new| *new >= 0);
                let after = changed.into_iter().find_map(|new| said(game, &with(new), lang));
                changes.extend(after.map(|after| Change { old, after }));
            }
            let slips = kept(&before, &changes, lang);
            found.extend(slips.into_iter().map(|slip| format!("{} {lang} {slip}", game.about().id)));
        }
    }
    let known: BTreeSet<String> = FOUND.iter().map(|(slip, _)| (*slip).to_owned()).collect();
    assert_eq!(found, known, "these places keep a number that the edition has changed");
}

#[test]
fn a_number_that_does_not_follow_is_found() {
    let said =
        |title: &str, body: &str| Said { rule: title.to_owned(), words: body.split(' ').map(str::to_owned).collect() };
    let before = [said("A", "roll 3 dice up to 3 times"), said("B", "the three dice"), said("C", "three steps")];
    let after = vec![said("A", "roll 4 dice up to 3 times"), said("B", "the three dice"), said("C", "three steps")];
    let found = kept(&before, &[Change { old: 3, after }], Lang::En);
    assert_eq!(found, BTreeSet::from(["A 3".to_owned(), "B 3 dice".to_owned()]));
    let after = vec![said("A", "roll 3 dice up to 4 times"), said("B", "the three dice"), said("C", "three steps")];
    let other = vec![said("A", "roll 4 dice up to 3 times"), said("B", "the four dice"), said("C", "three steps")];
    let found = kept(&before, &[Change { old: 3, after }, Change { old: 3, after: other }], Lang::En);
    assert_eq!(found, BTreeSet::new(), "each of them follows a change of its own");
}
