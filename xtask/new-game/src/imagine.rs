//! A state that fits what a seat knows.

use crate::edition::MOST_CARDS;
use crate::state::State;
use kernel::{Dice, Seat};

/// Deals the cards that the seat does not know anew.
pub(crate) fn imagine(state: &State, seat: Seat, dice: &mut Dice) -> State {
    let mut imagined = *state;
    if state.everybody_stopped() {
        return imagined;
    }
    let own = state.player(seat).card;
    let mut cards = [0; MOST_CARDS];
    let unknown = (1..=state.edition.highest).filter(|&card| card != own);
    let count = cards.iter_mut().zip(unknown).map(|(place, card)| *place = card).count();
    dice.shuffle(&mut cards[..count]);
    let others = Seat::all(state.seats).filter(|&other| other != seat);
    others.zip(cards).for_each(|(other, card)| imagined.player_mut(other).card = card);
    imagined
}
