//! The only test code that knows the game's API: rows of text in, games out.
//!
//! `given` describes a position: `actions; dice cave egg; A 3 at 1,1; A brontosaurus at reserve; B score 12`. Figures
//! that are not mentioned are in the reserve. A, B, C and D are seats 0 to 3. `do` plays actions, with faces rolled in
//! brackets; `then` says what holds afterwards. A row with a `table` column starts a game instead.

mod given;
mod then;

use kernel::{Dice, Draw, Example, Game, Given, Lang, Phrase, Refusal, Scenario, Table, Told, Worded};
use testkit::examples::Film;
use testkit::table::{Row, rows};
use wrath::{Action, Event, Face, State, Wrath, broken_between};

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
    let mut film = outcome.film.unwrap_or_else(|| Film::new(state));
    then::film_asks(row, state, &mut film);
    film.end(state)
}

fn play_row(row: &Row) -> Outcome {
    cites_the_book(row);
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
    film: Option<Film<Wrath>>,
}

fn cites_the_book(row: &Row) {
    for rule in row.cell("rule").split(' ') {
        assert!(Wrath::book().volume(Lang::En).rule(rule).is_some(), "{rule} is not in the book: {}", row.text());
    }
}

fn start(row: &Row) -> Outcome {
    let table: Table =
        serde_json::from_str(row.cell("table")).unwrap_or_else(|fault| panic!("{fault}: {}", row.text()));
    let mut told = Vec::new();
    let setup = match Wrath::setup(&table, Wrath::base_edition()) {
        Ok(setup) => setup,
        Err(refusal) => return Outcome { state: None, told, refusal: Some(refusal), film: None },
    };
    let draws = row.cell("draws").split("; ").filter(|draw| !draw.is_empty());
    let mut dice = Dice::given(draws.map(|draw| draw.parse::<Draw>().unwrap().into()).collect());
    let state = Wrath::start(&setup, &mut dice, &mut told);
    assert_eq!(dice.fault(), None, "{}", row.text());
    Outcome { state: Some(state), told, refusal: None, film: None }
}

fn play(row: &Row) -> Outcome {
    let mut state = given::position(row);
    let mut film = Film::new(&state);
    let mut told = Vec::new();
    let steps: Vec<&str> = row.cell("do").split("; ").filter(|step| !step.is_empty()).collect();
    for (number, step) in steps.iter().enumerate() {
        let (action, draws) = parse_step(step, row);
        let seat = state.active();
        if let Err(refusal) = Wrath::check(&state, seat, &action) {
            assert_eq!(number + 1, steps.len(), "{action} is refused ({refusal}) before the end: {}", row.text());
            film.refused(seat, &action, &refusal);
            return Outcome { state: Some(state), told, refusal: Some(refusal), film: Some(film) };
        }
        assert!(then::listed(&state).contains(&action.to_string()), "{action} is not listed: {}", row.text());
        let before = state.clone();
        let mut dice = Dice::given(draws);
        let mut now = Vec::new();
        Wrath::play(&mut state, seat, &action, &mut dice, &mut now);
        assert_eq!(dice.fault(), None, "{}", row.text());
        film.step(seat, &action, dice.take_drawn());
        assert_eq!(Wrath::broken(&state), None, "{}", row.text());
        assert_eq!(broken_between(&before, &now, &state), None, "{}", row.text());
        told.extend(now);
    }
    Outcome { state: Some(state), told, refusal: None, film: Some(film) }
}

/// An action and the faces in brackets behind it.
fn parse_step(step: &str, row: &Row) -> (Action, Vec<Given>) {
    let (action, faces) = step.split_once(" [").unwrap_or((step, "]"));
    let action = action.parse().unwrap_or_else(|fault| panic!("{fault}: {}", row.text()));
    let faces = faces.trim_end_matches(']').split(' ').filter(|face| !face.is_empty());
    (action, faces.map(|face| Given::Value(side(face.parse().expect("a face")))).collect())
}

/// The first side of a die that shows a face.
fn side(face: Face) -> u32 {
    Wrath::base_edition().sides.iter().position(|&known| known == face).expect("every face is on the die") as u32
}

/// A refusal reads as a sentence in both languages.
fn reads_well(refusal: &Refusal) {
    for lang in Lang::ALL {
        let phrase = Phrase::new(refusal.rule.as_str(), refusal.facts.clone());
        Wrath::words().try_say(lang, &phrase).unwrap_or_else(|missing| panic!("{missing}"));
    }
}
