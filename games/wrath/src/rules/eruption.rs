//! Chapter "Step 4: the eruption".

use crate::event::Event;
use crate::pieces::{Figure, Place};
use crate::rules::{end, ids, regions};
use crate::state::{Dinosaur, State};
use kernel::{Log, RuleId, Seat};

/// WRA-ERUPT-1: with an empty space nothing happens.
///
/// WRA-ERUPT-2: otherwise the Volcano is scored, then the regions, without asking anybody (WRA-RUL-18). WRA-QUAKE-9: a
/// quake of this turn has already moved the land. WRA-REG-11: the eruption itself moves no tile.
pub(crate) fn after_quake<L: Log<Event>>(state: &mut State, log: &mut L) {
    let erupts = state.spaces_taken() >= state.spaces();
    if erupts {
        if L::LISTENS {
            let spaces = Seat::all(state.seats).map(|seat| state.spaces_held(seat)).collect();
            log.tell(ids::ERUPTION, Event::Erupted { spaces });
        }
        score_all(state, log);
    }
    end::after_turn(state, erupts, log);
}

/// WRA-ERUPT-2: first the Volcano, then the regions.
pub(crate) fn score_all(state: &mut State, log: &mut impl Log<Event>) {
    score_volcano(state, log);
    empty_volcano(state, log);
    regions::score(state, log);
}

/// WRA-ERUPT-3: most spaces, 3 points; each of several who tie for most.
///
/// WRA-ERUPT-4: 1 point for everybody else with a space. WRA-STEG-5: a Stegosaurus counts as a Cro-Magnon.
fn score_volcano(state: &mut State, log: &mut impl Log<Event>) {
    let most = Seat::all(state.seats).map(|seat| state.spaces_held(seat)).max().unwrap_or(0);
    for seat in Seat::all(state.seats) {
        let held = state.spaces_held(seat);
        if held > 0 && held == most {
            add_points(state, seat, u16::from(state.edition.volcano_most), ids::MOST_SPACES, log);
        } else if held > 0 {
            add_points(state, seat, u16::from(state.edition.volcano_present), ids::OTHER_SPACES, log);
        }
    }
}

/// WRA-ERUPT-6: points are added to the score, without limit.
///
/// WRA-RUL-20: beyond the target too.
pub(crate) fn add_points(state: &mut State, seat: Seat, points: u16, rule: RuleId, log: &mut impl Log<Event>) {
    if points > 0 {
        let tribe = state.tribe_mut(seat);
        tribe.score += points;
        let total = tribe.score;
        log.tell(rule, Event::Scored { seat, points, total });
    }
}

/// WRA-ERUPT-5: all figures on the Volcano return to their owners' reserves.
///
/// WRA-STEG-6: a Stegosaurus too.
fn empty_volcano(state: &mut State, log: &mut impl Log<Event>) {
    for seat in Seat::all(state.seats) {
        let count = state.tribe(seat).volcano;
        if count > 0 {
            state.carry_people(seat, count, Place::Volcano, Place::Reserve);
            log.tell(
                ids::DOWN_FROM_VOLCANO,
                Event::Returned { seat, figure: Figure::Person, count, from: Place::Volcano },
            );
        }
    }
    let on_volcano = |place| place == Place::Volcano;
    dinosaurs_home(state, on_volcano, |_| true, ids::STEGOSAURUS_HOME, log);
}

/// WRA-HATCH-10: a dinosaur that leaves its place goes to its owner's reserve, never back to the board.
pub(crate) fn dinosaurs_home(
    state: &mut State,
    leaves: impl Fn(Place) -> bool,
    goes: impl Fn(Seat) -> bool,
    rule: RuleId,
    log: &mut impl Log<Event>,
) {
    for number in 0..state.dinosaurs.len() {
        if let Dinosaur::Hatched { owner, at } = state.dinosaurs[number]
            && leaves(at)
            && goes(owner)
        {
            state.dinosaurs[number] = Dinosaur::Hatched { owner, at: Place::Reserve };
            let figure = Figure::Dinosaur(state.species_of(number));
            log.tell(rule, Event::Returned { seat: owner, figure, count: 1, from: at });
        }
    }
    state.sort_pairs();
}
