//! What one append writes: lines and heads of many tables in one statement, and for a few of them what lists show and
//! what is to be told.

use super::connections::change;
use crate::notices::{Event, Matter};
use crate::store::{Append, Branched, StoreFault, Tellings};
use ::table::{Deed, Listing, PersonId, Progress};
use deadpool_postgres::Object;
use tokio_postgres::types::ToSql;

/// Moves the heads that stand where the asker believes, writes the lines of those, and forgets what those who acted there
/// were to be told. Returns the tables that moved. (An undo is as long as an act here: one statement for all kinds.)
pub(super) const WRITE: &str = "
    WITH asked AS (
        SELECT * FROM unnest($1::text[], $2::int4[], $3::int4[], $4::int2[], $5::int8[], $6::text[])
            AS asked(id, first, last, waiting, at, by)),
    moved AS (
        UPDATE head SET seq = asked.last, waiting = asked.waiting, updated = asked.at FROM asked
        WHERE head.id = asked.id AND head.seq = asked.first - 1 RETURNING head.id, head.no, asked.by),
    written AS (
        INSERT INTO line (play, seq, at, key, deed)
        SELECT moved.no, new.seq, new.at, new.key, new.deed
        FROM unnest($7::text[], $8::int4[], $9::int8[], $10::text[], $11::text[]) AS new(id, seq, at, key, deed)
        JOIN moved ON moved.id = new.id),
    looked AS (DELETE FROM told USING moved WHERE told.person = moved.by AND told.play = moved.id),
    heard AS (
        DELETE FROM notice USING moved WHERE notice.person = moved.by AND notice.play = moved.id AND notice.matter <> 'soon')
    SELECT id FROM moved";

/// The values of a batch, column by column.
#[derive(Default)]
pub(super) struct Parts<'a> {
    ids: Vec<&'a str>,
    first: Vec<i32>,
    last: Vec<i32>,
    waiting: Vec<i16>,
    updated: Vec<i64>,
    by: Vec<Option<&'a str>>,
    lines_of: Vec<&'a str>,
    seq: Vec<i32>,
    at: Vec<i64>,
    key: Vec<Option<&'a str>>,
    deed: Vec<String>,
}

impl<'a> Parts<'a> {
    pub(super) fn of(appends: &[&'a Append]) -> Result<Parts<'a>, StoreFault> {
        let mut parts = Parts::default();
        for append in appends {
            let (Some(first), Some(last)) = (append.lines.first(), append.lines.last()) else { continue };
            if append.lines.iter().zip(first.seq..).any(|(line, seq)| line.seq != seq) {
                // It follows nothing: it stays behind and is refused.
                continue;
            }
            let id = append.table.as_str();
            parts.ids.push(id);
            parts.first.push(first.seq as i32);
            parts.last.push(last.seq as i32);
            parts.waiting.push(i16::from(append.waiting));
            parts.updated.push(last.at);
            parts.by.push(append.told.by.as_ref().map(PersonId::as_str));
            for line in &append.lines {
                parts.lines_of.push(id);
                parts.seq.push(line.seq as i32);
                parts.at.push(line.at);
                parts.key.push(line.key.as_deref());
                parts.deed.push(serde_json::to_string(&line.deed)?);
            }
        }
        Ok(parts)
    }

    pub(super) fn values(&self) -> [&(dyn ToSql + Sync); 11] {
        [
            &self.ids,
            &self.first,
            &self.last,
            &self.waiting,
            &self.updated,
            &self.by,
            &self.lines_of,
            &self.seq,
            &self.at,
            &self.key,
            &self.deed,
        ]
    }
}

/// A new table with a head before its first line. If it is there already, its head stands elsewhere: a conflict.
pub(super) async fn open_table(client: &Object, append: &Append) -> Result<(), StoreFault> {
    let (Some(secret), Some(card)) = (&append.opening, &append.card) else { return Ok(()) };
    let at = append.lines.last().map_or(0, |line| line.at);
    let host = match append.lines.first().map(|line| &line.deed) {
        Some(Deed::Opened { host, .. }) => Some(host.as_str()),
        Some(_) | None => None,
    };
    let question = "
        WITH opened AS (
            INSERT INTO play (id, secret, phase, open, card, created, host) VALUES ($1, $2, $3, $4, $5, $6, $7)
            ON CONFLICT DO NOTHING RETURNING id, no)
        INSERT INTO head (id, no, seq, waiting, updated) SELECT id, no, 0, 0, $6 FROM opened";
    let (id, phase, open) = (append.table.as_str(), card.phase.id(), i16::from(card.open));
    let written = serde_json::to_string(card)?;
    change(client, question, &[&id, &secret.as_slice(), &phase, &open, &written, &at, &host]).await?;
    if let Some(Branched { origin, moment, person }) = Branched::of(append) {
        let question = "INSERT INTO variation (play, origin, moment, person, name) VALUES ($1, $2, $3, $4, '')
             ON CONFLICT DO NOTHING";
        change(client, question, &[&id, &origin, &i64::from(moment), &person]).await?;
    }
    Ok(())
}

/// What lists show of a table whose lines are written, and whom it has something to tell.
pub(super) async fn show_and_tell(client: &Object, append: &Append) -> Result<(), StoreFault> {
    let table = append.table.as_str();
    if let Some(card) = &append.card {
        show(client, table, card).await?;
    }
    let at = append.lines.last().map_or(0, |line| line.at);
    tell(client, table, at, &append.told).await
}

async fn show(client: &Object, table: &str, card: &Listing) -> Result<(), StoreFault> {
    let (phase, open, written) = (card.phase.id(), i16::from(card.open), serde_json::to_string(card)?);
    change(
        client,
        "UPDATE play SET phase = $2, open = $3, card = $4 WHERE id = $1",
        &[&table, &phase, &open, &written],
    )
    .await?;
    change(client, "DELETE FROM sitting WHERE play = $1", &[&table]).await?;
    let seated =
        (0_i16..).zip(&card.chairs).filter_map(|(place, chair)| Some((chair.person.as_ref()?.as_str(), place)));
    let (people, places): (Vec<&str>, Vec<i16>) = seated.unzip();
    let playing = card.phase == Progress::Playing;
    change(
        client,
        "INSERT INTO sitting (person, play, place, playing)
             SELECT person, $1, place, $4 FROM unnest($2::text[], $3::int2[]) AS seated(person, place)",
        &[&table, &people, &places, &playing],
    )
    .await?;
    Ok(())
}

/// Notes what is to be told of a table. Nobody hears of it twice before they have looked.
async fn tell(client: &Object, table: &str, at: i64, told: &Tellings) -> Result<(), StoreFault> {
    for telling in &told.all {
        let by = told.by.as_ref().filter(|_| telling.event.is_personal()).map_or("", PersonId::as_str);
        let question = format!(
            "WITH first AS (
                INSERT INTO told (person, play, at) SELECT $1, $2::text, $3::int8 WHERE {WANTS}
                ON CONFLICT DO NOTHING RETURNING person)
             INSERT INTO notice (person, play, matter, game, who, at, due)
             SELECT $1, $2, $4, $6::text, $7::text, $3, $8::int8 FROM first"
        );
        let (person, event) = (telling.person.as_str(), telling.event.id());
        change(client, &question, &[&person, &table, &at, &event, &by, &told.game, &telling.who, &told.due]).await?;
    }
    if let Some(reminders) = &told.reminders {
        let soon = Matter::from(Event::Soon).id();
        change(client, "DELETE FROM notice WHERE play = $1 AND matter = $2", &[&table, &soon]).await?;
        for (person, due) in reminders {
            let question = format!(
                "INSERT INTO notice (person, play, matter, game, who, at, due)
                 SELECT $1, $2::text, $4, $6::text, '', $3::int8, $7::int8 WHERE {WANTS}"
            );
            let person = person.as_str();
            change(client, &question, &[&person, &table, &at, &soon, &"", &told.game, due]).await?;
        }
    }
    Ok(())
}

/// Whether somebody ($1) chose any way to be told of an event ($4), and wants to hear the one who caused it ($5).
const WANTS: &str = "EXISTS (
    SELECT 1 FROM contact WHERE contact.person = $1::text
        AND COALESCE(json_array_length(choices::json -> $4::text), 0) > 0
        AND NOT EXISTS (SELECT 1 FROM mute WHERE mute.person = $1::text AND other = $5::text)
        AND NOT EXISTS (SELECT 1 FROM block WHERE block.person = $1::text AND other = $5::text)
        AND NOT EXISTS (SELECT 1 FROM block WHERE block.person = $5::text AND other = $1::text))";
