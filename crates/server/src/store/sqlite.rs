//! SQLite: one thread writes and lets many requests share one sync of the disk; a few connections read.

mod accounts;
mod copies;
mod folder;
mod health;
mod notices;
mod operator;
mod people;
mod reader;
mod restoring;
mod tables;
mod writer;

pub use copies::{RestoreAsked, RestoreFault, SetAside, ask_restore, copy_database, restore_asked, restore_database};

pub(crate) use folder::private as private_file;
pub(super) use operator::FolderOperator;
pub(crate) use reader::FolderTables;

use super::schema::{known_version, migrate, version};
use super::{AliveSince, Append, Damage, Hosted, Listed, Reply, Report, Session, Store, StoreFault, Stored};
use crate::person::Person;
use crate::store::in_its_words;
use crate::token::{PersonId, TableId};
use ::table::Millis;
use health::Health;
use kernel::facts;
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
    health: Arc<Health>,
    /// Held as long as the store is open, so that two servers never share a folder.
    _lock: File,
}

/// The data of a folder without a server: nobody else opens them as long as this is held.
pub(super) struct Folder {
    pub(super) connection: Connection,
    _lock: File,
}

impl Folder {
    /// Takes a folder, which is made if need be, and brings its data up to date.
    pub(super) fn hold(folder: &Path) -> Result<Folder, StoreFault> {
        let broken = |error: std::io::Error| StoreFault::file(folder, &error);
        folder::prepare(folder).map_err(broken)?;
        let lock = lock(folder, HANDOVER)?;
        restoring::recover(folder)?;
        let path = database(folder);
        folder::private(&path).map_err(broken)?;
        let mut connection = connect(&path, HANDOVER)?;
        keep_older(&connection, folder)?;
        migrate(&mut connection)?;
        Ok(Folder { connection, _lock: lock })
    }
}

struct Readers {
    free: Semaphore,
    connections: Mutex<Vec<Connection>>,
}

impl Sqlite {
    /// Opens the store in a folder, which is made if need be. Waits up to `patience` for a locked database.
    pub(crate) fn open(folder: &Path, patience: Duration, most_pages: Option<u32>) -> Result<Sqlite, StoreFault> {
        let broken = |error: std::io::Error| StoreFault::file(folder, &error);
        folder::prepare(folder).map_err(broken)?;
        let lock = lock(folder, HANDOVER)?;
        restoring::recover(folder)?;
        let path = database(folder);
        // SQLite gives its log the permissions of the database.
        folder::private(&path).map_err(broken)?;
        for log in ["caldera.sqlite-wal", "caldera.sqlite-shm"].map(|name| folder.join(name)) {
            if log.exists() {
                folder::private(&log).map_err(broken)?;
            }
        }
        let mut first = connect(&path, patience)?;
        keep_older(&first, folder)?;
        migrate(&mut first)?;
        if let Some(most) = most_pages {
            first.pragma_update_and_check(None, "max_page_count", most, |_| Ok(()))?;
        }
        let connections = (0..READERS).map(|_| connect(&path, patience)).collect::<Result<Vec<_>, _>>()?;
        let health = Arc::new(Health::new(folder));
        health::examine(Arc::clone(&health), connect(&path, patience)?);
        Ok(Sqlite {
            health,
            writer: Writer::start(first),
            readers: Arc::new(Readers { free: Semaphore::new(READERS), connections: Mutex::new(connections) }),
            _lock: lock,
        })
    }

    /// Runs a piece of work on the writing thread.
    pub(super) fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreFault> + Send + 'static,
    ) -> Reply<'_, T> {
        self.writer.run(work)
    }

    /// Runs a piece of work on a reading connection.
    pub(super) fn read<T: Send + 'static>(
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
            done.await.map_err(|_| StoreFault::broken("store-reader", facts![]))?
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

/// Keeps a copy of a database that will be brought to a newer version.
fn keep_older(connection: &Connection, folder: &Path) -> Result<(), StoreFault> {
    let found = version(connection)?;
    let copy = folder.join(format!("caldera.sqlite.version-{found}"));
    if found == 0 || found >= known_version() || copy.exists() {
        return Ok(());
    }
    tracing::info!(copy = %copy.display(), "the data are brought to a newer version; a copy is kept");
    copies::vacuum_into(connection, &copy)
}

fn database(folder: &Path) -> PathBuf {
    folder.join("caldera.sqlite")
}

/// How long to wait for a server that is just ending before the folder counts as taken.
const HANDOVER: Duration = Duration::from_secs(2);

/// Takes the folder for this server alone. Waits up to `patience` for another one to let go of it.
fn lock(folder: &Path, patience: Duration) -> Result<File, StoreFault> {
    let path = folder.join("lock");
    let broken = |error: std::io::Error| StoreFault::file(&path, &error);
    let file = folder::private(&path).map_err(broken)?;
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
            Some(ErrorCode::NotADatabase) => StoreFault::broken("store-no-database", facts![]),
            Some(ErrorCode::DatabaseCorrupt) => StoreFault::broken("store-damaged", facts![]),
            Some(ErrorCode::CannotOpen) => StoreFault::broken("store-cannot-open", facts![]),
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => StoreFault::broken("system-read-only", facts![]),
            Some(_) | None => StoreFault::Broken(in_its_words(error.to_string())),
        }
    }
}

impl From<serde_json::Error> for StoreFault {
    fn from(error: serde_json::Error) -> StoreFault {
        StoreFault::broken("store-line-unread", facts![reason = kernel::reading::json(&error)])
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

    fn open_tables(&self, limit: u32, since: AliveSince) -> Reply<'_, Vec<Listed>> {
        self.read(move |connection| tables::open(connection, limit, since))
    }

    fn tables_of(&self, person: &PersonId, limit: u32) -> Reply<'_, Vec<Listed>> {
        let person = person.clone();
        self.read(move |connection| tables::of(connection, &person, limit))
    }

    fn hosted_by(&self, person: &PersonId, now: Millis) -> Reply<'_, Hosted> {
        let person = person.clone();
        self.read(move |connection| tables::hosted(connection, &person, now))
    }

    fn turns_of(&self, person: &PersonId) -> Reply<'_, Vec<TableId>> {
        let person = person.clone();
        self.read(move |connection| tables::turns(connection, &person))
    }

    fn enrol(&self, person: Person, session: Session) -> Reply<'_, ()> {
        self.write(move |connection| people::enrol(connection, &person, &session))
    }

    fn admit(&self, person: &PersonId, session: Session) -> Reply<'_, ()> {
        let person = person.clone();
        self.write(move |connection| people::admit(connection, &person, &session))
    }

    fn holder(&self, pass: [u8; 32]) -> Reply<'_, Option<Person>> {
        self.read(move |connection| people::holder(connection, &pass))
    }

    fn revoke(&self, pass: [u8; 32]) -> Reply<'_, ()> {
        self.write(move |connection| people::revoke(connection, &pass))
    }

    fn sessions_of(&self, person: &PersonId) -> Reply<'_, Vec<Session>> {
        let person = person.clone();
        self.read(move |connection| accounts::sessions_of(connection, &person))
    }

    fn touch(&self, pass: [u8; 32], at: Millis) -> Reply<'_, ()> {
        self.write(move |connection| accounts::touch(connection, &pass, at))
    }

    fn is_banned(&self, person: &PersonId) -> Reply<'_, bool> {
        let person = person.clone();
        self.read(move |connection| people::is_banned(connection, &person))
    }

    fn password_of(&self, person: &PersonId) -> Reply<'_, Option<String>> {
        let person = person.clone();
        self.read(move |connection| accounts::password_of(connection, &person))
    }

    fn recover(&self, link: [u8; 32], password: String, session: Session) -> Reply<'_, Option<Person>> {
        self.write(move |connection| accounts::recover(connection, &link, &password, &session))
    }

    fn erase(&self, person: &PersonId, name: String) -> Reply<'_, Vec<TableId>> {
        let person = person.clone();
        Box::pin(async move {
            // The long search does not hold up the writer. What is said meanwhile is found by the second one.
            let (found, whose) = (person.clone(), person.clone());
            let found = self.read(move |connection| {
                let last = accounts::last_line(connection)?;
                Ok((accounts::lines_about(connection, &found, 0)?, last))
            });
            let (mut lines, last) = found.await?;
            self.write(move |connection| {
                lines.extend(accounts::lines_about(connection, &whose, last)?);
                lines.sort_unstable();
                lines.dedup();
                accounts::erase(connection, &whose, &name, &lines)
            })
            .await
        })
    }

    fn said_by(&self, person: &PersonId) -> Reply<'_, Vec<(Millis, String)>> {
        let person = person.clone();
        self.read(move |connection| accounts::said_by(connection, &person))
    }

    fn people_changed(&self) -> Reply<'_, i64> {
        self.read(accounts::changed)
    }

    fn rename(&self, person: &PersonId, name: String) -> Reply<'_, ()> {
        let person = person.clone();
        self.write(move |connection| people::rename(connection, &person, &name))
    }

    fn keep(&self, person: &PersonId, login: String, password: String, session: Session) -> Reply<'_, ()> {
        let person = person.clone();
        self.write(move |connection| accounts::keep(connection, &person, &login, &password, &session))
    }

    fn by_login(&self, login: &str) -> Reply<'_, Option<(Person, String)>> {
        let login = login.to_owned();
        self.read(move |connection| people::by_login(connection, &login))
    }

    fn mute(&self, person: &PersonId, other: &PersonId, muted: bool) -> Reply<'_, ()> {
        let (person, other) = (person.clone(), other.clone());
        self.write(move |connection| people::mute(connection, &person, &other, muted))
    }

    fn muted_by(&self, person: &PersonId) -> Reply<'_, Vec<PersonId>> {
        let person = person.clone();
        self.read(move |connection| people::muted_by(connection, &person))
    }

    fn block(&self, person: &PersonId, other: &PersonId, blocked: bool) -> Reply<'_, ()> {
        let (person, other) = (person.clone(), other.clone());
        self.write(move |connection| accounts::block(connection, &person, &other, blocked))
    }

    fn blocked_by(&self, person: &PersonId) -> Reply<'_, Vec<PersonId>> {
        let person = person.clone();
        self.read(move |connection| accounts::blocked_by(connection, &person))
    }

    fn apart_from(&self, person: &PersonId) -> Reply<'_, Vec<PersonId>> {
        let person = person.clone();
        self.read(move |connection| accounts::apart_from(connection, &person))
    }

    fn report(&self, report: Report) -> Reply<'_, ()> {
        self.write(move |connection| accounts::report(connection, &report))
    }

    fn came_back(&self, person: &PersonId, table: &TableId) -> Reply<'_, ()> {
        notices::came_back(self, person, table)
    }

    fn setting(&self, key: &'static str, otherwise: Vec<u8>) -> Reply<'_, Vec<u8>> {
        self.write(move |connection| {
            connection.execute("INSERT INTO setting VALUES (?1, ?2) ON CONFLICT DO NOTHING", (key, otherwise))?;
            Ok(connection.query_row("SELECT value FROM setting WHERE key = ?1", [key], |row| row.get(0))?)
        })
    }

    fn check(&self) -> Reply<'_, ()> {
        let health = Arc::clone(&self.health);
        self.write(move |connection| health.can_grow(connection))
    }

    fn damage(&self) -> Option<Damage> {
        self.health.damage()
    }
}
