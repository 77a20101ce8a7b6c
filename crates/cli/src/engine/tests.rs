use super::serve;
use serde_json::{Value, json};

/// Sends lines to a fresh engine and returns what it answers.
fn lines(sent: &[&str]) -> Vec<Value> {
    let mut out = Vec::new();
    serve(sent.join("\n").as_bytes(), &mut out).expect("a buffer never fails");
    String::from_utf8(out).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Calls methods one after another in one engine.
fn calls(calls: &[(&str, Value)]) -> Vec<Value> {
    let requests: Vec<String> = calls
        .iter()
        .enumerate()
        .map(|(id, (method, params))| {
            json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}).to_string()
        })
        .collect();
    lines(&requests.iter().map(String::as_str).collect::<Vec<_>>())
}

const NEW: fn() -> (&'static str, Value) = || ("new", json!({"game": "wrath", "seats": 2, "seed": 7}));

#[test]
fn a_game_is_opened_played_and_read() {
    let answers = calls(&[
        NEW(),
        ("turn", json!({"match": "m1"})),
        ("actions", json!({"match": "m1", "seat": 0, "lang": "fr"})),
        ("play", json!({"match": "m1", "seat": 0, "action": "roll", "draws": [0, 1, 2, 3, "4/6"]})),
        ("view", json!({"match": "m1", "seat": null})),
        ("record", json!({"match": "m1"})),
        ("close", json!({"match": "m1"})),
        ("turn", json!({"match": "m1"})),
    ]);
    assert_eq!(answers[0]["result"]["match"], "m1");
    assert_eq!(answers[1]["result"]["deciding"], json!([0]));
    let actions = answers[2]["result"]["actions"].as_array().unwrap();
    assert_eq!(actions[0]["action"], "roll");
    assert!(actions[0]["text"].as_str().unwrap().to_lowercase().contains("lancer"), "{}", actions[0]);
    let played = &answers[3]["result"];
    assert!(
        played["events"].as_array().unwrap().iter().all(|event| event["rule"].as_str().unwrap().starts_with("WRA-"))
    );
    assert_eq!(played["hash"].as_str().unwrap().len(), 16);
    assert!(answers[4]["result"].is_object());
    let record = answers[5]["result"]["text"].as_str().unwrap();
    assert!(record.contains("\"forced\":true") && record.contains("\"4/6\""), "{record}");
    assert_eq!(answers[7]["error"]["code"], 2);
}

/// A match is looked back at as far as it was played, and all of it adds up.
#[test]
fn a_match_is_looked_back_at() {
    let answers = calls(&[
        NEW(),
        ("play", json!({"match": "m1", "seat": 0, "action": "roll"})),
        ("play", json!({"match": "m1", "seat": 0, "action": "keep"})),
        ("analyse", json!({"match": "m1", "effort": "quick"})),
        ("analyse", json!({"match": "m1", "effort": "lazy", "lang": "fr"})),
    ]);
    let report = &answers[3]["result"];
    assert_eq!((&report["format"], &report["version"]), (&json!("caldera-analysis"), &json!(1)));
    assert_eq!(report["moments"].as_array().unwrap().len(), 2);
    assert!(report["moments"][1]["choice"]["options"].as_array().unwrap().len() > 1, "to keep was a choice");
    assert_eq!(report["result"], Value::Null);
    let part = |name: &str| report["totals"][0][name].as_i64().unwrap();
    assert_eq!(part("start") + part("own") + part("others") + part("luck") + part("later"), part("result"));
    assert!(answers[4]["error"]["message"].as_str().unwrap().contains("quick, standard, deep"), "{}", answers[4]);
}

/// A panic closes the match that it happened in; the others play on, and so does the engine.
#[test]
fn a_panic_in_one_match_does_not_end_the_others() {
    let answers = calls(&[
        NEW(),
        NEW(),
        ("panic", json!({"match": "m1", "lang": "fr"})),
        ("turn", json!({"match": "m1"})),
        ("play", json!({"match": "m2", "seat": 0, "action": "roll"})),
        NEW(),
    ]);
    assert_eq!(answers[2]["error"]["code"], 7);
    let told = answers[2]["error"]["message"].as_str().unwrap();
    assert!(told.contains("as the test asked") && told.contains("programme"), "{told}");
    assert_eq!(answers[3]["error"]["code"], 2, "the match is closed");
    assert!(answers[4]["result"]["hash"].is_string(), "{}", answers[4]);
    assert_eq!(answers[5]["result"]["match"], "m3");
}

#[test]
fn the_same_seed_is_the_same_game() {
    let hashes: Vec<Value> = (0..2)
        .map(|_| {
            calls(&[NEW(), ("play", json!({"match": "m1", "seat": 0, "action": "roll"}))])[1]["result"]["hash"].clone()
        })
        .collect();
    assert_eq!(hashes[0], hashes[1]);
}

#[test]
fn a_refusal_has_rule_text_and_facts() {
    let answers = calls(&[NEW(), ("play", json!({"match": "m1", "seat": 1, "action": "roll", "lang": "fr"}))]);
    let error = &answers[1]["error"];
    assert_eq!(error["code"], 1);
    assert_eq!(error["data"]["rule"], "WRA-TURN-3");
    assert_eq!(error["data"]["facts"]["seat"], 1);
    assert!(error["data"]["text"].as_str().unwrap().contains("Joueur"), "{error}");
}

#[test]
fn a_position_goes_out_and_comes_back() {
    let position = calls(&[NEW(), ("position", json!({"match": "m1"}))])[1]["result"].clone();
    let mut broken = position.clone();
    broken["surprise"] = json!(1);
    let answers = calls(&[
        ("load", json!({"game": "wrath", "position": position, "seed": 1})),
        ("position", json!({"match": "m1"})),
        ("load", json!({"game": "wrath", "position": broken})),
    ]);
    assert_eq!(answers[1]["result"], position);
    assert_eq!(answers[2]["error"]["code"], 3);
    assert!(answers[2]["error"]["data"]["reasons"][0].as_str().unwrap().contains("surprise"), "{}", answers[2]);
}

#[test]
fn undo_says_why_not() {
    let roll = ("play", json!({"match": "m1", "seat": 0, "action": "roll"}));
    let answers =
        calls(&[NEW(), ("undo", json!({"match": "m1", "seat": 0})), roll, ("undo", json!({"match": "m1", "seat": 0}))]);
    assert_eq!(answers[1]["error"]["data"]["reason"], "undo-nothing");
    assert_eq!(answers[3]["error"]["data"]["reason"], "undo-learnt");
}

/// Whatever comes in, one clear answer goes out and the engine goes on.
#[test]
fn bad_messages_get_clear_errors() {
    let too_long = format!("\"{}\"", "x".repeat(5 << 20));
    let bad: &[(&str, i64)] = &[
        ("not json", -32700),
        (&too_long, -32700),
        ("[]", -32600),
        ("7", -32600),
        (r#"{"jsonrpc":"1.0","id":1,"method":"games"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":1}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":1,"method":"dance"}"#, -32601),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"go","seats":2}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"wrath"}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"wrath","seats":2,"extra":1}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"wrath","seats":9}}"#, 1),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"wrath","seats":2,"edition":"x = ["}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"view","params":{"match":"m9"}}"#, 2),
    ];
    for (line, code) in bad {
        let answers = lines(&[line, r#"{"jsonrpc":"2.0","id":"after","method":"games"}"#]);
        assert_eq!(answers[0]["error"]["code"], *code, "{}", line.chars().take(80).collect::<String>());
        assert_eq!(answers[1]["id"], "after");
    }
}

/// The language of a request holds for its faults, too.
#[test]
fn faults_are_told_in_the_language_asked_for() {
    let answers = calls(&[
        ("turn", json!({"match": "m9", "lang": "fr"})),
        ("new", json!({"game": "wrath", "seats": "deux", "lang": "fr"})),
        ("new", json!({"game": "wrath", "seats": 2, "edition": "x = [", "lang": "fr"})),
        NEW(),
        ("play", json!({"match": "m1", "seat": 0, "action": "dance", "lang": "fr"})),
        ("play", json!({"match": "m1", "seat": 0, "action": "roll", "draws": [], "lang": "fr"})),
        ("view", json!({"match": "m1", "seat": 7, "lang": "fr"})),
    ]);
    let message = |number: usize| answers[number]["error"]["message"].as_str().unwrap().replace('\u{a0}', " ");
    for (number, wanted) in [
        (0, "aucune partie ne s’appelle"),
        (1, "il faut ici un nombre entier de 0 à 255"),
        (2, "ligne 1 de l’édition"),
        (4, "n’est pas une action"),
        (5, "il manque le tirage 1"),
        (6, "le siège 7 n’existe pas"),
    ] {
        let message = message(number).replace(['\u{202f}', '\''], "’").replace("’:", " :");
        assert!(message.contains(wanted), "{wanted}: {message}");
    }
}

#[test]
fn wrong_seats_actions_and_draws_are_refused() {
    let answers = calls(&[
        NEW(),
        ("play", json!({"match": "m1", "seat": 5, "action": "roll"})),
        ("play", json!({"match": "m1", "seat": 0, "action": "fly to the moon"})),
        ("play", json!({"match": "m1", "seat": 0, "action": "roll", "draws": [0]})),
        ("play", json!({"match": "m1", "seat": 0, "action": "roll", "draws": [6, 0, 0, 0, 0]})),
        ("play", json!({"match": "m1", "seat": 0, "action": "roll"})),
    ]);
    let codes: Vec<&Value> = answers[1..5].iter().map(|answer| &answer["error"]["code"]).collect();
    assert_eq!(codes, [&json!(-32602), &json!(-32602), &json!(4), &json!(4)]);
    assert!(answers[5]["result"].is_object(), "nothing was changed by the refused ones");
}

#[test]
fn notifications_and_batches_follow_the_standard() {
    let silent = r#"{"jsonrpc":"2.0","method":"games"}"#;
    let loud = r#"{"jsonrpc":"2.0","id":1,"method":"games"}"#;
    assert!(lines(&[silent, "", &format!("[{silent}]")]).is_empty());
    let batch = lines(&[&format!("[{silent},{loud},3]")]);
    assert_eq!(batch.len(), 1);
    assert_eq!(batch[0].as_array().unwrap().len(), 2);
}

/// A bot that is asked after the first roll, with more parameters or others.
fn bot(more: &Value) -> (&'static str, Value) {
    let mut params = json!({"match": "m1", "seat": 0, "level": "newcomer", "seed": 3});
    for (name, value) in more.as_object().unwrap() {
        params[name] = value.clone();
    }
    ("bot", params)
}

const ROLL: fn() -> (&'static str, Value) = || ("play", json!({"match": "m1", "seat": 0, "action": "roll"}));

#[test]
fn a_bot_thinks_on_threads_and_for_a_time() {
    let threads = json!({"threads": 3});
    let answers = calls(&[
        NEW(),
        ROLL(),
        bot(&json!({})),
        bot(&threads),
        bot(&threads),
        bot(&json!({"millis": 200})),
        bot(&json!({"millis": 1, "threads": 5})),
        bot(&json!({"level": "master"})),
        bot(&json!({"level": "master", "millis": 1})),
    ]);
    let worlds = |number: usize| answers[number]["result"]["explanation"]["iterations"].as_u64().expect("a number");
    assert_eq!(answers[3]["result"], answers[4]["result"], "threads change nothing by chance");
    assert_ne!(answers[3]["result"]["explanation"], answers[2]["result"]["explanation"]);
    assert!(worlds(3).abs_diff(worlds(2)) < 3, "threads share the work");
    assert!(worlds(5) > worlds(2), "more time than a newcomer takes");
    assert!(worlds(6) >= 5 * 16, "every thread looked at something");
    assert!(worlds(8) < worlds(7), "less time than a master takes");
}

#[test]
fn bad_ways_to_think_are_refused() {
    let bad = [
        (json!({"level": "genius"}), "genius"),
        (json!({"level": "master@2s"}), "master@2s"),
        (json!({"threads": 0}), "1 to 64 threads"),
        (json!({"threads": 65}), "1 to 64 threads"),
        (json!({"threads": -1}), "-1"),
        (json!({"millis": 0}), "between 1 ms and 60 s"),
        (json!({"millis": 60_001}), "between 1 ms and 60 s"),
        (json!({"millis": 0.5}), "0.5"),
        (json!({"level": "greedy", "millis": 5}), "greedy does not search"),
        (json!({"threads": 0, "lang": "fr"}), "sur 1 à 64 fils"),
    ];
    let mut asked = vec![NEW(), ROLL()];
    asked.extend(bad.iter().map(|(more, _)| bot(more)));
    asked.push(bot(&json!({})));
    let answers = calls(&asked);
    for ((more, mention), answer) in bad.iter().zip(&answers[2..]) {
        assert_eq!(answer["error"]["code"], -32602, "{more}");
        assert!(answer["error"]["message"].as_str().unwrap().contains(mention), "{more}: {answer}");
    }
    assert!(answers.last().unwrap()["result"]["action"].is_string(), "the engine goes on");
}

/// The examples of the document are what the engine answers; `…` stands for anything.
#[test]
fn the_document_shows_what_is_answered() {
    let document = include_str!("../../../../docs/engine.md");
    let marked = |mark: &str| document.lines().filter_map(|line| line.strip_prefix(mark)).collect::<Vec<_>>();
    let (sent, told) = (marked("> "), marked("< "));
    assert!(sent.len() >= 3 && sent.len() == told.len());
    for (answer, told) in lines(&sent).iter().zip(told) {
        let text = answer.to_string();
        let pieces: Vec<&str> = told.split('…').collect();
        assert!(text.starts_with(pieces[0]) && text.ends_with(pieces[pieces.len() - 1]), "{told}: {text}");
        pieces.iter().fold(text.as_str(), |rest, piece| {
            let (_, rest) = rest.split_once(piece).unwrap_or_else(|| panic!("{piece} of {told}: {text}"));
            rest
        });
    }
}

/// The way to the first action of a game of `fuji` that tells its two seats different things, in the engine's messages.
fn way_to_a_secret() -> Vec<(&'static str, Value)> {
    let game = catalog::game("fuji").expect("it is in the list");
    let table = kernel::Table::new(2);
    let (mut played, _) = game.start(&table, game.base_edition(), kernel::Seal::from_seed(5)).expect("two can play");
    let mut way = vec![("new", json!({"game": "fuji", "seats": 2, "seed": 5}))];
    loop {
        let seat = played.waited().first().expect("the game is not over yet");
        let action = played.notations(seat).swap_remove(0);
        let happenings = played.act(seat, &action).expect("it was listed");
        way.push(("play", json!({"match": "m1", "seat": seat, "action": action})));
        let seen = |seat| -> Vec<_> {
            let audience = kernel::Audience::Seat(kernel::Seat(seat));
            happenings.iter().map(|happening| happening.seen_by(audience)).collect()
        };
        if seen(0) != seen(1) {
            return way;
        }
    }
}

/// What another seat does behind its screen is not told unless somebody asks for everything; old clients say that they are old.
#[test]
fn events_are_those_of_a_seat() {
    let way = way_to_a_secret();
    let number = way.len() - 1;
    let told = |witness: Value, hello: Value| {
        let mut all = vec![("hello", hello)];
        all.extend(way.iter().cloned());
        if !witness.is_null() {
            all.last_mut().unwrap().1["for"] = witness;
        }
        calls(&all).pop().unwrap()["result"]["events"].clone()
    };
    let today = || json!({});
    let seats = [0, 1].map(|seat| told(json!(seat), today()));
    let (all, acting) = (told(json!("all"), today()), way[number].1["seat"].as_u64().unwrap() as usize);
    assert_ne!(seats[0], seats[1]);
    assert_ne!(all, seats[1 - acting], "everything is more than one seat may know");
    assert_eq!(told(json!(null), today()), seats[acting], "who acts is told what it sees");
    assert_eq!(told(json!(null), json!({"protocol": 1})), all, "as clients of old are used to");
    let mut asked = way.clone();
    for more in [json!({"for": 0}), json!({"for": "all"}), json!({"for": 9}), json!({"for": "everyone"})] {
        asked.push(("events", json!({"match": "m1", "since": number - 1, "for": more["for"]})));
    }
    let answers = calls(&asked).split_off(way.len());
    assert_eq!(answers[0]["result"]["entries"], json!([{"number": number, "undo": null, "events": seats[0]}]));
    assert_eq!(answers[1]["result"]["entries"][0]["events"], all);
    assert_eq!((&answers[2]["error"]["code"], &answers[3]["error"]["code"]), (&json!(-32602), &json!(-32602)));
}

#[test]
fn both_sides_say_what_they_speak() {
    let answers = calls(&[("hello", json!({"protocol": 99})), ("hello", json!({}))]);
    let hello = &answers[0]["result"];
    assert_eq!((&hello["protocol"], &answers[1]["result"]["protocol"]), (&json!(2), &json!(2)));
    assert_eq!(hello["games"].as_array().map(Vec::len), Some(catalog::games().len()));
    for method in hello["capabilities"].as_array().unwrap() {
        let called = calls(&[(method.as_str().unwrap(), json!({"surprise": 1}))]);
        assert_eq!(called[0]["error"]["code"], -32602, "{method} is there, and refuses what it does not know");
    }
}

#[test]
fn worlds_copies_and_random_ends() {
    let roll = |name: &str| ("play", json!({"match": name, "seat": 0, "action": "roll"}));
    let rollout = |seat: Value| ("rollout", json!({"match": "m1", "seat": seat, "count": 20, "seed": 3}));
    let answers = calls(&[
        NEW(),
        ("fork", json!({"match": "m1"})),
        roll("m1"),
        roll("m2"),
        ("imagine", json!({"match": "m1", "seat": 0, "seed": 4})),
        ("view", json!({"match": "m1", "seat": 0})),
        ("view", json!({"match": "m3", "seat": 0})),
        rollout(json!(null)),
        rollout(json!(1)),
        rollout(json!(null)),
        ("rollout", json!({"match": "m1", "count": 0})),
    ]);
    assert_eq!(answers[2]["result"]["hash"], answers[3]["result"]["hash"], "a copy has the same dice");
    assert_eq!(answers[4]["result"]["match"], "m3");
    assert_eq!(answers[5]["result"], answers[6]["result"], "an imagined world shows the seat what it knows");
    assert_eq!(answers[7], {
        let mut again = answers[9].clone();
        again["id"] = json!(7);
        again
    });
    assert_eq!((&answers[7]["result"]["games"], &answers[8]["result"]["games"]), (&json!(20), &json!(20)));
    assert_eq!(answers[10]["error"]["code"], -32602);
}

/// Outcomes are listed with probabilities that make one together, and each can be played by its draws.
#[test]
fn chance_is_listed_where_it_can_be() {
    let answers = calls(&[NEW(), ("chance", json!({"match": "m1", "seat": 0, "action": "roll"}))]);
    let outcomes = answers[1]["result"]["outcomes"].as_array().expect("a list").clone();
    let sum: f64 = outcomes.iter().map(|outcome| outcome["probability"].as_f64().unwrap()).sum();
    assert!(outcomes.len() > 1 && (sum - 1.0).abs() < 1e-9, "{sum} of {}", outcomes.len());
    let one = &outcomes[outcomes.len() / 2];
    let played = ("play", json!({"match": "m1", "seat": 0, "action": "roll", "draws": one["draws"]}));
    assert_eq!(calls(&[NEW(), played])[1]["result"]["hash"], one["hash"]);
    let refused = calls(&[NEW(), ("chance", json!({"match": "m1", "seat": 1, "action": "roll"}))]);
    assert_eq!(refused[1]["error"]["code"], 1);
}

#[test]
fn boards_rules_and_odds_can_be_asked_for() {
    let draw = |form: &str| ("draw", json!({"match": "m1", "seat": 0, "form": form, "width": 64}));
    let answers = calls(&[
        NEW(),
        draw("text"),
        draw("svg"),
        draw("png"),
        ("rule", json!({"game": "wrath", "rule": "WRA-DICE-2", "lang": "fr"})),
        ("rule", json!({"game": "wrath", "rule": "WRA-DICE-99"})),
        ROLL(),
        ("odds", json!({"match": "m1", "seat": 0})),
    ]);
    assert!(answers[1]["result"]["text"].as_str().is_some_and(|text| text.lines().count() > 3));
    assert!(answers[2]["result"]["svg"].as_str().is_some_and(|svg| svg.starts_with("<svg")));
    assert!(answers[3]["result"]["png"].as_str().is_some_and(|png| png.starts_with("iVBORw0KGgo")));
    assert_eq!(answers[4]["result"]["id"], "WRA-DICE-2");
    assert_eq!(answers[5]["error"]["code"], -32602);
    assert!(answers[7]["result"]["actions"].is_array());
}

/// Many decisions in one message; a wrong one among them stops no other.
#[test]
fn steps_are_taken_together() {
    let answers = calls(&[
        NEW(),
        NEW(),
        ("steps", json!({"steps": [["m1", 0, "roll"], ["m2", 1, "roll"], ["m9", 0, "roll"], ["m2", 0, "roll"]]})),
        ROLL(),
    ]);
    let results = &answers[2]["result"]["results"];
    assert!(results[0]["actions"].as_array().is_some_and(|actions| !actions.is_empty()) && results[0]["seat"] == 0);
    assert_eq!((&results[1]["error"]["code"], &results[2]["error"]["code"]), (&json!(1), &json!(2)));
    assert_eq!(results[3], results[0], "the same seed, the same dice");
    assert_eq!(answers[3]["error"]["code"], 1, "it has rolled");
}
