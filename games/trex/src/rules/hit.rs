//! Hits.

use crate::board::Cell;
use crate::event::Event;
use crate::rules::ids;
use crate::state::State;
use kernel::{Log, Seat, Seats};

/// TRX-HIT-2: every other Dino on an entered cell is hit, and again at every entry.
pub(crate) fn all_on_cell(state: &mut State, by: Seat, cell: Cell, log: &mut impl Log<Event>) {
    for victim in victims(state, by, cell).iter() {
        hit(state, by, victim, log);
    }
}

/// TRX-HIT-3: every Dino that stands on the cell at this moment, wherever its card will take it later.
///
/// TRX-HIT-4: a Dino that has left it before is not among them. TRX-HIT-5: nor is the T-Rex, which has no seat and no
/// trees.
fn victims(state: &State, by: Seat, cell: Cell) -> Seats {
    state.dinos_on(cell).without(by)
}

/// TRX-HIT-1: the victim gives a tree from its provisions.
///
/// TRX-HIT-7: the tree goes to the Dino that hit and stays in the game. TRX-HIT-8: nothing else happens to the victim.
fn hit(state: &mut State, by: Seat, victim: Seat, log: &mut impl Log<Event>) {
    state.player_mut(victim).provisions -= 1;
    log.tell(ids::HIT, Event::Hit { by, victim });
    state.player_mut(by).provisions += 1;
    log.tell(ids::RECEIVED, Event::Received { seat: by, from: victim });
}
