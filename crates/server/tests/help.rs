//! Help at the table: why something cannot be done.

mod house;

use house::{Folder, guest, look, open, serve, state};
use serde_json::json;

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
