//! Chapter "The end of the game".

use crate::event::Event;
use crate::rules::{ids, turn};
use crate::state::{State, Step};
use kernel::{Log, Outcome, Seat};

/// WRA-END-1: the game ends with the eruption that brings somebody to the target.
///
/// WRA-END-2: after everything is scored; nobody takes another turn. WRA-END-6: or when the last turn is played.
/// WRA-END-7: otherwise scores are kept and the next player takes a turn.
pub(crate) fn after_turn(state: &mut State, erupted: bool, log: &mut impl Log<Event>) {
    state.turns += 1;
    if erupted && somebody_reached_the_target(state) {
        finish(state, log, ids::TARGET_REACHED);
    } else if state.turns >= state.edition.most_turns {
        finish(state, log, ids::LONG_GAME);
    } else {
        turn::next_player(state, log);
    }
}

/// WRA-SETUP-6: whether somebody's score has reached the target of this table.
pub(crate) fn somebody_reached_the_target(state: &State) -> bool {
    state.tribes().iter().any(|tribe| tribe.score >= state.target())
}

fn finish(state: &mut State, log: &mut impl Log<Event>, rule: kernel::RuleId) {
    state.step = Step::Over;
    let winner = Seat::all(state.seats).max_by_key(|&seat| rank(state, seat)).expect("somebody plays");
    log.tell(rule, Event::GameOver { winner, score: state.tribe(winner).score });
}

/// WRA-END-3: the higher score is better. WRA-END-4: with equal scores, the later seat.
fn rank(state: &State, seat: Seat) -> (u16, Seat) {
    (state.tribe(seat).score, seat)
}

/// WRA-END-5: the full ranking; no rank is shared.
pub(crate) fn outcome(state: &State) -> Outcome {
    Outcome::ranked(state.seats, |seat| i32::from(state.tribe(seat).score), |seat| rank(state, seat))
}
