//! `caldera arena` as a person uses it: it rates, it goes on where it stopped, and any program may play.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn caldera(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_caldera"))
        .args(arguments)
        .current_dir(scratch())
        .env("LC_ALL", "C")
        .env("XDG_DATA_HOME", scratch())
        .output()
        .expect("the program was built")
}

fn scratch() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("arena");
    std::fs::create_dir_all(&folder).expect("a test may write to its own folder");
    folder
}

fn json(output: &Output) -> Value {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn greedy_is_rated_above_random() {
    let report = json(&caldera(&[
        "arena",
        "trex",
        "--bots",
        "random,greedy",
        "--games",
        "20",
        "--json",
        "--overwrite",
        "--svg",
        "chart.svg",
    ]));
    assert_eq!(report["games"], 20);
    assert!(report["bots"][1]["rating"]["elo"].as_f64() > report["bots"][0]["rating"]["elo"].as_f64());
    let chart = std::fs::read_to_string(scratch().join("chart.svg")).expect("it was drawn");
    assert!(chart.starts_with("<svg") && chart.contains("greedy"));
}

/// Two editions may bear one name: their games are not added up.
#[test]
fn games_of_another_edition_of_that_name_are_not_mixed_in() {
    let base = String::from_utf8(caldera(&["edition", "trex"]).stdout).expect("an edition");
    std::fs::write(scratch().join("same-name.toml"), format!("{base}\n# another copy\n")).expect("a test may write");
    let _ = std::fs::remove_file(scratch().join("one-name.jsonl"));
    let arena = |more: &[&str]| {
        let who = ["arena", "trex", "--bots", "random,greedy", "--games", "2", "--json", "--file", "one-name.jsonl"];
        caldera(&[&who[..], more].concat())
    };
    let first = json(&arena(&[]));
    assert_eq!(first["edition"]["base"], true);
    assert!(first["program"].as_str().is_some_and(|program| program.starts_with("caldera ")), "{first}");
    let other = arena(&["--edition", "same-name.toml"]);
    assert_eq!(other.status.code(), Some(2), "{}", String::from_utf8_lossy(&other.stdout));
    // A file of old names no digest: its games are those of the edition that came with the program.
    let kept = std::fs::read_to_string(scratch().join("one-name.jsonl")).expect("it was kept");
    let (head, games) = kept.split_once('\n').expect("a header");
    let mut head: Value = serde_json::from_str(head).expect("JSON");
    head.as_object_mut().expect("a header").remove("digest").expect("it is there");
    std::fs::write(scratch().join("one-name.jsonl"), format!("{head}\n{games}")).expect("a test may write");
    assert_eq!(json(&arena(&[]))["games"], 2);
}

/// Four seats of one team are one result: ten lost games leave up to 27.8 %.
#[test]
fn a_team_is_counted_once_per_game() {
    let report = json(&caldera(&["arena", "fuji", "--seats", "4", "--bots", "random", "--games", "10", "--json"]));
    let wins = &report["bots"][0]["wins"];
    assert_eq!(wins["share"], 0.0, "who plays at random never climbs down");
    assert!((wins["high"].as_f64().expect("a share") - 0.2775).abs() < 0.001, "{wins}");
}

#[test]
fn nothing_that_exists_is_overwritten_unless_asked() {
    let precious = scratch().join("precious");
    std::fs::write(&precious, "mine").expect("a test may write to its own folder");
    let chart = ["arena", "trex", "--bots", "random,greedy", "--games", "1", "--svg", "precious"];
    let table = ["simulate", "trex", "--games", "1", "--csv", "precious"];
    let game = ["play", "trex", "--humans", "0", "--save", "precious"];
    for wish in [&chart[..], &table, &game] {
        let refused = caldera(wish);
        assert_eq!(refused.status.code(), Some(2), "{wish:?}");
        assert!(String::from_utf8_lossy(&refused.stderr).contains("precious exists already"), "{wish:?}");
        assert_eq!(std::fs::read_to_string(&precious).expect("it is there"), "mine", "{wish:?}");
    }
    assert!(caldera(&[&table[..], &["--overwrite"]].concat()).status.success());
    assert!(std::fs::read_to_string(&precious).expect("it is there").contains("\nseed,decisions"));
    assert!(caldera(&[&chart[..], &["--overwrite"]].concat()).status.success());
    assert!(std::fs::read_to_string(&precious).expect("it is there").starts_with("<svg"));
    let lines = caldera(&["simulate", "trex", "--games", "2", "--csv", "-"]).stdout;
    assert!(String::from_utf8_lossy(&lines).contains("\nseed,decisions"));
    assert!(!scratch().join("-").exists());
    assert_eq!(caldera(&["simulate", "trex", "--games", "0"]).status.code(), Some(2));
}

#[test]
fn an_arena_goes_on_where_it_stopped() {
    let file = scratch().join("resumed.jsonl");
    let _ = std::fs::remove_file(&file);
    let arena = |games: &'static str| {
        let who = ["arena", "trex", "--bots", "random,greedy", "--json", "--file", "resumed.jsonl"];
        caldera(&[&who[..], &["--games", games]].concat())
    };
    assert_eq!(json(&arena("4"))["games"], 4);
    let four = std::fs::read_to_string(&file).expect("it was kept");
    let six = json(&arena("6"));
    assert_eq!(six["games"], 6);
    let kept = std::fs::read_to_string(&file).expect("it was kept");
    assert!(kept.starts_with(&four) && kept.lines().count() == 7, "a header and six games");
    // Played in one go the result is the same.
    let whole = json(&caldera(&["arena", "trex", "--bots", "random,greedy", "--json", "--games", "6"]));
    assert_eq!(whole["duels"], six["duels"]);
    // Stopped in the middle of a line, that game alone is played again.
    std::fs::write(&file, &kept[..kept.len() - 20]).expect("a test may write to its own folder");
    assert_eq!(json(&arena("6"))["duels"], six["duels"]);
    assert_eq!(std::fs::read_to_string(&file).expect("it was kept"), kept);
    let other = caldera(&["arena", "wrath", "--bots", "random,greedy", "--file", "resumed.jsonl"]);
    assert_eq!(other.status.code(), Some(2), "games of another kind are not mixed in");
}

/// A file with nothing in it is new, and so is one whose first line was never finished; anything else that cannot be read is
/// left as it is, and the message says what to do.
#[test]
fn what_is_in_the_file_is_never_lost() {
    let file = scratch().join("begun.jsonl");
    let arena = || {
        // On one thread games come in order.
        let who = ["arena", "trex", "--bots", "random,greedy", "--games", "2", "--threads", "1"];
        caldera(&[&who[..], &["--json", "--file", "begun.jsonl"]].concat())
    };
    let write = |text: &str| std::fs::write(&file, text).expect("a test may write to its own folder");
    let kept = || std::fs::read_to_string(&file).expect("it was kept");
    write("");
    assert_eq!(json(&arena())["games"], 2);
    let whole = kept();
    assert_eq!(whole.lines().count(), 3, "a header and two games");
    write(&whole[..20]);
    assert_eq!(json(&arena())["games"], 2);
    assert_eq!(kept(), whole);
    let header = whole.lines().next().expect("there is a header");
    let lines = ["my notes", "my notes\n", &format!("{header}\n{{}}\n")].map(str::to_owned);
    for (text, advice) in lines.iter().zip(["name another file", "name another file", "line 2"]) {
        write(text);
        let refused = arena();
        assert_eq!(refused.status.code(), Some(2));
        let said = String::from_utf8_lossy(&refused.stderr);
        assert!(said.contains(advice) && said.contains("begun.jsonl"), "{said}");
        assert_eq!(&kept(), text, "nothing is lost");
    }
}

/// Threads and a time are part of a bot's name, and the output says that a seed does not give timed games again.
#[test]
fn bots_think_on_threads_and_for_a_time() {
    let who = ["arena", "trex", "--games", "2", "--bots", "random,newcomer@x2,newcomer@1ms"];
    let report = json(&caldera(&[&who[..], &["--json"]].concat()));
    assert_eq!(report["games"], 6);
    assert_eq!(report["bots"][1]["bot"], "newcomer@x2");
    assert_eq!(report["timed"], serde_json::json!(["newcomer@1ms"]));
    for (lang, note) in [("en", "the same seed does not give"), ("fr", "la même graine ne redonne pas")] {
        let said = caldera(&[&who[..], &["--lang", lang]].concat());
        let said = String::from_utf8_lossy(&said.stdout).into_owned();
        assert!(said.contains(note) && said.contains("(newcomer@1ms)"), "{said}");
    }
    let threads = |file: &str| {
        let _ = std::fs::remove_file(scratch().join(file));
        let who = ["arena", "trex", "--games", "2", "--bots", "random,newcomer@x2", "--threads", "1", "--file", file];
        let said = String::from_utf8_lossy(&caldera(&who).stdout).into_owned();
        assert!(!said.contains("the same seed"), "{said}");
        std::fs::read_to_string(scratch().join(file)).expect("every game is written down")
    };
    assert_eq!(threads("threads-once.jsonl"), threads("threads-again.jsonl"), "threads alone change nothing by chance");
    for (level, told) in [("newcomer@1ms", true), ("newcomer@x2", false)] {
        let said = caldera(&["play", "trex", "--humans", "0", "--seed", "4", "--level", level]);
        assert_eq!(String::from_utf8_lossy(&said.stdout).contains("the same seed does not give"), told, "{level}");
    }
    let twice = caldera(&["arena", "trex", "--bots", "newcomer@2s,newcomer@2000ms"]);
    assert_eq!(twice.status.code(), Some(2), "the same bot in other words is the same bot");
    for (lang, words) in [("en", "comes a command"), ("fr", "vient une commande")] {
        let empty = caldera(&["arena", "trex", "--bots", "program: ,random", "--lang", lang]);
        assert!(String::from_utf8_lossy(&empty.stderr).contains(words), "{empty:?}");
    }
}

#[test]
fn a_duel_needs_two() {
    assert_eq!(caldera(&["arena", "trex", "--bots", "random"]).status.code(), Some(2));
    assert_eq!(caldera(&["arena", "trex", "--bots", "random,genius"]).status.code(), Some(2));
}
