//! What nodes that share a database need of it: news of each other, leases, one time of day.

use super::{Reply, StoreFault};
use crate::caps::Rate;
use ::table::{Line, Millis, PersonId, TableId};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tokio::sync::mpsc;

/// A node, by a number that it chose when it started.
pub(crate) type NodeId = u64;

/// Something that one node tells the others. It may be lost or come twice: whatever depends on it is found out without
/// it, only later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum News {
    /// A table's journal has grown up to this number.
    Line(TableId, u32),
    /// A table is to be read again from its first line: somebody's name was taken out of it.
    Reread(TableId),
    /// Lists show some table differently.
    Lobby,
    /// Who looks at a table through this node: the seated people, and how many others.
    Present(TableId, Vec<PersonId>, u32),
    /// A node has just woken a table: whoever has listeners there says who they are.
    WhoIsThere(TableId),
    /// The node is there.
    Alive,
    /// The node ends.
    Bye,
}

/// What comes over the bus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// Something from another node.
    From(NodeId, News),
    /// The bus was away for a while: anything may have been missed.
    Gap,
}

/// The right to do something that one node alone should do, as long as it is held. Losing it is harmless: it only saves
/// work.
pub(crate) struct Lease {
    release: Option<Box<dyn FnOnce() + Send>>,
}

impl Lease {
    pub(crate) fn new(release: impl FnOnce() + Send + 'static) -> Lease {
        Lease { release: Some(Box::new(release)) }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        if let Some(release) = self.release.take() {
            release();
        }
    }
}

/// What nodes that share a database need of it.
pub(crate) trait Nodes: Send + Sync + 'static {
    /// Tells the other nodes something, soon and together with other news. What does not fit any more is dropped.
    fn tell(&self, news: News);
    /// What the others tell. Only the first one who asks hears it.
    fn hear(&self) -> Option<mpsc::Receiver<Heard>>;
    /// The last line of some tables' journals.
    fn heads(&self, tables: Vec<TableId>) -> Reply<'_, Vec<(TableId, u32)>>;
    /// The lines of a journal after a number.
    fn since(&self, table: &TableId, seq: u32) -> Reply<'_, Vec<Line>>;
    /// The right to do something alone, if no other node has it.
    fn lease(&self, what: String) -> Reply<'_, Option<Lease>>;
    /// The database's time of day: nodes whose own clocks differ agree on it.
    fn time(&self) -> Reply<'_, Millis>;
    /// Counts one of something that all nodes limit together (the generic cell rate algorithm); how long to wait if it is one
    /// too many, which then is not counted.
    fn allow(&self, key: String, rate: Rate) -> Reply<'_, Duration>;
    /// Who was changed within the last seconds, on whatever node.
    fn changed_people(&self) -> Reply<'_, Vec<PersonId>>;
}

/// A notice as it goes over the bus. Nodes of two versions may run at once, so each of the news is read for itself.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Bulletin {
    pub(super) node: NodeId,
    pub(super) news: Vec<serde_json::Value>,
}

/// How many bytes a notice may have: PostgreSQL takes less than 8,000.
const LONGEST: usize = 7_500;

/// News as few notices that are each short enough.
pub(super) fn bulletins(node: NodeId, news: Vec<News>) -> Result<Vec<String>, StoreFault> {
    let mut written = Vec::new();
    let mut next = Bulletin { node, news: Vec::new() };
    let mut length = 0;
    for one in news {
        let one = serde_json::to_value(one)?;
        let more = one.to_string().len() + 1;
        if length + more > LONGEST && !next.news.is_empty() {
            written.push(serde_json::to_string(&next)?);
            next.news.clear();
            length = 0;
        }
        length += more;
        next.news.push(one);
    }
    if !next.news.is_empty() {
        written.push(serde_json::to_string(&next)?);
    }
    Ok(written)
}

#[cfg(test)]
mod tests {
    use super::{Bulletin, LONGEST, News, bulletins};
    use ::table::TableId;

    #[test]
    fn many_news_are_few_notices_that_fit() {
        let news: Vec<News> = (0..2000).map(|number| News::Line(TableId::from_random([7; 20]), number)).collect();
        let written = bulletins(u64::MAX, news.clone()).unwrap();
        assert!(written.len() < 20 && written.iter().all(|text| text.len() < LONGEST + 100));
        let read = written.iter().flat_map(|text| serde_json::from_str::<Bulletin>(text).unwrap().news);
        let read: Vec<News> = read.map(|news| serde_json::from_value(news).unwrap()).collect();
        assert_eq!(read, news);
        assert!(bulletins(1, Vec::new()).unwrap().is_empty());
    }
}
