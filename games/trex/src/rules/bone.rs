//! The Bone.

use crate::event::Event;
use crate::rules::ids;
use crate::state::State;
use kernel::{Log, RuleId, Seat};

/// TRX-BONE-1: the Bone goes to its holder's left neighbour.
pub(crate) fn pass(state: &mut State, log: &mut impl Log<Event>) {
    let to = state.left_of(state.bone);
    state.bone = to;
    log.tell(passing_rule(state, to), Event::BonePassed { to });
}

/// TRX-BONE-2: an eliminated neighbour gets it too.
fn passing_rule(state: &State, to: Seat) -> RuleId {
    if state.player(to).lives() { ids::BONE } else { ids::BONE_TO_ELIMINATED }
}
