//! Nobody takes more than their share: caps, floods, slow senders, and visitors behind a proxy.

mod house;

use house::{Folder, config, done, exchange, guest, look, open, refused};
use hyper::Method;
use serde_json::{Value, json};
use server::{Caps, Config, Rate, Server};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use visitor::Client;

/// A server that limits, as an operator sets it.
async fn limited(folder: &Folder, caps: Caps) -> Server {
    Server::start(Config { limited: true, caps, ..config(folder) }).await.expect("it starts")
}

fn for_anyone() -> Value {
    json!([{ "kind": "me" }, { "kind": "anyone" }])
}

fn new_table(chairs: &Value) -> Value {
    json!({ "plan": { "game": "wrath", "table": { "seats": 2 } }, "chairs": chairs })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_opens_a_few_tables_only_even_all_at_once() {
    let folder = Folder::new();
    let server = limited(&folder, Caps { open_tables: 3, bot_tables: 1, ..Caps::default() }).await;
    let ada = guest(&server, "Ada").await;
    let asks: Vec<_> = (0..12)
        .map(|_| {
            let mut ada = ada.clone();
            tokio::spawn(async move { ada.post("/api/tables", &new_table(&for_anyone())).await.unwrap() })
        })
        .collect();
    let mut opened = 0;
    for ask in asks {
        let answer = ask.await.unwrap();
        if answer.status == 200 {
            opened += 1;
        } else {
            assert_eq!((answer.status.as_u16(), &answer.json()["error"]), (429, &json!("too-many")));
            let text = answer.json()["text"].as_str().unwrap().to_owned();
            assert!(text.contains('3') && text.contains("in an hour"), "it says when: {text}");
        }
    }
    assert_eq!(opened, 3);
    let mut ada = ada;
    let bots = json!([{ "kind": "bot", "level": "newcomer" }, { "kind": "bot", "level": "newcomer" }]);
    open(&mut ada, "wrath", bots.clone()).await;
    refused(&mut ada, "/api/tables", new_table(&bots), 429, "too-many").await;
    open(&mut ada, "wrath", json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }])).await;
    let mut bob = guest(&server, "Bob").await;
    open(&mut bob, "wrath", for_anyone()).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_host_pushes_nobody_off_the_lobby() {
    let folder = Folder::new();
    let server = house::serve(&folder).await;
    let (mut honest, mut greedy) = (guest(&server, "Honest").await, guest(&server, "Greedy").await);
    let id = open(&mut honest, "wrath", for_anyone()).await;
    for _ in 0..110 {
        open(&mut greedy, "wrath", for_anyone()).await;
    }
    let listed = look(&mut honest, "/api/tables").await;
    assert!(
        listed.as_array().unwrap().iter().any(|table| table["id"] == id.as_str()),
        "{}",
        listed.as_array().unwrap().len()
    );
    let mut lobby = honest.stream("/api/lobby", None).await.unwrap();
    let told = lobby.next_of("lobby").await.unwrap();
    assert!(told.data.contains(&id), "the lobby itself shows it, too");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_words_is_stopped_and_told_when_to_go_on() {
    let folder = Folder::new();
    let caps = Caps { sayings: Rate { every_ms: 60_000, burst: 3 }, ..Caps::default() };
    let server = limited(&folder, caps).await;
    let (mut ada, mut eve) = (guest(&server, "Ada").await, guest(&server, "Eve").await);
    let id = open(&mut ada, "wrath", for_anyone()).await;
    let say = format!("/api/tables/{id}/say");
    for _ in 0..4 {
        done(&mut eve, &say, json!({ "text": "buy" })).await;
    }
    let told = refused(&mut eve, &say, json!({ "text": "buy" }), 429, "too-many").await.json();
    assert!(told["text"].as_str().unwrap().contains("Try again in "), "{told}");
    let french =
        eve.request(Method::POST, &format!("{say}?lang=fr"), Some(&json!({ "text": "buy" })), &[]).await.unwrap();
    assert!(french.json()["text"].as_str().unwrap().contains("Réessayez dans"), "{}", french.json());
    done(&mut ada, &say, json!({ "text": "I can still speak" })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_listens_to_a_few_tables_only() {
    let folder = Folder::new();
    let server = limited(&folder, Caps { streams_per_person: 2, ..Caps::default() }).await;
    let mut ada = guest(&server, "Ada").await;
    let id = open(&mut ada, "wrath", for_anyone()).await;
    let path = format!("/api/tables/{id}/stream");
    let (mut first, _second) = (ada.stream(&path, None).await.unwrap(), ada.stream(&path, None).await.unwrap());
    first.next_of("table").await.expect("it is open");
    assert_eq!(ada.get("/api/lobby").await.unwrap().status, 429);
    drop(first);
    let mut tries = 0;
    while ada.stream(&path, None).await.is_err() {
        tries += 1;
        assert!(tries < 500, "a closed stream leaves room for another");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn visitors_behind_a_trusted_proxy_do_not_share_one_allowance() {
    let folder = Folder::new();
    let caps = Caps {
        arrivals: Rate { every_ms: 60_000, burst: 2 },
        requests_per_address: Rate { every_ms: 60_000, burst: 10 },
        ..Caps::default()
    };
    let trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    let server = Server::start(Config { limited: true, caps: caps.clone(), trusted_proxies, ..config(&folder) });
    let server = server.await.expect("it starts");
    let page = Client::new(server.address()).get("/").await.unwrap();
    let page = String::from_utf8_lossy(&page.body).into_owned();
    let script = page.split("src=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a script").to_owned();
    for visitor in 0..60 {
        let from = format!("203.0.113.{visitor}");
        let headers = [("x-forwarded-for", from.as_str())];
        let mut client = Client::new(server.address());
        for _ in 0..30 {
            let file = client.request(Method::GET, &script, None, &headers).await.unwrap();
            assert_eq!(file.status, 200, "files of the pages are not counted");
        }
        let arrived = client.request(Method::POST, "/api/me", Some(&json!({ "name": "Ada" })), &headers).await.unwrap();
        assert_eq!(arrived.status, 200, "{from}");
    }
    server.stop().await;
    // Somebody who is no proxy invents addresses in vain.
    let folder = Folder::new();
    let server = limited(&folder, caps).await;
    let mut refused = 0;
    for visitor in 0..6 {
        let from = format!("203.0.113.{visitor}");
        let mut client = Client::new(server.address());
        let name = json!({ "name": "Eve" });
        let arrived = client.request(Method::POST, "/api/me", Some(&name), &[("x-forwarded-for", from.as_str())]).await;
        refused += usize::from(arrived.unwrap().status == 429);
    }
    assert_eq!(refused, 3, "two at once, and one after them");
    server.stop().await;
}

/// How long a connection that sends this and then nothing stays open.
async fn kept_open(server: &Server, sent: &str) -> Duration {
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    let began = Instant::now();
    stream.write_all(sent.as_bytes()).await.unwrap();
    let mut all = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut all)).await;
    assert!(closed.is_ok(), "{sent:?} is held for ever");
    began.elapsed()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sends_slowly_is_not_waited_for() {
    let folder = Folder::new();
    let server = limited(&folder, Caps { arrival_seconds: 1, ..Caps::default() }).await;
    let post = "POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{";
    let get = "GET / HTTP/1.1\r\nhost: here\r\ncontent-length: 20\r\n\r\n{";
    let idle = "GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n";
    for sent in ["", "GET / HTTP/1.1\r\nhost: he", post, get, idle] {
        let took = kept_open(&server, sent).await;
        assert!(took < Duration::from_secs(10), "{sent:?} was waited for {took:?}");
    }
    let mut ada = guest(&server, "Ada").await;
    let id = open(&mut ada, "wrath", for_anyone()).await;
    let mut hears = house::stream(&ada, &id, None).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    done(&mut ada, &format!("/api/tables/{id}/say"), json!({ "text": "still there" })).await;
    while !hears.next_of("table").await.expect("a stream stays open").data.contains("still there") {}
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_a_few_connections_only() {
    let folder = Folder::new();
    let server = limited(&folder, Caps { connections_per_address: 4, ..Caps::default() }).await;
    let mut held = Vec::new();
    for _ in 0..4 {
        let mut stream = TcpStream::connect(server.address()).await.unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await.unwrap();
        stream.read_exact(&mut [0; 12]).await.unwrap();
        held.push(stream);
    }
    let told = exchange(&server, "GET / HTTP/1.1\r\nhost: here\r\n\r\n").await;
    assert!(told.starts_with("HTTP/1.1 429 ") && told.contains("retry-after"), "{told}");
    held.pop();
    let mut tries = 0;
    while !exchange(&server, "GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
        .await
        .starts_with("HTTP/1.1 200 ")
    {
        tries += 1;
        assert!(tries < 500, "a closed connection leaves room for another");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_who_want_the_same_again_meet_at_one_table() {
    let folder = Folder::new();
    let server = house::serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    let id = open(&mut ada, "wrath", json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }])).await;
    let asks: Vec<_> = (0..50)
        .map(|_| {
            let (mut ada, path) = (ada.clone(), format!("/api/tables/{id}/again"));
            tokio::spawn(async move { done(&mut ada, &path, json!({})).await["id"].as_str().unwrap().to_owned() })
        })
        .collect();
    let mut tables = std::collections::BTreeSet::new();
    for ask in asks {
        tables.insert(ask.await.unwrap());
    }
    assert_eq!(tables.len(), 1, "{tables:?}");
    assert_eq!(look(&mut ada, "/api/me/tables").await.as_array().unwrap().len(), 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_ends_with_its_session() {
    let folder = Folder::new();
    let server = house::serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    let id = open(&mut ada, "wrath", for_anyone()).await;
    let mut hears = house::stream(&ada, &id, None).await;
    hears.next_of("table").await.expect("it is open");
    ada.post("/api/logout", &json!({})).await.unwrap();
    let ended = tokio::time::timeout(Duration::from_secs(5), async { while hears.next().await.is_some() {} }).await;
    assert!(ended.is_ok(), "whoever logged out still hears");
    server.stop().await;
}
