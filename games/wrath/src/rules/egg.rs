//! Chapter "The Egg face".

use crate::action::Action;
use crate::event::Event;
use crate::labels;
use crate::own::Own;
use crate::pieces::{Face, Figure, Place};
use crate::rules::{ids, using, volcano};
use crate::state::State;
use kernel::{Log, Refusal, facts};

/// Lists who can go to the Egg space.
///
/// WRA-RUL-16: also when the player can never hatch again.
pub(crate) fn list(state: &State, own: &Own, out: &mut Vec<Action>) {
    let person = |from| Action::Egg { figure: Figure::Person, from };
    if using::people_in_reserve(state) > 0 {
        out.push(person(Place::Reserve));
    } else {
        out.extend(own.settled.iter().map(|cell| person(Place::Tile(cell))));
    }
}

pub(crate) fn check(state: &State, figure: Figure, from: Place) -> Result<(), Refusal> {
    using::die_left(state, Face::Egg)?;
    volcano::never_from_the_volcano(state, figure, from)?;
    if figure == Figure::Person {
        from_the_reserve(state, from)?;
        from_elsewhere(state, from)?;
    }
    people_only(figure)?;
    not_from_the_eggs(from)
}

/// WRA-EGG-1: the Cro-Magnon comes from the reserve.
fn from_the_reserve(state: &State, from: Place) -> Result<(), Refusal> {
    if from == Place::Reserve && using::people_in_reserve(state) == 0 {
        return Err(ids::EGG.refuse(facts![]));
    }
    Ok(())
}

/// WRA-EGG-2: from a tile only while the reserve has no Cro-Magnon, and only where there is one of yours.
fn from_elsewhere(state: &State, from: Place) -> Result<(), Refusal> {
    let reserve = using::people_in_reserve(state);
    let nobody_there = state.people(state.active, from) == 0;
    if matches!(from, Place::Tile(_)) && (reserve > 0 || nobody_there) {
        return Err(ids::EGG_FROM_ELSEWHERE.refuse(facts![reserve, place = labels::place(from)]));
    }
    Ok(())
}

/// WRA-EGG-3: dinosaurs are never put on the Egg space.
fn people_only(figure: Figure) -> Result<(), Refusal> {
    match figure {
        Figure::Person => Ok(()),
        Figure::Dinosaur(_) => Err(ids::EGG_PEOPLE_ONLY.refuse(facts![figure = labels::figure(figure)])),
    }
}

/// WRA-EGG-5: an Egg die takes nobody off the Egg space.
fn not_from_the_eggs(from: Place) -> Result<(), Refusal> {
    if from == Place::Egg {
        return Err(ids::LEAVING_THE_EGGS.refuse(facts![]));
    }
    Ok(())
}

/// WRA-EGG-4: each player's people on the Egg space are counted apart, without limit, from turn to turn.
pub(crate) fn play(state: &mut State, figure: Figure, from: Place, log: &mut impl Log<Event>) {
    using::spend(state, Face::Egg, 1);
    let seat = state.active;
    state.carry(seat, figure, from, Place::Egg);
    let rule = if from == Place::Reserve { ids::EGG } else { ids::EGG_FROM_ELSEWHERE };
    log.tell(rule, Event::Placed { seat, figure, from, to: Place::Egg });
}
