//! Somebody who visits a table server: one person with one cookie, who sends requests and listens to streams of events.
//! For tests and for `caldera torture`.
//!
//! It knows HTTP and nothing of ours, and takes a path as it is written, `/web/../secret` included: a test must be able to
//! send what no browser would.
//!
//! ```
//! # use tokio::io::{AsyncReadExt, AsyncWriteExt};
//! # async fn serve(listener: tokio::net::TcpListener) -> std::io::Result<()> {
//! #     let (mut stream, _) = listener.accept().await?;
//! #     stream.read(&mut [0; 4096]).await?;
//! #     let head = "HTTP/1.1 200 OK\r\nset-cookie: caldera=pass; Path=/\r\ncontent-length: 14\r\n\r\n";
//! #     stream.write_all(format!("{head}{{\"name\":\"Ada\"}}").as_bytes()).await
//! # }
//! # #[tokio::main]
//! # async fn main() -> std::io::Result<()> {
//! # let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
//! # let address = listener.local_addr()?;
//! # tokio::spawn(serve(listener));
//! let mut ada = visitor::Client::new(address);
//! let answer = ada.post("/api/me", &serde_json::json!({ "name": "Ada" })).await?;
//! assert_eq!(answer.json()["name"], "Ada");
//! assert_eq!(ada.cookie(), Some("caldera=pass"), "the server knows her from now on");
//! # Ok(())
//! # }
//! ```

use cookie::Cookie;
use futures_util::StreamExt;
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
pub use hyper::{Method, StatusCode};
use hyper::{Request, Response};
use hyper_util::client::legacy;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::Value;
use sse_stream::SseStream;
use std::io;
use std::net::SocketAddr;

/// The cookie by which the server knows somebody again.
const KNOWN_BY: &str = "caldera";

/// A person at a server. Connections are opened when they are needed, and again when the server has closed them.
#[derive(Clone, Debug)]
pub struct Client {
    address: SocketAddr,
    http: legacy::Client<HttpConnector, Full<Bytes>>,
    cookie: Option<String>,
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    /// Its status.
    pub status: StatusCode,
    /// Its body.
    pub body: Bytes,
}

impl Answer {
    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }
}

impl Client {
    /// Somebody whom the server does not know yet.
    pub fn new(address: SocketAddr) -> Client {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        Client { address, http: legacy::Client::builder(TokioExecutor::new()).build(connector), cookie: None }
    }

    /// The cookie as name and value, to come back with later.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Comes back with a cookie.
    pub fn set_cookie(&mut self, cookie: &str) {
        self.cookie = Some(cookie.to_owned());
    }

    /// Goes to another server with the same cookie.
    pub fn go_to(&mut self, address: SocketAddr) {
        self.address = address;
    }

    async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
        more: &[(&str, &str)],
    ) -> io::Result<Response<Incoming>> {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        for (name, value) in more {
            request = request.header(*name, *value);
        }
        let bytes = match body {
            Some(body) => {
                request = request.header(CONTENT_TYPE, "application/json");
                Bytes::from(body.to_string())
            }
            None => Bytes::new(),
        };
        let request = request.body(Full::new(bytes)).map_err(io::Error::other)?;
        self.http.request(request).await.map_err(io::Error::other)
    }

    /// Asks for something.
    pub async fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.request(Method::GET, path, None, &[]).await
    }

    /// Sends something.
    pub async fn post(&mut self, path: &str, body: &Value) -> io::Result<Answer> {
        self.request(Method::POST, path, Some(body), &[]).await
    }

    /// Sends a request with headers of its own.
    pub async fn request(
        &mut self,
        method: Method,
        path: &str,
        body: Option<&Value>,
        headers: &[(&str, &str)],
    ) -> io::Result<Answer> {
        let response = self.send(method, path, body, headers).await?;
        let set = response.headers().get_all(SET_COOKIE).iter().filter_map(|set| set.to_str().ok());
        let known_by = set.filter_map(|set| Cookie::parse(set).ok()).find(|cookie| cookie.name() == KNOWN_BY);
        if let Some(cookie) = known_by {
            self.cookie = Some(cookie.stripped().to_string());
        }
        let status = response.status();
        let body = response.into_body().collect().await.map_err(io::Error::other)?.to_bytes();
        Ok(Answer { status, body })
    }

    /// Opens a stream of events; `last` is the last number known.
    pub async fn stream(&self, path: &str, last: Option<u32>) -> io::Result<Events> {
        let last = last.map(|last| last.to_string());
        let headers: Vec<(&str, &str)> = last.iter().map(|last| ("last-event-id", last.as_str())).collect();
        let response = self.send(Method::GET, path, None, &headers).await?;
        if response.status() != StatusCode::OK {
            return Err(io::Error::other(format!("the stream was refused: {}", response.status())));
        }
        Ok(Events(SseStream::new(response.into_body())))
    }
}

/// A stream of server-sent events.
pub struct Events(SseStream<Incoming>);

/// One event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Event {
    /// Its number, if it has one.
    pub id: Option<u32>,
    /// Its kind.
    pub kind: String,
    /// What it holds.
    pub data: String,
}

impl Event {
    /// What it holds, as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.data).unwrap_or_default()
    }
}

impl Events {
    /// The next event that names its kind; nothing when the stream has ended.
    pub async fn next(&mut self) -> Option<Event> {
        loop {
            let heard = self.0.next().await?.ok()?;
            if let Some(kind) = heard.event {
                let id = heard.id.and_then(|id| id.parse().ok());
                return Some(Event { id, kind, data: heard.data.unwrap_or_default() });
            }
        }
    }

    /// The next event of a kind.
    pub async fn next_of(&mut self, kind: &str) -> Option<Event> {
        loop {
            let event = self.next().await?;
            if event.kind == kind {
                return Some(event);
            }
        }
    }
}
