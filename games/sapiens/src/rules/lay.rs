//! Laying a tile: which lays are legal, for main and extra lays alike.
//!
//! Legal lays are computed with bitboards. For every scene the valley knows which squares touch a half of it; from that
//! follow the squares where a half of this scene may lie, and those where it would be connected. A lay is a pair of
//! touching squares, each open to its half, at least one of them connected.

use super::ids;
use crate::action::{Action, Lay};
use crate::player::{Player, TokenPlace};
use crate::scene::Scene;
use crate::square::{Cell, Cells};
use crate::state::State;
use kernel::{Refusal, Seat, facts};

/// For every scene, where a half of it may lie now.
struct Fit {
    /// Where it breaks no rule.
    open: [Cells; 8],
    /// Where it is connected as well.
    joined: [Cells; 8],
}

/// SAP-LAY-7: a half may touch several tiles, as long as all of them show its own scene: squares that touch two
/// different scenes are open to none.
#[inline]
fn fit(player: &Player, plains_open: bool) -> Fit {
    let (mut touched, mut contested) = (Cells::NONE, Cells::NONE);
    for reach in player.reach {
        contested |= touched & reach;
        touched |= reach;
    }
    let possible = player.free() & !player.abandoned_reach;
    let alone = possible & !touched;
    let closed = closed_caves(player);
    let mut fit = Fit { open: [Cells::NONE; 8], joined: [Cells::NONE; 8] };
    for scene in Scene::ALL {
        let mut allowed = !closed;
        if let TokenPlace::Slot(slot) = player.tokens[scene.index()] {
            allowed |= Cell::cave(slot).bit();
        }
        if scene == Scene::Gathering && !plains_open {
            allowed = allowed & !player.valley.plains;
        }
        let joined = possible & player.reach[scene.index()] & !contested & allowed;
        fit.joined[scene.index()] = joined;
        fit.open[scene.index()] = joined | (alone & allowed);
    }
    fit
}

/// SAP-LAY-11, SAP-LAY-12: the caves with a token are open to its scene only. Waterfalls are not on the bitboard.
#[inline]
fn closed_caves(player: &Player) -> Cells {
    player.tokens.iter().fold(Cells::NONE, |closed, &place| match place {
        TokenPlace::Slot(slot) => closed | (Cell::cave(slot).bit() & Cells::ALL),
        TokenPlace::SetAside | TokenPlace::Stock | TokenPlace::Playing | TokenPlace::Used | TokenPlace::Discarded => {
            closed
        }
    })
}

/// Adds every legal lay of the current player, as the given kind of action.
#[inline]
pub(crate) fn list(state: &State, kind: fn(Lay) -> Action, out: &mut Vec<Action>) {
    let player = state.current();
    let fit = fit(player, state.turn.plains_open);
    let square = |cell: Cell| player.valley.square(cell);
    for tile in player.reserve.iter() {
        let (low, high) = (tile.low().index(), tile.high().index());
        for at in fit.joined[low].iter() {
            for beside in (player.valley.neighbours(at) & fit.open[high]).iter() {
                out.push(kind(Lay { tile, low: square(at), high: square(beside) }));
            }
        }
        // Only lays where just the higher scene is connected: the others were listed above.
        let unjoined = fit.open[low] & !fit.joined[low];
        for at in fit.joined[high].iter() {
            for beside in (player.valley.neighbours(at) & unjoined).iter() {
                out.push(kind(Lay { tile, low: square(beside), high: square(at) }));
            }
        }
    }
}

/// Whether the current player has a legal lay.
#[inline]
pub(crate) fn exists(state: &State) -> bool {
    let player = state.current();
    let fit = fit(player, state.turn.plains_open);
    let beside = |at: Cells, other: Cells| at.iter().any(|cell| !(player.valley.neighbours(cell) & other).is_empty());
    player.reserve.iter().any(|tile| {
        let (low, high) = (tile.low().index(), tile.high().index());
        beside(fit.joined[low], fit.open[high]) || beside(fit.joined[high], fit.open[low])
    })
}

/// Whether a lay is legal; if not, the first broken rule.
pub(crate) fn check(state: &State, seat: Seat, lay: &Lay) -> Result<(), Refusal> {
    let player = state.player(seat);
    from_own_reserve(player, lay)?;
    no_waterfall(lay)?;
    let (low, high) = two_touching_squares(player, lay)?;
    let halves = [(lay.tile.low(), low, high), (lay.tile.high(), high, low)];
    for (_, cell, _) in halves {
        no_tile(player, cell)?;
    }
    for (_, cell, _) in halves {
        no_bear(player, cell)?;
    }
    touches_the_tribe(player, low, high)?;
    for (scene, cell, _) in halves {
        equal_scenes_meet(player, scene, cell)?;
    }
    for (_, cell, _) in halves {
        away_from_abandoned(player, cell)?;
    }
    for (scene, cell, _) in halves {
        no_gathering_on_plains(player, scene, cell, state.turn.plains_open)?;
    }
    for (scene, cell, _) in halves {
        scene_of_the_cave(player, scene, cell)?;
    }
    Ok(())
}

/// SAP-LAY-1: the tile comes from the player's own reserve.
fn from_own_reserve(player: &Player, lay: &Lay) -> Result<(), Refusal> {
    if player.reserve.contains(lay.tile) {
        return Ok(());
    }
    Err(ids::TWO_SQUARES.refuse(facts![why = "reserve", tile = lay.tile, low = "", high = ""]))
}

/// SAP-LAY-4: waterfalls are never covered. Checked before the squares, because a waterfall is not one.
fn no_waterfall(lay: &Lay) -> Result<(), Refusal> {
    match [lay.low, lay.high].into_iter().find(|square| square.is_waterfall()) {
        Some(square) => Err(ids::NO_WATERFALL.refuse(facts![square = square])),
        None => Ok(()),
    }
}

/// SAP-LAY-1: the tile covers two touching squares, a cave being a square (SAP-CAVE-1).
fn two_touching_squares(player: &Player, lay: &Lay) -> Result<(Cell, Cell), Refusal> {
    match player.cells(lay) {
        Some((low, high)) if player.valley.neighbours(low).contains(high) => Ok((low, high)),
        Some(_) | None => {
            let (tile, low, high) = (lay.tile, lay.low, lay.high);
            Err(ids::TWO_SQUARES.refuse(facts![why = "squares", tile, low, high]))
        }
    }
}

/// SAP-LAY-2: tiles never overlap.
fn no_tile(player: &Player, cell: Cell) -> Result<(), Refusal> {
    if !player.covered().contains(cell) {
        return Ok(());
    }
    Err(ids::NO_TILE.refuse(facts![square = player.valley.square(cell)]))
}

/// SAP-LAY-3, SAP-FIRE-5: no tile is laid on a bear.
fn no_bear(player: &Player, cell: Cell) -> Result<(), Refusal> {
    if !player.bears.contains(cell) {
        return Ok(());
    }
    Err(ids::NO_BEAR.refuse(facts![square = player.valley.square(cell)]))
}

/// SAP-LAY-5: at least one half touches the active tribe. SAP-LAY-13, SAP-RUL-7: the tile itself does not count, as it
/// is not laid yet.
fn touches_the_tribe(player: &Player, low: Cell, high: Cell) -> Result<(), Refusal> {
    let reach = player.active_reach();
    if reach.contains(low) || reach.contains(high) {
        return Ok(());
    }
    Err(ids::TOUCH.refuse(facts![]))
}

/// SAP-LAY-6: wherever a half touches a half of another tile, the scenes are identical.
fn equal_scenes_meet(player: &Player, scene: Scene, cell: Cell) -> Result<(), Refusal> {
    let other = Scene::ALL.into_iter().find(|&other| other != scene && player.reach[other.index()].contains(cell));
    match other {
        None => Ok(()),
        Some(other) => {
            let square = player.valley.square(cell);
            Err(ids::MATCH.refuse(facts![scene = scene, square, other = other]))
        }
    }
}

/// SAP-LAY-8, SAP-RUL-36: no half touches an abandoned tribe, identical scenes or not.
pub(crate) fn away_from_abandoned(player: &Player, cell: Cell) -> Result<(), Refusal> {
    if !player.abandoned_reach.contains(cell) {
        return Ok(());
    }
    Err(ids::AWAY.refuse(facts![square = player.valley.square(cell)]))
}

/// SAP-LAY-9, SAP-GATH-2: Gathering never lies on a Plain. SAP-LAY-10: unless its token was played this turn.
fn no_gathering_on_plains(player: &Player, scene: Scene, cell: Cell, plains_open: bool) -> Result<(), Refusal> {
    if plains_open || scene != Scene::Gathering || !player.valley.plains.contains(cell) {
        return Ok(());
    }
    Err(ids::NO_PLAIN.refuse(facts![square = player.valley.square(cell)]))
}

/// SAP-LAY-11: on a cave with a token lies the token's scene. SAP-LAY-12: on a cave without, any scene.
fn scene_of_the_cave(player: &Player, scene: Scene, cell: Cell) -> Result<(), Refusal> {
    match cell.cave_number().and_then(|cave| player.token_on(cave)) {
        Some(token) if token != scene => {
            let square = player.valley.square(cell);
            Err(ids::CAVE_SCENE.refuse(facts![square, token = token, scene = scene]))
        }
        Some(_) | None => Ok(()),
    }
}
