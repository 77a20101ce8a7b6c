//! Accounts one can trust: a cookie alone takes none, sessions can be seen and ended, nobody is locked out, and whoever
//! leaves takes their name along.

mod house;

use house::{Folder, Home, config, done, guest, look, open, refused, state, stream};
use serde_json::{Value, json};
use server::{Config, Operator, OperatorFault, Server};
use std::time::Duration;
use testkit::services::Postgres;
use visitor::Client;

fn account(login: &str, password: &str) -> Value {
    json!({ "login": login, "password": password })
}

/// Somebody who comes with a cookie.
fn with_cookie(server: &Server, cookie: &str) -> Client {
    let mut client = Client::new(server.address());
    client.set_cookie(cookie);
    client
}

async fn status(client: &mut Client, path: &str) -> u16 {
    client.get(path).await.expect("it answers").status.as_u16()
}

/// Where a server keeps its data.
struct Data {
    folder: Folder,
    database: Option<String>,
}

impl Data {
    /// A folder, and a database where there is PostgreSQL: what the operator does is tried on both.
    fn each() -> Vec<Data> {
        let database = Postgres::shared().map(|postgres| postgres.database().expect("a database"));
        let all = std::iter::once(None).chain(database.map(Some));
        all.map(|database| Data { folder: Folder::new(), database }).collect()
    }

    async fn serve(&self) -> Server {
        let config = Config { database: self.database.clone(), ..config(&self.folder) };
        Server::start(config).await.expect("it starts")
    }

    /// Lets the operator do something, away from the tasks of the server.
    fn operate<T: Send>(&self, wish: impl FnOnce(&Operator) -> T + Send) -> T {
        let open = || match &self.database {
            Some(address) => Operator::open_database(address),
            None => Operator::open(&self.folder.0),
        };
        std::thread::scope(|scope| {
            let done = scope.spawn(|| wish(&open().expect("also while the server runs")));
            done.join().expect("it ends")
        })
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_that_was_planted_before_opens_no_account() {
    let mut home = Home::new().await;
    let planted = home.ada.cookie().unwrap().to_owned();
    let mut mallory = with_cookie(&home.server, &planted);
    let id = open(&mut home.ada, "wrath", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
    let mut hears = stream(&mallory, &id, None).await;
    done(&mut home.ada, "/api/account", account("ada", "lava and ashes")).await;
    assert_ne!(home.ada.cookie(), Some(planted.as_str()), "a new pass");
    assert_eq!(look(&mut home.ada, "/api/me").await["login"], "ada");
    assert_eq!(status(&mut mallory, "/api/me").await, 401, "the old pass is worthless");
    let ended = tokio::time::timeout(Duration::from_secs(5), async { while hears.next().await.is_some() {} });
    assert!(ended.await.is_ok(), "and its streams end");
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_alone_does_not_change_an_account() {
    let mut home = Home::new().await;
    done(&mut home.ada, "/api/account", account("ada", "lava and ashes")).await;
    let stolen = home.ada.cookie().unwrap().to_owned();
    let mut mallory = with_cookie(&home.server, &stolen);
    refused(&mut mallory, "/api/account", account("mallory", "mine from now on"), 403, "forbidden").await;
    let wrong = json!({ "login": "mallory", "password": "mine from now on", "current": "a wild guess" });
    refused(&mut mallory, "/api/account", wrong, 403, "forbidden").await;
    let right = json!({ "login": "ada.l", "password": "ashes and lava", "current": "lava and ashes" });
    done(&mut home.ada, "/api/account", right).await;
    assert_eq!(status(&mut mallory, "/api/me").await, 401, "the stolen pass is worthless now");
    let mut phone = Client::new(home.server.address());
    refused(&mut phone, "/api/login", account("ada", "lava and ashes"), 400, "asked").await;
    done(&mut phone, "/api/login", account("ada.l", "ashes and lava")).await;
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_seen_and_ended() {
    let mut home = Home::new().await;
    done(&mut home.ada, "/api/account", account("ada", "lava and ashes")).await;
    let mut phone = Client::new(home.server.address());
    let agent = [("user-agent", "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1")];
    let body = account("ada", "lava and ashes");
    let answer = phone.request(hyper::Method::POST, "/api/login", Some(&body), &agent).await.unwrap();
    assert_eq!(answer.status, 200);
    let shown = look(&mut home.ada, "/api/me/sessions").await;
    let devices: Vec<&str> = shown.as_array().unwrap().iter().map(|one| one["device"].as_str().unwrap()).collect();
    assert_eq!(devices, ["–", "Safari · iPhone"]);
    assert_eq!((&shown[0]["present"], &shown[1]["present"]), (&json!(true), &json!(false)));
    done(&mut home.ada, "/api/me/sessions", json!({ "name": shown[1]["name"] })).await;
    assert_eq!(status(&mut phone, "/api/me").await, 401);
    done(&mut phone, "/api/login", body.clone()).await;
    let left = done(&mut home.ada, "/api/me/sessions", json!({})).await;
    assert_eq!(left.as_array().unwrap().len(), 1, "all others");
    assert_eq!((status(&mut phone, "/api/me").await, status(&mut home.ada, "/api/me").await), (401, 200));
    for lang in ["en", "fr"] {
        let page = home.ada.get(&format!("/me?lang={lang}")).await.unwrap();
        let page = String::from_utf8_lossy(&page.body).into_owned();
        for part in ["id=\"sessions\"", "id=\"change\"", "id=\"erase\"", "/api/me/export"] {
            assert!(page.contains(part), "{lang}: {part}");
        }
    }
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_guesses_does_not_lock_the_owner_out() {
    let folder = Folder::new();
    let trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    let server = Server::start(Config { limited: true, trusted_proxies, ..config(&folder) }).await.expect("it starts");
    let mut ada = guest(&server, "Ada").await;
    done(&mut ada, "/api/account", account("ada", "lava and ashes")).await;
    let mut refused = false;
    for number in 0..40 {
        let mut mallory = Client::new(server.address());
        let body = account("ada", &format!("a wild guess {number}"));
        let from = [("x-forwarded-for", "203.0.113.66")];
        let answer = mallory.request(hyper::Method::POST, "/api/login", Some(&body), &from).await.unwrap();
        refused |= answer.status == 429;
        if refused {
            break;
        }
    }
    assert!(refused, "guesses are slowed down");
    let mut owner = Client::new(server.address());
    let from = [("x-forwarded-for", "198.51.100.1")];
    let body = account("ada", "lava and ashes");
    let answer = owner.request(hyper::Method::POST, "/api/login", Some(&body), &from).await.unwrap();
    assert_eq!(answer.status, 200, "the owner comes in from elsewhere");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_from_the_operator_works_once() {
    for data in Data::each() {
        a_link_works_once(&data).await;
    }
}

async fn a_link_works_once(data: &Data) {
    let server = data.serve().await;
    let mut ada = guest(&server, "Ada").await;
    guest(&server, "Bob").await;
    let reset = |who: &str| data.operate(|operator| operator.reset(who));
    assert_eq!(reset("Bob"), Err(OperatorFault::Guest));
    assert_eq!(reset("nobody"), Err(OperatorFault::Unknown));
    done(&mut ada, "/api/account", account("ada", "lava and ashes")).await;
    let link = reset("ada").expect("a link");
    let mut back = Client::new(server.address());
    let wanted = |password: &str| json!({ "link": link, "password": password });
    refused(&mut back, "/api/recover", wanted("short"), 400, "asked").await;
    refused(&mut back, "/api/recover", json!({ "link": "x".repeat(52), "password": "ashes and lava" }), 400, "asked")
        .await;
    done(&mut back, "/api/recover", wanted("ashes and lava")).await;
    assert_eq!(look(&mut back, "/api/me").await["login"], "ada");
    assert_eq!(status(&mut ada, "/api/me").await, 401, "every other device must log in again");
    refused(&mut back, "/api/recover", wanted("once more please"), 400, "asked").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_is_banned_hears_and_does_nothing_any_more() {
    for data in Data::each() {
        a_ban_counts_at_once(&data).await;
    }
}

async fn a_ban_counts_at_once(data: &Data) {
    let server = data.serve().await;
    let (mut ada, mut eve) = (guest(&server, "Ada").await, guest(&server, "Eve").await);
    done(&mut eve, "/api/account", account("eve", "apples and snakes")).await;
    let id = open(&mut ada, "wrath", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
    let mut hears = stream(&eve, &id, None).await;
    data.operate(|operator| operator.ban("eve", true)).unwrap();
    let ended = tokio::time::timeout(Duration::from_secs(10), async { while hears.next().await.is_some() {} });
    assert!(ended.await.is_ok(), "the stream ends");
    assert_eq!(status(&mut eve, "/api/me").await, 401);
    refused(&mut eve, "/api/login", account("eve", "apples and snakes"), 403, "forbidden").await;
    assert!(data.operate(|operator| operator.list("ev", 10)).unwrap()[0].banned.is_some());
    data.operate(|operator| operator.ban("eve", false)).unwrap();
    done(&mut eve, "/api/login", account("eve", "apples and snakes")).await;
    data.operate(|operator| operator.rename("ada", "Augusta")).unwrap_err();
    data.operate(|operator| operator.rename("Ada", "Augusta")).unwrap();
    let mut tries = 0;
    while look(&mut ada, "/api/me").await["name"] != "Augusta" {
        tries += 1;
        assert!(tries < 500, "the server never looks again");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_takes_name_and_words_along_and_games_stay() {
    let mut home = Home::new().await;
    let id = home.together("wrath").await;
    done(&mut home.ada, &format!("/api/tables/{id}/say"), json!({ "text": "my secret" })).await;
    done(&mut home.ada, "/api/account", account("ada", "lava and ashes")).await;
    let export = look(&mut home.ada, "/api/me/export").await;
    assert_eq!((&export["said"][0][1], &export["tables"][0]["id"]), (&json!("my secret"), &json!(id)));
    refused(&mut home.ada, "/api/me/erasure", json!({}), 403, "forbidden").await;
    let leave = json!({ "password": "lava and ashes" });
    assert_eq!(home.ada.post("/api/me/erasure", &leave).await.unwrap().status, 204);
    assert_eq!(status(&mut home.ada, "/api/me").await, 401);
    for restarted in [false, true] {
        if restarted {
            home.ada.set_cookie("caldera=none");
            home = home.restart().await;
        }
        let told = state(&mut home.bob, &id).await;
        assert_eq!(told["chairs"][0]["name"], "former player", "restarted: {restarted}");
        assert!(!told.to_string().contains("Ada") && !told.to_string().contains("my secret"), "{told}");
        assert!(!look(&mut home.bob, "/api/me/tables").await.to_string().contains("Ada"));
    }
    let mut again = Client::new(home.server.address());
    refused(&mut again, "/api/login", account("ada", "lava and ashes"), 400, "asked").await;
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_reported_and_kept_away() {
    for data in Data::each() {
        reports_and_blocks_are_kept(&data).await;
    }
}

async fn reports_and_blocks_are_kept(data: &Data) {
    let server = data.serve().await;
    let (mut ada, mut eve) = (guest(&server, "Ada").await, guest(&server, "Eve").await);
    let id = open(&mut ada, "wrath", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
    let said = done(&mut eve, &format!("/api/tables/{id}/say"), json!({ "text": "something ugly" })).await;
    let eve_is = look(&mut eve, "/api/me").await["id"].clone();
    let report = |line: &Value, reason: &str| json!({ "person": eve_is, "table": id, "line": line, "reason": reason });
    refused(&mut ada, "/api/reports", report(&json!(1), "she said it"), 400, "asked").await;
    refused(&mut ada, "/api/reports", report(&said["seq"], " "), 400, "asked").await;
    assert_eq!(ada.post("/api/reports", &report(&said["seq"], "ugly words")).await.unwrap().status, 204);
    let reports = data.operate(Operator::reports).unwrap();
    assert_eq!(reports.len(), 1);
    assert_eq!((reports[0].said.as_deref(), reports[0].reason.as_str()), (Some("something ugly"), "ugly words"));
    data.operate(|operator| operator.settle(reports[0].number)).unwrap();
    assert_eq!(data.operate(Operator::reports).unwrap(), []);
    done(&mut ada, "/api/me/blocked", json!({ "person": eve_is, "blocked": true })).await;
    refused(&mut eve, &format!("/api/tables/{id}/say"), json!({ "text": "again" }), 403, "forbidden").await;
    refused(&mut eve, &format!("/api/tables/{id}/sit"), json!({}), 403, "forbidden").await;
    done(&mut ada, "/api/me/blocked", json!({ "person": eve_is, "blocked": false })).await;
    done(&mut eve, &format!("/api/tables/{id}/sit"), json!({})).await;
    // The host's own means: a spectator sent away does not come back, and a table may be hushed.
    let mut zoe = guest(&server, "Zoe").await;
    let zoe_is = look(&mut zoe, "/api/me").await["id"].clone();
    done(&mut ada, &format!("/api/tables/{id}/talk"), json!({ "allowed": false })).await;
    refused(&mut zoe, &format!("/api/tables/{id}/say"), json!({ "text": "hello" }), 403, "forbidden").await;
    done(&mut ada, &format!("/api/tables/{id}/remove"), json!({ "person": zoe_is })).await;
    assert_eq!(status(&mut zoe, &format!("/api/tables/{id}")).await, 403);
    // Whoever is deleted by the operator is nobody any more.
    data.operate(|operator| operator.delete("Zoe", "former player")).unwrap();
    assert_eq!(data.operate(|operator| operator.list("Zoe", 10)).unwrap(), []);
    server.stop().await;
}
