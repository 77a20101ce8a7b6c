//! Whoever is away is told: once, by a webhook, whatever the other end does.

mod house;

use house::{Folder, config, done, guest, look, move_once, open, refused, state, stream};
use serde_json::{Value, json};
use server::{Config, Server};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use visitor::{Answer, Client, Method};

/// What the other end answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mood {
    Kind,
    Broken,
    Elsewhere,
    Silent,
}

/// An end that takes what is posted, as its mood is.
struct Sink {
    address: SocketAddr,
    mood: Arc<Mutex<Mood>>,
    taken: Arc<Mutex<Vec<Value>>>,
}

impl Sink {
    async fn new() -> Sink {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (mood, taken) = (Arc::new(Mutex::new(Mood::Kind)), Arc::new(Mutex::new(Vec::new())));
        let (minds, takes) = (Arc::clone(&mood), Arc::clone(&taken));
        tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                let mood = *minds.lock().unwrap();
                tokio::spawn(serve(socket, mood, address, Arc::clone(&takes)));
            }
        });
        Sink { address, mood, taken }
    }

    fn url(&self) -> String {
        format!("http://{}/hook?x=1", self.address)
    }

    fn is_now(&self, mood: Mood) {
        *self.mood.lock().unwrap() = mood;
    }

    fn count(&self) -> usize {
        self.taken.lock().unwrap().len()
    }

    /// Waits until this many were taken, and returns the last one.
    async fn waits_for(&self, count: usize) -> Value {
        let began = Instant::now();
        while self.count() < count {
            assert!(began.elapsed() < Duration::from_secs(20), "only {} of {count} came", self.count());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(self.count(), count);
        self.taken.lock().unwrap().last().unwrap().clone()
    }

    /// Nothing more comes.
    async fn stays_at(&self, count: usize) {
        tokio::time::sleep(Duration::from_millis(1500)).await;
        assert_eq!(self.count(), count, "{:?}", self.taken.lock().unwrap());
    }
}

async fn serve(mut socket: TcpStream, mood: Mood, own: SocketAddr, taken: Arc<Mutex<Vec<Value>>>) {
    let mut bytes = Vec::new();
    let body = loop {
        let mut part = [0; 4096];
        let read = socket.read(&mut part).await.unwrap_or(0);
        bytes.extend_from_slice(&part[..read]);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let length =
            text.lines().find_map(|line| line.strip_prefix("content-length: ").and_then(|text| text.parse().ok()));
        if let (Some((_, body)), Some(length)) = (text.split_once("\r\n\r\n"), length)
            && body.len() >= length
        {
            break body.to_owned();
        }
        if read == 0 {
            return;
        }
    };
    taken.lock().unwrap().push(serde_json::from_str(&body).unwrap());
    let answer = match mood {
        Mood::Kind => "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok".to_owned(),
        Mood::Broken => "HTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n".to_owned(),
        Mood::Elsewhere => format!("HTTP/1.1 307 There\r\nlocation: http://{own}/there\r\ncontent-length: 0\r\n\r\n"),
        Mood::Silent => {
            tokio::time::sleep(Duration::from_secs(60)).await;
            return;
        }
    };
    let _ = socket.write_all(answer.as_bytes()).await;
}

fn quick(folder: &Folder) -> Config {
    let mut config = config(folder);
    config.notices.private_ends = true;
    config.notices.delay = Duration::ZERO;
    config.notices.retry = Duration::from_millis(100);
    config.notices.public = Some("https://caldera.example/".to_owned());
    config
}

struct Home {
    server: Server,
    folder: Folder,
    ada: Client,
    bob: Client,
}

impl Home {
    async fn new() -> Home {
        let folder = Folder::new();
        let server = Server::start(quick(&folder)).await.unwrap();
        let (ada, bob) = (guest(&server, "Ada").await, guest(&server, "Bob").await);
        Home { server, folder, ada, bob }
    }

    /// A table at which the game waits for Ada, Bob's turn being next.
    async fn waiting_for_ada(&mut self) -> String {
        let id = open(&mut self.ada, "wrath", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
        done(&mut self.bob, &format!("/api/tables/{id}/sit"), json!({})).await;
        while waits_for(&mut self.ada, &id).await != "Ada" {
            move_once(&mut self.bob, &id, 0).await;
        }
        id
    }

    /// Ada plays until the game waits for Bob.
    async fn ada_plays(&mut self, id: &str) {
        while waits_for(&mut self.ada, id).await == "Ada" {
            assert!(move_once(&mut self.ada, id, 0).await);
        }
    }
}

async fn waits_for(client: &mut Client, id: &str) -> String {
    let state = state(client, id).await;
    let chair = state["chairs"].as_array().unwrap().iter().find(|chair| chair["waiting"] == true);
    chair.map_or(String::new(), |chair| chair["name"].as_str().unwrap().to_owned())
}

async fn put(client: &mut Client, body: &Value) -> Answer {
    client.request(Method::PUT, "/api/me/notices", Some(body), &[]).await.unwrap()
}

async fn wants(client: &mut Client, url: &str, events: &[&str]) -> Value {
    let choices: serde_json::Map<String, Value> =
        events.iter().map(|event| ((*event).to_owned(), json!(["webhook"]))).collect();
    let answer = put(client, &json!({ "choices": choices, "webhook": url })).await;
    assert_eq!(answer.status, 200, "{}", String::from_utf8_lossy(&answer.body));
    answer.json()
}

#[tokio::test]
async fn whoever_is_away_is_told_once_and_whoever_looks_is_not_told() {
    let (mut home, sink) = (Home::new().await, Sink::new().await);
    let id = home.waiting_for_ada().await;
    wants(&mut home.bob, &sink.url(), &["turn", "chat"]).await;
    home.ada_plays(&id).await;
    let told = sink.waits_for(1).await;
    assert_eq!((&told["event"], &told["table"], &told["game"]), (&json!("turn"), &json!(id), &json!("wrath")));
    assert!(told["text"].as_str().unwrap().contains("with Ada") && told["text"] == told["content"], "{told}");
    assert_eq!(told["url"], format!("https://caldera.example/t/{id}"));
    done(&mut home.ada, &format!("/api/tables/{id}/say"), json!({ "text": "hello" })).await;
    sink.stays_at(1).await;
    // Bob looks; while he does nothing is told, and afterwards once more.
    let watching = stream(&home.bob, &id, None).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    done(&mut home.ada, &format!("/api/tables/{id}/say"), json!({ "text": "there you are" })).await;
    sink.stays_at(1).await;
    drop(watching);
    tokio::time::sleep(Duration::from_millis(300)).await;
    done(&mut home.ada, &format!("/api/tables/{id}/say"), json!({ "text": "gone again" })).await;
    assert_eq!(sink.waits_for(2).await["event"], "chat");
    // A page that was opened and left before its stream stood has been seen, too.
    assert_eq!(home.bob.get(&format!("/t/{id}")).await.unwrap().status, 200);
    tokio::time::sleep(Duration::from_millis(300)).await;
    done(&mut home.ada, &format!("/api/tables/{id}/say"), json!({ "text": "so soon" })).await;
    assert_eq!(sink.waits_for(3).await["event"], "chat");
    // Whoever acts has been there, and nobody is told of what they did not choose.
    move_once(&mut home.bob, &id, 0).await;
    done(&mut home.ada, &format!("/api/tables/{id}/say"), json!({ "text": "well" })).await;
    let told = sink.waits_for(4).await;
    assert_eq!(told["event"], "chat");
    // One touch ends it.
    let address = told["unsubscribe"].as_str().unwrap().strip_prefix("https://caldera.example").unwrap().to_owned();
    let answer = Client::new(home.server.address()).post(&address, &json!({})).await.unwrap();
    assert_eq!(answer.status, 303);
    assert_eq!(look(&mut home.bob, "/api/me/notices").await["choices"], json!({}));
    move_once(&mut home.bob, &id, 0).await;
    done(&mut home.ada, &format!("/api/tables/{id}/say"), json!({ "text": "still there?" })).await;
    sink.stays_at(4).await;
    home.server.stop().await;
}

#[tokio::test]
async fn a_muted_person_is_not_heard_and_events_have_names() {
    let (mut home, sink) = (Home::new().await, Sink::new().await);
    let id = home.waiting_for_ada().await;
    wants(&mut home.bob, &sink.url(), &["chat", "nudge", "over", "invited"]).await;
    let ada = look(&mut home.ada, "/api/me").await["id"].clone();
    done(&mut home.bob, "/api/me/muted", json!({ "person": ada, "muted": true })).await;
    done(&mut home.ada, &format!("/api/tables/{id}/say"), json!({ "text": "boo" })).await;
    sink.stays_at(0).await;
    done(&mut home.bob, "/api/me/muted", json!({ "person": ada, "muted": false })).await;
    home.ada_plays(&id).await;
    done(&mut home.ada, &format!("/api/tables/{id}/nudge"), json!({})).await;
    assert_eq!(sink.waits_for(1).await["event"], "nudge");
    move_once(&mut home.bob, &id, 0).await;
    done(&mut home.ada, &format!("/api/tables/{id}/resign"), json!({})).await;
    assert_eq!(sink.waits_for(2).await["event"], "over");
    let again = done(&mut home.ada, &format!("/api/tables/{id}/again"), json!({})).await;
    let told = sink.waits_for(3).await;
    assert_eq!((&told["event"], &told["table"]), (&json!("invited"), &again["id"]));
    home.server.stop().await;
}

#[tokio::test]
async fn an_end_that_fails_is_tried_again_and_redirections_are_not_followed() {
    let (mut home, sink) = (Home::new().await, Sink::new().await);
    let id = home.waiting_for_ada().await;
    wants(&mut home.bob, &sink.url(), &["turn"]).await;
    sink.is_now(Mood::Elsewhere);
    home.ada_plays(&id).await;
    sink.waits_for(1).await;
    sink.is_now(Mood::Broken);
    sink.waits_for(2).await;
    sink.is_now(Mood::Kind);
    sink.waits_for(3).await;
    sink.stays_at(3).await;
    home.server.stop().await;
}

#[tokio::test]
async fn an_end_that_never_takes_a_notice_is_given_up() {
    let (folder, sink) = (Folder::new(), Sink::new().await);
    let mut config = quick(&folder);
    config.notices.retry = Duration::from_millis(1);
    let server = Server::start(config).await.unwrap();
    let (ada, bob) = (guest(&server, "Ada").await, guest(&server, "Bob").await);
    let mut home = Home { server, folder, ada, bob };
    let id = home.waiting_for_ada().await;
    wants(&mut home.bob, &sink.url(), &["turn"]).await;
    sink.is_now(Mood::Broken);
    home.ada_plays(&id).await;
    sink.waits_for(6).await;
    sink.stays_at(6).await;
    home.server.stop().await;
}

#[tokio::test]
async fn a_silent_end_delays_no_move_and_a_restart_loses_no_notice() {
    let (mut home, sink) = (Home::new().await, Sink::new().await);
    let id = home.waiting_for_ada().await;
    wants(&mut home.bob, &sink.url(), &["turn"]).await;
    sink.is_now(Mood::Silent);
    home.ada_plays(&id).await;
    sink.waits_for(1).await;
    // While that end is silent, moves are as quick as ever.
    let other = open(&mut home.ada, "wrath", json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }])).await;
    let began = Instant::now();
    for _ in 0..10 {
        move_once(&mut home.ada, &other, 0).await;
    }
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    let Home { server, folder, .. } = home;
    server.stop().await;
    sink.is_now(Mood::Kind);
    let server = Server::start(quick(&folder)).await.unwrap();
    let told = sink.waits_for(2).await;
    assert_eq!(told["table"], json!(id));
    sink.stays_at(2).await;
    server.stop().await;
}

/// Somebody with many notices and an end that never answers waits for their own; whoever has one is told at once.
#[tokio::test]
async fn a_flood_of_one_persons_notices_delays_nobody_else() {
    let (mut home, slow, quick) = (Home::new().await, Sink::new().await, Sink::new().await);
    let mut cyd = guest(&home.server, "Cyd").await;
    wants(&mut home.bob, &slow.url(), &["chat"]).await;
    wants(&mut cyd, &quick.url(), &["chat"]).await;
    slow.is_now(Mood::Silent);
    let cyds = open(&mut home.ada, "wrath", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
    done(&mut cyd, &format!("/api/tables/{cyds}/sit"), json!({})).await;
    let mut bobs = Vec::new();
    for _ in 0..20 {
        let id = open(&mut home.ada, "wrath", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
        done(&mut home.bob, &format!("/api/tables/{id}/sit"), json!({})).await;
        bobs.push(id);
    }
    for id in bobs.iter().chain([&cyds]) {
        done(&mut home.ada, &format!("/api/tables/{id}/say"), json!({ "text": "hello" })).await;
    }
    let began = Instant::now();
    quick.waits_for(1).await;
    // An end is waited for ten seconds: with twenty notices before it, this one would wait for as long.
    assert!(began.elapsed() < Duration::from_secs(9), "{:?}", began.elapsed());
    assert!((1..=4).contains(&slow.count()), "two of the flood at a time, not {}", slow.count());
    home.server.stop().await;
}

#[tokio::test]
async fn private_networks_are_refused_unless_the_operator_allows_them() {
    let folder = Folder::new();
    let server = Server::start(config(&folder)).await.unwrap();
    let mut ada = guest(&server, "Ada").await;
    for address in [
        "http://127.0.0.1:1/",
        "https://10.0.0.1/x",
        "http://[::1]/",
        "file:///etc/passwd",
        "https://a:b@example.org/",
        "no",
    ] {
        let body = json!({ "choices": { "turn": ["webhook"] }, "webhook": address });
        let answer = put(&mut ada, &body).await;
        assert_eq!(answer.status, 400, "{address}");
    }
    wants(&mut ada, "https://hooks.example.org/x", &["turn"]).await;
    let body = json!({ "endpoint": "http://127.0.0.1/push", "key": "", "auth": "" });
    refused(&mut ada, "/api/me/push", body, 400, "asked").await;
    refused(&mut ada, "/api/me/mail", json!({ "address": "ada@example.org" }), 400, "asked").await;
    let forged = ada.post("/unsubscribe?link=abc-mail-def", &json!({})).await.unwrap();
    assert_eq!(forged.status, 400);
    server.stop().await;
}

#[tokio::test]
async fn a_tournament_tells_everybody_when_it_calls_and_begins() {
    let (mut home, sink) = (Home::new().await, Sink::new().await);
    wants(&mut home.bob, &sink.url(), &["called", "begun"]).await;
    let plan = json!({ "game": "wrath", "table": { "seats": 2 } });
    let wish = json!({ "name": "Autumn Cup", "plan": plan, "system": "knockout", "rounds": 1 });
    let id = done(&mut home.ada, "/api/tournaments", wish).await["id"].as_str().unwrap().to_owned();
    let step = |step: &str| format!("/api/tournaments/{id}/{step}");
    done(&mut home.ada, &step("register"), json!({})).await;
    done(&mut home.bob, &step("register"), json!({})).await;
    done(&mut home.ada, &step("call"), json!({})).await;
    let told = sink.waits_for(1).await;
    assert_eq!((&told["event"], &told["tournament"], &told["table"]), (&json!("called"), &json!(id), &json!(null)));
    let (text, url) = (told["text"].as_str().unwrap(), told["url"].as_str().unwrap());
    assert!(text.contains("Autumn Cup") && url.ends_with(&format!("/tournaments/{id}")), "{told}");
    done(&mut home.ada, &step("check-in"), json!({})).await;
    done(&mut home.bob, &step("check-in"), json!({})).await;
    done(&mut home.ada, &step("begin"), json!({})).await;
    assert_eq!(sink.waits_for(2).await["event"], "begun");
    home.server.stop().await;
}
