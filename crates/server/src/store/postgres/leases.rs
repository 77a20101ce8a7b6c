//! The right to do something alone: an advisory lock of PostgreSQL, held by one connection of this node. If the node dies,
//! its connection ends and its locks are free at once.

use super::connections::{PATIENCE, connect, fault};
use crate::store::StoreFault;
use crate::store::nodes::Lease;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::{Client, Config};

/// What the task that holds the locks is asked.
enum Ask {
    Take { key: i64, reply: oneshot::Sender<Result<bool, StoreFault>> },
    Give { key: i64 },
}

/// The leases of this node.
pub(super) struct Leases {
    asks: mpsc::UnboundedSender<Ask>,
}

impl Leases {
    pub(super) fn start(config: Config) -> Leases {
        let (asks, asked) = mpsc::unbounded_channel();
        tokio::spawn(run(config, asked));
        Leases { asks }
    }

    /// The lease, if no other node has it. The same node may take it twice.
    pub(super) async fn take(&self, what: &str) -> Result<Option<Lease>, StoreFault> {
        let key = key(what);
        let (reply, answer) = oneshot::channel();
        self.asks.send(Ask::Take { key, reply }).map_err(|_| StoreFault::Busy)?;
        // From here on it is given back, whether the asker still waits for the answer or not.
        let asks = self.asks.clone();
        let lease = Lease::new(move || drop(asks.send(Ask::Give { key })));
        let taken = answer.await.map_err(|_| StoreFault::Busy)??;
        Ok(taken.then_some(lease))
    }
}

/// The number of a lock.
fn key(what: &str) -> i64 {
    let digest = Sha256::digest(what.as_bytes());
    digest.iter().take(8).fold(0, |key, byte| key << 8 | i64::from(*byte))
}

async fn run(config: Config, mut asked: mpsc::UnboundedReceiver<Ask>) {
    let mut client: Option<Client> = None;
    // How often each lock is held by the present connection.
    let mut held: HashMap<i64, u32> = HashMap::new();
    while let Some(ask) = asked.recv().await {
        if client.as_ref().is_none_or(Client::is_closed) {
            client = connect(&config).await.ok();
            held.clear();
        }
        match ask {
            Ask::Take { key, reply } => {
                let waited = tokio::time::timeout(PATIENCE, take(client.as_ref(), key)).await;
                let taken = waited.unwrap_or_else(|_| Err(StoreFault::away("store-no-answer")));
                match taken {
                    Ok(true) => *held.entry(key).or_default() += 1,
                    Ok(false) => {}
                    // What this connection holds is given back by its end.
                    Err(_) => client = None,
                }
                let _ = reply.send(taken);
            }
            Ask::Give { key } => give(client.as_ref(), &mut held, key).await,
        }
    }
}

async fn take(client: Option<&Client>, key: i64) -> Result<bool, StoreFault> {
    let client = client.ok_or_else(|| StoreFault::away("store-no-connection"))?;
    let row = client.query_one("SELECT pg_try_advisory_lock($1)", &[&key]).await.map_err(fault)?;
    Ok(row.get(0))
}

/// Gives a lock back, if this connection has it: one that was refused is not given back.
async fn give(client: Option<&Client>, held: &mut HashMap<i64, u32>, key: i64) {
    let Some(count) = held.get_mut(&key).filter(|count| **count > 0) else { return };
    *count -= 1;
    if *count == 0 {
        held.remove(&key);
    }
    if let Some(client) = client
        && let Err(error) = client.query_one("SELECT pg_advisory_unlock($1)", &[&key]).await
    {
        tracing::info!(%error, "a lease was not given back");
    }
}
