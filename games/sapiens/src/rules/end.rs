//! The next player, the last round, the results.

use super::{ids, turn};
use crate::event::Event;
use crate::state::{State, Step};
use kernel::{Log, Outcome, Seat};

/// The Common Pool is filled: the next player's step begins.
pub(crate) fn next(state: &mut State, log: &mut impl Log<Event>) {
    if state.round == 0 {
        return next_start(state, log);
    }
    trigger(state, log);
    pass_on(state, log);
}

/// SAP-START-1: the starting lays go around once, in turn order; then the turns begin with the first player.
fn next_start(state: &mut State, log: &mut impl Log<Event>) {
    let next = state.seat.next(state.seats);
    if next == state.first {
        state.round = 1;
        turn::begin(state, next, log);
    } else {
        state.seat = next;
        state.step = Step::Start;
    }
}

/// SAP-END-1: the end is triggered when the pile and the Common Pool are empty after completing.
fn trigger(state: &mut State, log: &mut impl Log<Event>) {
    if !state.last_round && state.pile.is_empty() && state.common.is_empty() {
        state.last_round = true;
        log.tell(ids::LAST_ROUND, Event::LastRound);
    }
}

/// SAP-TURN-1: the next unfinished player of the round has a turn (SAP-OUT-6). SAP-END-2, SAP-RUL-35: when the last round
/// is over the game ends; otherwise a new one begins at the first player's seat. SAP-END-4, SAP-RUL-31: when everybody
/// has finished it ends at once.
pub(crate) fn pass_on(state: &mut State, log: &mut impl Log<Event>) {
    let unfinished = |seat: &Seat| !state.player(*seat).finished;
    let later_in_the_round =
        std::iter::successors(Some(state.seat.next(state.seats)), |seat| Some(seat.next(state.seats)))
            .take_while(|&seat| seat != state.first)
            .find(unfinished);
    if let Some(seat) = later_in_the_round {
        return turn::begin(state, seat, log);
    }
    let next_round = std::iter::successors(Some(state.first), |seat| Some(seat.next(state.seats)))
        .take(usize::from(state.seats))
        .find(unfinished);
    match next_round {
        Some(seat) if !state.last_round => {
            state.round += 1;
            turn::begin(state, seat, log);
        }
        Some(_) | None => finish_game(state, log),
    }
}

/// SAP-END-5: a player's result is the lower of the two scores. SAP-END-8, SAP-HUNT-6: nothing else counts.
pub(crate) fn result(state: &State, seat: Seat) -> u16 {
    let player = state.player(seat);
    player.food.min(player.shelter)
}

/// SAP-END-6: the highest result wins. SAP-END-7: equal results share the rank, and nothing breaks the tie.
pub(crate) fn outcome(state: &State) -> Outcome {
    Outcome::ranked(state.seats, |seat| result(state, seat).into(), |seat| result(state, seat))
}

fn finish_game(state: &mut State, log: &mut impl Log<Event>) {
    state.step = Step::Over;
    state.turn = crate::state::TurnMemory::default();
    for seat in Seat::all(state.seats) {
        let player = state.player(seat);
        let event = Event::Result { seat, food: player.food, shelter: player.shelter, result: result(state, seat) };
        log.tell(ids::RESULT, event);
    }
    let winners = outcome(state).winners();
    let rule = if winners.len() > 1 { ids::SHARED_VICTORY } else { ids::VICTORY };
    for seat in winners.iter() {
        log.tell(rule, Event::Won { seat });
    }
}
