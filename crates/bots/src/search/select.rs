//! Selection and learning: which option is tried next, and what its result changes.

use super::Walked;
use super::tree::{Edge, Group, Tree};
use crate::values::Values;
use kernel::{Dice, Game};

/// PUCT's exploration constant: how much priors and few visits weigh against results.
const CURIOSITY: f32 = 0.9;
/// First-play urgency: how much worse than the average an unvisited option is assumed to be.
const CAUTION: f32 = 0.08;
/// How often simultaneous deciders explore: draw by their priors alone.
const EXPLORATION: f32 = 0.12;

/// A single decider: the option with the greatest PUCT value.
#[inline]
pub(super) fn prefer(group: &Group, edges: &[Edge]) -> usize {
    let average = if group.visits == 0 { 0.5 } else { group.total / group.visits as f32 };
    let novelty = CURIOSITY * ((group.visits + 1) as f32).sqrt();
    let untried = average - CAUTION;
    let mut best = (f32::MIN, 0);
    for (number, edge) in edges.iter().enumerate() {
        let result = if edge.visits == 0 { untried } else { edge.total / edge.visits as f32 };
        let score = result + novelty * edge.prior / (edge.visits + 1) as f32;
        if score > best.0 {
            best = (score, number);
        }
    }
    best.1
}

/// Several deciders: an option drawn by regret matching, and its probability.
#[inline]
pub(super) fn mixed(edges: &[Edge], dice: &mut Dice) -> (usize, f32) {
    let sum = regrets(edges);
    drawn(edges.iter().map(|edge| (1.0 - EXPLORATION) * wanted(edge, sum) + EXPLORATION * edge.prior), dice)
}

/// Draws an option from this distribution, and returns it with its probability.
#[inline]
pub(super) fn drawn(chances: impl Iterator<Item = f32>, dice: &mut Dice) -> (usize, f32) {
    let mut left = dice.below(1 << 24) as f32 / (1 << 24) as f32;
    let mut last = (0, 0.0);
    for (number, chance) in chances.enumerate() {
        if chance > 0.0 {
            last = (number, chance);
            if left < chance {
                return last;
            }
        }
        left -= chance;
    }
    // Rounding may leave a little probability at the end.
    last
}

/// The sum of all (positive) regrets.
#[inline]
fn regrets(edges: &[Edge]) -> f32 {
    edges.iter().map(|edge| edge.regret).sum()
}

/// The probability of an option under regret matching; its prior where there is no regret.
#[inline]
fn wanted(edge: &Edge, sum: f32) -> f32 {
    if sum > 0.0 { edge.regret / sum } else { edge.prior }
}

/// Backs up the result of one walk at one of its nodes.
#[inline]
pub(super) fn learn<G: Game>(tree: &mut Tree<G>, walked: &Walked, values: &Values) {
    let deciders = tree.deciders(walked.node);
    for place in 0..deciders {
        let (group, edges) = tree.group_mut(walked.node, place);
        let value = values[group.seat.index()];
        let (edge, chance) = walked.chosen[place];
        let chosen = (edge - group.first) as usize;
        if deciders > 1 {
            regret(group, edges, chosen, chance, value);
        }
        group.visits += 1;
        group.total += value;
        let edge = &mut edges[chosen];
        edge.visits += 1;
        edge.total += value;
        edge.squares += value * value;
    }
}

/// Regret matching plus (negative regrets are clipped to zero) on one sampled result. The other options are assumed to
/// be worth their average so far. The sampled result is weighted by its inverse probability, so the estimate stays
/// unbiased.
fn regret(group: &Group, edges: &mut [Edge], chosen: usize, chance: f32, value: f32) {
    let sum = regrets(edges);
    let average = if group.visits == 0 { value } else { group.total / group.visits as f32 };
    let guess = |edge: &Edge| if edge.visits == 0 { average } else { edge.total / edge.visits as f32 };
    let surprise = (value - guess(&edges[chosen])) / chance;
    let expected: f32 =
        edges.iter().map(|edge| wanted(edge, sum) * guess(edge)).sum::<f32>() + wanted(&edges[chosen], sum) * surprise;
    // Linear averaging: later strategies are better, so they weigh more.
    let weight = (group.visits + 1) as f32;
    for (number, edge) in edges.iter_mut().enumerate() {
        let strategy = wanted(edge, sum);
        let would = guess(edge) + if number == chosen { surprise } else { 0.0 };
        edge.asked_for += strategy * weight;
        edge.regret = (edge.regret + would - expected).max(0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Asked;
    use crate::search::tree::NOTHING;
    use kernel::{MAX_SEATS, Seats};
    use testkit::connect_four::{ConnectFour, Drop};

    /// Rock, paper, scissors where rock against scissors pays double: the only equilibrium plays a quarter rock,
    /// half paper, a quarter scissors. (Rock beats scissors by 2, the others by 1.)
    #[test]
    fn simultaneous_deciders_find_the_mixed_strategy() {
        let options: Vec<Drop> = ["1", "2", "3"].iter().map(|column| column.parse().unwrap()).collect();
        let asked = Asked::<ConnectFour> {
            seats: Seats::all(2),
            actions: [options.clone(), options].concat(),
            ends: [3, 6, 0, 0, 0, 0, 0, 0],
        };
        let mut tree = Tree::<ConnectFour>::new();
        tree.grow(&asked, |_, _, _| ());
        let pays = [[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]];
        let mut dice = Dice::fast(3);
        for _ in 0..60_000 {
            let mut walked = Walked { node: 0, chosen: [(NOTHING, 1.0); MAX_SEATS] };
            for place in 0..2 {
                let group = tree.groups(0)[place];
                let (choice, chance) = mixed(tree.edges(&group), &mut dice);
                walked.chosen[place] = (group.first + choice as u32, chance);
            }
            let pay: f32 = pays[walked.chosen[0].0 as usize][walked.chosen[1].0 as usize - 3];
            let mut values = [0.0; MAX_SEATS];
            (values[0], values[1]) = (0.5 + 0.25 * pay, 0.5 - 0.25 * pay);
            learn(&mut tree, &walked, &values);
        }
        let sum: f32 = tree.edges(&tree.groups(0)[0]).iter().map(|edge| edge.asked_for).sum();
        for (edge, right) in tree.edges(&tree.groups(0)[0]).iter().zip([0.25, 0.5, 0.25]) {
            assert!((edge.asked_for / sum - right).abs() < 0.06, "{} is not {right}", edge.asked_for / sum);
        }
    }
}
