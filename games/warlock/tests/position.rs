//! An impossible position is refused, with the reason in the reader's language.

use kernel::{Dice, Game, Lang, Scenario, Seat, Silent, Table};
use serde_json::{Value, json};
use warlock::Warlock;

/// A game of two players whose first turn has just begun.
fn position() -> Value {
    let setup = Warlock::setup(&Table::new(2), Warlock::base_edition()).expect("two may play");
    let mut dice = Dice::fast(3);
    let mut state = Warlock::start(&setup, &mut dice, &mut Silent);
    for seat in Seat::all(2) {
        let split = Warlock::stand_in(&state, seat);
        Warlock::play(&mut state, seat, &split, &mut dice, &mut Silent);
    }
    Warlock::position(&state)
}

fn reasons(position: &Value) -> Vec<String> {
    match Warlock::read_position(position, Warlock::base_edition()) {
        Ok(_) => Vec::new(),
        Err(fault) => {
            for reason in &fault.0 {
                assert_ne!(reason.say(Lang::En), reason.say(Lang::Fr), "{reason:?}");
            }
            fault.0.iter().map(|reason| reason.key().to_owned()).collect()
        }
    }
}

/// Where something is changed, to what, and the key of the reason.
fn slips() -> Vec<(&'static str, Value, &'static str)> {
    vec![
        ("/edition", json!("another"), "position-edition"),
        ("/seats", json!(7), "position-seats"),
        ("/first", json!(5), "position-seat"),
        ("/round", json!(0), "position-table"),
        ("/phase", json!("sleep"), "position-decision"),
        ("/phase", json!("arm 5"), "position-seat"),
        ("/phase", json!("arm 01"), "position-spelling"),
        ("/phase", json!("arm 0"), "position-fits"),
        ("/phase", json!("npc prize gold many"), "position-stake"),
        ("/phase", json!("npc king"), "position-npc"),
        ("/phase", json!("take now"), "position-after"),
        ("/turn/roll", json!(7), "position-roll"),
        ("/turn/entry", json!("t0_0"), "position-space"),
        ("/turn/marks", json!(["slept"]), "position-mark"),
        ("/turn/left", json!([40]), "position-left"),
        ("/turn/pawned", json!("T99"), "position-card"),
        ("/news", json!("rain"), "position-news"),
        ("/news", json!("gazed 0 many"), "position-amount"),
        ("/chest", json!([3, 2, 1]), "position-number"),
        ("/maze", json!(["NS"]), "position-maze"),
        ("/maze/0", json!("XY"), "position-sides"),
        ("/maze_up", json!([9]), "position-maze-number"),
        ("/rooms", json!({}), "position-rooms"),
        ("/rooms/01/encounter", json!("E99"), "position-encounter"),
        ("/rooms/01/up", json!(true), "position-up"),
        ("/loose", json!({ "30": { "card": "T01", "at": "EN" } }), "position-loose"),
        ("/stock", json!(["T05", "T04"]), "position-order"),
        ("/people/0/at", json!("t0_0"), "position-space"),
        ("/people/0/fled", json!("EN"), "position-room"),
        ("/people/0/stamina", json!([99, 20]), "WAR-INV-8"),
        ("/people/0/provisions", json!(65_535), "position-scores"),
        ("/people/0/gold", json!(65_535), "position-scores"),
        ("/people/0/stamina", json!([20, 99]), "position-scores"),
        ("/people/0/attempts", json!(255), "position-scores"),
        // WAR-DTH-3: the dead carry nothing.
        ("/people/1/stamina/0", json!(0), "position-dead"),
        ("/round", json!(500), "position-rounds"),
        ("/options/round_cap", json!(0), "position-rounds"),
        ("/lanterns_made", json!(65_535), "position-lanterns"),
        ("/phase", json!("creating 0"), "position-creating"),
        ("/known/seats/0/announced", json!([[1], []]), "position-empty"),
        ("/known/seats", json!([]), "position-known"),
        ("/known/seats/0/may", json!({ "T01": "moon" }), "position-place"),
        // WAR-INV-7: T15 is gold, which nobody holds.
        ("/known/seats/0/may", json!({ "T15": "1 g" }), "position-suspects"),
        ("/known/seats/0/pledges", json!({ "1": 7 }), "position-pledge"),
        ("/known/seats/0/pledges", json!({ "1": 0 }), "position-empty"),
        ("/known/seats/0/announced", json!([[1], [2], [3], [4]]), "position-announced"),
        ("/known/ruled_out", json!(["1,2"]), "position-combination"),
        ("/combat", combat("dragon 1"), "position-foe"),
        ("/talks", json!({ "opener": 0, "other": 1, "proposals": 1, "proposer": 0 }), "position-proposer"),
        (
            "/talks",
            json!({ "opener": 0, "other": 1, "proposals": 1, "proposer": 0, "offer": "?" }),
            "position-proposal",
        ),
    ]
}

fn combat(foe: &str) -> Value {
    let gear = json!({ "shield": false });
    json!({ "fighter": 0, "foe": foe, "stamina": 10, "assaults": 0, "wounds": 0, "eye": false, "gear": [gear, gear] })
}

#[test]
fn a_position_reads_back() {
    assert_eq!(reasons(&position()), Vec::<String>::new());
}

#[test]
fn slips_are_found() {
    for (place, value, reason) in slips() {
        let mut position = position();
        let (parent, name) = place.rsplit_once('/').expect("a place begins with a slash");
        let parent = position.pointer_mut(parent).unwrap_or_else(|| panic!("{place}"));
        match name.parse::<usize>().ok().filter(|_| parent.is_array()) {
            Some(number) => parent[number] = value.clone(),
            None => parent[name] = value.clone(),
        }
        assert_eq!(reasons(&position), [reason], "{place}: {value}");
    }
}

/// WAR-ENC-22: who sold a pound of flesh has a lower starting STAMINA than anybody is created with.
#[test]
fn a_pound_of_flesh_is_remembered() {
    let mut position = position();
    position["people"][0]["stamina"] = json!([11, 11]);
    assert_eq!(reasons(&position), ["position-scores"]);
    position["people"][0]["marks"] = json!(["fleshed"]);
    assert!(reasons(&position).is_empty(), "{:?}", reasons(&position));
}
