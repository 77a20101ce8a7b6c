//! Games that are kept: a folder with two files for each, so that a game survives whatever happens to the program.
//!
//! `wrath-3.caldera` is the game file. It is there from the first moment, and every decision is a line more, on the disk
//! before the next one is asked. `wrath-3.private` is what the game file may not tell before the end: the secret of the
//! dice, and who sits where.

use crate::fault::Fault;
use crate::settings;
use kernel::{Phrase, Record, facts};
use serde::{Deserialize, Serialize};
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

const RECORD: &str = "caldera";
const PRIVATE: &str = "private";
/// The version of the private file's form.
const FORMAT: u32 = 1;

/// Who sits where, and the secret of the dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seating {
    format: u32,
    /// The secret, as the record will show it at the end.
    pub(crate) secret: String,
    /// How many of the places are people's: the first ones.
    pub(crate) humans: u8,
    /// The names that people gave, by place.
    pub(crate) names: Vec<String>,
    /// How strong the bots are.
    pub(crate) level: String,
}

impl Seating {
    pub(crate) fn new(secret: String, humans: u8, names: Vec<String>, level: String) -> Seating {
        Seating { format: FORMAT, secret, humans, names, level }
    }
}

/// The folder of the kept games.
#[derive(Clone, Debug)]
pub(crate) struct Shelf {
    folder: PathBuf,
}

/// A game on the shelf, as a list needs it.
pub(crate) struct Listed {
    pub(crate) id: String,
    pub(crate) path: PathBuf,
    /// When its last decision was kept.
    pub(crate) last: SystemTime,
    /// The game file; or which line of it is wrong.
    pub(crate) record: Result<Record, Fault>,
    /// Who sits there, if that can still be read.
    pub(crate) seating: Option<Seating>,
}

impl Listed {
    pub(crate) fn is_over(&self) -> bool {
        self.record.as_ref().is_ok_and(|record| record.end.is_some())
    }
}

impl Shelf {
    /// The usual one.
    pub(crate) fn usual() -> Shelf {
        Shelf { folder: settings::usual_games() }
    }

    #[cfg(test)]
    pub(crate) fn at(folder: &Path) -> Shelf {
        Shelf { folder: folder.to_owned() }
    }

    fn path(&self, id: &str, kind: &str) -> PathBuf {
        self.folder.join(format!("{id}.{kind}"))
    }

    /// The game file of a kept game.
    pub(crate) fn record_of(&self, id: &str) -> Option<PathBuf> {
        let plain = !id.is_empty() && id.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
        Some(self.path(&id.to_lowercase(), RECORD)).filter(|path| plain && path.is_file())
    }

    /// Every kept game, the last played first.
    pub(crate) fn list(&self) -> Result<Vec<Listed>, Fault> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(Fault::file(&self.folder, error)),
        };
        let paths = entries.flatten().map(|entry| entry.path());
        let records = paths.filter(|path| path.extension().is_some_and(|kind| kind == RECORD));
        let mut listed: Vec<Listed> = records.filter_map(|path| self.listed(path)).collect();
        listed.sort_by(|one, other| (other.last, &other.id).cmp(&(one.last, &one.id)));
        Ok(listed)
    }

    fn listed(&self, path: PathBuf) -> Option<Listed> {
        let id = path.file_stem()?.to_str()?.to_owned();
        let last = fs::metadata(&path).and_then(|about| about.modified()).ok()?;
        let record = read_record(&path).map(|(record, _)| record);
        let seating = self.seating(&id).ok();
        Some(Listed { id, path, last, record, seating })
    }

    /// The names that people gave, by place, if a game file was kept with them.
    pub(crate) fn names_beside(record: &Path) -> Vec<String> {
        let seating = fs::read(record.with_extension(PRIVATE)).ok();
        let seating = seating.and_then(|bytes| serde_json::from_slice::<Seating>(&bytes).ok());
        seating.map_or_else(Vec::new, |seating| seating.names)
    }

    fn seating(&self, id: &str) -> Result<Seating, Fault> {
        let path = self.path(id, PRIVATE);
        let bytes = fs::read(&path).map_err(|error| Fault::file(&path, error))?;
        let unread = || Fault::Wrong(Phrase::new("kept-private", facts![path = path.display().to_string()]));
        let seating: Seating = serde_json::from_slice(&bytes).map_err(|_| unread())?;
        if seating.format == FORMAT { Ok(seating) } else { Err(unread()) }
    }

    /// Keeps a game that has just begun, under the next free number.
    pub(crate) fn keep(&self, record: &Record, seating: &Seating) -> Result<Kept, Fault> {
        private_folder(&self.folder).map_err(|error| Fault::file(&self.folder, error))?;
        let game = &record.header.game;
        for number in self.last_number(game) + 1.. {
            let id = format!("{game}-{number}");
            let (path, private) = (self.path(&id, RECORD), self.path(&id, PRIVATE));
            let taken = |error: &io::Error| error.kind() == io::ErrorKind::AlreadyExists;
            let mut secret = match new_file(&private) {
                Err(error) if taken(&error) => continue,
                made => made.map_err(|error| Fault::file(&private, error))?,
            };
            let text = serde_json::to_string(seating).expect("plain data") + "\n";
            let written = secret.write_all(text.as_bytes()).and_then(|()| secret.sync_all());
            written.map_err(|error| Fault::file(&private, error))?;
            let file = new_file(&path).map_err(|error| Fault::file(&path, error))?;
            lock(&file, &id)?;
            let mut kept = Kept { id, path, file, lines: 0, length: 0 };
            kept.add(record)?;
            sync_folder(&self.folder);
            return Ok(kept);
        }
        unreachable!("numbers do not end")
    }

    /// The highest number that a game has on the shelf.
    fn last_number(&self, game: &str) -> u64 {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let numbers = entries.filter_map(|entry| {
            let path = entry.path();
            path.file_stem()?.to_str()?.strip_prefix(game)?.strip_prefix('-')?.parse::<u64>().ok()
        });
        numbers.max().unwrap_or(0)
    }

    /// Takes a game up again: its record without a line that was only half written, and who sits there.
    pub(crate) fn take_up(&self, id: &str) -> Result<(Kept, Record, Seating), Fault> {
        let path = self.record_of(id).ok_or_else(|| Fault::asked("kept-unknown", facts![id]))?;
        let id = id.to_lowercase();
        let seating = self.seating(&id)?;
        let mut options = OpenOptions::new();
        let file = options.read(true).write(true).open(&path).map_err(|error| Fault::file(&path, error))?;
        lock(&file, &id)?;
        let (record, length) = read_record(&path)?;
        let lines = record.lines();
        Ok((Kept { id, path, file, lines, length }, record, seating))
    }

    /// Removes a game that nobody is playing.
    pub(crate) fn delete(&self, id: &str) -> Result<(), Fault> {
        let path = self.record_of(id).ok_or_else(|| Fault::asked("kept-unknown", facts![id]))?;
        let id = id.to_lowercase();
        lock(&File::open(&path).map_err(|error| Fault::file(&path, error))?, &id)?;
        fs::remove_file(&path).map_err(|error| Fault::file(&path, error))?;
        match fs::remove_file(self.path(&id, PRIVATE)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Fault::file(&self.path(&id, PRIVATE), error)),
            Ok(()) | Err(_) => Ok(()),
        }
    }
}

/// A game that is kept while it is played.
#[derive(Debug)]
pub(crate) struct Kept {
    pub(crate) id: String,
    path: PathBuf,
    file: File,
    /// How many lines of the record are on the disk, and how many bytes they take.
    lines: usize,
    length: u64,
}

impl Kept {
    /// Writes what is new. If that fails nothing is lost: the next call writes it, after what was written whole.
    pub(crate) fn add(&mut self, record: &Record) -> Result<(), Fault> {
        let text = record.text_after(self.lines);
        if text.is_empty() {
            return Ok(());
        }
        let mut write = || -> io::Result<()> {
            self.file.set_len(self.length)?;
            self.file.seek(SeekFrom::Start(self.length))?;
            self.file.write_all(text.as_bytes())?;
            self.file.sync_data()
        };
        write().map_err(|error| Fault::file(&self.path, error))?;
        self.lines = record.lines();
        self.length += text.len() as u64;
        Ok(())
    }
}

/// A game file and the bytes of its whole lines. A last line without an end was cut off while it was written.
fn read_record(path: &Path) -> Result<(Record, u64), Fault> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|mut file| file.read_to_end(&mut bytes));
    read.map_err(|error| Fault::file(path, error))?;
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |place| place + 1);
    let wrong = |line: usize, reason: kernel::Fault| {
        Fault::Wrong(Phrase::new("verify-wrong", facts![path = path.display().to_string(), line, reason]))
    };
    let text =
        std::str::from_utf8(&bytes[..whole]).map_err(|_| wrong(1, crate::voice::fault("verify-not-text", facts![])))?;
    let record = Record::from_text(text).map_err(|fault| wrong(fault.line, fault.reason))?;
    Ok((record, whole as u64))
}

/// One program plays a game at a time.
fn lock(file: &File, id: &str) -> Result<(), Fault> {
    match file.try_lock() {
        // Where files cannot be locked, the player looks after that.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(Fault::asked("kept-elsewhere", facts![id])),
    }
}

/// A folder that only its owner can look into.
fn private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// A new file that only its owner can read.
fn new_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// The names of new files are on the disk, too, where the system lets a program ask for that.
fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

#[cfg(test)]
mod tests;
