//! Knock-out: the best of every table go on, the others are out, until one table is left.
//!
//! At tables of two it is the usual bracket: the strongest meet last, and with a number that is no power of two the strongest
//! have no table in the first round. At larger tables everybody who is left is dealt to and fro by seed, and the better half of
//! each table goes on; if too few would be left for a table, the best of those who are out fill it. Of those who came out level
//! the stronger seed goes on. Whoever did not come is out, so of a table to which nobody came nobody goes on.

use super::groups::{dealt, sizes};
use super::past::{WIN, order};
use super::seats::seated;
use super::standings::{Line, TieBreak, broken, placed};
use super::{NoRound, Past, Place, Played, Player, Round, distinct};
use std::ops::RangeInclusive;

/// Nobody gets points for having no table.
pub const BYE: u32 = 0;

/// The next round at tables of two.
pub fn bracket(entered: &[Player], rounds: &[Played]) -> Result<Round, NoRound> {
    let players = distinct(entered)?;
    if players.len() < 2 {
        return Err(NoRound::TooFew);
    }
    let mut lines = first_lines(&players);
    for played in rounds {
        lines = lines.chunks(2).map(|pair| goes_on(pair, played)).collect();
    }
    if lines.len() < 2 {
        return Err(NoRound::Over);
    }
    let past = Past::new(rounds, BYE);
    let mut round = Round::default();
    for pair in lines.chunks(2) {
        match pair.iter().flatten().copied().collect::<Vec<_>>()[..] {
            [one, other] => round.tables.push(seated(&[one, other], &past)),
            [alone] => round.byes.push(alone),
            _ => {}
        }
    }
    Ok(round)
}

/// The next round at larger tables, of the size that is wanted if it can be, for those of `present` who are still in it.
pub fn tables(
    present: &[Player],
    rounds: &[Played],
    wanted: usize,
    allowed: &RangeInclusive<usize>,
) -> Result<Round, NoRound> {
    let mut left = distinct(present)?;
    if let Some(played) = rounds.last() {
        if is_last(played.round()) {
            return Err(NoRound::Over);
        }
        let present = left;
        left = going_on(played, *allowed.start(), &present);
        left.sort();
    }
    let sizes = sizes(left.len(), wanted, allowed);
    if sizes.is_empty() {
        return Err(NoRound::TooFew);
    }
    let past = Past::new(rounds, BYE);
    // If not all can sit, the strongest go on without playing.
    let playing = left.split_off(left.len() - sizes.iter().sum::<usize>());
    let tables = dealt(&playing, &sizes).iter().map(|table| seated(table, &past)).collect();
    Ok(Round { tables, byes: left })
}

/// How many rounds it takes if everybody comes.
pub fn rounds(players: usize, wanted: usize, allowed: &RangeInclusive<usize>) -> usize {
    if *allowed.end() == 2 {
        return players.next_power_of_two().ilog2() as usize;
    }
    let (mut left, mut count) = (players, 0);
    loop {
        let sizes = sizes(left, wanted, allowed);
        let sitting: usize = sizes.iter().sum();
        count += usize::from(!sizes.is_empty());
        if sizes.len() < 2 && sitting == left || sizes.is_empty() {
            return count;
        }
        let won: usize = sizes.into_iter().map(advancing).sum();
        left = (won + left - sitting).max(*allowed.start());
    }
}

/// Who stands where: whoever reached a later round is ahead, and of those who reached the same one whoever made more at the
/// last table. `over` says whether nothing more is played.
pub fn standings(entered: &[Player], announced: &[&Round], rounds: &[Played], over: bool) -> Vec<Line> {
    let past = Past::new(rounds, BYE);
    let champion = rounds.last().filter(|_| over).and_then(champion);
    let line = |player: &Player| {
        let is_in = |round: &&&Round| round.tables.iter().flatten().chain(&round.byes).any(|one| one == player);
        let reached = announced.iter().filter(is_in).count().saturating_sub(1) as u32;
        let score = WIN * (reached + u32::from(champion == Some(*player)));
        Line { place: 0, player: *player, score, ties: vec![broken(TieBreak::LastGame, *player, &[], rounds, &past)] }
    };
    placed(entered.iter().map(line).collect())
}

/// Whoever has won the last round.
fn champion(played: &Played) -> Option<Player> {
    let round = played.round();
    match (is_last(round), &round.tables[..], &round.byes[..]) {
        (true, ..) => played.tables().find_map(|(table, places)| winners(table, places).first().copied()),
        // Nobody else was left.
        (false, [], [alone]) => Some(*alone),
        (false, ..) => None,
    }
}

/// One table with everybody is the last.
fn is_last(round: &Round) -> bool {
    round.tables.len() == 1 && round.byes.is_empty()
}

/// How many of a table go on to the next round: half, and at least one.
pub fn advancing(at_table: usize) -> usize {
    (at_table / 2).max(1)
}

/// Who of a table goes on, the best first; of those with the same place the stronger seed.
pub fn winners(table: &[Player], places: &[Place]) -> Vec<Player> {
    came(table, places).into_iter().take(advancing(table.len())).map(|(_, player)| player).collect()
}

/// Those who came to a table with their places, the best first; of those with the same place the stronger seed.
fn came(table: &[Player], places: &[Place]) -> Vec<(u32, Player)> {
    let there = places.iter().zip(table).filter(|(place, _)| **place != Place::Absent);
    let mut ranked: Vec<(u32, Player)> = there.map(|(place, player)| (order(*place), *player)).collect();
    ranked.sort();
    ranked
}

/// Who of those present goes on from a round at larger tables, at least so many if they are there.
fn going_on(played: &Played, fewest: usize, present: &[Player]) -> Vec<Player> {
    let won = played.tables().flat_map(|(table, places)| winners(table, places));
    let mut left: Vec<Player> = won.chain(played.round().byes.iter().copied()).collect();
    left.retain(|player| present.contains(player));
    let mut others: Vec<(u32, Player)> = played.tables().flat_map(|(table, places)| came(table, places)).collect();
    others.retain(|(_, player)| present.contains(player) && !left.contains(player));
    others.sort();
    let missing = fewest.saturating_sub(left.len());
    left.extend(others.into_iter().take(missing).map(|(_, player)| player));
    left
}

/// The lines of the bracket from top to bottom, so that the strongest meet as late as possible. Lines that nobody fills belong
/// to the opponents of the strongest.
fn first_lines(players: &[Player]) -> Vec<Option<Player>> {
    let mut seeds = vec![0];
    while seeds.len() < players.len() {
        let twice = 2 * seeds.len();
        seeds = seeds.into_iter().flat_map(|seed| [seed, twice - 1 - seed]).collect();
    }
    seeds.into_iter().map(|seed| players.get(seed).copied()).collect()
}

/// Who goes on from two neighbouring lines.
fn goes_on(pair: &[Option<Player>], played: &Played) -> Option<Player> {
    let both: Vec<Player> = pair.iter().flatten().copied().collect();
    let table = played.tables().find(|(table, _)| both.len() == 2 && both.iter().all(|player| table.contains(player)));
    match table {
        Some((table, places)) => winners(table, places).first().copied(),
        // Whoever has no opponent goes on; of two who were never put together the stronger seed.
        None => both.into_iter().min(),
    }
}
