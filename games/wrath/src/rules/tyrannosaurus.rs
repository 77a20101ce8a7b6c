//! Chapter "The dinosaurs": the Tyrannosaurus.

use crate::action::Action;
use crate::cell::{Cell, CellSet};
use crate::event::Event;
use crate::labels;
use crate::land::Land;
use crate::pieces::{Figure, Place, Species};
use crate::rules::footprints::{Reach, Walk};
use crate::rules::ids;
use crate::state::State;
use kernel::{Log, Refusal, Seat, facts};

const TYRANNOSAURUS: Figure = Figure::Dinosaur(Species::Tyrannosaurus);

/// WRA-TYRA-1, WRA-TYRA-2: on Grassland and Jungle each player's people there may be chosen, or nobody.
pub(crate) fn list(state: &State, from: Cell, dice: u8, reach: &Reach, out: &mut Vec<Action>) {
    let walk = |to, dice, devour| Action::Walk { figure: TYRANNOSAURUS, from: Place::Tile(from), to, dice, devour };
    let victims = |to| state.land.green().contains(to).then(|| state.others_on(state.active, to)).into_iter().flatten();
    for (cells, dice) in reach.iter().zip(1..) {
        for to in cells.iter() {
            out.push(walk(to, dice, None));
            out.extend(victims(to).map(|victim| walk(to, dice, Some(victim))));
        }
    }
    if dice >= 2 && touches_water(&state.land, from) {
        out.extend(victims(from).map(|victim| walk(from, 2, Some(victim))));
    }
}

/// Whether this is a Tyrannosaurus swimming back to the tile it leaves.
pub(crate) fn swims_back(figure: Figure, from: Cell, to: Cell) -> bool {
    figure == TYRANNOSAURUS && from == to
}

/// WRA-TYRA-6: it may come ashore where it started, for 2 dice, with a Lagoon beside it.
///
/// WRA-RUL-2: only in order to eat.
pub(crate) fn check_swim_back(state: &State, walk: &Walk, from: Cell) -> Result<(), Refusal> {
    if touches_water(&state.land, from) && walk.dice == 2 && walk.devour.is_some() {
        return Ok(());
    }
    Err(ids::TYRANNOSAURUS_SWIMS.refuse(facts![from = from.to_string()]))
}

fn touches_water(land: &Land, from: Cell) -> bool {
    !CellSet::one(from).neighbours().and(land.lagoons()).is_empty()
}

/// Whether the chosen Cro-Magnon may be eaten.
pub(crate) fn check_devouring(state: &State, walk: &Walk) -> Result<(), Refusal> {
    let Some(victim) = walk.devour else { return Ok(()) };
    only_a_tyrannosaurus_eats(walk)?;
    somebody_is_there(state, walk, victim)?;
    a_player_of_this_table(state, victim)?;
    on_grassland_or_jungle(state, walk)?;
    not_its_own_people(state, victim)
}

/// WRA-TYRA-1: only a Tyrannosaurus eats.
fn only_a_tyrannosaurus_eats(walk: &Walk) -> Result<(), Refusal> {
    if walk.figure != TYRANNOSAURUS {
        return Err(ids::HUNGRY.refuse(facts![why = "figure", figure = labels::figure(walk.figure)]));
    }
    Ok(())
}

/// WRA-TYRA-1: it eats another player's Cro-Magnon on the tile it comes to.
///
/// WRA-TYRA-5: dinosaurs are not Cro-Magnons, so where only they stand nobody can be eaten.
fn somebody_is_there(state: &State, walk: &Walk, victim: Seat) -> Result<(), Refusal> {
    let enemy = victim != state.active && victim.0 < state.seats;
    if enemy && state.people(victim, Place::Tile(walk.to)) == 0 {
        return Err(ids::HUNGRY.refuse(facts![why = "nobody", to = walk.to.to_string(), victim]));
    }
    Ok(())
}

/// WRA-TYRA-2: the victim's owner is one of the players.
fn a_player_of_this_table(state: &State, victim: Seat) -> Result<(), Refusal> {
    if victim.0 >= state.seats {
        return Err(ids::WHOM_IT_EATS.refuse(facts![seats = state.seats]));
    }
    Ok(())
}

/// WRA-TYRA-4: it does not eat on Cave, Hut or Lagoon.
fn on_grassland_or_jungle(state: &State, walk: &Walk) -> Result<(), Refusal> {
    if !state.land.green().contains(walk.to) {
        return Err(ids::WHERE_IT_EATS_NOT.refuse(facts![tile = labels::tile(state.land.tile(walk.to))]));
    }
    Ok(())
}

/// WRA-TYRA-5: it never eats its owner's people.
fn not_its_own_people(state: &State, victim: Seat) -> Result<(), Refusal> {
    if victim == state.active {
        return Err(ids::WHAT_IT_EATS_NOT.refuse(facts![]));
    }
    Ok(())
}

/// WRA-TYRA-1: the Cro-Magnon eaten goes home to its owner's reserve.
///
/// WRA-TYRA-3: once in each move. WRA-RUL-10: only moves by Footprint get here, neither placing nor quakes. WRA-RUL-14:
/// nobody is eaten unless the player says so.
pub(crate) fn devour(state: &mut State, walk: &Walk, log: &mut impl Log<Event>) {
    if let Some(victim) = walk.devour {
        state.carry_people(victim, 1, Place::Tile(walk.to), Place::Reserve);
        log.tell(ids::HUNGRY, Event::Devoured { seat: state.active, victim, at: walk.to });
    }
}
