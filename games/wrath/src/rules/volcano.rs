//! Chapter "The Volcano face".

use crate::action::Action;
use crate::event::Event;
use crate::labels;
use crate::own::Own;
use crate::pieces::{Face, Figure, Place, Species};
use crate::rules::{dinosaurs, ids, using};
use crate::state::State;
use kernel::{Log, Refusal, facts};

/// Lists who can go to the Volcano.
pub(crate) fn list(state: &State, own: &Own, out: &mut Vec<Action>) {
    if state.spaces_taken() >= state.spaces() {
        return;
    }
    let person = |from| Action::Volcano { figure: Figure::Person, from };
    let nobody_in_reserve = using::people_in_reserve(state) == 0;
    if nobody_in_reserve {
        if state.tribe(state.active).egg > 0 {
            out.push(person(Place::Egg));
        }
        out.extend(own.settled.iter().map(|cell| person(Place::Tile(cell))));
    } else {
        out.push(person(Place::Reserve));
    }
    dinosaurs::list_stegosaurs(own, nobody_in_reserve, out);
}

pub(crate) fn check(state: &State, figure: Figure, from: Place) -> Result<(), Refusal> {
    using::die_left(state, Face::Volcano)?;
    if figure == Figure::Person && !on_the_volcano(state, from) {
        from_the_reserve(state, from)?;
        from_elsewhere(state, from)?;
        reserve_goes_first(state, from)?;
    }
    an_empty_space(state)?;
    no_dinosaur(figure)?;
    never_from_the_volcano(state, figure, from)?;
    match figure {
        Figure::Person => Ok(()),
        Figure::Dinosaur(_) => dinosaurs::check_stegosaurus(state, from),
    }
}

/// WRA-VOLC-1: the Cro-Magnon comes from the reserve.
///
/// WRA-RUL-1: the score marker is not a figure: it cannot be taken from anywhere.
fn from_the_reserve(state: &State, from: Place) -> Result<(), Refusal> {
    if from == Place::Reserve && using::people_in_reserve(state) == 0 {
        return Err(ids::TO_THE_VOLCANO.refuse(facts![]));
    }
    Ok(())
}

/// WRA-VOLC-3: from elsewhere means from the Egg space or from a tile, where there is one of yours.
fn from_elsewhere(state: &State, from: Place) -> Result<(), Refusal> {
    if from != Place::Reserve && state.people(state.active, from) == 0 {
        return Err(ids::VOLCANO_FROM_ELSEWHERE.refuse(facts![place = labels::place(from)]));
    }
    Ok(())
}

/// WRA-VOLC-4: nobody is taken from elsewhere while the reserve has a Cro-Magnon.
fn reserve_goes_first(state: &State, from: Place) -> Result<(), Refusal> {
    let reserve = using::people_in_reserve(state);
    if from != Place::Reserve && reserve > 0 {
        return Err(ids::RESERVE_FIRST.refuse(facts![reserve]));
    }
    Ok(())
}

/// WRA-VOLC-5: without an empty space a Volcano die does nothing.
fn an_empty_space(state: &State) -> Result<(), Refusal> {
    if state.spaces_taken() >= state.spaces() {
        return Err(ids::VOLCANO_FULL.refuse(facts![spaces = state.spaces()]));
    }
    Ok(())
}

/// WRA-VOLC-7: no dinosaur goes to the Volcano, except a Stegosaurus.
fn no_dinosaur(figure: Figure) -> Result<(), Refusal> {
    match figure {
        Figure::Person | Figure::Dinosaur(Species::Stegosaurus) => Ok(()),
        Figure::Dinosaur(_) => Err(ids::NO_DINOSAUR_ON_VOLCANO.refuse(facts![figure = labels::figure(figure)])),
    }
}

/// WRA-VOLC-8: no die takes a figure off the Volcano.
pub(crate) fn never_from_the_volcano(state: &State, figure: Figure, from: Place) -> Result<(), Refusal> {
    if on_the_volcano(state, from) {
        return Err(ids::NO_WAY_BACK.refuse(facts![figure = labels::figure(figure)]));
    }
    Ok(())
}

/// Whether a place is the Volcano, called by its name or by the cell it lies in.
fn on_the_volcano(state: &State, place: Place) -> bool {
    place == Place::Volcano || place == Place::Tile(state.land.volcano)
}

/// WRA-VOLC-6: a Volcano die can be carried out if there is an empty space and a Cro-Magnon that is not there yet.
///
/// WRA-RUL-22: a Stegosaurus may use such a die, but does not make using it compulsory.
#[inline]
pub(crate) fn can_be_carried_out(state: &State) -> bool {
    state.spaces_taken() < state.spaces() && state.tribe(state.active).volcano < state.edition.people
}

/// WRA-VOLC-1, WRA-VOLC-3, WRA-STEG-1: the figure takes an empty space; all spaces are alike.
///
/// WRA-RUL-7: from any place where the order of the dice lets it be taken.
pub(crate) fn play(state: &mut State, figure: Figure, from: Place, log: &mut impl Log<Event>) {
    using::spend(state, Face::Volcano, 1);
    let seat = state.active;
    state.carry(seat, figure, from, Place::Volcano);
    let rule = match (figure, from) {
        (Figure::Dinosaur(_), _) => ids::STEGOSAURUS_ON_VOLCANO,
        (Figure::Person, Place::Reserve) => ids::TO_THE_VOLCANO,
        (Figure::Person, Place::Egg | Place::Volcano | Place::Tile(_)) => ids::VOLCANO_FROM_ELSEWHERE,
    };
    log.tell(rule, Event::Placed { seat, figure, from, to: Place::Volcano });
}
