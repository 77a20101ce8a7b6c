//! What is done for an absent player.

use crate::action::Action;
use crate::board::{Cell, Direction};
use crate::cards::Card;
use crate::rules::movement;
use crate::state::{Phase, State};
use kernel::Seat;

/// A quiet answer: a Rest, else a safe step; a vote that moves nothing; for the eliminated, an abstention.
pub(crate) fn stand_in(state: &State, seat: Seat) -> Action {
    match state.phase {
        Phase::Lake => still(state, state.lake),
        Phase::Volcano => still(state, state.volcano),
        Phase::Choose => card(state, seat),
        Phase::Panic(panicker) => state.player(panicker).dino.map_or(Action::Abstain, |cell| still(state, cell)),
        Phase::Rex if !state.player(seat).lives() => Action::Abstain,
        Phase::Rex => state.rex.map_or(Action::Abstain, |cell| still(state, cell)),
        Phase::Over => Action::Abstain,
    }
}

/// The first direction that leads off the board, else north.
fn still(state: &State, cell: Cell) -> Action {
    let off_board = |direction: &Direction| state.edition.neighbour(cell, *direction).is_none();
    Action::Vote(Direction::ALL.into_iter().find(off_board).unwrap_or(Direction::N))
}

/// A Rest if one is in hand; else a Move, else a Panic, to a cell that costs nothing.
fn card(state: &State, seat: Seat) -> Action {
    let player = state.player(seat);
    if player.hand.count(Card::Rest) > 0 {
        return Action::Rest;
    }
    let direction = player.dino.map_or(Direction::N, |cell| safe_direction(state, seat, cell));
    if player.hand.count(Card::Move) > 0 { Action::Move(direction) } else { Action::Panic(direction) }
}

/// The first direction to an open cell without the T-Rex; if there is none, the first to an open cell.
fn safe_direction(state: &State, seat: Seat, cell: Cell) -> Direction {
    let leads_to = |direction: &Direction| state.edition.neighbour(cell, *direction);
    let open =
        |direction: &Direction| leads_to(direction).is_some_and(|to| movement::barrier(state, seat, to).is_none());
    let quiet = |direction: &Direction| open(direction) && leads_to(direction) != state.rex;
    let first = |fits: &dyn Fn(&Direction) -> bool| Direction::ALL.into_iter().find(|direction| fits(direction));
    first(&quiet).or_else(|| first(&open)).expect("a board of 3 columns and rows leaves every Dino an open neighbour")
}
