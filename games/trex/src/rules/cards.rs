//! The action cards.

use crate::action::Action;
use crate::cards::Cards;
use crate::event::Event;
use crate::rules::ids;
use crate::state::{MAX_PLAYERS, Phase, State};
use kernel::{Dice, Facts, Log, Refusal, Seat};

/// TRX-CARD-1: the nine cards of a seat's species.
pub(crate) fn deck(state: &State, seat: Seat) -> Cards {
    state.edition.card(state.player(seat).species).deck
}

/// TRX-CARD-2: where the setting says so, everybody sets aside one of their nine cards, each equally likely.
pub(crate) fn set_aside(state: &mut State, dice: &mut Dice, log: &mut impl Log<Event>) {
    if state.setting().remove_cards == 0 {
        return;
    }
    for seat in Seat::all(state.seats) {
        let hand = &mut state.players[seat.index()].hand;
        let card = hand.at(dice.below(u32::from(hand.total())));
        hand.take(card);
        state.player_mut(seat).set_aside = Some(card);
        log.tell(ids::SET_ASIDE, Event::SetAside { seat, card });
    }
}

/// TRX-CARD-4: the game has as many turns as a hand has cards.
#[inline]
pub(crate) fn turns(state: &State) -> u8 {
    state.setting().turns
}

/// TRX-CARD-5: everybody in the game plays a card; nobody passes.
pub(crate) fn plays_one(state: &State, action: Action) -> Result<(), Refusal> {
    if action == Action::Abstain && state.phase == Phase::Choose {
        return Err(ids::ONE_CARD.refuse(Facts::none()));
    }
    Ok(())
}

/// TRX-CARD-6: the cards of the turn go face up to the discards, and never come back.
pub(crate) fn discard(state: &mut State, log: &mut impl Log<Event>) {
    for number in 0..MAX_PLAYERS {
        let player = &mut state.players[number];
        if let Some(card) = player.face_up.take().and_then(Action::card) {
            player.discards.add(card);
            log.tell(ids::DISCARDED, Event::Discarded { seat: Seat(number as u8), card });
        }
    }
}
