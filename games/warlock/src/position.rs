//! A state as readable JSON, and back. Reading refuses everything that writing never produces.

use crate::phase::Combat;
use crate::place::{CardSet, NumberSet};
use crate::scores::{Luck, Skill, Stamina};
use crate::setup::Options;
use crate::side;
use crate::state::{Adventurer, RoomState, State};
use crate::versions;
use kernel::{PositionRules, Seat, Seats};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

mod fits;
mod knowing;
mod phases;
mod reading;
use knowing::KnownFile;
pub(crate) use reading::read;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default, skip_serializing_if = "PositionRules::is_unnamed")]
    rules: PositionRules<{ versions::UNNAMED }>,
    edition: String,
    seats: u8,
    options: Options,
    first: Seat,
    active: Seat,
    round: u16,
    phase: String,
    turn: TurnFile,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    combat: Option<CombatFile>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    talks: Option<TalksFile>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    news: String,
    #[serde(default, skip_serializing_if = "is_empty")]
    gone: Seats,
    left_a_room: Seats,
    truce_over: bool,
    chest: Vec<u8>,
    clues: Vec<Vec<u8>>,
    maze: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    maze_up: Vec<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    maze_known: Vec<u8>,
    rooms: BTreeMap<String, RoomFile>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    loose: BTreeMap<u8, LooseFile>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    stock: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    removed: Vec<String>,
    people: Vec<PersonFile>,
    known: KnownFile,
    lanterns_made: u16,
}

fn is_empty(seats: &Seats) -> bool {
    seats.is_empty()
}

fn is_false(flag: &bool) -> bool {
    !flag
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TurnFile {
    roll: u8,
    entry: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    marks: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    left: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pawned: Option<String>,
    #[serde(default, skip_serializing_if = "is_empty")]
    negotiated: Seats,
    #[serde(default, skip_serializing_if = "is_empty")]
    reacted: Seats,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    deals: BTreeMap<u8, u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CombatFile {
    fighter: Seat,
    foe: String,
    stamina: Stamina,
    assaults: u8,
    wounds: u8,
    eye: bool,
    gear: [GearFile; 2],
    #[serde(default, skip_serializing_if = "is_unsaid")]
    until: [Option<Stamina>; 2],
}

/// Nobody said until when he fights on.
fn is_unsaid(until: &[Option<Stamina>; 2]) -> bool {
    *until == [None; 2]
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GearFile {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    weapon: Option<String>,
    shield: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TalksFile {
    opener: Seat,
    other: Seat,
    proposals: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    proposer: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    offer: Option<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    moment: String,
}

#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct RoomFile {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    encounter: Option<String>,
    #[serde(default, skip_serializing_if = "is_false")]
    up: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    known: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    guarded: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LooseFile {
    card: String,
    at: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    grave: Option<Seat>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PersonFile {
    at: String,
    skill: Skill,
    stamina: [Stamina; 2],
    luck: [Luck; 2],
    gold: u16,
    provisions: u16,
    lanterns: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hand: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    marks: Vec<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    attempts: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    misses: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fled: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pending: Option<String>,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn number_names(set: NumberSet) -> Vec<u8> {
    set.iter().map(|number| number.0).collect()
}

fn names(set: CardSet) -> Vec<String> {
    set.iter().map(|card| card.to_string()).collect()
}

/// The state as readable JSON.
pub(crate) fn write(state: &State) -> Value {
    let board = state.board();
    let seats = usize::from(state.seats);
    let file = File {
        rules: PositionRules(state.rules),
        edition: state.content.tag.name.clone(),
        seats: state.seats,
        options: state.options,
        first: state.first,
        active: state.active,
        round: state.round,
        phase: phases::write(state.phase),
        turn: write_turn(state),
        combat: state.combat.map(write_combat),
        talks: state.talks.map(|talks| TalksFile {
            opener: talks.opener,
            other: talks.other,
            proposals: talks.proposals,
            proposer: talks.offer.map(|(seat, _)| seat),
            offer: talks.offer.map(|(_, offer)| offer.to_string()),
            moment: phases::moment_word(talks.moment).to_owned(),
        }),
        news: phases::write_news(state.news),
        gone: state.gone,
        left_a_room: state.left_a_room,
        truce_over: state.truce_over,
        chest: number_names(state.chest),
        clues: state.clues[..seats].iter().map(|&set| number_names(set)).collect(),
        maze: state.maze.iter().map(|&sides| side::write(sides)).collect(),
        maze_up: state.maze_up.iter().map(|maze| maze.0).collect(),
        maze_known: state.maze_known.iter().map(|maze| maze.0).collect(),
        rooms: board
            .rooms
            .iter()
            .zip(&state.rooms)
            .map(|(room, here)| (room.place.to_string(), write_room(here)))
            .collect(),
        loose: write_loose(state),
        stock: names(state.stock),
        removed: names(state.removed),
        people: state.people[..seats].iter().map(|person| write_person(state, person)).collect(),
        known: KnownFile::write(&state.knowledge, seats),
        lanterns_made: state.lanterns_made,
    };
    serde_json::to_value(file).expect("a position is plain data")
}

const TURN_MARKS: [&str; 10] =
    ["ate", "travelled", "revealed", "room-card", "guarded", "pending", "bought-food", "bought", "sold", "redeemed"];

fn write_turn(state: &State) -> TurnFile {
    let turn = &state.turn;
    let visit = &turn.visit;
    let flags = [
        turn.ate,
        turn.travelled,
        turn.revealed,
        turn.room_card,
        turn.guarded,
        turn.pending,
        visit.provisions,
        visit.treasure,
        visit.sold,
        visit.redeemed,
    ];
    TurnFile {
        roll: turn.roll,
        entry: state.board().place(turn.entry).to_string(),
        marks: marks(&TURN_MARKS, &flags),
        left: turn.left.iter().map(|slot| slot.0).collect(),
        pawned: visit.pawned.map(|card| card.to_string()),
        negotiated: turn.negotiated,
        reacted: turn.reacted,
        deals: turn
            .deals
            .iter()
            .zip(0..)
            .filter(|(deals, _)| **deals > 0)
            .map(|(&deals, seat)| (seat, deals))
            .collect(),
    }
}

fn marks(names: &[&str], flags: &[bool]) -> Vec<String> {
    names.iter().zip(flags).filter(|(_, set)| **set).map(|(name, _)| (*name).to_owned()).collect()
}

fn write_combat(combat: Combat) -> CombatFile {
    let gear =
        combat.gear.map(|gear| GearFile { weapon: gear.weapon.map(|card| card.to_string()), shield: gear.shield });
    CombatFile {
        fighter: combat.fighter,
        foe: phases::write_foe(combat.foe),
        stamina: combat.stamina,
        assaults: combat.assaults,
        wounds: combat.wounds,
        eye: combat.eye,
        gear,
        until: combat.until,
    }
}

fn write_room(room: &RoomState) -> RoomFile {
    RoomFile {
        encounter: room.encounter.map(|card| card.to_string()),
        up: room.up,
        known: room.known,
        guarded: room.guarded.map(|card| card.to_string()),
    }
}

fn write_loose(state: &State) -> BTreeMap<u8, LooseFile> {
    let slots = state.loose.iter().zip(0..).filter_map(|(loose, slot)| loose.map(|loose| (slot, loose)));
    slots
        .map(|(slot, loose)| {
            let at = state.board().place(loose.at).to_string();
            (slot, LooseFile { card: loose.card.to_string(), at, grave: loose.grave })
        })
        .collect()
}

const PERSON_MARKS: [&str; 7] = ["cursed", "caged", "ate", "fled-now", "fooled", "quaffed", "fleshed"];

fn write_person(state: &State, person: &Adventurer) -> PersonFile {
    let board = state.board();
    let flags =
        [person.cursed, person.caged, person.ate, person.fled_now, person.fooled, person.quaffed, person.fleshed];
    PersonFile {
        at: board.place(person.at).to_string(),
        skill: person.skill,
        stamina: [person.stamina, person.full_stamina],
        luck: [person.luck, person.full_luck],
        gold: person.gold,
        provisions: person.provisions,
        lanterns: person.lanterns,
        hand: names(person.hand),
        marks: marks(&PERSON_MARKS, &flags),
        attempts: person.attempts,
        misses: person.misses,
        fled: person.fled.map(|room| board.room(room).place.to_string()),
        pending: person.pending.map(|node| board.place(node).to_string()),
    }
}
