//! `caldera simulate`.

use crate::args::Simulate;
use crate::contestant::{self, Contestant};
use crate::fault::Fault;
use crate::output::{self, Origin};
use crate::parallel;
use crate::stats::{Proportion, Spread, Summary, part_of_victory, share};
use crate::table::{edition, game, table};
use crate::voice::Voice;
use catalog::{AnyEdition, Door, Panicked, Played, guarded};
use kernel::{Table, facts};
use serde::Serialize;
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Instant;

/// What the games showed.
#[derive(Debug, Serialize)]
struct Report {
    #[serde(flatten)]
    origin: Origin,
    game: &'static str,
    table: Table,
    bots: Vec<String>,
    /// The bots that think for a time: the seed does not give their games again.
    timed: Vec<String>,
    first_seed: u64,
    games: u64,
    /// Games in which the program itself failed; they count nowhere else.
    failed: Vec<FailedGame>,
    seats: Vec<SeatReport>,
    /// Games that nobody won: a defeat of all.
    lost_by_all: u64,
    shared_victories: u64,
    decisions: Summary,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct FailedGame {
    seed: u64,
    reason: String,
}

#[derive(Debug, Serialize)]
struct SeatReport {
    seat: usize,
    wins: Proportion,
    score: Summary,
}

pub(crate) fn run(args: &Simulate, voice: &Voice) -> Result<(), Fault> {
    let game = game(&args.game)?;
    let edition = edition(game, args.table.edition.as_deref())?;
    let table = table(game, &args.table)?;
    let bots = bots(&args.bots, table.seats)?;
    // A table that is refused is refused before any thread starts.
    game.play_random(&table, edition, &mut std::iter::empty(), &mut |_| ())
        .map_err(|refusal| Fault::Refused { game: game.about().id, refusal })?;
    let mut csv = args.csv.as_deref().map(|path| Csv::create(path, args.overwrite, table.seats)).transpose()?;
    let mut tally = Tally::new(table.seats, game.about().cooperative);
    let mut failed = None;
    let started = Instant::now();
    let play = |range: std::ops::Range<u64>| {
        let seeds = range.map(|number| args.seed.wrapping_add(number));
        let searching = !bots.iter().all(Contestant::is_random);
        let lineup: Vec<&Contestant> = bots.iter().collect();
        each_guarded(seeds, |seeds| {
            if searching {
                return seeds.map(|seed| contestant::play(game, &table, edition, &lineup, seed, |_, _| ())).collect();
            }
            let mut played = Vec::new();
            game.play_random(&table, edition, seeds, &mut |result| played.push(result))
                .expect("the table was accepted");
            Ok(played)
        })
    };
    let at_once = parallel::games_at_once(args.threads, contestant::most_threads(&bots));
    parallel::in_order(args.games, at_once, play, |_, played: Result<Vec<Ended>, Fault>| {
        let told = played.and_then(|played| {
            played.iter().try_for_each(|result| match result {
                Ended::Played(result) => {
                    tally.add(result);
                    csv.as_mut().map_or(Ok(()), |csv| csv.add(result))
                }
                Ended::Failed(failed) => {
                    tally.failed.push(failed.clone());
                    Ok(())
                }
            })
        });
        match told {
            Ok(()) => ControlFlow::Continue(()),
            Err(fault) => {
                failed = Some(fault);
                ControlFlow::Break(())
            }
        }
    });
    let seconds = started.elapsed().as_secs_f64();
    if let Some(fault) = failed.or(csv.and_then(|csv| csv.finish().err())) {
        return Err(fault);
    }
    let report = tally.report(game, edition, table, &bots, args.seed, seconds);
    if args.json {
        writeln!(std::io::stdout(), "{}", serde_json::to_string_pretty(&report).expect("plain data"))?;
    } else {
        print(&report, voice)?;
    }
    if report.failed.is_empty() { Ok(()) } else { Err(Fault::Panicked) }
}

/// How a simulated game ended.
enum Ended {
    Played(Played),
    Failed(FailedGame),
}

/// Plays the games of a block; if one of them panics they are played again one by one, so that only that one is lost.
fn each_guarded(
    seeds: impl Iterator<Item = u64> + Clone,
    play: impl Fn(&mut dyn Iterator<Item = u64>) -> Result<Vec<Played>, Fault>,
) -> Result<Vec<Ended>, Fault> {
    if let Ok(played) = guarded(|| play(&mut seeds.clone())) {
        return Ok(played?.into_iter().map(Ended::Played).collect());
    }
    let mut ended = Vec::new();
    for seed in seeds {
        match guarded(|| play(&mut std::iter::once(seed))) {
            Ok(played) => ended.extend(played?.into_iter().map(Ended::Played)),
            Err(Panicked { message, place }) => {
                ended.push(Ended::Failed(FailedGame { seed, reason: format!("{message} ({place})") }));
            }
        }
    }
    Ok(ended)
}

/// One bot per seat; one name stands for all seats.
fn bots(asked: &[String], seats: u8) -> Result<Vec<Contestant>, Fault> {
    let asked: Vec<Contestant> = asked.iter().map(|name| Contestant::new(name)).collect::<Result<_, _>>()?;
    match asked.as_slice() {
        [one] => Ok(vec![one.clone(); usize::from(seats)]),
        several if several.len() == usize::from(seats) => Ok(several.to_vec()),
        several => Err(Fault::asked("fault-bot-count", facts![bots = several.len(), seats])),
    }
}

struct Tally {
    /// Whether all win or lose together: then everybody has the whole victory.
    cooperative: bool,
    games: u64,
    failed: Vec<FailedGame>,
    wins: Vec<f64>,
    scores: Vec<Spread>,
    lost_by_all: u64,
    shared: u64,
    decisions: Spread,
    all_decisions: u64,
}

impl Tally {
    fn new(seats: u8, cooperative: bool) -> Tally {
        let seats = usize::from(seats);
        Tally {
            cooperative,
            games: 0,
            failed: Vec::new(),
            wins: vec![0.0; seats],
            scores: vec![Spread::default(); seats],
            lost_by_all: 0,
            shared: 0,
            decisions: Spread::default(),
            all_decisions: 0,
        }
    }

    fn add(&mut self, played: &Played) {
        self.games += 1;
        self.decisions.add(f64::from(played.decisions));
        self.all_decisions += u64::from(played.decisions);
        let winners = played.standings.iter().filter(|standing| standing.place == 1).count();
        self.lost_by_all += u64::from(winners == 0);
        self.shared += u64::from(winners > 1);
        let part = part_of_victory(self.cooperative, &played.standings);
        for (seat, standing) in played.standings.iter().enumerate() {
            self.scores[seat].add(f64::from(standing.score));
            if standing.place == 1 {
                self.wins[seat] += part;
            }
        }
    }

    fn report(
        self,
        game: &dyn Door,
        edition: AnyEdition,
        table: Table,
        bots: &[Contestant],
        first_seed: u64,
        seconds: f64,
    ) -> Report {
        let seats = self.wins.iter().zip(&self.scores).enumerate().map(|(seat, (&wins, score))| SeatReport {
            seat,
            wins: share(wins, self.games),
            score: score.summary(),
        });
        Report {
            origin: Origin::new(game, edition),
            game: game.about().id,
            bots: bots.iter().map(Contestant::name).collect(),
            timed: contestant::timed(bots),
            first_seed,
            games: self.games,
            seats: seats.collect(),
            failed: self.failed.clone(),
            lost_by_all: self.lost_by_all,
            shared_victories: self.shared,
            decisions: self.decisions.summary(),
            seconds,
            games_per_second: self.games as f64 / seconds,
            decisions_per_second: self.all_decisions as f64 / seconds,
            table,
        }
    }
}

fn print(report: &Report, voice: &Voice) -> Result<(), Fault> {
    let mut out = std::io::stdout().lock();
    let heading = voice.say("simulate-title", facts![games = report.games as i64, game = report.game]);
    let options = serde_json::to_string(&report.table.options).expect("plain data");
    writeln!(out, "{} {}", voice.strong(&heading), voice.faint(&options))?;
    report.origin.tell(&mut out, voice)?;
    voice.tell_timed(&mut out, &report.timed)?;
    writeln!(out, "{}", voice.say("simulate-columns", facts![]))?;
    for seat in &report.seats {
        let wins = seat.wins;
        writeln!(
            out,
            "{:>4}  {:<8} {:>6.1} %  [{:>5.1} – {:>5.1}]  {:>7.2} ± {:<6.2} [{:>4} … {:<4}]",
            seat.seat,
            report.bots[seat.seat],
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
    for failed in &report.failed {
        let facts = facts![seed = failed.seed.to_string(), reason = failed.reason.as_str()];
        writeln!(out, "{}", voice.bad(&voice.say("simulate-panicked", facts)))?;
    }
    let speed = voice.say("simulate-speed", facts![seconds = format!("{:.2}", report.seconds), games, decisions]);
    writeln!(out, "{}", voice.faint(&speed))?;
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

struct Csv {
    path: std::path::PathBuf,
    out: BufWriter<Box<dyn Write>>,
}

impl Csv {
    fn create(path: &Path, overwrite: bool, seats: u8) -> Result<Csv, Fault> {
        let out = BufWriter::new(output::create(path, overwrite)?);
        let mut csv = Csv { path: path.to_owned(), out };
        let columns: String = (0..seats).map(|seat| format!(",place_{seat},score_{seat}")).collect();
        csv.line(&format!("seed,decisions{columns}"))?;
        Ok(csv)
    }

    fn add(&mut self, played: &Played) -> Result<(), Fault> {
        let columns: String =
            played.standings.iter().map(|standing| format!(",{},{}", standing.place, standing.score)).collect();
        self.line(&format!("{},{}{columns}", played.seed, played.decisions))
    }

    fn line(&mut self, line: &str) -> Result<(), Fault> {
        writeln!(self.out, "{line}").map_err(|error| Fault::file(&self.path, error))
    }

    fn finish(mut self) -> Result<(), Fault> {
        self.out.flush().map_err(|error| Fault::file(&self.path, error))
    }
}

#[cfg(test)]
mod tests {
    use super::{Ended, Tally, each_guarded};
    use catalog::Played;
    use kernel::Standing;

    /// The wins of each of three seats after one game that all of them won.
    fn won_by_all(cooperative: bool) -> Vec<f64> {
        let mut tally = Tally::new(3, cooperative);
        tally.add(&Played { seed: 1, decisions: 9, standings: vec![Standing { place: 1, score: 4 }; 3] });
        tally.wins
    }

    /// Only the game that panics is lost, whatever block it was in.
    #[test]
    fn a_panic_in_one_game_does_not_end_the_others() {
        let play = |seeds: &mut dyn Iterator<Item = u64>| {
            Ok(seeds
                .map(|seed| {
                    assert_ne!(seed, 3, "the third is unlucky");
                    Played { seed, decisions: 1, standings: Vec::new() }
                })
                .collect())
        };
        let ended = each_guarded(1..6, play).expect("nothing else goes wrong");
        let told: Vec<(u64, bool)> = ended
            .iter()
            .map(|ended| match ended {
                Ended::Played(played) => (played.seed, true),
                Ended::Failed(failed) => (failed.seed, false),
            })
            .collect();
        assert_eq!(told, [(1, true), (2, true), (3, false), (4, true), (5, true)]);
    }

    #[test]
    fn a_team_wins_whole_and_rivals_share() {
        assert_eq!(won_by_all(true), [1.0; 3]);
        assert_eq!(won_by_all(false), [1.0 / 3.0; 3]);
    }
}
