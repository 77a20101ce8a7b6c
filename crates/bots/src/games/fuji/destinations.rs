//! Where everybody should go: joint plans, evaluated in imagined worlds.

use super::sight::{SETS, Sight};
use super::worlds::{Goal, Judge, Terms, World};
use fuji::cell::Cell;
use fuji::member::Member;

/// How thoroughly plans are compared.
#[derive(Clone, Copy, Debug)]
pub(super) struct Care {
    /// How many destinations of each member are combined.
    pub(super) candidates: usize,
    /// In how many worlds every combination is tried, and in how many the best ones.
    pub(super) worlds: [usize; 2],
    /// The weight of a point that a neighbour suffers from, against one's own.
    pub(super) care: f32,
}

/// How many combinations are compared in all worlds.
const FINALISTS: usize = 16;
/// The margin by which members are assumed to win while others are looked at.
const USUAL_MARGIN: i16 = 5;

/// Everybody's goals, by set, and what they are worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Joint {
    pub(super) goals: [Option<Goal>; SETS],
    pub(super) chance: f32,
    /// In how many worlds the chance was computed.
    pub(super) worlds: usize,
}

impl Joint {
    /// Evaluates the plan in all worlds.
    pub(super) fn look_closely(&mut self, judge: &Judge<'_>, worlds: &[World], care: &Care) {
        if self.worlds < worlds.len() {
            self.chance = mean(judge, &Terms::new(judge.sight, self.goals, care.care), worlds);
            self.worlds = worlds.len();
        }
    }
}

/// All destinations that a member could choose.
pub(super) fn goals(sight: &Sight<'_>, member: Member) -> Vec<Goal> {
    let goal = |(cell, steps): (Cell, u8)| {
        Some(sight.goal(member, cell, sight.card(cell)?, sight.rerolls(member, cell, steps)))
    };
    sight.reach(member).into_iter().filter_map(goal).collect()
}

/// The goal of a member whose marker lies.
pub(super) fn marked(sight: &Sight<'_>, member: Member) -> Option<Goal> {
    let marker = sight.state.sheet(member).marker?;
    goals(sight, member).into_iter().find(|goal| goal.cell == marker)
}

/// The mean chance of a plan over some worlds.
pub(super) fn mean(judge: &Judge<'_>, terms: &Terms, worlds: &[World]) -> f32 {
    average(worlds, |world| judge.chance(terms, &terms.totals(world)))
}

/// The mean of a value over some worlds.
pub(super) fn average(worlds: &[World], found: impl FnMut(&World) -> f32) -> f32 {
    worlds.iter().map(found).sum::<f32>() / worlds.len().max(1) as f32
}

/// The best joint plans, the best first, given the goals that are fixed already.
pub(super) fn best(judge: &Judge<'_>, worlds: &[World], fixed: &[Option<Goal>; SETS], care: &Care) -> Vec<Joint> {
    let sight = judge.sight;
    let lists: Vec<Vec<Goal>> = sight
        .members
        .iter()
        .map(|member| match fixed[member.index()] {
            Some(goal) => vec![goal],
            None => promising(judge, worlds, *member, fixed, care),
        })
        .collect();
    let few = &worlds[..care.worlds[0].min(worlds.len())];
    let mut plans = Vec::new();
    combine(sight, &lists, 0, [None; SETS], &mut |goals| {
        let terms = Terms::new(sight, goals, care.care);
        plans.push(Joint { goals, chance: mean(judge, &terms, few), worlds: few.len() });
    });
    plans.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    let finalists = plans.len().min(FINALISTS);
    for plan in &mut plans[..finalists] {
        plan.look_closely(judge, worlds, care);
    }
    plans[..finalists].sort_by(|one, other| other.chance.total_cmp(&one.chance));
    plans
}

/// Calls `found` with every combination in which no neighbours share a card.
fn combine(
    sight: &Sight<'_>,
    lists: &[Vec<Goal>],
    place: usize,
    goals: [Option<Goal>; SETS],
    found: &mut impl FnMut([Option<Goal>; SETS]),
) {
    let Some(list) = lists.get(place) else { return found(goals) };
    let set = sight.members[place].index();
    let free = |goal: &&Goal| {
        !goals
            .iter()
            .enumerate()
            .any(|(other, taken)| sight.neighbours(set, other) && taken.is_some_and(|taken| taken.cell == goal.cell))
    };
    let mut any = false;
    for goal in list.iter().filter(free) {
        any = true;
        let mut goals = goals;
        goals[set] = Some(*goal);
        combine(sight, lists, place + 1, goals, found);
    }
    if !any {
        combine(sight, lists, place + 1, goals, found);
    }
}

/// The goals of a member that look best while the others do nothing.
fn promising(
    judge: &Judge<'_>,
    worlds: &[World],
    member: Member,
    fixed: &[Option<Goal>; SETS],
    care: &Care,
) -> Vec<Goal> {
    let sight = judge.sight;
    let set = member.index();
    let few = &worlds[..care.worlds[0].min(worlds.len())];
    let taken = |goal: &Goal| {
        fixed
            .iter()
            .enumerate()
            .any(|(other, taken)| sight.neighbours(set, other) && taken.is_some_and(|taken| taken.cell == goal.cell))
    };
    let mut looked: Vec<(f32, Goal)> = goals(sight, member)
        .into_iter()
        .filter(|goal| !taken(goal))
        .map(|goal| {
            let mut goals = [None; SETS];
            goals[set] = Some(goal);
            let terms = Terms::new(sight, goals, 0.0);
            let chance = |world: &World| {
                let mut margins = [USUAL_MARGIN; SETS];
                margins[set] = terms.margin(&terms.totals(world), set) + judge.bonus[set];
                judge.outcome(&terms, &margins)
            };
            (few.iter().map(chance).sum::<f32>(), goal)
        })
        .collect();
    looked.sort_by(|one, other| other.0.total_cmp(&one.0));
    looked.into_iter().take(care.candidates).map(|(_, goal)| goal).collect()
}
