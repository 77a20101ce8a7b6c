//! What is played: the games and bots there are, and new matches.

use crate::data::{from_python, options, to_python};
use crate::fault::{Wrong, both};
use crate::play::{Played, PyMatch};
use ::bots::Bot;
use catalog::{AnyEdition, Door};
use kernel::{About, Game, RulesVersion, Seal, Seat, Table};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::{Map, Value, json};

/// The games there are, each as a card: its short name `id`, `title` by language, `seats` (min, max), the version of its
/// `rules` and the `oldest` that can still be played, its `options` and `editions`, whether it is `cooperative` and has
/// `secrets`.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let cards: Value = catalog::games().iter().map(|game| card(*game)).collect();
    to_python(py, &cards)
}

fn card(game: &dyn Door) -> Value {
    let about = game.about();
    let options: Vec<&str> = about.options.iter().map(|option| option.key).collect();
    let editions: Vec<&str> = game.editions().iter().map(|edition| edition.tag().name.as_str()).collect();
    json!({
        "id": about.id,
        "title": both(|lang| about.title(lang).to_owned()),
        "seats": [about.seats.start(), about.seats.end()],
        "rules": about.rules,
        "oldest": about.oldest,
        "cooperative": about.cooperative,
        "secrets": about.secrets,
        "options": options,
        "editions": editions,
    })
}

/// The names of the bots there are, the weakest first.
#[pyfunction]
pub(crate) fn bots(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    PyList::new(py, Bot::all().map(Bot::id))
}

/// Sets a game up and starts it.
///
/// `seats` is the smallest table if not given. The same `seed` is the same game; without one, the dice are drawn from the
/// system. `options` are the game's own (see `games()`). `edition` is the name of one that comes with the game, or the text
/// of an edition file. `rules` is an older version of the rules.
#[pyfunction]
#[pyo3(signature = (game, seats=None, seed=None, *, options=None, edition=None, rules=None))]
pub(crate) fn new(
    py: Python<'_>,
    game: &str,
    seats: Option<u8>,
    seed: Option<u64>,
    options: Option<&Bound<'_, PyDict>>,
    edition: Option<&str>,
    rules: Option<u16>,
) -> PyResult<PyMatch> {
    let table = table(door(game)?, seats, options)?;
    let started = py.detach(|| start(door(game)?, &table, seed, edition, rules))?;
    Ok(PyMatch::new(started))
}

fn start(
    game: &'static dyn Door,
    table: &Table,
    seed: Option<u64>,
    edition: Option<&str>,
    rules: Option<u16>,
) -> Result<Played, Wrong> {
    let rules = version(game.about(), rules)?;
    let edition = match edition {
        Some(_) => edition_of(game, edition)?,
        None => game.base_edition_under(rules),
    };
    let started = game.start_under(rules, table, edition, seal(seed)?);
    let (played, happened) = started.map_err(|refusal| Wrong::refusal(game.words(), &refusal))?;
    Ok(Played::begun(game, edition, played, happened))
}

/// A match from a position, as `Match.position()` gave it, with new dice.
#[pyfunction]
#[pyo3(signature = (game, position, seed=None, *, edition=None))]
pub(crate) fn at(
    py: Python<'_>,
    game: &str,
    position: &Bound<'_, PyAny>,
    seed: Option<u64>,
    edition: Option<&str>,
) -> PyResult<PyMatch> {
    let position = from_python(position)?;
    let game = door(game)?;
    let loaded = py.detach(|| {
        let edition = match edition {
            Some(_) => edition_of(game, edition)?,
            None => game.edition_at(&position),
        };
        from_position(game, edition, &position, seed)
    })?;
    Ok(PyMatch::new(loaded))
}

pub(crate) fn from_position(
    game: &'static dyn Door,
    edition: AnyEdition,
    position: &Value,
    seed: Option<u64>,
) -> Result<Played, Wrong> {
    let played = game.load(position, edition, seal(seed)?)?;
    Ok(Played::begun(game, edition, played, Vec::new()))
}

pub(crate) fn door(id: &str) -> Result<&'static dyn Door, Wrong> {
    catalog::game(id).ok_or_else(|| unknown(id))
}

pub(crate) fn unknown(id: &str) -> Wrong {
    let known: Vec<&str> = catalog::games().iter().map(|game| game.about().id).collect();
    Wrong::Value(format!("there is no game {id:?}; there are {}", known.join(", ")))
}

/// The table of a game, which may be the reference game.
pub(crate) fn seats_of(id: &str, seats: Option<u8>, options: Map<String, Value>) -> Result<Table, Wrong> {
    let fewest = || match catalog::game(id) {
        Some(game) => *game.about().seats.start(),
        None => *reference::ConnectFour::about().seats.start(),
    };
    Ok(Table { seats: seats.unwrap_or_else(fewest), options })
}

/// A seat by its number.
pub(crate) fn here(seat: i64, seats: u8) -> Result<Seat, Wrong> {
    let known = u8::try_from(seat).ok().filter(|&seat| seat < seats).map(Seat);
    known.ok_or_else(|| Wrong::Value(format!("there is no seat {seat}; there are 0 to {}", seats - 1)))
}

pub(crate) fn table(game: &dyn Door, seats: Option<u8>, given: Option<&Bound<'_, PyDict>>) -> PyResult<Table> {
    Ok(Table { seats: seats.unwrap_or(*game.about().seats.start()), options: options(given)? })
}

/// The edition with a name, or of a file's text; an edition file has more than one line, a name has not.
pub(crate) fn edition_of(game: &dyn Door, given: Option<&str>) -> Result<AnyEdition, Wrong> {
    let Some(given) = given else { return Ok(game.base_edition()) };
    if given.contains('\n') {
        return Ok(game.read_edition(given)?);
    }
    game.edition_named(given).ok_or_else(|| {
        let editions = game.editions();
        let known: Vec<&str> = editions.iter().map(|edition| edition.tag().name.as_str()).collect();
        Wrong::Value(format!("{} has no edition {given:?}; it has {}", game.about().id, known.join(", ")))
    })
}

pub(crate) fn version(about: &About, asked: Option<u16>) -> Result<RulesVersion, Wrong> {
    let Some(asked) = asked else { return Ok(about.rules) };
    about.versions().find(|rules| rules.0 == asked).ok_or_else(|| {
        let (oldest, newest) = (about.oldest, about.rules);
        Wrong::Value(format!("{} is played by the rules {oldest} to {newest}, not {asked}", about.id))
    })
}

fn seal(seed: Option<u64>) -> Result<Seal, Wrong> {
    if let Some(seed) = seed {
        return Ok(Seal::from_seed(seed));
    }
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).map_err(|fault| Wrong::Value(format!("the system gives no chance: {fault}")))?;
    Ok(Seal::from_secret(secret))
}

/// A game file that is only looked at has no dice.
pub(crate) fn no_dice() -> Wrong {
    Wrong::Value(
        "the secret of this game file is not known, so nothing can be drawn: give secret=..., or branch(seed)"
            .to_owned(),
    )
}
