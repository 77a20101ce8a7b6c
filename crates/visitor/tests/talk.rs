//! What a visitor sends and understands, against a socket that answers what the test says.

use serde_json::json;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use visitor::{Client, Event};

/// Takes one connection for each answer, and closes it after the answer; gives back what was sent.
async fn answering(answers: Vec<String>) -> (SocketAddr, JoinHandle<Vec<String>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let told = tokio::spawn(async move {
        let mut sent = Vec::new();
        for answer in answers {
            let (mut stream, _) = listener.accept().await.expect("somebody");
            let mut bytes = vec![0; 4096];
            let count = stream.read(&mut bytes).await.expect("a request");
            sent.push(String::from_utf8_lossy(&bytes[..count]).into_owned());
            stream.write_all(answer.as_bytes()).await.expect("written");
        }
        sent
    });
    (address, told)
}

fn good(headers: &str, body: &str) -> String {
    format!("HTTP/1.1 200 OK\r\n{headers}content-length: {}\r\n\r\n{body}", body.len())
}

#[tokio::test]
async fn a_cookie_is_kept_and_a_closed_connection_opened_again() {
    let set = "set-cookie: theme=dark; Path=/\r\nset-cookie: caldera=a.b; HttpOnly; Path=/\r\n";
    let (address, told) = answering(vec![good(set, "{\"name\":\"Ada\"}"), good("", "no JSON")]).await;
    let mut ada = Client::new(address);
    let answer = ada.post("/api/me", &json!({ "name": "Ada" })).await.expect("an answer");
    assert_eq!((answer.status.as_u16(), answer.json()["name"].as_str()), (200, Some("Ada")));
    assert_eq!(ada.cookie(), Some("caldera=a.b"));
    assert!(ada.get("/web/1/../../secret").await.expect("an answer").json().is_null());
    let sent = told.await.expect("both were sent");
    assert!(sent[0].starts_with("POST /api/me HTTP/1.1\r\n") && sent[0].ends_with("{\"name\":\"Ada\"}"), "{}", sent[0]);
    assert!(sent[0].contains("content-type: application/json\r\n") && !sent[0].contains("cookie:"), "{}", sent[0]);
    assert!(sent[1].starts_with("GET /web/1/../../secret HTTP/1.1\r\n"), "as it was written: {}", sent[1]);
    assert!(sent[1].contains("cookie: caldera=a.b\r\n"), "{}", sent[1]);
}

#[tokio::test]
async fn events_are_heard_one_by_one_and_heartbeats_are_not() {
    let body =
        ": \n\nid: 7\nevent: table\ndata: {\"a\":1}\n\n: \n\nevent: presence\ndata: one\ndata: two\n\nevent: cut o";
    let stream = format!("HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n{body}");
    let (address, told) =
        answering(vec![stream, "HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n".to_owned()]).await;
    let ada = Client::new(address);
    let mut events = ada.stream("/stream", Some(6)).await.expect("a stream");
    let first = events.next().await.expect("an event");
    assert_eq!((first.id, first.kind.as_str(), &first.json()["a"]), (Some(7), "table", &json!(1)));
    let second = Event { id: None, kind: "presence".to_owned(), data: "one\ntwo".to_owned() };
    assert_eq!(events.next_of("presence").await, Some(second));
    assert_eq!(events.next().await, None, "what was cut off is no event");
    assert!(ada.stream("/stream", None).await.is_err(), "a stream that is refused is none");
    assert!(told.await.expect("both were asked")[0].contains("last-event-id: 6\r\n"));
}

#[tokio::test]
async fn where_nobody_listens_there_is_no_answer() {
    let address = TcpListener::bind("127.0.0.1:0").await.and_then(|free| free.local_addr()).expect("a port");
    assert!(Client::new(address).get("/").await.is_err());
}
