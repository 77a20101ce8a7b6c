//! Two ways a game could go on, compared: bots play both to the end, many times, each pair of games in the same world and with
//! the same dice, so that only the ways differ (common random numbers).

use super::report::{Share, VICTORY};
use crate::arena::play_out;
use crate::{Bot, Level, Thinker};
use catalog::{AnyEdition, AnyMatch, Door, PlayFault};
use kernel::{Seal, Seat, Standing};
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use std::fmt;

/// The name of the format.
const FORMAT: &str = "caldera-comparison";
/// The version of the format.
const VERSION: u32 = 1;
/// So many deviations reach as far as 95 % of chance.
const REACH: f64 = 1.96;

/// One of two ways.
pub struct Way {
    /// Where the game stands.
    pub there: Box<dyn AnyMatch>,
    /// The edition it is played with.
    pub edition: AnyEdition,
    /// What is done there first, if something is.
    pub first: Option<(Seat, String)>,
    /// From whose knowledge: what this seat does not know is dealt anew for every game. Otherwise from the whole truth.
    pub knowing: Option<Seat>,
}

impl fmt::Debug for Way {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Way({:?} known to {:?})", self.first, self.knowing)
    }
}

/// What games of two ways came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Comparison {
    format: String,
    version: u32,
    /// How well the bots play.
    pub level: Level,
    /// How many games of each way there will be.
    pub wanted: u32,
    /// Every seat's share of the victory, in each pair of games.
    pub games: Vec<[Vec<Share>; 2]>,
}

/// A share of the victory with its 95 % interval, in millionths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Estimate {
    /// The mean.
    pub mean: Share,
    /// The lower end.
    pub low: Share,
    /// The upper end.
    pub high: Share,
}

impl Estimate {
    fn of(mean: f64, [low, high]: [f64; 2]) -> Estimate {
        let [mean, low, high] = [mean, low, high].map(|share| (share * f64::from(VICTORY)).round() as Share);
        Estimate { mean, low, high }
    }
}

impl Comparison {
    fn new(level: Level, wanted: u32) -> Comparison {
        Comparison { format: FORMAT.to_owned(), version: VERSION, level, wanted, games: Vec::new() }
    }

    /// Whether all games were played.
    pub fn complete(&self) -> bool {
        self.games.len() >= self.wanted as usize
    }

    /// What a way is worth to a seat: its share of victories, with Wilson's interval.
    pub fn worth(&self, way: usize, seat: Seat) -> Estimate {
        let count = self.games.len().max(1) as f64;
        let sum: f64 = self.games.iter().map(|pair| share(&pair[way], seat)).sum();
        let (mean, square) = (sum / count, REACH * REACH);
        let middle = (mean + square / (2.0 * count)) / (1.0 + square / count);
        let reach = REACH / (1.0 + square / count)
            * (mean * (1.0 - mean) / count + square / (4.0 * count * count)).max(0.0).sqrt();
        Estimate::of(mean, [(middle - reach).max(0.0), (middle + reach).min(1.0)])
    }

    /// By how much the first way is better for a seat than the second, from the differences of the pairs.
    pub fn difference(&self, seat: Seat) -> Estimate {
        let count = self.games.len().max(1) as f64;
        let differences = || self.games.iter().map(|[one, other]| share(one, seat) - share(other, seat));
        let mean = differences().sum::<f64>() / count;
        let squares: f64 = differences().map(|difference| (difference - mean) * (difference - mean)).sum();
        let reach = REACH * (squares / (count - 1.0).max(1.0) / count).sqrt();
        Estimate::of(mean, [mean - reach, mean + reach])
    }
}

fn share(shares: &[Share], seat: Seat) -> f64 {
    f64::from(shares.get(seat.index()).copied().unwrap_or(0)) / f64::from(VICTORY)
}

/// A comparison under way. It goes forward game by game, and can be left and taken up again after any pair.
pub struct Comparer {
    game: &'static dyn Door,
    ways: [Way; 2],
    comparison: Comparison,
    /// What the first game of the present pair came to.
    half: Option<Vec<Share>>,
}

impl fmt::Debug for Comparer {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Comparer({} of {})", self.comparison.games.len(), self.comparison.wanted)
    }
}

impl Comparer {
    /// Begins a comparison over so many games of each way.
    ///
    /// # Errors
    /// If what is to be done first is not allowed there.
    pub fn begin(game: &'static dyn Door, ways: [Way; 2], level: Level, wanted: u32) -> Result<Comparer, PlayFault> {
        for Way { there, first, .. } in &ways {
            if let Some((seat, action)) = first {
                there.check(*seat, action)?;
            }
        }
        Ok(Comparer { game, ways, comparison: Comparison::new(level, wanted), half: None })
    }

    /// Takes up what an earlier comparison of the same ways left; otherwise nothing changes.
    pub fn resume(&mut self, earlier: Comparison) -> bool {
        let fits = Comparison { games: Vec::new(), ..earlier.clone() }
            == Comparison { games: Vec::new(), ..self.comparison.clone() };
        if fits {
            self.comparison = earlier;
        }
        fits
    }

    /// Plays one game; `false` once all are played.
    pub fn step(&mut self) -> bool {
        if self.comparison.complete() {
            return false;
        }
        let pair = self.comparison.games.len() as u64;
        match self.half.take() {
            None => self.half = Some(self.played(0, pair)),
            Some(first) => {
                let second = self.played(1, pair);
                self.comparison.games.push([first, second]);
            }
        }
        true
    }

    /// What was found so far.
    pub fn comparison(&self) -> &Comparison {
        &self.comparison
    }

    /// Every seat's share of the victory in one game of a way. Both games of a pair have the same seed; it depends on nothing
    /// that anybody could want to know of the game that is looked at.
    fn played(&self, way: usize, pair: u64) -> Vec<Share> {
        let Way { there, edition, first, knowing } = &self.ways[way];
        let seed = pair.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let position = knowing.map_or_else(|| there.position(), |seat| there.imagined(seat, seed));
        let mut played = self
            .game
            .load(&position, *edition, Seal::from_seed(seed))
            .unwrap_or_else(|fault| panic!("a position that was written can be read: {:?}", fault.fault()));
        if let Some((seat, action)) = first {
            played.act(*seat, action).expect("what a seat may do it may do in every world that it can imagine");
        }
        let mut bots: Vec<Thinker> =
            (0..played.seats()).map(|_| Thinker::new(Bot::Level(self.comparison.level))).collect();
        let Ok(ended) = play_out(played, seed, |played, seat, seed| {
            Ok::<_, Infallible>(bots[seat.index()].decide(played, seat, seed).action)
        });
        victory(&ended.standings, self.game.about().cooperative)
    }
}

/// Every seat's share of a victory.
fn victory(standings: &[Standing], cooperative: bool) -> Vec<Share> {
    let winners = standings.iter().filter(|standing| standing.place == 1).count().max(1) as Share;
    let each = if cooperative { VICTORY } else { VICTORY / winners };
    standings.iter().map(|standing| if standing.place == 1 { each } else { 0 }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comparison(games: &[[Share; 2]]) -> Comparison {
        let games = games.iter().map(|[one, other]| [vec![*one], vec![*other]]).collect();
        Comparison { games, ..Comparison::new(Level::Instant, 200) }
    }

    /// Against published values: 10 of 100 gives 5.52 % to 17.44 %.
    #[test]
    fn the_interval_is_wilsons() {
        let games: Vec<[Share; 2]> = (0..100).map(|game| [if game < 10 { VICTORY } else { 0 }, 0]).collect();
        let found = comparison(&games).worth(0, Seat(0));
        assert_eq!((found.mean, found.low / 100, found.high / 100), (100_000, 552, 1743));
        assert_eq!(comparison(&games).worth(1, Seat(0)).low, 0);
    }

    #[test]
    fn pairs_that_go_alike_tell_a_small_difference_apart() {
        // Both ways win half of their games; in every tenth pair only the first does.
        let games: Vec<[Share; 2]> = (0..200)
            .map(|game| match (game % 2, game % 10) {
                (0, _) => [VICTORY, VICTORY],
                (_, 1) => [VICTORY, 0],
                (_, _) => [0, 0],
            })
            .collect();
        let found = comparison(&games);
        let [one, other] = [0, 1].map(|way| found.worth(way, Seat(0)));
        assert!(one.low < other.high, "apart they overlap: {one:?} {other:?}");
        let difference = found.difference(Seat(0));
        assert!(difference.low > 0 && difference.mean == 100_000, "{difference:?}");
        let same: Vec<[Share; 2]> = (0..9).map(|game| [game % 2 * VICTORY; 2]).collect();
        assert_eq!(comparison(&same).difference(Seat(0)), Estimate { mean: 0, low: 0, high: 0 });
    }
}
