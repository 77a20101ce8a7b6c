//! Phases 3 and 4: re-rolls in silence, then equipment.

use super::destinations::mean;
use super::gear::best_use;
use super::model::Model;
use super::plan::{Question, plain, weighed};
use super::rerolls::{Worths, choose, worth_now};
use super::settle::settle;
use super::sight::{SETS, Sight};
use super::speech;
use super::worlds::{Goal, Judge, Terms, World};
use crate::insight::Planned;
use fuji::Fuji;
use fuji::action::Action;
use fuji::cards::Skill;
use fuji::dice::DiceSet;
use fuji::member::Member;
use fuji::pending::Pending;
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
        // Dice on the other side of the third pawn are taken as they are imagined first.
        let values: Vec<u8> =
            hand.iter().enumerate().map(|(place, held)| held.value.unwrap_or(worlds[0].now[set][place])).collect();
        let free: Vec<usize> =
            (0..hand.len()).filter(|&place| hand[place].free && hand[place].value.is_some()).collect();
        let worths = Worths::new(judge, terms, worlds, set);
        let choice = choose(terms, &worths, set, &values, &free, rerolls);
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

    /// Phase 4: say how the dice lie now, use what is worth using, be ready.
    pub(super) fn gear(&self) -> Option<Planned<Fuji>> {
        let sight = Sight::new(self.state, self.seat);
        let model = Model::new(self.state);
        let judge = Judge::new(&sight, &model);
        if let Some(hint) = speech::next(&judge, self.manner) {
            let reasons = vec![Phrase::new("why-fuji-hint", facts![])];
            return Some(Planned { reasons, ..plain(Action::Hint(hint))? });
        }
        if self.manner.uses_gear && self.actions.iter().any(|action| matches!(action, Action::Use(_))) {
            let (terms, worlds) = self.settled(&sight);
            if let Some((action, gain)) = best_use(&judge, &terms, &worlds, self.actions) {
                let reasons = vec![Phrase::new("why-fuji-gear", facts![gain = (100.0 * gain).round() as i64])];
                return Some(Planned { reasons, worlds: worlds.len() as u32, ..plain(action)? });
            }
        }
        plain(Fuji::stand_in(self.state, self.seat))
    }

    /// The terms and worlds of phase 4, when all re-rolls are made.
    fn settled(&self, sight: &Sight<'_>) -> (Terms, Vec<World>) {
        let made = |member: Member| self.state.round.made[member.index()];
        let rolling = Terms::new(sight, self.final_goals(sight, made), self.manner.care.care);
        let worlds = settle(sight, &rolling, &self.worlds(sight, self.manner.worlds));
        (Terms::new(sight, self.final_goals(sight, |_| 0), self.manner.care.care), worlds)
    }

    /// What is asked while a card is carried out: sips and clips are re-rolls, the rest is as usual.
    pub(super) fn pick(&self) -> Option<Planned<Fuji>> {
        let usual = Fuji::stand_in(self.state, self.seat);
        let (rerolls, most) = match self.state.pending {
            Pending::Sip(member) if member == Member::of(self.seat) => (1, usize::MAX),
            Pending::Clip { waiting, .. } if waiting & Member::of(self.seat).bit() != 0 => (1, 1),
            Pending::Nothing
            | Pending::RopeDraw(_)
            | Pending::Sip(_)
            | Pending::Lend { .. }
            | Pending::Clip { .. }
            | Pending::Both { .. }
            | Pending::Sides { .. } => return plain(usual),
        };
        let sight = Sight::new(self.state, self.seat);
        let model = Model::new(self.state);
        let judge = Judge::new(&sight, &model);
        let (terms, worlds) = self.settled(&sight);
        let set = sight.me().index();
        let hand = &sight.hands[set];
        let values: Vec<u8> = hand.iter().map(|held| held.value.unwrap_or(1)).collect();
        let free: Vec<usize> = (0..hand.len()).filter(|&place| hand[place].free).collect();
        let worths = Worths::new(&judge, &terms, &worlds, set);
        let rolled = if most == 1 {
            let worth = |place: usize| choose(&terms, &worths, set, &values, &[place], 1);
            let gain = |place: usize| {
                let choice = worth(place);
                if choice.rolled.is_empty() { rolled_mean(&terms, &worths, set, &values, place) } else { choice.worth }
            };
            free.iter().copied().max_by(|&one, &other| gain(one).total_cmp(&gain(other))).into_iter().collect()
        } else {
            choose(&terms, &worths, set, &values, &free, rerolls).rolled
        };
        let action = Action::Pick(rolled.iter().map(|&place| hand[place].die).collect());
        plain(if self.actions.contains(&action) { action } else { usual })
    }
}

fn rolled_mean(terms: &Terms, worths: &Worths, set: usize, values: &[u8], place: usize) -> f32 {
    let mut shown = values.to_vec();
    (1..=6)
        .map(|value| {
            shown[place] = value;
            worth_now(terms, worths, set, &shown)
        })
        .sum::<f32>()
        / 6.0
}
