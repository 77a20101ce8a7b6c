//! Looking at the tables of a folder one after the other, also while a server runs.

use super::{database, tables};
use crate::store::club;
use crate::store::reading::{AllTables, Leaving};
use crate::store::schema::{known_version, migrate};
use crate::store::{StoreFault, Stored};
use ::table::{Millis, TableId};
use kernel::facts;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::time::Duration;

/// How long a running server is waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// The tables of a data folder.
pub(crate) struct FolderTables(Connection);

impl FolderTables {
    /// Opens a folder to look at it. The data of an older release are copied into memory and brought up to date there.
    pub(crate) fn open(folder: &Path) -> Result<FolderTables, StoreFault> {
        let path = database(folder);
        let found = Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        let version: u32 = found.pragma_query_value(None, "user_version", |row| row.get(0))?;
        if version == known_version() {
            return Ok(FolderTables(found));
        }
        let mut copy = Connection::open_in_memory()?;
        rusqlite::backup::Backup::new(&found, &mut copy)?.run_to_completion(1000, Duration::ZERO, None)?;
        migrate(&mut copy)?;
        Ok(FolderTables(copy))
    }

    /// Opens a folder so that tables can be taken out. Its data must be those of this program's version.
    pub(crate) fn open_to_remove(folder: &Path) -> Result<FolderTables, StoreFault> {
        let found = Connection::open_with_flags(database(folder), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        found.busy_timeout(PATIENCE)?;
        found.pragma_update(None, "foreign_keys", true)?;
        let version: u32 = found.pragma_query_value(None, "user_version", |row| row.get(0))?;
        if version == known_version() {
            return Ok(FolderTables(found));
        }
        Err(StoreFault::broken("store-version", facts![found = version, known = known_version()]))
    }

    fn tables(&self, question: &str, values: impl rusqlite::Params) -> Result<Vec<TableId>, StoreFault> {
        let mut find = self.0.prepare(question)?;
        let found = find.query_map(values, |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
        let parse = |id: String| {
            TableId::parse(&id).ok_or_else(|| StoreFault::broken("store-no-table", facts![id = id.as_str()]))
        };
        found.into_iter().map(parse).collect()
    }
}

impl AllTables for FolderTables {
    fn ids(&self) -> Result<Vec<TableId>, StoreFault> {
        self.tables("SELECT id FROM play ORDER BY created DESC, id", [])
    }

    fn load(&self, table: &TableId) -> Result<Option<Stored>, StoreFault> {
        tables::load(&self.0, table)
    }

    fn game_of(&self, table: &TableId) -> Option<String> {
        let card: String =
            self.0.query_row("SELECT card FROM play WHERE id = ?1", [table.as_str()], |row| row.get(0)).ok()?;
        let card: serde_json::Value = serde_json::from_str(&card).ok()?;
        Some(card["plan"]["game"].as_str()?.to_owned())
    }

    fn ended_before(&self, moment: Millis) -> Result<Vec<TableId>, StoreFault> {
        let question = "SELECT id FROM play JOIN head ON head.play = play.no
                        WHERE phase IN ('over', 'stopped') AND head.updated < ?1 ORDER BY no";
        self.tables(question, [moment])
    }

    fn remove(&self, table: &TableId, seq: u32, game: Option<Leaving>) -> Result<bool, StoreFault> {
        let id = table.as_str();
        let removal = self.0.unchecked_transaction()?;
        let still = "DELETE FROM head WHERE play = (SELECT no FROM play WHERE id = ?1) AND seq = ?2";
        if removal.execute(still, (id, seq))? == 0 {
            return Ok(false);
        }
        if let Some(Leaving { entry, anchors }) = game {
            club::at_once(&removal, async |door| club::archive(door, entry, anchors).await)?;
        }
        removal.execute("DELETE FROM entry WHERE play = (SELECT no FROM play WHERE id = ?1)", [id])?;
        for sheet in ["sitting", "notice", "told", "analysis", "variation", "comparison"] {
            removal.execute(&format!("DELETE FROM {sheet} WHERE play = ?1"), [id])?;
        }
        removal.execute("DELETE FROM play WHERE id = ?1", [id])?;
        removal.commit()?;
        Ok(true)
    }
}
