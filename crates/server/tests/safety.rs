//! Bad input, foreign pages, guessed names, a full disk, a locked database: clear errors, nothing lost.

mod house;

use cookie::{Cookie, SameSite};
use house::{Folder, done, exchange, guest, look, move_once, open, raw, refused, serve, state};
use hyper::Method;
use serde_json::json;
use server::{RestoreFault, Server, StartFault, StoreFault};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use visitor::Client;

fn alone_with_bo() -> serde_json::Value {
    json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }])
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_get_clear_answers() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut nobody = Client::new(server.address());
    refused(
        &mut nobody,
        "/api/tables",
        json!({ "plan": { "game": "wrath", "table": { "seats": 2 } }, "chairs": [] }),
        401,
        "nobody",
    )
    .await;
    refused(&mut nobody, "/api/me", json!({ "name": " \u{7} " }), 400, "asked").await;
    refused(&mut nobody, "/api/me", json!({ "name": "x".repeat(41) }), 400, "asked").await;
    refused(&mut nobody, "/api/me", json!({ "name": "x", "admin": true }), 400, "asked").await;
    refused(&mut nobody, "/api/me", json!({ "name": "x".repeat(40_000) }), 400, "asked").await;
    let mut ada = guest(&server, "Ada").await;
    let plan = |game: &str, seats: u8| json!({ "game": game, "table": { "seats": seats } });
    let me = json!({ "kind": "me" });
    refused(&mut ada, "/api/tables", json!({ "plan": plan("chess", 2), "chairs": [me, me] }), 400, "asked").await;
    refused(&mut ada, "/api/tables", json!({ "plan": plan("wrath", 2), "chairs": [me, me] }), 400, "asked").await;
    refused(&mut ada, "/api/tables", json!({ "plan": plan("wrath", 2), "chairs": [me] }), 400, "asked").await;
    let nine: Vec<_> = (0..9).map(|_| json!({ "kind": "anyone" })).collect();
    refused(&mut ada, "/api/tables", json!({ "plan": plan("wrath", 9), "chairs": nine }), 422, "refused").await;
    for path in ["/t/aaaaaaaaaaaaaaaaaaaa", "/t/x", "/t/../etc", "/book/chess", "/web/1/../../Cargo.toml", "/nowhere"] {
        assert_eq!(ada.get(path).await.unwrap().status, 404, "{path}");
    }
    assert_eq!(ada.get("/api/tables/aaaaaaaaaaaaaaaaaaaa").await.unwrap().json()["error"], "missing");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn foreign_pages_and_forged_passes_get_nothing() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    let body = json!({ "name": "Mallory" });
    let foreign = [("origin", "http://evil.example"), ("content-type", "application/json")];
    let answer = ada.request(Method::PUT, "/api/me", Some(&body), &foreign[..1]).await.unwrap();
    assert_eq!(answer.status, 403);
    let plain = ada.request(Method::POST, "/api/me", None, &[("content-type", "text/plain")]).await.unwrap();
    assert_eq!(plain.status, 400, "a form of another page cannot speak JSON");
    assert_eq!(look(&mut ada, "/api/me").await["name"], "Ada");
    let good = ada.cookie().unwrap().to_owned();
    let mut forged = Client::new(server.address());
    for cookie in ["caldera=", "caldera=x.y", &format!("{}a", &good[..good.len() - 1]), &good[..40]] {
        forged.set_cookie(cookie);
        if cookie != good {
            assert_eq!(forged.get("/api/me").await.unwrap().status, 401, "{cookie}");
        }
    }
    ada.post("/api/logout", &json!({})).await.unwrap();
    forged.set_cookie(&good);
    assert_eq!(forged.get("/api/me").await.unwrap().status, 401, "a revoked pass is worthless");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_carries_games_across_devices() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    let id = open(&mut ada, "wrath", alone_with_bo()).await;
    refused(&mut ada, "/api/account", json!({ "login": "ada", "password": "short" }), 400, "asked").await;
    let account = json!({ "login": "Ada.L", "password": "a long password" });
    done(&mut ada, "/api/account", account.clone()).await;
    let mut bob = guest(&server, "Bob").await;
    refused(&mut bob, "/api/account", account.clone(), 400, "asked").await;
    let mut phone = Client::new(server.address());
    refused(&mut phone, "/api/login", json!({ "login": "ada.l", "password": "a wrong password" }), 400, "asked").await;
    refused(&mut phone, "/api/login", json!({ "login": "nobody", "password": "a wrong password" }), 400, "asked").await;
    let before = phone.cookie().map(str::to_owned);
    done(&mut phone, "/api/login", account).await;
    assert_ne!(phone.cookie().map(str::to_owned), before, "a login makes a fresh pass");
    assert_eq!(look(&mut phone, "/api/me/tables").await[0]["id"], id.as_str());
    assert_eq!(look(&mut phone, "/api/me/turns").await, json!([id]));
    assert!(move_once(&mut phone, &id, 0).await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_wears_its_headers() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let stream = TcpStream::connect(server.address()).await.unwrap();
    for path in ["/", "/api", "/healthz", "/nowhere", "/book/wrath"] {
        let text = raw(&server, path).await;
        assert!(text.contains("content-security-policy: default-src 'none'; script-src 'self'"), "{path}: {text}");
        assert!(text.contains("x-content-type-options: nosniff"), "{path}");
        assert!(!text.contains("unsafe-inline"), "{path}");
    }
    // What only a page or a worker obeys is not sent along with every file of a page.
    let home = raw(&server, "/").await;
    let script = home.split('"').find(|one| one.starts_with("/web/") && one.ends_with(".js")).expect("a script");
    let worker = format!("{}/line-worker.js", script.rsplit_once('/').unwrap().0);
    for (path, obeys) in [(script, false), (&worker, true), ("/web/nowhere.js", true)] {
        let text = raw(&server, path).await;
        assert_eq!(text.contains("content-security-policy"), obeys, "{path}: {text}");
        assert!(text.contains("x-content-type-options: nosniff"), "{path}");
    }
    drop(stream);
    let metrics = raw(&server, "/metrics").await;
    assert!(metrics.contains("caldera_requests_total"), "{metrics}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_for_this_site_alone_and_a_pass_for_no_script() {
    for secure in [false, true] {
        let folder = Folder::new();
        let mut config = house::config(&folder);
        config.secure = secure;
        let server = Server::start(config).await.expect("it starts");
        let body = json!({ "name": "Ada" }).to_string();
        let head = "POST /api/me HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-type: application/json";
        let arrived = exchange(&server, &format!("{head}\r\ncontent-length: {}\r\n\r\n{body}", body.len())).await;
        for (told, name, http_only) in [(arrived, "caldera", true), (raw(&server, "/?lang=fr").await, "lang", false)] {
            let set = told.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
            let set = Cookie::parse(set).expect("one that can be read");
            assert_eq!((set.name(), set.path(), set.domain()), (name, Some("/"), None));
            assert_eq!((set.same_site(), set.http_only().unwrap_or(false)), (Some(SameSite::Lax), http_only), "{name}");
            assert_eq!(set.secure().unwrap_or(false), secure, "{name}");
            assert_eq!(set.max_age().map(cookie::time::Duration::whole_days), Some(365), "{name}");
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_acknowledges_nothing_and_loses_nothing() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    let id = open(&mut ada, "wrath", alone_with_bo()).await;
    assert!(move_once(&mut ada, &id, 0).await);
    let before = state(&mut ada, &id).await;
    let other = rusqlite::Connection::open(folder.0.join("caldera.sqlite")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let game = &before["game"];
    let body = json!({ "seat": game["seat"], "number": game["number"], "action": game["actions"][0], "key": "again" });
    let act = format!("/api/tables/{id}/act");
    refused(&mut ada, &act, body.clone(), 503, "store").await;
    assert_eq!(ada.get("/readyz").await.unwrap().status, 503);
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(state(&mut ada, &id).await["game"], before["game"], "as if it had never been asked");
    let answer = done(&mut ada, &act, body).await;
    assert_eq!(answer["repeated"], false, "the same request is carried out now");
    assert_eq!(ada.get("/readyz").await.unwrap().status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_acknowledges_nothing_and_loses_nothing() {
    let folder = Folder::new();
    serve(&folder).await.stop().await;
    let empty = rusqlite::Connection::open(folder.0.join("caldera.sqlite")).unwrap();
    let pages: u32 = empty.query_row("PRAGMA page_count", [], |row| row.get(0)).unwrap();
    drop(empty);
    let mut small = house::config(&folder);
    small.most_pages = Some(pages + 10);
    let server = Server::start(small).await.expect("it starts");
    let mut ada = guest(&server, "Ada").await;
    let id = open(&mut ada, "wrath", alone_with_bo()).await;
    // Words take most of the room, so that even a short game meets the end of it.
    let say = format!("/api/tables/{id}/say");
    for _ in 0..30 {
        done(&mut ada, &say, json!({ "text": "lava ".repeat(80) })).await;
    }
    let mut acknowledged = 0;
    let mut full = false;
    for pick in 0..4000 {
        let now = state(&mut ada, &id).await;
        let Some(actions) = now["game"]["actions"].as_array().filter(|actions| !actions.is_empty()) else { break };
        let action = &actions[pick % actions.len()];
        let body = json!({ "seat": now["game"]["seat"], "number": now["game"]["number"], "action": action });
        let answer = ada.post(&format!("/api/tables/{id}/act"), &body).await.unwrap();
        if answer.status == 503 {
            assert!(answer.json()["text"].as_str().unwrap().contains("disk is full"), "{}", answer.json());
            full = true;
            break;
        }
        acknowledged += 1;
    }
    assert!(full, "the disk was never full in {acknowledged} actions");
    for _ in 0..10 {
        assert_eq!(ada.get("/readyz").await.unwrap().status, 503, "a full disk is never well");
    }
    assert_eq!(state(&mut ada, &id).await["game"]["number"], acknowledged);
    let cookie = ada.cookie().unwrap().to_owned();
    server.stop().await;
    let server = serve(&folder).await;
    let mut back = Client::new(server.address());
    back.set_cookie(&cookie);
    assert_eq!(state(&mut back, &id).await["game"]["number"], acknowledged);
    assert!(move_once(&mut back, &id, 0).await, "play goes on when there is room again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_ends_while_it_is_asked_leaves_the_copy_to_whoever_asked() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    let id = open(&mut ada, "wrath", alone_with_bo()).await;
    let copy = folder.0.join("copy");
    server::copy_database(&folder.0, &copy).expect("a copy while the server runs");
    assert!(move_once(&mut ada, &id, 0).await);
    let cookie = ada.cookie().unwrap().to_owned();
    let (from, to) = (copy, folder.0.clone());
    let asked = tokio::task::spawn_blocking(move || server::ask_restore(&from, &to));
    while server::restore_asked(&folder.0).is_none() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    server.stop().await;
    asked.await.unwrap().expect("put back without a server");
    assert!(server::restore_asked(&folder.0).is_none(), "nothing is left to be asked");
    let server = serve(&folder).await;
    let mut back = Client::new(server.address());
    back.set_cookie(&cookie);
    assert_eq!(state(&mut back, &id).await["game"]["number"], 0, "as at the time of the copy");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_never_share_a_folder_and_a_copy_can_be_restored() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    let id = open(&mut ada, "wrath", alone_with_bo()).await;
    assert!(move_once(&mut ada, &id, 0).await);
    let second = Server::start(house::config(&folder)).await;
    assert!(matches!(second, Err(StartFault::Store(StoreFault::Locked))));
    let copy = folder.0.join("copy");
    server::copy_database(&folder.0, &copy).expect("a copy while the server runs");
    let locked = Err(RestoreFault::Store(StoreFault::Locked));
    assert_eq!(server::restore_database(&copy, &folder.0, Duration::ZERO), locked, "not under a running server");
    let then = state(&mut ada, &id).await;
    assert!(move_once(&mut ada, &id, 0).await);
    let cookie = ada.cookie().unwrap().to_owned();
    server.stop().await;
    server::restore_database(&copy, &folder.0, Duration::from_secs(2)).expect("restored");
    let server = serve(&folder).await;
    let mut back = Client::new(server.address());
    back.set_cookie(&cookie);
    assert_eq!(state(&mut back, &id).await["game"], then["game"], "as at the time of the copy");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn https_is_for_ever_and_a_request_names_one_host() {
    for secure in [false, true] {
        let folder = Folder::new();
        let mut config = house::config(&folder);
        config.secure = secure;
        let server = Server::start(config).await.expect("it starts");
        assert_eq!(raw(&server, "/").await.contains("strict-transport-security: max-age=31536000"), secure);
        let two = "GET / HTTP/1.1\r\nhost: here\r\nhost: there\r\nconnection: close\r\n\r\n";
        let told = exchange(&server, two).await;
        assert!(told.starts_with("HTTP/1.1 400 "), "{told}");
        server.stop().await;
    }
}

/// A proxy in front of us may read such a head otherwise than we do, and take the rest for another visitor's request.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_feed_alone_ends_no_line_of_a_head() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let more = "GET /healthz HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n";
    for (lang, words) in [("en", "end in CR LF"), ("fr", "se terminent par CR LF")] {
        for head in [
            format!("GET /api/games?lang={lang} HTTP/1.1\nhost: here\r\n\r\n"),
            format!("GET /api/games?lang={lang} HTTP/1.1\r\nhost: here\nx: y\r\n\r\n"),
            format!("GET /api/games?lang={lang} HTTP/1.1\r\nhost: here\r\n\n"),
        ] {
            let told = exchange(&server, &format!("{head}{more}")).await;
            assert!(told.starts_with("HTTP/1.1 400 ") && told.contains(words), "{head:?}: {told}");
            assert_eq!(told.matches("HTTP/1.1 ").count(), 1, "nothing is answered after it: {told}");
        }
    }
    let body = "{\n\"name\":\n\"Ada\"\n}\n";
    let post = format!(
        "POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: {}",
        body.len()
    );
    let told = exchange(&server, &format!("{post}\r\n\r\n{body}{more}")).await;
    assert!(
        told.starts_with("HTTP/1.1 200 ") && told.matches("HTTP/1.1 200 ").count() == 2,
        "a body may hold them: {told}"
    );
    // After a body in chunks nobody but hyper knows where the next head begins: the connection ends with it.
    let chunks = "POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ntransfer-encoding: chunked";
    let told = exchange(&server, &format!("{chunks}\r\n\r\ne\r\n{{\"name\":\"Bob\"}}\r\n0\r\n\r\n{more}")).await;
    assert!(told.starts_with("HTTP/1.1 200 ") && told.matches("HTTP/1.1 200 ").count() == 1, "{told}");
    server.stop().await;
}

/// What somebody asks whose connection was taken, but not read, when the server was told to end, is answered; a connection that
/// asks nothing holds up the end for a moment only.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_connected_before_the_end_is_answered() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut late = TcpStream::connect(server.address()).await.unwrap();
    let silent = TcpStream::connect(server.address()).await.unwrap();
    // Connections are taken in the order in which they come: these two are taken when a third one is answered.
    assert!(raw(&server, "/healthz").await.starts_with("HTTP/1.1 200 "));
    let began = Instant::now();
    let ending = tokio::spawn(server.stop());
    tokio::time::sleep(Duration::from_millis(300)).await;
    late.write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await.unwrap();
    let mut told = String::new();
    late.read_to_string(&mut told).await.unwrap();
    assert!(told.starts_with("HTTP/1.1 200 "), "{told:?}");
    ending.await.unwrap();
    assert!(began.elapsed() < Duration::from_secs(4), "the silent one was waited for {:?}", began.elapsed());
    drop(silent);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_on_the_machine_reads_the_data() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &std::path::Path| path.metadata().expect("it is there").permissions().mode() & 0o777;
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    open(&mut ada, "wrath", alone_with_bo()).await;
    server::copy_database(&folder.0, &folder.0.join("copy")).expect("a copy");
    assert_eq!(mode(&folder.0), 0o700);
    for entry in std::fs::read_dir(&folder.0).unwrap().flatten() {
        assert_eq!(mode(&entry.path()), 0o600, "{}", entry.path().display());
    }
    server.stop().await;
}

/// Overwrites the first page of a tree of the database. The server that has just stopped may still be looking through its
/// tables: the file is taken as soon as it is free.
fn damage(folder: &Folder, tree: &str) {
    let path = folder.0.join("caldera.sqlite");
    let open = rusqlite::Connection::open(&path).unwrap();
    let mut tries = 0;
    while let Err(busy) = open.pragma_update(None, "journal_mode", "delete") {
        tries += 1;
        assert!(tries < 500, "{busy}");
        std::thread::sleep(Duration::from_millis(20));
    }
    let page: u32 =
        open.query_row("SELECT rootpage FROM sqlite_schema WHERE name = ?1", [tree], |row| row.get(0)).unwrap();
    drop(open);
    let mut bytes = std::fs::read(&path).unwrap();
    let start = (page as usize - 1) * 4096;
    bytes[start..start + 4096].fill(0xff);
    std::fs::write(&path, bytes).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_database_is_noticed_and_its_tables_are_named() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    let id = open(&mut ada, "wrath", alone_with_bo()).await;
    server.stop().await;
    damage(&folder, "entry");
    let server = serve(&folder).await;
    let mut told = String::new();
    for _ in 0..200 {
        let answer = Client::new(server.address()).get("/readyz").await.unwrap();
        told = String::from_utf8_lossy(&answer.body).into_owned();
        if answer.status == 503 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(told.starts_with("damaged") && told.contains(&id), "{told}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_stands_for_one_wish_and_faults_repeat_little() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    let id = open(&mut ada, "wrath", alone_with_bo()).await;
    let say = format!("/api/tables/{id}/say");
    let wish = |text: &str| json!({ "text": text, "key": "one" });
    let first = done(&mut ada, &say, wish("hello")).await;
    let again = done(&mut ada, &say, wish("hello")).await;
    assert_eq!((&again["seq"], &again["repeated"]), (&first["seq"], &json!(true)));
    refused(&mut ada, &say, wish("something else"), 400, "asked").await;
    let seat = state(&mut ada, &id).await["game"]["seat"].clone();
    let long = "x".repeat(20_000);
    let act = json!({ "seat": seat, "number": 0, "action": long });
    let unknown = json!({ "text": "hello", long.clone(): 1 });
    for (path, body) in [(format!("/api/tables/{id}/act"), act), (say, unknown)] {
        let told = ada.post(&path, &body).await.unwrap();
        assert!(told.status.is_client_error() && told.body.len() < 2_000, "{path}: {} bytes", told.body.len());
    }
    server.stop().await;
}
