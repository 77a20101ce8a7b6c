//! Whether it is the right moment: every step of a turn has its own kinds of action.

use super::{ids, tokens};
use crate::action::Action;
use crate::state::{State, Step};
use crate::versions;
use kernel::{Refusal, RuleId, facts};

/// Whether this kind of action belongs to the current step; if not, the rule that says what is due.
///
/// SAP-TURN-1, SAP-TURN-5 and SAP-EFF-3 set the order; the refusal cites the rule of the step that comes first.
pub(crate) fn check(state: &State, action: &Action) -> Result<(), Refusal> {
    let step = state.step;
    let fits = match action {
        Action::Start(_) => step == Step::Start,
        Action::Found(_) => matches!(step, Step::Start | Step::Lay),
        Action::Lay(_) | Action::Finish => step == Step::Lay,
        Action::Extra(_) | Action::SkipExtra => step == Step::Extra,
        Action::Settle(_) => step == Step::Settle,
        Action::Use(_) | Action::Decline => step == Step::Powers,
        Action::EndLaying => step == Step::After,
        Action::Take(_) => matches!(step, Step::StartTake | Step::Take),
        Action::Remove(_) => step == Step::Remove,
        Action::Token(_) => return tokens::window(state).map(|_| ()),
        Action::Recall(_) if step != Step::Lay && state.rules < versions::RECALL_AT_ANY_MOMENT => {
            return Err(ids::RECALL.refuse(facts![why = "moment"]));
        }
        Action::Recall(_) => true,
    };
    if fits { Ok(()) } else { Err(due_now(step).refuse(facts![why = "moment"])) }
}

/// The rule that says what is to be done in a step.
fn due_now(step: Step) -> RuleId {
    match step {
        Step::Start => ids::START_ORDER,
        Step::StartTake => ids::START_TAKE,
        Step::Lay => ids::MUST_LAY,
        Step::Settle => ids::SETTLE_ORDER,
        Step::Powers => ids::LAY_ORDER,
        Step::Extra => ids::ONE_AT_A_TIME,
        Step::After => ids::ONE_TOKEN,
        Step::Take => ids::BACK_TO_FOUR,
        Step::Remove => ids::REMOVE,
        Step::Over => ids::LAST_TURNS,
    }
}
