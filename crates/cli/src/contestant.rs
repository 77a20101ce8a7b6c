//! Who can take a seat: our bots, thinking as they are asked to, and any program that answers in the engine's protocol.

mod outside;
mod thinking;

pub(crate) use thinking::Thinking;

use crate::fault::Fault;
use bots::arena::play_out;
use bots::{Bot, Thinker};
use catalog::{AnyEdition, AnyMatch, Door, Played};
use kernel::{Seal, Seat, Table, facts};
use outside::Outside;
use std::time::{Duration, Instant};

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Contestant {
    Ours(Thinking),
    /// A command line, split at spaces.
    Program(String),
}

impl Contestant {
    /// The contestant that a name means: a bot, with `@` and how it thinks, or `program:` and a command.
    pub(crate) fn new(name: &str) -> Result<Contestant, Fault> {
        match name.strip_prefix("program:") {
            Some(command) if !command.trim().is_empty() => Ok(Contestant::Program(command.to_owned())),
            Some(_) => Err(Fault::asked("fault-program-empty", facts![])),
            None => Thinking::read(name).map(Contestant::Ours).map_err(Fault::Asked),
        }
    }

    /// The name; the same for all ways to write it.
    pub(crate) fn name(&self) -> String {
        match self {
            Contestant::Ours(bot) => bot.to_string(),
            Contestant::Program(command) => format!("program:{command}"),
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
            Contestant::Program(command) => Outside::start(command, seat).map(Player::Outside),
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

/// Somebody at the table.
pub(crate) enum Player {
    Ours(Thinker),
    Outside(Outside),
}

impl Player {
    /// What it does in a seat that may act now: a legal action.
    pub(crate) fn choose(&mut self, played: &dyn AnyMatch, seat: Seat, seed: u64) -> Result<String, Fault> {
        match self {
            Player::Ours(bot) => Ok(bot.decide(played, seat, seed).action),
            Player::Outside(program) => program.choose(played, seat, seed),
        }
    }
}

/// Plays one game, a contestant per seat, and reports for every decision whose it was and how long it took.
pub(crate) fn play(
    game: &'static dyn Door,
    table: &Table,
    edition: AnyEdition,
    lineup: &[&Contestant],
    seed: u64,
    mut spent: impl FnMut(Seat, Duration),
) -> Result<Played, Fault> {
    let seated = lineup.iter().zip(Seat::all(table.seats)).map(|(contestant, seat)| contestant.sit(seat));
    let mut players: Vec<Player> = seated.collect::<Result<_, _>>()?;
    let (played, _) = game
        .start(table, edition, Seal::from_seed(seed))
        .map_err(|refusal| Fault::Refused { game: game.about().id, refusal })?;
    play_out(played, seed, |played, seat, seed| {
        let start = Instant::now();
        let action = players[seat.index()].choose(played, seat, seed)?;
        spent(seat, start.elapsed());
        Ok(action)
    })
}
