//! Somebody who watches a table through one node after the other and must never see it go backwards.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use visitor::Client;

/// How long one node is watched before the next one.
const TURN: Duration = Duration::from_millis(1500);

/// What is watched, and what was seen of it.
#[derive(Default)]
pub(super) struct Watched {
    table: Mutex<Option<String>>,
    /// The last line seen of the present table.
    pub(super) seen: AtomicU32,
    /// How often a line came after a later one.
    pub(super) backwards: AtomicU32,
}

impl Watched {
    /// Another table is played from now on.
    pub(super) fn begin(&self, table: &str) {
        let mut present = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        *present = Some(table.to_owned());
        self.seen.store(0, Relaxed);
    }

    /// The table that is watched.
    pub(super) fn table(&self) -> Option<String> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Notes a line of a table, unless another one is watched meanwhile.
    fn note(&self, table: &str, seq: u32) {
        let present = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        if present.as_deref() == Some(table) && self.seen.swap(seq, Relaxed) > seq {
            self.backwards.fetch_add(1, Relaxed);
        }
    }
}

/// Watches until the end, now through this node, now through that.
pub(super) async fn watch(watched: Arc<Watched>, addresses: Vec<SocketAddr>, first: usize, ending: Arc<AtomicBool>) {
    let mut node = first;
    while !ending.load(Relaxed) {
        node = (node + 1) % addresses.len();
        let Some(table) = watched.table() else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let last = Some(watched.seen.load(Relaxed)).filter(|seq| *seq > 0);
        let turn = look(&watched, &table, addresses[node], last);
        if tokio::time::timeout(TURN, turn).await.is_ok() {
            // The node is away, or has asked to come back.
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

async fn look(watched: &Watched, table: &str, address: SocketAddr, last: Option<u32>) {
    let path = format!("/api/tables/{table}/stream?as=data");
    let Ok(mut events) = Client::new(address).stream(&path, last).await else { return };
    while let Some(event) = events.next().await {
        if let Some(seq) = event.id {
            watched.note(table, seq);
        }
    }
}
