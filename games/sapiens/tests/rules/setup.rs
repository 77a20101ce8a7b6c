//! The chapter on setup, over many seeds.

use kernel::{Dice, Game, Lang, Nameless, Scenario, Seat, Silent, Table, Worded};
use sapiens::{Edition, Sapiens, Scene, State, Step, TokenPlace};
use std::collections::BTreeSet;
use testkit::table::rows;

fn started(table: &Table, seed: u64) -> State {
    let setup = Sapiens::setup(table, Edition::base()).expect("a table that can play");
    Sapiens::start(&setup, &mut Dice::fast(seed), &mut Silent)
}

fn games() -> impl Iterator<Item = State> {
    (2..=4).flat_map(|seats| (0..40).map(move |seed| started(&Table::new(seats), seed)))
}

/// The book's table of setup sizes, and what is left after the starting lays.
#[test]
fn sizes() {
    let table = "
        # rule      seats  put-away  common  reserve  pile  pile-after-start
        SAP-SET-2   2      12        5       4        38    36
        SAP-SET-2   3      18        5       4        28    25
        SAP-SET-2   4      6         5       4        36    32
        SAP-SET-3   2      12        5       4        38    36
        SAP-SET-6   4      6         5       4        36    32
    ";
    for row in rows(table) {
        let number = |name: &str| row.cell(name).parse::<u32>().expect("a number");
        let mut state = started(&Table::new(number("seats") as u8), 5);
        assert_eq!(state.put_away().len(), number("put-away"), "{}", row.text());
        assert_eq!(state.common().len(), number("common"), "{}", row.text());
        assert!(state.playing().iter().all(|player| player.reserve().len() == number("reserve")), "{}", row.text());
        assert_eq!(u32::from(state.pile().len()), number("pile"), "{}", row.text());
        let mut actions = Vec::new();
        while state.round() == 0 {
            actions.clear();
            Sapiens::actions(&state, state.seat(), &mut actions);
            let seat = state.seat();
            Sapiens::play(&mut state, seat, &actions[0], &mut Dice::fast(0), &mut Silent);
        }
        assert_eq!(u32::from(state.pile().len()), number("pile-after-start"), "{}", row.text());
    }
}

/// SAP-SET-1: 18 steaks and 18 bears. SAP-SET-7: three brawl tokens. SAP-SET-8: everybody starts from nothing.
#[test]
fn supplies_and_empty_hands() {
    for state in games() {
        assert_eq!((state.steaks_left(), state.bears_left()), (18, 18), "SAP-SET-1");
        let view = Sapiens::view(&state, kernel::Audience::Spectator);
        assert!(view.brawl_tokens.iter().all(|&tokens| tokens == 3), "SAP-SET-7");
        for player in state.playing() {
            assert_eq!((player.food(), player.shelter(), player.steaks()), (0, 0, 0), "SAP-SET-8");
            assert_eq!(player.stock().count(), 0, "SAP-SET-8");
        }
    }
}

/// SAP-SET-4, SAP-RUL-1: every half-board at most once, and every face comes up.
#[test]
fn valleys() {
    let mut seen = BTreeSet::new();
    for state in games() {
        let mut halves = BTreeSet::new();
        for face in state.playing().iter().flat_map(|player| &player.valley().faces) {
            let half = Edition::base().half_of(face).expect("a face belongs to a half");
            assert!(halves.insert(half), "SAP-SET-4: {half} twice");
            seen.insert(face.clone());
        }
    }
    assert_eq!(seen.len(), 16, "SAP-RUL-1: {seen:?}");
}

/// SAP-SET-5: one token on each cave and waterfall, anywhere.
#[test]
fn mountain_tokens() {
    let mut hunts = BTreeSet::new();
    for state in games() {
        for player in state.playing() {
            let places: BTreeSet<u8> = (0..8).filter(|&slot| player.token_on(slot).is_some()).collect();
            assert_eq!(places.len(), 8, "SAP-SET-5");
            if let TokenPlace::Slot(slot) = player.token(Scene::Hunt) {
                hunts.insert(slot);
            }
        }
    }
    assert_eq!(hunts.len(), 8, "SAP-SET-5: the Hunt token lies everywhere");
}

/// SAP-SET-9: the first player starts and stays first. SAP-RUL-2: drawn at random, or picked by the host.
#[test]
fn first_player() {
    let drawn: BTreeSet<Seat> = (0..40).map(|seed| started(&Table::new(4), seed).first()).collect();
    assert_eq!(drawn.len(), 4, "SAP-RUL-2");
    for seed in 0..10 {
        let mut state = started(&Table::new(3).with("first", "3"), seed);
        assert_eq!((state.first(), state.seat(), state.step()), (Seat(2), Seat(2), Step::Start), "SAP-SET-9");
        kernel::play_at_random::<Sapiens>(&mut state, &mut Dice::fast(seed), &mut Vec::new());
        assert_eq!(state.first(), Seat(2), "SAP-SET-9: the marker never moves");
    }
}

#[test]
fn tables_that_cannot_play() {
    let table = r#"
        # rule      table                                  then
        SAP-SET-2   {"seats":1}                            refused SAP-SET-2
        SAP-SET-2   {"seats":5}                            refused SAP-SET-2
        SAP-RUL-2   {"seats":2,"options":{"first":"3"}}    refused SAP-RUL-2
        SAP-RUL-2   {"seats":2,"options":{"first":0}}      refused SAP-RUL-2
        SAP-RUL-2   {"seats":2,"options":{"teams":true}}   refused SAP-RUL-2
    "#;
    for row in rows(table) {
        let wanted: Table = serde_json::from_str(row.cell("table")).expect("a table");
        let refusal = Sapiens::setup(&wanted, Edition::base()).expect_err(&row.text());
        assert_eq!(format!("refused {}", refusal.rule), row.cell("then"), "{}", row.text());
    }
    let unknown = Sapiens::setup(&Table::new(2).with("teams", true), Edition::base()).expect_err("no such option");
    let [english, french] =
        Lang::ALL.map(|lang| Sapiens::words().refusal(lang, unknown.rule, &unknown.facts, &Nameless));
    assert!(
        english.contains("There is no option teams") && french.contains("pas d’option teams"),
        "{english} / {french}"
    );
    assert_eq!(Sapiens::variants().len(), 4);
}
