//! What a row says holds at its end.

use super::given::seat_number;
use super::{Outcome, reads_well};
use kernel::{Audience, Game, Scenario, Seat, Turn};
use newgame::{NewGame, State};
use testkit::table::Row;

/// Compares the `then` cell with what came out.
pub(crate) fn check(row: &Row, outcome: &Outcome) {
    let facts: Vec<&str> = row.cell("then").split("; ").filter(|fact| !fact.is_empty()).collect();
    assert!(!facts.is_empty(), "a row without a result tests nothing: {}", row.text());
    let refused = facts.iter().any(|fact| fact.starts_with("refused "));
    if let (Some(refusal), false) = (&outcome.refusal, refused) {
        panic!("refused: {refusal}: {}", row.text());
    }
    for fact in facts {
        assert!(holds(fact, outcome), "{fact} does not hold: {}", row.text());
    }
}

fn holds(fact: &str, outcome: &Outcome) -> bool {
    if let Some(rule) = fact.strip_prefix("refused ") {
        let refusal = outcome.refusal.as_ref();
        refusal.into_iter().for_each(reads_well);
        return refusal.is_some_and(|refusal| refusal.rule.as_str() == rule);
    }
    if let Some(rule) = fact.strip_prefix("tells ") {
        return outcome.told.iter().any(|told| told.rule.as_str() == rule);
    }
    let state = outcome.state.as_ref().expect("a game that was set up");
    match fact.split(' ').collect::<Vec<_>>()[..] {
        ["over"] => NewGame::turn(state).deciders().is_empty(),
        ["turn", name] => NewGame::turn(state).deciders().iter().eq([seat(name)]),
        ["stand-in", action] => NewGame::stand_in(state, Seat(0)).to_string() == action,
        [name, part @ ("card" | "total"), value] => player(state, name, part) == value,
        [name, "score", points] => standing(state, name).1.to_string() == points,
        [name, "wins"] => standing(state, name).0 == 1,
        ["nobody", "sees", of] => sees(state, Audience::Spectator, of, "?"),
        ["nobody", "sees", of, card] => sees(state, Audience::Spectator, of, card),
        [name, "sees", of, card] => sees(state, Audience::Seat(seat(name)), of, card),
        _ => panic!("{fact:?} is not understood"),
    }
}

fn seat(name: &str) -> Seat {
    Seat(seat_number(name) as u8)
}

/// A part of a player, as positions write it.
fn player(state: &State, name: &str, part: &str) -> String {
    NewGame::position(state)["players"][seat_number(name)][part].to_string()
}

fn standing(state: &State, name: &str) -> (u8, i32) {
    let Turn::Over(outcome) = NewGame::turn(state) else { panic!("the game goes on") };
    let standing = outcome.of(seat(name));
    (standing.place, standing.score)
}

/// Whether an audience sees this card of a player; `?` stands for none.
fn sees(state: &State, audience: Audience, of: &str, card: &str) -> bool {
    let seen = NewGame::view(state, audience).players[seat_number(of)].card;
    seen.map_or_else(|| "?".to_owned(), |card| card.to_string()) == card
}
