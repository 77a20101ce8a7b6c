//! The one-step bot: the reference opponent.

use crate::Insight;
use crate::search::Playout;
use kernel::{Dice, Game, Knowledge, Silent, Turn};

/// In how many imagined worlds every option is tried.
const SAMPLES: u32 = 4;

/// The option after which the position looks best for the seat, and how good it looks.
pub(crate) fn best<G: Game, I: Insight<G>>(
    knowledge: &Knowledge<G>,
    options: &[G::Action],
    insight: &I,
    seed: u64,
) -> (usize, f32) {
    let mut playout = Playout::new();
    let mut best = (0, f32::MIN);
    let first = Dice::fast(seed).below(u32::MAX);
    for (number, action) in options.iter().enumerate() {
        let mut sum = 0.0;
        for sample in 0..SAMPLES {
            // Common random numbers: every option is tried in the same worlds with the same luck, so the comparison is
            // fair.
            let mut dice = Dice::fast(u64::from(first) + u64::from(sample));
            let mut world = knowledge.imagine(&mut dice);
            G::play(&mut world, knowledge.seat(), action, &mut dice, &mut Silent);
            sum += value(&mut world, knowledge, insight, &mut dice, &mut playout);
        }
        let average = sum / SAMPLES as f32;
        if average > best.1 {
            best = (number, average);
        }
    }
    best
}

fn value<G: Game, I: Insight<G>>(
    world: &mut G::State,
    knowledge: &Knowledge<G>,
    insight: &I,
    dice: &mut Dice,
    playout: &mut Playout<G>,
) -> f32 {
    let values = match G::turn(world) {
        Turn::Over(outcome) => crate::reward::<G>(&outcome),
        Turn::Decide(_) => insight.reference(world, dice, playout),
    };
    values[knowledge.seat().index()]
}
