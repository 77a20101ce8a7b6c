//! The project's nginx configuration before two nodes, with the real nginx: a game goes through it, streams come at once, and
//! the visitor hardly notices that a node leaves.

mod house;

use house::{Folder, done, look, move_once, open, stream};
use serde_json::json;
use server::Server;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use testkit::services::{Nginx, Postgres};
use visitor::Client;

/// How long something may take that takes a moment on a quiet machine.
const PATIENCE: Duration = Duration::from_secs(30);

async fn node(database: &str) -> Server {
    let mut config = house::config(&Folder::new());
    config.database = Some(database.to_owned());
    config.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    Server::start(config).await.expect("the node starts")
}

async fn visitor(proxy: SocketAddr, name: &str) -> Client {
    let mut client = Client::new(proxy);
    done(&mut client, "/api/me", json!({ "name": name })).await;
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_through_nginx_and_goes_on_when_a_node_leaves() {
    let Some(postgres) = Postgres::shared() else { return };
    let database = postgres.database().expect("a database");
    let (first, second) = tokio::join!(node(&database), node(&database));
    let Some(nginx) = Nginx::before(first.address().port(), second.address().port()) else { return };
    let proxy = SocketAddr::from((Ipv4Addr::LOCALHOST, nginx.port()));
    let (mut ada, mut bob) = (visitor(proxy, "Ada").await, visitor(proxy, "Bob").await);
    assert_eq!(ada.get("/metrics").await.expect("nginx answers").status, 404, "for the operator only");

    // Several tables, so that both nodes have some.
    let mut ids = Vec::new();
    for _ in 0..6 {
        let id = open(&mut ada, "wrath", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
        done(&mut bob, &format!("/api/tables/{id}/sit"), json!({})).await;
        let mut events = stream(&bob, &id, None).await;
        events.next_of("table").await.expect("the present state");
        play_a_turn(&mut ada, &mut bob, &id).await;
        let told = tokio::time::timeout(PATIENCE, events.next_of("table")).await.expect("not kept back by nginx");
        assert_eq!(told.expect("the stream goes on").json()["game"]["number"], 1);
        ids.push(id);
    }

    // One node leaves. Every table goes on through the other; nothing that was done is gone.
    first.stop().await;
    for id in &ids {
        assert_eq!(look(&mut bob, &format!("/api/tables/{id}?as=data")).await["game"]["number"], 1);
        play_a_turn(&mut ada, &mut bob, id).await;
        assert_eq!(look(&mut bob, &format!("/api/tables/{id}?as=data")).await["game"]["number"], 2);
    }
    second.stop().await;
    let nobody = ada.get("/api/me").await.expect("nginx answers");
    assert!([502, 504].contains(&nobody.status.as_u16()), "{}", nobody.status);
}

/// Whoever is to move does.
async fn play_a_turn(ada: &mut Client, bob: &mut Client, id: &str) {
    let began = Instant::now();
    while !(move_once(ada, id, 0).await || move_once(bob, id, 0).await) {
        assert!(began.elapsed() < PATIENCE, "nobody can move");
    }
}
