//! Every cap is reached, and whoever reaches it reads in their language what to wait for.

mod house;

use house::{Folder, config, exchange, guest, open, stream};
use serde_json::{Value, json};
use server::{Caps, Config, Rate, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use visitor::Client;

/// This many at once, and then none for a minute.
fn at_once(burst: u32) -> Rate {
    Rate { every_ms: 60_000, burst: burst - 1 }
}

/// A server with these caps, and a person.
struct Place {
    server: Server,
    ada: Client,
    _folder: Folder,
}

impl Place {
    async fn with(caps: Caps) -> Place {
        let folder = Folder::new();
        let server = Server::start(Config { limited: true, caps, ..config(&folder) }).await.expect("it starts");
        Place { ada: guest(&server, "Ada").await, server, _folder: folder }
    }

    /// Somebody refused is told so with a time, in both languages.
    async fn is_told(&self, who: &Client, wish: &Wish, status: u16, words: [&str; 2]) {
        for (lang, words) in ["en", "fr"].into_iter().zip(words) {
            let told = asked(&self.server, who, wish, lang).await.replace(['\u{a0}', '\u{202f}'], " ");
            let head = format!("HTTP/1.1 {status} ");
            assert!(told.starts_with(&head) && told.contains("retry-after: "), "{} {lang}: {told}", wish.path);
            assert!(told.contains(words), "{} {lang}: {words:?} is not in {told}", wish.path);
        }
    }

    /// The same for somebody who was just let through this often.
    async fn after(self, times: u32, wish: &Wish, words: [&str; 2]) {
        for time in 1..=times {
            let told = asked(&self.server, &self.ada, wish, "en").await;
            assert!(!told.starts_with("HTTP/1.1 429 "), "{}, time {time} of {times}: {told}", wish.path);
        }
        self.is_told(&self.ada, wish, 429, words).await;
        self.server.stop().await;
    }
}

/// What somebody asks for; a body makes it a write.
struct Wish {
    path: String,
    body: Option<Value>,
}

fn read(path: &str) -> Wish {
    Wish { path: path.to_owned(), body: None }
}

fn write(path: &str, body: Value) -> Wish {
    Wish { path: path.to_owned(), body: Some(body) }
}

fn table(chairs: &Value) -> Wish {
    write("/api/tables", json!({ "plan": { "game": "wrath", "table": { "seats": 2 } }, "chairs": chairs }))
}

/// The whole answer, head included.
async fn asked(server: &Server, who: &Client, wish: &Wish, lang: &str) -> String {
    let body = wish.body.as_ref().map(Value::to_string).unwrap_or_default();
    let method = if wish.body.is_some() { "POST" } else { "GET" };
    let (path, length, cookie) = (&wish.path, body.len(), who.cookie().unwrap_or("none=none"));
    let head = format!("{method} {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncookie: {cookie}\r\n");
    let kind = format!("accept-language: {lang}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n");
    exchange(server, &format!("{head}{kind}\r\n{body}")).await
}

fn for_anyone() -> Value {
    json!([{ "kind": "me" }, { "kind": "anyone" }])
}

fn bots() -> Value {
    json!([{ "kind": "bot", "level": "instant" }, { "kind": "bot", "level": "instant" }])
}

/// What a rate says: how many seconds.
const SECONDS: [&str; 2] = ["Try again in ", "Réessayez dans "];

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_capped() {
    let usual = Caps::default;
    let alone = json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }]);
    let open = ["when one of them has begun, or in an hour", "quand l’une d’elles aura commencé, ou dans une heure"];
    Place::with(Caps { open_tables: 2, ..usual() }).await.after(2, &table(&for_anyone()), open).await;
    let running = ["when one of them has ended", "quand l’une d’elles sera terminée"];
    Place::with(Caps { running_tables: 2, ..usual() }).await.after(2, &table(&alone), running).await;
    let alone = ["or ten minutes after the last move", "ou dix minutes après le dernier coup"];
    Place::with(Caps { bot_tables: 1, ..usual() }).await.after(1, &table(&bots()), alone).await;
    Place::with(Caps { openings_per_address: at_once(2), ..usual() })
        .await
        .after(2, &table(&for_anyone()), SECONDS)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_capped() {
    let usual = Caps::default;
    // One was used for arriving.
    Place::with(Caps { requests: at_once(3), ..usual() }).await.after(3, &read("/api/me"), SECONDS).await;
    Place::with(Caps { requests_per_address: at_once(4), ..usual() }).await.after(3, &read("/api/me"), SECONDS).await;
    Place::with(Caps { writes: at_once(2), ..usual() }).await.after(2, &table(&for_anyone()), SECONDS).await;
    let arriving = write("/api/me", json!({ "name": "Bob" }));
    Place::with(Caps { arrivals: at_once(3), ..usual() }).await.after(2, &arriving, SECONDS).await;
    let guess = write("/api/login", json!({ "login": "ada", "password": "a wild guess" }));
    Place::with(Caps { guesses: at_once(2), ..usual() }).await.after(2, &guess, SECONDS).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_say_is_capped() {
    let usual = Caps::default;
    for caps in [Caps { sayings: at_once(2), ..usual() }, Caps { sayings_per_address: at_once(2), ..usual() }] {
        let mut place = Place::with(caps).await;
        let id = open(&mut place.ada, "wrath", for_anyone()).await;
        place.after(2, &write(&format!("/api/tables/{id}/say"), json!({ "text": "lava" })), SECONDS).await;
    }
    let place = Place::with(Caps { reports: at_once(2), ..usual() }).await;
    let eve = guest(&place.server, "Eve").await;
    let about = house::look(&mut eve.clone(), "/api/me").await["id"].clone();
    let report = write("/api/reports", json!({ "person": about, "reason": "ugly words" }));
    place.after(2, &report, SECONDS).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_are_capped() {
    let usual = Caps::default;
    let words = ["Close a page, then try again", "Fermez une page, puis réessayez"];
    for caps in [Caps { streams_per_person: 2, ..usual() }, Caps { streams_per_address: 2, ..usual() }] {
        let each_for_itself = caps.streams_per_person == 2;
        let mut place = Place::with(caps).await;
        let id = open(&mut place.ada, "wrath", for_anyone()).await;
        let (mut first, mut second) = (stream(&place.ada, &id, None).await, stream(&place.ada, &id, None).await);
        first.next_of("table").await.expect("it is open");
        second.next_of("table").await.expect("it is open");
        let lobby = read("/api/lobby");
        place.is_told(&place.ada, &lobby, 429, words).await;
        let eve = guest(&place.server, "Eve").await;
        let other = eve.stream("/api/lobby", None).await;
        assert_eq!(other.is_ok(), each_for_itself, "others of the address");
        place.server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_that_somebody_waits_for_are_capped() {
    let folder = Folder::new();
    let caps = Caps { waiting_answers: 1, ..Caps::default() };
    let config = Config { limited: true, caps, thinkers: 1, ..config(&folder) };
    let server = Server::start(config).await.expect("it starts");
    let mut ada = guest(&server, "Ada").await;
    let plan = json!({ "game": "wrath", "table": { "seats": 2 }, "hints": "always" });
    let chairs = json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }]);
    for (lang, words) in [("en", "Try again when they have come"), ("fr", "Réessayez quand elles seront arrivées")] {
        // What was found for one table is known there.
        let opened = house::done(&mut ada, "/api/tables", json!({ "plan": &plan, "chairs": &chairs })).await;
        let hint = read(&format!("/api/tables/{}/hint", opened["id"].as_str().unwrap()));
        let asks = (0..8).map(|_| asked(&server, &ada, &hint, lang));
        let told = futures_util::future::join_all(asks).await;
        let refused: Vec<&String> = told.iter().filter(|told| told.starts_with("HTTP/1.1 429 ")).collect();
        assert!(!refused.is_empty() && refused.len() < told.len(), "{lang}: {} of {}", refused.len(), told.len());
        assert!(
            refused.iter().all(|told| told.contains(words) && told.contains("retry-after: ")),
            "{lang}: {refused:?}"
        );
    }
    server.stop().await;
}

/// Opens connections that are served, and keeps them.
async fn connected(server: &Server, count: usize) -> Vec<TcpStream> {
    let mut held = Vec::new();
    for _ in 0..count {
        let mut stream = TcpStream::connect(server.address()).await.unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await.unwrap();
        let mut status = [0; 12];
        stream.read_exact(&mut status).await.unwrap();
        assert_eq!(&status, b"HTTP/1.1 200");
        held.push(stream);
    }
    held
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_are_capped() {
    let proxy = vec!["127.0.0.0/8".parse().unwrap()];
    let of_address = Caps { connections_per_address: 3, ..Caps::default() };
    let of_all = Caps { connections: 8, ..Caps::default() };
    // What comes through a proxy does not count for its address: that is how one reaches the end of all.
    for (caps, trusted_proxies, most, status) in [(of_address, Vec::new(), 3, 429), (of_all, proxy, 8, 503)] {
        let folder = Folder::new();
        let config = Config { limited: true, caps, trusted_proxies, ..config(&folder) };
        let server = Server::start(config).await.expect("it starts");
        let held = connected(&server, most).await;
        let told = asked(&server, &Client::new(server.address()), &read("/"), "en").await;
        assert!(told.starts_with(&format!("HTTP/1.1 {status} ")) && told.contains("retry-after: 10"), "{told}");
        for words in ["try again in 10 seconds", "réessayez dans 10 secondes"] {
            assert!(told.replace(['\u{a0}', '\u{202f}'], " ").contains(words), "{told}");
        }
        drop(held);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn time_to_arrive_is_capped() {
    let place = Place::with(Caps { arrival_seconds: 1, ..Caps::default() }).await;
    let head = "POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 20\r\n";
    for (lang, words) in [("en", "did not arrive in time. Send it again."), ("fr", "arrivée à temps. Renvoyez-la.")] {
        let told = exchange(&place.server, &format!("{head}accept-language: {lang}\r\n\r\n{{")).await;
        assert!(told.starts_with("HTTP/1.1 400 ") && told.contains(words), "{told}");
    }
    place.server.stop().await;
}

/// A new cap does not compile here until somebody has thought of the test that reaches it.
#[test]
fn no_cap_is_forgotten() {
    let Caps {
        open_tables: _,
        running_tables: _,
        bot_tables: _,
        openings_per_address: _,
        requests: _,
        requests_per_address: _,
        writes: _,
        arrivals: _,
        guesses: _,
        sayings: _,
        sayings_per_address: _,
        reports: _,
        streams_per_person: _,
        streams_per_address: _,
        waiting_answers: _,
        connections_per_address: _,
        connections: _,
        arrival_seconds: _,
        // Beside its code: `connections`.
        reading_seconds: _,
    } = Caps::default();
}
