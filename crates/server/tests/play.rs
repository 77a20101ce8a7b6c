//! Playing over real sockets: tables, seats, streams, refusals, and what survives a restart.

mod house;

use house::{Home, done, guest, look, move_once, open, refused, state, stream};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_and_a_restart_loses_nothing() {
    let mut home = Home::new().await;
    let id = open(&mut home.ada, "wrath", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
    assert_eq!(state(&mut home.ada, &id).await["phase"], "waiting");
    let lobby = look(&mut home.bob, "/api/tables").await;
    assert_eq!(lobby[0]["id"], id.as_str());
    done(&mut home.bob, &format!("/api/tables/{id}/sit"), json!({})).await;
    assert_eq!(look(&mut home.bob, "/api/tables").await, json!([]), "a full table leaves the lobby");
    let mut events = stream(&home.ada, &id, None).await;
    let first = events.next_of("table").await.expect("the present state").json();
    assert_eq!(first["phase"], "playing");
    for turn in 0..40 {
        let acted = move_once(&mut home.ada, &id, turn).await || move_once(&mut home.bob, &id, turn).await;
        assert!(acted, "somebody can act until the end");
        let told = events.next_of("table").await.expect("an event for every action");
        assert_eq!(told.json()["game"]["number"], turn + 1);
    }
    let before = state(&mut home.ada, &id).await;
    let mut home = home.restart().await;
    let mut after = state(&mut home.ada, &id).await;
    after["now"] = before["now"].clone();
    assert_eq!(after, before, "the table comes back exactly as it was");
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_a_bot_ends_and_its_record_verifies() {
    let mut home = Home::new().await;
    let id = open(&mut home.ada, "wrath", json!([{ "kind": "me" }, { "kind": "bot", "level": "newcomer" }])).await;
    let record = format!("/api/tables/{id}/record");
    assert_eq!(home.ada.get(&record).await.unwrap().status, 403, "a running record holds secrets");
    let mut events = stream(&home.ada, &id, None).await;
    let mut pick = 0;
    loop {
        let told = events.next_of("table").await.expect("the stream goes on").json();
        if told["phase"] == "over" {
            assert!(told["seal"]["opened"].is_string());
            break;
        }
        assert!(told["seal"]["opened"].is_null(), "the secret stays closed until the end");
        pick += 1;
        move_once(&mut home.ada, &id, pick).await;
    }
    let proof = look(&mut home.ada, &format!("/api/tables/{id}/verify")).await;
    assert!(proof["draws"].as_u64().unwrap() > 0, "{proof}");
    let text = String::from_utf8(home.ada.get(&record).await.unwrap().body.to_vec()).unwrap();
    let kept = kernel::Record::from_text(&text).expect("it reads");
    let game = catalog::game("wrath").unwrap();
    assert!(game.verify(&kept, game.base_edition()).expect("it verifies").sealed);
    let tallies = look(&mut home.ada, "/api/me/statistics").await;
    assert_eq!(tallies["wrath"]["played"], 1);
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_request_plays_once_and_a_stale_one_is_told_the_state() {
    let mut home = Home::new().await;
    let id = home.beside("wrath").await;
    let act = format!("/api/tables/{id}/act");
    let before = state(&mut home.ada, &id).await;
    let (seat, action) = (&before["game"]["seat"], &before["game"]["actions"][0]);
    let body = json!({ "seat": seat, "number": 0, "action": action, "key": "once" });
    let first = done(&mut home.ada, &act, body.clone()).await;
    let again = done(&mut home.ada, &act, body).await;
    assert_eq!((first["seq"].clone(), again["repeated"].clone()), (again["seq"].clone(), json!(true)));
    assert_eq!(state(&mut home.ada, &id).await["game"]["number"], 1);
    let late = json!({ "seat": seat, "number": 0, "action": action, "as": "data" });
    let told = refused(&mut home.ada, &act, late, 409, "stale").await.json();
    assert_eq!(told["state"]["game"]["number"], 1, "the fresh state comes with the refusal");
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_cite_the_rule_in_the_readers_language() {
    let mut home = Home::new().await;
    let id = home.beside("wrath").await;
    let now = state(&mut home.ada, &id).await;
    let mine = now["game"]["seat"].as_u64().unwrap();
    let body = json!({ "seat": 1 - mine, "number": 0, "action": now["game"]["actions"][0] });
    let act = format!("/api/tables/{id}/act");
    let english = refused(&mut home.ada, &act, body.clone(), 422, "refused").await.json();
    let french = refused(&mut home.ada, &format!("{act}?lang=fr"), body, 422, "refused").await.json();
    assert_eq!(english["rule"], "WRA-TURN-3");
    assert_eq!(english["rule"], french["rule"]);
    assert_ne!(english["text"], french["text"]);
    let nonsense = json!({ "seat": mine, "number": 0, "action": "dance" });
    refused(&mut home.ada, &act, nonsense, 422, "notation").await;
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_comes_back_gets_exactly_what_it_missed() {
    let mut home = Home::new().await;
    let id = home.beside("wrath").await;
    let mut whole = stream(&home.ada, &id, None).await;
    let first = whole.next_of("table").await.unwrap();
    let known = first.id.unwrap();
    let mut heard = Vec::new();
    for pick in 0..12 {
        assert!(move_once(&mut home.ada, &id, pick).await);
        let told = whole.next_of("table").await.unwrap().json();
        heard.extend(told["log"].as_array().unwrap().clone());
    }
    let missed = stream(&home.ada, &id, Some(known)).await.next_of("table").await.unwrap().json();
    assert_eq!(missed["log"].as_array().unwrap(), &heard);
    assert_eq!(missed["game"]["number"], 12);
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_for_one_person() {
    let mut home = Home::new().await;
    let mut eve = guest(&home.server, "Eve").await;
    let chairs = json!([{ "kind": "me" }, { "kind": "friend" }, { "kind": "friend" }]);
    let id = open(&mut home.ada, "trex", chairs).await;
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    let invitations = look(&mut home.ada, &at("invitations")).await;
    let [first, second] = [0, 1].map(|n| json!({ "invite": invitations["chairs"][n]["invite"] }));
    done(&mut home.bob, &at("sit"), first.clone()).await;
    for (lang, words) in [("en", "for one person"), ("fr", "une seule personne")] {
        let told = refused(&mut eve, &at(&format!("sit?lang={lang}")), first.clone(), 403, "forbidden").await.json();
        assert!(told["text"].as_str().unwrap().contains(words), "{told}");
    }
    let chairs = state(&mut home.ada, &id).await["chairs"].clone();
    assert_eq!((&chairs[1]["name"], chairs[2]["person"].is_null()), (&json!("Bob"), true), "Bob keeps the chair");
    refused(&mut home.bob, &at("sit"), second.clone(), 403, "forbidden").await;
    // Who rises leaves the invitation behind, and the other one is still good.
    done(&mut home.bob, &at("leave"), json!({})).await;
    done(&mut eve, &at("sit"), first.clone()).await;
    done(&mut home.bob, &at("sit"), second).await;
    let mut late = guest(&home.server, "Zoe").await;
    for (lang, words) in [("en", "begun"), ("fr", "commencé")] {
        let told = refused(&mut late, &at(&format!("sit?lang={lang}")), first.clone(), 403, "forbidden").await.json();
        assert!(told["text"].as_str().unwrap().contains(words), "{told}");
    }
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_change_hands_and_spectators_stay_out_of_closed_tables() {
    let mut home = Home::new().await;
    let mut eve = guest(&home.server, "Eve").await;
    let id = open(&mut home.ada, "trex", json!([{ "kind": "me" }, { "kind": "friend" }])).await;
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    refused(&mut eve, &at("sit"), json!({}), 403, "forbidden").await;
    assert_eq!(eve.get(&at("invitations")).await.unwrap().status, 403);
    let invite = look(&mut home.ada, &at("invitations")).await["chairs"][0]["invite"].clone();
    refused(&mut eve, &at("sit"), json!({ "invite": "aaaaaaaaaaaaaaaaaaaa" }), 403, "forbidden").await;
    done(&mut home.bob, &at("sit"), json!({ "invite": invite })).await;
    assert!(state(&mut eve, &id).await["game"]["seat"].is_null(), "Eve watches as a spectator");
    assert_eq!(eve.get(&format!("/api/tables/{id}?seat=0")).await.unwrap().status, 403);
    let mut watching = stream(&eve, &id, None).await;
    done(&mut home.ada, &at("spectators"), json!({ "allowed": false })).await;
    assert_eq!(eve.get(&format!("/api/tables/{id}")).await.unwrap().status, 403);
    while let Some(event) = watching.next().await {
        assert!(event.json()["plan"]["watched"] != false, "nothing is told after the closing");
    }
    done(&mut home.bob, &at("leave"), json!({})).await;
    let away = state(&mut home.ada, &id).await;
    assert!(away["chairs"].as_array().unwrap().iter().any(|chair| chair["away"] == true));
    done(&mut home.bob, &at("return"), json!({})).await;
    done(&mut home.bob, &at("resign"), json!({})).await;
    refused(&mut home.bob, &at("return"), json!({}), 403, "forbidden").await;
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_go_back_together_or_not_at_all() {
    let mut home = Home::new().await;
    let id = home.together("wrath").await;
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    for pick in 0..6 {
        assert!(move_once(&mut home.ada, &id, pick).await || move_once(&mut home.bob, &id, pick).await);
    }
    done(&mut home.ada, &at("back"), json!({ "to": 2 })).await;
    assert_eq!(state(&mut home.ada, &id).await["game"]["number"], 6, "not before the other agrees");
    done(&mut home.bob, &at("back/answer"), json!({ "agreed": false })).await;
    assert!(state(&mut home.ada, &id).await["asked_back"].is_null());
    done(&mut home.ada, &at("back"), json!({ "to": 2 })).await;
    done(&mut home.bob, &at("back/answer"), json!({ "agreed": true })).await;
    assert_eq!(state(&mut home.bob, &id).await["game"]["number"], 2);
    let before = state(&mut home.ada, &id).await;
    let mut home = home.restart().await;
    assert_eq!(state(&mut home.ada, &id).await["game"], before["game"], "also after a restart");
    home.end().await;
}
