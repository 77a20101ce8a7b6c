//! Phases 3 and 4: re-rolls in silence, then equipment.

use super::destinations::mean;
use super::gear::{Gain, Gains, PhaseFour, best_use};
use super::gifts::best_gift;
use super::model::Model;
use super::plan::Question;
use super::rerolls::{Choice, Hand, choose_of};
use super::settle::settle;
use super::sight::{SETS, Sight};
use super::told::{self, Look, chance, points, simply, then};
use super::worlds::{Goal, Judge, Terms, World};
use crate::explain::percent;
use crate::insight::Planned;
use fuji::Fuji;
use fuji::action::Action;
use fuji::cards::Skill;
use fuji::dice::DiceSet;
use fuji::member::Member;
use kernel::{Game, Phrase, Seat, facts};

/// What a re-roll is worth that the gatherer saves.
const BAR: f32 = 0.012;
/// The explanation says that the seat will stop after a re-roll if it does at least this often.
const STOPS_MOSTLY: f32 = 0.5;

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
        let round = self.state.round();
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
        // Dice whose re-roll is declined stay as they lie.
        let (mut lying, mut declined) = (terms.clone(), Vec::new());
        for (member, rerolls) in sets {
            let set = member.index();
            lying = lying.keeping(set, &Hand::new(&sight, &worlds, set).free);
            if rerolls == 0 {
                continue;
            }
            let choice = choose_of(&judge, &terms, &worlds, set, rerolls);
            let bar = if self.state.sheet(member).can(Skill::Gatherer) { BAR } else { 0.0 };
            let rolls = self.rolls(&sight, set, &choice, bar);
            if rolls.best.is_some() {
                let kept = Look { action: Action::Done, chance: mean(&judge, &lying, &worlds), worlds: worlds.len() };
                return self.rolled(&rolls, kept, rerolls, choice.stops);
            }
            declined.extend(rolls.looked);
        }
        let kept = Look { action: Action::Done, chance: mean(&judge, &lying, &worlds), worlds: worlds.len() };
        Some(self.done(kept, &declined))
    }

    /// The re-rolls of one member's dice with their gains. The best one is worthwhile if it gains more than `least`.
    fn rolls(&self, sight: &Sight<'_>, set: usize, choice: &Choice, least: f32) -> Gains {
        let dice = |rolled: &[usize]| -> DiceSet { rolled.iter().map(|&place| sight.hands[set][place].die).collect() };
        let roll = |rolled: &[usize], worth: f32| (Action::Reroll(dice(rolled)), worth - choice.kept);
        let open = |gain: &Gain| self.actions.contains(&gain.0);
        let best = roll(&choice.rolled, choice.worth);
        let worthwhile = !choice.rolled.is_empty() && choice.worth >= choice.kept + least && open(&best);
        let looked = choice.looked.iter().map(|(rolled, worth)| roll(rolled, *worth)).filter(open).collect();
        Gains { best: worthwhile.then_some(best), looked }
    }

    /// The best re-roll, compared with other dice and with none. Then the seat stops, if no re-roll is left or nothing
    /// needs one.
    fn rolled(&self, rolls: &Gains, kept: Look, rerolls: u8, stops: Option<f32>) -> Option<Planned<Fuji>> {
        let best = rolls.best?;
        let options = told::Choice::changing(best, &rolls.looked, kept);
        let gain = facts![gain = points(best.1)];
        let mut planned = options.told(vec![Phrase::new("why-fuji-reroll", gain)]);
        let again = stops.filter(|_| rerolls > 1);
        planned.reasons.extend(again.map(|stops| Phrase::new("why-fuji-stop", facts![percent = percent(stops)])));
        let stop = again.is_none_or(|stops| stops >= STOPS_MOSTLY);
        Some(then(planned, stop.then_some((self.seat, Action::Done))))
    }

    /// No re-roll, compared with those that could have been made.
    fn done(&self, kept: Look, declined: &[Gain]) -> Planned<Fuji> {
        let key = match declined.iter().map(|gain| gain.1).reduce(f32::max) {
            None => "why-fuji-no-reroll",
            Some(best) if best > 0.0 => "why-fuji-bars",
            Some(_) => "why-fuji-keep",
        };
        let options = told::Choice::leaving(kept, declined);
        options.told(vec![Phrase::new(key, facts![]), chance(kept.chance)])
    }

    /// Phase 4: says how the dice lie now, uses or gives what is worth it, then is ready.
    pub(super) fn gear(&self) -> Option<Planned<Fuji>> {
        let sight = Sight::new(self.state, self.seat);
        let model = Model::new(self.state);
        let judge = Judge::new(&sight, &model);
        if let Some(said) = self.say(&judge) {
            return Some(said);
        }
        let usual = Fuji::stand_in(self.state, self.seat);
        let (terms, worlds) = self.settled(&sight);
        let phase = PhaseFour { judge: &judge, terms: &terms, worlds: &worlds, helps: self.manner.helps };
        let without = Look { action: usual, chance: phase.now(), worlds: worlds.len() };
        let mut gains = Gains::default();
        if self.manner.uses_gear {
            let actions = self.proposable();
            gains = best_use(&phase, &actions);
            gains = gains.or(if self.manner.helps { best_gift(&phase, &actions) } else { Gains::default() });
        }
        match self.handled(&gains, without) {
            Some(handled) => Some(handled),
            None if usual == Action::Ready => Some(self.spared(&gains, without)),
            None => simply(usual, "why-fuji-unready"),
        }
    }

    /// No card is used: none helps enough, or there is none.
    fn spared(&self, gains: &Gains, without: Look) -> Planned<Fuji> {
        let key = if gains.looked.is_empty() { "why-fuji-no-gear" } else { "why-fuji-spare" };
        let options = told::Choice::leaving(without, &gains.looked);
        options.told(vec![Phrase::new(key, facts![]), chance(without.chance)])
    }

    /// The terms and worlds of phase 4, after all re-rolls.
    pub(super) fn settled(&self, sight: &Sight<'_>) -> (Terms, Vec<World>) {
        let made = |member: Member| self.state.round().made[member.index()];
        let rolling = Terms::new(sight, self.final_goals(sight, made), self.manner.care.care);
        let worlds = settle(sight, &rolling, &self.worlds(sight, self.manner.worlds));
        (Terms::new(sight, self.final_goals(sight, |_| 0), self.manner.care.care), worlds)
    }
}
