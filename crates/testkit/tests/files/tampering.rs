//! Every way we could think of to change a file is refused at the right line, with a helpful reason.

use super::guess::Guess;
use super::{lay, play_rounds, seal, started};
use kernel::{Game, Match, Record, RecordFault, Scenario, Seal, Seat, verify};
use serde_json::{Value, json};

/// The lines of a file, changed as text or as JSON. Numbers are those of the lines, counted from 1.
///
/// Lines 3 to 10 are the first round: two bonuses with an undo (3 to 5), the cards of seats 2 and 0 (6, 7), an undo of
/// seat 2 (8), the cards of seats 1 and 2 (9, 10); line 10 has the dice. So do 11 to 18 and 19 to 26; 27 is the end.
struct Lines(Vec<String>);

impl Lines {
    fn honest() -> Lines {
        let mut game = started();
        play_rounds(&mut game, 3);
        Lines(game.record().to_text().lines().map(str::to_owned).collect())
    }

    /// A game that started from a position and is not over.
    fn scenario() -> Lines {
        let mut before = started();
        play_rounds(&mut before, 2);
        let position = Guess::position(before.state());
        let mut game = Match::<Guess>::from_position(&position, Guess::base_edition(), seal()).expect("sound");
        lay(&mut game, Seat(2));
        Lines(game.record().to_text().lines().map(str::to_owned).collect())
    }

    fn json(&mut self, line: usize, change: impl FnOnce(&mut Value)) {
        let mut value: Value = serde_json::from_str(&self.0[line - 1]).expect("our own file");
        change(&mut value);
        self.0[line - 1] = value.to_string();
    }

    fn set(&mut self, line: usize, field: &str, new: Value) {
        self.json(line, |value| value[field] = new);
    }

    fn verify(&self) -> Result<(), RecordFault> {
        verify::<Guess>(&Record::from_text(&self.0.join("\n"))?, Guess::base_edition()).map(|_| ())
    }
}

/// What is done to the file, the line of the fault, and a part of the reason.
type Tampering = (&'static str, fn(&mut Lines), usize, &'static str);

fn check(honest: fn() -> Lines, table: &[Tampering]) {
    honest().verify().expect("an honest file");
    for (what, tamper, line, reason) in table {
        let mut lines = honest();
        tamper(&mut lines);
        match lines.verify() {
            Ok(()) => panic!("{what}: accepted"),
            Err(fault) => {
                assert_eq!(fault.line, *line, "{what}: {fault}");
                assert!(fault.reason.to_string().contains(reason), "{what}: {fault}");
                assert!(!fault.reason.to_string().contains("at line 1"), "{what} names two lines: {fault}");
            }
        }
    }
}

#[test]
fn changed_chance_is_refused() {
    check(
        Lines::honest,
        &[
            ("changed draw", |f| f.json(10, |v| v["draws"][1] = other_face(&v["draws"][1])), 10, "draw 2 is @2 "),
            ("changed draw of round 3", |f| f.json(26, |v| v["draws"][2] = other_face(&v["draws"][2])), 26, "draw 3"),
            ("changed stream", |f| f.json(10, |v| v["draws"][0] = json!("@9 1/6")), 10, "but the sealed dice gave @1 "),
            ("changed sides", |f| f.json(10, |v| v["draws"][0] = json!("@1 1/8")), 10, "but the sealed dice gave @1 "),
            ("impossible draw", |f| f.json(10, |v| v["draws"][0] = json!("@1 6/6")), 10, "only the outcomes 0 to 5"),
            ("added draw", |f| f.json(10, |v| push(&mut v["draws"], json!("0/6"))), 10, "4 draws are written"),
            ("draws from nowhere", |f| f.set(9, "draws", json!(["0/6"])), 9, "the sealed dice gave 0"),
            ("draws left out", |f| f.set(10, "draws", json!([])), 10, "0 draws are written"),
            ("stacked deck", |f| f.set(2, "start", json!([identity(24)])), 2, "but the sealed dice gave shuffle"),
            ("no deck", |f| f.set(2, "start", json!([])), 2, "0 draws are written"),
            ("changed commitment", |f| f.set(1, "commitment", json!("0".repeat(64))), 1, "the commitment is 0000"),
            ("changed seal", |f| f.set(27, "seal", json!(Seal::from_seed(3).open())), 27, "the secret’s is"),
            ("garbled seal", |f| f.set(27, "seal", json!("abc")), 27, "64 hexadecimal digits"),
            ("changed share", |f| f.json(1, |v| v["shares"][1]["text"] = json!("embers")), 1, "do not give these dice"),
            ("share of another", |f| f.json(1, |v| v["shares"][1]["place"] = json!(1)), 1, "do not give these dice"),
            ("share left out", |f| f.set(1, "shares", json!([])), 1, "do not give these dice"),
        ],
    );
}

#[test]
fn changed_decisions_are_refused() {
    check(
        Lines::honest,
        &[
            ("another legal action", |f| f.set(5, "action", json!("bonus 2")), 5, "the hash is"),
            ("an illegal action", |f| f.set(9, "action", json!("lay 9")), 9, "GUE-LAY-2"),
            ("no action", |f| f.set(9, "action", json!("jump")), 9, "actions look like: bonus 2"),
            ("an odd notation", |f| f.set(5, "action", json!("bonus 03")), 5, "“bonus 03” is written “bonus 3”"),
            ("another seat", |f| f.set(9, "seat", json!(0)), 9, "GUE-TURN-1"),
            ("no seat of this table", |f| f.set(9, "seat", json!(3)), 9, "GUE-TURN-1"),
            ("no seat at all", |f| f.set(9, "seat", json!(200)), 9, "GUE-TURN-1"),
            ("changed hash", |f| f.set(9, "hash", json!("0123456789abcdef")), 9, "not 0123456789abcdef"),
            ("changed first hash", |f| f.set(2, "hash", json!("0123456789abcdef")), 2, "hash after the setup"),
            ("changed number", |f| f.set(9, "n", json!(70)), 9, "entry 70 stands where 7 should"),
            ("undo of another action", |f| f.set(8, "undo", json!(5)), 8, "could take back 4, not 5"),
            ("undo by another seat", |f| f.set(8, "seat", json!(1)), 8, "done nothing that could be taken back"),
            ("changed hash of an undo", |f| f.set(8, "hash", json!("0123456789abcdef")), 8, "the hash is"),
            ("forged undo", forge_undo, 11, "dice were rolled or something hidden was shown"),
            ("undo of what was built on", |f| f.set(8, "seat", json!(0)), 8, "could take back 5, not 4"),
        ],
    );
}

#[test]
fn changed_order_is_refused() {
    check(
        Lines::honest,
        &[
            ("removed action", |f| drop(f.0.remove(8)), 9, "entry 8 stands where 7 should"),
            ("removed undo", |f| drop(f.0.remove(7)), 8, "entry 7 stands where 6 should"),
            ("removed start", |f| drop(f.0.remove(1)), 2, "is not known here"),
            ("removed end", |f| drop(f.0.pop()), 27, "the end is missing"),
            ("end too early", |f| drop(f.0.drain(24..26)), 25, "the game is not over yet"),
            ("swapped actions", |f| f.0.swap(5, 6), 6, "entry 5 stands where 4 should"),
            ("swapped rounds", |f| f.0[2..18].rotate_left(8), 3, "entry 9 stands where 1 should"),
            ("repeated action", |f| f.0.insert(9, f.0[8].clone()), 10, "entry 7 stands where 8 should"),
            ("action after the end", |f| f.0.push(f.0[8].clone()), 28, "nothing may follow the end"),
            ("second end", |f| f.0.push(f.0[26].clone()), 28, "nothing may follow the end"),
            ("action after the last round", act_on, 27, "GUE-END-1"),
            ("changed score", |f| f.json(27, |v| v["end"][0]["score"] = json!(99)), 27, "the result is"),
            ("changed place", |f| f.json(27, |v| v["end"][1]["place"] = json!(4)), 27, "the result is"),
            ("player left out", |f| f.json(27, |v| drop(v["end"].as_array_mut().map(Vec::pop))), 27, "the result is"),
        ],
    );
}

#[test]
fn another_game_is_refused() {
    check(
        Lines::honest,
        &[
            ("wrong game", |f| f.set(1, "game", json!("wrath")), 1, "this is a game of wrath, not of guess"),
            ("wrong rules version", |f| f.set(1, "rules", json!(3)), 1, "version 3 of the rules"),
            (
                "wrong edition",
                |f| f.json(1, |v| v["edition"]["digest"] = json!("0".repeat(64))),
                1,
                "(0000000000000000)",
            ),
            ("wrong edition name", |f| f.json(1, |v| v["edition"]["name"] = json!("de luxe")), 1, "at hand is “base”"),
            ("wrong format", |f| f.set(1, "caldera", json!(2)), 1, "format 2 is not known here, only 1"),
            ("a format to come", later_format, 1, "format 2 is not known here, only 1"),
            (
                "no format",
                |f| f.json(1, |v| drop(v.as_object_mut().map(|o| o.remove("caldera")))),
                1,
                "not a game file",
            ),
            ("more seats", |f| f.json(1, |v| v["table"]["seats"] = json!(4)), 2, "the hash after the setup"),
            ("too many seats", |f| f.json(1, |v| v["table"]["seats"] = json!(9)), 1, "GUE-SETUP-1"),
            ("another option", |f| f.json(1, |v| v["table"]["options"]["big_die"] = json!(false)), 2, "the hash"),
            ("no such option", |f| f.json(1, |v| v["table"]["options"]["tiny_die"] = json!(true)), 1, "GUE-SETUP-3"),
        ],
    );
}

#[test]
fn broken_text_is_refused() {
    check(
        Lines::honest,
        &[
            ("empty file", |f| f.0.clear(), 1, "missing: what is played"),
            ("header alone", |f| f.0.truncate(1), 2, "missing: how it starts"),
            ("binary junk", |f| f.0 = vec!["\u{0}\u{1}\u{fffd}\u{7f}ELF\u{2}".to_owned()], 1, "not written as JSON"),
            ("another kind of file", |f| f.0 = vec!["[1, 2]".to_owned()], 1, "not a game file"),
            ("truncated header", |f| f.0[0].truncate(60), 1, "the text ends too early"),
            ("truncated action", |f| f.0[8].truncate(30), 9, "the text ends too early"),
            ("truncated end", |f| f.0[26].truncate(30), 27, "the text ends too early"),
            ("blank line", |f| f.0.insert(8, String::new()), 9, "the text ends too early"),
            ("a remark", |f| f.0.insert(8, "// here I won".to_owned()), 9, "not written as JSON"),
            ("a bare number", |f| f.0[8] = "7".to_owned(), 9, "a text belongs here, not 7"),
            ("unknown field in the header", |f| f.set(1, "extra", json!(1)), 1, "“extra” is not known here"),
            ("unknown field in the edition", |f| f.json(1, |v| v["edition"]["extra"] = json!(1)), 1, "“extra”"),
            ("unknown field in the table", |f| f.json(1, |v| v["table"]["extra"] = json!(1)), 1, "“extra”"),
            ("unknown field in a share", |f| f.json(1, |v| v["shares"][0]["extra"] = json!(1)), 1, "“extra”"),
            ("unknown field in the start", |f| f.set(2, "extra", json!(1)), 2, "“extra”"),
            ("unknown field in an action", |f| f.set(9, "extra", json!(1)), 9, "“extra”"),
            ("unknown field in an undo", |f| f.set(8, "extra", json!(1)), 8, "“extra”"),
            ("unknown field in the end", |f| f.set(27, "extra", json!(1)), 27, "“extra”"),
            ("unknown field in a standing", |f| f.json(27, |v| v["end"][0]["extra"] = json!(1)), 27, "“extra”"),
            ("action and undo in one", |f| f.set(9, "undo", json!(1)), 9, "“action” is not known here"),
            (
                "missing field",
                |f| f.json(9, |v| drop(v.as_object_mut().map(|o| o.remove("hash")))),
                9,
                "“hash” is missing",
            ),
            ("two seats in one line", |f| f.0[8] = f.0[8].replacen('{', "{\"seat\":0,", 1), 9, "“seat” is given twice"),
            ("negative seat", |f| f.set(9, "seat", json!(-1)), 9, "a whole number from 0 to 255 belongs here"),
        ],
    );
}

#[test]
fn changed_positions_are_refused() {
    check(
        Lines::scenario,
        &[
            ("draws before the position", |f| f.set(2, "start", json!(["1/6"])), 2, "1 draws are written"),
            ("another table", |f| f.json(1, |v| v["table"]["seats"] = json!(2)), 1, "the position is one of 3 seats"),
            ("another score", |f| f.json(1, |v| v["position"]["players"][0]["score"] = json!(50)), 2, "the hash"),
            (
                "an impossible position",
                |f| f.json(1, |v| v["position"]["round"] = json!(7)),
                1,
                "round: there are three",
            ),
            ("no position", |f| f.json(1, |v| drop(v.as_object_mut().map(|o| o.remove("position")))), 2, "missing"),
            ("an early end", |f| f.0.push(end()), 4, "the game is not over yet"),
        ],
    );
}

fn other_face(draw: &Value) -> Value {
    let text = draw.as_str().expect("a draw is a text");
    let (stream, value) = text.split_once(' ').expect("a private stream");
    json!(format!("{stream} {}", if value == "0/6" { "1/6" } else { "0/6" }))
}

fn identity(count: u32) -> String {
    (0..count).fold("shuffle".to_owned(), |text, place| format!("{text} {place}"))
}

fn push(list: &mut Value, item: Value) {
    list.as_array_mut().expect("a list").push(item);
}

/// Seat 2 takes its card back after the dice; the following entries are numbered anew.
fn forge_undo(file: &mut Lines) {
    let hash = serde_json::from_str::<Value>(&file.0[8]).expect("our own file")["hash"].clone();
    file.0.insert(10, json!({"n": 9, "seat": 2, "undo": 8, "hash": hash}).to_string());
    for line in 12..=27 {
        file.json(line, |value| value["n"] = json!(line - 2));
    }
}

fn act_on(file: &mut Lines) {
    let action = json!({"n": 25, "seat": 0, "action": "bonus 1", "hash": "0123456789abcdef"});
    file.0.insert(26, action.to_string());
}

fn later_format(file: &mut Lines) {
    file.set(1, "caldera", json!(2));
    file.set(1, "clock", json!("blitz"));
}

fn end() -> String {
    json!({"end": [{"place": 1, "score": 0}], "seal": seal().open()}).to_string()
}
