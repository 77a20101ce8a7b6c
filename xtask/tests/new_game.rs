//! `cargo xtask new-game` in a scratch copy of the project: the game compiles, keeps the laws, can be played to its end
//! through the program and through the server, and almost nothing outside its own folder has changed.

mod scratch;

use scratch::{Scratch, Serving};
use serde_json::json;
use std::time::Duration;

/// The test files of a new game.
const TESTS: [&str; 7] = ["laws", "tidy", "rules", "edition", "position", "invariants", "transcripts"];
/// Tests of other crates that look at every game of the list, and ask of a new one only what it has.
const TESTS_OF_ALL: [&str; 6] = ["glossary", "lessons", "editions", "told", "literals", "versions"];
/// The most requests for the state: more than any game of it has decisions.
const MOST_LOOKS: usize = 200;

#[test]
fn a_new_game_can_be_played_at_once() {
    let scratch = Scratch::copied();
    let before = scratch.lines_outside("games/pig");
    scratch.xtask(&["new-game", "pig"]);
    let mut changed = scratch.lines_outside("games/pig");
    before.iter().for_each(|(line, count)| *changed.entry(line.clone()).or_default() -= count);
    changed.retain(|_, count| *count != 0);
    assert_eq!(changed.values().sum::<i32>(), 2, "{changed:?}");
    assert_eq!(changed.len(), 2, "lines outside the folder of the game: {changed:?}");

    let packages = ["caldera-pig", "caldera-boards", "caldera-catalog"];
    let told = scratch.test(&packages, &[&TESTS[..], &TESTS_OF_ALL].concat());
    for passed in ["pig_keeps_the_laws", "pig_is_tidy", "every_number_of_an_edition_is_told_by_the_book"] {
        assert!(told.contains(&format!("{passed} ... ok")), "{told}");
    }

    plays_in_the_terminal(&scratch);
    plays_through_the_api(&scratch);
}

/// A person against a bot: rolls once, then stops, whatever happens.
fn plays_in_the_terminal(scratch: &Scratch) {
    let arguments = ["play", "pig", "--seed", "5", "--name", "Ada", "--level", "instant", "--lang", "en"];
    let told = scratch.caldera(&arguments, "roll\nstop\n");
    assert!(told.contains("Ada rolls") && told.contains("Ada stops"), "{told}");
    assert!(told.contains("turns up the card") && told.contains("point"), "it came to an end: {told}");
}

/// A person against a bot on the plain board: every state is drawn, every choice has its sentence.
fn plays_through_the_api(scratch: &Scratch) {
    let mut server = Serving::start(scratch);
    server.post("/api/me", &json!({ "name": "Ada" }));
    let home = server.page("/?lang=en");
    assert!(home.contains("data-game=\"pig\"") && home.contains("id=\"sky-pig\""), "it has a card with an emblem");
    assert!(!home.contains("/learn/pig"), "it has no lesson");
    let chairs = json!([{ "kind": "me" }, { "kind": "bot", "level": "newcomer" }]);
    let opened =
        server.post("/api/tables", &json!({ "plan": { "game": "pig", "table": { "seats": 2 } }, "chairs": chairs }));
    let table = format!("/api/tables/{}", opened["id"].as_str().expect("a table has an id"));
    for _ in 0..MOST_LOOKS {
        let state = server.get(&format!("{table}?lang=en"));
        if state["phase"] == "over" {
            let drawn = state.to_string();
            assert!(drawn.contains("Place 1") && drawn.contains("plain-panels"), "{drawn}");
            return;
        }
        let game = &state["game"];
        let Some(choice) = game["drawn"]["choices"].as_array().and_then(|choices| choices.last()) else {
            // The bot thinks.
            std::thread::sleep(Duration::from_millis(50));
            continue;
        };
        assert_eq!((&choice["action"], &choice["text"]), (&json!("stop"), &json!("Stop")), "{choice}");
        let deed = json!({ "seat": game["seat"], "number": game["number"], "action": choice["action"] });
        server.post(&format!("{table}/act"), &deed);
    }
    panic!("the game does not end: {}", server.get(&table));
}
