//! Chapter "The Cave and Hut faces".
//!
//! The two entries to the land follow the same rules, each under its own numbers.

use crate::action::Action;
use crate::cell::{Cell, CellSet};
use crate::event::Event;
use crate::labels;
use crate::own::Own;
use crate::pieces::{Face, Figure, Place};
use crate::rules::{ids, using, volcano};
use crate::state::State;
use kernel::{Log, Refusal, RuleId, facts};

/// One of the two entries: its die, its tile and its rules.
pub(crate) struct Door {
    face: Face,
    cell: fn(&State) -> Cell,
    action: fn(Figure, Place) -> Action,
    from_reserve: RuleId,
    from_elsewhere: RuleId,
    only_when_empty: RuleId,
    not_to_itself: RuleId,
}

/// The Cave.
pub(crate) const CAVE: Door = Door {
    face: Face::Cave,
    cell: |state| state.land.cave,
    action: |figure, from| Action::Cave { figure, from },
    from_reserve: ids::CAVE,
    from_elsewhere: ids::CAVE_FROM_ELSEWHERE,
    only_when_empty: ids::CAVE_RESERVE_FIRST,
    not_to_itself: ids::CAVE_TO_CAVE,
};

/// The Hut.
pub(crate) const HUT: Door = Door {
    face: Face::Hut,
    cell: |state| state.land.hut,
    action: |figure, from| Action::Hut { figure, from },
    from_reserve: ids::HUT,
    from_elsewhere: ids::HUT_FROM_ELSEWHERE,
    only_when_empty: ids::HUT_RESERVE_FIRST,
    not_to_itself: ids::HUT_TO_HUT,
};

/// Lists who can come in by an entry.
#[inline]
pub(crate) fn list(state: &State, own: &Own, door: &Door, out: &mut Vec<Action>) {
    let start = out.len();
    let tribe = state.tribe(state.active);
    if tribe.reserve > 0 {
        out.push((door.action)(Figure::Person, Place::Reserve));
    }
    list_dinosaurs(own, door, |place| place == Place::Reserve, out);
    if out.len() > start {
        return;
    }
    if tribe.egg > 0 {
        out.push((door.action)(Figure::Person, Place::Egg));
    }
    let here = (door.cell)(state);
    let cells = own.settled.without(CellSet::one(here));
    out.extend(cells.iter().map(|cell| (door.action)(Figure::Person, Place::Tile(cell))));
    list_dinosaurs(own, door, |place| matches!(place, Place::Tile(cell) if cell != here), out);
}

#[inline]
fn list_dinosaurs(own: &Own, door: &Door, may: impl Fn(Place) -> bool, out: &mut Vec<Action>) {
    let able = own.dinosaurs().iter().filter(|&&(_, place)| may(place));
    out.extend(able.map(|&(species, place)| (door.action)(Figure::Dinosaur(species), place)));
}

pub(crate) fn check(state: &State, door: &Door, figure: Figure, from: Place) -> Result<(), Refusal> {
    using::die_left(state, door.face)?;
    volcano::never_from_the_volcano(state, figure, from)?;
    from_the_reserve(state, door, figure, from)?;
    from_elsewhere(state, door, figure, from)?;
    reserve_goes_first(state, door, from)?;
    not_to_itself(state, door, from)
}

/// WRA-CAVE-1, WRA-HUT-1: a Cro-Magnon or a dinosaur comes in from the reserve.
fn from_the_reserve(state: &State, door: &Door, figure: Figure, from: Place) -> Result<(), Refusal> {
    if from == Place::Reserve && !state.has(state.active, figure, from) {
        return Err(door.from_reserve.refuse(facts![figure = labels::figure(figure)]));
    }
    Ok(())
}

/// WRA-CAVE-2, WRA-HUT-2: from elsewhere means a figure of yours on the Egg space or on a tile.
fn from_elsewhere(state: &State, door: &Door, figure: Figure, from: Place) -> Result<(), Refusal> {
    if from != Place::Reserve && !state.has(state.active, figure, from) {
        return Err(door.from_elsewhere.refuse(facts![figure = labels::figure(figure), place = labels::place(from)]));
    }
    Ok(())
}

/// WRA-CAVE-3, WRA-HUT-3: nobody is taken from elsewhere while the reserve has any figure.
///
/// WRA-RUL-5: a dinosaur in the reserve counts here, since this die could take it.
fn reserve_goes_first(state: &State, door: &Door, from: Place) -> Result<(), Refusal> {
    if from != Place::Reserve && !state.reserve_is_empty(state.active) {
        return Err(door.only_when_empty.refuse(facts![]));
    }
    Ok(())
}

/// WRA-CAVE-5, WRA-HUT-5: a figure already on the tile is not taken for it.
fn not_to_itself(state: &State, door: &Door, from: Place) -> Result<(), Refusal> {
    if from == Place::Tile((door.cell)(state)) {
        return Err(door.not_to_itself.refuse(facts![]));
    }
    Ok(())
}

/// WRA-CAVE-4, WRA-HUT-4: the figure joins all that stand there, whoever and however many they are.
///
/// WRA-HATCH-8: a dinosaur hatched this turn as well. WRA-BRON-2: even the largest is one figure for one die.
pub(crate) fn play(state: &mut State, door: &Door, figure: Figure, from: Place, log: &mut impl Log<Event>) {
    using::spend(state, door.face, 1);
    let (seat, to) = (state.active, Place::Tile((door.cell)(state)));
    state.carry(seat, figure, from, to);
    let rule = if from == Place::Reserve { door.from_reserve } else { door.from_elsewhere };
    log.tell(rule, Event::Placed { seat, figure, from, to });
}
