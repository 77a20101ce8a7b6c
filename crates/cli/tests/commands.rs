//! The program as a person or a script uses it.

use kernel::{Given, Seal, Table};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Runs `caldera` in a folder of its own, English unless asked otherwise.
fn caldera(arguments: &[&str]) -> Output {
    caldera_with(arguments, "")
}

fn caldera_with(arguments: &[&str], input: impl AsRef<[u8]>) -> Output {
    use std::io::Write;
    let mut child = Command::new(env!("CARGO_BIN_EXE_caldera"))
        .args(arguments)
        .current_dir(scratch())
        .env("LC_ALL", "C")
        .env("XDG_DATA_HOME", scratch())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built");
    // A program that stops early closes its input: that is not the test's business.
    let _ = child.stdin.take().expect("it was asked for").write_all(input.as_ref());
    child.wait_with_output().expect("the program ends")
}

fn scratch() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("commands");
    std::fs::create_dir_all(&folder).expect("a test may write to its own folder");
    folder
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn status(output: &Output) -> i32 {
    output.status.code().expect("it ended by itself")
}

/// A file that is not there, whatever an earlier run left: nothing that exists is overwritten.
fn fresh(name: &str) -> PathBuf {
    let path = scratch().join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// A finished game of two bots, recorded.
fn recorded(name: &str) -> PathBuf {
    let path = fresh(name);
    let who = ["play", "wrath", "--humans", "0", "--level", "newcomer"];
    let played = caldera(&[&who[..], &["--seed", "11", "--share", "ember", "--save", name]].concat());
    assert_eq!(status(&played), 0, "{}", err(&played));
    path
}

/// Letters that are no text, nonsense, a file that is taken: the game goes on, and the file stays as it was.
#[test]
fn wrong_input_never_ends_a_game() {
    let taken = scratch().join("taken.txt");
    std::fs::write(&taken, "mine").expect("a test may write to its own folder");
    let input: &[u8] = b"\xe9\xff\n\nfly\ns taken.txt\nroll\nq\n";
    let played = caldera_with(&["play", "wrath", "--seed", "5", "--name", "Ada"], input);
    assert_eq!(status(&played), 0, "{}", err(&played));
    let said = out(&played);
    assert!(said.contains("is not understood") && said.contains("exists already"), "{said}");
    assert!(said.contains("Ada rolls"), "{said}");
    assert_eq!(std::fs::read_to_string(&taken).expect("it is there"), "mine");
}

/// A recorded game is looked back at: as text in both languages, as data, as a picture, as a page that needs nothing else.
#[test]
fn a_game_is_looked_back_at() {
    let played =
        caldera(&["play", "trex", "--humans", "0", "--level", "newcomer", "--seed", "3", "--save", "back.jsonl"]);
    assert!(status(&played) == 0 || err(&played).contains("exists already"), "{}", err(&played));
    let look = |more: &[&str]| caldera(&[&["analyse", "back.jsonl", "--effort", "quick"], more].concat());
    let text = out(&look(&[]));
    assert!(text.contains("Chances of victory") && text.contains("Seen later"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 200), "{text}");
    assert!(out(&look(&["--lang", "fr"])).contains("Chances de victoire"));
    let named = out(&look(&["--name", "Ada", "--name", "Bob"]));
    assert!(named.contains("Ada") && named.contains("Bob") && !named.contains("Player"), "{named}");
    let report: serde_json::Value = serde_json::from_slice(&look(&["--json"]).stdout).expect("JSON");
    assert_eq!(report["format"], "caldera-analysis");
    assert_eq!(report["moments"].as_array().map(Vec::len), report["length"].as_u64().map(|length| length as usize));
    let files = ["--svg", "back.svg", "--html", "back.html"];
    assert_eq!(status(&look(&[&files[..], &["--overwrite"]].concat())), 0);
    let page = std::fs::read_to_string(scratch().join("back.html")).expect("it was written");
    assert!(
        !page.contains("{data}") && !page.contains("src=\"") && !page.contains("href=\"http"),
        "it needs nothing else"
    );
    assert!(std::fs::read_to_string(scratch().join("back.svg")).expect("it was drawn").starts_with("<svg"));
    let french = ["--lang", "fr", "--name", "Ada & <Bob>", "--html", "back-fr.html", "--overwrite"];
    assert_eq!(status(&look(&french)), 0);
    let page = std::fs::read_to_string(scratch().join("back-fr.html")).expect("it was written");
    assert!(
        page.contains("<html lang=\"fr\"") && page.contains("<th>Ada &amp; &lt;Bob&gt;</th>"),
        "names and language stay"
    );
    assert_eq!(status(&look(&files)), 2, "nothing that exists is overwritten unless asked");
    assert_eq!(status(&caldera(&["analyse", "back.jsonl", "--effort", "lazy"])), 2);
}

/// Two actions that could have been taken are played out by bots, and a sentence says whether the difference is chance.
#[test]
fn two_actions_are_compared() {
    let played =
        caldera(&["play", "trex", "--humans", "0", "--level", "newcomer", "--seed", "4", "--save", "two.jsonl"]);
    assert!(status(&played) == 0 || err(&played).contains("exists already"), "{}", err(&played));
    let record = std::fs::read_to_string(scratch().join("two.jsonl")).expect("it was written");
    let action = record.lines().find_map(|line| {
        let entry: serde_json::Value = serde_json::from_str(line).ok()?;
        entry["action"].as_str().map(str::to_owned)
    });
    let action = action.expect("something was done");
    let compare = |more: &[&str]| caldera(&[&["analyse", "two.jsonl", "--games", "4", "--compare"], more].concat());
    let told = out(&compare(&["1", &action, &action]));
    assert!(told.contains("over 4 games") && told.contains("may be chance"), "{told}");
    assert!(out(&compare(&["1", &action, &action, "--lang", "fr"])).contains("sur 4 parties"));
    let found: serde_json::Value =
        serde_json::from_slice(&compare(&["1", &action, &action, "--json"]).stdout).expect("JSON");
    assert_eq!(found["difference"]["mean"], 0, "the same with the same luck");
    assert_eq!(found["ways"][0]["worth"], found["ways"][1]["worth"]);
    for wrong in [["0", &action, &action], ["9999", &action, &action], ["1", &action, "nonsense"]] {
        let refused = compare(&wrong);
        assert!(status(&refused) == 2 && !err(&refused).is_empty(), "{wrong:?}: {}", err(&refused));
    }
}

#[test]
fn games_lists_every_game_in_both_languages() {
    assert!(out(&caldera(&["games"])).contains("Wrath of Fire Mountain"));
    assert!(out(&caldera(&["--lang", "fr", "games"])).contains("La Colère de la Montagne de Feu"));
    let json: serde_json::Value = serde_json::from_slice(&caldera(&["games", "--json"]).stdout).expect("JSON");
    assert_eq!(json[0]["id"], "wrath");
}

#[test]
fn rules_finds_by_id_and_by_words() {
    assert!(out(&caldera(&["rules", "wrath", "wra-act-5"])).starts_with("WRA-ACT-5 "));
    assert!(out(&caldera(&["--lang", "fr", "rules", "wrath", "seisme"])).contains("séisme"));
    // What the edition holds is found too, with the mark of what is ours.
    assert!(out(&caldera(&["rules", "warlock", "Minotaur"])).contains("name Minotaur · SKILL 9 ◊ · STAMINA 9 ◊"));
    assert!(out(&caldera(&["--lang", "fr", "rules", "warlock", "minotaure"])).contains("HABILETÉ 9 ◊"));
    let missing = caldera(&["rules", "wrath", "WRA-ACT-99"]);
    assert_eq!(status(&missing), 2);
    assert!(err(&missing).contains("WRA-ACT-99"));
}

#[test]
fn a_finished_game_replays_and_verifies() {
    let path = recorded("whole.caldera");
    let path = path.to_str().expect("plain path");
    let verified = caldera(&["verify", path]);
    assert_eq!(status(&verified), 0, "{}", out(&verified));
    assert!(out(&verified).contains("proved"));
    let replayed = out(&caldera(&["replay", path, "--until", "3"]));
    assert!(replayed.contains("(WRA-DICE-2)") && replayed.contains("   3. "), "{replayed}");
    assert!(!replayed.contains("   4. "));
    assert_eq!(status(&caldera(&["replay", path, "--until", "2", "--svg", "drawn"])), 0);
    let svg = std::fs::read_to_string(scratch().join("drawn/0002.svg")).expect("it was drawn");
    assert!(svg.starts_with("<svg") && svg.contains("tile-volcano") && !svg.contains("var("));
    assert!(!scratch().join("drawn/0003.svg").exists());
    assert_eq!(status(&caldera(&["replay", path, "--until", "1", "--png", "painted", "--width", "64"])), 0);
    let png = std::fs::read(scratch().join("painted/0001.png")).expect("it was painted");
    assert!(png.starts_with(b"\x89PNG") && png[16..20] == 64_u32.to_be_bytes(), "a picture of the width asked for");
    let first = out(&caldera(&["replay", path, "--json"])).lines().next().map(str::to_owned).expect("a line");
    assert_eq!(serde_json::from_str::<serde_json::Value>(&first).expect("JSON")["n"], 0);
}

/// Whatever is changed in a record, `verify` names the line.
#[test]
fn a_tampered_record_is_refused_at_its_line() {
    let text = std::fs::read_to_string(recorded("tampered.caldera")).expect("it was written");
    let lines: Vec<&str> = text.lines().collect();
    let last = lines.len();
    let rolled = lines.iter().position(|line| line.contains("\"draws\"")).expect("somebody rolled") + 1;
    let kept =
        lines.iter().skip(rolled).position(|line| !line.contains("\"draws\"")).expect("somebody kept") + rolled + 1;
    let cases: Vec<(usize, String)> = vec![
        (1, text.replacen("ember", "ashes", 1)),
        (1, text.replacen("\"rules\":", "\"rules\":9", 1)),
        (rolled, with_line(&lines, rolled, &swap_first_draw(lines[rolled - 1]))),
        (kept, with_line(&lines, kept, &flip_hash(lines[kept - 1]))),
        (kept, without_line(&lines, kept)),
        (last, with_line(&lines, last, &lines[last - 1].replacen("\"score\":", "\"score\":1", 1))),
        (last + 1, format!("{text}{}\n", lines[last - 1])),
        (last, with_line(&lines, last, "{\"end\":[")),
    ];
    for (number, (line, tampered)) in cases.into_iter().enumerate() {
        let path = scratch().join(format!("tampered-{number}.caldera"));
        std::fs::write(&path, tampered).expect("a test may write");
        let verified = caldera(&["verify", path.to_str().expect("plain path")]);
        assert_eq!(status(&verified), 1, "case {number}: {}", out(&verified));
        assert!(out(&verified).contains(&format!(" line {line}:")), "case {number}: {}", out(&verified));
    }
}

fn with_line(lines: &[&str], number: usize, line: &str) -> String {
    let mut lines = lines.to_vec();
    lines[number - 1] = line;
    lines.join("\n") + "\n"
}

fn without_line(lines: &[&str], number: usize) -> String {
    let mut lines = lines.to_vec();
    lines.remove(number - 1);
    lines.join("\n") + "\n"
}

/// Another outcome for the first die of a line.
fn swap_first_draw(line: &str) -> String {
    let at = line.find("\"draws\":[\"").expect("it has draws") + "\"draws\":[\"".len();
    let other = if &line[at..=at] == "0" { "1" } else { "0" };
    format!("{}{other}{}", &line[..at], &line[at + 1..])
}

fn flip_hash(line: &str) -> String {
    let at = line.find("\"hash\":\"").expect("it has a hash") + "\"hash\":\"".len();
    let other = if &line[at..=at] == "0" { "1" } else { "0" };
    format!("{}{other}{}", &line[..at], &line[at + 1..])
}

#[test]
fn simulate_gives_the_same_figures_on_any_number_of_threads() {
    let run = |threads: &str, csv: &str| {
        let output = caldera(&[
            "simulate",
            "wrath",
            "--seats",
            "3",
            "--games",
            "150",
            "--threads",
            threads,
            "--overwrite",
            "--csv",
            csv,
            "--json",
        ]);
        assert_eq!(status(&output), 0, "{}", err(&output));
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        (report["seats"].clone(), std::fs::read_to_string(scratch().join(csv)).expect("it was written"))
    };
    let (one, first) = run("1", "one.csv");
    let (two, second) = run("2", "two.csv");
    assert_eq!(one, two);
    assert_eq!(first, second);
    assert_eq!(first.lines().count(), 152);
    assert!(first.contains("\nseed,decisions,place_0,score_0,"));
}

#[test]
fn fuzz_reports_what_it_examined() {
    let output = caldera(&["fuzz", "wrath", "--games", "70", "--json"]);
    assert_eq!(status(&output), 0, "{}", out(&output));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((&report["games"], &report["full"]), (&70.into(), &2.into()));
    assert!(report["finding"].is_null());
}

/// A person plays by numbers and by notation, is refused with a rule, reads it, saves and stops.
#[test]
fn play_talks_with_a_person() {
    fresh("talk.caldera");
    let input = "1\nend\nr WRA-ACT-5\ns talk.caldera\nnonsense\nq\n";
    let output = caldera_with(&["play", "wrath", "--seed", "5", "--name", "Ada"], input);
    let text = out(&output);
    assert_eq!(status(&output), 0);
    assert!(text.contains("Ada >") && text.contains("(WRA-DICE-2)"), "{text}");
    assert!(text.contains("WRA-ACT-5 ") && text.contains("is not understood"), "{text}");
    let verified = caldera(&["verify", "talk.caldera"]);
    assert!(out(&verified).contains("right so far"), "{}", out(&verified));
}

/// Each wrong call says what to do and leaves by the right door.
#[test]
fn bad_input_gets_a_clear_error() {
    let bad_edition = scratch().join("bad.toml");
    std::fs::write(&bad_edition, "name = \"mine\"\nsurprise = 1\n").expect("a test may write");
    std::fs::write(scratch().join("binary"), [0xff, 0xfe, 0x00]).expect("a test may write");
    std::fs::create_dir_all(scratch().join("spoilt")).expect("a test may write");
    std::fs::write(scratch().join("spoilt/caldera.sqlite"), "a letter, and no database").expect("a test may write");
    let cases: &[(&[&str], i32, &str)] = &[
        (&["rules", "chess"], 2, "wrath"),
        (&["play", "wrath", "--seats", "7"], 1, "WRA-SETUP-1"),
        (&["play", "wrath", "--humans", "3"], 2, "--seats"),
        (&["play", "wrath", "-o", "layout"], 2, "KEY=VALUE"),
        (&["play", "wrath", "-o", "colour=red"], 2, "layout"),
        (&["play", "wrath", "-o", "layout=upside_down"], 2, "first_game, random, custom"),
        (&["play", "wrath", "--edition", "bad.toml"], 2, "line 2"),
        (&["simulate", "wrath", "--bots", "genius"], 2, "random"),
        (&["simulate", "wrath", "--seats", "3", "--bots", "random,random"], 2, "one per seat"),
        (&["simulate", "wrath", "--bots", "master@0s"], 2, "between 1 ms and 60 s"),
        (&["simulate", "wrath", "--bots", "master@x1000"], 2, "1 to 64 threads"),
        (&["arena", "wrath", "--bots", "random,expert@soon"], 2, "@500ms or @2s"),
        (&["arena", "wrath", "--bots", "expert,greedy@2s"], 2, "greedy does not search"),
        (&["--lang", "fr", "arena", "wrath", "--bots", "random,expert@2h"], 2, "n’est pas compris"),
        (&["--lang", "fr", "simulate", "wrath", "--bots", "master@x0"], 2, "sur 1 à 64 fils"),
        (&["--lang", "fr", "play", "--level", "master@90s"], 2, "entre 1 ms et 60 s"),
        (&["--lang", "fr", "play", "--level", "random@x2"], 2, "random ne fait pas de recherche"),
        (&["play", "--level", "genius"], 2, "newcomer"),
        (&["simulate", "wrath", "--games", "1", "--csv", "no/such/folder.csv"], 3, "no/such/folder.csv"),
        (&["verify", "missing.caldera"], 3, "missing.caldera"),
        (&["verify", "binary"], 1, "line 1: this is not text"),
        (&["replay", "bad.toml"], 1, "line 1: this is not a game file"),
        (&["verify", "bad.toml"], 1, "line 1: this is not a game file"),
        (&["replay", "binary"], 1, "line 1: this is not text"),
        (&["replay", "missing.caldera"], 3, "missing.caldera"),
        (&["backup", "copy.sqlite", "--data", "no-such-folder"], 3, "no-such-folder"),
        (&["people", "list", "--data", "no-such-folder"], 3, "no-such-folder"),
        (&["doctor", "no-such-folder"], 3, "no-such-folder"),
        (&["--lang", "fr", "doctor", "no-such-folder"], 3, "no-such-folder\u{a0}: aucun fichier ni dossier de ce nom"),
        (&["--lang", "fr", "backup", "copy.sqlite", "--data", "no-such-folder"], 3, "aucun fichier ni dossier"),
        (&["doctor", "spoilt"], 2, "spoilt cannot be examined: the file is not a database"),
        (&["--lang", "fr", "doctor", "spoilt"], 2, "le fichier n’est pas une base de données"),
        (&["--lang", "fr", "backup", "copy.sqlite", "--data", "spoilt"], 2, "n’est pas une base de données"),
        (&["fuzz", "wrath", "--rules", "7"], 2, "version 7 of the rules"),
        (&["--lang", "fr", "fuzz", "wrath", "--table", "{\"seats\":true}"], 2, "colonne"),
        (&["fuzz", "wrath", "--table", "{\"seats\":9}"], 1, "WRA-SETUP-1"),
        (&["fuzz", "wrath", "--games", "0"], 2, "--games"),
        (&["fuzz", "wrath", "--table", "{"], 2, "--table"),
        (&["dance"], 2, "dance"),
    ];
    for (arguments, expected, mention) in cases {
        let output = caldera(arguments);
        assert_eq!(status(&output), *expected, "{arguments:?}: {}", err(&output));
        // What is wrong with a record is a finding, and findings are printed.
        let told = err(&output) + &out(&output);
        assert!(told.contains(mention), "{arguments:?}: {told}");
    }
}

/// A game that began from a given position, or had draws set by hand, is right at best: `verify` says so and exits with 4.
#[test]
fn verify_tells_a_given_start_and_forced_draws() {
    let wrath = catalog::game("wrath").expect("it is in the list");
    let (dealt, _) = wrath.start(&Table::new(2), wrath.base_edition(), Seal::from_seed(7)).expect("two may play");
    let mut given = wrath.load(&dealt.position(), wrath.base_edition(), Seal::from_seed(8)).expect("our own position");
    std::fs::write(scratch().join("dealt.caldera"), dealt.record().to_text()).expect("a test may write");
    std::fs::write(scratch().join("given.caldera"), given.record().to_text()).expect("a test may write");
    let seat = given.waited().first().expect("somebody is waited for");
    given.act_given(seat, "roll", (0..5).map(Given::Value).collect()).expect("five dice");
    std::fs::write(scratch().join("forced.caldera"), given.record().to_text()).expect("a test may write");
    assert_eq!(status(&caldera(&["verify", "dealt.caldera"])), 0);
    let output = caldera(&["verify", "dealt.caldera", "given.caldera"]);
    assert_eq!(status(&output), 4);
    assert!(out(&output).contains("began from a given position"), "{}", out(&output));
    let output = caldera(&["--lang", "fr", "verify", "forced.caldera"]);
    assert_eq!(status(&output), 4);
    assert!(out(&output).contains("fixés à la main"), "{}", out(&output));
    let output = caldera(&["verify", "--json", "dealt.caldera", "forced.caldera"]);
    let told: serde_json::Value = serde_json::from_str(&out(&output)).expect("JSON");
    assert_eq!((&told[0]["start"], &told[0]["dice"]), (&"dealt".into(), &"sealed".into()));
    assert_eq!((&told[1]["start"], &told[1]["dice"]), (&"given".into(), &"forced".into()));
}

/// Of several records `verify` says whether they began with the same cards and dice, as those of one duplicate do.
#[test]
fn verify_tells_whether_records_have_the_same_start() {
    let wrath = catalog::game("wrath").expect("it is in the list");
    for (name, seed, entries) in [("one.caldera", 7, 3), ("other.caldera", 7, 5), ("another.caldera", 8, 3)] {
        let (mut played, _) =
            wrath.start(&Table::new(2), wrath.base_edition(), Seal::from_seed(seed)).expect("two may play");
        for pick in 0..entries {
            let seat = played.waited().first().expect("somebody is waited for");
            let all = played.notations(seat);
            played.act(seat, &all[pick % all.len()]).expect("it is listed");
        }
        std::fs::write(scratch().join(name), played.record().to_text()).expect("a test may write");
    }
    let same = out(&caldera(&["verify", "one.caldera", "other.caldera"]));
    let commitment = Seal::from_seed(7).commitment().to_string();
    assert!(same.contains("All 2 records have the same start") && same.contains(&commitment), "{same}");
    let french = out(&caldera(&["--lang", "fr", "verify", "one.caldera", "other.caldera"]));
    assert!(french.contains("même départ"), "{french}");
    for other in [&["verify", "one.caldera", "another.caldera"][..], &["verify", "one.caldera"]] {
        assert!(!out(&caldera(other)).contains("same start"), "{other:?}");
    }
}

/// Altered positions are refused or play to the end, also through the program.
#[test]
fn fuzz_attacks_the_door_for_positions() {
    let output = caldera(&["fuzz", "wrath", "--positions", "250", "--json"]);
    assert_eq!(status(&output), 0, "{}", out(&output));
    let told: serde_json::Value = serde_json::from_str(&out(&output)).expect("JSON");
    assert_eq!(told["positions"], 250);
    let output = caldera(&["--lang", "fr", "fuzz", "wrath", "--positions", "50"]);
    assert!(out(&output).contains("50 positions altérées"), "{}", out(&output));
}

/// One file that cannot be read, or is wrong, does not keep the others from being looked at.
#[test]
fn verify_looks_at_every_file() {
    std::fs::write(scratch().join("bytes"), [0xff, 0xfe, 0x00]).expect("a test may write");
    std::fs::write(scratch().join("words"), "once upon a time").expect("a test may write");
    let output = caldera(&["verify", "missing.caldera", "bytes", "words"]);
    assert_eq!(status(&output), 3);
    for file in ["missing.caldera", "bytes line 1", "words line 1"] {
        assert!(out(&output).contains(file), "{file}: {}", out(&output));
    }
    let output = caldera(&["verify", "--json", "missing.caldera", "bytes"]);
    assert_eq!(serde_json::from_str::<serde_json::Value>(&out(&output)).unwrap().as_array().unwrap().len(), 2);
}

#[test]
fn an_edition_is_printed_checked_and_compared() {
    for game in ["wrath", "trex", "fuji", "warlock", "sapiens"] {
        let printed = out(&caldera(&["edition", game]));
        std::fs::write(scratch().join("mine.toml"), &printed).expect("a test may write to its own folder");
        let checked = caldera(&["edition", "check", "mine.toml"]);
        assert!(checked.status.success(), "{}", err(&checked));
        assert!(out(&checked).contains("says the same as the game"), "{}", out(&checked));
        assert_eq!(out(&caldera(&["edition", "diff", "mine.toml"])), "");
    }
    let printed = out(&caldera(&["edition", "wrath"]));
    let corrected = printed.replacen("volcano_spaces = 6", "volcano_spaces = 7", 1);
    std::fs::write(scratch().join("seven.toml"), corrected).expect("a test may write to its own folder");
    let differs = out(&caldera(&["edition", "diff", "seven.toml"]));
    assert_eq!(differs.trim(), "players.2.volcano_spaces  6 → 7");
    assert!(
        out(&caldera(&["edition", "check", "seven.toml", "--lang", "fr"])).contains("Une valeur diffère"),
        "in French"
    );
    // Whatever is shown by another edition says so.
    let rules = out(&caldera(&["rules", "wrath", "WRA-SETUP-1", "--edition", "seven.toml"]));
    assert!(rules.starts_with("Edition: base ("), "{rules}");
    assert!(!out(&caldera(&["rules", "wrath", "WRA-SETUP-1"])).contains("Edition:"), "the usual one needs no word");
    fresh("seven.caldera");
    let play = ["play", "wrath", "--humans", "0", "--level", "random", "--edition", "seven.toml"];
    let played = out(&caldera(&[&play[..], &["--save", "seven.caldera"]].concat()));
    for said in [played, out(&caldera(&["replay", "seven.caldera"])), out(&caldera(&["verify", "seven.caldera"]))] {
        assert!(said.contains("Edition: base ("), "{said}");
    }
    let proof: serde_json::Value =
        serde_json::from_slice(&caldera(&["verify", "seven.caldera", "--json"]).stdout).unwrap();
    assert_eq!(proof[0]["edition"]["base"], false);
    std::fs::write(
        scratch().join("bad-edition.toml"),
        printed.replacen("volcano_spaces = 6", "volcano_spaces = \"x\"", 1),
    )
    .expect("a test may write to its own folder");
    let bad = caldera(&["edition", "check", "bad-edition.toml"]);
    assert!(!bad.status.success() && err(&bad).contains("bad-edition.toml line 16"), "{}", err(&bad));
    let none = caldera(&["edition", "check", "/dev/null"]);
    assert!(err(&none).contains("name the game with --game"), "{}", err(&none));
}

#[test]
fn man_pages_and_completions_name_every_command() {
    let folder = scratch().join("papers");
    let _ = std::fs::remove_dir_all(&folder);
    let written = caldera(&["papers", "papers"]);
    assert_eq!(status(&written), 0, "{}", err(&written));
    let read =
        |name: &str| std::fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let help = out(&caldera(&["--help"]));
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    // A long text goes on in lines that stand further in.
    let named = listed.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let commands: Vec<&str> = named.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(commands.len() > 15 && commands.contains(&"serve"), "{help}");
    for shell in ["completions/caldera.bash", "completions/_caldera", "completions/caldera.fish"] {
        let completion = read(shell);
        for command in commands.iter().filter(|command| **command != "help") {
            assert!(completion.contains(command), "{shell} does not know {command}");
        }
    }
    for command in commands.iter().filter(|command| **command != "help") {
        assert!(read(&format!("man/man1/caldera-{command}.1")).contains(".SH NAME"), "{command}");
        assert!(read(&format!("man/fr/man1/caldera-{command}.1")).contains(".SH NOM"), "{command}");
    }
    let serve = read("man/fr/man1/caldera-serve.1");
    for english in ["[default: ", "Possible values:"] {
        assert!(!serve.contains(english), "{english} stands in the French page");
    }
    let home = std::env::var("HOME").expect("there is one");
    assert!(serve.contains("~/.local/share/caldera/server") && !serve.contains(&home), "no folder of this machine");
}

#[test]
fn the_version_names_its_commit() {
    let told = out(&caldera(&["--version"]));
    let commit = Command::new("git").args(["log", "-1", "--format=%h %cs", "--abbrev=9"]).output();
    let commit = commit.ok().filter(|output| output.status.success()).map(|output| out(&output));
    let version = env!("CARGO_PKG_VERSION");
    match commit {
        Some(commit) => assert_eq!(told.trim(), format!("caldera {version} ({})", commit.trim())),
        None => assert!(told.starts_with(&format!("caldera {version}")), "{told}"),
    }
}
