//! Transcripts: a whole game as text, the same every time; a changed line is found.

mod guess;

use guess::Guess;
use kernel::Game;
use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use testkit::transcript::{check_folder, play};

const HEADING: &str = "# Two players guess.\ntable {\"seats\":2,\"options\":{}}\nseed 7\n";

fn filled() -> String {
    play::<Guess>(HEADING, true).expect("a game to its end")
}

/// A temporary folder with these transcripts.
struct Folder(PathBuf);

impl Folder {
    fn with(name: &str, files: &[(&str, &str)]) -> Folder {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("transcripts-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder can be made");
        for (file, text) in files {
            fs::write(folder.join(file), text).expect("a file can be written");
        }
        Folder(folder)
    }

    /// The message of the check, or nothing.
    fn fault(&self) -> String {
        let folder = self.0.clone();
        match catch_unwind(|| check_folder::<Guess>(&folder)) {
            Ok(()) => String::new(),
            Err(panic) => match panic.downcast::<String>() {
                Ok(text) => *text,
                Err(panic) => (*panic.downcast::<&str>().expect("a panic with a text")).to_owned(),
            },
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_filled_transcript_is_a_whole_game_and_stays_the_same() {
    let text = filled();
    assert!(text.starts_with(HEADING));
    assert_eq!(text.lines().filter(|line| line.starts_with("> ")).count(), 9, "three rounds of three decisions");
    assert!(text.contains("\n    GUE-SHOW-2  Player 1 rolls a "), "{text}");
    assert!(text.contains("\nseat 1: place "), "{text}");
    assert_eq!(play::<Guess>(&text, false).as_ref(), Ok(&text));
    assert_eq!(play::<Guess>(&text, true).as_ref(), Ok(&text), "what has moves is not filled");
    assert_eq!(Folder::with("same", &[("a.txt", &text), ("notes.md", "no transcript")]).fault(), "");
}

#[test]
fn a_changed_line_is_found_with_its_number() {
    let text = filled();
    let roll = text.lines().position(|line| line.contains("GUE-SHOW-2")).expect("somebody rolls");
    for (name, changed, wanted) in [
        ("roll", edited(&text, roll, |line| line.replace("Player 1", "Player 2")), format!("b.txt line {}", roll + 1)),
        ("hash", edited(&text, 5, |line| line.replace("= ", "= f")), "b.txt line 6".to_owned()),
        ("seed", text.replacen("seed 7", "seed 8", 1), "b.txt line ".to_owned()),
        ("more", format!("{text}seat 2: place 1, score 9\n"), "the number of lines differs".to_owned()),
    ] {
        assert_ne!(changed, text, "{name}");
        let fault = Folder::with(name, &[("a.txt", &text), ("b.txt", &changed)]).fault();
        assert!(fault.contains(&wanted), "{name}: {fault}");
    }
}

fn edited(text: &str, number: usize, edit: impl Fn(&str) -> String) -> String {
    let lines = text.lines().enumerate().map(|(at, line)| if at == number { edit(line) } else { line.to_owned() });
    lines.map(|line| line + "\n").collect()
}

#[test]
fn a_folder_without_transcripts_tests_nothing() {
    assert!(Folder::with("none", &[("notes.md", "")]).fault().contains("no transcripts in"));
}

#[test]
fn refusals_undo_and_given_draws_are_written() {
    let lay = |seat: u8| {
        let setup = Guess::setup(&kernel::Table::new(2), Guess::base_edition()).expect("two play");
        let mut dice = kernel::Dice::sealed(&kernel::Seal::from_seed(7));
        let mut state = Guess::start(&setup, &mut dice, &mut kernel::Silent);
        state.bonus = Some(1);
        Guess::stand_in(&state, kernel::Seat(seat))
    };
    let moves = format!(
        "> 1 bonus 1\n> 0 bonus 2\n> 0 undo\n> 1 undo\n> 0 bonus 3\n> 0 {}\n> 1 {} ;; 2 [@2 0/3]\n> 0 undo\n",
        lay(0),
        lay(1)
    );
    let text = play::<Guess>(&format!("{HEADING}{moves}"), false).expect("all of it can be said");
    for wanted in [
        "> 1 bonus 1\n    refused by GUE-TURN-1: It is not Player 2’s turn: Player 1 must decide.\n",
        "> 0 undo\n    takes back 1\n    = ",
        "> 1 undo\n    refused: You have done nothing that could be taken back.\n",
        "    GUE-SHOW-2  Player 1 rolls a 3.\n    GUE-SHOW-2  Player 2 rolls a 1.\n",
        "> 0 undo\n    refused: Since then dice were rolled",
    ] {
        assert!(text.contains(wanted), "{wanted:?} in\n{text}");
    }
    assert_eq!(play::<Guess>(&text, false).as_ref(), Ok(&text));
}

#[test]
fn a_transcript_may_start_from_a_position() {
    let position = r#"{"edition":"base","big_die":false,"round":2,"bonus":2,"players":[
        {"hand":[0,0,3],"laid":null,"shown":[2,0,0],"rolled":1,"score":3},
        {"hand":[3,0,0],"laid":null,"shown":[0,2,0],"rolled":2,"score":3}]}"#
        .replace('\n', "");
    let text = format!("position {position}\nseed 1\n> 1 lay 1\n> 0 lay 3 ;; 0 2\n");
    let played = play::<Guess>(&text, false).expect("sound");
    assert!(played.ends_with("seat 0: place 1, score 5\nseat 1: place 1, score 5\n"), "{played}");
}

#[test]
fn a_transcript_that_cannot_be_played_says_why() {
    for (text, wanted) in [
        ("seed 7\n".to_owned(), "GUE-SETUP-1"),
        ("table {\"seats\":2\nseed 7\n".to_owned(), "EOF while parsing"),
        (HEADING.replace("seed 7", "seed x"), "seed: invalid digit"),
        (format!("{HEADING}> bonus\n"), "write > SEAT ACTION"),
        (format!("{HEADING}> x bonus 1\n"), "write > SEAT ACTION"),
        (format!("{HEADING}> 0 jump 1\n"), "actions look like: bonus 2, lay 3"),
        (format!("{HEADING}> 0 bonus 1 ;; 3\n"), "the game asks for fewer draws: 1 left over"),
        (format!("{HEADING}> 0 bonus 1 ;; [shuffle 1 0\n"), "a bracket is not closed"),
        (format!("{HEADING}> 0 bonus 1 ;; six\n"), "is not a draw"),
    ] {
        let fault = play::<Guess>(&text, false).expect_err("refused");
        assert!(fault.0.contains(wanted), "{wanted}: {fault}");
    }
}
