//! The order of a lay: brawl tokens, food, powers, cave.

use super::{abandon, brawl, caves, effects, feast, food, ids, refill, tokens};
use crate::action::Lay;
use crate::event::Event;
use crate::player::{Laid, TokenPlace};
use crate::scene::SceneSet;
use crate::state::{Covered, LayKind, State, Step};
use kernel::{Log, RuleId, Seat};

/// SAP-TURN-4: the tile goes from the player's reserve to the player's own valley, then the lay is resolved in order.
pub(crate) fn lay(state: &mut State, seat: Seat, lay: &Lay, kind: LayKind, log: &mut impl Log<Event>) {
    let (low, high) = state.player(seat).cells(lay).expect("the lay was checked");
    if kind == LayKind::Main {
        state.turn.pending = connected(state, seat, lay);
    }
    let cave = low.cave_number().or(high.cave_number());
    let covered = cave.map(|cave| match kind {
        LayKind::Found => {
            abandon::leave_the_tribe(state, seat, cave, log);
            Covered { cave, token: None }
        }
        LayKind::Start | LayKind::Main | LayKind::Extra => set_aside(state, seat, cave),
    });
    match kind {
        LayKind::Extra => state.turn.extra_cave = covered,
        LayKind::Start | LayKind::Found | LayKind::Main => state.turn.main_cave = covered,
    }
    let plains_open = state.turn.plains_open;
    let player = state.player_mut(seat);
    if kind == LayKind::Start {
        player.new_tribe();
    }
    player.reserve = player.reserve.without(lay.tile);
    player.put(Laid { tile: lay.tile, low, high, tribe: player.tribes, plains_open });
    log.tell(lay_rule(kind), Event::laid(seat, lay, kind));
    state.turn.laying = Some(kind);
    brawl::settle(state, seat, log);
}

fn lay_rule(kind: LayKind) -> RuleId {
    match kind {
        LayKind::Start => ids::START_PLACE,
        LayKind::Found => ids::ANY_TILE,
        LayKind::Main => ids::TWO_SQUARES,
        LayKind::Extra => ids::FEAST,
    }
}

/// SAP-EFF-4, SAP-RUL-9: which halves are connected is fixed when the tile is laid.
fn connected(state: &State, seat: Seat, lay: &Lay) -> SceneSet {
    let player = state.player(seat);
    let (low, high) = player.cells(lay).expect("the lay was checked");
    [(lay.tile.low(), low), (lay.tile.high(), high)]
        .into_iter()
        .filter(|(scene, cell)| player.reach[scene.index()].contains(*cell))
        .map(|(scene, _)| scene)
        .collect()
}

/// SAP-CAVE-4, SAP-RUL-15: the token of a covered cave is lifted, and waits for the cave's reward.
fn set_aside(state: &mut State, seat: Seat, cave: u8) -> Covered {
    let player = state.player_mut(seat);
    let token = player.token_on(cave);
    if let Some(scene) = token {
        player.tokens[scene.index()] = TokenPlace::SetAside;
    }
    Covered { cave, token }
}

/// SAP-TURN-5: after the brawl tokens come the food, the powers and the cave, as far as this kind of lay has them.
/// SAP-FOOD-6, SAP-EFF-7, SAP-START-8, SAP-ABN-9: only the lay of the turn earns food and uses powers.
pub(crate) fn after_settling(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let kind = state.turn.laying.take().expect("a tile is being laid");
    match kind {
        LayKind::Start => {
            caves::reward_main(state, seat, log);
            refill::complete(state, seat, log);
        }
        LayKind::Found => found(state, seat, log),
        LayKind::Main => {
            food::feed(state, seat, log);
            effects::go_on(state, seat, log);
        }
        LayKind::Extra => feast::laid(state, seat, log),
    }
}

/// SAP-ABN-11: after a founding lay the turn continues as usual; in the starting step, with the tile to take.
fn found(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let covered = state.turn.main_cave.take().expect("a tribe is founded on a cave");
    abandon::low_shelter(state, seat, covered.cave, log);
    if state.round == 0 {
        refill::complete(state, seat, log);
    } else {
        after(state, seat, log);
    }
}

/// SAP-TOK-2: when the lay is fully resolved, there is a last window for the token of the turn, if one can be played.
pub(crate) fn after(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.step = Step::After;
    if !tokens::any_playable(state, tokens::Window::AfterLay) {
        refill::complete(state, seat, log);
    }
}
