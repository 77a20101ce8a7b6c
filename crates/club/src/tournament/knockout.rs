//! Knock-out: the best of every table go on, the others are out, until one table is left.
//!
//! At tables of two it is the usual bracket: the strongest meet last, and with a number that is no power of two the strongest
//! have no table in the first round. At larger tables everybody who is left is dealt to and fro by seed, and the better half of
//! each table goes on.

use super::groups::{dealt, sizes};
use super::past::order;
use super::seats::seated;
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

/// The next round at larger tables, of the size that is wanted if it can be.
pub fn tables(
    entered: &[Player],
    rounds: &[Played],
    wanted: usize,
    allowed: &RangeInclusive<usize>,
) -> Result<Round, NoRound> {
    let mut left = distinct(entered)?;
    for played in rounds {
        // One table with everybody is the last.
        if played.round().tables.len() == 1 && played.round().byes.is_empty() {
            return Err(NoRound::Over);
        }
        let won = played.tables().flat_map(|(table, places)| winners(table, places));
        left = won.chain(played.round().byes.iter().copied()).collect();
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

/// How many of a table go on to the next round: half, and at least one.
pub fn advancing(at_table: usize) -> usize {
    (at_table / 2).max(1)
}

/// Who of a table goes on, the best first; of those with the same place the stronger seed.
pub fn winners(table: &[Player], places: &[Place]) -> Vec<Player> {
    let mut ranked: Vec<(u32, Player)> = places.iter().map(|place| order(*place)).zip(table.iter().copied()).collect();
    ranked.sort();
    ranked.into_iter().take(advancing(table.len())).map(|(_, player)| player).collect()
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
