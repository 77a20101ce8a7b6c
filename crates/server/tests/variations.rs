//! Playing on from moments of games, finished or one's own, and the tree that comes of it; looking back at one's own decisions
//! while a game runs.

mod house;

use house::{Home, done, guest, look, open, refused, state};
use serde_json::{Value, json};
use visitor::{Client, Method};

/// Plays so many decisions of the seats at this screen, and fewer if the game ends; how many entries it has then.
async fn played(client: &mut Client, id: &str, decisions: usize) -> u64 {
    let (mut made, mut tries) = (0, 0);
    while made < decisions && tries < 10_000 {
        tries += 1;
        let now = state(client, id).await;
        if now["phase"] != "playing" {
            break;
        }
        for seat in now["game"]["deciders"].as_array().expect("seats") {
            let mine = client.get(&format!("/api/tables/{id}?as=data&seat={seat}")).await.unwrap().json();
            // Nobody may look from the seat of a bot.
            let Some(actions) = mine["game"]["actions"].as_array().filter(|actions| !actions.is_empty()) else {
                continue;
            };
            // The shortest notation ends turns, something else now and then keeps games different.
            let shortest = actions.iter().min_by_key(|action| action.as_str().map_or(0, str::len)).unwrap();
            let action = if tries % 3 == 0 { &actions[(tries * 7919) % actions.len()] } else { shortest };
            let wish = json!({ "seat": seat, "number": mine["game"]["number"], "action": action });
            made += usize::from(client.post(&format!("/api/tables/{id}/act"), &wish).await.unwrap().status == 200);
            break;
        }
        tokio::task::yield_now().await;
    }
    state(client, id).await["game"]["number"].as_u64().expect("a number")
}

async fn put(client: &mut Client, path: &str, body: Value) -> (u16, Value) {
    let answer = client.request(Method::PUT, path, Some(&body), &[]).await.expect("it answers");
    (answer.status.as_u16(), answer.json())
}

fn beside() -> Value {
    json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }])
}

/// Opens a table that goes on from a moment.
async fn branch(client: &mut Client, id: &str, n: u64, chairs: Value) -> String {
    let opened = done(client, &format!("/api/tables/{id}/what-if"), json!({ "n": n, "chairs": chairs })).await;
    opened["id"].as_str().expect("an id").to_owned()
}

/// The tree as somebody sees it: depth, moment and table of each.
async fn tree(client: &mut Client, id: &str) -> Vec<(u64, Option<u64>, String)> {
    let found = look(client, &format!("/api/tables/{id}/variations")).await;
    assert_eq!(found["more"], false);
    let one = |branch: &Value| {
        let table = branch["table"].as_str().expect("a table").to_owned();
        (branch["depth"].as_u64().expect("a depth"), branch["n"].as_u64(), table)
    };
    found["branches"].as_array().expect("a list").iter().map(one).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_goes_on_from_a_game_is_a_tree_that_one_names_and_shares() {
    let mut home = Home::new().await;
    let id = home.beside("trex").await;
    let last = played(&mut home.ada, &id, 6000).await;
    let first = branch(&mut home.bob, &id, last / 2, beside()).await;
    let early = branch(&mut home.ada, &id, 1, beside()).await;
    let end = played(&mut home.bob, &first, 6000).await;
    let deep = branch(&mut home.ada, &first, end / 2, beside()).await;
    let expected = vec![
        (0, None, id.clone()),
        (1, Some(1), early.clone()),
        (1, Some(last / 2), first.clone()),
        (2, Some(end / 2), deep.clone()),
    ];
    let mut eve = Client::new(home.server.address());
    for table in [&id, &early, &first, &deep] {
        assert_eq!(tree(&mut eve, table).await, expected, "it is the same tree wherever one stands");
    }

    // Only whoever opened a table from a moment names it.
    let path = format!("/api/tables/{first}/variations");
    assert_eq!(put(&mut home.ada, &path, json!({ "name": "Mine" })).await.0, 403);
    assert_eq!(put(&mut home.bob, &format!("/api/tables/{id}/variations"), json!({ "name": "Root" })).await.0, 403);
    assert_eq!(put(&mut eve, &path, json!({ "name": "Mine" })).await.0, 401);
    assert_eq!(put(&mut home.bob, &path, json!({ "name": "x".repeat(41) })).await.0, 400);
    let (status, named) = put(&mut home.bob, &path, json!({ "name": "  The  other bridge " })).await;
    assert_eq!((status, &named["branches"][2]["name"]), (200, &json!("The other bridge")));
    let mut home = home.restart().await;
    let found = look(&mut home.ada, &format!("/api/tables/{id}/variations?lang=fr")).await;
    let shown = &found["branches"];
    assert_eq!(
        (&shown[2]["title"], &shown[2]["by"], &shown[2]["mine"]),
        (&json!("The other bridge"), &json!("Bob"), &json!(false))
    );
    assert_eq!((&shown[1]["name"], &shown[1]["mine"], &shown[0]["by"]), (&json!(""), &json!(true), &json!(null)));
    assert!(shown[1]["title"].as_str().unwrap().starts_with("Depuis"), "{shown}");
    for page in [format!("/t/{id}/look"), format!("/t/{deep}/variations")] {
        let page = String::from_utf8(home.ada.get(&page).await.unwrap().body.to_vec()).unwrap();
        assert!(page.contains("The other bridge") && page.contains(&format!("/t/{deep}")), "{page}");
    }
    let export = look(&mut home.bob, "/api/me/export").await;
    assert_eq!(export["variations"], json!([[first, "The other bridge"]]));

    // Whoever leaves takes along what they called it.
    assert_eq!(home.bob.post("/api/me/erasure", &json!({})).await.unwrap().status, 204);
    let found = look(&mut home.ada, &format!("/api/tables/{id}/variations")).await;
    assert_eq!((&found["branches"][2]["name"], &found["branches"][2]["by"]), (&json!(""), &json!("former player")));
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_only_its_players_see_is_in_nobody_elses_tree() {
    let mut home = Home::new().await;
    let id = home.beside("trex").await;
    let last = played(&mut home.ada, &id, 6000).await;
    let hidden = branch(&mut home.bob, &id, last / 2, beside()).await;
    done(&mut home.bob, &format!("/api/tables/{hidden}/spectators"), json!({ "allowed": false })).await;
    let end = played(&mut home.bob, &hidden, 6000).await;
    let below = branch(&mut home.bob, &hidden, end / 2, beside()).await;
    done(&mut home.bob, &format!("/api/tables/{below}/spectators"), json!({ "allowed": true })).await;

    let all = tree(&mut home.bob, &id).await;
    assert_eq!(all.iter().map(|branch| &branch.2).collect::<Vec<_>>(), [&id, &hidden, &below]);
    let mut eve = guest(&home.server, "Eve").await;
    for client in [&mut home.ada, &mut eve] {
        assert_eq!(tree(client, &id).await, [(0, None, id.clone())], "nor what goes on from it");
        assert_eq!(client.get(&format!("/api/tables/{hidden}/variations")).await.unwrap().status, 403);
        assert_eq!(client.get(&format!("/t/{hidden}/variations")).await.unwrap().status, 403);
        let here = tree(client, &below).await;
        assert_eq!(here, [(0, Some(end / 2), below.clone())], "a tree begins below what one may not see");
        let page = client.get(&format!("/t/{id}/look")).await.unwrap().body.to_vec();
        assert!(!String::from_utf8(page).unwrap().contains(&hidden));
    }
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_dice_are_rolled_for_the_same_choice() {
    let mut home = Home::new().await;
    let id = home.beside("wrath").await;
    let last = played(&mut home.ada, &id, 40).await;
    // A running game of two is nobody's own.
    let path = format!("/api/tables/{id}/what-if");
    refused(&mut home.ada, &path, json!({ "n": 0, "chairs": beside() }), 403, "forbidden").await;
    done(&mut home.ada, &format!("/api/tables/{id}/resign"), json!({ "place": 1 })).await;
    let over = state(&mut home.ada, &id).await["phase"] != "playing";
    assert!(over, "whoever gives up ends a game of two");
    let (mut tried, mut differed) = (0, false);
    for n in 0..last {
        let moment = look(&mut home.ada, &format!("/api/tables/{id}/replay?n={n}&seat=0")).await;
        let wish = json!({ "n": n, "chairs": beside(), "again": true });
        if moment["chance_next"] != true {
            if tried == 0 {
                refused(&mut home.ada, &path, wish, 400, "asked").await;
            }
            continue;
        }
        tried += 1;
        let board = async |client: &mut Client, id: &str, n: u64| {
            look(client, &format!("/api/tables/{id}/replay?n={n}&seat=0")).await["drawn"].to_string()
        };
        let was = board(&mut home.ada, &id, n + 1).await;
        for _ in 0..3 {
            let branch = done(&mut home.ada, &path, wish.clone()).await["id"].as_str().unwrap().to_owned();
            assert_eq!(state(&mut home.ada, &branch).await["from"], json!({ "table": id, "n": n }));
            differed |= board(&mut home.ada, &branch, 0).await != was;
        }
        if tried == 4 {
            break;
        }
    }
    assert!(tried > 0 && differed, "{tried}");
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_own_running_game_goes_on_from_what_one_knows() {
    let mut home = Home::new().await;
    let solo = json!([{ "kind": "me" }, { "kind": "bot", "level": "instant" }]);
    for game in catalog::games().iter().map(|game| game.about()) {
        let id = open(&mut home.ada, game.id, solo.clone()).await;
        let now = played(&mut home.ada, &id, 4).await;
        let path = format!("/api/tables/{id}/what-if");
        let wish = json!({ "n": now / 2, "chairs": solo });
        refused(&mut home.bob, &path, wish.clone(), 403, "forbidden").await;
        let child = done(&mut home.ada, &path, wish).await["id"].as_str().unwrap().to_owned();
        let begun = state(&mut home.ada, &child).await;
        assert_eq!((&begun["from"]["n"], &begun["plan"]["watched"]), (&json!(now / 2), &json!(false)), "{}", game.id);
        assert_eq!(begun["plan"]["friendly"], true);
        assert_eq!(
            home.bob.get(&format!("/api/tables/{child}")).await.unwrap().status,
            403,
            "it is for nobody to watch"
        );
        let seat = begun["chairs"][0]["seat"].clone();
        assert_eq!(
            seat,
            state(&mut home.ada, &id).await["chairs"][0]["seat"],
            "{}: everybody keeps their seat",
            game.id
        );
        let known = async |client: &mut Client, id: &str, n: u64| {
            look(client, &format!("/api/tables/{id}/replay?n={n}&seat={seat}")).await["drawn"].clone()
        };
        let (there, here) = (known(&mut home.ada, &id, now / 2).await, known(&mut home.ada, &child, 0).await);
        assert_eq!(there["board"], here["board"], "{}: the player knows as much as then", game.id);
        assert_eq!(tree(&mut home.ada, &id).await.len(), 2);
        assert_eq!(tree(&mut home.bob, &id).await.len(), 1);
        let page = home.ada.get(&format!("/t/{id}/replay")).await.unwrap().body.to_vec();
        let page = String::from_utf8(page).unwrap();
        assert!(page.contains("id=\"what-if\"") && page.contains("id=\"own-decisions\""), "{}", game.id);
        let page = home.bob.get(&format!("/t/{id}/replay")).await.unwrap().body.to_vec();
        assert!(!String::from_utf8(page).unwrap().contains("what-if"));
    }
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_that_counts_or_is_not_ones_own_does_not_go_on() {
    let mut home = Home::new().await;
    let bot = json!({ "kind": "bot", "level": "instant" });
    // A team of one is rated for what it achieves, where nobody may ask for hints.
    let team = catalog::games().iter().find(|game| game.about().cooperative).unwrap().about().id;
    for (hints, friendly, status) in [("never", false, 403), ("never", true, 200), ("bots", false, 200)] {
        let plan = json!({ "game": team, "table": { "seats": 2 }, "hints": hints, "friendly": friendly });
        let chairs = json!([{ "kind": "me" }, bot]);
        let id = done(&mut home.ada, "/api/tables", json!({ "plan": plan, "chairs": chairs })).await["id"].clone();
        let path = format!("/api/tables/{}/what-if", id.as_str().unwrap());
        let answer = home.ada.post(&path, &json!({ "n": 0, "chairs": chairs })).await.unwrap();
        assert_eq!(answer.status, status, "{hints} {friendly}");
    }
    let path = |id: &str| format!("/api/tables/{id}/what-if");
    let wish = json!({ "n": 0, "chairs": beside() });
    let shared = home.beside("trex").await;
    refused(&mut home.ada, &path(&shared), wish.clone(), 403, "forbidden").await;
    let together = home.together("trex").await;
    refused(&mut home.ada, &path(&together), wish.clone(), 403, "forbidden").await;
    // Where a friend has given up a bot plays on, but the game was never one's own.
    let three = json!([{ "kind": "me" }, { "kind": "anyone" }, bot]);
    let three = open(&mut home.ada, "wrath", three).await;
    done(&mut home.bob, &format!("/api/tables/{three}/sit"), json!({})).await;
    done(&mut home.bob, &format!("/api/tables/{three}/resign"), json!({})).await;
    assert_eq!(state(&mut home.ada, &three).await["phase"], "playing");
    let wish = json!({ "n": 0, "chairs": [{ "kind": "me" }, bot, bot] });
    refused(&mut home.ada, &path(&three), wish, 403, "forbidden").await;
    home.end().await;
}

/// All own decisions of a running game.
async fn decisions(client: &mut Client, id: &str) -> Vec<Value> {
    let (mut found, mut after): (Vec<Value>, u64) = (Vec::new(), 0);
    loop {
        let slice = look(client, &format!("/api/tables/{id}/decisions?after={after}")).await;
        assert_eq!(slice.as_object().unwrap().keys().collect::<Vec<_>>(), ["decisions", "more", "seat"]);
        found.extend(slice["decisions"].as_array().unwrap().iter().cloned());
        after = found.last().map_or(0, |one| one["n"].as_u64().unwrap());
        if slice["more"] == false {
            return found;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn own_decisions_are_looked_back_at_while_the_game_runs_where_hints_are_allowed() {
    let mut home = Home::new().await;
    for (hints, allowed) in [("always", true), ("bots", false), ("never", false)] {
        let plan = json!({ "game": "trex", "table": { "seats": 2 }, "hints": hints });
        let chairs = json!([{ "kind": "me" }, { "kind": "anyone" }]);
        let opened = done(&mut home.ada, "/api/tables", json!({ "plan": plan, "chairs": chairs })).await;
        let id = opened["id"].as_str().unwrap().to_owned();
        done(&mut home.bob, &format!("/api/tables/{id}/sit"), json!({})).await;
        // Few enough that nobody is eliminated before.
        for _ in 0..4 {
            house::move_once(&mut home.ada, &id, 3).await;
            house::move_once(&mut home.bob, &id, 5).await;
        }
        let path = format!("/api/tables/{id}/decisions");
        if !allowed {
            assert_eq!(home.ada.get(&path).await.unwrap().status, 403, "{hints}");
            continue;
        }
        let (ada, bob) = (decisions(&mut home.ada, &id).await, decisions(&mut home.bob, &id).await);
        assert!(!ada.is_empty() && !bob.is_empty());
        let entries = |found: &[Value]| found.iter().map(|one| one["n"].as_u64().unwrap()).collect::<Vec<_>>();
        assert!(entries(&ada).iter().all(|n| !entries(&bob).contains(n)), "each gets their own only");
        for decision in ada.iter().chain(&bob) {
            let keys: Vec<&String> = decision.as_object().unwrap().keys().collect();
            assert_eq!(keys, ["given_away", "n", "options", "text", "why"], "neither chances nor luck");
        }
        assert_eq!(home.ada.get(&format!("{path}?seat=1")).await.unwrap().status, 403, "not those of another seat");
        let mut eve = guest(&home.server, "Eve").await;
        assert_eq!(eve.get(&path).await.unwrap().status, 403, "whoever watches decides nothing");
        assert_eq!(Client::new(home.server.address()).get(&path).await.unwrap().status, 401);
        // The whole analysis, with chances and luck, still waits for the end.
        assert_eq!(home.ada.get(&format!("/api/tables/{id}/analysis")).await.unwrap().status, 403);
        done(&mut home.ada, &format!("/api/tables/{id}/resign"), json!({})).await;
        assert_eq!(home.ada.get(&path).await.unwrap().status, 403, "after the end there is the whole analysis");
    }
    home.end().await;
}

/// Waits until what is compared at a table is as wanted.
async fn compared(client: &mut Client, id: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..1200 {
        let found = look(client, &format!("/api/tables/{id}/comparisons")).await["comparisons"][0].clone();
        if wanted(&found) {
            return found;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("the comparison does not come so far");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_ways_are_compared_and_what_was_found_is_kept() {
    let mut home = Home::new().await;
    let id = home.beside("trex").await;
    let path = format!("/api/tables/{id}/comparisons");
    assert_eq!(home.ada.get(&path).await.unwrap().status, 403, "while the game runs others have secrets");
    assert_eq!(home.ada.get(&format!("/api/tables/{id}/options?n=0")).await.unwrap().status, 403);
    let last = played(&mut home.ada, &id, 6000).await;
    let (mut n, mut options) = (last / 2, Value::Null);
    while options.as_array().is_none_or(|options| options.len() < 2) {
        n -= 1;
        options = look(&mut home.ada, &format!("/api/tables/{id}/options?n={n}")).await["options"].clone();
    }
    assert_eq!(options.as_array().unwrap().iter().filter(|option| option["chosen"] == true).count(), 1);
    let way = |option: usize| json!({ "n": n, "action": options[option]["action"] });
    let wish = json!({ "one": way(0), "other": way(1) });
    refused(&mut home.ada, &path, json!({ "one": way(0), "other": way(0) }), 400, "asked").await;
    let nonsense = json!({ "one": way(0), "other": { "n": n, "action": "nonsense" } });
    refused(&mut home.ada, &path, nonsense, 422, "notation").await;
    refused(&mut home.ada, &path, json!({ "one": way(0), "other": { "n": last } }), 400, "asked").await;
    refused(&mut Client::new(home.server.address()), &path, wish.clone(), 401, "nobody").await;

    done(&mut home.ada, &path, wish.clone()).await;
    let begun = compared(&mut home.ada, &id, |found| found["done"].as_u64() > Some(1)).await;
    assert_eq!((&begun["all"], &begun["one"]["action"]), (&json!(200), &options[0]["action"]));
    // It is ended, the server as well, and taken up where it was.
    let mut stop = wish.clone();
    stop["stop"] = json!(true);
    done(&mut home.ada, &path, stop).await;
    let left = compared(&mut home.ada, &id, |found| found["running"] == false).await;
    let mut home = home.restart().await;
    assert_eq!(compared(&mut home.ada, &id, |_| true).await, left);
    assert!(left["told"].as_str().unwrap().contains("games each"), "{left}");
    assert!(left["seat"].is_u64());
    let far = left["done"].as_u64();
    done(&mut home.ada, &path, wish).await;
    // That all two hundred are played would take a test too long: `bots` says what becomes of a comparison that is done.
    let found = compared(&mut home.ada, &id, |found| found["done"].as_u64() > far).await;
    for way in ["one", "other"] {
        let players = found[way]["players"].as_array().unwrap();
        let part = |player: &Value, key: &str| player["worth"][key].as_i64().unwrap();
        let sum: i64 = players.iter().map(|player| part(player, "mean")).sum();
        assert!((999_990..=1_000_010).contains(&sum), "a victory is shared: {sum}");
        assert!(
            players.iter().all(|one| part(one, "low") <= part(one, "mean") && part(one, "mean") <= part(one, "high"))
        );
    }
    let mut eve = Client::new(home.server.address());
    let french = look(&mut eve, &format!("{path}?lang=fr")).await;
    assert!(french["comparisons"][0]["told"].as_str().unwrap().contains("parties de chaque"), "{french}");
    done(&mut home.ada, &format!("/api/tables/{id}/spectators"), json!({ "allowed": false })).await;
    assert_eq!(eve.get(&path).await.unwrap().status, 403);
    home.end().await;
}
