//! How soon a server with many unfinished tables serves again after a crash, and what a table in memory costs.

use super::growth;
use super::pair::{Kind, Pair};
use super::wire::Talker;
use crate::child::{ServerChild, free_address};
use crate::fault::Fault;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Instant;

/// How many moves each table has seen.
const MOVES: u32 = 10;
/// How many people look at tables at the same time.
const LOOKERS: usize = 32;

/// What was found.
#[derive(Debug)]
pub(super) struct Restarted {
    pub(super) tables: usize,
    /// From the start of the process to its first good answer.
    pub(super) healthy_ms: f64,
    /// From the start of the process to the first table shown.
    pub(super) first_table_ms: f64,
    /// From the start of the process until every table has been shown once.
    pub(super) every_table_s: f64,
    /// What a table that nobody listens to costs in memory.
    pub(super) kib_per_table: Option<f64>,
}

/// Plays a little at many tables, kills the server, and starts it again.
pub(super) async fn measure(program: &Path, data: &Path, game: &str, tables: u32) -> Result<Restarted, Fault> {
    let address = free_address()?;
    let mut server = ServerChild::start_program(program, address, data).await?;
    let ids = begin_tables(address, game, tables).await?;
    server.kill()?;
    let began = Instant::now();
    let server = ServerChild::start_program(program, address, data).await?;
    let healthy_ms = began.elapsed().as_secs_f64() * 1000.0;
    let empty = server.memory_kib();
    let mut talker = Talker::guest(address).await?;
    let first = ids.first().ok_or_else(|| io::Error::other("no table"))?;
    talker.get(&format!("/api/tables/{first}?as=data")).await?;
    let first_table_ms = began.elapsed().as_secs_f64() * 1000.0;
    let shares: Vec<Vec<String>> =
        (0..LOOKERS).map(|own| ids.iter().skip(own).step_by(LOOKERS).cloned().collect()).collect();
    let looking: Vec<_> = shares.into_iter().map(|share| tokio::spawn(look(address, share))).collect();
    for looker in looking {
        looker.await.map_err(|error| io::Error::other(error.to_string()))??;
    }
    Ok(Restarted {
        tables: ids.len(),
        healthy_ms,
        first_table_ms,
        every_table_s: began.elapsed().as_secs_f64(),
        kib_per_table: growth(empty, server.memory_kib(), tables),
    })
}

async fn begin_tables(address: SocketAddr, game: &str, tables: u32) -> Result<Vec<String>, Fault> {
    let kind = Kind { game: game.to_owned(), form: "data".to_owned() };
    let workers = LOOKERS as u32;
    let playing: Vec<_> = (0..workers)
        .map(|worker| {
            let own = tables / workers + u32::from(worker < tables % workers);
            tokio::spawn(begin_some(address, kind.clone(), own, u64::from(worker) << 32))
        })
        .collect();
    let mut ids = Vec::new();
    for worker in playing {
        ids.extend(worker.await.map_err(|error| io::Error::other(error.to_string()))??);
    }
    Ok(ids)
}

async fn begin_some(address: SocketAddr, kind: Kind, tables: u32, seed: u64) -> Result<Vec<String>, Fault> {
    let mut people = [Talker::guest(address).await?, Talker::guest(address).await?];
    let mut ids = Vec::new();
    for table in 0..tables {
        let pair = Pair::at_new_table(people, &kind, kernel::Dice::fast(seed + u64::from(table))).await?;
        let (same, id) = pair.begin(MOVES).await?;
        people = same;
        ids.push(id);
    }
    Ok(ids)
}

async fn look(address: SocketAddr, ids: Vec<String>) -> Result<(), Fault> {
    let mut talker = Talker::guest(address).await?;
    for id in ids {
        talker.get(&format!("/api/tables/{id}?as=data")).await?;
    }
    Ok(())
}
