//! A state that fits what a seat knows.

use crate::action::Action;
use crate::cards::Cards;
use crate::rules::{self, cards};
use crate::state::State;
use kernel::{Dice, Seat};

/// The state with everything that a seat may not know drawn anew: the others' set-aside cards, each unseen card being
/// equally likely, and their answers, each legal one being equally likely.
pub(crate) fn imagine(state: &State, seat: Seat, dice: &mut Dice) -> State {
    let mut imagined = state.clone();
    if state.is_over() {
        return imagined;
    }
    for other in Seat::all(state.seats).filter(|&other| other != seat) {
        if state.turn > 0 {
            set_aside_anew(&mut imagined, other, dice);
        }
        if state.player(other).answer.is_some() {
            answer_anew(&mut imagined, other, dice);
        }
    }
    imagined
}

/// The unseen cards are the hand and the card set aside: any of them may be the latter.
fn set_aside_anew(state: &mut State, seat: Seat, dice: &mut Dice) {
    let player = state.player(seat);
    if player.set_aside.is_none() {
        return;
    }
    let on_table = Cards::from(player.face_up.and_then(Action::card));
    let mut unseen = cards::deck(state, seat).minus(player.discards).minus(on_table);
    let card = unseen.at(dice.below(u32::from(unseen.total())));
    unseen.take(card);
    let player = state.player_mut(seat);
    player.set_aside = Some(card);
    player.hand = unseen;
}

/// Any answer that the seat could have given.
fn answer_anew(state: &mut State, seat: Seat, dice: &mut Dice) {
    state.player_mut(seat).answer = None;
    let mut answers = Vec::new();
    rules::actions(state, seat, &mut answers);
    let chosen = answers[dice.below(answers.len() as u32) as usize];
    state.player_mut(seat).answer = Some(chosen);
}
