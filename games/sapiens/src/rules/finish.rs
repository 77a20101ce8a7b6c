//! Finishing early.

use super::{abandon, end, ids, lay};
use crate::event::Event;
use crate::state::State;
use kernel::{Log, Refusal, Seat, facts};

/// SAP-OUT-1: only when nothing can be laid (SAP-TURN-2) and no tribe can be founded (SAP-ABN-1). SAP-OUT-2,
/// SAP-ABN-12, SAP-RUL-29: a token may be played before, but need not be; if it makes a lay possible, this check fails.
pub(crate) fn check(state: &State, _: Seat) -> Result<(), Refusal> {
    if lay::exists(state) {
        return Err(ids::MUST_LAY.refuse(facts![why = "lay"]));
    }
    if abandon::exists(state) {
        return Err(ids::MUST_FOUND.refuse(facts![]));
    }
    Ok(())
}

/// SAP-OUT-1: the player takes no more turns. SAP-OUT-5: nothing is taken from the Common Pool and nothing removed.
/// SAP-OUT-4: the reserve stays on the table.
pub(crate) fn finish(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.player_mut(seat).finished = true;
    log.tell(ids::OUT, Event::Finished { seat });
    end::pass_on(state, log);
}
