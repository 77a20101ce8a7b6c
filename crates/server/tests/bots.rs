//! Bots at a table. The counts of a server are those of its process, so this test has one of its own.

mod house;

use house::{Home, move_once, open, state};
use serde_json::json;
use std::time::Duration;

/// How many decisions went on from the one before, as the server counts them.
async fn resumed(home: &mut Home) -> u64 {
    let counts = home.ada.get("/metrics").await.expect("it answers").body;
    let counts = String::from_utf8(counts.to_vec()).expect("a text");
    let line = counts.lines().find_map(|line| line.strip_prefix("caldera_resumed_total "));
    line.expect("it is counted").parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_asked_again_goes_on_thinking() {
    let mut home = Home::new().await;
    let id = open(&mut home.ada, "wrath", json!([{ "kind": "me" }, { "kind": "bot", "level": "standard" }])).await;
    assert_eq!(resumed(&mut home).await, 0);
    // A busy machine may be slow: what counts is that it happens before the game is over.
    for step in 0..20_000 {
        if state(&mut home.ada, &id).await["phase"] != "playing" || resumed(&mut home).await > 0 {
            break;
        }
        if !move_once(&mut home.ada, &id, step).await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    assert!(resumed(&mut home).await > 0, "every decision was begun anew");
    home.end().await;
}
