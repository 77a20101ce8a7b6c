//! `caldera people ratings`: compares the books with the journals, or makes them anew.

use super::anchors;
use super::keeper::Keeper;
use crate::store::{Club, Postgres, Sqlite, Store, StoreFault};
use ::table::TableId;
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;

/// How many tables are entered at once.
const BATCH: u32 = 200;

/// What came of making the books anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remade {
    /// Games in the books.
    pub games: usize,
    /// Ratings of people.
    pub ratings: usize,
    /// Whether what was kept before was the same.
    pub same: bool,
}

/// Why the books were not made anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemakeFault {
    /// A server uses the data.
    InUse,
    /// The data cannot be read or written.
    Store(StoreFault),
}

impl fmt::Display for RemakeFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RemakeFault::InUse => out.write_str("a server uses the data"),
            RemakeFault::Store(fault) => fault.fmt(out),
        }
    }
}

impl std::error::Error for RemakeFault {}

impl From<StoreFault> for RemakeFault {
    fn from(fault: StoreFault) -> RemakeFault {
        match fault {
            StoreFault::Locked => RemakeFault::InUse,
            StoreFault::Conflict
            | StoreFault::Full
            | StoreFault::Busy
            | StoreFault::Away(_)
            | StoreFault::Broken(_) => RemakeFault::Store(fault),
        }
    }
}

/// Makes all ratings and histories anew from the journals of a folder, or of a database that nodes share, and says whether what
/// was kept was the same. Games whose tables are in the archive count as they were entered; so do those whose journals cannot
/// be read today.
pub async fn remake_ratings(folder: &Path, database: Option<&str>) -> Result<Remade, RemakeFault> {
    let keeper = open(folder, database).await?;
    // What the server has not entered yet is no difference.
    enter_rest(&keeper).await?;
    let before = keeper.club.kept().await?;
    let mut last = 0;
    loop {
        let found = keeper.club.finished(last, BATCH).await?;
        let Some((no, _)) = found.last() else { break };
        last = *no;
        let tables: Vec<TableId> = found.into_iter().map(|(_, table)| table).collect();
        keeper.write_anew(&tables).await?;
    }
    for game in keeper.club.games().await? {
        let anchors = anchors(&game);
        keeper.club.rate_anew(game, anchors).await?;
    }
    let after = keeper.club.kept().await?;
    let (games, ratings) = after.counts();
    Ok(Remade { games, ratings, same: before == after })
}

async fn enter_rest(keeper: &Keeper) -> Result<(), RemakeFault> {
    loop {
        let tables = keeper.club.unentered(BATCH).await?;
        if tables.is_empty() {
            return Ok(());
        }
        keeper.enter_all(&tables).await?;
    }
}

async fn open(folder: &Path, database: Option<&str>) -> Result<Keeper, RemakeFault> {
    let (club, store): (Club, Arc<dyn Store>) = if let Some(address) = database {
        let store = Arc::new(Postgres::open(address, 0).await?);
        (Club::Postgres(Arc::clone(&store)), store)
    } else {
        let store = Arc::new(Sqlite::open(folder, Duration::from_secs(5), None)?);
        (Club::Sqlite(Arc::clone(&store)), store)
    };
    Ok(Keeper::new(club, store, Arc::new(Notify::new())))
}
