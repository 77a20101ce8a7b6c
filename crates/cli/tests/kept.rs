//! Games of the terminal are kept: whatever ends the program, they can be listed, taken up again, looked at and proved.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A home of a test's own, with nothing in it.
fn home(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kept").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a test may write to its own folder");
    folder
}

fn command(home: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_caldera"));
    command.args(arguments).current_dir(home).env("XDG_DATA_HOME", home).env("LC_ALL", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn caldera(home: &Path, arguments: &[&str], input: &str) -> Output {
    let mut child = command(home, arguments).spawn().expect("the program was built");
    // A program that stops early closes its input: that is not the test's business.
    let _ = child.stdin.take().expect("it was asked for").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_game_that_stopped_goes_on_where_it_was() {
    let home = home("stopped");
    let bots = ["--level", "random", "--seed", "5", "--name", "Ada"];
    let begun = caldera(&home, &[&["play", "wrath"][..], &bots].concat(), "roll\nKEEP\nq\n");
    let said = out(&begun);
    assert!(said.contains("kept as wrath-1") && said.contains("caldera play --resume wrath-1"), "{said}");
    assert!(said.contains("Ada keeps"), "capitals are understood: {said}");
    let listed = out(&caldera(&home, &["saves"], ""));
    assert!(listed.contains("wrath-1") && listed.contains("Ada, ") && listed.contains("2 decisions"), "{listed}");

    // The last one that was played, to its end, by a bot in Ada's place.
    let ended = caldera(&home, &["play", "--resume"], "p 9999\n");
    let said = out(&ended);
    assert!(said.contains("goes on after 2 decisions") && said.contains("Ada keeps"), "{said}");
    assert!(said.contains("caldera verify wrath-1"), "{said}");
    let places: Vec<usize> = ["1. ", "2. "].iter().filter_map(|place| said.rfind(&format!("\n{place}"))).collect();
    assert!(places.is_sorted() && places.len() == 2, "the winner is named first: {said}");
    let proved = caldera(&home, &["verify", "wrath-1"], "");
    assert!(out(&proved).contains("proved"), "{}{}", out(&proved), err(&proved));
    assert!(out(&caldera(&home, &["replay", "wrath-1", "--until", "2"], "")).contains("(WRA-DICE-2)"));

    let over = caldera(&home, &["play", "--resume", "wrath-1"], "");
    assert!(over.status.code() == Some(2) && err(&over).contains("caldera replay wrath-1"), "{}", err(&over));
    let second = caldera(&home, &["--lang", "fr", "play", "wrath", "--level", "random"], "q\n");
    assert!(out(&second).contains("conservée sous le nom wrath-2"), "{}", out(&second));
    let deleted = caldera(&home, &["saves", "--delete", "wrath-1"], "");
    assert!(deleted.status.success(), "{}", err(&deleted));
    let listed: serde_json::Value = serde_json::from_slice(&caldera(&home, &["saves", "--json"], "").stdout).unwrap();
    assert_eq!((listed.as_array().map(Vec::len), &listed[0]["id"]), (Some(1), &"wrath-2".into()));
}

/// The same dice give the same game, whether somebody stopped on the way or not.
#[test]
fn a_stop_changes_nothing() {
    let home = home("same");
    let start = ["play", "trex", "--seed", "9", "--level", "random", "--humans", "1"];
    caldera(&home, &start, "p 9999\n");
    caldera(&home, &start, "p 3\nq\n");
    caldera(&home, &["play", "--resume", "trex-2"], "p 9999\n");
    let file =
        |id: &str| std::fs::read_to_string(home.join(format!("caldera/games/{id}.caldera"))).expect("it is kept");
    assert!(file("trex-1").lines().count() > 10 && file("trex-1").contains("\"end\""));
    assert_eq!(file("trex-1"), file("trex-2"));
}

/// Killed without a word, the game is there with every decision that was answered.
#[cfg(unix)]
#[test]
fn nothing_answered_is_lost_to_a_kill_or_an_interrupt() {
    use std::io::{BufRead, BufReader};
    for (number, signal) in ["KILL", "INT"].into_iter().enumerate() {
        let home = home(signal);
        let arguments = ["play", "wrath", "--seed", "5", "--level", "random", "--name", "Ada"];
        let mut child = command(&home, &arguments).spawn().expect("the program was built");
        let mut input = child.stdin.take().expect("it was asked for");
        input.write_all(b"roll\n").expect("it listens");
        let mut said = BufReader::new(child.stdout.take().expect("it was asked for")).lines();
        assert!(said.any(|line| line.expect("it is text").contains("Ada rolls")), "the roll is told");
        let killed = Command::new("kill").args([format!("-{signal}"), child.id().to_string()]).status();
        assert!(killed.expect("there is a command kill").success());
        let rest = std::thread::spawn(move || said.count());
        let ended = child.wait_with_output().expect("it ends");
        drop((input, rest.join()));
        if number == 1 {
            assert!(ended.status.code() == Some(130) && err(&ended).contains("--resume wrath-1"), "{}", err(&ended));
        }
        let resumed = caldera(&home, &["play", "--resume", "wrath-1"], "q\n");
        assert!(out(&resumed).contains("goes on after 1 decision."), "{}{}", out(&resumed), err(&resumed));
    }
}

/// Every command of one letter answers, in both languages, and the game is still there.
#[test]
fn help_hints_odds_rules_and_reasons_are_given() {
    let home = home("help");
    let input = "?\nb\nh\nw end\nw ROLL\no\nr WRA-ACT-5\nr volcano\nl\nc\nre\np x\nu\nroll\nl 1\nq\n";
    let start = ["play", "wrath", "--seed", "5", "--level", "random"];
    let (english, french) =
        (caldera(&home, &start, input), caldera(&home, &[&["--lang", "fr"], &start[..]].concat(), input));
    for wanted in ["what a bot would do", "WRA-", "that is allowed", "After p comes", "WRA-ACT-5 ", "Player 1 rolls"] {
        assert!(out(&english).contains(wanted), "{wanted}: {}", out(&english));
    }
    for wanted in ["ce que ferait un robot", "c’est permis", "Après p vient", "WRA-ACT-5 ", "Joueur 1"] {
        assert!(out(&french).contains(wanted), "{wanted}: {}", out(&french));
    }
}
