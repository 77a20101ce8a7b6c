//! The lobby, live: everybody who looks at it hears when tables open, fill or close.

use crate::store::{Listed, Store, StoreFault};
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
/// How many tables are listed.
const LISTED: u32 = 20;

/// Sends the list of open tables whenever it has changed.
pub(crate) struct Lobby {
    store: Arc<dyn Store>,
    /// What was last read for those who listened then; nothing once the server closes.
    told: Arc<watch::Sender<Option<Bytes>>>,
    changed: Arc<Notify>,
}

/// Somebody who listens.
struct LobbyListener {
    told: watch::Receiver<Option<Bytes>>,
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
            let now = self.told.borrow_and_update().clone()?;
            if now != self.sent {
                self.sent = now.clone();
                return Some(now);
            }
        }
    }
}

impl Lobby {
    pub(crate) fn new(store: Arc<dyn Store>, changed: Arc<Notify>) -> Lobby {
        let told = Arc::new(watch::Sender::new(Some(Bytes::new())));
        tokio::spawn(tell(Arc::clone(&store), Arc::clone(&changed), Arc::clone(&told)));
        Lobby { store, told, changed }
    }

    /// The list as it is now.
    pub(crate) async fn now(&self) -> Result<Vec<Listed>, StoreFault> {
        self.store.open_tables(LISTED).await
    }

    /// The list as it is now, then whatever it becomes.
    pub(crate) async fn stream(&self) -> Result<impl Stream<Item = Result<Bytes, Infallible>> + use<>, StoreFault> {
        // Listening begins before reading, so that nothing in between is missed.
        let told = self.told.subscribe();
        let first = message(&self.now().await?);
        let listener = LobbyListener { told, sent: first.clone(), first: Some(first) };
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

async fn tell(store: Arc<dyn Store>, changed: Arc<Notify>, told: Arc<watch::Sender<Option<Bytes>>>) {
    loop {
        changed.notified().await;
        if told.borrow().is_none() {
            return;
        }
        if told.receiver_count() == 0 {
            continue;
        }
        match store.open_tables(LISTED).await {
            Ok(tables) => {
                // Listeners differ in what they were sent last: each compares for itself.
                told.send_if_modified(|told| told.as_mut().map(|told| *told = message(&tables)).is_some());
            }
            Err(fault) => tracing::warn!(%fault, "the lobby could not be read"),
        }
        tokio::time::sleep(GATHER).await;
    }
}
