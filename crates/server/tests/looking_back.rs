//! Looking back at a finished game, and playing on from a moment of it.

mod house;

use house::{Home, done, guest, look, open, refused, state};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use visitor::Client;

/// Plays a game to its end for all seats at this screen; how many entries it has then.
async fn played_out(client: &mut Client, id: &str) -> u64 {
    for step in 0..6000_usize {
        let now = state(client, id).await;
        if now["phase"] == "over" {
            return now["game"]["number"].as_u64().expect("a number");
        }
        let seat = now["game"]["deciders"].as_array().expect("seats")[0].clone();
        let mine = look(client, &format!("/api/tables/{id}?as=data&seat={seat}")).await;
        let actions = mine["game"]["actions"].as_array().expect("actions");
        // The shortest notation ends turns, something else now and then keeps games different.
        let shortest =
            actions.iter().min_by_key(|action| action.as_str().map_or(0, str::len)).expect("something to do");
        let action = if step % 3 == 0 { &actions[(step * 7919) % actions.len()] } else { shortest };
        let wish = json!({ "seat": seat, "number": mine["game"]["number"], "action": action });
        done(client, &format!("/api/tables/{id}/act"), wish).await;
    }
    panic!("the game does not end");
}

/// Waits until an analysis is done.
async fn analysed(client: &mut Client, id: &str) -> Value {
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(120) {
        let known = look(client, &format!("/api/tables/{id}/analysis?effort=quick")).await;
        if known["found"].is_object() {
            return known;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the analysis does not end");
}

fn numbers(list: &Value) -> Vec<i64> {
    list.as_array().expect("a list").iter().map(|number| number.as_i64().expect("a number")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_analysed_once_and_the_finding_is_kept() {
    let mut home = Home::new().await;
    let id = home.beside("trex").await;
    let path = format!("/api/tables/{id}/analysis");
    let early = home.ada.get(&path).await.unwrap();
    assert_eq!(early.status, 403, "while the game runs its chances hold what others may not know");
    refused(&mut home.ada, &path, json!({}), 403, "forbidden").await;
    let last = played_out(&mut home.ada, &id).await;

    let known = look(&mut home.ada, &path).await;
    assert_eq!((&known["done"], &known["all"], &known["running"]), (&json!(0), &json!(last), &json!(false)));
    assert_eq!(known["found"], json!(null), "nobody has asked for it");
    let mut eve = Client::new(home.server.address());
    refused(&mut eve, &path, json!({ "effort": "quick" }), 401, "nobody").await;
    refused(&mut home.ada, &path, json!({ "effort": "deep" }), 400, "asked").await;
    done(&mut home.ada, &path, json!({ "effort": "quick" })).await;
    let known = analysed(&mut home.ada, &id).await;
    let found = &known["found"];
    assert_eq!((&known["done"], &known["effort"], &found["mine"]), (&json!(last), &json!("quick"), &json!(0)));
    let moments = found["moments"].as_array().unwrap();
    assert_eq!(moments.len() as u64, last);
    for (seat, player) in found["players"].as_array().unwrap().iter().enumerate() {
        let part = |key: &str| player[key].as_i64().unwrap();
        let sum: i64 = ["start", "own", "others", "luck", "later"].into_iter().map(part).sum();
        assert_eq!(sum, part("result"), "{player}");
        assert_eq!(numbers(&moments[moments.len() - 1]["chances"])[seat], part("result"));
        for n in numbers(&player["costliest"]) {
            let moment = &moments[n as usize - 1];
            assert!(moment["seat"] == seat && moment["given_away"].as_i64().unwrap() > 0, "{moment}");
            assert!(!moment["why"].as_array().unwrap().is_empty(), "it says why: {moment}");
            let options = moment["options"].as_array().unwrap();
            assert!(options.iter().any(|option| option["best"] == true && option["chosen"] == false), "{moment}");
        }
    }
    assert_eq!(done(&mut home.ada, &path, json!({ "effort": "quick" })).await["found"], *found, "it is not made again");

    // Whoever may watch reads it in their language, before and after the server was started again.
    let french = look(&mut eve, &format!("{path}?effort=quick&lang=fr")).await;
    assert_eq!(french["found"]["mine"], json!(null));
    assert_ne!(french["found"]["moments"][0]["text"], moments[0]["text"]);
    assert_eq!(french["found"]["moments"][0]["chances"], moments[0]["chances"]);
    let mut home = home.restart().await;
    assert_eq!(look(&mut home.ada, &format!("{path}?effort=quick")).await["found"], *found);
    assert_eq!(look(&mut home.ada, &path).await["found"], json!(null), "another effort is another analysis");
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_that_was_left_is_taken_up_where_it_was() {
    let mut home = Home::new().await;
    let id = home.beside("wrath").await;
    played_out(&mut home.ada, &id).await;
    let path = format!("/api/tables/{id}/analysis");
    assert_eq!(done(&mut home.ada, &path, json!({})).await["running"], true);
    let far = |known: &Value| known["done"].as_u64().expect("a number");
    let mut known = look(&mut home.ada, &path).await;
    while far(&known) < 2 {
        assert_eq!(known["running"], true, "{known}");
        tokio::time::sleep(Duration::from_millis(50)).await;
        known = look(&mut home.ada, &path).await;
    }
    let mut home = home.restart().await;
    let again = look(&mut home.ada, &path).await;
    assert!(far(&again) >= far(&known) || again["found"].is_object(), "{known}, then {again}");
    assert_eq!(again["running"], false);
    if again["found"].is_null() {
        assert_eq!(done(&mut home.ada, &path, json!({})).await["running"], true);
    }
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_who_may_see_a_game_may_look_back_at_it() {
    let mut home = Home::new().await;
    let plan = json!({ "game": "trex", "table": { "seats": 2 }, "watched": false });
    let chairs = json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }]);
    let id = done(&mut home.ada, "/api/tables", json!({ "plan": plan, "chairs": chairs })).await["id"].clone();
    let id = id.as_str().unwrap();
    let last = played_out(&mut home.ada, id).await;
    assert_eq!(home.bob.get(&format!("/api/tables/{id}/analysis")).await.unwrap().status, 403);
    refused(&mut home.bob, &format!("/api/tables/{id}/analysis"), json!({}), 403, "forbidden").await;
    let wish = json!({ "n": last / 2, "chairs": chairs });
    refused(&mut home.bob, &format!("/api/tables/{id}/what-if"), wish, 403, "forbidden").await;
    assert_eq!(home.bob.get(&format!("/t/{id}/look")).await.unwrap().status, 403);
    home.end().await;
}

/// The board of a table at a moment, as its first seat saw it.
async fn board(client: &mut Client, id: &str, n: u64) -> Value {
    look(client, &format!("/api/tables/{id}/replay?n={n}&seat=0")).await["drawn"]["board"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_from_a_moment_at_a_table_that_says_so() {
    let mut home = Home::new().await;
    let beside = json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }]);
    for game in catalog::games().iter().map(|game| game.about().id) {
        let id = open(&mut home.ada, game, beside.clone()).await;
        let path = format!("/api/tables/{id}/what-if");
        refused(&mut home.ada, &path, json!({ "n": 0, "chairs": beside }), 403, "forbidden").await;
        let last = played_out(&mut home.ada, &id).await;
        let n = last / 2;
        refused(&mut home.ada, &path, json!({ "n": last, "chairs": beside }), 400, "asked").await;
        refused(&mut home.ada, &path, json!({ "n": last + 1, "chairs": beside }), 400, "asked").await;
        let lobby = json!([{ "kind": "me" }, { "kind": "anyone" }]);
        refused(&mut home.ada, &path, json!({ "n": n, "chairs": lobby }), 400, "asked").await;

        let branch = done(&mut home.ada, &path, json!({ "n": n, "chairs": beside })).await["id"].clone();
        let branch = branch.as_str().unwrap();
        let now = state(&mut home.ada, branch).await;
        assert_eq!(now["from"], json!({ "table": id, "n": n }), "{game}");
        assert_eq!((&now["plan"]["friendly"], &now["game"]["number"]), (&json!(true), &json!(0)));
        assert_eq!(
            board(&mut home.ada, branch, 0).await,
            board(&mut home.ada, &id, n).await,
            "{game}: the same position"
        );
        played_out(&mut home.ada, branch).await;
        let proved = look(&mut home.ada, &format!("/api/tables/{branch}/verify")).await;
        let whole = look(&mut home.ada, &format!("/api/tables/{id}/verify")).await;
        assert_ne!(proved["commitment"], whole["commitment"], "{game}: the dice are new");
        assert!(proved["text"].as_str().unwrap().contains("nothing is proved"), "{proved}");
        let rated = look(&mut home.ada, &format!("/api/tables/{branch}/ratings")).await;
        assert!(rated["why"].is_string() && rated["changes"].as_array().unwrap().iter().all(Value::is_null), "{rated}");
    }
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_goes_on_waits_for_friends_and_is_read_from_its_journal() {
    let mut home = Home::new().await;
    let id = home.beside("trex").await;
    let last = played_out(&mut home.ada, &id).await;
    let wish = json!({ "n": last / 2, "chairs": [{ "kind": "me" }, { "kind": "friend" }] });
    let branch = done(&mut home.bob, &format!("/api/tables/{id}/what-if"), wish).await["id"].clone();
    let branch = branch.as_str().unwrap().to_owned();
    assert_eq!(state(&mut home.bob, &branch).await["phase"], "waiting");
    let invite = look(&mut home.bob, &format!("/api/tables/{branch}/invitations")).await["table"].clone();
    let home = home.restart().await;
    let mut eve = guest(&home.server, "Eve").await;
    done(&mut eve, &format!("/api/tables/{branch}/sit"), json!({ "invite": invite })).await;
    let now = state(&mut eve, &branch).await;
    assert_eq!((&now["phase"], &now["from"]["n"]), (&json!("playing"), &json!(last / 2)));
    let mut home = home.restart().await;
    assert_eq!(state(&mut home.bob, &branch).await["from"]["table"], json!(id), "after a restart it still says so");
    // Played again it begins at the beginning.
    let once_more = done(&mut home.bob, &format!("/api/tables/{branch}/again"), json!({})).await["id"].clone();
    assert_eq!(state(&mut home.bob, once_more.as_str().unwrap()).await["from"], json!(null));
    home.end().await;
}

/// A page or a drawing as it is sent.
async fn text(client: &mut Client, path: &str) -> String {
    String::from_utf8_lossy(&client.get(path).await.expect("it answers").body).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_seen_as_each_seat_knew_it_and_with_open_eyes() {
    let mut home = Home::new().await;
    let chairs = json!([{ "kind": "me" }, { "kind": "beside", "name": "Bo" }]);
    let plan = json!({ "game": "fuji", "table": { "seats": 2 } });
    let id = done(&mut home.ada, "/api/tables", json!({ "plan": plan, "chairs": chairs })).await["id"].clone();
    let id = id.as_str().unwrap();
    let path = format!("/api/tables/{id}/replay");
    // Before the end nobody sees what a seat of somebody else knew.
    for asked in ["seat=0", "seat=1", "eyes=open"] {
        let early = home.bob.get(&format!("{path}?n=0&{asked}")).await.unwrap();
        assert_eq!(early.status, 403, "{asked}");
        let page = home.bob.get(&format!("/t/{id}/replay?{asked}")).await.unwrap();
        assert_eq!(page.status, 403, "{asked}");
        let board = home.bob.get(&format!("/api/tables/{id}/board.svg?{asked}")).await.unwrap();
        assert_eq!(board.status, 403, "{asked}");
    }
    assert_eq!(home.ada.get(&format!("{path}?n=0&eyes=open")).await.unwrap().status, 403, "not even the players");
    let page = text(&mut home.ada, &format!("/t/{id}/replay")).await;
    assert!(!page.contains("id=\"eyes\""), "before the end there is nothing to choose");
    let last = played_out(&mut home.ada, id).await;

    // A moment at which something was hidden.
    let told = |moment: &Value| moment["events"].as_array().unwrap().clone();
    let (mut n, mut whole) = (0, Value::Null);
    for number in 0..last {
        whole = look(&mut home.bob, &format!("{path}?n={number}")).await;
        let mine = look(&mut home.bob, &format!("{path}?n={number}&seat=0")).await;
        n = number;
        if told(&mine) != told(&whole) {
            break;
        }
    }
    let mut seen = Vec::new();
    for asked in ["seat=0", "seat=1", "eyes=spectator", "eyes=open"] {
        let moment = look(&mut home.bob, &format!("{path}?n={n}&{asked}")).await;
        assert!(moment["known"].is_null() == (asked != "eyes=open"), "{asked}");
        seen.push(moment);
    }
    let panels = |number: usize| seen[number]["drawn"]["panels"].clone();
    let known = seen[3]["known"].as_array().unwrap();
    assert_eq!(known.len(), 2);
    for (number, one) in known.iter().enumerate() {
        assert_eq!((&one["seat"], &one["panels"]), (&json!(number), &panels(number)), "what that seat knew");
    }
    assert_ne!(panels(0), panels(1), "they knew different dice");
    assert_eq!(told(&seen[3]), told(&whole), "open eyes are told everything");
    assert_ne!(told(&seen[0]), told(&whole), "a seat was not");
    assert_ne!(told(&seen[0]), told(&seen[1]));
    let page = text(&mut home.bob, &format!("/t/{id}/look?n={}&eyes=open", last / 2)).await;
    assert!(page.contains("value=\"eyes=open\" selected") && page.contains("as Bo knew it"), "{page}");
    let board = text(&mut home.bob, &format!("/api/tables/{id}/board.svg?n=1&seat=1&colours=dark")).await;
    let root = board.split('>').next().unwrap_or_default();
    assert!(
        root.starts_with("<svg") && root.contains("xmlns=") && board.contains("<style>"),
        "it stands alone: {root}"
    );
    assert_eq!(home.bob.get(&format!("/api/tables/{id}/board.svg?n={}", last + 1)).await.unwrap().status, 400);
    assert_eq!(home.bob.get(&format!("{path}?eyes=closed")).await.unwrap().status, 400);

    // Where nobody knew more than another there is nothing to choose.
    let open = home.beside("wrath").await;
    played_out(&mut home.ada, &open).await;
    assert!(!text(&mut home.ada, &format!("/t/{open}/replay")).await.contains("id=\"eyes\""));
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_curve_of_an_analysed_game_is_a_picture_with_the_eras_of_the_game() {
    let mut home = Home::new().await;
    let id = home.beside("trex").await;
    let path = format!("/t/{id}/curve");
    assert_eq!(home.bob.get(&format!("{path}.svg")).await.unwrap().status, 403, "not before the end");
    played_out(&mut home.ada, &id).await;
    assert_eq!(home.bob.get(&format!("{path}.svg")).await.unwrap().status, 404, "nobody has looked yet");
    let preview = |page: &str| {
        let found = page.split("og:image\" content=\"").nth(1).expect("it has a picture");
        found.split('"').next().unwrap_or_default().to_owned()
    };
    let before = text(&mut home.bob, &format!("/t/{id}/look")).await;
    assert!(preview(&before).ends_with(&format!("/t/{id}/picture.png?lang=en")), "{}", preview(&before));
    done(&mut home.ada, &format!("/api/tables/{id}/analysis"), json!({ "effort": "quick" })).await;
    analysed(&mut home.ada, &id).await;
    let after = text(&mut home.bob, &format!("/t/{id}/look")).await;
    assert!(preview(&after).ends_with(&format!("/t/{id}/curve.png?lang=en")), "{}", preview(&after));

    let story = look(&mut home.bob, &format!("/api/tables/{id}/story")).await;
    let eras = story["eras"].as_array().unwrap();
    assert!(eras.len() > 1 && eras[0]["text"] == "Turn 1", "{eras:?}");
    let drawn = text(&mut home.bob, &format!("{path}.svg?lang=fr")).await;
    assert_eq!(drawn.matches("stroke-dasharray=\"3 4\"").count(), eras.len(), "a line for each: {drawn}");
    assert!(drawn.contains(">Tour 1</text>") && drawn.contains(">Coups</text>"), "{drawn}");
    let painted = home.bob.get(&format!("{path}.png")).await.unwrap();
    assert!(painted.body.starts_with(b"\x89PNG") && painted.body.len() > 10_000);
    assert_eq!(home.bob.get(&format!("{path}.png?effort=standard")).await.unwrap().status, 404);
    assert_eq!(home.bob.get(&format!("{path}.png?effort=deep")).await.unwrap().status, 400);
    home.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn luck_and_errors_are_added_up_on_the_page_of_whoever_played() {
    let mut home = Home::new().await;
    let chairs = json!([{ "kind": "me" }, { "kind": "bot", "level": "instant" }]);
    let me = look(&mut home.ada, "/api/me").await["id"].as_str().expect("an id").to_owned();
    let page = format!("/api/people/{me}");
    let mut sums = [0_i64; 4];
    for games in 1..=2 {
        let id = open(&mut home.ada, "trex", chairs.clone()).await;
        let began = Instant::now();
        while state(&mut home.ada, &id).await["phase"] != "over" {
            assert!(began.elapsed() < Duration::from_secs(120), "the game does not end");
            if !house::move_once(&mut home.ada, &id, games * 5).await {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        let path = format!("/api/tables/{id}/analysis");
        done(&mut home.ada, &path, json!({ "effort": "quick" })).await;
        let found = analysed(&mut home.ada, &id).await["found"].clone();
        let mine = &found["players"][usize::try_from(found["mine"].as_u64().expect("a seat")).expect("small")];
        for (sum, key) in sums.iter_mut().zip(["luck", "own", "choices", "mistakes"]) {
            *sum += mine[key].as_i64().expect("a number");
        }
        // Who plays both seats has no luck of their own, and looking twice counts once.
        let alone = home.beside("trex").await;
        played_out(&mut home.ada, &alone).await;
        done(&mut home.ada, &format!("/api/tables/{alone}/analysis"), json!({ "effort": "quick" })).await;
        analysed(&mut home.ada, &alone).await;
        analysed(&mut home.ada, &id).await;
        let shown = look(&mut home.ada, &page).await["statistics"][0]["looked_back"].clone();
        let [luck, own, choices, mistakes] = sums;
        let wanted =
            json!({ "games": games, "luck": luck, "given_away": -own, "choices": choices, "mistakes": mistakes });
        assert_eq!(shown, wanted);
    }
    let told = text(&mut home.ada, &format!("/p/{me}")).await;
    assert!(told.contains("2 games looked back at") && told.contains(&format!("in {} choices", sums[2])), "{told}");
    assert!(look(&mut home.bob, &page).await["statistics"].is_null(), "others see what their owner shows");
    home.end().await;
}
