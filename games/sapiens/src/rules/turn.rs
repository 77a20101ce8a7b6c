//! Turns: who is next, and what can be done before the lay of the turn.

use super::{abandon, brawl, ids, lay, tokens};
use crate::action::Action;
use crate::event::Event;
use crate::state::{State, Step, TurnMemory};
use kernel::{Log, Seat};

/// SAP-TURN-1: a turn begins with laying; nothing of the turn before is remembered.
pub(crate) fn begin(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.seat = seat;
    state.turn = TurnMemory::default();
    state.step = Step::Lay;
    state.player_mut(seat).turns += 1;
    log.tell(ids::TURN, Event::Turn { seat, round: state.round });
}

/// Adds what can be done before the lay of the turn: the lays (SAP-TURN-2), or else the founding lays (SAP-ABN-1), or
/// else finishing (SAP-OUT-1), also if an extra lay left nothing else (SAP-RUL-40); tokens; and brawl tokens to take back.
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    lay::list(state, Action::Lay, out);
    if out.is_empty() {
        abandon::list(state, out);
    }
    if out.is_empty() {
        out.push(Action::Finish);
    }
    tokens::list(state, out);
    brawl::list_recalls(state, out);
}
