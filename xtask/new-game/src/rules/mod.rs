//! The rules: a file per chapter of the book, a function per rule.

pub(crate) mod absent;
pub(crate) mod end;
pub(crate) mod ids;
pub(crate) mod invariants;
pub(crate) mod setup;
pub(crate) mod turn;

use crate::action::Action;
use crate::event::Event;
use crate::state::State;
use kernel::{Dice, Log, Refusal, Seat, Turn};

/// NEW-TURN-1: players decide in turn, until everybody has stopped (NEW-END-1).
#[inline]
pub(crate) fn turn(state: &State) -> Turn {
    if state.everybody_stopped() { Turn::Over(end::outcome(state)) } else { Turn::of(state.active) }
}

/// Every legal action.
#[inline]
pub(crate) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if turn::below_the_limit(state, seat).is_ok() {
        out.push(Action::Roll);
    }
    out.push(Action::Stop);
}

/// The first broken rule in book order, if any is.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Roll => turn::below_the_limit(state, seat),
        Action::Stop => Ok(()),
    }
}

/// Carries out a checked action and all that follows from it.
#[inline]
pub(crate) fn play(state: &mut State, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
    match action {
        Action::Roll => turn::roll(state, seat, dice, log),
        Action::Stop => turn::stop(state, seat, log),
    }
    if state.everybody_stopped() {
        end::finish(state, log);
    } else {
        turn::next_player(state);
    }
}
