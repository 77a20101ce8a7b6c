//! The end of the game.

use crate::event::Event;
use crate::rules::{cards, ids};
use crate::state::{Phase, State};
use kernel::{Facts, Log, Outcome, Refusal, RuleId, Seat};

/// Nothing is played after the end.
pub(crate) fn nothing_more() -> Result<(), Refusal> {
    Err(ids::LAST_TURN.refuse(Facts::none()))
}

/// TRX-END-1: the game ends after phase 6 of the last turn.
///
/// TRX-RUL-19: a T-Rex that is away by then stays away.
pub(crate) fn after_last_turn(state: &mut State, log: &mut impl Log<Event>) {
    let tied = outcome(state).winners().len() > 1;
    finish(state, if tied { ids::SHARED_VICTORY } else { ids::MOST_TREES }, log);
}

/// Ends the game at once when one player or none is left.
pub(crate) fn too_few_left(state: &mut State, log: &mut impl Log<Event>) {
    match state.living().len() {
        0 => finish(state, ids::ALL_GONE, log),
        1 => finish(state, ids::LAST_ONE, log),
        _ => {}
    }
}

/// TRX-RUL-25: cards still on the table are discarded. TRX-RUL-26: the cards set aside are shown.
fn finish(state: &mut State, rule: RuleId, log: &mut impl Log<Event>) {
    state.phase = Phase::Over;
    cards::discard(state, log);
    for seat in Seat::all(state.seats) {
        if let Some(card) = state.player(seat).set_aside {
            log.tell(ids::ALL_TOLD, Event::SetAsideShown { seat, card });
        }
    }
    log.tell(rule, Event::Won { winners: outcome(state).winners() });
}

/// TRX-END-7: the players in the game by their trees, then the eliminated, the later ones first; equals share a rank.
///
/// TRX-END-6: only provisions count.
pub(crate) fn outcome(state: &State) -> Outcome {
    Outcome::ranked(state.seats, |seat| i32::from(state.player(seat).provisions), |seat| standing(state, seat))
}

/// What decides a rank: being in the game, then trees or the time of falling.
///
/// TRX-END-2: most trees among those in the game. TRX-END-3: nothing else, so players with equal trees win together.
/// TRX-END-4: the only one in the game comes first. TRX-END-5: if nobody is, those who fell last come first, all of
/// them.
fn standing(state: &State, seat: Seat) -> (bool, u8) {
    let player = state.player(seat);
    (player.lives(), if player.lives() { player.provisions } else { player.fallen })
}
