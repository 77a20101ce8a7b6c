//! Whatever is asked wrongly: an answer that is short, a sentence in the reader's language, and without a word of how the
//! server is made.

mod house;

use house::{Folder, exchange, guest, open, serve};
use serde_json::{Value, json};
use server::Server;
use std::collections::BTreeMap;
use visitor::Client;

/// What only somebody who looks inside would say.
const INSIDE: [&str; 17] = [
    "axum",
    "hyper",
    "tokio",
    "serde",
    "sqlite",
    "postgres",
    "panick",
    ".rs",
    "::",
    "/tmp",
    "/home",
    "expected struct",
    "deserialize",
    "invalid type",
    "missing field",
    "at line",
    "utf-8",
];
/// How long an answer to a request of many thousand letters may be.
const LONGEST: usize = 2_000;

/// A part of an address, a value or a name that nobody expects.
fn odd() -> [String; 3] {
    ["x".repeat(20_000), "%00%ff%fe".to_owned(), "%E2%80%AE%3Cb%3E".to_owned()]
}

/// Bodies that are wrong for any wish.
fn bodies() -> [String; 5] {
    let long = "x".repeat(20_000);
    let deep = "[".repeat(5_000);
    [
        String::new(),
        "{".to_owned(),
        deep,
        json!({ long.clone(): 1 }).to_string(),
        json!({ "person": 7, "text": long }).to_string(),
    ]
}

/// The addresses of an operation with each part in turn replaced by something odd.
fn addresses(path: &str, operation: &Value, id: &str) -> Vec<String> {
    let real = |path: &str| path.replace("{id}", id).replace("{game}", "wrath").replace("{rule}", "WRA-PLAY-1");
    let mut all = Vec::new();
    for odd in odd() {
        for part in path.split('/').filter(|part| part.starts_with('{')) {
            all.push(real(&path.replace(part, &odd)).replace("{digest}", "none"));
        }
        let parameters = operation["parameters"].as_array().into_iter().flatten();
        for parameter in parameters.filter(|parameter| parameter["in"] == "query") {
            let name = parameter["name"].as_str().expect("a name");
            all.push(format!("{}?{name}={odd}", real(path).replace("{digest}", "none")));
        }
    }
    all
}

async fn asked(server: &Server, who: &Client, method: &str, path: &str, lang: &str, body: &str) -> String {
    let (length, cookie) = (body.len(), who.cookie().unwrap_or("none=none"));
    let head = format!("{method} {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncookie: {cookie}\r\n");
    let kind = format!("accept-language: {lang}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n");
    exchange(server, &format!("{head}{kind}\r\n{body}")).await
}

/// Checks an answer; its status, if it is a refusal.
fn refusal(asked: &str, told: &str) -> Option<u16> {
    let (head, body) = told.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{asked}: no answer: {told:?}"));
    let status: u16 = head.get(9..12).and_then(|status| status.parse().ok()).expect("a status");
    if status < 400 {
        return None;
    }
    assert!(status < 500, "{asked}: {told}");
    assert!(body.len() < LONGEST, "{asked}: {} bytes", body.len());
    let parsed: Value = serde_json::from_str(body).unwrap_or_else(|_| panic!("{asked}: {status} {body}"));
    let text = parsed["text"].as_str().unwrap_or_default();
    assert!(parsed["error"].is_string(), "{asked}: {body}");
    assert!(text.contains(' ') && text.starts_with(char::is_uppercase), "{asked}: no sentence: {text:?}");
    let lower = text.to_lowercase();
    for word in INSIDE {
        assert!(!lower.contains(word), "{asked}: {text:?} speaks of {word:?}");
    }
    Some(status)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_is_a_short_sentence_that_says_nothing_of_the_inside() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    let id = open(&mut ada, "wrath", json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }])).await;
    let document = ada.get("/api").await.expect("it answers").json();
    let mut seen: BTreeMap<u16, u32> = BTreeMap::new();
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let method = method.to_uppercase();
            let mut asks: Vec<(String, String)> =
                addresses(path, operation, &id).into_iter().map(|address| (address, String::new())).collect();
            if operation.get("requestBody").is_some() {
                let path = path.replace("{id}", &id).replace("{game}", "wrath");
                asks.extend(bodies().map(|body| (path.clone(), body)));
            }
            // The first stranger has no name yet.
            for (who, lang) in [(&ada, "en"), (&ada, "fr"), (&Client::new(server.address()), "fr")] {
                for (address, body) in &asks {
                    if path.ends_with("stream") || path.ends_with("streams") {
                        // What is odd there may be passed over, and then the stream has no end.
                        continue;
                    }
                    let told = asked(&server, who, &method, address, lang, body).await;
                    let what = format!("{method} {} {lang}", &address[..address.len().min(80)]);
                    *seen.entry(refusal(&what, &told).unwrap_or(200)).or_default() += 1;
                }
            }
        }
    }
    let count = |status: u16| seen.get(&status).copied().unwrap_or(0);
    assert!(count(400) > 100 && count(404) > 100, "{seen:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_method_or_kind_of_body_is_a_sentence_too() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let ada = guest(&server, "Ada").await;
    for lang in ["en", "fr"] {
        for (method, path) in
            [("DELETE", "/api/me"), ("PATCH", "/api/tables"), ("GET", "/api/nowhere"), ("PUT", "/api")]
        {
            let told = asked(&server, &ada, method, path, lang, "").await;
            assert!(refusal(path, &told).is_some(), "{method} {path}: {told}");
        }
        let long = "x".repeat(70_000);
        let told = asked(&server, &ada, "POST", "/api/me/blocked", lang, &json!({ "person": long }).to_string()).await;
        assert_eq!(refusal("a long body", &told), Some(400));
    }
    server.stop().await;
}
