//! Chapter "Step 3: the quake".

use crate::action::Action;
use crate::cell::CellSet;
use crate::event::Event;
use crate::pieces::{Direction, Place};
use crate::rules::{dinosaurs, eruption, ids, turn};
use crate::state::{Dinosaur, State, Step};
use kernel::{Log, Refusal, RuleId, Seat};

/// WRA-QUAKE-6: all four directions are always allowed, and so is declining (WRA-QUAKE-2).
pub(crate) fn list(out: &mut Vec<Action>) {
    out.extend(Direction::ALL.map(Action::Quake));
    out.push(Action::NoQuake);
}

/// WRA-QUAKE-7: a quake belongs to step 3 of the player's own turn.
pub(crate) fn check(state: &State) -> Result<(), Refusal> {
    turn::in_step(state, Step::Quake)
}

/// WRA-QUAKE-2: a player with the right to quake is asked; otherwise the turn goes on to step 4.
pub(crate) fn after_actions(state: &mut State, log: &mut impl Log<Event>) {
    match right_to_quake(state) {
        Some(rule) => {
            state.step = Step::Quake;
            log.tell(rule, Event::MayQuake { seat: state.active });
        }
        None => eruption::after_quake(state, log),
    }
}

/// The rule that gives the active player the right to quake, if any does.
///
/// WRA-STEG-8, WRA-RUL-9: with one right or several, there is one question and one quake.
fn right_to_quake(state: &State) -> Option<RuleId> {
    if is_supreme_worshipper(state, state.active) {
        Some(ids::SUPREME_WORSHIPPER)
    } else if dinosaurs::stegosaurus_may_quake(state, state.active) {
        Some(ids::STEGOSAURUS_QUAKES)
    } else {
        None
    }
}

/// Whether the active player has the right to quake.
pub(crate) fn may_quake(state: &State) -> bool {
    right_to_quake(state).is_some()
}

/// WRA-QUAKE-1: holds at least one space, and nobody holds more.
///
/// WRA-RUL-8: nobody on an empty Volcano; a tie with any number of players is enough.
/// WRA-STEG-5: a Stegosaurus holds its space like a Cro-Magnon.
pub(crate) fn is_supreme_worshipper(state: &State, seat: Seat) -> bool {
    let mine = state.spaces_held(seat);
    mine > 0 && Seat::all(state.seats).all(|other| state.spaces_held(other) <= mine)
}

/// WRA-QUAKE-3, WRA-QUAKE-10: the Volcano's row or column moves one place; the other twelve tiles do not move.
///
/// WRA-QUAKE-4: the tile pushed off the land comes in at the other end.
/// WRA-INV-15: so four equal quakes, or a quake and its opposite, change nothing.
pub(crate) fn play(state: &mut State, direction: Direction, log: &mut impl Log<Event>) {
    let line = state.land.pushed_line(direction);
    state.land.push(line, direction);
    carry_figures(state, line, direction);
    log.tell(ids::QUAKE, Event::Quaked { seat: state.active, direction, volcano: state.land.volcano });
    eruption::after_quake(state, log);
}

/// WRA-QUAKE-5: all figures ride on their tiles.
///
/// WRA-QUAKE-8, WRA-TYRA-4: riding is not moving: nobody is eaten, no limit is checked.
fn carry_figures(state: &mut State, line: CellSet, direction: Direction) {
    for tribe in &mut state.tribes {
        let before = tribe.land;
        for cell in line.iter() {
            tribe.land[cell.pushed(direction).index()] = before[cell.index()];
        }
    }
    for number in 0..state.dinosaurs.len() {
        if let Dinosaur::Hatched { owner, at: Place::Tile(cell) } = state.dinosaurs[number]
            && line.contains(cell)
        {
            state.dinosaurs[number] = Dinosaur::Hatched { owner, at: Place::Tile(cell.pushed(direction)) };
        }
    }
    state.sort_pairs();
}

/// WRA-QUAKE-2: the player may decline.
pub(crate) fn decline(state: &mut State, log: &mut impl Log<Event>) {
    log.tell(ids::MAY_QUAKE, Event::Declined { seat: state.active });
    eruption::after_quake(state, log);
}
