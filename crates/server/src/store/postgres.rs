//! PostgreSQL: the same journals in a database that several nodes share.
//!
//! | module | what it does |
//! |---|---|
//! | `connections`, `encryption`, `schema` | how the database is reached, and its shape |
//! | `writer`, `appending` | group commit: appends of many tables in one transaction |
//! | `tables`, `people`, `notices` | everything else that is kept |
//! | `reader`, `operator` | what programs do here that are no servers |
//! | `bus`, `leases`, `allowances` | what nodes tell each other, what only one of them does, what they count together |

mod allowances;
mod appending;
mod bus;
pub(super) mod club;
mod connections;
mod encryption;
mod faults;
mod leases;
mod mover;
mod notices;
mod operator;
mod people;
mod reader;
mod schema;
mod tables;
mod writer;

pub(crate) use connections::is_database_address;
pub(crate) use mover::Mover;
pub(super) use operator::DatabaseOperator;
pub(crate) use reader::DatabaseTables;

use super::nodes::{Heard, Lease, News, NodeId, Nodes};
use super::{AliveSince, Append, Damage, Hosted, Listed, Reply, Report, Session, Store, StoreFault, Stored};
use crate::caps::Rate;
use crate::person::Person;
use crate::store::in_its_words;
use crate::token::{PersonId, TableId};
use ::table::{Line, Millis};
use bus::Bus;
use connections::{Change, change, connect, fault, is_open_to_others, pool, pool_fault, read_address, rows};
use deadpool_postgres::{Object, Pool};
use faults::Faults;
use kernel::facts;
use leases::Leases;
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::mpsc;
use writer::Writer;

/// How many connections one node has at most, besides the writer's, the listener's and that of the leases.
const READERS: usize = 8;
/// How many tables are asked for in one question of the sweep.
const HEADS: usize = 2_000;

/// The store in a PostgreSQL database.
pub(crate) struct Postgres {
    node: NodeId,
    pool: Pool,
    writer: Writer,
    leases: Leases,
    tell: mpsc::Sender<News>,
    heard: Mutex<Option<mpsc::Receiver<Heard>>>,
}

impl Postgres {
    /// Opens the store, bringing the database up to date if need be. Of a hundred notices between nodes this many are
    /// lost: none, except in trials.
    pub(crate) async fn open(address: &str, lost_percent: u32) -> Result<Postgres, StoreFault> {
        let config = read_address(address)?;
        if is_open_to_others(&config) {
            tracing::warn!("the way to the database is not encrypted: add ?sslmode=require to its address");
        }
        let mut first = connect(&config).await?;
        schema::migrate(&mut first).await?;
        let durable: String = first.query_one("SHOW fsync", &[]).await.map_err(fault)?.get(0);
        if durable != "on" {
            tracing::warn!(
                "the database does not sync its disk (fsync is off): a power cut can lose what was answered"
            );
        }
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).map_err(|error| StoreFault::Broken(in_its_words(error.to_string())))?;
        // A JSON number that every reader takes exactly.
        let node = NodeId::from_le_bytes(bytes) >> 11;
        let Bus { tell, heard } = Bus::start(config.clone(), node, Faults::new(lost_percent, node));
        Ok(Postgres {
            node,
            pool: pool(&config, READERS)?,
            writer: Writer::start(pool(&config, 1)?, node),
            leases: Leases::start(config),
            tell,
            heard: Mutex::new(Some(heard)),
        })
    }

    pub(super) async fn client(&self) -> Result<Object, StoreFault> {
        self.pool.get().await.map_err(pool_fault)
    }

    pub(super) async fn change(&self) -> Result<Change, StoreFault> {
        Change::begin(self.client().await?).await
    }
}

impl Nodes for Postgres {
    fn tell(&self, news: News) {
        let _ = self.tell.try_send(news);
    }

    fn hear(&self) -> Option<mpsc::Receiver<Heard>> {
        self.heard.lock().ok()?.take()
    }

    fn heads(&self, tables: Vec<TableId>) -> Reply<'_, Vec<(TableId, u32)>> {
        Box::pin(async move {
            let client = self.client().await?;
            let mut found = Vec::with_capacity(tables.len());
            for some in tables.chunks(HEADS) {
                found.extend(tables::heads(&client, some).await?);
            }
            Ok(found)
        })
    }

    fn since(&self, table: &TableId, seq: u32) -> Reply<'_, Vec<Line>> {
        let table = table.clone();
        Box::pin(async move { tables::since(&self.client().await?, &table, seq).await })
    }

    fn lease(&self, what: String) -> Reply<'_, Option<Lease>> {
        Box::pin(async move { self.leases.take(&what).await })
    }

    fn time(&self) -> Reply<'_, Millis> {
        Box::pin(async move {
            let question = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8";
            let found = rows(&self.client().await?, question, &[]).await?;
            found.first().map(|row| row.get(0)).ok_or_else(|| StoreFault::broken("store-no-time", facts![]))
        })
    }

    fn allow(&self, key: String, rate: Rate) -> Reply<'_, Duration> {
        Box::pin(async move { allowances::allow(&self.client().await?, &key, rate).await })
    }

    fn changed_people(&self) -> Reply<'_, Vec<PersonId>> {
        Box::pin(async move { people::changed(&self.client().await?).await })
    }
}

impl Store for Postgres {
    fn append(&self, append: Append) -> Reply<'_, ()> {
        self.writer.append(append)
    }

    fn load(&self, table: &TableId) -> Reply<'_, Option<Stored>> {
        let table = table.clone();
        Box::pin(async move { tables::load(&self.client().await?, &table).await })
    }

    fn open_tables(&self, limit: u32, since: AliveSince) -> Reply<'_, Vec<Listed>> {
        Box::pin(async move { tables::open(&self.client().await?, limit, since).await })
    }

    fn tables_of(&self, person: &PersonId, limit: u32) -> Reply<'_, Vec<Listed>> {
        let person = person.clone();
        Box::pin(async move { tables::of(&self.client().await?, &person, limit).await })
    }

    fn hosted_by(&self, person: &PersonId, now: Millis) -> Reply<'_, Hosted> {
        let person = person.clone();
        Box::pin(async move { tables::hosted(&self.client().await?, &person, now).await })
    }

    fn turns_of(&self, person: &PersonId) -> Reply<'_, Vec<TableId>> {
        let person = person.clone();
        Box::pin(async move { tables::turns(&self.client().await?, &person).await })
    }

    fn enrol(&self, person: Person, session: Session) -> Reply<'_, ()> {
        Box::pin(async move {
            let change = self.change().await?;
            people::enrol(&change, &person, &session).await?;
            change.commit().await
        })
    }

    fn admit(&self, person: &PersonId, session: Session) -> Reply<'_, ()> {
        let person = person.clone();
        Box::pin(async move {
            let change = self.change().await?;
            people::admit(&change, &person, &session).await?;
            change.commit().await
        })
    }

    fn holder(&self, pass: [u8; 32]) -> Reply<'_, Option<Person>> {
        Box::pin(async move { people::holder(&self.client().await?, &pass).await })
    }

    fn revoke(&self, pass: [u8; 32]) -> Reply<'_, ()> {
        Box::pin(async move {
            let change = self.change().await?;
            people::revoke(&change, &pass).await?;
            change.commit().await
        })
    }

    fn sessions_of(&self, person: &PersonId) -> Reply<'_, Vec<Session>> {
        let person = person.clone();
        Box::pin(async move { people::sessions_of(&self.client().await?, &person).await })
    }

    fn touch(&self, pass: [u8; 32], at: Millis) -> Reply<'_, ()> {
        Box::pin(async move {
            let question = "UPDATE pass SET used = $2 WHERE fingerprint = $1";
            change(&self.client().await?, question, &[&pass.as_slice(), &at]).await?;
            Ok(())
        })
    }

    fn is_banned(&self, person: &PersonId) -> Reply<'_, bool> {
        let person = person.clone();
        Box::pin(async move { people::is_banned(&self.client().await?, &person).await })
    }

    fn password_of(&self, person: &PersonId) -> Reply<'_, Option<String>> {
        let person = person.clone();
        Box::pin(async move { people::password_of(&self.client().await?, &person).await })
    }

    fn recover(&self, link: [u8; 32], password: String, session: Session) -> Reply<'_, Option<Person>> {
        Box::pin(async move {
            let change = self.change().await?;
            let person = people::recover(&change, &link, &password, &session).await?;
            change.commit().await?;
            Ok(person)
        })
    }

    fn erase(&self, person: &PersonId, name: String) -> Reply<'_, Vec<TableId>> {
        let person = person.clone();
        Box::pin(async move {
            let change = self.change().await?;
            let tables = people::erase(&change, &person, &name).await?;
            change.commit().await?;
            tables.iter().for_each(|table| self.tell(News::Reread(table.clone())));
            Ok(tables)
        })
    }

    fn said_by(&self, person: &PersonId) -> Reply<'_, Vec<(Millis, String)>> {
        let person = person.clone();
        Box::pin(async move { people::said_by(&self.client().await?, &person).await })
    }

    /// Who was changed is known by name here.
    fn people_changed(&self) -> Reply<'_, i64> {
        Box::pin(std::future::ready(Ok(0)))
    }

    fn rename(&self, person: &PersonId, name: String) -> Reply<'_, ()> {
        let person = person.clone();
        Box::pin(async move {
            let change = self.change().await?;
            people::rename(&change, &person, &name).await?;
            change.commit().await
        })
    }

    fn keep(&self, person: &PersonId, login: String, password: String, session: Session) -> Reply<'_, ()> {
        let person = person.clone();
        Box::pin(async move {
            let change = self.change().await?;
            people::keep(&change, &person, &login, &password, &session).await?;
            change.commit().await
        })
    }

    fn by_login(&self, login: &str) -> Reply<'_, Option<(Person, String)>> {
        let login = login.to_owned();
        Box::pin(async move { people::by_login(&self.client().await?, &login).await })
    }

    fn mute(&self, person: &PersonId, other: &PersonId, muted: bool) -> Reply<'_, ()> {
        let (person, other) = (person.clone(), other.clone());
        Box::pin(async move { people::avoid(&self.client().await?, "mute", &person, &other, muted).await })
    }

    fn muted_by(&self, person: &PersonId) -> Reply<'_, Vec<PersonId>> {
        let person = person.clone();
        Box::pin(async move { people::avoided_by(&self.client().await?, "mute", &person).await })
    }

    fn block(&self, person: &PersonId, other: &PersonId, blocked: bool) -> Reply<'_, ()> {
        let (person, other) = (person.clone(), other.clone());
        Box::pin(async move { people::avoid(&self.client().await?, "block", &person, &other, blocked).await })
    }

    fn blocked_by(&self, person: &PersonId) -> Reply<'_, Vec<PersonId>> {
        let person = person.clone();
        Box::pin(async move { people::avoided_by(&self.client().await?, "block", &person).await })
    }

    fn apart_from(&self, person: &PersonId) -> Reply<'_, Vec<PersonId>> {
        let person = person.clone();
        Box::pin(async move { people::apart_from(&self.client().await?, &person).await })
    }

    fn report(&self, report: Report) -> Reply<'_, ()> {
        Box::pin(async move { people::report(&self.client().await?, &report).await })
    }

    fn came_back(&self, person: &PersonId, table: &TableId) -> Reply<'_, ()> {
        let (person, table) = (person.clone(), table.clone());
        Box::pin(async move { notices::came_back(&self.client().await?, &person, &table).await })
    }

    fn setting(&self, key: &'static str, otherwise: Vec<u8>) -> Reply<'_, Vec<u8>> {
        Box::pin(async move {
            let client = self.client().await?;
            let question = "INSERT INTO setting VALUES ($1, $2) ON CONFLICT DO NOTHING";
            change(&client, question, &[&key, &otherwise]).await?;
            let found = rows(&client, "SELECT value FROM setting WHERE key = $1", &[&key]).await?;
            Ok(found.first().map_or(otherwise, |row| row.get(0)))
        })
    }

    /// Whether the database can write: a commit that must reach its disk.
    fn check(&self) -> Reply<'_, ()> {
        Box::pin(async move {
            let question = "INSERT INTO setting VALUES ('checked', $1) ON CONFLICT (key) DO UPDATE SET value = $1";
            change(&self.client().await?, question, &[&self.node.to_le_bytes().as_slice()]).await?;
            Ok(())
        })
    }

    /// PostgreSQL looks after its own pages.
    fn damage(&self) -> Option<Damage> {
        None
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        Some(self)
    }
}
