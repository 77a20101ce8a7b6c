//! Who can take a seat: our bots, thinking as they are asked to, and any program that reads and writes our messages.

mod failure;
mod game;
mod outside;
mod process;
mod thinking;

pub(crate) use failure::Failure;
pub(crate) use game::{Finished, Setting, play};
pub(crate) use outside::{Limits, Outside, USUAL_MEMORY_MIB};
pub(crate) use thinking::Thinking;

use crate::fault::Fault;
use crate::help;
use bots::{Bot, Thinker};
use catalog::AnyMatch;
use kernel::{Seat, facts};
use outside::Program;

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Contestant {
    Ours(Thinking),
    Program(Program),
}

impl Contestant {
    /// The contestant that a name means: a bot, with `@` and how it thinks, or `program:` and a command.
    pub(crate) fn new(name: &str) -> Result<Contestant, Fault> {
        Contestant::limited(name, Limits::default())
    }

    /// The same; a program may take no more than this. It is started at once, so that one that is not there is told now.
    pub(crate) fn limited(name: &str, limits: Limits) -> Result<Contestant, Fault> {
        match name.strip_prefix("program:") {
            Some(command) if !command.trim().is_empty() => Program::new(command, limits).map(Contestant::Program),
            Some(_) => Err(Fault::asked("fault-program-empty", facts![])),
            None => Thinking::read(name).map(Contestant::Ours).map_err(Fault::Asked),
        }
    }

    /// The name; the same for all ways to write it.
    pub(crate) fn name(&self) -> String {
        match self {
            Contestant::Ours(bot) => bot.to_string(),
            Contestant::Program(program) => format!("program:{}", program.command()),
        }
    }

    /// Draws from the legal actions.
    pub(crate) fn is_random(&self) -> bool {
        matches!(self, Contestant::Ours(thinking) if thinking.bot() == Bot::Random)
    }

    /// How many threads one decision takes, as far as we know.
    fn threads(&self) -> u32 {
        match self {
            Contestant::Ours(thinking) => thinking.threads(),
            Contestant::Program(_) => 1,
        }
    }

    fn is_timed(&self) -> bool {
        match self {
            Contestant::Ours(thinking) => thinking.is_timed(),
            Contestant::Program(_) => false,
        }
    }

    /// Sits down for one game.
    pub(crate) fn sit(&self, seat: Seat) -> Result<Player, Fault> {
        match self {
            Contestant::Ours(thinking) => Ok(Player::Ours(thinking.thinker())),
            Contestant::Program(program) => Ok(Player::Outside(Box::new(program.sit(seat)))),
        }
    }
}

/// Those among them who think for a time, each once: the same seed does not make them play the same game again.
pub(crate) fn timed(contestants: &[Contestant]) -> Vec<String> {
    let mut names: Vec<String> =
        contestants.iter().filter(|contestant| contestant.is_timed()).map(Contestant::name).collect();
    names.sort();
    names.dedup();
    names
}

/// How many threads a decision takes at most.
pub(crate) fn most_threads(contestants: &[Contestant]) -> usize {
    contestants.iter().map(|contestant| contestant.threads() as usize).max().unwrap_or(1)
}

/// Somebody at a table where people play, or where they watch.
pub(crate) enum Player {
    Ours(Thinker),
    Outside(Box<Outside>),
}

impl Player {
    /// What it does in a seat that may act now: a legal action. Where a program fails, that is said once, and one of our bots
    /// plays on.
    pub(crate) fn choose(&mut self, played: &dyn AnyMatch, seat: Seat, seed: u64) -> Result<String, Fault> {
        match self {
            Player::Ours(bot) => Ok(bot.decide(played, seat, seed).action),
            Player::Outside(program) => {
                program.catch_up(played, seed);
                let decided = program.decide(played, seat, seed);
                let Some(failure) = program.failure() else { return Ok(decided.unwrap_or_default()) };
                eprintln!("caldera: {}", help::voice().say_phrase(&failure.told_with(outside::SUBSTITUTE.id())));
                *self = Player::Ours(Thinker::new(outside::SUBSTITUTE));
                self.choose(played, seat, seed)
            }
        }
    }
}
