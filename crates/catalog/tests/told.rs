//! Every number of an edition that can be corrected is told by the book, in its text or in its tables of reference: a number that was
//! written into a book by hand would stay what it was.

mod common;

use catalog::Door;
use common::numbers;
use kernel::Lang;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Numbers that no reader needs: checks of the file itself and limits of patience. By game, the name of the value.
const UNTOLD: &[(&str, &str)] = &[];

/// What a reader of the book can read: its text and its tables.
fn read(game: &dyn Door, text: &str) -> Option<String> {
    let edition = game.read_edition(text).ok()?;
    let mut book = game.book_in(edition, Lang::En).source.clone();
    for table in game.reference(edition, Lang::En) {
        write!(book, "{table:?}").expect("a text takes everything");
    }
    Some(book)
}

/// The names of the values whose numbers change nothing in the book, and how many numbers could be tried.
fn untold(game: &dyn Door) -> (BTreeSet<String>, usize) {
    let text = &game.base_edition().tag().text;
    let before = read(game, text).expect("the base edition is sound");
    let (mut silent, mut tried) = (BTreeSet::new(), 0);
    for (line, place) in numbers(text) {
        let value: i64 = text[place.clone()].parse().expect("digits");
        let with = |other: i64| format!("{}{other}{}", &text[..place.start], &text[place.end..]);
        let changed =
            [value + 1, value - 1].into_iter().filter(|other| *other >= 0).find_map(|other| read(game, &with(other)));
        let Some(changed) = changed else { continue };
        tried += 1;
        if changed == before {
            let name = text.lines().nth(line).unwrap_or_default().split('=').next().unwrap_or_default().trim();
            silent.insert(name.to_owned());
        }
    }
    (silent, tried)
}

#[test]
fn every_number_of_an_edition_is_told_by_the_book() {
    let mut found = BTreeSet::new();
    for &game in catalog::games() {
        let id = game.about().id;
        let (silent, tried) = untold(game);
        assert!(tried > 5 || !testkit::is_released(id), "{id}: only {tried} numbers can be changed alone");
        found.extend(silent.into_iter().map(|name| format!("{id} {name}")));
    }
    let known: BTreeSet<String> = UNTOLD.iter().map(|(game, name)| format!("{game} {name}")).collect();
    assert_eq!(found, known, "these numbers can be corrected, and the book does not follow");
}

/// Numbers in refusals that no edition holds: directions, phases, levels, the numbers of keys, and what a rule fixes itself.
const FIXED: &[(&str, &str)] = &[
    ("wrath", "WRA-TYRA-6 2"),
    ("wrath", "WRA-VAR-5 16 four"),
    ("trex", "TRX-SETUP-9 0"),
    ("trex", "TRX-PLACE-14 eight"),
    ("trex", "TRX-PAN-16 eight"),
    ("sapiens", "SAP-LAY-1 two"),
    ("fuji", "FUJ-SET-16 1 2 3 4"),
    ("fuji", "FUJ-P2-13 2"),
    ("fuji", "FUJ-COM-1 2 4"),
    ("fuji", "FUJ-COM-12 twice"),
    ("fuji", "FUJ-EQ-1 2 4"),
    ("fuji", "FUJ-EQ-5 4"),
    ("fuji", "FUJ-E08-1 two"),
    ("fuji", "FUJ-E14-1 two"),
    ("fuji", "FUJ-K03-1 3"),
    ("fuji", "FUJ-2B-1 six"),
    ("fuji", "FUJ-RUL-38 2 4"),
    ("warlock", "WAR-KEY-3 1 9"),
    ("warlock", "WAR-CHEST-2 three"),
    ("warlock", "WAR-END-4 1"),
    ("warlock", "WAR-ENC-11 1"),
    ("warlock", "WAR-ENC-21 1"),
    ("warlock", "WAR-VAR-3 three 1 9"),
    ("warlock", "WAR-VAR-4 two"),
];

const NUMBER_WORDS: [&str; 13] =
    ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "twice", "thrice"];

/// A text without what is filled in, the heads of selections and the names of their variants.
fn bare(text: &str) -> String {
    let mut bare = String::new();
    for line in text.lines() {
        let line = line.trim();
        let variant = line.strip_prefix('*').unwrap_or(line).strip_prefix('[').and_then(|rest| rest.split_once(']'));
        let mut rest = variant.map_or(line, |(_, said)| said);
        while let Some((before, inside)) = rest.split_once('{') {
            bare.push_str(before);
            let head = inside.find("->").filter(|arrow| inside.find('}').is_none_or(|end| *arrow < end));
            rest = head
                .map_or_else(|| inside.split_once('}').map_or("", |(_, after)| after), |arrow| &inside[arrow + 2..]);
        }
        bare.push_str(rest);
        bare.push(' ');
    }
    bare
}

/// The refusals of a game that name numbers: the rule, and the numbers written into its sentence.
fn numbers_in_refusals(texts: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in texts.split("\n").fold(Vec::<String>::new(), |mut entries, line| {
        match entries.last_mut() {
            Some(entry) if line.starts_with([' ', '}']) => *entry = format!("{entry}\n{line}"),
            _ => entries.push(line.to_owned()),
        }
        entries
    }) {
        let Some((key, said)) = entry.split_once('=') else { continue };
        let key = key.trim();
        if !key.starts_with(|letter: char| letter.is_ascii_uppercase()) {
            continue;
        }
        let said = bare(said);
        let words = said
            .split_whitespace()
            .filter(|word| !word.contains('-'))
            .flat_map(|word| word.split(|sign: char| !sign.is_alphanumeric()));
        let numbers: Vec<&str> =
            words.filter(|word| word.parse::<u32>().is_ok() || NUMBER_WORDS.contains(word)).collect();
        if !numbers.is_empty() {
            found.insert(format!("{key} {}", numbers.join(" ")));
        }
    }
    found
}

/// What a refusal says of an edition's numbers comes with its facts, never from its sentence.
#[test]
fn refusals_take_their_numbers_from_the_facts() {
    for &game in catalog::games() {
        let id = game.about().id;
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{id}/texts/en.ftl"));
        let texts = std::fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        let known: BTreeSet<String> =
            FIXED.iter().filter(|(game, _)| *game == id).map(|(_, found)| (*found).to_owned()).collect();
        assert_eq!(numbers_in_refusals(&texts), known, "{id}: numbers in refusals; does an edition hold one of them?");
    }
    let texts = "ABC-ONE-1 = Take { $count } of 4.\nABC-TWO-2 =\n    { $why ->\n        [2] three { $x }\n       *[y] none (ABC-ONE-1)\n    }\nlabel-x = 7\n";
    assert_eq!(numbers_in_refusals(texts), BTreeSet::from(["ABC-ONE-1 4".to_owned(), "ABC-TWO-2 three".to_owned()]));
}

#[test]
fn numbers_are_found_outside_of_texts_and_comments() {
    let text = "a = 12 # 3\nb = [\"4\", 5]\nc = \"\"\"\n6 7\n\"\"\"\nd = { e = 8 }\n";
    let found: Vec<&str> = numbers(text).into_iter().map(|(_, place)| &text[place]).collect();
    assert_eq!(found, ["12", "5", "8"]);
}
