//! Bargains that help: knowledge for knowledge, and keys that fit.

use super::keys::{lock, lock_with};
use kernel::Seat;
use warlock::offer::{Asked, Offer};
use warlock::phase::Talks;
use warlock::state::State;

/// Whether another knows numbers that a seat does not know of.
fn has_news(state: &State, seat: Seat, other: Seat) -> bool {
    let known = state.knowledge.has[seat.index()][other.index()].count_ones();
    lock(state, seat).possible > 1 && known < state.clues[other.index()].count_ones()
}

/// Whether it is worth talking to somebody: there is something to learn, and something to offer for it.
pub(super) fn worth_it(state: &State, seat: Seat, other: Seat) -> bool {
    let person = state.person(seat);
    let seen = state.knowledge.seen[seat.index()][other.index()];
    has_news(state, seat, other) || (improves(state, seat, seen) && (person.gold >= 3 || person.hand != 0))
}

/// Whether some of these cards would make a seat's keys fit better.
fn improves(state: &State, seat: Seat, cards: u32) -> bool {
    let hand = state.person(seat).hand;
    lock_with(state, seat, hand | cards).covered > lock(state, seat).covered
}

/// Whether a proposal brings its proposer nearer to the chest.
pub(super) fn helps(state: &State, seat: Seat, offer: &Offer) -> bool {
    let Some(Talks { opener, other, .. }) = state.talks else { return false };
    let partner = if opener == seat { other } else { opener };
    if offer.ask.clues != Asked::Nothing && has_news(state, seat, partner) {
        return true;
    }
    let hand = state.person(seat).hand;
    let after = (hand & !(offer.give.up | offer.give.down)) | offer.ask.cards;
    offer.ask.cards != 0 && lock_with(state, seat, after).covered > lock(state, seat).covered
}
