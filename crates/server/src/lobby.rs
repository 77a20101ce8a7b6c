//! The lobby, live: whoever looks at it is told when tables open, fill or close.

use crate::store::{Listed, Store};
use axum::body::Bytes;
use futures_util::Stream;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, watch};

/// How long changes are gathered before they are told: many in a row are one message.
const GATHER: Duration = Duration::from_millis(300);
/// How often an idle stream hears that it is still open.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// How many tables are told.
pub(crate) const LISTED: u32 = 20;

/// Tells the list of open tables when it has changed.
pub(crate) struct Lobby {
    /// What was last told; nothing once the server closes.
    told: Arc<watch::Sender<Option<Bytes>>>,
    changed: Arc<Notify>,
}

impl Lobby {
    pub(crate) fn new(store: Arc<dyn Store>, changed: Arc<Notify>) -> Lobby {
        let told = Arc::new(watch::Sender::new(Some(Bytes::new())));
        tokio::spawn(tell(store, Arc::clone(&changed), Arc::clone(&told)));
        Lobby { told, changed }
    }

    /// The list as it is now, then whatever it becomes.
    pub(crate) fn stream(&self, now: &[Listed]) -> impl Stream<Item = Result<Bytes, Infallible>> + use<> {
        let first = Some(message(now));
        futures_util::stream::unfold((first, self.told.subscribe()), |(first, mut told)| async move {
            let next = match first {
                Some(first) => first,
                None => match tokio::time::timeout(HEARTBEAT, told.changed()).await {
                    Ok(Ok(())) => told.borrow_and_update().clone()?,
                    Ok(Err(_)) => return None,
                    Err(_) => Bytes::from_static(b": \n\n"),
                },
            };
            Some((Ok(next), (None, told)))
        })
    }

    /// Ends all streams.
    pub(crate) fn close(&self) {
        self.told.send_replace(None);
        self.changed.notify_one();
    }
}

fn message(tables: &[Listed]) -> Bytes {
    let data = serde_json::to_string(tables).unwrap_or_default();
    Bytes::from(format!("event: lobby\ndata: {data}\n\n"))
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
                let now = message(&tables);
                told.send_if_modified(|told| match told {
                    Some(before) if *before != now => {
                        *told = Some(now);
                        true
                    }
                    Some(_) | None => false,
                });
            }
            Err(fault) => tracing::warn!(%fault, "the lobby could not be read"),
        }
        tokio::time::sleep(GATHER).await;
    }
}
