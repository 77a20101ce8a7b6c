//! Positions: what is refused, and why.

mod common;

use common::given;
use kernel::{Game as _, Scenario as _};
use sapiens::Sapiens;
use serde_json::Value;
use testkit::table::rows;

/// Reads each position after its edits: `set POINTER JSON`, `drop POINTER` or `move POINTER LIST`, separated by `;`.
fn check(table: &str) {
    for row in rows(table) {
        let mut position = given::position(row.cell("given"));
        for edit in row.cell("edit").split(';').map(str::trim).filter(|edit| !edit.is_empty()) {
            apply(&mut position, edit);
        }
        let read = Sapiens::read_position(&position, Sapiens::base_edition());
        let wanted = row.cell("refused");
        match read {
            Ok(_) => assert_eq!(wanted, "", "accepted: {}", row.text()),
            Err(fault) => {
                let fits = !wanted.is_empty() && fault.to_string().contains(wanted);
                assert!(fits, "{}\nrefused because: {fault}", row.text());
            }
        }
    }
}

fn apply(position: &mut Value, edit: &str) {
    let words: Vec<&str> = edit.splitn(3, ' ').collect();
    match words[..] {
        ["set", place, value] => {
            let value = serde_json::from_str(value).expect("JSON");
            *position.pointer_mut(place).expect("the place exists") = value;
        }
        ["drop", place] => drop(take(position, place)),
        ["move", from, list] => {
            let value = take(position, from);
            position.pointer_mut(list).and_then(Value::as_array_mut).expect("a list").push(value);
        }
        _ => panic!("{edit:?}"),
    }
}

fn take(position: &mut Value, place: &str) -> Value {
    let (parent, key) = place.rsplit_once('/').expect("a pointer");
    match position.pointer_mut(parent).expect("the place exists") {
        Value::Array(list) => list.remove(key.parse().expect("a number")),
        Value::Object(fields) => fields.remove(key).expect("the field exists"),
        other => panic!("{other} has no parts"),
    }
}

#[test]
fn invariants() {
    check(
        r#"
        # rule       given                                                    edit                                      refused
        SAP-INV-1    reserve FEAST-CAMP                                       -                                         -
        SAP-INV-1    reserve FEAST-CAMP                                       set /pile/0 "FEAST-CAMP-a"                SAP-INV-1
        SAP-INV-1    reserve FEAST-CAMP                                       drop /pile/0                              SAP-INV-1
        SAP-INV-2    token HUNT left-3                                        -                                         SAP-INV-2
        SAP-INV-2    token HUNT set-aside                                     -                                         SAP-INV-2
        SAP-INV-2    token HUNT playing; token FIRE playing                   -                                         SAP-INV-2
        SAP-INV-3    steaks 10; 1:steaks 9                                    -                                         SAP-INV-3
        SAP-INV-3    brawls CAMP-HUNT-a                                       -                                         SAP-INV-3
        SAP-INV-3    bears A5 B5 C5 D5 E5 F5 G5 A4 B4 C4 D4 E4 F4 G4 A3 B3 C3 D3 E3   -                                 SAP-INV-3
        SAP-INV-4    bears A1                                                 -                                         SAP-INV-4
        SAP-INV-4    token HUNT top-A                                         -                                         SAP-INV-4
        SAP-INV-4    tribe HUNT@top-A+CAMP@A1 FEAST@A1+CAMP@B1                -                                         SAP-INV-4
        SAP-INV-5    tribe HUNT@top-A+CAMP@A2                                 -                                         SAP-INV-5
        SAP-INV-6    tribe HUNT@top-A+CAMP@A1 FEAST@B1+WATER@C1               -                                         SAP-INV-6
        SAP-INV-6    tribe HUNT@top-A+CAMP@A1; tribe CAMP@A2+FEAST@left-3     -                                         SAP-INV-5
        SAP-INV-6    tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@B2; tribe CAMP@A3+FEAST@left-3   -                          SAP-INV-6
        SAP-INV-7    tribe HUNT@top-A+CAMP@A1 CAMP@D4+WATER@D5                -                                         SAP-INV-7
        SAP-INV-7    tribe CAMP@A1+FEAST@B1                                   -                                         SAP-INV-7
        SAP-INV-7    -                                                        set /table/players/1/tribes []; set /table/common []   SAP-INV-1
        SAP-INV-8    tribe HUNT@top-A+CAMP@A1 CAMP@B1+GATHERING@C1            -                                         SAP-INV-8
        SAP-INV-8    tribe HUNT@top-A+CAMP@A1 CAMP@B1+GATHERING@C1!           -                                         -
        SAP-INV-10   exactly FEAST-CAMP                                       -                                         SAP-INV-10
        SAP-INV-10   1:reserve FEAST-CAMP FEAST-HUNT FEAST-FIRE WATER-FIRE HUNT-FIRE   -                                SAP-INV-10
        SAP-INV-11   -                                                        move /table/common/0 /put_away            SAP-INV-11
        SAP-INV-11   common FEAST-CAMP FEAST-HUNT FEAST-FIRE WATER-FIRE HUNT-FIRE BRAWL-FIRE   -                        SAP-INV-11
    "#,
    );
}

#[test]
fn nonsense() {
    check(
        r#"
        # given               edit                                             refused
        -                     set /edition "deluxe"                            edition deluxe
        -                     set /table/seats 3                               3 seats and 2 players
        -                     set /table/seat 2                                seats of this table
        -                     set /table/players/0/left "L9A"                  no valley
        -                     set /table/players/1/left "L1B"                  half-board L1 is used twice
        -                     set /table/players/0/tokens/HUNT "D3"            no token can lie on D3
        -                     set /table/players/0/tokens/HUNT "home"          no place for a token
        -                     drop /table/players/0/tokens/HUNT                where is the HUNT token
        -                     set /table/players/0/bears ["top-B"]             no bear can stand on top-B
        -                     set /table/players/0/bears ["C3","B3"]           in order
        -                     set /table/players/0/food 60000                  no game ever reaches
        -                     set /table/step "dance"                          “dance” is not known here
        -                     set /table/players/0/tribes/0/0/low "top-B"      beside the valley
        -                     set /table/players/0/reserve ["FEAST-CAMP-a","FEAST-CAMP-a"]   twice
        -                     set /table/step "powers"                         nothing is left to decide
        -                     set /table/step "extra"                          belong to a Feast
        -                     set /table/step "settle"                         while a tile is laid
        -                     set /table/step "after"                          nothing is left to decide
        -                     set /table/step "start"                          starting step is round 0
        -                     set /table/round 0                               round 0 is the starting step
        -                     set /table/last_round true                       empty market
        finished              -                                                does not play
        -                     set /table/turn/pending ["FIRE"]                 tile just laid
        -                     set /table/turn/main_cave {"cave":"D3","token":null}   no cave
    "#,
    );
}
