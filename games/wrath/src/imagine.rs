//! What a seat can imagine: in an open game, only the truth.

use crate::state::State;

/// A state that fits all that a seat knows. Nothing is hidden, so it is the true one.
pub(crate) fn imagine(state: &State) -> State {
    state.clone()
}
