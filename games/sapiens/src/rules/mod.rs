//! The rules: a file per chapter of the book, a function per rule.
//!
//! Every chapter lists what it allows, refuses what it forbids and carries out what was chosen. This file only
//! dispatches actions to their chapters.

pub(crate) mod abandon;
pub(crate) mod absent;
pub(crate) mod brawl;
pub(crate) mod caves;
pub(crate) mod effects;
pub(crate) mod end;
pub(crate) mod feast;
pub(crate) mod finish;
pub(crate) mod fire;
pub(crate) mod food;
pub(crate) mod hunt;
pub(crate) mod ids;
pub(crate) mod invariants;
pub(crate) mod lay;
pub(crate) mod laying;
pub(crate) mod moment;
pub(crate) mod powers;
pub(crate) mod refill;
pub(crate) mod ritual;
pub(crate) mod setup;
pub(crate) mod start;
pub(crate) mod tokens;
pub(crate) mod turn;
pub(crate) mod two;
pub(crate) mod water;

use crate::action::Action;
use crate::event::Event;
use crate::state::{LayKind, State, Step};
use kernel::{Log, Refusal, Seat, Turn};

/// Who decides now, or the outcome.
#[inline]
pub(crate) fn turn(state: &State) -> Turn {
    match state.step {
        Step::Over => Turn::Over(end::outcome(state)),
        Step::Start
        | Step::StartTake
        | Step::Lay
        | Step::Settle
        | Step::Powers
        | Step::Extra
        | Step::After
        | Step::Take
        | Step::Remove => Turn::of(state.seat),
    }
}

/// Adds every legal action.
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    match state.step {
        Step::Start => start::list(state, out),
        Step::Lay => turn::list(state, out),
        Step::Settle => brawl::list_owners(state, out),
        Step::Powers => effects::list(state, out),
        Step::Extra => feast::list(state, out),
        Step::After => {
            tokens::list(state, out);
            out.push(Action::EndLaying);
        }
        Step::StartTake | Step::Take => {
            refill::list(state, out);
            brawl::list_recalls(state, out);
        }
        Step::Remove => out.extend(state.common.iter().map(Action::Remove)),
        Step::Over => {}
    }
}

/// Whether the deciding seat may do this; if not, the first broken rule.
pub(crate) fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    moment::check(state, action)?;
    match action {
        Action::Start(lay) => start::check(state, seat, lay),
        Action::Lay(lay) | Action::Extra(lay) => lay::check(state, seat, lay),
        Action::Found(lay) => abandon::check(state, seat, lay),
        Action::Finish => finish::check(state, seat),
        Action::Settle(owner) => brawl::check_owner(state, seat, *owner),
        Action::Use(power) => effects::check(state, seat, *power),
        Action::Token(power) => tokens::check(state, seat, *power),
        Action::Recall(tile) => brawl::check_recall(state, seat, *tile),
        Action::Take(tiles) => refill::check(state, seat, *tiles),
        Action::Remove(tile) => two::check(state, *tile),
        Action::SkipExtra | Action::Decline | Action::EndLaying => Ok(()),
    }
}

/// Carries out a checked action and everything that follows from it.
pub(crate) fn play(state: &mut State, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
    match action {
        Action::Start(lay) => laying::lay(state, seat, lay, LayKind::Start, log),
        Action::Lay(lay) => laying::lay(state, seat, lay, LayKind::Main, log),
        Action::Found(lay) => laying::lay(state, seat, lay, LayKind::Found, log),
        Action::Extra(lay) => laying::lay(state, seat, lay, LayKind::Extra, log),
        Action::SkipExtra => feast::skip(state, seat, log),
        Action::Finish => finish::finish(state, seat, log),
        Action::Settle(owner) => brawl::settle_chosen(state, seat, *owner, log),
        Action::Use(power) => effects::use_power(state, seat, *power, log),
        Action::Decline => effects::decline(state, seat, log),
        Action::Token(power) => tokens::play(state, seat, *power, log),
        Action::Recall(tile) => brawl::recall(state, seat, *tile, log),
        Action::EndLaying => refill::complete(state, seat, log),
        Action::Take(tiles) => refill::take(state, seat, *tiles, log),
        Action::Remove(tile) => two::remove(state, seat, *tile, log),
    }
}
