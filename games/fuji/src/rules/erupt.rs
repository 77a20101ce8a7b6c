//! Eruptions: at the end of each turn, and by eruption tokens.

use crate::cell::{Cell, CellSet};
use crate::event::Event;
use crate::rules::{Scene, end, ids, turn, walk};
use crate::state::State;
use kernel::Log;

/// FUJ-P6-2, FUJ-P6-3, FUJ-P6-4, FUJ-RUL-23: what the next eruption burns: landscape and rubble beside lava, never
/// a village.
pub(crate) fn next_to_burn(state: &State) -> CellSet {
    beside_lava(state, state.land.lava)
}

fn beside_lava(state: &State, lava: CellSet) -> CellSet {
    lava.beside().and(state.ground().burnable()).minus(lava)
}

/// What burns already, then what each coming eruption burns if nothing changes, until nothing is left to burn.
pub(crate) fn waves(state: &State) -> Vec<CellSet> {
    let mut lava = state.land.lava;
    let mut waves = vec![lava];
    loop {
        let next = beside_lava(state, lava);
        if next.is_empty() {
            return waves;
        }
        waves.push(next);
        lava = lava.or(next);
    }
}

/// FUJ-P6-2, FUJ-P6-5, FUJ-P6-6, FUJ-RUL-24: one eruption; tokens on burnt cards are gone, markers stay. Returns
/// whether a pawn was swallowed, which ends the game.
pub(crate) fn erupt<L: Log<Event>>(scene: &mut Scene<'_, L>) -> bool {
    let land_burns = next_to_burn(scene.state);
    let land = &mut scene.state.land;
    land.lava = land.lava.or(land_burns);
    land.equipment = land.equipment.minus(land_burns);
    land.single = land.single.minus(land_burns);
    land.double = land.double.minus(land_burns);
    scene.tell(ids::LAVA_SPREADS, Event::Erupted { burned: land_burns });
    let swallowed =
        scene.state.members().find(|&member| scene.state.land.lava.contains(scene.state.sheet(member).pawn));
    match swallowed {
        Some(member) => {
            end::die(scene, member, true);
            true
        }
        None => false,
    }
}

/// FUJ-P5A-12, FUJ-P5A-13, FUJ-P5A-14, FUJ-P5A-15, FUJ-RUL-19: the tokens on a path, in order, each once: one eruption
/// for each symbol. Returns whether the game ended.
pub(crate) fn trigger<L: Log<Event>>(scene: &mut Scene<'_, L>, path: impl Iterator<Item = Cell>) -> bool {
    for cell in path {
        let one = CellSet::one(cell);
        let land = &mut scene.state.land;
        let symbols = u8::from(land.single.contains(cell)) + 2 * u8::from(land.double.contains(cell));
        if symbols == 0 {
            continue;
        }
        land.single = land.single.minus(one);
        land.double = land.double.minus(one);
        scene.tell(ids::ERUPTION_TOKENS, Event::Triggered { cell, symbols });
        for _ in 0..symbols {
            if erupt(scene) {
                return true;
            }
        }
    }
    false
}

/// FUJ-P6-1, FUJ-P6-7, FUJ-DIE-4, FUJ-2B-11: phase 6: one eruption, then all dice go home and the next turn begins.
pub(crate) fn phase<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    scene.tell(ids::VOLCANO_ERUPTS, Event::PhaseBegan { phase: 6 });
    if erupt(scene) {
        return;
    }
    let state = &mut *scene.state;
    let away = !state.tray.frozen.is_empty() || !state.tray.aside.is_empty();
    let far_half = state.edition.half(2, 1);
    let third = walk::third_plays(state);
    state.tray.bring_home(third, far_half);
    for member in state.members() {
        state.sheet_mut(member).aim = None;
    }
    if away {
        scene.tell(ids::NEXT_TURN, Event::BroughtHome);
    }
    turn::begin(scene);
}
