//! Several servers as programs on one database: the one that thinks for a bot is killed, and another goes on within seconds.
#![cfg(unix)]

use serde_json::{Value, json};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use testkit::services::Postgres;
use visitor::{Client, Events};

/// How long something may take that takes a moment on a quiet machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// Within this time another server has acted for the bots. Others ask for a killed one's right every second.
const SECONDS: Duration = Duration::from_secs(10);

/// A server in a process of its own.
struct Node {
    child: Child,
    address: SocketAddr,
}

impl Node {
    async fn start(database: &str) -> Node {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let address = free.expect("a port");
        let child = Command::new(env!("CARGO_BIN_EXE_caldera"))
            .args([
                "serve",
                "--unlimited",
                "--bot-pause",
                "100",
                "--store",
                database,
                "--address",
                &address.to_string(),
            ])
            .env("CALDERA_DATA", "unused")
            .stdout(Stdio::null())
            .spawn()
            .expect("it starts");
        let (node, began) = (Node { child, address }, Instant::now());
        while !Client::new(address).get("/readyz").await.is_ok_and(|answer| answer.status == 200) {
            assert!(began.elapsed() < PATIENCE, "the node does not answer");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        node
    }

    /// Ends it as a power cut would (SIGKILL).
    fn kill(&mut self) {
        self.child.kill().expect("it is ours");
        self.child.wait().expect("it has ended");
    }

    /// Somebody who watches a table here.
    async fn watch(&self, table: &str) -> Events {
        let stream = Client::new(self.address).stream(&format!("/api/tables/{table}/stream?as=data"), None).await;
        stream.expect("a stream")
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Waits until the game at a table is past an action; the number of the action that it is at.
async fn past(events: &mut Events, number: u64, patience: Duration) -> u64 {
    let wait = async {
        loop {
            let told: Value = events.next_of("table").await.expect("the stream goes on").json();
            if let Some(now) = told["game"]["number"].as_u64().filter(|now| *now > number) {
                return now;
            }
            assert_eq!(told["phase"], "playing", "the game is long enough");
        }
    };
    tokio::time::timeout(patience, wait).await.unwrap_or_else(|_| panic!("no bot acts after action {number}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_thinks_for_bots_is_killed_and_another_goes_on_within_seconds() {
    let Some(postgres) = Postgres::shared() else { return };
    let database = postgres.database().expect("a database");
    let (mut first, mut second) = (Node::start(&database).await, Node::start(&database).await);
    let mut ada = Client::new(first.address);
    ada.post("/api/me", &json!({ "name": "Ada" })).await.expect("a guest");
    let bots = json!([{ "kind": "bot", "level": "newcomer" }, { "kind": "bot", "level": "newcomer" }]);
    let wish = json!({ "plan": { "game": "wrath", "table": { "seats": 2 } }, "chairs": bots });
    let opened = ada.post("/api/tables", &wish).await.expect("it answers").json();
    let table = opened["id"].as_str().unwrap_or_else(|| panic!("{opened}")).to_owned();
    let mut there = second.watch(&table).await;
    let mut number = past(&mut there, 2, PATIENCE).await;

    // Whoever of the two thought for the bots until now: after this it is the second.
    first.kill();
    let began = Instant::now();
    number = past(&mut there, number + 1, SECONDS).await;
    println!("the second server went on after {} ms", began.elapsed().as_millis());

    // A third one takes the first one's place; the second, which thinks now, is killed.
    let third = Node::start(&database).await;
    let mut here = third.watch(&table).await;
    number = past(&mut here, number, PATIENCE).await;
    second.kill();
    let began = Instant::now();
    // One decision may have been written just before the end, and be told only now.
    number = past(&mut here, number + 1, SECONDS).await;
    println!("the third server went on after {} ms", began.elapsed().as_millis());
    past(&mut here, number + 5, PATIENCE).await;
}
