//! The tree, stored as a few flat lists that only grow.

use super::{Asked, Walked};
use kernel::{Game, Seat};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The index of no node and no edge.
pub(super) const NOTHING: u32 = u32::MAX;

/// The nodes of a search.
#[derive(Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node>,
    groups: Vec<Group>,
    edges: Vec<Edge>,
    /// The action of each edge.
    actions: Vec<G::Action>,
    /// By node and joint choice: the first node after it.
    joint: HashMap<(u32, u64), u32, BuildHasherDefault<Quick>>,
    weights: Vec<f32>,
}

/// A node: an information set and the options of its deciders.
#[derive(Clone, Copy, Debug)]
struct Node {
    first_group: u32,
    groups: u32,
    /// Another node after the same choice, reached where chance or hidden facts went another way.
    sibling: u32,
}

/// The options of one decider of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    pub(super) seat: Seat,
    pub(super) first: u32,
    pub(super) count: u32,
    pub(super) visits: u32,
    /// The sum of all results for the seat.
    pub(super) total: f32,
}

/// One option.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub(super) visits: u32,
    /// The sum of all results for the seat that chooses, and below it the sum of their squares.
    pub(super) total: f32,
    pub(super) squares: f32,
    pub(super) prior: f32,
    /// The cumulative regret, where several seats decide at once.
    pub(super) regret: f32,
    /// The cumulative strategy weight, where several seats decide at once.
    pub(super) asked_for: f32,
    /// The first node after it, where one seat decides alone.
    child: u32,
}

impl Edge {
    pub(super) fn mean(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.total / self.visits as f32 }
    }
}

impl<G: Game> Tree<G> {
    pub(super) fn new() -> Tree<G> {
        Tree {
            nodes: Vec::new(),
            groups: Vec::new(),
            edges: Vec::new(),
            actions: Vec::new(),
            joint: HashMap::default(),
            weights: Vec::new(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    #[inline]
    pub(super) fn groups(&self, node: u32) -> &[Group] {
        let node = &self.nodes[node as usize];
        &self.groups[node.first_group as usize..(node.first_group + node.groups) as usize]
    }

    #[inline]
    pub(super) fn edges(&self, group: &Group) -> &[Edge] {
        &self.edges[group.first as usize..(group.first + group.count) as usize]
    }

    pub(super) fn actions(&self, group: &Group) -> &[G::Action] {
        &self.actions[group.first as usize..(group.first + group.count) as usize]
    }

    #[inline]
    pub(super) fn action(&self, edge: u32) -> &G::Action {
        &self.actions[edge as usize]
    }

    /// A decider of a node with its options, mutably.
    #[inline]
    pub(super) fn group_mut(&mut self, node: u32, place: usize) -> (&mut Group, &mut [Edge]) {
        let first = self.nodes[node as usize].first_group as usize;
        let group = &mut self.groups[first + place];
        let edges = &mut self.edges[group.first as usize..(group.first + group.count) as usize];
        (group, edges)
    }

    /// How many deciders a node has.
    #[inline]
    pub(super) fn deciders(&self, node: u32) -> usize {
        self.nodes[node as usize].groups as usize
    }

    /// The node that the choice led to this time, if it is in the tree.
    #[inline]
    pub(super) fn child(&self, walked: &Walked, asked: &Asked<G>) -> u32 {
        let mut node = self.first_child(walked);
        while node != NOTHING && !self.fits(node, asked) {
            node = self.nodes[node as usize].sibling;
        }
        node
    }

    /// All nodes that a choice has led to so far.
    pub(super) fn children(&self, walked: &Walked) -> impl Iterator<Item = u32> {
        let mut node = self.first_child(walked);
        std::iter::from_fn(move || {
            let found = node;
            (found != NOTHING).then(|| {
                node = self.nodes[found as usize].sibling;
                found
            })
        })
    }

    #[inline]
    fn first_child(&self, walked: &Walked) -> u32 {
        if self.deciders(walked.node) == 1 {
            self.edges[walked.chosen[0].0 as usize].child
        } else {
            self.joint.get(&(walked.node, self.joint_key(walked))).copied().unwrap_or(NOTHING)
        }
    }

    /// The choices of all deciders packed into one number.
    fn joint_key(&self, walked: &Walked) -> u64 {
        let groups = self.groups(walked.node).iter().zip(walked.chosen);
        groups.fold(0, |key: u64, (group, (edge, _))| {
            key.wrapping_mul(u64::from(group.count)).wrapping_add(u64::from(edge - group.first))
        })
    }

    #[inline]
    fn fits(&self, node: u32, asked: &Asked<G>) -> bool {
        let groups = self.groups(node);
        groups.len() == asked.seats.len() as usize
            && groups
                .iter()
                .zip(asked.groups())
                .all(|(group, (seat, actions))| group.seat == seat && self.actions(group) == actions)
    }

    /// Links a node to the choice that led to it.
    pub(super) fn adopt(&mut self, walked: &Walked, child: u32) {
        let first = self.first_child(walked);
        self.nodes[child as usize].sibling = first;
        if self.deciders(walked.node) == 1 {
            self.edges[walked.chosen[0].0 as usize].child = child;
        } else {
            self.joint.insert((walked.node, self.joint_key(walked)), child);
        }
    }

    /// Adds a node with these options.
    pub(super) fn grow(&mut self, asked: &Asked<G>, mut prior: impl FnMut(Seat, &[G::Action], &mut [f32])) -> u32 {
        let first_group = self.groups.len() as u32;
        for (seat, actions) in asked.groups() {
            self.weights.clear();
            self.weights.resize(actions.len(), 1.0);
            prior(seat, actions, &mut self.weights);
            let sum: f32 = self.weights.iter().sum();
            let first = self.edges.len() as u32;
            self.edges.extend(self.weights.iter().map(|weight| Edge {
                visits: 0,
                total: 0.0,
                squares: 0.0,
                prior: weight / sum,
                regret: 0.0,
                asked_for: 0.0,
                child: NOTHING,
            }));
            self.actions.extend_from_slice(actions);
            self.groups.push(Group { seat, first, count: actions.len() as u32, visits: 0, total: 0.0 });
        }
        let groups = self.groups.len() as u32 - first_group;
        self.nodes.push(Node { first_group, groups, sibling: NOTHING });
        self.nodes.len() as u32 - 1
    }
}

impl<G: Game> Tree<G> {
    /// Replaces the priors of a node's only decider.
    pub(super) fn reconsider(&mut self, node: u32, prior: impl FnOnce(&[G::Action], &mut [f32])) {
        let group = self.groups(node)[0];
        let mut weights = vec![1.0; group.count as usize];
        prior(self.actions(&group), &mut weights);
        let sum: f32 = weights.iter().sum();
        let (_, edges) = self.group_mut(node, 0);
        edges.iter_mut().zip(weights).for_each(|(edge, weight)| edge.prior = weight / sum);
    }

    /// Adds a copy of a node with a single decider that has only some of the options; their statistics are kept.
    pub(super) fn narrow(&mut self, node: u32, keep: impl Fn(&G::Action) -> bool) -> u32 {
        let wide = self.groups(node)[0];
        let mut narrow = Group { first: self.edges.len() as u32, count: 0, visits: 0, total: 0.0, ..wide };
        for number in wide.first..wide.first + wide.count {
            let action = self.actions[number as usize].clone();
            if keep(&action) {
                let edge = self.edges[number as usize];
                narrow.count += 1;
                narrow.visits += edge.visits;
                narrow.total += edge.total;
                self.edges.push(edge);
                self.actions.push(action);
            }
        }
        let first_group = self.groups.len() as u32;
        self.groups.push(narrow);
        self.nodes.push(Node { first_group, groups: 1, sibling: NOTHING });
        self.nodes.len() as u32 - 1
    }

    /// Adds the statistics of a node of another tree with the same options.
    pub(super) fn absorb(&mut self, node: u32, other: &Tree<G>, theirs: u32) {
        for place in 0..self.deciders(node) {
            let found = other.groups(theirs)[place];
            let (group, edges) = self.group_mut(node, place);
            group.visits += found.visits;
            group.total += found.total;
            for (edge, found) in edges.iter_mut().zip(other.edges(&found)) {
                edge.visits += found.visits;
                edge.total += found.total;
                edge.squares += found.squares;
                edge.regret += found.regret;
                edge.asked_for += found.asked_for;
            }
        }
    }
}

/// A quick hasher for keys that consist of numbers.
#[derive(Clone, Copy, Debug, Default)]
struct Quick(u64);

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(23) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 29;
    }
}
