//! Abandoning a tribe and founding a new one.

use super::start::{self, Founding, founding, gathering_on_a_plain};
use super::{ids, lay};
use crate::action::{Action, Lay};
use crate::event::Event;
use crate::player::{Player, TokenPlace};
use crate::scene::Scene;
use crate::square::{CAVES, Cell, Cells};
use crate::state::{State, Step};
use kernel::{Log, Refusal, Seat, facts};

/// Adds every founding lay of the current player.
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    each(state, |lay| {
        out.push(Action::Found(lay));
        true
    });
}

/// Whether the current player has a founding lay.
pub(crate) fn exists(state: &State) -> bool {
    let mut found = false;
    each(state, |_| {
        found = true;
        false
    });
    found
}

/// Calls `visit` with every founding lay until it returns false.
fn each(state: &State, mut visit: impl FnMut(Lay) -> bool) {
    let player = state.current();
    for cave in 0..CAVES {
        let mouth = player.valley.mouth(cave);
        if !in_the_way(player, cave).is_empty() || beside_an_old_tribe(player, mouth) {
            continue;
        }
        let (here, there) = (player.valley.square(Cell::cave(cave)), player.valley.square(mouth));
        for tile in player.reserve.iter() {
            let inside_low = (Lay { tile, low: here, high: there }, tile.high());
            let inside_high = (Lay { tile, low: there, high: here }, tile.low());
            for (lay, outside) in [inside_low, inside_high] {
                if !forbidden_on_the_mouth(state, outside, mouth) && !visit(lay) {
                    return;
                }
            }
        }
    }
}

/// Whether a founding lay is legal; if not, the first broken rule.
pub(crate) fn check(state: &State, seat: Seat, lay: &Lay) -> Result<(), Refusal> {
    let player = state.player(seat);
    only_when_stuck(state)?;
    let place = a_cave_and_its_mouth(player, lay)?;
    free_cave(player, place.cave)?;
    any_tile_of_the_reserve(player, lay)?;
    no_gathering_on_the_mouth(state, player, &place)?;
    away_from_the_old_tribes(player, place.mouth)
}

/// SAP-ABN-2: nobody abandons while a lay is possible. SAP-START-12, SAP-RUL-4: at the start, while a starting lay is.
fn only_when_stuck(state: &State) -> Result<(), Refusal> {
    match state.step {
        Step::Start if start::exists(state.current()) => Err(ids::START_FALLBACK.refuse(facts![])),
        Step::Lay if lay::exists(state) => Err(ids::NOT_BEFORE.refuse(facts![])),
        Step::Start
        | Step::Lay
        | Step::StartTake
        | Step::Settle
        | Step::Powers
        | Step::Extra
        | Step::After
        | Step::Take
        | Step::Remove
        | Step::Over => Ok(()),
    }
}

/// SAP-ABN-5: one half on a cave, the other on its mouth, whatever the token there.
fn a_cave_and_its_mouth(player: &Player, lay: &Lay) -> Result<Founding, Refusal> {
    founding(player, lay).ok_or_else(|| {
        let (tile, low, high) = (lay.tile, lay.low, lay.high);
        ids::ANY_TILE.refuse(facts![why = "squares", tile, low, high])
    })
}

/// SAP-ABN-3, SAP-RUL-5: cave and mouth hold neither tile nor bear; a mountain token does not matter.
fn free_cave(player: &Player, cave: u8) -> Result<(), Refusal> {
    match in_the_way(player, cave).iter().next() {
        None => Ok(()),
        Some(cell) => Err(ids::FREE_CAVE.refuse(facts![square = player.valley.square(cell)])),
    }
}

/// The cave or its mouth, if something stands there.
fn in_the_way(player: &Player, cave: u8) -> Cells {
    (Cell::cave(cave).bit() | player.valley.mouth(cave).bit()) & !player.free()
}

/// SAP-ABN-5: any tile of the reserve.
fn any_tile_of_the_reserve(player: &Player, lay: &Lay) -> Result<(), Refusal> {
    if player.reserve.contains(lay.tile) {
        return Ok(());
    }
    Err(ids::ANY_TILE.refuse(facts![why = "reserve", tile = lay.tile, low = "", high = ""]))
}

/// SAP-ABN-6: no Gathering on a Plain mouth, unless its token was played this turn.
fn no_gathering_on_the_mouth(state: &State, player: &Player, place: &Founding) -> Result<(), Refusal> {
    if !forbidden_on_the_mouth(state, place.outside, place.mouth) {
        return Ok(());
    }
    Err(ids::PLAIN_MOUTH.refuse(facts![square = player.valley.square(place.mouth)]))
}

fn forbidden_on_the_mouth(state: &State, scene: Scene, mouth: Cell) -> bool {
    !state.turn.plains_open && gathering_on_a_plain(state.current(), scene, mouth)
}

/// SAP-ABN-7: the mouth touches no tile of an abandoned tribe, the one being abandoned included.
fn away_from_the_old_tribes(player: &Player, mouth: Cell) -> Result<(), Refusal> {
    if !beside_an_old_tribe(player, mouth) {
        return Ok(());
    }
    Err(ids::OLD_TRIBES.refuse(facts![square = player.valley.square(mouth)]))
}

fn beside_an_old_tribe(player: &Player, mouth: Cell) -> bool {
    (player.abandoned_reach | player.active_reach()).contains(mouth)
}

/// SAP-ABN-10, SAP-ABN-13: the former tribe becomes an obstacle for ever, however often this happens. SAP-ABN-4: the
/// token of the cave is lost.
pub(crate) fn leave_the_tribe(state: &mut State, seat: Seat, cave: u8, log: &mut impl Log<Event>) {
    let player = state.player_mut(seat);
    if player.tribes > 0 {
        log.tell(ids::NEW_TRIBE, Event::Abandoned { seat });
    }
    player.new_tribe();
    if let Some(scene) = player.token_on(cave) {
        player.tokens[scene.index()] = TokenPlace::Discarded;
        let at = player.valley.slot_square(cave);
        log.tell(ids::TOKEN_LOST, Event::TokenDiscarded { seat, scene, at });
    }
}

/// SAP-ABN-8: the low value, token or not. SAP-ABN-9: nothing else.
pub(crate) fn low_shelter(state: &mut State, seat: Seat, cave: u8, log: &mut impl Log<Event>) {
    let player = state.player_mut(seat);
    let cave = player.valley.caves[usize::from(cave)];
    player.shelter += u16::from(cave.low);
    log.tell(ids::LOW_SHELTER, Event::Sheltered { seat, cave: cave.at, shelter: cave.low.into() });
}
