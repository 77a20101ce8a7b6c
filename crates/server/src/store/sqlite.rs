//! SQLite: one thread writes and lets many requests share one sync of the disk; a few connections read.

mod copies;
mod people;
mod reader;
mod tables;
mod writer;

pub use copies::{RestoreAsked, RestoreFault, ask_restore, copy_database, restore_asked, restore_database};

pub(crate) use reader::TableReader;

use super::schema::{known_version, migrate};
use super::{Append, Listed, Reply, Store, StoreFault, Stored};
use crate::person::Person;
use crate::token::{PersonId, TableId};
use ::table::Millis;
use rusqlite::{Connection, ErrorCode};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use writer::Writer;

/// How many connections read at the same time.
const READERS: usize = 4;

/// The store in one file.
pub(crate) struct Sqlite {
    writer: Writer,
    readers: Arc<Readers>,
    /// Held as long as the store is open, so that two servers never share a folder.
    _lock: File,
}

struct Readers {
    free: Semaphore,
    connections: Mutex<Vec<Connection>>,
}

impl Sqlite {
    /// Opens the store in a folder, which is made if need be. Waits up to `patience` for a locked database.
    pub(crate) fn open(folder: &Path, patience: Duration, most_pages: Option<u32>) -> Result<Sqlite, StoreFault> {
        let broken = |error: std::io::Error| StoreFault::Broken(format!("{}: {error}", folder.display()));
        std::fs::create_dir_all(folder).map_err(broken)?;
        let lock = lock(folder, HANDOVER)?;
        let path = database(folder);
        let mut first = connect(&path, patience)?;
        migrate(&mut first).map_err(StoreFault::Broken)?;
        if let Some(most) = most_pages {
            first.pragma_update_and_check(None, "max_page_count", most, |_| Ok(()))?;
        }
        let connections = (0..READERS).map(|_| connect(&path, patience)).collect::<Result<Vec<_>, _>>()?;
        Ok(Sqlite {
            writer: Writer::start(first),
            readers: Arc::new(Readers { free: Semaphore::new(READERS), connections: Mutex::new(connections) }),
            _lock: lock,
        })
    }

    /// Runs a piece of work on the writing thread.
    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreFault> + Send + 'static,
    ) -> Reply<'_, T> {
        self.writer.run(work)
    }

    /// Runs a piece of work on a reading connection.
    fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreFault> + Send + 'static,
    ) -> Reply<'_, T> {
        let readers = Arc::clone(&self.readers);
        Box::pin(async move {
            let _free = readers.free.acquire().await.map_err(|_| StoreFault::Busy)?;
            let pool = Arc::clone(&readers);
            let done = tokio::task::spawn_blocking(move || {
                let connection = pool.take().ok_or(StoreFault::Busy)?;
                let result = work(&connection);
                pool.give(connection);
                result
            });
            done.await.map_err(|_| StoreFault::Broken("a reader failed".to_owned()))?
        })
    }
}

impl Readers {
    fn take(&self) -> Option<Connection> {
        self.connections.lock().ok()?.pop()
    }

    fn give(&self, connection: Connection) {
        if let Ok(mut connections) = self.connections.lock() {
            connections.push(connection);
        }
    }
}

fn database(folder: &Path) -> PathBuf {
    folder.join("caldera.sqlite")
}

/// How long to wait for a server that is just ending before the folder counts as taken.
const HANDOVER: Duration = Duration::from_secs(2);

/// Takes the folder for this server alone. Waits up to `patience` for another one to let go of it.
fn lock(folder: &Path, patience: Duration) -> Result<File, StoreFault> {
    let path = folder.join("lock");
    let broken = |error: std::io::Error| StoreFault::Broken(format!("{}: {error}", path.display()));
    let file = File::options().create(true).truncate(false).write(true).open(&path).map_err(broken)?;
    patiently(patience, || file.try_lock().map_err(|_| StoreFault::Locked))?;
    Ok(file)
}

/// Tries something again and again while somebody else holds it locked, for at most `patience`.
fn patiently(patience: Duration, mut attempt: impl FnMut() -> Result<(), StoreFault>) -> Result<(), StoreFault> {
    let began = Instant::now();
    loop {
        match attempt() {
            Err(StoreFault::Locked) if began.elapsed() < patience => std::thread::sleep(Duration::from_millis(10)),
            done => return done,
        }
    }
}

fn connect(path: &Path, patience: Duration) -> Result<Connection, StoreFault> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(patience)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "cache_size", -16_000)?;
    // A checkpoint holds up the writer: do it seldom, and then many pages at once.
    connection.pragma_update(None, "wal_autocheckpoint", 8_000)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

impl From<rusqlite::Error> for StoreFault {
    fn from(error: rusqlite::Error) -> StoreFault {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => StoreFault::Conflict,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreFault::Locked,
            Some(ErrorCode::DiskFull) => StoreFault::Full,
            Some(_) | None => StoreFault::Broken(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for StoreFault {
    fn from(error: serde_json::Error) -> StoreFault {
        StoreFault::Broken(format!("a line cannot be read: {error}"))
    }
}

impl Store for Sqlite {
    fn append(&self, append: Append) -> Reply<'_, ()> {
        self.write(move |connection| tables::append(connection, &append))
    }

    fn load(&self, table: &TableId) -> Reply<'_, Option<Stored>> {
        let table = table.clone();
        self.read(move |connection| tables::load(connection, &table))
    }

    fn open_tables(&self, limit: u32) -> Reply<'_, Vec<Listed>> {
        self.read(move |connection| tables::open(connection, limit))
    }

    fn tables_of(&self, person: &PersonId, limit: u32) -> Reply<'_, Vec<Listed>> {
        let person = person.clone();
        self.read(move |connection| tables::of(connection, &person, limit))
    }

    fn turns_of(&self, person: &PersonId) -> Reply<'_, Vec<TableId>> {
        let person = person.clone();
        self.read(move |connection| tables::turns(connection, &person))
    }

    fn enrol(&self, person: Person, pass: [u8; 32]) -> Reply<'_, ()> {
        self.write(move |connection| people::enrol(connection, &person, &pass))
    }

    fn admit(&self, person: &PersonId, pass: [u8; 32], at: Millis) -> Reply<'_, ()> {
        let person = person.clone();
        self.write(move |connection| people::admit(connection, &person, &pass, at))
    }

    fn holder(&self, pass: [u8; 32]) -> Reply<'_, Option<Person>> {
        self.read(move |connection| people::holder(connection, &pass))
    }

    fn revoke(&self, pass: [u8; 32]) -> Reply<'_, ()> {
        self.write(move |connection| people::revoke(connection, &pass))
    }

    fn revoke_others(&self, person: &PersonId, keep: [u8; 32]) -> Reply<'_, ()> {
        let person = person.clone();
        self.write(move |connection| people::revoke_others(connection, &person, &keep))
    }

    fn rename(&self, person: &PersonId, name: String) -> Reply<'_, ()> {
        let person = person.clone();
        self.write(move |connection| people::rename(connection, &person, &name))
    }

    fn keep(&self, person: &PersonId, login: String, password: String) -> Reply<'_, ()> {
        let person = person.clone();
        self.write(move |connection| people::keep(connection, &person, &login, &password))
    }

    fn by_login(&self, login: &str) -> Reply<'_, Option<(Person, String)>> {
        let login = login.to_owned();
        self.read(move |connection| people::by_login(connection, &login))
    }

    fn person(&self, person: &PersonId) -> Reply<'_, Option<Person>> {
        let person = person.clone();
        self.read(move |connection| people::person(connection, &person))
    }

    fn mute(&self, person: &PersonId, other: &PersonId, muted: bool) -> Reply<'_, ()> {
        let (person, other) = (person.clone(), other.clone());
        self.write(move |connection| people::mute(connection, &person, &other, muted))
    }

    fn muted_by(&self, person: &PersonId) -> Reply<'_, Vec<PersonId>> {
        let person = person.clone();
        self.read(move |connection| people::muted_by(connection, &person))
    }

    fn setting(&self, key: &'static str, otherwise: Vec<u8>) -> Reply<'_, Vec<u8>> {
        self.write(move |connection| {
            connection.execute("INSERT INTO setting VALUES (?1, ?2) ON CONFLICT DO NOTHING", (key, otherwise))?;
            Ok(connection.query_row("SELECT value FROM setting WHERE key = ?1", [key], |row| row.get(0))?)
        })
    }

    fn check(&self) -> Reply<'_, ()> {
        self.write(|connection| {
            let now: i64 = connection.query_row("SELECT unixepoch()", [], |row| row.get(0))?;
            connection.execute(
                "INSERT INTO setting VALUES ('checked', ?1) ON CONFLICT DO UPDATE SET value = ?1",
                [now.to_le_bytes()],
            )?;
            Ok(())
        })
    }
}
