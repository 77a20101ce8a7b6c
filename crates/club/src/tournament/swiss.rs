//! The Swiss system, for tables of two: whoever has as many points meets, nobody meets twice while it can be avoided.
//!
//! A round is a perfect matching of least cost (Edmonds' blossom algorithm). What counts, in this order:
//!
//! 1. Nobody meets somebody again.
//! 2. Nobody has no table a second time; if the number is odd, somebody of the lowest scores has none.
//! 3. Nobody sits in one seat three times more often than in the other.
//! 4. Both have about as many points.
//! 5. Among those with as many points the upper half meets the lower half, in the order of the seeds.
//! 6. Both want different seats.

use super::past::WIN;
use super::seats::seated;
use super::{NoRound, Past, Played, Player, Round, distinct};
use integer_blossom::min_weight_perfect_matching;

/// Somebody without a table gets a win.
pub const BYE: u32 = WIN;

/// Each criterion outweighs all that follow, summed over a hundred tables and fifty rounds.
const SEAT_WISH: i128 = 1;
const FOLD: i128 = 10_000_000;
const SCORE: i128 = FOLD * 10_000_000;
const SEAT_LIMIT: i128 = SCORE * 10_000_000;
const BYE_AGAIN: i128 = SEAT_LIMIT * 1_000;
const AGAIN: i128 = BYE_AGAIN * 100_000;

/// The next round for those who are present.
pub fn pair(present: &[Player], rounds: &[Played]) -> Result<Round, NoRound> {
    let past = Past::new(rounds, BYE);
    let mut players = distinct(present)?;
    if players.len() < 2 {
        return Err(NoRound::TooFew);
    }
    players.sort_by_key(|player| (std::cmp::Reverse(past.score(*player)), *player));
    let count = players.len();
    // The one who is matched with nobody has no table.
    let vertices = count + count % 2;
    let costs: Vec<i128> = (0..vertices * vertices)
        .map(|at| match (at / vertices, at % vertices) {
            (one, other) if one == other => 0,
            (one, other) if one.max(other) == count => bye_cost(&players, one.min(other), &past),
            (one, other) => cost(&players, one.min(other), one.max(other), &past),
        })
        .collect();
    let mates = min_weight_perfect_matching(&costs, vertices);
    let mut round = Round::default();
    for (at, mate) in mates.into_iter().enumerate().take(count) {
        if mate == count {
            round.byes.push(players[at]);
        } else if at < mate {
            round.tables.push(seated(&[players[at], players[mate]], &past));
        }
    }
    Ok(round)
}

fn cost(players: &[Player], one: usize, other: usize, past: &Past) -> i128 {
    let (a, b) = (players[one], players[other]);
    let met = i128::from(past.met(a, b));
    let (upper, lower) = (past.score(a), past.score(b));
    let apart = i128::from((upper - lower) / (WIN / 2));
    let (wish_a, wish_b) = (lean(a, past), lean(b, past));
    // Both lean to the same seat: one of them gets more of it.
    let clash = if wish_a * wish_b > 0 { wish_a.abs().min(wish_b.abs()) } else { 0 };
    let limit = i128::from(clash >= 2);
    AGAIN * met * met
        + SEAT_LIMIT * limit
        + SCORE * apart * apart
        + FOLD * fold(players, one, other, past)
        + SEAT_WISH * clash
}

/// How far a pairing is from upper half against lower half, among those with as many points.
fn fold(players: &[Player], one: usize, other: usize, past: &Past) -> i128 {
    let score = past.score(players[one]);
    if score != past.score(players[other]) {
        return 0;
    }
    let group = players.iter().filter(|player| past.score(**player) == score).count();
    let off = (other - one) as i128 - (group / 2) as i128;
    off * off
}

fn bye_cost(players: &[Player], at: usize, past: &Past) -> i128 {
    let byes = i128::from(past.byes(players[at]));
    let lowest = past.score(players[players.len() - 1]);
    let above = i128::from((past.score(players[at]) - lowest) / (WIN / 2));
    // Of the lowest the last.
    let before = (players.len() - 1 - at) as i128;
    BYE_AGAIN * byes * byes + SCORE * above * above + FOLD * before
}

/// How often somebody sat first rather than second.
fn lean(player: Player, past: &Past) -> i128 {
    i128::from(past.sat(player, 0)) - i128::from(past.sat(player, 1))
}
