//! Notices in SQLite. What an append has to tell is written in the same transaction, so that no restart loses it.

use super::Sqlite;
use crate::notices::{Contact, Event, Matter};
use crate::store::notices::{AT_ONCE_PER_PERSON, Notice, NoticeStore, PushEnd, Tellings, unreadable};
use crate::store::{Reply, StoreFault};
use crate::token::{PersonId, TableId};
use ::table::{Millis, TournamentId};
use rusqlite::{Connection, OptionalExtension};

/// How many browsers of one person take notices.
const MOST_PUSHES: u32 = 12;

/// Notes what is to be told of a table. Nobody hears of it twice before they have looked.
pub(super) fn enqueue(connection: &Connection, table: &str, at: Millis, told: &Tellings) -> Result<(), StoreFault> {
    if let Some(by) = &told.by {
        forget(connection, by.as_str(), table)?;
    }
    for telling in &told.all {
        let by = told.by.as_ref().filter(|_| telling.event.is_personal());
        if !wants(connection, &telling.person, telling.event, by)? {
            continue;
        }
        let first = connection
            .prepare_cached("INSERT INTO told (person, play, at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING")?
            .execute((telling.person.as_str(), table, at))?;
        if first == 1 {
            insert(
                connection,
                &telling.person,
                Some(table),
                telling.event.into(),
                (&told.game, &telling.who),
                (at, told.due),
            )?;
        }
    }
    if let Some(reminders) = &told.reminders {
        connection
            .prepare_cached("DELETE FROM notice WHERE play = ?1 AND matter = ?2")?
            .execute((table, Matter::from(Event::Soon).id()))?;
        for (person, due) in reminders {
            if wants(connection, person, Event::Soon, None)? {
                insert(connection, person, Some(table), Event::Soon.into(), (&told.game, ""), (at, *due))?;
            }
        }
    }
    Ok(())
}

fn insert(
    connection: &Connection,
    person: &PersonId,
    table: Option<&str>,
    matter: Matter,
    (game, who): (&str, &str),
    (at, due): (Millis, Millis),
) -> Result<(), StoreFault> {
    connection
        .prepare_cached(
            "INSERT INTO notice (person, play, matter, game, who, at, due) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute((person.as_str(), table, matter.id(), game, who, at, due))?;
    Ok(())
}

/// Whether somebody chose any way to be told of this, and wants to hear the one who caused it.
fn wants(connection: &Connection, person: &PersonId, event: Event, by: Option<&PersonId>) -> Result<bool, StoreFault> {
    let mut ask = connection.prepare_cached(
        "SELECT ifnull(json_array_length(choices, '$.' || ?2), 0) > 0
            AND NOT EXISTS (SELECT 1 FROM mute WHERE mute.person = ?1 AND other = ?3)
            AND NOT EXISTS (SELECT 1 FROM block WHERE block.person = ?1 AND other = ?3)
            AND NOT EXISTS (SELECT 1 FROM block WHERE block.person = ?3 AND other = ?1)
         FROM contact WHERE contact.person = ?1",
    )?;
    let asked = (person.as_str(), event.id(), by.map_or("", PersonId::as_str));
    Ok(ask.query_row(asked, |row| row.get(0)).optional()?.unwrap_or(false))
}

/// Somebody is at a table: they need not be told what waits, and may be told anew when they have left.
fn forget(connection: &Connection, person: &str, table: &str) -> Result<(), StoreFault> {
    connection.prepare_cached("DELETE FROM told WHERE person = ?1 AND play = ?2")?.execute((person, table))?;
    connection.prepare_cached("DELETE FROM notice WHERE person = ?1 AND play = ?2 AND matter <> ?3")?.execute((
        person,
        table,
        Matter::from(Event::Soon).id(),
    ))?;
    Ok(())
}

/// Everything about how somebody is told goes.
pub(super) fn erase(connection: &Connection, person: &PersonId) -> Result<(), StoreFault> {
    for table in ["contact", "push", "notice", "told", "vacation"] {
        connection.execute(&format!("DELETE FROM {table} WHERE person = ?1"), [person.as_str()])?;
    }
    Ok(())
}

type NoticeRow = (i64, String, Option<String>, String, String, String, Millis, Option<String>, u32);

fn due(connection: &Connection, now: Millis, limit: usize, without: &[i64]) -> Result<Vec<Notice>, StoreFault> {
    let mut find = connection.prepare_cached(
        "SELECT no, person, play, matter, game, who, at, ends, tries FROM (
            SELECT *, no IN (SELECT value FROM json_each(?3)) AS told, row_number() OVER (
                PARTITION BY person ORDER BY no IN (SELECT value FROM json_each(?3)) DESC, due, no) AS turn
            FROM notice WHERE due <= ?1)
         WHERE turn <= ?4 AND NOT told ORDER BY turn, due LIMIT ?2",
    )?;
    let asked = (now, limit as i64, serde_json::to_string(without)?, AT_ONCE_PER_PERSON);
    let rows = find.query_map(asked, |row| {
        Ok((
            row.get(0)?,
            row.get(1)?,
            row.get(2)?,
            row.get(3)?,
            row.get(4)?,
            row.get(5)?,
            row.get(6)?,
            row.get(7)?,
            row.get(8)?,
        ))
    })?;
    rows.collect::<Result<Vec<NoticeRow>, _>>()?.into_iter().map(read).collect()
}

fn read((no, person, play, matter, game, who, at, ends, tries): NoticeRow) -> Result<Notice, StoreFault> {
    Ok(Notice {
        no,
        person: PersonId::parse(&person).ok_or_else(|| unreadable("person"))?,
        table: play.as_deref().and_then(TableId::parse),
        tournament: play.as_deref().and_then(TournamentId::parse),
        matter: Matter::parse(&matter).ok_or_else(|| unreadable("matter"))?,
        game,
        who,
        at,
        ends: ends.map(|ends| serde_json::from_str(&ends)).transpose()?,
        tries,
    })
}

fn contact(connection: &Connection, person: &PersonId) -> Result<Option<Contact>, StoreFault> {
    let question = "SELECT lang, mail, confirmed IS NOT NULL, webhook, choices FROM contact WHERE person = ?1";
    let mut find = connection.prepare_cached(question)?;
    let found = find.query_row([person.as_str()], |row| {
        Ok((row.get::<_, String>(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get::<_, String>(4)?))
    });
    let Some((lang, mail, confirmed, webhook, choices)) = found.optional()? else { return Ok(None) };
    let lang = lang.parse().map_err(|_| unreadable("language"))?;
    Ok(Some(Contact { lang, mail, confirmed, webhook, choices: serde_json::from_str(&choices)? }))
}

fn keep_contact(connection: &Connection, person: &PersonId, contact: &Contact) -> Result<(), StoreFault> {
    let Contact { lang, mail, confirmed, webhook, choices } = contact;
    connection
        .prepare_cached(
            "INSERT INTO contact (person, lang, mail, confirmed, webhook, choices) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT DO UPDATE SET lang = ?2, mail = ?3, confirmed = ?4, webhook = ?5, choices = ?6",
        )?
        .execute((
            person.as_str(),
            lang.to_string(),
            mail,
            confirmed.then_some(1),
            webhook,
            serde_json::to_string(choices)?,
        ))?;
    Ok(())
}

fn reachable(connection: &Connection, text: &str) -> Result<Option<PersonId>, StoreFault> {
    let mut find = connection.prepare_cached(
        "SELECT person.id FROM person JOIN contact ON contact.person = person.id
         WHERE confirmed IS NOT NULL AND login IS NOT NULL AND banned IS NULL AND (login = ?1 OR mail = ?1)
         ORDER BY login = ?1 DESC, created LIMIT 1",
    )?;
    let found: Option<String> = find.query_row([text], |row| row.get(0)).optional()?;
    Ok(found.as_deref().and_then(PersonId::parse))
}

fn keep_push(connection: &Connection, person: &PersonId, end: &PushEnd, at: Millis) -> Result<(), StoreFault> {
    connection
        .prepare_cached(
            "INSERT INTO push (endpoint, person, key, auth, created) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT DO UPDATE SET person = ?2, key = ?3, auth = ?4, created = ?5",
        )?
        .execute((&end.endpoint, person.as_str(), &end.key, end.auth, at))?;
    connection
        .prepare_cached(
            "DELETE FROM push WHERE person = ?1 AND endpoint NOT IN
                (SELECT endpoint FROM push WHERE person = ?1 ORDER BY created DESC LIMIT ?2)",
        )?
        .execute((person.as_str(), MOST_PUSHES))?;
    Ok(())
}

impl NoticeStore for Sqlite {
    fn due_notices(&self, now: Millis, limit: usize, without: Vec<i64>) -> Reply<'_, Vec<Notice>> {
        self.read(move |connection| due(connection, now, limit, &without))
    }

    fn settled(&self, no: i64) -> Reply<'_, ()> {
        self.write(move |connection| {
            connection.prepare_cached("DELETE FROM notice WHERE no = ?1")?.execute([no])?;
            Ok(())
        })
    }

    fn postponed(&self, no: i64, ends: Vec<String>, due: Millis) -> Reply<'_, ()> {
        self.write(move |connection| {
            connection
                .prepare_cached("UPDATE notice SET ends = ?2, tries = tries + 1, due = ?3 WHERE no = ?1")?
                .execute((no, serde_json::to_string(&ends)?, due))?;
            Ok(())
        })
    }

    fn post_letter(&self, person: &PersonId, matter: Matter, at: Millis) -> Reply<'_, ()> {
        let person = person.clone();
        self.write(move |connection| {
            // One that still waits is not sent twice.
            connection
                .prepare_cached("DELETE FROM notice WHERE person = ?1 AND matter = ?2")?
                .execute((person.as_str(), matter.id()))?;
            insert(connection, &person, None, matter, ("", ""), (at, at))
        })
    }

    fn contact_of(&self, person: &PersonId) -> Reply<'_, Option<Contact>> {
        let person = person.clone();
        self.read(move |connection| contact(connection, &person))
    }

    fn keep_contact(&self, person: &PersonId, contact: Contact) -> Reply<'_, ()> {
        let person = person.clone();
        self.write(move |connection| keep_contact(connection, &person, &contact))
    }

    fn reachable_by_mail(&self, login_or_mail: &str) -> Reply<'_, Option<PersonId>> {
        let text = login_or_mail.trim().to_lowercase();
        self.read(move |connection| reachable(connection, &text))
    }

    fn keep_link(&self, person: &PersonId, link: [u8; 32], until: Millis) -> Reply<'_, ()> {
        let person = person.clone();
        self.write(move |connection| {
            connection
                .prepare_cached("INSERT INTO recovery (fingerprint, person, until) VALUES (?1, ?2, ?3)")?
                .execute((link, person.as_str(), until))?;
            Ok(())
        })
    }

    fn pushes_of(&self, person: &PersonId) -> Reply<'_, Vec<PushEnd>> {
        let person = person.clone();
        self.read(move |connection| {
            let question = "SELECT endpoint, key, auth FROM push WHERE person = ?1 ORDER BY created";
            let mut find = connection.prepare_cached(question)?;
            let rows = find.query_map([person.as_str()], |row| {
                Ok(PushEnd { endpoint: row.get(0)?, key: row.get(1)?, auth: row.get(2)? })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn keep_push(&self, person: &PersonId, end: PushEnd, at: Millis) -> Reply<'_, ()> {
        let person = person.clone();
        self.write(move |connection| keep_push(connection, &person, &end, at))
    }

    fn drop_push(&self, endpoint: &str) -> Reply<'_, ()> {
        let endpoint = endpoint.to_owned();
        self.write(move |connection| {
            connection.prepare_cached("DELETE FROM push WHERE endpoint = ?1")?.execute([endpoint])?;
            Ok(())
        })
    }

    fn vacations_of(&self, person: &PersonId) -> Reply<'_, Vec<(Millis, Millis)>> {
        let person = person.clone();
        self.read(move |connection| {
            let question = "SELECT began, until FROM vacation WHERE person = ?1 ORDER BY began";
            let mut find = connection.prepare_cached(question)?;
            let rows = find.query_map([person.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn take_vacation(&self, person: &PersonId, now: Millis, until: Millis) -> Reply<'_, ()> {
        let person = person.clone();
        self.write(move |connection| {
            let changed = connection
                .prepare_cached("UPDATE vacation SET until = ?3 WHERE person = ?1 AND began <= ?2 AND until > ?2")?
                .execute((person.as_str(), now, until))?;
            if changed == 0 && until > now {
                connection
                    .prepare_cached("INSERT INTO vacation (person, began, until) VALUES (?1, ?2, ?3)")?
                    .execute((person.as_str(), now, until))?;
            }
            Ok(())
        })
    }
}

/// Somebody looks at a table again. Most were told of nothing: then nothing is written.
pub(super) fn came_back<'a>(store: &'a Sqlite, person: &PersonId, table: &TableId) -> Reply<'a, ()> {
    let (person, table) = (person.clone(), table.clone());
    let (whose, which) = (person.clone(), table.clone());
    Box::pin(async move {
        let was_told = store.read(move |connection| {
            let mut find = connection.prepare_cached("SELECT 1 FROM told WHERE person = ?1 AND play = ?2")?;
            Ok(find.exists((whose.as_str(), which.as_str()))?)
        });
        if was_told.await? {
            store.write(move |connection| forget(connection, person.as_str(), table.as_str())).await?;
        }
        Ok(())
    })
}
