//! People, their passes and accounts in PostgreSQL.

use super::connections::{Values, change, rows};
use crate::person::Person;
use crate::store::club;
use crate::store::forgetting::{forget, forget_listing};
use crate::store::{Report, Session, StoreFault};
use crate::token::{PersonId, TableId};
use ::table::{Deed, Listing, Millis};
use deadpool_postgres::Object;
use kernel::facts;
use tokio_postgres::Row;

/// How many devices may be logged in as one person; the oldest session makes room.
const MOST_SESSIONS: i64 = 20;

const PERSON: &str = "SELECT person.id, person.name, person.login, person.created FROM person";

fn made(row: &Row) -> Result<Person, StoreFault> {
    let id: &str = row.get(0);
    let id = PersonId::parse(id).ok_or_else(|| StoreFault::broken("store-no-person", facts![id]))?;
    Ok(Person { id, name: row.get(1), login: row.get(2), created: row.get(3) })
}

/// Text as PostgreSQL takes it: without the one letter that it has not.
pub(super) fn clean(text: &str) -> String {
    text.replace('\0', "")
}

pub(super) async fn enrol(client: &Object, person: &Person, session: &Session) -> Result<(), StoreFault> {
    let values: Values<'_> = &[&person.id.as_str(), &clean(&person.name), &person.created];
    change(client, "INSERT INTO person (id, name, created) VALUES ($1, $2, $3)", values).await?;
    admit(client, &person.id, session).await
}

pub(super) async fn admit(client: &Object, person: &PersonId, session: &Session) -> Result<(), StoreFault> {
    let values: Values<'_> =
        &[&session.pass.as_slice(), &person.as_str(), &session.created, &session.used, &session.device];
    change(client, "INSERT INTO pass (fingerprint, person, created, used, device) VALUES ($1, $2, $3, $4, $5)", values)
        .await?;
    let ended = change(
        client,
        "DELETE FROM pass WHERE person = $1 AND fingerprint NOT IN
            (SELECT fingerprint FROM pass WHERE person = $1 ORDER BY created DESC LIMIT $2)",
        &[&person.as_str(), &MOST_SESSIONS],
    )
    .await?;
    if ended > 0 {
        note_changed(client, person).await?;
    }
    Ok(())
}

/// Lets every node forget what it remembers of somebody. Old notes are swept.
pub(super) async fn note_changed(client: &Object, person: &PersonId) -> Result<(), StoreFault> {
    change(
        client,
        "INSERT INTO person_change VALUES ($1, clock_timestamp()) ON CONFLICT (person) DO UPDATE SET at = clock_timestamp()",
        &[&person.as_str()],
    )
    .await?;
    change(client, "DELETE FROM person_change WHERE at < clock_timestamp() - interval '10 minutes'", &[]).await?;
    Ok(())
}

/// Who was changed lately. A change counts for longer than a transaction takes, so none is missed that is seen late.
pub(super) async fn changed(client: &Object) -> Result<Vec<PersonId>, StoreFault> {
    let question = "SELECT person FROM person_change WHERE at > clock_timestamp() - interval '20 seconds'";
    Ok(ids(&rows(client, question, &[]).await?))
}

fn ids(found: &[Row]) -> Vec<PersonId> {
    found.iter().filter_map(|row| PersonId::parse(row.get(0))).collect()
}

pub(super) async fn is_banned(client: &Object, person: &PersonId) -> Result<bool, StoreFault> {
    let found = rows(client, "SELECT banned IS NOT NULL FROM person WHERE id = $1", &[&person.as_str()]).await?;
    Ok(found.first().is_some_and(|row| row.get(0)))
}

pub(super) async fn holder(client: &Object, pass: &[u8; 32]) -> Result<Option<Person>, StoreFault> {
    let question =
        format!("{PERSON} JOIN pass ON pass.person = person.id WHERE pass.fingerprint = $1 AND banned IS NULL");
    rows(client, &question, &[&pass.as_slice()]).await?.first().map(made).transpose()
}

pub(super) async fn revoke(client: &Object, pass: &[u8; 32]) -> Result<(), StoreFault> {
    let ended = rows(client, "DELETE FROM pass WHERE fingerprint = $1 RETURNING person", &[&pass.as_slice()]).await?;
    for person in ids(&ended) {
        note_changed(client, &person).await?;
    }
    Ok(())
}

pub(super) async fn sessions_of(client: &Object, person: &PersonId) -> Result<Vec<Session>, StoreFault> {
    let question = "SELECT fingerprint, created, used, device FROM pass WHERE person = $1 ORDER BY created";
    let found = rows(client, question, &[&person.as_str()]).await?;
    let one = |row: &Row| {
        let pass = row.get::<_, Vec<u8>>(0).try_into();
        let pass = pass.map_err(|_| StoreFault::broken("store-pass", facts![]))?;
        Ok(Session { pass, created: row.get(1), used: row.get(2), device: row.get(3) })
    };
    found.iter().map(one).collect()
}

pub(super) async fn rename(client: &Object, person: &PersonId, name: &str) -> Result<(), StoreFault> {
    change(client, "UPDATE person SET name = $2 WHERE id = $1", &[&person.as_str(), &clean(name)]).await?;
    note_changed(client, person).await
}

pub(super) async fn by_login(client: &Object, login: &str) -> Result<Option<(Person, String)>, StoreFault> {
    let question = "SELECT id, name, login, created, password FROM person WHERE login = $1 AND password IS NOT NULL";
    let found = rows(client, question, &[&clean(login)]).await?;
    found.first().map(|row| Ok((made(row)?, row.get(4)))).transpose()
}

pub(super) async fn password_of(client: &Object, person: &PersonId) -> Result<Option<String>, StoreFault> {
    let found = rows(client, "SELECT password FROM person WHERE id = $1", &[&person.as_str()]).await?;
    Ok(found.first().and_then(|row| row.get(0)))
}

/// Gives an account a login and a password. All its passes are worthless then but the new one.
pub(super) async fn keep(
    client: &Object,
    person: &PersonId,
    login: &str,
    password: &str,
    session: &Session,
) -> Result<(), StoreFault> {
    let values: Values<'_> = &[&person.as_str(), &clean(login), &password];
    change(client, "UPDATE person SET login = $2, password = $3 WHERE id = $1", values).await?;
    only_session(client, person, session).await
}

async fn only_session(client: &Object, person: &PersonId, session: &Session) -> Result<(), StoreFault> {
    change(client, "DELETE FROM pass WHERE person = $1", &[&person.as_str()]).await?;
    change(client, "DELETE FROM recovery WHERE person = $1", &[&person.as_str()]).await?;
    note_changed(client, person).await?;
    admit(client, person, session).await
}

/// Uses a link up. A link that is too old, used or unknown does nothing.
pub(super) async fn recover(
    client: &Object,
    link: &[u8; 32],
    password: &str,
    session: &Session,
) -> Result<Option<Person>, StoreFault> {
    let question = "DELETE FROM recovery WHERE fingerprint = $1 AND until > $2 RETURNING person";
    let used = rows(client, question, &[&link.as_slice(), &session.created]).await?;
    let Some(person) = ids(&used).into_iter().next() else { return Ok(None) };
    let values: Values<'_> = &[&person.as_str(), &password];
    change(client, "UPDATE person SET password = $2 WHERE id = $1 AND login IS NOT NULL", values).await?;
    only_session(client, &person, session).await?;
    let question = format!("{PERSON} WHERE id = $1");
    rows(client, &question, &[&person.as_str()]).await?.first().map(made).transpose()
}

/// Mutes and blocks are kept alike.
pub(super) async fn avoid(
    client: &Object,
    kind: &str,
    person: &PersonId,
    other: &PersonId,
    avoided: bool,
) -> Result<(), StoreFault> {
    let question = if avoided {
        format!("INSERT INTO {kind} (person, other) VALUES ($1, $2) ON CONFLICT DO NOTHING")
    } else {
        format!("DELETE FROM {kind} WHERE person = $1 AND other = $2")
    };
    change(client, &question, &[&person.as_str(), &other.as_str()]).await?;
    Ok(())
}

pub(super) async fn avoided_by(client: &Object, kind: &str, person: &PersonId) -> Result<Vec<PersonId>, StoreFault> {
    let question = format!("SELECT other FROM {kind} WHERE person = $1 ORDER BY other COLLATE \"C\"");
    Ok(ids(&rows(client, &question, &[&person.as_str()]).await?))
}

pub(super) async fn apart_from(client: &Object, person: &PersonId) -> Result<Vec<PersonId>, StoreFault> {
    let question = "SELECT other FROM block WHERE person = $1 UNION SELECT person FROM block WHERE other = $1";
    let mut found = ids(&rows(client, question, &[&person.as_str()]).await?);
    found.sort();
    Ok(found)
}

pub(super) async fn report(client: &Object, report: &Report) -> Result<(), StoreFault> {
    let Report { at, by, about, table, seq, said, reason } = report;
    let (table, seq) = (table.as_ref().map(TableId::as_str), seq.map(|seq| seq as i32));
    let (said, reason) = (said.as_deref().map(clean), clean(reason));
    let values: Values<'_> = &[at, &by.as_str(), &about.as_str(), &table, &seq, &said, &reason];
    let question = "INSERT INTO report (at, by, about, play, seq, said, reason) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    change(client, question, values).await?;
    Ok(())
}

pub(super) async fn said_by(client: &Object, person: &PersonId) -> Result<Vec<(Millis, String)>, StoreFault> {
    let question =
        "SELECT at, deed FROM line WHERE deed LIKE '{\"kind\":\"said\"%' AND deed LIKE $1 ORDER BY at, play, seq";
    let found = rows(client, question, &[&format!("%\"{person}\"%")]).await?;
    let mut said = Vec::new();
    for row in &found {
        if let Deed::Said { person: who, text, .. } = serde_json::from_str(row.get(1))?
            && who == *person
        {
            said.push((row.get(0), text));
        }
    }
    Ok(said)
}

/// Takes a person's name out of everything, and what they said; what was played stays. Returns the tables concerned.
pub(super) async fn erase(client: &Object, person: &PersonId, name: &str) -> Result<Vec<TableId>, StoreFault> {
    let question = "SELECT line.play, line.seq, line.deed, play.id FROM line JOIN play ON play.no = line.play
                    WHERE deed LIKE $1 ORDER BY play.id";
    let mut tables: Vec<TableId> = Vec::new();
    for row in rows(client, question, &[&format!("%\"{person}\"%")]).await? {
        let (play, seq, deed): (i64, i32, &str) = (row.get(0), row.get(1), row.get(2));
        let mut deed: Deed = serde_json::from_str(deed)?;
        if forget(&mut deed, person, name) {
            let deed = serde_json::to_string(&deed)?;
            change(client, "UPDATE line SET deed = $3 WHERE play = $1 AND seq = $2", &[&play, &seq, &deed]).await?;
            tables.extend(TableId::parse(row.get(3)));
        }
    }
    tables.dedup();
    for table in &tables {
        for row in rows(client, "SELECT card FROM play WHERE id = $1 FOR UPDATE", &[&table.as_str()]).await? {
            let mut card: Listing = serde_json::from_str(row.get(0))?;
            forget_listing(&mut card, person, name);
            let card = serde_json::to_string(&card)?;
            change(client, "UPDATE play SET card = $2 WHERE id = $1", &[&table.as_str(), &card]).await?;
        }
    }
    for table in ["pass", "recovery", "mute", "block", "contact", "push", "notice", "told", "vacation"] {
        change(client, &format!("DELETE FROM {table} WHERE person = $1"), &[&person.as_str()]).await?;
    }
    for question in [
        "UPDATE report SET said = NULL WHERE about = $1",
        "UPDATE variation SET name = '' WHERE person = $1",
        "DELETE FROM follow WHERE person = $1",
        "DELETE FROM follow WHERE other = $1",
        "DELETE FROM profile WHERE person = $1",
        // What was played stays in the histories of others; nobody else sees it here.
        "INSERT INTO profile (person, ratings, games, online) VALUES ($1, 0, 0, 0)",
    ] {
        change(client, question, &[&person.as_str()]).await?;
    }
    club::leave_tournaments(client, person).await?;
    club::forget_archived(client, person, &clean(name)).await?;
    let values: Values<'_> = &[&person.as_str(), &clean(name)];
    change(client, "UPDATE person SET name = $2, login = NULL, password = NULL WHERE id = $1", values).await?;
    note_changed(client, person).await?;
    Ok(tables)
}
