//! `caldera simulate`.

mod chart;
mod lines;
mod report;

use crate::args::Simulate;
use crate::contestant::{self, Contestant, Finished, Setting};
use crate::fault::Fault;
use crate::interrupt;
use crate::keep::{self, Candidate, Keeper};
use crate::output::{self, Origin};
use crate::parallel;
use crate::table::{edition, game, table};
use crate::voice::Voice;
use catalog::{Panicked, Played, guarded};
use kernel::facts;
use lines::{Faults, Form, Header, Line, Lines, Past};
use report::{Course, Tally};
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Instant;

pub(crate) fn run(args: &Simulate, voice: &Voice) -> Result<(), Fault> {
    let game = game(&args.game)?;
    let edition = edition(game, args.table.edition.as_deref())?;
    let table = table(game, &args.table)?;
    // A table that is refused is refused before any thread starts.
    game.play_random(&table, edition, &mut std::iter::empty(), &mut |_| ())
        .map_err(|refusal| Fault::Refused { game: game.about().id, refusal })?;
    let bots = bots(args, table.seats)?;
    let setting = Setting { game, table: &table, edition };
    let header = Header {
        origin: Origin::new(game, edition),
        game: game.about().id.to_owned(),
        table: table.clone(),
        bots: bots.iter().map(Contestant::name).collect(),
        first_seed: args.seed,
    };
    if let Some(path) = args.svg.as_deref().filter(|_| !args.overwrite && !args.resume) {
        output::refuse_existing(path)?;
    }
    let mut desk = Desk::open(args, setting, &header)?;
    interrupt::listen();
    let started = Instant::now();
    play(args, &bots, &mut desk)?;
    let course = Course { seconds: started.elapsed().as_secs_f64(), stopped: interrupt::asked() };
    desk.files.iter_mut().try_for_each(Lines::flush)?;
    let report = desk.tally.report(header, &bots, &course);
    if let Some(path) = &args.svg {
        let mut file = output::create(path, args.overwrite || args.resume)?;
        let drawn = chart::draw(&report, &desk.tally, voice);
        file.write_all(drawn.as_bytes()).map_err(|error| Fault::file(path, error))?;
    }
    if args.json {
        writeln!(std::io::stdout(), "{}", serde_json::to_string_pretty(&report).expect("plain data"))?;
    } else {
        report::print(&report, voice)?;
    }
    match (course.stopped, report.failed.is_empty()) {
        (true, _) => Err(Fault::Stopped),
        (false, false) => Err(Fault::Panicked),
        (false, true) => Ok(()),
    }
}

/// Plays the games that are still to be played.
fn play(args: &Simulate, bots: &[Contestant], desk: &mut Desk<'_>) -> Result<(), Fault> {
    let Setting { game, table, edition } = desk.setting;
    let setting = desk.setting;
    let lineup: Vec<&Contestant> = bots.iter().collect();
    let searching = !bots.iter().all(Contestant::is_random);
    let (past, records) = (desk.past, args.kept.records.is_some());
    let work = |range: std::ops::Range<u64>| -> Result<Vec<Ended>, Fault> {
        let seeds = range.map(|number| args.seed.wrapping_add(past + number));
        each_guarded(seeds, |seeds| {
            if searching {
                let played = seeds.map(|seed| contestant::play(setting, &lineup, seed, |_, _| ()));
                return played
                    .map(|played| Ok(played?.map_or(Ended::Stopped, |ended| Ended::of(ended, records))))
                    .collect();
            }
            let mut played = Vec::new();
            let show =
                &mut |result| played.push(Ended::Played { line: line_of(result, Faults::default()), record: None });
            game.play_random(table, edition, seeds, show).expect("the table was accepted");
            Ok(played)
        })
    };
    let at_once = parallel::games_at_once(args.threads, contestant::most_threads(bots));
    let left = args.games.saturating_sub(past);
    let mut failed = None;
    parallel::in_order(left, at_once, searching, work, |_, played| {
        match played.and_then(|played| played.into_iter().try_for_each(|ended| desk.take(ended))) {
            Ok(()) if !interrupt::asked() => ControlFlow::Continue(()),
            Ok(()) => ControlFlow::Break(()),
            Err(fault) => {
                failed = Some(fault);
                ControlFlow::Break(())
            }
        }
    });
    failed.map_or(Ok(()), Err)
}

/// Where games are counted, written down and kept.
struct Desk<'a> {
    setting: Setting<'a>,
    tally: Tally,
    files: Vec<Lines>,
    keeper: Option<Keeper>,
    /// How many games an earlier run played.
    past: u64,
    /// Whether a game before was not played to its end: those behind it are played again when the run goes on.
    broken_off: bool,
}

impl<'a> Desk<'a> {
    fn open(args: &Simulate, setting: Setting<'a>, header: &Header) -> Result<Desk<'a>, Fault> {
        let tally = Tally::new(setting.table.seats, setting.game.about().cooperative);
        let may_replace = args.overwrite || args.resume;
        let keeper = |folder| Keeper::new(folder, &args.kept.keep, may_replace);
        let keeper = args.kept.records.as_deref().map(keeper).transpose()?;
        let mut desk = Desk { setting, tally, files: Vec::new(), keeper, past: 0, broken_off: false };
        let asked = [(args.csv.as_deref(), Form::Csv), (args.jsonl.as_deref(), Form::Json)];
        let asked: Vec<(&Path, Form)> = asked.into_iter().filter_map(|(path, form)| Some((path?, form))).collect();
        if !args.resume {
            let files = asked.iter().map(|&(path, form)| Lines::create(path, form, header, args.overwrite));
            desk.files = files.collect::<Result<_, _>>()?;
            return Ok(desk);
        }
        if asked.is_empty() {
            return Err(Fault::asked("fault-resume-file", facts![]));
        }
        let pasts: Vec<Past> =
            asked.iter().map(|&(path, form)| Past::read(path, form, header)).collect::<Result<_, _>>()?;
        // Of two files one may have stopped a little earlier.
        let games = pasts.iter().map(|past| past.lines.len()).min().unwrap_or(0);
        for line in &pasts[0].lines[..games] {
            desk.tally.recall(line);
            desk.keep(line, || None)?;
        }
        desk.past = games as u64;
        let files = asked.iter().zip(&pasts);
        let files = files.map(|(&(path, form), past)| Lines::go_on(path, form, header, past, games));
        desk.files = files.collect::<Result<_, _>>()?;
        Ok(desk)
    }

    /// Takes the next game: in the order of the seeds, without a gap.
    fn take(&mut self, ended: Ended) -> Result<(), Fault> {
        match ended {
            Ended::Stopped => self.broken_off = true,
            Ended::Played { line, record } if !self.broken_off => {
                self.tally.add(&line);
                let Setting { game, table, edition } = self.setting;
                self.keep(&line, || {
                    record.or_else(|| Some(game.record_random(table, edition, line.seed).ok()?.to_text()))
                })?;
                self.files.iter_mut().try_for_each(|file| file.add(&line))?;
            }
            Ended::Played { .. } => {}
        }
        Ok(())
    }

    fn keep(&mut self, line: &Line, record: impl FnOnce() -> Option<String>) -> Result<(), Fault> {
        let Some(keeper) = self.keeper.as_mut().filter(|_| line.faults.panic.is_none()) else { return Ok(()) };
        let about = self.setting.game.about();
        let candidate = Candidate {
            name: format!("{}-{}", about.id, line.seed),
            decisions: line.decisions,
            margin: if about.cooperative { None } else { keep::margin(&line.standings) },
            failed: !line.faults.failures.is_empty(),
        };
        keeper.offer(&candidate, record)
    }
}

/// How a simulated game ended.
enum Ended {
    Played {
        line: Line,
        /// The game file, where it is made while playing and somebody wants it.
        record: Option<String>,
    },
    /// It did not: somebody stopped the work.
    Stopped,
}

impl Ended {
    fn of(finished: Finished, records: bool) -> Ended {
        let record = records.then(|| finished.end.record().to_text());
        let faults = Faults { failures: finished.failures, panic: None };
        Ended::Played { line: line_of(finished.played, faults), record }
    }
}

fn line_of(played: Played, faults: Faults) -> Line {
    Line { seed: played.seed, decisions: played.decisions, standings: played.standings, faults }
}

/// Plays the games of a block; if one of them panics they are played again one by one, so that only that one is lost.
fn each_guarded(
    seeds: impl Iterator<Item = u64> + Clone,
    play: impl Fn(&mut dyn Iterator<Item = u64>) -> Result<Vec<Ended>, Fault>,
) -> Result<Vec<Ended>, Fault> {
    if let Ok(played) = guarded(|| play(&mut seeds.clone())) {
        return played;
    }
    let mut ended = Vec::new();
    for seed in seeds {
        match guarded(|| play(&mut std::iter::once(seed))) {
            Ok(played) => ended.extend(played?),
            Err(Panicked { message, place }) => {
                let faults = Faults { failures: Vec::new(), panic: Some(format!("{message} ({place})")) };
                let line = Line { seed, decisions: 0, standings: Vec::new(), faults };
                ended.push(Ended::Played { line, record: None });
            }
        }
    }
    Ok(ended)
}

/// One bot per seat; one name stands for all seats.
fn bots(args: &Simulate, seats: u8) -> Result<Vec<Contestant>, Fault> {
    let limits = args.programs.limits();
    let asked = args.bots.iter().map(|name| Contestant::limited(name, limits));
    let asked: Vec<Contestant> = asked.collect::<Result<_, _>>()?;
    match asked.as_slice() {
        [one] => Ok(vec![one.clone(); usize::from(seats)]),
        several if several.len() == usize::from(seats) => Ok(several.to_vec()),
        several => Err(Fault::asked("fault-bot-count", facts![bots = several.len(), seats])),
    }
}

#[cfg(test)]
mod tests {
    use super::{Ended, Faults, Line, each_guarded};

    /// Only the game that panics is lost, whatever block it was in.
    #[test]
    fn a_panic_in_one_game_does_not_end_the_others() {
        let play = |seeds: &mut dyn Iterator<Item = u64>| {
            Ok(seeds
                .map(|seed| {
                    assert_ne!(seed, 3, "the third is unlucky");
                    let line = Line { seed, decisions: 1, standings: Vec::new(), faults: Faults::default() };
                    Ended::Played { line, record: None }
                })
                .collect())
        };
        let ended = each_guarded(1..6, play).expect("nothing else goes wrong");
        let told: Vec<(u64, bool)> = ended
            .iter()
            .map(|ended| match ended {
                Ended::Played { line, .. } => (line.seed, line.faults.panic.is_none()),
                Ended::Stopped => panic!("nobody stopped it"),
            })
            .collect();
        assert_eq!(told, [(1, true), (2, true), (3, false), (4, true), (5, true)]);
    }
}
