//! Accounts in SQLite: sessions, recovery, deletion, and what is reported.

use super::people::{find, made, read};
use crate::person::Person;
use crate::store::club;
use crate::store::forgetting::{self, forget};
use crate::store::{Report, Session, StoreFault};
use crate::token::{PersonId, TableId};
use ::table::{Deed, Listing, Millis};
use rusqlite::{Connection, OptionalExtension};

/// The operator changes people from another process; this number tells the server to look again.
const CHANGED: &str = "people-changed";

pub(super) fn password_of(connection: &Connection, person: &PersonId) -> Result<Option<String>, StoreFault> {
    let mut find = connection.prepare_cached("SELECT password FROM person WHERE id = ?1")?;
    Ok(find.query_row([person.as_str()], |row| row.get(0)).optional()?.flatten())
}

/// Gives an account a login and a password. All its passes are worthless then but the new one.
pub(super) fn keep(
    connection: &Connection,
    person: &PersonId,
    login: &str,
    password: &str,
    session: &Session,
) -> Result<(), StoreFault> {
    connection.prepare_cached("UPDATE person SET login = ?2, password = ?3 WHERE id = ?1")?.execute((
        person.as_str(),
        login,
        password,
    ))?;
    only_session(connection, person, session)
}

fn only_session(connection: &Connection, person: &PersonId, session: &Session) -> Result<(), StoreFault> {
    connection.prepare_cached("DELETE FROM pass WHERE person = ?1")?.execute([person.as_str()])?;
    connection.prepare_cached("DELETE FROM recovery WHERE person = ?1")?.execute([person.as_str()])?;
    super::people::admit(connection, person, session)
}

pub(super) fn sessions_of(connection: &Connection, person: &PersonId) -> Result<Vec<Session>, StoreFault> {
    let mut find = connection
        .prepare_cached("SELECT fingerprint, created, used, device FROM pass WHERE person = ?1 ORDER BY created")?;
    let rows = find.query_map([person.as_str()], |row| {
        Ok(Session { pass: row.get(0)?, created: row.get(1)?, used: row.get(2)?, device: row.get(3)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn touch(connection: &Connection, pass: &[u8; 32], at: Millis) -> Result<(), StoreFault> {
    connection.prepare_cached("UPDATE pass SET used = ?2 WHERE fingerprint = ?1")?.execute((pass, at))?;
    Ok(())
}

/// Uses a link up. A link that is too old, used or unknown does nothing.
pub(super) fn recover(
    connection: &Connection,
    link: &[u8; 32],
    password: &str,
    session: &Session,
) -> Result<Option<Person>, StoreFault> {
    let question = "DELETE FROM recovery WHERE fingerprint = ?1 AND until > ?2 RETURNING person";
    let mut use_up = connection.prepare_cached(question)?;
    let found: Option<String> = use_up.query_row((link, session.created), |row| row.get(0)).optional()?;
    let Some(person) = found.as_deref().and_then(PersonId::parse) else { return Ok(None) };
    connection
        .prepare_cached("UPDATE person SET password = ?2 WHERE id = ?1 AND login IS NOT NULL")?
        .execute((person.as_str(), password))?;
    only_session(connection, &person, session)?;
    find(connection, &person)
}

/// The lines of all journals that name a person, after a line. From the first one it is a long search, for a reader.
pub(super) fn lines_about(connection: &Connection, person: &PersonId, after: i64) -> Result<Vec<i64>, StoreFault> {
    let mut find = connection.prepare("SELECT no FROM entry WHERE no > ?2 AND deed LIKE ?1")?;
    let rows = find.query_map((format!("%\"{}\"%", person.as_str()), after), |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The last line of all journals.
pub(super) fn last_line(connection: &Connection) -> Result<i64, StoreFault> {
    Ok(connection.query_row("SELECT ifnull(max(no), 0) FROM entry", [], |row| row.get(0))?)
}

/// What somebody said, and when.
pub(super) fn said_by(connection: &Connection, person: &PersonId) -> Result<Vec<(Millis, String)>, StoreFault> {
    let mut find = connection.prepare(
        "SELECT at, deed ->> '$.text' FROM entry
         WHERE deed LIKE '{\"kind\":\"said\"%' AND deed ->> '$.person' = ?1 ORDER BY no",
    )?;
    let rows = find.query_map([person.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Takes a person's name out of everything, and what they said; what was played stays. Returns the tables concerned.
pub(super) fn erase(
    connection: &Connection,
    person: &PersonId,
    name: &str,
    lines: &[i64],
) -> Result<Vec<TableId>, StoreFault> {
    let mut tables: Vec<TableId> = Vec::new();
    for &no in lines {
        let (play, deed): (String, String) = connection
            .prepare_cached(
                "SELECT play.id, entry.deed FROM entry JOIN play ON play.no = entry.play WHERE entry.no = ?1",
            )?
            .query_row([no], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let mut deed: Deed = serde_json::from_str(&deed)?;
        if forget(&mut deed, person, name) {
            connection
                .prepare_cached("UPDATE entry SET deed = ?2 WHERE no = ?1")?
                .execute((no, serde_json::to_string(&deed)?))?;
            tables.extend(TableId::parse(&play));
        }
    }
    tables.sort();
    tables.dedup();
    for table in &tables {
        forget_listing(connection, table, person, name)?;
    }
    for question in [
        "DELETE FROM pass WHERE person = ?1",
        "DELETE FROM recovery WHERE person = ?1",
        "DELETE FROM mute WHERE person = ?1",
        "DELETE FROM block WHERE person = ?1",
        "UPDATE report SET said = NULL WHERE about = ?1",
        "UPDATE variation SET name = '' WHERE person = ?1",
        "DELETE FROM follow WHERE person = ?1",
        "DELETE FROM follow WHERE other = ?1",
        "DELETE FROM profile WHERE person = ?1",
        // What was played stays in the histories of others; nobody else sees it here.
        "INSERT INTO profile (person, ratings, games, online) VALUES (?1, 0, 0, 0)",
    ] {
        connection.execute(question, [person.as_str()])?;
    }
    super::notices::erase(connection, person)?;
    club::at_once(connection, async |door| {
        club::leave_tournaments(door, person).await?;
        club::forget_archived(door, person, name).await
    })?;
    connection
        .execute("UPDATE person SET name = ?2, login = NULL, password = NULL WHERE id = ?1", (person.as_str(), name))?;
    Ok(tables)
}

fn forget_listing(connection: &Connection, table: &TableId, whose: &PersonId, name: &str) -> Result<(), StoreFault> {
    let card: String =
        connection.query_row("SELECT card FROM play WHERE id = ?1", [table.as_str()], |row| row.get(0))?;
    let mut card: Listing = serde_json::from_str(&card)?;
    forgetting::forget_listing(&mut card, whose, name);
    connection.execute("UPDATE play SET card = ?2 WHERE id = ?1", (table.as_str(), serde_json::to_string(&card)?))?;
    Ok(())
}

pub(super) fn block(
    connection: &Connection,
    person: &PersonId,
    other: &PersonId,
    blocked: bool,
) -> Result<(), StoreFault> {
    let change = if blocked {
        "INSERT INTO block (person, other) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM block WHERE person = ?1 AND other = ?2"
    };
    connection.prepare_cached(change)?.execute((person.as_str(), other.as_str()))?;
    Ok(())
}

pub(super) fn blocked_by(connection: &Connection, person: &PersonId) -> Result<Vec<PersonId>, StoreFault> {
    let mut find = connection.prepare_cached("SELECT other FROM block WHERE person = ?1 ORDER BY other")?;
    let found = find.query_map([person.as_str()], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
    Ok(found.iter().filter_map(|id| PersonId::parse(id)).collect())
}

pub(super) fn apart_from(connection: &Connection, person: &PersonId) -> Result<Vec<PersonId>, StoreFault> {
    let question =
        "SELECT other FROM block WHERE person = ?1 UNION SELECT person FROM block WHERE other = ?1 ORDER BY 1";
    let mut find = connection.prepare_cached(question)?;
    let found = find.query_map([person.as_str()], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
    Ok(found.iter().filter_map(|id| PersonId::parse(id)).collect())
}

pub(super) fn report(connection: &Connection, report: &Report) -> Result<(), StoreFault> {
    let Report { at, by, about, table, seq, said, reason } = report;
    connection
        .prepare_cached(
            "INSERT INTO report (at, by, about, play, seq, said, reason) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute((at, by.as_str(), about.as_str(), table.as_ref().map(TableId::as_str), seq, said, reason))?;
    Ok(())
}

/// How often the operator has changed somebody.
pub(super) fn changed(connection: &Connection) -> Result<i64, StoreFault> {
    let mut find = connection.prepare_cached("SELECT value FROM setting WHERE key = ?1")?;
    Ok(find.query_row([CHANGED], |row| row.get(0)).optional()?.unwrap_or(0))
}

/// Notes that the operator has changed somebody.
pub(super) fn note_changed(connection: &Connection) -> Result<(), StoreFault> {
    connection.execute("INSERT INTO setting VALUES (?1, 1) ON CONFLICT DO UPDATE SET value = value + 1", [CHANGED])?;
    Ok(())
}

/// A person by login, by identifier, or by a name that only one has.
pub(super) fn named(connection: &Connection, who: &str) -> Result<Vec<Person>, StoreFault> {
    let question =
        "SELECT id, name, login, created FROM person WHERE id = ?1 OR login = lower(?1) OR name = ?1 LIMIT 20";
    let rows = connection.prepare(question)?.query_map([who], read)?.collect::<Result<Vec<_>, _>>()?;
    rows.into_iter().map(made).collect()
}
