//! People and their passes in SQLite.

use crate::person::Person;
use crate::store::{Session, StoreFault};
use crate::token::PersonId;
use kernel::facts;
use rusqlite::{Connection, OptionalExtension, Row};

const PERSON: &str = "SELECT person.id, person.name, person.login, person.created FROM person";

pub(super) fn read(row: &Row<'_>) -> Result<(String, String, Option<String>, i64), rusqlite::Error> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
}

pub(super) fn made(found: (String, String, Option<String>, i64)) -> Result<Person, StoreFault> {
    let (id, name, login, created) = found;
    let id = PersonId::parse(&id).ok_or_else(|| StoreFault::broken("store-no-person", facts![id = id.as_str()]))?;
    Ok(Person { id, name, login, created })
}

pub(super) fn enrol(connection: &Connection, person: &Person, session: &Session) -> Result<(), StoreFault> {
    connection.prepare_cached("INSERT INTO person (id, name, created) VALUES (?1, ?2, ?3)")?.execute((
        person.id.as_str(),
        &person.name,
        person.created,
    ))?;
    admit(connection, &person.id, session)
}

/// How many devices may be logged in as one person; the oldest session makes room.
const MOST_SESSIONS: u32 = 20;

pub(super) fn admit(connection: &Connection, person: &PersonId, session: &Session) -> Result<(), StoreFault> {
    connection
        .prepare_cached("INSERT INTO pass (fingerprint, person, created, used, device) VALUES (?1, ?2, ?3, ?4, ?5)")?
        .execute((session.pass, person.as_str(), session.created, session.used, &session.device))?;
    connection
        .prepare_cached(
            "DELETE FROM pass WHERE person = ?1 AND fingerprint NOT IN
                (SELECT fingerprint FROM pass WHERE person = ?1 ORDER BY created DESC LIMIT ?2)",
        )?
        .execute((person.as_str(), MOST_SESSIONS))?;
    Ok(())
}

pub(super) fn is_banned(connection: &Connection, person: &PersonId) -> Result<bool, StoreFault> {
    let mut find = connection.prepare_cached("SELECT banned IS NOT NULL FROM person WHERE id = ?1")?;
    Ok(find.query_row([person.as_str()], |row| row.get(0)).optional()?.unwrap_or(false))
}

pub(super) fn holder(connection: &Connection, pass: &[u8; 32]) -> Result<Option<Person>, StoreFault> {
    let question =
        format!("{PERSON} JOIN pass ON pass.person = person.id WHERE pass.fingerprint = ?1 AND banned IS NULL");
    connection.prepare_cached(&question)?.query_row([pass], read).optional()?.map(made).transpose()
}

pub(super) fn revoke(connection: &Connection, pass: &[u8; 32]) -> Result<(), StoreFault> {
    connection.prepare_cached("DELETE FROM pass WHERE fingerprint = ?1")?.execute([pass])?;
    Ok(())
}

pub(super) fn rename(connection: &Connection, person: &PersonId, name: &str) -> Result<(), StoreFault> {
    connection.prepare_cached("UPDATE person SET name = ?2 WHERE id = ?1")?.execute((person.as_str(), name))?;
    Ok(())
}

pub(super) fn by_login(connection: &Connection, login: &str) -> Result<Option<(Person, String)>, StoreFault> {
    let mut find = connection.prepare_cached(
        "SELECT id, name, login, created, password FROM person WHERE login = ?1 AND password IS NOT NULL",
    )?;
    let found = find.query_row([login], |row| Ok((read(row)?, row.get(4)?))).optional()?;
    found.map(|(person, password)| Ok((made(person)?, password))).transpose()
}

pub(super) fn find(connection: &Connection, person: &PersonId) -> Result<Option<Person>, StoreFault> {
    let question = format!("{PERSON} WHERE id = ?1");
    connection.prepare_cached(&question)?.query_row([person.as_str()], read).optional()?.map(made).transpose()
}

pub(super) fn mute(
    connection: &Connection,
    person: &PersonId,
    other: &PersonId,
    muted: bool,
) -> Result<(), StoreFault> {
    let change = if muted {
        "INSERT INTO mute (person, other) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM mute WHERE person = ?1 AND other = ?2"
    };
    connection.prepare_cached(change)?.execute((person.as_str(), other.as_str()))?;
    Ok(())
}

pub(super) fn muted_by(connection: &Connection, person: &PersonId) -> Result<Vec<PersonId>, StoreFault> {
    let mut find = connection.prepare_cached("SELECT other FROM mute WHERE person = ?1 ORDER BY other")?;
    let found = find.query_map([person.as_str()], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
    Ok(found.iter().filter_map(|id| PersonId::parse(id)).collect())
}
