//! The T-Rex.

use crate::action::Action;
use crate::board::{Cell, Direction, Feature};
use crate::event::{Bite, Event, Ignored, Piece};
use crate::rules::{elimination, ids, movement, turn};
use crate::state::{Phase, State};
use kernel::{Facts, Log, Refusal, RuleId, Seat, Seats};

/// TRX-REX-15: everybody is asked, the eliminated too, however recently they fell, and the game waits for every answer.
#[inline]
pub(crate) fn voters(state: &State) -> Seats {
    state.everyone()
}

/// TRX-REX-2: a player in the game must point; the eliminated may abstain.
///
/// TRX-RUL-20: where an edge is near, a direction over it holds the T-Rex still.
pub(crate) fn may_abstain(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if action == Action::Abstain && state.player(seat).lives() {
        return Err(ids::MUST_STEER.refuse(Facts::none()));
    }
    Ok(())
}

/// TRX-REX-1: if the T-Rex is on the board, all players are asked for a direction.
///
/// TRX-REX-9: if it is away, it comes back instead, and does not move.
pub(crate) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    if state.rex.is_some() {
        state.phase = Phase::Rex;
        log.tell(ids::ALL_STEER, Event::RexAsked);
        return;
    }
    come_back(state, log);
    if !state.is_over() {
        turn::end_turn(state, log);
    }
}

/// TRX-REX-10: back on the Lair, it bites every Dino there.
fn come_back(state: &mut State, log: &mut impl Log<Event>) {
    let lair = state.edition.lair;
    state.rex = Some(lair);
    log.tell(ids::REX_RETURNS, Event::RexReturned { cell: lair });
    bite_all(state, lair, ids::REX_RETURN_BITE, Bite::RexReturn, log);
    elimination::look(state, log);
}

/// TRX-REX-3: the directions are applied in turn order, one step each.
///
/// TRX-REX-14: what is shown is applied, even if its author is out by now.
pub(crate) fn walk(state: &mut State, log: &mut impl Log<Event>) {
    let votes = turn::reveal(state, ids::ALL_STEER, log);
    for by in state.turn_order() {
        match votes[by.index()].and_then(Action::direction) {
            Some(direction) => steer(state, by, direction, log),
            None => ignore(by, None, ids::MUST_STEER, Ignored::Abstained, log),
        }
        if state.is_over() {
            return;
        }
    }
    turn::end_turn(state, log);
}

/// One direction: a step, or nothing.
///
/// TRX-REX-11: once it is off the board, no step moves it and it bites nobody.
fn steer(state: &mut State, by: Seat, direction: Direction, log: &mut impl Log<Event>) {
    let Some(from) = state.rex else {
        return ignore(by, Some(direction), ids::SWALLOWED, Ignored::RexGone, log);
    };
    let Some(to) = inside(state, from, direction) else {
        return ignore(by, Some(direction), ids::REX_EDGE, Ignored::Edge, log);
    };
    match state.feature_on(to) {
        Some(feature) => vanish(state, by, feature, log),
        None => step(state, by, from, to, log),
    }
}

/// TRX-REX-6: a step off the board is ignored.
fn inside(state: &State, from: Cell, direction: Direction) -> Option<Cell> {
    state.edition.neighbour(from, direction)
}

fn ignore(by: Seat, direction: Option<Direction>, rule: RuleId, why: Ignored, log: &mut impl Log<Event>) {
    log.tell(rule, Event::Ignored { piece: Piece::Rex, by, direction, why });
}

/// TRX-REX-7: the Lake and the Volcano take the T-Rex off the board at once.
fn vanish(state: &mut State, by: Seat, feature: Feature, log: &mut impl Log<Event>) {
    state.rex = None;
    log.tell(ids::SWALLOWED, Event::RexVanished { by, feature });
    spare(state, feature, log);
}

/// TRX-REX-8: a Dino on that tile loses nothing.
fn spare(state: &State, feature: Feature, log: &mut impl Log<Event>) {
    for seat in state.dinos_on(state.feature(feature)).iter() {
        log.tell(ids::REFUGE_HOLDS, Event::Spared { seat, feature });
    }
}

/// TRX-REX-4: every Dino on a cell that the T-Rex enters loses a tree, whether it stops there or not.
///
/// TRX-REX-5: Dinos on the cell it leaves, or stays on, are not bitten. TRX-REX-12: the Lair is a cell like any other.
/// TRX-REX-13: a tree on the cell stays.
fn step(state: &mut State, by: Seat, from: Cell, to: Cell, log: &mut impl Log<Event>) {
    state.rex = Some(to);
    log.tell(ids::REX_STEP, Event::RexStepped { by, from, to });
    bite_all(state, to, ids::REX_BITES, Bite::RexStep, log);
    elimination::look(state, log);
}

fn bite_all(state: &mut State, cell: Cell, rule: RuleId, cause: Bite, log: &mut impl Log<Event>) {
    for seat in state.dinos_on(cell).iter() {
        movement::lose_tree(state, seat);
        log.tell(rule, Event::Bitten { seat, cause });
    }
}
