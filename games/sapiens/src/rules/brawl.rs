//! Brawl: marking tiles, settling the marks, taking them back.

use super::{ids, laying};
use crate::action::Action;
use crate::event::Event;
use crate::player::Player;
use crate::power::Power;
use crate::state::{State, Step};
use crate::tile::Tile;
use crate::versions;
use kernel::{Log, Refusal, Seat, Seats, facts};

/// SAP-SET-7: the brawl tokens a player has not placed, out of three.
pub(crate) fn in_stock(state: &State, seat: Seat) -> u8 {
    let placed = state.player(seat).brawls.iter().flatten().count() as u8;
    state.edition.values.brawl_tokens - placed
}

/// Whether the player has a token to place, or to move from one tile to another.
pub(crate) fn is_usable(state: &State, seat: Seat) -> bool {
    let tiles = state.open_tiles().len();
    let movable = !state.player(seat).marked().is_empty() && tiles > 1;
    if in_stock(state, seat) > 0 { tiles > 0 } else { movable }
}

/// Adds every mark the current player can make.
pub(crate) fn list(state: &State, wrap: fn(Power) -> Action, out: &mut Vec<Action>) {
    let tiles = state.open_tiles();
    if in_stock(state, state.seat) > 0 {
        out.extend(tiles.iter().map(|on| wrap(Power::Brawl { on, from: None })));
        return;
    }
    for from in state.current().marked().iter() {
        out.extend(tiles.without(from).iter().map(|on| wrap(Power::Brawl { on, from: Some(from) })));
    }
}

/// Whether the player may mark this tile with that token; if not, the first broken rule.
pub(crate) fn check(state: &State, seat: Seat, on: Tile, from: Option<Tile>) -> Result<(), Refusal> {
    an_open_tile(state, on)?;
    match from {
        None if in_stock(state, seat) > 0 => Ok(()),
        None => Err(ids::RECALL.refuse(facts![why = "stock", tile = on])),
        Some(from) => moved_only_if_all_are_placed(state, seat, on, from),
    }
}

/// SAP-BRAWL-1: a tile of any reserve or of the Common Pool. SAP-BRAWL-11: so never one laid or still in the pile.
/// SAP-BRAWL-2: whatever lies on it already.
fn an_open_tile(state: &State, on: Tile) -> Result<(), Refusal> {
    if state.open_tiles().contains(on) {
        return Ok(());
    }
    Err(ids::OPEN_TILES.refuse(facts![tile = on]))
}

/// SAP-BRAWL-8: a token is moved from one tile to another only when all are placed.
fn moved_only_if_all_are_placed(state: &State, seat: Seat, on: Tile, from: Tile) -> Result<(), Refusal> {
    if in_stock(state, seat) > 0 {
        return Err(ids::RECALL.refuse(facts![why = "left", tile = from]));
    }
    if from == on || state.player(seat).brawls_on(from) == 0 {
        return Err(ids::RECALL.refuse(facts![why = "tile", tile = from]));
    }
    Ok(())
}

/// SAP-BRAWL-1: the token lies on the tile; SAP-BRAWL-8: the one from stock, or the one moved.
pub(crate) fn mark(state: &mut State, seat: Seat, on: Tile, from: Option<Tile>, log: &mut impl Log<Event>) {
    let player = state.player_mut(seat);
    player.move_brawl(from, Some(on));
    if let Some(tile) = from {
        log.tell(ids::RECALL, Event::Unmarked { seat, tile });
    }
    log.tell(ids::BRAWL, Event::Marked { seat, tile: on });
}

/// SAP-BRAWL-8, SAP-RUL-19: at every decision of one's own turn, a token placed earlier may be taken back.
pub(crate) fn check_recall(state: &State, seat: Seat, tile: Tile) -> Result<(), Refusal> {
    if state.player(seat).brawls_on(tile) > 0 {
        return Ok(());
    }
    Err(ids::RECALL.refuse(facts![why = "tile", tile = tile]))
}

/// SAP-RUL-19: whether taking back is listed now: before the lay of the turn, and before taking tiles, the last moment before
/// the others lay. At other moments it is accepted.
pub(crate) fn recall_is_listed(state: &State) -> bool {
    match state.step {
        Step::Lay => true,
        Step::Take => state.rules >= versions::RECALL_AT_ANY_MOMENT,
        Step::Start
        | Step::StartTake
        | Step::Settle
        | Step::Powers
        | Step::Extra
        | Step::After
        | Step::Remove
        | Step::Over => false,
    }
}

/// Adds every tile that the current player can take a token back from, where that is listed.
pub(crate) fn list_recalls(state: &State, out: &mut Vec<Action>) {
    if recall_is_listed(state) {
        out.extend(state.current().marked().iter().map(Action::Recall));
    }
}

/// SAP-BRAWL-8: one token comes back from the tile.
pub(crate) fn recall(state: &mut State, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    state.player_mut(seat).move_brawl(Some(tile), None);
    log.tell(ids::RECALL, Event::Unmarked { seat, tile });
}

/// SAP-BRAWL-3: before anything else in a lay, the brawl tokens on the tile are settled; SAP-BRAWL-12, SAP-FEAST-4,
/// SAP-RUL-11: in every kind of lay. SAP-BRAWL-6: the layer's own tokens return first, as they change nothing.
pub(crate) fn settle(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let tile = tile_being_laid(state.player(seat));
    while state.player(seat).brawls_on(tile) > 0 {
        settle_one(state, seat, seat, tile, log);
    }
    go_on_settling(state, seat, tile, log);
}

/// SAP-BRAWL-4, SAP-RUL-39: the layer chooses the next token as long as the order matters; the rest is settled without
/// asking.
fn go_on_settling(state: &mut State, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    while let Some(owner) = owners(state, tile).first() {
        if order_matters(state, seat, tile) {
            state.step = Step::Settle;
            return;
        }
        settle_one(state, seat, owner, tile, log);
    }
    laying::after_settling(state, seat, log);
}

fn tile_being_laid(player: &Player) -> Tile {
    player.lays().last().expect("a tile was laid").tile
}

/// The players with a brawl token on a tile.
fn owners(state: &State, tile: Tile) -> Seats {
    Seat::all(state.seats).filter(|&owner| state.player(owner).brawls_on(tile) > 0).collect()
}

/// SAP-BRAWL-4: the order matters only if the food runs out on the way and the tokens have several owners.
fn order_matters(state: &State, seat: Seat, tile: Tile) -> bool {
    let owners = owners(state, tile);
    let tokens: u16 = owners.iter().map(|owner| u16::from(state.player(owner).brawls_on(tile))).sum();
    let food = state.player(seat).food;
    0 < food && food < tokens && owners.len() > 1
}

/// Adds every owner whose token can be settled next.
pub(crate) fn list_owners(state: &State, out: &mut Vec<Action>) {
    out.extend(owners(state, tile_being_laid(state.current())).iter().map(Action::Settle));
}

/// SAP-BRAWL-4: somebody who still has a token on the tile.
pub(crate) fn check_owner(state: &State, seat: Seat, owner: Seat) -> Result<(), Refusal> {
    if owners(state, tile_being_laid(state.player(seat))).contains(owner) {
        return Ok(());
    }
    Err(ids::SETTLE_ORDER.refuse(facts![why = "owner", owner]))
}

/// SAP-BRAWL-4: the chosen token is settled, then the question is asked again.
pub(crate) fn settle_chosen(state: &mut State, seat: Seat, owner: Seat, log: &mut impl Log<Event>) {
    let tile = tile_being_laid(state.player(seat));
    settle_one(state, seat, owner, tile, log);
    go_on_settling(state, seat, tile, log);
}

/// SAP-BRAWL-3: the layer loses 1 FP and the owner gains 1 FP. SAP-BRAWL-5, SAP-FOOD-7: nothing happens if the layer
/// has none. SAP-BRAWL-6, SAP-RUL-18: the layer's own token changes nothing. SAP-BRAWL-7: the token returns in any
/// case. SAP-OUT-3: a finished owner gains too.
fn settle_one(state: &mut State, seat: Seat, owner: Seat, tile: Tile, log: &mut impl Log<Event>) {
    let food = state.player(seat).food.min(1);
    state.player_mut(seat).food -= food;
    let owning = state.player_mut(owner);
    owning.food += food;
    owning.move_brawl(Some(tile), None);
    log.tell(ids::SETTLE, Event::Settled { seat, owner, food });
}

/// SAP-BRAWL-10, SAP-RUL-20: tokens on a tile that leaves the game return to their owners.
pub(crate) fn return_all(state: &mut State, tile: Tile, log: &mut impl Log<Event>) {
    for seat in Seat::all(state.seats) {
        while state.player(seat).brawls_on(tile) > 0 {
            state.player_mut(seat).move_brawl(Some(tile), None);
            log.tell(ids::REMOVED_MARKS, Event::Unmarked { seat, tile });
        }
    }
}
