//! Chapter "Scoring the regions".

use crate::cell::{Cell, CellSet};
use crate::event::Event;
use crate::land::Land;
use crate::pieces::{Figure, Place, Tile};
use crate::rules::{dinosaurs, eruption, ids};
use crate::state::{Dinosaur, MOST_SEATS, State};
use kernel::{Log, Seat, Seats};

/// How strong each seat is in a region.
type Strengths = [u16; MOST_SEATS];

/// WRA-REG-10, WRA-RUL-11: all regions, one after another, by their first tile along the rows.
pub(crate) fn score<L: Log<Event>>(state: &mut State, log: &mut L) {
    let land = state.land;
    for region in all(&land) {
        score_one(state, region, log);
    }
}

/// The regions, by their first tile along the rows.
pub(crate) fn all(land: &Land) -> impl Iterator<Item = CellSet> {
    let mut left = scoring_land(land);
    std::iter::from_fn(move || {
        let region = region_of(land, left.first()?);
        left = left.without(region);
        Some(region)
    })
}

/// WRA-REG-9: Cave, Hut and Volcano are never scored.
///
/// WRA-PLES-2, WRA-RUL-12: Lagoons are scored; without a Plesiosaurus there is nobody in them.
fn scoring_land(land: &Land) -> CellSet {
    land.green().or(land.lagoons())
}

/// WRA-REG-1: all tiles of one kind that are connected side by side. WRA-REG-2: one tile is enough.
pub(crate) fn region_of(land: &Land, cell: Cell) -> CellSet {
    land.region(cell)
}

fn score_one<L: Log<Event>>(state: &mut State, region: CellSet, log: &mut L) {
    let strengths = strengths(state, region);
    let winners = strongest(&strengths);
    if winners.is_empty() {
        return;
    }
    if L::LISTENS {
        let tile = region.first().map_or(Tile::Grassland, |cell| state.land.tile(cell));
        let strengths = strengths[..usize::from(state.seats)].to_vec();
        let people_ignored = dinosaurs::people_are_ignored(state, region);
        log.tell(ids::STRENGTH, Event::Region { tile, cells: region, strengths, people_ignored });
    }
    pay(state, region, winners, log);
    go_home(state, region, winners, log);
}

/// WRA-REG-3: the number of a player's figures in the region.
///
/// WRA-TRIC-1: without people where a Triceratops is. WRA-TRIC-2: dinosaurs count in any case.
pub(crate) fn strengths(state: &State, region: CellSet) -> Strengths {
    let mut strengths = [0; MOST_SEATS];
    if !dinosaurs::people_are_ignored(state, region) {
        for (strength, tribe) in strengths.iter_mut().zip(state.tribes()) {
            *strength = region.iter().map(|cell| u16::from(tribe.land[cell.index()])).sum();
        }
    }
    for (species, dinosaur) in state.dinosaurs() {
        if let Dinosaur::Hatched { owner, at } = dinosaur
            && dinosaurs::is_in(at, region)
        {
            strengths[owner.index()] += u16::from(dinosaurs::weight(state.edition, species));
        }
    }
    strengths
}

/// WRA-REG-4: the strongest, with a strength of at least 1. WRA-REG-5: all of them if they tie.
///
/// WRA-REG-6: nobody where no figure counts.
fn strongest(strengths: &Strengths) -> Seats {
    let best = strengths.iter().copied().max().unwrap_or(0);
    (0..)
        .map(Seat)
        .zip(strengths)
        .filter(|&(_, &strength)| strength > 0 && strength == best)
        .map(|(seat, _)| seat)
        .collect()
}

/// WRA-REG-4, WRA-REG-5: each winner scores a point for each tile.
fn pay(state: &mut State, region: CellSet, winners: Seats, log: &mut impl Log<Event>) {
    let points = u16::from(region.len()) * u16::from(state.edition.per_tile);
    let alone = winners.len() == 1;
    let rule = if alone { ids::STRONGEST_SCORES } else { ids::REGION_TIES };
    for seat in winners.iter() {
        eruption::add_points(state, seat, points, rule, log);
        let bonus = dinosaurs::ankylosaurus_bonus(state, seat, region, alone);
        eruption::add_points(state, seat, bonus, ids::ANKYLOSAURUS, log);
    }
}

/// WRA-REG-7: winners take all their figures of the region home. WRA-REG-8: the others stay.
///
/// WRA-TRIC-4: with a Triceratops all people stay. WRA-PLES-4: a Plesiosaurus goes home like any other.
fn go_home(state: &mut State, region: CellSet, winners: Seats, log: &mut impl Log<Event>) {
    if !dinosaurs::people_are_ignored(state, region) {
        for seat in winners.iter() {
            people_home(state, seat, region, log);
        }
    }
    let leaves = |place| dinosaurs::is_in(place, region);
    eruption::dinosaurs_home(state, leaves, |seat| winners.contains(seat), ids::WINNERS_GO_HOME, log);
}

fn people_home(state: &mut State, seat: Seat, region: CellSet, log: &mut impl Log<Event>) {
    for cell in region.iter() {
        let (count, from) = (state.tribe(seat).land[cell.index()], Place::Tile(cell));
        if count > 0 {
            state.carry_people(seat, count, from, Place::Reserve);
            log.tell(ids::WINNERS_GO_HOME, Event::Returned { seat, figure: Figure::Person, count, from });
        }
    }
}
