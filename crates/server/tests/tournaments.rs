//! Tournaments, from the registration to the end, played through the API.

mod house;

use house::{Folder, Home, config, done, guest, look, move_once, refused, state};
use serde_json::{Value, json};
use server::{Config, Remade, Server, Trial, remake_ratings};
use std::cell::Cell;
use testkit::services::{Postgres, ask};
use visitor::Client;

const MINUTE: i64 = 60_000;

/// So many guests, each with their name's number.
async fn guests(server: &Server, count: usize) -> Vec<Client> {
    let mut all = Vec::new();
    for number in 0..count {
        all.push(guest(server, &format!("Player {number}")).await);
    }
    all
}

fn wish(game: &str, seats: u8, system: &str, rounds: u8) -> Value {
    json!({ "name": "Autumn Cup", "plan": { "game": game, "table": { "seats": seats } }, "system": system, "rounds": rounds })
}

/// A tournament that everybody has entered and checked in to, and that the first of them has begun.
async fn begun(players: &mut [Client], wish: Value) -> String {
    let opened = done(&mut players[0], "/api/tournaments", wish).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tournaments/{id}");
    for player in players.iter_mut() {
        done(player, &format!("{path}/register"), json!({})).await;
    }
    done(&mut players[0], &format!("{path}/call"), json!({})).await;
    for player in players.iter_mut() {
        done(player, &format!("{path}/check-in"), json!({})).await;
    }
    assert_eq!(done(&mut players[0], &format!("{path}/begin"), json!({})).await["stage"], "playing");
    id
}

/// The tables of the present round that are not over: each with its players' numbers among the entries.
fn open_tables(shown: &Value) -> Vec<(String, Vec<usize>)> {
    let last = shown["rounds"].as_array().unwrap().last().unwrap();
    let open = last["tables"].as_array().unwrap().iter().filter(|table| table["places"].is_null());
    let numbers =
        |table: &Value| table["players"].as_array().unwrap().iter().map(|one| one.as_u64().unwrap() as usize).collect();
    open.map(|table| (table["table"].as_str().unwrap().to_owned(), numbers(table))).collect()
}

/// Which client somebody among the entries is.
fn client_of(shown: &Value, entry: usize) -> usize {
    let name = shown["entries"][entry]["name"].as_str().unwrap();
    name.rsplit(' ').next().unwrap().parse().unwrap()
}

/// Whoever has to decide at a table does, until its game is over.
async fn play_out(players: &mut [Client], seats: &[usize], table: &str) {
    for pick in 0..5_000 {
        let now = state(&mut players[seats[0]], table).await;
        if now["phase"] != "playing" {
            return;
        }
        for decider in now["game"]["deciders"].as_array().unwrap() {
            move_once(&mut players[seats[decider.as_u64().unwrap() as usize]], table, pick * 7).await;
        }
    }
    panic!("{table} does not end");
}

async fn play_whole(players: &mut [Client], id: &str) -> Value {
    let path = format!("/api/tournaments/{id}");
    for _ in 0..400 {
        let shown = look(&mut players[0], &path).await;
        if shown["stage"] != "playing" {
            return shown;
        }
        for (table, entries) in open_tables(&shown) {
            let seats: Vec<usize> = entries.iter().map(|entry| client_of(&shown, *entry)).collect();
            play_out(players, &seats, &table).await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("the tournament does not end");
}

/// Every pair that met, by entry.
fn meetings(shown: &Value) -> Vec<(u64, u64)> {
    let mut met = Vec::new();
    for table in shown["rounds"].as_array().unwrap().iter().flat_map(|round| round["tables"].as_array().unwrap()) {
        let players: Vec<u64> = table["players"].as_array().unwrap().iter().map(|one| one.as_u64().unwrap()).collect();
        for (at, one) in players.iter().enumerate() {
            met.extend(players[at + 1..].iter().map(|other| (*one.min(other), *one.max(other))));
        }
    }
    met.sort_unstable();
    met
}

#[tokio::test(flavor = "multi_thread")]
async fn eight_play_a_swiss_tournament_to_its_end() {
    let folder = Folder::new();
    let server = house::serve(&folder).await;
    let mut players = guests(&server, 8).await;
    let id = begun(&mut players, wish("trex", 2, "swiss", 3)).await;
    let shown = play_whole(&mut players, &id).await;
    assert_eq!((&shown["stage"], shown["rounds"].as_array().unwrap().len()), (&json!("finished"), 3));
    let mut met = meetings(&shown);
    assert_eq!(met.len(), 12);
    met.dedup();
    assert_eq!(met.len(), 12, "nobody meets twice");
    let standings = shown["standings"].as_array().unwrap();
    let points: f64 = standings.iter().map(|line| line["points"].as_f64().unwrap()).sum();
    assert_eq!((standings.len(), &standings[0]["place"], points), (8, &json!(1), 12.0), "each game is worth 1");
    assert!(standings.windows(2).all(|pair| pair[0]["points"].as_f64() >= pair[1]["points"].as_f64()));
    // The crosstable leads to the games, and they are in everybody's history.
    let cell =
        shown["crosstable"][0].as_array().unwrap().iter().flat_map(|cell| cell.as_array().unwrap()).next().unwrap();
    let game = state(&mut players[3], cell["table"].as_str().unwrap()).await;
    assert_eq!(game["phase"], "over");
    let me = look(&mut players[0], "/api/me").await["id"].as_str().unwrap().to_owned();
    assert_eq!(look(&mut players[0], &format!("/api/people/{me}/games")).await["games"].as_array().unwrap().len(), 3);
    for lang in ["en", "fr"] {
        let page = players[1].get(&format!("/tournaments/{id}?lang={lang}")).await.unwrap();
        let page = String::from_utf8(page.body.to_vec()).unwrap();
        assert!(page.contains("crosstable") && page.contains("Player 7"), "{page}");
        let list = players[1].get(&format!("/tournaments?lang={lang}")).await.unwrap();
        assert!(String::from_utf8(list.body.to_vec()).unwrap().contains("Autumn Cup"));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn eight_play_in_groups_of_four() {
    let folder = Folder::new();
    let server = house::serve(&folder).await;
    let mut players = guests(&server, 8).await;
    let id = begun(&mut players, wish("trex", 4, "groups", 2)).await;
    let shown = play_whole(&mut players, &id).await;
    assert_eq!(shown["stage"], "finished");
    for round in shown["rounds"].as_array().unwrap() {
        let sizes: Vec<usize> = round["tables"]
            .as_array()
            .unwrap()
            .iter()
            .map(|table| table["players"].as_array().unwrap().len())
            .collect();
        assert_eq!(sizes, [4, 4]);
    }
    let points: f64 = shown["standings"].as_array().unwrap().iter().map(|line| line["points"].as_f64().unwrap()).sum();
    assert!((points - 8.0).abs() < 0.1, "four tables with 2 points each: {points}");
    server.stop().await;
}

/// A round robin of three that goes on over an end of the server, on whatever it is kept.
async fn goes_on(config: impl Fn() -> Config) {
    let server = Server::start(config()).await.unwrap();
    let mut players = guests(&server, 4).await;
    let mut late = players.pop().unwrap();
    let id = begun(&mut players, wish("wrath", 2, "round-robin", 1)).await;
    let path = format!("/api/tournaments/{id}");
    refused(&mut late, &format!("{path}/register"), json!({}), 400, "asked").await;
    refused(&mut players[1], &format!("{path}/cancel"), json!({}), 403, "forbidden").await;
    let cookies: Vec<String> = players.iter().map(|player| player.cookie().unwrap().to_owned()).collect();
    server.stop().await;
    let server = Server::start(config()).await.unwrap();
    let mut players: Vec<Client> = Vec::new();
    for cookie in &cookies {
        players.push(house::crowd::coming_with(&server, Some(cookie)));
    }
    for round in 1..=3 {
        let shown = look(&mut players[0], &path).await;
        assert_eq!((shown["rounds"].as_array().unwrap().len(), &shown["rounds_planned"]), (round, &json!(3)));
        let [(table, entries)] = &open_tables(&shown)[..] else { panic!("one table: {shown}") };
        // The stronger entry wins: the other gives up after a move, or at once.
        let loser = client_of(&shown, *entries.iter().max().unwrap());
        done(&mut players[loser], &format!("/api/tables/{table}/resign"), json!({})).await;
        for _ in 0..100 {
            let shown = look(&mut players[0], &path).await;
            if shown["stage"] != "playing" || shown["rounds"].as_array().unwrap().len() > round {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    }
    let shown = look(&mut players[0], &path).await;
    let points: Vec<f64> =
        shown["standings"].as_array().unwrap().iter().map(|line| line["points"].as_f64().unwrap()).collect();
    assert_eq!((&shown["stage"], points), (&json!("finished"), vec![2.0, 1.0, 0.0]), "{shown}");
    refused(&mut players[0], &format!("{path}/withdraw"), json!({}), 400, "asked").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_goes_on_after_a_restart() {
    let folder = Folder::new();
    goes_on(|| config(&folder)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_goes_on_in_a_database() {
    let Some(postgres) = Postgres::shared() else { return };
    let (database, folder) = (postgres.database().unwrap(), Folder::new());
    goes_on(|| Config { database: Some(database.clone()), ..config(&folder) }).await;
}

/// A server whose clock is so far ahead.
fn ahead(config: Config, ahead_ms: i64) -> Config {
    Config { trial: Trial { clock_ahead_ms: ahead_ms, ..Trial::default() }, ..config }
}

/// Another server, and the same people at it.
async fn later(config: Config, players: &[Client]) -> (Server, Vec<Client>) {
    let server = Server::start(config).await.unwrap();
    let mut back = Vec::new();
    for player in players {
        back.push(house::again(player, &server).await);
    }
    (server, back)
}

/// Looks until a tournament is as it should be: what happens by itself does so within moments of a start.
async fn until(client: &mut Client, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..200 {
        let shown = look(client, path).await;
        if wanted(&shown) {
            return shown;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("{} does not become what it should be", look(client, path).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_knockout_goes_to_its_last_table() {
    let folder = Folder::new();
    let server = house::serve(&folder).await;
    let mut players = guests(&server, 5).await;
    let id = begun(&mut players, wish("trex", 2, "knockout", 1)).await;
    let shown = play_whole(&mut players, &id).await;
    let rounds = shown["rounds"].as_array().unwrap();
    let sizes: Vec<(usize, usize)> = rounds
        .iter()
        .map(|round| (round["tables"].as_array().unwrap().len(), round["byes"].as_array().unwrap().len()))
        .collect();
    assert_eq!((sizes, &shown["rounds_planned"]), (vec![(1, 3), (2, 0), (1, 0)], &json!(3)), "{shown}");
    let lines = shown["standings"].as_array().unwrap();
    let finalists: Vec<&Value> = rounds[2]["tables"][0]["players"].as_array().unwrap().iter().collect();
    assert!(finalists.contains(&&lines[0]["player"]) && finalists.contains(&&lines[1]["player"]));
    assert_eq!(
        (&lines[0]["points"], &lines[1]["place"], &shown["tie_breaks"]),
        (&json!(3.0), &json!(2), &json!(["last-game"]))
    );
    let mut late = guest(&server, "Late").await;
    refused(&mut late, &format!("/api/tournaments/{id}/register"), json!({}), 400, "asked").await;
    for (lang, said) in [("en", "stronger seed"), ("fr", "tête de série")] {
        let page = players[1].get(&format!("/tournaments/{id}?lang={lang}")).await.unwrap();
        assert!(String::from_utf8(page.body.to_vec()).unwrap().contains(said), "{lang}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_never_comes_loses_when_the_other_ends_the_game() {
    let folder = Folder::new();
    let server = house::serve(&folder).await;
    let mut players = guests(&server, 2).await;
    let clock = json!({ "kind": "clock", "per_move": 1, "bank": 0 });
    let mut wish = wish("wrath", 2, "round-robin", 1);
    wish["plan"]["pace"] = clock;
    let id = begun(&mut players, wish).await;
    let path = format!("/api/tournaments/{id}");
    let shown = look(&mut players[0], &path).await;
    let [(table, _)] = &open_tables(&shown)[..] else { panic!("one table: {shown}") };
    let chairs = state(&mut players[0], table).await["chairs"].clone();
    let missed = chairs.as_array().unwrap().iter().position(|chair| chair["waiting"] == true).unwrap();
    let missed_name = chairs[missed]["name"].as_str().unwrap();
    let present = 1 - missed_name.rsplit(' ').next().unwrap().parse::<usize>().unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(1200)).await;
    done(&mut players[present], &format!("/api/tables/{table}/late"), json!({ "choice": "end" })).await;
    server.stop().await;
    // The time of the vote is up, and somebody looks at the table.
    let (server, mut players) = later(ahead(config(&folder), 3 * MINUTE), &players).await;
    assert_eq!(state(&mut players[present], table).await["plan"]["tournament"], id.as_str());
    let shown = until(&mut players[0], &path, |shown| shown["stage"] == "finished").await;
    let lines = shown["standings"].as_array().unwrap();
    let winner = client_of(&shown, lines[0]["player"].as_u64().unwrap() as usize);
    assert_eq!((winner, &lines[0]["points"], &lines[1]["points"]), (present, &json!(1.0), &json!(0.0)), "{shown}");
    let page = players[present].get(&format!("/t/{table}")).await.unwrap();
    assert!(String::from_utf8(page.body.to_vec()).unwrap().contains(&format!("/tournaments/{id}")), "the way back");
    let me = look(&mut players[present], "/api/me").await["id"].as_str().unwrap().to_owned();
    let mine = look(&mut players[present], &format!("/api/people/{me}/games")).await;
    assert_eq!((&mine["games"][0]["outcome"], &mine["games"][0]["tournament"]), (&json!("won"), &json!(id)), "{mine}");
    server.stop().await;
    assert_eq!(remake_ratings(&folder.0, None).await, Ok(Remade { games: 1, ratings: 2, same: true }));
}

/// A tournament that begins by itself and decides what takes too long, on whatever it is kept; `at` says how a server is started
/// so much later than the first one.
async fn keeps_time(at: impl Fn(i64) -> Config) {
    let server = Server::start(at(0)).await.unwrap();
    let mut players = guests(&server, 5).await;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    let mut wish = wish("wrath", 2, "swiss", 2);
    (wish["starts"], wish["round_minutes"]) = (json!(now + 20 * MINUTE), json!(30));
    let opened = done(&mut players[0], "/api/tournaments", wish).await;
    let path = format!("/api/tournaments/{}", opened["id"].as_str().unwrap());
    for player in &mut players {
        done(player, &format!("{path}/register"), json!({})).await;
    }
    server.stop().await;
    let (server, mut players) = later(at(6 * MINUTE), &players).await;
    until(&mut players[0], &path, |shown| shown["stage"] == "check-in").await;
    for player in &mut players[..4] {
        done(player, &format!("{path}/check-in"), json!({})).await;
    }
    server.stop().await;
    let (server, mut players) = later(at(21 * MINUTE), &players).await;
    let shown = until(&mut players[0], &path, |shown| shown["stage"] == "playing").await;
    let tables = open_tables(&shown);
    assert_eq!((tables.len(), &shown["entries"][4]["here"]), (2, &json!(false)), "{shown}");
    // To the first table one of two comes; to the other nobody.
    let here = client_of(&shown, tables[0].1[1]);
    let table = format!("/api/tables/{}?as=data", tables[0].0);
    while players[here].get(&table).await.unwrap().status != 200 {
        // The round is announced a moment before its tables are open.
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    done(&mut players[4], &format!("{path}/register"), json!({})).await;
    server.stop().await;
    let (server, mut players) = later(at(55 * MINUTE), &players).await;
    let shown = until(&mut players[0], &path, |shown| shown["rounds"].as_array().unwrap().len() == 2).await;
    let first: Vec<(&Value, &Value)> = shown["rounds"][0]["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| (&table["places"], &table["decided"]))
        .collect();
    assert_eq!(first, [(&json!([null, 1]), &json!("time")), (&json!([null, null]), &json!("time"))], "{shown}");
    // The leader decides what the time would decide later.
    assert!(shown["may"].as_array().unwrap().contains(&json!("rule")));
    for (table, entries) in open_tables(&shown) {
        let places: Vec<u8> = (1..=entries.len() as u8).collect();
        let ruling = json!({ "table": table, "places": places });
        let rule = format!("{path}/rule");
        refused(&mut players[1], &rule, ruling.clone(), 403, "forbidden").await;
        refused(&mut players[0], &rule, json!({ "table": table, "places": [1] }), 400, "asked").await;
        refused(&mut players[0], &rule, json!({ "table": table, "places": [1, 3] }), 400, "asked").await;
        let ruled = done(&mut players[0], &rule, ruling.clone()).await;
        assert!(ruled.to_string().contains("\"leader\""), "{ruled}");
        refused(&mut players[0], &rule, ruling, 400, "asked").await;
    }
    assert_eq!(look(&mut players[0], &path).await["stage"], "finished");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_begins_by_itself_and_waits_for_nobody() {
    let folder = Folder::new();
    keeps_time(|ms| ahead(config(&folder), ms)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_keeps_its_time_in_a_database() {
    let Some(postgres) = Postgres::shared() else { return };
    let (database, folder) = (postgres.database().unwrap(), Folder::new());
    // Servers of a database go by its clock: what is kept is moved back instead.
    let before = Cell::new(0);
    let at = |ms: i64| {
        let passed = ms - before.replace(ms);
        let back = |key: &str| {
            format!(
                "kept = regexp_replace(kept, '\"{key}\":[0-9]+', '\"{key}\":' ||
                (coalesce(substring(kept FROM '\"{key}\":([0-9]+)'), '0')::bigint - {passed}))"
            )
        };
        if ms > 0 {
            for change in [format!("due = due - {passed}"), back("starts"), back("announced")] {
                ask(&database, &format!("UPDATE tournament SET {change}")).unwrap();
            }
        }
        Config { database: Some(database.clone()), ..config(&folder) }
    };
    keeps_time(at).await;
}

/// Somebody who deletes their account leaves tournaments, and another one leads them, on whatever they are kept.
async fn is_left(config: Config) {
    let server = Server::start(config).await.unwrap();
    let mut players = guests(&server, 3).await;
    let id = begun(&mut players, wish("wrath", 2, "swiss", 3)).await;
    let path = format!("/api/tournaments/{id}");
    let alone = done(&mut players[0], "/api/tournaments", wish("wrath", 2, "swiss", 3)).await["id"].clone();
    assert_eq!(players[0].post("/api/me/erasure", &json!({})).await.unwrap().status, 204);
    let shown = look(&mut players[1], &path).await;
    let left: Vec<&Value> = shown["entries"].as_array().unwrap().iter().filter(|entry| entry["out"] == true).collect();
    assert_eq!((left.len(), &left[0]["name"]), (1, &json!("former player")), "{shown}");
    let leader = shown["host_name"].as_str().unwrap();
    let next = leader.strip_prefix("Player ").unwrap().parse::<usize>().unwrap();
    let may = look(&mut players[next], &path).await["may"].clone();
    assert!(may.as_array().unwrap().contains(&json!("cancel")), "{may}");
    let alone = look(&mut players[1], &format!("/api/tournaments/{}", alone.as_str().unwrap())).await;
    assert_eq!(alone["stage"], "cancelled", "nobody is left to lead it");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_deletes_their_account_leaves_their_tournaments() {
    let folder = Folder::new();
    is_left(config(&folder)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_deletes_their_account_leaves_their_tournaments_in_a_database() {
    let Some(postgres) = Postgres::shared() else { return };
    let (database, folder) = (postgres.database().unwrap(), Folder::new());
    is_left(Config { database: Some(database), ..config(&folder) }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_a_tournament_says_why() {
    let mut home = Home::new().await;
    let with = |key: &str, value: Value| {
        let mut wish = wish("wrath", 2, "swiss", 3);
        wish[key] = value;
        wish
    };
    for (wish, status) in [
        (wish("fuji", 2, "swiss", 3), 400),
        (wish("nothing", 2, "swiss", 3), 400),
        (wish("wrath", 4, "swiss", 3), 400),
        (wish("wrath", 2, "groups", 3), 400),
        (wish("wrath", 2, "swiss", 0), 400),
        (wish("wrath", 2, "swiss", 16), 400),
        (wish("wrath", 2, "sudden-death", 3), 400),
        (wish("wrath", 5, "knockout", 3), 400),
        (with("starts", json!(1_000)), 400),
        (with("starts", json!(9_000_000_000_000_i64)), 400),
        (with("round_minutes", json!(0)), 400),
        (with("round_minutes", json!(100_000)), 400),
    ] {
        let answer = home.ada.post("/api/tournaments", &wish).await.unwrap();
        assert_eq!(answer.status, status, "{wish}: {}", answer.json());
        assert!(answer.json()["text"].as_str().unwrap().len() > 10);
    }
    let opened = done(&mut home.ada, "/api/tournaments", wish("wrath", 2, "swiss", 3)).await;
    assert_eq!(opened["may"], json!(["register", "call", "cancel"]));
    let path = format!("/api/tournaments/{}", opened["id"].as_str().unwrap());
    refused(&mut home.ada, &format!("{path}/call"), json!({}), 400, "asked").await;
    refused(&mut home.bob, &format!("{path}/call"), json!({}), 403, "forbidden").await;
    refused(&mut home.bob, &format!("{path}/withdraw"), json!({}), 400, "asked").await;
    let bob = look(&mut home.bob, "/api/me").await["id"].clone();
    done(&mut home.ada, "/api/me/blocked", json!({ "person": bob, "blocked": true })).await;
    refused(&mut home.bob, &format!("{path}/register"), json!({}), 403, "forbidden").await;
    done(&mut home.ada, &format!("{path}/register"), json!({})).await;
    assert_eq!(done(&mut home.ada, &format!("{path}/cancel"), json!({})).await["may"], json!([]));
    assert_eq!(look(&mut home.bob, "/api/tournaments").await[0]["stage"], "cancelled");
    for missing in ["nobody", "aaaaaaaaaaaa"] {
        assert_eq!(home.bob.get(&format!("/api/tournaments/{missing}")).await.unwrap().status, 404);
        assert_eq!(home.bob.get(&format!("/tournaments/{missing}")).await.unwrap().status, 404);
    }
    for number in 0..4 {
        let status = home.ada.post("/api/tournaments", &wish("wrath", 2, "swiss", 3)).await.unwrap().status;
        assert_eq!(status, if number < 3 { 200 } else { 429 });
    }
    home.end().await;
}
