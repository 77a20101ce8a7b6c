//! `caldera move`, there and back again: whatever was kept in a folder is in the folder that comes back, row by row.

mod house;

use flate2::read::GzDecoder;
use house::{Folder, config};
use rusqlite::Connection;
use server::{MoveFault, Server, StoreFault, examine_data, move_into_database, move_out_of_database};
use std::collections::BTreeMap;
use std::fs::File;
use std::path::Path;
use std::time::Duration;
use testkit::services::{Postgres, ask};

/// What follows from the journals: a server enters it anew where the journals arrive.
const MADE_ANEW: [&str; 4] = ["contest", "played", "rating", "rating_task"];

/// What belongs to a place and not to its data: numbers and links of rows, when somebody was last here, what is entered.
const OF_THE_PLACE: [(&str, &str); 5] =
    [("entry", "no"), ("entry", "prev"), ("head", "last"), ("profile", "seen"), ("play", "entered")];

/// Rows for what the kept data have none of.
const MORE: &str = "
    INSERT OR IGNORE INTO recovery SELECT x'0102', id, 5 FROM person LIMIT 1;
    INSERT OR IGNORE INTO mute SELECT id, 'other''s' FROM person;
    INSERT OR IGNORE INTO block SELECT id, 'Zoé' FROM person;
    INSERT OR IGNORE INTO report (at, by, about, play, seq, said, reason, settled) VALUES
        (1, 'a', 'b', NULL, NULL, NULL, 'rude', NULL), (2, 'b', 'a', 'p', 7, 'Bof… 🌋', 'rude', 9);
    INSERT OR IGNORE INTO contact SELECT id, 'fr', 'ada@example.org', 1, NULL, '{}' FROM person LIMIT 1;
    INSERT OR IGNORE INTO push SELECT 'https://push.example/1', id, x'00ff', x'', 3 FROM person LIMIT 1;
    INSERT OR IGNORE INTO notice (person, play, matter, game, who, at, ends, tries, due) VALUES
        ('a', NULL, 'turn', 'g', 'Bo', 1, NULL, 0, 2), ('a', 'p', 'talk', 'g', '', 1, '[]', 3, 4);
    INSERT OR IGNORE INTO told VALUES ('a', 'p', 1), ('B', 'p', 2);
    INSERT OR IGNORE INTO vacation SELECT id, 1, 9223372036854775807 FROM person;
    INSERT OR IGNORE INTO profile SELECT id, 1, 0, 2, 77 FROM person;
    INSERT OR IGNORE INTO analysis SELECT id, 'standard', 3, '{\"é\":1}' FROM play LIMIT 1;
    INSERT OR IGNORE INTO variation SELECT id, 'p', 3, 'a', 'L''autre pont' FROM play LIMIT 1;
    INSERT OR IGNORE INTO comparison SELECT id, '{}', 12, '{\"é\":2}' FROM play LIMIT 1;
    INSERT OR IGNORE INTO duplicate (id, host, created, closes, listed, done, kept) VALUES ('d', 'a', 1, 2, 1, 1, '{}');
    INSERT OR IGNORE INTO duplicate_entry VALUES ('d', 'a', 'p'), ('d', 'b', 'q');
    INSERT OR IGNORE INTO tournament VALUES ('t', 'a', 1, 'playing', 2, '{}', NULL), ('u', 'a', 1, 'check-in', 2, '{}', 7);
    INSERT OR IGNORE INTO follow SELECT one.id, other.id FROM person AS one JOIN person AS other LIMIT 1;
";

/// A folder with the tables of an earlier state, as a server of today leaves it, and something of everything else.
async fn full_folder() -> Folder {
    let folder = Folder::new();
    std::fs::create_dir_all(&folder.0).unwrap();
    let packed = File::open(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/tables-f4d8802.sqlite.gz")).unwrap();
    let mut database = File::create(folder.0.join("caldera.sqlite")).unwrap();
    std::io::copy(&mut GzDecoder::new(packed), &mut database).unwrap();
    drop(database);
    Server::start(config(&folder)).await.unwrap().stop().await;
    let connection = open(&folder.0);
    connection.execute_batch(MORE).unwrap();
    folder
}

fn open(folder: &Path) -> Connection {
    Connection::open(folder.join("caldera.sqlite")).unwrap()
}

fn texts(connection: &Connection, question: &str) -> Vec<String> {
    let mut find = connection.prepare(question).unwrap();
    let found = find.query_map([], |row| row.get(0)).unwrap();
    found.map(Result::unwrap).collect()
}

/// Every row of every table, each as a line of SQL's own words.
fn rows(folder: &Path) -> BTreeMap<String, Vec<String>> {
    let connection = open(folder);
    let names = texts(&connection, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'");
    let moved = names.into_iter().filter(|name| !MADE_ANEW.contains(&name.as_str()));
    let rows = moved.map(|name| {
        let columns = texts(&connection, &format!("SELECT name FROM pragma_table_info('{name}')"));
        let kept = columns.iter().filter(|column| !OF_THE_PLACE.contains(&(name.as_str(), column.as_str())));
        let quoted: Vec<String> = kept.map(|column| format!("quote({column})")).collect();
        let question = format!("SELECT {} AS line FROM {name}", quoted.join(" || ' ' || "));
        let condition = if name == "setting" { "WHERE key NOT IN ('checked', 'people-changed')" } else { "" };
        let lines = texts(&connection, &format!("{question} {condition} ORDER BY line"));
        (name, lines)
    });
    rows.collect()
}

/// Journals are chains: each line knows the one before it, and each table its last one.
fn chains_are_whole(folder: &Path) {
    let broken = "SELECT count(*) FROM entry LEFT JOIN entry AS before ON before.no = entry.prev
        WHERE (entry.seq = 1) <> (entry.prev IS NULL)
        OR (entry.seq > 1 AND (before.play, before.seq) IS NOT (entry.play, entry.seq - 1))";
    let lost = "SELECT count(*) FROM head LEFT JOIN entry ON entry.no = head.last
        WHERE (entry.play, entry.seq) IS NOT (head.play, head.seq)";
    let connection = open(folder);
    for question in [broken, lost] {
        assert_eq!(connection.query_row(question, [], |row| row.get::<_, u32>(0)).unwrap(), 0, "{question}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_goes_into_a_database_comes_out_again_row_by_row() {
    let Some(postgres) = Postgres::shared() else { return };
    let (folder, back) = (full_folder().await, Folder::new());
    let before = rows(&folder.0);
    let empty: Vec<&String> = before.iter().filter(|(_, rows)| rows.is_empty()).map(|(name, _)| name).collect();
    assert!(empty.is_empty(), "what has no rows is not tried: {empty:?}");

    let database = postgres.database().unwrap();
    let there = move_into_database(&folder.0, &database).await.unwrap();
    assert_eq!(rows(&folder.0), before, "the old data stay as they were");
    let again = move_out_of_database(&database, &back.0).await.unwrap();
    assert_eq!(there, again, "as much came back as went there");
    assert_eq!(there.tables as usize, before["play"].len());
    assert_eq!(there.lines as usize, before["entry"].len());
    assert_eq!(there.people as usize, before["person"].len());
    assert_eq!(there.rows as usize, before.values().map(Vec::len).sum::<usize>(), "every row was counted");
    let after = rows(&back.0);
    for (name, rows) in &before {
        assert_eq!(&after[name], rows, "{name}");
    }
    assert_eq!(after.len(), before.len());
    chains_are_whole(&back.0);

    // A server takes it from there: every table opens, and what follows from the journals is made.
    let server = Server::start(config(&back)).await.unwrap();
    server.stop().await;
    let mut broken = Vec::new();
    examine_data(&back.0, &mut |health| broken.extend(health.broken)).unwrap();
    assert!(broken.is_empty(), "{broken:?}");
    let occupied = [
        move_into_database(&folder.0, &database).await,
        move_out_of_database(&database, &back.0).await,
        move_out_of_database(&database, &folder.0).await,
    ];
    assert!(occupied.iter().all(|moved| *moved == Err(MoveFault::NotEmpty)), "nothing is overwritten: {occupied:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_moved_from_under_a_server() {
    let Some(postgres) = Postgres::shared() else { return };
    let folder = full_folder().await;
    let used = Server::start(config(&folder)).await.unwrap();
    let empty = postgres.database().unwrap();
    assert_eq!(move_into_database(&folder.0, &empty).await, Err(MoveFault::InUse));
    used.stop().await;
    let (database, mut shared) = (postgres.database().unwrap(), config(&Folder::new()));
    shared.database = Some(database.clone());
    let used = Server::start(shared).await.unwrap();
    assert_eq!(move_out_of_database(&database, &Folder::new().0).await, Err(MoveFault::InUse));
    assert_eq!(move_into_database(&folder.0, &database).await, Err(MoveFault::InUse));
    used.stop().await;
}

/// A database that changes what it is given: the comparison finds it, and nothing is left behind.
#[tokio::test(flavor = "multi_thread")]
async fn what_arrives_otherwise_is_not_moved() {
    let Some(postgres) = Postgres::shared() else { return };
    let folder = full_folder().await;
    let (database, mut shared) = (postgres.database().unwrap(), config(&Folder::new()));
    shared.database = Some(database.clone());
    Server::start(shared).await.unwrap().stop().await;
    let connections = "SELECT count(*) FROM pg_stat_activity
        WHERE application_name = 'caldera' AND datname = current_database()";
    while ask(&database, connections).unwrap() != "0" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let spoilt = "DELETE FROM setting;
        CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN IF NEW.seq = 2 THEN NEW.at := NEW.at + 1; END IF; RETURN NEW; END $$;
        CREATE TRIGGER spoil BEFORE INSERT ON line FOR EACH ROW EXECUTE FUNCTION spoil()";
    ask(&database, spoilt).unwrap();
    let Err(MoveFault::Store(StoreFault::Broken(reason))) = move_into_database(&folder.0, &database).await else {
        panic!("it was moved")
    };
    assert_eq!(reason.to_string(), "what was copied differs: line row 2");
    assert_eq!(ask(&database, "SELECT count(*) FROM person").unwrap(), "0", "wholly or not at all");
}
