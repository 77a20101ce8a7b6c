//! Chapter "The end".

use crate::event::Event;
use crate::rules::ids;
use crate::state::State;
use kernel::{Log, Outcome, Seat};

/// NEW-END-1: all cards are turned up. NEW-END-2: then the points are announced.
pub(crate) fn finish(state: &State, log: &mut impl Log<Event>) {
    for seat in Seat::all(state.seats) {
        log.tell(ids::CARDS_ON_THE_TABLE, Event::Revealed { seat, card: state.player(seat).card });
    }
    for seat in Seat::all(state.seats) {
        log.tell(ids::POINTS, Event::Scored { seat, points: points(state, seat) });
    }
}

/// NEW-END-2: total and card together, or nothing beyond the limit.
fn points(state: &State, seat: Seat) -> u8 {
    let player = state.player(seat);
    let sum = player.total + player.card;
    if sum > state.edition.limit { 0 } else { sum }
}

/// NEW-END-3: the most points win; equal points share a rank.
pub(crate) fn outcome(state: &State) -> Outcome {
    Outcome::ranked(state.seats, |seat| i32::from(points(state, seat)), |seat| points(state, seat))
}
