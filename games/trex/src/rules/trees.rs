//! Planting the trees.

use crate::board::{Cell, Cells};
use crate::event::Event;
use crate::rules::ids;
use crate::state::State;
use kernel::Log;

/// TRX-TREE-1: one tree on every bare cell, once both tiles lie.
pub(crate) fn plant(state: &mut State, log: &mut impl Log<Event>) {
    let cells: Cells = state.edition.cells().iter().filter(|&cell| is_bare(state, cell)).collect();
    state.trees = cells;
    log.tell(ids::PLANTED, Event::Planted { cells, count: cells.len() as u8 });
    leave_in_box(state, log);
}

/// Whether nothing stands or lies on a cell.
///
/// TRX-TREE-2: the T-Rex stands on the Lair, so that the Lair is not bare.
///
/// TRX-TREE-3: a corner without a Dino is bare, whether its species is absent or its tile has left it.
fn is_bare(state: &State, cell: Cell) -> bool {
    state.rex != Some(cell) && state.feature_on(cell).is_none() && state.dinos_on(cell).is_empty()
}

/// TRX-TREE-4: the trees that were not planted stay in the box for good.
fn leave_in_box(state: &mut State, log: &mut impl Log<Event>) {
    state.unused -= state.trees.len() as u8;
    log.tell(ids::BOXED, Event::Boxed { count: state.unused });
}
