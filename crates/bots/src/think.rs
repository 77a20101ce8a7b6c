//! A bot that stays at the table.

use crate::decide::{Way, decide_by};
use crate::games::{self, Visitor};
use crate::search::Memory;
use crate::{Bot, Decision, Insight, Knowledge};
use catalog::AnyMatch;
use kernel::{Game, Seat};
use std::any::Any;

/// A bot that stays at the table: what it foresaw before one decision helps with the next, and it may think on several
/// threads. The same bot, threads, decisions and seeds give the same play.
#[derive(Debug)]
pub struct Thinker {
    bot: Bot,
    threads: u32,
    /// The memory of the last search, of whichever game is played.
    memory: Option<Box<dyn Any + Send>>,
}

impl Thinker {
    /// A bot that sits down.
    pub fn new(bot: Bot) -> Thinker {
        Thinker { bot, threads: 1, memory: None }
    }

    /// The bot with so many threads: each looks at a part of the worlds, and they put together what they found.
    #[must_use]
    pub fn on_threads(mut self, threads: u32) -> Thinker {
        self.threads = threads.max(1);
        self
    }

    /// What it does in a seat that may act now. It must be the same seat of the same match every time.
    ///
    /// # Panics
    /// If the seat may not act now.
    pub fn decide(&mut self, played: &dyn AnyMatch, seat: Seat, seed: u64) -> Decision {
        let (bot, threads, memory) = (self.bot, self.threads, &mut self.memory);
        match games::open(played, Thinking { seat, bot, seed, threads, memory }) {
            Some(decision) => decision,
            None => crate::decide_as(played, seat, bot, seed),
        }
    }
}

struct Thinking<'a> {
    seat: Seat,
    bot: Bot,
    seed: u64,
    threads: u32,
    memory: &'a mut Option<Box<dyn Any + Send>>,
}

impl Visitor for Thinking<'_> {
    type Output = Decision;

    fn visit<G: Game, I: Insight<G>>(self, truth: &G::State, insight: &I) -> Decision {
        let knowledge = Knowledge::<G>::new(truth, self.seat);
        let kept = self.memory.take().and_then(|memory| memory.downcast::<Memory<G>>().ok());
        let mut way = Way { threads: self.threads, memory: kept.map(|memory| *memory) };
        let decision = decide_by(&knowledge, insight, self.bot, self.seed, &mut way);
        *self.memory = way.memory.map(|memory| Box::new(memory) as Box<dyn Any + Send>);
        decision
    }
}
