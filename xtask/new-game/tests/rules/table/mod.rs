//! The only test code that knows the game's API: rows of text in, games out.
//!
//! `given` describes a position: `3 seats; turn B; A total 4; A card 2; B stopped`. A player who is not mentioned has
//! rolled nothing and holds the next free card. `do` plays actions, with the roll in brackets; `then` says what holds
//! afterwards. A row with a `table` column starts a game instead.

mod given;
mod then;

use kernel::{Dice, Draw, Example, Game, Given, Lang, Phrase, Refusal, Scenario, Table, Told, Turn, Worded};
use newgame::{Action, Event, NewGame, State};
use testkit::examples::Film;
use testkit::table::{Row, rows};

/// Plays every row and compares.
pub(crate) fn check(text: &str) {
    for row in rows(text) {
        play_row(&row);
    }
}

/// Plays one row of the book, compares, and returns what was played.
pub(crate) fn check_row(row: &Row) -> Example {
    let outcome = play_row(row);
    let state = outcome.state.as_ref().expect("the book's examples can be set up");
    outcome.film.expect("the book's examples start from a position").end(state)
}

fn play_row(row: &Row) -> Outcome {
    for rule in row.cell("rule").split(' ') {
        assert!(NewGame::book().volume(Lang::En).rule(rule).is_some(), "{rule} is not in the book: {}", row.text());
    }
    let outcome = if row.has("table") { start(row) } else { play(row) };
    then::check(row, &outcome);
    outcome
}

/// How a row ended: the state, all events, and the refusal of the last action if it was refused.
pub(crate) struct Outcome {
    pub(crate) state: Option<State>,
    pub(crate) told: Vec<Told<Event>>,
    pub(crate) refusal: Option<Refusal>,
    /// What was played from a position.
    film: Option<Film<NewGame>>,
}

fn start(row: &Row) -> Outcome {
    let table: Table =
        serde_json::from_str(row.cell("table")).unwrap_or_else(|fault| panic!("{fault}: {}", row.text()));
    let mut told = Vec::new();
    let setup = match NewGame::setup(&table, NewGame::base_edition()) {
        Ok(setup) => setup,
        Err(refusal) => return Outcome { state: None, told, refusal: Some(refusal), film: None },
    };
    let draws = row.cell("draws").split("; ").filter(|draw| !draw.is_empty());
    let mut dice = Dice::given(draws.map(|draw| draw.parse::<Draw>().expect("a draw").into()).collect());
    let state = NewGame::start(&setup, &mut dice, &mut told);
    assert_eq!(dice.fault(), None, "{}", row.text());
    Outcome { state: Some(state), told, refusal: None, film: None }
}

fn play(row: &Row) -> Outcome {
    let mut state = given::position(row);
    let mut film = Film::new(&state);
    let mut told = Vec::new();
    for step in row.cell("do").split("; ").filter(|step| !step.is_empty()) {
        let (action, draws) = parse_step(step, row);
        let Turn::Decide(deciders) = NewGame::turn(&state) else { panic!("the game is over: {}", row.text()) };
        let seat = deciders.first().expect("somebody decides");
        if let Err(refusal) = NewGame::check(&state, seat, &action) {
            film.refused(seat, &action, &refusal);
            return Outcome { state: Some(state), told, refusal: Some(refusal), film: Some(film) };
        }
        let mut dice = Dice::given(draws);
        NewGame::play(&mut state, seat, &action, &mut dice, &mut told);
        assert_eq!(dice.fault(), None, "{}", row.text());
        film.step(seat, &action, dice.take_drawn());
        assert_eq!(NewGame::broken(&state), None, "{}", row.text());
    }
    Outcome { state: Some(state), told, refusal: None, film: Some(film) }
}

/// An action and the roll in brackets behind it.
fn parse_step(step: &str, row: &Row) -> (Action, Vec<Given>) {
    let (action, pips) = step.split_once(" [").unwrap_or((step, "]"));
    let action = action.parse().unwrap_or_else(|fault| panic!("{fault}: {}", row.text()));
    let pips = pips.trim_end_matches(']').split(' ').filter(|pips| !pips.is_empty());
    (action, pips.map(|pips| Given::Value(pips.parse::<u32>().expect("a number") - 1)).collect())
}

/// A refusal reads as a sentence in both languages.
fn reads_well(refusal: &Refusal) {
    for lang in Lang::ALL {
        let phrase = Phrase::new(refusal.rule.as_str(), refusal.facts.clone());
        NewGame::words().try_say(lang, &phrase).unwrap_or_else(|missing| panic!("{missing}"));
    }
}
