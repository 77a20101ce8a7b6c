//! Copies of the database: taken and put back, also while a server runs.

use super::{database, lock};
use crate::store::StoreFault;
use rusqlite::{Connection, OpenFlags};
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long whoever asks waits for a running server to put a copy back.
const PATIENCE: Duration = Duration::from_secs(60);

fn broken(error: &io::Error) -> StoreFault {
    StoreFault::Broken(error.to_string())
}

/// Copies the database of a folder into a file, also while a server writes to it.
pub fn copy_database(folder: &Path, to: &Path) -> Result<(), StoreFault> {
    if to.exists() {
        return Err(StoreFault::Conflict);
    }
    let from = Connection::open_with_flags(database(folder), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    from.busy_timeout(Duration::from_secs(30))?;
    from.execute("VACUUM INTO ?1", [to.to_string_lossy()])?;
    File::open(to)
        .and_then(|file| file.sync_all())
        .map_err(|error| StoreFault::Broken(format!("{}: {error}", to.display())))
}

/// Refuses a file that is no sound database.
fn check_copy(from: &Path) -> Result<(), StoreFault> {
    let copy = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let sound: String = copy.pragma_query_value(None, "integrity_check", |row| row.get(0))?;
    if sound != "ok" {
        return Err(StoreFault::Broken(format!("{}: {sound}", from.display())));
    }
    let ours: bool =
        copy.query_row("SELECT count(*) > 0 FROM sqlite_schema WHERE name = 'play'", [], |row| row.get(0))?;
    if ours { Ok(()) } else { Err(StoreFault::Broken(format!("{} is no copy of Caldera", from.display()))) }
}

/// Copies a file beside the database, whole or not at all.
fn bring(from: &Path, to: &Path) -> Result<(), StoreFault> {
    let part = to.with_extension("part");
    std::fs::copy(from, &part).and_then(|_| File::open(&part)?.sync_all()).map_err(|error| broken(&error))?;
    std::fs::rename(&part, to).map_err(|error| broken(&error))
}

/// Puts a copy in the place of a folder's database, which must not be in use. The old one stays beside it.
pub fn restore_database(from: &Path, folder: &Path) -> Result<(), StoreFault> {
    std::fs::create_dir_all(folder).map_err(|error| broken(&error))?;
    let _lock = lock(folder)?;
    check_copy(from)?;
    let database = database(folder);
    let new = folder.join("caldera.sqlite.new");
    bring(from, &new)?;
    if database.exists() {
        // Everything in the write-ahead log goes into the old file before it is put aside.
        let old = Connection::open(&database)?;
        old.pragma_update(None, "journal_mode", "delete")?;
        drop(old);
        std::fs::rename(&database, folder.join("caldera.sqlite.before")).map_err(|error| broken(&error))?;
    }
    std::fs::rename(&new, &database).and_then(|()| File::open(folder)?.sync_all()).map_err(|error| broken(&error))
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
/// database, so whoever may write there may ask.
pub fn ask_restore(from: &Path, folder: &Path) -> Result<(), StoreFault> {
    check_copy(from)?;
    let (wanted, refused) = (wanted(folder), refused(folder));
    if wanted.exists() {
        return Err(StoreFault::Busy);
    }
    let _ = std::fs::remove_file(&refused);
    bring(from, &wanted)?;
    let began = Instant::now();
    while wanted.exists() {
        if began.elapsed() > PATIENCE {
            std::fs::remove_file(&wanted).map_err(|error| broken(&error))?;
            return Err(StoreFault::Busy);
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    if refused.exists() {
        return Err(StoreFault::Broken("the running server could not put it back; its log says why".to_owned()));
    }
    Ok(())
}

/// A copy that somebody asks the server of a folder to put back.
pub struct RestoreAsked {
    folder: PathBuf,
}

/// Whether somebody asks the server of a folder to put a copy back.
pub fn restore_asked(folder: &Path) -> Option<RestoreAsked> {
    wanted(folder).exists().then(|| RestoreAsked { folder: folder.to_owned() })
}

impl RestoreAsked {
    /// Puts the copy back; the server must have ended.
    pub fn carry_out(&self) -> Result<(), StoreFault> {
        let began = Instant::now();
        let restored = loop {
            match restore_database(&wanted(&self.folder), &self.folder) {
                // The last connections of the old server are just ending.
                Err(StoreFault::Locked) if began.elapsed() < Duration::from_secs(10) => {
                    std::thread::sleep(Duration::from_millis(20));
                }
                other => break other,
            }
        };
        if let Err(fault) = &restored {
            tracing::error!(%fault, "a copy could not be put back; the old data stay");
            self.refuse()?;
        }
        restored
    }

    /// Tells whoever asked that the server serves again.
    pub fn finish(&self) -> Result<(), StoreFault> {
        match std::fs::remove_file(wanted(&self.folder)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(broken(&error)),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// Puts the copy aside. A server that starts does this: what was asked of one that has ended may be long forgotten.
    pub fn refuse(&self) -> Result<(), StoreFault> {
        std::fs::rename(wanted(&self.folder), refused(&self.folder)).map_err(|error| broken(&error))
    }
}
