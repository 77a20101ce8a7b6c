//! Playing the games of an arena on several threads.

use super::file::{Games, Line};
use super::{Arena, Field};
use crate::contestant::{self, Contestant, Finished, Setting};
use crate::fault::Fault;
use crate::interrupt;
use crate::keep::{self, Candidate, Keeper};
use crate::parallel;
use bots::arena::{Sequential, Verdict};
use catalog::{AnyMatch, Played, guarded};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// How long every contestant took for its decisions, in milliseconds.
pub(super) type Times = Vec<Vec<f32>>;

/// The share that `--stop` asks for.
const WANTED: f64 = 0.6;

/// Plays what is not in the file yet. Returns the times, and the games in which our own program failed.
pub(super) fn play(field: &Field, games: &mut Games, args: &Arena) -> Result<(Times, Vec<String>), Fault> {
    let name = |who: usize| field.contestants[who].name();
    // All duels advance together, so that a file that is stopped early knows a little of everything.
    let numbers = 0..field.games;
    let jobs: Vec<(usize, u64)> = numbers
        .flat_map(|number| (0..field.duels.len()).map(move |duel| (duel, number)))
        .filter(|&(duel, number)| {
            let (first, second) = field.duels[duel];
            !games.has(&name(first), &name(second), number)
        })
        .collect();
    let closed: Vec<AtomicBool> = field.duels.iter().map(|_| AtomicBool::new(false)).collect();
    let close = |games: &Games| {
        for (duel, closed) in closed.iter().enumerate() {
            let over = args.stop && verdict(field, games, duel) != Verdict::Open;
            closed.store(over, Ordering::Relaxed);
        }
    };
    close(games);
    let bar = parallel::progress(jobs.len() as u64);
    let (next, failed) = (AtomicUsize::new(0), AtomicBool::new(false));
    let mut times: Times = vec![Vec::new(); field.contestants.len()];
    let mut broken = Vec::new();
    let mut keeper = keeper(field, games, args)?;
    let mut fault = None;
    thread::scope(|scope| {
        let (send, receive) = mpsc::channel();
        for _ in 0..parallel::games_at_once(args.threads, contestant::most_threads(&field.contestants)) {
            let (send, next, failed, jobs, closed) = (send.clone(), &next, &failed, &jobs, &closed);
            scope.spawn(move || {
                while let Some(&(duel, number)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let over = failed.load(Ordering::Relaxed) || interrupt::asked();
                    let skip = over || closed[duel].load(Ordering::Relaxed);
                    let played = (!skip).then(|| one_guarded(field, field.duels[duel], number));
                    if send.send(played).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        for played in receive {
            bar.inc(1);
            let added = match played {
                None | Some(Ok(None)) => Ok(()),
                Some(Ok(Some(Ended::Panicked(reason)))) => {
                    broken.push(reason);
                    Ok(())
                }
                Some(Ok(Some(Ended::Played { line, spent, end }))) => {
                    spent.into_iter().for_each(|(who, time)| times[who].push(time));
                    let record = || Some(end.record().to_text());
                    let kept = keeper.as_mut().map_or(Ok(()), |keeper| keeper.offer(&candidate(field, &line), record));
                    kept.and_then(|()| games.add(line))
                }
                Some(Err(problem)) => Err(problem),
            };
            match added {
                Ok(()) => close(games),
                Err(problem) => {
                    failed.store(true, Ordering::Relaxed);
                    fault.get_or_insert(problem);
                }
            }
        }
    });
    bar.finish_and_clear();
    fault.map_or(Ok((times, broken)), Err)
}

/// Keeps records, if somebody wants them; it knows the games of earlier runs.
fn keeper(field: &Field, games: &Games, args: &Arena) -> Result<Option<Keeper>, Fault> {
    let Some(folder) = &args.kept.records else { return Ok(None) };
    let goes_on = games.all().next().is_some();
    let mut keeper = Keeper::new(folder, &args.kept.keep, args.overwrite || goes_on)?;
    games.all().try_for_each(|line| keeper.offer(&candidate(field, line), || None))?;
    Ok(Some(keeper))
}

fn candidate(field: &Field, line: &Line) -> Candidate {
    let about = field.game.about();
    let (first, second) = (keep::plain(&line.first), keep::plain(&line.second));
    Candidate {
        name: format!("{}-{first}-{second}-{}", about.id, line.number),
        decisions: line.decisions,
        margin: if about.cooperative { None } else { keep::margin(&line.standings) },
        failed: !line.failures.is_empty(),
    }
}

/// What the sequential test says of a duel.
pub(super) fn verdict(field: &Field, games: &Games, duel: usize) -> Verdict {
    let (first, second) = field.duels[duel];
    let mut test = Sequential::new(0.5, WANTED);
    let lines = games.of(&field.contestants[first].name(), &field.contestants[second].name());
    lines.for_each(|line| test.add(field.result((first, second), line)));
    test.verdict()
}

type Spent = Vec<(usize, f32)>;

/// How a game of an arena ended.
enum Ended {
    Played {
        line: Line,
        spent: Spent,
        end: Box<dyn AnyMatch>,
    },
    /// Our own program failed in it; the others go on.
    Panicked(String),
}

/// Plays one game of a duel. A panic in it ends this game alone.
fn one_guarded(field: &Field, duel: (usize, usize), number: u64) -> Result<Option<Ended>, Fault> {
    guarded(|| one(field, duel, number)).unwrap_or_else(|panicked| {
        let [first, second] = [duel.0, duel.1].map(|who| field.contestants[who].name());
        Ok(Some(Ended::Panicked(format!("{first} – {second}, {number}: {panicked}"))))
    })
}

/// Plays one game of a duel; nothing if somebody stopped the work.
fn one(field: &Field, duel: (usize, usize), number: u64) -> Result<Option<Ended>, Fault> {
    let lineup = field.lineup(duel, number);
    let seed = field.seed_of(number);
    let contestants: Vec<&Contestant> = lineup.iter().map(|&who| &field.contestants[who]).collect();
    let mut spent = Vec::new();
    let setting = Setting { game: field.game, table: &field.table, edition: field.edition };
    let finished = contestant::play(setting, &contestants, seed, |seat, time| {
        spent.push((lineup[seat.index()], time.as_secs_f32() * 1000.0));
    })?;
    let Some(Finished { played, failures, end }) = finished else { return Ok(None) };
    let [first, second] = [duel.0, duel.1].map(|who| field.contestants[who].name());
    let Played { decisions, standings, .. } = played;
    Ok(Some(Ended::Played { line: Line { first, second, number, seed, decisions, standings, failures }, spent, end }))
}
