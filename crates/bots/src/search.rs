//! Information-set Monte Carlo tree search over any game.
//!
//! Every iteration imagines a world that fits what the seat knows, walks down the tree in it, adds one node and passes
//! the value of that node up. A node is what its deciders can tell apart: the decisions on the way to it, and the
//! actions they now have. So dice split nodes where they change what can be done, hidden facts do not where they
//! change nothing, and every node has a fixed list of actions.
//!
//! One decider chooses by PUCT: an upper confidence bound weighted by priors. Seats that decide at the same time are
//! decoupled: each learns by regret matching plus, and the action is drawn from the average strategy, which is mixed.

mod memory;
mod playout;
mod result;
mod select;
mod tree;

pub use memory::Memory;
pub use playout::Playout;
pub use result::{Continuation, Looked};

use crate::Insight;
use crate::values::{Values, reward};
use kernel::{Dice, Game, Knowledge, MAX_SEATS, Seat, Seats, Silent, Turn};
use select::{learn, mixed, prefer};
use tree::{NOTHING, Tree};

/// When a search stops.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Budget {
    /// After this many iterations: the same seed gives the same decision everywhere.
    Iterations(u32),
    /// After this much time, not counting the start of the search, or after four million worlds, reused ones included.
    #[cfg(feature = "clock")]
    Time(std::time::Duration),
}

impl Budget {
    /// How many of the worlds that were looked at before count as thought about, and what is left to do. Up to half of a number of
    /// worlds: the other half is spent on what has really happened. Time is spent whole.
    pub(crate) fn after(self, known: u32) -> (u32, Budget) {
        match self {
            Budget::Iterations(count) => {
                let known = known.min(count / 2);
                (known, Budget::Iterations(count - known))
            }
            #[cfg(feature = "clock")]
            Budget::Time(_) => (known, self),
        }
    }

    /// The part of each of several threads: worlds are shared out, time passes for all alike.
    pub(crate) fn shared(self, threads: u32) -> Budget {
        match self {
            Budget::Iterations(count) => Budget::Iterations(count.div_ceil(threads)),
            #[cfg(feature = "clock")]
            Budget::Time(_) => self,
        }
    }
}

/// A tree of this size grows no more: what is in it is only judged better.
const MOST_NODES: usize = 120_000;

/// Whoever has time for more worlds than this stops all the same: the tree has long been full, and the sums of results would
/// begin to lose their last digits.
#[cfg(feature = "clock")]
const ENOUGH: u32 = 1 << 22;

/// Deeper walks are cut: only a game without end gets there.
const DEEPEST: usize = 256;

/// A search tree and what is needed to grow it.
#[derive(Debug)]
pub struct Search<'a, G: Game, I: Insight<G>> {
    insight: &'a I,
    knowledge: Knowledge<G>,
    tree: Tree<G>,
    /// Where the walks begin.
    root: u32,
    dice: Dice,
    playout: Playout<G>,
    path: Vec<Walked>,
    /// The actions of every seat that decides in the state walked to.
    asked: Asked<G>,
    iterations: u32,
}

/// One node of a walk and what its deciders chose.
#[derive(Clone, Copy, Debug)]
struct Walked {
    node: u32,
    /// By place among the node's deciders: the edge, and with which probability it was chosen.
    chosen: [(u32, f32); MAX_SEATS],
}

/// Who decides in a state, and what each may do.
#[derive(Debug)]
struct Asked<G: Game> {
    seats: Seats,
    actions: Vec<G::Action>,
    /// Where each seat's actions end, in seat order.
    ends: [u32; MAX_SEATS],
}

impl<G: Game> Asked<G> {
    fn new() -> Asked<G> {
        Asked { seats: Seats::NONE, actions: Vec::new(), ends: [0; MAX_SEATS] }
    }

    fn ask(&mut self, state: &G::State, seats: Seats, insight: &impl Insight<G>) {
        self.seats = seats;
        self.actions.clear();
        for (place, seat) in seats.iter().enumerate() {
            let from = self.actions.len();
            G::actions(state, seat, &mut self.actions);
            insight.consider(state, seat, &mut self.actions, from);
            self.ends[place] = self.actions.len() as u32;
        }
    }

    /// The actions of each deciding seat.
    fn groups(&self) -> impl Iterator<Item = (Seat, &[G::Action])> {
        let mut start = 0;
        self.seats.iter().zip(self.ends).map(move |(seat, end)| {
            let actions = &self.actions[start as usize..end as usize];
            start = end;
            (seat, actions)
        })
    }
}

impl<'a, G: Game, I: Insight<G>> Search<'a, G, I> {
    /// A search for the best among `options` of the seat whose knowledge it is.
    ///
    /// # Panics
    /// If there are no options, or the seat does not decide now.
    pub fn new(knowledge: &Knowledge<G>, options: &[G::Action], insight: &'a I, seed: u64) -> Search<'a, G, I> {
        assert!(!options.is_empty(), "a search needs options");
        let knowledge = knowledge.retold(|image, seat| insight.retract(image, seat));
        let mut search = Search::within(Tree::new(), knowledge, insight, seed);
        let world = search.knowledge.imagine(&mut search.dice);
        search.ask_root(&world, options);
        search.root = search.grow_root(&world);
        search
    }

    /// A search in a tree that may have grown already.
    fn within(tree: Tree<G>, knowledge: Knowledge<G>, insight: &'a I, seed: u64) -> Search<'a, G, I> {
        Search {
            insight,
            tree,
            root: NOTHING,
            dice: Dice::fast(seed),
            playout: Playout::new(),
            path: Vec::with_capacity(64),
            asked: Asked::new(),
            iterations: 0,
            knowledge,
        }
    }

    /// Asks everybody who decides now: us about the options given, the others about all they have in this world.
    fn ask_root(&mut self, world: &G::State, options: &[G::Action]) {
        let me = self.knowledge.seat();
        self.asked.seats = G::waited(world).with(me);
        for (place, seat) in self.asked.seats.iter().enumerate() {
            if seat == me {
                self.asked.actions.extend_from_slice(options);
            } else {
                let from = self.asked.actions.len();
                G::actions(world, seat, &mut self.asked.actions);
                self.insight.consider(world, seat, &mut self.asked.actions, from);
            }
            self.asked.ends[place] = self.asked.actions.len() as u32;
        }
    }

    fn grow_root(&mut self, world: &G::State) -> u32 {
        let (me, insight) = (self.knowledge.seat(), self.insight);
        self.tree.grow(&self.asked, |seat, actions, weights| {
            if seat == me {
                insight.study(world, seat, actions, weights);
            } else {
                insight.prior(world, seat, actions, weights);
            }
        })
    }

    /// Looks at more worlds.
    pub fn run(&mut self, budget: Budget) {
        match budget {
            Budget::Iterations(count) => (0..count).for_each(|_| self.iterate()),
            #[cfg(feature = "clock")]
            Budget::Time(time) => {
                let start = std::time::Instant::now();
                // However little time there is, something is looked at.
                loop {
                    (0..16).for_each(|_| self.iterate());
                    if start.elapsed() >= time || self.known() >= ENOUGH {
                        break;
                    }
                }
            }
        }
    }

    /// How many worlds were looked at.
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// How many nodes the tree has.
    pub fn nodes(&self) -> usize {
        self.tree.len()
    }

    /// Imagines a world, walks down in it, adds a node, and passes its value up.
    fn iterate(&mut self) {
        self.iterations += 1;
        self.path.clear();
        let mut state = self.knowledge.imagine(&mut self.dice);
        let mut node = self.root;
        let values = loop {
            let walked = self.choose(node);
            self.path.push(walked);
            self.play(&mut state, &walked);
            if let Some(outcome) = self.settle(&mut state) {
                break outcome;
            }
            let child = self.tree.child(&walked, &self.asked);
            if child == NOTHING || self.path.len() == DEEPEST {
                if self.path.len() < DEEPEST && self.tree.len() < MOST_NODES {
                    let grown = self.grow(&state);
                    self.tree.adopt(&walked, grown);
                }
                break self.insight.evaluate(&mut state, &mut self.dice, &mut self.playout);
            }
            node = child;
        };
        for walked in &self.path {
            learn(&mut self.tree, walked, &values);
        }
    }

    /// What every decider of a node does this time.
    fn choose(&mut self, node: u32) -> Walked {
        let mut walked = Walked { node, chosen: [(NOTHING, 1.0); MAX_SEATS] };
        let groups = self.tree.groups(node);
        let together = groups.len() > 1;
        for (place, group) in groups.iter().enumerate() {
            let edges = self.tree.edges(group);
            let (choice, chance) = if together { mixed(edges, &mut self.dice) } else { (prefer(group, edges), 1.0) };
            walked.chosen[place] = (group.first + choice as u32, chance);
        }
        walked
    }

    /// Carries the choices out, one seat after the other. What a choice has made impossible is left out: its seat will
    /// be asked again.
    fn play(&mut self, state: &mut G::State, walked: &Walked) {
        let groups = self.tree.groups(walked.node);
        let together = groups.len() > 1;
        for (place, group) in groups.iter().enumerate() {
            let action = self.tree.action(walked.chosen[place].0);
            // At the root a hidden hand decides what another seat can do; and one answer may forbid the next.
            let possible = !together
                || (G::turn(state).deciders().contains(group.seat) && G::check(state, group.seat, action).is_ok());
            if possible {
                G::play(state, group.seat, action, &mut self.dice, &mut Silent);
            }
        }
    }

    /// Plays what nobody has a choice about, up to a real decision, which is then asked, or to the end.
    fn settle(&mut self, state: &mut G::State) -> Option<Values> {
        loop {
            if let Turn::Over(outcome) = G::turn(state) {
                return Some(reward::<G>(&outcome));
            }
            let seats = G::waited(state);
            self.asked.ask(state, seats, self.insight);
            if self.asked.actions.len() > seats.len() as usize {
                return None;
            }
            let seat = seats.first()?;
            G::play(state, seat, &self.asked.actions[0], &mut self.dice, &mut Silent);
        }
    }

    /// Adds a node for what is asked now.
    fn grow(&mut self, state: &G::State) -> u32 {
        let (insight, asked) = (self.insight, &self.asked);
        self.tree.grow(asked, |seat, actions, weights| insight.prior(state, seat, actions, weights))
    }
}
