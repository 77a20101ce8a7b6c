//! What is done for a player who is absent or out of time.

use crate::action::Action;
use crate::cell::Cell;
use crate::pieces::{Figure, Place, Tile};
use crate::rules::{regions, using};
use crate::state::{State, Step};

/// WRA-RUL-21: roll, keep, carry out the Volcano dice, end, no quake, no hatching.
pub(crate) fn stand_in(state: &State) -> Action {
    match state.step {
        Step::BeforeRoll => Action::Roll,
        Step::Rolled => Action::Keep,
        Step::Actions if using::volcano_is_due(state) => {
            Action::Volcano { figure: Figure::Person, from: who_goes(state) }
        }
        Step::Actions => Action::End,
        Step::Quake | Step::Over => Action::NoQuake,
    }
}

/// WRA-RUL-21: a Cro-Magnon from the reserve, else from the Egg space, else from the smallest region.
fn who_goes(state: &State) -> Place {
    let tribe = state.tribe(state.active);
    if tribe.reserve > 0 {
        return Place::Reserve;
    }
    if tribe.egg > 0 {
        return Place::Egg;
    }
    let smallest = state.settled(state.active).iter().min_by_key(|&cell| (size(state, cell), cell));
    Place::Tile(smallest.expect("a Volcano die that is due finds somebody"))
}

fn size(state: &State, cell: Cell) -> u8 {
    match state.land.tile(cell) {
        Tile::Cave | Tile::Hut | Tile::Volcano => 0,
        Tile::Grassland | Tile::Jungle | Tile::Lagoon => regions::region_of(&state.land, cell).len(),
    }
}
