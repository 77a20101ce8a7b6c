//! Edition files: a fault names its line.

use kernel::{Digest, EditionFault, EditionTag, Fault, PositionFault, facts, read_toml};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: String,
    #[serde(default)]
    cards: Vec<Card>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    value: toml::Spanned<u8>,
    kind: Kind,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Egg,
    Tree,
}

const SOUND: &str = "\
# The first edition, from the box.
name = \"premiere édition\"

[[cards]]
value = 7
kind = \"egg\"

[[cards]]
value = 9
kind = \"tree\"
";

/// The fault of a file that differs from the sound one in one place.
fn fault(old: &str, new: &str) -> EditionFault {
    let text = SOUND.replacen(old, new, 1);
    assert_ne!(text, SOUND);
    read_toml::<File>(&text).expect_err("refused")
}

#[test]
fn a_sound_file_is_read() {
    let file: File = read_toml(SOUND).expect("sound");
    assert_eq!((file.name.as_str(), file.cards.len()), ("premiere édition", 2));
    assert_eq!(file.cards[1].kind, Kind::Tree);
}

#[test]
fn a_fault_has_its_line_and_a_reason() {
    for (old, new, line, reason) in [
        ("kind = \"tree\"", "kind = \"stone\"", 10, "“stone” is not known here: write one of egg, tree"),
        ("value = 9", "value = \"nine\"", 9, "a whole number from 0 to 255 belongs here, not “nine”"),
        ("value = 9", "value = 900", 9, "a whole number from 0 to 255 belongs here, not 900"),
        ("value = 7", "value = 7\ncolour = 1", 6, "“colour” is not known here: there are value, kind"),
        ("value = 7", "value = ", 5, "column 9: this is not written as TOML is written"),
        ("value = 7", "value = 7\nvalue = 8", 6, "column 1: the same name is given twice"),
        ("kind = \"egg\"", "kind = \"egg", 6, "column 12: one of these marks belongs here: \""),
        ("value = 9\n", "", 8, "“value” is missing"),
    ] {
        let fault = fault(old, new);
        assert_eq!(fault.line, line, "{new}: {fault}");
        assert!(fault.reason.to_string().contains(reason), "{new}: {fault}");
        assert!(!fault.reason.to_string().is_empty() && !fault.reason.to_string().contains('\n'), "{new}: {fault}");
        assert_eq!(fault.to_string(), format!("line {line}: {}", fault.reason));
    }
    assert_eq!(read_toml::<File>("").expect_err("no name").line, 1);
}

/// What only the game can judge has its line too.
#[test]
fn a_value_knows_its_line() {
    let file: File = read_toml(SOUND).expect("sound");
    let fault = EditionFault::of(SOUND, &file.cards[1].value, plain("at most 8"));
    assert_eq!(fault.to_string(), "line 9: at most 8");
    assert_eq!(EditionFault::at(SOUND, 0, plain("x")).line, 1);
    assert_eq!(EditionFault::at(SOUND, 10_000, plain("x")).line, 11, "past the end is the end");
}

#[test]
fn a_tag_is_the_name_and_the_fingerprint_of_the_text() {
    let tag = EditionTag::new("base", SOUND);
    assert_eq!(
        tag,
        EditionTag { name: "base".to_owned(), digest: Digest::of(SOUND.as_bytes()), text: SOUND.to_owned() }
    );
    assert_ne!(tag.digest, EditionTag::new("base", &SOUND.replace('7', "8")).digest);
}

#[test]
fn a_digest_is_written_in_hexadecimal() {
    let digest = Digest::of(b"abc");
    let text = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    assert_eq!(digest.to_string(), text);
    assert_eq!(digest.short(), "ba7816bf8f01cfea");
    assert_eq!(text.parse(), Ok(digest));
    assert_eq!(text.to_uppercase().parse(), Ok(digest));
    for bad in ["", "ba78", &text[1..], &text.replacen('b', "g", 1), &format!("{text}0"), &"é".repeat(32)] {
        assert!(bad.parse::<Digest>().is_err(), "{bad}");
    }
}

#[test]
fn a_position_fault_tells_every_reason() {
    let fault = PositionFault::all(["round: there are three", "bonus: 1, 2 or 3"].map(plain));
    assert_eq!(fault.to_string(), "round: there are three; bonus: 1, 2 or 3");
}

fn plain(text: &str) -> Fault {
    Fault::house("fault-plain", facts![text])
}
