//! Chapter "The dinosaurs": what each species changes in the other chapters.

use crate::action::Action;
use crate::cell::{Cell, CellSet};
use crate::edition::Edition;
use crate::event::Event;
use crate::labels;
use crate::land::Land;
use crate::pieces::{Figure, Place, Species};
use crate::rules::footprints::{Reach, Walk};
use crate::rules::{ids, using};
use crate::state::{Dinosaur, State};
use kernel::{Log, Refusal, Seat, facts};

/// WRA-TITA-1: one more die for each Titanosaur, wherever it is. WRA-TITA-2: two of them give two.
///
/// WRA-TITA-3: the extra dice are dice like the others. WRA-TITA-4: asked at the first roll only, so a Titanosaur
/// hatched later in the turn brings its die in the next one.
pub(crate) fn extra_dice(state: &State, seat: Seat) -> u8 {
    state.owned(seat, Species::Titanosaur)
}

/// WRA-BRON-1: a Brontosaurus counts as 3 figures in its region.
///
/// All others count as 1: WRA-TITA-5, WRA-STEG-10, WRA-ANKY-4, WRA-PTER-4, WRA-PLES-3, WRA-TRIC-3, WRA-TYRA-7.
#[inline]
pub(crate) fn weight(edition: &Edition, species: Species) -> u8 {
    edition.weight[species as usize]
}

/// WRA-STEG-2: a Stegosaurus in the reserve may use any Volcano die.
///
/// WRA-STEG-3: it need not: people are listed beside it.
pub(crate) fn list_stegosaurs(state: &State, nobody_in_reserve: bool, out: &mut Vec<Action>) {
    let mut last = None;
    for (species, from) in state.dinosaurs_of(state.active) {
        let may_go = match from {
            Place::Reserve => true,
            Place::Tile(_) => nobody_in_reserve,
            Place::Egg | Place::Volcano => false,
        };
        if species == Species::Stegosaurus && may_go && last.replace(from) != Some(from) {
            out.push(Action::Volcano { figure: Figure::Dinosaur(species), from });
        }
    }
}

/// WRA-STEG-1: the Stegosaurus goes to the Volcano instead of a Cro-Magnon, from where it is.
///
/// WRA-STEG-4, WRA-RUL-6: from the land only when the reserve has no Cro-Magnon.
pub(crate) fn check_stegosaurus(state: &State, from: Place) -> Result<(), Refusal> {
    if !state.has(state.active, Figure::Dinosaur(Species::Stegosaurus), from) {
        return Err(ids::STEGOSAURUS_ON_VOLCANO.refuse(facts![place = labels::place(from)]));
    }
    let reserve = using::people_in_reserve(state);
    if from != Place::Reserve && reserve > 0 {
        return Err(ids::STEGOSAURUS_FROM_LAND.refuse(facts![reserve]));
    }
    Ok(())
}

/// WRA-STEG-7: a Stegosaurus on the Volcano gives its owner the right to quake.
///
/// WRA-STEG-9: to each owner in their own turn.
pub(crate) fn stegosaurus_may_quake(state: &State, seat: Seat) -> bool {
    state.has(seat, Figure::Dinosaur(Species::Stegosaurus), Place::Volcano)
}

/// WRA-ANKY-1: 2 extra points for each Ankylosaurus whose owner alone is strongest in its region.
///
/// WRA-ANKY-2: two of them give 4, each in its own region. WRA-ANKY-3: nothing with a tie.
/// WRA-RUL-17: alone strongest, by however little.
pub(crate) fn ankylosaurus_bonus(state: &State, seat: Seat, region: CellSet, alone: bool) -> u16 {
    if !alone {
        return 0;
    }
    let inside =
        state.dinosaurs_of(seat).filter(|&(species, place)| species == Species::Ankylosaurus && is_in(place, region));
    inside.count() as u16 * u16::from(state.edition.ankylosaurus)
}

/// Whether a place is a tile of a region.
#[inline]
pub(crate) fn is_in(place: Place, region: CellSet) -> bool {
    matches!(place, Place::Tile(cell) if region.contains(cell))
}

/// WRA-PTER-1: one die carries a Pteranodon to any Grassland or Jungle.
///
/// WRA-PTER-3: it may also go on foot, and only so to Cave and Hut.
#[inline]
pub(crate) fn flying(land: &Land, from: Cell, on_foot: Reach) -> Reach {
    let green = land.green();
    let mut reach = on_foot.map(|cells| cells.without(green));
    reach[0] = reach[0].or(green.without(CellSet::one(from)));
    reach
}

/// WRA-PLES-1: a Plesiosaurus may stop on a Lagoon, and goes one tile for one die.
#[inline]
pub(crate) fn swimming(land: &Land, from: Cell) -> Reach {
    let mut reach = [CellSet::NONE; 4];
    reach[0] = CellSet::one(from).neighbours().and(land.ground().or(land.lagoons()));
    reach
}

/// Why a Pteranodon or a Plesiosaurus does not get where another figure might.
///
/// WRA-PTER-3: no flying to Cave, Hut or Lagoon. WRA-PLES-1: a Plesiosaurus goes one tile at a time.
pub(crate) fn why_not(state: &State, walk: &Walk) -> Result<(), Refusal> {
    let to = walk.to.to_string();
    match walk.figure {
        Figure::Dinosaur(Species::Pteranodon) => {
            Err(ids::PTERANODON_ON_FOOT.refuse(facts![to, tile = labels::tile(state.land.tile(walk.to))]))
        }
        Figure::Dinosaur(Species::Plesiosaurus) => Err(ids::PLESIOSAURUS.refuse(facts![to])),
        Figure::Person | Figure::Dinosaur(_) => Ok(()),
    }
}

/// WRA-TRIC-1: in a region with a Triceratops, whoever owns it, people count nothing.
///
/// WRA-TRIC-5: only there. WRA-RUL-13, WRA-TRIC-4: and there they stay after scoring.
pub(crate) fn people_are_ignored(state: &State, region: CellSet) -> bool {
    let number = state.number_of(Species::Triceratops, |dinosaur| match dinosaur {
        Dinosaur::Hatched { at, .. } => is_in(at, region),
        Dinosaur::Unhatched => false,
    });
    number.is_some()
}

/// Whether this is a Tyrannosaurus swimming back to the tile it leaves.
pub(crate) fn hunts_on_the_spot(figure: Figure, from: Cell, to: Cell) -> bool {
    figure == Figure::Dinosaur(Species::Tyrannosaurus) && from == to
}

/// WRA-TYRA-6: it may come ashore where it started, for 2 dice, with a Lagoon beside it.
///
/// WRA-RUL-2: only in order to eat.
pub(crate) fn check_hunt_on_the_spot(state: &State, walk: &Walk, from: Cell) -> Result<(), Refusal> {
    let lagoon = touches_water(&state.land, from);
    if lagoon && walk.dice == 2 && walk.devour.is_some() {
        return Ok(());
    }
    Err(ids::TYRANNOSAURUS_SWIMS.refuse(facts![from = from.to_string()]))
}

fn touches_water(land: &Land, from: Cell) -> bool {
    !CellSet::one(from).neighbours().and(land.lagoons()).is_empty()
}

/// WRA-TYRA-1, WRA-TYRA-2: on Grassland and Jungle each player's people there may be chosen, or nobody.
pub(crate) fn list_hunts(state: &State, from: Cell, dice: u8, reach: &Reach, out: &mut Vec<Action>) {
    let figure = Figure::Dinosaur(Species::Tyrannosaurus);
    let walk = |to, dice, devour| Action::Walk { figure, from: Place::Tile(from), to, dice, devour };
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

/// WRA-TYRA-1: only a Tyrannosaurus eats, and only people of the tile it comes to.
///
/// WRA-TYRA-2: people of one player of this table. WRA-TYRA-4: on Grassland and Jungle only.
/// WRA-TYRA-5: never its owner's people; dinosaurs cannot even be named.
pub(crate) fn check_devouring(state: &State, walk: &Walk) -> Result<(), Refusal> {
    let Some(victim) = walk.devour else { return Ok(()) };
    if walk.figure != Figure::Dinosaur(Species::Tyrannosaurus) {
        return Err(ids::HUNGRY.refuse(facts![why = "figure", figure = labels::figure(walk.figure)]));
    }
    let enemy = victim != state.active && victim.0 < state.seats;
    if enemy && state.people(victim, Place::Tile(walk.to)) == 0 {
        return Err(ids::HUNGRY.refuse(facts![why = "nobody", to = walk.to.to_string(), victim]));
    }
    if victim.0 >= state.seats {
        return Err(ids::WHOM_IT_EATS.refuse(facts![seats = state.seats]));
    }
    if !state.land.green().contains(walk.to) {
        return Err(ids::WHERE_IT_EATS_NOT.refuse(facts![tile = labels::tile(state.land.tile(walk.to))]));
    }
    if victim == state.active {
        return Err(ids::WHAT_IT_EATS_NOT.refuse(facts![]));
    }
    Ok(())
}

/// WRA-TYRA-1: the Cro-Magnon eaten goes home to its owner's reserve.
///
/// WRA-TYRA-3: at each move anew. WRA-RUL-10: only moves by Footprint come here, neither placing nor quakes.
/// WRA-RUL-14: nobody is eaten unless the player says so.
pub(crate) fn devour(state: &mut State, walk: &Walk, log: &mut impl Log<Event>) {
    if let Some(victim) = walk.devour {
        state.carry_people(victim, 1, Place::Tile(walk.to), Place::Reserve);
        log.tell(ids::HUNGRY, Event::Devoured { seat: state.active, victim, at: walk.to });
    }
}
