//! The generator's own HTTP: just enough to speak to our server, so that what is measured is the server.

use serde_json::Value;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// Bytes read from a connection and not yet used.
struct Incoming {
    stream: TcpStream,
    bytes: Vec<u8>,
    used: usize,
}

impl Incoming {
    async fn connect(address: SocketAddr, from: Option<Ipv4Addr>) -> io::Result<Incoming> {
        let stream = match from {
            None => TcpStream::connect(address).await?,
            Some(from) => {
                let socket = TcpSocket::new_v4()?;
                socket.bind(SocketAddr::from((from, 0)))?;
                socket.connect(address).await?
            }
        };
        stream.set_nodelay(true)?;
        Ok(Incoming { stream, bytes: Vec::new(), used: 0 })
    }

    async fn more(&mut self) -> io::Result<()> {
        if self.used > 0 {
            self.bytes.drain(..self.used);
            self.used = 0;
        }
        match self.stream.read_buf(&mut self.bytes).await? {
            0 => Err(io::Error::new(io::ErrorKind::UnexpectedEof, "the server closed the connection")),
            _ => Ok(()),
        }
    }

    /// What stands before a mark; the mark is used up too.
    async fn until(&mut self, mark: &[u8]) -> io::Result<Vec<u8>> {
        loop {
            let waiting = &self.bytes[self.used..];
            if let Some(end) = waiting.windows(mark.len()).position(|window| window == mark) {
                let found = waiting[..end].to_vec();
                self.used += end + mark.len();
                return Ok(found);
            }
            self.more().await?;
        }
    }

    /// Reads this many bytes and adds them to `out`.
    async fn take(&mut self, count: usize, out: &mut Vec<u8>) -> io::Result<()> {
        while self.bytes.len() - self.used < count {
            self.more().await?;
        }
        out.extend_from_slice(&self.bytes[self.used..self.used + count]);
        self.used += count;
        Ok(())
    }
}

/// The first lines of an answer.
struct Head {
    status: u16,
    length: usize,
    cookie: Option<String>,
}

fn head(text: &[u8]) -> io::Result<Head> {
    let text = String::from_utf8_lossy(text);
    let mut lines = text.split("\r\n");
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| io::Error::other("the server does not speak HTTP"))?;
    let mut head = Head { status, length: 0, cookie: None };
    for (name, value) in lines.filter_map(|line| line.split_once(": ")) {
        if name.eq_ignore_ascii_case("content-length") {
            head.length = value.parse().map_err(io::Error::other)?;
        } else if name.eq_ignore_ascii_case("set-cookie") {
            head.cookie = value.split(';').next().map(str::to_owned);
        }
    }
    Ok(head)
}

/// One person's connection for requests.
pub(super) struct Talker {
    /// Opened when it is needed, and anew when it has failed.
    incoming: Option<Incoming>,
    address: SocketAddr,
    from: Option<Ipv4Addr>,
    cookie: String,
    out: Vec<u8>,
    answer: Vec<u8>,
}

impl Talker {
    /// Connects and takes a name.
    pub(super) async fn guest(address: SocketAddr) -> io::Result<Talker> {
        Talker::arrive(address, None).await
    }

    /// The same from a certain address of this machine.
    pub(super) async fn guest_from(address: SocketAddr, from: Ipv4Addr) -> io::Result<Talker> {
        Talker::arrive(address, Some(from)).await
    }

    async fn arrive(address: SocketAddr, from: Option<Ipv4Addr>) -> io::Result<Talker> {
        let (out, answer) = (Vec::new(), Vec::new());
        let mut talker = Talker { incoming: None, address, from, cookie: String::new(), out, answer };
        talker.post("/api/me", br#"{"name":"Load"}"#).await?;
        Ok(talker)
    }

    /// The same person on another connection.
    pub(super) fn fork(&self) -> Talker {
        let (out, answer, cookie) = (Vec::new(), Vec::new(), self.cookie.clone());
        Talker { incoming: None, address: self.address, from: self.from, cookie, out, answer }
    }

    /// Sends something and reads the answer, which must be good.
    pub(super) async fn post(&mut self, path: &str, body: &[u8]) -> io::Result<&[u8]> {
        self.write_post(path, body)?;
        self.exchange(path).await
    }

    /// Sends something; whether the answer is good.
    pub(super) async fn try_post(&mut self, path: &str, body: &[u8]) -> io::Result<bool> {
        self.write_post(path, body)?;
        Ok(self.answered().await? == 200)
    }

    /// Asks for something; whether it is there.
    pub(super) async fn try_get(&mut self, path: &str) -> io::Result<bool> {
        self.write_get(path)?;
        Ok(self.answered().await? == 200)
    }

    fn write_post(&mut self, path: &str, body: &[u8]) -> io::Result<()> {
        use std::io::Write;
        self.out.clear();
        write!(
            self.out,
            "POST {path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
            self.address,
            self.cookie,
            body.len()
        )?;
        self.out.extend_from_slice(body);
        Ok(())
    }

    /// Asks for something, which must be there.
    pub(super) async fn get(&mut self, path: &str) -> io::Result<&[u8]> {
        self.write_get(path)?;
        self.exchange(path).await
    }

    fn write_get(&mut self, path: &str) -> io::Result<()> {
        use std::io::Write;
        self.out.clear();
        write!(self.out, "GET {path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\n\r\n", self.address, self.cookie)
    }

    async fn exchange(&mut self, path: &str) -> io::Result<&[u8]> {
        let status = self.answered().await?;
        if status != 200 {
            let told = String::from_utf8_lossy(&self.answer).into_owned();
            return Err(io::Error::other(format!("{path}: {status} {told}")));
        }
        Ok(&self.answer)
    }

    /// Sends what is written and reads the answer; its status.
    async fn answered(&mut self) -> io::Result<u16> {
        let mut incoming = match self.incoming.take() {
            Some(incoming) => incoming,
            None => Incoming::connect(self.address, self.from).await?,
        };
        incoming.stream.write_all(&self.out).await?;
        let head = head(&incoming.until(b"\r\n\r\n").await?)?;
        self.answer.clear();
        incoming.take(head.length, &mut self.answer).await?;
        self.incoming = Some(incoming);
        if let Some(cookie) = head.cookie {
            self.cookie = cookie;
        }
        Ok(head.status)
    }

    /// The same as data.
    pub(super) async fn post_json(&mut self, path: &str, body: &Value) -> io::Result<Value> {
        let answer = self.post(path, body.to_string().as_bytes()).await?;
        serde_json::from_slice(answer).map_err(io::Error::other)
    }

    /// Opens a stream on a connection of its own.
    pub(super) async fn listen(&self, path: &str) -> io::Result<Listener> {
        let mut incoming = Incoming::connect(self.address, self.from).await?;
        let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\n\r\n", self.address, self.cookie);
        incoming.stream.write_all(request.as_bytes()).await?;
        let head = head(&incoming.until(b"\r\n\r\n").await?)?;
        if head.status != 200 {
            return Err(io::Error::other(format!("{path}: {}", head.status)));
        }
        Ok(Listener { incoming, told: Vec::new() })
    }
}

/// A stream of server-sent events. Our server sends each event as one chunk.
pub(super) struct Listener {
    incoming: Incoming,
    told: Vec<u8>,
}

impl Listener {
    /// What the next `table` event holds.
    pub(super) async fn next_table(&mut self) -> io::Result<&[u8]> {
        loop {
            let size = self.incoming.until(b"\r\n").await?;
            let size = std::str::from_utf8(&size).ok().and_then(|size| usize::from_str_radix(size, 16).ok());
            let size = size.ok_or_else(|| io::Error::other("a chunk without a size"))?;
            self.told.clear();
            self.incoming.take(size + 2, &mut self.told).await?;
            if size == 0 {
                return Err(io::Error::other("the stream ended"));
            }
            self.told.truncate(size);
            let start = self.told.windows(6).take(80).position(|window| window == b"data: ");
            if let Some(start) = start.filter(|&start| self.told[..start].ends_with(b"event: table\n")) {
                let end = self.told.len() - 2;
                return Ok(&self.told[start + 6..end]);
            }
        }
    }
}
