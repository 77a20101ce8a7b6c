//! What always holds: checked for every position that is read and, in tests, for every state.

use crate::action::Action;
use crate::cards::Cards;
use crate::rules::{cards, ids, movement};
use crate::state::{Phase, Player, State};
use kernel::{RuleId, Seat};

/// A broken invariant, and what is wrong.
pub(crate) type Broken = (RuleId, String);

/// Every broken invariant, in book order.
pub(crate) fn broken(state: &State) -> impl Iterator<Item = Broken> {
    let whole = [trees_counted(state), trees_on_plain_cells(state), places_differ(state), rex_on_plain_cell(state)];
    let each = Seat::all(state.seats).flat_map(|seat| {
        [alive_with_trees(state, seat), nobody_barred(state, seat), deck_complete(state, seat), hand_size(state, seat)]
    });
    whole.into_iter().chain(each).flatten()
}

/// TRX-INV-1: no tree appears or gets lost.
fn trees_counted(state: &State) -> Option<Broken> {
    let provisions: u32 = state.players.iter().map(|player| u32::from(player.provisions)).sum();
    let (board, removed, unused) = (state.trees.len(), state.removed, state.unused);
    let total = provisions + board + u32::from(removed) + u32::from(unused);
    let detail = || {
        format!("{board} on the board, {provisions} in provisions, {removed} removed and {unused} unused make {total}")
    };
    (total != u32::from(state.edition.tree_supply)).then(|| (ids::TREES_COUNTED, detail()))
}

/// TRX-INV-2: a player is in the game, with trees and a figure, or eliminated, without trees, figure and hand.
fn alive_with_trees(state: &State, seat: Seat) -> Option<Broken> {
    let Player { dino, provisions, hand, fallen, .. } = *state.player(seat);
    let sound = match dino {
        Some(cell) => provisions > 0 && fallen == 0 && state.edition.holds(cell),
        None => provisions == 0 && fallen > 0 && hand == Cards::NONE,
    };
    let detail =
        || format!("seat {seat}: figure {dino:?}, {provisions} trees, {} cards, fallen {fallen}", hand.total());
    (!sound).then(|| (ids::ALIVE_WITH_TREES, detail()))
}

/// TRX-INV-3: no tree on the Lair, the Lake or the Volcano, nor off the board.
fn trees_on_plain_cells(state: &State) -> Option<Broken> {
    let plain = |cell| state.edition.holds(cell) && cell != state.edition.lair && state.feature_on(cell).is_none();
    let found = state.trees.iter().find(|&cell| !plain(cell))?;
    Some((ids::TREES_ON_PLAIN_CELLS, format!("there can be no tree on {found}")))
}

/// TRX-INV-4: the Lake, the Volcano and the Lair are three different cells of the board.
fn places_differ(state: &State) -> Option<Broken> {
    let (lake, volcano, lair) = (state.lake, state.volcano, state.edition.lair);
    let sound = lake != volcano && lake != lair && volcano != lair;
    let sound = sound && state.edition.holds(lake) && state.edition.holds(volcano);
    (!sound).then(|| (ids::PLACES_DIFFER, format!("Lake {lake}, Volcano {volcano}, Lair {lair}")))
}

/// TRX-INV-5: nobody is on a tile that is closed to it.
fn nobody_barred(state: &State, seat: Seat) -> Option<Broken> {
    let cell = state.player(seat).dino?;
    let feature = movement::barrier(state, seat, cell)?;
    Some((ids::NOBODY_BARRED, format!("seat {seat} cannot be on the {}", feature.name())))
}

/// TRX-INV-5: the T-Rex is on neither tile.
fn rex_on_plain_cell(state: &State) -> Option<Broken> {
    let cell = state.rex?;
    let sound = state.edition.holds(cell) && state.feature_on(cell).is_none();
    (!sound).then(|| (ids::NOBODY_BARRED, format!("the T-Rex cannot be on {cell}")))
}

/// TRX-INV-7: hand, table, discards and the card set aside are the nine cards of the species.
fn deck_complete(state: &State, seat: Seat) -> Option<Broken> {
    let Player { hand, discards, set_aside, face_up, .. } = *state.player(seat);
    let on_table = Cards::from(face_up.and_then(Action::card));
    let all = hand.plus(discards).plus(on_table).plus(Cards::from(set_aside));
    let deck = cards::deck(state, seat);
    let removed = if state.turn == 0 { 0 } else { state.setting().remove_cards };
    let sound = all == deck && u8::from(set_aside.is_some()) == removed;
    (!sound).then(|| {
        (ids::NO_CARD_LOST, format!("seat {seat} has {all:?} in all, not {deck:?}, or set aside {set_aside:?}"))
    })
}

/// TRX-INV-7: a player in the game has a card for every turn still to be played.
fn hand_size(state: &State, seat: Seat) -> Option<Broken> {
    let player = state.player(seat);
    let turns = cards::turns(state);
    let expected = match state.phase {
        Phase::Lake | Phase::Volcano => cards::deck(state, seat).total(),
        Phase::Choose => (turns + 1).saturating_sub(state.turn),
        Phase::Panic(_) | Phase::Rex => turns.saturating_sub(state.turn),
        Phase::Over => return None,
    };
    let held = player.hand.total();
    let sound = !player.lives() || held == expected;
    (!sound).then(|| (ids::NO_CARD_LOST, format!("seat {seat} holds {held} cards instead of {expected}")))
}
