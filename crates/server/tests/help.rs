//! Help at the table: why something cannot be done.

mod house;

use house::{Folder, Home, guest, look, open, serve, state};
use serde_json::{Value, json};
use visitor::Client;

async fn text(client: &mut Client, path: &str) -> String {
    String::from_utf8_lossy(&client.get(path).await.expect("it answers").body).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn why_not_names_the_rule_in_both_languages() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    let id = open(&mut ada, "wrath", json!([{ "kind": "me" }, { "kind": "anyone" }])).await;
    let path = format!("/api/tables/{id}/why?thing=tile:1,1");
    assert_eq!(ada.get(&path).await.unwrap().status, 403, "nothing can be asked before the game");
    let mut bob = guest(&server, "Bob").await;
    house::done(&mut bob, &format!("/api/tables/{id}/sit"), json!({})).await;
    let ada_decides = !state(&mut ada, &id).await["game"]["actions"].as_array().unwrap().is_empty();
    let (first, second) = if ada_decides { (&mut ada, &mut bob) } else { (&mut bob, &mut ada) };
    let why = look(first, &format!("{path}&lang=en")).await;
    assert_eq!(why["rule"], "WRA-TURN-2", "{why}");
    assert!(why["tried"].is_string());
    let french = look(first, &format!("{path}&lang=fr")).await;
    assert_eq!(french["rule"], why["rule"]);
    assert_ne!(french["text"], why["text"]);
    assert_eq!(look(second, &path).await["rule"], "WRA-TURN-3", "it is not the other's turn");
    let mut eve = guest(&server, "Eve").await;
    assert_eq!(look(&mut eve, &path).await["rule"], json!(null), "who watches hears whom one waits for");
    let foreign = eve.get(&format!("{path}&seat=0")).await.unwrap();
    assert_eq!(foreign.status, 403, "nobody asks from another's seat");
    let long = format!("/api/tables/{id}/why?thing={}", "x".repeat(3000));
    assert_eq!(eve.get(&long).await.unwrap().status, 400);
    assert_eq!(eve.get(&format!("/api/tables/{id}/why")).await.unwrap().status, 400);
    server.stop().await;
}

/// Plays until there is something to choose; returns the state as the one who chooses sees it.
async fn first_choice(client: &mut Client, id: &str) -> Value {
    for _ in 0..20 {
        let seat = state(client, id).await["game"]["deciders"][0].clone();
        let now = look(client, &format!("/api/tables/{id}?as=data&seat={seat}")).await;
        let (game, actions) = (&now["game"], now["game"]["actions"].as_array().unwrap());
        if actions.len() > 1 {
            return now;
        }
        let wish = json!({ "seat": seat, "number": game["number"], "action": actions[0] });
        house::done(client, &format!("/api/tables/{id}/act"), wish).await;
    }
    panic!("nothing was to be chosen");
}

/// Takes a hint at the next choice and judges it; returns whether it foresaw anything.
async fn take_hint(client: &mut Client, id: &str, game: &str) -> bool {
    let before = first_choice(client, id).await;
    let (seat, number) = (&before["game"]["seat"], &before["game"]["number"]);
    assert_eq!(before["game"]["hint"], true, "one person against nobody else: {before}");
    let hint = look(client, &format!("/api/tables/{id}/hint?seat={seat}&lang=fr")).await;
    assert_eq!(&hint["number"], number);
    let actions = before["game"]["actions"].as_array().unwrap();
    let options = hint["options"].as_array().unwrap();
    assert!(options.len() > 1, "{game}: {hint}");
    for option in options {
        assert!(actions.contains(&option["action"]), "{game}: {option} is legal");
        assert!(!option["path"].as_array().unwrap().is_empty());
    }
    assert_eq!(
        options.iter().filter(|option| option["advised"] == true).count(),
        1,
        "one is what the bot would do: {hint}"
    );
    let worths: Vec<i64> = options.iter().filter_map(|option| option["worth"]["expected"].as_i64()).collect();
    assert!(game == "trex" || worths.is_sorted_by(|one, next| one >= next), "{game}: the best first: {worths:?}");
    assert!(!hint["reasons"].as_array().unwrap().is_empty(), "{hint}");
    let follows = hint["follows"].as_array().unwrap();
    for step in follows {
        assert!(step["name"] == "Ada" || step["name"] == "Bea", "{game}: whose {step} is");
    }
    let wish = json!({ "seat": seat, "number": number, "action": options[0]["action"] });
    house::done(client, &format!("/api/tables/{id}/act"), wish).await;
    !follows.is_empty()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_tells_options_reasons_and_what_is_likely_to_follow() {
    let mut home = Home::new().await;
    for game in ["wrath", "trex"] {
        let chairs = json!([{ "kind": "me" }, { "kind": "beside", "name": "Bea" }]);
        let id = open(&mut home.ada, game, chairs).await;
        // Before dice are rolled nobody can say what follows: some hints do.
        let mut hints = 0..20;
        while !take_hint(&mut home.ada, &id, game).await {
            assert!(hints.next().is_some(), "{game}: no hint tells what follows");
        }
    }
    home.end().await;
}

/// Whether somebody is offered a hint; asking for one must agree with it.
async fn hinted(client: &mut Client, id: &str) -> bool {
    let offered = state(client, id).await["game"]["hint"] == true;
    let answer = client.get(&format!("/api/tables/{id}/hint")).await.expect("it answers");
    assert_eq!(answer.status, if offered { 200 } else { 403 }, "{}", answer.json());
    offered
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_says_when_there_are_hints() {
    let mut home = Home::new().await;
    // What the table says, and whether there are hints alone and with another person.
    for (hints, alone, together) in [("bots", true, false), ("always", true, true), ("never", false, false)] {
        let plan = json!({ "game": "wrath", "table": { "seats": 2 }, "hints": hints });
        for (two, expected) in [(false, alone), (true, together)] {
            let second = if two { json!({ "kind": "anyone" }) } else { json!({ "kind": "beside", "name": "Bea" }) };
            let wish = json!({ "plan": plan, "chairs": [{ "kind": "me" }, second] });
            let id = house::done(&mut home.ada, "/api/tables", wish).await["id"].as_str().unwrap().to_owned();
            if two {
                house::done(&mut home.bob, &format!("/api/tables/{id}/sit"), json!({})).await;
            }
            let hints_for = [hinted(&mut home.ada, &id).await, two && hinted(&mut home.bob, &id).await];
            assert_eq!(hints_for.contains(&true), expected, "{hints}, with another person: {two}");
            assert_ne!(hints_for, [true, true], "only whoever decides may ask");
        }
    }
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_a_picture_and_a_link_preview_for_those_who_may_watch() {
    let mut home = Home::new().await;
    let id = home.beside("trex").await;
    let at = format!("/t/{id}/picture.png");
    let watched = picture(&mut home.bob, &at).await;
    // A picture is kept once it is painted: another server paints its own.
    let mut home = home.restart().await;
    assert!(picture(&mut home.ada, &at).await == watched, "a player's own cards are not in it");
    let page = text(&mut home.bob, &format!("/t/{id}")).await;
    let address = format!("property=\"og:image\" content=\"http://{}{at}", home.server.address());
    assert!(page.contains(&address), "the preview has the picture's whole address");
    house::done(&mut home.ada, &format!("/api/tables/{id}/spectators"), json!({ "allowed": false })).await;
    assert_eq!(home.bob.get(&at).await.unwrap().status, 403, "nobody watches this table");
    let page = text(&mut home.ada, &format!("/t/{id}")).await;
    assert!(!page.contains("og:image"));
    home.end().await;
}

async fn picture(client: &mut Client, at: &str) -> Vec<u8> {
    let picture = client.get(at).await.expect("it answers");
    assert_eq!(picture.status, 200);
    assert!(picture.body.starts_with(b"\x89PNG"), "it is a picture");
    picture.body.to_vec()
}

/// Twelve choices, for one place of the list or another.
async fn play(client: &mut Client, id: &str, pick: usize) {
    for _ in 0..12 {
        assert!(house::move_once(client, id, pick).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_shows_the_table_as_it_is_now() {
    let mut home = Home::new().await;
    let id = open(&mut home.ada, "wrath", json!([{ "kind": "me" }, { "kind": "anyone" }, { "kind": "anyone" }])).await;
    let at = format!("/t/{id}/picture.png");
    let alone = picture(&mut home.ada, &at).await;
    assert!(picture(&mut home.ada, &at).await == alone);
    house::done(&mut home.bob, &format!("/api/tables/{id}/sit"), json!({})).await;
    assert!(picture(&mut home.ada, &at).await != alone, "Bob's name has come into it");
    let id = home.beside("wrath").await;
    let at = format!("/t/{id}/picture.png");
    play(&mut home.ada, &id, 0).await;
    let first = picture(&mut home.ada, &at).await;
    // As many choices later, but not the same ones.
    house::done(&mut home.ada, &format!("/api/tables/{id}/back"), json!({ "to": 0 })).await;
    play(&mut home.ada, &id, 1).await;
    assert!(picture(&mut home.ada, &at).await != first, "what was gone back over is no longer shown");
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_every_first_game_is_a_page_in_both_languages() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = guest(&server, "Ada").await;
    for game in catalog::games() {
        let game = game.about().id;
        let Some(lesson) = boards::lesson(game) else { continue };
        for (number, step) in (1..).zip(&lesson.steps) {
            for lang in [kernel::Lang::En, kernel::Lang::Fr] {
                let page = text(&mut ada, &format!("/learn/{game}/{number}?lang={lang}")).await;
                let last = number == lesson.steps.len();
                let next = if last { format!("/new/{game}") } else { format!("/learn/{game}/{}", number + 1) };
                assert!(page.contains(&step.rule) && page.contains(&next) && page.contains("<svg"), "{game} {number}");
                let other = match lang {
                    kernel::Lang::En => "fr",
                    kernel::Lang::Fr => "en",
                };
                let same = format!("href=\"/learn/{game}/{number}?lang={other}\"");
                assert!(page.contains(&same), "{game} {number}: the other language shows the same step");
            }
        }
        assert_eq!(
            text(&mut ada, &format!("/learn/{game}?step=2&lang=en")).await,
            text(&mut ada, &format!("/learn/{game}/2?lang=en")).await,
            "older links still lead to their step"
        );
        for wrong in ["0", "99", "x", "-1"] {
            assert_eq!(ada.get(&format!("/learn/{game}/{wrong}")).await.unwrap().status, 404);
            assert_eq!(ada.get(&format!("/learn/{game}?step={wrong}")).await.unwrap().status, 404);
        }
        assert!(text(&mut ada, "/").await.contains(&format!("/learn/{game}")));
    }
    assert_eq!(ada.get("/learn/chess").await.unwrap().status, 404);
    server.stop().await;
}
