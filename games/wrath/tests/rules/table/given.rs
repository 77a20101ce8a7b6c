//! The position a row starts from.

use kernel::{Game, Scenario};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use testkit::table::Row;
use wrath::{Species, State, Wrath};

pub(crate) const SEATS: [&str; 4] = ["A", "B", "C", "D"];

/// The position that the `given` cell describes.
pub(crate) fn position(row: &Row) -> State {
    let mut given = Given::new();
    for fact in row.cell("given").split("; ").filter(|fact| !fact.is_empty()) {
        given.read(fact, row);
    }
    Wrath::read_position(&given.json(), Wrath::base_edition()).unwrap_or_else(|fault| panic!("{fault}: {}", row.text()))
}

struct Given {
    seats: usize,
    step: &'static str,
    rolls: u8,
    dice: Vec<String>,
    land: String,
    turns: usize,
    hatched: bool,
    tribes: Vec<BTreeMap<String, u16>>,
    dinosaurs: Vec<(String, usize, String)>,
    species: Vec<String>,
}

impl Given {
    fn new() -> Given {
        Given {
            seats: 2,
            step: "before_roll",
            rolls: 0,
            dice: Vec::new(),
            land: "LLGH GJJJ LGVG GCJJ".to_owned(),
            turns: 0,
            hatched: false,
            tribes: vec![BTreeMap::new(); 4],
            dinosaurs: Vec::new(),
            species: Vec::new(),
        }
    }

    fn read(&mut self, fact: &str, row: &Row) {
        let words: Vec<&str> = fact.split(' ').collect();
        match words.as_slice() {
            [number, "seats"] => self.seats = number.parse().unwrap(),
            ["before", "roll"] => (self.step, self.rolls) = ("before_roll", 0),
            ["rolled", number] => (self.step, self.rolls) = ("rolled", number.parse().unwrap()),
            ["actions"] => (self.step, self.rolls) = ("actions", 3),
            ["quake"] => (self.step, self.rolls) = ("quake", 3),
            ["dice", faces @ ..] => self.dice = faces.iter().map(ToString::to_string).collect(),
            ["land", rows @ ..] => self.land = rows.join(" "),
            ["species", species @ ..] => self.species = species.iter().map(ToString::to_string).collect(),
            ["turn", seat] => self.turns = seat_number(seat),
            ["turns", number] => self.turns = number.parse().unwrap(),
            ["hatched"] => self.hatched = true,
            [seat, "score", score] => {
                self.tribes[seat_number(seat)].insert("score".to_owned(), score.parse().unwrap());
            }
            [seat, what, "at", place] => self.put(seat_number(seat), what, place),
            _ => panic!("{fact:?} is not understood: {}", row.text()),
        }
    }

    fn put(&mut self, seat: usize, what: &str, place: &str) {
        match what.parse::<u16>() {
            Ok(people) => *self.tribes[seat].entry(place.to_owned()).or_default() += people,
            Err(_) => self.dinosaurs.push((what.to_owned(), seat, place.to_owned())),
        }
    }

    /// The species named or used, filled up with those of a first game.
    fn species(&self) -> Vec<String> {
        let used = self.dinosaurs.iter().map(|(species, ..)| species.clone());
        let first = Wrath::base_edition().first_species.map(Species::word).map(str::to_owned);
        let mut species: Vec<String> = Vec::new();
        for name in self.species.iter().cloned().chain(used).chain(first) {
            if species.len() < 4 && !species.contains(&name) {
                species.push(name);
            }
        }
        species
    }

    fn json(&self) -> Value {
        let dinosaur =
            |(species, owner, at): &(String, usize, String)| json!({ "species": species, "owner": owner, "at": at });
        json!({
            "edition": "base",
            "seats": self.seats,
            "first_place": 0,
            "land": self.land.split(' ').map(|row| row.chars().map(tile).collect()).collect::<Vec<Vec<&str>>>(),
            "species": self.species(),
            "tribes": self.tribes[..self.seats].iter().map(tribe).collect::<Vec<Value>>(),
            "dinosaurs": self.dinosaurs.iter().map(dinosaur).collect::<Vec<Value>>(),
            "turns": self.turns,
            "active": self.turns % self.seats,
            "step": self.step,
            "rolls": self.rolls,
            "dice": self.dice,
            "hatched": self.hatched,
        })
    }
}

fn tribe(facts: &BTreeMap<String, u16>) -> Value {
    let on_land: BTreeMap<&String, &u16> = facts.iter().filter(|(place, _)| place.contains(',')).collect();
    let at = |place: &str| facts.get(place).copied().unwrap_or(0);
    let elsewhere = at("egg") + at("volcano") + on_land.values().copied().sum::<u16>();
    let reserve = facts.get("reserve").copied().unwrap_or_else(|| 10_u16.saturating_sub(elsewhere));
    json!({ "score": at("score"), "reserve": reserve, "egg": at("egg"), "volcano": at("volcano"), "land": on_land })
}

pub(crate) fn tile(letter: char) -> &'static str {
    match letter {
        'G' => "grassland",
        'J' => "jungle",
        'L' => "lagoon",
        'C' => "cave",
        'H' => "hut",
        'V' => "volcano",
        other => panic!("{other} is no tile"),
    }
}

pub(crate) fn seat_number(letter: &str) -> usize {
    SEATS.iter().position(|known| *known == letter).unwrap_or_else(|| panic!("{letter} is no seat"))
}
