//! What the operator of a server does with people, on the data themselves; a running server looks again within a second.

use super::{accounts, database, known_version, version};
use crate::store::StoreFault;
use crate::token::{Pass, PersonId};
use ::table::Millis;
use rusqlite::{Connection, OpenFlags, OptionalExtension};
use std::fmt;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// For how long a link for a new password works.
const LINK_LASTS: Millis = 3 * 24 * 3_600_000;

/// Why the operator's wish was not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OperatorFault {
    /// The data cannot be read or written.
    Store(StoreFault),
    /// There is nobody of that name, login or identifier.
    Unknown,
    /// Several people have that name.
    Several(Vec<String>),
    /// They have no account, so there is no password to choose anew.
    Guest,
    /// The data were made by another version: a server must have started with them once.
    Version,
}

impl fmt::Display for OperatorFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OperatorFault::Store(fault) => fault.fmt(out),
            OperatorFault::Unknown => out.write_str("there is nobody of that name, login or identifier"),
            OperatorFault::Several(who) => write!(out, "several people have that name: {}", who.join(" ")),
            OperatorFault::Guest => out.write_str("they have no account"),
            OperatorFault::Version => out.write_str("the data have another version: start a server with them once"),
        }
    }
}

impl std::error::Error for OperatorFault {}

impl From<StoreFault> for OperatorFault {
    fn from(fault: StoreFault) -> OperatorFault {
        OperatorFault::Store(fault)
    }
}

impl From<rusqlite::Error> for OperatorFault {
    fn from(error: rusqlite::Error) -> OperatorFault {
        OperatorFault::Store(error.into())
    }
}

/// Somebody, as the operator sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonShown {
    /// Who.
    pub id: String,
    /// Under which name.
    pub name: String,
    /// The login, if they have an account.
    pub login: Option<String>,
    /// Since when, in milliseconds since 1970.
    pub created: Millis,
    /// Since when they may not come in.
    pub banned: Option<Millis>,
}

/// A report, as the operator sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportShown {
    /// Its number.
    pub number: i64,
    /// When, in milliseconds since 1970.
    pub at: Millis,
    /// By whom: name and identifier.
    pub by: String,
    /// About whom: name and identifier.
    pub about: String,
    /// At which table.
    pub table: Option<String>,
    /// What was said.
    pub said: Option<String>,
    /// Why.
    pub reason: String,
}

/// The people of a server.
pub struct Operator {
    connection: Connection,
}

type Done<T> = Result<T, OperatorFault>;

impl Operator {
    /// Opens the data of a folder, whether a server runs there or not.
    pub fn open(folder: &Path) -> Done<Operator> {
        let connection = Connection::open_with_flags(database(folder), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        connection.busy_timeout(Duration::from_secs(30))?;
        connection.pragma_update(None, "foreign_keys", true)?;
        if version(&connection)? != known_version() {
            return Err(OperatorFault::Version);
        }
        Ok(Operator { connection })
    }

    /// Everybody whose name or login holds some letters, the newest first.
    pub fn list(&self, part: &str, most: u32) -> Done<Vec<PersonShown>> {
        let mut find = self.connection.prepare(
            "SELECT id, name, login, created, banned FROM person
             WHERE instr(lower(name), lower(?1)) > 0 OR instr(ifnull(login, ''), lower(?1)) > 0
             ORDER BY created DESC LIMIT ?2",
        )?;
        let rows = find.query_map((part, most), |row| {
            Ok(PersonShown {
                id: row.get(0)?,
                name: row.get(1)?,
                login: row.get(2)?,
                created: row.get(3)?,
                banned: row.get(4)?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn one(&self, who: &str) -> Done<PersonId> {
        let mut found = accounts::named(&self.connection, who)?;
        match found.len() {
            0 => Err(OperatorFault::Unknown),
            1 => Ok(found.remove(0).id),
            _ => Err(OperatorFault::Several(found.iter().map(|person| person.id.to_string()).collect())),
        }
    }

    fn change(&self, question: &str, values: impl rusqlite::Params) -> Done<()> {
        let change = self.connection.unchecked_transaction()?;
        change.execute(question, values)?;
        accounts::note_changed(&change)?;
        Ok(change.commit()?)
    }

    /// Gives somebody another name. At tables where they sit already they keep the old one.
    pub fn rename(&self, who: &str, name: &str) -> Done<()> {
        let person = self.one(who)?;
        self.change("UPDATE person SET name = ?2 WHERE id = ?1", (person.as_str(), name))
    }

    /// Keeps somebody out, or lets them in again.
    pub fn ban(&self, who: &str, banned: bool) -> Done<()> {
        let person = self.one(who)?;
        self.change("UPDATE person SET banned = ?2 WHERE id = ?1", (person.as_str(), banned.then(now)))
    }

    /// What a link says that lets the holder of an account choose a new password, once, within three days.
    pub fn reset(&self, who: &str) -> Done<String> {
        let person = self.one(who)?;
        let login: Option<String> =
            self.connection.query_row("SELECT login FROM person WHERE id = ?1", [person.as_str()], |row| row.get(0))?;
        if login.is_none() {
            return Err(OperatorFault::Guest);
        }
        let broken = |_| OperatorFault::Store(StoreFault::Broken("no random numbers".to_owned()));
        let link = Pass::new().map_err(broken)?;
        self.change(
            "INSERT INTO recovery (fingerprint, person, until) VALUES (?1, ?2, ?3)",
            (link.fingerprint(), person.as_str(), now() + LINK_LASTS),
        )?;
        Ok(link.word().to_owned())
    }

    /// Deletes somebody as they could themselves: the name goes, records stay. Tables in the memory of a running server show
    /// the name until they leave it.
    pub fn delete(&self, who: &str, name: &str) -> Done<()> {
        let person = self.one(who)?;
        let lines = accounts::lines_about(&self.connection, &person, 0)?;
        let change = self.connection.unchecked_transaction()?;
        accounts::erase(&change, &person, name, &lines)?;
        accounts::note_changed(&change)?;
        Ok(change.commit()?)
    }

    /// What was reported and is not settled yet, the oldest first.
    pub fn reports(&self) -> Done<Vec<ReportShown>> {
        let mut find = self.connection.prepare(
            "SELECT no, at, ifnull(a.name, '') || ' ' || report.by, ifnull(b.name, '') || ' ' || about, play, said, reason
             FROM report LEFT JOIN person AS a ON a.id = report.by LEFT JOIN person AS b ON b.id = about
             WHERE settled IS NULL ORDER BY no LIMIT 1000",
        )?;
        let rows = find.query_map([], |row| {
            Ok(ReportShown {
                number: row.get(0)?,
                at: row.get(1)?,
                by: row.get(2)?,
                about: row.get(3)?,
                table: row.get(4)?,
                said: row.get(5)?,
                reason: row.get(6)?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Notes that a report is settled.
    pub fn settle(&self, number: i64) -> Done<()> {
        let question = "UPDATE report SET settled = ?2 WHERE no = ?1 AND settled IS NULL RETURNING no";
        let found = self.connection.query_row(question, (number, now()), |row| row.get::<_, i64>(0)).optional()?;
        found.map(drop).ok_or(OperatorFault::Unknown)
    }
}

fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_millis() as Millis
}
