//! Programs of others that play: they are told what their seat may know, are held to their limits, and harm nobody when they fail.
#![cfg(unix)]

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn caldera(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_caldera"))
        .args(arguments)
        .current_dir(scratch())
        .env("LC_ALL", "C")
        .output()
        .expect("the program was built")
}

fn scratch() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("programs");
    std::fs::create_dir_all(&folder).expect("a test may write to its own folder");
    folder
}

fn json(output: &Output) -> Value {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// A bot of our examples, as the name of a contestant.
fn example(language: &str, file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots").join(file);
    format!("program:{language} {}", path.display())
}

/// A script of the shell that plays, as the name of a contestant.
fn script(name: &str, text: &str) -> String {
    std::fs::write(scratch().join(name), text).expect("a test may write to its own folder");
    format!("program:sh {name}")
}

/// A script of the kind of today: it answers the greeting, and does `decide` when it is asked. `$id` and `$action` (the first of
/// the list) are there for it; `answer` sends an action.
fn today(name: &str, decide: &str) -> String {
    let text = format!(
        "answer() {{ printf '{{\"jsonrpc\":\"2.0\",\"id\":%s,\"result\":{{\"action\":\"%s\"}}}}\\n' \"$id\" \"$1\"; }}\n\
        while read -r line; do\n\
        printf '%s\\n' \"$line\" >> {name}.told\n\
        case $line in\n\
        *'\"method\":\"hello\"'*) echo '{{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{{\"protocol\":2}}}}';;\n\
        *'\"method\":\"decide\"'*)\n\
        action=$(printf '%s' \"$line\" | sed 's/.*\"actions\":\\[\"\\([^\"]*\\)\".*/\\1/')\n\
        id=$(printf '%s' \"$line\" | sed 's/.*\"id\":\\([0-9]*\\).*/\\1/')\n\
        {decide}\n;;\nesac\ndone\n"
    );
    let _ = std::fs::remove_file(scratch().join(format!("{name}.told")));
    script(name, &text)
}

/// A program of old: it knows nothing but questions, and takes the first action of the list.
fn of_old() -> String {
    script(
        "of-old.sh",
        "while read -r line; do\n\
        action=$(printf '%s' \"$line\" | sed 's/.*\"actions\":\\[\"\\([^\"]*\\)\".*/\\1/')\n\
        printf '{\"jsonrpc\":\"2.0\",\"result\":{\"action\":\"%s\"}}\\n' \"$action\"\ndone\n",
    )
}

#[test]
fn any_program_may_play() {
    let who = format!("{},random", of_old());
    assert_eq!(json(&caldera(&["arena", "trex", "--bots", &who, "--games", "2", "--json"]))["games"], 2);
    let simulated = json(&caldera(&["simulate", "trex", "--bots", &who, "--games", "2", "--json"]));
    assert_eq!((&simulated["games"], &simulated["bots"][0]), (&2.into(), &of_old().into()));
    assert_eq!(simulated["lost_by_failing"], 0);
    let _ = std::fs::remove_file(scratch().join("program.caldera"));
    let table = ["play", "trex", "--humans", "0", "--seed", "4", "--save", "program.caldera"];
    let played = caldera(&[&table[..], &["--level", &of_old()]].concat());
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    let verified = caldera(&["verify", "program.caldera"]);
    assert!(String::from_utf8_lossy(&verified.stdout).contains("proved"), "the game was played to its end");
}

/// The starters of the examples play whole games, several in one process.
#[test]
fn the_examples_play() {
    for (language, file) in [("python3", "first.py"), ("node", "first.mjs")] {
        let who = format!("{},random", example(language, file));
        let report = json(&caldera(&["simulate", "wrath", "--bots", &who, "--games", "3", "--threads", "1", "--json"]));
        assert_eq!((&report["games"], &report["lost_by_failing"]), (&3.into(), &0.into()), "{report}");
    }
}

/// One process hears of every game: what is played, by whom, what its seat witnessed, how it ended.
#[test]
fn a_program_is_told_what_its_seat_may_know() {
    let who = format!("{},random", today("told.sh", "answer \"$action\""));
    let run = ["simulate", "fuji", "--seats", "2", "--bots", &who, "--games", "2", "--threads", "1", "--json"];
    assert_eq!(json(&caldera(&run))["lost_by_failing"], 0);
    let told = std::fs::read_to_string(scratch().join("told.sh.told")).expect("it wrote down what it heard");
    let told: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let of = |method: &str| told.iter().filter(|line| line["method"] == *method).collect::<Vec<_>>();
    assert_eq!((of("hello").len(), of("begin").len(), of("end").len()), (1, 2, 2));
    let begin = &of("begin")[0]["params"];
    assert_eq!((&begin["game"], &begin["seat"], &begin["names"][1]), (&"fuji".into(), &0.into(), &"random".into()));
    assert_eq!(begin["edition"]["digest"].as_str().expect("a digest").len(), 64);
    assert!(
        begin["rules"].is_u64() && begin["table"]["options"].is_object() && begin["limits"]["decision_ms"].is_u64()
    );
    assert!(of("event").iter().any(|event| event["params"]["events"][0]["text"].is_string()));
    let end = &of("end")[0]["params"];
    assert_eq!((&end["why"], end["standings"].as_array().map(Vec::len)), (&"over".into(), Some(2)));
    for question in of("decide").iter().chain(&of("begin")) {
        assert!(question["params"]["seed"].as_u64().is_some_and(|seed| seed < 1 << 53), "{question}");
    }
    // Dice behind the other screen stay there, in views and in events.
    assert!(of("event").iter().any(|event| event.to_string().contains("\"seat\":1")), "the other is seen to act");
    assert!(of("decide").iter().all(|question| question["params"]["view"].is_object()));
}

/// Crash, hang, nonsense and what is not allowed lose the game, and nothing else; the last words are kept.
#[test]
fn who_fails_loses_its_game_and_no_other() {
    for (name, decide, reason, words) in [
        ("crash.sh", "echo 'no more dice' >&2; exit 3", "ended", "no more dice"),
        ("hang.sh", "sleep 600", "late", ""),
        ("nonsense.sh", "echo 'let me think'; echo sorry >&2", "nonsense", ""),
        ("illegal.sh", "answer 'fly to the moon'", "illegal", ""),
        ("other.sh", "id=999999; answer \"$action\"", "nonsense", ""),
    ] {
        let who = format!("{},random", today(name, decide));
        let run = ["simulate", "trex", "--bots", &who, "--games", "2", "--program-time", "0.4", "--json"];
        let report = json(&caldera(&run));
        assert_eq!((&report["games"], &report["lost_by_failing"]), (&2.into(), &2.into()), "{name}: {report}");
        assert_eq!(
            (&report["seats"][0]["wins"]["share"], &report["seats"][1]["wins"]["share"]),
            (&0.0.into(), &1.0.into())
        );
        let failure = &report["failures"][0];
        assert!(failure["reason"].get(reason).is_some(), "{name}: {failure}");
        assert!(failure["last_words"].as_str().is_some_and(|said| said.contains(words)), "{name}: {failure}");
    }
    let mixed = format!("{},random", today("crash.sh", "echo 'no more dice' >&2; exit 3"));
    let arena = caldera(&["arena", "trex", "--games", "2", "--bots", &mixed]);
    let said = String::from_utf8_lossy(&arena.stdout);
    assert!(
        arena.status.success() && said.contains("lost because a program failed: 2") && said.contains("no more dice")
    );
}

/// The limit of memory holds for what a program starts, too.
#[cfg(target_os = "linux")]
#[test]
fn who_takes_too_much_memory_loses() {
    let greedy = "x=$(head -c 60000000 /dev/zero | tr '\\0' a); sleep 600";
    let who = format!("{},random", today("memory.sh", greedy));
    let run = ["simulate", "trex", "--bots", &who, "--games", "1", "--program-memory", "40", "--json"];
    let report = json(&caldera(&run));
    assert_eq!(report["failures"][0]["reason"], serde_json::json!({"memory": {"mib": 40}}), "{report}");
}

#[test]
fn the_time_for_a_game_is_limited() {
    let who = format!("{},random", today("slow.sh", "sleep 0.2; answer \"$action\""));
    let run = ["simulate", "trex", "--bots", &who, "--games", "1", "--program-game-time", "0.5", "--json"];
    let report = json(&caldera(&run));
    assert_eq!(report["failures"][0]["reason"], serde_json::json!({"out_of_time": {"millis": 500}}), "{report}");
}

/// A person's game goes on when the program fails: a bot of ours plays on, and says so.
#[test]
fn a_program_that_fails_does_not_end_the_game_in_the_terminal() {
    let _ = std::fs::remove_file(scratch().join("goes-on.caldera"));
    let crash = today("once.sh", "echo 'no more dice' >&2; exit 3");
    let table = ["play", "trex", "--humans", "0", "--seed", "4", "--save", "goes-on.caldera", "--level", &crash];
    let played = caldera(&table);
    let said = String::from_utf8_lossy(&played.stderr);
    assert!(played.status.success() && said.contains("plays on") && said.contains("no more dice"), "{said}");
    let verified = caldera(&["verify", "goes-on.caldera"]);
    assert!(String::from_utf8_lossy(&verified.stdout).contains("proved"), "the game was played to its end");
    let told = std::fs::read_to_string(scratch().join("once.sh.told")).expect("it wrote down what it heard");
    assert!(told.contains("\"begin\"") && told.contains("\"event\""), "at this table, too");
}

/// A program that is not there is told before anything is played.
#[test]
fn a_program_that_is_not_there_is_named() {
    let calls: [&[&str]; 3] = [
        &["arena", "trex", "--games", "1", "--bots", "program:no-such-program,random"],
        &["simulate", "trex", "--games", "1", "--bots", "program:no-such-program,random"],
        &["play", "trex", "--humans", "0", "--level", "program:no-such-program"],
    ];
    for arguments in calls {
        let failed = caldera(arguments);
        assert_eq!(failed.status.code(), Some(2), "{arguments:?}");
        let said = String::from_utf8_lossy(&failed.stderr);
        assert!(said.contains("no-such-program"), "{arguments:?}: {said}");
    }
}
