//! A socket that somebody else holds open, as systemd does with `caldera.socket`: the server is started anew, and whoever
//! calls meanwhile waits a moment and is refused by nobody.
#![cfg(unix)]

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};
use visitor::Client;

/// The longest that a call may take while one server ends and the next begins. On a machine with nothing else to do it is a
/// tenth of this.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// Starts a server on the socket as systemd does it: as the third open file, told by the environment.
fn serve(socket: &TcpListener, data: &Path) -> Child {
    let as_systemd = "exec 3<&0 0</dev/null; export LISTEN_FDS=1 LISTEN_PID=$$; exec \"$0\" \"$@\"";
    let socket = OwnedFd::from(socket.try_clone().expect("one more of it"));
    let mut child = Command::new("sh")
        .args(["-c", as_systemd, env!("CARGO_BIN_EXE_caldera"), "serve", "--lang", "en", "--unlimited", "--data"])
        // Nobody could listen at this address: whatever is served comes over the socket.
        .args([data, Path::new("--address"), Path::new("192.0.2.1:1")])
        .stdin(Stdio::from(socket))
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut said = String::new();
    let mut lines = BufReader::new(child.stdout.take().expect("piped"));
    lines.read_line(&mut said).expect("it is text");
    // It has something to say at its end, too.
    child.stdout = Some(lines.into_inner());
    assert!(said.contains("http://127.0.0.1:"), "it says where the socket is: {said}");
    child
}

fn end(mut child: Child) {
    assert!(Command::new("kill").arg(child.id().to_string()).status().expect("a signal").success());
    assert!(child.wait().expect("it ends").success(), "in order");
}

/// Calls on a new connection, again and again, until it is told to stop; gives the number of calls and the longest time that
/// one took.
fn call_again_and_again(address: SocketAddr, enough: &AtomicBool) -> std::io::Result<(u32, Duration)> {
    let (mut calls, mut longest) = (0, Duration::ZERO);
    while !enough.load(Relaxed) {
        let began = Instant::now();
        let mut stream = TcpStream::connect(address)?;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: caldera\r\nconnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer:?}");
        longest = longest.max(began.elapsed());
        calls += 1;
        std::thread::sleep(Duration::from_millis(2));
    }
    Ok((calls, longest))
}

async fn game(client: &mut Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}?as=data")).await.expect("it answers").json()["game"].clone()
}

async fn act(client: &mut Client, table: &str) {
    let game = game(client, table).await;
    let wish = json!({ "seat": game["seat"], "number": game["number"], "action": game["actions"][0] });
    let answer = client.post(&format!("/api/tables/{table}/act"), &wish).await.expect("it answers");
    assert_eq!(answer.status, 200, "{}", answer.json());
}

struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_server_that_is_started_anew_on_its_socket_refuses_nobody() {
    let folder = Folder(std::env::temp_dir().join(format!("caldera-hand-over-{}", std::process::id())));
    let socket = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = socket.local_addr().expect("an address");
    let first = serve(&socket, &folder.0);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut ada = Client::new(address);
        ada.post("/api/me", &json!({ "name": "Ada" })).await.expect("a guest");
        let chairs = json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }]);
        let wish = json!({ "plan": { "game": "wrath", "table": { "seats": 2 } }, "chairs": chairs });
        let opened = ada.post("/api/tables", &wish).await.expect("it answers").json();
        let table = opened["id"].as_str().expect("a table").to_owned();
        act(&mut ada, &table).await;
        let before = game(&mut ada, &table).await;

        let enough = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&enough);
        let caller = std::thread::spawn(move || call_again_and_again(address, &told));
        std::thread::sleep(Duration::from_millis(200));
        end(first);
        let second = serve(&socket, &folder.0);
        std::thread::sleep(Duration::from_millis(200));
        enough.store(true, Relaxed);
        let (calls, longest) = caller.join().expect("nothing was answered wrongly").expect("nobody was refused");
        println!("{calls} calls, the longest took {} ms", longest.as_millis());
        assert!(calls > 10 && longest < LONGEST_WAIT, "{calls} calls, the longest took {longest:?}");

        assert_eq!(game(&mut ada, &table).await, before, "the table is where it was");
        act(&mut ada, &table).await;
        end(second);
    });
}
