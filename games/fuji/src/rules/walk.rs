//! Where pawns can go: steps, distances, paths, neighbours at the table.

use crate::action::{LONGEST_PATH, Path};
use crate::cards::Skill;
use crate::cell::{Cell, CellSet};
use crate::member::Member;
use crate::setup::Duo;
use crate::state::State;

/// FUJ-P2-7, FUJ-P2-8: landscape and village cards can be entered and crossed; lava, rubble and the volcano cannot.
#[inline]
pub(crate) fn passable(state: &State) -> CellSet {
    let ground = state.ground();
    ground.landscapes.or(ground.villages_for(state.options.seats)).minus(state.land.lava)
}

/// FUJ-P2-3, FUJ-K02-1: how far away a destination may be: three steps, four for the scout.
#[inline]
pub(crate) fn planning_limit(state: &State, member: Member) -> u8 {
    if state.sheet(member).can(Skill::Scout) { 4 } else { 3 }
}

/// FUJ-K02-3, FUJ-P5A-6: how far a pawn may walk in phase 5: four steps for a scout who made no re-roll, else three.
#[inline]
pub(crate) fn walking_limit(state: &State, member: Member) -> u8 {
    let scout = state.sheet(member).can(Skill::Scout) && state.round.made[member.index()] == 0;
    if scout { 4 } else { 3 }
}

/// FUJ-P2-3, FUJ-P2-5, FUJ-P2-6: everything reachable within some steps, the pawn's own card included; pawns do not
/// block.
#[inline]
pub(crate) fn within(state: &State, from: Cell, steps: u8) -> CellSet {
    let passable = passable(state);
    let mut reached = CellSet::one(from);
    for _ in 0..steps {
        reached = reached.or(reached.beside().and(passable));
    }
    reached
}

/// FUJ-P2-15, FUJ-RUL-5: the length of the shortest path on the current map, if it is not longer than the limit.
#[inline]
pub(crate) fn distance(state: &State, from: Cell, to: Cell, limit: u8) -> Option<u8> {
    let passable = passable(state);
    let mut reached = CellSet::one(from);
    for steps in 0..=limit {
        if reached.contains(to) {
            return Some(steps);
        }
        reached = reached.or(reached.beside().and(passable));
    }
    None
}

/// FUJ-P5A-6, FUJ-P5A-7: calls `found` with every path to a card on the current map; none crosses itself.
pub(crate) fn paths(state: &State, from: Cell, to: Cell, limit: u8, found: &mut impl FnMut(Path)) {
    debug_assert!(usize::from(limit) <= LONGEST_PATH, "nobody walks farther than the scout");
    let passable = passable(state);
    if passable.contains(to) {
        walk_on(passable, CellSet::one(from), from, to, limit, Path::EMPTY, found);
    }
}

fn walk_on(
    passable: CellSet,
    visited: CellSet,
    at: Cell,
    to: Cell,
    left: u8,
    path: Path,
    found: &mut impl FnMut(Path),
) {
    if at == to && !path.is_empty() {
        found(path);
        return;
    }
    if left == 0 {
        return;
    }
    for next in CellSet::one(at).beside().and(passable).minus(visited).iter() {
        walk_on(passable, visited.with(next), next, to, left - 1, path.then(next), found);
    }
}

/// FUJ-GEN-5, FUJ-2A-4, FUJ-2B-5: whether two dice sets are compared: neighbours at the table, and any two of three.
///
/// The dummy's set is one of the three in variant A.
#[inline]
pub(crate) fn neighbours(state: &State, one: usize, other: usize) -> bool {
    one != other && (state.options.seats != 4 || (one + other) % 2 == 1)
}

/// FUJ-P2-9, FUJ-P2-10, FUJ-RUL-1: the destinations of a member's neighbours, which it may not choose.
#[inline]
pub(crate) fn taken(state: &State, member: Member) -> CellSet {
    state
        .members()
        .filter(|other| neighbours(state, member.index(), other.index()))
        .filter_map(|other| state.sheet(other).marker)
        .collect()
}

/// FUJ-P2-3, FUJ-P2-9, FUJ-VIL-2: every card a member may choose now, into the village, within it or out of it.
#[inline]
pub(crate) fn choices(state: &State, member: Member) -> CellSet {
    within(state, state.sheet(member).pawn, planning_limit(state, member)).minus(taken(state, member))
}

/// FUJ-P2-2: whether a member's marker lies on a card it may choose.
#[inline]
pub(crate) fn well_placed(state: &State, member: Member) -> bool {
    state.sheet(member).marker.is_some_and(|cell| choices(state, member).contains(cell))
}

/// FUJ-P2-14, FUJ-RUL-4: whether every card a member can reach is the destination of a neighbour.
#[inline]
pub(crate) fn blocked(state: &State, member: Member) -> bool {
    choices(state, member).is_empty()
}

/// The eruption tokens on a path.
pub(crate) fn tokens_on(state: &State, path: &Path) -> u32 {
    let tokens = state.land.single.or(state.land.double);
    path.iter().filter(|&cell| tokens.contains(cell)).count() as u32
}

/// FUJ-RUL-40: the default path: the fewest eruption tokens, then the fewest steps, then the smallest sequence of rows
/// and columns.
pub(crate) fn usual_path(state: &State, member: Member, to: Cell) -> Option<Path> {
    let mut best: Option<(u32, usize, Path)> = None;
    let from = state.sheet(member).pawn;
    paths(state, from, to, walking_limit(state, member), &mut |path| {
        let candidate = (tokens_on(state, &path), path.len(), path);
        if best.is_none_or(|best| candidate < best) {
            best = Some(candidate);
        }
    });
    best.map(|(_, _, path)| path)
}

/// Whether the third pawn of variant B plays.
#[inline]
pub(crate) fn third_plays(state: &State) -> bool {
    state.options.duo == Duo::Third
}
