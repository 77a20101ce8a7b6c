//! Scene powers in general: which are pending, which are lost, what comes next.

use super::{caves, ids, laying, powers, tokens};
use crate::action::Action;
use crate::event::Event;
use crate::power::{Power, Source};
use crate::scene::SceneSet;
use crate::state::{State, Step};
use kernel::{Log, Refusal, Seat, facts};

/// SAP-EFF-8, SAP-RUL-37: as long as a pending power can do something now, the player decides; a power that cannot
/// waits for the other one. SAP-EFF-6, SAP-RUL-10: when none can, all are lost. SAP-EFF-5: then comes the cave.
pub(crate) fn go_on(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if state.turn.pending.iter().any(|scene| powers::half_is_usable(state, seat, scene)) {
        state.step = Step::Powers;
        return;
    }
    for scene in state.turn.pending.iter() {
        log.tell(ids::LOST, Event::PowerLost { seat, scene });
    }
    close(state, seat, log);
}

fn close(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.turn.pending = SceneSet::empty();
    state.turn.extra_made = false;
    caves::reward_main(state, seat, log);
    laying::after(state, seat, log);
}

/// Adds every use of a pending power, the token where its window is open (SAP-TOK-11), and declining.
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    for scene in state.turn.pending.iter() {
        powers::list(state, scene, Source::Half, out);
    }
    if state.turn.extra_made {
        tokens::list(state, out);
    }
    out.push(Action::Decline);
}

/// SAP-EFF-1: only the powers of connected halves, each once; then the power's own rules.
pub(crate) fn check(state: &State, seat: Seat, power: Power) -> Result<(), Refusal> {
    let scene = power.scene();
    if !state.turn.pending.contains(scene) {
        return Err(ids::POWER.refuse(facts![scene = scene]));
    }
    powers::check(state, seat, power, Source::Half)
}

/// SAP-EFF-3: the power chosen is completed before the next begins.
pub(crate) fn use_power(state: &mut State, seat: Seat, power: Power, log: &mut impl Log<Event>) {
    state.turn.pending = state.turn.pending.without(power.scene());
    powers::apply(state, seat, power, Source::Half, log);
    if state.step == Step::Powers {
        go_on(state, seat, log);
    }
}

/// SAP-EFF-2: powers are optional.
pub(crate) fn decline(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    log.tell(ids::DECLINE, Event::Declined { seat });
    close(state, seat, log);
}
