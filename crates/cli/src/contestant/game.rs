//! One game between contestants, a contestant per seat.

use super::failure::judged;
use super::{Contestant, Failure, Player};
use crate::fault::Fault;
use crate::interrupt;
use bots::arena::decision_seed;
use catalog::{AnyEdition, AnyMatch, Door, Played};
use kernel::{Seal, Seat, Table, Turn};
use std::time::{Duration, Instant};

/// What is played.
#[derive(Clone, Copy)]
pub(crate) struct Setting<'a> {
    pub(crate) game: &'static dyn Door,
    pub(crate) table: &'a Table,
    pub(crate) edition: AnyEdition,
}

/// A game that was played to its end.
pub(crate) struct Finished {
    pub(crate) played: Played,
    /// The programs that failed in it; each has lost.
    pub(crate) failures: Vec<Failure>,
    /// The end of the game, with its record.
    pub(crate) end: Box<dyn AnyMatch>,
}

/// Plays one game and reports for every decision whose it was and how long it took. Nothing if somebody stopped the work
/// first.
pub(crate) fn play(
    setting: Setting<'_>,
    lineup: &[&Contestant],
    seed: u64,
    mut spent: impl FnMut(Seat, Duration),
) -> Result<Option<Finished>, Fault> {
    let Setting { game, table, edition } = setting;
    let (mut played, happenings) = game
        .start(table, edition, Seal::from_seed(seed))
        .map_err(|refusal| Fault::Refused { game: game.about().id, refusal })?;
    let seated = lineup.iter().zip(Seat::all(table.seats)).map(|(contestant, seat)| contestant.sit(seat));
    let mut players: Vec<Player> = seated.collect::<Result<_, _>>()?;
    let names: Vec<String> = lineup.iter().map(|contestant| contestant.name()).collect();
    for player in &mut players {
        if let Player::Outside(program) = player {
            program.begin(&*played, Some(&names), seed);
            program.witness(0, None, &happenings, &*played);
        }
    }
    let mut decisions = 0;
    let standings = loop {
        if let Turn::Over(outcome) = played.turn() {
            break outcome.standings().to_vec();
        }
        if interrupt::asked() {
            return Ok(None);
        }
        let seat = played.waited().first().expect("somebody is waited for until the game is over");
        let start = Instant::now();
        let action = choose(&mut players[seat.index()], &*played, seat, decision_seed(seed, decisions));
        spent(seat, start.elapsed());
        let happenings = played.act(seat, &action).expect("whoever chooses plays by the rules");
        for player in &mut players {
            if let Player::Outside(program) = player {
                program.witness(played.number(), None, &happenings, &*played);
            }
        }
        decisions += 1;
    };
    Ok(Some(finish(game, played, players, Played { seed, decisions, standings })))
}

/// What a player does: who failed plays on as an absent player would.
fn choose(player: &mut Player, played: &dyn AnyMatch, seat: Seat, seed: u64) -> String {
    match player {
        Player::Ours(bot) => bot.decide(played, seat, seed).action,
        Player::Outside(program) => {
            program.decide(played, seat, seed).unwrap_or_else(|| played.stand_in(seat).to_string())
        }
    }
}

/// Judges the game, and tells the programs how it ended.
fn finish(game: &dyn Door, end: Box<dyn AnyMatch>, players: Vec<Player>, played: Played) -> Finished {
    let outside = players.into_iter().filter_map(|player| match player {
        Player::Outside(program) => Some(program),
        Player::Ours(_) => None,
    });
    let outside: Vec<_> = outside.collect();
    let failures: Vec<Failure> = outside.iter().filter_map(|program| program.failure().cloned()).collect();
    let failed: Vec<Seat> = failures.iter().map(|failure| failure.seat).collect();
    let standings = judged(played.standings, &failed, game.about().cooperative);
    for program in outside {
        program.end(&standings);
    }
    Finished { played: Played { standings, ..played }, failures, end }
}
