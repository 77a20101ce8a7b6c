//! `caldera move`: everything from a folder into a PostgreSQL database, or back, in one transaction, compared row by row
//! before it counts.

use super::sheets::{Cell, Row, SHEETS, Sheet, differs};
use super::sqlite::Folder;
use super::{StoreFault, postgres};
use rusqlite::types::{ToSqlOutput, Value, ValueRef};
use std::fmt;
use std::path::Path;

/// How many rows are on their way at once.
const CHUNK: usize = 500;

/// What was moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Tables.
    pub tables: u64,
    /// Lines of their journals.
    pub lines: u64,
    /// People.
    pub people: u64,
    /// Everything, in rows.
    pub rows: u64,
}

/// Why nothing was moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveFault {
    /// There is something already where everything should go.
    NotEmpty,
    /// A server still uses the data.
    InUse,
    /// One of the two databases has a fault.
    Store(StoreFault),
}

impl fmt::Display for MoveFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveFault::NotEmpty => out.write_str("there are data already"),
            MoveFault::InUse => out.write_str("a server still uses the data"),
            MoveFault::Store(fault) => fault.fmt(out),
        }
    }
}

impl std::error::Error for MoveFault {}

impl From<StoreFault> for MoveFault {
    fn from(fault: StoreFault) -> MoveFault {
        MoveFault::Store(fault)
    }
}

impl From<rusqlite::Error> for MoveFault {
    fn from(error: rusqlite::Error) -> MoveFault {
        MoveFault::Store(error.into())
    }
}

/// Copies the data of a folder into an empty database. No server may use either meanwhile.
pub async fn move_into_database(folder: &Path, database: &str) -> Result<Moved, MoveFault> {
    let held = hold(folder)?;
    let other = postgres::Mover::open(database, true).await?;
    let mut moved = Moved::default();
    for sheet in SHEETS {
        let mut rows = Vec::with_capacity(CHUNK);
        let mut find = held.connection.prepare(sheet.from_sqlite)?;
        let mut found = find.query([])?;
        while let Some(row) = found.next()? {
            rows.push(read(row)?);
            if rows.len() == CHUNK {
                other.write(sheet, &std::mem::take(&mut rows)).await?;
            }
        }
        other.write(sheet, &rows).await?;
    }
    other.finish_writing().await?;
    for sheet in SHEETS {
        moved.count(sheet, compare(&held, &other, sheet).await?);
    }
    other.commit().await?;
    Ok(moved)
}

/// Copies a database into a folder without data. No server may use either meanwhile.
pub async fn move_out_of_database(database: &str, folder: &Path) -> Result<Moved, MoveFault> {
    if folder.join("caldera.sqlite").exists() {
        return Err(MoveFault::NotEmpty);
    }
    let other = postgres::Mover::open(database, false).await?;
    let held = hold(folder)?;
    let mut moved = Moved::default();
    held.connection.execute_batch("BEGIN")?;
    for sheet in SHEETS {
        let mut reading = other.read(sheet).await?;
        let mut insert = held.connection.prepare(sheet.into_sqlite)?;
        loop {
            let rows = reading.next(CHUNK).await?;
            for row in &rows {
                insert.execute(rusqlite::params_from_iter(row))?;
            }
            if rows.is_empty() {
                break;
            }
        }
    }
    held.connection.execute_batch(
        "UPDATE head SET last = found.last FROM (SELECT play, max(no) AS last FROM entry GROUP BY play) AS found
         WHERE found.play = head.play",
    )?;
    for sheet in SHEETS {
        moved.count(sheet, compare(&held, &other, sheet).await?);
    }
    held.connection.execute_batch("COMMIT")?;
    Ok(moved)
}

fn hold(folder: &Path) -> Result<Folder, MoveFault> {
    Folder::hold(folder).map_err(|fault| match fault {
        StoreFault::Locked => MoveFault::InUse,
        StoreFault::Conflict | StoreFault::Full | StoreFault::Busy | StoreFault::Away(_) | StoreFault::Broken(_) => {
            MoveFault::Store(fault)
        }
    })
}

impl Moved {
    fn count(&mut self, sheet: &Sheet, rows: u64) {
        self.rows += rows;
        match sheet.name {
            "play" => self.tables = rows,
            "line" => self.lines = rows,
            "person" => self.people = rows,
            _other => {}
        }
    }
}

/// Reads a sheet from both sides and compares it row by row; how many rows there are.
async fn compare(held: &Folder, other: &postgres::Mover, sheet: &Sheet) -> Result<u64, MoveFault> {
    let mut find = held.connection.prepare(sheet.from_sqlite)?;
    let mut found = find.query([])?;
    let mut reading = other.read(sheet).await?;
    let mut row = 0;
    loop {
        let theirs = reading.next(CHUNK).await?;
        for their in &theirs {
            row += 1;
            let ours = found.next()?.map(read).transpose()?;
            if ours.as_ref() != Some(their) {
                return Err(differs(sheet, row).into());
            }
        }
        if theirs.is_empty() {
            return if found.next()?.is_none() { Ok(row) } else { Err(differs(sheet, row + 1).into()) };
        }
    }
}

pub(super) fn read(row: &rusqlite::Row<'_>) -> Result<Row, rusqlite::Error> {
    (0..row.as_ref().column_count())
        .map(|column| {
            Ok(match row.get_ref(column)? {
                ValueRef::Null => Cell::Nothing,
                ValueRef::Integer(number) => Cell::Number(number),
                ValueRef::Text(text) => Cell::Text(String::from_utf8_lossy(text).into_owned()),
                ValueRef::Blob(bytes) => Cell::Bytes(bytes.to_owned()),
                ValueRef::Real(number) => Cell::Number(number as i64),
            })
        })
        .collect()
}

impl rusqlite::ToSql for Cell {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Cell::Nothing => ToSqlOutput::Owned(Value::Null),
            Cell::Number(number) => ToSqlOutput::Owned(Value::Integer(*number)),
            Cell::Text(text) => ToSqlOutput::Borrowed(ValueRef::Text(text.as_bytes())),
            Cell::Bytes(bytes) => ToSqlOutput::Borrowed(ValueRef::Blob(bytes)),
        })
    }
}
