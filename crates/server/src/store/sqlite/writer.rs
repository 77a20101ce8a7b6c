//! The one thread that writes.
//!
//! Requests that arrive while the disk is busy wait in a bounded queue and are then written in one transaction, so that
//! they share its sync. Each of them is answered only after the commit.

use crate::store::{Reply, StoreFault};
use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

/// How many requests may wait.
const QUEUE: usize = 4096;
/// How many are written in one transaction.
const BATCH: usize = 512;

/// A piece of work, run or refused, and then what to do when its fate is known.
type Job = Box<dyn FnOnce(Result<&Connection, StoreFault>) -> Settle + Send>;
/// Tells the asker what became of their work, once the transaction is committed or undone.
type Settle = Box<dyn FnOnce(Result<(), StoreFault>) + Send>;

/// The door to the writing thread.
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    pub(super) fn start(connection: Connection) -> Writer {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let thread = std::thread::Builder::new().name("writer".to_owned());
        // Without a thread every job is refused as Busy: its end of the queue is dropped.
        if let Err(error) = thread.spawn(move || write_all(&connection, waiting)) {
            tracing::error!(%error, "the writing thread did not start");
        }
        Writer { jobs }
    }

    /// Runs a piece of work in some transaction; answers when it is on the disk, or that it was undone.
    pub(super) fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreFault> + Send + 'static,
    ) -> Reply<'_, T> {
        let (tell, told) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let result = connection.and_then(|connection| apart(connection, work));
            Box::new(move |committed| {
                // The asker may have gone away; the work is done all the same.
                let _ = tell.send(committed.and(result));
            })
        });
        Box::pin(async move {
            self.jobs.send(job).await.map_err(|_| StoreFault::Busy)?;
            told.await.map_err(|_| StoreFault::Busy)?
        })
    }
}

/// One piece of work that leaves no trace if it fails.
fn apart<T>(connection: &Connection, work: impl FnOnce(&Connection) -> Result<T, StoreFault>) -> Result<T, StoreFault> {
    connection.prepare_cached("SAVEPOINT job")?.execute([])?;
    let result = work(connection);
    if result.is_err() && !connection.is_autocommit() {
        connection.prepare_cached("ROLLBACK TO job")?.execute([])?;
    }
    if !connection.is_autocommit() {
        connection.prepare_cached("RELEASE job")?.execute([])?;
    }
    result
}

fn write_all(connection: &Connection, mut waiting: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.blocking_recv_many(&mut batch, BATCH) > 0 {
        let mut settles: Vec<Settle> = Vec::with_capacity(batch.len());
        let mut result = begin(connection);
        for job in batch.drain(..) {
            settles.push(job(result.clone().map(|()| connection)));
            // Some failures (a full disk) undo the whole transaction at once. What would follow must not run alone.
            if result.is_ok() && connection.is_autocommit() {
                result = Err(StoreFault::Full);
            }
        }
        let result = result.and_then(|()| commit(connection));
        if let Err(fault) = &result {
            tracing::warn!(%fault, jobs = settles.len(), "a transaction failed and was undone");
        }
        settles.into_iter().for_each(|settle| settle(result.clone()));
    }
}

fn begin(connection: &Connection) -> Result<(), StoreFault> {
    connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
    Ok(())
}

fn commit(connection: &Connection) -> Result<(), StoreFault> {
    let result = connection.prepare_cached("COMMIT").and_then(|mut commit| commit.execute([]));
    if let Err(error) = result {
        if !connection.is_autocommit() {
            connection.execute_batch("ROLLBACK").unwrap_or_else(|error| tracing::error!(%error, "no rollback"));
        }
        return Err(error.into());
    }
    Ok(())
}
