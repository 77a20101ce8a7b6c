//! Help at the table: why something cannot be done.

mod house;

use house::{Folder, guest, look, open, serve, state};
use serde_json::json;
use server::client::Client;

async fn text(client: &mut Client, path: &str) -> String {
    String::from_utf8_lossy(&client.get(path).await.expect("it answers").body).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn why_not_names_the_rule_in_both_languages() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    let id = open(&mut ada, "wrath", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
    let path = format!("/api/tables/{id}/why?thing=tile:1,1");
    assert_eq!(ada.get(&path).await.unwrap().status, 403, "nothing can be asked before the game");
    let mut bob = guest(&server, "Bob").await;
    house::done(&mut bob, &format!("/api/tables/{id}/sit"), json!({})).await;
    let ada_decides = !state(&mut ada, &id).await["game"]["actions"].as_array().unwrap().is_empty();
    let (first, second) = if ada_decides { (&mut ada, &mut bob) } else { (&mut bob, &mut ada) };
    let why = look(first, &format!("{path}&lang=en")).await;
    assert_eq!(why["rule"], "WRA-TURN-2", "{why}");
    assert!(why["tried"].is_string());
    let french = look(first, &format!("{path}&lang=fr")).await;
    assert_eq!(french["rule"], why["rule"]);
    assert_ne!(french["text"], why["text"]);
    assert_eq!(look(second, &path).await["rule"], "WRA-TURN-3", "it is not the other's turn");
    let mut eve = guest(&server, "Eve").await;
    assert_eq!(look(&mut eve, &path).await["rule"], json!(null), "who watches hears whom one waits for");
    let foreign = eve.get(&format!("{path}&seat=0")).await.unwrap();
    assert_eq!(foreign.status, 403, "nobody asks from another's seat");
    let long = format!("/api/tables/{id}/why?thing={}", "x".repeat(3000));
    assert_eq!(eve.get(&long).await.unwrap().status, 400);
    assert_eq!(eve.get(&format!("/api/tables/{id}/why")).await.unwrap().status, 400);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_tells_options_and_reasons_only_where_it_is_allowed() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    for game in ["wrath", "trex"] {
        let id = open(&mut ada, game, json!([{ "kind": "me" }, { "kind": "beside", "name": "Bea" }])).await;
        let seat = state(&mut ada, &id).await["game"]["deciders"][0].clone();
        let before = look(&mut ada, &format!("/api/tables/{id}?as=data&seat={seat}")).await;
        assert_eq!(before["game"]["hint"], true, "one person against nobody else: {before}");
        let hint = look(&mut ada, &format!("/api/tables/{id}/hint?seat={seat}&lang=fr")).await;
        assert_eq!(hint["number"], before["game"]["number"]);
        let actions = before["game"]["actions"].as_array().unwrap();
        for option in hint["options"].as_array().unwrap() {
            assert!(actions.contains(&option["action"]), "{game}: {option} is legal");
            assert!(!option["path"].as_array().unwrap().is_empty());
        }
        assert!(!hint["reasons"].as_array().unwrap().is_empty(), "{hint}");
    }
    let id = open(&mut ada, "wrath", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
    let mut bob = guest(&server, "Bob").await;
    house::done(&mut bob, &format!("/api/tables/{id}/sit"), json!({})).await;
    for person in [&mut ada, &mut bob] {
        assert_eq!(state(person, &id).await["game"]["hint"], false, "two people play without hints");
        assert_eq!(person.get(&format!("/api/tables/{id}/hint")).await.unwrap().status, 403);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_a_picture_and_a_link_preview_for_those_who_may_watch() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    let id = open(&mut ada, "trex", json!([{ "kind": "me" }, { "kind": "beside", "name": "Bea" }])).await;
    let mut eve = guest(&server, "Eve").await;
    let picture = eve.get(&format!("/t/{id}/picture.png")).await.unwrap();
    assert_eq!(picture.status, 200);
    assert!(picture.body.starts_with(b"\x89PNG"), "it is a picture");
    let own = ada.get(&format!("/t/{id}/picture.png")).await.unwrap();
    assert!(own.body == picture.body, "a player's own cards are not in it");
    let page = text(&mut eve, &format!("/t/{id}")).await;
    let address = format!("property=\"og:image\" content=\"http://{}/t/{id}/picture.png", server.address());
    assert!(page.contains(&address), "the preview has the picture's whole address");
    house::done(&mut ada, &format!("/api/tables/{id}/spectators"), json!({ "allowed": false })).await;
    assert_eq!(eve.get(&format!("/t/{id}/picture.png")).await.unwrap().status, 403, "nobody watches this table");
    let page = text(&mut ada, &format!("/t/{id}")).await;
    assert!(!page.contains("og:image"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_every_first_game_is_a_page_in_both_languages() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    for game in catalog::games() {
        let game = game.about().id;
        let lesson = boards::lesson(game).expect("every game has a first game");
        for (number, step) in (1..).zip(&lesson.steps) {
            for lang in [kernel::Lang::En, kernel::Lang::Fr] {
                let page = ada.get(&format!("/learn/{game}?step={number}&lang={lang}")).await.unwrap();
                assert_eq!(page.status, 200);
                let text = String::from_utf8_lossy(&page.body);
                let next =
                    if number == lesson.steps.len() { format!("/new/{game}") } else { format!("step={}", number + 1) };
                assert!(text.contains(&step.rule) && text.contains(&next) && text.contains("<svg"), "{game} {number}");
            }
        }
        for wrong in ["0", "99", "x", "-1"] {
            assert_eq!(ada.get(&format!("/learn/{game}?step={wrong}")).await.unwrap().status, 404);
        }
        assert!(text(&mut ada, "/").await.contains(&format!("/learn/{game}")));
    }
    assert_eq!(ada.get("/learn/chess").await.unwrap().status, 404);
    server.stop().await;
}
