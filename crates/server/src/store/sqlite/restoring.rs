//! Putting a copy in the place of a database, step by step. Whoever is killed between two steps loses nothing: the old
//! database, the new one, or both are there whole, and the next start knows which of them counts.
//!
//! 1. The copy is brought beside the database under a name of its own and synced. *From here on it is whole.*
//! 2. The old database takes everything in from its log.
//! 3. The old database gets a name that no file has: `caldera.sqlite.before`, or with the next free number.
//! 4. The copy gets the name of the database.
//!
//! Between 3 and 4 there is no database, but a whole copy beside it: the next start does step 4.

use super::copies::RestoreFault;
use super::{HANDOVER, database, folder, patiently};
use crate::store::StoreFault;
use kernel::facts;
use rusqlite::Connection;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Where a whole copy waits for its name.
fn waiting_copy(folder: &Path) -> PathBuf {
    folder.join("caldera.sqlite.new")
}

/// A name for the old database that no file has.
fn free_name(folder: &Path) -> PathBuf {
    let first = folder.join("caldera.sqlite.before");
    let numbered = (2..).map(|number: u32| folder.join(format!("caldera.sqlite.before-{number}")));
    std::iter::once(first).chain(numbered).find(|name| !name.exists()).unwrap_or_default()
}

/// The steps, to be stopped between any two of them by a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum RestoreStep {
    PartBegun,
    PartWhole,
    Brought,
    LogLeft,
    SetAside,
    Named,
}

/// Puts a copy in place. `after` hears of each step when it is on the disk. Returns where the old database is now.
pub(super) fn put_in_place(
    from: &Path,
    folder: &Path,
    patience: Duration,
    after: &mut dyn FnMut(RestoreStep) -> io::Result<()>,
) -> Result<Option<PathBuf>, RestoreFault> {
    let (database, waiting) = (database(folder), waiting_copy(folder));
    bring(from, &waiting, after)?;
    sync_folder(folder)?;
    after(RestoreStep::Brought)?;
    let mut old = None;
    if database.exists() {
        // Connections of the old server may still be ending.
        patiently(patience.max(HANDOVER), || leave_log(&database))?;
        after(RestoreStep::LogLeft)?;
        let aside = free_name(folder);
        std::fs::rename(&database, &aside)?;
        sync_folder(folder)?;
        old = Some(aside);
        after(RestoreStep::SetAside)?;
    }
    std::fs::rename(&waiting, &database)?;
    sync_folder(folder)?;
    after(RestoreStep::Named)?;
    Ok(old)
}

/// Ends what a killed restore began. Called before a database is opened, by whoever has the folder.
pub(super) fn recover(folder: &Path) -> Result<(), StoreFault> {
    let broken = |error: io::Error| StoreFault::file(folder, &error);
    let (database, waiting) = (database(folder), waiting_copy(folder));
    // What was copied in part is nothing.
    let _ = std::fs::remove_file(waiting.with_extension("part"));
    match (database.exists(), waiting.exists()) {
        (true, true) => {
            tracing::warn!("a copy was not put back: the server had ended before; ask for it again");
            std::fs::remove_file(&waiting).map_err(broken)
        }
        (false, true) => {
            tracing::warn!("a copy that was being put back when the server ended is in place now");
            std::fs::rename(&waiting, &database).and_then(|()| sync_folder(folder)).map_err(broken)
        }
        (true, false) => Ok(()),
        (false, false) => {
            let aside = folder.join("caldera.sqlite.before");
            if aside.exists() {
                return Err(StoreFault::broken("store-aside", facts![path = aside.display().to_string()]));
            }
            Ok(())
        }
    }
}

/// Copies a file beside the database, whole or not at all.
pub(super) fn bring(from: &Path, to: &Path, after: &mut dyn FnMut(RestoreStep) -> io::Result<()>) -> io::Result<()> {
    let part = to.with_extension("part");
    let _ = std::fs::remove_file(&part);
    let mut copy = folder::new_private(&part)?;
    after(RestoreStep::PartBegun)?;
    io::copy(&mut File::open(from)?, &mut copy)?;
    copy.sync_all()?;
    after(RestoreStep::PartWhole)?;
    std::fs::rename(&part, to)
}

/// Brings everything in the write-ahead log into the database itself, and removes the log.
pub(super) fn leave_log(database: &Path) -> Result<(), StoreFault> {
    Ok(Connection::open(database)?.pragma_update(None, "journal_mode", "delete")?)
}

pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(test)]
mod tests {
    use super::{RestoreStep, put_in_place, recover};
    use crate::store::Sqlite;
    use std::collections::BTreeSet;
    use std::io;
    use std::path::{Path, PathBuf};
    use std::time::Duration;

    struct Folder(PathBuf);

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    fn fresh(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("caldera-restoring-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn write(path: &Path, word: &str) {
        let open = rusqlite::Connection::open(path).unwrap();
        open.execute_batch(&format!(
            "PRAGMA journal_mode = wal; CREATE TABLE IF NOT EXISTS play (word TEXT); INSERT INTO play VALUES ('{word}')"
        ))
        .unwrap();
    }

    fn read(path: &Path) -> String {
        let open = rusqlite::Connection::open(path).unwrap();
        open.query_row("SELECT group_concat(word) FROM play", [], |row| row.get(0)).unwrap()
    }

    /// Every word that any database in the folder holds.
    fn kept(folder: &Path) -> BTreeSet<String> {
        let names = std::fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path());
        let databases = names.filter(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            name.starts_with("caldera.sqlite") && !name.ends_with("-wal") && !name.ends_with("-shm")
        });
        databases.map(|path| read(&path)).collect()
    }

    /// Puts the copy in place until it is killed after this many steps; the last step that was done, if it was killed.
    fn put_until(steps: usize, copy: &Path, folder: &Path) -> Option<RestoreStep> {
        let (mut done, mut last) = (0, None);
        let mut kill = |step: RestoreStep| {
            done += 1;
            last = Some(step);
            if done > steps { Err(io::Error::other("killed")) } else { Ok(()) }
        };
        put_in_place(copy, folder, Duration::ZERO, &mut kill).is_err().then_some(last).flatten()
    }

    /// What stands in the copy and the database, and every word in the folder, after a recovery.
    fn recovered(folder: &Path, copy: &Path) -> (String, String, BTreeSet<String>) {
        recover(folder).unwrap();
        (read(&folder.join("caldera.sqlite")), read(copy), kept(folder))
    }

    #[test]
    fn killed_between_any_two_steps_and_again_nothing_is_lost_or_overwritten() {
        let mut killed = BTreeSet::new();
        // How many steps there are is not said anywhere: one more is done each time until nothing is left to kill.
        for first in 0.. {
            let mut ended_at_first = false;
            for second in 0.. {
                let folder = fresh(&format!("killed-{first}-{second}"));
                let copy = folder.0.join("copy");
                write(&folder.0.join("caldera.sqlite"), "old");
                write(&copy, "new");
                let Some(step) = put_until(first, &copy, &folder.0) else {
                    ended_at_first = true;
                    break;
                };
                killed.insert(format!("{step:?}"));
                let done = matches!(step, RestoreStep::SetAside | RestoreStep::Named);
                let now = if done { "new" } else { "old" };
                let (database, source, words) = recovered(&folder.0, &copy);
                assert_eq!((database.as_str(), source.as_str()), (now, "new"), "{step:?}");
                assert!(words.contains("old"), "{step:?}: the old one is there");
                // Asked again, and killed again, after any step.
                let again = put_until(second, &copy, &folder.0);
                let (database, source, words) = recovered(&folder.0, &copy);
                let done = done || !matches!(again, Some(early) if early < RestoreStep::SetAside);
                assert_eq!((database.as_str(), source.as_str()), (if done { "new" } else { "old" }, "new"));
                assert!(words.contains("old"), "{step:?}, then {again:?}: the old one is still there");
                if again.is_none() {
                    break;
                }
            }
            if ended_at_first {
                break;
            }
        }
        assert_eq!(killed.len(), 6, "{killed:?}");
    }

    #[test]
    fn a_second_copy_leaves_the_first_original_alone() {
        let folder = fresh("twice");
        let (database, copy) = (folder.0.join("caldera.sqlite"), folder.0.join("copy"));
        write(&database, "original");
        for word in ["first", "second", "third"] {
            let _ = std::fs::remove_file(&copy);
            write(&copy, word);
            put_in_place(&copy, &folder.0, Duration::ZERO, &mut |_| Ok(())).unwrap();
        }
        let all: BTreeSet<String> = ["original", "first", "second", "third"].map(str::to_owned).into();
        assert_eq!((read(&database).as_str(), kept(&folder.0)), ("third", all));
    }

    #[test]
    fn a_folder_whose_database_is_gone_is_not_served_empty() {
        let folder = fresh("gone");
        write(&folder.0.join("caldera.sqlite.before"), "old");
        assert!(Sqlite::open(&folder.0, Duration::ZERO, None).is_err());
        assert!(!folder.0.join("caldera.sqlite").exists());
    }
}
