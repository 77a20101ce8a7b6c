//! A state as readable JSON, for scenarios, tests and tools.

use crate::Wrath;
use crate::cell::{CELLS, Cell};
use crate::edition::{COPIES, Edition, SPECIES_IN_PLAY, four_different};
use crate::hand::Hand;
use crate::labels;
use crate::land::Land;
use crate::pieces::{Place, Species, Tile};
use crate::rules::{ids, invariants, quake};
use crate::state::{Dinosaur, MOST_SEATS, State, Step, Tribe};
use crate::versions;
use crate::words::{self, fault};
use kernel::{Fault, PositionFault, PositionRules, Seat, facts};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// Bounds that no edition exceeds: with these, even a nonsensical position can be judged without overflow.
const MOST_DICE: usize = 10;
const MOST_PEOPLE: u8 = 40;
const MOST_POINTS: u16 = 10_000;

/// A position as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    #[serde(default, skip_serializing_if = "PositionRules::is_unnamed")]
    rules: PositionRules<{ versions::UNNAMED }>,
    /// The name of the edition.
    edition: String,
    seats: u8,
    /// The place at the table of the first player.
    first_place: u8,
    /// The tiles, row by row.
    land: Vec<Vec<Tile>>,
    /// The species in play.
    species: Vec<Species>,
    /// The players, in seat order.
    tribes: Vec<TribePosition>,
    /// The dinosaurs that are hatched.
    dinosaurs: Vec<DinosaurPosition>,
    /// Turns completed.
    turns: u16,
    active: Seat,
    step: Step,
    rolls: u8,
    dice: Hand,
    /// Whether the active player hatched this turn.
    hatched: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TribePosition {
    score: u16,
    reserve: u8,
    egg: u8,
    volcano: u8,
    /// People on tiles.
    land: BTreeMap<Cell, u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DinosaurPosition {
    species: Species,
    owner: Seat,
    at: Place,
}

/// The whole state, readable.
pub(crate) fn write(state: &State) -> Value {
    let position = Position {
        rules: PositionRules(state.rules),
        edition: state.edition.tag.name.clone(),
        seats: state.seats,
        first_place: state.first_place,
        land: state.land.tiles().chunks(4).map(<[Tile]>::to_vec).collect(),
        species: state.species.to_vec(),
        tribes: state.tribes().iter().map(TribePosition::write).collect(),
        dinosaurs: state
            .dinosaurs()
            .filter_map(|(species, dinosaur)| DinosaurPosition::write(species, dinosaur))
            .collect(),
        turns: state.turns,
        active: state.active,
        step: state.step,
        rolls: state.rolls,
        dice: state.dice,
        hatched: state.hatched,
    };
    serde_json::to_value(position).expect("a position is plain data")
}

/// The state that a position describes, or every reason why there is none.
pub(crate) fn read(position: &Value, edition: &'static Edition) -> Result<State, PositionFault> {
    let position = Position::deserialize(position)?;
    let state = position.state(edition)?;
    let mut faults: Vec<Fault> = invariants::broken(&state).map(|(rule, detail)| words::broken(rule, detail)).collect();
    if state.step == Step::Quake && !quake::may_quake(&state) {
        faults.push(fault("position-quake", facts![seat = state.active]));
    }
    if faults.is_empty() { Ok(state) } else { Err(PositionFault::all(faults)) }
}

impl Position {
    fn state(&self, edition: &'static Edition) -> Result<State, PositionFault> {
        let rules = self.rules.0.known::<Wrath>().map_err(PositionFault::new)?;
        let land = self.read_land()?;
        let tribes = self.read_tribes()?;
        let species =
            four_different(&self.species).ok_or_else(|| PositionFault::new(fault("position-species", facts![])))?;
        if self.edition != edition.tag.name {
            let names = facts![found = self.edition.as_str(), edition = edition.tag.name.as_str()];
            return Err(PositionFault::new(fault("position-edition", names)));
        }
        if self.first_place >= self.seats || self.active.0 >= self.seats {
            return Err(PositionFault::new(fault("position-seats", facts![seats = self.seats])));
        }
        if self.dice.faces().count() > MOST_DICE {
            return Err(PositionFault::new(fault("position-dice", facts![most = MOST_DICE])));
        }
        let mut state = State {
            rules,
            edition,
            seats: self.seats,
            first_place: self.first_place,
            land,
            tribes,
            species,
            dinosaurs: [Dinosaur::Unhatched; SPECIES_IN_PLAY * COPIES],
            active: self.active,
            step: self.step,
            rolls: self.rolls,
            dice: self.dice,
            hatched: self.hatched,
            turns: self.turns,
        };
        for dinosaur in &self.dinosaurs {
            dinosaur.hatch(&mut state)?;
        }
        Ok(state)
    }

    fn read_land(&self) -> Result<Land, PositionFault> {
        let fault = || PositionFault::new(words::broken(ids::TILES_CONSERVED, "not 4 rows of 4 tiles".to_owned()));
        if self.land.iter().any(|row| row.len() != 4) {
            return Err(fault());
        }
        let tiles = <[Tile; CELLS]>::try_from(self.land.concat()).map_err(|_| fault())?;
        Land::new(&tiles).map_err(|_| fault())
    }

    fn read_tribes(&self) -> Result<[Tribe; MOST_SEATS], PositionFault> {
        if !(2..=4).contains(&self.seats) || self.tribes.len() != usize::from(self.seats) {
            return Err(PositionFault::new(fault("position-tribes", facts![])));
        }
        let mut tribes = [Tribe::default(); MOST_SEATS];
        for (tribe, written) in tribes.iter_mut().zip(&self.tribes) {
            *tribe = written.read();
            if written.land.values().any(|&people| people == 0) {
                return Err(PositionFault::new(fault("position-nobody", facts![])));
            }
            if [tribe.reserve, tribe.egg, tribe.volcano].iter().chain(&tribe.land).any(|&people| people > MOST_PEOPLE) {
                return Err(PositionFault::new(fault("position-people", facts![most = MOST_PEOPLE])));
            }
            if tribe.score > MOST_POINTS {
                return Err(PositionFault::new(fault("position-points", facts![most = MOST_POINTS])));
            }
        }
        Ok(tribes)
    }
}

impl TribePosition {
    fn write(tribe: &Tribe) -> TribePosition {
        let settled = Cell::all().zip(tribe.land).filter(|&(_, people)| people > 0);
        TribePosition {
            score: tribe.score,
            reserve: tribe.reserve,
            egg: tribe.egg,
            volcano: tribe.volcano,
            land: settled.collect(),
        }
    }

    fn read(&self) -> Tribe {
        let mut land = [0; CELLS];
        self.land.iter().for_each(|(cell, &people)| land[cell.index()] = people);
        Tribe { reserve: self.reserve, egg: self.egg, volcano: self.volcano, land, score: self.score }
    }
}

impl DinosaurPosition {
    fn write(species: Species, dinosaur: Dinosaur) -> Option<DinosaurPosition> {
        match dinosaur {
            Dinosaur::Unhatched => None,
            Dinosaur::Hatched { owner, at } => Some(DinosaurPosition { species, owner, at }),
        }
    }

    fn hatch(&self, state: &mut State) -> Result<(), PositionFault> {
        let number = state.number_of(self.species, |dinosaur| dinosaur == Dinosaur::Unhatched);
        let none_left = || fault("position-hatched", facts![species = labels::species(self.species)]);
        let number = number.ok_or_else(|| PositionFault::new(none_left()))?;
        state.put(number, Dinosaur::Hatched { owner: self.owner, at: self.at });
        Ok(())
    }
}
