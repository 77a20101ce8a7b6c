//! Phases 3 and 4: re-rolls in silence, then equipment.

use super::destinations::mean;
use super::gear::{Table, best_use};
use super::gifts::best_gift;
use super::model::Model;
use super::plan::{Question, plain, weighed};
use super::rerolls::choose_of;
use super::settle::settle;
use super::sight::{SETS, Sight};
use super::worlds::{Goal, Judge, Terms, World};
use crate::insight::Planned;
use fuji::Fuji;
use fuji::action::Action;
use fuji::cards::Skill;
use fuji::dice::DiceSet;
use fuji::member::Member;
use kernel::{Game, Phrase, Seat, facts};

/// What a re-roll that the gatherer saves is worth.
const BAR: f32 = 0.012;

impl Question<'_> {
    /// The goals as they were when the markers became final.
    fn final_goals(&self, sight: &Sight<'_>, rerolls: impl Fn(Member) -> u8) -> [Option<Goal>; SETS] {
        let mut found = [None; SETS];
        for &member in &sight.members {
            let sheet = self.state.sheet(member);
            let goal = sheet.marker.zip(sheet.aim);
            found[member.index()] = goal.map(|(cell, card)| sight.goal(member, cell, card, rerolls(member)));
        }
        found
    }

    /// Phase 3: the re-roll that is best for the team, or none.
    pub(super) fn reroll(&self) -> Option<Planned<Fuji>> {
        let sight = Sight::new(self.state, self.seat);
        let model = Model::new(self.state);
        let judge = Judge::new(&sight, &model);
        let round = &self.state.round;
        let left = |member: Member| {
            let made = if member == sight.me() { round.made[member.index()] } else { 0 };
            round.entitled[member.index()].saturating_sub(made)
        };
        let terms = Terms::new(&sight, self.final_goals(&sight, left), self.manner.care.care);
        let worlds = self.worlds(&sight, self.manner.worlds);
        let mut sets = vec![(sight.me(), left(sight.me()))];
        if sight.third_plays() {
            let counter = if self.seat == Seat(1) { round.made.len() - 1 } else { Member::THIRD.index() };
            sets.push((Member::THIRD, round.entitled[Member::THIRD.index()].saturating_sub(round.made[counter])));
        }
        for (member, rerolls) in sets {
            let bar = if self.state.sheet(member).can(Skill::Gatherer) { BAR } else { 0.0 };
            if let Some(planned) = self.reroll_of(&judge, &terms, &worlds, member, rerolls, bar) {
                return Some(planned);
            }
        }
        let reasons = vec![Phrase::new("why-fuji-keep", facts![])];
        Some(Planned { reasons, worlds: worlds.len() as u32, ..plain(Action::Done)? })
    }

    /// The best re-roll of one member's dice, if it is better than none by some more.
    fn reroll_of(
        &self,
        judge: &Judge<'_>,
        terms: &Terms,
        worlds: &[World],
        member: Member,
        rerolls: u8,
        least: f32,
    ) -> Option<Planned<Fuji>> {
        if rerolls == 0 {
            return None;
        }
        let set = member.index();
        let hand = &judge.sight.hands[set];
        let choice = choose_of(judge, terms, worlds, set, rerolls);
        let dice: DiceSet = choice.rolled.iter().map(|&place| hand[place].die).collect();
        let action = Action::Reroll(dice);
        if dice.is_empty() || choice.worth < choice.kept + least || !self.actions.contains(&action) {
            return None;
        }
        let chance = mean(judge, terms, worlds);
        let options = vec![
            weighed(&action, chance, worlds.len(), 1.0),
            weighed(&Action::Done, chance - (choice.worth - choice.kept), worlds.len(), 0.0),
        ];
        let gain = (100.0 * (choice.worth - choice.kept)).round() as i64;
        let reasons = vec![Phrase::new("why-fuji-reroll", facts![gain])];
        Some(Planned { options, reasons, worlds: worlds.len() as u32, ..plain(action)? })
    }

    /// Phase 4: say how the dice lie now, use or give what is worth it, be ready.
    pub(super) fn gear(&self) -> Option<Planned<Fuji>> {
        let sight = Sight::new(self.state, self.seat);
        let model = Model::new(self.state);
        let judge = Judge::new(&sight, &model);
        if let Some(said) = self.say(&judge) {
            return Some(said);
        }
        let handles = |action: &Action| matches!(action, Action::Use(_) | Action::Give(..));
        if self.manner.uses_gear && self.actions.iter().any(handles) {
            let (terms, worlds) = self.settled(&sight);
            let table = Table { judge: &judge, terms: &terms, worlds: &worlds, helps: self.manner.helps };
            let actions = self.proposable();
            let used = best_use(&table, &actions);
            let given = if self.manner.helps { best_gift(&table, &actions) } else { None };
            let gains = used.into_iter().chain(given);
            if let Some(gain) = gains.max_by(|one, other| one.1.total_cmp(&other.1)) {
                return self.handled(gain, worlds.len());
            }
        }
        plain(Fuji::stand_in(self.state, self.seat))
    }

    /// The terms and worlds of phase 4, when all re-rolls are made.
    pub(super) fn settled(&self, sight: &Sight<'_>) -> (Terms, Vec<World>) {
        let made = |member: Member| self.state.round.made[member.index()];
        let rolling = Terms::new(sight, self.final_goals(sight, made), self.manner.care.care);
        let worlds = settle(sight, &rolling, &self.worlds(sight, self.manner.worlds));
        (Terms::new(sight, self.final_goals(sight, |_| 0), self.manner.care.care), worlds)
    }
}
