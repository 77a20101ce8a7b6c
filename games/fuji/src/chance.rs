//! How likely a total is after re-rolls, if dice are kept optimally. The result is exact.
//!
//! A die counts its value if a card's condition validates it, else nothing. So all that matters about a die is what it
//! counts now and how likely each count is when it is rolled. The value of every combination of counts is computed by
//! backward induction from the last re-roll, where a die may also stand for "to be rolled": its value is then the mean
//! over its faces. Allowing a re-roll means taking, for every die, the better of keeping and rolling.

use crate::dice::{Die, SET};
use crate::edition::{Edition, TerrainId};

/// The most dice a player can hold and still re-roll.
pub const MOST_DICE: usize = SET;

/// One die: what it counts now, and what each of its faces would count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Counter {
    now: u8,
    faces: [u8; 6],
}

/// The best chance that dice total at least `target` under a card's condition after at most `rerolls` re-rolls.
///
/// `dice` are a player's own dice with their values, at most six of them; `fixed` is what other dice (frozen ones) and
/// bonuses add. The player sees the dice between re-rolls and re-rolls whatever helps most.
pub fn best_chance(edition: &Edition, card: TerrainId, dice: &[(Die, u8)], fixed: u8, rerolls: u8, target: u8) -> f64 {
    let reached = |total: u8| f64::from(u8::from(total >= target.saturating_sub(fixed)));
    Combinations::new(&counters(edition, card, dice), reached).solve(rerolls)
}

/// The worth of the current re-roll for every set of dice that could be rolled, where a final total is worth
/// `worth(total)` and `rerolls` are left, the current one included. The index is the set: bit `n` is die `n`; index 0
/// means to roll none of them now. Without a re-roll left there is only index 0.
///
/// `dice` is as for [`best_chance`]; `worth` must include what frozen dice and bonuses add.
pub fn worth_of_rerolls(
    edition: &Edition,
    card: TerrainId,
    dice: &[(Die, u8)],
    rerolls: u8,
    worth: impl Fn(u8) -> f64,
) -> Vec<f64> {
    Combinations::new(&counters(edition, card, dice), worth).each_from_now(rerolls)
}

fn counters(edition: &Edition, card: TerrainId, dice: &[(Die, u8)]) -> Vec<Counter> {
    assert!(dice.len() <= MOST_DICE, "nobody has more than six dice to re-roll");
    dice.iter()
        .map(|&(die, value)| Counter {
            now: edition.count(card, die, value),
            faces: std::array::from_fn(|face| edition.count(card, die, face as u8 + 1)),
        })
        .collect()
}

/// What a die can count: its distinct counts with their probabilities, and which of them it counts now.
struct Axis {
    counts: Vec<u8>,
    chances: Vec<f64>,
    now: usize,
    stride: usize,
}

/// The value of every combination: each die at one of its counts or, last on its axis, still to be rolled.
struct Combinations {
    axes: Vec<Axis>,
    values: Vec<f64>,
}

impl Combinations {
    fn new(counters: &[Counter], worth: impl Fn(u8) -> f64) -> Combinations {
        let mut stride = 1;
        let axes: Vec<Axis> = counters
            .iter()
            .map(|counter| {
                let mut counts = counter.faces.to_vec();
                counts.push(counter.now);
                counts.sort_unstable();
                counts.dedup();
                let chance = |count: &u8| counter.faces.iter().filter(|face| *face == count).count() as f64 / 6.0;
                let chances = counts.iter().map(chance).collect();
                let now = counts.iter().position(|&count| count == counter.now).expect("the present count is listed");
                let axis = Axis { now, chances, stride, counts };
                stride *= axis.counts.len() + 1;
                axis
            })
            .collect();
        let values = first_layer(&axes, stride, worth);
        Combinations { axes, values }
    }

    fn solve(self, rerolls: u8) -> f64 {
        self.each_from_now(rerolls).into_iter().fold(0.0, f64::max)
    }

    /// The first re-roll starts from the dice as they lie: the value of keeping or rolling each of them, in every
    /// combination.
    fn each_from_now(mut self, rerolls: u8) -> Vec<f64> {
        if rerolls == 0 {
            let now: usize = self.axes.iter().map(|axis| axis.now * axis.stride).sum();
            return vec![self.values[now]];
        }
        for _ in 1..rerolls {
            self.roll();
            self.choose();
        }
        let mut values = self.values;
        for (place, axis) in self.axes.iter().enumerate() {
            // Every axis before this one has only two entries left: kept and rolled.
            let stride = 1 << place;
            let mut next = Vec::with_capacity(2 * values.len() / (axis.counts.len() + 1));
            for block in values.chunks_exact(stride * (axis.counts.len() + 1)) {
                next.extend_from_slice(&block[axis.now * stride..][..stride]);
                let rolled = next.len();
                next.resize(rolled + stride, 0.0);
                for (line, chance) in block.chunks_exact(stride).zip(&axis.chances) {
                    next[rolled..].iter_mut().zip(line).for_each(|(sum, value)| *sum += chance * value);
                }
            }
            values = next;
        }
        values
    }

    /// Fills in what rolling is worth, die by die: the mean over what the die can count.
    fn roll(&mut self) {
        for axis in &self.axes {
            for block in self.values.chunks_exact_mut(axis.block()) {
                let (kept, rolled) = block.split_at_mut(axis.stride * axis.counts.len());
                rolled.fill(0.0);
                for (line, chance) in kept.chunks_exact(axis.stride).zip(&axis.chances) {
                    rolled.iter_mut().zip(line).for_each(|(sum, value)| *sum += chance * value);
                }
            }
        }
    }

    /// Takes for every die the better of keeping and rolling.
    fn choose(&mut self) {
        for axis in &self.axes {
            for block in self.values.chunks_exact_mut(axis.block()) {
                let (kept, rolled) = block.split_at_mut(axis.stride * axis.counts.len());
                for line in kept.chunks_exact_mut(axis.stride) {
                    line.iter_mut()
                        .zip(&*rolled)
                        .for_each(|(kept, &fresh)| *kept = if fresh > *kept { fresh } else { *kept });
                }
            }
        }
    }
}

impl Axis {
    /// How many values belong to one run along this axis.
    fn block(&self) -> usize {
        self.stride * (self.counts.len() + 1)
    }
}

/// What every combination is worth when nothing more is rolled.
fn first_layer(axes: &[Axis], size: usize, worth: impl Fn(u8) -> f64) -> Vec<f64> {
    let mut totals = vec![0_u8; 1];
    totals.reserve(size);
    for axis in axes {
        let before = totals.len();
        for &count in &axis.counts {
            totals.extend_from_within(0..before);
            let added = totals.len() - before;
            totals[added..].iter_mut().for_each(|total| *total += count);
        }
        // The first copy contains no count yet: drop it, and leave room for "to be rolled" at the end.
        totals.drain(0..before);
        totals.extend(std::iter::repeat_n(0, before));
    }
    totals.into_iter().map(worth).collect()
}
