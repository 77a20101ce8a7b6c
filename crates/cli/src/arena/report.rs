//! What an arena showed.

use super::Field;
use super::file::Games;
use super::run::{Times, verdict};
use crate::contestant::{Failure, timed};
use crate::fault::Fault;
use crate::output::Origin;
use crate::stats::{Proportion, Spread, Summary, part_of_victory, share};
use crate::voice::Voice;
use bots::arena::{Rating, Scores, Verdict, rate};
use kernel::{Table, facts};
use serde::Serialize;
use std::io::Write;

#[derive(Debug, Serialize)]
pub(super) struct Report {
    #[serde(flatten)]
    origin: Origin,
    pub(super) game: &'static str,
    pub(super) table: Table,
    pub(super) seed: u64,
    pub(super) games: u64,
    /// The bots that think for a time: the seed does not give their games again.
    timed: Vec<String>,
    pub(super) bots: Vec<BotReport>,
    duels: Vec<DuelReport>,
    /// Games that a program lost by failing; the first failures are listed.
    lost_by_failing: usize,
    failures: Vec<Failure>,
    /// Games in which the program itself failed; they count nowhere.
    failed: Vec<String>,
    /// Whether somebody stopped it before all games were played.
    stopped: bool,
}

/// So many failures of programs are told; the file of games has all.
const TOLD: usize = 20;

#[derive(Debug, Serialize)]
pub(super) struct BotReport {
    pub(super) bot: String,
    /// Nothing where everybody wins together.
    pub(super) rating: Option<Rating>,
    /// Of the games each took part in; a fair share depends on the number of seats.
    pub(super) wins: Proportion,
    score: Summary,
    decisions: u64,
    mean_ms: f64,
    /// At the 95th percentile, of the games played now.
    slow_ms: f64,
}

#[derive(Debug, Serialize)]
struct DuelReport {
    first: String,
    second: String,
    games: u64,
    /// How often the second did better; ties are halves.
    share: Proportion,
    /// How often the second won with nobody of its kind at the table, and in how many games: fair is one by the seats.
    alone: (Proportion, u64),
    verdict: Verdict,
}

/// What is counted of one contestant.
#[derive(Default)]
struct Count {
    wins: f64,
    /// What the wins are a share of: seats, or games where all seats win or lose together.
    chances: u64,
    scores: Spread,
}

impl Report {
    pub(super) fn new(field: &Field, games: &Games, times: Times, failed: Vec<String>, stopped: bool) -> Report {
        let mut scores = Scores::new(field.contestants.len());
        let mut counts: Vec<Count> = field.contestants.iter().map(|_| Count::default()).collect();
        let mut duels = Vec::new();
        let mut all = 0;
        for (number, &duel) in field.duels.iter().enumerate() {
            let mut report = DuelReport::new(field, duel, verdict(field, games, number));
            let (mut sum, mut alone) = (0.0, (0.0, 0));
            for line in games.of(&report.first, &report.second) {
                let result = field.result(duel, line);
                sum += result;
                report.games += 1;
                if duel.0 != duel.1 {
                    scores.add(duel.1, duel.0, result, 1.0);
                }
                let lineup = field.lineup(duel, line.number);
                let team = field.game.about().cooperative;
                let part = part_of_victory(team, &line.standings);
                let lone = lineup.iter().filter(|&&who| who == duel.1).count() == 1;
                alone.1 += u64::from(lone);
                // A team has one result, whatever the number of its seats.
                let results = if team { 1 } else { lineup.len() };
                for (standing, &who) in line.standings.iter().zip(&lineup).take(results) {
                    let won = if standing.place == 1 { part } else { 0.0 };
                    counts[who].wins += won;
                    counts[who].chances += 1;
                    counts[who].scores.add(f64::from(standing.score));
                    alone.0 += if lone && who == duel.1 { won } else { 0.0 };
                }
            }
            report.share = share(sum, report.games);
            report.alone = (share(alone.0, alone.1), alone.1);
            all += report.games;
            duels.push(report);
        }
        let ratings = (!field.game.about().cooperative).then(|| rate(&scores));
        let bots = counts.iter().zip(times).enumerate().map(|(who, (count, times))| {
            BotReport::new(field.contestants[who].name(), ratings.as_ref().map(|all| all[who]), count, times)
        });
        Report {
            origin: Origin::new(field.game, field.edition),
            game: field.game.about().id,
            table: field.table.clone(),
            seed: field.seed,
            games: all,
            timed: timed(&field.contestants),
            bots: bots.collect(),
            duels,
            lost_by_failing: games.all().filter(|line| !line.failures.is_empty()).count(),
            failures: games.all().flat_map(|line| line.failures.iter().cloned()).take(TOLD).collect(),
            failed,
            stopped,
        }
    }

    pub(super) fn print(&self, voice: &Voice) -> Result<(), Fault> {
        let mut out = std::io::stdout().lock();
        let facts = facts![games = self.games as i64, game = self.game, seats = self.table.seats];
        writeln!(out, "{}", voice.strong(&voice.say("arena-title", facts)))?;
        self.origin.tell(&mut out, voice)?;
        voice.tell_timed(&mut out, &self.timed)?;
        if self.bots.iter().any(|bot| bot.rating.is_some()) {
            writeln!(out, "{}", voice.say("arena-columns", facts![]))?;
        }
        for bot in &self.bots {
            match bot.rating {
                Some(Rating { elo, within }) => writeln!(
                    out,
                    "{:<12} {elo:>6.0}  ± {within:<5.0}  {:>5.1} % [{:.1} – {:.1}]",
                    bot.bot,
                    100.0 * bot.wins.share,
                    100.0 * bot.wins.low,
                    100.0 * bot.wins.high
                )?,
                None => writeln!(out, "{}", voice.say("arena-team", self.team_facts(bot)))?,
            }
        }
        for duel in self.duels.iter().filter(|duel| duel.first != duel.second) {
            writeln!(out, "{}", voice.say("arena-duel", duel.facts()))?;
        }
        for bot in self.bots.iter().filter(|bot| bot.decisions > 0) {
            let (mean, most) = (format!("{:.1}", bot.mean_ms), format!("{:.1}", bot.slow_ms));
            let facts = facts![bot = bot.bot.as_str(), decisions = bot.decisions as i64, mean, most];
            writeln!(out, "{}", voice.faint(&voice.say("arena-time", facts)))?;
        }
        self.print_faults(&mut out, voice)
    }

    fn print_faults(&self, out: &mut impl Write, voice: &Voice) -> Result<(), Fault> {
        if self.lost_by_failing > 0 {
            let facts = facts![count = self.lost_by_failing];
            writeln!(out, "{}", voice.warm(&voice.say("simulate-lost-by-failing", facts)))?;
        }
        for failure in &self.failures {
            writeln!(out, "{}", voice.say_phrase(&failure.told()))?;
        }
        for reason in &self.failed {
            writeln!(out, "{}", voice.bad(&voice.say("arena-panicked", facts![reason = reason.as_str()])))?;
        }
        if self.stopped {
            writeln!(out, "{}", voice.warm(&voice.say("work-stopped", facts![])))?;
        }
        Ok(())
    }

    /// How the command ends.
    pub(super) fn status(&self) -> Result<(), Fault> {
        match (self.stopped, self.failed.is_empty()) {
            (true, _) => Err(Fault::Stopped),
            (false, false) => Err(Fault::Panicked),
            (false, true) => Ok(()),
        }
    }

    fn team_facts(&self, bot: &BotReport) -> kernel::Facts {
        let [share, low, high] = [bot.wins.share, bot.wins.low, bot.wins.high].map(percent);
        let duel = self.duels.iter().find(|duel| duel.second == bot.bot);
        let games = duel.map_or(0, |duel| duel.games as i64);
        let (score, spread) = (format!("{:.2}", bot.score.mean), format!("{:.2}", bot.score.deviation));
        facts![bot = bot.bot.as_str(), share, low, high, games, score, spread]
    }
}

impl BotReport {
    fn new(bot: String, rating: Option<Rating>, count: &Count, mut times: Vec<f32>) -> BotReport {
        times.sort_by(f32::total_cmp);
        let decisions = times.len() as u64;
        let sum: f64 = times.iter().map(|&time| f64::from(time)).sum();
        let slow = times.get(times.len() * 95 / 100).copied().unwrap_or(0.0);
        BotReport {
            bot,
            rating,
            wins: share(count.wins, count.chances),
            score: count.scores.summary(),
            decisions,
            mean_ms: if decisions == 0 { 0.0 } else { sum / decisions as f64 },
            slow_ms: f64::from(slow),
        }
    }
}

impl DuelReport {
    fn new(field: &Field, duel: (usize, usize), verdict: Verdict) -> DuelReport {
        let [first, second] = [duel.0, duel.1].map(|who| field.contestants[who].name());
        DuelReport { first, second, games: 0, share: share(0.0, 0), alone: (share(0.0, 0), 0), verdict }
    }

    fn facts(&self) -> kernel::Facts {
        let [share, low, high] = [self.share.share, self.share.low, self.share.high].map(percent);
        let verdict = match self.verdict {
            Verdict::Open => "open",
            Verdict::Better => "better",
            Verdict::NotBetter => "notbetter",
        };
        facts![
            first = self.first.as_str(),
            second = self.second.as_str(),
            share,
            low,
            high,
            games = self.games as i64,
            verdict
        ]
    }
}

fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}
