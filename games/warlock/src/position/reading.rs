//! Reading a position: checked piece by piece and then as a whole.

use super::{
    CombatFile, File, GearFile, LooseFile, PERSON_MARKS, PersonFile, RoomFile, TURN_MARKS, TalksFile, TurnFile, fits,
    phases,
};
use crate::Warlock;
use crate::board::{MAZE, Node, ROOMS, RoomId};
use crate::fault::{broken, fault};
use crate::knowledge::Knowledge;
use crate::number::{MazeCard, MazeSet, Slot, SlotSet};
use crate::phase::{Combat, Gear, Talks, TurnSoFar, Visit};
use crate::place::{Card, CardSet, Encounter, Number, NumberSet, Place};
use crate::rules;
use crate::side::{self, Sides};
use crate::state::{Adventurer, Content, LOOSE, Loose, RoomState, SEATS, State};
use kernel::{Facts, PositionFault, Seat, Seats, facts};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// What was read, or why it could not be.
pub(super) type Read<T> = Result<T, PositionFault>;

pub(super) fn read_card(name: &str) -> Read<Card> {
    name.parse().or_else(|()| wrong("position-card", facts![name]))
}

pub(super) fn read_names(list: &[String]) -> Read<CardSet> {
    let mut set = CardSet::empty();
    for name in list {
        let card = read_card(name)?;
        if card.alone() <= set {
            return wrong("position-order", facts![name = name.as_str()]);
        }
        set.insert(card);
    }
    Ok(set)
}

pub(super) fn read_numbers(list: &[u8]) -> Read<NumberSet> {
    let mut set = NumberSet::empty();
    for &number in list {
        if !(1..=9).contains(&number) || set >= Number(number).alone() {
            return wrong("position-number", facts![number]);
        }
        set.insert(Number(number));
    }
    Ok(set)
}

fn read_node(content: Content, name: &str) -> Read<Node> {
    let place: Option<Place> = name.parse().ok();
    place.and_then(|place| content.0.board.node(place)).map_or_else(|| wrong("position-space", facts![name]), Ok)
}

fn read_room(content: Content, name: &str) -> Read<RoomId> {
    let node = read_node(content, name)?;
    content.0.board.room_at(node).map_or_else(|| wrong("position-room", facts![name]), Ok)
}

fn read_maze_set(list: &[u8]) -> Read<MazeSet> {
    let mut set = MazeSet::empty();
    for &number in list {
        if !(1..=MAZE as u8).contains(&number) || set >= MazeSet::one(MazeCard(number)) {
            return wrong("position-maze-number", facts![number]);
        }
        set.insert(MazeCard(number));
    }
    Ok(set)
}

fn read_marks<const N: usize>(names: &[&str; N], list: &[String]) -> Read<[bool; N]> {
    let mut flags = [false; N];
    for mark in list {
        match names.iter().position(|name| name == mark) {
            Some(index) if !flags[index..].contains(&true) => flags[index] = true,
            Some(_) | None => return wrong("position-mark", facts![mark = mark.as_str()]),
        }
    }
    Ok(flags)
}

/// Refuses a position with a reason from the game's texts.
pub(super) fn wrong<T>(key: &'static str, facts: Facts) -> Read<T> {
    Err(PositionFault::new(fault(key, facts)))
}

/// A state from its readable form.
pub(crate) fn read(position: &Value, content: Content) -> Read<State> {
    let file: File = Deserialize::deserialize(position)?;
    let rules = file.rules.0.known::<Warlock>().map_err(PositionFault::new)?;
    let seats = usize::from(file.seats);
    if !(2..=SEATS).contains(&seats) || file.people.len() != seats || file.clues.len() != seats {
        return wrong("position-seats", facts![]);
    }
    if file.edition != content.tag.name {
        return wrong("position-edition", facts![edition = file.edition]);
    }
    for seat in [file.first, file.active] {
        read_seat(file.seats, seat)?;
    }
    let mut state = State {
        rules,
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
        clues: [NumberSet::empty(); SEATS],
        maze: [Sides::empty(); MAZE],
        maze_up: read_maze_set(&file.maze_up)?,
        maze_known: read_maze_set(&file.maze_known)?,
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

/// A position that can be parsed must also be a state of the game, with something to decide.
fn sound(state: State) -> Read<State> {
    if let Some((rule, detail)) = rules::invariants::broken(&state) {
        return Err(PositionFault::new(broken(rule, detail)));
    }
    fits::check(&state)?;
    phases::fits(&state)?;
    let others = Seats::all(state.seats);
    if (state.gone.bits() | state.left_a_room.bits()) & !others.bits() != 0 || state.round == 0 {
        return wrong("position-table", facts![]);
    }
    for seat in rules::turn(&state).deciders().iter() {
        let mut choices = Vec::new();
        rules::actions(&state, seat, &mut choices);
        if choices.is_empty() || !others.contains(seat) {
            return wrong("position-no-choice", facts![seat = seat.0]);
        }
    }
    Ok(state)
}

pub(super) fn read_seat(seats: u8, seat: Seat) -> Read<Seat> {
    if seat.0 < seats { Ok(seat) } else { wrong("position-seat", facts![seat = seat.0]) }
}

fn read_turn(file: &TurnFile, content: Content) -> Read<TurnSoFar> {
    let [ate, travelled, revealed, room_card, guarded, pending, provisions, treasure, sold, redeemed] =
        read_marks(&TURN_MARKS, &file.marks)?;
    if file.roll > 6 {
        return wrong("position-roll", facts![roll = file.roll]);
    }
    let mut left = SlotSet::empty();
    for slot in file.left.iter().copied().map(Slot) {
        if slot.index() >= LOOSE || left >= SlotSet::one(slot) {
            return wrong("position-left", facts![slot]);
        }
        left.insert(slot);
    }
    let pawned = file.pawned.as_deref().map(read_card).transpose()?;
    let mut deals = [0; SEATS];
    for (&seat, &count) in &file.deals {
        match deals.get_mut(usize::from(seat)).filter(|_| (1..=rules::DEALS).contains(&count)) {
            Some(entry) => *entry = count,
            None => return wrong("position-deals", facts![seat, count]),
        }
    }
    Ok(TurnSoFar {
        ate,
        roll: file.roll,
        travelled,
        revealed,
        room_card,
        left,
        guarded,
        entry: read_node(content, &file.entry)?,
        pending,
        visit: Visit { provisions, treasure, sold, redeemed, pawned },
        negotiated: file.negotiated,
        reacted: file.reacted,
        deals,
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
        until: file.until,
    })
}

fn read_talks(file: &TalksFile, seats: u8) -> Read<Talks> {
    let offer = match (file.proposer, &file.offer) {
        (None, None) => None,
        (Some(seat), Some(text)) => {
            let offer = text.parse().or_else(|()| wrong("position-proposal", facts![text = text.as_str()]))?;
            Some((read_seat(seats, seat)?, offer))
        }
        (Some(_), None) | (None, Some(_)) => return wrong("position-proposer", facts![]),
    };
    let (opener, other) = (read_seat(seats, file.opener)?, read_seat(seats, file.other)?);
    Ok(Talks { opener, other, proposals: file.proposals, offer, moment: phases::read_moment(&file.moment)? })
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
        return wrong("position-maze", facts![count = faces.len()]);
    }
    for (sides, written) in state.maze.iter_mut().zip(faces) {
        *sides = side::read(written);
        if side::write(*sides) != *written {
            return wrong("position-sides", facts![sides = written.as_str()]);
        }
    }
    Ok(())
}

fn read_rooms(state: &mut State, rooms: &BTreeMap<String, RoomFile>) -> Read<()> {
    if rooms.len() != ROOMS {
        return wrong("position-rooms", facts![count = rooms.len(), wanted = ROOMS]);
    }
    for (name, file) in rooms {
        let room = read_room(state.content, name)?;
        let encounter: Option<Encounter> = match &file.encounter {
            None => None,
            Some(card) => Some(card.parse().or_else(|()| wrong("position-encounter", facts![card = card.as_str()]))?),
        };
        if (file.known && encounter.is_none()) || (file.up && !file.known) {
            return wrong("position-up", facts![room = name.as_str()]);
        }
        let guarded = file.guarded.as_deref().map(read_card).transpose()?;
        state.rooms[room.index()] = RoomState { encounter, up: file.up, known: file.known, guarded };
    }
    Ok(())
}

fn read_loose(state: &mut State, loose: &BTreeMap<u8, LooseFile>) -> Read<()> {
    for (&slot, file) in loose {
        let Some(place) = state.loose.get_mut(usize::from(slot)) else {
            return wrong("position-loose", facts![slot]);
        };
        let grave = file.grave.map(|seat| read_seat(state.seats, seat)).transpose()?;
        *place = Some(Loose { card: read_card(&file.card)?, at: read_node(state.content, &file.at)?, grave });
    }
    Ok(())
}
