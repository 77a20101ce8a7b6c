//! What always holds. The laws check it after every decision, and positions that break it are refused.

use super::ids;
use crate::player::{Laid, Player, TokenPlace};
use crate::scene::Scene;
use crate::square::{Cell, Cells};
use crate::state::{State, Step, TurnMemory};
use crate::tile::TileSet;
use kernel::{RuleId, Seat};

/// The first invariant that a state breaks, and how.
pub(crate) fn broken(state: &State) -> Option<(RuleId, String)> {
    let table = [
        (ids::ALL_TILES, all_tiles(state)),
        (ids::SMALL_TOKENS, small_tokens(state)),
        (ids::FOUR, four_in_reserve(state)),
        (ids::FIVE, five_in_common(state)),
    ];
    let valleys = Seat::all(state.seats).flat_map(|seat| {
        let player = state.player(seat);
        [
            (ids::ALL_TOKENS, all_tokens(state, seat)),
            (ids::ONE_THING, one_thing_per_square(player)),
            (ids::TOUCHING, touching_squares(player)),
            (ids::CONTACTS, contacts_match(player)),
            (ids::WHOLE_TRIBES, whole_tribes(state, player)),
            (ids::GATHERING_PLAINS, gathering_and_plains(player)),
        ]
        .map(|(rule, result)| (rule, result.map_err(|reason| format!("seat {seat}: {reason}"))))
    });
    table.into_iter().chain(valleys).find_map(|(rule, result)| Some((rule, result.err()?)))
}

type Holds = Result<(), String>;

fn holds(condition: bool, reason: impl FnOnce() -> String) -> Holds {
    if condition { Ok(()) } else { Err(reason()) }
}

/// SAP-INV-1: every tile of the box is in exactly one place.
fn all_tiles(state: &State) -> Holds {
    let pile: TileSet = state.pile.tiles().collect();
    holds(pile.len() == u32::from(state.pile.len()), || "a tile is twice in the pile".to_owned())?;
    let mut seen = TileSet::empty();
    let laid = state.playing().iter().map(laid_tiles);
    let reserves = state.playing().iter().map(|player| player.reserve);
    for place in [pile, state.put_away, state.common, state.removed].into_iter().chain(laid).chain(reserves) {
        holds(seen.intersection(place).is_empty(), || format!("in two places: one of {place:?}"))?;
        seen = seen.union(place);
    }
    holds(seen == state.edition.tiles, || format!("missing tiles: {:?}", state.edition.tiles.minus(seen)))?;
    let once = |player: &Player| laid_tiles(player).len() as usize == player.lays().len();
    holds(state.playing().iter().all(once), || "a tile is laid twice".to_owned())
}

fn laid_tiles(player: &Player) -> TileSet {
    player.lays().iter().map(|laid| laid.tile).collect()
}

/// SAP-INV-2: no two tokens on one place, at most one being played, those set aside wait for a cave's reward.
fn all_tokens(state: &State, seat: Seat) -> Holds {
    let player = state.player(seat);
    for (number, place) in player.tokens.iter().enumerate() {
        let shared = matches!(place, TokenPlace::Slot(_)) && player.tokens[..number].contains(place);
        holds(!shared, || format!("two tokens on {place:?}"))?;
    }
    let count = |wanted: TokenPlace| player.tokens.iter().filter(|&&place| place == wanted).count();
    holds(count(TokenPlace::Playing) <= 1, || "two tokens are being played".to_owned())?;
    let waiting =
        [state.turn.main_cave, state.turn.extra_cave].into_iter().flatten().filter_map(|covered| covered.token);
    let waiting: Vec<Scene> = if seat == state.seat { waiting.collect() } else { Vec::new() };
    let aside = waiting.iter().all(|scene| player.tokens[scene.index()] == TokenPlace::SetAside);
    holds(aside && count(TokenPlace::SetAside) == waiting.len(), || "a token is set aside without a cave".to_owned())
}

/// SAP-INV-3: brawl tokens lie on open tiles or on the tile being laid; there are no more bears and steaks than in the
/// box.
fn small_tokens(state: &State) -> Holds {
    let values = state.edition.values;
    let settling = (state.step == Step::Settle).then(|| state.current().lays().last().map(|laid| laid.tile)).flatten();
    let marked = settling.map_or(state.open_tiles(), |tile| state.open_tiles().with(tile));
    for player in state.playing() {
        holds(player.marked().minus(marked).is_empty(), || "a brawl token on a tile that lies nowhere".to_owned())?;
        let placed = player.brawls.iter().flatten().count();
        holds(placed <= usize::from(values.brawl_tokens), || format!("{placed} brawl tokens"))?;
    }
    let bears: u32 = state.playing().iter().map(|player| player.bears.len()).sum();
    holds(bears <= u32::from(values.bears), || format!("{bears} bears"))?;
    let steaks: u32 = state.playing().iter().map(|player| u32::from(player.steaks)).sum();
    holds(steaks <= u32::from(values.steaks), || format!("{steaks} steaks"))
}

/// SAP-INV-4: a square holds a half or a bear, once; a covered cave carries no token.
fn one_thing_per_square(player: &Player) -> Holds {
    let mut halves = Cells::NONE;
    for cell in player.lays().iter().flat_map(|laid| [laid.low, laid.high]) {
        holds(!halves.contains(cell), || format!("two halves on {}", player.valley.square(cell)))?;
        halves |= cell.bit();
    }
    holds((halves & player.bears).is_empty(), || "a bear and a tile on one square".to_owned())?;
    let under = player.tokens.iter().any(|place| match place {
        TokenPlace::Slot(slot) => halves.0 >> Cell::cave(*slot).0 & 1 == 1,
        TokenPlace::SetAside | TokenPlace::Stock | TokenPlace::Playing | TokenPlace::Used | TokenPlace::Discarded => {
            false
        }
    });
    holds(!under, || "a token under a tile".to_owned())
}

/// SAP-INV-5: the two halves of a tile touch; a cave touches its mouth alone.
fn touching_squares(player: &Player) -> Holds {
    match player.lays().iter().find(|laid| !player.valley.neighbours(laid.low).contains(laid.high)) {
        None => Ok(()),
        Some(laid) => Err(format!("the halves of {} do not touch", laid.tile)),
    }
}

fn halves(laid: &Laid) -> [(Scene, Cell); 2] {
    [(laid.tile.low(), laid.low), (laid.tile.high(), laid.high)]
}

/// SAP-INV-6: touching halves of different tiles show one scene and belong to one tribe.
fn contacts_match(player: &Player) -> Holds {
    for (number, one) in player.lays().iter().enumerate() {
        for other in &player.lays()[..number] {
            for (scene, cell) in halves(one) {
                for (beside, place) in halves(other) {
                    let touching = player.valley.neighbours(cell).contains(place);
                    let fits = scene == beside && one.tribe == other.tribe;
                    holds(!touching || fits, || format!("{} and {} touch wrongly", one.tile, other.tile))?;
                }
            }
        }
    }
    Ok(())
}

/// SAP-INV-7: each tribe has tiles, the first of them on a cave, each later one touching an earlier one. After the
/// starting step everybody has a tribe.
fn whole_tribes(state: &State, player: &Player) -> Holds {
    for tribe in 1..=player.tribes {
        let mut joined = Cells::NONE;
        for laid in player.lays().iter().filter(|laid| laid.tribe == tribe) {
            let founding = joined.is_empty();
            let on_a_cave = laid.low.cave_number().is_some() || laid.high.cave_number().is_some();
            let beside = player.valley.neighbours(laid.low) | player.valley.neighbours(laid.high);
            let holds_together = if founding { on_a_cave } else { !(beside & joined).is_empty() };
            holds(holds_together, || format!("{} does not belong to tribe {tribe}", laid.tile))?;
            joined |= laid.low.bit() | laid.high.bit();
        }
        holds(!joined.is_empty(), || format!("tribe {tribe} has no tile"))?;
    }
    holds(state.round == 0 || player.tribes > 0, || "no tribe after the starting step".to_owned())
}

/// SAP-INV-8: Gathering lies on a Plain only if it was allowed when laid.
fn gathering_and_plains(player: &Player) -> Holds {
    let wrong = player.lays().iter().filter(|laid| !laid.plains_open).find(|laid| {
        halves(laid).iter().any(|&(scene, cell)| scene == Scene::Gathering && player.valley.plains.contains(cell))
    });
    match wrong {
        None => Ok(()),
        Some(laid) => Err(format!("{} puts Gathering on a Plain", laid.tile)),
    }
}

fn turn_has_just_begun(state: &State) -> bool {
    state.step == Step::Lay && state.turn == TurnMemory::default()
}

/// SAP-INV-10: no reserve has too many tiles, and that of a player whose turn begins is full.
fn four_in_reserve(state: &State) -> Holds {
    let full = u32::from(state.edition.values.reserve);
    holds(state.playing().iter().all(|player| player.reserve.len() <= full), || "a reserve is too large".to_owned())?;
    holds(!turn_has_just_begun(state) || state.current().reserve.len() == full, || {
        "a turn begins without a full reserve".to_owned()
    })
}

/// SAP-INV-11: the Common Pool is never more than full, and full at the start of a turn while the pile lasts.
fn five_in_common(state: &State) -> Holds {
    let full = u32::from(state.edition.values.common);
    holds(state.common.len() <= full, || "the Common Pool is too large".to_owned())?;
    let due = turn_has_just_begun(state) && !state.pile.is_empty();
    holds(!due || state.common.len() == full, || "a turn begins with a Common Pool that is not full".to_owned())
}
