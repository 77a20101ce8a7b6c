//! Chapter "The Footprint face".

use crate::action::Action;
use crate::cell::{Cell, CellSet};
use crate::event::Event;
use crate::labels;
use crate::land::Land;
use crate::own::Own;
use crate::pieces::{Face, Figure, Place, Species};
use crate::rules::{dinosaurs, ids, tyrannosaurus, using, volcano};
use crate::state::State;
use kernel::{Log, Refusal, Seat, facts};

/// The longest swim: three Lagoons and the shore.
const LONGEST: usize = 4;

/// Where a figure can go, by what it costs: one die, two dice, and so on.
pub(crate) type Reach = [CellSet; LONGEST];

/// WRA-FOOT-1, WRA-FOOT-2, WRA-FOOT-10: a step leads to an adjacent tile, never over a corner or over the edge.
///
/// WRA-FOOT-6: from there it may go on through water, one die for each tile entered, with any turns.
/// WRA-FOOT-7: as far as the dice reach.
/// WRA-FOOT-9: the Volcano is neither entered nor crossed.
/// WRA-FOOT-11, WRA-RUL-3: Cave and Hut are ground like any other.
#[inline]
pub(crate) fn on_foot(land: &Land, from: Cell, dice: u8) -> Reach {
    let mut reach = [CellSet::NONE; LONGEST];
    let mut seen = CellSet::one(from);
    let mut shore = seen;
    for cells in reach.iter_mut().take(usize::from(dice)) {
        let next = shore.neighbours().without(seen);
        *cells = next.and(land.ground());
        seen = seen.or(next);
        shore = next.and(land.lagoons());
        if shore.is_empty() {
            break;
        }
    }
    reach
}

/// Where a figure can go with this many dice.
#[inline]
fn reach(state: &State, figure: Figure, from: Cell, dice: u8) -> Reach {
    let land = &state.land;
    match figure {
        Figure::Dinosaur(Species::Pteranodon) => dinosaurs::flying(land, from, on_foot(land, from, dice)),
        Figure::Dinosaur(Species::Plesiosaurus) => dinosaurs::swimming(land, from),
        Figure::Person | Figure::Dinosaur(_) => on_foot(land, from, dice),
    }
}

/// Lists every move that the remaining Footprints allow.
///
/// WRA-FOOT-3: any figure may take any number of them. WRA-FOOT-5: nobody stands in the way.
#[inline]
pub(crate) fn list(state: &State, own: &Own, out: &mut Vec<Action>) {
    let dice = state.dice.count(Face::Footprint);
    for from in own.settled.iter() {
        let reach = on_foot(&state.land, from, dice);
        list_reach(Figure::Person, from, &reach, out);
    }
    for &(species, place) in own.dinosaurs() {
        let Place::Tile(from) = place else { continue };
        let figure = Figure::Dinosaur(species);
        let reach = reach(state, figure, from, dice);
        if species == Species::Tyrannosaurus {
            tyrannosaurus::list(state, from, dice, &reach, out);
        } else {
            list_reach(figure, from, &reach, out);
        }
    }
}

#[inline]
fn list_reach(figure: Figure, from: Cell, reach: &Reach, out: &mut Vec<Action>) {
    for (cells, dice) in reach.iter().zip(1..) {
        for to in cells.iter() {
            out.push(Action::Walk { figure, from: Place::Tile(from), to, dice, devour: None });
        }
    }
}

/// A move by Footprint dice.
#[derive(Clone, Copy)]
pub(crate) struct Walk {
    pub(crate) figure: Figure,
    pub(crate) from: Place,
    pub(crate) to: Cell,
    pub(crate) dice: u8,
    pub(crate) devour: Option<Seat>,
}

pub(crate) fn check(state: &State, walk: &Walk) -> Result<(), Refusal> {
    using::die_left(state, Face::Footprint)?;
    volcano::never_from_the_volcano(state, walk.figure, walk.from)?;
    let from = on_the_land(state, walk)?;
    let swims_back = tyrannosaurus::swims_back(walk.figure, from, walk.to);
    if !swims_back {
        one_die_for_each_tile(walk, fare(state, walk, from)?)?;
    }
    enough_dice(state, walk)?;
    if swims_back {
        tyrannosaurus::check_swim_back(state, walk, from)?;
    }
    tyrannosaurus::check_devouring(state, walk)
}

/// WRA-FOOT-1: the figure is one of yours and stands on the land.
///
/// WRA-FOOT-4: figures in the reserve or on the Egg space do not walk. WRA-PTER-2: nor do they fly.
fn on_the_land(state: &State, walk: &Walk) -> Result<Cell, Refusal> {
    let Place::Tile(from) = walk.from else {
        return Err(ids::ONLY_ON_THE_LAND.refuse(facts![place = labels::place(walk.from)]));
    };
    if state.has(state.active, walk.figure, walk.from) {
        return Ok(from);
    }
    Err(no_step(walk))
}

/// What the move costs, or why there is no way. The general rule is cited where no special one says more.
fn fare(state: &State, walk: &Walk, from: Cell) -> Result<u8, Refusal> {
    if let Some(cost) = cost(state, walk.figure, from, walk.to) {
        return Ok(cost);
    }
    no_diagonals(from, walk.to)?;
    not_into_water(state, walk, from)?;
    not_onto_the_volcano(state, walk.to)?;
    not_over_the_edge(from, walk.to)?;
    dinosaurs::why_not(state, walk)?;
    Err(no_step(walk))
}

fn no_step(walk: &Walk) -> Refusal {
    ids::ONE_STEP.refuse(facts![
        figure = labels::figure(walk.figure),
        from = walk.from.to_string(),
        to = walk.to.to_string()
    ])
}

/// WRA-FOOT-2: never over a corner.
fn no_diagonals(from: Cell, to: Cell) -> Result<(), Refusal> {
    if from.touches_corner(to) {
        return Err(ids::NO_DIAGONALS.refuse(facts![from = from.to_string(), to = to.to_string()]));
    }
    Ok(())
}

/// WRA-FOOT-6: a move does not end in the water, unless a Plesiosaurus makes it.
fn not_into_water(state: &State, walk: &Walk, from: Cell) -> Result<(), Refusal> {
    let beside = CellSet::one(from).neighbours().contains(walk.to);
    if beside && state.land.lagoons().contains(walk.to) {
        return Err(ids::SWIMMING.refuse(facts![why = "stop", to = walk.to.to_string()]));
    }
    Ok(())
}

/// WRA-FOOT-9: nobody enters the Volcano on foot.
///
/// WRA-STEG-10: not even a Stegosaurus.
fn not_onto_the_volcano(state: &State, to: Cell) -> Result<(), Refusal> {
    if to == state.land.volcano {
        return Err(ids::NOT_OVER_VOLCANO.refuse(facts![]));
    }
    Ok(())
}

/// WRA-FOOT-10: nobody leaves the land on one side to come in on the other.
fn not_over_the_edge(from: Cell, to: Cell) -> Result<(), Refusal> {
    if from.faces_across_edge(to) {
        return Err(ids::EDGE.refuse(facts![from = from.to_string(), to = to.to_string()]));
    }
    Ok(())
}

/// The dice that a figure needs to get somewhere, however many are left.
fn cost(state: &State, figure: Figure, from: Cell, to: Cell) -> Option<u8> {
    let reach = reach(state, figure, from, LONGEST as u8);
    reach.iter().position(|cells| cells.contains(to)).map(|number| number as u8 + 1)
}

/// WRA-FOOT-6: each tile entered costs one die, all spent together.
fn one_die_for_each_tile(walk: &Walk, fare: u8) -> Result<(), Refusal> {
    if walk.dice != fare {
        return Err(ids::SWIMMING.refuse(facts![
            why = "cost",
            to = walk.to.to_string(),
            cost = fare,
            dice = walk.dice
        ]));
    }
    Ok(())
}

/// WRA-FOOT-7: the dice must be enough to come out of the water again.
fn enough_dice(state: &State, walk: &Walk) -> Result<(), Refusal> {
    let left = state.dice.count(Face::Footprint);
    if walk.dice > left {
        return Err(ids::COUNT_BEFORE_SWIMMING.refuse(facts![cost = walk.dice, left]));
    }
    Ok(())
}

/// WRA-FOOT-8: the figure arrives on its tile; nothing is ever left in the water on the way.
pub(crate) fn play<L: Log<Event>>(state: &mut State, walk: &Walk, log: &mut L) {
    let Place::Tile(from) = walk.from else { unreachable!("a checked move starts on a tile") };
    using::spend(state, Face::Footprint, walk.dice);
    let seat = state.active;
    state.carry(seat, walk.figure, walk.from, Place::Tile(walk.to));
    if L::LISTENS {
        let over = water_way(&state.land, from, walk.to, walk.dice);
        let flies =
            walk.figure == Figure::Dinosaur(Species::Pteranodon) && !CellSet::one(from).neighbours().contains(walk.to);
        let rule = match walk.dice {
            1 if flies => ids::FLYING,
            1 => ids::ONE_STEP,
            _ => ids::SWIMMING,
        };
        log.tell(rule, Event::Walked { seat, figure: walk.figure, from, over, to: walk.to, dice: walk.dice });
    }
    tyrannosaurus::devour(state, walk, log);
}

/// The Lagoons swum through, in order: found backwards from the shore.
fn water_way(land: &Land, from: Cell, to: Cell, dice: u8) -> Vec<Cell> {
    let mut layers = vec![CellSet::one(from)];
    for _ in 1..dice {
        let next = layers[layers.len() - 1].neighbours().and(land.lagoons());
        layers.push(next);
    }
    let mut way = Vec::new();
    let mut ahead = to;
    for layer in layers.iter().skip(1).rev() {
        let step = CellSet::one(ahead).neighbours().and(*layer).first();
        ahead = step.expect("a paid swim leads through water");
        way.push(ahead);
    }
    way.reverse();
    way
}
