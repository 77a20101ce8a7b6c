//! Tables in SQLite.

use super::notices;
use crate::store::{AliveSince, Append, Branched, Hosted, Listed, StoreFault, Stored};
use ::table::{Deed, Line, Listing, PersonId, TableId};
use kernel::facts;
use rusqlite::{Connection, OptionalExtension, Row};
use std::collections::BTreeSet;

pub(super) fn append(connection: &Connection, append: &Append) -> Result<(), StoreFault> {
    let table = append.table.as_str();
    let Some(end) = append.lines.last() else { return Ok(()) };
    let play = match (&append.opening, &append.card) {
        (Some(secret), Some(card)) => {
            let no = open_table(connection, table, secret, card, end.at, host(append))?;
            branch(connection, append)?;
            no
        }
        (Some(_), None) | (None, _) => {
            let mut find = connection.prepare_cached("SELECT no FROM play WHERE id = ?1")?;
            // A table that was archived is there no more: whoever still has it in memory reads again, and finds that.
            find.query_row([table], |row| row.get(0)).optional()?.ok_or(StoreFault::Conflict)?
        }
    };
    let mut insert = connection
        .prepare_cached("INSERT INTO entry (play, prev, seq, at, key, deed) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
    let mut last = last_entry(connection, play, append)?;
    for line in &append.lines {
        insert.execute((play, last, line.seq, line.at, &line.key, serde_json::to_string(&line.deed)?))?;
        last = Some(connection.last_insert_rowid());
    }
    connection
        .prepare_cached(
            "INSERT INTO head (play, seq, last, waiting, updated) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT DO UPDATE SET seq = ?2, last = ?3, waiting = ?4, updated = ?5",
        )?
        .execute((play, end.seq, last, append.waiting, end.at))?;
    if let Some(card) = &append.card {
        show(connection, table, card)?;
    }
    notices::enqueue(connection, table, end.at, &append.told)
}

/// Who opens a table, by the first line of its journal.
fn host(append: &Append) -> Option<&str> {
    match append.lines.first().map(|line| &line.deed) {
        Some(Deed::Opened { host, .. }) => Some(host.as_str()),
        Some(_) | None => None,
    }
}

/// Notes that a table goes on from a moment of another.
fn branch(connection: &Connection, append: &Append) -> Result<(), StoreFault> {
    let Some(Branched { origin, moment, person }) = Branched::of(append) else { return Ok(()) };
    connection
        .prepare_cached("INSERT INTO variation (play, origin, moment, person, name) VALUES (?1, ?2, ?3, ?4, '')")?
        .execute((append.table.as_str(), origin, moment, person))?;
    Ok(())
}

fn open_table(
    connection: &Connection,
    table: &str,
    secret: &[u8; 32],
    card: &Listing,
    at: i64,
    host: Option<&str>,
) -> Result<i64, StoreFault> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO play (id, secret, phase, open, card, created, host, no)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, (SELECT ifnull(max(no), 0) + 1 FROM play)) RETURNING no",
    )?;
    let written = serde_json::to_string(card)?;
    Ok(insert.query_row((table, secret, card.phase.id(), card.open, written, at, host), |row| row.get(0))?)
}

/// The entry that new lines follow. If the table has gone on without the asker, they must read it again.
fn last_entry(connection: &Connection, play: i64, append: &Append) -> Result<Option<i64>, StoreFault> {
    let mut find = connection.prepare_cached("SELECT seq, last FROM head WHERE play = ?1")?;
    let head: Option<(u32, i64)> = find.query_row([play], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    let known = head.map_or(0, |(seq, _)| seq);
    let follows = append.lines.iter().zip(known + 1..).all(|(line, seq)| line.seq == seq);
    if follows { Ok(head.map(|(_, last)| last)) } else { Err(StoreFault::Conflict) }
}

/// Brings the lists up to date: how the table is shown, and who sits at it.
fn show(connection: &Connection, table: &str, card: &Listing) -> Result<(), StoreFault> {
    let mut update = connection.prepare_cached("UPDATE play SET phase = ?2, open = ?3, card = ?4 WHERE id = ?1")?;
    update.execute((table, card.phase.id(), card.open, serde_json::to_string(card)?))?;
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
    // One snapshot for all questions: a line written between them belongs to none or all.
    let snapshot = connection.unchecked_transaction()?;
    let mut find = snapshot
        .prepare_cached("SELECT secret, seq, last FROM play JOIN head ON head.play = play.no WHERE play.id = ?1")?;
    let found = find.query_row([table.as_str()], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).optional()?;
    let Some((secret, seq, last)) = found else { return Ok(None) };
    let lines = chain(&snapshot, seq, last)?;
    Ok(Some(Stored { secret, lines }))
}

/// The tables whose journals cannot be read whole. A damaged index may hide a table: whoever sits at one names it, too.
pub(super) fn unreadable(connection: &Connection) -> Vec<String> {
    let mut named = BTreeSet::new();
    for question in ["SELECT id FROM play ORDER BY no", "SELECT id FROM play", "SELECT play FROM sitting"] {
        let Ok(mut find) = connection.prepare(question) else { continue };
        let Ok(rows) = find.query_map([], |row| row.get::<_, String>(0)) else { continue };
        // The first row that cannot be read ends a scan.
        named.extend(rows.map_while(Result::ok));
    }
    let is_whole = |id: &str| TableId::parse(id).is_some_and(|id| matches!(load(connection, &id), Ok(Some(_))));
    named.into_iter().filter(|id| !is_whole(id)).collect()
}

/// A journal, followed from its last line to its first.
fn chain(snapshot: &Connection, seq: u32, last: i64) -> Result<Vec<Line>, StoreFault> {
    let mut find = snapshot.prepare_cached("SELECT prev, seq, at, key, deed FROM entry WHERE no = ?1")?;
    let mut lines = Vec::with_capacity(seq as usize);
    let (mut next, mut expected) = (Some(last), seq);
    while let Some(no) = next {
        let mut rows = find.query([no])?;
        let row = rows.next()?.ok_or_else(|| StoreFault::broken("store-line-missing", facts![no]))?;
        let deed = serde_json::from_str(row.get_ref(4)?.as_str().map_err(rusqlite::Error::from)?)?;
        let line = Line { seq: row.get(1)?, at: row.get(2)?, key: row.get(3)?, deed };
        if line.seq != expected || expected == 0 {
            return Err(StoreFault::broken("store-line-number", facts![found = line.seq, expected]));
        }
        expected -= 1;
        next = row.get(0)?;
        lines.push(line);
    }
    lines.reverse();
    if expected == 0 { Ok(lines) } else { Err(StoreFault::broken("store-lines-lacking", facts![count = expected])) }
}

/// For how long an open table counts against its host, in milliseconds.
const OPENED_LATELY: i64 = 3_600_000;
/// For how long a table of bots counts after its last line.
const PLAYED_LATELY: i64 = 600_000;
/// How many open tables of one host a list shows.
const LISTED_OF_HOST: u32 = 2;

const LISTED: &str = "SELECT id, card, head.waiting, created, head.updated FROM play JOIN head ON head.play = play.no";

fn listed(row: &Row<'_>) -> Result<(String, String, u8, i64, i64), rusqlite::Error> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?))
}

fn read_listed(found: Vec<(String, String, u8, i64, i64)>) -> Result<Vec<Listed>, StoreFault> {
    found
        .into_iter()
        .map(|(id, card, waiting, created, updated)| {
            let id =
                TableId::parse(&id).ok_or_else(|| StoreFault::broken("store-no-table", facts![id = id.as_str()]))?;
            Ok(Listed { id, card: serde_json::from_str(&card)?, waiting, created, updated })
        })
        .collect()
}

pub(super) fn open(connection: &Connection, limit: u32, since: AliveSince) -> Result<Vec<Listed>, StoreFault> {
    // Nobody pushes others off the list: only the newest few tables of each host are on it, and none that nobody keeps alive.
    let mut find = connection.prepare_cached(&format!(
        "{LISTED} WHERE play.no IN (
            SELECT no FROM (SELECT play.no, row_number() OVER (PARTITION BY ifnull(host, id) ORDER BY created DESC, play.no DESC) AS place
                FROM play JOIN head ON head.play = play.no
                WHERE open > 0 AND head.updated > iif(json_extract(card, '$.plan.pace.kind') = 'days', ?4, ?3))
            WHERE place <= ?2)
         ORDER BY created DESC LIMIT ?1"
    ))?;
    let asked = (limit, LISTED_OF_HOST, since.live, since.slow);
    let found = find.query_map(asked, listed)?.collect::<Result<Vec<_>, _>>()?;
    read_listed(found)
}

const HOSTED: &str =
    "SELECT count(*) FILTER (WHERE phase = 'waiting' AND created > ?2), count(*) FILTER (WHERE phase = 'playing'),
            count(*) FILTER (WHERE phase = 'playing' AND head.updated > ?3
                AND NOT EXISTS (SELECT 1 FROM sitting WHERE sitting.play = play.id))
         FROM play JOIN head ON head.play = play.no WHERE host = ?1 AND phase IN ('waiting', 'playing')";

pub(super) fn hosted(connection: &Connection, person: &PersonId, now: i64) -> Result<Hosted, StoreFault> {
    let mut count = connection.prepare_cached(HOSTED)?;
    Ok(count.query_row((person.as_str(), now - OPENED_LATELY, now - PLAYED_LATELY), |row| {
        Ok(Hosted { open: row.get(0)?, running: row.get(1)?, bots_alone: row.get(2)? })
    })?)
}

/// The tables of somebody: those that are not over come first, then the last one changed. However many have ended since, none that
/// waits for somebody is left out.
const OF: &str = "WHERE id IN (SELECT play FROM sitting WHERE person = ?1)
    ORDER BY phase IN ('sealed', 'over', 'stopped'), head.updated DESC LIMIT ?2";

pub(super) fn of(connection: &Connection, person: &PersonId, limit: u32) -> Result<Vec<Listed>, StoreFault> {
    let mut find = connection.prepare_cached(&format!("{LISTED} {OF}"))?;
    let found = find.query_map((person.as_str(), limit), listed)?.collect::<Result<Vec<_>, _>>()?;
    read_listed(found)
}

/// The unfinished tables that wait for somebody.
const TURNS: &str = "SELECT DISTINCT play.id FROM sitting JOIN play ON play.id = sitting.play
         JOIN head ON head.play = play.no
         WHERE sitting.person = ?1 AND play.phase = 'playing' AND head.waiting >> sitting.place & 1 = 1
         ORDER BY head.updated LIMIT 100";

pub(super) fn turns(connection: &Connection, person: &PersonId) -> Result<Vec<TableId>, StoreFault> {
    let mut find = connection.prepare_cached(TURNS)?;
    let found = find.query_map([person.as_str()], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
    Ok(found.iter().filter_map(|id| TableId::parse(id)).collect())
}

#[cfg(test)]
mod tests {
    use super::{HOSTED, LISTED, OF, TURNS, turns};
    use crate::store::schema;
    use crate::token::PersonId;
    use rusqlite::Connection;

    /// Ten thousand tables of one person among a hundred thousand, none of which has a journal worth the name.
    const MANY: &str = "
        WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 100000)
        INSERT INTO play (id, secret, phase, open, card, created, host, no)
            SELECT replace(printf('%020d', n), '1', 'a'), x'00', iif(n % 100, 'over', 'playing'), 0, '{}', n, replace(printf('%012d', n % 10), '1', 'a'), n FROM number;
        INSERT INTO head (play, seq, last, waiting, updated) SELECT no, 1, no, 1, created FROM play;
        INSERT INTO sitting (person, play, place) SELECT host, id, 0 FROM play;
        ANALYZE;";

    /// What SQLite reads from end to end to answer a question.
    fn scans(connection: &Connection, question: &str) -> Vec<String> {
        let mut plan = connection.prepare(&format!("EXPLAIN QUERY PLAN {question}")).unwrap();
        let values = vec![rusqlite::types::Value::Null; plan.parameter_count()];
        let steps = plan.query_map(rusqlite::params_from_iter(values), |row| row.get::<_, String>(3)).unwrap();
        let steps: Vec<String> = steps.collect::<Result<_, _>>().unwrap();
        assert!(steps.iter().any(|step| step.starts_with("SEARCH")), "{steps:?}");
        steps.into_iter().filter(|step| step.starts_with("SCAN")).collect()
    }

    #[test]
    fn lists_of_somebody_are_found_by_indexes_however_many_tables_there_are() {
        let mut connection = Connection::open_in_memory().unwrap();
        schema::migrate(&mut connection).unwrap();
        connection.execute_batch(MANY).unwrap();
        for question in [format!("{LISTED} {OF}"), TURNS.to_owned(), HOSTED.to_owned()] {
            assert!(scans(&connection, &question).is_empty(), "{question}: {:?}", scans(&connection, &question));
        }
        let waiting = turns(&connection, &PersonId::parse(&"0".repeat(12)).unwrap()).unwrap();
        assert_eq!(waiting.len(), 100, "the hundred that wait longest");
        connection.execute_batch("DROP INDEX play_hosted").unwrap();
        assert!(!scans(&connection, HOSTED).is_empty(), "without its index it is a scan, and that is seen");
    }
}
