//! A state as readable JSON, and back. Reading refuses everything that writing never produces.

use crate::board::{MAZE, Node, ROOMS, RoomId, side};
use crate::knowledge::Knowledge;
use crate::phase::{Combat, Gear, Talks, TurnSoFar, Visit};
use crate::place::{Card, Encounter, Place, cards, numbers};
use crate::rules;
use crate::setup::Options;
use crate::state::{Adventurer, Content, LOOSE, Loose, RoomState, SEATS, State};
use kernel::{PositionFault, Seat, Seats};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

mod knowing;
mod phases;
use knowing::KnownFile;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pawned: Option<String>,
    #[serde(default, skip_serializing_if = "is_empty")]
    negotiated: Seats,
    #[serde(default, skip_serializing_if = "is_empty")]
    reacted: Seats,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CombatFile {
    fighter: Seat,
    foe: String,
    stamina: i8,
    assaults: u8,
    wounds: u8,
    eye: bool,
    gear: [GearFile; 2],
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
    skill: u8,
    stamina: [u8; 2],
    luck: [u8; 2],
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

type Read<T> = Result<T, PositionFault>;

fn fault<T>(reason: impl Into<String>) -> Read<T> {
    Err(PositionFault::new(reason))
}

fn names(set: u32) -> Vec<String> {
    cards(set).map(|card| card.to_string()).collect()
}

fn read_card(name: &str) -> Read<Card> {
    name.parse().or_else(|()| fault(format!("{name:?} is no treasure card")))
}

fn read_names(list: &[String]) -> Read<u32> {
    let mut set = 0;
    for name in list {
        let bit = read_card(name)?.bit();
        if bit <= set {
            return fault(format!("{name} stands out of order or twice"));
        }
        set |= bit;
    }
    Ok(set)
}

fn read_numbers(list: &[u8]) -> Read<u16> {
    let mut set = 0;
    for &number in list {
        if !(1..=9).contains(&number) || set >= crate::place::number_bit(number) {
            return fault(format!("the number {number} is not from 1 to 9, or out of order"));
        }
        set |= crate::place::number_bit(number);
    }
    Ok(set)
}

fn read_node(content: Content, name: &str) -> Read<Node> {
    let place: Option<Place> = name.parse().ok();
    place.and_then(|place| content.0.board.node(place)).map_or_else(|| fault(format!("there is no space {name:?}")), Ok)
}

fn read_room(content: Content, name: &str) -> Read<RoomId> {
    let node = read_node(content, name)?;
    content.0.board.room_at(node).map_or_else(|| fault(format!("{name} is no room")), Ok)
}

fn bits(set: u8) -> Vec<u8> {
    crate::place::members(u32::from(set)).map(|bit| bit + 1).collect()
}

fn read_bits(list: &[u8]) -> Read<u8> {
    let mut set = 0;
    for &number in list {
        if !(1..=MAZE as u8).contains(&number) || set >= 1 << (number - 1) {
            return fault(format!("there is no labyrinth card {number}, or it is out of order"));
        }
        set |= 1 << (number - 1);
    }
    Ok(set)
}

const SIDES: [(u8, char); 4] = [(side::NORTH, 'N'), (side::EAST, 'E'), (side::SOUTH, 'S'), (side::WEST, 'W')];

fn face(sides: u8) -> String {
    SIDES.into_iter().filter(|(side, _)| sides & side != 0).map(|(_, letter)| letter).collect()
}

/// The state as readable JSON.
pub(crate) fn write(state: &State) -> Value {
    let board = state.board();
    let seats = usize::from(state.seats);
    let file = File {
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
        }),
        news: phases::write_news(state.news),
        gone: state.gone,
        left_a_room: state.left_a_room,
        truce_over: state.truce_over,
        chest: numbers(state.chest).collect(),
        clues: state.clues[..seats].iter().map(|&set| numbers(set).collect()).collect(),
        maze: state.maze.iter().map(|&sides| face(sides)).collect(),
        maze_up: bits(state.maze_up),
        maze_known: bits(state.maze_known),
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
        pawned: visit.pawned.map(|card| card.to_string()),
        negotiated: turn.negotiated,
        reacted: turn.reacted,
    }
}

fn marks(names: &[&str], flags: &[bool]) -> Vec<String> {
    names.iter().zip(flags).filter(|(_, set)| **set).map(|(name, _)| (*name).to_owned()).collect()
}

fn read_marks<const N: usize>(names: &[&str; N], list: &[String]) -> Read<[bool; N]> {
    let mut flags = [false; N];
    for mark in list {
        match names.iter().position(|name| name == mark) {
            Some(index) if !flags[index..].contains(&true) => flags[index] = true,
            Some(_) | None => return fault(format!("the mark {mark:?} is unknown, twice there or out of order")),
        }
    }
    Ok(flags)
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

/// A state from its readable form.
pub(crate) fn read(position: &Value, content: Content) -> Read<State> {
    let file: File = Deserialize::deserialize(position)?;
    let seats = usize::from(file.seats);
    if !(2..=SEATS).contains(&seats) || file.people.len() != seats || file.clues.len() != seats {
        return fault("two to six seats, and as many people and hands of clues");
    }
    if file.edition != content.tag.name {
        return fault(format!("the position is of the edition {:?}", file.edition));
    }
    for seat in [file.first, file.active] {
        read_seat(file.seats, seat)?;
    }
    let mut state = State {
        content,
        options: file.options,
        seats: file.seats,
        first: file.first,
        active: file.active,
        round: file.round,
        phase: phases::read(&file.phase, file.seats)?,
        turn: read_turn(&file.turn, content)?,
        combat: file.combat.map(|combat| read_combat(&combat, file.seats)).transpose()?,
        talks: file.talks.map(|talks| read_talks(&talks, file.seats)).transpose()?,
        news: phases::read_news(&file.news, file.seats)?,
        gone: file.gone,
        left_a_room: file.left_a_room,
        truce_over: file.truce_over,
        chest: read_numbers(&file.chest)?,
        clues: [0; SEATS],
        maze: [0; MAZE],
        maze_up: read_bits(&file.maze_up)?,
        maze_known: read_bits(&file.maze_known)?,
        rooms: [RoomState::EMPTY; ROOMS],
        loose: [None; LOOSE],
        stock: read_names(&file.stock)?,
        removed: read_names(&file.removed)?,
        people: [Adventurer::unborn(content.board.entrance); SEATS],
        knowledge: Knowledge::blank(),
        lanterns_made: file.lanterns_made,
    };
    for (set, list) in state.clues.iter_mut().zip(&file.clues) {
        *set = read_numbers(list)?;
    }
    for (person, written) in state.people.iter_mut().zip(&file.people) {
        *person = read_person(written, content)?;
    }
    read_maze(&mut state, &file.maze)?;
    read_rooms(&mut state, &file.rooms)?;
    read_loose(&mut state, &file.loose)?;
    state.knowledge = file.known.read(seats)?;
    sound(state)
}

/// What reads well must also be a state of the game, with something to decide.
fn sound(state: State) -> Read<State> {
    if let Some((rule, detail)) = rules::invariants::broken(&state) {
        return fault(format!("{rule}: {detail}"));
    }
    phases::fits(&state)?;
    let others = Seats::all(state.seats);
    if (state.gone.bits() | state.left_a_room.bits()) & !others.bits() != 0 || state.round == 0 {
        return fault("seats that are not at the table, or no round");
    }
    for seat in rules::turn(&state).deciders().iter() {
        let mut choices = Vec::new();
        rules::actions(&state, seat, &mut choices);
        if choices.is_empty() || !others.contains(seat) {
            return fault(format!("seat {seat} would decide and has no choice"));
        }
    }
    Ok(state)
}

fn read_seat(seats: u8, seat: Seat) -> Read<Seat> {
    if seat.0 < seats { Ok(seat) } else { fault(format!("there is no seat {seat}")) }
}

fn read_turn(file: &TurnFile, content: Content) -> Read<TurnSoFar> {
    let [ate, travelled, revealed, room_card, guarded, pending, provisions, treasure, sold, redeemed] =
        read_marks(&TURN_MARKS, &file.marks)?;
    if file.roll > 6 {
        return fault("a movement roll is a die");
    }
    let pawned = file.pawned.as_deref().map(read_card).transpose()?;
    Ok(TurnSoFar {
        ate,
        roll: file.roll,
        travelled,
        revealed,
        room_card,
        guarded,
        entry: read_node(content, &file.entry)?,
        pending,
        visit: Visit { provisions, treasure, sold, redeemed, pawned },
        negotiated: file.negotiated,
        reacted: file.reacted,
    })
}

fn read_combat(file: &CombatFile, seats: u8) -> Read<Combat> {
    let gear = |gear: &GearFile| -> Read<Gear> {
        Ok(Gear { weapon: gear.weapon.as_deref().map(read_card).transpose()?, shield: gear.shield })
    };
    Ok(Combat {
        fighter: read_seat(seats, file.fighter)?,
        foe: phases::read_foe(&file.foe, seats)?,
        stamina: file.stamina,
        assaults: file.assaults,
        wounds: file.wounds,
        eye: file.eye,
        gear: [gear(&file.gear[0])?, gear(&file.gear[1])?],
    })
}

fn read_talks(file: &TalksFile, seats: u8) -> Read<Talks> {
    let offer = match (file.proposer, &file.offer) {
        (None, None) => None,
        (Some(seat), Some(text)) => {
            let offer = text.parse().or_else(|()| fault(format!("{text:?} is no proposal")))?;
            Some((read_seat(seats, seat)?, offer))
        }
        (Some(_), None) | (None, Some(_)) => return fault("a proposal has a proposer"),
    };
    let (opener, other) = (read_seat(seats, file.opener)?, read_seat(seats, file.other)?);
    Ok(Talks { opener, other, proposals: file.proposals, offer })
}

fn read_person(file: &PersonFile, content: Content) -> Read<Adventurer> {
    let [cursed, caged, ate, fled_now, fooled, quaffed, fleshed] = read_marks(&PERSON_MARKS, &file.marks)?;
    Ok(Adventurer {
        at: read_node(content, &file.at)?,
        skill: file.skill,
        cursed,
        stamina: file.stamina[0],
        full_stamina: file.stamina[1],
        luck: file.luck[0],
        full_luck: file.luck[1],
        gold: file.gold,
        provisions: file.provisions,
        lanterns: file.lanterns,
        hand: read_names(&file.hand)?,
        caged,
        attempts: file.attempts,
        misses: file.misses,
        ate,
        fled: file.fled.as_deref().map(|name| read_room(content, name)).transpose()?,
        fled_now,
        pending: file.pending.as_deref().map(|name| read_node(content, name)).transpose()?,
        fooled,
        quaffed,
        fleshed,
    })
}

fn read_maze(state: &mut State, faces: &[String]) -> Read<()> {
    if faces.len() != MAZE {
        return fault("there are six labyrinth cards");
    }
    for (sides, written) in state.maze.iter_mut().zip(faces) {
        *sides = written.chars().filter_map(side::of).fold(0, |all, one| all | one);
        if face(*sides) != *written {
            return fault(format!("{written:?} are no sides of a labyrinth card"));
        }
    }
    Ok(())
}

fn read_rooms(state: &mut State, rooms: &BTreeMap<String, RoomFile>) -> Read<()> {
    if rooms.len() != ROOMS {
        return fault("all 34 rooms are listed");
    }
    for (name, file) in rooms {
        let room = read_room(state.content, name)?;
        let encounter: Option<Encounter> = match &file.encounter {
            None => None,
            Some(card) => Some(card.parse().or_else(|()| fault(format!("{card:?} is no encounter card")))?),
        };
        if (file.known && encounter.is_none()) || (file.up && !file.known) {
            return fault(format!("room {name}: only a card that is there can be up, and then it is known"));
        }
        let guarded = file.guarded.as_deref().map(read_card).transpose()?;
        state.rooms[room.index()] = RoomState { encounter, up: file.up, known: file.known, guarded };
    }
    Ok(())
}

fn read_loose(state: &mut State, loose: &BTreeMap<u8, LooseFile>) -> Read<()> {
    for (&slot, file) in loose {
        let Some(place) = state.loose.get_mut(usize::from(slot)) else {
            return fault(format!("there is no loose card {slot}"));
        };
        let grave = file.grave.map(|seat| read_seat(state.seats, seat)).transpose()?;
        *place = Some(Loose { card: read_card(&file.card)?, at: read_node(state.content, &file.at)?, grave });
    }
    Ok(())
}
