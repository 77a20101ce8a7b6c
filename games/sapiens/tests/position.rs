//! Positions: what is refused, and why.

#[path = "rules/table/given.rs"]
mod given;

use kernel::{Dice, Game as _, Scenario as _, Silent};
use sapiens::{Action, Sapiens, State, Step};
use serde_json::{Value, json};
use testkit::table::rows;

/// Reads each position after its edits: `set POINTER JSON`, `drop POINTER` or `move POINTER LIST`, separated by `;`.
fn check(table: &str) {
    for row in rows(table) {
        let mut position = given::position(row.cell("given"));
        for edit in row.cell("do").split(';').map(str::trim).filter(|edit| !edit.is_empty()) {
            apply(&mut position, edit);
        }
        let read = Sapiens::read_position(&position, Sapiens::base_edition());
        let wanted = row.cell("then");
        let wanted = wanted.strip_prefix("refused ").unwrap_or(wanted);
        match read {
            Ok(_) => assert_eq!(wanted, "", "accepted: {}", row.text()),
            Err(fault) => {
                let told = format!("{} {fault}", fault.0[0].key());
                let fits = !wanted.is_empty() && told.contains(wanted);
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
        # rule       given                                                    do                                        then
        SAP-INV-1    reserve FEAST-CAMP                                       -                                         -
        SAP-INV-1    reserve FEAST-CAMP                                       set /pile/0 "FEAST-CAMP-a"                refused SAP-INV-1
        SAP-INV-1    reserve FEAST-CAMP                                       drop /pile/0                              refused SAP-INV-1
        SAP-INV-2    token HUNT left-3                                        -                                         refused SAP-INV-2
        SAP-INV-2    token HUNT set-aside                                     -                                         refused SAP-INV-2
        SAP-INV-2    token HUNT playing; token FIRE playing                   -                                         refused SAP-INV-2
        SAP-INV-3    steaks 10; 1:steaks 9                                    -                                         refused SAP-INV-3
        SAP-INV-3    brawls CAMP-HUNT-a                                       -                                         refused SAP-INV-3
        SAP-INV-3    bears A5 B5 C5 D5 E5 F5 G5 A4 B4 C4 D4 E4 F4 G4 A3 B3 C3 D3 E3   -                                 refused SAP-INV-3
        SAP-INV-4    bears A1                                                 -                                         refused SAP-INV-4
        SAP-INV-4    token HUNT top-A                                         -                                         refused SAP-INV-4
        SAP-INV-4    tribe HUNT@top-A+CAMP@A1 FEAST@A1+CAMP@B1                -                                         refused SAP-INV-4
        SAP-INV-5    tribe HUNT@top-A+CAMP@A2                                 -                                         refused SAP-INV-5
        SAP-INV-6    tribe HUNT@top-A+CAMP@A1 FEAST@B1+WATER@C1               -                                         refused SAP-INV-6
        SAP-INV-6    tribe HUNT@top-A+CAMP@A1; tribe CAMP@A2+FEAST@left-3     -                                         refused SAP-INV-5
        SAP-INV-6    tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@B2; tribe CAMP@A3+FEAST@left-3   -                          refused SAP-INV-6
        SAP-INV-7    tribe HUNT@top-A+CAMP@A1 CAMP@D4+WATER@D5                -                                         refused SAP-INV-7
        SAP-INV-7    tribe CAMP@A1+FEAST@B1                                   -                                         refused SAP-INV-7
        SAP-INV-7    -                                                        set /table/players/1/tribes []; set /table/common []   refused SAP-INV-1
        SAP-INV-8    tribe HUNT@top-A+CAMP@A1 CAMP@B1+GATHERING@C1            -                                         refused SAP-INV-8
        SAP-INV-8    tribe HUNT@top-A+CAMP@A1 CAMP@B1+GATHERING@C1!           -                                         -
        SAP-INV-10   exactly FEAST-CAMP                                       -                                         refused SAP-INV-10
        SAP-INV-10   1:reserve FEAST-CAMP FEAST-HUNT FEAST-FIRE WATER-FIRE HUNT-FIRE   -                                refused SAP-INV-10
        SAP-INV-11   -                                                        move /table/common/0 /put_away            refused SAP-INV-11
        SAP-INV-11   common FEAST-CAMP FEAST-HUNT FEAST-FIRE WATER-FIRE HUNT-FIRE BRAWL-FIRE   -                        refused SAP-INV-11
    "#,
    );
}

#[test]
fn nonsense() {
    check(
        r#"
        # rule  given               do                                               then
        -       -                     set /edition "deluxe"                            refused edition deluxe
        -       -                     set /table/seats 3                               refused 3 seats and 2 players
        -       -                     set /table/seat 2                                refused seats of this table
        -       -                     set /table/players/0/left "L9A"                  refused no valley
        -       -                     set /table/players/1/left "L1B"                  refused half-board L1 is used twice
        -       -                     set /table/players/0/tokens/HUNT "D3"            refused no token can lie on D3
        -       -                     set /table/players/0/tokens/HUNT "home"          refused no place for a token
        -       -                     drop /table/players/0/tokens/HUNT                refused where is the HUNT token
        -       -                     set /table/players/0/bears ["top-B"]             refused no bear can stand on top-B
        -       -                     set /table/players/0/bears ["C3","B3"]           refused in order
        -       -                     set /table/players/0/food 60000                  refused no game ever reaches
        -       -                     set /table/step "dance"                          refused “dance” is not known here
        -       -                     set /table/players/0/tribes/0/0/low "top-B"      refused beside the valley
        -       -                     set /table/players/0/reserve ["FEAST-CAMP-a","FEAST-CAMP-a"]   refused twice
        -       -                     set /table/step "powers"                         refused nothing is left to decide
        -       -                     set /table/step "extra"                          refused belong to a Feast
        -       -                     set /table/step "settle"                         refused while a tile is laid
        -       -                     set /table/step "after"                          refused nothing is left to decide
        -       -                     set /table/step "start"                          refused starting step is round 0
        -       -                     set /table/round 0                               refused round 0 is the starting step
        -       -                     set /table/last_round true                       refused empty market
        -       finished              -                                                refused does not play
        -       -                     set /table/turn/pending ["FIRE"]                 refused tile just laid
        -       -                     set /table/turn/main_cave {"cave":"D3","token":null}   refused no cave
        -       -                     set /table/round 255                             refused position-round
        -       -                     set /table/players/0/turns 200                   refused position-turns
        -       -                     set /table/players/1/turns 1                     refused position-turns
        -       -                     set /table/players/0/food 40000                  refused position-points
        -       -                     set /table/turn/plains_open true                 refused position-plains
        -       -                     set /table/turn/extra_made true                  refused position-memory
        -       -                     set /table/turn/extras 9                         refused position-feast
        -       -                     set /table/step "extra"; set /table/turn/extras 9; set /table/turn/back_to "powers"   refused position-feast
        -       -                     set /table/step "extra"; set /table/turn/extras 1; set /table/turn/back_to "lay"      refused position-feast-token
        -       -                     set /table/turn/main_cave {"cave":"top-A","token":null}   refused position-covered
        -       -                     set /table/step "settle"; set /table/turn/laying "start"  refused position-settle
        -       -                     set /table/step "settle"; set /table/turn/laying "found"  refused position-found
        -       -                     set /table/step "over"                           refused position-over
        -       token FEAST playing   -                                                refused position-playing
        -       seats 3               set /table/step "remove"                         refused position-two
        -       seats 3; removed 1    -                                                refused position-two
        -       1:exactly FEAST-CAMP  -                                                refused position-reserve
        -       start                 -                                                -
        -       start                 set /table/step "settle"; set /table/turn/laying "start"   refused position-round-0
        -       start                 set /table/seat 1                                refused position-starting
        -       start                 set /table/players/1/finished true               refused position-starting
        -       start; pile 1         -                                                refused position-common
        -       step take; exactly FEAST-CAMP HUNT-FIRE   move /table/common/0 /put_away   refused position-common
    "#,
    );
}

/// After a Feast's extra lay the other power of the main tile is still open: such a position is read.
#[test]
fn a_power_that_waits_behind_an_extra_lay_is_read() {
    let feast = "tribe HUNT@top-A+CAMP@A1 CAMP@A2+WATER@A3 WATER@B3+FEAST@C3; \
                 reserve FEAST-WATER FEAST-HUNT FEAST-FIRE WATER-FIRE";
    let given = Sapiens::read_position(&given::position(feast), Sapiens::base_edition()).expect("sound");
    let played = |before: &State, action: &Action| {
        let mut after = before.clone();
        Sapiens::play(&mut after, before.seat(), action, &mut Dice::fast(1), &mut Silent);
        after
    };
    let with = ["lay FEAST-WATER-b C4 B4", "use feast"].iter().fold(given, |state, action| {
        let action = action.parse().expect("notation");
        assert_eq!(Sapiens::check(&state, state.seat(), &action), Ok(()), "{action}");
        played(&state, &action)
    });
    let mut actions = Vec::new();
    Sapiens::actions(&with, with.seat(), &mut actions);
    let waiting = actions
        .iter()
        .filter(|action| matches!(action, Action::Extra(_)))
        .map(|action| played(&with, action))
        .filter(|after| {
            after.step() == Step::Powers && Sapiens::position(after)["table"]["turn"]["pending"] != json!([])
        })
        .map(|after| {
            let again = Sapiens::read_position(&Sapiens::position(&after), Sapiens::base_edition());
            assert_eq!(again.as_ref(), Ok(&after));
        })
        .count();
    assert!(waiting > 0, "some extra lay leaves the Water power open");
}
