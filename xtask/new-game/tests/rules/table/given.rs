//! The position a row starts from.

use kernel::{Game, Scenario};
use newgame::{NewGame, State};
use serde_json::{Value, json};
use testkit::table::Row;

const SEATS: [&str; 4] = ["A", "B", "C", "D"];

/// The position that the `given` cell describes.
pub(crate) fn position(row: &Row) -> State {
    let facts: Vec<&str> = row.cell("given").split("; ").filter(|fact| !fact.is_empty()).collect();
    let seats = facts.iter().find_map(|fact| fact.strip_suffix(" seats")).map_or(2, number);
    let mut active = 0;
    let mut players = vec![json!({ "card": null, "total": 0, "stopped": false }); usize::from(seats)];
    for fact in facts {
        match fact.split(' ').collect::<Vec<_>>()[..] {
            [_, "seats"] => {}
            ["turn", seat] => active = seat_number(seat),
            [seat, "stopped"] => players[seat_number(seat)]["stopped"] = json!(true),
            [seat, part @ ("total" | "card"), value] => players[seat_number(seat)][part] = json!(number(value)),
            _ => panic!("{fact:?} is not understood: {}", row.text()),
        }
    }
    deal_the_rest(&mut players);
    let position = json!({ "edition": "base", "seats": seats, "active": active, "players": players });
    NewGame::read_position(&position, NewGame::base_edition()).unwrap_or_else(|fault| panic!("{fault}: {}", row.text()))
}

/// A player without a card gets the lowest free one.
fn deal_the_rest(players: &mut [Value]) {
    for seat in 0..players.len() {
        let free = (1..=6).find(|&card| players.iter().all(|player| player["card"] != json!(card)));
        if players[seat]["card"].is_null() {
            players[seat]["card"] = json!(free.expect("there are enough cards"));
        }
    }
}

pub(crate) fn seat_number(name: &str) -> usize {
    SEATS.iter().position(|&known| known == name).unwrap_or_else(|| panic!("{name:?} is no seat"))
}

fn number(text: &str) -> u8 {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is no number"))
}
