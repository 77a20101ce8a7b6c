//! Whole games as readable text.
//!
//! A transcript file starts with what is played. Lines that start with `>` are the players' actions; everything else is
//! written by the game and compared line by line. Draws given by hand follow the action after `;;`.
//!
//! ```text
//! # Two players meet at the lagoon.
//! table {"seats":2}
//! seed 7
//! > 0 roll ;; 3/6 0/6 1/6 1/6 5/6
//!     WRA-DICE-2  Player 1 rolls: ...
//!     = 5b1c9d0e42aa1177
//! ```
//!
//! With `CALDERA_BLESS=1` in the environment the files are written anew: do it on purpose and read the difference. A
//! file without any `>` line is then filled with a random game, played to its end.

use kernel::{
    ActFault, Complete, Dice, Events, Given, Lang, Match, Nameless, OwnFault, Phrase, RulesVersion, Seal, Seat, Table,
    Turn,
};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// Checks every `*.txt` in a folder; panics with the first difference. An empty folder fails.
pub fn check_folder<G: Complete>(folder: &Path) {
    let bless = std::env::var_os("CALDERA_BLESS").is_some();
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap_or_else(|fault| panic!("{}: {fault}", folder.display()))
        .map(|entry| entry.expect("a folder can be read to its end").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no transcripts in {}", folder.display());
    for file in files {
        let written = fs::read_to_string(&file).expect("a transcript is readable text");
        let played = play::<G>(&written, bless).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
        if bless {
            fs::write(&file, played).expect("a transcript can be written");
        } else {
            compare(&file, &written, &played);
        }
    }
}

fn compare(file: &Path, written: &str, played: &str) {
    for (number, (written, played)) in written.lines().zip(played.lines()).enumerate() {
        assert_eq!(written, played, "{} line {}", file.display(), number + 1);
    }
    assert_eq!(written.lines().count(), played.lines().count(), "{}: the number of lines differs", file.display());
}

/// Plays the `>` lines of a transcript and writes the whole text anew.
pub fn play<G: Complete>(text: &str, fill: bool) -> Result<String, OwnFault> {
    let script = Script::parse(text, G::about().rules)?;
    let edition = G::base_edition_under(script.rules);
    let seal = Seal::from_seed(script.seed);
    let (mut game, events) = match &script.position {
        None => Match::<G>::start_under(script.rules, &script.table, edition, seal)
            .map_err(|refusal| OwnFault(refusal.to_string()))?,
        Some(position) => {
            let game =
                Match::<G>::from_position(position, edition, seal).map_err(|fault| OwnFault(fault.to_string()))?;
            (game, Vec::new())
        }
    };
    let mut out = script.heading.clone();
    tell::<G>(&mut out, &events, game.hash());
    if script.moves.is_empty() && fill {
        play_on::<G>(&mut game, &mut out, script.seed);
    }
    for line in &script.moves {
        one_move::<G>(&mut game, &mut out, line)?;
    }
    if let Turn::Over(outcome) = game.turn() {
        for (seat, standing) in outcome.standings().iter().enumerate() {
            let _ = writeln!(out, "seat {seat}: place {}, score {}", standing.place, standing.score);
        }
    }
    Ok(out)
}

struct Script {
    heading: String,
    /// The version of the rules; the newest if the transcript names none.
    rules: RulesVersion,
    table: Table,
    position: Option<serde_json::Value>,
    seed: u64,
    moves: Vec<String>,
}

impl Script {
    fn parse(text: &str, newest: RulesVersion) -> Result<Script, OwnFault> {
        let mut script = Script {
            heading: String::new(),
            rules: newest,
            table: Table::new(0),
            position: None,
            seed: 0,
            moves: Vec::new(),
        };
        for line in text.lines() {
            if let Some(action) = line.strip_prefix("> ") {
                script.moves.push(action.to_owned());
                continue;
            }
            if let Some(table) = line.strip_prefix("table ") {
                script.table = serde_json::from_str(table).map_err(|fault| OwnFault(fault.to_string()))?;
            } else if let Some(position) = line.strip_prefix("position ") {
                script.position = Some(serde_json::from_str(position).map_err(|fault| OwnFault(fault.to_string()))?);
            } else if let Some(rules) = line.strip_prefix("rules ") {
                script.rules = RulesVersion(rules.trim().parse().map_err(|fault| OwnFault(format!("rules: {fault}")))?);
            } else if let Some(seed) = line.strip_prefix("seed ") {
                script.seed = seed.trim().parse().map_err(|fault| OwnFault(format!("seed: {fault}")))?;
            } else if !line.starts_with('#') {
                continue;
            }
            if script.moves.is_empty() {
                script.heading.push_str(line);
                script.heading.push('\n');
            }
        }
        Ok(script)
    }
}

fn one_move<G: Complete>(game: &mut Match<G>, out: &mut String, line: &str) -> Result<(), OwnFault> {
    let (what, draws) = line.split_once(";;").unwrap_or((line, ""));
    let (seat, action) =
        what.trim().split_once(' ').ok_or_else(|| OwnFault(format!("{line:?}: write > SEAT ACTION")))?;
    let seat = Seat(seat.parse().map_err(|_| OwnFault(format!("{line:?}: write > SEAT ACTION")))?);
    let _ = writeln!(out, "> {line}");
    if action == "undo" {
        match game.undo(seat) {
            Ok(number) => writeln!(out, "    takes back {number}\n    = {}", game.hash()),
            Err(refusal) => writeln!(out, "    refused: {refusal}"),
        }
        .expect("writing to a text never fails");
        return Ok(());
    }
    let action: G::Action =
        action.trim().parse().map_err(|fault: kernel::NotationFault| OwnFault(fault.to_string()))?;
    let given: Vec<Given> = given_draws(draws)?;
    let result = if given.is_empty() {
        game.act(seat, &action).map_err(ActFault::Refused)
    } else {
        game.act_given(seat, &action, given)
    };
    match result {
        Ok(events) => tell::<G>(out, &events, game.hash()),
        Err(ActFault::Refused(refusal)) => {
            let text = G::words().refusal(Lang::En, refusal.rule, &refusal.facts, &Nameless);
            let _ = writeln!(out, "    refused by {}: {text}", refusal.rule);
        }
        Err(ActFault::Draws(fault)) => return Err(OwnFault(format!("{line:?}: {fault}"))),
    }
    Ok(())
}

/// Draws are separated by blanks; a shuffle or a draw of another stream is put in brackets: `[shuffle 1 0]`.
fn given_draws(text: &str) -> Result<Vec<Given>, OwnFault> {
    let mut given = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (word, tail) = match rest.strip_prefix('[') {
            Some(inner) => {
                inner.split_once(']').ok_or_else(|| OwnFault(format!("{text:?}: a bracket is not closed")))?
            }
            None => rest.split_once(' ').unwrap_or((rest, "")),
        };
        let draw = word.parse::<u32>().map(Given::Value).or_else(|_| word.parse().map(Given::Draw));
        given.push(draw.map_err(|fault: kernel::Fault| OwnFault(fault.to_string()))?);
        rest = tail.trim_start();
    }
    Ok(given)
}

fn tell<G: Complete>(out: &mut String, events: &Events<G>, hash: &str) {
    for told in events {
        let phrase: Phrase = G::event_phrase(&told.event);
        let _ = writeln!(out, "    {}  {}", told.rule, G::words().say(Lang::En, &phrase, &Nameless));
    }
    let _ = writeln!(out, "    = {hash}");
}

fn play_on<G: Complete>(game: &mut Match<G>, out: &mut String, seed: u64) {
    let mut dice = Dice::fast(seed);
    let mut actions = Vec::new();
    while let Turn::Decide(deciders) = game.turn() {
        let seat = deciders.iter().nth(dice.below(deciders.len()) as usize).expect("somebody decides");
        actions.clear();
        G::actions(game.state(), seat, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize].clone();
        one_move::<G>(game, out, &format!("{seat} {action}")).expect("a listed action is legal");
    }
}
