//! Chapter "What is always true": the invariants, checked by the tests and when a position is read.

use crate::cell::CellSet;
use crate::edition::COPIES;
use crate::event::Event;
use crate::land::TILE_COUNTS;
use crate::pieces::{Figure, Place, Species, Tile};
use crate::rules::{self, dice, end, ids};
use crate::state::{Dinosaur, State, Step};
use kernel::{RuleId, Seat, Told};

type Check = fn(&State) -> Result<(), String>;

/// What holds at every decision and at the end.
const ALWAYS: [(RuleId, Check); 12] = [
    (ids::PEOPLE_CONSERVED, people_conserved),
    (ids::TILES_CONSERVED, tiles_conserved),
    (ids::SPACES_SUFFICE, spaces_suffice),
    (ids::WHO_IS_ON_VOLCANO, who_is_on_the_volcano),
    (ids::WHO_IS_IN_WATER, who_is_in_the_water),
    (ids::TWO_OF_EACH_SPECIES, two_of_each_species),
    (ids::BASES_SUFFICE, bases_suffice),
    (ids::WHERE_DINOSAURS_ARE, where_dinosaurs_are),
    (ids::DICE_CONSERVED, dice_conserved),
    (ids::ROLLS_COUNTED, rolls_counted),
    (ids::SOMEBODY_ACTS, somebody_acts),
    (ids::OVER_FOR_A_REASON, over_for_a_reason),
];

/// Every invariant that a state breaks, in book order.
pub(crate) fn broken(state: &State) -> impl Iterator<Item = (RuleId, String)> {
    ALWAYS.iter().filter_map(move |&(rule, check)| check(state).err().map(|fault| (rule, fault)))
}

fn ensure(holds: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault()) }
}

/// WRA-INV-1: each player has 10 people in all.
fn people_conserved(state: &State) -> Result<(), String> {
    for (seat, tribe) in state.tribes().iter().enumerate() {
        let on_land: u32 = tribe.land.iter().map(|&people| u32::from(people)).sum();
        let people = [tribe.reserve, tribe.egg, tribe.volcano].map(u32::from).iter().sum::<u32>() + on_land;
        ensure(people == u32::from(state.edition.people), || format!("seat {seat} has {people} people"))?;
    }
    Ok(())
}

/// WRA-INV-2: the 16 cells hold the 16 tiles.
fn tiles_conserved(state: &State) -> Result<(), String> {
    let all = Tile::ALL.into_iter().fold(CellSet::NONE, |all, tile| all.or(state.land.cells(tile)));
    let counted =
        Tile::ALL.into_iter().zip(TILE_COUNTS).all(|(tile, count)| usize::from(state.land.cells(tile).len()) == count);
    ensure(counted && all.len() == 16, || format!("the land is {:?}", state.land))
}

/// WRA-INV-3: no more figures on the Volcano than spaces, and a turn never starts with a full one.
fn spaces_suffice(state: &State) -> Result<(), String> {
    let (taken, spaces) = (state.spaces_taken(), state.spaces());
    let may_be_full = matches!(state.step, Step::Actions | Step::Quake);
    ensure(taken < spaces || may_be_full && taken == spaces, || format!("{taken} of {spaces} spaces are taken"))
}

/// WRA-INV-4: only people and Stegosaurs are on the Volcano, and they are on its spaces.
fn who_is_on_the_volcano(state: &State) -> Result<(), String> {
    for (species, dinosaur) in state.dinosaurs() {
        let there = matches!(dinosaur, Dinosaur::Hatched { at: Place::Volcano, .. });
        ensure(!there || species == Species::Stegosaurus, || format!("a {species} is on the Volcano"))?;
    }
    let beside_spaces = state.tribes().iter().any(|tribe| tribe.land[state.land.volcano.index()] > 0);
    ensure(!beside_spaces, || "people stand on the Volcano's tile but on no space".to_owned())
}

/// WRA-INV-5: only Plesiosaurs are on Lagoons. WRA-FOOT-8: at every decision.
fn who_is_in_the_water(state: &State) -> Result<(), String> {
    let water = state.land.lagoons();
    for seat in Seat::all(state.seats) {
        let swimmers = state.settled(seat).and(water);
        ensure(swimmers.is_empty(), || format!("people of seat {seat} are in the water"))?;
        for (species, place) in state.dinosaurs_of(seat) {
            let dry = !matches!(place, Place::Tile(cell) if water.contains(cell));
            ensure(dry || species == Species::Plesiosaurus, || format!("a {species} is in the water at {place}"))?;
        }
    }
    Ok(())
}

/// WRA-INV-6: four different species with two figures each, and equal figures in one order only.
fn two_of_each_species(state: &State) -> Result<(), String> {
    let different = crate::edition::four_different(&state.species).is_some();
    ensure(different, || format!("the species in play are {:?}", state.species))?;
    let sorted = state.dinosaurs.chunks_exact(COPIES).all(<[Dinosaur]>::is_sorted);
    ensure(sorted, || format!("the figures are not in order: {:?}", state.dinosaurs))
}

/// WRA-INV-7: no player owns more dinosaurs than bases, and a player who hatched this turn owns one.
fn bases_suffice(state: &State) -> Result<(), String> {
    for seat in Seat::all(state.seats) {
        let owned = state.dinosaurs_of(seat).count();
        ensure(owned <= usize::from(state.edition.bases), || format!("seat {seat} owns {owned} dinosaurs"))?;
    }
    let owns = state.dinosaurs_of(state.active).next().is_some();
    ensure(!state.hatched || owns, || format!("seat {} hatched but owns no dinosaur", state.active))
}

/// WRA-INV-8: a hatched dinosaur is in its owner's reserve, on a tile other than the Volcano, or on a space of it.
fn where_dinosaurs_are(state: &State) -> Result<(), String> {
    for (species, dinosaur) in state.dinosaurs() {
        if let Dinosaur::Hatched { owner, at } = dinosaur {
            ensure(owner.0 < state.seats, || format!("a {species} belongs to seat {owner}, which nobody plays"))?;
            let nowhere = at == Place::Egg || at == Place::Tile(state.land.volcano);
            ensure(!nowhere, || format!("a {species} cannot be at {at}"))?;
        }
    }
    Ok(())
}

/// WRA-INV-12: the dice of the turn, used or left, are 5 plus the Titanosaurs owned at the first roll.
fn dice_conserved(state: &State) -> Result<(), String> {
    let (dice, most) = (state.dice.total(), dice::dice_of_turn(state));
    // A Titanosaur hatched after the first roll does not count yet.
    let late = state.hatched && state.owned(state.active, Species::Titanosaur) > 0;
    let fits = match state.step {
        Step::BeforeRoll | Step::Quake | Step::Over => dice == 0,
        Step::Rolled => dice == most || late && dice + 1 == most,
        Step::Actions => dice <= most,
    };
    ensure(fits, || format!("{dice} dice of {most} in step {:?}", state.step))
}

/// WRA-INV-13: one to three rolls in each turn.
fn rolls_counted(state: &State) -> Result<(), String> {
    let fits = match state.step {
        Step::BeforeRoll => state.rolls == 0,
        Step::Rolled => (1..state.edition.rolls).contains(&state.rolls),
        Step::Actions | Step::Quake | Step::Over => (1..=state.edition.rolls).contains(&state.rolls),
    };
    ensure(fits, || format!("{} rolls in step {:?}", state.rolls, state.step))
}

/// WRA-INV-16: until the game is over, some action is legal.
fn somebody_acts(state: &State) -> Result<(), String> {
    let mut actions = Vec::new();
    rules::list(state, &mut actions);
    ensure(state.step == Step::Over || !actions.is_empty(), || "nothing is legal".to_owned())
}

/// WRA-INV-17: the game is over if and only if the target is reached or the last turn was played.
///
/// WRA-TURN-1: nobody is skipped, so the number of turns says whose turn it is.
fn over_for_a_reason(state: &State) -> Result<(), String> {
    let reason = end::somebody_reached_the_target(state) || state.turns >= state.edition.most_turns;
    ensure(state.turns <= state.edition.most_turns, || format!("{} turns are too many", state.turns))?;
    ensure(reason == (state.step == Step::Over), || format!("step {:?} after {} turns", state.step, state.turns))?;
    let begun = if state.step == Step::Over { state.turns.saturating_sub(1) } else { state.turns };
    let due = Seat((begun % u16::from(state.seats)) as u8);
    ensure(state.active == due, || format!("turn {begun} belongs to seat {due}, not {}", state.active))
}

/// The first invariant about changes that an action broke, given the state before, the events and the state after.
pub(crate) fn broken_between(before: &State, told: &[Told<Event>], after: &State) -> Option<(RuleId, String)> {
    let checks: [(RuleId, Result<(), String>); 6] = [
        (ids::TWO_OF_EACH_SPECIES, owned_for_good(before, after)),
        (ids::BASES_SUFFICE, one_hatching(before, after)),
        (ids::SCORES_GROW_IN_ERUPTIONS, scores_grow_in_eruptions(before, told, after)),
        (ids::ERUPTIONS_PAY, eruptions_pay(before, told, after)),
        (ids::REGIONS_PAY_SO_MUCH, regions_pay_so_much(told, after)),
        (ids::AFTER_AN_ERUPTION, winners_went_home(told, after)),
    ];
    checks.into_iter().find_map(|(rule, result)| result.err().map(|fault| (rule, fault)))
}

/// WRA-INV-6: what a player owns never decreases.
fn owned_for_good(before: &State, after: &State) -> Result<(), String> {
    for seat in Seat::all(before.seats) {
        let lost = Species::ALL.into_iter().find(|&species| after.owned(seat, species) < before.owned(seat, species));
        ensure(lost.is_none(), || format!("seat {seat} lost a {lost:?}"))?;
    }
    Ok(())
}

/// WRA-INV-7: the active player gains at most one dinosaur, nobody else any.
fn one_hatching(before: &State, after: &State) -> Result<(), String> {
    for seat in Seat::all(before.seats) {
        let gained = after.dinosaurs_of(seat).count().saturating_sub(before.dinosaurs_of(seat).count());
        let most = usize::from(seat == before.active && !before.hatched);
        ensure(gained <= most, || format!("seat {seat} gained {gained} dinosaurs"))?;
    }
    Ok(())
}

fn erupted(told: &[Told<Event>]) -> Option<&[u8]> {
    told.iter()
        .find_map(|told| if let Event::Erupted { spaces } = &told.event { Some(spaces.as_slice()) } else { None })
}

fn gain(before: &State, after: &State, seat: Seat) -> u16 {
    after.tribe(seat).score.saturating_sub(before.tribe(seat).score)
}

/// WRA-INV-9: scores never decrease, and change only in an eruption.
fn scores_grow_in_eruptions(before: &State, told: &[Told<Event>], after: &State) -> Result<(), String> {
    for seat in Seat::all(before.seats) {
        let (old, new) = (before.tribe(seat).score, after.tribe(seat).score);
        ensure(new == old || new > old && erupted(told).is_some(), || format!("seat {seat} went from {old} to {new}"))?;
    }
    Ok(())
}

/// WRA-INV-10: in an eruption somebody gains at least 3 points, and everybody with a space at least 1.
fn eruptions_pay(before: &State, told: &[Told<Event>], after: &State) -> Result<(), String> {
    let Some(spaces) = erupted(told) else { return Ok(()) };
    let edition = before.edition;
    let best = Seat::all(before.seats).map(|seat| gain(before, after, seat)).max().unwrap_or(0);
    ensure(best >= u16::from(edition.volcano_most), || format!("nobody gained more than {best}"))?;
    let least = u16::from(edition.volcano_present.min(edition.volcano_most));
    let unpaid =
        Seat::all(before.seats).zip(spaces).find(|&(seat, &held)| held > 0 && gain(before, after, seat) < least);
    ensure(unpaid.is_none(), || format!("{unpaid:?} was not paid"))
}

/// WRA-INV-11: regions pay no more points than their 13 tiles, and 2 for each Ankylosaurus, allow.
fn regions_pay_so_much(told: &[Told<Event>], after: &State) -> Result<(), String> {
    for seat in Seat::all(after.seats) {
        let paid: u16 = told.iter().filter_map(|told| region_points(told, seat)).sum();
        let bonus = u16::from(after.owned(seat, Species::Ankylosaurus)) * u16::from(after.edition.ankylosaurus);
        let most = 13 * u16::from(after.edition.per_tile) + bonus;
        ensure(paid <= most, || format!("seat {seat} was paid {paid} of {most} region points"))?;
    }
    Ok(())
}

fn region_points(told: &Told<Event>, to: Seat) -> Option<u16> {
    let regions = [ids::STRONGEST_SCORES, ids::REGION_TIES, ids::ANKYLOSAURUS];
    let Event::Scored { seat, points, .. } = told.event else { return None };
    (seat == to && regions.contains(&told.rule)).then_some(points)
}

/// WRA-INV-14: after an eruption the Volcano is empty, and winners have no figure left in their regions,
/// except people beside a Triceratops.
fn winners_went_home(told: &[Told<Event>], after: &State) -> Result<(), String> {
    if erupted(told).is_none() {
        return Ok(());
    }
    ensure(after.spaces_taken() == 0, || format!("{} figures are still on the Volcano", after.spaces_taken()))?;
    for told in told {
        let Event::Region { cells, strengths, people_ignored, .. } = &told.event else { continue };
        let best = strengths.iter().max().copied().unwrap_or(0);
        for (seat, _) in Seat::all(after.seats).zip(strengths).filter(|&(_, &strength)| strength == best) {
            let stays =
                |figure, place| after.has(seat, figure, place) && !(*people_ignored && figure == Figure::Person);
            let figures = || std::iter::once(Figure::Person).chain(Species::ALL.map(Figure::Dinosaur));
            let left = cells.iter().find(|&cell| figures().any(|figure| stays(figure, Place::Tile(cell))));
            ensure(left.is_none(), || format!("seat {seat} scored but still stands on {left:?}"))?;
        }
    }
    Ok(())
}
