//! The archive: games that ended long ago as files, each of them proved before it counts. They replay and verify without
//! any server; only then may their tables be taken out of the store.

use crate::club::{anchors, contest};
use crate::store::{AllTables, DatabaseTables, FolderTables, Leaving, StoreFault, Stored, file_fault, private_file};
use crate::words::words;
use ::table::{Millis, Progress, Room, TableId};
use kernel::{Fault, Record, RecordFault, facts};
use serde_json::json;
use std::fmt;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// What is to be archived, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArchivePlan {
    /// The folder of the archive.
    pub to: PathBuf,
    /// Games at whose tables nothing has happened since this moment, in milliseconds since 1970.
    pub before: Millis,
    /// Whether tables are taken out of the store once their files are proved.
    pub remove: bool,
}

/// What became of one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Archived {
    /// Which table.
    pub id: String,
    /// The file, and whether it was written now; otherwise why there is none.
    pub file: Result<(PathBuf, bool), ArchiveFault>,
    /// Whether the table was taken out of the store.
    pub removed: bool,
}

/// Why a game is not in the archive. Its table stays where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArchiveFault {
    /// The table does not open.
    Broken(Fault),
    /// Its game never began.
    NotBegun,
    /// The file that was written does not prove the game.
    Unproved(Fault),
    /// Another file has its name.
    Taken(PathBuf),
    /// The file could not be written.
    File(Fault),
}

impl ArchiveFault {
    /// What is wrong, to be said in the reader's language.
    pub fn fault(&self) -> Fault {
        match self {
            ArchiveFault::Broken(reason) | ArchiveFault::Unproved(reason) | ArchiveFault::File(reason) => {
                reason.clone()
            }
            ArchiveFault::NotBegun => Fault::new(words(), "archive-not-begun", facts![]),
            ArchiveFault::Taken(path) => {
                Fault::new(words(), "archive-taken", facts![path = path.display().to_string()])
            }
        }
    }
}

/// The English sentence, for logs.
impl fmt::Display for ArchiveFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault().fmt(out)
    }
}

impl std::error::Error for ArchiveFault {}

/// Archives games of a folder, the oldest first, and shows what became of each. A server may run there meanwhile.
pub fn archive_data(folder: &Path, plan: &ArchivePlan, show: &mut dyn FnMut(Archived)) -> Result<(), StoreFault> {
    let tables = if plan.remove { FolderTables::open_to_remove(folder)? } else { FolderTables::open(folder)? };
    archive_all(&tables, plan, show)
}

/// Archives games of a PostgreSQL database, the oldest first, and shows what became of each. Servers may use it meanwhile.
/// Not to be called where asynchronous code runs.
pub fn archive_database(address: &str, plan: &ArchivePlan, show: &mut dyn FnMut(Archived)) -> Result<(), StoreFault> {
    archive_all(&DatabaseTables::open(address)?, plan, show)
}

fn archive_all(tables: &dyn AllTables, plan: &ArchivePlan, show: &mut dyn FnMut(Archived)) -> Result<(), StoreFault> {
    for id in tables.ended_before(plan.before)? {
        let stored = match tables.load(&id) {
            Ok(Some(stored)) => stored,
            Ok(None) => continue,
            Err(StoreFault::Broken(reason)) => {
                show(Archived { id: id.to_string(), file: Err(ArchiveFault::Broken(reason)), removed: false });
                continue;
            }
            Err(fault) => return Err(fault),
        };
        let last = stored.lines.last().map_or(0, |line| line.seq);
        let kept = keep(&id, &stored, &plan.to);
        let removed = match &kept {
            Ok((_, game)) if plan.remove => tables.remove(&id, last, game.clone())?,
            Ok(_) | Err(_) => false,
        };
        show(Archived { id: id.to_string(), file: kept.map(|(file, _)| file), removed });
    }
    Ok(())
}

/// Writes the file of a table and proves it; also what the books should know of its game.
fn keep(id: &TableId, stored: &Stored, to: &Path) -> Result<((PathBuf, bool), Option<Leaving>), ArchiveFault> {
    let room = Room::read(id.clone(), stored.secret, &stored.lines);
    let room = room.map_err(|fault| ArchiveFault::Broken(fault.fault()))?;
    let record = room.played().ok_or(ArchiveFault::NotBegun)?.record();
    let game = record.header.game.clone();
    let path = to.join(&game).join(format!("{game}-{id}.caldera"));
    let text = record.to_text();
    let written = write(&path, &text).map_err(|error| ArchiveFault::File(at(&path, file_fault(&error))))?;
    let Some(new) = written else { return Err(ArchiveFault::Taken(path)) };
    prove(&path).map_err(|reason| ArchiveFault::Unproved(at(&path, reason)))?;
    if new {
        // The dice of a game that was stopped can be proved only with the secret, which its record does not hold.
        let seal = (room.phase() == Progress::Stopped).then(|| room.opened_seal()).flatten();
        let line = json!({
            "table": id, "file": format!("{game}/{game}-{id}.caldera"), "game": game, "ended": room.last_at(),
            "played_to_its_end": record.end.is_some(), "seal": seal,
        });
        let list = to.join("archive.jsonl");
        note(&list, &line.to_string()).map_err(|error| ArchiveFault::File(at(&list, file_fault(&error))))?;
    }
    let entry = contest::entry_of(&room, &stored.lines);
    let leaving = entry.map(|entry| Leaving { anchors: anchors(&entry.game), entry });
    Ok(((path, new), leaving))
}

/// Writes a file whole or not at all; whether it is new, or nothing if another one is there.
fn write(path: &Path, text: &str) -> io::Result<Option<bool>> {
    match std::fs::read(path) {
        Ok(found) => return Ok((found == text.as_bytes()).then_some(false)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let folder = path.parent().unwrap_or(path);
    make_private(folder)?;
    let part = path.with_extension("part");
    let mut file = private_file(&part)?;
    file.set_len(0)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    std::fs::rename(&part, path)?;
    // The name, too, must be on the disk before the table may go.
    std::fs::File::open(folder)?.sync_all()?;
    Ok(Some(true))
}

/// A folder that nobody else may enter: records of private tables are kept there.
#[cfg(unix)]
fn make_private(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

#[cfg(not(unix))]
fn make_private(folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder)
}

/// Reads a file back as anybody would, plays it again and proves every line.
fn prove(path: &Path) -> Result<(), Fault> {
    let in_line = |fault: RecordFault| Fault::house("fault-line", facts![line = fault.line, reason = fault.reason]);
    let text = std::fs::read_to_string(path).map_err(|error| file_fault(&error))?;
    let record = Record::from_text(&text).map_err(in_line)?;
    let unknown = || Fault::new(words(), "archive-unknown-game", facts![game = record.header.game.as_str()]);
    let game = catalog::game(&record.header.game).ok_or_else(unknown)?;
    game.verify(&record, game.edition_for(&record)).map_err(in_line)?;
    Ok(())
}

/// What is wrong with a file.
fn at(path: &Path, reason: Fault) -> Fault {
    Fault::new(words(), "store-file", facts![path = path.display().to_string(), reason])
}

/// Adds a line to the list of the archive. A line that was torn by a crash is ended first.
fn note(path: &Path, line: &str) -> io::Result<()> {
    let mut list = private_file(path)?;
    let mut last = [b'\n'];
    if list.seek(SeekFrom::End(0))? > 0 {
        list.seek(SeekFrom::End(-1))?;
        list.read_exact(&mut last)?;
    }
    let break_first = if last == [b'\n'] { "" } else { "\n" };
    list.write_all(format!("{break_first}{line}\n").as_bytes())?;
    list.sync_all()
}
