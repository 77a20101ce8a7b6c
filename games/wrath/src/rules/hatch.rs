//! Chapter "Hatching".

use crate::action::Action;
use crate::event::Event;
use crate::labels;
use crate::pieces::{Figure, Place, Species};
use crate::rules::ids;
use crate::state::{Dinosaur, State};
use kernel::{Log, Refusal, Seat, facts};

/// WRA-HATCH-1, WRA-TURN-4: hatching is offered at every decision of the turn, whatever the step.
///
/// WRA-HATCH-11: beside other choices, never instead of them.
#[inline]
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    // In most turns the player has nobody on the Egg space: return early.
    let eggs = state.tribe(state.active).egg;
    if eggs == 0 || state.hatched || bases_left(state, state.active) == 0 {
        return;
    }
    let hatchable =
        |species: &&Species| state.edition.egg[**species as usize] <= eggs && on_the_board(state, **species).is_some();
    out.extend(state.species.iter().filter(hatchable).map(|&species| Action::Hatch(species)));
}

/// WRA-HATCH-7: no die is asked for.
pub(crate) fn check(state: &State, species: Species) -> Result<(), Refusal> {
    in_play(state, species)?;
    enough_people(state, species)?;
    one_in_a_turn(state)?;
    four_in_a_game(state)
}

/// WRA-SETUP-7: only the four species in play can hatch.
fn in_play(state: &State, species: Species) -> Result<(), Refusal> {
    if !state.species.contains(&species) {
        return Err(ids::FOUR_SPECIES.refuse(facts![species = labels::species(species)]));
    }
    Ok(())
}

/// WRA-HATCH-2: a figure is left on the board, and enough of the player's people are on the Egg space.
fn enough_people(state: &State, species: Species) -> Result<(), Refusal> {
    let (have, cost) = (state.tribe(state.active).egg, state.edition.egg[species as usize]);
    let left = state.dinosaurs().filter(|&dinosaur| dinosaur == (species, Dinosaur::Unhatched)).count();
    if have < cost || left == 0 {
        return Err(ids::WHAT_IT_TAKES.refuse(facts![species = labels::species(species), cost, have, left]));
    }
    Ok(())
}

/// WRA-HATCH-5: one hatching in a turn.
fn one_in_a_turn(state: &State) -> Result<(), Refusal> {
    if state.hatched {
        return Err(ids::ONE_IN_A_TURN.refuse(facts![]));
    }
    Ok(())
}

/// WRA-HATCH-6: four hatchings in a game, one for each base.
fn four_in_a_game(state: &State) -> Result<(), Refusal> {
    if bases_left(state, state.active) == 0 {
        return Err(ids::FOUR_IN_A_GAME.refuse(facts![bases = state.edition.bases]));
    }
    Ok(())
}

/// The first figure of a species that is still on the board.
///
/// WRA-HATCH-9: the second one is available to everybody, including the owner of the first.
fn on_the_board(state: &State, species: Species) -> Option<usize> {
    state.number_of(species, |dinosaur| dinosaur == Dinosaur::Unhatched)
}

/// Dinosaurs a player may still hatch in this game.
pub(crate) fn bases_left(state: &State, seat: Seat) -> u8 {
    state.edition.bases.saturating_sub(state.dinosaurs_of(seat).count() as u8)
}

/// WRA-HATCH-3: the figure goes to the player's reserve, on a base of theirs.
///
/// WRA-HATCH-10: for good: nothing makes it unhatched again.
pub(crate) fn play(state: &mut State, species: Species, log: &mut impl Log<Event>) {
    let seat = state.active;
    let number = on_the_board(state, species).expect("a checked hatching finds its figure");
    state.put(number, Dinosaur::Hatched { owner: seat, at: Place::Reserve });
    state.hatched = true;
    log.tell(ids::HATCHED, Event::Hatched { seat, species });
    everybody_home(state, seat, log);
}

/// WRA-HATCH-4: all of the player's people on the Egg space return to the reserve, whatever the cost was.
fn everybody_home(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let count = state.tribe(seat).egg;
    state.carry_people(seat, count, Place::Egg, Place::Reserve);
    log.tell(ids::EVERYBODY_HOME, Event::Returned { seat, figure: Figure::Person, count, from: Place::Egg });
}
