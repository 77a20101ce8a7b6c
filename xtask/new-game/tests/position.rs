//! Positions read back as they were written; a bad one is refused with every reason.

use kernel::{Dice, Game, Lang, Scenario, Silent, Table};
use newgame::NewGame;
use serde_json::{Value, json};

fn sound() -> Value {
    let setup = NewGame::setup(&Table::new(3), NewGame::base_edition()).expect("three can play");
    NewGame::position(&NewGame::start(&setup, &mut Dice::fast(1), &mut Silent))
}

#[test]
fn what_is_written_can_be_read() {
    let state = NewGame::read_position(&sound(), NewGame::base_edition()).expect("it was written by the game");
    assert_eq!(NewGame::position(&state), sound());
}

/// What is put where, and the message for it.
#[test]
fn faults_are_found() {
    let rows = [
        ("/edition", json!("other"), "This position belongs to the edition other, not to base."),
        ("/seats", json!(2), "2 players with 3 descriptions"),
        ("/seats", json!(5), "5 players with 3 descriptions"),
        ("/players/0/card", json!(7), "NEW-INV-1 (No number twice) does not hold."),
        ("/players/1/total", json!(21), "NEW-INV-2 (One roll too many at most) does not hold."),
        ("/active", json!(3), "NEW-INV-3 (Somebody plays) does not hold."),
        ("/players/0/stopped", json!(true), "NEW-INV-3"),
    ];
    for (place, value, reason) in rows {
        let mut position = sound();
        *position.pointer_mut(place).expect("it is in the position") = value.clone();
        let fault = NewGame::read_position(&position, NewGame::base_edition()).expect_err(place);
        assert!(fault.to_string().contains(reason), "{place} = {value}: {fault}");
        assert!(!fault.say(Lang::Fr).is_empty());
    }
}
