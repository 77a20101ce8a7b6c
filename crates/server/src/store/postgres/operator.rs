//! What the operator does with people whose data are in PostgreSQL. Servers that use it hear of it within a second.

use super::connections::{CHANNEL, Change, Values, change, rows};
use super::people::{clean, erase, note_changed, rename};
use super::reader::Visit;
use super::schema::newest;
use crate::store::StoreFault;
use crate::store::nodes::{News, NodeId, bulletins};
use crate::store::operator::{Done, LINK_LASTS, Operates, OperatorFault, PersonShown, ReportShown, now};
use crate::token::{Pass, PersonId};
use ::table::Millis;
use deadpool_postgres::Object;
use kernel::facts;

/// No server has this number.
const NOBODY: NodeId = 0;

/// The people of servers that share a database.
pub(in crate::store) struct DatabaseOperator {
    visit: Visit,
}

impl DatabaseOperator {
    pub(in crate::store) fn open(address: &str) -> Done<DatabaseOperator> {
        let visit = Visit::open(address)?;
        if visit.version()? == newest() { Ok(DatabaseOperator { visit }) } else { Err(OperatorFault::Version) }
    }

    /// Does something with a person that others must hear of, as one change.
    fn change(&self, who: &str, doing: impl AsyncFnOnce(&Object, &PersonId) -> Done<()>) -> Done<()> {
        self.visit.wait(async |client| {
            let change = Change::begin(client).await?;
            let person = one(&change, who).await?;
            doing(&change, &person).await?;
            note_changed(&change, &person).await?;
            Ok(change.commit().await?)
        })
    }
}

async fn one(client: &Object, who: &str) -> Done<PersonId> {
    let question = "SELECT id FROM person WHERE id = $1 OR login = lower($1) OR name = $1 LIMIT 20";
    let found = rows(client, question, &[&clean(who)]).await?;
    let ids: Vec<&str> = found.iter().map(|row| row.get(0)).collect();
    match ids[..] {
        [] => Err(OperatorFault::Unknown),
        [id] => {
            let broken = || StoreFault::broken("store-no-person", facts![id]);
            Ok(PersonId::parse(id).ok_or_else(broken)?)
        }
        _ => Err(OperatorFault::Several(ids.into_iter().map(str::to_owned).collect())),
    }
}

impl Operates for DatabaseOperator {
    fn list(&self, part: &str, most: u32) -> Done<Vec<PersonShown>> {
        let question = "
            SELECT id, name, login, created, banned FROM person
            WHERE strpos(lower(name), lower($1)) > 0 OR strpos(COALESCE(login, ''), lower($1)) > 0
            ORDER BY created DESC LIMIT $2";
        self.visit.wait(async |client| {
            let found = rows(&client, question, &[&clean(part), &i64::from(most)]).await?;
            let shown = |row: &tokio_postgres::Row| PersonShown {
                id: row.get(0),
                name: row.get(1),
                login: row.get(2),
                created: row.get(3),
                banned: row.get(4),
            };
            Ok(found.iter().map(shown).collect())
        })
    }

    fn rename(&self, who: &str, name: &str) -> Done<()> {
        self.change(who, async |client, person| Ok(rename(client, person, name).await?))
    }

    fn ban(&self, who: &str, banned: bool) -> Done<()> {
        let since: Option<Millis> = banned.then(now);
        self.change(who, async |client, person| {
            change(client, "UPDATE person SET banned = $2 WHERE id = $1", &[&person.as_str(), &since]).await?;
            Ok(())
        })
    }

    fn reset(&self, who: &str, link: &Pass) -> Done<()> {
        self.change(who, async |client, person| {
            let found = rows(client, "SELECT login FROM person WHERE id = $1", &[&person.as_str()]).await?;
            if found.first().is_none_or(|row| row.get::<_, Option<&str>>(0).is_none()) {
                return Err(OperatorFault::Guest);
            }
            let (fingerprint, until) = (link.fingerprint(), now() + LINK_LASTS);
            let values: Values<'_> = &[&fingerprint.as_slice(), &person.as_str(), &until];
            change(client, "INSERT INTO recovery (fingerprint, person, until) VALUES ($1, $2, $3)", values).await?;
            Ok(())
        })
    }

    fn delete(&self, who: &str, name: &str) -> Done<()> {
        self.change(who, async |client, person| {
            let tables = erase(client, person, name).await?;
            for notice in bulletins(NOBODY, tables.into_iter().map(News::Reread).collect())? {
                change(client, "SELECT pg_notify($1, $2)", &[&CHANNEL, &notice]).await?;
            }
            Ok(())
        })
    }

    fn reports(&self) -> Done<Vec<ReportShown>> {
        let question = "
            SELECT no, at, COALESCE(a.name, '') || ' ' || report.by, COALESCE(b.name, '') || ' ' || about, play, said, reason
            FROM report LEFT JOIN person AS a ON a.id = report.by LEFT JOIN person AS b ON b.id = about
            WHERE settled IS NULL ORDER BY no LIMIT 1000";
        self.visit.wait(async |client| {
            let shown = |row: &tokio_postgres::Row| ReportShown {
                number: row.get(0),
                at: row.get(1),
                by: row.get(2),
                about: row.get(3),
                table: row.get(4),
                said: row.get(5),
                reason: row.get(6),
                correction: None,
            };
            Ok(rows(&client, question, &[]).await?.iter().map(shown).collect())
        })
    }

    fn settle(&self, number: i64) -> Done<()> {
        self.visit.wait(async |client| {
            let question = "UPDATE report SET settled = $2 WHERE no = $1 AND settled IS NULL";
            match change(&client, question, &[&number, &now()]).await? {
                0 => Err(OperatorFault::Unknown),
                _ => Ok(()),
            }
        })
    }
}
