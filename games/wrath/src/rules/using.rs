//! Chapter "Step 2: using the dice".

use crate::action::Action;
use crate::event::Event;
use crate::hand::Hand;
use crate::own::Own;
use crate::pieces::{Face, Place};
use crate::rules::{egg, entries, footprints, ids, quake, turn, volcano};
use crate::state::{State, Step};
use kernel::{Fact, Log, Refusal, facts};

/// WRA-ACT-1: dice are used in any order: every face that is left offers its actions.
///
/// WRA-ACT-3: all of them may be left unused, so the end of the step is offered beside them.
///
/// WRA-ACT-7: a full Volcano closes none of the other faces.
#[inline]
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    if state.dice != Hand::NONE {
        let own = Own::of(state);
        list_faces(state, &own, out);
    }
    if !volcano_is_due(state) {
        out.push(Action::End);
    }
}

#[inline]
fn list_faces(state: &State, own: &Own, out: &mut Vec<Action>) {
    if state.dice.count(Face::Volcano) > 0 {
        volcano::list(state, own, out);
    }
    if state.dice.count(Face::Cave) > 0 {
        entries::list(state, own, &entries::CAVE, out);
    }
    if state.dice.count(Face::Hut) > 0 {
        entries::list(state, own, &entries::HUT, out);
    }
    if state.dice.count(Face::Footprint) > 0 {
        footprints::list(state, own, out);
    }
    if state.dice.count(Face::Egg) > 0 {
        egg::list(state, own, out);
    }
}

/// WRA-DICE-7: only a face that was rolled and not yet used can be used.
///
/// WRA-HUT-6: a Cave die does not serve the Hut, nor a Hut die the Cave.
pub(crate) fn die_left(state: &State, face: Face) -> Result<(), Refusal> {
    turn::in_step(state, Step::Actions)?;
    if state.dice.count(face) > 0 {
        return Ok(());
    }
    let label = |face: Face| Fact::label(format!("label-die-{face}"));
    let sister = match face {
        Face::Cave => Some(Face::Hut),
        Face::Hut => Some(Face::Cave),
        Face::Volcano | Face::Footprint | Face::Egg => None,
    };
    match sister.filter(|&sister| state.dice.count(sister) > 0) {
        Some(sister) => Err(ids::CAVE_IS_NOT_HUT.refuse(facts![have = label(sister), need = label(face)])),
        None => Err(ids::DICE_OF_THE_STEP.refuse(facts![die = label(face)])),
    }
}

/// WRA-ACT-2: a used die is spent.
///
/// WRA-ACT-4: one die for one action, so several dice of a face allow it that many times.
#[inline]
pub(crate) fn spend(state: &mut State, face: Face, dice: u8) {
    state.dice.spend(face, dice);
}

/// WRA-ACT-6: the reserve counts as it is now, whatever it was when the step began.
///
/// This is for dice that take only people; WRA-RUL-5: dinosaurs in the reserve do not count for them.
#[inline]
pub(crate) fn people_in_reserve(state: &State) -> u8 {
    state.people(state.active, Place::Reserve)
}

pub(crate) fn check_end(state: &State) -> Result<(), Refusal> {
    turn::in_step(state, Step::Actions)?;
    volcano_first(state)
}

/// WRA-ACT-5: step 2 cannot end while a Volcano die can be carried out.
fn volcano_first(state: &State) -> Result<(), Refusal> {
    if volcano_is_due(state) {
        return Err(ids::VOLCANO_FIRST.refuse(facts![dice = state.dice.count(Face::Volcano)]));
    }
    Ok(())
}

/// WRA-VOLC-2: each Volcano die must be carried out if it can be.
#[inline]
pub(crate) fn volcano_is_due(state: &State) -> bool {
    state.dice.count(Face::Volcano) > 0 && volcano::can_be_carried_out(state)
}

/// WRA-ACT-3: unused dice are lost.
///
/// WRA-RUL-18: without a right to quake nobody is asked anything more in this turn.
pub(crate) fn end(state: &mut State, log: &mut impl Log<Event>) {
    log.tell(ids::OPTIONAL, Event::Ended { seat: state.active, lost: state.dice });
    state.dice = Hand::NONE;
    quake::after_actions(state, log);
}
