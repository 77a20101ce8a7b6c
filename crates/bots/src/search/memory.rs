//! Tree reuse between decisions, and merging the trees of several threads.

use super::tree::{NOTHING, Tree};
use super::{Search, Walked};
use crate::Insight;
use kernel::{Game, Knowledge, MAX_SEATS};

/// A larger tree is not kept: memory for many tables needs a bound, and most of such a tree did not come true.
const MOST_KEPT: usize = 20_000;

/// What a seat keeps of a search: the tree, and the option that it chose in it.
#[derive(Debug)]
pub struct Memory<G: Game> {
    tree: Tree<G>,
    root: u32,
    edge: u32,
}

impl<'a, G: Game, I: Insight<G>> Search<'a, G, I> {
    /// What is worth keeping once an option is chosen. Nothing is kept where several seats decide at once, because the
    /// next position depends on what the others chose, nor is a very large tree.
    pub fn remember(self, chosen: usize) -> Option<Memory<G>> {
        let [group] = self.tree.groups(self.root) else { return None };
        if self.tree.len() > MOST_KEPT {
            return None;
        }
        let edge = group.first + chosen as u32;
        Some(Memory { tree: self.tree, root: self.root, edge })
    }

    /// A search among `options` that continues in the old tree, if the same seat decides again right after its choice
    /// and has all the actions that were foreseen; otherwise a new one. Foreseen actions that are not among the options
    /// are left out.
    ///
    /// # Panics
    /// As [`Search::new`].
    pub fn resume(
        knowledge: &Knowledge<G>,
        all: &[G::Action],
        options: &[G::Action],
        insight: &'a I,
        seed: u64,
        mut memory: Memory<G>,
    ) -> Search<'a, G, I> {
        let mut walked = Walked { node: memory.root, chosen: [(NOTHING, 1.0); MAX_SEATS] };
        walked.chosen[0].0 = memory.edge;
        let foreseen = memory.tree.children(&walked).find(|&node| {
            let [group] = memory.tree.groups(node) else { return false };
            group.seat == knowledge.seat() && memory.tree.actions(group) == all
        });
        let Some(mut root) = foreseen else {
            return Search::new(knowledge, options, insight, seed);
        };
        if options.len() < all.len() {
            root = memory.tree.narrow(root, |action| options.contains(action));
        }
        let knowledge = knowledge.retold(|image, seat| insight.retract(image, seat));
        let mut search = Search::within(memory.tree, knowledge, insight, seed);
        search.root = root;
        let world = search.knowledge.imagine(&mut search.dice);
        let seat = search.knowledge.seat();
        search.tree.reconsider(root, |actions, weights| insight.study(&world, seat, actions, weights));
        search
    }

    /// How many iterations went through this decision, those of earlier searches included.
    pub fn known(&self) -> u32 {
        self.tree.groups(self.root)[0].visits
    }

    /// Adds the results of another search for the same decision.
    pub fn absorb(&mut self, other: &Search<'_, G, I>) {
        self.tree.absorb(self.root, &other.tree, other.root);
        self.iterations += other.iterations;
    }
}
