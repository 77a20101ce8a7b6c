//! Equipment in phase 2: another roll before the markers are final, or a step without a comparison.

use super::destinations::{Joint, best};
use super::gear::Spent;
use super::plan::Question;
use super::rerolls::{Worths, choose};
use super::sight::Sight;
use super::worlds::{Judge, Terms, World};
use fuji::action::{Action, Effect, Use};
use fuji::cards::Equipment;
use fuji::cell::Cell;
use fuji::dice::DiceSet;

/// A card is used this early only if it raises the team's chance by so much: later more is known.
const WORTHWHILE: f32 = 0.02;

/// The use of a card that raises the team's chance most once all are content with a plan, and by how much.
pub(super) fn best_use(
    judge: &Judge<'_>,
    plan: &Joint,
    worlds: &[World],
    question: &Question<'_>,
) -> Option<(Action, f32)> {
    let mut best: Option<(Action, f32)> = None;
    for action in question.actions {
        let Action::Use(used) = action else { continue };
        if judge.sight.state.owner(used.card) != Some(judge.sight.me()) {
            continue;
        }
        let gain = match (used.text(), used.effect) {
            (Equipment::Flashlight, Effect::Dice(dice)) => light(judge, plan, worlds, question, used, dice),
            (Equipment::Rope, Effect::To(cell)) => climb(judge, plan, worlds, question, used, cell),
            _other => None,
        };
        if let Some(gain) = gain
            && gain > best.as_ref().map_or(WORTHWHILE, |best| best.1)
        {
            best = Some((*action, gain));
        }
    }
    best
}

/// What a re-roll of these dice before all others raises the chance by, if no other dice are better.
fn light(
    judge: &Judge<'_>,
    plan: &Joint,
    worlds: &[World],
    question: &Question<'_>,
    used: &Use,
    dice: DiceSet,
) -> Option<f32> {
    let set = judge.sight.me().index();
    let hand = &judge.sight.hands[set];
    let rerolls = plan.goals[set]?.rerolls;
    let values: Vec<u8> = hand.iter().map(|held| held.value.unwrap_or(1)).collect();
    let free: Vec<usize> = (0..hand.len()).filter(|&place| hand[place].free).collect();
    // Dice that count for the own card are never rolled away so early: that leaves few sets to look at.
    let poor = |place: &usize| {
        plan.goals[set]
            .is_some_and(|goal| judge.sight.state.edition.count(goal.card, hand[*place].die, values[*place]) == 0)
    };
    let wanted: DiceSet = free.iter().copied().filter(poor).map(|place| hand[place].die).collect();
    if wanted != dice {
        return None;
    }
    let spent = Spent::new(judge, used);
    let terms = Terms::new(judge.sight, plan.goals, question.manner.care.care);
    let worths = Worths::new(&spent.judge, &terms, worlds, set);
    let with = |rerolls: u8| choose(&terms, &worths, set, &values, &free, rerolls).worth;
    let cost =
        super::destinations::mean(judge, &terms, worlds) - super::destinations::mean(&spent.judge, &terms, worlds);
    Some(with(rerolls + 1) - with(rerolls) - cost)
}

/// What a step by rope raises the chance by, if everybody else keeps to the plan.
fn climb(
    judge: &Judge<'_>,
    plan: &Joint,
    worlds: &[World],
    question: &Question<'_>,
    used: &Use,
    cell: Cell,
) -> Option<f32> {
    let land = &judge.sight.state.land;
    if land.single.or(land.double).contains(cell) {
        return None;
    }
    let me = judge.sight.me();
    let mut moved = judge.sight.state.clone();
    moved.sheets[me.index()].pawn = cell;
    moved.sheets[me.index()].cards = moved.sheets[me.index()].cards.without(used.card);
    let sight = Sight::new(&moved, question.seat);
    let after = Judge::new(&sight, judge.model);
    let mut fixed = plan.goals;
    fixed[me.index()] = None;
    let there = best(&after, worlds, &fixed, &question.manner.care);
    Some(there.first()?.chance - plan.chance)
}
