//! Food of connected halves.

use super::ids;
use crate::event::Event;
use crate::state::State;
use kernel::{Log, Seat};

/// SAP-FOOD-1: each connected half of the main lay earns the food of its square. SAP-FOOD-2: once, however many halves
/// it touches. SAP-FOOD-4: both halves do if both are connected. SAP-FOOD-3: a half that is not connected now never
/// earns, because food is earned only at this moment.
pub(crate) fn feed(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let connected = state.turn.pending;
    let player = state.player_mut(seat);
    let laid = *player.lays().last().expect("a tile was laid");
    for (scene, cell) in [(laid.tile.low(), laid.low), (laid.tile.high(), laid.high)] {
        if connected.contains(scene) {
            let food = u16::from(player.valley.food(cell));
            player.food += food;
            log.tell(ids::FOOD, Event::Ate { seat, square: player.valley.square(cell), food });
        }
    }
}
