//! What is wrong with JSON or TOML that a person or a file gave us, as faults in the reader's language.
//!
//! The libraries that read these formats report their errors as English text that speaks of Rust types. Here each such
//! text becomes the key of a sentence and its facts. What one of our own types finds wrong passes through unchanged: see
//! [`refuse`].

use crate::{Fact, Fault, Phrase, facts};
use serde::de;
use std::cell::RefCell;
use toml::de::DeTable;

/// What is wrong with a JSON text, with the line and column where they are known.
pub fn json(error: &serde_json::Error) -> Fault {
    let (line, column) = (error.line(), error.column());
    let text = error.to_string();
    let text = text.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&text);
    let reason = match error.classify() {
        serde_json::error::Category::Data => value(text),
        serde_json::error::Category::Eof => Fault::house("reading-end", facts![]),
        serde_json::error::Category::Syntax => json_syntax(text),
        serde_json::error::Category::Io => plain(text),
    };
    match line {
        // A value that was parsed earlier has no line and column.
        0 => reason,
        1 => Fault::house("reading-column", facts![column, reason]),
        _ => Fault::house("reading-place", facts![line, column, reason]),
    }
}

/// What is wrong with a TOML text. The caller reports its line; a syntax fault has its column too.
pub fn toml(text: &str, error: &toml::de::Error) -> Fault {
    if DeTable::parse(text).is_ok() {
        return value(error.message());
    }
    let start = error.span().map_or(text.len(), |span| span.start).min(text.len());
    let before = text.get(..start).unwrap_or_default();
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    Fault::house("reading-column", facts![column, reason = toml_syntax(error.message())])
}

thread_local! {
    /// The last fault that [`refuse`] sent through a reader, with the text under which it travels.
    static SENT: RefCell<Option<(String, Fault)>> = const { RefCell::new(None) };
}

/// The error with which one of our types refuses what it reads: [`json`] and [`toml`] give the same fault back.
///
/// ```
/// # use kernel::{Fault, facts, reading};
/// # use serde::Deserialize;
/// struct Even(u8);
///
/// impl<'de> Deserialize<'de> for Even {
///     fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Even, D::Error> {
///         let number = u8::deserialize(from)?;
///         // A game gives a sentence of its own texts here.
///         let odd = || Fault::house("fault-plain", facts![text = "an even number belongs here"]);
///         if number % 2 == 0 { Ok(Even(number)) } else { Err(reading::refuse(odd())) }
///     }
/// }
///
/// let error = serde_json::from_value::<Even>(7.into()).err().expect("7 is odd");
/// assert_eq!(reading::json(&error).to_string(), "an even number belongs here");
/// ```
pub fn refuse<E: de::Error>(fault: Fault) -> E {
    // The readers keep nothing of an error but its text, so the fault waits here until its text comes out again.
    let text = fault.to_string();
    SENT.with(|sent| *sent.borrow_mut() = Some((text.clone(), fault)));
    E::custom(text)
}

/// The error by which a type of ours refuses a text that it cannot read, with what could stand there instead.
pub fn refuse_text<E: de::Error>(text: &str, example: &str) -> E {
    let text: String = text.chars().take(LONGEST_ECHO).collect();
    refuse(Fault::house("reading-example", facts![text, example]))
}

/// How much of a text that does not fit is repeated.
const LONGEST_ECHO: usize = 80;

/// The fault that was sent under a text, if it is the last one sent.
fn sent(text: &str) -> Option<Fault> {
    SENT.with(|sent| sent.borrow().as_ref().filter(|(key, _)| key == text).map(|(_, fault)| fault.clone()))
}

/// A text that none of our readers is known to produce.
fn plain(text: &str) -> Fault {
    Fault::house("fault-plain", facts![text])
}

/// What is wrong with a value that is well written, by the text that `serde` makes of it.
fn value(text: &str) -> Fault {
    sent(text)
        .or_else(|| field(text))
        .or_else(|| word(text))
        .or_else(|| kind(text))
        .or_else(|| length(text))
        .unwrap_or_else(|| {
            if text.contains("did not match any variant") || text.starts_with("expected") || text.starts_with("wanted")
            {
                Fault::house("reading-form", facts![])
            } else if text.ends_with("number overflowed") {
                Fault::house("reading-large", facts![])
            } else {
                plain(text)
            }
        })
}

/// A field that is missing, unknown, or given twice.
fn field(text: &str) -> Option<Fault> {
    if let Some(name) = quoted(text, "missing field `") {
        return Some(Fault::house("reading-missing", facts![name]));
    }
    if let Some(name) = quoted(text, "duplicate field `") {
        return Some(Fault::house("reading-twice", facts![name]));
    }
    let rest = text.strip_prefix("unknown field `")?;
    Some(match rest.rsplit_once("`, expected ") {
        Some((name, names)) => Fault::house("reading-unknown", facts![name, names = listed(names)]),
        None => {
            let name = rest.strip_suffix("`, there are no fields").unwrap_or(rest);
            Fault::house("reading-unknown-none", facts![name])
        }
    })
}

/// A word that is none of those that may stand there.
fn word(text: &str) -> Option<Fault> {
    let (word, words) = text.strip_prefix("unknown variant `")?.rsplit_once("`, expected ")?;
    Some(Fault::house("reading-word", facts![word, words = listed(words)]))
}

/// A value of another kind than the one that belongs there, or one out of range.
fn kind(text: &str) -> Option<Fault> {
    let rest = text.strip_prefix("invalid type: ").or_else(|| text.strip_prefix("invalid value: "))?;
    let (found, expected) = rest.rsplit_once(", expected ")?;
    let found = described(found);
    Some(match expected_kind(expected) {
        Some(expected) => Fault::house("reading-kind", facts![expected, found]),
        None => Fault::house("reading-kind-other", facts![found]),
    })
}

/// A list that is too short or too long.
fn length(text: &str) -> Option<Fault> {
    let (found, expected) = text.strip_prefix("invalid length ")?.split_once(", expected ")?;
    let found = found.parse::<i64>().ok()?;
    let digits = |word: &str| word.parse::<i64>().ok();
    Some(match expected.split(' ').find_map(digits) {
        Some(expected) => Fault::house("reading-length", facts![expected, found]),
        None => Fault::house("reading-length-other", facts![found]),
    })
}

/// The name in `prefix name`, up to the closing mark.
fn quoted<'a>(text: &'a str, prefix: &str) -> Option<&'a str> {
    text.strip_prefix(prefix)?.strip_suffix('`')
}

/// The words in "`a`, `b` or `c`".
fn listed(text: &str) -> Fact {
    Fact::List(text.split('`').skip(1).step_by(2).map(Fact::from).collect())
}

/// What was found, from `serde`'s description of it.
fn described(found: &str) -> Fact {
    if let Some((what, value)) = found.strip_suffix('`').and_then(|found| found.split_once(" `"))
        && matches!(what, "boolean" | "integer" | "floating point" | "character")
    {
        return Fact::from(value);
    }
    if let Some(text) = found.strip_prefix("string ") {
        // The text stands there as a Rust literal, which JSON nearly always reads.
        let text = serde_json::from_str(text).unwrap_or_else(|_| text.trim_matches('"').to_owned());
        return Phrase::new("reading-this-text", facts![text]).into();
    }
    Fact::label(match found {
        "null" | "unit value" | "Option value" => "reading-nothing",
        "sequence" | "byte array" => "reading-list",
        "map" => "reading-group",
        _ => "reading-something",
    })
}

/// The kind of value that belongs there, if the description of a Rust type names one.
fn expected_kind(expected: &str) -> Option<Fact> {
    if let Some(whole) = whole(expected) {
        return Some(whole);
    }
    // "tuple struct Pair with 2 elements", "a tuple of size 2", "an array of length 2"
    let count = expected.rsplit(' ').find_map(|word| word.parse::<i64>().ok());
    if let (Some(count), true) = (count, expected.contains("tuple") || expected.starts_with("an array")) {
        return Some(Phrase::new("reading-list-of", facts![count]).into());
    }
    let starts = |prefixes: &[&str]| prefixes.iter().any(|prefix| expected.starts_with(prefix));
    let key = if starts(&["a string", "a borrowed string", "string", "str", "path", "a formatted"]) {
        "reading-text"
    } else if starts(&["a bool"]) {
        "reading-truth"
    } else if starts(&["a seq", "an array", "array", "tuple", "a tuple", "newtype variant"]) {
        "reading-list"
    } else if starts(&["a map", "struct", "map", "internally tagged", "adjacently tagged"]) {
        "reading-group"
    } else if starts(&["f32", "f64", "a number"]) {
        "reading-number"
    } else if starts(&["enum", "variant", "field", "unit variant", "a character"]) {
        "reading-a-word"
    } else if starts(&["unit", "option"]) {
        "reading-nothing"
    } else {
        return None;
    };
    Some(Fact::label(key))
}

/// The whole numbers that a Rust type holds. Nobody is helped by the bounds of the widest types.
fn whole(kind: &str) -> Option<Fact> {
    let within = |least: i64, most: i64| Some(Phrase::new("reading-whole", facts![least, most]).into());
    match kind {
        "u8" => within(0, u8::MAX.into()),
        "a nonzero u8" => within(1, u8::MAX.into()),
        "u16" => within(0, u16::MAX.into()),
        "a nonzero u16" => within(1, u16::MAX.into()),
        "u32" => within(0, u32::MAX.into()),
        "i8" => within(i8::MIN.into(), i8::MAX.into()),
        "i16" => within(i16::MIN.into(), i16::MAX.into()),
        "i32" => within(i32::MIN.into(), i32::MAX.into()),
        "u64" | "u128" | "usize" => Some(Fact::label("reading-count")),
        "i64" | "i128" | "isize" => Some(Fact::label("reading-any-whole")),
        _ => None,
    }
}

/// A text that is not JSON.
fn json_syntax(text: &str) -> Fault {
    match text {
        "trailing comma" => Fault::house("reading-comma", facts![]),
        "trailing characters" => Fault::house("reading-more", facts![]),
        "key must be a string" => Fault::house("reading-name", facts![]),
        "number out of range" => Fault::house("reading-large", facts![]),
        _ => marks(text).unwrap_or_else(|| Fault::house("reading-syntax", facts![format = "JSON"])),
    }
}

/// A text that is not TOML.
fn toml_syntax(text: &str) -> Fault {
    match text {
        "duplicate key" => Fault::house("reading-again", facts![]),
        _ => text
            .find("expected `")
            .and_then(|start| marks(&text[start..]))
            .unwrap_or_else(|| Fault::house("reading-syntax", facts![format = "TOML"])),
    }
}

/// The marks one of which belongs there, from "expected `,` or `]`".
fn marks(text: &str) -> Option<Fault> {
    text.starts_with("expected `").then(|| Fault::house("reading-mark", facts![marks = listed(text)]))
}
