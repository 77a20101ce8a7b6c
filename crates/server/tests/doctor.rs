//! What becomes of a table that this program cannot open: it is found, named, and never lost.

mod house;

use house::{Folder, config, guest, look, serve};
use serde_json::json;
use server::{Server, TableHealth, examine_data};

fn examined(folder: &Folder) -> Vec<TableHealth> {
    let mut found = Vec::new();
    examine_data(&folder.0, &mut |health| found.push(health)).expect("the data can be read");
    found
}

/// Rewrites the journals of a folder as a program of the future, or a damaged disk, might have left them.
fn alter(folder: &Folder, table: &str, old: &str, new: &str) {
    let database = rusqlite::Connection::open(folder.0.join("caldera.sqlite")).unwrap();
    let changed = database
        .execute(
            "UPDATE entry SET deed = replace(deed, ?1, ?2) WHERE play = (SELECT no FROM play WHERE id = ?3)",
            (old, new, table),
        )
        .unwrap();
    assert!(changed > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_does_not_open_is_named_and_its_players_get_the_record() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    let mut ids = Vec::new();
    for game in ["wrath", "trex"] {
        ids.push(house::open(&mut ada, game, json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }])).await);
    }
    house::move_once(&mut ada, &ids[0], 0).await;
    server.stop().await;
    assert!(examined(&folder).iter().all(|health| health.broken.is_none() && !health.plays_by_older_rules()));

    let newest = catalog::game("wrath").unwrap().about().rules.0;
    alter(&folder, &ids[0], &format!("\"rules\":{newest}"), "\"rules\":999");
    let found = examined(&folder);
    let broken: Vec<&TableHealth> = found.iter().filter(|health| health.broken.is_some()).collect();
    assert_eq!(broken.len(), 1);
    assert_eq!((broken[0].id.as_str(), broken[0].game.as_str()), (ids[0].as_str(), "wrath"));
    assert!(
        broken[0].broken.as_ref().unwrap().to_string().contains("played by version 999 of the rules"),
        "{broken:?}"
    );

    let server = Server::start(config(&folder)).await.expect("the other table can still be played");
    let mut ada = house::again(&ada, &server).await;
    assert_eq!(look(&mut ada, &format!("/api/tables/{}?as=data", ids[1])).await["phase"], "playing");
    let told = ada.get(&format!("/api/tables/{}", ids[0])).await.unwrap();
    assert_eq!((told.status.as_u16(), told.json()["error"].as_str()), (503, Some("unopened")));
    let page = ada.get(&format!("/t/{}?lang=fr", ids[0])).await.unwrap();
    let html = String::from_utf8(page.body.to_vec()).unwrap();
    assert!(
        html.contains("ne peut pas l’ouvrir") && html.contains(&format!("/api/tables/{}/record", ids[0])),
        "{html}"
    );
    assert!(!html.contains("999"), "players are not told of the inside");
    let record = ada.get(&format!("/api/tables/{}/record", ids[0])).await.unwrap();
    assert_eq!(record.status, 200);
    let record = kernel::Record::from_text(std::str::from_utf8(&record.body).unwrap()).expect("it reads");
    assert_eq!(record.entries.len(), 1);
    let mine = look(&mut ada, "/api/me/tables").await;
    assert_eq!(mine.as_array().unwrap().len(), 2, "lists do not hide it");
    let mut stranger = guest(&server, "Eve").await;
    assert_eq!(stranger.get(&format!("/api/tables/{}/record", ids[0])).await.unwrap().status, 403);
    server.stop().await;
}

/// The check after an update is made once, and leaves a mark.
#[tokio::test(flavor = "multi_thread")]
async fn after_an_update_every_table_is_examined_once() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mark = folder.0.join("examined");
    for _ in 0..200 {
        if mark.exists() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    let marked = std::fs::read_to_string(&mark).expect("it was examined");
    for game in catalog::games() {
        assert!(marked.contains(&format!("{} {}", game.about().id, game.about().rules)), "{marked}");
    }
    server.stop().await;
}

/// The same on a database: one of several nodes does it, and leaves the mark there.
#[tokio::test(flavor = "multi_thread")]
async fn after_an_update_every_table_of_a_database_is_examined_once() {
    let Some(postgres) = testkit::services::Postgres::shared() else { return };
    let database = postgres.database().expect("a database");
    let node = async || {
        let mut config = config(&Folder::new());
        config.database = Some(database.clone());
        Server::start(config).await.expect("the node starts")
    };
    let (first, second) = (node().await, node().await);
    let marked = mark_in(&database, |mark| !mark.is_empty()).await;
    for game in catalog::games() {
        assert!(marked.contains(&format!("{} {}", game.about().id, game.about().rules)), "{marked}");
    }
    tokio::join!(first.stop(), second.stop());
    // An earlier release has left its mark: whoever starts next examines them again.
    testkit::services::ask(&database, "UPDATE setting SET value = 'earlier' WHERE key = 'examined'").unwrap();
    let third = node().await;
    assert_eq!(mark_in(&database, |mark| mark != "earlier").await, marked);
    third.stop().await;
}

/// The mark in a database, once it fits.
async fn mark_in(database: &str, fits: impl Fn(&str) -> bool) -> String {
    let question = "SELECT convert_from(value, 'UTF8') FROM setting WHERE key = 'examined'";
    for _ in 0..400 {
        let mark = testkit::services::ask(database, question).expect("it answers");
        if fits(&mark) {
            return mark;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("the database takes no mark");
}
