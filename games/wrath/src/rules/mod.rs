//! The rules: a file per chapter of the book, a function per rule.
//!
//! Only the active player decides anything (WRA-TURN-3), so most functions ask the state who that is.

pub(crate) mod absent;
pub(crate) mod dice;
pub(crate) mod dinosaurs;
pub(crate) mod egg;
pub(crate) mod end;
pub(crate) mod entries;
pub(crate) mod eruption;
pub(crate) mod footprints;
pub(crate) mod hatch;
pub(crate) mod ids;
pub(crate) mod invariants;
pub(crate) mod quake;
pub(crate) mod regions;
pub(crate) mod setup;
pub(crate) mod turn;
pub(crate) mod tyrannosaurus;
pub(crate) mod using;
pub(crate) mod variants;
pub(crate) mod volcano;

use crate::action::Action;
use crate::event::Event;
use crate::state::{State, Step};
use footprints::Walk;
use kernel::{Dice, Log, Refusal, Turn};

/// WRA-TURN-3: the active player decides, and nobody else.
#[inline]
pub(crate) fn turn(state: &State) -> Turn {
    if state.step == Step::Over { Turn::Over(end::outcome(state)) } else { Turn::of(state.active) }
}

/// Every legal action: those of the step, then hatching.
#[inline]
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    match state.step {
        Step::BeforeRoll | Step::Rolled => dice::list(state, out),
        Step::Actions => using::list(state, out),
        Step::Quake => quake::list(out),
        Step::Over => return,
    }
    hatch::list(state, out);
}

/// The first rule that the action breaks in book order, if any.
pub(crate) fn check(state: &State, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Roll => dice::check_roll(state),
        Action::Reroll(again) => dice::check_reroll(state, again),
        Action::Keep => dice::check_keep(state),
        Action::Volcano { figure, from } => volcano::check(state, figure, from),
        Action::Cave { figure, from } => entries::check(state, &entries::CAVE, figure, from),
        Action::Hut { figure, from } => entries::check(state, &entries::HUT, figure, from),
        Action::Walk { figure, from, to, dice, devour } => {
            footprints::check(state, &Walk { figure, from, to, dice, devour })
        }
        Action::Egg { figure, from } => egg::check(state, figure, from),
        Action::Hatch(species) => hatch::check(state, species),
        Action::End => using::check_end(state),
        Action::Quake(_) | Action::NoQuake => quake::check(state),
    }
}

/// Carries out a checked action and everything that follows from it.
///
/// WRA-INV-19: all chance comes from the dice handed in, so the same dice and decisions give the same game.
#[inline]
pub(crate) fn play<L: Log<Event>>(state: &mut State, action: &Action, chance: &mut Dice, log: &mut L) {
    match *action {
        Action::Roll => dice::roll(state, chance, log),
        Action::Reroll(again) => dice::reroll(state, again, chance, log),
        Action::Keep => dice::keep(state, log),
        Action::Volcano { figure, from } => volcano::play(state, figure, from, log),
        Action::Cave { figure, from } => entries::play(state, &entries::CAVE, figure, from, log),
        Action::Hut { figure, from } => entries::play(state, &entries::HUT, figure, from, log),
        Action::Walk { figure, from, to, dice, devour } => {
            footprints::play(state, &Walk { figure, from, to, dice, devour }, log);
        }
        Action::Egg { figure, from } => egg::play(state, figure, from, log),
        Action::Hatch(species) => hatch::play(state, species, log),
        Action::End => using::end(state, log),
        Action::Quake(direction) => quake::play(state, direction, log),
        Action::NoQuake => quake::decline(state, log),
    }
}
