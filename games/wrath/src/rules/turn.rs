//! Chapter "The turn".

use crate::event::Event;
use crate::rules::ids;
use crate::state::{State, Step};
use kernel::{Fact, Log, Refusal, facts};

/// WRA-TURN-2: a turn has four steps in a fixed order; nothing is done outside its step.
///
/// WRA-RUL-19: so no step is repeated: once step 2 is over, no die can be used any more.
pub(crate) fn in_step(state: &State, wanted: Step) -> Result<(), Refusal> {
    if state.step.number() == wanted.number() {
        return Ok(());
    }
    Err(ids::FOUR_STEPS.refuse(facts![now = step_label(state.step), wanted = step_label(wanted)]))
}

fn step_label(step: Step) -> Fact {
    Fact::label(format!("label-step-{}", step.number()))
}

/// WRA-TURN-1: the next player clockwise takes a turn; nobody is skipped.
///
/// Each turn starts afresh: no dice, no rolls, and one hatching allowed (WRA-HATCH-5).
pub(crate) fn next_player(state: &mut State, log: &mut impl Log<Event>) {
    state.active = state.active.next(state.seats);
    begin(state, log);
}

/// Opens the active player's turn.
pub(crate) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    state.step = Step::BeforeRoll;
    state.rolls = 0;
    state.hatched = false;
    log.tell(ids::NEXT_PLAYER, Event::TurnBegan { seat: state.active });
}

impl Step {
    /// The step of the turn, as the book numbers them. Both questions about rolling belong to step 1.
    pub(crate) fn number(self) -> u8 {
        match self {
            Step::BeforeRoll | Step::Rolled => 1,
            Step::Actions => 2,
            Step::Quake => 3,
            Step::Over => 4,
        }
    }
}
