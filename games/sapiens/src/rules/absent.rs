//! What is done for a player who is absent or out of time.

use crate::action::Action;
use crate::rules;
use crate::state::State;

/// What is done for an absent player: nothing optional, and otherwise the first choice.
pub(crate) fn stand_in(state: &State) -> Action {
    let mut actions = Vec::new();
    rules::list(state, &mut actions);
    *actions.iter().find(is_modest).or(actions.first()).expect("somebody decides until the game is over")
}

/// Whether an action only says that the player wants nothing more.
fn is_modest(action: &&Action) -> bool {
    match action {
        Action::SkipExtra | Action::Decline | Action::EndLaying => true,
        Action::Start(_)
        | Action::Lay(_)
        | Action::Found(_)
        | Action::Extra(_)
        | Action::Finish
        | Action::Settle(_)
        | Action::Use(_)
        | Action::Token(_)
        | Action::Recall(_)
        | Action::Take(_)
        | Action::Remove(_) => false,
    }
}
