//! `caldera load`: many tables at once, from a second process; how many durable moves per second, and how late the other
//! side hears of them.

use crate::args::Load;
use crate::child::{ServerChild, free_address};
use crate::fault::Fault;
use crate::voice::Voice;
use kernel::{Dice, facts};
use serde_json::{Value, json};
use server::client::{Client, Events};
use std::fs::File;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

pub(crate) fn run(args: &Load, voice: &Voice) -> Result<(), Fault> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(load(args, voice))
}

async fn load(args: &Load, voice: &Voice) -> Result<(), Fault> {
    std::fs::create_dir_all(&args.data)?;
    let syncs = raw_syncs(&args.data)?;
    let server = ServerChild::start(free_address()?, &args.data).await?;
    let stop = Arc::new(AtomicBool::new(false));
    let empty = server.memory_kib();
    let mut pairs = Vec::new();
    for _ in 0..args.tables {
        pairs.push(Pair::sit(server.address, args).await?);
    }
    let resident = server.memory_kib();
    let began = Instant::now();
    let playing: Vec<_> =
        pairs.into_iter().zip(1..).map(|(pair, seed)| tokio::spawn(pair.play(seed, Arc::clone(&stop)))).collect();
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    stop.store(true, Relaxed);
    let mut delays = Vec::new();
    for pair in playing {
        delays.extend(pair.await.map_err(|error| io::Error::other(error.to_string()))??);
    }
    let seconds = began.elapsed().as_secs_f64();
    let idle = idle_streams(&server, args).await?;
    report(args, voice, &mut delays, seconds, syncs, (empty, resident), idle)
}

/// What the streams of people who only watch cost.
async fn idle_streams(server: &ServerChild, args: &Load) -> Result<Option<f64>, Fault> {
    if args.idle == 0 {
        return Ok(None);
    }
    let mut host = guest(server.address).await?;
    let id = open(&mut host, args).await?;
    let before = server.memory_kib();
    let mut streams = Vec::new();
    for _ in 0..args.idle {
        let mut events = host.stream(&format!("/api/tables/{id}/stream?as=data"), None).await?;
        events.next_of("table").await;
        streams.push(events);
    }
    let after = server.memory_kib();
    Ok(before.zip(after).map(|(before, after)| after.saturating_sub(before) as f64 / f64::from(args.idle)))
}

fn report(
    args: &Load,
    voice: &Voice,
    delays: &mut [Duration],
    seconds: f64,
    syncs: f64,
    memory: (Option<u64>, Option<u64>),
    idle: Option<f64>,
) -> Result<(), Fault> {
    delays.sort_unstable();
    let rate = delays.len() as f64 / seconds;
    let at = |share: f64| {
        let place = ((delays.len() as f64 * share) as usize).min(delays.len().saturating_sub(1));
        delays.get(place).map_or(0.0, |delay| delay.as_secs_f64() * 1000.0)
    };
    let per_table =
        memory.0.zip(memory.1).map(|(empty, resident)| resident.saturating_sub(empty) as f64 / f64::from(args.tables));
    let found = json!({
        "game": args.game, "form": args.form, "tables": args.tables, "moves": delays.len(), "seconds": seconds,
        "moves_per_second": rate, "p50_ms": at(0.5), "p99_ms": at(0.99), "p999_ms": at(0.999),
        "raw_syncs_per_second": syncs, "moves_per_raw_sync": rate / syncs,
        "kib_per_table_with_two_streams": per_table, "kib_per_idle_stream": idle,
    });
    if args.json {
        writeln!(io::stdout(), "{found:#}")?;
        return Ok(());
    }
    let one = |number: f64| format!("{number:.1}");
    let facts = facts![
        moves = delays.len(),
        rate = format!("{rate:.0}"),
        p50 = one(at(0.5)),
        p99 = one(at(0.99)),
        p999 = one(at(0.999)),
        syncs = format!("{syncs:.0}"),
        times = one(rate / syncs),
        table = per_table.map_or("?".to_owned(), one),
        idle = idle.map_or("–".to_owned(), one),
    ];
    writeln!(io::stdout(), "{}", voice.say("load-done", facts))?;
    Ok(())
}

/// How often this disk can sync a small write, one after the other.
fn raw_syncs(folder: &std::path::Path) -> io::Result<f64> {
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

async fn guest(address: SocketAddr) -> Result<Client, Fault> {
    let mut client = Client::connect(address).await?;
    client.post("/api/me", &json!({ "name": "Load" })).await?;
    Ok(client)
}

async fn open(host: &mut Client, args: &Load) -> Result<String, Fault> {
    let plan = json!({ "game": args.game, "table": { "seats": 2 } });
    let chairs = json!([{ "kind": "me" }, { "kind": "anyone" }]);
    let opened = host.post("/api/tables", &json!({ "plan": plan, "chairs": chairs })).await?.json();
    opened["id"].as_str().map(str::to_owned).ok_or_else(|| io::Error::other(format!("no table: {opened}")).into())
}

/// Two people at a table, each with a connection and a stream.
struct Pair {
    id: String,
    clients: [Client; 2],
    streams: [Events; 2],
    states: [Value; 2],
    args: Load,
}

impl Pair {
    async fn sit(address: SocketAddr, args: &Load) -> Result<Pair, Fault> {
        Pair::at_new_table([guest(address).await?, guest(address).await?], args).await
    }

    async fn at_new_table(mut clients: [Client; 2], args: &Load) -> Result<Pair, Fault> {
        let id = open(&mut clients[0], args).await?;
        clients[1].post(&format!("/api/tables/{id}/sit"), &json!({})).await?;
        let path = format!("/api/tables/{id}/stream?as={}", args.form);
        let mut streams = [clients[0].stream(&path, None).await?, clients[1].stream(&path, None).await?];
        let states = [next(&mut streams[0]).await?, next(&mut streams[1]).await?];
        Ok(Pair { id, clients, streams, states, args: args.clone() })
    }

    /// Plays until told to stop; how long after sending a move the other side heard of it.
    async fn play(mut self, seed: u64, stop: Arc<AtomicBool>) -> Result<Vec<Duration>, Fault> {
        let mut dice = Dice::fast(seed);
        let mut delays = Vec::new();
        while !stop.load(Relaxed) {
            let decides = |state: &Value| {
                let seat = &state["game"]["seat"];
                state["game"]["deciders"].as_array().is_some_and(|deciders| deciders.contains(seat))
            };
            let Some(mover) = self.states.iter().position(decides) else {
                self = Pair::at_new_table(self.clients, &self.args).await?;
                continue;
            };
            let Some(action) = self.choose(mover, &mut dice) else {
                return Err(io::Error::other("nothing to choose").into());
            };
            let game = &self.states[mover]["game"];
            let body = json!({ "seat": game["seat"], "number": game["number"], "action": action });
            let began = Instant::now();
            let path = format!("/api/tables/{}/act", self.id);
            let (post, other) = {
                let [first, second] = &mut self.streams;
                let other = if mover == 0 { second } else { first };
                tokio::join!(self.clients[mover].post(&path, &body), async {
                    let told = next(other).await;
                    (told, began.elapsed())
                })
            };
            let answer = post?;
            if answer.status != 200 {
                return Err(io::Error::other(format!("refused: {}", answer.json())).into());
            }
            delays.push(other.1);
            self.states[1 - mover] = other.0?;
            self.states[mover] = next(&mut self.streams[mover]).await?;
        }
        Ok(delays)
    }

    fn choose(&self, mover: usize, dice: &mut Dice) -> Option<String> {
        let game = &self.states[mover]["game"];
        let (list, drawn) = match game["actions"].as_array() {
            Some(actions) => (actions, false),
            None => (game["drawn"]["choices"].as_array()?, true),
        };
        let chosen = list.get(dice.below(list.len().max(1) as u32) as usize)?;
        let action = if drawn { &chosen["action"] } else { chosen };
        action.as_str().map(str::to_owned)
    }
}

async fn next(events: &mut Events) -> Result<Value, Fault> {
    let event = events.next_of("table").await.ok_or_else(|| io::Error::other("the stream ended"))?;
    Ok(event.json())
}
