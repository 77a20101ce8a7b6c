//! The rules, one file per chapter of the book.

use crate::action::Action;
use crate::board::{Direction, Feature};
use crate::event::Event;
use crate::state::{Phase, State};
use kernel::{Dice, Log, Refusal, Seat, Turn};

pub(crate) mod absent;
pub(crate) mod bone;
pub(crate) mod cards;
pub(crate) mod elimination;
pub(crate) mod end;
pub(crate) mod harvest;
pub(crate) mod hit;
pub(crate) mod ids;
pub(crate) mod invariants;
pub(crate) mod movement;
pub(crate) mod panic;
pub(crate) mod place;
pub(crate) mod players;
pub(crate) mod rest;
pub(crate) mod rex;
pub(crate) mod setup;
pub(crate) mod trees;
pub(crate) mod turn;

/// Who decides now, or the outcome.
#[inline]
pub(crate) fn deciders(state: &State) -> Turn {
    if state.is_over() { Turn::Over(end::outcome(state)) } else { Turn::Decide(turn::waiting(state)) }
}

/// Lists every legal answer of a seat that is asked and has not answered.
#[inline]
pub(crate) fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !turn::waiting(state).contains(seat) {
        return;
    }
    match state.phase {
        Phase::Choose => turn::list_cards(state, seat, out),
        Phase::Lake | Phase::Volcano | Phase::Panic(_) => out.extend(Direction::ALL.map(Action::Vote)),
        Phase::Rex => {
            out.extend(Direction::ALL.map(Action::Vote));
            if !state.player(seat).lives() {
                out.push(Action::Abstain);
            }
        }
        Phase::Over => {}
    }
}

/// Whether a seat is asked now; if not, the rule that excludes it.
pub(crate) fn is_asked(state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.phase {
        Phase::Lake => place::moves_the_lake(state, seat)?,
        Phase::Volcano => place::moves_the_volcano(state, seat)?,
        Phase::Choose => elimination::plays_cards(state, seat)?,
        Phase::Panic(panicker) => {
            panic::steers(panicker, seat)?;
            panic::not_eliminated(state, seat)?;
        }
        Phase::Rex => {}
        Phase::Over => return end::nothing_more(),
    }
    turn::answers_once(state, seat)
}

/// The rule that excludes a seat now. No rule excludes a seat that is not at the table.
pub(crate) fn not_asked(state: &State, seat: Seat) -> Option<Refusal> {
    if state.everyone().contains(seat) { is_asked(state, seat).err() } else { None }
}

/// Whether a seat may give this answer: it is asked at all, and its answer breaks no rule, in book order.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    is_asked(state, seat)?;
    place::points_somewhere(state, action)?;
    cards::plays_one(state, action)?;
    turn::fits_the_phase(state, action)?;
    turn::card_in_hand(state, seat, action)?;
    turn::stays_on_board(state, seat, action)?;
    panic::points_somewhere(state, action)?;
    rex::may_abstain(state, seat, action)
}

/// Takes an answer. After the last one, shows them all and does everything up to the next question.
pub(crate) fn play(state: &mut State, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
    turn::commit(state, seat, action, log);
    if !turn::waiting(state).is_empty() {
        return;
    }
    match state.phase {
        Phase::Lake => place::place(state, Feature::Lake, dice, log),
        Phase::Volcano => place::place(state, Feature::Volcano, dice, log),
        Phase::Choose => turn::apply_cards(state, log),
        Phase::Panic(panicker) => panic::complete(state, panicker, log),
        Phase::Rex => rex::walk(state, log),
        Phase::Over => unreachable!("nobody is asked once the game is over"),
    }
}
