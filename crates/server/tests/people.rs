//! What people do around a game, over real sockets: shares in the dice, the live lobby, talk, hot-seat, going on elsewhere.

mod house;

use house::{Home, done, guest, look, move_once, open, refused, state, stream};
use kernel::Record;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn everybodys_words_are_in_the_dice_also_after_a_restart() {
    let mut home = Home::new().await;
    let plan = json!({ "game": "wrath", "table": { "seats": 2 } });
    let chairs = json!([{ "kind": "me" }, { "kind": "anyone" }]);
    let wish = json!({ "plan": plan, "chairs": chairs, "share": "Ada's first words" });
    let id = done(&mut home.ada, "/api/tables", wish).await["id"].as_str().unwrap().to_owned();
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    let sealed = state(&mut home.bob, &id).await["seal"].clone();
    assert_eq!(sealed["shares"], json!([[0, "Ada's first words"]]));
    assert!(sealed["opened"].is_null() && sealed["commitment"].is_string());
    done(&mut home.ada, &at("share"), json!({ "text": "Ada's words" })).await;
    refused(&mut home.bob, &at("share"), json!({ "text": "not yet seated" }), 403, "forbidden").await;
    refused(&mut home.bob, &at("sit"), json!({ "share": "" }), 400, "asked").await;
    refused(&mut home.bob, &at("sit"), json!({ "share": "x".repeat(101) }), 400, "asked").await;
    done(&mut home.bob, &at("sit"), json!({ "share": "les mots de Bob" })).await;
    let sealed = state(&mut home.bob, &id).await["seal"].clone();
    assert_eq!(sealed["shares"], json!([[0, "Ada's words"], [1, "les mots de Bob"]]));
    refused(&mut home.ada, &at("share"), json!({ "text": "too late" }), 403, "forbidden").await;
    for pick in 0..20 {
        assert!(move_once(&mut home.ada, &id, pick).await || move_once(&mut home.bob, &id, pick).await);
    }
    let before = state(&mut home.ada, &id).await["game"].clone();
    let mut home = home.restart().await;
    assert_eq!(state(&mut home.ada, &id).await["game"], before);
    for pick in 20..40 {
        assert!(move_once(&mut home.ada, &id, pick).await || move_once(&mut home.bob, &id, pick).await);
    }
    done(&mut home.ada, &at("resign"), json!({})).await;
    refused(&mut home.bob, &at("resign"), json!({}), 403, "forbidden").await;
    let text = home.bob.get(&at("record")).await.unwrap().body;
    let record = Record::from_text(std::str::from_utf8(&text).unwrap()).unwrap();
    assert_eq!(record.header.shares.len(), 2);
    let game = catalog::game("wrath").unwrap();
    game.verify(&record, game.base_edition()).expect("every draw comes from the secret and both shares");
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn anyone_meets_whoever_wants_the_same_pace() {
    let mut home = Home::new().await;
    let wish = |pace: &str| json!({ "game": "trex", "pace": pace });
    refused(&mut home.ada, "/api/meet", json!({ "game": "chess", "pace": "free" }), 400, "asked").await;
    // At the same moment: neither opens a table and waits there alone.
    let (ada, bob) =
        tokio::join!(done(&mut home.ada, "/api/meet", wish("clock")), done(&mut home.bob, "/api/meet", wish("clock")));
    assert_eq!(ada, bob);
    let at = state(&mut home.ada, ada["id"].as_str().unwrap()).await;
    assert_eq!((&at["phase"], &at["plan"]["pace"]["kind"]), (&json!("playing"), &json!("clock")));
    let slow = done(&mut home.ada, "/api/meet", wish("days")).await;
    assert_eq!(done(&mut home.ada, "/api/meet", wish("days")).await, slow, "who waits already is led back");
    let other = done(&mut home.bob, "/api/meet", wish("free")).await;
    assert_ne!(other, slow, "another pace is another table");
    assert_eq!(done(&mut home.ada, "/api/meet", wish("free")).await, other);
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_is_told_live() {
    let mut home = Home::new().await;
    let mut lobby = home.bob.stream("/api/lobby", None).await.unwrap();
    let listed = |event: Option<visitor::Event>| event.expect("the lobby goes on").json();
    assert_eq!(listed(lobby.next_of("lobby").await), json!([]));
    let id = open(&mut home.ada, "trex", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
    let told = listed(lobby.next_of("lobby").await);
    assert_eq!((told[0]["id"].as_str(), told[0]["card"]["open"].as_u64()), (Some(id.as_str()), Some(1)));
    done(&mut home.bob, &format!("/api/tables/{id}/sit"), json!({})).await;
    assert_eq!(listed(lobby.next_of("lobby").await), json!([]), "a full table leaves the lobby");
    drop(lobby);
    // While nobody listens a table is opened; it fills when somebody listens again.
    let id = open(&mut home.ada, "trex", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
    tokio::time::sleep(std::time::Duration::from_millis(800)).await;
    let mut lobby = home.ada.stream("/api/lobby", None).await.unwrap();
    assert_eq!(listed(lobby.next_of("lobby").await)[0]["id"], id.as_str());
    done(&mut home.bob, &format!("/api/tables/{id}/sit"), json!({})).await;
    let told = tokio::time::timeout(std::time::Duration::from_secs(10), lobby.next_of("lobby")).await;
    assert_eq!(listed(told.expect("it is told")), json!([]), "as the list was before the pause");
    home.end().await;
    assert!(lobby.next_of("lobby").await.is_none(), "the stream ends with the server");
}

#[tokio::test(flavor = "multi_thread")]
async fn words_in_the_dice_belong_to_a_chair() {
    let mut home = Home::new().await;
    let wish = |chairs: Value, share: &str| json!({ "plan": { "game": "wrath", "table": { "seats": 2 } }, "chairs": chairs, "share": share });
    let nobody = json!([{ "kind": "anyone" }, { "kind": "anyone" }]);
    refused(&mut home.ada, "/api/tables", wish(nobody.clone(), "whose words?"), 400, "asked").await;
    refused(&mut home.ada, "/api/tables", wish(nobody, ""), 400, "asked").await;
    let chairs = json!([{ "kind": "me" }, { "kind": "anyone" }, { "kind": "anyone" }]);
    let id = open(&mut home.ada, "wrath", chairs).await;
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    done(&mut home.ada, &at("share"), json!({ "text": "Ada's words" })).await;
    done(&mut home.bob, &at("sit"), json!({ "share": "Bob's words" })).await;
    done(&mut home.bob, &at("leave"), json!({})).await;
    let left = json!([[0, "Ada's words"]]);
    assert_eq!(state(&mut home.ada, &id).await["seal"]["shares"], left, "Bob took his words along");
    let mut home = home.restart().await;
    assert_eq!(state(&mut home.ada, &id).await["seal"]["shares"], left, "also after a restart");
    let mut eve = guest(&home.server, "Eve").await;
    done(&mut eve, &at("sit"), json!({})).await;
    done(&mut home.bob, &at("sit"), json!({})).await;
    let before = state(&mut home.ada, &id).await;
    assert_eq!((&before["phase"], &before["seal"]["shares"]), (&json!("playing"), &left));
    let mut home = home.restart().await;
    assert_eq!(state(&mut home.ada, &id).await["game"], before["game"], "the dice are the same");
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn muting_is_kept_for_every_device_and_nobody_else() {
    let mut home = Home::new().await;
    let bob = look(&mut home.bob, "/api/me").await["id"].clone();
    refused(&mut home.ada, "/api/me/muted", json!({ "person": "nobody", "muted": true }), 400, "asked").await;
    done(&mut home.ada, "/api/me/muted", json!({ "person": bob, "muted": true })).await;
    assert_eq!(done(&mut home.ada, "/api/me/muted", json!({ "person": bob, "muted": true })).await, json!([bob]));
    assert_eq!(look(&mut home.bob, "/api/me/muted").await, json!([]), "it is Ada's own affair");
    let mut home = home.restart().await;
    assert_eq!(look(&mut home.ada, "/api/me/muted").await, json!([bob]));
    assert_eq!(done(&mut home.ada, "/api/me/muted", json!({ "person": bob, "muted": false })).await, json!([]));
    for number in 0..1000 {
        let body = json!({ "person": format!("{number:012}").replace('1', "z"), "muted": true });
        done(&mut home.ada, "/api/me/muted", body).await;
    }
    done(&mut home.ada, "/api/me/muted", json!({ "person": format!("{:012}", 7), "muted": true })).await;
    refused(&mut home.ada, "/api/me/muted", json!({ "person": bob, "muted": true }), 400, "asked").await;
    home.end().await;
}

/// A table of fuji with some rule of speech.
async fn fuji(home: &mut Home, chat: &str) -> String {
    let plan = json!({ "game": "fuji", "table": { "seats": 2, "options": { "chat": chat } } });
    let chairs = json!([{ "kind": "me" }, { "kind": "anyone" }]);
    let opened = done(&mut home.ada, "/api/tables", json!({ "plan": plan, "chairs": chairs })).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    done(&mut home.bob, &format!("/api/tables/{id}/sit"), json!({})).await;
    // While cards are dealt and kept everybody may talk.
    while state(&mut home.ada, &id).await["game"]["view"]["phase"].as_u64().expect("a phase") < 2 {
        move_once(&mut home.ada, &id, 0).await;
        move_once(&mut home.bob, &id, 0).await;
    }
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_reaches_everybody_and_fuji_keeps_its_rules_of_speech() {
    let mut home = Home::new().await;
    let id = home.together("wrath").await;
    let say = |id: &str| format!("/api/tables/{id}/say");
    let mut hears = stream(&home.bob, &id, None).await;
    hears.next_of("table").await;
    done(&mut home.ada, &say(&id), json!({ "text": "I have 3 dice\u{7}" })).await;
    let told = hears.next_of("table").await.unwrap().json();
    assert_eq!((&told["log"][0]["kind"], &told["log"][0]["text"]), (&json!("chat"), &json!("I have 3 dice")));
    refused(&mut home.ada, &say(&id), json!({ "text": "  " }), 400, "asked").await;

    let strict = fuji(&mut home, "hints_only").await;
    let told = refused(&mut home.ada, &say(&strict), json!({ "text": "hello" }), 400, "asked").await.json();
    assert!(told["text"].as_str().unwrap().len() > 10, "{told}");
    let filtered = fuji(&mut home, "hints_and_filtered_text").await;
    done(&mut home.ada, &say(&filtered), json!({ "text": "take the bridge" })).await;
    for number in ["I have 17", "three of them", "j’en ai douze", "⚄"] {
        let english = refused(&mut home.ada, &say(&filtered), json!({ "text": number }), 400, "asked").await.json();
        let french = format!("{}?lang=fr", say(&filtered));
        let french = refused(&mut home.ada, &french, json!({ "text": number }), 400, "asked").await.json();
        assert_ne!(english["text"], french["text"], "{number}");
    }
    let open = fuji(&mut home, "open").await;
    done(&mut home.bob, &say(&open), json!({ "text": "I have 17" })).await;
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_shared_device_each_seat_sees_only_its_own() {
    let mut home = Home::new().await;
    let id = home.beside("trex").await;
    let from = |seat: u8| format!("/api/tables/{id}?as=data&seat={seat}");
    let first = look(&mut home.ada, &from(0)).await["game"].clone();
    let second = look(&mut home.ada, &from(1)).await["game"].clone();
    assert_ne!(first["view"], second["view"], "each seat has its own cards");
    assert_eq!(home.bob.get(&from(0)).await.unwrap().status, 403, "only at that device");
    let seat = state(&mut home.ada, &id).await["game"]["seat"].clone();
    let mut moved = [false, false];
    while moved != [true, true] {
        for (seat, moved) in (0..).zip(&mut moved) {
            let now = look(&mut home.ada, &from(seat)).await["game"].clone();
            if !now["actions"][0].is_null() {
                let body = json!({ "seat": seat, "number": now["number"], "action": now["actions"][0] });
                done(&mut home.ada, &format!("/api/tables/{id}/act"), body).await;
                *moved = true;
            }
        }
    }
    let unchanged = state(&mut home.ada, &id).await["game"]["seat"].clone();
    assert!(seat.is_null(), "where there are secrets nothing of them shows before somebody says who holds the device");
    assert_eq!(unchanged, seat, "and that does not change by itself");
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_give_up_and_play_again() {
    let mut home = Home::new().await;
    let id = home.together("wrath").await;
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    let mut eve = guest(&home.server, "Eve").await;
    refused(&mut eve, &at("resign"), json!({}), 403, "forbidden").await;
    done(&mut home.ada, &at("resign"), json!({})).await;
    let given_up = state(&mut home.bob, &id).await;
    assert_eq!((&given_up["phase"], &given_up["chairs"][0]["resigned"]), (&json!("stopped"), &json!(true)));
    assert!(given_up["seal"]["opened"].is_string(), "a game of two has ended, so the dice are opened");
    refused(&mut home.bob, &at("resign"), json!({}), 403, "forbidden").await;
    refused(&mut eve, &at("again"), json!({}), 403, "forbidden").await;
    let next = done(&mut home.ada, &at("again"), json!({})).await;
    assert_eq!(done(&mut home.bob, &at("again"), json!({})).await, next, "both are led to the same table");
    let next = next["id"].as_str().unwrap().to_owned();
    assert_eq!(state(&mut home.bob, &id).await["again"], next.as_str());
    refused(&mut eve, &format!("/api/tables/{next}/sit"), json!({}), 403, "forbidden").await;
    let kept = state(&mut home.ada, &next).await["chairs"][1].clone();
    assert_eq!(
        (&kept["kind"], &kept["name"]),
        (&json!("kept"), &json!("Bob")),
        "the same people are asked, nobody else"
    );
    assert_eq!(look(&mut home.ada, "/api/tables").await, json!([]), "the lobby does not know of it");
    done(&mut home.bob, &format!("/api/tables/{next}/sit"), json!({})).await;
    assert_eq!(state(&mut home.ada, &next).await["phase"], "playing");
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_keeps_a_seat_warm_and_gives_it_back() {
    let mut home = Home::new().await;
    let id = home.together("trex").await;
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    done(&mut home.bob, &at("leave"), json!({})).await;
    let mine = state(&mut home.ada, &id).await["game"]["seat"].clone();
    let mut hears = stream(&home.ada, &id, None).await;
    let bobs_move = |told: &Value| {
        told["log"].as_array().unwrap().iter().any(|line| line["kind"] == "event" && line["seat"] != mine)
    };
    let mut pick = 0;
    loop {
        let told = hears.next_of("table").await.expect("the stream goes on").json();
        if told["phase"] != "playing" || bobs_move(&told) {
            break;
        }
        pick += 1;
        move_once(&mut home.ada, &id, pick).await;
    }
    let body = json!({ "seat": 1 - mine.as_u64().unwrap(), "number": 0, "action": "anything" });
    refused(&mut home.bob, &at("act"), body, 403, "forbidden").await;
    done(&mut home.bob, &at("return"), json!({})).await;
    assert!(state(&mut home.bob, &id).await["chairs"].as_array().unwrap().iter().all(|chair| chair["away"] == false));
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_a_person_tells_their_games_and_results() {
    let mut home = Home::new().await;
    let id = open(&mut home.ada, "trex", json!([{ "kind": "me" }, { "kind": "bot", "level": "newcomer" }])).await;
    let mut hears = stream(&home.ada, &id, None).await;
    let mut pick = 0;
    while hears.next_of("table").await.expect("the stream goes on").json()["phase"] != "over" {
        pick += 1;
        move_once(&mut home.ada, &id, pick).await;
    }
    let tally = look(&mut home.ada, "/api/me/statistics").await["trex"].clone();
    assert_eq!(tally["played"], 1);
    for (lang, played) in [("en", "Played"), ("fr", "Jouées")] {
        let page = home.ada.get(&format!("/me?lang={lang}")).await.unwrap();
        let page = String::from_utf8_lossy(&page.body).into_owned();
        assert!(page.contains(&format!("/t/{id}")), "the game is listed");
        assert!(page.contains("Tyrannosaurus Rex") && page.contains(played), "{lang}: {page}");
    }
    assert_eq!(look(&mut home.bob, "/api/me/statistics").await, json!({}), "Bob has played nothing");
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_chooses_again_after_an_open_choice_of_another() {
    let mut home = Home::new().await;
    let mut cyd = guest(&home.server, "Cyd").await;
    for (game, hidden) in [("trex", true), ("warlock", false)] {
        let chairs = json!([{ "kind": "me" }, { "kind": "anyone" }, { "kind": "anyone" }]);
        let id = open(&mut home.ada, game, chairs).await;
        let at = |what: &str| format!("/api/tables/{id}/{what}");
        done(&mut home.bob, &at("sit"), json!({})).await;
        done(&mut cyd, &at("sit"), json!({})).await;
        // One decision at a time, or the moment in which all choose could be passed over.
        for number in 0.. {
            if state(&mut home.ada, &id).await["game"]["deciders"].as_array().expect("it goes on").len() == 3 {
                break;
            }
            assert!(number < 300, "{game}: never do all choose at the same time");
            for person in [&mut home.ada, &mut home.bob, &mut cyd] {
                if move_once(person, &id, 0).await {
                    break;
                }
            }
        }
        assert!(move_once(&mut home.ada, &id, 0).await, "{game}: all choose at the same time");
        let chosen = state(&mut home.ada, &id).await["game"].clone();
        assert_eq!(chosen["undo"], chosen["number"], "{game}: nobody else has chosen");
        assert!(move_once(&mut home.bob, &id, 0).await);
        let after = state(&mut home.ada, &id).await;
        let seat = json!({ "seat": after["game"]["seat"] });
        if hidden {
            assert_eq!(after["game"]["undo"], chosen["undo"], "{game}: Bob's choice is hidden and tells nothing");
            done(&mut home.ada, &at("undo"), seat).await;
        } else {
            assert!(after["game"]["undo"].is_null(), "{game}: Ada has seen what Bob chose");
            refused(&mut home.ada, &at("undo"), seat, 403, "forbidden").await;
        }
    }
    home.end().await;
}
