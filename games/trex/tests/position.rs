//! Positions: what is refused, and why.

#[path = "rules/table/mod.rs"]
mod table;

use kernel::{Fact, Fault, Game, Lang, Scenario};
use serde_json::{Value, json};
use table::{Run, given, play};
use testkit::table::rows;
use trex::Trex;

/// Changes the position of the book's examples in one place per row and compares the first reason of the refusal: its
/// key and, where the row has a colon, the beginning of its most telling fact; otherwise the beginning of its English
/// sentence.
fn check(table: &str) {
    for row in rows(table) {
        let mut position = Trex::position(&given::state(row.cell("given")));
        let (place, value) =
            row.cell("do").split_once(" = ").unwrap_or_else(|| panic!("{}: PLACE = VALUE", row.text()));
        let value: Value = serde_json::from_str(value).unwrap_or_else(|fault| panic!("{}: {fault}", row.text()));
        *position.pointer_mut(place).unwrap_or_else(|| panic!("{}: no such place", row.text())) = value;
        let fault = Trex::read_position(&position, Trex::base_edition()).expect_err(&row.text());
        let wanted = row.cell("then").strip_prefix("refused ").unwrap_or_else(|| panic!("{}: refused ...", row.text()));
        let found = [told(&fault.0[0]), fault.0[0].to_string()];
        assert!(found.iter().any(|found| found.starts_with(wanted)), "{}\n  {found:?}", row.text());
        reads_well(&fault.0[0]);
    }
}

/// The key of a fault and its most telling fact.
fn told(fault: &Fault) -> String {
    let fact = ["detail", "missing", "reason"].iter().find_map(|name| fault.facts().get(name));
    let rule = match fact {
        Some(Fact::Wrong(refused)) => refused.facts().get("rule"),
        Some(_) | None => None,
    };
    rule.or(fact).map_or(fault.key().to_owned(), |fact| format!("{}: {fact}", fault.key()))
}

/// A reason has its sentence in both languages.
fn reads_well(fault: &Fault) {
    let [en, fr] = Lang::ALL.map(|lang| fault.say(lang));
    assert!(!en.contains('[') && !fr.contains('['), "{en} / {fr}");
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    check(
        r#"
        # rule     given                 do                              then
        TRX-INV-1  stock=9/9/9/4         /removed = 2                    refused TRX-INV-1: 33 trees
        TRX-INV-2  -                     /players/0/provisions = 0       refused TRX-INV-2: seat 0
        TRX-INV-2  -                     /players/0/dino = null          refused TRX-INV-2: seat 0
        TRX-INV-2  -                     /players/0/fallen = 1           refused TRX-INV-2: seat 0
        TRX-INV-2  out=TRI               /players/1/provisions = 1       refused TRX-INV-2: seat 1
        TRX-INV-2  out=TRI               /players/1/dino = "A2"          refused TRX-INV-2: seat 1
        TRX-INV-2  -                     /players/0/dino = "F1"          refused TRX-INV-2: seat 0
        TRX-INV-3  -                     /trees = ["C3"]                 refused TRX-INV-3: there can be no tree on C3
        TRX-INV-3  -                     /trees = ["B4"]                 refused TRX-INV-3: there can be no tree on B4
        TRX-INV-3  -                     /trees = ["D2"]                 refused TRX-INV-3: there can be no tree on D2
        TRX-INV-3  -                     /trees = ["A6"]                 refused TRX-INV-3: there can be no tree on A6
        TRX-INV-3  -                     /trees = ["A2","A2"]            refused position-tree-twice
        TRX-INV-4  PTE=D1 DIP=B5         /lake = "D2"                    refused TRX-INV-4: Lake D2
        TRX-INV-4  PTE=D1 DIP=B5 rex=E5  /lake = "C3"                    refused TRX-INV-4: Lake C3
        TRX-INV-4  PTE=D1 DIP=B5 rex=E5  /volcano = "C3"                 refused TRX-INV-4
        TRX-INV-4  PTE=D1 DIP=B5         /volcano = "H8"                 refused TRX-INV-4
        TRX-INV-5  -                     /players/0/dino = "B4"          refused TRX-INV-5: seat 0 cannot be on the lake
        TRX-INV-5  -                     /players/2/dino = "B4"          refused TRX-INV-5: seat 2 cannot be on the lake
        TRX-INV-5  -                     /players/3/dino = "D2"          refused TRX-INV-5: seat 3 cannot be on the volcano
        TRX-INV-5  -                     /rex = "D2"                     refused TRX-INV-5: the T-Rex
        TRX-INV-7  -                     /players/0/hand/move = 6        refused TRX-INV-7: seat 0
        TRX-INV-7  -                     /players/1/set_aside = null     refused TRX-INV-7: seat 1
        TRX-INV-7  -                     /players/1/set_aside = "panic"  refused TRX-INV-7: seat 1
        TRX-INV-7  -                     /turn = 2                       refused TRX-INV-7: seat 0 holds 8 cards instead of 7
        TRX-INV-7  phase=rex             /phase = "choose"               refused TRX-INV-7: seat 0 holds 7 cards instead of 8
    "#,
    );
}

#[test]
fn positions_that_no_play_writes_are_refused() {
    check(
        r#"
        # rule  given                        do                              then
        -       -                            /edition = "other"              refused position-edition
        -       -                            /setting = "p5"                 refused position-setting
        -       -                            /setting = "p3"                 refused position-species
        -       -                            /players/1/species = "STE"      refused position-species
        -       -                            /bone = 4                       refused position-bone
        -       -                            /phase = "over"                 refused position-over
        -       -                            /phase = {"panic":0}            refused TRX-INV-7
        -       phase=rex                    /phase = {"panic":0}            refused position-face-up
        -       phase=rex                    /rex = null                     refused position-rex
        -       phase=lake                   /rex = null                     refused position-rex
        -       phase=lake                   /rex = "A2"                     refused position-set-up
        -       phase=lake                   /trees = ["A2"]                 refused position-set-up
        -       phase=lake                   /removed = 1                    refused position-set-up
        -       phase=lake                   /players/0/provisions = 9       refused position-set-up
        -       phase=lake                   /players/0/dino = "A2"          refused position-set-up
        -       -                            /phase = {"panic":127}          refused position-panic
        -       -                            /bone = 255                     refused position-bone
        -       out=TRI                      /players/1/fallen = 2           refused position-falls: 1
        -       -                            /players/0/face_up = "M:E"      refused TRX-INV-7
        -       -                            /players/0/answer = "R"         refused position-answer: TRX-TURN-3
        -       -                            /players/0/answer = "M:N"       refused position-answer: TRX-TURN-6
        -       phase=lake                   /players/3/answer = "N"         refused position-answer: TRX-PLACE-2
        -       phase=volcano seats=PTE/DIP  /players/1/answer = "N"         refused position-answered
        -       -                            /players/0/answer = "sideways"  refused “sideways” is not an action
        -       -                            /lake = "Z9"                    refused “Z9” does not fit here
    "#,
    );
}

#[test]
fn a_position_has_no_unknown_words() {
    let mut position = Trex::position(&given::state(""));
    position["weather"] = json!("fine");
    let fault = Trex::read_position(&position, Trex::base_edition()).expect_err("an unknown word");
    assert!(fault.0[0].to_string().contains("weather"), "{fault}");
}

/// A panicking seat has its Panic card face up, and its neighbours have theirs.
#[test]
fn a_position_in_the_middle_of_a_panic_is_read() {
    let mut run = Run::new(given::state("STE=A2"));
    play(&mut run, "P:E R R R / N", "a panic");
    let mut position = Trex::position(&run.state);
    assert_eq!(Trex::read_position(&position, Trex::base_edition()).as_ref(), Ok(&run.state));
    position["phase"] = json!({"panic": 1});
    let fault = Trex::read_position(&position, Trex::base_edition()).expect_err("seat 1 rests");
    assert_eq!(fault.0[0].key(), "position-panic", "{fault}");
    assert_eq!(fault.0[0].to_string(), "Player 2 is not panicking.");
}
