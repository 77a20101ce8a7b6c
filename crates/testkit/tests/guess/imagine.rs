//! A state that fits what a seat knows.

use super::{Cards, OF_EACH, State};
use kernel::{Dice, Seat};

/// Deals the cards that the seat has not seen anew; a player who has laid a card lays any of the new ones.
pub(super) fn imagine(state: &State, seat: Seat, dice: &mut Dice) -> State {
    let mut unseen = unseen_by(state, seat);
    let mut imagined = *state;
    for other in Seat::all(state.seats).filter(|&other| other != seat) {
        let player = &mut imagined.players[other.index()];
        let cards = player.hand.iter().sum::<u8>();
        player.hand = [0; 3];
        for _ in 0..cards {
            player.hand[draw(&mut unseen, dice)] += 1;
        }
        player.laid = player.laid.map(|_| draw(&mut unseen, dice) as u8 + 1);
    }
    imagined
}

fn unseen_by(state: &State, seat: Seat) -> Cards {
    let mut unseen = [OF_EACH; 3];
    for player in state.at_table() {
        (0..3).for_each(|number| unseen[number] -= player.shown[number]);
    }
    let me = &state.players[seat.index()];
    (0..3).for_each(|number| unseen[number] -= me.hand[number]);
    if let Some(card) = me.laid {
        unseen[usize::from(card) - 1] -= 1;
    }
    unseen
}

/// One of the cards, each as likely as any other; returns its number from 0.
fn draw(cards: &mut Cards, dice: &mut Dice) -> usize {
    let mut wanted = dice.below(u32::from(cards.iter().sum::<u8>())) as u8;
    let number = (0..3).find(|&number| {
        let found = wanted < cards[number];
        wanted = wanted.saturating_sub(cards[number]);
        found
    });
    let number = number.expect("the wanted card is among them");
    cards[number] -= 1;
    number
}
