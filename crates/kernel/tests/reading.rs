//! What is wrong with JSON and TOML is said in both languages, without a word of Rust.

use kernel::{EditionFault, Fault, Lang, PositionFault, facts, read_toml, reading};
use serde::Deserialize;
use serde_json::json;
use std::collections::BTreeMap;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the tests read what does not fit")]
struct Hand {
    #[serde(default)]
    cards: Vec<u8>,
    #[serde(default)]
    kind: Option<Kind>,
    #[serde(default)]
    named: Option<BTreeMap<String, i16>>,
    #[serde(default)]
    pair: Option<(u8, u8)>,
    #[serde(default)]
    ready: Option<bool>,
    #[serde(default)]
    weight: Option<f64>,
    #[serde(default)]
    count: Option<u64>,
    #[serde(default)]
    either: Option<Either>,
    #[serde(default)]
    even: Option<Even>,
    #[serde(default)]
    nothing: Option<Nothing>,
    owner: String,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Egg,
    TallTree,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
#[expect(dead_code, reason = "the tests read what does not fit")]
enum Either {
    Number(u8),
    Text(String),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Debug)]
struct Even;

impl<'de> Deserialize<'de> for Even {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Even, D::Error> {
        let number = u8::deserialize(from)?;
        let fault = || Fault::house("reading-length", facts![expected = 2, found = number]);
        if number.is_multiple_of(2) { Ok(Even) } else { Err(reading::refuse(fault())) }
    }
}

fn said(fault: &Fault) -> [String; 2] {
    Lang::ALL.map(|lang| fault.say(lang).replace(['\u{a0}', '\u{202f}'], " "))
}

/// Words of the libraries and names of our types, which no reader should meet.
fn is_plain(text: &str) -> bool {
    let strange =
        ["u8", "i16", "f64", "Kind", "Either", "Hand", "variant", "enum", "struct", "invalid", "EOF", "`", "["];
    strange.iter().all(|word| !text.contains(word))
}

/// A field, a value that does not fit it, the key of the fault, and its sentence in English and French.
type Misfit = (&'static str, &'static str, &'static str, &'static str, &'static str);

const MISFITS: &[Misfit] = &[
    ("owner", "7", "reading-kind", "a text belongs here, not 7", "il faut ici un texte, et non 7"),
    ("owner", "null", "reading-kind", "a text belongs here, not nothing", "il faut ici un texte, et non rien"),
    ("owner", "[1]", "reading-kind", "a text belongs here, not a list", "il faut ici un texte, et non une liste"),
    (
        "cards",
        r#"{"a": 1}"#,
        "reading-kind",
        "a list belongs here, not a group of named values",
        "il faut ici une liste, et non un groupe de valeurs nommées",
    ),
    (
        "cards",
        "[900]",
        "reading-kind",
        "a whole number from 0 to 255 belongs here, not 900",
        "il faut ici un nombre entier de 0 à 255, et non 900",
    ),
    (
        "cards",
        r#"["a \"b\""]"#,
        "reading-kind",
        "a whole number from 0 to 255 belongs here, not “a \"b\"”",
        "il faut ici un nombre entier de 0 à 255, et non « a \"b\" »",
    ),
    (
        "named",
        r#"{"a": 1.5}"#,
        "reading-kind",
        "a whole number from -32768 to 32767 belongs here, not 1.5",
        "il faut ici un nombre entier de -32768 à 32767, et non 1.5",
    ),
    (
        "named",
        r#""x""#,
        "reading-kind",
        "a group of named values belongs here, not “x”",
        "il faut ici un groupe de valeurs nommées, et non « x »",
    ),
    (
        "ready",
        r#""yes""#,
        "reading-kind",
        "true or false belongs here, not “yes”",
        "il faut ici true ou false, et non « yes »",
    ),
    ("weight", "true", "reading-kind", "a number belongs here, not true", "il faut ici un nombre, et non true"),
    (
        "count",
        "-1",
        "reading-kind",
        "a whole number not below 0 belongs here, not -1",
        "il faut ici un nombre entier positif ou nul, et non -1",
    ),
    (
        "kind",
        r#""stone""#,
        "reading-word",
        "“stone” is not known here: write one of egg, tall-tree",
        "« stone » est inconnu ici : écrivez l’un de ces mots : egg, tall-tree",
    ),
    (
        "colour",
        "1",
        "reading-unknown",
        "“colour” is not known here: there are cards, kind, named, pair, ready, weight, count, either, even, nothing, owner",
        "« colour » est inconnu ici : il y a cards, kind, named, pair, ready, weight, count, either, even, nothing, owner",
    ),
    (
        "nothing",
        r#"{"a": 1}"#,
        "reading-unknown-none",
        "“a” is not known here: nothing may be named here",
        "« a » est inconnu ici : rien ne peut être nommé ici",
    ),
    ("pair", "[1]", "reading-length", "a list of 2 belongs here, not of 1", "il faut ici une liste de 2, et non de 1"),
    ("pair", r#""x""#, "reading-kind", "a list of 2 belongs here, not “x”", "il faut ici une liste de 2, et non « x »"),
    (
        "pair",
        "[1, 2, 3]",
        "reading-length-other",
        "a list of 3 does not have the right length",
        "une liste de 3 n’a pas la bonne longueur",
    ),
    (
        "either",
        "[]",
        "reading-form",
        "this is written in none of the forms that are read here",
        "ceci n’est écrit sous aucune des formes lues ici",
    ),
    ("even", "7", "reading-length", "a list of 2 belongs here, not of 7", "il faut ici une liste de 2, et non de 7"),
];

#[test]
fn every_fault_of_a_json_value_is_said_in_both_languages() {
    for &(field, value, key, en, fr) in MISFITS {
        let value: serde_json::Value = serde_json::from_str(value).expect("the test's own JSON");
        let hand = json!({"owner": "Ada"});
        let mut hand = hand.as_object().expect("an object").clone();
        hand.insert(field.to_owned(), value.clone());
        let error = serde_json::from_value::<Hand>(hand.into()).expect_err("refused");
        let fault = reading::json(&error);
        assert_eq!((fault.key(), said(&fault)), (key, [en.to_owned(), fr.to_owned()]), "{field} {value}: {error}");
        assert!(said(&fault).iter().all(|text| is_plain(text)), "{field} {value}");
        assert_eq!(PositionFault::from(error), PositionFault(vec![fault]));
    }
}

#[test]
fn a_json_text_is_told_with_its_place() {
    for (text, en, fr) in [
        ("{}", "column 2: “owner” is missing", "colonne 2 : « owner » manque"),
        (
            "{\"owner\":\"a\",\n\"owner\":\"b\"}",
            "line 2, column 7: “owner” is given twice",
            "ligne 2, colonne 7 : « owner » est donné deux fois",
        ),
        ("{\"owner\":", "column 9: the text ends too early", "colonne 9 : le texte s’arrête trop tôt"),
        ("", "column 0: the text ends too early", "colonne 0 : le texte s’arrête trop tôt"),
        (
            "{\"owner\" 7}",
            "column 10: one of these marks belongs here: :",
            "colonne 10 : il faut ici l’un de ces signes : :",
        ),
        (
            "{\"owner\":\"a\" 7}",
            "column 14: one of these marks belongs here: ,, }",
            "colonne 14 : il faut ici l’un de ces signes : ,, }",
        ),
        (
            "{\"owner\":\"a\",}",
            "column 14: no comma may stand before the end of a list",
            "colonne 14 : aucune virgule ne peut précéder la fin d’une liste",
        ),
        (
            "{\"owner\":\"a\"} x",
            "column 15: nothing more may follow here",
            "colonne 15 : rien de plus ne peut suivre ici",
        ),
        (
            "{owner:1}",
            "column 2: a name in quotation marks belongs here",
            "colonne 2 : il faut ici un nom entre guillemets",
        ),
        ("{\"cards\":[1e999]}", "column 15: this number is too large", "colonne 15 : ce nombre est trop grand"),
        (
            "{\"owner\":\"\\x\"}",
            "column 12: this is not written as JSON is written",
            "colonne 12 : ceci n’est pas écrit comme s’écrit le JSON",
        ),
    ] {
        let error = serde_json::from_str::<Hand>(text).expect_err("refused");
        let fault = reading::json(&error);
        assert_eq!(said(&fault), [en, fr], "{text}: {error}");
    }
}

#[test]
fn a_toml_text_is_told_with_its_line_and_a_slip_of_the_pen_with_its_column() {
    for (text, en, fr) in [
        ("", "line 1: “owner” is missing", "ligne 1 : « owner » manque"),
        ("owner = \"a\"\ncards = 7", "line 2: a list belongs here, not 7", "ligne 2 : il faut ici une liste, et non 7"),
        (
            "owner = \"a\"\nkind = \"x\"",
            "line 2: “x” is not known here: write one of egg, tall-tree",
            "ligne 2 : « x » est inconnu ici : écrivez l’un de ces mots : egg, tall-tree",
        ),
        (
            "owner = \"a\"\nkind = 1",
            "line 2: this is written in none of the forms that are read here",
            "ligne 2 : ceci n’est écrit sous aucune des formes lues ici",
        ),
        (
            "owner = \"a\"\ncards = [\n  900,\n]",
            "line 3: a whole number from 0 to 255 belongs here, not 900",
            "ligne 3 : il faut ici un nombre entier de 0 à 255, et non 900",
        ),
        (
            "owner = \"a\"\neven = 3",
            "line 2: a list of 2 belongs here, not of 3",
            "ligne 2 : il faut ici une liste de 2, et non de 3",
        ),
        (
            "owner = \"a\"\nowner = \"b\"",
            "line 2: column 1: the same name is given twice",
            "ligne 2 : colonne 1 : le même nom est donné deux fois",
        ),
        (
            "owner = \"é\"\ncards = [1, 2",
            "line 2: column 14: one of these marks belongs here: ]",
            "ligne 2 : colonne 14 : il faut ici l’un de ces signes : ]",
        ),
        (
            "owner = a",
            "line 1: column 9: this is not written as TOML is written",
            "ligne 1 : colonne 9 : ceci n’est pas écrit comme s’écrit le TOML",
        ),
    ] {
        let fault: EditionFault = read_toml::<Hand>(text).expect_err("refused");
        let said = Lang::ALL.map(|lang| fault.say(lang).replace(['\u{a0}', '\u{202f}'], " "));
        assert_eq!(said, [en, fr], "{text}");
    }
}

/// What one of our types says keeps its key, its facts and its texts; an older fault is not taken for it.
#[test]
fn a_fault_of_our_own_travels_through_the_readers() {
    let own = |text: &str| Fault::house("fault-plain", facts![text]);
    let first: serde_json::Error = reading::refuse(own("first"));
    assert_eq!(reading::json(&first), own("first"));
    let second: serde_json::Error = reading::refuse(own("second"));
    assert_eq!(reading::json(&second), own("second"));
    let foreign = <serde_json::Error as serde::de::Error>::custom("something of another library");
    assert_eq!(reading::json(&foreign), own("something of another library"));
}
