//! The games of an arena, kept in a file so that it can go on later.

use super::Field;
use crate::contestant::Failure;
use crate::fault::Fault;
use crate::output::PROGRAM;
use crate::table::read;
use kernel::{Digest, RulesVersion, Standing, Table, facts, reading};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The version of the file's form.
const FORMAT: u32 = 1;

/// The first line of the file: what must be the same for games to be put together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    arena: u32,
    game: String,
    rules: RulesVersion,
    edition: String,
    /// Two editions may bear one name. Files of old have none: only editions that come with the program were counted on.
    #[serde(default)]
    digest: Option<Digest>,
    table: Table,
    seed: u64,
    /// The program that began the file: another version may go on with it.
    #[serde(default)]
    program: Option<String>,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Line {
    pub(super) first: String,
    pub(super) second: String,
    pub(super) number: u64,
    pub(super) seed: u64,
    pub(super) decisions: u32,
    pub(super) standings: Vec<Standing>,
    /// Programs that failed; they have lost.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) failures: Vec<Failure>,
}

/// All games so far.
pub(super) struct Games {
    /// By the names of the duel and the number of the game.
    lines: BTreeMap<(String, String, u64), Line>,
    file: Option<(PathBuf, File)>,
}

impl Games {
    /// The games in a file that belong to this field; a new file if there is none, or nothing in it.
    pub(super) fn open(path: Option<&Path>, field: &Field) -> Result<Games, Fault> {
        let mut games = Games { lines: BTreeMap::new(), file: None };
        let Some(path) = path else { return Ok(games) };
        let header = header(field);
        let failed = |error| Fault::file(path, error);
        let whole = if path.exists() { games.read(path, field, &header)? } else { 0 };
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(failed)?;
        // A game whose line was cut off is played again.
        file.set_len(whole).map_err(failed)?;
        if whole == 0 {
            writeln!(file, "{}", json(&header)).map_err(failed)?;
        }
        games.file = Some((path.to_owned(), file));
        Ok(games)
    }

    /// Reads the games, and returns how many bytes are whole lines.
    fn read(&mut self, path: &Path, field: &Field, expected: &Header) -> Result<u64, Fault> {
        let text = read(path)?;
        // Empty, or stopped before the first line was whole: as good as new.
        if json(expected).starts_with(&text) {
            return Ok(0);
        }
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let first = text.lines().next().unwrap_or("");
        let header: Header = serde_json::from_str(first).map_err(|error| {
            let facts = facts![path = path.display().to_string(), reason = reading::json(&error)];
            Fault::asked("fault-arena-header", facts)
        })?;
        let shipped = |name: &str| field.game.edition_named(name).map(|edition| edition.tag().digest);
        let digest = header.digest.or_else(|| shipped(&header.edition));
        let header = Header { digest, program: expected.program.clone(), ..header };
        if header != *expected {
            let facts = facts![path = path.display().to_string(), why = first];
            return Err(Fault::asked("fault-arena-file", facts));
        }
        for (number, line) in text[..whole].lines().enumerate().skip(1) {
            let line: Line = serde_json::from_str(line).map_err(|error| {
                let facts =
                    facts![path = path.display().to_string(), line = number + 1, reason = reading::json(&error)];
                Fault::asked("fault-arena-line", facts)
            })?;
            self.keep(line);
        }
        Ok(whole as u64)
    }

    fn keep(&mut self, line: Line) {
        self.lines.insert((line.first.clone(), line.second.clone(), line.number), line);
    }

    /// Adds a game, to the file first.
    pub(super) fn add(&mut self, line: Line) -> Result<(), Fault> {
        if let Some((path, file)) = &mut self.file {
            writeln!(file, "{}", json(&line)).map_err(|error| Fault::file(path, error))?;
        }
        self.keep(line);
        Ok(())
    }

    pub(super) fn has(&self, first: &str, second: &str, number: u64) -> bool {
        self.lines.contains_key(&(first.to_owned(), second.to_owned(), number))
    }

    /// All games, duel by duel.
    pub(super) fn all(&self) -> impl Iterator<Item = &Line> {
        self.lines.values()
    }

    /// The games of a duel, in order.
    pub(super) fn of(&self, first: &str, second: &str) -> impl Iterator<Item = &Line> + use<'_> {
        let from = (first.to_owned(), second.to_owned(), 0);
        let to = (first.to_owned(), second.to_owned(), u64::MAX);
        self.lines.range(from..=to).map(|(_, line)| line)
    }
}

fn header(field: &Field) -> Header {
    Header {
        arena: FORMAT,
        game: field.game.about().id.to_owned(),
        rules: field.game.about().rules,
        edition: field.edition.tag().name.clone(),
        digest: Some(field.edition.tag().digest),
        table: field.table.clone(),
        seed: field.seed,
        program: Some(PROGRAM.to_owned()),
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}
