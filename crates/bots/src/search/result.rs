//! What a search found.

use super::select::drawn;
use super::tree::{Edge, Group, NOTHING};
use super::{Search, Walked};
use crate::Insight;
use crate::explain::DEVIATIONS_OF_95_PERCENT;
use kernel::{Dice, Game, MAX_SEATS, Seat};

/// An option that was searched.
#[derive(Clone, Debug, PartialEq)]
pub struct Looked<G: Game> {
    /// The action.
    pub action: G::Action,
    /// Its visits: in how many worlds it was tried.
    pub tried: u32,
    /// Its share of the visits, or its probability in the mixed strategy.
    pub share: f32,
    /// The average result.
    pub expected: f32,
    /// The 95 % interval of the average.
    pub interval: (f32, f32),
}

/// What is likely to follow a choice.
pub type Continuation<G> = Vec<(Seat, <G as Game>::Action)>;

impl<G: Game, I: Insight<G>> Search<'_, G, I> {
    /// The index of this seat among the deciders of the root, and its options.
    fn mine(&self) -> (usize, &Group) {
        let me = self.knowledge.seat();
        let mut groups = self.tree.groups(self.root).iter().enumerate();
        groups.find(|(_, group)| group.seat == me).expect("the root asks the seat that searches")
    }

    /// Every option that was given, in the order given.
    pub fn looked(&self) -> Vec<Looked<G>> {
        let together = self.tree.deciders(self.root) > 1;
        let (_, group) = self.mine();
        let edges = self.tree.edges(group);
        let weight = |edge: &Edge| if together { edge.asked_for } else { edge.visits as f32 };
        let sum: f32 = edges.iter().map(weight).sum::<f32>().max(f32::MIN_POSITIVE);
        let looked = edges.iter().zip(self.tree.actions(group)).map(|(edge, action)| Looked {
            action: action.clone(),
            tried: edge.visits,
            share: weight(edge) / sum,
            expected: edge.mean(),
            interval: interval(edge),
        });
        looked.collect()
    }

    /// Whether several seats decide at the same time against each other, so that a mixed strategy is needed.
    pub fn mixes(&self) -> bool {
        self.tree.deciders(self.root) > 1 && !G::about().cooperative
    }

    /// The option to play: the most visited one or, among several deciders, one drawn from the mixed strategy. Options
    /// that are worse than the best by at most `content` seem equally good.
    pub fn choice(&self, content: f32, dice: &mut Dice) -> usize {
        let looked = self.looked();
        let best = (0..looked.len())
            .max_by(|&one, &other| {
                let key = |number: usize| (looked[number].share, looked[number].expected);
                key(one).partial_cmp(&key(other)).expect("shares are numbers").then(other.cmp(&one))
            })
            .expect("a search has options");
        if self.mixes() {
            return drawn(strategy(&looked), dice).0;
        }
        if content == 0.0 {
            return best;
        }
        let enough = looked[best].expected - content;
        let good: Vec<bool> = looked.iter().map(|option| option.tried > 0 && option.expected >= enough).collect();
        let count = good.iter().filter(|&&good| good).count().max(1) as f32;
        drawn(good.into_iter().map(|good| if good { 1.0 / count } else { 0.0 }), dice).0
    }

    /// The most likely continuation after an option, up to `most` decisions.
    pub fn continuation(&self, option: usize, most: usize) -> Continuation<G> {
        let (mine, group) = self.mine();
        let mut walked = self.likeliest(self.root);
        walked.chosen[mine].0 = group.first + option as u32;
        let mut steps = Vec::new();
        while steps.len() < most {
            let children = self.tree.children(&walked);
            let Some(node) = children.max_by_key(|&child| self.tree.groups(child)[0].visits) else { break };
            if self.tree.groups(node)[0].visits < 2 {
                break;
            }
            walked = self.likeliest(node);
            for (place, group) in self.tree.groups(node).iter().enumerate() {
                steps.push((group.seat, self.tree.action(walked.chosen[place].0).clone()));
            }
        }
        steps.truncate(most);
        steps
    }

    /// The most visited choice of every decider of a node.
    fn likeliest(&self, node: u32) -> Walked {
        let mut walked = Walked { node, chosen: [(NOTHING, 1.0); MAX_SEATS] };
        for (place, group) in self.tree.groups(node).iter().enumerate() {
            let edges = self.tree.edges(group).iter().enumerate();
            let most = edges.max_by_key(|&(number, edge)| (edge.visits, std::cmp::Reverse(number)));
            walked.chosen[place].0 = group.first + most.map_or(0, |(number, _)| number as u32);
        }
        walked
    }
}

/// An option whose share is this many times smaller than the largest is left out of a mixed strategy: most of what the search asks
/// of it is exploration.
const NOISE: f32 = 6.0;

/// The mixed strategy where several seats decide at the same time against each other.
fn strategy<G: Game>(looked: &[Looked<G>]) -> impl Iterator<Item = f32> {
    let least = looked.iter().map(|option| option.share).fold(0.0, f32::max) / NOISE;
    let sum: f32 = looked.iter().map(|option| option.share).filter(|&share| share >= least).sum();
    looked.iter().map(move |option| if option.share < least { 0.0 } else { option.share / sum })
}

/// The 95 % interval of an average result; everything from 0 to 1 before the second visit.
fn interval(edge: &Edge) -> (f32, f32) {
    if edge.visits < 2 {
        return (0.0, 1.0);
    }
    let (count, mean) = (edge.visits as f32, edge.mean());
    let variance = (edge.squares / count - mean * mean).max(0.0) * count / (count - 1.0);
    let half = DEVIATIONS_OF_95_PERCENT * (variance / count).sqrt();
    ((mean - half).max(0.0), (mean + half).min(1.0))
}
