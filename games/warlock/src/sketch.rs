//! The board as text, for the terminal.

use crate::place::Place;
use crate::view::{EncounterView, View};
use kernel::{Fact, Lang, Nameless, Phrase, Words, facts};
use std::fmt::Write as _;

/// The view as text: the map with the figures on it, then the sheets, then what the seat knows.
pub(crate) fn sketch(view: &View, words: &Words, lang: Lang) -> String {
    let say = |key: &str, facts| words.say(lang, &Phrase::new(key, facts), &Nameless);
    let mut out = String::new();
    let _ = writeln!(out, "{}", say("sketch-round", facts![round = view.round, cap = view.round_cap]));
    draw_map(view, &mut out);
    for seat in &view.seats {
        let at = seat.at.map_or_else(|| "–".to_owned(), |at| at.to_string());
        let sheet = facts![
            number = seat.seat.0 + 1,
            at,
            skill = seat.skill,
            stamina = seat.stamina,
            full = seat.full_stamina,
            luck = seat.luck,
            gold = seat.gold,
            food = seat.provisions,
            cards = seat.cards,
            clues = seat.clues
        ];
        let _ = writeln!(out, "{}", say("sketch-seat", sheet));
    }
    if let Some(own) = &view.own {
        let clues = Fact::List(own.clues.iter().map(Fact::from).collect());
        let _ = writeln!(out, "{}", say("sketch-own", facts![clues]));
        for card in own.hand.iter() {
            let _ = writeln!(out, "  {card} {}", words.label(lang, &format!("label-{card}")));
        }
    }
    let _ = writeln!(out, "{}", say("sketch-decision", facts![decision = view.decision.fact()]));
    let deciders = Fact::List(view.deciders.iter().map(Fact::from).collect());
    let _ = write!(out, "{}", say("sketch-deciders", facts![deciders]));
    out
}

/// The map, two characters a tile and a blank between: figures as `P1`, hidden encounters as `?`, open ones as `!`, spaces
/// in front of doors as arrows that point at the rooms.
fn draw_map(view: &View, out: &mut String) {
    for (y, row) in view.content.board.map.iter().enumerate() {
        let mut line = String::new();
        for (x, tile) in row.iter().enumerate() {
            let place = match tile.as_str() {
                ".." => Some(Place::tunnel(x as u8, y as u8)),
                "gg" => Some(Place::gate(x as u8, y as u8)),
                code => Place::named(code),
            };
            let doors = if tile == ".." { arrows(view, x, y) } else { tile.clone() };
            let _ = write!(line, "{} ", place.map_or_else(|| rock(tile), |place| mark(view, place, &doors)));
        }
        let _ = writeln!(out, "{}", line.trim_end());
    }
}

/// A tunnel space, with an arrow to each room that it has a door to.
fn arrows(view: &View, x: usize, y: usize) -> String {
    let board = &view.content.board;
    let here = board.node(Place::tunnel(x as u8, y as u8));
    let beside = [('^', x, y.wrapping_sub(1)), ('>', x + 1, y), ('v', x, y + 1), ('<', x.wrapping_sub(1), y)];
    let leads = |&(_, x, y): &(char, usize, usize)| {
        let tile = board.map.get(y).and_then(|row| row.get(x));
        let room = tile.and_then(|code| Place::named(code)).and_then(|place| board.room_named(place));
        room.is_some_and(|room| here.is_some_and(|here| board.room(room).doors.contains(&here)))
    };
    let found: String = beside.iter().filter(|side| leads(side)).map(|(arrow, ..)| *arrow).collect();
    format!("{found:.<2.2}")
}

fn rock(tile: &str) -> String {
    if tile == "##" { "  ".to_owned() } else { tile.to_owned() }
}

fn mark(view: &View, place: Place, tile: &str) -> String {
    if let Some(seat) = view.seats.iter().find(|seat| seat.at == Some(place)) {
        return format!("P{}", seat.seat.0 + 1);
    }
    if view.loose.iter().any(|loose| loose.at == place) {
        return "$$".to_owned();
    }
    match view.rooms.iter().find(|room| room.room == place).and_then(|room| room.encounter) {
        Some(EncounterView::Unknown | EncounterView::Remembered(_)) => format!("{}?", &tile[1..]),
        Some(EncounterView::Up(_)) => format!("{}!", &tile[1..]),
        None => tile.to_owned(),
    }
}
