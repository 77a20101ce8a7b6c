//! Edition files as anybody can read them, without knowing the game: the value at a place, and which values are ours.

use crate::{Lang, Words};
use serde::Deserialize;
use toml::{Table, Value};

/// An edition file as plain data. A place in it is written as a path: `players.2.target`. An entry of a list goes by its
/// `id`, `code` or `name`, or by its number counted from 0: `levels.4.fail`, `escape.0.stamina`.
#[derive(Clone, Debug)]
pub struct EditionFile {
    root: Value,
}

/// What of a game's edition was designed for it, because no source gave it, and does not claim to be the printed game's.
#[derive(Debug, Default)]
pub struct Ours {
    base: Option<EditionFile>,
    groups: Vec<OursGroup>,
    tables: Vec<TablePlan>,
}

/// A text in every language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct InBoth {
    en: String,
    fr: String,
}

impl InBoth {
    pub(crate) fn text(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}

/// A table of reference that is made from an edition.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TablePlan {
    pub(crate) rule: String,
    pub(crate) title: InBoth,
    /// The places whose values are a row each.
    pub(crate) rows: String,
    pub(crate) columns: Vec<ColumnPlan>,
}

/// A column: its head, and the value of an entry, as in the text of a book.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ColumnPlan {
    pub(crate) head: InBoth,
    pub(crate) cell: String,
}

/// Values of one kind that are ours.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OursGroup {
    /// Their places; `*` stands for any name on the way.
    values: Vec<String>,
    /// Places that fit but are not ours.
    #[serde(default)]
    except: Vec<String>,
    what: InBoth,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OursFile {
    #[serde(default)]
    ours: Vec<OursGroup>,
    #[serde(default)]
    tables: Vec<TablePlan>,
}

/// A value of an edition that is ours.
#[derive(Clone, Debug, PartialEq)]
pub struct OursValue {
    /// Where it stands in the file.
    pub path: String,
    /// What it is, for people.
    pub label: String,
    /// The value.
    pub value: Value,
}

impl EditionFile {
    /// Reads a file; one that is no TOML holds nothing.
    pub fn read(text: &str) -> EditionFile {
        EditionFile { root: Value::Table(text.parse::<Table>().unwrap_or_default()) }
    }

    /// The value at a place.
    pub fn at(&self, path: &str) -> Option<&Value> {
        path.split('.').try_fold(&self.root, |value, part| match value {
            Value::Table(table) => table.get(part),
            Value::Array(list) => entry(list, part),
            _leaf => None,
        })
    }

    /// The places that fit a pattern and are entries of one kind: where some are tables, only those.
    pub(crate) fn entries(&self, pattern: &str) -> Vec<String> {
        let mut places: Vec<String> = self.fitting(pattern).into_iter().map(|(place, _)| place).collect();
        let is_table = |place: &String| self.at(place).is_some_and(Value::is_table);
        if places.iter().any(is_table) {
            places.retain(is_table);
        }
        places
    }

    /// Every place that fits a pattern, with the names that stand for its `*`.
    pub(crate) fn fitting(&self, pattern: &str) -> Vec<(String, Vec<String>)> {
        let mut found = vec![(String::new(), Vec::new(), &self.root)];
        for part in pattern.split('.') {
            found = found
                .into_iter()
                .flat_map(|(path, names, value)| {
                    let under = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
                    let below: Vec<(String, &Value)> = match value {
                        Value::Table(table) => table.iter().map(|(key, value)| (key.clone(), value)).collect(),
                        Value::Array(list) => {
                            list.iter().enumerate().map(|(at, value)| (key_of(at, value), value)).collect()
                        }
                        _leaf => Vec::new(),
                    };
                    let fits = below.into_iter().filter(|(key, _)| part == "*" || key == part);
                    fits.map(|(key, value)| {
                        let named = (part == "*").then(|| key.clone());
                        (under(&key), names.iter().cloned().chain(named).collect(), value)
                    })
                    .collect::<Vec<_>>()
                })
                .collect();
        }
        found.into_iter().map(|(path, names, _)| (path, names)).collect()
    }
}

/// The name by which an entry of a list goes.
fn key_of(at: usize, value: &Value) -> String {
    let named = |key: &str| match value.get(key)? {
        Value::String(name) => Some(name.clone()),
        Value::Integer(number) => Some(number.to_string()),
        _other => None,
    };
    let name = value.as_table().and_then(|_| ["id", "code", "name"].into_iter().find_map(named));
    name.unwrap_or_else(|| at.to_string())
}

fn entry<'a>(list: &'a [Value], name: &str) -> Option<&'a Value> {
    let mut entries = list.iter().enumerate();
    entries.find(|(at, value)| key_of(*at, value) == name).map(|(_, value)| value)
}

impl Ours {
    /// What is ours, and the tables of reference, from the list of a game and its own edition.
    pub(crate) fn read(list: &str, base: &str) -> Ours {
        let file: OursFile = toml::from_str(list).expect("the lists of the house are well formed");
        Ours { base: Some(EditionFile::read(base)), groups: file.ours, tables: file.tables }
    }

    pub(crate) fn tables(&self) -> &[TablePlan] {
        &self.tables
    }

    /// Whether a value of an edition is ours: it is on the list, and this edition has kept what the game's own says.
    /// Whoever changes a value knows why. An entry that tells its origin itself is ours if it says so.
    pub fn holds(&self, edition: &EditionFile, path: &str) -> bool {
        let Some(base) = &self.base else { return false };
        let origin = path.rsplit_once('.').and_then(|(entry, _)| edition.at(&format!("{entry}.origin")));
        let elsewhere = origin.and_then(Value::as_str).is_some_and(|origin| !origin.starts_with("ours"));
        let any = |patterns: &[String]| patterns.iter().any(|pattern| fits(pattern, path));
        let listed = self.groups.iter().any(|group| any(&group.values) && !any(&group.except));
        listed && !elsewhere && edition.at(path).is_some() && edition.at(path) == base.at(path)
    }

    /// Every value of an edition that is ours, by kind, with the names that people read.
    pub fn values(&self, edition: &EditionFile, words: &Words, lang: Lang) -> Vec<OursValue> {
        let mut found: Vec<OursValue> = Vec::new();
        for group in &self.groups {
            let label = group.what.text(lang);
            for (path, names) in group.values.iter().flat_map(|pattern| edition.fitting(pattern)) {
                if !self.holds(edition, &path) || found.iter().any(|known| known.path == path) {
                    continue;
                }
                if let Some(value) = edition.at(&path).cloned() {
                    found.push(OursValue { label: named(label, &names, words, lang), path, value });
                }
            }
        }
        found
    }

    /// Places on the list that the game's own edition does not hold.
    pub fn missing(&self) -> Vec<&str> {
        let held = |pattern: &str| self.base.as_ref().is_some_and(|base| !base.fitting(pattern).is_empty());
        let rows = self.tables.iter().map(|table| table.rows.as_str());
        let patterns = self.groups.iter().flat_map(|group| &group.values).map(String::as_str).chain(rows);
        patterns.filter(|pattern| !held(pattern)).collect()
    }
}

fn fits(pattern: &str, path: &str) -> bool {
    let mut parts = path.split('.');
    pattern.split('.').all(|wanted| parts.next().is_some_and(|part| wanted == "*" || wanted == part))
        && parts.next().is_none()
}

/// A label with its names: `{1}` is the first, `{1|label-}` the text of the game with that key.
fn named(pattern: &str, names: &[String], words: &Words, lang: Lang) -> String {
    let mut out = String::new();
    let mut rest = pattern;
    while let Some((before, after)) = rest.split_once('{') {
        let (inner, after) = after.split_once('}').unwrap_or((after, ""));
        let (number, prefix) = inner.split_once('|').unwrap_or((inner, ""));
        let name = number.parse::<usize>().ok().and_then(|at| names.get(at.checked_sub(1)?));
        let name = name.map_or("", String::as_str);
        out.push_str(before);
        out.push_str(&label(words, lang, prefix, name).unwrap_or_else(|| name.to_owned()));
        rest = after;
    }
    out.push_str(rest);
    out
}

/// The text of a game for a name in its edition, if there is one with this prefix.
pub(crate) fn label(words: &Words, lang: Lang, prefix: &str, name: &str) -> Option<String> {
    let mut keys = [format!("{prefix}{name}"), format!("{prefix}{}", name.to_lowercase())].into_iter();
    let key = keys.find(|key| !prefix.is_empty() && words.has(lang, key))?;
    Some(words.label(lang, &key))
}
