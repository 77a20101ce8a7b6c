//! Phase 5 and joint decisions: all dice are open, so every option is followed to the next turn.

use super::model::Model;
use super::plan::Question;
use super::showdown::{self, LONGEST};
use super::told::{Choice, Look, chance, points, said, simply, then};
use crate::explain::MOST_STEPS;
use crate::insight::Planned;
use fuji::Fuji;
use fuji::action::Action;
use fuji::cards::Injury;
use fuji::member::Member;
use fuji::state::Step;
use kernel::{Dice, Game, Phrase, Seat, Silent, facts};

/// A gift before an injury must raise the team's chance by this much.
const UNASKED: f32 = 0.002;

impl Question<'_> {
    /// Accepts proposals, except one in phase 5 that loses the game for the team when another choice would not.
    pub(super) fn answer(&self) -> Option<Planned<Fuji>> {
        let Some(proposal) = self.state.proposal() else { return simply(Action::Accept, "why-fuji-trust") };
        if self.state.step() != Step::Next || !self.actions.contains(&Action::Reject) {
            return simply(Action::Accept, "why-fuji-trust");
        }
        let model = Model::new(self.state);
        let open = self.state.without_proposal();
        let worth = |action: &Action| showdown::worth(&open, proposal.by, action, &model);
        let proposed = worth(&proposal.action);
        if proposed != 0.0 {
            return Some(said(Action::Accept, vec![Phrase::new("why-fuji-trust", facts![]), chance(proposed)]));
        }
        let best = showdown::options(&open, self.seat).iter().map(worth).fold(0.0, f32::max);
        let look = |action, chance| Look { action, chance, worlds: 1 };
        if best > 0.0 {
            let choice = Choice::new(look(Action::Reject, best), [look(Action::Accept, proposed)]);
            return Some(choice.because(vec![Phrase::new("why-fuji-reject", facts![]), chance(best)]));
        }
        simply(Action::Accept, "why-fuji-lost")
    }

    /// Phase 5: all dice are open.
    pub(super) fn showdown(&self) -> Option<Planned<Fuji>> {
        let model = Model::new(self.state);
        let options: Vec<Action> = showdown::options(self.state, self.seat)
            .into_iter()
            .filter(|action| self.actions.contains(action))
            .collect();
        let worth = |action: &Action| showdown::worth(self.state, self.seat, action, &model);
        let mut looked: Vec<Look> =
            options.iter().map(|action| Look { action: *action, chance: worth(action), worlds: 1 }).collect();
        looked.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        let &best = looked.first()?;
        let mut reasons: Vec<Phrase> = self.settled_by_habit(&best.action).into_iter().collect();
        reasons.push(chance(best.chance));
        Some(then(Choice::new(best, looked).told(reasons), self.line(best.action, &model)))
    }

    /// The reason for an action of phase 5 that is not found by looking ahead.
    fn settled_by_habit(&self, action: &Action) -> Option<Phrase> {
        if self.actions.len() == 1 {
            return Some(Phrase::new("why-only", facts![]));
        }
        if matches!(action, Action::Injure(_)) {
            let sheet = self.state.sheet(self.state.round().acting.unwrap_or(Member::of(self.seat)));
            let free = Injury::ALL.iter().filter(|&&slot| !sheet.hurt(slot)).count();
            return Some(Phrase::new("why-fuji-injury", facts![count = free]));
        }
        (*action == Action::Draw).then(|| Phrase::new("why-fuji-draw", facts![]))
    }

    /// The next choices of phase 5 if everybody takes the best one, up to the next event of chance.
    fn line(&self, action: Action, model: &Model) -> Vec<(Seat, Action)> {
        let mut state = self.state.clone();
        let mut dice = Dice::fast(0);
        let mut follows = Vec::new();
        let (mut seat, mut action) = (self.seat, action);
        for _ in 0..LONGEST {
            if action == Action::Draw {
                break;
            }
            Fuji::play(&mut state, seat, &action, &mut dice, &mut Silent);
            let in_phase = matches!(state.step(), Step::Next | Step::Bars | Step::Move | Step::Injury | Step::Draw);
            let Some(next) = Fuji::waited(&state).first().filter(|_| in_phase && follows.len() < MOST_STEPS) else {
                break;
            };
            let options =
                if state.proposal().is_some() { vec![Action::Accept] } else { showdown::options(&state, next) };
            let first = match options.as_slice() {
                [only] => Some((0.0, *only)),
                several => several
                    .iter()
                    .map(|action| (showdown::worth(&state, next, action, model), *action))
                    .reduce(|best, other| if other.0 > best.0 { other } else { best }),
            };
            let Some((_, first)) = first else { break };
            if options.len() > 1 || matches!(first, Action::Injure(_)) {
                follows.push((next, first));
            }
            (seat, action) = (next, first);
        }
        follows
    }

    /// Before an injury the manager gives away cards that would be lost with the skill or the arm.
    pub(super) fn gift(&self) -> Option<Planned<Fuji>> {
        let model = Model::new(self.state);
        let gifts = self.actions.iter().filter(|action| matches!(action, Action::PassGift | Action::Give(..)));
        let look = |action: &Action| Look {
            action: *action,
            chance: showdown::worth(self.state, self.seat, action, &model),
            worlds: 1,
        };
        let looked: Vec<Look> = gifts.map(look).collect();
        let worth = |look: &Look| look.chance + if look.action == Action::PassGift { UNASKED } else { 0.0 };
        let best = *looked.iter().max_by(|one, other| worth(one).total_cmp(&worth(other)))?;
        let passing = looked.iter().find(|look| look.action == Action::PassGift);
        let reason = if best.action != Action::PassGift {
            let without = passing.map_or(0.0, |look| look.chance);
            Phrase::new("why-fuji-gift", facts![gain = points(best.chance - without)])
        } else if looked.len() == 1 {
            Phrase::new("why-only", facts![])
        } else {
            Phrase::new("why-fuji-no-gift", facts![])
        };
        Some(Choice::new(best, looked).told(vec![reason]))
    }
}
