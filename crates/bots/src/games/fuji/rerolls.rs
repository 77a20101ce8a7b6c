//! Re-rolls by exact expectation.
//!
//! What a seat's dice count decides its own comparison and affects the neighbours'. For every goal and total, the
//! team's chance is computed in imagined worlds. From these values every way to keep and roll, over one or several
//! re-rolls, is evaluated exactly by dynamic programming (backward induction): each combination of faces has a value,
//! rolling a die is the mean over its faces, and the better of keeping and rolling is taken, from the last re-roll
//! backwards.

use super::sight::{SETS, SIDES, Sight};
use super::worlds::{Judge, Terms, World};

/// With more free dice than this, the rest stays as it lies.
const MOST_ROLLED: usize = 6;
/// Places on the axis of a die: its values, and "to be rolled".
const PLACES: usize = 7;
/// The most that one player's dice can count.
const MOST_TOTAL: usize = 64;

/// What the totals of a set are worth, by goal.
pub(super) struct Worths {
    /// By goal and total: the team's chance.
    by_goal: [[f32; MOST_TOTAL]; SETS],
    goals: usize,
}

impl Worths {
    /// What the totals of a set are worth in some worlds, where everybody else rolls as planned.
    pub(super) fn new(judge: &Judge<'_>, terms: &Terms, worlds: &[World], set: usize) -> Worths {
        let mut worths = Worths { by_goal: [[0.0; MOST_TOTAL]; SETS], goals: 0 };
        let owners: Vec<usize> = (0..SETS).filter(|&owner| terms.goals[owner].is_some()).collect();
        let highest = 6 * judge.sight.hands[set].len();
        for world in worlds {
            let mut totals = terms.totals(world);
            for &owner in &owners {
                let usual = totals[owner][set];
                let mut last = (i16::MIN, 0.0);
                for total in 0..=highest {
                    totals[owner][set] = total as i16;
                    let margin = (terms.margin(&totals, owner) + judge.bonus[owner]).max(0);
                    // Most totals make no difference: the outcome is computed again only for a new margin.
                    if margin != last.0 {
                        last = (margin, judge.chance(terms, &totals));
                    }
                    worths.by_goal[owner][total] += last.1;
                }
                totals[owner][set] = usual;
            }
        }
        worths.goals = owners.len();
        for row in &mut worths.by_goal {
            row.iter_mut().for_each(|worth| *worth /= worlds.len().max(1) as f32);
        }
        worths
    }

    /// The team's chance if the set counts these totals, up to a constant.
    fn worth(&self, totals: &[i16; SETS]) -> f32 {
        totals.iter().zip(&self.by_goal).map(|(&total, row)| row[total as usize]).sum()
    }
}

/// The best re-roll: which places of the hand are rolled again, what that is worth, and what keeping everything is
/// worth.
pub(super) struct Choice {
    pub(super) rolled: Vec<usize>,
    pub(super) worth: f32,
    pub(super) kept: f32,
    /// Every set of dice that could be rolled, with its worth.
    pub(super) looked: Vec<(Vec<usize>, f32)>,
    /// If more re-rolls are left: how often one stops after this one.
    pub(super) stops: Option<f32>,
}

/// A set of dice as a seat may use it: the values shown, and the places of the dice that it may roll.
pub(super) struct Hand {
    /// Dice that the seat does not see, such as the third pawn's on the other side, are taken from the first imagined
    /// world.
    pub(super) values: Vec<u8>,
    pub(super) free: Vec<usize>,
}

impl Hand {
    /// A set as a seat sees it.
    pub(super) fn new(sight: &Sight<'_>, worlds: &[World], set: usize) -> Hand {
        let hand = &sight.hands[set];
        let shown = |place: usize| hand[place].value.or(worlds.first().map(|world| world.now[set][place]));
        Hand {
            values: (0..hand.len()).map(|place| shown(place).unwrap_or(1)).collect(),
            free: (0..hand.len()).filter(|&place| hand[place].free && hand[place].value.is_some()).collect(),
        }
    }
}

/// The best way to keep and roll what a seat sees of a set, with some re-rolls left.
pub(super) fn choose_of(judge: &Judge<'_>, terms: &Terms, worlds: &[World], set: usize, rerolls: u8) -> Choice {
    let Hand { values, free } = Hand::new(judge.sight, worlds, set);
    choose(terms, &Worths::new(judge, terms, worlds, set), set, &values, &free, rerolls)
}

/// The best way to keep and roll with some re-rolls left; `values` is what the set shows.
pub(super) fn choose(terms: &Terms, worths: &Worths, set: usize, values: &[u8], free: &[usize], rerolls: u8) -> Choice {
    let free = &free[..free.len().min(MOST_ROLLED)];
    let mut table = faces(terms, worths, set, values, free);
    let stopped = if rerolls > 1 { table.clone() } else { Vec::new() };
    for _ in 1..rerolls {
        roll(&mut table, free.len());
        keep_or_roll(&mut table, free.len());
    }
    if rerolls > 0 {
        roll(&mut table, free.len());
    }
    let mut best = Choice { rolled: Vec::new(), worth: f32::MIN, kept: 0.0, looked: Vec::new(), stops: None };
    let parts = if rerolls > 0 { 1_usize << free.len() } else { 1 };
    for part in 0..parts {
        let mut index = 0;
        for (axis, &place) in free.iter().enumerate().rev() {
            let at = if part & (1 << axis) != 0 { PLACES - 1 } else { usize::from(values[place]) - 1 };
            index = index * PLACES + at;
        }
        if part == 0 {
            // With more re-rolls left, this is the value of stopping now.
            best.kept = worth_now(terms, worths, set, values);
            best.worth = best.kept;
            continue;
        }
        let rolled: Vec<usize> =
            (0..free.len()).filter(|axis| part & (1 << axis) != 0).map(|axis| free[axis]).collect();
        if table[index] > best.worth {
            best.worth = table[index];
            best.rolled.clone_from(&rolled);
        }
        best.looked.push((rolled, table[index]));
    }
    if rerolls > 1 && !best.rolled.is_empty() {
        best.stops = Some(stops(&table, &stopped, values, free, &best.rolled));
    }
    best
}

/// How often rolling some dice gives faces that are best left alone.
fn stops(table: &[f32], stopped: &[f32], values: &[u8], free: &[usize], rolled: &[usize]) -> f32 {
    let (mut stride, mut places) = (1, vec![0_usize]);
    for &place in free {
        let faces =
            if rolled.contains(&place) { 0..6 } else { usize::from(values[place]) - 1..usize::from(values[place]) };
        places = faces.flat_map(|face| places.iter().map(move |known| known + stride * face)).collect();
        stride *= PLACES;
    }
    let content = places.iter().filter(|&&place| table[place] <= stopped[place]).count();
    content as f32 / places.len() as f32
}

/// What the set is worth as it lies.
pub(super) fn worth_now(terms: &Terms, worths: &Worths, set: usize, values: &[u8]) -> f32 {
    let totals = std::array::from_fn(|owner| {
        values.iter().enumerate().map(|(place, &value)| terms.count(owner, set, place, value)).sum()
    });
    worths.worth(&totals)
}

/// The worth of every combination of values of the free dice.
fn faces(terms: &Terms, worths: &Worths, set: usize, values: &[u8], free: &[usize]) -> Vec<f32> {
    let mut fixed = [0_i16; SETS];
    for (place, &value) in values.iter().enumerate().filter(|(place, _)| !free.contains(place)) {
        for (owner, total) in fixed.iter_mut().enumerate() {
            *total += terms.count(owner, set, place, value);
        }
    }
    let mut sums: Vec<[i16; SETS]> = vec![fixed];
    for &place in free {
        let before = sums.len();
        let mut next = Vec::with_capacity(before * PLACES);
        for value in 1..=6_u8 {
            let counts: [i16; SETS] = std::array::from_fn(|owner| terms.count(owner, set, place, value));
            next.extend(sums.iter().map(|sum| std::array::from_fn::<i16, SETS, _>(|owner| sum[owner] + counts[owner])));
        }
        next.extend(std::iter::repeat_n([0; SETS], before));
        sums = next;
    }
    sums.iter().map(|totals| worths.worth(totals)).collect()
}

/// Fills in what rolling each die is worth: the mean over its faces.
fn roll(table: &mut [f32], dice: usize) {
    for axis in 0..dice {
        let stride = PLACES.pow(axis as u32);
        for block in table.chunks_exact_mut(stride * PLACES) {
            let (kept, rolled) = block.split_at_mut(stride * (PLACES - 1));
            rolled.fill(0.0);
            for line in kept.chunks_exact(stride) {
                rolled.iter_mut().zip(line).for_each(|(sum, value)| *sum += value / SIDES);
            }
        }
    }
}

/// Takes for every combination the best way to keep and roll.
fn keep_or_roll(table: &mut [f32], dice: usize) {
    for axis in 0..dice {
        let stride = PLACES.pow(axis as u32);
        for block in table.chunks_exact_mut(stride * PLACES) {
            let (kept, rolled) = block.split_at_mut(stride * (PLACES - 1));
            for line in kept.chunks_exact_mut(stride) {
                line.iter_mut().zip(&*rolled).for_each(|(kept, &fresh)| *kept = kept.max(fresh));
            }
        }
    }
}
