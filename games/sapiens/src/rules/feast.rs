//! Feast: the extra lay.

use super::{caves, effects, ids, lay, laying, tokens};
use crate::action::Action;
use crate::event::Event;
use crate::state::{State, Step};
use kernel::{Log, Seat};

/// SAP-FEAST-1: one extra lay is allowed. SAP-TOK-9: before the main lay too. A Feast token played just before an extra
/// lay allows one more.
pub(crate) fn open(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    log.tell(ids::FEAST, Event::Feast { seat });
    state.turn.extras += 1;
    if state.step != Step::Extra {
        state.turn.back_to = Some(state.step);
        state.step = Step::Extra;
    }
    go_on(state, seat, log);
}

/// Adds every extra lay, the tokens that may precede it, and skipping.
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    lay::list(state, Action::Extra, out);
    tokens::list(state, out);
    out.push(Action::SkipExtra);
}

/// SAP-FEAST-5, SAP-RUL-12: nothing happens without a possible extra lay or a token that could make one possible.
pub(crate) fn go_on(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if state.turn.extras > 0 && (lay::exists(state) || tokens::any_playable(state, tokens::Window::BeforeExtra)) {
        state.step = Step::Extra;
        return;
    }
    if state.turn.extras > 0 {
        log.tell(ids::FEAST_SKIPPED, Event::FeastSkipped { seat });
        state.turn.extras = 0;
    }
    go_back(state, seat, log);
}

/// SAP-FEAST-6: the extra tile already belongs to the tribe. SAP-FEAST-2: it earns nothing but, at once, the reward of
/// its cave (SAP-FEAST-3, SAP-FEAST-7, SAP-RUL-13).
pub(crate) fn laid(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    caves::reward_extra(state, seat, log);
    state.turn.extras -= 1;
    state.turn.extra_made |= state.turn.back_to == Some(Step::Powers);
    go_on(state, seat, log);
}

/// SAP-FEAST-5: the player declines the extra lay.
pub(crate) fn skip(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    log.tell(ids::FEAST_SKIPPED, Event::FeastSkipped { seat });
    state.turn.extras -= 1;
    go_on(state, seat, log);
}

/// The extra lays are over: a Feast token that allowed one becomes used now, and the turn continues where it was.
fn go_back(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    tokens::lay_down(state, seat);
    let back_to = state.turn.back_to.take().expect("a Feast was opened from somewhere");
    state.step = back_to;
    match back_to {
        Step::Powers => effects::go_on(state, seat, log),
        Step::After => laying::after(state, seat, log),
        Step::Lay => {}
        Step::Start | Step::StartTake | Step::Settle | Step::Extra | Step::Take | Step::Remove | Step::Over => {
            unreachable!("a Feast opens before the lay, between powers or after the lay")
        }
    }
}
