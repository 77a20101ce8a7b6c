//! The only test code that knows the game's API.
//!
//! A row starts from the position of the book's examples, changed by the words of `given`, or with the table that `given`
//! writes as JSON; plays `do`, one answer after the other; and compares with the words of `then`. `refused ID` names the rule
//! that refuses the table or the last answer.
//!
//! ```text
//! # rule     given                do             then
//! TRX-HIT-1  STE=B2 TRI=C1        M:NE R R R     STE=C1 stock=4/2/2/4 tells=TRX-HIT-1
//! ```
//!
//! An answer goes to the next seat that still has to answer, or to the seat it names: `2>NE`. A slash separates two
//! rounds of answers. `tells=ID*2` counts the events that cite a rule; `silent=ID` says that none does.

#![allow(dead_code, reason = "every test file uses its own part of it")]

pub(crate) mod editions;
pub(crate) mod given;
mod then;

use kernel::{Dice, Example, Game, RulesVersion, Scenario, Seat, Silent, Table, Told, Turn};
use testkit::examples::Film;
use testkit::table::{Row, rows};
use trex::{Action, Event, State, Trex};

/// A game in the middle of a row.
pub(crate) struct Run {
    pub(crate) state: State,
    pub(crate) told: Vec<Told<Event>>,
    /// The rule that refused the table or the last answer.
    pub(crate) refused: Option<&'static str>,
    /// What was played so far.
    pub(crate) film: Film<Trex>,
}

impl Run {
    /// A run that starts here.
    pub(crate) fn new(state: State) -> Run {
        Run { film: Film::new(&state), state, told: Vec::new(), refused: None }
    }
}

/// Plays every row of a table and compares.
pub(crate) fn check(table: &str) {
    for row in rows(table) {
        check_row(&row);
    }
}

/// Plays one row, compares, and returns what was played.
pub(crate) fn check_row(row: &Row) -> Example {
    let mut run = begin(row);
    if run.refused.is_none() {
        play(&mut run, row.cell("do"), &row.text());
    }
    then::compare(&run, row.cell("then"), &row.text());
    run.film.end(&run.state)
}

/// The position or the table that a row is given.
fn begin(row: &Row) -> Run {
    let given = row.cell("given");
    if !given.contains('{') {
        return Run::new(given::state(given));
    }
    let (rules, given) = match given.split_once(" {") {
        Some((version, rest)) => (version_named(version, row), format!("{{{rest}")),
        None => (Trex::about().rules, given.to_owned()),
    };
    let table: Table = serde_json::from_str(&given).unwrap_or_else(|fault| panic!("{}: {fault}", row.text()));
    match Trex::setup_under(rules, &table, Trex::base_edition_under(rules)) {
        Ok(setup) => Run::new(Trex::start(&setup, &mut Dice::fast(5), &mut Silent)),
        Err(refusal) => Run { refused: Some(refusal.rule.as_str()), ..Run::new(given::state("")) },
    }
}

/// `until 1` or `since 2`: the version of the rules that a table is played by.
fn version_named(words: &str, row: &Row) -> RulesVersion {
    let number = words.trim().strip_prefix("until ").or(words.trim().strip_prefix("since "));
    RulesVersion(number.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("{}: {words}?", row.text())))
}

/// Plays a list of answers; stops at the first refusal.
pub(crate) fn play(run: &mut Run, choices: &str, row: &str) {
    let mut dice = Dice::fast(1).recording();
    for word in choices.split_whitespace() {
        assert!(run.refused.is_none(), "{row}\n  refused by {:?} before {word}", run.refused);
        if word == "/" {
            let position = Trex::position(&run.state);
            let open = then::players(&position).iter().any(|player| !player["answer"].is_null());
            assert!(!open, "{row}\n  a stroke before all have answered");
            continue;
        }
        let (seat, action) = match word.split_once('>') {
            Some((seat, action)) => (Seat(seat.parse().expect("a seat number")), action),
            None => (next_seat(&run.state, row), word),
        };
        let action: Action = action.parse().unwrap_or_else(|fault| panic!("{row}\n  {fault}"));
        match Trex::check(&run.state, seat, &action) {
            Ok(()) => {
                Trex::play(&mut run.state, seat, &action, &mut dice, &mut run.told);
                run.film.step(seat, &action, dice.take_drawn());
            }
            Err(refusal) => {
                run.film.refused(seat, &action, &refusal);
                run.refused = Some(refusal.rule.as_str());
            }
        }
    }
}

fn next_seat(state: &State, row: &str) -> Seat {
    match Trex::turn(state) {
        Turn::Decide(seats) => seats.first().expect("somebody decides"),
        Turn::Over(_) => panic!("{row}\n  the game is over before the last answer"),
    }
}
