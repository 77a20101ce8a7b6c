//! `caldera load`: many tables at once, from a second process; how many durable moves per second, and how late the other
//! side hears of them. `--report` measures everything that the server promises and prints it as one table.

mod hostile;
mod pair;
mod report;
mod restart;
mod wire;

use crate::args::Load;
use crate::child::{ServerChild, free_address, processor_seconds};
use crate::fault::Fault;
use crate::voice::Voice;
use pair::{Kind, Pair, open};
use serde::Serialize;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};
use wire::Talker;

pub(crate) fn run(args: &Load, voice: &Voice) -> Result<(), Fault> {
    // One thread: the generator should leave the machine to the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        std::fs::create_dir_all(&args.data)?;
        match (args.hostile, args.report) {
            (true, _) => hostile::run(args, voice).await,
            (false, true) => report::run(args, voice).await,
            (false, false) => once(args, voice).await,
        }
    })
}

async fn once(args: &Load, voice: &Voice) -> Result<(), Fault> {
    let syncs = raw_syncs(&args.data)?;
    let server = ServerChild::start_program(&program(args)?, free_address()?, &args.data).await?;
    let kind = Kind { game: args.game.clone(), form: args.form.clone() };
    let played = play(&server, &kind, args.tables, Duration::from_secs(args.seconds)).await?;
    let idle = match args.idle.unwrap_or(0) {
        0 => None,
        count => idle_streams(&server, &args.game, count).await?,
    };
    report::tell_once(args, voice, &played, syncs, idle)
}

/// The program whose server is measured.
fn program(args: &Load) -> io::Result<PathBuf> {
    args.program.clone().map_or_else(std::env::current_exe, Ok)
}

/// What came of playing at many tables for a while.
#[derive(Debug, Serialize)]
struct Played {
    moves: usize,
    seconds: f64,
    moves_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    p999_ms: f64,
    kib_per_table_with_two_streams: Option<f64>,
    /// Processor time of the server for each move, in microseconds: what a busy machine does not change.
    server_us_per_move: Option<f64>,
    /// The same of this generator.
    generator_us_per_move: Option<f64>,
}

async fn play(server: &ServerChild, kind: &Kind, tables: u32, time: Duration) -> Result<Played, Fault> {
    let empty = server.memory_kib();
    let mut pairs = Vec::new();
    for table in 0..tables {
        pairs.push(Pair::sit(server.address, kind, u64::from(table) + 1).await?);
    }
    let resident = server.memory_kib();
    let stop = Arc::new(AtomicBool::new(false));
    let (began, worked, spent) = (Instant::now(), server.processor_seconds(), processor_seconds("self"));
    let playing: Vec<_> = pairs
        .into_iter()
        .map(|pair| {
            let stop = Arc::clone(&stop);
            tokio::spawn(async move { pair.play(&stop).await })
        })
        .collect();
    tokio::time::sleep(time).await;
    stop.store(true, Relaxed);
    let mut delays = Vec::new();
    for pair in playing {
        delays.extend(pair.await.map_err(|error| io::Error::other(error.to_string()))??);
    }
    let seconds = began.elapsed().as_secs_f64();
    let per_move = |before: Option<f64>, after: Option<f64>| {
        before.zip(after).map(|(before, after)| (after - before) * 1e6 / delays.len().max(1) as f64)
    };
    let server_us_per_move = per_move(worked, server.processor_seconds());
    let generator_us_per_move = per_move(spent, processor_seconds("self"));
    delays.sort_unstable();
    Ok(Played {
        moves: delays.len(),
        seconds,
        moves_per_second: delays.len() as f64 / seconds,
        p50_ms: at(&delays, 0.5),
        p99_ms: at(&delays, 0.99),
        p999_ms: at(&delays, 0.999),
        kib_per_table_with_two_streams: growth(empty, resident, tables),
        server_us_per_move,
        generator_us_per_move,
    })
}

/// The delay below which this share of them lies, in milliseconds. They are sorted.
fn at(delays: &[Duration], share: f64) -> f64 {
    let place = ((delays.len() as f64 * share) as usize).min(delays.len().saturating_sub(1));
    delays.get(place).map_or(0.0, |delay| delay.as_secs_f64() * 1000.0)
}

fn growth(before: Option<u64>, after: Option<u64>, things: u32) -> Option<f64> {
    before.zip(after).map(|(before, after)| after.saturating_sub(before) as f64 / f64::from(things))
}

/// What the streams of people who only listen cost, in KiB each.
async fn idle_streams(server: &ServerChild, game: &str, count: u32) -> Result<Option<f64>, Fault> {
    let mut host = Talker::guest(server.address).await?;
    let id = open(&mut host, game).await?;
    let path = format!("/api/tables/{id}/stream?as=data");
    let before = server.memory_kib();
    let mut streams = Vec::new();
    for _ in 0..count {
        let mut stream = host.listen(&path).await?;
        stream.next_table().await?;
        streams.push(stream);
    }
    Ok(growth(before, server.memory_kib(), count))
}

/// How often this disk can sync a small write, one after the other.
fn raw_syncs(folder: &Path) -> io::Result<f64> {
    let path = folder.join("sync-probe");
    let mut file = File::create(&path)?;
    let began = Instant::now();
    let mut count = 0;
    while began.elapsed() < Duration::from_secs(1) {
        file.write_all(&[0; 4096])?;
        file.sync_data()?;
        count += 1;
    }
    let rate = f64::from(count) / began.elapsed().as_secs_f64();
    std::fs::remove_file(path)?;
    Ok(rate)
}
