//! Company over real sockets: inviting, one connection for several tables, names, being missed, deciding together.

mod house;

use house::{Home, done, guest, look, move_once, open, refused, state};
use serde_json::{Value, json};
use std::time::Duration;

async fn page(client: &mut visitor::Client, path: &str) -> String {
    let answer = client.get(path).await.expect("it answers");
    assert_eq!(answer.status, 200, "{path}");
    String::from_utf8(answer.body.to_vec()).expect("a page is text")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_shows_the_terms_and_who_sits_where_and_has_a_code() {
    let mut home = Home::new().await;
    let plan = json!({ "game": "fuji", "table": { "seats": 3, "options": { "scenario": "S3" } }, "lang": "fr", "ready": true,
        "pace": { "kind": "clock", "per_move": 45, "bank": 600 } });
    let chairs = json!([{ "kind": "me" }, { "kind": "friend" }, { "kind": "friend" }]);
    let id = done(&mut home.ada, "/api/tables", json!({ "plan": plan, "chairs": chairs })).await["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    let invitations = look(&mut home.ada, &at("invitations")).await;
    let all = invitations["table"].as_str().expect("one for everybody").to_owned();
    assert_eq!(invitations["chairs"].as_array().map(Vec::len), Some(2), "and one for each chair");
    let shown = page(&mut home.bob, &format!("/t/{id}?invite={all}")).await;
    for words in [
        "Ada invites you",
        "Two Trails",
        "45 s per move",
        "hints only",
        "<dt>Level</dt><dd>1</dd>",
        "French",
        "id=\"name\"",
        "Just watch",
        "Not this time",
    ] {
        assert!(shown.contains(words), "{words}: {shown}");
    }
    let french = page(&mut home.bob, &format!("/t/{id}?invite={all}&lang=fr")).await;
    assert!(french.contains("Ada vous invite à jouer") && french.contains("45 s par coup"), "{french}");
    let code = home.bob.get(&format!("/t/{id}/code.svg?invite={all}")).await.unwrap();
    assert_eq!((code.status.as_u16(), code.body.starts_with(b"<?xml")), (200, true));
    assert_eq!(home.bob.get(&format!("/t/{id}/code.svg?invite=nonsense")).await.unwrap().status, 404);
    let watching = page(&mut home.bob, &format!("/t/{id}?watch=yes")).await;
    assert!(watching.contains("id=\"table\""), "whoever only watches sees the table");
    // The second chair is for whoever comes with the same link; then nobody is let in by it any more.
    let mut eve = guest(&home.server, "Eve").await;
    done(&mut home.bob, &at("sit"), json!({ "invite": all })).await;
    done(&mut eve, &at("sit"), json!({ "invite": all, "place": 2 })).await;
    let mut zoe = guest(&home.server, "Zoe").await;
    refused(&mut zoe, &at("sit"), json!({ "invite": all }), 403, "forbidden").await;
    assert_eq!(state(&mut home.ada, &id).await["phase"], "waiting", "nobody is ready yet");
    for client in [&mut home.ada, &mut home.bob, &mut eve] {
        done(client, &at("ready"), json!({ "ready": true })).await;
    }
    assert_eq!(state(&mut home.ada, &id).await["phase"], "playing");
    home.end().await;
}

/// What was left as it usually is was agreed, too.
#[tokio::test(flavor = "multi_thread")]
async fn the_waiting_room_and_the_lobby_tell_what_is_usual() {
    let mut home = Home::new().await;
    let chairs = json!([{ "kind": "me" }, { "kind": "anyone" }]);
    let warlock = open(&mut home.ada, "warlock", chairs.clone()).await;
    open(&mut home.ada, "fuji", chairs).await;
    for (client, way) in [(&mut home.ada, "the waiting room"), (&mut home.bob, "the invitation")] {
        let shown = page(client, &format!("/t/{warlock}")).await;
        assert!(shown.contains("<dt>Rounds until Zagor wins</dt><dd>120</dd>"), "{way}: {shown}");
    }
    let lobby = page(&mut home.bob, "/").await;
    assert!(lobby.contains("· Scenario: drawn · Level: 1 · Speech: hints only<"), "{lobby}");
    home.end().await;
}

/// A table with days for each decision.
async fn slow(client: &mut visitor::Client, chairs: Value) -> String {
    let plan = json!({ "game": "wrath", "table": { "seats": 2 }, "pace": { "kind": "days", "days": 2 } });
    done(client, "/api/tables", json!({ "plan": plan, "chairs": chairs })).await["id"].as_str().unwrap().to_owned()
}

async fn due(client: &mut visitor::Client, id: &str) -> i64 {
    let state = state(client, id).await;
    let waiting = state["chairs"].as_array().unwrap().iter().find(|chair| chair["waiting"] == true);
    waiting.and_then(|chair| chair["due"].as_i64()).expect("the game waits for somebody, who has days")
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_tell_the_deadline_that_the_table_itself_has() {
    const DAY: i64 = 86_400_000;
    let mut home = Home::new().await;
    let id = slow(&mut home.ada, json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
    done(&mut home.bob, &format!("/api/tables/{id}/sit"), json!({})).await;
    let first = due(&mut home.ada, &id).await;
    let told = |due: i64| format!("data-due=\"{due}\"");
    for client in [&mut home.ada, &mut home.bob] {
        for path in ["/me", "/"] {
            assert!(page(client, path).await.contains(&told(first)), "whoever is waited for");
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
        done(client, &format!("/api/tables/{id}/say"), json!({ "text": "hello" })).await;
        let shown = page(client, "/me").await;
        assert!(shown.contains(&told(first)), "a word moves no deadline");
        assert!(shown.contains("no move yet"));
    }
    let until = state(&mut home.ada, &id).await["now"].as_i64().unwrap() + 5 * DAY;
    for client in [&mut home.ada, &mut home.bob] {
        done(client, "/api/me/vacation", json!({ "until": until })).await;
    }
    let later = due(&mut home.ada, &id).await;
    assert!(later > first + 4 * DAY, "the clock stands still meanwhile");
    let shown = page(&mut home.bob, "/me").await;
    assert!(shown.contains(&told(later)) && !shown.contains(&told(first)), "a vacation moves it");
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_runs_out_first_stands_first_whatever_was_said_since() {
    let mut home = Home::new().await;
    let both = json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }]);
    let urgent = slow(&mut home.ada, both.clone()).await;
    tokio::time::sleep(Duration::from_millis(5)).await;
    let other = slow(&mut home.ada, both).await;
    tokio::time::sleep(Duration::from_millis(5)).await;
    done(&mut home.ada, &format!("/api/tables/{urgent}/say"), json!({ "text": "hello" })).await;
    let shown = page(&mut home.ada, "/me").await;
    let at = |id: &str| shown.find(&format!("href=\"/t/{id}\"")).expect("it is listed");
    assert!(at(&urgent) < at(&other), "{shown}");
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_has_a_name_of_their_own_and_bots_speak_the_readers_language() {
    let mut home = Home::new().await;
    let mut second = guest(&home.server, "A\u{200b}da\u{202e}").await;
    assert_eq!(look(&mut second, "/api/me").await["name"], "Ada", "nothing invisible is left");
    refused(&mut second, "/api/me", json!({ "name": "\u{200b}" }), 400, "asked").await;
    let chairs = json!([{ "kind": "me" }, { "kind": "anyone" }, { "kind": "bot", "level": "newcomer" }]);
    let id = open(&mut home.ada, "trex", chairs).await;
    done(&mut second, &format!("/api/tables/{id}/sit"), json!({})).await;
    let named = |state: &Value| {
        state["chairs"].as_array().unwrap().iter().map(|chair| chair["name"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(named(&state(&mut home.ada, &id).await), ["Ada", "Ada (2)", "Cinder"]);
    let french = look(&mut home.ada, &format!("/api/tables/{id}?as=data&lang=fr")).await;
    assert_eq!(named(&french), ["Ada", "Ada (2)", "Scorie"]);
    done(&mut second, &format!("/api/tables/{id}/name"), json!({ "name": "Cendre" })).await;
    let now = state(&mut home.ada, &id).await;
    assert_eq!(named(&now)[1], "Cendre (2)", "a bot may be called that");
    assert!(now["log"].to_string().contains("Ada (2) is now called Cendre (2)"), "{now}");
    assert_eq!(look(&mut second, "/api/me").await["name"], "Cendre");
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_connection_tells_of_several_tables() {
    let mut home = Home::new().await;
    let [first, second] = [home.together("wrath").await, home.together("trex").await];
    let path = format!("/api/streams?at=a.{first}.-.0.en,b.{second}.-.0.fr,c.aaaaaaaaaaaaaaaaaaaa.-.0.en");
    let mut events = home.ada.stream(&path, None).await.unwrap();
    let mut heard: Vec<(String, String)> = Vec::new();
    let mut from = String::new();
    while heard.iter().filter(|(kind, _)| kind == "table" || kind == "shut").count() < 3 {
        let event = events.next().await.expect("it goes on");
        match event.kind.as_str() {
            "from" => from = event.json().as_str().unwrap().to_owned(),
            kind => heard.push((kind.to_owned(), from.clone())),
        }
    }
    for expected in [("table", "a"), ("table", "b"), ("shut", "c")] {
        assert!(heard.contains(&(expected.0.to_owned(), expected.1.to_owned())), "{expected:?}: {heard:?}");
    }
    assert!(move_once(&mut home.ada, &first, 0).await || move_once(&mut home.bob, &first, 0).await);
    loop {
        let event = events.next().await.expect("it goes on");
        if event.kind == "from" {
            from = event.json().as_str().unwrap().to_owned();
        } else if event.kind == "table" && event.json()["game"]["number"] == 1 {
            assert_eq!((from.as_str(), event.json()["id"].as_str()), ("a", Some(first.as_str())));
            break;
        }
    }
    for wrong in
        ["", "a.b.c", "a.aaaaaaaaaaaaaaaaaaaa.x.0.en", "_.aaaaaaaaaaaaaaaaaaaa.-.0.en", "a.aaaaaaaaaaaaaaaaaaaa.-.0.xx"]
    {
        let answer = home.ada.get(&format!("/api/streams?at={wrong}")).await.unwrap();
        assert_eq!(answer.status, 400, "{wrong}");
    }
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_look_at_the_table_decide_about_who_is_missed() {
    let mut home = Home::new().await;
    let mut eve = guest(&home.server, "Eve").await;
    let plan =
        json!({ "game": "trex", "table": { "seats": 3 }, "pace": { "kind": "clock", "per_move": 1, "bank": 0 } });
    let chairs = json!([{ "kind": "me" }, { "kind": "anyone" }, { "kind": "anyone" }]);
    let id = done(&mut home.ada, "/api/tables", json!({ "plan": plan, "chairs": chairs })).await["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    done(&mut home.bob, &at("sit"), json!({})).await;
    done(&mut eve, &at("sit"), json!({})).await;
    // Ada and Bob look; Eve has closed her laptop, and the game waits for her alone.
    let _ada = home.ada.stream(&at("stream?as=data"), None).await.unwrap();
    let _bob = home.bob.stream(&at("stream?as=data"), None).await.unwrap();
    for pick in 0..200 {
        let waiting: Vec<bool> = state(&mut home.ada, &id).await["chairs"]
            .as_array()
            .unwrap()
            .iter()
            .map(|chair| chair["waiting"] == true)
            .collect();
        if waiting == [false, false, true] {
            break;
        }
        let _ = move_once(&mut home.ada, &id, pick).await || move_once(&mut home.bob, &id, pick).await;
    }
    tokio::time::sleep(Duration::from_millis(1200)).await;
    done(&mut home.ada, &at("late"), json!({ "choice": "bot" })).await;
    let vote = state(&mut home.bob, &id).await["vote"].clone();
    assert_eq!((&vote["about"], &vote["asked"], &vote["needed"]), (&json!([2]), &json!([0, 1]), &json!(2)));
    assert_eq!(vote["votes"], json!([{ "place": 0, "choice": "bot" }]));
    done(&mut home.bob, &at("late"), json!({ "choice": "bot" })).await;
    let decided = state(&mut home.ada, &id).await;
    assert!(decided["vote"].is_null() && decided["chairs"][2]["away"] == true, "{decided}");
    done(&mut eve, &at("return"), json!({})).await;
    assert_eq!(state(&mut home.ada, &id).await["chairs"][2]["away"], false);
    home.end().await;
}
