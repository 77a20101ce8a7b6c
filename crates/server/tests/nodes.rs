//! Several nodes on one PostgreSQL database: each of them serves every table, and nobody notices which.

mod house;

use house::{Folder, again, done, guest, look, move_once, open, refused, state, stream};
use serde_json::{Value, json};
use server::Server;
use std::time::{Duration, Instant};
use testkit::services::Postgres;
use visitor::{Client, Events};

/// How long something may take that takes a moment on a quiet machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// Two nodes, with Ada at the first and Bob at the second.
struct Pair {
    first: Server,
    second: Server,
    ada: Client,
    bob: Client,
    database: String,
}

async fn node(database: &str) -> Server {
    let mut config = house::config(&Folder::new());
    config.database = Some(database.to_owned());
    Server::start(config).await.expect("the node starts")
}

async fn pair() -> Option<Pair> {
    let database = Postgres::shared()?.database().expect("a database");
    let (first, second) = tokio::join!(node(&database), node(&database));
    let (ada, bob) = (guest(&first, "Ada").await, guest(&second, "Bob").await);
    Some(Pair { first, second, ada, bob, database })
}

impl Pair {
    /// A table that Ada opens through one node and at which Bob sits down through the other.
    async fn together(&mut self, game: &str) -> String {
        let id = open(&mut self.ada, game, json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
        done(&mut self.bob, &format!("/api/tables/{id}/sit"), json!({})).await;
        id
    }

    async fn end(self) {
        tokio::join!(self.first.stop(), self.second.stop());
    }
}

/// The next state of a stream that fits.
async fn until(events: &mut Events, fits: impl Fn(&Value) -> bool) -> Value {
    let wait = async {
        loop {
            let told = events.next_of("table").await.expect("the stream goes on").json();
            if fits(&told) {
                return told;
            }
        }
    };
    tokio::time::timeout(PATIENCE, wait).await.expect("it is told in time")
}

/// Asks again and again until an answer fits.
async fn eventually(client: &mut Client, path: &str, fits: impl Fn(&Value) -> bool) -> Value {
    let began = Instant::now();
    loop {
        let answer = client.get(path).await.expect("it answers").json();
        if fits(&answer) {
            return answer;
        }
        assert!(began.elapsed() < PATIENCE, "{path}: {answer}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_through_two_nodes_and_see_the_same() {
    let Some(mut pair) = pair().await else { return };
    let id = pair.together("wrath").await;
    let mut at_first = stream(&pair.ada, &id, None).await;
    let mut at_second = stream(&pair.bob, &id, None).await;
    let (mut seen, mut seen_there) = (Vec::new(), Vec::new());
    for turn in 0..30_u64 {
        // Whoever is to move may not have heard of it yet: they ask until they have.
        let began = Instant::now();
        while !(move_once(&mut pair.ada, &id, turn as usize).await
            || move_once(&mut pair.bob, &id, turn as usize).await)
        {
            assert!(began.elapsed() < PATIENCE, "nobody can move");
        }
        let here = until(&mut at_first, |told| told["game"]["number"] == turn + 1).await;
        let there = until(&mut at_second, |told| told["game"]["number"] == turn + 1).await;
        seen.push(here["seq"].clone());
        seen_there.push(there["seq"].clone());
    }
    assert_eq!(seen, seen_there);
    let (ours, mut theirs) =
        (state(&mut pair.ada, &id).await, state(&mut again(&pair.ada, &pair.second).await, &id).await);
    theirs["now"] = ours["now"].clone();
    assert_eq!(ours, theirs, "the same table, through whichever node");
    pair.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_overtaken_is_judged_again_and_a_key_counts_on_every_node() {
    let Some(mut pair) = pair().await else { return };
    let chairs = json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }]);
    let id = open(&mut pair.ada, "wrath", chairs).await;
    let mut there = again(&pair.ada, &pair.second).await;
    state(&mut there, &id).await;
    let say = format!("/api/tables/{id}/say");
    // Both nodes have the table in memory and write at once, again and again: everything is said, once.
    for round in 0..10 {
        let (here, other) = (json!({ "text": format!("here {round}") }), json!({ "text": format!("there {round}") }));
        tokio::join!(done(&mut pair.ada, &say, here), done(&mut there, &say, other));
    }
    let now = eventually(&mut there, &format!("/api/tables/{id}?as=data"), |state| {
        state["log"].as_array().is_some_and(|log| log.iter().filter(|line| line["kind"] == "chat").count() == 20)
    })
    .await;
    let game = &now["game"];
    let act = format!("/api/tables/{id}/act");
    let body = json!({ "seat": game["seat"], "number": 0, "action": game["actions"][0], "key": "one" });
    let (first, second) = tokio::join!(done(&mut pair.ada, &act, body.clone()), done(&mut there, &act, body.clone()));
    assert_eq!(first["seq"], second["seq"], "one request, carried out once");
    assert_ne!(first["repeated"], second["repeated"]);
    let mut stale = body;
    stale["key"] = json!("two");
    refused(&mut there, &act, stale, 409, "stale").await;
    pair.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lobby_presence_and_passes_are_those_of_all_nodes() {
    let Some(mut pair) = pair().await else { return };
    let mut lobby = pair.bob.stream("/api/lobby", None).await.expect("the lobby");
    lobby.next_of("lobby").await.expect("the present list");
    let id = open(&mut pair.ada, "wrath", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
    let told = tokio::time::timeout(PATIENCE, lobby.next_of("lobby")).await.expect("in time").expect("it goes on");
    assert_eq!(told.json()[0]["id"], id.as_str(), "a table opened elsewhere is listed");
    done(&mut pair.bob, &format!("/api/tables/{id}/sit"), json!({})).await;

    let mut here = stream(&pair.ada, &id, None).await;
    let there = stream(&pair.bob, &id, None).await;
    let both = async {
        loop {
            let told = here.next_of("presence").await.expect("the stream goes on").json();
            if told["present"].as_array().is_some_and(|present| present.len() == 2) {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, both).await.expect("both are seen through one node");
    drop(there);
    let alone = async {
        loop {
            let told = here.next_of("presence").await.expect("the stream goes on").json();
            if told["present"].as_array().is_some_and(|present| present.len() == 1) {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, alone).await.expect("and that one of them has gone");

    // A pass that is given back at one node opens nothing at the other.
    let mut elsewhere = again(&pair.ada, &pair.second).await;
    assert_eq!(look(&mut elsewhere, "/api/me").await["name"], "Ada");
    let left = pair.ada.post("/api/logout", &json!({})).await.expect("it answers");
    assert_eq!(left.status, 204);
    let began = Instant::now();
    while elsewhere.get("/api/me/turns").await.expect("it answers").status == 200 {
        assert!(began.elapsed() < PATIENCE, "the pass is still good elsewhere");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    pair.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_leaves_hands_its_tables_over_and_another_thinks_for_its_bots() {
    let Some(mut pair) = pair().await else { return };
    let bots = json!([{ "kind": "bot", "level": "newcomer" }, { "kind": "bot", "level": "newcomer" }]);
    let id = open(&mut pair.ada, "wrath", bots).await;
    let mut here = stream(&pair.ada, &id, None).await;
    let mut there = stream(&pair.bob, &id, None).await;
    until(&mut here, |told| told["game"]["number"].as_u64() > Some(3)).await;
    until(&mut there, |told| told["game"]["number"].as_u64() > Some(3)).await;
    let Pair { first, second, ada, database, .. } = pair;
    first.stop().await;
    assert!(
        tokio::time::timeout(PATIENCE, here.next_of("bye")).await.expect("in time").is_some(),
        "come back, it says"
    );
    // The other node goes on with the game to its end.
    until(&mut there, |told| told["phase"] == "over").await;
    let mut ada = again(&ada, &second).await;
    let proof = look(&mut ada, &format!("/api/tables/{id}/verify")).await;
    assert!(proof["draws"].as_u64().is_some(), "{proof}");
    let third = node(&database).await;
    assert_eq!(state(&mut again(&ada, &third).await, &id).await["phase"], "over", "a new node knows it, too");
    tokio::join!(second.stop(), third.stop());
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_and_arrivals_are_counted_by_all_nodes_together() {
    let Some(postgres) = Postgres::shared() else { return };
    let database = postgres.database().expect("a database");
    let limited = async || {
        let mut config = house::config(&Folder::new());
        config.database = Some(database.clone());
        config.limited = true;
        config.caps = server::Caps::from_text("arrivals = { every_ms = 600000, burst = 3 }").unwrap();
        Server::start(config).await.expect("the node starts")
    };
    let (first, second) = tokio::join!(limited(), limited());
    let mut came_in = 0;
    for number in 0..6 {
        let at = if number % 2 == 0 { &first } else { &second };
        let answer = Client::new(at.address()).post("/api/me", &json!({ "name": "Somebody" })).await.unwrap();
        came_in += usize::from(answer.status == 200);
        assert!(answer.status == 200 || answer.status == 429, "{answer:?}");
    }
    assert_eq!(came_in, 4, "as many as at one node, not twice as many");
    let kept = testkit::services::ask(&database, "SELECT key FROM allowance").unwrap();
    assert!(kept.starts_with("arrivals ") && !kept.contains("127.0.0.1"), "{kept}");
    tokio::join!(first.stop(), second.stop());
}
