//! The harvest.

use crate::board::Cell;
use crate::event::Event;
use crate::rules::ids;
use crate::state::State;
use kernel::{Log, Seat};

/// TRX-HARV-1: each Dino alone on a tree takes it.
///
/// TRX-HARV-3: nobody is asked. TRX-HARV-4: what counts is who stands where now; the eliminated stand nowhere.
/// TRX-HARV-5: it does not matter which card was played.
pub(crate) fn harvest(state: &mut State, log: &mut impl Log<Event>) {
    for seat in Seat::all(state.seats) {
        let Some(cell) = state.player(seat).dino.filter(|&cell| state.trees.contains(cell)) else { continue };
        if is_alone(state, seat, cell) {
            state.trees = state.trees.without(cell);
            state.player_mut(seat).provisions += 1;
            log.tell(ids::HARVEST, Event::Harvested { seat, cell });
        } else if state.dinos_on(cell).first() == Some(seat) {
            log.tell(ids::ALONE, Event::Contested { cell });
        }
    }
}

/// TRX-HARV-2: alone means no other Dino and no T-Rex.
fn is_alone(state: &State, seat: Seat, cell: Cell) -> bool {
    state.dinos_on(cell).without(seat).is_empty() && state.rex != Some(cell)
}
