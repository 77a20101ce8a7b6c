//! Tournaments, from the registration to the end, played through the API.

mod house;

use house::{Folder, Home, config, done, guest, look, move_once, refused, state};
use serde_json::{Value, json};
use server::{Config, Server};
use visitor::Client;

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
    let Some(postgres) = testkit::services::Postgres::shared() else { return };
    let (database, folder) = (postgres.database().unwrap(), Folder::new());
    goes_on(|| Config { database: Some(database.clone()), ..config(&folder) }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_a_tournament_says_why() {
    let mut home = Home::new().await;
    for (wish, status) in [
        (wish("fuji", 2, "swiss", 3), 400),
        (wish("nothing", 2, "swiss", 3), 400),
        (wish("wrath", 4, "swiss", 3), 400),
        (wish("wrath", 2, "groups", 3), 400),
        (wish("wrath", 2, "swiss", 0), 400),
        (wish("wrath", 2, "swiss", 16), 400),
        (wish("wrath", 2, "sudden-death", 3), 400),
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
