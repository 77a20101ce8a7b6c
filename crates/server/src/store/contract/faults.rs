//! Stores in trouble: what was refused has left nothing, and they go on when the trouble is over.

use super::{opened, person, said, somebody};
use crate::store::{Postgres, Sqlite, Store, StoreFault};
use ::table::{Sitter, TableId};
use std::path::Path;
use std::time::Duration;
use testkit::services;

/// A table with some lines, and the number of its last.
async fn table(store: &dyn Store) -> (TableId, u32) {
    let ada = somebody("Ada");
    let (room, first) = opened(&ada, [person(&ada), Sitter::Anyone], 1_000);
    store.append(first).await.unwrap();
    (room.id().clone(), room.seq())
}

async fn lines(store: &dyn Store, id: &TableId) -> u32 {
    store.load(id).await.unwrap().unwrap().lines.len() as u32
}

#[tokio::test]
async fn sqlite_without_room_refuses_and_loses_nothing() {
    let folder = services::scratch("full").unwrap();
    let store = Sqlite::open(&folder, Duration::from_secs(5), Some(80)).unwrap();
    let (id, mut seq) = table(&store).await;
    let ada = somebody("Ada");
    let fault = loop {
        match store.append(said(&id, &ada, seq + 1, Some("k"))).await {
            Ok(()) => seq += 1,
            Err(fault) => break fault,
        }
    };
    assert_eq!(fault, StoreFault::Full);
    assert_eq!(lines(&store, &id).await, seq, "what was acknowledged is there, and nothing else");
    assert_eq!(store.check().await, Err(StoreFault::Full));
    drop(store);
    let store = Sqlite::open(&folder, Duration::from_secs(5), None).unwrap();
    store.append(said(&id, &ada, seq + 1, None)).await.expect("with room again it goes on");
}

#[tokio::test]
async fn sqlite_that_somebody_locks_refuses_and_goes_on_afterwards() {
    let folder = services::scratch("locked").unwrap();
    let store = Sqlite::open(&folder, Duration::from_millis(50), None).unwrap();
    let (id, seq) = table(&store).await;
    let ada = somebody("Ada");
    let other = rusqlite::Connection::open(folder.join("caldera.sqlite")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert_eq!(store.append(said(&id, &ada, seq + 1, None)).await, Err(StoreFault::Locked));
    assert_eq!(lines(&store, &id).await, seq, "one can still read");
    other.execute_batch("ROLLBACK").unwrap();
    store.append(said(&id, &ada, seq + 1, None)).await.unwrap();
    assert_eq!(lines(&store, &id).await, seq + 1);
}

#[tokio::test]
async fn sqlite_that_is_damaged_says_so() {
    let folder = services::scratch("broken").unwrap();
    let store = Sqlite::open(&folder, Duration::from_secs(5), None).unwrap();
    let (id, _) = table(&store).await;
    drop(store);
    settle(&folder.join("caldera.sqlite"));
    damage(&folder.join("caldera.sqlite"));
    match Sqlite::open(&folder, Duration::from_secs(1), None) {
        Err(fault) => assert!(matches!(fault, StoreFault::Broken(_)), "{fault:?}"),
        Ok(store) => assert!(matches!(store.load(&id).await, Err(StoreFault::Broken(_)))),
    }
}

/// Waits until everything is in the file itself.
fn settle(path: &Path) {
    let busy = || {
        let connection = rusqlite::Connection::open(path).unwrap();
        let checkpoint = "PRAGMA wal_checkpoint(TRUNCATE)";
        connection.query_row(checkpoint, [], |row| row.get::<_, i64>(0)).unwrap_or(1) != 0
    };
    while busy() {
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Overwrites everything but the first page.
fn damage(path: &Path) {
    let mut bytes = std::fs::read(path).unwrap();
    bytes[4096..].fill(0xa5);
    std::fs::write(path, bytes).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_that_crashes_is_found_again() {
    if services::Postgres::shared().is_none() {
        return;
    }
    // A server of its own: the other tests need theirs.
    let server = services::Postgres::start().unwrap();
    let store = Postgres::open(&server.database().unwrap(), 0).await.unwrap();
    let (id, mut seq) = table(&store).await;
    let ada = somebody("Ada");
    for _ in 0..3 {
        tokio::task::block_in_place(|| server.crash().unwrap());
        let mut tries = 0;
        while let Err(fault) = store.append(said(&id, &ada, seq + 1, None)).await {
            assert!(matches!(fault, StoreFault::Away(_)), "{fault:?}");
            tries += 1;
            assert!(tries < 100, "it never comes back");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        seq += 1;
        assert_eq!(lines(&store, &id).await, seq);
    }
}

#[tokio::test]
async fn an_address_without_a_database_is_refused_clearly() {
    let port = services::free_port().unwrap();
    let fault = Postgres::open(&format!("postgres://nobody:secret@127.0.0.1:{port}/none"), 0).await.err().unwrap();
    assert!(matches!(&fault, StoreFault::Away(reason) if !reason.to_string().contains("secret")), "{fault:?}");
    let fault = Postgres::open("postgres://host:no-port/name", 0).await.err().unwrap();
    assert!(matches!(fault, StoreFault::Broken(_)), "{fault:?}");
}
