//! Tables in PostgreSQL.

use super::connections::rows;
use crate::store::{AliveSince, Hosted, Listed, StoreFault, Stored};
use ::table::{Line, Millis, PersonId, TableId};
use deadpool_postgres::Object;
use kernel::facts;
use tokio_postgres::Row;

/// For how long an open table counts against its host, in milliseconds.
const OPENED_LATELY: Millis = 3_600_000;
/// For how long a table of bots counts after its last line.
const PLAYED_LATELY: Millis = 600_000;
/// How many open tables of one host a list shows.
const LISTED_OF_HOST: i64 = 2;

pub(super) async fn load(client: &Object, table: &TableId) -> Result<Option<Stored>, StoreFault> {
    // One statement, so one snapshot: a line written meanwhile belongs to none or all.
    let question = "
        SELECT play.secret, head.seq, line.seq, line.at, line.key, line.deed
        FROM play JOIN head ON head.id = play.id LEFT JOIN line ON line.play = play.no AND line.seq <= head.seq
        WHERE play.id = $1 ORDER BY line.seq";
    let found = rows(client, question, &[&table.as_str()]).await?;
    let Some(first) = found.first() else { return Ok(None) };
    let secret = first.get::<_, Vec<u8>>(0).try_into();
    let secret = secret.map_err(|_| StoreFault::broken("store-secret", facts![]))?;
    let known: i32 = first.get(1);
    if found.len() != known as usize || first.get::<_, Option<i32>>(2).is_none() {
        return Err(StoreFault::broken("store-lines", facts![found = found.len(), known = i64::from(known)]));
    }
    let lines = found.iter().map(|row| line(row, 2)).collect::<Result<Vec<_>, _>>()?;
    check_order(&lines, 1)?;
    Ok(Some(Stored { secret, lines }))
}

pub(super) async fn since(client: &Object, table: &TableId, seq: u32) -> Result<Vec<Line>, StoreFault> {
    let question = "
        SELECT line.seq, line.at, line.key, line.deed FROM head JOIN line ON line.play = head.no
        WHERE head.id = $1 AND line.seq > $2 ORDER BY line.seq";
    let found = rows(client, question, &[&table.as_str(), &(seq as i32)]).await?;
    let lines = found.iter().map(|row| line(row, 0)).collect::<Result<Vec<_>, _>>()?;
    check_order(&lines, seq + 1)?;
    Ok(lines)
}

fn check_order(lines: &[Line], first: u32) -> Result<(), StoreFault> {
    match lines.iter().zip(first..).find(|(line, seq)| line.seq != *seq) {
        None => Ok(()),
        Some((line, seq)) => Err(StoreFault::broken("store-line-number", facts![found = line.seq, expected = seq])),
    }
}

fn line(row: &Row, from: usize) -> Result<Line, StoreFault> {
    let (seq, deed): (i32, &str) = (row.get(from), row.get(from + 3));
    Ok(Line { seq: seq as u32, at: row.get(from + 1), key: row.get(from + 2), deed: serde_json::from_str(deed)? })
}

pub(super) async fn heads(client: &Object, tables: &[TableId]) -> Result<Vec<(TableId, u32)>, StoreFault> {
    let ids: Vec<&str> = tables.iter().map(TableId::as_str).collect();
    let found = rows(client, "SELECT id, seq FROM head WHERE id = ANY($1)", &[&ids]).await?;
    let head = |row: &Row| Some((TableId::parse(row.get(0))?, row.get::<_, i32>(1) as u32));
    Ok(found.iter().filter_map(head).collect())
}

const LISTED: &str =
    "SELECT play.id, play.card, head.waiting, play.created, head.updated FROM play JOIN head ON head.id = play.id";

fn listed(found: &[Row]) -> Result<Vec<Listed>, StoreFault> {
    let one = |row: &Row| {
        let (id, card): (&str, &str) = (row.get(0), row.get(1));
        let id = TableId::parse(id).ok_or_else(|| StoreFault::broken("store-no-table", facts![id]))?;
        let waiting = row.get::<_, i16>(2) as u8;
        Ok(Listed { id, card: serde_json::from_str(card)?, waiting, created: row.get(3), updated: row.get(4) })
    };
    found.iter().map(one).collect()
}

/// Nobody pushes others off the list: only the newest few tables of each host are on it, and none that nobody keeps alive.
pub(super) const OPEN: &str = "
    WHERE play.id IN (
        SELECT id FROM (
            SELECT play.id, row_number() OVER (PARTITION BY COALESCE(host, play.id) ORDER BY created DESC, play.no DESC) AS place
            FROM play JOIN head ON head.id = play.id
            WHERE open > 0 AND head.updated > CASE WHEN card::json #>> '{plan,pace,kind}' = 'days' THEN $4::bigint ELSE $3::bigint END) AS placed
        WHERE place <= $2)
    ORDER BY play.created DESC LIMIT $1";

pub(super) async fn open(client: &Object, limit: u32, since: AliveSince) -> Result<Vec<Listed>, StoreFault> {
    let question = format!("{LISTED} {OPEN}");
    listed(&rows(client, &question, &[&i64::from(limit), &LISTED_OF_HOST, &since.live, &since.slow]).await?)
}

pub(super) async fn of(client: &Object, person: &PersonId, limit: u32) -> Result<Vec<Listed>, StoreFault> {
    let question = format!(
        "{LISTED} WHERE play.id IN (SELECT play FROM sitting WHERE person = $1)
        ORDER BY play.phase IN ('sealed', 'over', 'stopped'), head.updated DESC LIMIT $2"
    );
    listed(&rows(client, &question, &[&person.as_str(), &i64::from(limit)]).await?)
}

pub(super) async fn hosted(client: &Object, person: &PersonId, now: Millis) -> Result<Hosted, StoreFault> {
    let question = "
        SELECT count(*) FILTER (WHERE phase = 'waiting' AND created > $2), count(*) FILTER (WHERE phase = 'playing'),
            count(*) FILTER (WHERE phase = 'playing' AND head.updated > $3
                AND NOT EXISTS (SELECT 1 FROM sitting WHERE sitting.play = play.id))
        FROM play JOIN head ON head.id = play.id WHERE host = $1 AND phase IN ('waiting', 'playing')";
    let values: super::connections::Values<'_> = &[&person.as_str(), &(now - OPENED_LATELY), &(now - PLAYED_LATELY)];
    let found = rows(client, question, values).await?;
    let count = |row: &Row, column: usize| row.get::<_, i64>(column) as u32;
    Ok(found.first().map_or(Hosted::default(), |row| Hosted {
        open: count(row, 0),
        running: count(row, 1),
        bots_alone: count(row, 2),
    }))
}

/// The unfinished tables that wait for somebody.
pub(super) const TURNS: &str = "
    SELECT head.id FROM sitting JOIN head ON head.id = sitting.play
    WHERE sitting.person = $1 AND sitting.playing AND head.waiting >> sitting.place & 1 = 1
    GROUP BY head.id, head.updated ORDER BY head.updated LIMIT 100";

pub(super) async fn turns(client: &Object, person: &PersonId) -> Result<Vec<TableId>, StoreFault> {
    let found = rows(client, TURNS, &[&person.as_str()]).await?;
    Ok(found.iter().filter_map(|row| TableId::parse(row.get(0))).collect())
}
