//! Fire: bears.

use super::ids;
use crate::action::Action;
use crate::event::Event;
use crate::player::Player;
use crate::power::Power;
use crate::square::{Cells, Square};
use crate::state::State;
use kernel::{Log, Refusal, Seat, facts};

/// SAP-FIRE-1, SAP-FIRE-3, SAP-FIRE-6, SAP-RUL-22, SAP-RUL-24: free squares, caves included, that touch a tile of any
/// tribe. A cave touches its mouth alone. A mountain token does not matter.
#[inline]
fn bear_squares(player: &Player) -> Cells {
    player.free() & (player.active_reach() | player.abandoned_reach)
}

/// Whether any bear can be placed or chased.
pub(crate) fn is_usable(state: &State, seat: Seat) -> bool {
    !state.player(seat).bears.is_empty()
        || state.bears_left() > 0
            && Seat::all(state.seats).any(|other| other != seat && !bear_squares(state.player(other)).is_empty())
}

/// Adds every bear the current player can place or chase.
pub(crate) fn list(state: &State, wrap: fn(Power) -> Action, out: &mut Vec<Action>) {
    // SAP-FIRE-7: with no bear in the supply, chasing is the only option.
    if state.bears_left() > 0 {
        for seat in Seat::all(state.seats).filter(|&seat| seat != state.seat) {
            let player = state.player(seat);
            let squares = bear_squares(player).iter().map(|cell| player.valley.square(cell));
            out.extend(squares.map(|square| wrap(Power::Bear { seat, square })));
        }
    }
    let own = state.current();
    out.extend(own.bears.iter().map(|cell| wrap(Power::Chase(own.valley.square(cell)))));
}

/// SAP-FIRE-1: a bear goes on a free square of another player's valley that touches a tile there; SAP-FIRE-8,
/// SAP-RUL-25: of a finished player's too. SAP-FIRE-6: never on a waterfall. SAP-FIRE-7: while there are bears.
pub(crate) fn check_bear(state: &State, seat: Seat, target: Seat, square: Square) -> Result<(), Refusal> {
    if target == seat || target.0 >= state.seats {
        return Err(ids::BEAR.refuse(facts![why = "valley", square = square]));
    }
    let player = state.player(target);
    if square.is_waterfall() {
        return Err(ids::BEAR_PLACES.refuse(facts![square = square]));
    }
    if !player.valley.cell(square).is_some_and(|cell| bear_squares(player).contains(cell)) {
        return Err(ids::BEAR.refuse(facts![why = "square", square = square]));
    }
    if state.bears_left() == 0 {
        return Err(ids::NO_BEAR_LEFT.refuse(facts![]));
    }
    Ok(())
}

/// SAP-FIRE-4: one of the bears on one's own valley.
pub(crate) fn check_chase(state: &State, seat: Seat, square: Square) -> Result<(), Refusal> {
    let player = state.player(seat);
    if player.valley.cell(square).is_some_and(|cell| player.bears.contains(cell)) {
        return Ok(());
    }
    Err(ids::CHASE.refuse(facts![square = square]))
}

/// SAP-FIRE-1: the bear comes from the supply. SAP-FIRE-2: 1 SP for each tile that touches its square. Two squares beside
/// one square never touch each other, so each belongs to a different tile.
pub(crate) fn place_bear(state: &mut State, seat: Seat, target: Seat, square: Square, log: &mut impl Log<Event>) {
    let player = state.player_mut(target);
    let cell = player.valley.cell(square).expect("the square was checked");
    player.bears |= cell.bit();
    let shelter = (player.valley.neighbours(cell) & player.covered()).len() as u16;
    state.player_mut(seat).shelter += shelter;
    log.tell(ids::BEAR_POINTS, Event::Bear { seat, on: target, square, shelter });
}

/// SAP-FIRE-4, SAP-RUL-23: the bear goes back to the supply, for no points.
pub(crate) fn chase_bear(state: &mut State, seat: Seat, square: Square, log: &mut impl Log<Event>) {
    let player = state.player_mut(seat);
    let cell = player.valley.cell(square).expect("the square was checked");
    player.bears = player.bears & !cell.bit();
    log.tell(ids::CHASE, Event::Chased { seat, square });
}
