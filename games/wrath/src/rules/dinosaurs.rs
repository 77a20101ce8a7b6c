//! Chapter "The dinosaurs": what each species changes in the other chapters. The Tyrannosaurus has its own file.

use crate::action::Action;
use crate::cell::{Cell, CellSet};
use crate::edition::Edition;
use crate::labels;
use crate::land::Land;
use crate::own::Own;
use crate::pieces::{Figure, Place, Species};
use crate::rules::footprints::{Reach, Walk};
use crate::rules::{ids, using};
use crate::state::{Dinosaur, State};
use kernel::{Refusal, Seat, facts};

/// WRA-TITA-1: one more die for each Titanosaur, wherever it is. WRA-TITA-2: two of them give two.
///
/// WRA-TITA-3: the extra dice are dice like the others. WRA-TITA-4: it counts at the first roll only, so a Titanosaur
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
pub(crate) fn list_stegosaurs(own: &Own, nobody_in_reserve: bool, out: &mut Vec<Action>) {
    for &(species, from) in own.dinosaurs() {
        let may_go = match from {
            Place::Reserve => true,
            Place::Tile(_) => nobody_in_reserve,
            Place::Egg | Place::Volcano => false,
        };
        if species == Species::Stegosaurus && may_go {
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

/// Why a Pteranodon or a Plesiosaurus cannot go where another figure might.
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

/// WRA-TRIC-1: in a region with a Triceratops, whoever owns it, people do not count.
///
/// WRA-TRIC-5: only there. WRA-RUL-13, WRA-TRIC-4: and there they stay after scoring.
pub(crate) fn people_are_ignored(state: &State, region: CellSet) -> bool {
    let number = state.number_of(Species::Triceratops, |dinosaur| match dinosaur {
        Dinosaur::Hatched { at, .. } => is_in(at, region),
        Dinosaur::Unhatched => false,
    });
    number.is_some()
}
