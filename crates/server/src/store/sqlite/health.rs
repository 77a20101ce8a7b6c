//! Whether the data are whole and can grow.

use super::{folder, tables};
use crate::store::{Damage, StoreFault};
use rusqlite::Connection;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

/// How much room a store needs to be called well, in bytes: a few moves of many tables.
const ROOM: usize = 256 * 1024;

/// What is known about the data.
pub(super) struct Health {
    folder: PathBuf,
    damage: OnceLock<Damage>,
}

impl Health {
    pub(super) fn new(folder: &Path) -> Health {
        Health { folder: folder.to_owned(), damage: OnceLock::new() }
    }

    pub(super) fn damage(&self) -> Option<Damage> {
        self.damage.get().cloned()
    }

    /// Whether the database can be written and has room to grow, on the disk and by its own bound. A small write alone
    /// proves nothing: it may find room in pages that are there already.
    pub(super) fn can_grow(&self, connection: &Connection) -> Result<(), StoreFault> {
        let number = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
        let (pages, most) = (number("page_count")?, number("max_page_count")?);
        let free = most.saturating_sub(pages) + number("freelist_count")?;
        if free.saturating_mul(number("page_size")?) < ROOM as i64 / 16 {
            return Err(StoreFault::Full);
        }
        self.probe().map_err(|error| match error.kind() {
            std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => StoreFault::Full,
            _other => StoreFault::file(&self.folder, &error),
        })?;
        let now: i64 = connection.query_row("SELECT unixepoch()", [], |row| row.get(0))?;
        connection.execute(
            "INSERT INTO setting VALUES ('checked', ?1) ON CONFLICT DO UPDATE SET value = ?1",
            [now.to_le_bytes()],
        )?;
        Ok(())
    }

    /// Writes a file of some size beside the database and removes it again.
    fn probe(&self) -> std::io::Result<()> {
        let path = self.folder.join("probe");
        let written = folder::private(&path).and_then(|mut file| {
            file.write_all(&[0; ROOM])?;
            file.sync_data()
        });
        let _ = std::fs::remove_file(&path);
        written
    }
}

/// Looks the whole database through on a thread of its own, while the server serves already.
pub(super) fn examine(health: Arc<Health>, connection: Connection) {
    let thread = std::thread::Builder::new().name("examiner".to_owned());
    let begun = thread.spawn(move || {
        let Some(damage) = damage(&connection) else { return };
        tracing::error!(
            found = damage.found,
            tables = damage.tables.join(" "),
            "the database is damaged: put a copy back (caldera restore); these tables cannot be read"
        );
        let _ = health.damage.set(damage);
    });
    if let Err(error) = begun {
        tracing::warn!(%error, "the database was not looked through");
    }
}

fn damage(connection: &Connection) -> Option<Damage> {
    let checked = connection.pragma_query_value(None, "quick_check", |row| row.get::<_, String>(0));
    let found = match checked {
        Ok(found) if found == "ok" => return None,
        Ok(found) => found,
        Err(error) => error.to_string(),
    };
    Some(Damage { found, tables: tables::unreadable(connection) })
}
