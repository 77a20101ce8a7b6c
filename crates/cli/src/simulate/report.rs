//! What a simulation showed.

use super::lines::{Header, Line};
use crate::contestant::{self, Contestant, Failure};
use crate::fault::Fault;
use crate::stats::{Proportion, Spread, Summary, part_of_victory, share};
use crate::voice::Voice;
use kernel::facts;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;

/// What the games showed.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    #[serde(flatten)]
    pub(super) header: Header,
    /// The bots that think for a time: the seed does not give their games again.
    timed: Vec<String>,
    pub(super) games: u64,
    /// Whether somebody stopped it before all games were played.
    stopped: bool,
    /// Games in which the program itself failed; they count nowhere else.
    pub(super) failed: Vec<FailedGame>,
    /// Games that a program lost by failing. The first of them are listed.
    lost_by_failing: u64,
    failures: Vec<SeedFailure>,
    pub(super) seats: Vec<SeatReport>,
    /// Games that nobody won: a defeat of all.
    lost_by_all: u64,
    shared_victories: u64,
    decisions: Summary,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
}

/// So many failures of programs are told; the file of games has all.
const TOLD: usize = 20;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct FailedGame {
    seed: u64,
    reason: String,
}

/// A program that failed, and in which game.
#[derive(Clone, Debug, Serialize)]
struct SeedFailure {
    seed: u64,
    #[serde(flatten)]
    failure: Failure,
}

#[derive(Debug, Serialize)]
pub(super) struct SeatReport {
    pub(super) seat: usize,
    pub(super) wins: Proportion,
    score: Summary,
}

/// Sums over games.
pub(super) struct Tally {
    /// Whether all win or lose together: then everybody has the whole victory.
    cooperative: bool,
    games: u64,
    /// The games of this run; the others stood in a file.
    played: u64,
    failed: Vec<FailedGame>,
    lost_by_failing: u64,
    failures: Vec<SeedFailure>,
    wins: Vec<f64>,
    scores: Vec<Spread>,
    lost_by_all: u64,
    shared: u64,
    decisions: Spread,
    /// The decisions of this run.
    decided: u64,
    /// How often each score and each number of decisions came up.
    pub(super) scored: Vec<BTreeMap<i64, u64>>,
    pub(super) lengths: BTreeMap<i64, u64>,
}

/// How long a run took, and whether it was stopped.
pub(super) struct Course {
    pub(super) seconds: f64,
    pub(super) stopped: bool,
}

impl Tally {
    pub(super) fn new(seats: u8, cooperative: bool) -> Tally {
        let seats = usize::from(seats);
        Tally {
            cooperative,
            games: 0,
            played: 0,
            failed: Vec::new(),
            lost_by_failing: 0,
            failures: Vec::new(),
            wins: vec![0.0; seats],
            scores: vec![Spread::default(); seats],
            lost_by_all: 0,
            shared: 0,
            decisions: Spread::default(),
            decided: 0,
            scored: vec![BTreeMap::new(); seats],
            lengths: BTreeMap::new(),
        }
    }

    /// Adds a game that was played now.
    pub(super) fn add(&mut self, line: &Line) {
        self.played += 1;
        self.decided += u64::from(line.decisions);
        self.recall(line);
    }

    /// Adds a game of an earlier run.
    pub(super) fn recall(&mut self, line: &Line) {
        if let Some(reason) = &line.faults.panic {
            self.failed.push(FailedGame { seed: line.seed, reason: reason.clone() });
            return;
        }
        self.lost_by_failing += u64::from(!line.faults.failures.is_empty());
        let room = TOLD.saturating_sub(self.failures.len());
        let told = line.faults.failures.iter().take(room).cloned();
        self.failures.extend(told.map(|failure| SeedFailure { seed: line.seed, failure }));
        self.games += 1;
        self.decisions.add(f64::from(line.decisions));
        *self.lengths.entry(line.decisions.into()).or_default() += 1;
        let winners = line.standings.iter().filter(|standing| standing.place == 1).count();
        self.lost_by_all += u64::from(winners == 0);
        self.shared += u64::from(winners > 1);
        let part = part_of_victory(self.cooperative, &line.standings);
        for (seat, standing) in line.standings.iter().enumerate() {
            self.scores[seat].add(f64::from(standing.score));
            *self.scored[seat].entry(standing.score.into()).or_default() += 1;
            if standing.place == 1 {
                self.wins[seat] += part;
            }
        }
    }

    pub(super) fn report(&self, header: Header, bots: &[Contestant], course: &Course) -> Report {
        let seats = self.wins.iter().zip(&self.scores).enumerate().map(|(seat, (&wins, score))| SeatReport {
            seat,
            wins: share(wins, self.games),
            score: score.summary(),
        });
        let seconds = course.seconds;
        Report {
            header,
            timed: contestant::timed(bots),
            games: self.games,
            stopped: course.stopped,
            seats: seats.collect(),
            failed: self.failed.clone(),
            lost_by_failing: self.lost_by_failing,
            failures: self.failures.clone(),
            lost_by_all: self.lost_by_all,
            shared_victories: self.shared,
            decisions: self.decisions.summary(),
            seconds,
            games_per_second: self.played as f64 / seconds,
            decisions_per_second: self.decided as f64 / seconds,
        }
    }
}

pub(super) fn print(report: &Report, voice: &Voice) -> Result<(), Fault> {
    let mut out = std::io::stdout().lock();
    let heading = voice.say("simulate-title", facts![games = report.games as i64, game = report.header.game.as_str()]);
    let options = serde_json::to_string(&report.header.table.options).expect("plain data");
    writeln!(out, "{} {}", voice.strong(&heading), voice.faint(&options))?;
    report.header.origin.tell(&mut out, voice)?;
    voice.tell_timed(&mut out, &report.timed)?;
    writeln!(out, "{}", voice.say("simulate-columns", facts![]))?;
    for seat in &report.seats {
        let wins = seat.wins;
        writeln!(
            out,
            "{:>4}  {:<8} {:>6.1} %  [{:>5.1} – {:>5.1}]  {:>7.2} ± {:<6.2} [{:>4} … {:<4}]",
            seat.seat,
            report.header.bots[seat.seat],
            100.0 * wins.share,
            100.0 * wins.low,
            100.0 * wins.high,
            seat.score.mean,
            seat.score.deviation,
            seat.score.min,
            seat.score.max,
        )?;
    }
    let decisions = report.decisions;
    let spread = format!("{:.1} ± {:.1} [{} … {}]", decisions.mean, decisions.deviation, decisions.min, decisions.max);
    writeln!(out, "{}", voice.say("simulate-length", facts![spread]))?;
    let shared = (report.shared_victories as i64, report.lost_by_all as i64);
    writeln!(out, "{}", voice.say("simulate-shared", facts![shared = shared.0, lost = shared.1]))?;
    let (games, decisions) = (round(report.games_per_second), round(report.decisions_per_second));
    if report.lost_by_failing > 0 {
        let facts = facts![count = report.lost_by_failing as i64];
        writeln!(out, "{}", voice.warm(&voice.say("simulate-lost-by-failing", facts)))?;
    }
    for SeedFailure { seed, failure } in &report.failures {
        let facts = facts![seed = seed.to_string(), failure = failure.told()];
        writeln!(out, "{}", voice.say("simulate-program-failed", facts))?;
    }
    for failed in &report.failed {
        let facts = facts![seed = failed.seed.to_string(), reason = failed.reason.as_str()];
        writeln!(out, "{}", voice.bad(&voice.say("simulate-panicked", facts)))?;
    }
    let speed = voice.say("simulate-speed", facts![seconds = format!("{:.2}", report.seconds), games, decisions]);
    writeln!(out, "{}", voice.faint(&speed))?;
    if report.stopped {
        writeln!(out, "{}", voice.warm(&voice.say("work-stopped", facts![])))?;
    }
    Ok(())
}

/// Three digits are enough for a speed.
fn round(value: f64) -> String {
    match value {
        value if value >= 1e6 => format!("{:.2} M", value / 1e6),
        value if value >= 1e3 => format!("{:.1} k", value / 1e3),
        value => format!("{value:.1}"),
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;
    use crate::simulate::lines::{Faults, Line};
    use kernel::Standing;

    /// The wins of each of three seats after one game that all of them won.
    fn won_by_all(cooperative: bool) -> Vec<f64> {
        let mut tally = Tally::new(3, cooperative);
        let standings = vec![Standing { place: 1, score: 4 }; 3];
        tally.add(&Line { seed: 1, decisions: 9, standings, faults: Faults::default() });
        tally.wins
    }

    #[test]
    fn a_team_wins_whole_and_rivals_share() {
        assert_eq!(won_by_all(true), [1.0; 3]);
        assert_eq!(won_by_all(false), [1.0 / 3.0; 3]);
    }
}
