//! Long runs: what they leave can be gone on with, looked at and drawn.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_caldera"));
    command.args(arguments).current_dir(folder).env("LC_ALL", "C");
    command
}

fn caldera(folder: &Path, arguments: &[&str]) -> Output {
    command(folder, arguments).output().expect("the program was built")
}

/// A folder that nothing is in yet.
fn fresh(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("runs").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a test may write to its own folder");
    folder
}

fn text(folder: &Path, name: &str) -> String {
    std::fs::read_to_string(folder.join(name)).expect("it was written")
}

/// What depends on the machine is left out.
fn figures(output: &Output) -> Value {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    for key in ["seconds", "games_per_second", "decisions_per_second"] {
        report[key] = Value::Null;
    }
    report
}

const WHO: [&str; 4] = ["simulate", "trex", "--bots", "greedy,random"];

#[test]
fn a_cut_off_simulation_goes_on_as_if_nothing_had_been() {
    let folder = fresh("resumed");
    let whole =
        caldera(&folder, &[&WHO[..], &["--games", "9", "--json", "--csv", "w.csv", "--jsonl", "w.jsonl"]].concat());
    let head: Value = serde_json::from_str(text(&folder, "w.jsonl").lines().next().expect("a header")).expect("JSON");
    assert!(head["format"].is_u64() && head["program"].is_string() && head["rules"].is_u64(), "{head}");
    assert_eq!(head["edition"]["digest"].as_str().expect("a digest").len(), 64);
    assert_eq!(
        format!("# {}", text(&folder, "w.jsonl").lines().next().unwrap()),
        text(&folder, "w.csv").lines().next().unwrap()
    );
    // One file ends within a game, the other two games earlier.
    std::fs::write(folder.join("c.csv"), &text(&folder, "w.csv")[..text(&folder, "w.csv").len() - 5]).unwrap();
    let fewer: Vec<String> = text(&folder, "w.jsonl").lines().take(7).map(|line| format!("{line}\n")).collect();
    std::fs::write(folder.join("c.jsonl"), fewer.concat()).unwrap();
    let on = [&WHO[..], &["--games", "9", "--json", "--csv", "c.csv", "--jsonl", "c.jsonl", "--resume"]].concat();
    let resumed = caldera(&folder, &on);
    assert_eq!(figures(&resumed), figures(&whole));
    assert_eq!(text(&folder, "c.csv"), text(&folder, "w.csv"));
    assert_eq!(text(&folder, "c.jsonl"), text(&folder, "w.jsonl"));
    // Other games do not belong into the file, and a line that was changed is found.
    let other = ["simulate", "trex", "--bots", "random", "--games", "9", "--csv", "c.csv", "--resume"];
    assert_eq!(caldera(&folder, &other).status.code(), Some(2));
    std::fs::write(folder.join("c.csv"), text(&folder, "w.csv").replacen("\n3,", "\n33,", 1)).unwrap();
    let wrong = caldera(&folder, &[&WHO[..], &["--games", "9", "--csv", "c.csv", "--resume"]].concat());
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("line 5"), "{}", String::from_utf8_lossy(&wrong.stderr));
}

/// Ctrl-C prints the table so far, and the run goes on from its file.
#[cfg(unix)]
#[test]
fn who_is_stopped_says_what_was_found_so_far() {
    let folder = fresh("stopped");
    let endless = [&WHO[..], &["--games", "100000000", "--jsonl", "s.jsonl"]].concat();
    let running = command(&folder, &endless)
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the program was built");
    while std::fs::read_to_string(folder.join("s.jsonl")).map_or(0, |text| text.lines().count()) < 5 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let interrupt = Command::new("kill").args(["-INT", &running.id().to_string()]).status().expect("kill is there");
    assert!(interrupt.success());
    let stopped = running.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&stopped.stdout);
    assert_eq!(stopped.status.code(), Some(130), "{said}");
    assert!(said.contains("games of trex") && said.contains("Stopped"), "{said}");
    let played = text(&folder, "s.jsonl").lines().count() - 1;
    assert!(said.contains(&played.to_string()), "{played} in {said}");
    let more = (played + 3).to_string();
    let resumed =
        caldera(&folder, &[&WHO[..], &["--games", &more, "--json", "--jsonl", "s.jsonl", "--resume"]].concat());
    let whole = caldera(&folder, &[&WHO[..], &["--games", &more, "--json", "--jsonl", "t.jsonl"]].concat());
    assert_eq!(figures(&resumed), figures(&whole));
    assert_eq!(text(&folder, "s.jsonl"), text(&folder, "t.jsonl"));
}

/// Kept games are the games of the table: sealed where bots thought, with given draws where only chance played.
#[test]
fn game_files_of_a_run_can_be_looked_at() {
    let folder = fresh("kept");
    for (bots, status) in [("greedy", 0), ("random", 4)] {
        let run = ["simulate", "trex", "--bots", bots, "--games", "6", "--jsonl", bots];
        let kept = caldera(&folder, &[&run[..], &["--records", "kept", "--keep", "longest:2"]].concat());
        assert!(kept.status.success(), "{}", String::from_utf8_lossy(&kept.stderr));
        let mut games: Vec<Value> =
            text(&folder, bots).lines().skip(1).map(|line| serde_json::from_str(line).expect("JSON")).collect();
        games.sort_by_key(|game| std::cmp::Reverse(game["decisions"].as_u64()));
        for game in &games[..2] {
            let file = format!("kept/trex-{}.caldera", game["seed"]);
            let proved = caldera(&folder, &["verify", &file, "--json"]);
            assert_eq!(proved.status.code(), Some(status), "{bots}: {}", String::from_utf8_lossy(&proved.stdout));
            let verdict: Value = serde_json::from_slice(&proved.stdout).expect("JSON");
            assert_eq!((&verdict[0]["entries"], &verdict[0]["finished"]), (&game["decisions"], &true.into()));
            let lines = caldera(&folder, &["replay", &file, "--json"]).stdout;
            let end = String::from_utf8(lines).expect("text").lines().last().expect("an entry").to_owned();
            assert!(end.contains("\"hash\""), "{end}");
        }
        assert_eq!(std::fs::read_dir(folder.join("kept")).expect("a folder").count(), 2);
        std::fs::remove_dir_all(folder.join("kept")).expect("ours");
    }
    let arena =
        ["arena", "trex", "--bots", "random,greedy", "--games", "4", "--records", "duels", "--keep", "closest:1"];
    assert!(caldera(&folder, &arena).status.success());
    assert_eq!(std::fs::read_dir(folder.join("duels")).expect("a folder").count(), 1);
}

/// Game files of another run are neither written over nor taken away for games of this one.
#[test]
fn game_files_of_another_run_are_left_alone() {
    let folder = fresh("others");
    let simulate = ["simulate", "trex", "--seats", "2", "--records", "kept", "--keep", "longest:1"];
    let arena = ["arena", "trex", "--bots", "random,greedy", "--games", "2", "--records", "kept"];
    std::fs::create_dir(folder.join("kept")).expect("a folder");
    std::fs::write(folder.join("kept/trex-1.caldera"), "of another run").expect("a file");
    for run in [&[&simulate[..], &["--games", "3"]].concat()[..], &arena[..]] {
        let refused = caldera(&folder, run);
        let said = String::from_utf8_lossy(&refused.stderr);
        assert_eq!(refused.status.code(), Some(2), "{said}");
        assert!(said.contains("kept") && said.contains("--overwrite"), "{said}");
        assert_eq!(text(&folder, "kept/trex-1.caldera"), "of another run");
        assert_eq!(std::fs::read_dir(folder.join("kept")).expect("a folder").count(), 1);
    }
    let allowed = caldera(&folder, &[&simulate[..], &["--games", "3", "--seed", "1", "--overwrite"]].concat());
    assert!(allowed.status.success(), "{}", String::from_utf8_lossy(&allowed.stderr));
}

#[test]
fn a_run_can_be_drawn() {
    let folder = fresh("drawn");
    let run = ["simulate", "sapiens", "--seats", "3", "--games", "50", "--svg", "s.svg"];
    assert!(caldera(&folder, &run).status.success());
    let drawn = text(&folder, "s.svg");
    assert!(drawn.starts_with("<svg") && drawn.matches("<circle").count() == 3, "a share per seat");
    assert!(drawn.matches("<rect").count() > 20 && !drawn.contains("NaN") && !drawn.contains("inf"), "bars");
    assert_eq!(caldera(&folder, &run).status.code(), Some(2), "a drawing that exists is left alone");
}

/// The doctor on the data of a real server of release 0.1.0: which tables play by older rules, and what has changed since, by
/// title and in words, in the reader's language.
#[test]
fn the_doctor_says_what_older_tables_go_on_with() {
    let folder = fresh("doctor");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/data/tables-f4d8802.sqlite.gz");
    let packed = std::fs::File::open(kept).expect("it lies in the project");
    let mut database = std::fs::File::create(folder.join("caldera.sqlite")).expect("a folder of our own");
    std::io::copy(&mut flate2::read::GzDecoder::new(packed), &mut database).expect("it can be unpacked");
    let told = |lang: &str| {
        let output = caldera(&folder, &["--lang", lang, "doctor", "."]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("it is text")
    };
    let english = told("en");
    for line in [
        "srzwqcbgrve75pn487wz (fuji) plays by version 2 of the rules.",
        "9 tables play Fuji by version 2",
        "  FUJ-P5-2 One after the other. In games begun before version 3 everybody must always consent.",
        "  SAP-EFF-6 A power without use is lost. In games begun before version 2 such a Hunt was still offered.",
        "41 tables: all open, 33 play by older rules.",
    ] {
        assert!(english.contains(line), "{line}\n{english}");
    }
    assert!(!english.contains("(wrath)"), "its rules have not changed: {english}");
    let french = told("fr");
    assert!(french.contains("srzwqcbgrve75pn487wz (fuji) se joue avec la version 2 des règles."), "{french}");
    assert!(
        french.contains("  FUJ-P5-2 L’un après l’autre. ") && french.contains("toujours l’accord de tous."),
        "{french}"
    );
    let listed = caldera(&folder, &["doctor", ".", "--json"]);
    let lines = String::from_utf8(listed.stdout).expect("it is text");
    let older = lines.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    assert_eq!(older.filter(|table| table["older"] == true && table["opens"] == true).count(), 33);
}

/// Whoever attacks gets in with everything they do, or the attack proves nothing; and memory stays bounded. How long people wait
/// meanwhile depends on what else this machine does.
#[cfg(target_os = "linux")]
#[test]
fn an_attack_gets_in_with_all_it_does_and_memory_stays_bounded() {
    let folder = fresh("hostile");
    let run = caldera(&folder, &["load", "--hostile", "--seconds", "2", "--json", "--data", "data"]);
    let found: Value = serde_json::from_slice(&run.stdout).unwrap_or_else(|_| panic!("{run:?}"));
    let attack = found["attack"].as_object().expect("all kinds");
    assert_eq!(attack.len(), 9, "{found}");
    for (kind, count) in attack {
        assert!(count["accepted"].as_u64() > Some(0), "{kind} never got in: {found}");
    }
    assert!(attack["bot_tables"]["refused"].as_u64() > Some(0), "more was tried than there may be: {found}");
    let grew = found["memory_grew_mib"].as_u64().expect("Linux says");
    assert!(grew <= found["memory_within_mib"].as_u64().expect("a bound"), "{found}");
    for time in ["quiet", "hostile"] {
        assert!(found[time]["moves"].as_u64() > Some(0), "somebody plays meanwhile: {found}");
    }
}
