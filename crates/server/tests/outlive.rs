//! Games outlive releases: the data of a server of an earlier state opens, shows everything, plays on and verifies.
//!
//! `data/tables-f4d8802.sqlite.gz` was written by a real server of that state; the file beside it names the account and what
//! each table was: game, seats, id, actions of the person, phase, entries.

mod house;

use ::table::{Line, Room, TableId};
use bots::Level;
use flate2::read::GzDecoder;
use house::{Folder, done, look, serve};
use kernel::Turn;
use serde::Deserialize;
use serde_json::{Value, json};
use server::Server;
use std::fs::File;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use visitor::Client;

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/tables-f4d8802");

#[derive(Deserialize)]
struct Kept {
    login: String,
    password: String,
    tables: Vec<Table>,
}

/// A table as it was left.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "(String, u8, String, u32, String, u32)")]
struct Table {
    game: String,
    seats: u8,
    id: String,
    phase: String,
    entries: u32,
}

impl From<(String, u8, String, u32, String, u32)> for Table {
    fn from((game, seats, id, _, phase, entries): (String, u8, String, u32, String, u32)) -> Table {
        Table { game, seats, id, phase, entries }
    }
}

impl Table {
    fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.id)
    }
}

/// A folder with that data.
fn old_folder() -> Folder {
    let folder = Folder::new();
    std::fs::create_dir_all(&folder.0).unwrap();
    let packed = File::open(Path::new(DATA).with_extension("sqlite.gz")).unwrap();
    let mut database = File::create(folder.0.join("caldera.sqlite")).unwrap();
    std::io::copy(&mut GzDecoder::new(packed), &mut database).unwrap();
    folder
}

fn kept() -> Kept {
    serde_json::from_reader(File::open(Path::new(DATA).with_extension("json")).unwrap()).unwrap()
}

/// A server in a folder with that data, and its person.
async fn old_house() -> (Folder, Server, Client, Vec<Table>) {
    let kept = kept();
    let folder = old_folder();
    let server = serve(&folder).await;
    let mut client = Client::new(server.address());
    done(&mut client, "/api/login", json!({ "login": kept.login, "password": kept.password })).await;
    (folder, server, client, kept.tables)
}

/// The seats that the person plays, himself or for somebody beside him.
fn own_chairs(state: &Value) -> Vec<(u64, u64)> {
    let chairs = state["chairs"].as_array().unwrap();
    let own = chairs.iter().filter(|chair| chair["person"].is_string());
    own.map(|chair| (chair["place"].as_u64().unwrap(), chair["seat"].as_u64().unwrap())).collect()
}

/// The table once the bots that it waits for have acted.
async fn settled(client: &mut Client, table: &Table) -> Value {
    for _ in 0..1000 {
        let state = look(client, &table.path("?as=data")).await;
        let chairs = state["chairs"].as_array().unwrap();
        if !chairs.iter().any(|chair| chair["kind"] == "bot" && chair["waiting"] == true) {
            return state;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{table:?}: its bots do not act");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_old_table_shows_its_board_its_log_and_its_choices() {
    let (_folder, server, mut client, tables) = old_house().await;
    assert_eq!(tables.len(), 40);
    for table in &tables {
        let Table { game, seats, phase, entries, .. } = table;
        let state = settled(&mut client, table).await;
        assert_eq!((&state["phase"], &state["plan"]["game"]), (&json!(phase), &json!(game)), "{table:?}");
        let bots = state["chairs"].as_array().unwrap().iter().any(|chair| chair["kind"] == "bot");
        let number = state["game"]["number"].as_u64().unwrap();
        assert!(number == u64::from(*entries) || (bots && number > u64::from(*entries)), "{table:?}: {number}");
        assert_eq!(state["chairs"].as_array().unwrap().len(), usize::from(*seats), "{table:?}");
        let deciders = state["game"]["deciders"].as_array().unwrap().clone();
        assert_eq!(deciders.is_empty(), phase == "over", "{table:?}");
        for (_, seat) in own_chairs(&state) {
            let drawn = look(&mut client, &table.path(&format!("?seat={seat}"))).await;
            let data = look(&mut client, &table.path(&format!("?as=data&seat={seat}"))).await;
            assert!(drawn["game"]["drawn"]["board"].as_str().unwrap().contains("<svg"), "{table:?}, seat {seat}");
            assert!(!drawn["game"]["drawn"]["panels"].as_str().unwrap().is_empty(), "{table:?}, seat {seat}");
            assert!(data["game"]["view"].is_object(), "{table:?}, seat {seat}");
            let told = drawn["log"].as_array().unwrap();
            assert!(told.len() as u32 > *entries / 4, "{table:?}, seat {seat}: {} lines of log", told.len());
            let decides = deciders.contains(&json!(seat));
            let actions = data["game"]["actions"].as_array().unwrap();
            let choices = drawn["game"]["drawn"]["choices"].as_array().unwrap();
            assert_eq!((choices.is_empty(), actions.is_empty()), (!decides, !decides), "{table:?}, seat {seat}");
        }
    }
    server.stop().await;
}

/// The doctor opens the folder as it was left, before any server has brought it up to date.
#[test]
fn the_doctor_opens_every_old_table() {
    let folder = old_folder();
    let before = std::fs::read(folder.0.join("caldera.sqlite")).unwrap();
    let mut found = Vec::new();
    server::examine_data(&folder.0, &mut |health| found.push(health)).unwrap();
    assert!(found.len() >= 40, "{} tables", found.len());
    assert!(found.iter().all(|health| health.broken.is_none()), "{found:?}");
    for health in found.iter().filter(|health| health.rules.is_some()) {
        let about = catalog::game(&health.game).unwrap().about();
        let older = health.rules < Some(about.rules);
        assert_eq!((health.plays_by_older_rules(), health.changed_since().is_empty()), (older, !older), "{health:?}");
        assert_eq!(older, health.game != "wrath", "every game but one has had newer rules since");
    }
    assert_eq!(std::fs::read(folder.0.join("caldera.sqlite")).unwrap(), before, "nothing is written there");
}

/// The replay of every table at its beginning, its end and some moments between; of the shortest of each game step by step.
#[tokio::test(flavor = "multi_thread")]
async fn every_old_table_can_be_told_again() {
    let (_folder, server, mut client, tables) = old_house().await;
    for table in &tables {
        let last = settled(&mut client, table).await["game"]["number"].as_u64().unwrap();
        let of_game = tables.iter().filter(|other| other.game == table.game && other.entries > 0);
        let shortest = of_game.map(|other| other.entries).min() == Some(table.entries);
        let step = if shortest { 1 } else { (last as usize / 4).max(1) };
        for moment in (0..=last).step_by(step).chain([last]) {
            let told = look(&mut client, &table.path(&format!("/replay?n={moment}"))).await;
            assert_eq!((&told["n"], &told["last"]), (&json!(moment), &json!(last)), "{table:?}");
            assert!(told["drawn"]["board"].as_str().unwrap().contains("<svg"), "{table:?}, {moment}");
            assert_eq!(told["seat"].is_null(), moment == 0, "{table:?}, {moment}");
        }
        let beyond = client.get(&table.path(&format!("/replay?n={}", last + 1))).await.unwrap();
        assert_eq!(beyond.status, 400, "{table:?}");
    }
    server.stop().await;
}

/// The record of a game that has ended is downloaded and verified, by the server and by ourselves.
async fn verified(client: &mut Client, table: &Table, finished: bool) {
    let proof = look(client, &table.path("/verify")).await;
    let text = client.get(&table.path("/record")).await.unwrap();
    assert_eq!(text.status, 200, "{table:?}");
    let record = kernel::Record::from_text(std::str::from_utf8(&text.body).unwrap()).unwrap();
    let game = catalog::game(&record.header.game).unwrap();
    let found = game.verify(&record, game.edition_for(&record)).unwrap_or_else(|fault| panic!("{table:?}: {fault}"));
    assert_eq!((found.finished, found.sealed), (finished, finished), "{table:?}");
    assert_eq!(proof["entries"], found.entries, "{table:?}");
    assert!(found.entries as u32 >= table.entries, "{table:?}: nothing of it was lost");
}

/// The person does something, several times, as far as he can.
async fn acts(client: &mut Client, table: &Table, times: usize) {
    for turn in 0..times {
        let state = look(client, &table.path("?as=data")).await;
        let deciders = state["game"]["deciders"].as_array().unwrap().clone();
        let own = own_chairs(&state);
        let Some((_, seat)) = own.into_iter().find(|(_, seat)| deciders.contains(&json!(seat))) else { return };
        let mine = look(client, &table.path(&format!("?as=data&seat={seat}"))).await;
        let actions = mine["game"]["actions"].as_array().unwrap();
        let action = &actions[turn % actions.len()];
        let body = json!({ "seat": seat, "number": mine["game"]["number"], "action": action });
        let answer = client.post(&table.path("/act"), &body).await.unwrap();
        // A bot beside the person may have been quicker.
        assert!(answer.status == 200 || answer.status == 409, "{table:?}: {action}: {}", answer.json());
    }
}

/// The person leaves all chairs: bots play on to the end.
async fn left_to_bots(mut client: Client, table: Table) {
    let state = look(&mut client, &table.path("?as=data")).await;
    for (place, _) in own_chairs(&state) {
        done(&mut client, &table.path("/leave"), json!({ "place": place })).await;
    }
    for _ in 0..6000 {
        let state = look(&mut client, &table.path("?as=data")).await;
        if state["phase"] == "over" {
            return verified(&mut client, &table, true).await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{table:?} does not end");
}

/// Two tables of each game, those nearest to their end, are left to bots in all seats. At the others the person goes on, and then
/// ends the game.
#[tokio::test(flavor = "multi_thread")]
async fn every_old_table_plays_on_and_its_record_verifies() {
    let (_folder, server, mut client, tables) = old_house().await;
    let mut left = Vec::new();
    for table in &tables {
        let mut of_game: Vec<&Table> =
            tables.iter().filter(|other| other.game == table.game && other.phase == "playing").collect();
        of_game.sort_by_key(|other| std::cmp::Reverse(other.entries / u32::from(other.seats)));
        if of_game[..2].iter().any(|other| other.id == table.id) {
            left.push(tokio::spawn(left_to_bots(client.clone(), table.clone())));
        } else if table.phase == "over" {
            verified(&mut client, table, true).await;
        } else {
            acts(&mut client, table, 6).await;
            done(&mut client, &table.path("/resign"), json!({})).await;
            verified(&mut client, table, false).await;
        }
    }
    assert_eq!(left.len(), 10);
    for table in left {
        table.await.expect("the game ends and verifies");
    }
    server.stop().await;
}

/// A table as a server opens it, from a database that is up to date.
fn opened(folder: &Folder, table: &Table) -> Room {
    let database = rusqlite::Connection::open(folder.0.join("caldera.sqlite")).unwrap();
    let one = |question: &str| database.query_row(question, [&table.id], |row| row.get::<_, [u8; 32]>(0)).unwrap();
    let secret = one("SELECT secret FROM play WHERE id = ?1");
    let lines = "SELECT seq, at, key, deed FROM entry WHERE play = (SELECT no FROM play WHERE id = ?1) ORDER BY seq";
    let mut find = database.prepare(lines).unwrap();
    let line = |row: &rusqlite::Row<'_>| {
        let deed = serde_json::from_str(&row.get::<_, String>(3)?).unwrap();
        Ok(Line { seq: row.get(0)?, at: row.get(1)?, key: row.get(2)?, deed })
    };
    let lines: Vec<Line> = find.query_map([&table.id], line).unwrap().map(Result::unwrap).collect();
    Room::read(TableId::parse(&table.id).unwrap(), secret, &lines).unwrap_or_else(|fault| panic!("{table:?}: {fault}"))
}

/// Bots of the weakest level in all seats play a table to its end; then its record is proved, and told again step by step.
fn played_to_its_end(table: &Table, room: &Room) {
    let (game, mut played) = (room.game(), room.played().expect("its game has begun").copy());
    while let Turn::Decide(_) = played.turn() {
        let seat = played.waited().first().unwrap_or_else(|| panic!("{table:?}: nobody is waited for"));
        let decision = bots::decide(&*played, seat, Level::Newcomer, u64::from(played.number()));
        played.act(seat, &decision.action).unwrap_or_else(|fault| panic!("{table:?}: {}: {fault}", decision.action));
    }
    let record = played.record();
    assert!(record.entries.len() as u32 >= table.entries, "{table:?}: nothing of it was lost");
    let proof = game.verify(record, room.edition_of(record)).unwrap_or_else(|fault| panic!("{table:?}: {fault}"));
    assert_eq!((proof.finished, proof.sealed, proof.given, proof.forced), (true, true, false, 0), "{table:?}");
    let mut hashes = Vec::new();
    game.replay(record, room.edition_of(record), &mut |shown, _, _| hashes.push(shown.hash())).expect("it is proved");
    assert_eq!((hashes.len(), hashes.last()), (record.entries.len() + 1, Some(&played.hash())), "{table:?}");
}

/// All forty, without a server around them: that takes a minute and not an hour.
#[tokio::test(flavor = "multi_thread")]
async fn bots_play_every_old_table_to_its_end() {
    let folder = old_folder();
    serve(&folder).await.stop().await;
    let (tables, next) = (kept().tables, AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(table) = tables.get(next.fetch_add(1, Ordering::Relaxed)) {
                    played_to_its_end(table, &opened(&folder, table));
                }
            });
        }
    });
    assert_eq!(tables.len(), 40);
}
