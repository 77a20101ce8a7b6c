//! Explanations of a plan: the options that were weighed, and what is likely to follow.

use super::habits::Habits;
use super::{WarlockInsight, judged, policy};
use crate::explain::{DEVIATIONS_OF_95_PERCENT, MOST_STEPS};
use crate::values::reward;
use crate::{Insight, Likely, Weighed};
use kernel::{Dice, Game, Knowledge, Silent, Turn};
use warlock::Warlock;
use warlock::action::Action;

/// How many options are shown.
const MOST: usize = 3;
/// In how many worlds each option is evaluated.
pub(super) const WORLDS: u32 = 8;

/// The options with the greatest weights, with an evaluation right after each. The evaluation does not decide; it shows
/// how much is at stake.
pub(super) fn options(knowledge: &Knowledge<Warlock>, actions: &[Action], weights: &[f32], seed: u64) -> Vec<Weighed> {
    let sum: f32 = weights.iter().sum();
    let mut order: Vec<usize> = (0..actions.len()).collect();
    // Stable: of options with the same weight the first is the one that is played.
    order.sort_by(|&one, &other| weights[other].total_cmp(&weights[one]));
    let weighed = |&number: &usize| {
        let (expected, spread) = looked(knowledge, &actions[number], seed);
        Weighed {
            action: actions[number].to_string(),
            share: weights[number] / sum,
            expected,
            low: (expected - spread).max(0.0),
            high: (expected + spread).min(1.0),
        }
    };
    order.iter().take(MOST).map(weighed).collect()
}

/// The mean evaluation right after an action, and half of its 95 % interval.
fn looked(knowledge: &Knowledge<Warlock>, action: &Action, seed: u64) -> (f32, f32) {
    let (mut sum, mut squares) = (0.0, 0.0);
    for sample in 0..WORLDS {
        // Common random numbers: every option is tried in the same worlds with the same luck.
        let mut dice = Dice::fast(seed.wrapping_add(u64::from(sample)));
        let mut world = knowledge.imagine(&mut dice);
        Warlock::play(&mut world, knowledge.seat(), action, &mut dice, &mut Silent);
        let values = match Warlock::turn(&world) {
            Turn::Over(outcome) => reward::<Warlock>(&outcome),
            Turn::Decide(_) => judged(&world),
        };
        let value = values[knowledge.seat().index()];
        sum += value;
        squares += value * value;
    }
    let count = WORLDS as f32;
    let mean = sum / count;
    let variance = (squares / count - mean * mean).max(0.0) / (count - 1.0);
    (mean, DEVIATIONS_OF_95_PERCENT * variance.sqrt())
}

/// The next decisions in which somebody has a choice, in one imagined world, if everybody follows a plan.
pub(super) fn continuation(knowledge: &Knowledge<Warlock>, action: &Action, seed: u64) -> Vec<Likely> {
    /// The continuation ends after this many decisions, forced ones included.
    const FARTHEST: usize = 4 * MOST_STEPS;
    let mut dice = Dice::fast(seed);
    let mut world = knowledge.imagine(&mut dice);
    Warlock::play(&mut world, knowledge.seat(), action, &mut dice, &mut Silent);
    let mut likely = Vec::new();
    let mut actions = Vec::new();
    for _ in 0..FARTHEST {
        let Some(seat) = Warlock::waited(&world).first().filter(|_| likely.len() < MOST_STEPS) else { break };
        actions.clear();
        Warlock::actions(&world, seat, &mut actions);
        WarlockInsight.consider(&world, seat, &mut actions, 0);
        let weights = policy::weigh(&world, seat, &actions, Habits::BEST);
        let next = actions[policy::heaviest(weights.iter().copied())];
        if actions.len() > 1 {
            likely.push(Likely { seat, action: next.to_string() });
        }
        Warlock::play(&mut world, seat, &next, &mut dice, &mut Silent);
    }
    likely
}
