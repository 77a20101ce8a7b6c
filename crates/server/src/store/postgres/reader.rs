//! A short visit to the database by a program that is no server: the doctor, the operator, the archive.

use super::connections::{Change, change, pool, pool_fault, read_address, rows};
use super::schema::{newest, version};
use super::tables;
use crate::store::club;
use crate::store::file_fault;
use crate::store::reading::{AllTables, Leaving};
use crate::store::{StoreFault, Stored};
use ::table::{Millis, TableId};
use deadpool_postgres::{Object, Pool};
use kernel::facts;
use tokio::runtime::{Builder, Runtime};

/// Only one node at a time opens all tables after an update: the number of the advisory lock.
const EXAMINING: i64 = 0x0ca1_de2b;

/// A connection that is waited for. It must not be used where asynchronous code runs.
pub(super) struct Visit {
    runtime: Runtime,
    pool: Pool,
}

impl Visit {
    pub(super) fn open(address: &str) -> Result<Visit, StoreFault> {
        let broken = |error: std::io::Error| StoreFault::Broken(file_fault(&error));
        let runtime = Builder::new_current_thread().enable_all().build().map_err(broken)?;
        Ok(Visit { pool: pool(&read_address(address)?, 1)?, runtime })
    }

    /// Does something with the connection and waits until it is done.
    pub(super) fn wait<T, E: From<StoreFault>>(&self, doing: impl AsyncFnOnce(Object) -> Result<T, E>) -> Result<T, E> {
        self.runtime.block_on(async {
            let client = self.pool.get().await.map_err(pool_fault)?;
            doing(client).await
        })
    }

    /// The version of the shape of the database.
    pub(super) fn version(&self) -> Result<usize, StoreFault> {
        self.wait(async |client| version(&client).await)
    }
}

/// The tables in a database.
pub(crate) struct DatabaseTables {
    visit: Visit,
}

impl DatabaseTables {
    /// Opens a database of our own shape.
    pub(crate) fn open(address: &str) -> Result<DatabaseTables, StoreFault> {
        let visit = Visit::open(address)?;
        let found = visit.version()?;
        if found == newest() {
            return Ok(DatabaseTables { visit });
        }
        Err(StoreFault::broken("store-version", facts![found, known = newest()]))
    }

    /// Whether no other node opens all tables now. It holds until this visit ends: the lock belongs to its connection.
    pub(crate) fn may_examine(&self) -> Result<bool, StoreFault> {
        self.visit.wait(async |client| {
            Ok::<_, StoreFault>(rows(&client, "SELECT pg_try_advisory_lock($1)", &[&EXAMINING]).await?[0].get(0))
        })
    }

    /// The program that opened all tables last after an update.
    pub(crate) fn examined_by(&self) -> Result<Option<String>, StoreFault> {
        let question = "SELECT value FROM setting WHERE key = 'examined'";
        let found: Vec<Vec<u8>> = self.visit.wait(async |client| {
            Ok::<_, StoreFault>(rows(&client, question, &[]).await?.iter().map(|row| row.get(0)).collect())
        })?;
        Ok(found.first().map(|program| String::from_utf8_lossy(program).into_owned()))
    }

    /// Notes which program has opened all tables.
    pub(crate) fn note_examined(&self, program: &str) -> Result<(), StoreFault> {
        let question = "INSERT INTO setting VALUES ('examined', $1) ON CONFLICT (key) DO UPDATE SET value = $1";
        self.visit.wait(async |client| change(&client, question, &[&program.as_bytes()]).await.map(drop))
    }
}

fn parsed(id: &str) -> Result<TableId, StoreFault> {
    TableId::parse(id).ok_or_else(|| StoreFault::broken("store-no-table", facts![id]))
}

impl AllTables for DatabaseTables {
    fn ids(&self) -> Result<Vec<TableId>, StoreFault> {
        let question = "SELECT id FROM play ORDER BY created DESC, id COLLATE \"C\"";
        self.visit
            .wait(async |client| rows(&client, question, &[]).await?.iter().map(|row| parsed(row.get(0))).collect())
    }

    fn load(&self, table: &TableId) -> Result<Option<Stored>, StoreFault> {
        self.visit.wait(async |client| tables::load(&client, table).await)
    }

    fn game_of(&self, table: &TableId) -> Option<String> {
        let question = "SELECT card FROM play WHERE id = $1";
        let found = self.visit.wait(async |client| rows(&client, question, &[&table.as_str()]).await);
        let card: serde_json::Value = serde_json::from_str(found.ok()?.first()?.get(0)).ok()?;
        Some(card["plan"]["game"].as_str()?.to_owned())
    }

    fn ended_before(&self, moment: Millis) -> Result<Vec<TableId>, StoreFault> {
        let question = "
            SELECT play.id FROM play JOIN head ON head.id = play.id
            WHERE phase IN ('over', 'stopped') AND head.updated < $1 ORDER BY play.no";
        self.visit.wait(async |client| {
            rows(&client, question, &[&moment]).await?.iter().map(|row| parsed(row.get(0))).collect()
        })
    }

    fn remove(&self, table: &TableId, seq: u32, game: Option<Leaving>) -> Result<bool, StoreFault> {
        let (id, seq) = (table.as_str(), seq as i32);
        self.visit.wait(async |client| {
            let removal = Change::begin(client).await?;
            if change(&removal, "DELETE FROM head WHERE id = $1 AND seq = $2", &[&id, &seq]).await? == 0 {
                return Ok(false);
            }
            if let Some(Leaving { entry, anchors }) = game {
                let door: &Object = &removal;
                club::archive(door, entry, anchors).await?;
            }
            change(&removal, "DELETE FROM line USING play WHERE line.play = play.no AND play.id = $1", &[&id]).await?;
            for sheet in ["sitting", "notice", "told", "analysis", "variation", "comparison"] {
                change(&removal, &format!("DELETE FROM {sheet} WHERE play = $1"), &[&id]).await?;
            }
            change(&removal, "DELETE FROM play WHERE id = $1", &[&id]).await?;
            removal.commit().await?;
            Ok(true)
        })
    }
}
