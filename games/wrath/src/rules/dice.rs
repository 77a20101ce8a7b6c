//! Chapter "Step 1: rolling the dice".

use crate::action::Action;
use crate::edition::Edition;
use crate::event::Event;
use crate::hand::Hand;
use crate::rules::{dinosaurs, ids, turn};
use crate::state::{State, Step};
use kernel::{Dice, Log, Refusal, facts};

/// Lists the decisions of step 1.
#[inline]
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    if state.step == Step::BeforeRoll {
        out.push(Action::Roll);
        return;
    }
    out.push(Action::Keep);
    state.dice.for_each_part(|part| out.push(Action::Reroll(part)));
}

pub(crate) fn check_roll(state: &State) -> Result<(), Refusal> {
    turn::in_step(state, Step::BeforeRoll)?;
    if state.step == Step::Rolled {
        return Err(ids::REROLL.refuse(facts![rolls = state.rolls, most = state.edition.rolls]));
    }
    Ok(())
}

pub(crate) fn check_keep(state: &State) -> Result<(), Refusal> {
    turn::in_step(state, Step::Rolled)?;
    roll_first(state)
}

pub(crate) fn check_reroll(state: &State, dice: Hand) -> Result<(), Refusal> {
    turn::in_step(state, Step::Rolled)?;
    roll_first(state)?;
    some_of_the_dice(state, dice)
}

/// WRA-DICE-2: the first roll is compulsory.
fn roll_first(state: &State) -> Result<(), Refusal> {
    if state.step == Step::BeforeRoll {
        return Err(ids::FIRST_ROLL.refuse(facts![]));
    }
    Ok(())
}

/// WRA-DICE-3: a reroll takes at least one die, and only dice that are there.
///
/// WRA-DICE-4: it may take any of them, in the third roll as in the second: no die is locked.
///
/// WRA-DICE-6: Volcano faces may be rolled again like all others.
fn some_of_the_dice(state: &State, dice: Hand) -> Result<(), Refusal> {
    if dice == Hand::NONE || !state.dice.contains(dice) {
        return Err(ids::REROLL.refuse(facts![rolls = state.rolls, most = state.edition.rolls]));
    }
    Ok(())
}

/// WRA-DICE-1: 5 dice, plus 1 for each Titanosaur owned at the moment of the first roll.
///
/// WRA-SETUP-8: so five dice at the start, and the two others only through Titanosaurs.
pub(crate) fn dice_of_turn(state: &State) -> u8 {
    dice_with(state.edition, dinosaurs::extra_dice(state, state.active))
}

/// WRA-DICE-1: the dice of a player with this many Titanosaurs.
pub(crate) fn dice_with(edition: &Edition, titanosaurs: u8) -> u8 {
    edition.dice + titanosaurs
}

/// WRA-DICE-2: the first roll uses all dice.
///
/// WRA-RUL-4: their number is fixed here for the whole turn.
pub(crate) fn roll(state: &mut State, dice: &mut Dice, log: &mut impl Log<Event>) {
    let rolled = throw(state, dice_of_turn(state), dice);
    state.dice = rolled;
    after_roll(state, rolled, log);
}

/// WRA-DICE-3: rolls some dice again; the others keep their faces.
pub(crate) fn reroll(state: &mut State, again: Hand, dice: &mut Dice, log: &mut impl Log<Event>) {
    let rolled = throw(state, again.total(), dice);
    state.dice.take(again);
    rolled.faces().for_each(|face| state.dice.add(face));
    after_roll(state, rolled, log);
}

/// WRA-DICE-8: each die shows one of its six sides with equal chance, independently of all others.
fn throw(state: &State, count: u8, dice: &mut Dice) -> Hand {
    let sides = &state.edition.sides;
    let mut hand = Hand::NONE;
    (0..count).for_each(|_| hand.add(sides[dice.below(sides.len() as u32) as usize]));
    hand
}

/// WRA-DICE-5: after the third roll, step 1 ends by itself.
///
/// WRA-DICE-7: the faces rolled last are the dice of step 2.
fn after_roll(state: &mut State, rolled: Hand, log: &mut impl Log<Event>) {
    state.rolls += 1;
    let rule = if state.rolls == 1 { ids::FIRST_ROLL } else { ids::REROLL };
    log.tell(rule, Event::Rolled { seat: state.active, roll: state.rolls, rolled, dice: state.dice });
    state.step = if state.rolls >= state.edition.rolls { Step::Actions } else { Step::Rolled };
}

/// WRA-DICE-5: the player may stop after the first or the second roll.
pub(crate) fn keep(state: &mut State, log: &mut impl Log<Event>) {
    log.tell(ids::STOP_ROLLING, Event::Kept { seat: state.active, dice: state.dice });
    state.step = Step::Actions;
}
