//! The same start for all, through the API: equal starts, closed seals, and a comparison that anybody can check.

mod house;

use house::{Folder, Home, config, crowd, done, guest, look, open, refused, state};
use kernel::record::Entry;
use kernel::{Record, Seat};
use serde_json::{Value, json};
use server::{Config, Server};
use std::collections::BTreeMap;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use visitor::Client;

const DAY: i64 = 86_400_000;

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64
}

fn wish(game: &str, seats: u8, people: u8) -> Value {
    json!({ "name": "Sunday start", "plan": { "game": game, "table": { "seats": seats } }, "people": people,
        "level": "newcomer", "closes": now() + DAY, "listed": true })
}

/// Opens a duplicate; its address.
async fn opened(client: &mut Client, wish: Value) -> String {
    let opened = done(client, "/api/duplicates", wish).await;
    format!("/api/duplicates/{}", opened["id"].as_str().unwrap())
}

/// Enters; the table.
async fn enter(client: &mut Client, path: &str) -> String {
    done(client, &format!("{path}/enter"), json!({})).await["mine"].as_str().unwrap().to_owned()
}

/// Whatever somebody was answered, as text.
async fn told(client: &mut Client, path: &str) -> (u16, String) {
    let answer = client.get(path).await.unwrap();
    (answer.status.into(), String::from_utf8_lossy(&answer.body).into_owned())
}

/// Plays a table to its end: `choose` says which of so many actions is taken at the n-th decision. Everything that was told.
async fn play(client: &mut Client, table: &str, choose: impl Fn(usize, usize) -> usize) -> String {
    let (mut all, mut decided) = (String::new(), 0);
    for _ in 0..40_000 {
        let now = state(client, table).await;
        all.push_str(&now.to_string());
        if now["phase"] != "playing" {
            return all;
        }
        let actions = now["game"]["actions"].as_array().unwrap();
        if actions.is_empty() {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        }
        let action = &actions[choose(decided, actions.len())];
        let act = json!({ "seat": now["game"]["seat"], "number": now["game"]["number"], "action": action });
        let answer = client.post(&format!("/api/tables/{table}/act"), &act).await.unwrap();
        all.push_str(&String::from_utf8_lossy(&answer.body));
        decided += usize::from(answer.status == 200);
    }
    panic!("{table} does not end");
}

/// What each seat did, in its own order: those who decide at the same time may be written down in any.
fn by_seat(record: &Record) -> BTreeMap<Seat, Vec<String>> {
    let mut all: BTreeMap<Seat, Vec<String>> = BTreeMap::new();
    for entry in &record.entries {
        let Entry::Act(act) = entry else { panic!("nothing is taken back here") };
        all.entry(act.seat).or_default().push(act.action.clone());
    }
    all
}

async fn record(client: &mut Client, table: &str) -> Record {
    let (status, text) = told(client, &format!("/api/tables/{table}/record")).await;
    assert_eq!(status, 200, "{text}");
    Record::from_text(&text).unwrap()
}

/// Every way to look at a table.
fn ways(table: &str) -> Vec<String> {
    let parts = [
        "",
        "?as=data",
        "?seat=0",
        "/stream",
        "/replay",
        "/replay?n=0&seat=1",
        "/story",
        "/record",
        "/verify",
        "/analysis",
        "/edition",
    ];
    let api = parts.iter().map(|part| format!("/api/tables/{table}{part}"));
    let pages = ["", "/replay", "/look", "/picture.png"].iter().map(|part| format!("/t/{table}{part}"));
    api.chain(pages).collect()
}

/// Ada and Bob decide alike, Cy otherwise; Di gives up and Eve does not finish; Fay only looks.
async fn compared(config: impl Fn() -> Config, game: &str, seats: u8) {
    let server = Server::start(config()).await.unwrap();
    let mut people = Vec::new();
    for name in ["Ada", "Bob", "Cy", "Di", "Eve", "Fay"] {
        people.push(guest(&server, name).await);
    }
    let path = opened(&mut people[0], wish(game, seats, 1)).await;
    let mut tables = Vec::new();
    for person in &mut people[..5] {
        tables.push(enter(person, &path).await);
    }
    assert_eq!(enter(&mut people[0], &path).await, tables[0], "everybody enters once");
    let mut heard = String::new();
    for (who, step) in [(0, 5), (1, 5), (2, 3)] {
        heard += &play(&mut people[who], &tables[who], |decided, many| decided * step % many).await;
        assert_eq!(state(&mut people[who], &tables[who]).await["phase"], "sealed");
    }
    done(&mut people[3], &format!("/api/tables/{}/resign", tables[3]), json!({})).await;
    closed_before(&mut people, &path, &tables, &mut heard).await;

    let cookies: Vec<String> = people.iter().map(|person| person.cookie().unwrap().to_owned()).collect();
    server.stop().await;
    let mut later = config();
    later.trial.clock_ahead_ms = 2 * DAY;
    let server = Server::start(later).await.unwrap();
    let mut people: Vec<Client> = cookies.iter().map(|cookie| crowd::coming_with(&server, Some(cookie))).collect();
    open_after(&mut people, &path, &tables, &heard).await;
    server.stop().await;
}

/// Before the closing nobody sees another's table, and nobody the secret.
async fn closed_before(people: &mut [Client], path: &str, tables: &[String], heard: &mut String) {
    let commitment = state(&mut people[0], &tables[0]).await["seal"]["commitment"].clone();
    for (who, table) in tables.iter().enumerate() {
        assert_eq!(state(&mut people[who], table).await["seal"]["commitment"], commitment, "one seal for all");
        // A neighbour who has finished, too, and somebody who only looks.
        for other in [(who + 1) % 5, 5] {
            for way in ways(table) {
                let (status, text) = told(&mut people[other], &way).await;
                assert!(matches!(status, 403 | 404), "{way}: {status} {text}");
                heard.push_str(&text);
            }
            let saying = json!({ "text": "hello" });
            refused(&mut people[other], &format!("/api/tables/{table}/say"), saying, 403, "forbidden").await;
        }
    }
    // Whoever has finished does not get at the secret either.
    for part in ["record", "verify", "analysis"] {
        let (status, text) = told(&mut people[0], &format!("/api/tables/{}/{part}", tables[0])).await;
        assert_eq!(status, 403, "{part}: {text}");
    }
    let mine = format!("/api/tables/{}", tables[0]);
    for (wish, body) in [
        ("what-if", json!({ "n": 0, "chairs": [{ "kind": "me" }] })),
        ("again", json!({})),
        ("undo", json!({ "seat": 0 })),
    ] {
        refused(&mut people[0], &format!("{mine}/{wish}"), body, 403, "forbidden").await;
    }
    // Nor does whoever still plays, alone as they are, try out what would follow.
    let running = format!("/api/tables/{}", tables[3]);
    let on = json!({ "n": 0, "chairs": [{ "kind": "me" }] });
    refused(&mut people[3], &format!("{running}/what-if"), on, 403, "forbidden").await;
    let ways = json!({ "one": { "n": 0 }, "other": { "n": 0 } });
    refused(&mut people[3], &format!("{running}/comparisons"), ways, 403, "forbidden").await;
    assert_eq!(told(&mut people[3], &format!("{running}/decisions?after=0")).await.0, 403);
    let export = told(&mut people[0], "/api/me/export").await.1;
    heard.push_str(&export);
    // Who has finished compares; who has not sees that others have, and nothing of how.
    let done_with = look(&mut people[0], path).await;
    let states: Vec<&str> =
        done_with["entries"].as_array().unwrap().iter().map(|one| one["state"].as_str().unwrap()).collect();
    assert_eq!(states, ["finished", "finished", "finished", "playing", "unfinished"]);
    assert_eq!((&done_with["closed"], &done_with["opened"]), (&json!(false), &json!(null)));
    for other in [4, 5] {
        let shown = look(&mut people[other], path).await;
        assert!(
            shown["entries"].as_array().unwrap().iter().all(|one| one["result"].is_null() && one["rank"].is_null())
        );
        for table in tables.iter().filter(|table| shown["mine"] != ***table) {
            assert!(!shown.to_string().contains(table.as_str()), "another's table is not named");
        }
    }
    for person in people.iter_mut().take(5) {
        let me = look(person, "/api/me").await["id"].as_str().unwrap().to_owned();
        let games = look(person, &format!("/api/people/{me}/games")).await;
        assert_eq!(games["games"], json!([]), "no history tells it before");
    }
    for lang in ["en", "fr"] {
        for (who, page) in
            [(0, "/duplicates"), (5, "/duplicates"), (0, &path["/api".len()..]), (5, &path["/api".len()..])]
        {
            let (status, text) = told(&mut people[who], &format!("{page}?lang={lang}")).await;
            assert!(status == 200 && text.contains("Sunday start"), "{text}");
            heard.push_str(&text);
        }
    }
}

/// After the closing everybody sees everything, and can check that all had the same start.
async fn open_after(people: &mut [Client], path: &str, tables: &[String], heard: &str) {
    let shown = look(&mut people[5], path).await;
    let secret = shown["opened"].as_str().expect("it is open").to_owned();
    assert_eq!(
        kernel::Seal::from_hex(&secret).unwrap().commitment().to_string(),
        shown["commitment"].as_str().unwrap()
    );
    assert!(!heard.contains(&secret), "nobody was told the secret before");
    let entries = shown["entries"].as_array().unwrap();
    let named = |name: &str| entries.iter().find(|one| one["people"][0]["name"] == name).unwrap();
    assert_eq!(named("Ada")["result"], named("Bob")["result"], "who decides alike comes out alike");
    assert_eq!(named("Ada")["rank"], named("Bob")["rank"]);
    assert_eq!(
        entries.iter().map(|one| one["state"] == "finished").collect::<Vec<_>>(),
        [true, true, true, false, false]
    );
    assert_eq!(
        entries.iter().filter(|one| one["rank"].is_null()).count(),
        2,
        "who has not finished comes last, without a rank"
    );
    assert!(entries.iter().all(|one| one["table"].is_string()));
    let mut records = Vec::new();
    for (who, table) in tables.iter().enumerate() {
        let now = state(&mut people[5], table).await;
        assert_eq!(now["phase"], if who < 3 { "over" } else { "stopped" });
        assert_eq!(now["seal"]["opened"], json!(secret));
        let proved = look(&mut people[5], &format!("/api/tables/{table}/verify")).await;
        assert_eq!(proved["commitment"], shown["commitment"]);
        records.push(record(&mut people[5], table).await);
    }
    let (first, second, third) = (&records[0], &records[1], &records[2]);
    assert!(
        records.iter().all(|one| (&one.header, &one.start) == (&first.header, &first.start)),
        "the same start for all"
    );
    assert_eq!(
        (by_seat(first), &first.end),
        (by_seat(second), &second.end),
        "equal decisions, equal bots, equal games"
    );
    assert_ne!(by_seat(first), by_seat(third), "other decisions make another game");
    refused(&mut people[5], &format!("{path}/enter"), json!({}), 400, "asked").await;
    // Somebody leaves the server: the comparison of the others stays whole.
    done_quietly(&mut people[1], "/api/me/erasure").await;
    let after = look(&mut people[5], path).await;
    let without = |shown: &Value| {
        // Equals stand in the order of their names.
        let mut results: Vec<String> =
            shown["entries"].as_array().unwrap().iter().map(|one| one["result"].to_string()).collect();
        results.sort();
        results
    };
    assert_eq!(without(&after), without(&shown));
    assert!(!after.to_string().contains("Bob"), "{after}");
    entered_in_histories(people, tables).await;
    for lang in ["en", "fr"] {
        let (_, page) = told(&mut people[5], &format!("{}?lang={lang}", &path["/api".len()..])).await;
        assert!(page.contains(&secret) && page.contains(&format!("/api/tables/{}/record", tables[0])), "{page}");
    }
}

/// A request without an answer to read.
async fn done_quietly(client: &mut Client, path: &str) {
    let answer = client.post(path, &json!({})).await.unwrap();
    assert_eq!(answer.status, 204, "{path}");
}

/// What was played is in the histories now, and rated nobody.
async fn entered_in_histories(people: &mut [Client], tables: &[String]) {
    let me = look(&mut people[0], "/api/me").await["id"].as_str().unwrap().to_owned();
    for _ in 0..200 {
        let games = look(&mut people[0], &format!("/api/people/{me}/games")).await;
        if games["games"].as_array().unwrap().len() == 1 {
            let ratings = look(&mut people[5], &format!("/api/tables/{}/ratings", tables[0])).await;
            assert!(ratings["changes"].as_array().unwrap().iter().all(Value::is_null), "{ratings}");
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the game is in no history");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_decides_in_turn_is_compared() {
    let folder = Folder::new();
    compared(|| config(&folder), "sapiens", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_decides_at_the_same_time_is_compared() {
    let folder = Folder::new();
    compared(|| config(&folder), "trex", 3).await;
}

/// A duplicate whose time runs out while the server runs: at a table that somebody looks at, and at one that nobody does.
async fn closes_by_itself(config: Config) {
    let server = Server::start(config).await.unwrap();
    let (mut ada, mut bob, mut eve) =
        (guest(&server, "Ada").await, guest(&server, "Bob").await, guest(&server, "Eve").await);
    let mut short = wish("trex", 2, 1);
    short["closes"] = json!(now() + 20_000);
    let path = opened(&mut ada, short).await;
    let tables = [enter(&mut ada, &path).await, enter(&mut bob, &path).await];
    assert_eq!(enter(&mut ada, &path).await, tables[0], "everybody enters once");
    done(&mut ada, &format!("/api/tables/{}/resign", tables[0]), json!({})).await;
    assert_eq!(state(&mut ada, &tables[0]).await["phase"], "sealed");
    let (status, text) = told(&mut eve, &format!("/api/tables/{}?as=data", tables[1])).await;
    assert_eq!(status, 403, "{text}");
    for _ in 0..600 {
        if look(&mut eve, &path).await["closed"] == true {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let shown = look(&mut eve, &path).await;
    assert_eq!(shown["opened"].as_str().map(str::len), Some(64), "{shown}");
    assert!(shown["entries"].as_array().unwrap().iter().all(|one| one["state"] == "unfinished"), "{shown}");
    for table in &tables {
        let now = state(&mut eve, table).await;
        assert_eq!((&now["phase"], &now["seal"]["opened"]), (&json!("stopped"), &shown["opened"]));
    }
    refused(&mut eve, &format!("{path}/enter"), json!({}), 400, "asked").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duplicate_closes_while_the_server_runs() {
    let folder = Folder::new();
    closes_by_itself(config(&folder)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duplicate_closes_on_a_database() {
    let Some(postgres) = testkit::services::Postgres::shared() else { return };
    let (database, folder) = (postgres.database().unwrap(), Folder::new());
    closes_by_itself(Config { database: Some(database), ..config(&folder) }).await;
}

/// A team gathers at the table of whoever enters; nobody plays in two.
#[tokio::test(flavor = "multi_thread")]
async fn a_team_enters_together() {
    let mut home = Home::new().await;
    let (mut cy, mut di) = (guest(&home.server, "Cy").await, guest(&home.server, "Di").await);
    let path = opened(&mut home.ada, wish("fuji", 3, 2)).await;
    let table = enter(&mut home.ada, &path).await;
    assert_eq!(state(&mut home.ada, &table).await["phase"], "waiting");
    let theirs = enter(&mut home.bob, &path).await;
    assert_ne!(table, theirs);
    let invite = look(&mut home.ada, &format!("/api/tables/{table}/invitations")).await["table"].clone();
    let sit = json!({ "invite": invite });
    refused(&mut home.bob, &format!("/api/tables/{table}/sit"), sit.clone(), 403, "forbidden").await;
    refused(&mut cy, &format!("/api/tables/{table}/sit"), json!({ "invite": "wrong" }), 403, "forbidden").await;
    assert_eq!(look(&mut cy, &path).await["mine"], json!(null), "whoever is refused has not entered");
    refused(&mut home.ada, &format!("/api/tables/{table}/start"), json!({ "level": "standard" }), 403, "forbidden")
        .await;
    done(&mut cy, &format!("/api/tables/{table}/sit"), sit).await;
    assert_eq!(state(&mut home.ada, &table).await["phase"], "playing");
    assert_eq!(enter(&mut cy, &path).await, table, "a team has one table");
    let shown = look(&mut di, &path).await;
    let team = |shown: &Value, size| {
        shown["entries"].as_array().unwrap().iter().any(|one| one["people"].as_array().unwrap().len() == size)
    };
    assert!(team(&shown, 2) && team(&shown, 1), "{shown}");
    // Before the game one may change one's mind.
    done(&mut home.bob, &format!("/api/tables/{theirs}/leave"), json!({})).await;
    assert_eq!(look(&mut home.bob, &path).await["mine"], json!(null));
    let (status, text) = told(&mut di, &format!("/api/tables/{table}?as=data")).await;
    assert_eq!(status, 403, "{text}");
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_a_duplicate_says_why() {
    let mut home = Home::new().await;
    let with = |key: &str, value: Value| {
        let mut wish = wish("wrath", 2, 1);
        wish[key] = value;
        wish
    };
    for (wish, status) in [
        (wish("nothing", 2, 1), 400),
        (wish("wrath", 2, 2), 400),
        (wish("fuji", 3, 4), 400),
        (wish("wrath", 9, 1), 400),
        (with("closes", json!(now() - 1)), 400),
        (with("closes", json!(now() + 61 * DAY)), 400),
        (with("level", json!("perfect")), 400),
        (with("name", json!("")), 400),
    ] {
        let answer = home.ada.post("/api/duplicates", &wish).await.unwrap();
        assert_eq!(answer.status, status, "{wish}: {}", answer.json());
        assert!(answer.json()["text"].as_str().unwrap().len() > 10);
    }
    let path = opened(&mut home.ada, with("listed", json!(false))).await;
    assert_eq!(look(&mut home.ada, "/api/duplicates").await.as_array().unwrap().len(), 1);
    assert_eq!(look(&mut home.bob, "/api/duplicates").await, json!([]), "it is not listed for others");
    assert_eq!(look(&mut home.bob, &path).await["may_enter"], json!(true), "but whoever has the link may enter");
    let bob = look(&mut home.bob, "/api/me").await["id"].clone();
    done(&mut home.ada, "/api/me/blocked", json!({ "person": bob, "blocked": true })).await;
    refused(&mut home.bob, &format!("{path}/enter"), json!({}), 403, "forbidden").await;
    for missing in ["nobody", "aaaaaaaaaaaa"] {
        assert_eq!(home.bob.get(&format!("/api/duplicates/{missing}")).await.unwrap().status, 404);
        assert_eq!(home.bob.get(&format!("/duplicates/{missing}")).await.unwrap().status, 404);
    }
    for number in 0..3 {
        let status = home.ada.post("/api/duplicates", &wish("wrath", 2, 1)).await.unwrap().status;
        assert_eq!(status, if number < 2 { 200 } else { 429 });
    }
    // At any other table nothing has changed.
    let table = open(&mut home.ada, "wrath", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
    assert_eq!(state(&mut home.ada, &table).await["duplicate"], json!(null));
    home.end().await;
}
