//! Connections to PostgreSQL: how they are made, what their faults mean, and small helpers to ask on them.

use super::encryption::Encryption;
use crate::store::StoreFault;
use crate::store::in_its_words;
use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime};
use kernel::facts;
use std::ops::Deref;
use std::time::Duration;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Error, Row};

/// How long a connection may take to be made.
const CONNECT: Duration = Duration::from_secs(3);
/// How long anything may take that people wait for.
pub(super) const PATIENCE: Duration = Duration::from_secs(8);
/// The channel of our notices.
pub(super) const CHANNEL: &str = "caldera";
/// What every session is told. A commit is answered only when it is on the disk, whatever the database's own settings say.
const SESSION: &str = "-c synchronous_commit=on -c lock_timeout=4000 -c statement_timeout=60000 \
                       -c idle_in_transaction_session_timeout=15000 -c client_min_messages=warning";

/// Reads the address of a database. The way there is encrypted if the address asks for it (`sslmode=require`); then the
/// certificate is always examined, so what other programs call `verify-full` means the same.
pub(super) fn read_address(address: &str) -> Result<Config, StoreFault> {
    // What is wrong is said without the address: it may hold a password.
    let mut config: Config = address
        .replace("sslmode=verify-full", "sslmode=require")
        .parse()
        .map_err(|error: Error| StoreFault::broken("store-address", facts![reason = error.to_string()]))?;
    if !address.contains("sslmode=") {
        config.ssl_mode(SslMode::Disable);
    }
    let asked = config.get_options().unwrap_or_default();
    let options = format!("{SESSION} {asked}");
    config.options(options).application_name("caldera").connect_timeout(CONNECT).tcp_user_timeout(PATIENCE);
    config.keepalives(true).keepalives_idle(Duration::from_secs(5)).keepalives_interval(Duration::from_secs(2));
    Ok(config)
}

/// Whether a text is an address that a database could be reached at.
pub(crate) fn is_database_address(text: &str) -> bool {
    read_address(text).is_ok_and(|config| !config.get_hosts().is_empty())
}

/// Whether what is said on the way to the database can be read by others: it leaves this machine, and is not encrypted.
pub(super) fn is_open_to_others(config: &Config) -> bool {
    let here = |host: &Host| match host {
        Host::Tcp(name) => {
            name == "localhost" || name.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    };
    config.get_ssl_mode() != SslMode::Require && !config.get_hosts().iter().all(here)
}

/// A connection of its own, with a task that drives it.
pub(super) async fn connect(config: &Config) -> Result<Client, StoreFault> {
    let (client, connection) = config.connect(Encryption).await.map_err(unreachable_fault)?;
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::info!(%error, "a connection to the database ended");
        }
    });
    Ok(client)
}

/// Up to this many connections that are kept and shared.
pub(super) fn pool(config: &Config, size: usize) -> Result<Pool, StoreFault> {
    let manager =
        Manager::from_config(config.clone(), Encryption, ManagerConfig { recycling_method: RecyclingMethod::Fast });
    let pool = Pool::builder(manager)
        .max_size(size)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(PATIENCE))
        .create_timeout(Some(CONNECT))
        .build();
    pool.map_err(|error| StoreFault::Broken(in_its_words(error.to_string())))
}

/// What an error of the database means for whoever asked.
#[expect(clippy::needless_pass_by_value, reason = "it is handed to map_err as it is")]
pub(super) fn fault(error: Error) -> StoreFault {
    let Some(code) = error.code() else {
        let reason = in_its_words(with_causes(&error));
        return if error.is_closed() || is_io(&error) { StoreFault::Away(reason) } else { StoreFault::Broken(reason) };
    };
    let said = || error.as_db_error().map_or_else(|| error.to_string(), |error| error.message().to_owned());
    let class = &code.code()[..2];
    match code {
        code if *code == SqlState::UNIQUE_VIOLATION => StoreFault::Conflict,
        code if [
            &SqlState::T_R_DEADLOCK_DETECTED,
            &SqlState::LOCK_NOT_AVAILABLE,
            &SqlState::T_R_SERIALIZATION_FAILURE,
        ]
        .contains(&code) =>
        {
            StoreFault::Locked
        }
        code if *code == SqlState::DISK_FULL => StoreFault::Full,
        code if *code == SqlState::TOO_MANY_CONNECTIONS => StoreFault::Busy,
        // The database starts, ends or has just crashed (57P0x), or the connection is gone (08).
        _ if class == "08" || code.code().starts_with("57P") => StoreFault::Away(in_its_words(said())),
        _ => StoreFault::Broken(in_its_words(said())),
    }
}

/// What went wrong, and why: that a certificate is not trusted stands in the cause.
fn with_causes(error: &Error) -> String {
    let first: Option<&dyn std::error::Error> = std::error::Error::source(error);
    let causes = std::iter::successors(first, |cause| cause.source());
    causes
        .map(ToString::to_string)
        .fold(error.to_string(), |told, cause| if told.contains(&cause) { told } else { format!("{told}: {cause}") })
}

fn is_io(error: &Error) -> bool {
    std::error::Error::source(error).is_some_and(<dyn std::error::Error>::is::<std::io::Error>)
}

/// Why no connection was to be had.
pub(super) fn pool_fault(error: PoolError) -> StoreFault {
    match error {
        PoolError::Backend(error) => unreachable_fault(error),
        PoolError::Timeout(_) => StoreFault::away("store-no-connection"),
        PoolError::Closed | PoolError::NoRuntimeSpecified | PoolError::PostCreateHook(_) => StoreFault::Busy,
    }
}

/// Why a connection was not made. Without a word from the database nobody listens there, or its name is unknown: that may
/// change.
fn unreachable_fault(error: Error) -> StoreFault {
    let from_database = error.code().is_some();
    match fault(error) {
        StoreFault::Broken(reason) if !from_database => StoreFault::Away(reason),
        other => other,
    }
}

/// Values for a question.
pub(super) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// Asks on a connection of its own, prepared once per connection.
pub(super) async fn rows(client: &Object, question: &str, values: Values<'_>) -> Result<Vec<Row>, StoreFault> {
    let prepared = client.prepare_cached(question).await.map_err(fault)?;
    client.query(&prepared, values).await.map_err(fault)
}

/// Changes something; how many rows.
pub(super) async fn change(client: &Object, question: &str, values: Values<'_>) -> Result<u64, StoreFault> {
    let prepared = client.prepare_cached(question).await.map_err(fault)?;
    client.execute(&prepared, values).await.map_err(fault)
}

/// Several changes as one: all or none of them. One that is dropped before its end takes its connection along, so nobody
/// else finds it in the middle of something.
pub(in crate::store) struct Change(Option<Object>);

impl Change {
    pub(super) async fn begin(client: Object) -> Result<Change, StoreFault> {
        let begun = Change(Some(client));
        begun.batch_execute("BEGIN").await.map_err(fault)?;
        Ok(begun)
    }

    pub(in crate::store) async fn commit(mut self) -> Result<(), StoreFault> {
        self.batch_execute("COMMIT").await.map_err(fault)?;
        drop(self.0.take());
        Ok(())
    }
}

impl Deref for Change {
    type Target = Object;

    fn deref(&self) -> &Object {
        self.0.as_ref().expect("it is taken out at the very end")
    }
}

impl Drop for Change {
    fn drop(&mut self) {
        self.0.take().map(Object::take);
    }
}
