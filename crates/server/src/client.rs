//! A small client, for tests and measurements: one connection, one person.

use axum::body::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use std::io;
use std::net::SocketAddr;
use tokio::net::TcpStream;

/// A connection to a server.
pub struct Client {
    address: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
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

fn other(error: impl std::error::Error + Send + Sync + 'static) -> io::Error {
    io::Error::other(error)
}

impl Client {
    /// Connects.
    pub async fn connect(address: SocketAddr) -> io::Result<Client> {
        Ok(Client { address, sender: open(address).await?, cookie: None })
    }

    /// One more connection of the same person.
    pub async fn again(&self) -> io::Result<Client> {
        Ok(Client { address: self.address, sender: open(self.address).await?, cookie: self.cookie.clone() })
    }

    /// The cookie, to come back with later.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Comes back with a cookie.
    pub fn set_cookie(&mut self, cookie: &str) {
        self.cookie = Some(cookie.to_owned());
    }

    /// Sends a request, connecting again if the connection was closed meanwhile.
    async fn send(
        &mut self,
        method: Method,
        path: &str,
        body: Option<&Value>,
        more: &[(&str, &str)],
    ) -> io::Result<Response<Incoming>> {
        if self.sender.ready().await.is_err() {
            self.sender = open(self.address).await?;
        }
        let mut request = Request::builder().method(method).uri(path).header(HOST, self.address.to_string());
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
        let request = request.body(Full::new(bytes)).map_err(other)?;
        let response = self.sender.send_request(request).await.map_err(other)?;
        for set in response.headers().get_all(SET_COOKIE) {
            let pair = set.to_str().unwrap_or("").split(';').next().unwrap_or("");
            if pair.starts_with("caldera=") {
                self.cookie = Some(pair.to_owned());
            }
        }
        Ok(response)
    }

    /// Asks for something.
    pub async fn get(&mut self, path: &str) -> io::Result<Answer> {
        collect(self.send(Method::GET, path, None, &[]).await?).await
    }

    /// Sends something.
    pub async fn post(&mut self, path: &str, body: &Value) -> io::Result<Answer> {
        collect(self.send(Method::POST, path, Some(body), &[]).await?).await
    }

    /// Sends a request with headers of its own.
    pub async fn request(
        &mut self,
        method: Method,
        path: &str,
        body: Option<&Value>,
        headers: &[(&str, &str)],
    ) -> io::Result<Answer> {
        collect(self.send(method, path, body, headers).await?).await
    }

    /// Opens a stream of events on a connection of its own; `last` is the last number known.
    pub async fn stream(&self, path: &str, last: Option<u32>) -> io::Result<Events> {
        let mut client = self.again().await?;
        let last = last.map(|last| last.to_string());
        let headers: Vec<(&str, &str)> = last.iter().map(|last| ("last-event-id", last.as_str())).collect();
        let response = client.send(Method::GET, path, None, &headers).await?;
        if response.status() != StatusCode::OK {
            return Err(io::Error::other(format!("the stream was refused: {}", response.status())));
        }
        Ok(Events { body: response.into_body(), waiting: Vec::new(), _client: client })
    }
}

async fn open(address: SocketAddr) -> io::Result<SendRequest<Full<Bytes>>> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(other)?;
    tokio::spawn(connection);
    Ok(sender)
}

async fn collect(response: Response<Incoming>) -> io::Result<Answer> {
    let status = response.status();
    let body = response.into_body().collect().await.map_err(other)?.to_bytes();
    Ok(Answer { status, body })
}

/// A stream of server-sent events.
pub struct Events {
    body: Incoming,
    waiting: Vec<u8>,
    _client: Client,
}

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
    /// The next event; nothing when the stream has ended.
    pub async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(end) = self.waiting.windows(2).position(|pair| pair == b"\n\n") {
                let text: Vec<u8> = self.waiting.drain(..end + 2).collect();
                let event = parse(&String::from_utf8_lossy(&text));
                if !event.kind.is_empty() {
                    return Some(event);
                }
                continue;
            }
            let frame = self.body.frame().await?.ok()?;
            if let Ok(data) = frame.into_data() {
                self.waiting.extend_from_slice(&data);
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

fn parse(text: &str) -> Event {
    let mut event = Event::default();
    for line in text.lines() {
        match line.split_once(": ") {
            Some(("id", id)) => event.id = id.parse().ok(),
            Some(("event", kind)) => event.kind = kind.to_owned(),
            Some(("data", data)) => event.data.push_str(data),
            Some(_) | None => {}
        }
    }
    event
}
