//! Long work on several threads, with a progress bar, in an order that does not depend on the threads.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// Games are handed out in blocks of this many at most; long ones one by one.
const BLOCK: u64 = 64;
/// How often the time is shown, also if nothing is finished.
const TICK: Duration = Duration::from_millis(250);

/// How many threads to use: as asked, or one per core.
pub(crate) fn threads(asked: Option<usize>) -> usize {
    games_at_once(asked, 1)
}

/// How many games to play at once if each takes this many threads: as asked, or as many as there are cores for.
pub(crate) fn games_at_once(asked: Option<usize>, threads: usize) -> usize {
    asked.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZeroUsize::get) / threads.max(1)).max(1)
}

/// Does `work` on blocks of `0..count` on several threads and hands the results over in order, until `take` breaks. `long` work is
/// handed out one by one.
pub(crate) fn in_order<T: Send>(
    count: u64,
    threads: usize,
    long: bool,
    work: impl Fn(Range<u64>) -> T + Sync,
    mut take: impl FnMut(Range<u64>, T) -> ControlFlow<()>,
) {
    let bar = progress(count);
    // Few games are shared out evenly: each may take long.
    let size = if long { 1 } else { count.div_ceil(threads as u64).clamp(1, BLOCK) };
    let block = |start: u64| start..(start + size).min(count);
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        // A bound keeps fast workers from piling up results in front of a slow taker.
        let (send, receive) = mpsc::sync_channel::<(u64, T)>(4 * threads);
        for _ in 0..threads {
            let (send, next, stop, work, bar) = (send.clone(), &next, &stop, &work, &bar);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let start = next.fetch_add(size, Ordering::Relaxed);
                    if start >= count {
                        break;
                    }
                    let result = work(block(start));
                    // What is done counts at once, also if something before it is not.
                    bar.inc(size.min(count - start));
                    if send.send((start, result)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        for (start, result) in receive {
            waiting.insert(start, result);
            while let Some(result) = waiting.remove(&due) {
                let range = block(due);
                due = range.end;
                if take(range, result).is_break() {
                    stop.store(true, Ordering::Relaxed);
                    return;
                }
            }
        }
    });
    bar.finish_and_clear();
}

/// A bar that shows people how much is done and how long the rest will take; hidden from programs.
pub(crate) fn progress(count: u64) -> ProgressBar {
    let target =
        if std::io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let style =
        ProgressStyle::with_template("{bar:40.yellow/dim} {human_pos}/{human_len}  {elapsed} + {eta}  {per_sec}")
            .unwrap_or_else(|_| ProgressStyle::default_bar());
    let shown = !target.is_hidden();
    let bar = ProgressBar::with_draw_target(Some(count), target).with_style(style);
    if shown {
        bar.enable_steady_tick(TICK);
    }
    bar
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_whatever_the_threads() {
        for threads in [1, 3] {
            let mut seen = Vec::new();
            in_order(1000, threads, false, Iterator::sum::<u64>, |range, sum| {
                assert_eq!(range.clone().sum::<u64>(), sum);
                seen.push(range.start);
                ControlFlow::Continue(())
            });
            assert_eq!(seen, (0..1000).step_by(64).collect::<Vec<_>>());
        }
    }

    #[test]
    fn few_games_are_played_at_once() {
        let mut blocks = Vec::new();
        in_order(
            5,
            4,
            false,
            |range| range,
            |_, range| {
                blocks.push(range);
                ControlFlow::Continue(())
            },
        );
        assert_eq!(blocks, [0..2, 2..4, 4..5]);
        let mut one_by_one = 0;
        let count = |range: Range<u64>, ()| {
            assert_eq!(range, one_by_one..one_by_one + 1);
            one_by_one += 1;
            ControlFlow::Continue(())
        };
        in_order(70, 2, true, |_| (), count);
        assert_eq!(one_by_one, 70);
    }

    #[test]
    fn games_that_take_several_threads_are_fewer_at_once() {
        assert_eq!(games_at_once(Some(3), 64), 3, "as asked");
        assert_eq!(games_at_once(None, 1), threads(None));
        assert_eq!(games_at_once(None, threads(None)), 1);
        assert_eq!(games_at_once(None, usize::MAX), 1, "never none");
    }

    #[test]
    fn a_break_ends_the_work() {
        let mut blocks = 0;
        in_order(
            u64::MAX / 2,
            2,
            false,
            |_| (),
            |_, ()| {
                blocks += 1;
                if blocks == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        assert_eq!(blocks, 3);
    }
}
