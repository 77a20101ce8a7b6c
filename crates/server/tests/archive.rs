//! Games that ended long ago go into files that prove themselves, and only then out of the data.

mod house;

use house::{Folder, config, done, guest, look, move_once, open, serve, state};
use kernel::Record;
use serde_json::{Value, json};
use server::{
    ArchiveFault, ArchivePlan, Archived, Remade, Server, archive_data, archive_database, move_into_database,
    move_out_of_database, remake_ratings,
};
use std::path::{Path, PathBuf};
use visitor::Client;

/// A server's data with one game that was played to its end, one that was given up, and one that goes on.
struct Data {
    folder: Folder,
    cookie: String,
    over: String,
    stopped: String,
    running: String,
}

async fn data() -> Data {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    let chairs = || json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }]);
    let game = catalog::games()[0].about().id;
    let (over, running) = (open(&mut ada, game, chairs()).await, open(&mut ada, game, chairs()).await);
    let mut pick = 0;
    while move_once(&mut ada, &over, pick).await {
        pick += 7;
    }
    assert_eq!(state(&mut ada, &over).await["phase"], "over");
    let stopped = open(&mut ada, game, json!([{ "kind": "me" }, { "kind": "bot", "level": "instant" }])).await;
    done(&mut ada, &format!("/api/tables/{stopped}/resign"), json!({})).await;
    let cookie = ada.cookie().unwrap().to_owned();
    server.stop().await;
    Data { folder, cookie, over, stopped, running }
}

fn plan(to: &Path, remove: bool) -> ArchivePlan {
    ArchivePlan { to: to.to_owned(), before: i64::MAX, remove }
}

fn archived(data: &Path, plan: &ArchivePlan) -> Vec<Archived> {
    let mut all = Vec::new();
    archive_data(data, plan, &mut |one| all.push(one)).expect("the data can be read");
    all
}

fn files(all: &[Archived]) -> Vec<(PathBuf, bool)> {
    all.iter().map(|one| one.file.clone().unwrap_or_else(|fault| panic!("{}: {fault}", one.id))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_into_files_that_prove_themselves_and_then_out_of_the_data() {
    let data = data().await;
    let to = data.folder.0.join("archive");
    let first = archived(&data.folder.0, &plan(&to, false));
    let ids: Vec<&str> = first.iter().map(|one| one.id.as_str()).collect();
    assert_eq!(ids, [&data.over, &data.stopped], "the running game stays out");
    for (path, new) in files(&first) {
        let record = Record::from_text(&std::fs::read_to_string(path).unwrap()).unwrap();
        let game = catalog::game(&record.header.game).unwrap();
        game.verify(&record, game.edition_for(&record)).expect("it proves itself");
        assert!(new);
    }
    let list = std::fs::read_to_string(to.join("archive.jsonl")).unwrap();
    let lines: Vec<Value> = list.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((lines.len(), &lines[0]["played_to_its_end"]), (2, &json!(true)));
    assert!(lines[1]["seal"].is_string(), "the dice of a game that was stopped can be proved, too");
    assert!(!list.contains("Ada"), "no names");
    assert!(files(&archived(&data.folder.0, &plan(&to, false))).iter().all(|(_, new)| !new), "they are there already");
    assert!(archived(&data.folder.0, &ArchivePlan { before: 0, ..plan(&to, true) }).is_empty(), "none is that old");
    let removed = archived(&data.folder.0, &plan(&to, true));
    assert!(removed.len() == 2 && removed.iter().all(|one| one.removed), "{removed:?}");
    let server = Server::start(config(&data.folder)).await.unwrap();
    let mut ada = Client::new(server.address());
    ada.set_cookie(&data.cookie);
    for gone in [&data.over, &data.stopped] {
        assert_eq!(ada.get(&format!("/api/tables/{gone}")).await.unwrap().status, 404);
    }
    assert!(move_once(&mut ada, &data.running, 0).await, "the running game goes on");
    assert_eq!(look(&mut ada, "/api/me/tables").await.as_array().unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_archived_stays_where_it_is() {
    let data = data().await;
    let to = data.folder.0.join("archive");
    let (path, _) = files(&archived(&data.folder.0, &plan(&to, false))).remove(0);
    std::fs::write(&path, "something else").unwrap();
    let store = rusqlite::Connection::open(data.folder.0.join("caldera.sqlite")).unwrap();
    let torn = "UPDATE entry SET deed = 'torn' WHERE seq = 1 AND play = (SELECT no FROM play WHERE id = ?1)";
    store.execute(torn, [&data.stopped]).unwrap();
    let all = archived(&data.folder.0, &plan(&to, true));
    assert_eq!(all[0].file, Err(ArchiveFault::Taken(path.clone())));
    assert!(matches!(all[1].file, Err(ArchiveFault::Broken(_))), "{all:?}");
    assert!(all.iter().all(|one| !one.removed));
    assert_eq!(std::fs::read_to_string(path).unwrap(), "something else", "nothing is overwritten");
    let left: i64 = store.query_row("SELECT count(*) FROM play", [], |row| row.get(0)).unwrap();
    assert_eq!(left, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_a_database_are_archived_too() {
    let Some(postgres) = testkit::services::Postgres::shared() else { return };
    let data = data().await;
    let database = postgres.database().unwrap();
    move_into_database(&data.folder.0, &database).await.unwrap();
    let to = data.folder.0.join("archive");
    let (address, wanted) = (database.clone(), plan(&to, true));
    let archive = move || {
        let mut all = Vec::new();
        archive_database(&address, &wanted, &mut |one| all.push(one)).map(|()| all)
    };
    let all = tokio::task::spawn_blocking(archive).await.unwrap().expect("the database can be read");
    assert_eq!(files(&all).len(), 2);
    assert!(all.iter().all(|one| one.removed), "{all:?}");
    let count =
        |sheet: &str| testkit::services::ask(&database, &format!("SELECT count(DISTINCT play) FROM {sheet}")).unwrap();
    assert_eq!((count("line"), count("sitting")), ("1".to_owned(), "1".to_owned()));
    assert_eq!(testkit::services::ask(&database, "SELECT string_agg(id, ' ') FROM play").unwrap(), data.running);
}

/// Four games of Ada and Bob, each of which one of them gave up; and Ada's cookie and name.
async fn rated_games(folder: &Folder) -> (String, String) {
    let server = serve(folder).await;
    let (mut ada, mut bob) = (guest(&server, "Ada").await, guest(&server, "Bob").await);
    for round in 0..4 {
        let id = open(&mut ada, "wrath", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
        done(&mut bob, &format!("/api/tables/{id}/sit"), json!({})).await;
        let leaver = if round == 1 { &mut ada } else { &mut bob };
        done(leaver, &format!("/api/tables/{id}/resign"), json!({})).await;
        look(&mut ada, &format!("/api/tables/{id}/ratings")).await;
    }
    let me = look(&mut ada, "/api/me").await["id"].as_str().unwrap().to_owned();
    let cookie = ada.cookie().unwrap().to_owned();
    server.stop().await;
    (cookie, me)
}

/// What Ada's page says of her games and ratings, and that archived ones are called so.
async fn remembered(config: server::Config, cookie: &str, me: &str) -> (Value, Value) {
    let server = Server::start(config).await.unwrap();
    let mut ada = Client::new(server.address());
    ada.set_cookie(cookie);
    let page = look(&mut ada, &format!("/api/people/{me}")).await;
    let mut games = look(&mut ada, &format!("/api/people/{me}/games")).await["games"].clone();
    let mut archived = 0;
    for game in games.as_array_mut().unwrap() {
        archived += u32::from(game["archived"] == true);
        game.as_object_mut().unwrap().remove("archived");
    }
    let shown = ada.get(&format!("/p/{me}?lang=fr")).await.unwrap();
    let told = String::from_utf8_lossy(&shown.body).matches("archivée").count();
    assert_eq!(told as u32, archived, "the page says it of each");
    server.stop().await;
    (json!([page["ratings"], page["statistics"], page["rivals"]]), games)
}

#[tokio::test(flavor = "multi_thread")]
async fn archived_games_stay_in_ratings_and_histories() {
    let folder = Folder::new();
    let (cookie, me) = rated_games(&folder).await;
    let before = remembered(config(&folder), &cookie, &me).await;
    assert_eq!(before.1.as_array().unwrap().len(), 4);
    let whole = Remade { games: 4, ratings: 2, same: true };
    // Two are archived as any game is; then two that the server had no time to enter.
    let store = rusqlite::Connection::open(folder.0.join("caldera.sqlite")).unwrap();
    let middle: i64 =
        store.query_row("SELECT updated FROM head ORDER BY updated LIMIT 1 OFFSET 2", [], |row| row.get(0)).unwrap();
    let to = folder.0.join("archive");
    let half = ArchivePlan { before: middle, ..plan(&to, true) };
    assert_eq!(archived(&folder.0, &half).iter().filter(|one| one.removed).count(), 2);
    assert_eq!(remake_ratings(&folder.0, None).await, Ok(whole), "nothing is lost");
    assert_eq!(remembered(config(&folder), &cookie, &me).await, before);
    store
        .execute_batch(
            "DELETE FROM contest WHERE play IN (SELECT id FROM play);
             DELETE FROM played WHERE play IN (SELECT id FROM play);
             UPDATE play SET entered = 0; DELETE FROM rating;",
        )
        .unwrap();
    assert_eq!(archived(&folder.0, &plan(&to, true)).iter().filter(|one| one.removed).count(), 2);
    assert_eq!(remake_ratings(&folder.0, None).await.unwrap().games, 4);
    assert_eq!(remake_ratings(&folder.0, None).await, Ok(whole));
    assert_eq!(remembered(config(&folder), &cookie, &me).await, before);
    drop(store);

    let Some(postgres) = testkit::services::Postgres::shared() else { return };
    let database = postgres.database().unwrap();
    move_into_database(&folder.0, &database).await.unwrap();
    assert_eq!(remake_ratings(&folder.0, Some(&database)).await, Ok(whole), "they move along");
    let back = Folder::new();
    move_out_of_database(&database, &back.0).await.unwrap();
    assert_eq!(remembered(config(&back), &cookie, &me).await, before, "and back");
}

#[tokio::test(flavor = "multi_thread")]
async fn archived_games_of_a_database_stay_in_ratings_and_histories() {
    let Some(postgres) = testkit::services::Postgres::shared() else { return };
    let database = postgres.database().unwrap();
    let folder = Folder::new();
    let (cookie, me) = rated_games(&folder).await;
    move_into_database(&folder.0, &database).await.unwrap();
    let there = || server::Config { database: Some(database.clone()), ..config(&folder) };
    let before = remembered(there(), &cookie, &me).await;
    let (address, wanted) = (database.clone(), plan(&folder.0.join("archive"), true));
    let archive = move || archive_database(&address, &wanted, &mut |one| assert!(one.removed, "{one:?}"));
    tokio::task::spawn_blocking(archive).await.unwrap().unwrap();
    assert_eq!(testkit::services::ask(&database, "SELECT count(*) FROM play").unwrap(), "0");
    let whole = Remade { games: 4, ratings: 2, same: true };
    assert_eq!(remake_ratings(&folder.0, Some(&database)).await, Ok(whole));
    assert_eq!(remembered(there(), &cookie, &me).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_former_player_has_no_name_in_archived_games() {
    let folder = Folder::new();
    let (cookie, me) = rated_games(&folder).await;
    assert_eq!(archived(&folder.0, &plan(&folder.0.join("archive"), true)).len(), 4);
    let names = |store: &rusqlite::Connection| {
        let question = "SELECT count(*) FROM contest WHERE card LIKE '%Ada%'";
        store.query_row(question, [], |row| row.get::<_, u32>(0)).unwrap()
    };
    let store = rusqlite::Connection::open(folder.0.join("caldera.sqlite")).unwrap();
    assert_eq!(names(&store), 4, "{me}");
    let server = serve(&folder).await;
    let mut ada = Client::new(server.address());
    ada.set_cookie(&cookie);
    assert_eq!(ada.post("/api/me/erasure", &json!({})).await.unwrap().status, 204);
    server.stop().await;
    assert_eq!(names(&store), 0);
}
