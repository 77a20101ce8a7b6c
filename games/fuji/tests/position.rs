//! Positions: what could never occur in a game is refused with the reason.

use fuji::Fuji;
use kernel::{Dice, Game, Lang, Scenario, Silent, Table};
use serde_json::{Value, json};

fn position() -> Value {
    let table = Table::new(3).with("scenario", "S1").with("skills", vec!["comrade", "gatherer", "survivalist"]);
    let setup = Fuji::setup(&table, Fuji::base_edition()).expect("sound");
    Fuji::position(&Fuji::start(&setup, &mut Dice::fast(2), &mut Silent))
}

/// What is changed, and the key of the reason or, where the value itself cannot be read, a part of its sentence.
#[test]
fn impossible_positions_are_refused() {
    let cases: Vec<(&str, Value, &str)> = vec![
        ("/edition", json!("other"), "position-edition"),
        ("/seats", json!(5), "position-seats"),
        ("/seats", json!(2), "position-two-players"),
        ("/options/scenario", json!("S9"), "position-scenario"),
        ("/options/level", json!(0), "position-seats"),
        ("/options/two_players", json!("dummy"), "position-two-players"),
        ("/map/cards/4,1", json!("L99"), "position-card"),
        ("/map/lava", json!([]), "FUJ-INV-5"),
        ("/members", json!([]), "position-members"),
        ("/members/0/pawn", json!("2,1"), "FUJ-INV-6"),
        ("/members/0/pawn", json!("99,1"), "reading-example"),
        ("/members/0/health", json!(5), "FUJ-INV-8"),
        ("/members/1/bars", json!(4), "FUJ-INV-9"),
        ("/members/0/dice/a1", json!(9), "position-die"),
        ("/members/0/skill", json!("cook"), "reading-example"),
        ("/members/0/cards", json!(["rope", "rope", "flare", "knife", "map", "radio", "water"]), "FUJ-INV-3"),
        ("/pile_known", json!(40), "position-pile"),
        ("/step", json!("move"), "position-acting"),
        ("/step", json!("bars"), "position-acting"),
        ("/step", json!({ "keep": "t" }), "position-keep"),
        ("/turn", json!(30), "FUJ-INV"),
    ];
    let sound = position();
    Fuji::read_position(&sound, Fuji::base_edition()).expect("what was written reads back");
    for (pointer, value, reason) in cases {
        let mut wrong = sound.clone();
        let (parent, field) = pointer.rsplit_once('/').expect("a pointer has a slash");
        let parent = wrong.pointer_mut(parent).unwrap_or_else(|| panic!("{parent} is in the position"));
        parent[field] = value;
        let fault = Fuji::read_position(&wrong, Fuji::base_edition()).map(|_| ()).expect_err(pointer);
        let keyed = fault.0.iter().any(|fault| fault.key() == reason);
        assert!(keyed || fault.to_string().contains(reason), "{pointer}: {fault:?}");
        let [english, french] = Lang::ALL.map(|lang| fault.say(lang));
        assert!(!english.contains('[') && !french.contains('['), "{english} / {french}");
    }
    let mut more = sound.clone();
    more["weather"] = json!("fine");
    assert!(Fuji::read_position(&more, Fuji::base_edition()).is_err(), "unknown fields are refused");
}
