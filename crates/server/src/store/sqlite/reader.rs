//! Reading the tables of a folder without writing anything there, also while a server runs.

use super::{database, tables};
use crate::store::schema::{known_version, migrate};
use crate::store::{StoreFault, Stored};
use ::table::TableId;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;

/// The tables of a data folder, to be looked at.
pub(crate) struct TableReader(Connection);

impl TableReader {
    /// Opens a folder. The data of an older release are copied into memory and brought up to date there.
    pub(crate) fn open(folder: &Path) -> Result<TableReader, StoreFault> {
        let path = database(folder);
        let found = Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        let version: u32 = found.pragma_query_value(None, "user_version", |row| row.get(0))?;
        if version == known_version() {
            return Ok(TableReader(found));
        }
        let mut copy = Connection::open_in_memory()?;
        rusqlite::backup::Backup::new(&found, &mut copy)?.run_to_completion(1000, std::time::Duration::ZERO, None)?;
        migrate(&mut copy).map_err(StoreFault::Broken)?;
        Ok(TableReader(copy))
    }

    /// Every table, the newest first.
    pub(crate) fn ids(&self) -> Result<Vec<TableId>, StoreFault> {
        let mut find = self.0.prepare("SELECT id FROM play ORDER BY created DESC, id")?;
        let found = find.query_map([], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
        let parse =
            |id: String| TableId::parse(&id).ok_or_else(|| StoreFault::Broken(format!("{id:?} is no table's name")));
        found.into_iter().map(parse).collect()
    }

    /// A table's journal.
    pub(crate) fn load(&self, table: &TableId) -> Result<Option<Stored>, StoreFault> {
        tables::load(&self.0, table)
    }

    /// What lists say that is played at a table whose journal cannot be read.
    pub(crate) fn game_of(&self, table: &TableId) -> Option<String> {
        let card: String =
            self.0.query_row("SELECT card FROM play WHERE id = ?1", [table.as_str()], |row| row.get(0)).ok()?;
        let card: serde_json::Value = serde_json::from_str(&card).ok()?;
        Some(card["plan"]["game"].as_str()?.to_owned())
    }
}
