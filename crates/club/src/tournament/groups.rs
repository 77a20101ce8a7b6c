//! Groups of three to six: everybody meets as many others as possible, those with similar points sit together as far as that
//! allows, and everybody has every seat about as often.
//!
//! To let nobody meet twice is the social golfer problem, for which no quick exact method is known. Here groups are improved
//! by exchanging two players as long as that helps, from several beginnings; the best is taken.

use super::past::WIN;
use super::seats::seated;
use super::{NoRound, Past, Played, Player, Round, distinct};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// Somebody without a table gets what half of the players of a table get.
pub const BYE: u32 = WIN / 2;

/// To meet again outweighs any difference of points.
const AGAIN: u64 = 1_000_000;
/// How often the search begins anew as long as somebody meets somebody again.
const BEGINNINGS: u32 = 40;

/// How many sit at each table, the larger tables first: as many as possible play, at tables of about the wanted size.
pub fn sizes(players: usize, wanted: usize, allowed: &RangeInclusive<usize>) -> Vec<usize> {
    let (fewest, most) = (*allowed.start(), *allowed.end());
    let fits = |tables: usize| {
        let seated = players.min(tables * most);
        (seated >= tables * fewest).then_some((tables, seated))
    };
    let best = (1..=players / fewest.max(1)).filter_map(fits).min_by_key(|&(tables, seated)| {
        (players - seated, (tables * wanted).abs_diff(seated), std::cmp::Reverse(tables))
    });
    let Some((tables, seated)) = best else { return Vec::new() };
    (0..tables).map(|table| seated / tables + usize::from(table < seated % tables)).collect()
}

/// The next round for those who are present.
pub fn pair(
    present: &[Player],
    rounds: &[Played],
    wanted: usize,
    allowed: &RangeInclusive<usize>,
) -> Result<Round, NoRound> {
    let past = Past::new(rounds, BYE);
    let mut players = distinct(present)?;
    let sizes = sizes(players.len(), wanted, allowed);
    if sizes.is_empty() {
        return Err(NoRound::TooFew);
    }
    // Whoever had no table least often, and of those whoever entered last, may have none now.
    players.sort_by_key(|player| (std::cmp::Reverse(past.byes(*player)), *player));
    let mut byes = players.split_off(sizes.iter().sum());
    byes.sort();
    players.sort_by_key(|player| (std::cmp::Reverse(past.score(*player)), *player));
    let tables = Search::new(&players, &past, &sizes).best(rounds.len());
    let tables = tables.iter().map(|table| {
        let table: Vec<Player> = table.iter().map(|at| players[*at]).collect();
        seated(&table, &past)
    });
    Ok(Round { tables: tables.collect(), byes })
}

/// Looks for good tables.
struct Search {
    /// What it costs that two sit together.
    costs: Vec<u64>,
    count: usize,
    sizes: Vec<usize>,
}

impl Search {
    fn new(players: &[Player], past: &Past, sizes: &[usize]) -> Search {
        // Whoever has met others again already should not do so once more.
        let again: BTreeMap<Player, u64> = players.iter().map(|player| (*player, past.met_again(*player))).collect();
        let cost = |one: Player, other: Player| {
            let met = u64::from(past.met(one, other));
            let apart = u64::from(past.score(one).abs_diff(past.score(other)) / 10);
            AGAIN * met * met * (4 + again[&one] + again[&other]) + apart * apart
        };
        let costs = players.iter().flat_map(|one| players.iter().map(move |other| cost(*one, *other))).collect();
        Search { costs, count: players.len(), sizes: sizes.to_vec() }
    }

    /// The best tables that were found, as places in the list of players.
    fn best(&self, round: usize) -> Vec<Vec<usize>> {
        let mut least: Option<(u64, Vec<Vec<usize>>)> = None;
        let mut chance = Shuffler(round as u64 + 1);
        for beginning in 0..BEGINNINGS {
            let mut order: Vec<usize> = (0..self.count).collect();
            if beginning > 0 {
                chance.shuffle(&mut order);
            }
            let mut tables = dealt(&order, &self.sizes);
            while self.improve(&mut tables) {}
            let cost = tables.iter().map(|table| self.cost_of(table)).sum();
            if least.as_ref().is_none_or(|(known, _)| cost < *known) {
                least = Some((cost, tables));
            }
            if least.as_ref().is_some_and(|(cost, _)| *cost < AGAIN) {
                break;
            }
        }
        least.map(|(_, tables)| tables).unwrap_or_default()
    }

    fn cost(&self, one: usize, other: usize) -> u64 {
        self.costs[one * self.count + other]
    }

    fn cost_of(&self, table: &[usize]) -> u64 {
        let pairs =
            table.iter().enumerate().flat_map(|(at, one)| table[at + 1..].iter().map(move |other| (*one, *other)));
        pairs.map(|(one, other)| self.cost(one, other)).sum()
    }

    /// What it costs that somebody sits at a table, instead of the one who has that seat.
    fn cost_at(&self, player: usize, table: &[usize], seat: usize) -> u64 {
        table.iter().enumerate().filter(|(at, _)| *at != seat).map(|(_, other)| self.cost(player, *other)).sum()
    }

    /// Every exchange that helps is made; false when none does.
    fn improve(&self, tables: &mut [Vec<usize>]) -> bool {
        let mut better = false;
        for (left, right) in (0..tables.len()).flat_map(|left| (0..left).map(move |right| (left, right))) {
            let (here, there) = (tables[left].len(), tables[right].len());
            for (a, b) in (0..here).flat_map(|a| (0..there).map(move |b| (a, b))) {
                let (one, other) = (tables[left][a], tables[right][b]);
                let before = self.cost_at(one, &tables[left], a) + self.cost_at(other, &tables[right], b);
                let after = self.cost_at(other, &tables[left], a) + self.cost_at(one, &tables[right], b);
                if after < before {
                    (tables[left][a], tables[right][b]) = (other, one);
                    better = true;
                }
            }
        }
        better
    }
}

/// Dealt to and fro, so that every table gets strong and weak seeds.
pub(crate) fn dealt<T: Copy>(order: &[T], sizes: &[usize]) -> Vec<Vec<T>> {
    let mut tables = vec![Vec::new(); sizes.len()];
    let mut turns = (0..sizes.len()).chain((0..sizes.len()).rev()).cycle();
    for player in order {
        let open = turns.by_ref().find(|table| tables[*table].len() < sizes[*table]);
        tables[open.expect("there are as many seats as players")].push(*player);
    }
    tables
}

/// Orders that look random and are the same every time (xorshift, Marsaglia 2003).
struct Shuffler(u64);

impl Shuffler {
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % count as u64) as usize
    }

    fn shuffle(&mut self, order: &mut [usize]) {
        for last in (1..order.len()).rev() {
            order.swap(last, self.below(last + 1));
        }
    }
}
