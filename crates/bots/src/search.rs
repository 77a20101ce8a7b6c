//! Information-set Monte Carlo tree search over any game.
//!
//! Every iteration imagines a world that fits what the seat knows (a determinisation), walks down the tree in it, adds
//! one node, and backs up the value of that node. A node is an information set of its deciders: the decisions on the
//! way to it, and the actions they now have. So dice split nodes only where they change what can be done, hidden facts
//! do not split nodes where they change nothing, and every node has a fixed list of actions.
//!
//! A single decider selects by PUCT: an upper confidence bound weighted by priors. Seats that decide at the same time
//! are decoupled: each one uses regret matching plus, and the action is drawn from the average strategy, which is
//! mixed.

mod memory;
mod playout;
mod result;
mod select;
mod tree;

pub use memory::Memory;
pub use playout::Playout;
pub use result::{Continuation, Looked};

use crate::Insight;
use crate::values::{Values, reward, victory};
use kernel::{Dice, Game, Knowledge, MAX_SEATS, Outcome, Seat, Seats, Silent, Turn};
use select::{learn, mixed, prefer};
use tree::{NOTHING, Tree};

/// When a search stops.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Budget {
    /// After this many iterations: the same seed gives the same decision everywhere.
    Iterations(u32),
    /// After this much time, not counting the start of the search, or after four million iterations, reused ones
    /// included.
    #[cfg(feature = "clock")]
    Time(std::time::Duration),
}

impl Budget {
    /// How many iterations of earlier searches are counted, and what is left of the budget. At most half of a number of
    /// iterations is counted: the other half is spent on what has really happened. A time is always used up.
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

    /// The share of each of several threads: iterations are divided, time runs for all of them at once.
    pub(crate) fn shared(self, threads: u32) -> Budget {
        match self {
            Budget::Iterations(count) => Budget::Iterations(count.div_ceil(threads)),
            #[cfg(feature = "clock")]
            Budget::Time(_) => self,
        }
    }
}

/// The tree stops growing at this size. From then on only the statistics of its nodes improve.
const MOST_NODES: usize = 120_000;

/// The most iterations of a search with a time budget. By then the tree has long been full, and larger sums of results
/// would begin to lose their last digits.
#[cfg(feature = "clock")]
const ENOUGH: u32 = 1 << 22;

/// Deeper walks are cut. Only a game without end gets there.
const DEEPEST: usize = 256;

/// A search tree and what is needed to grow it.
#[derive(Debug)]
pub struct Search<'a, G: Game, I: Insight<G>> {
    insight: &'a I,
    knowledge: Knowledge<G>,
    tree: Tree<G>,
    /// The node at which every walk begins.
    root: u32,
    dice: Dice,
    playout: Playout<G>,
    path: Vec<Walked>,
    /// The actions of every seat that decides in the state of the current walk.
    asked: Asked<G>,
    iterations: u32,
    /// The shares of the victory of all iterations, added up.
    won: [f64; MAX_SEATS],
}

/// One node of a walk and what its deciders chose.
#[derive(Clone, Copy, Debug)]
struct Walked {
    node: u32,
    /// Per decider of the node: the chosen edge, and the probability with which it was chosen.
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
    /// A search for the best of the `options` of the seat that has this knowledge.
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

    /// A search in a tree that may have nodes already.
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
            won: [0.0; MAX_SEATS],
            knowledge,
        }
    }

    /// Lists who decides at the root: this seat with the options given, the others with all their actions in this
    /// world.
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

    /// Searches until the budget is used up.
    pub fn run(&mut self, budget: Budget) {
        match budget {
            Budget::Iterations(count) => (0..count).for_each(|_| self.iterate()),
            #[cfg(feature = "clock")]
            Budget::Time(time) => {
                let start = std::time::Instant::now();
                // At least one iteration is made, however little time there is.
                loop {
                    (0..16).for_each(|_| self.iterate());
                    if start.elapsed() >= time || self.known() >= ENOUGH {
                        break;
                    }
                }
            }
        }
    }

    /// How many iterations were made.
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// How many nodes the tree has.
    pub fn nodes(&self) -> usize {
        self.tree.len()
    }

    /// The mean share of the victory of every seat over all iterations, whatever the margin.
    pub fn chances(&self) -> Values {
        self.won.map(|won| (won / f64::from(self.iterations.max(1))) as f32)
    }

    /// One iteration: imagines a world, walks down in it, adds a node, and backs up its value.
    fn iterate(&mut self) {
        self.iterations += 1;
        self.path.clear();
        let mut state = self.knowledge.imagine(&mut self.dice);
        let mut node = self.root;
        let (values, won) = loop {
            let walked = self.choose(node);
            self.path.push(walked);
            self.play(&mut state, &walked);
            if let Some(outcome) = self.settle(&mut state) {
                break (reward::<G>(&outcome), victory::<G>(&outcome));
            }
            let child = self.tree.child(&walked, &self.asked);
            if child == NOTHING || self.path.len() == DEEPEST {
                if self.path.len() < DEEPEST && self.tree.len() < MOST_NODES {
                    let grown = self.grow(&state);
                    self.tree.adopt(&walked, grown);
                }
                let values = self.insight.evaluate(&mut state, &mut self.dice, &mut self.playout);
                break (values, values);
            }
            node = child;
        };
        self.won.iter_mut().zip(won).for_each(|(sum, won)| *sum += f64::from(won));
        for walked in &self.path {
            learn(&mut self.tree, walked, &values);
        }
    }

    /// Selects an option for every decider of a node.
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

    /// Plays the chosen options, one seat after the other. An option that has become impossible is skipped: its seat
    /// will decide again.
    fn play(&mut self, state: &mut G::State, walked: &Walked) {
        let groups = self.tree.groups(walked.node);
        let together = groups.len() > 1;
        for (place, group) in groups.iter().enumerate() {
            let action = self.tree.action(walked.chosen[place].0);
            // At the root another seat's options depend on its hidden hand; and one simultaneous action may forbid the
            // next.
            let possible = !together
                || (G::turn(state).deciders().contains(group.seat) && G::check(state, group.seat, action).is_ok());
            if possible {
                G::play(state, group.seat, action, &mut self.dice, &mut Silent);
            }
        }
    }

    /// Plays forced actions up to the next real decision, which is then listed, or to the end of the game.
    fn settle(&mut self, state: &mut G::State) -> Option<Outcome> {
        loop {
            if let Turn::Over(outcome) = G::turn(state) {
                return Some(outcome);
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

    /// Adds a node for the decision just listed.
    fn grow(&mut self, state: &G::State) -> u32 {
        let (insight, asked) = (self.insight, &self.asked);
        self.tree.grow(asked, |seat, actions, weights| insight.prior(state, seat, actions, weights))
    }
}
