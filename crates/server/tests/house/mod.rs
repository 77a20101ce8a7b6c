//! A server of its own for each test: real sockets, a fresh folder, a port nobody else has.
#![allow(dead_code, reason = "each test file uses what it needs")]

pub(crate) mod crowd;

use serde_json::{Value, json};
use server::{Config, Server};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use visitor::{Answer, Client, Events};

/// A folder that is removed at the end.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("caldera-test-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        Folder(std::env::temp_dir().join(name))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn config(folder: &Folder) -> Config {
    let mut config = Config::new(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)), folder.0.clone());
    config.limited = false;
    config.bot_pause = Duration::ZERO;
    config.patience = Duration::from_millis(200);
    config
}

pub(crate) async fn serve(folder: &Folder) -> Server {
    Server::start(config(folder)).await.expect("the server starts")
}

/// A server in a folder of its own, with Ada and Bob.
pub(crate) struct Home {
    pub(crate) server: Server,
    pub(crate) ada: Client,
    pub(crate) bob: Client,
    folder: Folder,
}

impl Home {
    pub(crate) async fn new() -> Home {
        let folder = Folder::new();
        let server = serve(&folder).await;
        let (ada, bob) = (guest(&server, "Ada").await, guest(&server, "Bob").await);
        Home { server, ada, bob, folder }
    }

    /// A table at which Ada sits with Bob.
    pub(crate) async fn together(&mut self, game: &str) -> String {
        let id = open(&mut self.ada, game, json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
        done(&mut self.bob, &format!("/api/tables/{id}/sit"), json!({})).await;
        id
    }

    /// A table at which Ada plays both seats.
    pub(crate) async fn beside(&mut self, game: &str) -> String {
        open(&mut self.ada, game, json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }])).await
    }

    /// Ends the server and starts another one in the same folder; both come back with their cookies.
    pub(crate) async fn restart(self) -> Home {
        let Home { server, ada, bob, folder } = self;
        server.stop().await;
        let server = serve(&folder).await;
        Home { ada: again(&ada, &server).await, bob: again(&bob, &server).await, server, folder }
    }

    pub(crate) async fn end(self) {
        self.server.stop().await;
    }
}

/// The same person at another server.
pub(crate) async fn again(client: &Client, server: &Server) -> Client {
    let mut back = Client::new(server.address());
    back.set_cookie(client.cookie().expect("a cookie"));
    back
}

/// A new guest.
pub(crate) async fn guest(server: &Server, name: &str) -> Client {
    let mut client = Client::new(server.address());
    let answer = client.post("/api/me", &json!({ "name": name })).await.expect("it answers");
    assert_eq!(answer.status, 200, "{answer:?}");
    client
}

/// A request that must succeed.
pub(crate) async fn done(client: &mut Client, path: &str, body: Value) -> Value {
    let answer = client.post(path, &body).await.expect("it answers");
    assert_eq!(answer.status, 200, "{path} {body}: {}", String::from_utf8_lossy(&answer.body));
    answer.json()
}

/// A request that must fail with a status and a kind of error.
pub(crate) async fn refused(client: &mut Client, path: &str, body: Value, status: u16, error: &str) -> Answer {
    let answer = client.post(path, &body).await.expect("it answers");
    assert_eq!(answer.status, status, "{path} {body}: {}", String::from_utf8_lossy(&answer.body));
    assert_eq!(answer.json()["error"], error, "{path}: {}", answer.json());
    answer
}

pub(crate) async fn look(client: &mut Client, path: &str) -> Value {
    let answer = client.get(path).await.expect("it answers");
    assert_eq!(answer.status, 200, "{path}: {}", String::from_utf8_lossy(&answer.body));
    answer.json()
}

/// A table that the client opens.
pub(crate) async fn open(client: &mut Client, game: &str, chairs: Value) -> String {
    let seats = chairs.as_array().expect("a list").len();
    let plan = json!({ "game": game, "table": { "seats": seats } });
    let opened = done(client, "/api/tables", json!({ "plan": plan, "chairs": chairs })).await;
    opened["id"].as_str().expect("an id").to_owned()
}

/// The state as data.
pub(crate) async fn state(client: &mut Client, id: &str) -> Value {
    look(client, &format!("/api/tables/{id}?as=data")).await
}

/// Takes the first or a middle action from the present state; false when there is nothing to do.
pub(crate) async fn move_once(client: &mut Client, id: &str, pick: usize) -> bool {
    let state = state(client, id).await;
    let Some(actions) = state["game"]["actions"].as_array().filter(|actions| !actions.is_empty()) else { return false };
    let action = &actions[pick % actions.len()];
    let body = json!({ "seat": state["game"]["seat"], "number": state["game"]["number"], "action": action });
    let answer = client.post(&format!("/api/tables/{id}/act"), &body).await.expect("it answers");
    assert!(answer.status == 200 || answer.status == 409, "{action}: {}", answer.json());
    answer.status == 200
}

pub(crate) async fn stream(client: &Client, id: &str, last: Option<u32>) -> Events {
    client.stream(&format!("/api/tables/{id}/stream?as=data"), last).await.expect("a stream")
}

/// The whole answer to a request, head included.
pub(crate) async fn raw(server: &Server, path: &str) -> String {
    exchange(server, &format!("GET {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")).await
}

/// What is answered to bytes that are sent as they are.
pub(crate) async fn exchange(server: &Server, request: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(server.address()).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut text = Vec::new();
    stream.read_to_end(&mut text).await.unwrap();
    String::from_utf8_lossy(&text).into_owned()
}
