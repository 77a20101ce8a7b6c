//! Tables with an edition of their own: of the server's folder, or brought along.

mod house;

use house::{Folder, config, done, guest, look, move_once, refused, state};
use serde_json::{Value, json};
use server::{Server, StartFault};

/// The wrath of somebody whose Volcano has seven spaces.
fn corrected() -> String {
    let base = &catalog::game("wrath").expect("it is in the list").base_edition().tag().text;
    base.replacen("name = \"base\"", "name = \"my box\"", 1).replacen("volcano_spaces = 6", "volcano_spaces = 7", 1)
}

fn opening(edition: &Value) -> Value {
    let chairs = json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }]);
    json!({ "plan": { "game": "wrath", "table": { "seats": 2 } }, "chairs": chairs, "edition": edition })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_played_with_an_edition_that_somebody_brings() {
    let folder = Folder::new();
    let server = Server::start(config(&folder)).await.expect("it starts");
    let mut ada = guest(&server, "Ada").await;
    let checked = done(&mut ada, "/api/editions", json!({ "game": "wrath", "text": corrected() })).await;
    let places: Vec<&str> =
        checked["differences"].as_array().unwrap().iter().map(|one| one["path"].as_str().unwrap()).collect();
    assert_eq!(places, ["name", "players.2.volcano_spaces"]);
    let opened = done(&mut ada, "/api/tables", opening(&json!({ "text": corrected() }))).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    let before = state(&mut ada, &id).await;
    assert_eq!(before["plan"]["edition"]["name"], "my box");
    assert_eq!(before["plan"]["edition"]["digest"], checked["digest"]);
    let file = ada.get(&format!("/api/tables/{id}/edition")).await.unwrap();
    assert_eq!(String::from_utf8(file.body.to_vec()).unwrap(), corrected());
    let page = String::from_utf8(ada.get(&format!("/t/{id}?lang=fr")).await.unwrap().body.to_vec()).unwrap();
    assert!(page.contains("my box"), "the page names it");
    for pick in 0..12 {
        assert!(move_once(&mut ada, &id, pick).await, "it goes on");
    }
    // After a restart the table still knows its edition, though no folder holds the file.
    let played = state(&mut ada, &id).await;
    server.stop().await;
    let server = Server::start(config(&folder)).await.expect("it starts");
    let mut ada = house::again(&ada, &server).await;
    let mut after = state(&mut ada, &id).await;
    after["now"] = played["now"].clone();
    assert_eq!(after, played);
    assert!(move_once(&mut ada, &id, 3).await);
    let moment = look(&mut ada, &format!("/api/tables/{id}/replay?n=5")).await;
    assert_eq!(moment["n"], 5);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_an_edition_is_told_with_its_line() {
    let folder = Folder::new();
    let server = Server::start(config(&folder)).await.expect("it starts");
    let mut ada = guest(&server, "Ada").await;
    let broken = corrected().replacen("volcano_spaces = 7", "volcano_spaces = \"seven\"", 1);
    for path in ["/api/editions", "/api/tables"] {
        let body = if path == "/api/tables" {
            opening(&json!({ "text": broken }))
        } else {
            json!({ "game": "wrath", "text": broken })
        };
        let answer = refused(&mut ada, path, body, 400, "asked").await;
        let text = answer.json()["text"].as_str().unwrap().to_owned();
        assert!(text.contains("Line") && text.contains("16"), "{text}");
    }
    refused(&mut ada, "/api/tables", opening(&json!({ "digest": "ab" })), 400, "asked").await;
    let long = "#".repeat(49 * 1024);
    refused(&mut ada, "/api/editions", json!({ "game": "wrath", "text": long }), 400, "asked").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_editions_of_the_servers_folder_can_be_chosen() {
    let (folder, house) = (Folder::new(), Folder::new());
    std::fs::create_dir_all(&house.0).unwrap();
    std::fs::write(house.0.join("mine.toml"), corrected()).unwrap();
    std::fs::write(house.0.join("notes.txt"), "no edition").unwrap();
    let mut with_editions = config(&folder);
    with_editions.editions = Some(house.0.clone());
    let server = Server::start(with_editions.clone()).await.expect("it starts");
    let mut ada = guest(&server, "Ada").await;
    let listed = look(&mut ada, "/api/editions/wrath").await;
    let mine = listed.as_array().unwrap().iter().find(|edition| edition["name"] == "my box").expect("it is listed");
    assert_eq!((&mine["base"], &mine["house"]), (&json!(false), &json!(true)));
    let opened = done(&mut ada, "/api/tables", opening(&json!({ "digest": mine["digest"] }))).await;
    assert_eq!(state(&mut ada, opened["id"].as_str().unwrap()).await["plan"]["edition"]["name"], "my box");
    let page = String::from_utf8(ada.get("/new/wrath").await.unwrap().body.to_vec()).unwrap();
    assert!(page.contains("my box"), "the form offers it");
    server.stop().await;
    // A file that cannot be used is named, with its line, before anything is served.
    std::fs::write(house.0.join("mine.toml"), corrected().replacen("= 7", "= -1", 1)).unwrap();
    let fault = Server::start(with_editions).await.err().expect("it does not start");
    assert!(matches!(&fault, StartFault::Edition(_)) && fault.to_string().contains("mine.toml, line 16"), "{fault}");
}
