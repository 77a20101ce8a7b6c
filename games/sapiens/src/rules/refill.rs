//! Completing the reserves.

use super::{end, ids, two};
use crate::action::Action;
use crate::event::Event;
use crate::state::{State, Step};
use crate::tile::{Tile, TileSet};
use kernel::{Log, Refusal, RuleId, Seat, facts};

/// SAP-REF-1: as many tiles as are missing from a full reserve. SAP-REF-2, SAP-RUL-28: all tiles there are, if they are
/// too few.
fn needed(state: &State, seat: Seat) -> u32 {
    let missing = u32::from(state.edition.values.reserve).saturating_sub(state.player(seat).reserve.len());
    missing.min(state.common.len())
}

/// SAP-START-10 governs the tile taken in the starting step and the one revealed, SAP-REF-1 and SAP-REF-4 all others.
fn taking_rule(state: &State) -> RuleId {
    if state.round == 0 { ids::START_TAKE } else { ids::BACK_TO_FOUR }
}

/// Laying is over (SAP-TURN-1): the player takes tiles, without a question where there is nothing to choose. SAP-END-3:
/// in the last turns there is nothing to take.
pub(crate) fn complete(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.step = if state.round == 0 { Step::StartTake } else { Step::Take };
    let needed = needed(state, seat);
    if needed == 0 {
        take(state, seat, TileSet::empty(), log);
    } else if needed == state.common.len() {
        take(state, seat, state.common, log);
    }
}

/// Adds every choice of as many tiles as the current player needs.
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    let needed = needed(state, state.seat);
    if needed == 1 {
        out.extend(state.common.iter().map(|tile| Action::Take(TileSet::one(tile))));
        return;
    }
    for choice in 0_u32..1 << state.common.len() {
        if choice.count_ones() == needed {
            let chosen = |(place, tile): (usize, Tile)| (choice >> place & 1 == 1).then_some(tile);
            out.push(Action::Take(state.common.iter().enumerate().filter_map(chosen).collect()));
        }
    }
}

/// SAP-REF-1, SAP-START-10: exactly as many as needed, all from the Common Pool.
pub(crate) fn check(state: &State, seat: Seat, tiles: TileSet) -> Result<(), Refusal> {
    let needed = needed(state, seat);
    if let Some(tile) = tiles.minus(state.common).first() {
        return Err(taking_rule(state).refuse(facts![why = "tile", tile, needed]));
    }
    if tiles.len() != needed {
        return Err(taking_rule(state).refuse(facts![why = "count", tile = "", needed]));
    }
    Ok(())
}

/// SAP-REF-3: all tiles are taken before any is revealed. With two players one is removed in between (SAP-2P-1), but not
/// in the starting step (SAP-START-11, SAP-RUL-3).
pub(crate) fn take(state: &mut State, seat: Seat, tiles: TileSet, log: &mut impl Log<Event>) {
    for tile in tiles.iter() {
        state.common = state.common.without(tile);
        let player = state.player_mut(seat);
        player.reserve = player.reserve.with(tile);
        log.tell(taking_rule(state), Event::Took { seat, tile });
    }
    if state.seats == 2 && state.round > 0 {
        two::go_on(state, seat, log);
    } else {
        fill(state, if state.round == 0 { ids::START_TAKE } else { ids::BACK_TO_FIVE }, log);
        end::next(state, log);
    }
}

/// SAP-REF-4: the Common Pool is filled to five. SAP-REF-5: as far as the pile reaches.
pub(crate) fn fill(state: &mut State, rule: RuleId, log: &mut impl Log<Event>) {
    while state.common.len() < u32::from(state.edition.values.common)
        && let Some(tile) = state.pile.draw()
    {
        state.common = state.common.with(tile);
        log.tell(rule, Event::Revealed { tile });
    }
}
