//! Notices in PostgreSQL. What an append has to tell is written in its transaction (`appending`).

use super::Postgres;
use super::connections::{Change, Values, change, rows};
use super::people::clean;
use crate::notices::{Contact, Event, Matter};
use crate::store::notices::{AT_ONCE_PER_PERSON, Notice, NoticeStore, PushEnd, unreadable};
use crate::store::{Reply, StoreFault};
use crate::token::{PersonId, TableId};
use ::table::{Millis, TournamentId};
use deadpool_postgres::Object;
use tokio_postgres::Row;

/// How many browsers of one person take notices.
const MOST_PUSHES: i64 = 12;
/// For how long a node has a notice that it tells, in milliseconds. If it dies meanwhile, another tells it then.
const TAKEN_FOR: Millis = 120_000;

fn read(row: &Row) -> Result<Notice, StoreFault> {
    let (person, play, matter): (&str, Option<&str>, &str) = (row.get(1), row.get(2), row.get(3));
    let ends: Option<&str> = row.get(7);
    Ok(Notice {
        no: row.get(0),
        person: PersonId::parse(person).ok_or_else(|| unreadable("person"))?,
        table: play.and_then(TableId::parse),
        tournament: play.and_then(TournamentId::parse),
        matter: Matter::parse(matter).ok_or_else(|| unreadable("matter"))?,
        game: row.get(4),
        who: row.get(5),
        at: row.get(6),
        ends: ends.map(serde_json::from_str).transpose()?,
        tries: row.get::<_, i32>(8) as u32,
    })
}

/// Takes what is due for this node: no other one tells it at the same time.
async fn take_due(client: &Object, now: Millis, limit: usize, without: &[i64]) -> Result<Vec<Notice>, StoreFault> {
    let question = "
        UPDATE notice SET taken = $4 WHERE no IN (
            SELECT notice.no FROM notice JOIN (
                SELECT no, row_number() OVER (
                    PARTITION BY person ORDER BY (taken > $1 OR no = ANY($3)) DESC, due, no) AS turn
                FROM notice WHERE due <= $1) AS lined ON lined.no = notice.no
            WHERE turn <= $5 AND taken <= $1 AND notice.no <> ALL($3) ORDER BY turn, due LIMIT $2
            FOR UPDATE OF notice SKIP LOCKED)
        RETURNING no, person, play, matter, game, who, at, ends, tries, due";
    let values: Values<'_> = &[&now, &(limit as i64), &without, &(now + TAKEN_FOR), &AT_ONCE_PER_PERSON];
    let mut found = rows(client, question, values).await?;
    found.sort_by_key(|row| row.get::<_, i64>(9));
    found.iter().map(read).collect()
}

async fn contact(client: &Object, person: &PersonId) -> Result<Option<Contact>, StoreFault> {
    let question = "SELECT lang, mail, confirmed, webhook, choices FROM contact WHERE person = $1";
    let found = rows(client, question, &[&person.as_str()]).await?;
    let Some(row) = found.first() else { return Ok(None) };
    let lang = row.get::<_, &str>(0).parse().map_err(|_| unreadable("language"))?;
    let choices = serde_json::from_str(row.get(4))?;
    Ok(Some(Contact { lang, mail: row.get(1), confirmed: row.get(2), webhook: row.get(3), choices }))
}

async fn keep_contact(client: &Object, person: &PersonId, contact: &Contact) -> Result<(), StoreFault> {
    let Contact { lang, mail, confirmed, webhook, choices } = contact;
    let (mail, webhook) = (mail.as_deref().map(clean), webhook.as_deref().map(clean));
    let (lang, choices) = (lang.to_string(), serde_json::to_string(choices)?);
    let question = "
        INSERT INTO contact (person, lang, mail, confirmed, webhook, choices) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (person) DO UPDATE SET lang = $2, mail = $3, confirmed = $4, webhook = $5, choices = $6";
    let values: Values<'_> = &[&person.as_str(), &lang, &mail, confirmed, &webhook, &choices];
    change(client, question, values).await?;
    Ok(())
}

async fn reachable(client: &Object, text: &str) -> Result<Option<PersonId>, StoreFault> {
    let question = "
        SELECT person.id FROM person JOIN contact ON contact.person = person.id
        WHERE confirmed AND login IS NOT NULL AND banned IS NULL AND (login = $1 OR mail = $1)
        ORDER BY login = $1 DESC, created LIMIT 1";
    let found = rows(client, question, &[&clean(text)]).await?;
    Ok(found.first().and_then(|row| PersonId::parse(row.get(0))))
}

async fn keep_push(client: &Object, person: &PersonId, end: &PushEnd, at: Millis) -> Result<(), StoreFault> {
    let question = "
        INSERT INTO push (endpoint, person, key, auth, created) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (endpoint) DO UPDATE SET person = $2, key = $3, auth = $4, created = $5";
    let values: Values<'_> = &[&end.endpoint, &person.as_str(), &end.key, &end.auth.as_slice(), &at];
    change(client, question, values).await?;
    let question = "
        DELETE FROM push WHERE person = $1 AND endpoint NOT IN
            (SELECT endpoint FROM push WHERE person = $1 ORDER BY created DESC LIMIT $2)";
    change(client, question, &[&person.as_str(), &MOST_PUSHES]).await?;
    Ok(())
}

async fn post_letter(client: &Object, person: &PersonId, matter: Matter, at: Millis) -> Result<(), StoreFault> {
    // One that still waits is not sent twice.
    let values: Values<'_> = &[&person.as_str(), &matter.id()];
    change(client, "DELETE FROM notice WHERE person = $1 AND matter = $2", values).await?;
    let question = "INSERT INTO notice (person, matter, game, who, at, due) VALUES ($1, $2, '', '', $3, $3)";
    change(client, question, &[&person.as_str(), &matter.id(), &at]).await?;
    Ok(())
}

async fn take_vacation(client: &Object, person: &PersonId, now: Millis, until: Millis) -> Result<(), StoreFault> {
    let values: Values<'_> = &[&person.as_str(), &now, &until];
    let question = "UPDATE vacation SET until = $3 WHERE person = $1 AND began <= $2 AND until > $2";
    let changed = change(client, question, values).await?;
    if changed == 0 && until > now {
        change(client, "INSERT INTO vacation (person, began, until) VALUES ($1, $2, $3)", values).await?;
    }
    Ok(())
}

/// Somebody looks at a table again. Most were told of nothing: then nothing is written.
pub(super) async fn came_back(client: &Object, person: &PersonId, table: &TableId) -> Result<(), StoreFault> {
    let soon = Matter::from(Event::Soon).id();
    let question = "
        WITH looked AS (DELETE FROM told WHERE person = $1 AND play = $2)
        DELETE FROM notice WHERE person = $1 AND play = $2 AND matter <> $3";
    change(client, question, &[&person.as_str(), &table.as_str(), &soon]).await?;
    Ok(())
}

impl NoticeStore for Postgres {
    fn due_notices(&self, now: Millis, limit: usize, without: Vec<i64>) -> Reply<'_, Vec<Notice>> {
        Box::pin(async move { take_due(&self.client().await?, now, limit, &without).await })
    }

    fn settled(&self, no: i64) -> Reply<'_, ()> {
        Box::pin(async move {
            change(&self.client().await?, "DELETE FROM notice WHERE no = $1", &[&no]).await?;
            Ok(())
        })
    }

    fn postponed(&self, no: i64, ends: Vec<String>, due: Millis) -> Reply<'_, ()> {
        Box::pin(async move {
            let ends = serde_json::to_string(&ends)?;
            let question = "UPDATE notice SET ends = $2, tries = tries + 1, due = $3, taken = 0 WHERE no = $1";
            change(&self.client().await?, question, &[&no, &ends, &due]).await?;
            Ok(())
        })
    }

    fn post_letter(&self, person: &PersonId, matter: Matter, at: Millis) -> Reply<'_, ()> {
        let person = person.clone();
        Box::pin(async move {
            let change = Change::begin(self.client().await?).await?;
            post_letter(&change, &person, matter, at).await?;
            change.commit().await
        })
    }

    fn contact_of(&self, person: &PersonId) -> Reply<'_, Option<Contact>> {
        let person = person.clone();
        Box::pin(async move { contact(&self.client().await?, &person).await })
    }

    fn keep_contact(&self, person: &PersonId, contact: Contact) -> Reply<'_, ()> {
        let person = person.clone();
        Box::pin(async move { keep_contact(&self.client().await?, &person, &contact).await })
    }

    fn reachable_by_mail(&self, login_or_mail: &str) -> Reply<'_, Option<PersonId>> {
        let text = login_or_mail.trim().to_lowercase();
        Box::pin(async move { reachable(&self.client().await?, &text).await })
    }

    fn keep_link(&self, person: &PersonId, link: [u8; 32], until: Millis) -> Reply<'_, ()> {
        let person = person.clone();
        Box::pin(async move {
            let question = "INSERT INTO recovery (fingerprint, person, until) VALUES ($1, $2, $3)";
            change(&self.client().await?, question, &[&link.as_slice(), &person.as_str(), &until]).await?;
            Ok(())
        })
    }

    fn pushes_of(&self, person: &PersonId) -> Reply<'_, Vec<PushEnd>> {
        let person = person.clone();
        Box::pin(async move {
            let question = "SELECT endpoint, key, auth FROM push WHERE person = $1 ORDER BY created";
            let found = rows(&self.client().await?, question, &[&person.as_str()]).await?;
            let one = |row: &Row| {
                let auth = row.get::<_, Vec<u8>>(2).try_into().map_err(|_| unreadable("key"))?;
                Ok(PushEnd { endpoint: row.get(0), key: row.get(1), auth })
            };
            found.iter().map(one).collect()
        })
    }

    fn keep_push(&self, person: &PersonId, end: PushEnd, at: Millis) -> Reply<'_, ()> {
        let person = person.clone();
        Box::pin(async move {
            let change = Change::begin(self.client().await?).await?;
            keep_push(&change, &person, &end, at).await?;
            change.commit().await
        })
    }

    fn drop_push(&self, endpoint: &str) -> Reply<'_, ()> {
        let endpoint = clean(endpoint);
        Box::pin(async move {
            change(&self.client().await?, "DELETE FROM push WHERE endpoint = $1", &[&endpoint]).await?;
            Ok(())
        })
    }

    fn vacations_of(&self, person: &PersonId) -> Reply<'_, Vec<(Millis, Millis)>> {
        let person = person.clone();
        Box::pin(async move {
            let question = "SELECT began, until FROM vacation WHERE person = $1 ORDER BY began";
            let found = rows(&self.client().await?, question, &[&person.as_str()]).await?;
            Ok(found.iter().map(|row| (row.get(0), row.get(1))).collect())
        })
    }

    fn take_vacation(&self, person: &PersonId, now: Millis, until: Millis) -> Reply<'_, ()> {
        let person = person.clone();
        Box::pin(async move {
            let change = Change::begin(self.client().await?).await?;
            take_vacation(&change, &person, now, until).await?;
            change.commit().await
        })
    }
}
