//! The reward of a covered cave.

use super::ids;
use crate::event::Event;
use crate::player::TokenPlace;
use crate::state::{Covered, State};
use kernel::{Log, RuleId, Seat};

/// The cave under the main tile, or under the starting tile (SAP-START-6, SAP-START-7), is rewarded.
pub(crate) fn reward_main(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let rules = if state.round == 0 { (ids::START_TOKEN, ids::START_SHELTER) } else { (ids::CAVE_TOKEN, ids::SHELTER) };
    if let Some(covered) = state.turn.main_cave.take() {
        reward(state, seat, covered, rules, log);
    }
}

/// SAP-FEAST-3: the cave under an extra tile is rewarded in full.
pub(crate) fn reward_extra(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if let Some(covered) = state.turn.extra_cave.take() {
        reward(state, seat, covered, (ids::CAVE_TOKEN, ids::SHELTER), log);
    }
}

/// SAP-CAVE-2: the token goes into the stock, if there was one. SAP-CAVE-3: then the high value counts, otherwise the
/// low.
fn reward(state: &mut State, seat: Seat, covered: Covered, rules: (RuleId, RuleId), log: &mut impl Log<Event>) {
    let player = state.player_mut(seat);
    let cave = player.valley.caves[usize::from(covered.cave)];
    if let Some(scene) = covered.token {
        player.tokens[scene.index()] = TokenPlace::Stock;
        log.tell(rules.0, Event::TokenTaken { seat, scene, at: cave.at });
    }
    let shelter = u16::from(if covered.token.is_some() { cave.high } else { cave.low });
    player.shelter += shelter;
    log.tell(rules.1, Event::Sheltered { seat, cave: cave.at, shelter });
}
