//! Move: one step, and what entering a cell brings.

use crate::board::{Cell, Direction, Feature};
use crate::event::{Bite, Cause, Event};
use crate::rules::{elimination, hit, ids};
use crate::state::State;
use kernel::{Log, RuleId, Seat};

/// TRX-MOVE-1: one step in the chosen direction, which is compulsory.
///
/// The cell was on the board when it was chosen, and a Dino does not move before its own card.
pub(crate) fn own_step(state: &mut State, seat: Seat, direction: Direction, cause: Cause, log: &mut impl Log<Event>) {
    let Some(from) = state.player(seat).dino else { return };
    let Some(to) = state.edition.neighbour(from, direction) else { return };
    match barrier(state, seat, to) {
        Some(feature) => bump(state, seat, feature, log),
        None => step(state, seat, from, to, cause, log),
    }
}

/// The tile on a cell, if this Dino may not enter it.
///
/// TRX-HIT-9: so nobody can ever reach a Dino in its refuge.
#[inline]
pub(crate) fn barrier(state: &State, seat: Seat, cell: Cell) -> Option<Feature> {
    let card = state.edition.card(state.player(seat).species);
    state.feature_on(cell).filter(|&feature| !card.may_enter(feature))
}

/// TRX-MOVE-6: a Dino that runs into a tile it may not enter stays, and loses a tree.
fn bump(state: &mut State, seat: Seat, feature: Feature, log: &mut impl Log<Event>) {
    lose_tree(state, seat);
    log.tell(barred_rule(state, seat), Event::Barred { seat, feature });
    elimination::look(state, log);
}

/// TRX-MOVE-8: having a refuge gives no right to the other tile.
fn barred_rule(state: &State, seat: Seat) -> RuleId {
    let card = state.edition.card(state.player(seat).species);
    if card.enters_lake || card.enters_volcano { ids::OTHER_REFUGE } else { ids::BARRED }
}

/// A tree leaves the game.
#[inline]
pub(crate) fn lose_tree(state: &mut State, seat: Seat) {
    state.player_mut(seat).provisions -= 1;
    state.removed += 1;
}

/// A Dino enters a cell that is open to it, the Lair like any other (TRX-MOVE-9).
///
/// TRX-MOVE-2: on an empty cell nothing happens. TRX-MOVE-3: a tree waits for the harvest. TRX-MOVE-4: other Dinos are
/// hit. TRX-HIT-6: first all Hits, then the bite, and only then the check who is out.
pub(crate) fn step(state: &mut State, seat: Seat, from: Cell, to: Cell, cause: Cause, log: &mut impl Log<Event>) {
    state.player_mut(seat).dino = Some(to);
    log.tell(step_rule(cause), Event::Stepped { seat, from, to, cause });
    if let Some(feature) = state.feature_on(to) {
        log.tell(shelter_rule(cause), Event::Sheltered { seat, feature });
    }
    hit::all_on_cell(state, seat, to, log);
    into_the_jaws(state, seat, to, cause, log);
    elimination::look(state, log);
}

fn step_rule(cause: Cause) -> RuleId {
    match cause {
        Cause::Move => ids::STEP,
        Cause::Panic => ids::PANIC_FIRST_STEP,
        Cause::Pushed(_) => ids::PANIC_ORDER,
    }
}

fn shelter_rule(cause: Cause) -> RuleId {
    match cause {
        Cause::Move | Cause::Panic => ids::REFUGE,
        Cause::Pushed(_) => ids::PUSHED_TO_REFUGE,
    }
}

/// TRX-MOVE-5: a Dino that enters the T-Rex's cell loses a tree.
fn into_the_jaws(state: &mut State, seat: Seat, cell: Cell, cause: Cause, log: &mut impl Log<Event>) {
    if state.rex == Some(cell) {
        lose_tree(state, seat);
        let rule = match cause {
            Cause::Move | Cause::Panic => ids::INTO_REX,
            Cause::Pushed(_) => ids::EVERY_CELL,
        };
        log.tell(rule, Event::Bitten { seat, cause: Bite::Entered });
    }
}
