//! `caldera fuzz`.

mod positions;

use crate::args::Fuzz;
use crate::fault::Fault;
use crate::parallel;
use crate::table::game;
use crate::voice::Voice;
use catalog::{Door, Panicked, guarded};
use kernel::{RulesVersion, Table, facts, reading};
use laws::{Examination, Examined, Finding};
use serde_json::json;
use std::io::Write;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// In a full examination of a fuzz run the costly laws are checked at one decision in this many.
const CLOSELY_EVERY: u32 = 5;
/// In a quick examination made-up actions and notations, its costliest part by far, are checked at one in this many.
const QUICKLY_EVERY: u32 = 32;

/// How many games are examined if nobody says how many; with a limit of time, as many as it allows.
pub(crate) const USUAL_GAMES: u64 = 10_000;

pub(crate) fn run(args: &Fuzz, voice: &Voice) -> Result<(), Fault> {
    let game = game(&args.game)?;
    let tables = match &args.table {
        Some(text) => vec![
            serde_json::from_str::<Table>(text)
                .map_err(|fault| Fault::asked("fault-table", facts![reason = reading::json(&fault)]))?,
        ],
        None => game.variants(),
    };
    if args.table.is_some() {
        game.play_random(&tables[0], game.base_edition(), &mut std::iter::empty(), &mut |_| ())
            .map_err(|refusal| Fault::Refused { game: game.about().id, refusal })?;
    }
    let rules = args.rules.map(|rules| known(game, RulesVersion(rules))).transpose()?;
    if let Some(mutants) = args.positions {
        return positions::run(args, game, &positions::cases(game, rules, &tables), mutants, voice);
    }
    let limit = args.minutes.map(|minutes| Duration::from_secs_f64(minutes.max(0.0) * 60.0));
    let count = if limit.is_some() && args.games == USUAL_GAMES { u64::MAX / 2 } else { args.games };
    let started = Instant::now();
    let examine = |number: u64| {
        let table = tables[(number % tables.len() as u64) as usize].clone();
        let full = args.full_every > 0 && number.is_multiple_of(args.full_every);
        let every = match (args.games, full) {
            (1, _) => 1,
            (_, true) => CLOSELY_EVERY,
            (_, false) => QUICKLY_EVERY,
        };
        let plan = Examination { rules, table, seed: args.seed.wrapping_add(number), decisions: u32::MAX, every };
        (full, guarded(|| game.examine(&plan, !full)).unwrap_or_else(|panicked| Err(panic_found(plan, &panicked))))
    };
    let mut report = Report::default();
    let work = |range: std::ops::Range<u64>| range.map(examine).collect::<Vec<_>>();
    parallel::in_order(count, parallel::threads(args.threads), false, work, |_, results| {
        for (full, result) in results {
            report.add(full, result);
        }
        let over = report.finding.is_some() || limit.is_some_and(|limit| started.elapsed() >= limit);
        if over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    report.print(args, started.elapsed(), voice)?;
    if report.finding.is_some() { Err(Fault::Found) } else { Ok(()) }
}

/// The version, if games are still played by it.
fn known(game: &dyn Door, rules: RulesVersion) -> Result<RulesVersion, Fault> {
    let about = game.about();
    if about.versions().any(|version| version == rules) {
        return Ok(rules);
    }
    let facts = facts![written = rules.0, oldest = about.oldest.0, rules = about.rules.0];
    Err(Fault::asked("fault-rules", facts))
}

/// How a finding is made again: the version of the rules, if one was named.
fn by_rules(rules: Option<RulesVersion>) -> String {
    rules.map(|rules| format!("--rules {rules} ")).unwrap_or_default()
}

/// A panic is a broken law too: it ends one game, and is told like any other finding.
fn panic_found(plan: Examination, panicked: &Panicked) -> Finding {
    Finding { law: "no-panic", detail: panicked.to_string(), plan: Box::new(plan), decision: 0, trace: Vec::new() }
}

#[derive(Default)]
struct Report {
    games: u64,
    full: u64,
    decisions: u64,
    /// The first broken law, and whether all laws or only the cheap ones were examined in that game.
    finding: Option<(Finding, bool)>,
}

impl Report {
    fn add(&mut self, full: bool, result: Result<Examined, Finding>) {
        self.games += 1;
        self.full += u64::from(full);
        match result {
            Ok(examined) => self.decisions += examined.decisions,
            Err(finding) => {
                self.finding.get_or_insert((finding, full));
            }
        }
    }

    fn print(&self, args: &Fuzz, elapsed: Duration, voice: &Voice) -> Result<(), Fault> {
        let mut out = std::io::stdout().lock();
        if args.json {
            let finding = self.finding.as_ref().map(|(finding, _)| {
                json!({ "law": finding.law, "detail": finding.detail, "table": finding.plan.table,
                        "seed": finding.plan.seed, "decision": finding.decision, "trace": finding.trace })
            });
            let report = json!({ "game": args.game, "games": self.games, "full": self.full, "decisions": self.decisions,
                                 "seconds": elapsed.as_secs_f64(), "finding": finding });
            writeln!(out, "{report}")?;
            return Ok(());
        }
        let facts = facts![
            games = self.games as i64,
            full = self.full as i64,
            decisions = self.decisions as i64,
            seconds = format!("{:.1}", elapsed.as_secs_f64())
        ];
        writeln!(out, "{}", voice.say("fuzz-done", facts))?;
        match &self.finding {
            None => writeln!(out, "{}", voice.say("fuzz-clean", facts![]))?,
            Some((finding, full)) => {
                writeln!(out, "{}", voice.bad(&finding.to_string()))?;
                let table = serde_json::to_string(&finding.plan.table).expect("plain data");
                let again = format!(
                    "caldera fuzz {} --games 1 --full-every {} {}--seed {} --table '{table}'",
                    args.game,
                    u8::from(*full),
                    by_rules(finding.plan.rules),
                    finding.plan.seed
                );
                writeln!(out, "{}", voice.say("fuzz-again", facts![command = again]))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Report, panic_found};
    use catalog::guarded;
    use kernel::Table;
    use laws::{Examination, Examined};

    #[test]
    fn a_panic_in_one_game_is_a_finding() {
        let mut report = Report::default();
        let plan = Examination::whole(Table::new(2), 7);
        let panicked = guarded(|| -> u8 { panic!("no card is left") }).expect_err("it panics");
        report.add(false, Err(panic_found(plan, &panicked)));
        report.add(false, Ok(Examined { decisions: 3, finished: true }));
        let (finding, _) = report.finding.expect("the panic is told");
        assert_eq!((finding.law, finding.plan.seed), ("no-panic", 7));
        assert!(finding.detail.starts_with("no card is left"), "{finding}");
        assert_eq!((report.games, report.decisions), (2, 3), "and the other game is counted");
    }
}
