//! The server as a program: killed again and again it loses nothing, and its data can be copied and put back.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use visitor::Client;

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("caldera-cli-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        Folder(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn caldera(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_caldera")).args(arguments).args(["--lang", "en"]).output().expect("it runs")
}

#[test]
fn a_server_that_is_killed_loses_nothing() {
    let folder = Folder::new("torture");
    let data = folder.path("data");
    let output = caldera(&["torture", "--kills", "50", "--tables", "3", "--data", &data]);
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
    assert!(told.contains("50 kills") && told.contains("; 0 acknowledged actions lost, 0 carried out twice"), "{told}");
    let copy = folder.path("copy");
    assert!(caldera(&["backup", &copy, "--data", &data]).status.success());
    let again = caldera(&["backup", &copy, "--data", &data]);
    assert_eq!(again.status.code(), Some(2), "a copy never replaces a file");
    assert!(caldera(&["restore", &copy, "--data", &data]).status.success());
    let broken = folder.path("broken");
    std::fs::write(&broken, "this is no database").expect("written");
    assert_eq!(caldera(&["restore", &broken, "--data", &data]).status.code(), Some(2));
}

#[test]
fn servers_that_fail_in_turn_lose_nothing_and_go_on_together() {
    let Some(postgres) = testkit::services::Postgres::shared() else { return };
    let (database, crash) = (postgres.database().expect("a database"), postgres.crash_command());
    let (fill, free) = postgres.full_commands(&database);
    let output = caldera(&[
        "torture",
        "--store",
        &database,
        "--nodes",
        "3",
        "--faults",
        "20",
        "--tables",
        "3",
        "--crash-database",
        &crash,
        "--fill-database",
        &fill,
        "--free-database",
        &free,
    ]);
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
    assert!(
        told.contains("20 faults") && told.contains("; 0 acknowledged actions lost, 0 carried out twice"),
        "{told}"
    );
    assert!(told.contains("0 did not see the last line") && told.contains("0 times one saw"), "{told}");
}

/// A server in a process of its own, what it said until it served, and what it says later.
struct Serving {
    child: Child,
    address: SocketAddr,
    said: String,
    later: Receiver<String>,
}

impl Serving {
    fn start(command: &mut Command) -> Serving {
        let mut child = command.args(["--lang", "en"]).stdout(Stdio::piped()).spawn().expect("it starts");
        let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let mut said = String::new();
        let address = loop {
            let line = lines.next().expect("it says where it is").expect("it is text");
            said.push_str(&line);
            let found = line.split_once("http://").and_then(|(_, rest)| rest.split_once('/'));
            if let Some((address, _)) = found {
                break address.parse().expect("an address");
            }
        };
        let (tell, later) = channel();
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(|line| drop(tell.send(line))));
        Serving { child, address, said, later }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The program, on a machine without a desktop.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_caldera"));
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    command
}

async fn number(client: &mut Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}?as=data")).await.expect("it answers").json()["game"]["number"].clone()
}

async fn act(client: &mut Client, table: &str) {
    let state = client.get(&format!("/api/tables/{table}?as=data")).await.expect("it answers").json();
    let game = &state["game"];
    let body = json!({ "seat": game["seat"], "number": game["number"], "action": game["actions"][0] });
    let answer = client.post(&format!("/api/tables/{table}/act"), &body).await.expect("it answers");
    assert_eq!(answer.status, 200, "{}", answer.json());
}

#[test]
fn a_copy_is_taken_and_put_back_under_a_running_server() {
    let folder = Folder::new("restore");
    let (data, copy) = (folder.path("data"), folder.path("copy"));
    let serving = Serving::start(program().args(["serve", "--address", "127.0.0.1:0", "--unlimited", "--data", &data]));
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut ada = Client::new(serving.address);
        ada.post("/api/me", &json!({ "name": "Ada" })).await.expect("a guest");
        let chairs = json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }]);
        let wish = json!({ "plan": { "game": "wrath", "table": { "seats": 2 } }, "chairs": chairs });
        let opened = ada.post("/api/tables", &wish).await.expect("a table").json();
        let table = opened["id"].as_str().expect("an id");
        act(&mut ada, table).await;
        assert!(caldera(&["backup", &copy, "--data", &data]).status.success());
        act(&mut ada, table).await;
        assert_eq!(number(&mut ada, table).await, 2);
        let restored = caldera(&["restore", &copy, "--data", &data]);
        assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
        let mut back = Client::new(serving.address);
        back.set_cookie(ada.cookie().expect("a cookie"));
        assert_eq!(number(&mut back, table).await, 1, "as at the time of the copy");
        act(&mut back, table).await;
        let broken = folder.path("broken");
        std::fs::write(&broken, "this is no database").expect("written");
        let refused = told(&["restore", &broken, "--data", &data]);
        assert!(refused.contains("contains no Caldera data"), "{refused}");
        let other = folder.path("other");
        sql(&other, "CREATE TABLE recipe (name TEXT)");
        let refused = told(&["restore", &other, "--data", &data]);
        assert!(refused.contains("contains no Caldera data"), "{refused}");
        assert_eq!(number(&mut back, table).await, 2, "nothing was lost to a file that is no copy");
        let newer = folder.path("newer");
        std::fs::copy(&copy, &newer).expect("copied");
        sql(&newer, "PRAGMA user_version = 1000");
        let refused = told(&["restore", &newer, "--data", &data]);
        assert!(refused.contains("newer Caldera"), "{refused}");
        assert_eq!(number(&mut back, table).await, 2, "the server was not disturbed");
        // It looks like a copy, but no server starts with it.
        let odd = folder.path("odd");
        sql(&odd, "CREATE TABLE play (id TEXT)");
        let refused = told(&["restore", &odd, "--data", &data]);
        assert!(refused.contains("continues with its old data"), "{refused}");
        let mut again = Client::new(serving.address);
        again.set_cookie(ada.cookie().expect("a cookie"));
        assert_eq!(number(&mut again, table).await, 2, "what was there before is there again");
        act(&mut again, table).await;
    });
}

/// What a command that must fail says.
fn told(arguments: &[&str]) -> String {
    let output = caldera(arguments);
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn sql(database: &str, change: &str) {
    rusqlite::Connection::open(database).and_then(|open| open.execute_batch(change)).expect("changed");
}

#[cfg(unix)]
#[test]
fn whoever_ends_a_server_that_puts_a_copy_back_is_heard() {
    let folder = Folder::new("ended");
    let (data, copy) = (folder.path("data"), folder.path("copy"));
    let mut serving = Serving::start(program().args(["serve", "--address", "127.0.0.1:0", "--data", &data]));
    assert!(caldera(&["backup", &copy, "--data", &data]).status.success());
    // As `restore` asks, but without waiting for the end.
    std::fs::rename(&copy, folder.0.join("data").join("restore.sqlite")).expect("asked");
    while !serving.later.recv_timeout(Duration::from_secs(20)).expect("it does so").contains("Restoring a copy") {}
    let process = serving.child.id().to_string();
    assert!(Command::new("kill").arg(process).status().expect("a signal").success());
    let mut tries = 0..2000;
    while serving.child.try_wait().expect("it is ours").is_none() {
        assert!(tries.next().is_some(), "it goes on serving");
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(serving.child.wait().expect("it has ended").success(), "in order");
}

#[test]
fn a_port_that_is_taken_is_told_and_plain_caldera_takes_the_next() {
    let folder = Folder::new("port");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let refused = caldera(&["serve", "--address", &address, "--data", &folder.path("data")]);
    let told = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(2), "{told}");
    assert!(told.contains(&address) && told.contains("--address"), "{told}");
    // If somebody else has it already, all the better.
    let _usual = TcpListener::bind("127.0.0.1:4117");
    let serving = Serving::start(program().current_dir(&folder.0));
    assert!(serving.said.contains("4117 is in use"), "{}", serving.said);
    assert!((4118..=4137).contains(&serving.address.port()), "{}", serving.address);
}

#[cfg(target_os = "linux")]
#[test]
fn a_desktop_opens_its_browser_and_one_that_cannot_hinders_nobody() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("browser");
    let opened = folder.0.join("opened");
    let start = |path: &str, display: Option<&str>, data: &str| {
        let mut command = program();
        command.args(["serve", "--open", "--address", "127.0.0.1:0", "--data", &folder.path(data)]);
        Serving::start(command.env("PATH", folder.path(path)).envs(display.map(|display| ("DISPLAY", display))))
    };
    drop(start("no-programs-at-all", Some(":0"), "first"));
    let launcher = folder.0.join("xdg-open");
    // It stays for a while, as a browser does.
    let script = format!("#!/bin/sh\necho \"$1\" > {0}.part && /bin/mv {0}.part {0}\n/bin/sleep 2\n", opened.display());
    std::fs::write(&launcher, script).expect("written");
    std::fs::set_permissions(&launcher, std::fs::Permissions::from_mode(0o755)).expect("a program");
    let serving = start("", None, "second");
    std::thread::sleep(Duration::from_millis(500));
    drop(serving);
    assert!(!opened.exists(), "without a desktop nothing is opened");
    let serving = start("", Some(":0"), "third");
    let mut tries = 0..1000;
    while !opened.exists() {
        assert!(tries.next().is_some(), "no browser was opened");
        std::thread::sleep(Duration::from_millis(10));
    }
    let told = std::fs::read_to_string(&opened).expect("an address");
    assert_eq!(told.trim(), format!("http://{}/", serving.address));
}

#[test]
fn the_operator_lists_bans_and_resets_people() {
    let folder = Folder::new("people");
    let data = folder.path("data");
    let serving = Serving::start(program().args(["serve", "--address", "127.0.0.1:0", "--data", &data]));
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let people = |arguments: &[&str]| {
        let output = caldera(&[&["people"], arguments, &["--data", &data]].concat());
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    runtime.block_on(async {
        let mut ada = Client::new(serving.address);
        ada.post("/api/me", &json!({ "name": "Ada" })).await.expect("a guest");
        let account = json!({ "login": "ada", "password": "lava and ashes" });
        assert_eq!(ada.post("/api/account", &account).await.expect("it answers").status, 200);
        assert!(people(&["list", "AD"]).contains("ada\tAda"));
        let told = people(&["reset", "ada"]);
        let link = told.trim().rsplit_once("/me#recover=").expect("a link").1;
        let wish = json!({ "link": link, "password": "ashes and lava" });
        let mut back = Client::new(serving.address);
        assert_eq!(back.post("/api/recover", &wish).await.expect("it answers").status, 200);
        people(&["ban", "ada"]);
        assert!(people(&["list"]).contains("banned"));
        assert!(people(&["reports"]).contains("Nothing was reported"));
        assert_eq!(caldera(&["people", "ban", "--data", &data]).status.code(), Some(2), "whom?");
        assert_eq!(caldera(&["people", "ban", "nobody", "--data", &data]).status.code(), Some(2));
        people(&["delete", "ada"]);
        assert!(people(&["list"]).contains("former player"));
    });
    let output = caldera(&["people", "ratings", "--data", &data]);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && told.contains("stop it first"), "a server keeps the books: {told}");
    drop(serving);
    assert!(people(&["ratings"]).contains("exactly as they were kept"));
}

/// The operator's commands on a database that lets nobody in but by an encrypted way.
#[test]
fn the_operator_works_on_a_database_by_an_encrypted_way() {
    if testkit::services::Postgres::shared().is_none() {
        return;
    }
    // One of its own: the shared one is crashed by another test.
    let postgres = testkit::services::Postgres::start().expect("it started before");
    let Some((authority, stranger)) = postgres.authorities() else { return };
    let database = postgres.database().expect("a database");
    testkit::services::ask(&database, "CREATE ROLE encrypted SUPERUSER LOGIN").expect("a user");
    let open = database.replace("postgres@127.0.0.1", "encrypted@localhost");
    let encrypted = format!("{open}?sslmode=require");
    let folder = Folder::new("encrypted");
    let run = |arguments: &[&str], store: &str, trusted: &std::path::Path| {
        let mut command = program();
        command.args(arguments).args(["--store", store, "--lang", "en"]).env("SSL_CERT_FILE", trusted);
        command.output().expect("it runs")
    };
    let said = |output: &Output| [&output.stdout[..], &output.stderr].concat();
    let told = |output: Output, status: i32| {
        let said = String::from_utf8(said(&output)).expect("it is text");
        assert_eq!(output.status.code(), Some(status), "{said}");
        said
    };
    assert!(told(run(&["people", "list"], &encrypted, &authority), 2).contains("start a server"), "not our shape yet");
    let mut serve = program();
    serve.args(["serve", "--address", "127.0.0.1:0", "--data", &folder.path("data"), "--store", &encrypted]);
    let serving = Serving::start(serve.env("SSL_CERT_FILE", &authority));
    assert!(told(run(&["people", "list"], &open, &authority), 2).contains("no encryption"), "it must be encrypted");
    assert!(told(run(&["people", "list"], &encrypted, &stranger), 2).contains("certificate"), "by somebody we trust");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut ada = Client::new(serving.address);
        ada.post("/api/me", &json!({ "name": "Ada" })).await.expect("a guest");
        let account = json!({ "login": "ada", "password": "lava and ashes" });
        assert_eq!(ada.post("/api/account", &account).await.expect("it answers").status, 200);
        let chairs = json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }]);
        let wish = json!({ "plan": { "game": "wrath", "table": { "seats": 2 } }, "chairs": chairs });
        let id =
            ada.post("/api/tables", &wish).await.expect("a table").json()["id"].as_str().expect("an id").to_owned();
        let people = |arguments: &[&str]| told(run(&[&["people"], arguments].concat(), &encrypted, &authority), 0);
        assert!(people(&["list", "AD"]).contains("ada\tAda"));
        let link = people(&["reset", "ada"]);
        let link = link.trim().rsplit_once("/me#recover=").expect("a link").1;
        let wish = json!({ "link": link, "password": "ashes and lava" });
        let mut back = Client::new(serving.address);
        assert_eq!(back.post("/api/recover", &wish).await.expect("it answers").status, 200);
        people(&["rename", "ada", "Ana"]);
        assert!(people(&["list"]).contains("ada\tAna"));
        assert!(told(run(&["doctor"], &encrypted, &authority), 0).contains("1 table: all open"));
        told(run(&["archive", &folder.path("archive"), "--days", "0"], &encrypted, &authority), 0);
        people(&["ban", "ada"]);
        let mut tries = 0..400;
        while back.get("/api/me").await.expect("it answers").status == 200 {
            assert!(tries.next().is_some(), "a server hears of it soon");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        people(&["delete", "ada"]);
        let seen = Client::new(serving.address).get(&format!("/api/tables/{id}?as=data")).await.expect("it answers");
        assert_eq!(seen.status, 200);
        assert!(people(&["list"]).contains("former player"));
        told(run(&["people", "ban", "nobody"], &encrypted, &authority), 2);
        told(run(&["people", "settle", "7"], &encrypted, &authority), 2);
        assert!(people(&["reports"]).contains("Nothing was reported"));
    });
}

#[test]
fn a_copy_asked_for_right_after_the_start_is_put_back() {
    let folder = Folder::new("early");
    let (data, copy) = (folder.path("data"), folder.path("copy"));
    drop(Serving::start(program().args(["serve", "--address", "127.0.0.1:0", "--data", &data])));
    assert!(caldera(&["backup", &copy, "--data", &data]).status.success());
    for round in 0..5 {
        // The folder is taken before anybody serves: from then on the server can be asked.
        let mut child = program()
            .args(["serve", "--address", "127.0.0.1:0", "--data", &data])
            .stdout(Stdio::null())
            .spawn()
            .expect("it starts");
        std::thread::sleep(Duration::from_millis(20 * round));
        let restored = caldera(&["restore", &copy, "--data", &data]);
        let told = String::from_utf8_lossy(&restored.stderr).into_owned();
        child.kill().expect("it runs");
        child.wait().expect("it has ended");
        assert!(restored.status.success(), "round {round}: {told}");
    }
}
