//! Equipment in phase 2: a re-roll before the markers are final, a step without a comparison, a look at the map or
//! behind a screen.

use super::belief::Belief;
use super::destinations::{Joint, best, mean};
use super::gear::{Gain, Gains, Spent};
use super::model::Model;
use super::plan::Question;
use super::rerolls::{Hand, Worths, choose};
use super::sight::{SETS, Sight};
use super::worlds::{Goal, Judge, Terms, World};
use fuji::action::{Action, Effect, Use};
use fuji::cards::Equipment;
use fuji::cell::Cell;
use fuji::dice::DiceSet;
use fuji::member::Member;
use fuji::state::Sheet;
use kernel::Dice;

/// A card is used this early only if it raises the team's chance by this much, because later more is known.
const WORTHWHILE: f32 = 0.02;
/// The same for cards that are useful only this early.
const OUTLOOK: f32 = 0.008;

/// Phase 2 as a seat sees it.
pub(super) struct Early<'a> {
    pub(super) judge: &'a Judge<'a>,
    pub(super) worlds: &'a [World],
    pub(super) question: &'a Question<'a>,
}

impl Early<'_> {
    /// The re-roll or step by card that raises the team's chance most once everybody is content with a plan.
    pub(super) fn best_use(&self, plan: &Joint) -> Gains {
        self.best(WORTHWHILE, |used, owner| match used.effect {
            Effect::Dice(dice) if used.text() == Equipment::Flashlight => self.light(plan, used, dice),
            Effect::Both if used.text() == Equipment::Flashlight => self.light_third(plan, used),
            Effect::To(cell) if used.text() == Equipment::Rope => self.climb(plan, used, owner, cell),
            Effect::Plain
            | Effect::Dice(_)
            | Effect::Turn(..)
            | Effect::To(_)
            | Effect::Swap(..)
            | Effect::With(_)
            | Effect::Lend(..)
            | Effect::Side(_)
            | Effect::SideTo(..)
            | Effect::Sides(_)
            | Effect::Both => None,
        })
    }

    /// Before anything is marked: a better map, or dice that everybody sees.
    pub(super) fn outlook(&self, plans: &[Joint]) -> Gains {
        let Some(now) = plans.first() else { return Gains::default() };
        // Swapping two cards of the map is one action per pair: the best pair is found once.
        let mut swap = None;
        self.best(OUTLOOK, |used, owner| match used.effect {
            Effect::Plain if used.text() == Equipment::Radio => self.show(used, owner),
            Effect::Swap(one, other) if used.text() == Equipment::Binoculars => {
                let wanted = *swap.get_or_insert_with(|| self.best_swap(now));
                if wanted != Some((one, other)) {
                    return None;
                }
                self.swap(now, used, one, other)
            }
            Effect::Plain
            | Effect::Dice(_)
            | Effect::Turn(..)
            | Effect::To(_)
            | Effect::Swap(..)
            | Effect::With(_)
            | Effect::Lend(..)
            | Effect::Side(_)
            | Effect::SideTo(..)
            | Effect::Sides(_)
            | Effect::Both => None,
        })
    }

    fn best(&self, least: f32, mut gain: impl FnMut(&Use, Member) -> Option<f32>) -> Gains {
        let state = self.judge.sight.state;
        let uses = self.question.proposable().into_iter().filter_map(|action| {
            let Action::Use(used) = action else { return None };
            let owner = state.owner(used.card)?;
            let mine = owner == self.judge.sight.me() || self.question.manner.helps;
            Some::<Gain>((action, gain(&used, owner).filter(|_| mine)?))
        });
        Gains::above(least, uses.collect())
    }

    fn terms(&self, plan: &Joint) -> Terms {
        Terms::new(self.judge.sight, plan.goals, self.question.manner.care.care)
    }

    /// By how much a re-roll of these dice before all others raises the chance, if no other dice are better.
    fn light(&self, plan: &Joint, used: &Use, dice: DiceSet) -> Option<f32> {
        let sight = self.judge.sight;
        let set = sight.me().index();
        let goal = plan.goals[set]?;
        let Hand { values, free } = Hand::new(sight, self.worlds, set);
        // Dice that count for one's own card are never re-rolled this early, which leaves few sets to look at.
        let poor =
            |place: &usize| sight.state.edition().count(goal.card, sight.hands[set][*place].die, values[*place]) == 0;
        let wanted: DiceSet = free.iter().copied().filter(poor).map(|place| sight.hands[set][place].die).collect();
        if wanted != dice {
            return None;
        }
        let spent = Spent::new(self.judge, used)?;
        let terms = self.terms(plan);
        let worths = Worths::new(&spent.judge, &terms, self.worlds, set);
        let with = |rerolls: u8| choose(&terms, &worths, set, &values, &free, rerolls).worth;
        Some(with(goal.rerolls + 1) - with(goal.rerolls) - self.cost(&spent, &terms))
    }

    /// By how much a re-roll of the third pawn's dice raises the chance, if both players roll what does not suit its
    /// card.
    fn light_third(&self, plan: &Joint, used: &Use) -> Option<f32> {
        let spent = Spent::new(self.judge, used)?;
        let terms = self.terms(plan);
        let granted = terms.granting(Member::THIRD.index(), 1);
        Some(mean(&spent.judge, &granted, self.worlds) - mean(self.judge, &terms, self.worlds))
    }

    /// What is lost by not having a card any more.
    fn cost(&self, spent: &Spent<'_>, terms: &Terms) -> f32 {
        mean(self.judge, terms, self.worlds) - mean(&spent.judge, terms, self.worlds)
    }

    /// By how much a step by rope raises the chance, if everybody else keeps to the plan.
    fn climb(&self, plan: &Joint, used: &Use, owner: Member, cell: Cell) -> Option<f32> {
        let state = self.judge.sight.state;
        if state.land().single.or(state.land().double).contains(cell) {
            return None;
        }
        let sheet = super::cards::after_use(state.sheet(owner), used.card);
        let moved = state.with_sheet(owner, Sheet { pawn: cell, ..sheet });
        let mut fixed = plan.goals;
        fixed[owner.index()] = None;
        let there = self.best_there(&moved, self.judge.model, &fixed)?;
        Some(there - plan.chance)
    }

    /// The chance of the best plan in another state of the table.
    fn best_there(&self, state: &fuji::state::State, model: &Model, fixed: &[Option<Goal>; SETS]) -> Option<f32> {
        let sight = Sight::new(state, self.question.seat);
        let plans = best(&Judge::new(&sight, model), self.worlds, fixed, &self.question.manner.care);
        Some(plans.first()?.chance)
    }

    /// What it is worth that all see a member's dice: the others then plan with the dice instead of with what was said
    /// about them.
    ///
    /// Plans are made in one half of the worlds and compared in the other, to avoid the optimiser's bias: what only
    /// seems best where it was found is no gain.
    fn show(&self, used: &Use, owner: Member) -> Option<f32> {
        let judge = self.judge;
        let care = &self.question.manner.care;
        let set = owner.index();
        let (found, compared) = self.worlds.split_at(self.worlds.len() / 2);
        let blind = judge.sight.blind(set);
        let belief = Belief::new(&blind, set, true);
        let mut dice = Dice::fast(u64::from(judge.sight.state.turn()));
        let mut guessed = found.to_vec();
        guessed.iter_mut().for_each(|world| belief.roll(&blind.hands[set], &mut dice, &mut world.now[set]));
        // What the others choose without seeing the dice, and the best answer to that.
        let mut unseen = best(judge, &guessed, &[None; SETS], care).first()?.goals;
        unseen[set] = None;
        let answered = *best(judge, found, &unseen, care).first()?;
        let seen = *best(judge, found, &[None; SETS], care).first()?;
        let chance = |judge: &Judge<'_>, plan: &Joint| mean(judge, &self.terms(plan), compared);
        Some(chance(&Spent::new(judge, used)?.judge, &seen) - chance(judge, &answered))
    }

    /// The two cards that should change places; one of them lies where somebody wants to go.
    fn best_swap(&self, now: &Joint) -> Option<(Cell, Cell)> {
        let sight = self.judge.sight;
        let few = &self.worlds[..self.question.manner.care.worlds[0].min(self.worlds.len())];
        let mut best: Option<(f32, (Cell, Cell))> = None;
        for action in self.question.actions {
            let Action::Use(Use { effect: Effect::Swap(one, other), .. }) = action else { continue };
            let mut goals = now.goals;
            let mut changed = false;
            for &member in &sight.members {
                let Some(goal) = &mut goals[member.index()] else { continue };
                let from = match goal.cell {
                    cell if cell == *one => *other,
                    cell if cell == *other => *one,
                    _elsewhere => continue,
                };
                let bonus = |card| u8::from(sight.state.edition().terrain(card).bonus);
                let card = sight.card(from)?;
                goal.rerolls = (goal.rerolls + bonus(card)).saturating_sub(bonus(goal.card));
                goal.card = card;
                changed = true;
            }
            if changed {
                let terms = Terms::new(sight, goals, self.question.manner.care.care);
                let chance = mean(self.judge, &terms, few);
                if best.is_none_or(|best| chance > best.0) {
                    best = Some((chance, (*one, *other)));
                }
            }
        }
        best.map(|best| best.1)
    }

    /// By how much swapping two cards raises the chance.
    fn swap(&self, now: &Joint, used: &Use, one: Cell, other: Cell) -> Option<f32> {
        let state = self.judge.sight.state;
        let owner = state.owner(used.card)?;
        let sheet = super::cards::after_use(state.sheet(owner), used.card);
        let swapped = state.with_sheet(owner, sheet).with_cards_swapped(one, other);
        let there = self.best_there(&swapped, self.judge.model, &self.question.fixed(self.judge.sight))?;
        Some(there - now.chance)
    }
}
