//! Two players: one tile leaves the Common Pool every turn.

use super::{brawl, end, ids, refill};
use crate::event::Event;
use crate::state::{State, Step};
use crate::tile::Tile;
use kernel::{Log, Refusal, Seat, facts};

/// SAP-2P-1: the player removes a tile, also when the other player has finished (SAP-2P-5, SAP-RUL-30). SAP-2P-2: nothing
/// from an empty Common Pool; a single tile goes without asking.
pub(crate) fn go_on(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.step = Step::Remove;
    match (state.common.len(), state.common.first()) {
        (0, _) | (_, None) => close(state, log),
        (1, Some(tile)) => remove(state, seat, tile, log),
        (_, Some(_)) => {}
    }
}

/// SAP-2P-1: a tile of the Common Pool.
pub(crate) fn check(state: &State, tile: Tile) -> Result<(), Refusal> {
    if state.common.contains(tile) {
        return Ok(());
    }
    Err(ids::REMOVE.refuse(facts![why = "tile", tile = tile]))
}

/// SAP-2P-1: the tile is out of the game. SAP-2P-4: everybody saw it, and it stays among the removed ones.
pub(crate) fn remove(state: &mut State, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    state.common = state.common.without(tile);
    state.removed = state.removed.with(tile);
    log.tell(ids::REMOVE, Event::Removed { seat, tile });
    brawl::return_all(state, tile, log);
    close(state, log);
}

/// SAP-2P-3: then the Common Pool is filled.
fn close(state: &mut State, log: &mut impl Log<Event>) {
    refill::fill(state, ids::FILL_TWO, log);
    end::next(state, log);
}
