//! Water: swapping a tile.

use super::ids;
use crate::action::Action;
use crate::event::Event;
use crate::power::Power;
use crate::state::State;
use crate::tile::{Tile, TileSet};
use kernel::{Log, Refusal, Seat, facts};

/// SAP-WATER-1: the Common Pool and the reserves of all others, finished players included (SAP-OUT-4, SAP-RUL-25).
#[inline]
fn elsewhere(state: &State, seat: Seat) -> TileSet {
    state.open_tiles().minus(state.player(seat).reserve)
}

/// SAP-WATER-3: there is a tile of the player's own and one elsewhere.
pub(crate) fn is_usable(state: &State, seat: Seat) -> bool {
    !state.player(seat).reserve.is_empty() && !elsewhere(state, seat).is_empty()
}

/// Adds every swap of the current player.
pub(crate) fn list(state: &State, wrap: fn(Power) -> Action, out: &mut Vec<Action>) {
    let others = elsewhere(state, state.seat);
    for give in state.current().reserve.iter() {
        out.extend(others.iter().map(|take| wrap(Power::Water { give, take })));
    }
}

/// SAP-WATER-1, SAP-WATER-3: whether these two tiles can be swapped.
pub(crate) fn check(state: &State, seat: Seat, give: Tile, take: Tile) -> Result<(), Refusal> {
    if !state.player(seat).reserve.contains(give) {
        return Err(ids::WATER.refuse(facts![why = "give", tile = give]));
    }
    if !elsewhere(state, seat).contains(take) {
        return Err(ids::WATER.refuse(facts![why = "take", tile = take]));
    }
    Ok(())
}

/// SAP-WATER-1: the two tiles change places, so no reserve grows or shrinks (SAP-WATER-4). SAP-WATER-2, SAP-BRAWL-9:
/// brawl tokens belong to their tile, not to its place, and stay on it.
pub(crate) fn swap(state: &mut State, seat: Seat, give: Tile, take: Tile, log: &mut impl Log<Event>) {
    let with = Seat::all(state.seats).find(|&other| state.player(other).reserve.contains(take));
    let there = match with {
        Some(other) => &mut state.players[other.index()].reserve,
        None => &mut state.common,
    };
    *there = there.without(take).with(give);
    let player = state.player_mut(seat);
    player.reserve = player.reserve.without(give).with(take);
    log.tell(ids::WATER, Event::Swapped { seat, gave: give, took: take, with });
}
