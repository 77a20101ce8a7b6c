//! What was measured, printed for people and for programs.

use super::pair::Kind;
use super::{Played, idle_streams, play, program, raw_syncs, restart};
use crate::args::Load;
use crate::child::{ServerChild, free_address};
use crate::fault::Fault;
use crate::voice::Voice;
use kernel::{Facts, facts};
use serde_json::json;
use std::io::{self, Write};
use std::time::Duration;

fn one(number: f64) -> String {
    format!("{number:.1}")
}

fn known(number: Option<f64>) -> String {
    number.map_or("–".to_owned(), one)
}

/// One run.
pub(super) fn tell_once(
    args: &Load,
    voice: &Voice,
    played: &Played,
    syncs: f64,
    idle: Option<f64>,
) -> Result<(), Fault> {
    let times = played.moves_per_second / syncs;
    if args.json {
        let mut found = json!({
            "game": args.game, "form": args.form, "tables": args.tables,
            "raw_syncs_per_second": syncs, "moves_per_raw_sync": times, "kib_per_idle_stream": idle,
        });
        if let (Some(found), Ok(serde_json::Value::Object(played))) =
            (found.as_object_mut(), serde_json::to_value(played))
        {
            found.extend(played);
        }
        writeln!(io::stdout(), "{found:#}")?;
        return Ok(());
    }
    let facts = facts![
        moves = played.moves,
        rate = format!("{:.0}", played.moves_per_second),
        p50 = one(played.p50_ms),
        p99 = one(played.p99_ms),
        p999 = one(played.p999_ms),
        syncs = format!("{syncs:.0}"),
        times = one(times),
        table = known(played.kib_per_table_with_two_streams),
        idle = known(idle),
    ];
    writeln!(io::stdout(), "{}", voice.say("load-done", facts))?;
    Ok(())
}

/// How many streams only listen in a report, unless somebody asks for another number.
const USUAL_LISTENERS: u32 = 10_000;

/// Measures everything in one run and prints it as a table for docs/performance.md.
pub(super) async fn run(args: &Load, voice: &Voice) -> Result<(), Fault> {
    let program = program(args)?;
    let syncs = raw_syncs(&args.data)?;
    let time = Duration::from_secs(args.seconds);
    let mut rows = Rows { voice, out: Vec::new() };
    for form in ["data", "drawn"] {
        let folder = args.data.join(form);
        let server = ServerChild::start_program(&program, free_address()?, &folder).await?;
        let kind = Kind { game: args.game.clone(), form: form.to_owned() };
        let played = play(&server, &kind, args.tables, time).await?;
        rows.played(args, form, &played, syncs);
        drop(server);
        std::fs::remove_dir_all(folder)?;
    }
    let listeners = args.idle.unwrap_or(USUAL_LISTENERS);
    if listeners > 0 {
        let folder = args.data.join("idle");
        let server = ServerChild::start_program(&program, free_address()?, &folder).await?;
        let idle = idle_streams(&server, &args.game, listeners).await?;
        rows.row("load-row-idle", facts![count = listeners], "≤ 20 KiB", &format!("{} KiB", known(idle)));
        drop(server);
        std::fs::remove_dir_all(folder)?;
    }
    let folder = args.data.join("restart");
    let found = restart::measure(&program, &folder, &args.game, args.restart).await?;
    rows.restarted(&found);
    std::fs::remove_dir_all(folder)?;
    rows.row("load-row-syncs", facts![], "–", &format!("{syncs:.0}/s"));
    rows.print()
}

/// The lines of the table.
struct Rows<'a> {
    voice: &'a Voice,
    out: Vec<String>,
}

impl Rows<'_> {
    fn row(&mut self, key: &'static str, facts: Facts, asked: &str, seen: &str) {
        self.out.push(format!("| {} | {asked} | {seen} |", self.voice.say(key, facts)));
    }

    fn played(&mut self, args: &Load, form: &str, played: &Played, syncs: f64) {
        let (key, asked) = match form {
            "data" => ("load-row-data", "≥ 10,000/s, p99 ≤ 25 ms"),
            _drawn => ("load-row-drawn", "≥ 3,000/s"),
        };
        let seen = format!(
            "{:.0}/s; p50 {} ms, p99 {} ms, p99.9 {} ms",
            played.moves_per_second,
            one(played.p50_ms),
            one(played.p99_ms),
            one(played.p999_ms)
        );
        self.row(key, facts![tables = args.tables, game = args.game.as_str()], asked, &seen);
        self.row("load-row-times", facts![], "–", &one(played.moves_per_second / syncs));
        let time = format!("{} µs; {} µs", known(played.server_us_per_move), known(played.generator_us_per_move));
        self.row("load-row-processor", facts![], "–", &time);
        let table = format!("{} KiB", known(played.kib_per_table_with_two_streams));
        self.row("load-row-streams", facts![], "–", &table);
    }

    fn restarted(&mut self, found: &restart::Restarted) {
        let seen = format!("{:.0} ms; {:.0} ms", found.healthy_ms, found.first_table_ms);
        self.row("load-row-restart", facts![tables = found.tables], "≤ 2 s", &seen);
        self.row("load-row-woken", facts![tables = found.tables], "–", &format!("{} s", one(found.every_table_s)));
        self.row(
            "load-row-resident",
            facts![tables = found.tables],
            "–",
            &format!("{} KiB", known(found.kib_per_table)),
        );
    }

    fn print(&self) -> Result<(), Fault> {
        let mut out = io::stdout().lock();
        writeln!(out, "{}", self.voice.say("load-head", facts![]))?;
        writeln!(out, "|---|---|---|")?;
        self.out.iter().try_for_each(|row| writeln!(out, "{row}"))?;
        Ok(())
    }
}
