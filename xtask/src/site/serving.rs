//! A server of our own for a moment, to take its pages from.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// It ends when this is dropped.
pub(super) struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    pub(super) fn start(program: &Path, data: &Path) -> Result<Serving, String> {
        let _ = std::fs::remove_dir_all(data);
        let mut command = Command::new(program);
        command.args(["serve", "--address", "127.0.0.1:0", "--unlimited", "--lang", "en", "--data"]).arg(data);
        let started = command.stdout(Stdio::piped()).spawn();
        let mut child = started.map_err(|error| format!("{}: {error}", program.display()))?;
        let mut lines = BufReader::new(child.stdout.take().ok_or("the server says nothing")?).lines();
        let address = lines.find_map(|line| {
            let line = line.ok()?;
            let (_, rest) = line.split_once("http://")?;
            rest.split('/').next().map(str::to_owned)
        });
        let address = address.ok_or("the server does not say where it is")?;
        Ok(Serving { child, address })
    }

    /// What the server answers to one request.
    pub(super) fn text(&mut self, path: &str) -> Result<String, String> {
        let broken = |error: std::io::Error| format!("{path}: {error}");
        let mut stream = TcpStream::connect(&self.address).map_err(broken)?;
        let head = format!("GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", self.address);
        stream.write_all(head.as_bytes()).map_err(broken)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).map_err(broken)?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or(format!("{path}: no answer"))?;
        let status = head.lines().next().unwrap_or_default();
        if !status.starts_with("HTTP/1.1 200") {
            return Err(format!("{path}: {status}"));
        }
        Ok(body.to_owned())
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
