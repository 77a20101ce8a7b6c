//! Table tests: a position in a few words, actions, what must come of them.
//!
//! A row is `rule  given  actions  result`. The position starts from a reference (see `given.rs`); the actions are played
//! in order, separated by `;`; the result is either the rule that refuses the last action, or things that must hold:
//!
//! | words | what must hold |
//! |---|---|
//! | `food 3`, `shelter 7`, `steaks 1`, `reserve 4`, `tribes 2`, `tiles 3` | a number of seat 0's; `1:food 3` of seat 1's |
//! | `stock HUNT FIRE`, `used -`, `discarded CAMP` | the mountain tokens there, no others |
//! | `bears B2`, `covered B1` | the squares with bears; a tile lies there |
//! | `marks FEAST-FIRE-a 2` | so many brawl tokens lie on the tile |
//! | `common 5`, `pile 8`, `removed 1`, `bears-left 17`, `steaks-left 18` | a number of the table's |
//! | `step powers`, `seat 1`, `round 4`, `last-round`, `finished` | where the game stands |
//! | `offers camp`, `lacks camp` | some listed action starts with this, or none |
//! | `count lay 5` | so many listed actions start with this |
//! | `tells SAP-FOOD-1 SAP-EFF-6` | the last action's events cite these rules, in this order |
//! | `silent SAP-FOOD-1` | none of them cites this rule |
//! | `winners 0 1`, `results 28 30` | how the game ended |

#![allow(dead_code, reason = "every test file uses its part")]

pub(crate) mod given;

use kernel::record::Entry;
use kernel::{Draw, Example, Game, Match, Seal, Seat, Told, Turn};
use sapiens::{Action, Event, Player, Sapiens, Scene, State, Tile, TokenPlace};
use testkit::examples::Film;
use testkit::table::{Row, rows};

/// Checks every row of a table.
pub(crate) fn check(table: &str) {
    for row in rows(table) {
        check_row(&row);
    }
}

/// Plays one row, compares, and returns what was played.
pub(crate) fn check_row(row: &Row) -> Example {
    let fail = |reason: String| -> ! { panic!("{}\n{reason}", row.text()) };
    let position = given::position(row.cell("given"));
    let mut game = Match::<Sapiens>::from_position(&position, Sapiens::base_edition(), Seal::from_seed(1))
        .unwrap_or_else(|fault| fail(format!("the position is refused: {fault}")));
    let mut film = Film::<Sapiens>::new(game.state());
    let mut events = Vec::new();
    let mut refused = None;
    let actions: Vec<&str> = row.cell("actions").split(';').map(str::trim).filter(|text| !text.is_empty()).collect();
    for (number, text) in actions.iter().enumerate() {
        let action: Action = text.parse().unwrap_or_else(|fault| fail(format!("{fault}")));
        let seat = game.state().seat;
        match game.act(seat, &action) {
            Ok(told) => {
                film.step(seat, &action, last_draws(&game));
                events = told;
            }
            Err(refusal) if number + 1 == actions.len() => {
                film.refused(seat, &action, &refusal);
                refused = Some(refusal.rule.to_string());
            }
            Err(refusal) => fail(format!("{text} is refused already: {refusal}")),
        }
    }
    let result = row.cell("result");
    if result.starts_with("SAP-") || refused.is_some() {
        assert_eq!(refused.as_deref().unwrap_or("accepted"), result, "{}", row.text());
        return film.end(game.state());
    }
    for wanted in result.split("  ").map(str::trim).filter(|wanted| !wanted.is_empty()) {
        if let Err(found) = holds(game.state(), &events, wanted) {
            fail(format!("{wanted}: found {found}"));
        }
        let offered = wanted.strip_prefix("offers ").filter(|action| action.parse::<Action>().is_ok());
        if let Some(action) = offered {
            film.ask(game.state().seat, action, None);
        }
    }
    film.end(game.state())
}

/// What chance brought to the last action.
fn last_draws(game: &Match<Sapiens>) -> Vec<Draw> {
    match game.record().entries.last() {
        Some(Entry::Act(act)) => act.draws.clone(),
        Some(Entry::Undo(_)) | None => Vec::new(),
    }
}

/// Whether one thing holds; if not, what is there instead.
fn holds(state: &State, events: &[Told<Event>], wanted: &str) -> Result<(), String> {
    let (seat, wanted) = match wanted.split_once(':') {
        Some((seat, wanted)) => (Seat(seat.parse().expect("a seat before the colon")), wanted),
        None => (Seat(0), wanted),
    };
    let (what, rest) = wanted.split_once(' ').unwrap_or((wanted, ""));
    let same = |found: String| if found == rest { Ok(()) } else { Err(found) };
    let player = state.player(seat);
    match what {
        "food" => same(player.food.to_string()),
        "shelter" => same(player.shelter.to_string()),
        "steaks" => same(player.steaks.to_string()),
        "reserve" => same(player.reserve.len().to_string()),
        "tribes" => same(player.tribes.to_string()),
        "tiles" => same(player.lays().len().to_string()),
        "turns" => same(player.turns.to_string()),
        "finished" => same(if player.finished { String::new() } else { "not finished".to_owned() }),
        "stock" => same(tokens(player, TokenPlace::Stock)),
        "used" => same(tokens(player, TokenPlace::Used)),
        "discarded" => same(tokens(player, TokenPlace::Discarded)),
        "bears" => same(squares(player, |cell| player.bears.contains(cell))),
        "covered" => same(
            squares(player, |cell| player.covered().contains(cell))
                .split(' ')
                .find(|found| *found == rest)
                .unwrap_or("-")
                .to_owned(),
        ),
        "holds" => {
            same(player.reserve.iter().map(|tile| tile.to_string()).find(|tile| tile == rest).unwrap_or("-".to_owned()))
        }
        "marks" => {
            let (tile, count) = rest.split_once(' ').expect("marks TILE COUNT");
            let tile: Tile = tile.parse().expect("a tile");
            let found: u8 = state.playing().iter().map(|player| player.brawls_on(tile)).sum();
            if found.to_string() == count { Ok(()) } else { Err(found.to_string()) }
        }
        "common" => same(state.common.len().to_string()),
        "pile" => same(state.pile.len().to_string()),
        "removed" => same(state.removed.len().to_string()),
        "bears-left" => same(state.bears_left().to_string()),
        "steaks-left" => same(state.steaks_left().to_string()),
        "step" => {
            same(serde_json::to_value(state.step).expect("a step is a word").as_str().unwrap_or_default().to_owned())
        }
        "seat" => same(state.seat.to_string()),
        "round" => same(state.round.to_string()),
        "last-round" => same(if state.last_round { String::new() } else { "not the last round".to_owned() }),
        "offers" => {
            if listed(state, rest) > 0 {
                Ok(())
            } else {
                Err("not listed".to_owned())
            }
        }
        "lacks" => {
            if listed(state, rest) == 0 {
                Ok(())
            } else {
                Err("listed".to_owned())
            }
        }
        "count" => {
            let (start, count) = rest.rsplit_once(' ').expect("count START NUMBER");
            let found = listed(state, start).to_string();
            if found == count { Ok(()) } else { Err(found) }
        }
        "tells" => told_in_order(events, rest),
        "silent" => {
            if events.iter().all(|told| told.rule.as_str() != rest) {
                Ok(())
            } else {
                Err("told".to_owned())
            }
        }
        "winners" => same(outcome(state, |outcome| outcome.winners().iter().map(|seat| seat.to_string()).collect())),
        "results" => same(outcome(state, |outcome| {
            outcome.standings().iter().map(|standing| standing.score.to_string()).collect()
        })),
        other => panic!("the tests know no {other:?}"),
    }
}

fn tokens(player: &Player, wanted: TokenPlace) -> String {
    let found = Scene::ALL.into_iter().filter(|scene| player.tokens[scene.index()] == wanted);
    joined(&found.map(|scene| scene.to_string()).collect::<Vec<_>>())
}

fn squares(player: &Player, wanted: impl Fn(sapiens::square::Cell) -> bool) -> String {
    let found = sapiens::square::Cells::ALL.iter().filter(|&cell| wanted(cell));
    joined(&found.map(|cell| player.valley.square(cell).to_string()).collect::<Vec<_>>())
}

fn joined(words: &[String]) -> String {
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

fn listed(state: &State, start: &str) -> usize {
    let mut actions = Vec::new();
    if let Turn::Decide(_) = Sapiens::turn(state) {
        Sapiens::actions(state, state.seat, &mut actions);
    }
    let matches = |action: &&Action| {
        let text = action.to_string();
        text == start || text.starts_with(&format!("{start} "))
    };
    actions.iter().filter(matches).count()
}

fn told_in_order(events: &[Told<Event>], rules: &str) -> Result<(), String> {
    let mut left = events.iter().map(|told| told.rule.to_string());
    let cited = || joined(&events.iter().map(|told| told.rule.to_string()).collect::<Vec<_>>());
    if rules.split(' ').all(|rule| left.any(|told| told == rule)) { Ok(()) } else { Err(cited()) }
}

fn outcome(state: &State, words: impl Fn(kernel::Outcome) -> Vec<String>) -> String {
    Sapiens::turn(state).outcome().map_or("not over".to_owned(), |outcome| words(outcome).join(" "))
}
