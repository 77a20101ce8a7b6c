//! Hits.

use crate::board::Cell;
use crate::event::Event;
use crate::rules::ids;
use crate::state::State;
use kernel::{Log, Seat};

/// TRX-HIT-2: every other Dino on the cell is hit, and again at every entry.
///
/// TRX-MOVE-4 and TRX-HIT-3: who stands there now is hit, wherever its card would take it later. TRX-HIT-4: who has
/// left is not. TRX-HIT-5: the T-Rex is no Dino of a seat, so it gives and takes nothing. TRX-HIT-8: victims stay
/// where they are.
///
/// TRX-HIT-6: called before the bite and before anybody is found to be out.
///
/// TRX-HIT-9: a Dino in its refuge is never reached, since nobody else may enter that cell.
pub(crate) fn all_on_cell(state: &mut State, by: Seat, cell: Cell, log: &mut impl Log<Event>) {
    for victim in state.dinos_on(cell).without(by).iter() {
        hit(state, by, victim, log);
    }
}

/// TRX-HIT-1: the victim gives a tree from its provisions.
///
/// TRX-HIT-7: the tree goes to the Dino that hit and stays in the game.
fn hit(state: &mut State, by: Seat, victim: Seat, log: &mut impl Log<Event>) {
    state.player_mut(victim).provisions -= 1;
    log.tell(ids::HIT, Event::Hit { by, victim });
    state.player_mut(by).provisions += 1;
    log.tell(ids::RECEIVED, Event::Received { seat: by, from: victim });
}
