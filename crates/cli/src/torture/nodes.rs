//! The same for several nodes on one database: nodes are killed, their ways to the database are cut and slowed, the
//! database crashes and its disk fills; notices between them are lost and doubled, their clocks differ, and they may be of two
//! versions.

use super::proxy::Proxy;
use super::watcher::{Watched, watch};
use super::{Counters, Player, finish};
use crate::args::Torture;
use crate::child::{ServerChild, free_address};
use crate::fault::Fault;
use crate::voice::Voice;
use kernel::{Dice, facts};
use serde_json::Value;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};
use visitor::Client;

/// Of a hundred notices this many are lost, and as many come twice.
const LOST: u32 = 20;
/// How far the clocks of two neighbouring nodes are apart, in milliseconds.
const SKEW: i64 = 90_000;
/// The servers must agree on the time to this, in milliseconds; an answer on a busy machine may take as long.
const AGREED: i64 = 15_000;
/// Within this time after the last fault everybody must have seen the last line.
const SETTLED: Duration = Duration::from_secs(5);

/// One node, with its own way to the database.
struct Node {
    address: SocketAddr,
    proxy: Proxy,
    flags: Vec<String>,
    /// What it runs at its next start.
    program: PathBuf,
    child: Option<ServerChild>,
}

impl Node {
    async fn new(number: u32, store: &str, program: &Path) -> Result<Node, Fault> {
        let (before, host, after) = parts(store)?;
        let proxy = Proxy::start(host).await?;
        let through = format!("{before}{}{after}", proxy.address);
        let skew = SKEW * (i64::from(number) - 1);
        let flags = [
            format!("--store={through}"),
            format!("--clock-ahead={skew}"),
            format!("--lost-notices={LOST}"),
            "--unlimited".to_owned(),
            "--bot-pause=0".to_owned(),
        ];
        let program = program.to_owned();
        let mut node = Node { address: free_address()?, proxy, flags: flags.into(), program, child: None };
        node.start().await?;
        Ok(node)
    }

    async fn start(&mut self) -> Result<(), Fault> {
        let flags: Vec<&str> = self.flags.iter().map(String::as_str).collect();
        // The database may just be starting: then the node ends, and is started again, as an operator's system does.
        let began = Instant::now();
        loop {
            match ServerChild::start_with(&self.program, &flags, self.address, Path::new("unused")).await {
                Ok(child) => {
                    self.child = Some(child);
                    return Ok(());
                }
                Err(fault) if began.elapsed() > Duration::from_secs(60) => return Err(fault),
                Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
    }
}

/// An address before its host, the host with its port, and the rest.
fn parts(store: &str) -> Result<(String, String, String), Fault> {
    let wrong = || Fault::asked("fault-torture-store", facts![]);
    let (scheme, rest) = store.split_once("://").ok_or_else(wrong)?;
    let (host, name) = rest.split_once('/').ok_or_else(wrong)?;
    let (user, host) = host.rsplit_once('@').map_or((String::new(), host), |(user, host)| (format!("{user}@"), host));
    let host = if host.contains(':') { host.to_owned() } else { format!("{host}:5432") };
    Ok((format!("{scheme}://{user}"), host, format!("/{name}")))
}

pub(super) async fn torture(args: &Torture, store: &str, voice: &Voice) -> Result<(), Fault> {
    let own = std::env::current_exe()?;
    let (program, mut nodes) = (args.older.as_ref().unwrap_or(&own), Vec::new());
    for number in 0..args.nodes.max(1) {
        nodes.push(Node::new(number, store, program).await?);
    }
    let orders = Orders::of(args, own.clone());
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let (tally, ending, pausing) = (Arc::<Counters>::default(), Arc::<AtomicBool>::default(), Arc::default());
    let (mut players, mut watchers, mut watched) = (Vec::new(), Vec::new(), Vec::new());
    for table in 0..args.tables {
        let seen = Arc::<Watched>::default();
        let player = Player::new(addresses.clone(), &args.game, table, &tally, &ending)
            .watched(Arc::clone(&seen), Arc::clone(&pausing));
        players.push(tokio::spawn(player.play()));
        let first = table as usize;
        watchers.push(tokio::spawn(watch(Arc::clone(&seen), addresses.clone(), first, Arc::clone(&ending))));
        watched.push(seen);
    }
    let mut dice = Dice::fast(args.seed);
    for fault in 1..=args.faults {
        tokio::time::sleep(Duration::from_millis(100 + u64::from(dice.below(500)))).await;
        let node = dice.below(nodes.len() as u32) as usize;
        make_fault(&mut nodes, node, dice.below(10), &orders).await?;
        if fault.is_multiple_of(20) {
            let acknowledged = tally.acknowledged.load(Relaxed);
            let facts = facts![fault, faults = args.faults, acknowledged];
            eprintln!("{}", voice.say("torture-nodes-progress", facts));
        }
    }
    let late = settle(&watched, &addresses, &pausing).await?;
    let backwards: u32 = watched.iter().map(|watched| watched.backwards.load(Relaxed)).sum();
    ending.store(true, Relaxed);
    let apart = clocks_apart(&watched, &addresses).await?;
    let ended = finish(players, voice).await?;
    for watcher in watchers {
        watcher.abort();
    }
    let facts = facts![
        faults = args.faults,
        nodes = nodes.len(),
        acknowledged = tally.acknowledged.load(Relaxed),
        found = tally.found_done.load(Relaxed),
        later = tally.done_later.load(Relaxed),
        records = ended.records,
        lost = ended.lost,
        doubled = ended.doubled,
        apart = apart / 1000,
        late,
        backwards,
        watchers = watched.len(),
    ];
    println!("{}", voice.say("torture-nodes-done", facts));
    let sound = ended.is_sound() && late == 0 && backwards == 0 && apart < AGREED;
    if sound { Ok(()) } else { Err(Fault::Found) }
}

/// What is done to the database, if somebody said how, and what a server runs that is started again.
struct Orders {
    crash: Option<String>,
    fill_and_free: Option<(String, String)>,
    program: PathBuf,
}

impl Orders {
    fn of(args: &Torture, program: PathBuf) -> Orders {
        let fill_and_free = args.fill_database.clone().zip(args.free_database.clone());
        Orders { crash: args.crash_database.clone(), fill_and_free, program }
    }
}

/// Of ten faults four kill a node, two cut its way to the database, two slow it, one crashes the database and one fills its
/// disk for a while; what nobody said how to do is a kill.
async fn make_fault(nodes: &mut [Node], node: usize, drawn: u32, orders: &Orders) -> Result<(), Fault> {
    let node = &mut nodes[node];
    match (drawn, &orders.crash, &orders.fill_and_free) {
        (0 | 1, _, _) => node.proxy.cut(),
        (2 | 3, _, _) => node.proxy.slow(Duration::from_millis(150), Duration::from_millis(900)).await,
        (4, Some(crash), _) => run(crash).await?,
        (5, _, Some((fill, free))) => {
            run(fill).await?;
            tokio::time::sleep(Duration::from_millis(900)).await;
            run(free).await?;
        }
        _kill => {
            if let Some(child) = &mut node.child {
                child.kill()?;
            }
            node.program.clone_from(&orders.program);
            node.start().await?;
        }
    }
    Ok(())
}

/// Runs a shell command that must succeed. The database may just be starting after a crash: then it is tried again.
async fn run(command: &str) -> Result<(), Fault> {
    let began = Instant::now();
    loop {
        let run = command.to_owned();
        let done = tokio::task::spawn_blocking(move || Command::new("sh").args(["-c", &run]).status()).await;
        if done.map_err(io::Error::from)??.success() {
            return Ok(());
        }
        if began.elapsed() > Duration::from_secs(30) {
            return Err(Fault::asked("fault-torture-command", facts![command]));
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// Lets everybody pause, and counts the watchers that do not see the last line of their table in time.
async fn settle(watched: &[Arc<Watched>], addresses: &[SocketAddr], pausing: &AtomicBool) -> Result<usize, Fault> {
    pausing.store(true, Relaxed);
    let began = Instant::now();
    loop {
        let mut late = 0;
        for watched in watched {
            late += usize::from(!is_up_to_date(watched, addresses[0]).await);
        }
        if late == 0 || began.elapsed() > SETTLED {
            return Ok(late);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// How far apart the times are that the servers tell, in milliseconds. Their machines' clocks are wrong, so whoever believes
/// one of them is found out.
async fn clocks_apart(watched: &[Arc<Watched>], addresses: &[SocketAddr]) -> Result<i64, Fault> {
    let Some(table) = watched.iter().find_map(|watched| watched.table()) else { return Ok(0) };
    let (began, mut told) = (Instant::now(), Vec::new());
    for address in addresses {
        let asked = Client::new(*address).get(&format!("/api/tables/{table}?as=data")).await;
        let now = asked.map_err(io::Error::other)?.json()["now"].as_i64();
        let now = now.ok_or_else(|| io::Error::other("a server tells no time"))?;
        told.push(now - began.elapsed().as_millis() as i64);
    }
    let (first, last) = (told.iter().min().copied(), told.iter().max().copied());
    Ok(last.unwrap_or_default() - first.unwrap_or_default())
}

async fn is_up_to_date(watched: &Watched, node: SocketAddr) -> bool {
    let Some(table) = watched.table() else { return true };
    let asked = Client::new(node).get(&format!("/api/tables/{table}?as=data")).await;
    let state: Value = asked.map_err(io::Error::other).map(|answer| answer.json()).unwrap_or_default();
    state["seq"].as_u64().is_some_and(|seq| seq == u64::from(watched.seen.load(Relaxed)))
}
