//! `caldera fuzz --positions`: altered positions, refused or played to the end.

use super::by_rules;
use crate::args::Fuzz;
use crate::fault::Fault;
use crate::parallel;
use crate::voice::Voice;
use catalog::Door;
use kernel::{RulesVersion, Table, facts};
use laws::{Attack, Attacked};
use serde_json::json;
use std::io::Write;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// How many altered positions are read of one game before the next one is played.
const MUTANTS_PER_GAME: u64 = 100;

/// Every table by every version that can still be played, the newest first, or by the one that was asked for.
pub(super) fn cases(game: &dyn Door, rules: Option<RulesVersion>, tables: &[Table]) -> Vec<(RulesVersion, Table)> {
    let versions = game.about().versions().rev().filter(|version| rules.is_none_or(|rules| rules == *version));
    versions.flat_map(|version| tables.iter().map(move |table| (version, table.clone()))).collect()
}

pub(super) fn run(
    args: &Fuzz,
    game: &'static dyn Door,
    cases: &[(RulesVersion, Table)],
    mutants: u64,
    voice: &Voice,
) -> Result<(), Fault> {
    let limit = args.minutes.map(|minutes| Duration::from_secs_f64(minutes.max(0.0) * 60.0));
    let started = Instant::now();
    let attack = |number: u64| {
        let (rules, table) = cases[(number % cases.len() as u64) as usize].clone();
        let mutants = (mutants - number * MUTANTS_PER_GAME).min(MUTANTS_PER_GAME) as u32;
        game.attack(&Attack { rules: Some(rules), table, seed: args.seed.wrapping_add(number), mutants })
    };
    let mut attacked = Attacked::default();
    let work = |range: std::ops::Range<u64>| range.map(attack).collect::<Vec<_>>();
    let games = mutants.div_ceil(MUTANTS_PER_GAME);
    parallel::in_order(games, parallel::threads(args.threads), false, work, |_, results| {
        results.into_iter().for_each(|result| attacked.add(result));
        let over = limit.is_some_and(|limit| started.elapsed() >= limit);
        if over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    print(args, &attacked, started.elapsed(), voice)?;
    if attacked.holes.is_empty() { Ok(()) } else { Err(Fault::Found) }
}

fn print(args: &Fuzz, attacked: &Attacked, elapsed: Duration, voice: &Voice) -> Result<(), Fault> {
    let mut out = std::io::stdout().lock();
    let Attacked { refused, accepted, holes } = attacked;
    let broken: u64 = holes.iter().map(|hole| hole.times).sum();
    let tried = refused + accepted + broken;
    if args.json {
        let holes: Vec<_> = holes
            .iter()
            .map(|hole| {
                json!({ "law": "position-plays", "detail": hole.detail, "altered": hole.altered,
                        "position": hole.position, "trace": hole.trace, "rules": hole.attack.rules,
                        "table": hole.attack.table, "seed": hole.attack.seed, "times": hole.times })
            })
            .collect();
        let report = json!({ "game": args.game, "positions": tried, "refused": refused, "accepted": accepted,
                             "seconds": elapsed.as_secs_f64(), "findings": holes });
        writeln!(out, "{report}")?;
        return Ok(());
    }
    let seconds = format!("{:.1}", elapsed.as_secs_f64());
    let facts = facts![tried = tried as i64, refused = *refused as i64, accepted = *accepted as i64, seconds];
    writeln!(out, "{}", voice.say("fuzz-positions-done", facts))?;
    if holes.is_empty() {
        writeln!(out, "{}", voice.say("fuzz-clean", facts![]))?;
    }
    for hole in holes {
        writeln!(out, "{}", voice.bad(&hole.to_string()))?;
        let table = serde_json::to_string(&hole.attack.table).expect("plain data");
        let again = format!(
            "caldera fuzz {} --positions {} {}--seed {} --table '{table}'",
            args.game,
            hole.attack.mutants,
            by_rules(hole.attack.rules),
            hole.attack.seed
        );
        writeln!(out, "{}", voice.say("fuzz-again", facts![command = again]))?;
    }
    Ok(())
}
