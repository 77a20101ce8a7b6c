//! From the command line to a game, its edition and its table.

use crate::args::TableArgs;
use crate::fault::Fault;
use catalog::{AnyEdition, Door};
use kernel::{OptionKind, Table, facts};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// The game of that name, or a fault that lists those there are.
pub(crate) fn game(id: &str) -> Result<&'static dyn Door, Fault> {
    catalog::game(&id.to_lowercase()).ok_or_else(|| {
        let known: Vec<&str> = catalog::games().iter().map(|game| game.about().id).collect();
        Fault::asked("fault-no-game", facts![game = id, known = known.join(", ")])
    })
}

/// The edition in a file, or the game's own.
pub(crate) fn edition(game: &dyn Door, file: Option<&Path>) -> Result<AnyEdition, Fault> {
    edition_or(game, file, || game.base_edition())
}

/// The edition in a file, or this one.
pub(crate) fn edition_or(
    game: &dyn Door,
    file: Option<&Path>,
    otherwise: impl FnOnce() -> AnyEdition,
) -> Result<AnyEdition, Fault> {
    let Some(path) = file else { return Ok(otherwise()) };
    let text = read(path)?;
    game.read_edition(&text).map_err(|fault| {
        let (path, line, reason) = (path.display().to_string(), fault.line, fault.reason);
        Fault::asked("fault-edition", facts![path, line, reason])
    })
}

/// The table as asked for. Whether the game accepts it is the game's business.
pub(crate) fn table(game: &dyn Door, args: &TableArgs) -> Result<Table, Fault> {
    let seats = args.seats.unwrap_or(*game.about().seats.start());
    let mut table = Table::new(seats);
    for option in &args.options {
        let (key, value) = option
            .split_once('=')
            .ok_or_else(|| Fault::asked("fault-option-form", facts![option = option.as_str()]))?;
        let Some(spec) = game.about().options.iter().find(|spec| spec.key == key) else {
            let keys: Vec<&str> = game.about().options.iter().map(|spec| spec.key).collect();
            let known = if keys.is_empty() { "–".to_owned() } else { keys.join(", ") };
            return Err(Fault::asked("fault-option-unknown", facts![key, known]));
        };
        let read = value_of(value);
        if let Some(known) = misfit(spec.kind, &read) {
            return Err(Fault::asked("fault-option-value", facts![key, value, known]));
        }
        table.options.insert(key.to_owned(), read);
    }
    Ok(table)
}

/// What could be chosen, if this value is none of it. What the table as a whole allows is the game's business.
fn misfit(kind: OptionKind, value: &Value) -> Option<String> {
    match kind {
        OptionKind::Choice(words) => {
            (!value.as_str().is_some_and(|word| words.contains(&word))).then(|| words.join(", "))
        }
        OptionKind::Flag => (!value.is_boolean()).then(|| "true, false".to_owned()),
        OptionKind::Number { min, max, .. } => {
            (!value.as_i64().is_some_and(|number| (min..=max).contains(&number))).then(|| format!("{min} … {max}"))
        }
        OptionKind::Seat | OptionKind::EachSeat { .. } | OptionKind::List { .. } | OptionKind::Fields { .. } => None,
    }
}

/// JSON where it reads as JSON (numbers, true, lists), a plain word otherwise.
fn value_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned()))
}

/// A file's text.
pub(crate) fn read(path: &Path) -> Result<String, Fault> {
    let bytes = fs::read(path).map_err(|error| Fault::file(path, error))?;
    String::from_utf8(bytes).map_err(|_| Fault::asked("fault-not-text", facts![path = path.display().to_string()]))
}
