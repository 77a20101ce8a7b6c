//! Explains a destination by the joint plans: the other cards, the comparison, where the others go.

use super::destinations::Joint;
use super::plan::Question;
use super::told::{Choice, Look, chance, then};
use super::worlds::{Judge, Terms, World};
use crate::explain::percent;
use crate::insight::Planned;
use fuji::Fuji;
use fuji::action::Action;
use fuji::member::Member;
use kernel::{Phrase, Seat, facts};

/// All plans that were compared.
pub(super) struct Routes<'a> {
    pub(super) question: &'a Question<'a>,
    pub(super) judge: &'a Judge<'a>,
    pub(super) worlds: &'a [World],
    /// The best first.
    pub(super) plans: &'a [Joint],
}

impl Routes<'_> {
    /// A decision about a member's marker that follows from a plan. `motive`, if given, replaces the comparison with
    /// the best other card.
    pub(super) fn told(&self, member: Member, plan: &Joint, action: Action, motive: Option<Phrase>) -> Planned<Fuji> {
        let cell = |plan: &Joint| plan.goals[member.index()].map(|goal| goal.cell);
        let elsewhere = |other: &&Joint| cell(other) != cell(plan);
        let look = |plan: &Joint| {
            let action = Action::Place(member, cell(plan)?);
            let open = self.question.actions.contains(&action);
            open.then_some(Look { action, chance: plan.chance, worlds: plan.worlds })
        };
        let chosen = Look { action, chance: plan.chance, worlds: plan.worlds };
        let choice = Choice::new(chosen, self.plans.iter().filter(elsewhere).filter_map(look));
        let reasons = vec![self.comparison(member, plan), chance(plan.chance)];
        let planned = match motive {
            Some(motive) => choice.because([reasons, vec![motive]].concat()),
            None => choice.told(reasons),
        };
        then(Planned { worlds: self.worlds.len() as u32, ..planned }, self.follows(plan, action))
    }

    /// How often a member wins its comparison, and how much health it loses on average.
    fn comparison(&self, member: Member, plan: &Joint) -> Phrase {
        let set = member.index();
        let terms = Terms::new(self.judge.sight, plan.goals, self.question.manner.care.care);
        let (mut won, mut lost) = (0_usize, 0_usize);
        for world in self.worlds {
            let margin = terms.margin(&terms.totals(world), set) + self.judge.bonus[set];
            won += usize::from(margin > 0);
            lost += if self.judge.spared[set] { 0 } else { usize::from(self.judge.loss(margin)) };
        }
        let share = |count: usize| count as f32 / self.worlds.len().max(1) as f32;
        let key =
            if member == Member::THIRD && self.judge.sight.third_plays() { "why-fuji-third" } else { "why-fuji-plan" };
        Phrase::new(key, facts![percent = percent(share(won)), loss = share(lost).round() as i64])
    }

    /// What the others are likely to mark; a seat that has marked it already will be ready.
    fn follows(&self, plan: &Joint, action: Action) -> Vec<(Seat, Action)> {
        let state = self.question.state;
        let (me, seat) = (self.judge.sight.me(), self.question.seat);
        let mut follows = Vec::new();
        for &member in self.judge.sight.members.iter().filter(|&&member| member != me) {
            let Some(goal) = plan.goals[member.index()] else { continue };
            let next = Action::Place(member, goal.cell);
            let marked = state.sheet(member).marker == Some(goal.cell);
            match member.seat() {
                Some(other) if marked && !state.phase().ready.contains(other) => follows.push((other, Action::Ready)),
                Some(other) if !marked => follows.push((other, next)),
                None if !marked && next != action => follows.push((seat, next)),
                Some(_) | None => {}
            }
        }
        if matches!(action, Action::Place(placed, _) if placed == me) {
            follows.push((seat, Action::Ready));
        }
        follows
    }
}
