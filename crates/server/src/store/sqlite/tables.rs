//! Tables in SQLite.

use crate::journal::Line;
use crate::store::{Append, Card, Listed, StoreFault, Stored};
use crate::token::{PersonId, TableId};
use rusqlite::{Connection, OptionalExtension, Row};

pub(super) fn append(connection: &Connection, append: &Append) -> Result<(), StoreFault> {
    let table = append.table.as_str();
    let at = append.lines.last().map_or(0, |line| line.at);
    if let (Some(secret), Some(card)) = (&append.opening, &append.card) {
        let mut insert = connection.prepare_cached(
            "INSERT INTO play (id, secret, phase, open, card, waiting, created, updated)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)",
        )?;
        let written = serde_json::to_string(card)?;
        insert.execute((table, secret, card.phase.id(), card.open, written, append.waiting, at))?;
    }
    let mut insert =
        connection.prepare_cached("INSERT INTO line (play, seq, at, key, deed) VALUES (?1, ?2, ?3, ?4, ?5)")?;
    for line in &append.lines {
        insert.execute((table, line.seq, line.at, &line.key, serde_json::to_string(&line.deed)?))?;
    }
    match &append.card {
        None => {
            let mut update = connection.prepare_cached("UPDATE play SET waiting = ?2, updated = ?3 WHERE id = ?1")?;
            update.execute((table, append.waiting, at))?;
        }
        Some(card) => show(connection, table, append.waiting, at, card)?,
    }
    Ok(())
}

/// Brings the lists up to date: how the table is shown, and who sits at it.
fn show(connection: &Connection, table: &str, waiting: u8, at: i64, card: &Card) -> Result<(), StoreFault> {
    let mut update = connection
        .prepare_cached("UPDATE play SET phase = ?2, open = ?3, card = ?4, waiting = ?5, updated = ?6 WHERE id = ?1")?;
    update.execute((table, card.phase.id(), card.open, serde_json::to_string(card)?, waiting, at))?;
    connection.prepare_cached("DELETE FROM sitting WHERE play = ?1")?.execute([table])?;
    let mut sit = connection.prepare_cached("INSERT INTO sitting (person, play, place) VALUES (?1, ?2, ?3)")?;
    for (place, chair) in card.chairs.iter().enumerate() {
        if let Some(person) = &chair.person {
            sit.execute((person.as_str(), table, place as i64))?;
        }
    }
    Ok(())
}

pub(super) fn load(connection: &Connection, table: &TableId) -> Result<Option<Stored>, StoreFault> {
    // One snapshot for both questions: a line written between them belongs to neither or both.
    let snapshot = connection.unchecked_transaction()?;
    let mut find = snapshot.prepare_cached("SELECT secret FROM play WHERE id = ?1")?;
    let Some(secret) = find.query_row([table.as_str()], |row| row.get(0)).optional()? else { return Ok(None) };
    let mut find = snapshot.prepare_cached("SELECT seq, at, key, deed FROM line WHERE play = ?1 ORDER BY seq")?;
    let mut rows = find.query([table.as_str()])?;
    let mut lines = Vec::new();
    while let Some(row) = rows.next()? {
        let deed = serde_json::from_str(row.get_ref(3)?.as_str().map_err(rusqlite::Error::from)?)?;
        lines.push(Line { seq: row.get(0)?, at: row.get(1)?, key: row.get(2)?, deed });
    }
    Ok(Some(Stored { secret, lines }))
}

const LISTED: &str = "SELECT id, card, waiting, created, updated FROM play";

fn listed(row: &Row<'_>) -> Result<(String, String, u8, i64, i64), rusqlite::Error> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?))
}

fn read_listed(found: Vec<(String, String, u8, i64, i64)>) -> Result<Vec<Listed>, StoreFault> {
    found
        .into_iter()
        .map(|(id, card, waiting, created, updated)| {
            let id = TableId::parse(&id).ok_or_else(|| StoreFault::Broken(format!("{id:?} is no table's name")))?;
            Ok(Listed { id, card: serde_json::from_str(&card)?, waiting, created, updated })
        })
        .collect()
}

pub(super) fn open(connection: &Connection, limit: u32) -> Result<Vec<Listed>, StoreFault> {
    let mut find = connection.prepare_cached(&format!("{LISTED} WHERE open > 0 ORDER BY created DESC LIMIT ?1"))?;
    let found = find.query_map([limit], listed)?.collect::<Result<Vec<_>, _>>()?;
    read_listed(found)
}

pub(super) fn of(connection: &Connection, person: &PersonId, limit: u32) -> Result<Vec<Listed>, StoreFault> {
    let mut find = connection.prepare_cached(&format!(
        "{LISTED} WHERE id IN (SELECT play FROM sitting WHERE person = ?1) ORDER BY updated DESC LIMIT ?2"
    ))?;
    let found = find.query_map((person.as_str(), limit), listed)?.collect::<Result<Vec<_>, _>>()?;
    read_listed(found)
}

pub(super) fn turns(connection: &Connection, person: &PersonId) -> Result<Vec<TableId>, StoreFault> {
    let mut find = connection.prepare_cached(
        "SELECT DISTINCT play.id FROM sitting JOIN play ON play.id = sitting.play
         WHERE sitting.person = ?1 AND play.phase = 'playing' AND play.waiting >> sitting.place & 1 = 1
         ORDER BY play.updated LIMIT 100",
    )?;
    let found = find.query_map([person.as_str()], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
    Ok(found.iter().filter_map(|id| TableId::parse(id)).collect())
}
