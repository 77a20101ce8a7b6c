//! Elimination.

use crate::cards::Cards;
use crate::event::Event;
use crate::rules::{end, ids};
use crate::state::{Player, State};
use kernel::{Facts, Log, Refusal, Seat};

/// TRX-ELIM-2: checked after every single event, so that those who fall to the same event fall together.
#[inline]
pub(crate) fn look(state: &mut State, log: &mut impl Log<Event>) {
    let out = state.seats_where(is_out);
    if out.is_empty() {
        return;
    }
    let event = 1 + state.players.iter().map(|player| player.fallen).max().unwrap_or(0);
    for seat in out.iter() {
        leave(state, seat, event, log);
    }
    end::too_few_left(state, log);
}

/// TRX-ELIM-1: a player on the board without a tree is out.
#[inline]
fn is_out(player: &Player) -> bool {
    player.lives() && player.provisions == 0
}

/// TRX-ELIM-3: the figure leaves the board, and the unplayed cards go face up to the discards.
///
/// TRX-ELIM-5: nothing ever puts a figure back.
fn leave(state: &mut State, seat: Seat, event: u8, log: &mut impl Log<Event>) {
    let player = state.player_mut(seat);
    player.dino = None;
    player.fallen = event;
    let cards = std::mem::replace(&mut player.hand, Cards::NONE);
    player.discards = player.discards.plus(cards);
    log.tell(ids::ELIMINATED, Event::Eliminated { seat });
    log.tell(ids::LEAVES, Event::HandDiscarded { seat, cards });
}

/// The eliminated play no more cards: TRX-ELIM-4 leaves them only the T-Rex.
pub(crate) fn plays_cards(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.player(seat).lives() { Ok(()) } else { Err(ids::STEERS_ONLY.refuse(Facts::none())) }
}
