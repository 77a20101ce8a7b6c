//! Each older shape of the database becomes the newest one with everything that is in it.

use super::{MIGRATIONS, migrate, newest, version};
use crate::store::postgres::connections::{connect, read_address};
use crate::store::{Postgres, Store, StoreFault};
use ::table::TableId;
use testkit::services;
use tokio_postgres::Client;

/// A new database at an older version, and its address; none where there is no PostgreSQL.
async fn at_version(old: usize) -> Option<(Client, String)> {
    let address = services::Postgres::shared()?.database().unwrap();
    let client = connect(&read_address(&address).unwrap()).await.unwrap();
    for step in &MIGRATIONS[..old] {
        client.batch_execute(step).await.unwrap();
    }
    let note =
        format!("CREATE TABLE caldera_version (version INTEGER NOT NULL); INSERT INTO caldera_version VALUES ({old})");
    client.batch_execute(&note).await.unwrap();
    Some((client, address))
}

/// Somebody with a table of two lines that is over: as the first version could write it.
const ROWS: &str = r#"
    INSERT INTO person (id, name, created) VALUES ('ada', 'Ada', 1), ('bob', 'Bob', 2);
    INSERT INTO pass (fingerprint, person, created) VALUES ('\x01', 'ada', 1);
    INSERT INTO mute VALUES ('ada', 'bob');
    INSERT INTO report (at, by, about, reason) VALUES (1, 'ada', 'bob', 'rude');
    INSERT INTO play (id, secret, phase, open, card, created, host)
        VALUES ('aaaaaaaaaaaaaaaaaaaa', decode(repeat('07', 32), 'hex'), 'over', 0, '{}', 1, 'ada');
    INSERT INTO head SELECT id, no, 2, 0, 5 FROM play;
    INSERT INTO line SELECT no, seq, seq, NULL, '{"kind":"watched","allowed":true}' FROM play, generate_series(1, 2) AS seq;
    INSERT INTO sitting SELECT 'ada', id, 0, false FROM play;
    INSERT INTO contact VALUES ('ada', 'fr', 'ada@example.org', true, NULL, '{}');
    INSERT INTO notice (person, matter, game, who, at, due) VALUES ('ada', 'turn', 'g', 'Bob', 1, 1);
    INSERT INTO vacation VALUES ('ada', 1, 2);
"#;

/// Columns and indexes of a database, as text.
async fn shape(client: &Client) -> Vec<String> {
    let question = "
        SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '')
            FROM information_schema.columns WHERE table_schema = 'public'
        UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1";
    client.query(question, &[]).await.unwrap().iter().map(|row| row.get(0)).collect()
}

#[tokio::test]
async fn every_older_version_becomes_the_newest_with_its_rows() {
    let Some((mut fresh, _)) = at_version(0).await else { return };
    migrate(&mut fresh).await.unwrap();
    let wanted = shape(&fresh).await;
    for old in 1..=newest() {
        let (mut client, address) = at_version(old).await.unwrap();
        client.batch_execute(ROWS).await.unwrap();
        migrate(&mut client).await.unwrap();
        assert_eq!(version(&client).await.unwrap(), newest(), "from {old}");
        assert_eq!(shape(&client).await, wanted, "from {old}");
        migrate(&mut client).await.expect("the second time there is nothing to do");
        drop(client);
        let store = Postgres::open(&address, 0).await.unwrap();
        let table: TableId = TableId::parse("aaaaaaaaaaaaaaaaaaaa").unwrap();
        let stored = store.load(&table).await.unwrap().expect("the table is there");
        assert_eq!((stored.secret, stored.lines.len()), ([7; 32], 2), "from {old}");
    }
}

#[tokio::test]
async fn nodes_that_start_at_once_bring_a_database_up_to_date_one_after_the_other() {
    for old in 0..newest() {
        let Some((_, address)) = at_version(old).await else { return };
        let config = read_address(&address).unwrap();
        let nodes = (0..4).map(|_| async {
            let mut client = connect(&config).await.unwrap();
            migrate(&mut client).await
        });
        let done = futures_util::future::join_all(nodes).await;
        assert!(done.iter().all(Result::is_ok), "from {old}: {done:?}");
    }
}

#[tokio::test]
async fn a_database_from_the_future_is_refused_and_left_alone() {
    let Some((mut client, address)) = at_version(newest()).await else { return };
    client.batch_execute("UPDATE caldera_version SET version = version + 1").await.unwrap();
    assert!(matches!(migrate(&mut client).await, Err(StoreFault::Broken(reason)) if reason.key() == "store-newer"));
    assert!(Postgres::open(&address, 0).await.is_err());
    assert_eq!(version(&client).await.unwrap(), newest() + 1);
}
