//! A bot that stays at the table.

use crate::decide::{Mind, Way, decide_by};
use crate::games::{self, Visitor};
use crate::search::{Budget, Memory};
use crate::{Bot, Decision, Effort, Insight};
use catalog::AnyMatch;
use kernel::{Game, Knowledge, Seat};
use std::any::Any;

/// A bot that stays at the table. It reuses the part of its tree that came true, and may search on several threads or
/// within its own budget. The same bot, threads, iterations, decisions and seeds give the same play; a time budget does
/// not.
///
/// The tree is kept only if the next decision is its own again. As soon as anybody else has decided, it is dropped.
#[derive(Debug)]
pub struct Thinker {
    mind: Mind,
    threads: u32,
    budget: Option<Budget>,
    kept: Option<Kept>,
    foreseen: u32,
}

/// What is kept of a search for the next decision.
#[derive(Debug)]
struct Kept {
    seat: Seat,
    /// The number of the match at the seat's next decision, if nobody else decides in between; `None` where there is
    /// only knowledge and no match.
    number: Option<u32>,
    /// The memory of the search; its type depends on the game.
    memory: Box<dyn Any + Send>,
}

impl Thinker {
    /// A bot at the start of a game.
    pub fn new(bot: Bot) -> Thinker {
        Thinker::of(Mind::Bot(bot))
    }

    /// A bot with this effort, for trying out levels.
    pub fn trying(effort: Effort) -> Thinker {
        Thinker::of(Mind::Trying(effort))
    }

    fn of(mind: Mind) -> Thinker {
        Thinker { mind, threads: 1, budget: None, kept: None, foreseen: 0 }
    }

    /// The bot on this many threads: each makes a share of the iterations, and the results are added up.
    #[must_use]
    pub fn on_threads(mut self, threads: u32) -> Thinker {
        self.threads = threads.max(1);
        self
    }

    /// The bot with this budget instead of its level's. It still overlooks what its level overlooks, and a planned
    /// decision takes as long as it takes.
    #[must_use]
    pub fn within(mut self, budget: Budget) -> Thinker {
        self.budget = Some(budget);
        self
    }

    /// How many iterations of earlier searches were counted in the last decision.
    pub fn foreseen(&self) -> u32 {
        self.foreseen
    }

    /// What the bot does in a seat that may act now. It must be called for the same match every time.
    ///
    /// # Panics
    /// If the seat may not act now, or if the game is not in the list of games.
    pub fn decide(&mut self, played: &dyn AnyMatch, seat: Seat, seed: u64) -> Decision {
        assert!(played.turn().deciders().contains(seat), "seat {seat} is not asked");
        let number = played.number();
        let memory = self.kept.take().filter(|kept| kept.seat == seat && kept.number == Some(number));
        let thinking = Thinking { thinker: self, seat, seed, memory: memory.map(|kept| kept.memory) };
        let (decision, memory) = games::open(played, thinking);
        self.kept = memory.map(|memory| Kept { seat, number: Some(number + 1), memory });
        decision
    }

    /// Like [`Thinker::decide`], where there is only knowledge and no match. The knowledge must follow the bot's last
    /// decision, with nobody else's decision in between.
    pub fn decide_knowing<G: Game, I: Insight<G>>(
        &mut self,
        knowledge: &Knowledge<G>,
        insight: &I,
        seed: u64,
    ) -> Decision {
        let memory = self.kept.take().map(|kept| kept.memory);
        let (decision, memory) = self.think(knowledge, insight, seed, memory);
        self.kept = memory.map(|memory| Kept { seat: knowledge.seat(), number: None, memory });
        decision
    }

    fn think<G: Game, I: Insight<G>>(
        &mut self,
        knowledge: &Knowledge<G>,
        insight: &I,
        seed: u64,
        memory: Option<Box<dyn Any + Send>>,
    ) -> Thought {
        let memory = memory.and_then(|memory| memory.downcast::<Memory<G>>().ok());
        let memory = memory.map(|memory| *memory);
        let mut way = Way { threads: self.threads, budget: self.budget, memory, foreseen: 0 };
        let decision = decide_by(knowledge, insight, self.mind, seed, &mut way);
        self.foreseen = way.foreseen;
        (decision, way.memory.map(|memory| Box::new(memory) as Box<dyn Any + Send>))
    }
}

/// A decision, and the memory of its search if there is one.
type Thought = (Decision, Option<Box<dyn Any + Send>>);

struct Thinking<'a> {
    thinker: &'a mut Thinker,
    seat: Seat,
    seed: u64,
    memory: Option<Box<dyn Any + Send>>,
}

impl Visitor for Thinking<'_> {
    type Output = Thought;

    fn visit<G: Game, I: Insight<G>>(self, truth: &G::State, insight: &I) -> Thought {
        let knowledge = Knowledge::<G>::new(truth, self.seat);
        self.thinker.think(&knowledge, insight, self.seed, self.memory)
    }
}
