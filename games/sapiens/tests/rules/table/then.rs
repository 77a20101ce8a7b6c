//! What must hold after a row was played.

use kernel::{Game, Seat, Told, Turn};
use sapiens::{Action, Event, Player, Sapiens, Scene, State, Tile, TokenPlace};

/// Whether one thing holds; if not, what is there instead.
pub(super) fn holds(state: &State, events: &[Told<Event>], wanted: &str) -> Result<(), String> {
    let (seat, wanted) = match wanted.split_once(':') {
        Some((seat, wanted)) => (Seat(seat.parse().expect("a seat before the colon")), wanted),
        None => (Seat(0), wanted),
    };
    let (what, rest) = wanted.split_once(' ').unwrap_or((wanted, ""));
    let same = |found: String| if found == rest { Ok(()) } else { Err(found) };
    let player = state.player(seat);
    match what {
        "food" => same(player.food().to_string()),
        "shelter" => same(player.shelter().to_string()),
        "steaks" => same(player.steaks().to_string()),
        "reserve" => same(player.reserve().len().to_string()),
        "tribes" => same(player.tribes().to_string()),
        "tiles" => same(player.lays().len().to_string()),
        "turns" => same(player.turns().to_string()),
        "finished" => same(if player.finished() { String::new() } else { "not finished".to_owned() }),
        "stock" => same(tokens(player, TokenPlace::Stock)),
        "used" => same(tokens(player, TokenPlace::Used)),
        "discarded" => same(tokens(player, TokenPlace::Discarded)),
        "bears" => same(squares(player, |cell| player.bears().contains(cell))),
        "covered" => same(
            squares(player, |cell| player.covered().contains(cell))
                .split(' ')
                .find(|found| *found == rest)
                .unwrap_or("-")
                .to_owned(),
        ),
        "holds" => same(
            player.reserve().iter().map(|tile| tile.to_string()).find(|tile| tile == rest).unwrap_or("-".to_owned()),
        ),
        "marks" => {
            let (tile, count) = rest.split_once(' ').expect("marks TILE COUNT");
            let tile: Tile = tile.parse().expect("a tile");
            let found: u8 = state.playing().iter().map(|player| player.brawls_on(tile)).sum();
            if found.to_string() == count { Ok(()) } else { Err(found.to_string()) }
        }
        other => of_the_table(state, events, other, rest),
    }
}

/// Whether one thing of the whole table holds.
fn of_the_table(state: &State, events: &[Told<Event>], what: &str, rest: &str) -> Result<(), String> {
    let same = |found: String| if found == rest { Ok(()) } else { Err(found) };
    match what {
        "common" => same(state.common().len().to_string()),
        "pile" => same(state.pile().len().to_string()),
        "removed" => same(state.removed().len().to_string()),
        "bears-left" => same(state.bears_left().to_string()),
        "steaks-left" => same(state.steaks_left().to_string()),
        "step" => {
            same(serde_json::to_value(state.step()).expect("a step is a word").as_str().unwrap_or_default().to_owned())
        }
        "seat" => same(state.seat().to_string()),
        "round" => same(state.round().to_string()),
        "last-round" => same(if state.last_round() { String::new() } else { "not the last round".to_owned() }),
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
    let found = Scene::ALL.into_iter().filter(|&scene| player.token(scene) == wanted);
    joined(&found.map(|scene| scene.to_string()).collect::<Vec<_>>())
}

fn squares(player: &Player, wanted: impl Fn(sapiens::square::Cell) -> bool) -> String {
    let found = sapiens::square::Cells::ALL.iter().filter(|&cell| wanted(cell));
    joined(&found.map(|cell| player.valley().square(cell).to_string()).collect::<Vec<_>>())
}

fn joined(words: &[String]) -> String {
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

fn listed(state: &State, start: &str) -> usize {
    let mut actions = Vec::new();
    if let Turn::Decide(_) = Sapiens::turn(state) {
        Sapiens::actions(state, state.seat(), &mut actions);
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
