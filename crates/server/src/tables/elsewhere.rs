//! What other nodes tell of the tables that this one has in memory.

use super::actor::Ask;
use super::live::{Live, Tables};
use crate::store::{News, NodeId, StoreFault};
use ::table::TableId;
use std::sync::atomic::Ordering::Relaxed;

impl Tables {
    /// Passes on what another node tells. A table that is not in memory needs no news.
    pub(crate) async fn heard(&self, node: NodeId, news: News) {
        match news {
            News::Line(table, seq) => self.pass_on(&table, Ask::Grown(seq)),
            News::Reread(table) => self.read_again(&table).await,
            News::Lobby => self.shared.lobby_changed.notify_one(),
            News::Present(table, people, watching) => self.pass_on(&table, Ask::Elsewhere(node, people, watching)),
            News::WhoIsThere(table) => self.pass_on(&table, Ask::SayWhoIsHere),
            News::Alive | News::Bye => {}
        }
    }

    fn pass_on(&self, table: &TableId, ask: Ask) {
        let live = self.live.lock().ok().and_then(|live| live.get(table).cloned());
        if let Some(live) = live {
            // A table that has too much to do hears of it from the sweep.
            let _ = live.to.try_send(ask);
        }
    }

    /// A node has gone: nobody looks through it any more.
    pub(crate) fn node_has_gone(&self, node: NodeId) {
        for (_, live) in self.in_memory() {
            let _ = live.to.try_send(Ask::Elsewhere(node, Vec::new(), 0));
        }
    }

    /// Compares every table in memory with the last line in the store: news may have been lost.
    pub(crate) async fn sweep(&self) -> Result<(), StoreFault> {
        let Some(nodes) = self.shared.store.nodes() else { return Ok(()) };
        let tables = self.in_memory();
        if tables.is_empty() {
            return Ok(());
        }
        let heads = nodes.heads(tables.iter().map(|(id, _)| id.clone()).collect()).await?;
        let heads: std::collections::HashMap<TableId, u32> = heads.into_iter().collect();
        for (id, live) in tables {
            let known = live.standing.load(Relaxed);
            if let Some(&seq) = heads.get(&id).filter(|seq| known > 0 && **seq > known) {
                let _ = live.to.try_send(Ask::Grown(seq));
            }
        }
        Ok(())
    }

    fn in_memory(&self) -> Vec<(TableId, Live)> {
        let Ok(live) = self.live.lock() else { return Vec::new() };
        live.iter().filter(|(_, live)| !live.to.is_closed()).map(|(id, live)| (id.clone(), live.clone())).collect()
    }
}
