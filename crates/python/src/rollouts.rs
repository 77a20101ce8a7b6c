//! Random games by the thousand. Sums are whole numbers, so that they are the same on any number of threads.

use crate::data::to_python;
use crate::fault::Wrong;
use crate::setting::{door, edition_of, table};
use catalog::AnyMatch;
use kernel::{Dice, Game, Match, Scenario, Seat, Standing, play_at_random};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};
use std::ops::Range;

/// Plays `count` random games from their setup, one per seed from `seed` on; returns sums: how many `games` and
/// `decisions`, and by seat how often it won (`wins`), its share of victories (`shares`: a shared victory counts in
/// parts) and its mean `scores`.
///
/// Python's lock is let go. The result is the same on any number of `threads`.
#[pyfunction]
#[pyo3(signature = (game, seats=None, count=1000, seed=0, *, options=None, edition=None, threads=1))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub(crate) fn rollouts<'py>(
    py: Python<'py>,
    game: &str,
    seats: Option<u8>,
    count: u64,
    seed: u64,
    options: Option<&Bound<'py, PyDict>>,
    edition: Option<&str>,
    threads: u32,
) -> PyResult<Bound<'py, PyAny>> {
    let game = door(game)?;
    let table = table(game, seats, options)?;
    let sums = py.detach(|| -> Result<Sums, Wrong> {
        let edition = edition_of(game, edition)?;
        share(seed, count, threads, |mut seeds| {
            let mut sums = Sums::default();
            let played = game
                .play_random(&table, edition, &mut seeds, &mut |played| sums.add(&played.standings, played.decisions));
            played.map(|()| sums).map_err(|refusal| Wrong::refusal(game.words(), &refusal))
        })
    })?;
    to_python(py, &sums.data())
}

/// Random games from the present state of a match, or from worlds that a seat could imagine.
pub(crate) fn from_here(
    played: &dyn AnyMatch,
    seat: Option<Seat>,
    seed: u64,
    count: u64,
    threads: u32,
) -> Result<Sums, Wrong> {
    share(seed, count, threads, |seeds| Ok(catalog::games!(open played, seat, seeds; catalog)))
}

/// Opens a match of one of these games.
macro_rules! open {
    ($played:ident, $seat:ident, $seeds:ident; $from:ident $($package:ident :: $game:ident,)+) => {{
        let any = $played.as_any();
        let mut sums = None;
        $(
            if let Some(played) = any.downcast_ref::<Match<$from::$package::$game>>() {
                sums = Some(play_on(played, $seat, $seeds.clone()));
            }
        )+
        sums.expect("the game of a match is in the list")
    }};
}
use open;

fn play_on<G: Scenario + Game>(played: &Match<G>, seat: Option<Seat>, seeds: Range<u64>) -> Sums {
    let mut sums = Sums::default();
    let mut buffer = Vec::new();
    for seed in seeds {
        let mut dice = Dice::fast(seed);
        let mut state = match seat {
            Some(seat) => G::imagine(played.state(), seat, &mut dice),
            None => played.state().clone(),
        };
        let (outcome, decisions) = play_at_random::<G>(&mut state, &mut dice, &mut buffer);
        sums.add(outcome.standings(), decisions);
    }
    sums
}

/// Shares seeds among threads and adds up what they find.
fn share(
    seed: u64,
    count: u64,
    threads: u32,
    work: impl Fn(Range<u64>) -> Result<Sums, Wrong> + Sync,
) -> Result<Sums, Wrong> {
    let end = seed.checked_add(count).ok_or_else(|| Wrong::Value("there are no seeds beyond 2**64".to_owned()))?;
    if !(1..=256).contains(&threads) {
        return Err(Wrong::Value(format!("1 to 256 threads, not {threads}")));
    }
    let part = count.div_ceil(u64::from(threads)).max(1);
    std::thread::scope(|scope| {
        let starts = (0..u64::from(threads)).map(|number| seed.saturating_add(number * part).min(end));
        let work = &work;
        let running: Vec<_> =
            starts.map(|start| scope.spawn(move || work(start..start.saturating_add(part).min(end)))).collect();
        running.into_iter().try_fold(Sums::default(), |all, thread| {
            let found = thread.join().map_err(|_| Wrong::Value("a random game failed".to_owned()))??;
            Ok(all.and(&found))
        })
    })
}

/// What became of many games, by seat.
#[derive(Default)]
pub(crate) struct Sums {
    games: u64,
    decisions: u64,
    wins: Vec<u64>,
    /// Victories in parts of 840, which every number of winners up to 8 divides.
    parts: Vec<u64>,
    scores: Vec<i64>,
}

const WHOLE: u64 = 840;

impl Sums {
    fn add(&mut self, standings: &[Standing], decisions: u32) {
        self.fit(standings.len());
        self.games += 1;
        self.decisions += u64::from(decisions);
        let winners = standings.iter().filter(|standing| standing.place == 1).count() as u64;
        for (seat, standing) in standings.iter().enumerate() {
            if standing.place == 1 {
                self.wins[seat] += 1;
                self.parts[seat] += WHOLE / winners;
            }
            self.scores[seat] += i64::from(standing.score);
        }
    }

    fn and(mut self, other: &Sums) -> Sums {
        self.fit(other.wins.len());
        self.games += other.games;
        self.decisions += other.decisions;
        for seat in 0..other.wins.len() {
            self.wins[seat] += other.wins[seat];
            self.parts[seat] += other.parts[seat];
            self.scores[seat] += other.scores[seat];
        }
        self
    }

    fn fit(&mut self, seats: usize) {
        let seats = seats.max(self.wins.len());
        self.wins.resize(seats, 0);
        self.parts.resize(seats, 0);
        self.scores.resize(seats, 0);
    }

    pub(crate) fn data(&self) -> Value {
        let games = self.games.max(1) as f64;
        let shares: Vec<f64> = self.parts.iter().map(|&parts| parts as f64 / WHOLE as f64 / games).collect();
        let scores: Vec<f64> = self.scores.iter().map(|&score| score as f64 / games).collect();
        json!({
            "games": self.games, "decisions": self.decisions, "wins": self.wins, "shares": shares, "scores": scores,
        })
    }
}
