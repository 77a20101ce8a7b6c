//! Positions: what could never occur in a game is refused with the reason.

use fuji::Fuji;
use kernel::{Dice, Game, Lang, Scenario, Silent, Table};
use serde_json::{Value, json};

fn position() -> Value {
    let table = Table::new(3).with("scenario", "S1").with("skills", vec!["comrade", "gatherer", "survivalist"]);
    let setup = Fuji::setup(&table, Fuji::base_edition()).expect("sound");
    Fuji::position(&Fuji::start(&setup, &mut Dice::fast(2), &mut Silent))
}

fn phase(ready: [u8; 1]) -> Value {
    let none = [0; 4];
    json!({ "ready": ready, "marker_changes": none, "hints": none, "unready": none, "asked": [0, 0], "radio": 0 })
}

fn round(field: &str, value: Value) -> Value {
    let none = [0; 4];
    let mut round = json!({
        "first_aid": 0, "flares": none, "entitled": none, "made": [0, 0, 0, 0, 0], "done": [], "aside_used": false,
        "aside_side": 0, "acted": 0, "acting": null, "bars": 0, "verdict": { "margin": 0 }, "injuries_due": 0,
        "legs_due": 0,
    });
    round[field] = value;
    round
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
        ("/step", json!("pairs"), "position-setup-step"),
        ("/members/0/dealt", json!(["rope", "rope"]), "position-setup"),
        ("/pending", json!({ "sip": "t" }), "position-pending"),
        ("/phase", phase([3]), "position-everybody"),
        ("/round", round("done", json!([3])), "position-everybody"),
        ("/round", round("done", json!([0])), "position-round"),
        ("/round", round("legs_due", json!(1)), "FUJ-INV-1"),
        ("/round", round("injuries_due", json!(1)), "position-injuries"),
        ("/round", round("flares", json!([9, 0, 0, 0])), "position-limits"),
        // Whoever has fired a flare has turned or spent a card.
        ("/round", round("flares", json!([1, 0, 0, 0])), "position-limits"),
        ("/hints", json!([[255, "hint own mood content"]]), "position-hint"),
        ("/proposal", json!({ "by": 7, "action": "next a", "accepted": [7] }), "position-everybody"),
        ("/proposal", json!({ "by": 0, "action": "next a", "accepted": [0] }), "position-proposal-now"),
        ("/turn", json!(30), "FUJ-INV"),
    ];
    let sound = position();
    check(&sound, cases);
    let mut more = sound.clone();
    more["weather"] = json!("fine");
    assert!(Fuji::read_position(&more, Fuji::base_edition()).is_err(), "unknown fields are refused");
}

/// FUJ-E04-1, FUJ-E06-1, FUJ-K06-1: a tinkerer uses the flare twice and the knife as a flare twice, all in one turn.
#[test]
fn four_flares_can_be_fired_in_a_turn() {
    let mut position = position();
    position["members"][2]["skill"] = json!("tinkerer");
    position["round"] = round("flares", json!([0, 0, 4, 0]));
    let spent = |card: &Value| card == "flare" || card == "knife";
    let left = |cards: &Value| cards.as_array().expect("cards").iter().filter(|card| !spent(card)).cloned().collect();
    position["pile"] = left(&position["pile"]);
    for member in 0..3 {
        position["members"][member]["cards"] = left(&position["members"][member]["cards"]);
    }
    Fuji::read_position(&position, Fuji::base_edition()).expect("both cards are spent");
    position["pile"][0] = json!("flare");
    let fault = Fuji::read_position(&position, Fuji::base_edition()).expect_err("an unused flare fired nothing");
    assert!(fault.0.iter().any(|fault| fault.key() == "position-limits"), "{fault:?}");
}

/// During set-up every card is somewhere, and nobody has begun to play.
#[test]
fn impossible_set_ups_are_refused() {
    let setup = Fuji::setup(&Table::new(4), Fuji::base_edition()).expect("four may play");
    let pairs = Fuji::position(&Fuji::start(&setup, &mut Dice::fast(2), &mut Silent));
    assert_eq!(pairs["step"], "pairs");
    let cases = vec![
        ("/pile", json!([]), "position-setup"),
        ("/step", json!("plan"), "position-setup-step"),
        ("/step", json!("third_skill"), "position-setup-step"),
        ("/turn", json!(1), "FUJ-INV-2"),
        ("/members/0/marker", pairs["members"][0]["pawn"].clone(), "position-setup"),
        ("/members/0/dealt", json!(["rope"]), "position-setup"),
        ("/members/0/dice", json!({}), "position-setup"),
    ];
    check(&pairs, cases);
    let keeping = (0..200)
        .map(|seed| {
            Fuji::start(
                &Fuji::setup(&Table::new(3), Fuji::base_edition()).expect("three"),
                &mut Dice::fast(seed),
                &mut Silent,
            )
        })
        .map(|state| Fuji::position(&state))
        .find(|position| position["step"]["keep"] == "a")
        .expect("somebody keeps some of their cards");
    let dealt = keeping["members"][0]["dealt"][0].clone();
    let cases = vec![
        ("/pile", json!([]), "position-setup"),
        ("/pile/0", dealt.clone(), "FUJ-INV-3"),
        ("/members/0/dealt/1", dealt, "position-setup"),
        ("/step", json!({ "keep": "c" }), "position-setup"),
    ];
    check(&keeping, cases);
}

fn check(sound: &Value, cases: Vec<(&str, Value, &str)>) {
    Fuji::read_position(sound, Fuji::base_edition()).expect("what was written reads back");
    for (pointer, value, reason) in cases {
        let mut wrong = sound.clone();
        let (parent, field) = pointer.rsplit_once('/').expect("a pointer has a slash");
        let parent = wrong.pointer_mut(parent).unwrap_or_else(|| panic!("{parent} is in the position"));
        match field.parse::<usize>().ok().filter(|_| parent.is_array()) {
            Some(number) => parent[number] = value,
            None => parent[field] = value,
        }
        let fault = Fuji::read_position(&wrong, Fuji::base_edition()).map(|_| ()).expect_err(pointer);
        let keyed = fault.0.iter().any(|fault| fault.key() == reason);
        assert!(keyed || fault.to_string().contains(reason), "{pointer}: {fault:?}");
        let [english, french] = Lang::ALL.map(|lang| fault.say(lang));
        assert!(!english.contains('[') && !french.contains('['), "{english} / {french}");
    }
}
