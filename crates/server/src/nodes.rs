//! What this node does because there are others: hears their news, tells that it is there, and finds out what it missed.

use crate::app::App;
use crate::store::{Heard, News, NodeId, Nodes};
use std::collections::HashMap;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// How often this node says that it is there, and looks who was changed.
const BEAT: Duration = Duration::from_secs(1);
/// How often the tables in memory are compared with the store.
const SWEEP: Duration = Duration::from_secs(2);
/// After how long without a word a node counts as gone.
const SILENCE: Duration = Duration::from_secs(6);

/// Listens to the other nodes as long as the server is there; nothing to do where there are none.
pub(crate) fn attend(app: &Arc<App>) {
    if let Some(heard) = app.store.nodes().and_then(Nodes::hear) {
        tokio::spawn(listen(Arc::downgrade(app), heard));
        tokio::spawn(beat(Arc::downgrade(app)));
        tokio::spawn(sweep(Arc::downgrade(app)));
    }
}

/// Tells the others that this node ends.
pub(crate) async fn leave(app: &App) {
    if let Some(nodes) = app.store.nodes() {
        nodes.tell(News::Bye);
        // What is told leaves in a moment; nobody depends on it.
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
}

async fn listen(app: Weak<App>, mut heard: mpsc::Receiver<Heard>) {
    let mut last_heard: HashMap<NodeId, Instant> = HashMap::new();
    let mut look = tokio::time::interval(BEAT);
    loop {
        let next = tokio::select! {
            next = heard.recv() => next,
            _ = look.tick() => {
                let Some(app) = app.upgrade() else { return };
                last_heard.retain(|node, at| {
                    let there = at.elapsed() < SILENCE;
                    if !there {
                        app.tables.node_has_gone(*node);
                    }
                    there
                });
                continue;
            }
        };
        let (Some(next), Some(app)) = (next, app.upgrade()) else { return };
        match next {
            Heard::From(node, News::Bye) => {
                last_heard.remove(&node);
                app.tables.node_has_gone(node);
            }
            Heard::From(node, news) => {
                last_heard.insert(node, Instant::now());
                app.tables.heard(node, news).await;
            }
            Heard::Gap => {
                if let Err(fault) = app.tables.sweep().await {
                    tracing::info!(%fault, "what was missed is not known yet");
                }
            }
        }
    }
}

/// Says that this node is there, and forgets whomever another node has changed.
async fn beat(app: Weak<App>) {
    loop {
        tokio::time::sleep(BEAT).await;
        let Some(app) = app.upgrade() else { return };
        let Some(nodes) = app.store.nodes() else { return };
        nodes.tell(News::Alive);
        let changed = match nodes.changed_people().await {
            Ok(changed) => changed,
            Err(fault) => {
                tracing::info!(%fault, "who was changed is not known yet");
                continue;
            }
        };
        if let Err(fault) = app.people.look_again_at(&changed).await {
            tracing::info!(?fault, "who was changed is not known yet");
        }
    }
}

async fn sweep(app: Weak<App>) {
    loop {
        tokio::time::sleep(SWEEP).await;
        let Some(app) = app.upgrade() else { return };
        if let Err(fault) = app.tables.sweep().await {
            tracing::info!(%fault, "what was missed is not known yet");
        }
    }
}
