//! Edition files beside each other: of which game one is, and in what two of them differ.

use crate::Door;
use serde::Serialize;
use std::fmt;
use toml::{Table, Value};

/// One value in which two edition files differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// Where it stands, as in `players.2.target`; entries of a list are counted from 0.
    pub path: String,
    /// What the first file says; nothing if it says nothing there.
    pub before: Option<String>,
    /// What the second file says.
    pub after: Option<String>,
}

impl fmt::Display for Difference {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |value: &Option<String>| value.clone().unwrap_or_else(|| "–".to_owned());
        write!(out, "{}: {} → {}", self.path, shown(&self.before), shown(&self.after))
    }
}

/// A name alone does not tell a game.
const FEWEST_KEYS: usize = 3;

/// The game whose edition file this looks like: the one whose own edition has most of its keys. Nothing if it is no
/// TOML, or like none of ours.
pub fn game_of_edition(text: &str) -> Option<&'static dyn Door> {
    let keys = keys(text)?;
    let shared = |game: &&dyn Door| {
        let known = self::keys(&game.base_edition().tag().text).unwrap_or_default();
        keys.iter().filter(|key| known.contains(key)).count()
    };
    let best = crate::games().iter().copied().max_by_key(shared)?;
    let enough = shared(&best) >= FEWEST_KEYS && shared(&best) * 2 > keys.len();
    enough.then_some(best)
}

/// The keys of a file and of the tables in it, one level down: enough to tell the games apart.
fn keys(text: &str) -> Option<Vec<String>> {
    let table: Table = text.parse().ok()?;
    let mut keys = Vec::new();
    for (key, value) in table {
        if let Value::Table(inner) = value {
            keys.extend(inner.keys().map(|inner| format!("{key}.{inner}")));
        }
        keys.push(key);
    }
    Some(keys)
}

/// Every value in which two edition files differ, in the order of their keys. Comments and the order of keys do not count.
pub fn edition_differences(before: &str, after: &str) -> Vec<Difference> {
    let read = |text: &str| text.parse::<Table>().map_or_else(|_| Value::Table(Table::new()), Value::Table);
    let mut found = Vec::new();
    compare("", Some(&read(before)), Some(&read(after)), &mut found);
    found
}

fn compare(path: &str, before: Option<&Value>, after: Option<&Value>, found: &mut Vec<Difference>) {
    let under = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
    match (before, after) {
        (Some(Value::Table(old)), Some(Value::Table(new))) => {
            let mut keys: Vec<&String> = old.keys().chain(new.keys().filter(|key| !old.contains_key(*key))).collect();
            keys.sort();
            keys.into_iter().for_each(|key| compare(&under(key), old.get(key), new.get(key), found));
        }
        (Some(Value::Array(old)), Some(Value::Array(new))) if holds_tables(old) || holds_tables(new) => {
            for index in 0..old.len().max(new.len()) {
                compare(&under(&index.to_string()), old.get(index), new.get(index), found);
            }
        }
        (before, after) if before == after => {}
        (before, after) => found.push(Difference {
            path: path.to_owned(),
            before: before.map(ToString::to_string),
            after: after.map(ToString::to_string),
        }),
    }
}

fn holds_tables(list: &[Value]) -> bool {
    list.iter().any(|value| matches!(value, Value::Table(_)))
}
