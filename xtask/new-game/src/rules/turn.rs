//! Chapter "The turn".

use crate::event::Event;
use crate::rules::ids;
use crate::state::State;
use kernel::{Dice, Log, Refusal, Seat, facts};

/// NEW-TURN-3: a player who has reached the limit may not roll any more.
pub(crate) fn below_the_limit(state: &State, seat: Seat) -> Result<(), Refusal> {
    let (total, limit) = (state.player(seat).total, state.edition.limit);
    if total >= limit {
        return Err(ids::ENOUGH.refuse(facts![total, limit]));
    }
    Ok(())
}

/// NEW-TURN-2: the die adds to the total.
pub(crate) fn roll(state: &mut State, seat: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
    let pips = dice.below(u32::from(state.edition.sides)) as u8 + 1;
    let player = state.player_mut(seat);
    player.total += pips;
    let total = player.total;
    log.tell(ids::ROLL_OR_STOP, Event::Rolled { seat, pips, total });
}

/// NEW-TURN-2: a player who stops does so for the rest of the game.
pub(crate) fn stop(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let player = state.player_mut(seat);
    player.stopped = true;
    let total = player.total;
    log.tell(ids::ROLL_OR_STOP, Event::Stopped { seat, total });
}

/// NEW-TURN-1: clockwise, past those who have stopped.
pub(crate) fn next_player(state: &mut State) {
    let mut next = state.active.next(state.seats);
    while state.player(next).stopped {
        next = next.next(state.seats);
    }
    state.active = next;
}
