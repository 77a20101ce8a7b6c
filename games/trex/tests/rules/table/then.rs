//! What a row says holds at its end.

use super::Run;
use kernel::{Audience, Game, Scenario};
use serde_json::Value;
use trex::{State, Trex};

/// Compares a run with the words of a `then` cell.
pub(crate) fn compare(run: &Run, then: &str, row: &str) {
    if let Some(rule) = then.strip_prefix("refused ") {
        assert_eq!(run.refused, Some(rule), "{row}");
        return;
    }
    assert_eq!(run.refused, None, "{row}");
    assert!(!then.is_empty(), "{row}\n  a row without a result tests nothing");
    let position = Trex::position(&run.state);
    for word in then.split_whitespace() {
        let (key, expected) =
            word.split_once('=').unwrap_or_else(|| panic!("{row}\n  {word} is no result; not refused"));
        match key {
            "tells" => tells(run, expected, row),
            "trees" => assert_eq!(sorted(&trees(&position)), sorted(expected), "{row}\n  {word}"),
            "silent" => assert_eq!(cited(run, expected), 0, "{row}\n  {word}"),
            _ => assert_eq!(fact(&position, &run.state, key, row), expected, "{row}\n  {word}"),
        }
    }
}

fn tells(run: &Run, expected: &str, row: &str) {
    let (rule, count) = expected.split_once('*').unwrap_or((expected, ""));
    let found = cited(run, rule);
    let wanted = if count.is_empty() { found.max(1) } else { count.parse().expect("a count") };
    let told: Vec<_> = run.told.iter().map(|told| format!("{} {:?}", told.rule, told.event)).collect();
    assert_eq!(found, wanted, "{row}\n  tells={expected}\n  {}", told.join("\n  "));
}

fn cited(run: &Run, rule: &str) -> usize {
    run.told.iter().filter(|told| told.rule.as_str() == rule).count()
}

pub(crate) fn players(position: &Value) -> &Vec<Value> {
    position["players"].as_array().expect("players are a list")
}

/// One fact of a state, in the notation of results.
fn fact(position: &Value, state: &State, key: &str, row: &str) -> String {
    let by_seat = |name: &str| players(position).iter().map(|player| plain(&player[name])).collect::<Vec<_>>();
    if let Some((field, seat)) = numbered(key) {
        return seat_fact(&players(position)[seat], field, row);
    }
    match key {
        "STE" | "TRI" | "PTE" | "DIP" => {
            let player = players(position).iter().find(|player| player["species"] == key);
            let cell = plain(&player.unwrap_or_else(|| panic!("{row}\n  {key} does not play"))["dino"]);
            if cell == "none" { "out".to_owned() } else { cell }
        }
        "rex" if position["rex"].is_null() => "away".to_owned(),
        "lake" | "volcano" | "rex" | "bone" | "turn" | "removed" => plain(&position[key]),
        "phase" => match &position["phase"] {
            Value::Object(panic) => format!("panic{}", panic["panic"]),
            phase => plain(phase),
        },
        "stock" => by_seat("provisions").join("/"),
        "species" => by_seat("species").join("/"),
        "unused" => Trex::view(state, Audience::Spectator).unused.to_string(),
        "asked" => seats(Trex::turn(state).deciders()),
        "winners" => Trex::turn(state).outcome().map_or("none".to_owned(), |outcome| seats(outcome.winners())),
        "places" => places(state),
        "enters" => enters(state),
        _ => panic!("{row}\n  there is no fact {key}"),
    }
}

/// `hand2` is the hand of seat 2.
fn numbered(key: &str) -> Option<(&str, usize)> {
    let at = key.len().checked_sub(1)?;
    let seat = key[at..].parse().ok()?;
    Some((&key[..at], seat))
}

fn seat_fact(player: &Value, field: &str, row: &str) -> String {
    let counts = |cards: &Value| ["move", "rest", "panic"].map(|kind| plain(&cards[kind])).join("/");
    match field {
        "hand" => counts(&player["hand"]),
        "discards" => counts(&player["discards"]),
        "cards" => {
            ["move", "rest", "panic"].iter().filter_map(|kind| player["hand"][kind].as_u64()).sum::<u64>().to_string()
        }
        "aside" => plain(&player["set_aside"]),
        "fallen" => plain(&player["fallen"]),
        _ => panic!("{row}\n  there is no fact {field} of a seat"),
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::Null => "none".to_owned(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// A list of cells in one fixed order, because people write them in any.
fn sorted(cells: &str) -> Vec<&str> {
    let mut cells: Vec<&str> = cells.split(',').collect();
    cells.sort_unstable();
    cells
}

fn trees(position: &Value) -> String {
    let cells: Vec<String> = position["trees"].as_array().expect("trees are a list").iter().map(plain).collect();
    if cells.is_empty() { "none".to_owned() } else { cells.join(",") }
}

fn seats(seats: kernel::Seats) -> String {
    let listed: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    if listed.is_empty() { "none".to_owned() } else { listed.join(",") }
}

fn places(state: &State) -> String {
    let outcome = Trex::turn(state).outcome().expect("the game is over");
    outcome.standings().iter().map(|standing| standing.place.to_string()).collect::<Vec<_>>().join("/")
}

/// Which species may enter which tile, as the reference cards say.
fn enters(state: &State) -> String {
    let view = Trex::view(state, Audience::Spectator);
    let rights = view.players.iter().flat_map(|player| {
        player.reference.enters.iter().map(|feature| {
            let tile = serde_json::to_value(feature).expect("plain data");
            format!("{}:{}", player.reference.species, plain(&tile))
        })
    });
    rights.collect::<Vec<_>>().join(",")
}
