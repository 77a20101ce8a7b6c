//! What the operator does with people whose data are in a folder.

use super::{accounts, database, known_version, version};
use crate::store::operator::{Done, LINK_LASTS, Operates, OperatorFault, PersonShown, ReportShown, now};
use crate::token::{Pass, PersonId};
use rusqlite::{Connection, OpenFlags, OptionalExtension};
use std::path::Path;
use std::time::Duration;

/// The people of a server whose data are in a folder.
pub(in crate::store) struct FolderOperator {
    connection: Connection,
}

impl From<rusqlite::Error> for OperatorFault {
    fn from(error: rusqlite::Error) -> OperatorFault {
        OperatorFault::Store(error.into())
    }
}

impl FolderOperator {
    pub(in crate::store) fn open(folder: &Path) -> Done<FolderOperator> {
        let connection = Connection::open_with_flags(database(folder), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        connection.busy_timeout(Duration::from_secs(30))?;
        connection.pragma_update(None, "foreign_keys", true)?;
        if version(&connection)? != known_version() {
            return Err(OperatorFault::Version);
        }
        Ok(FolderOperator { connection })
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
}

impl Operates for FolderOperator {
    fn list(&self, part: &str, most: u32) -> Done<Vec<PersonShown>> {
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

    fn rename(&self, who: &str, name: &str) -> Done<()> {
        let person = self.one(who)?;
        self.change("UPDATE person SET name = ?2 WHERE id = ?1", (person.as_str(), name))
    }

    fn ban(&self, who: &str, banned: bool) -> Done<()> {
        let person = self.one(who)?;
        self.change("UPDATE person SET banned = ?2 WHERE id = ?1", (person.as_str(), banned.then(now)))
    }

    fn reset(&self, who: &str, link: &Pass) -> Done<()> {
        let person = self.one(who)?;
        let login: Option<String> =
            self.connection.query_row("SELECT login FROM person WHERE id = ?1", [person.as_str()], |row| row.get(0))?;
        if login.is_none() {
            return Err(OperatorFault::Guest);
        }
        self.change(
            "INSERT INTO recovery (fingerprint, person, until) VALUES (?1, ?2, ?3)",
            (link.fingerprint(), person.as_str(), now() + LINK_LASTS),
        )
    }

    fn delete(&self, who: &str, name: &str) -> Done<()> {
        let person = self.one(who)?;
        let lines = accounts::lines_about(&self.connection, &person, 0)?;
        let change = self.connection.unchecked_transaction()?;
        accounts::erase(&change, &person, name, &lines)?;
        accounts::note_changed(&change)?;
        Ok(change.commit()?)
    }

    fn reports(&self) -> Done<Vec<ReportShown>> {
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
                correction: None,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn settle(&self, number: i64) -> Done<()> {
        let question = "UPDATE report SET settled = ?2 WHERE no = ?1 AND settled IS NULL RETURNING no";
        let found = self.connection.query_row(question, (number, now()), |row| row.get::<_, i64>(0)).optional()?;
        found.map(drop).ok_or(OperatorFault::Unknown)
    }
}
