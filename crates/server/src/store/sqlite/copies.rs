//! Copies of the database: taken and put back, also while a server runs.

use super::restoring::{bring, leave_log, put_in_place, recover, sync_folder};
use super::{HANDOVER, database, folder, known_version, lock, patiently};
use crate::store::StoreFault;
use crate::store::file_fault;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::fmt;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long the asker waits for a running server to put a copy back.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long a server that puts a copy back waits for its own last connections to end.
const LAST_WORDS: Duration = Duration::from_secs(10);

/// Why a copy was not put back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RestoreFault {
    /// The data are in use, or cannot be read or written.
    Store(StoreFault),
    /// The file cannot be read as a whole copy.
    Unsound(String),
    /// The file holds something else than our data.
    Foreign,
    /// The copy was made by a newer Caldera.
    Newer {
        /// The version of the copy.
        found: u32,
        /// The newest version that this program can read.
        known: u32,
    },
    /// Another copy is being put back.
    Underway,
    /// The running server did not do it in time.
    Unanswered,
    /// The running server laid it aside; its log says why.
    Refused,
}

impl fmt::Display for RestoreFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RestoreFault::Store(fault) => fault.fmt(out),
            RestoreFault::Unsound(reason) => write!(out, "the copy is not whole: {reason}"),
            RestoreFault::Foreign => out.write_str("the file holds no data of Caldera"),
            RestoreFault::Newer { found, known } => {
                write!(out, "the copy has version {found}, made by a newer Caldera; this one knows up to {known}")
            }
            RestoreFault::Underway => out.write_str("another copy is being put back"),
            RestoreFault::Unanswered => out.write_str("the running server did not put the copy back in time"),
            RestoreFault::Refused => out.write_str("the running server laid the copy aside"),
        }
    }
}

impl std::error::Error for RestoreFault {}

impl From<StoreFault> for RestoreFault {
    fn from(fault: StoreFault) -> RestoreFault {
        RestoreFault::Store(fault)
    }
}

impl From<io::Error> for RestoreFault {
    fn from(error: io::Error) -> RestoreFault {
        RestoreFault::Store(StoreFault::Broken(file_fault(&error)))
    }
}

/// Copies the database of a folder into a file, also while a server writes to it.
pub fn copy_database(folder: &Path, to: &Path) -> Result<(), StoreFault> {
    if to.exists() {
        return Err(StoreFault::Conflict);
    }
    let from = Connection::open_with_flags(database(folder), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    from.busy_timeout(Duration::from_secs(30))?;
    vacuum_into(&from, to)
}

/// Writes a copy into a new file, which nobody else may read.
pub(super) fn vacuum_into(from: &Connection, to: &Path) -> Result<(), StoreFault> {
    let broken = |error: io::Error| StoreFault::file(to, &error);
    // SQLite takes an empty file for a new one, and keeps its permissions.
    folder::new_private(to).map_err(broken)?;
    let copied = from.execute("VACUUM INTO ?1", [to.to_string_lossy()]);
    if copied.is_err() {
        let _ = std::fs::remove_file(to);
    }
    copied?;
    File::open(to).and_then(|file| file.sync_all()).map_err(broken)
}

/// Refuses a file that is no sound copy, or one that this program cannot read.
fn check_copy(from: &Path) -> Result<(), RestoreFault> {
    let unsound = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => RestoreFault::Foreign,
        Some(_) | None => RestoreFault::Unsound(error.to_string()),
    };
    let copy = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(unsound)?;
    let sound: String = copy.pragma_query_value(None, "integrity_check", |row| row.get(0)).map_err(unsound)?;
    if sound != "ok" {
        return Err(RestoreFault::Unsound(sound));
    }
    let found: u32 = copy.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(unsound)?;
    let known = known_version();
    if found > known {
        return Err(RestoreFault::Newer { found, known });
    }
    let tables = "SELECT count(*) > 0 FROM sqlite_schema WHERE name = 'play'";
    let ours: bool = copy.query_row(tables, [], |row| row.get(0)).map_err(unsound)?;
    if ours { Ok(()) } else { Err(RestoreFault::Foreign) }
}

/// Puts a copy in the place of a folder's database, which must not be in use: waits up to `patience` until
/// nobody has it. The old one stays beside it.
pub fn restore_database(from: &Path, folder: &Path, patience: Duration) -> Result<(), RestoreFault> {
    replace(from, folder, patience).map(drop)
}

/// The same; returns where the old database is now.
fn replace(from: &Path, folder: &Path, patience: Duration) -> Result<Option<PathBuf>, RestoreFault> {
    folder::prepare(folder)?;
    let _lock = lock(folder, patience)?;
    recover(folder)?;
    check_copy(from)?;
    put_in_place(from, folder, patience, &mut |_| Ok(()))
}

/// The copy that a running server is asked to put back.
fn wanted(folder: &Path) -> PathBuf {
    folder.join("restore.sqlite")
}

/// Where a copy goes that could not be put back.
fn refused(folder: &Path) -> PathBuf {
    folder.join("restore.refused")
}

/// Asks the server that runs in a folder to put a copy back, and waits until it has. It looks for the copy beside its
/// database, so anybody who may write there may ask. If the server ends instead, nobody is left to ask and the copy is put
/// back here.
pub fn ask_restore(from: &Path, folder: &Path) -> Result<(), RestoreFault> {
    check_copy(from)?;
    let (wanted, refused) = (wanted(folder), refused(folder));
    if wanted.exists() {
        return Err(RestoreFault::Underway);
    }
    let _ = std::fs::remove_file(&refused);
    bring(from, &wanted, &mut |_| Ok(()))?;
    let began = Instant::now();
    let mut last_held = began;
    while wanted.exists() {
        // A server that puts the copy back lets go of the folder for a moment only.
        if lock(folder, Duration::ZERO).is_err() {
            last_held = Instant::now();
        } else if last_held.elapsed() > HANDOVER {
            std::fs::remove_file(&wanted)?;
            return restore_database(from, folder, HANDOVER);
        }
        if began.elapsed() > PATIENCE {
            std::fs::remove_file(&wanted)?;
            return Err(RestoreFault::Unanswered);
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    if refused.exists() { Err(RestoreFault::Refused) } else { Ok(()) }
}

/// A copy that somebody asks the server of a folder to put back.
#[derive(Clone)]
pub struct RestoreAsked {
    folder: PathBuf,
}

/// The database that a copy took the place of.
#[derive(Clone, Debug)]
pub struct SetAside(Option<PathBuf>);

/// Whether somebody asks the server of a folder to put a copy back.
pub fn restore_asked(folder: &Path) -> Option<RestoreAsked> {
    wanted(folder).exists().then(|| RestoreAsked { folder: folder.to_owned() })
}

impl RestoreAsked {
    /// Puts the copy in place; the server must have ended. What was there before can be put back.
    pub fn carry_out(&self) -> Result<SetAside, RestoreFault> {
        replace(&wanted(&self.folder), &self.folder, LAST_WORDS).map(SetAside)
    }

    /// Puts back what was there before the copy, because the server does not start with it.
    pub fn undo(&self, before: &SetAside) -> Result<(), RestoreFault> {
        let Some(before) = &before.0 else { return Ok(()) };
        let _lock = lock(&self.folder, LAST_WORDS)?;
        // The copy itself still lies where it was brought.
        let database = database(&self.folder);
        patiently(LAST_WORDS, || leave_log(&database))?;
        std::fs::rename(before, &database)?;
        Ok(sync_folder(&self.folder)?)
    }

    /// Tells the asker that the server serves again, with the copy.
    pub fn finish(&self) -> Result<(), RestoreFault> {
        match std::fs::remove_file(wanted(&self.folder)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error.into()),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// Puts the copy aside: the asker hears of it, and the log says why. A server that starts does this, too: what was
    /// asked of one that has ended may be long forgotten, or done already.
    pub fn refuse(&self, why: &dyn fmt::Display) -> Result<(), RestoreFault> {
        tracing::warn!(%why, "a copy that was to be put back is laid aside");
        match std::fs::rename(wanted(&self.folder), refused(&self.folder)) {
            // The asker has stopped waiting.
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error.into()),
            Ok(()) | Err(_) => Ok(()),
        }
    }
}
