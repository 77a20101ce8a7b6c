//! Positions: what is refused, and why.

mod support;

use kernel::{Game, Scenario};
use serde_json::{Value, json};
use testkit::table::rows;
use trex::Trex;

/// Changes the position of the book's examples at one place per row and compares the first reason of the refusal.
fn check(table: &str) {
    for row in rows(table) {
        let mut position = Trex::position(&support::start::state(row.cell("start")));
        let value: Value =
            serde_json::from_str(row.cell("value")).unwrap_or_else(|fault| panic!("{}: {fault}", row.text()));
        *position.pointer_mut(row.cell("place")).unwrap_or_else(|| panic!("{}: no such place", row.text())) = value;
        let fault = Trex::read_position(&position, Trex::base_edition()).expect_err(&row.text());
        assert!(fault.0[0].to_string().starts_with(row.cell("reason")), "{}\n  {fault}", row.text());
    }
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    check(
        r#"
        # rule      start               place                   value      reason
        TRX-INV-1   stock=9/9/9/4       /removed                2          TRX-INV-1: 33 trees
        TRX-INV-2   -                   /players/0/provisions   0          TRX-INV-2: seat 0
        TRX-INV-2   -                   /players/0/dino         null       TRX-INV-2: seat 0
        TRX-INV-2   -                   /players/0/fallen       1          TRX-INV-2: seat 0
        TRX-INV-2   out=TRI             /players/1/provisions   1          TRX-INV-2: seat 1
        TRX-INV-2   out=TRI             /players/1/dino         "A2"       TRX-INV-2: seat 1
        TRX-INV-2   -                   /players/0/dino         "F1"       TRX-INV-2: seat 0
        TRX-INV-3   -                   /trees                  ["C3"]     TRX-INV-3: there can be no tree on C3
        TRX-INV-3   -                   /trees                  ["B4"]     TRX-INV-3: there can be no tree on B4
        TRX-INV-3   -                   /trees                  ["D2"]     TRX-INV-3: there can be no tree on D2
        TRX-INV-3   -                   /trees                  ["A6"]     TRX-INV-3: there can be no tree on A6
        TRX-INV-3   -                   /trees                  ["A2","A2"]  A2 stands in the list twice
        TRX-INV-4   PTE=D1 DIP=B5       /lake                   "D2"       TRX-INV-4: Lake D2
        TRX-INV-4   PTE=D1 DIP=B5 rex=E5  /lake                 "C3"       TRX-INV-4: Lake C3
        TRX-INV-4   PTE=D1 DIP=B5 rex=E5  /volcano              "C3"       TRX-INV-4
        TRX-INV-4   PTE=D1 DIP=B5       /volcano                "H8"       TRX-INV-4
        TRX-INV-5   -                   /players/0/dino         "B4"       TRX-INV-5: seat 0 cannot be on the lake
        TRX-INV-5   -                   /players/2/dino         "B4"       TRX-INV-5: seat 2 cannot be on the lake
        TRX-INV-5   -                   /players/3/dino         "D2"       TRX-INV-5: seat 3 cannot be on the volcano
        TRX-INV-5   -                   /rex                    "D2"       TRX-INV-5: the T-Rex
        TRX-INV-7   -                   /players/0/hand/move    6          TRX-INV-7: seat 0
        TRX-INV-7   -                   /players/1/set_aside    null       TRX-INV-7: seat 1
        TRX-INV-7   -                   /players/1/set_aside    "panic"    TRX-INV-7: seat 1
        TRX-INV-7   -                   /turn                   2          TRX-INV-7: seat 0 holds 8 cards instead of 7
        TRX-INV-7   phase=rex           /phase                  "choose"   TRX-INV-7: seat 0 holds 7 cards instead of 8
    "#,
    );
}

#[test]
fn positions_that_no_play_writes_are_refused() {
    check(
        r#"
        # start             place                value              reason
        -                   /edition             "other"            edition
        -                   /setting             "p5"               setting
        -                   /setting             "p3"               players
        -                   /players/1/species   "STE"              players
        -                   /bone                4                  bone
        -                   /phase               "over"             phase
        -                   /phase               {"panic":0}        TRX-INV-7
        phase=rex           /phase               {"panic":0}        players: what seat 0 has face up
        phase=rex           /rex                 null               rex
        phase=lake          /rex                 null               rex
        out=TRI             /players/1/fallen    2                  players: nobody fell to event 1
        -                   /players/0/face_up   "M:E"              TRX-INV-7
        -                   /players/0/answer    "R"                players: seat 0 cannot have answered R: TRX-TURN-3
        -                   /players/0/answer    "M:N"              players: seat 0 cannot have answered M:N: TRX-TURN-6
        phase=lake          /players/3/answer    "N"                players: seat 3 cannot have answered N: TRX-PLACE-2
        phase=volcano seats=PTE/DIP  /players/1/answer  "N"         players: all have answered
        -                   /players/0/answer    "sideways"         "sideways" is not an action
        -                   /lake                "Z9"               "Z9" is not a cell
    "#,
    );
}

#[test]
fn a_position_has_no_unknown_words() {
    let mut position = Trex::position(&support::start::state(""));
    position["weather"] = json!("fine");
    let fault = Trex::read_position(&position, Trex::base_edition()).expect_err("an unknown word");
    assert!(fault.0[0].to_string().contains("weather"), "{fault}");
}

/// A panicking seat has its Panic card face up, and its neighbours have theirs.
#[test]
fn a_position_in_the_middle_of_a_panic_is_read() {
    let mut run = support::Run::new(support::start::state("STE=A2"));
    support::play(&mut run, "P:E R R R / N", "a panic");
    let mut position = Trex::position(&run.state);
    assert_eq!(Trex::read_position(&position, Trex::base_edition()).as_ref(), Ok(&run.state));
    position["phase"] = json!({"panic": 1});
    let fault = Trex::read_position(&position, Trex::base_edition()).expect_err("seat 1 rests");
    assert!(fault.0[0].to_string().starts_with("phase: seat 1 is not panicking"), "{fault}");
}
