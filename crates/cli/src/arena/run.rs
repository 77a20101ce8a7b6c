//! Playing the games of an arena on several threads.

use super::file::{Games, Line};
use super::{Arena, Field};
use crate::contestant::{self, Contestant};
use crate::fault::Fault;
use crate::parallel;
use bots::arena::{Sequential, Verdict};
use catalog::Played;
use indicatif::{ProgressBar, ProgressDrawTarget};
use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// How long every contestant took for its decisions, in milliseconds.
pub(super) type Times = Vec<Vec<f32>>;

/// The share that `--stop` asks for.
const WANTED: f64 = 0.6;

/// Plays what is not in the file yet.
pub(super) fn play(field: &Field, games: &mut Games, args: &Arena) -> Result<Times, Fault> {
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
    let bar = progress(jobs.len() as u64);
    let (next, failed) = (AtomicUsize::new(0), AtomicBool::new(false));
    let mut times: Times = vec![Vec::new(); field.contestants.len()];
    let mut fault = None;
    thread::scope(|scope| {
        let (send, receive) = mpsc::channel();
        for _ in 0..parallel::games_at_once(args.threads, contestant::most_threads(&field.contestants)) {
            let (send, next, failed, jobs, closed) = (send.clone(), &next, &failed, &jobs, &closed);
            scope.spawn(move || {
                while let Some(&(duel, number)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let skip = failed.load(Ordering::Relaxed) || closed[duel].load(Ordering::Relaxed);
                    let played = (!skip).then(|| one(field, field.duels[duel], number));
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
                None => Ok(()),
                Some(Ok((line, spent))) => {
                    spent.into_iter().for_each(|(who, time)| times[who].push(time));
                    games.add(line)
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
    fault.map_or(Ok(times), Err)
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

/// Plays one game of a duel.
fn one(field: &Field, duel: (usize, usize), number: u64) -> Result<(Line, Spent), Fault> {
    let lineup = field.lineup(duel, number);
    let seed = field.seed_of(number);
    let contestants: Vec<&Contestant> = lineup.iter().map(|&who| &field.contestants[who]).collect();
    let mut spent = Vec::new();
    let played = contestant::play(field.game, &field.table, field.edition, &contestants, seed, |seat, time| {
        spent.push((lineup[seat.index()], time.as_secs_f32() * 1000.0));
    })?;
    let [first, second] = [duel.0, duel.1].map(|who| field.contestants[who].name());
    let Played { decisions, standings, .. } = played;
    Ok((Line { first, second, number, seed, decisions, standings }, spent))
}

fn progress(count: u64) -> ProgressBar {
    let terminal = std::io::stderr().is_terminal();
    let target = if terminal { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    ProgressBar::with_draw_target(Some(count), target)
}
