//! Phase 2: destination markers. Phases 2 and 4: being ready.

use crate::cell::Cell;
use crate::event::Event;
use crate::member::Member;
use crate::pending::Pending;
use crate::rules::{Scene, act, group, ids, reroll, walk};
use crate::state::{PhaseNotes, State, Step};
use kernel::{Log, Refusal, Seat, Seats, facts};

/// Whether a seat may put a member's marker there.
pub(crate) fn check_place(state: &State, seat: Seat, member: Member, cell: Cell) -> Result<(), Refusal> {
    group::check_decider(state, seat, member)?;
    close_enough(state, member, cell)?;
    no_fire(state, cell)?;
    not_a_neighbours(state, member, cell)?;
    a_real_change(state, member, cell)?;
    patient(state, seat, member)
}

/// FUJ-P2-3, FUJ-K02-1: a destination is at most three steps away, four for the scout, on a path without fire.
fn close_enough(state: &State, member: Member, cell: Cell) -> Result<(), Refusal> {
    let limit = walk::planning_limit(state, member);
    let from = state.sheet(member).pawn;
    let passable = walk::passable(state);
    if passable.contains(cell) && walk::distance(state, from, cell, limit).is_none() {
        return Err(ids::THREE_STEPS.refuse(facts![cell = cell.to_string(), limit]));
    }
    Ok(())
}

/// FUJ-P2-7, FUJ-P2-8: only landscape and village cards that are not lava can be destinations.
fn no_fire(state: &State, cell: Cell) -> Result<(), Refusal> {
    if walk::passable(state).contains(cell) {
        return Ok(());
    }
    let ground = state.ground();
    let fire = state.land.lava.contains(cell) || ground.rubble.contains(&cell);
    let rule = if fire { ids::NO_FIRE } else { ids::LANDSCAPE_AND_VILLAGE };
    Err(rule.refuse(facts![cell = cell.to_string()]))
}

/// FUJ-P2-9, FUJ-P2-10, FUJ-P2-11: neighbours may not share a destination; others may, and pawns do not matter.
fn not_a_neighbours(state: &State, member: Member, cell: Cell) -> Result<(), Refusal> {
    if walk::taken(state, member).contains(cell) {
        return Err(ids::NOT_A_NEIGHBOURS.refuse(facts![cell = cell.to_string()]));
    }
    Ok(())
}

/// FUJ-RUL-43: putting a marker where it already lies is not an action.
fn a_real_change(state: &State, member: Member, cell: Cell) -> Result<(), Refusal> {
    if state.sheet(member).marker == Some(cell) {
        return Err(ids::REAL_CHANGE.refuse(facts![]));
    }
    Ok(())
}

/// FUJ-RUL-40: the number of marker changes in a phase is limited; repairing a missing or illegal marker is always
/// possible.
fn patient(state: &State, seat: Seat, member: Member) -> Result<(), Refusal> {
    let limit = state.edition.limits.marker_changes;
    let repairing = member != Member::THIRD && !walk::well_placed(state, member);
    if state.phase.marker_changes[seat.index()] >= limit && !repairing {
        return Err(ids::PATIENCE.refuse(facts![why = "markers", limit]));
    }
    Ok(())
}

/// Whether a seat may take a marker back.
pub(crate) fn check_clear(state: &State, seat: Seat, member: Member) -> Result<(), Refusal> {
    group::check_decider(state, seat, member)?;
    if state.sheet(member).marker.is_none() {
        return Err(ids::REAL_CHANGE.refuse(facts![]));
    }
    let limit = state.edition.limits.marker_changes;
    if state.phase.marker_changes[seat.index()] >= limit {
        return Err(ids::PATIENCE.refuse(facts![why = "markers", limit]));
    }
    Ok(())
}

/// FUJ-P2-12, FUJ-COM-5: a marker is put down or moved, as often as wished, also just to point at a card.
pub(crate) fn place<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat, member: Member, cell: Cell) {
    count_change(scene.state, seat);
    scene.state.sheet_mut(member).marker = Some(cell);
    scene.tell(ids::CHANGING_YOUR_MIND, Event::Placed { member, cell });
    unsettle(scene.state);
}

/// FUJ-P2-12: a marker is taken back.
pub(crate) fn clear<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat, member: Member) {
    count_change(scene.state, seat);
    scene.state.sheet_mut(member).marker = None;
    scene.tell(ids::CHANGING_YOUR_MIND, Event::Cleared { member });
    unsettle(scene.state);
}

fn count_change(state: &mut State, seat: Seat) {
    let changes = &mut state.phase.marker_changes[seat.index()];
    *changes = changes.saturating_add(1);
}

/// FUJ-RUL-38: a marker moved, a card used or given takes all ready signs back.
pub(crate) fn unsettle(state: &mut State) {
    state.phase.ready = Seats::NONE;
}

/// FUJ-P2-2, FUJ-E03-4, FUJ-RUL-38, FUJ-RUL-43: a seat can be ready when its pawn has a legal destination, measured
/// from where it stands now, or is completely blocked; saying it twice is not an action.
pub(crate) fn check_ready(state: &State, seat: Seat) -> Result<(), Refusal> {
    let member = Member::of(seat);
    if state.step == Step::Plan && !walk::well_placed(state, member) && !walk::blocked(state, member) {
        return Err(ids::DESTINATION_FOR_ALL.refuse(facts![]));
    }
    if state.phase.ready.contains(seat) {
        return Err(ids::REAL_CHANGE.refuse(facts![]));
    }
    Ok(())
}

/// FUJ-RUL-38, FUJ-RUL-40: only a seat that is ready can take it back, and only a limited number of times in a phase.
pub(crate) fn check_unready(state: &State, seat: Seat) -> Result<(), Refusal> {
    if !state.phase.ready.contains(seat) {
        return Err(ids::REAL_CHANGE.refuse(facts![]));
    }
    let limit = state.edition.limits.unready;
    if state.phase.unready[seat.index()] >= limit {
        return Err(ids::PATIENCE.refuse(facts![why = "ready", limit]));
    }
    Ok(())
}

/// FUJ-RUL-38: a seat is ready; when all are and nothing is pending, the phase ends.
pub(crate) fn ready<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat) {
    let phase = &mut scene.state.phase;
    phase.ready = phase.ready.with(seat);
    scene.tell(ids::READY, Event::BecameReady { seat });
    end_if_settled(scene);
}

/// FUJ-RUL-38: a seat is not ready after all.
pub(crate) fn unready<L: Log<Event>>(scene: &mut Scene<'_, L>, seat: Seat) {
    let phase = &mut scene.state.phase;
    phase.ready = phase.ready.without(seat);
    phase.unready[seat.index()] += 1;
    scene.tell(ids::READY, Event::BecameUnready { seat });
}

/// FUJ-RUL-38: ends phase 2 or 4 when everybody is ready and nothing is pending.
pub(crate) fn end_if_settled<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let state = &mut *scene.state;
    let everybody = Seats::all(state.options.seats);
    if state.phase.ready != everybody || state.pending != Pending::Nothing || state.proposal.is_some() {
        return;
    }
    let planning = state.step == Step::Plan;
    if planning && walk::third_plays(state) {
        settle_third(scene);
    }
    scene.state.phase = PhaseNotes::default();
    scene.state.rejections = 0;
    if planning { reroll::begin(scene) } else { act::reveal(scene) }
}

/// FUJ-RUL-40: the third pawn's marker, if none was agreed or it became illegal, stays on its own card, else takes the
/// free card with the smallest distance, row and column.
fn settle_third<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let state = &mut *scene.state;
    if walk::well_placed(state, Member::THIRD) {
        return;
    }
    let cell = nearest_choice(state, Member::THIRD);
    state.sheet_mut(Member::THIRD).marker = cell;
    if let Some(cell) = cell {
        scene.tell(ids::PATIENCE, Event::Placed { member: Member::THIRD, cell });
    }
}

/// The nearest card a member may choose, by distance, row and column.
pub(crate) fn nearest_choice(state: &State, member: Member) -> Option<Cell> {
    let choices = walk::choices(state, member);
    let pawn = state.sheet(member).pawn;
    (0..=walk::planning_limit(state, member)).find_map(|steps| {
        let reached = walk::within(state, pawn, steps);
        reached.and(choices).iter().next()
    })
}
