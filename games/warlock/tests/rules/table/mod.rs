//! The only test code that knows the game's API: rows of text in, games out.
//!
//! Every row starts from the same position: three players (`seats=4` for another number) with SKILL 10, STAMINA 20,
//! LUCK 9, 5 gold, 3 provisions and a lantern, all on the entrance, seat 0 to take his main action, the truce over.
//! Room 01 has E01 guarding T01 and so on in the order of the edition; the numbers 1 to 6 are in hands, 7, 8 and 9
//! under the chest.
//!
//! The words of `given` change it: `p0@t7_42`, `p0.gold=3`, `p0.hand=T04,T13`, `room.01=E09`, `guarded.01=-`,
//! `loose.t7_42=T22`, `grave.1.02=T22`, `seen.0.1=T04`, `roll=3`, `maze=...`, `up=1`, `truce`. `do` plays actions, each
//! with its seat in front if it is not the deciding one, and the draws of all of them in brackets at the end: dice are
//! faces, `#2` is outcome 2 of a draw, `[shuffle 1 0]` an order. `then` says what holds afterwards, or `refused WAR-MEET-2`.
//!
//! A row is played by every version of the rules; `since 3` or `until 2` in `given` says where versions differ, and an action
//! after `(3)` is done since that version only.

#![allow(dead_code, reason = "every test file uses its own part of it")]

mod given;
mod then;

use kernel::{Dice, Example, Game, Given, Refusal, RulesVersion, Scenario, Seat, Told};
use testkit::examples::Film;
use testkit::table::{Row, rows};
use warlock::Warlock;
use warlock::action::Action;
use warlock::event::Event;
use warlock::place::{Card, CardSet, Number, NumberSet, Place};
use warlock::state::State;

/// A game with all events so far.
pub(crate) struct Scene {
    pub(crate) state: State,
    pub(crate) told: Vec<Told<Event>>,
    refused: Option<Refusal>,
    film: Film<Warlock>,
}

/// Plays every row and compares; reports every row that fails.
pub(crate) fn check(table: &str) {
    let all = rows(table);
    let count = all.len();
    let fails = |row: &Row| versions(row).any(|rules| std::panic::catch_unwind(|| play_row(row, rules)).is_err());
    let failed = all.iter().filter(|row| fails(row)).count();
    assert_eq!(failed, 0, "{failed} of {count} rows fail: see above");
}

/// Plays one row of the book, compares, and returns what was played.
pub(crate) fn check_row(row: &Row) -> Example {
    play_row(row, Warlock::about().rules).filmed(row)
}

/// The versions by which a row is played: all, or those since or until the one it names.
fn versions(row: &Row) -> impl Iterator<Item = RulesVersion> + use<> {
    let words: Vec<&str> = row.cell("given").split_whitespace().collect();
    let named = |bound: &str| {
        let number = words.windows(2).find(|pair| pair[0] == bound).map(|pair| pair[1]);
        number.map(|number| RulesVersion(number.parse().expect("a version of the rules")))
    };
    let (oldest, newest) = (Warlock::about().oldest, Warlock::about().rules);
    RulesVersion::range(named("since").unwrap_or(oldest), named("until").unwrap_or(newest))
}

fn play_row(row: &Row, rules: RulesVersion) -> Scene {
    let context = format!("by the rules of version {rules}: {}", row.text());
    let mut scene = Scene::set_under(rules, row.cell("given"), &context);
    let (actions, draws) = steps(row.cell("do"));
    scene.play(actions, draws, &context);
    scene.check(row);
    scene
}

/// The actions, and the draws in brackets behind them.
fn steps(cell: &str) -> (&str, &str) {
    match cell.find('[') {
        Some(start) => (&cell[..start], cell[start + 1..].strip_suffix(']').expect("a bracket is closed")),
        None => (cell, ""),
    }
}

fn place(name: &str) -> Place {
    name.parse().unwrap_or_else(|()| panic!("{name:?} is no space"))
}

fn card_set(text: &str) -> CardSet {
    text.split(',')
        .filter(|name| *name != "-")
        .map(|name| name.parse::<Card>().unwrap_or_else(|()| panic!("{name:?} is no card")))
        .collect()
}

fn number_set(text: &str) -> NumberSet {
    text.split(',').filter(|name| *name != "-").map(|digit| digit.parse::<Number>().expect("a number")).collect()
}

fn seat(text: &str) -> Seat {
    Seat(text.parse().unwrap_or_else(|_| panic!("{text:?} is no seat")))
}

impl Scene {
    /// Plays the actions, stopping at the first refusal.
    pub(crate) fn play(&mut self, actions: &str, dice: &str, context: &str) {
        let mut dice = Dice::given(draws(dice));
        for text in actions.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let text = match text.strip_prefix('(').and_then(|text| text.split_once(") ")) {
                Some((since, _)) if Warlock::rules(&self.state) < RulesVersion(since.parse().expect("a version")) => {
                    continue;
                }
                Some((_, text)) => text,
                None => text,
            };
            let (who, text) = match text.split_once(": ") {
                Some((who, rest)) => (Some(seat(who)), rest),
                None => (None, text),
            };
            let decider = Warlock::turn(&self.state).deciders().first();
            let who = who.or(decider).unwrap_or_else(|| panic!("{context}\n  nobody decides"));
            let action: Action = text.parse().unwrap_or_else(|fault| panic!("{context}\n  {fault}"));
            if let Err(refusal) = Warlock::check(&self.state, who, &action) {
                self.film.refused(who, &action, &refusal);
                self.refused = Some(refusal);
                return;
            }
            Warlock::play(&mut self.state, who, &action, &mut dice, &mut self.told);
            self.film.step(who, &action, dice.take_drawn());
            if let Some((rule, detail)) = Warlock::broken(&self.state) {
                panic!("{context}\n  {text} breaks {rule}: {detail}");
            }
        }
        if let Some(fault) = dice.fault() {
            panic!("{context}\n  {fault}");
        }
    }
}

fn draws(text: &str) -> Vec<Given> {
    let mut given = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (word, tail) = match rest.strip_prefix('[') {
            Some(inner) => inner.split_once(']').expect("a bracket is closed"),
            None => rest.split_once(' ').unwrap_or((rest, "")),
        };
        given.push(match (word.strip_prefix('#'), word.parse::<u32>()) {
            (Some(outcome), _) => Given::Value(outcome.parse().expect("an outcome")),
            (None, Ok(face)) => Given::Value(face - 1),
            (None, Err(_)) => Given::Draw(word.parse().expect("a draw")),
        });
        rest = tail.trim_start();
    }
    given
}
