//! Corrections by the owner of a box: an edition file with some values changed, checked like any other.

use crate::Door;
use kernel::{EditionFile, EditionTag, Fault, facts};
use toml::Value;
use toml_edit::{DocumentMut, Item, Table, TableLike};

/// A value as somebody wrote it into a form, and where it belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// Where it stands in the file, as in `players.2.target` or `monsters.E01.skill`.
    pub path: String,
    /// The value as it was written.
    pub written: String,
}

/// What is wrong with a correction, at which place; no place if it is the file as a whole.
#[derive(Clone, Debug)]
pub struct CorrectionFault {
    /// Where.
    pub path: Option<String>,
    /// What.
    pub reason: Fault,
}

/// Where edition files hold their name.
const NAMES: [&str; 3] = ["name", "id", "edition.id"];

/// A game's own edition with corrections and another name, comments kept: a file that can be played with, or what is wrong
/// with which correction.
pub fn corrected(
    game: &dyn Door,
    name: &str,
    corrections: &[Correction],
) -> Result<(EditionTag, String), Vec<CorrectionFault>> {
    let base = &game.base_edition().tag().text;
    let held = EditionFile::read(base);
    let alone = |one: &Correction| -> Option<CorrectionFault> {
        let reason = written_into(base, &held, std::slice::from_ref(one))
            .and_then(|text| game.check_edition(&text).map(|_| ()).map_err(|fault| fault.reason))
            .err()?;
        Some(CorrectionFault { path: Some(one.path.clone()), reason })
    };
    let faults: Vec<CorrectionFault> = corrections.iter().filter_map(alone).collect();
    if !faults.is_empty() {
        return Err(faults);
    }
    let whole = |reason| vec![CorrectionFault { path: None, reason }];
    let named = NAMES.iter().filter(|path| held.at(path).is_some_and(Value::is_str)).take(1);
    let named = named.map(|path| Correction { path: (*path).to_owned(), written: name.to_owned() });
    let all: Vec<Correction> = named.chain(corrections.iter().cloned()).collect();
    let text = written_into(base, &held, &all).map_err(whole)?;
    let tag = game.check_edition(&text).map_err(|fault| whole(fault.reason))?;
    Ok((tag, text))
}

fn written_into(base: &str, held: &EditionFile, corrections: &[Correction]) -> Result<String, Fault> {
    let mut document: DocumentMut = base.parse().expect("our own edition is TOML");
    for one in corrections {
        let no_place = || Fault::house("fault-correction-place", facts![path = one.path.as_str()]);
        let old = held.at(&one.path).ok_or_else(no_place)?;
        let new = value(old, &one.written)?;
        if let Some((entry, _)) = one.path.rsplit_once('.')
            && held.at(&format!("{entry}.origin")).is_some()
        {
            let box_owner = toml_edit::Value::from("box");
            set(document.as_table_mut(), &format!("{entry}.origin"), &box_owner).ok_or_else(no_place)?;
        }
        set(document.as_table_mut(), &one.path, &new).ok_or_else(no_place)?;
    }
    Ok(document.to_string())
}

/// What somebody wrote, as a value of the same kind as the old one.
fn value(old: &Value, written: &str) -> Result<toml_edit::Value, Fault> {
    let written = written.trim();
    let wrong = |key: &'static str| Fault::house(key, facts![written]);
    match old {
        Value::String(_) => Ok(toml_edit::Value::from(written)),
        Value::Integer(_) => {
            written.parse::<i64>().map(toml_edit::Value::from).map_err(|_| wrong("fault-correction-number"))
        }
        Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) | Value::Array(_) | Value::Table(_) => {
            written.parse::<toml_edit::Value>().map_err(|_| wrong("fault-correction-list"))
        }
    }
}

/// Puts a value into its place; what stands around it stays.
fn set(at: &mut dyn TableLike, path: &str, new: &toml_edit::Value) -> Option<()> {
    let Some((part, rest)) = path.split_once('.') else { return put(at.get_mut(path)?, new) };
    let item = at.get_mut(part)?;
    let Some(list) = item.as_array_of_tables_mut() else { return set(item.as_table_like_mut()?, rest, new) };
    let (name, rest) = rest.split_once('.')?;
    let named = |table: &Table| ["id", "code", "name"].into_iter().find_map(|key| name_of(table.get(key)?));
    let place = list.iter().position(|table| named(table).as_deref() == Some(name));
    set(list.get_mut(place.or_else(|| name.parse().ok())?)?, rest, new)
}

fn put(at: &mut Item, new: &toml_edit::Value) -> Option<()> {
    let old = at.as_value_mut()?;
    let decor = old.decor().clone();
    *old = new.clone();
    *old.decor_mut() = decor;
    Some(())
}

fn name_of(item: &Item) -> Option<String> {
    item.as_str().map(str::to_owned).or_else(|| item.as_integer().map(|number| number.to_string()))
}
