//! What is done for a player who is absent or out of time.

use crate::action::Action;

/// NEW-ABS-1: the player stops.
pub(crate) fn stand_in() -> Action {
    Action::Stop
}
