//! The lobby, live: everybody who looks at it hears when tables open, fill or close.

use crate::store::{AliveSince, Listed, Store, StoreFault};
use crate::time::Clock;
use ::table::{Millis, PersonId};
use axum::body::Bytes;
use futures_util::Stream;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, watch};

/// How long changes are gathered before they are sent: many in a row are one message.
const GATHER: Duration = Duration::from_millis(300);
/// How often an idle stream hears that it is still open.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// How often the list is read anew where nothing is heard of a change: tables grow old without a word.
const AGEING: Duration = Duration::from_secs(60);
/// How many tables are listed.
const LISTED: u32 = 20;
/// How many are found by whoever looks for one.
const FOUND: u32 = 100;
/// How long a table that nobody touches stays listed: people who want to play at once wait for a few hours at most.
const LIVE_MS: Millis = 6 * 60 * 60 * 1000;
/// The same for tables with days for each move.
const SLOW_MS: Millis = 14 * 24 * 60 * 60 * 1000;

/// Sends the list of open tables whenever it has changed.
pub(crate) struct Lobby {
    store: Arc<dyn Store>,
    clock: Clock,
    /// What was last read for those who listened then; nothing once the server closes.
    told: Arc<watch::Sender<Option<Arc<Told>>>>,
    changed: Arc<Notify>,
}

/// The list as it was last read, and as it is sent to most.
#[derive(Default)]
struct Told {
    tables: Vec<Listed>,
    message: Bytes,
}

impl Told {
    fn new(tables: Vec<Listed>) -> Arc<Told> {
        Arc::new(Told { message: message(&tables), tables })
    }

    /// As it is sent to somebody who has nothing to do with some.
    fn without(&self, apart: &[PersonId]) -> Bytes {
        if apart.is_empty() { self.message.clone() } else { message(&without(self.tables.clone(), apart)) }
    }
}

/// Tables at which none of these people sits.
fn without(mut tables: Vec<Listed>, apart: &[PersonId]) -> Vec<Listed> {
    let sits = |table: &Listed| {
        table.card.chairs.iter().filter_map(|chair| chair.person.as_ref()).any(|one| apart.contains(one))
    };
    tables.retain(|table| !sits(table));
    tables
}

/// Somebody who listens.
struct LobbyListener {
    told: watch::Receiver<Option<Arc<Told>>>,
    /// Whose tables are not told.
    apart: Vec<PersonId>,
    /// What is to be sent first.
    first: Option<Bytes>,
    /// What was sent last.
    sent: Bytes,
}

impl LobbyListener {
    /// What to send next; nothing when the lobby closes.
    async fn next(&mut self) -> Option<Bytes> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        loop {
            match tokio::time::timeout(HEARTBEAT, self.told.changed()).await {
                Ok(changed) => changed.ok()?,
                Err(_) => return Some(Bytes::from_static(b": \n\n")),
            }
            let now = self.told.borrow_and_update().as_ref()?.without(&self.apart);
            if now != self.sent {
                self.sent = now.clone();
                return Some(now);
            }
        }
    }
}

impl Lobby {
    pub(crate) fn new(store: Arc<dyn Store>, clock: Clock, changed: Arc<Notify>) -> Lobby {
        let told = Arc::new(watch::Sender::new(Some(Arc::default())));
        tokio::spawn(tell(Arc::clone(&store), clock, Arc::clone(&changed), Arc::clone(&told)));
        Lobby { store, clock, told, changed }
    }

    /// The list as it is now, for somebody who has nothing to do with some.
    pub(crate) async fn now(&self, apart: &[PersonId]) -> Result<Vec<Listed>, StoreFault> {
        Ok(without(listed(&self.store, self.clock).await?, apart))
    }

    /// The tables at which somebody may sit down, but for those of people who have nothing to do with them: more than are shown.
    pub(crate) async fn all(&self, apart: &[PersonId]) -> Result<Vec<Listed>, StoreFault> {
        Ok(without(self.store.open_tables(FOUND, alive_since(self.clock.now_ms())).await?, apart))
    }

    /// The list as it is now, then whatever it becomes.
    pub(crate) async fn stream(
        &self,
        apart: Vec<PersonId>,
    ) -> Result<impl Stream<Item = Result<Bytes, Infallible>> + use<>, StoreFault> {
        // Listening begins before reading, so that nothing in between is missed.
        let told = self.told.subscribe();
        let first = message(&self.now(&apart).await?);
        let listener = LobbyListener { told, apart, sent: first.clone(), first: Some(first) };
        Ok(futures_util::stream::unfold(listener, |mut listener| async move {
            let next = listener.next().await?;
            Some((Ok(next), listener))
        }))
    }

    /// Ends all streams.
    pub(crate) fn close(&self) {
        self.told.send_replace(None);
        self.changed.notify_one();
    }
}

/// The list as the stream sends it, and as the page remembers it.
pub(crate) fn written(tables: &[Listed]) -> String {
    serde_json::to_string(tables).unwrap_or_default()
}

fn message(tables: &[Listed]) -> Bytes {
    Bytes::from(format!("event: lobby\ndata: {}\n\n", written(tables)))
}

/// The open tables that somebody keeps alive.
async fn listed(store: &Arc<dyn Store>, clock: Clock) -> Result<Vec<Listed>, StoreFault> {
    store.open_tables(LISTED, alive_since(clock.now_ms())).await
}

/// Since when something must have happened at an open table, so that others still find it.
fn alive_since(now: Millis) -> AliveSince {
    AliveSince { live: now - LIVE_MS, slow: now - SLOW_MS }
}

async fn tell(store: Arc<dyn Store>, clock: Clock, changed: Arc<Notify>, told: Arc<watch::Sender<Option<Arc<Told>>>>) {
    loop {
        // Whether it was told or has only grown old: it is read anew.
        let _ = tokio::time::timeout(AGEING, changed.notified()).await;
        if told.borrow().is_none() {
            return;
        }
        if told.receiver_count() == 0 {
            continue;
        }
        match listed(&store, clock).await {
            Ok(tables) => {
                // Listeners differ in what they were sent last: each compares for itself.
                told.send_if_modified(|told| told.as_mut().map(|told| *told = Told::new(tables)).is_some());
            }
            Err(fault) => tracing::warn!(%fault, "the lobby could not be read"),
        }
        tokio::time::sleep(GATHER).await;
    }
}
