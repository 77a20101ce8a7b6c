//! Group commit: the appends of many tables in one transaction, and with that in one sync of the database's disk.
//!
//! Appends that arrive while a transaction is on its way wait in a bounded queue and share the next one. An append whose
//! table has gone on elsewhere is refused alone: `head.seq` is compared and changed in one statement, so of two nodes one
//! finds it changed. The unique key of `line` says the same once more.

use super::appending::{Parts, WRITE, open_table, show_and_tell};
use super::connections::{CHANNEL, PATIENCE, fault, pool_fault};
use crate::store::nodes::{News, NodeId, bulletins};
use crate::store::{Append, Reply, StoreFault};
use deadpool_postgres::{Object, Pool};
use futures_util::future::try_join_all;
use std::collections::HashSet;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::Statement;

/// How many appends may wait.
const QUEUE: usize = 4096;
/// How many share one transaction.
const BATCH: usize = 512;
/// How often a transaction that two nodes deadlocked in is tried.
const TRIES: u32 = 3;

/// An append, and whom to tell what became of it.
struct Job {
    append: Append,
    told: oneshot::Sender<Result<(), StoreFault>>,
}

/// The door to the task that writes.
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    /// Begins to write, on the one connection of this pool.
    pub(super) fn start(pool: Pool, node: NodeId) -> Writer {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(pool, node, waiting));
        Writer { jobs }
    }

    pub(super) fn append(&self, append: Append) -> Reply<'_, ()> {
        Box::pin(async move {
            let (told, answer) = oneshot::channel();
            self.jobs.send(Job { append, told }).await.map_err(|_| StoreFault::Busy)?;
            answer.await.map_err(|_| StoreFault::Busy)?
        })
    }
}

async fn write_all(pool: Pool, node: NodeId, mut waiting: mpsc::Receiver<Job>) {
    let mut client: Option<Object> = None;
    let mut later: Vec<Job> = Vec::new();
    loop {
        let mut jobs = std::mem::take(&mut later);
        if jobs.is_empty() && waiting.recv_many(&mut jobs, BATCH).await == 0 {
            return;
        }
        // One append of each table in a transaction; a second one waits for the next.
        let mut tables = HashSet::new();
        (jobs, later) = jobs.into_iter().partition(|job| tables.insert(job.append.table.clone()));
        // Everywhere in the same order, so that two nodes seldom wait for each other.
        jobs.sort_by(|one, other| one.append.table.cmp(&other.append.table));
        let written = match tokio::time::timeout(PATIENCE, write(&pool, node, &mut client, &jobs)).await {
            Ok(written) => written,
            Err(_) => Err(StoreFault::away("store-no-answer")),
        };
        if let Err(fault) = &written {
            tracing::warn!(%fault, appends = jobs.len(), "a transaction failed");
            // Whatever it was, the next one begins on a fresh connection: this one may be in the middle of something.
            client.take().map(Object::take);
        }
        settle(jobs, &written);
    }
}

fn settle(jobs: Vec<Job>, written: &Result<HashSet<String>, StoreFault>) {
    for job in jobs {
        let result = match written {
            Ok(moved) if moved.contains(job.append.table.as_str()) || job.append.lines.is_empty() => Ok(()),
            Ok(_) => Err(StoreFault::Conflict),
            Err(fault) => Err(fault.clone()),
        };
        // The asker may have gone away; the work is done all the same.
        let _ = job.told.send(result);
    }
}

/// Writes a batch; returns the tables whose lines are written. The others have gone on elsewhere.
async fn write(
    pool: &Pool,
    node: NodeId,
    client: &mut Option<Object>,
    jobs: &[Job],
) -> Result<HashSet<String>, StoreFault> {
    let appends: Vec<&Append> = jobs.iter().map(|job| &job.append).collect();
    for tried in 1..=TRIES {
        let open = match client.take().filter(|client| !client.is_closed()) {
            Some(open) => open,
            None => pool.get().await.map_err(pool_fault)?,
        };
        let open = client.insert(open);
        match transaction(open, node, &appends).await {
            Err(StoreFault::Locked) if tried < TRIES => {
                open.batch_execute("ROLLBACK").await.map_err(fault)?;
                tokio::time::sleep(Duration::from_millis(20 * u64::from(tried))).await;
            }
            done => return done,
        }
    }
    Err(StoreFault::Locked)
}

/// One transaction. The plain case takes one round trip: everything is sent before the first answer is read.
async fn transaction(client: &Object, node: NodeId, appends: &[&Append]) -> Result<HashSet<String>, StoreFault> {
    let parts = Parts::of(appends)?;
    let notices = bulletins(node, news(appends))?;
    let write = client.prepare_cached(WRITE).await.map_err(fault)?;
    let tell = client.prepare_cached("SELECT pg_notify($1, $2)").await.map_err(fault)?;
    if appends.iter().all(|append| append.is_plain()) {
        let values = parts.values();
        let (begun, moved, notified, committed) = tokio::join!(
            client.batch_execute("BEGIN"),
            client.query(&write, &values),
            try_join_all(notices.iter().map(|notice| notify(client, &tell, notice))),
            client.batch_execute("COMMIT"),
        );
        begun.map_err(fault)?;
        let moved = moved.map_err(fault)?;
        notified?;
        // A transaction that failed before ends here too, as undone; but then one of the others said so.
        committed.map_err(fault)?;
        return Ok(moved.iter().map(|row| row.get(0)).collect());
    }
    client.batch_execute("BEGIN").await.map_err(fault)?;
    for append in appends.iter().filter(|append| append.opening.is_some()) {
        open_table(client, append).await?;
    }
    let moved = client.query(&write, &parts.values()).await.map_err(fault)?;
    let moved: HashSet<String> = moved.iter().map(|row| row.get(0)).collect();
    for append in appends.iter().filter(|append| moved.contains(append.table.as_str())) {
        show_and_tell(client, append).await?;
    }
    try_join_all(notices.iter().map(|notice| notify(client, &tell, notice))).await?;
    client.batch_execute("COMMIT").await.map_err(fault)?;
    Ok(moved)
}

async fn notify(client: &Object, tell: &Statement, notice: &str) -> Result<(), StoreFault> {
    client.query(tell, &[&CHANNEL, &notice]).await.map_err(fault)?;
    Ok(())
}

/// What the other nodes hear of a batch. They look for themselves, so one that was refused may be named, too.
fn news(appends: &[&Append]) -> Vec<News> {
    let last = |append: &&Append| Some(News::Line(append.table.clone(), append.lines.last()?.seq));
    let lobby = appends.iter().any(|append| append.card.is_some()).then_some(News::Lobby);
    appends.iter().filter_map(last).chain(lobby).collect()
}
