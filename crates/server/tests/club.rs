//! Ratings, histories and friends, over real sockets.

mod house;

use house::{Folder, Home, done, guest, look, move_once, refused, serve, state};
use hyper::Method;
use serde_json::{Value, json};
use server::{Remade, remake_ratings};
use visitor::Client;

async fn id_of(client: &mut Client) -> String {
    look(client, "/api/me").await["id"].as_str().unwrap().to_owned()
}

/// A table of two with some wishes about its plan, at which Ada gives up.
async fn given_up(home: &mut Home, more: Value) -> String {
    let mut plan = json!({ "game": "wrath", "table": { "seats": 2 } });
    plan.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let chairs = json!([{ "kind": "me" }, { "kind": "anyone" }]);
    let opened = done(&mut home.ada, "/api/tables", json!({ "plan": plan, "chairs": chairs })).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    done(&mut home.bob, &format!("/api/tables/{id}/sit"), json!({})).await;
    done(&mut home.ada, &format!("/api/tables/{id}/resign"), json!({})).await;
    id
}

async fn ratings(client: &mut Client, id: &str) -> Value {
    look(client, &format!("/api/tables/{id}/ratings")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ends_is_rated_and_says_what_changed() {
    let mut home = Home::new().await;
    let (ada, bob) = (id_of(&mut home.ada).await, id_of(&mut home.bob).await);
    let running = home.together("trex").await;
    let asked = home.bob.get(&format!("/api/tables/{running}/ratings")).await.unwrap();
    assert_eq!(asked.status, 400, "nothing is rated before the end");
    let mut pick = 0;
    while state(&mut home.ada, &running).await["phase"] == "playing" {
        pick += 1;
        let moved = move_once(&mut home.ada, &running, pick).await | move_once(&mut home.bob, &running, pick).await;
        assert!(moved && pick < 2_000);
    }
    let told = ratings(&mut home.ada, &running).await;
    let changes = told["changes"].as_array().unwrap();
    assert_eq!(
        (changes[0]["person"].as_str(), changes[1]["person"].as_str()),
        (Some(ada.as_str()), Some(bob.as_str()))
    );
    assert_eq!((&changes[0]["before"], &changes[1]["before"]), (&json!(1500), &json!(1500)));
    let results = state(&mut home.ada, &running).await["game"]["result"].clone();
    let gained = |chair: usize| changes[chair]["after"].as_i64().unwrap() - 1500;
    let places = [0, 1].map(|seat: usize| results[seat]["place"].as_u64().unwrap());
    match places {
        [1, 2] | [2, 1] => assert_eq!(gained(0), -gained(1), "what one gains the other loses: {told}"),
        _ => assert_eq!((gained(0), gained(1)), (0, 0), "{told}"),
    }
    let id = given_up(&mut home, json!({})).await;
    let told = ratings(&mut home.bob, &id).await;
    let after = |chair: usize| told["changes"][chair]["after"].as_i64().unwrap();
    assert!(after(0) < 1500 && after(1) > 1500, "whoever gives up has lost, the other has won: {told}");
    let page = look(&mut home.ada, &format!("/api/people/{bob}")).await;
    let wrath = page["ratings"].as_array().unwrap().iter().find(|one| one["game"] == "wrath").unwrap();
    assert_eq!((&wrath["rating"]["points"], &wrath["rating"]["provisional"]), (&json!(after(1)), &json!(true)));
    let curve = look(&mut home.ada, &format!("/api/people/{bob}/ratings/wrath")).await;
    assert_eq!((curve.as_array().unwrap().len(), &curve[0]["points"]), (1, &json!(after(1))));
    assert_eq!(look(&mut home.ada, "/api/games/wrath/best").await, json!([]), "one game is a guess");
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_count_says_why() {
    let mut home = Home::new().await;
    for (more, why) in [(json!({ "friendly": true }), "friendly"), (json!({ "hints": "always" }), "hints")] {
        let id = given_up(&mut home, more).await;
        let told = ratings(&mut home.ada, &id).await;
        assert_eq!((told["unrated"].as_str(), &told["changes"]), (Some(why), &json!([null, null])));
        let french = look(&mut home.ada, &format!("/api/tables/{id}/ratings?lang=fr")).await;
        assert!(told["why"].is_string() && told["why"] != french["why"]);
    }
    let plan = json!({ "game": "wrath", "table": { "seats": 2 }, "hints": "never" });
    let chairs = json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }]);
    let opened = done(&mut home.ada, "/api/tables", json!({ "plan": plan, "chairs": chairs })).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    done(&mut home.ada, &format!("/api/tables/{id}/resign"), json!({})).await;
    assert_eq!(ratings(&mut home.ada, &id).await["unrated"], "two-chairs");
    let chairs = json!([{ "kind": "me" }, { "kind": "bot", "level": "newcomer" }]);
    let id = house::open(&mut home.ada, "wrath", chairs).await;
    done(&mut home.ada, &format!("/api/tables/{id}/resign"), json!({})).await;
    assert_eq!(ratings(&mut home.ada, &id).await["unrated"], "hints", "alone with bots one may ask them");
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_history_is_shown_as_its_owner_wishes() {
    let mut home = Home::new().await;
    let (ada, bob) = (id_of(&mut home.ada).await, id_of(&mut home.bob).await);
    let id = given_up(&mut home, json!({})).await;
    ratings(&mut home.ada, &id).await;
    let games = format!("/api/people/{ada}/games");
    let mine = look(&mut home.ada, &games).await["games"].clone();
    assert_eq!((&mine[0]["table"], &mine[0]["outcome"]), (&json!(id), &json!("left")));
    for path in [games.clone(), format!("{games}.csv"), format!("{games}.json")] {
        assert_eq!(home.bob.get(&path).await.unwrap().status, 403, "{path}: it is closed at first");
    }
    let page = look(&mut home.bob, &format!("/api/people/{ada}")).await;
    assert!(page["ratings"].is_array() && page["statistics"].is_null() && page["rivals"].is_null());
    let shows = json!({ "ratings": false, "games": true, "online": false });
    assert_eq!(home.ada.request(Method::PUT, "/api/me/profile", Some(&shows), &[]).await.unwrap().status, 200);
    assert_eq!(look(&mut home.ada, "/api/me/profile").await, shows);
    let page = look(&mut home.bob, &format!("/api/people/{ada}")).await;
    assert!(page["ratings"].is_null());
    assert_eq!((&page["statistics"][0]["played"], &page["statistics"][0]["left"]), (&json!(1), &json!(1)));
    assert_eq!((&page["rivals"][0]["name"], &page["rivals"][0]["behind"]), (&json!("Bob"), &json!(1)));
    for (query, found) in [
        ("game=wrath", 1),
        ("game=trex", 0),
        ("outcome=left", 1),
        ("outcome=won", 0),
        ("name=bO", 1),
        ("name=x", 0),
        ("from=2020-01-01&to=9000-01-01", 1),
        ("to=2020-01-01", 0),
    ] {
        let told = look(&mut home.bob, &format!("{games}?{query}")).await;
        assert_eq!(told["games"].as_array().unwrap().len(), found, "{query}");
    }
    assert_eq!(look(&mut home.bob, &format!("{games}?with={bob}")).await["games"].as_array().unwrap().len(), 1);
    for query in ["outcome=much", "with=nobody", "after=yesterday", "from=yesterday", "to=2026-02-30"] {
        assert_eq!(home.bob.get(&format!("{games}?{query}")).await.unwrap().status, 400, "{query}");
    }
    let csv = String::from_utf8(home.bob.get(&format!("{games}.csv")).await.unwrap().body.to_vec()).unwrap();
    let lines: Vec<&str> = csv.trim_end().split("\r\n").collect();
    assert!(lines.len() == 2 && lines[0].starts_with("ended,game,") && lines[1].contains(",wrath,left,"), "{csv}");
    let json = look(&mut home.bob, &format!("{games}.json")).await;
    assert_eq!(json[0]["table"], id.as_str());

    let closed = given_up(&mut home, json!({ "watched": false })).await;
    ratings(&mut home.ada, &closed).await;
    let mut eve = guest(&home.server, "Eve").await;
    for (who, sees) in [(&mut home.ada, 2), (&mut home.bob, 2), (&mut eve, 1)] {
        let told = look(who, &games).await;
        assert_eq!(
            told["games"].as_array().unwrap().len(),
            sees,
            "who sat at a closed table is told to those who sat there"
        );
    }
    assert!(!String::from_utf8_lossy(&eve.get(&format!("{games}.csv")).await.unwrap().body).contains(&closed));

    done(&mut home.ada, "/api/me/blocked", json!({ "person": bob, "blocked": true })).await;
    assert_eq!(home.bob.get(&format!("/api/people/{ada}")).await.unwrap().status, 404, "neither sees the other");
    assert_eq!(home.ada.get(&format!("/api/people/{bob}")).await.unwrap().status, 404);
    refused(&mut home.bob, "/api/me/friends", json!({ "person": ada, "followed": true }), 404, "missing").await;
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_see_who_is_here_if_both_wish_it() {
    let mut home = Home::new().await;
    let (ada, bob) = (id_of(&mut home.ada).await, id_of(&mut home.bob).await);
    refused(&mut home.ada, "/api/me/friends", json!({ "person": ada, "followed": true }), 400, "asked").await;
    refused(&mut home.ada, "/api/me/friends", json!({ "person": "zzzzzzzzzzzz", "followed": true }), 404, "missing")
        .await;
    let online = |friends: &Value| friends["followed"][0]["online"].clone();
    let friends = done(&mut home.ada, "/api/me/friends", json!({ "person": bob, "followed": true })).await;
    assert_eq!((&friends["followed"][0]["name"], online(&friends)), (&json!("Bob"), Value::Null));
    let shows = json!({ "ratings": true, "games": false, "online": true });
    assert_eq!(home.bob.request(Method::PUT, "/api/me/profile", Some(&shows), &[]).await.unwrap().status, 200);
    assert_eq!(online(&look(&mut home.ada, "/api/me/friends").await), Value::Null, "Bob does not follow Ada");
    done(&mut home.bob, "/api/me/friends", json!({ "person": ada, "followed": true })).await;
    assert_eq!(online(&look(&mut home.ada, "/api/me/friends").await), json!(true));
    let id = given_up(&mut home, json!({})).await;
    ratings(&mut home.ada, &id).await;
    let friends = done(&mut home.ada, "/api/me/friends", json!({ "person": bob, "followed": false })).await;
    assert_eq!((&friends["followed"], &friends["recent"][0]["name"]), (&json!([]), &json!("Bob")));
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn made_anew_from_the_journals_everything_is_as_it_was_kept() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (mut ada, mut bob) = (guest(&server, "Ada").await, guest(&server, "Bob").await);
    let mut played = Vec::new();
    for round in 0..4 {
        let (one, other) = if round % 2 == 0 { (&mut ada, &mut bob) } else { (&mut bob, &mut ada) };
        let id = house::open(one, "sapiens", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
        done(other, &format!("/api/tables/{id}/sit"), json!({})).await;
        let leaver = if round == 3 { one } else { other };
        done(leaver, &format!("/api/tables/{id}/resign"), json!({})).await;
        played.push(id);
    }
    for id in &played {
        ratings(&mut ada, id).await;
    }
    let french = |id: String| format!("/api/people/{id}/games?lang=fr");
    let own = french(id_of(&mut ada).await);
    assert_eq!(bob.post("/api/me/erasure", &json!({})).await.unwrap().status, 204);
    let games = look(&mut ada, &own).await["games"].clone();
    assert_eq!(games.as_array().unwrap().len(), 4, "others' histories stay whole");
    assert_eq!(games[0]["players"][0]["name"], "ancien joueur");
    server.stop().await;
    let whole = Remade { games: 4, ratings: 2, same: true };
    assert_eq!(remake_ratings(&folder.0, None).await, Ok(whole));
    let spoiled = rusqlite::Connection::open(folder.0.join("caldera.sqlite")).unwrap();
    spoiled.execute("UPDATE rating SET mean = mean + 1 WHERE person = (SELECT min(person) FROM rating)", []).unwrap();
    drop(spoiled);
    assert_eq!(remake_ratings(&folder.0, None).await, Ok(Remade { same: false, ..whole }), "what was spoiled is seen");
    assert_eq!(remake_ratings(&folder.0, None).await, Ok(whole), "and mended");
}

/// Ten thousand games of somebody against a hundred others, copied from one that was played.
const MANY: &str = "
    WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 10000)
    INSERT INTO play (id, secret, phase, open, card, created, no, entered)
        SELECT replace(replace(printf('%020d', n), '1', 'a'), '0', 'b'), secret, phase, open, card, created, 1000 + n, 1
        FROM number, (SELECT * FROM play LIMIT 1);
    WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 100)
    INSERT INTO person (id, name, created)
        SELECT replace(replace(printf('%012d', n), '1', 'a'), '0', 'b'), 'Somebody ' || n, 0 FROM number;
    INSERT INTO played (person, ended, play, game, seats, outcome, place, score, was_mean, was_deviation, mean, deviation)
        SELECT (SELECT id FROM person WHERE name = 'Ada'), 1000 * no, id, 'sapiens', 2, iif(no % 3, 'won', 'lost'),
            iif(no % 3, 1, 2), no % 90, 25000000, 8000000, 25000000 + no * 100, 3000000 FROM play WHERE no > 1000;
    INSERT INTO played (person, ended, play, game, seats, outcome, place, score)
        SELECT replace(replace(printf('%012d', 1 + no % 100), '1', 'a'), '0', 'b'), 1000 * no, id, 'sapiens', 2,
            iif(no % 3, 'lost', 'won'), iif(no % 3, 2, 1), no % 80 FROM play WHERE no > 1000;";

#[tokio::test(flavor = "multi_thread")]
async fn a_person_with_ten_thousand_games_has_a_page() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (mut ada, mut bob) = (guest(&server, "Ada").await, guest(&server, "Bob").await);
    let id = house::open(&mut ada, "sapiens", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
    done(&mut bob, &format!("/api/tables/{id}/sit"), json!({})).await;
    done(&mut bob, &format!("/api/tables/{id}/resign"), json!({})).await;
    ratings(&mut ada, &id).await;
    let me = id_of(&mut ada).await;
    server.stop().await;
    rusqlite::Connection::open(folder.0.join("caldera.sqlite")).unwrap().execute_batch(MANY).unwrap();
    let server = serve(&folder).await;
    let mut ada = house::again(&ada, &server).await;
    for path in [
        format!("/p/{me}"),
        format!("/api/people/{me}"),
        format!("/p/{me}?name=somebody+77"),
        format!("/api/people/{me}/games.csv"),
    ] {
        let (mut least, mut bytes) = (std::time::Duration::MAX, 0);
        for _ in 0..5 {
            let began = std::time::Instant::now();
            let answer = ada.get(&path).await.unwrap();
            least = least.min(began.elapsed());
            bytes = answer.body.len();
            assert_eq!(answer.status, 200, "{path}");
        }
        println!("{path}: {least:?}, {bytes} bytes");
    }
    let page = look(&mut ada, &format!("/api/people/{me}")).await;
    let statistics = &page["statistics"][0];
    assert_eq!((&statistics["played"], &statistics["won"]), (&json!(10_001), &json!(6_668)));
    assert_eq!((page["rivals"].as_array().unwrap().len(), &page["rivals"][0]["played"]), (12, &json!(100)));
    let found = look(&mut ada, &format!("/api/people/{me}/games?name=somebody+77")).await;
    assert_eq!((found["games"].as_array().unwrap().len(), found["next"].is_string()), (100, true));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_kept_away_is_away_everywhere_and_both_ways() {
    let mut home = Home::new().await;
    let (ada, bob) = (id_of(&mut home.ada).await, id_of(&mut home.bob).await);
    let mut eve = guest(&home.server, "Eve").await;
    let running = home.together("wrath").await;
    done(&mut home.ada, "/api/me/blocked", json!({ "person": bob, "blocked": true })).await;
    for turn in 0..2 {
        let (one, other, other_id) =
            if turn == 0 { (&mut home.ada, &mut home.bob, &bob) } else { (&mut home.bob, &mut home.ada, &ada) };
        let kept = json!([{ "kind": "me" }, { "kind": "kept", "person": other_id, "name": "Somebody" }]);
        let plan = json!({ "game": "wrath", "table": { "seats": 2 } });
        refused(one, "/api/tables", json!({ "plan": plan, "chairs": kept }), 403, "forbidden").await;
        refused(one, "/api/me/friends", json!({ "person": other_id, "followed": true }), 404, "missing").await;
        assert_eq!(one.get(&format!("/p/{other_id}")).await.unwrap().status, 404);
        let open = house::open(other, "wrath", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
        for path in ["/api/tables", "/"] {
            let told = String::from_utf8(one.get(path).await.unwrap().body.to_vec()).unwrap();
            assert!(!told.contains(&open), "{path}: it is not offered");
            let told = String::from_utf8(eve.get(path).await.unwrap().body.to_vec()).unwrap();
            assert!(told.contains(&open), "{path}: to others it is");
        }
        let told = one.stream("/api/lobby", None).await.unwrap().next().await.unwrap();
        assert!(!told.data.contains(&open), "{}", told.data);
        for wish in ["sit", "say"] {
            let body = if wish == "say" { json!({ "text": "hello" }) } else { json!({}) };
            refused(one, &format!("/api/tables/{open}/{wish}"), body, 403, "forbidden").await;
        }
        // Somebody else's table at which the other sits.
        let third = house::open(&mut eve, "wrath", json!([{ "kind": "anyone" }, { "kind": "anyone" }])).await;
        done(other, &format!("/api/tables/{third}/sit"), json!({})).await;
        refused(one, &format!("/api/tables/{third}/sit"), json!({}), 403, "forbidden").await;
        done(&mut eve, &format!("/api/tables/{third}/sit"), json!({})).await;
        refused(one, &format!("/api/tables/{third}/say"), json!({ "text": "hello" }), 403, "forbidden").await;
        refused(one, &format!("/api/tables/{running}/say"), json!({ "text": "hello" }), 403, "forbidden").await;
    }
    assert!(move_once(&mut home.ada, &running, 0).await | move_once(&mut home.bob, &running, 0).await, "it goes on");
    done(&mut home.ada, &format!("/api/tables/{running}/resign"), json!({})).await;
    let again = done(&mut home.bob, &format!("/api/tables/{running}/again"), json!({})).await;
    let table = state(&mut home.bob, again["id"].as_str().unwrap()).await;
    assert!(!table["chairs"].to_string().contains(&ada), "no chair is kept for her: {}", table["chairs"]);
    done(&mut home.ada, "/api/me/blocked", json!({ "person": bob, "blocked": false })).await;
    let open = house::open(&mut home.ada, "wrath", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
    done(&mut home.bob, &format!("/api/tables/{open}/sit"), json!({})).await;
    home.end().await;
}
