//! The position at the start of a row.

use super::editions;
use kernel::Scenario;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use trex::{State, Trex};

const DECKS: [(&str, [u8; 3]); 4] = [("STE", [6, 0, 3]), ("TRI", [6, 2, 1]), ("PTE", [7, 1, 1]), ("DIP", [5, 3, 1])];

/// The state that the words of a start describe.
pub(crate) fn state(words: &str) -> State {
    let words: BTreeMap<&str, &str> = words
        .split_whitespace()
        .map(|word| word.split_once('=').unwrap_or_else(|| panic!("{word}: write key=value")))
        .collect();
    let edition = editions::named(words.get("edition").copied().unwrap_or("base"));
    let position = position(&words);
    Trex::read_position(&position, edition).unwrap_or_else(|fault| panic!("{words:?}: {fault}"))
}

/// The position of the book's examples, changed by the words.
fn position(words: &BTreeMap<&str, &str>) -> Value {
    let word = |key: &str, default: &'static str| words.get(key).map_or(default.to_owned(), ToString::to_string);
    let seats = word("seats", "STE/TRI/PTE/DIP");
    let seats: Vec<&str> = seats.split('/').collect();
    let phase = word("phase", "choose");
    let setting_up = phase == "lake" || phase == "volcano";
    let lake = word("lake", if setting_up { "A5" } else { "B4" });
    let volcano = word("volcano", if setting_up { "E1" } else { "D2" });
    let turn: u8 = word("turn", if setting_up { "0" } else { "1" }).parse().expect("a turn");
    let out: Vec<&str> = words.get("out").map_or(Vec::new(), |out| out.split(',').collect());
    let stock = words
        .get("stock")
        .map(|stock| stock.split('/').map(|trees| trees.parse().expect("trees")).collect::<Vec<u8>>());
    let players: Vec<Value> = seats
        .iter()
        .enumerate()
        .map(|(seat, species)| {
            let home = match *species {
                "STE" => "A1",
                "TRI" => "E5",
                "PTE" => volcano.as_str(),
                _ => lake.as_str(),
            };
            let fallen = out.iter().position(|gone| gone == species).map_or(0, |place| place + 1);
            let mut player = json!({
                "species": species,
                "dino": words.get(species).copied().unwrap_or(home),
                "provisions": stock.as_ref().map_or(start_trees(species), |stock| stock[seat]),
                "fallen": fallen,
            });
            let held = if setting_up { 9 } else { turns(seats.len()) + u8::from(phase == "choose") - turn };
            deal(
                &mut player,
                species,
                held,
                !setting_up && seats.len() != 3,
                words.get(format!("hand{seat}").as_str()).copied(),
            );
            if fallen > 0 {
                eliminate(&mut player);
            }
            player
        })
        .collect();
    let rex = word("rex", "C3");
    json!({
        "edition": if word("edition", "base") == "base" { "trex-default".to_owned() } else { word("edition", "base") },
        "setting": setting(&seats),
        "turn": turn,
        "phase": phase,
        "bone": word("bone", "0").parse::<u8>().expect("a seat"),
        "lake": lake,
        "volcano": volcano,
        "rex": if rex == "away" { Value::Null } else { Value::String(rex) },
        "trees": words.get("trees").map_or(Vec::new(), |trees| trees.split(',').collect()),
        "removed": word("removed", "0").parse::<u8>().expect("trees"),
        "players": players,
    })
}

fn start_trees(species: &str) -> u8 {
    match species {
        "PTE" => 2,
        "DIP" => 4,
        _ => 3,
    }
}

fn turns(seats: usize) -> u8 {
    if seats == 3 { 9 } else { 8 }
}

fn setting(seats: &[&str]) -> &'static str {
    match seats.len() {
        4 => "p4",
        3 => "p3",
        _ if seats.contains(&"STE") => "p2_ste_tri",
        _ => "p2_pte_dip",
    }
}

/// A hand of `held` cards: the one asked for, or one that keeps a card of each kind as long as possible. The first card
/// that is not in it is set aside, where one has to be; the others are discarded.
fn deal(player: &mut Value, species: &str, held: u8, sets_aside: bool, hand: Option<&str>) {
    let deck = DECKS.iter().find(|(code, _)| *code == species).expect("a species").1;
    let mut left = deck;
    match hand {
        Some(counts) => {
            for (kind, count) in counts.split('/').enumerate() {
                left[kind] = count.parse().expect("a count");
            }
        }
        None => {
            while left.iter().sum::<u8>() > held {
                let kind = (0..3).find(|&kind| left[kind] > 1).or_else(|| (0..3).find(|&kind| left[kind] > 0));
                left[kind.expect("a card is left")] -= 1;
            }
        }
    }
    let mut gone: [u8; 3] = std::array::from_fn(|kind| deck[kind] - left[kind]);
    if sets_aside {
        let kind = (0..3).find(|&kind| gone[kind] > 0).expect("a card can be set aside");
        gone[kind] -= 1;
        player["set_aside"] = Value::String(["move", "rest", "panic"][kind].to_owned());
    }
    player["hand"] = cards(left);
    player["discards"] = cards(gone);
}

fn cards(counts: [u8; 3]) -> Value {
    let named = ["move", "rest", "panic"].into_iter().zip(counts);
    Value::Object(named.map(|(kind, count)| (kind.to_owned(), Value::from(count))).collect::<Map<_, _>>())
}

/// An eliminated player: no figure, no trees, the hand on the discards.
fn eliminate(player: &mut Value) {
    player["dino"] = Value::Null;
    player["provisions"] = Value::from(0);
    for kind in ["move", "rest", "panic"] {
        let shown = player["discards"][kind].as_u64().unwrap_or(0) + player["hand"][kind].as_u64().unwrap_or(0);
        player["discards"][kind] = Value::from(shown);
        player["hand"][kind] = Value::from(0);
    }
}
