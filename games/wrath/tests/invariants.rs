//! Chapter "What is always true": each invariant holds in random games, and a violation is noticed.

use kernel::{
    Dice, Fault, Game, Lang, Match, PositionFault, RuleId, Scenario, Seal, Seat, Silent, Table, Told, Turn, verify,
};
use proptest::prelude::{ProptestConfig, prop_assert_eq, proptest};
use serde_json::{Value, json};
use wrath::{Action, Direction, Event, State, Wrath, broken_between};

/// A position of two players in the middle of step 2, in which nothing is wrong.
fn sound() -> Value {
    json!({
        "edition": "base", "seats": 2, "first_place": 1,
        "species": ["stegosaurus", "plesiosaurus", "titanosaur", "brontosaurus"],
        "land": [["lagoon", "lagoon", "grassland", "hut"], ["grassland", "jungle", "jungle", "jungle"],
                 ["lagoon", "grassland", "volcano", "grassland"], ["grassland", "cave", "jungle", "jungle"]],
        "tribes": [{ "score": 3, "reserve": 5, "egg": 1, "volcano": 2, "land": { "1,1": 2 } },
                   { "score": 0, "reserve": 9, "egg": 0, "volcano": 1, "land": {} }],
        "dinosaurs": [{ "species": "stegosaurus", "owner": 0, "at": "volcano" },
                      { "species": "plesiosaurus", "owner": 1, "at": "2,0" }],
        "turns": 4, "active": 0, "step": "actions", "rolls": 2, "dice": ["cave", "egg"], "hatched": false,
    })
}

/// The state, or the reasons; for a broken invariant its ID and the detail.
fn read(position: &Value) -> Result<State, String> {
    let reason = |fault: &Fault| match fault.facts().get("detail") {
        Some(detail) => format!("{}: {detail}", fault.key()),
        None => fault.to_string(),
    };
    let reasons = |fault: PositionFault| fault.0.iter().map(reason).collect::<Vec<_>>().join("; ");
    Wrath::read_position(position, Wrath::base_edition()).map_err(reasons)
}

#[test]
fn a_sound_position_reads_back() {
    let state = read(&sound()).unwrap();
    assert_eq!(Wrath::position(&state), sound());
    assert_eq!(Wrath::broken(&state), None);
}

/// What is changed in the sound position, and the message for it.
#[test]
fn broken_positions_are_refused_with_the_reason() {
    let rows = [
        ("/tribes/0/reserve", json!(6), "WRA-INV-1: seat 0 has 11 people"),
        ("/tribes/1/land", json!({ "1,1": 200 }), "nobody has more than 40 people"),
        ("/tribes/1/land", json!({ "1,1": 0 }), "a tile without people is not written"),
        ("/land/0/0", json!("grassland"), "WRA-INV-2: not 4 rows of 4 tiles"),
        ("/land/0", json!(["hut"]), "WRA-INV-2: not 4 rows of 4 tiles"),
        (
            "/tribes/0",
            json!({ "score": 3, "reserve": 2, "egg": 0, "volcano": 8, "land": {} }),
            "WRA-INV-3: 10 of 6 spaces",
        ),
        ("/dinosaurs/0/species", json!("brontosaurus"), "WRA-INV-4: a brontosaurus is on the Volcano"),
        ("/tribes/0/land", json!({ "2,2": 2 }), "WRA-INV-4: people stand on the Volcano's tile"),
        ("/tribes/0/land", json!({ "0,0": 2 }), "WRA-INV-5: people of seat 0 are in the water"),
        ("/dinosaurs/1/species", json!("brontosaurus"), "WRA-INV-5: a brontosaurus is in the water at 2,0"),
        ("/species/0", json!("brontosaurus"), "four different ones are in play"),
        ("/dinosaurs/1", json!({ "species": "tyrannosaurus", "owner": 0, "at": "1,1" }), "no Tyrannosaurus is left"),
        ("/dinosaurs/1/owner", json!(2), "WRA-INV-8: a plesiosaurus belongs to seat 2"),
        ("/dinosaurs/1/at", json!("egg"), "WRA-INV-8: a plesiosaurus cannot be at egg"),
        ("/dinosaurs/1/at", json!("2,2"), "WRA-INV-8: a plesiosaurus cannot be at 2,2"),
        ("/dinosaurs/1/at", json!("4,4"), "not known"),
        ("/dice", json!(["egg", "egg", "egg", "egg", "egg", "egg"]), "WRA-INV-12: 6 dice of 5"),
        ("/dice", json!(vec!["egg"; 300]), "dice: there are never more than 10"),
        ("/tribes/1/score", json!(60_000), "nobody has more than 10000 points"),
        ("/turns", json!(65_535), "WRA-INV-17: 65535 turns are too many"),
        ("/step", json!("rolled"), "WRA-INV-12: 2 dice of 5"),
        ("/rolls", json!(0), "WRA-INV-13: 0 rolls"),
        ("/rolls", json!(4), "WRA-INV-13: 4 rolls"),
        ("/tribes/1/score", json!(24), "WRA-INV-17: step Actions"),
        ("/step", json!("over"), "WRA-INV-17: step Over after 4 turns"),
        ("/turns", json!(5), "WRA-INV-17: turn 5 belongs to seat 1"),
        ("/turns", json!(400), "WRA-INV-17"),
        ("/active", json!(7), "first_place and active are below 2"),
        ("/first_place", json!(2), "first_place and active are below 2"),
        ("/seats", json!(3), "a tribe for each"),
        ("/edition", json!("other"), "edition: “other” is not “base”"),
        ("/hatched", json!("yes"), "true or false belongs here, not “yes”"),
    ];
    for (place, value, wanted) in rows {
        let mut position = sound();
        *position.pointer_mut(place).unwrap() = value.clone();
        let fault = read(&position).expect_err(&format!("{place} = {value} is refused"));
        assert!(fault.contains(wanted), "{place} = {value}: {fault}");
    }
}

#[test]
fn more_broken_positions_are_refused() {
    // WRA-INV-3: no turn starts with a full Volcano.
    let mut full = sound();
    full["step"] = json!("before_roll");
    full["rolls"] = json!(0);
    full["dice"] = json!([]);
    full["tribes"][1] = json!({ "score": 0, "reserve": 7, "egg": 0, "volcano": 3, "land": {} });
    assert!(read(&full).unwrap_err().contains("WRA-INV-3: 6 of 6 spaces"));
    // WRA-INV-7: a player who hatched this turn owns a dinosaur.
    let mut hatched = sound();
    hatched["hatched"] = json!(true);
    hatched["dinosaurs"] = json!([]);
    assert!(read(&hatched).unwrap_err().contains("WRA-INV-7: seat 0 hatched"));
    // WRA-INV-7: at most four dinosaurs.
    let mut five = sound();
    let at = |species: &str| json!({ "species": species, "owner": 0, "at": "reserve" });
    five["dinosaurs"] =
        ["stegosaurus", "stegosaurus", "titanosaur", "titanosaur", "brontosaurus"].map(at).to_vec().into();
    assert!(read(&five).unwrap_err().contains("WRA-INV-7: seat 0 owns 5 dinosaurs"));
    // WRA-INV-6: no third figure of a species.
    let mut three = sound();
    three["dinosaurs"] = ["stegosaurus", "stegosaurus", "stegosaurus"].map(at).to_vec().into();
    assert!(read(&three).unwrap_err().contains("no Stegosaurus is left"));
    // Only a player with the right to quake is asked.
    let mut quake = sound();
    quake["step"] = json!("quake");
    quake["dice"] = json!([]);
    assert!(read(&quake).is_ok());
    quake["dinosaurs"] = json!([]);
    quake["tribes"][0] = json!({ "score": 0, "reserve": 10, "egg": 0, "volcano": 0, "land": {} });
    assert!(read(&quake).unwrap_err().contains("no right to quake"));
    // Every reason is given, not only the first.
    let mut twice = sound();
    twice["rolls"] = json!(9);
    twice["tribes"][0]["egg"] = json!(9);
    let fault = read(&twice).unwrap_err();
    assert!(fault.contains("WRA-INV-1") && fault.contains("WRA-INV-13"), "{fault}");
    // Nothing unknown is accepted.
    let mut unknown = sound();
    unknown["weather"] = json!("rain");
    assert!(read(&unknown).unwrap_err().contains("is not known here"));
}

/// People read the title of the broken rule, and everything in their language.
#[test]
fn a_broken_position_is_told_in_both_languages() {
    let mut position = sound();
    position["tribes"][0]["reserve"] = json!(6);
    let fault = Wrath::read_position(&position, Wrath::base_edition()).unwrap_err();
    for (lang, start) in [(Lang::En, "WRA-INV-1: "), (Lang::Fr, "WRA-INV-1\u{a0}: ")] {
        let said = fault.say(lang);
        assert!(said.starts_with(start) && said.len() > start.len() && !said.contains("11"), "{said}");
    }
    position["edition"] = json!("other");
    let fault = Wrath::read_position(&position, Wrath::base_edition()).unwrap_err();
    assert_eq!(fault.say(Lang::Fr).replace('\u{a0}', " "), "edition : « other » n’est pas « base »");
    position["dinosaurs"][1]["at"] = json!("4,4");
    let fault = Wrath::read_position(&position, Wrath::base_edition()).unwrap_err();
    assert_eq!(fault.say(Lang::Fr).replace('\u{a0}', " "), "« 4,4 » est inconnu ici");
}

/// WRA-TURN-3: a seat beyond the table belongs to nobody: it has no player's place, and may do nothing.
#[test]
fn a_seat_that_the_table_has_not_is_refused() {
    let (mut game, _) = Match::<Wrath>::start(&Table::new(2), Wrath::base_edition(), Seal::from_seed(1)).unwrap();
    for seat in [2, 3, 4, 5, 8, 254, 255].map(Seat) {
        assert_eq!(Wrath::place(game.state(), seat), seat.0);
        let refusal = game.act(seat, &Action::Roll).expect_err("nobody sits there");
        assert_eq!(refusal.rule.as_str(), "WRA-TURN-3", "{seat}");
    }
    game.act(Seat(0), &Action::Roll).expect("the first player rolls");
}

/// One action from a position: the state before, all events, the state after.
fn play(position: &Value, action: &str) -> (State, Vec<Told<Event>>, State) {
    let before = read(position).unwrap();
    let mut after = before.clone();
    let mut told = Vec::new();
    let action: Action = action.parse().unwrap();
    Wrath::check(&before, before.active(), &action).unwrap();
    Wrath::play(&mut after, before.active(), &action, &mut Dice::fast(1), &mut told);
    (before, told, after)
}

fn erupting() -> Value {
    let mut position = sound();
    position["step"] = json!("quake");
    position["dice"] = json!([]);
    position["tribes"][1] = json!({ "score": 0, "reserve": 6, "egg": 0, "volcano": 3, "land": { "1,2": 1 } });
    position
}

/// The state with one value of its position changed.
fn changed(state: &State, place: &str, value: Value) -> State {
    let mut position = Wrath::position(state);
    *position.pointer_mut(place).unwrap() = value;
    read(&position).unwrap()
}

fn rule(found: Option<(RuleId, String)>) -> &'static str {
    found.map_or("none", |(rule, _)| rule.as_str())
}

/// Changes that no action may make are noticed.
#[test]
fn broken_changes_are_noticed() {
    let (before, told, after) = play(&erupting(), "no quake");
    assert_eq!(rule(broken_between(&before, &told, &after)), "none");
    // WRA-INV-6: a dinosaur once owned stays owned.
    let lost = changed(&after, "/dinosaurs", json!([{ "species": "plesiosaurus", "owner": 1, "at": "2,0" }]));
    assert_eq!(rule(broken_between(&before, &told, &lost)), "WRA-INV-6");
    // WRA-INV-7: nobody gains a dinosaur in the turn of another.
    let mut gained = Wrath::position(&after)["dinosaurs"].clone();
    gained.as_array_mut().unwrap().push(json!({ "species": "brontosaurus", "owner": 1, "at": "reserve" }));
    assert_eq!(rule(broken_between(&before, &told, &changed(&after, "/dinosaurs", gained))), "WRA-INV-7");
    // WRA-INV-9: scores never fall, and never change without an eruption.
    let fallen = changed(&after, "/tribes/0/score", json!(0));
    assert_eq!(rule(broken_between(&before, &told, &fallen)), "WRA-INV-9");
    assert_eq!(rule(broken_between(&before, &[], &after)), "WRA-INV-9");
    // WRA-INV-10: an eruption pays everybody on the Volcano.
    let unpaid = changed(&after, "/tribes/1/score", json!(0));
    assert_eq!(rule(broken_between(&before, &told, &unpaid)), "WRA-INV-10");
    // WRA-INV-11: an eruption pays no more than the land is worth.
    let mut too_much = told.clone();
    let region = told.iter().find(|told| told.rule.as_str() == "WRA-REG-4").expect("a region is scored").clone();
    too_much.extend(std::iter::repeat_n(region, 20));
    assert_eq!(rule(broken_between(&before, &too_much, &after)), "WRA-INV-11");
    // WRA-INV-14: the Volcano is empty, and winners are gone.
    let stayed = changed(&after, "/tribes/0", json!({ "score": 9, "reserve": 8, "egg": 0, "volcano": 2, "land": {} }));
    assert_eq!(rule(broken_between(&before, &told, &stayed)), "WRA-INV-14");
    let stayed =
        changed(&after, "/tribes/0", json!({ "score": 9, "reserve": 8, "egg": 0, "volcano": 0, "land": { "1,3": 2 } }));
    assert_eq!(rule(broken_between(&before, &told, &stayed)), "WRA-INV-14");
}

/// Plays a random game and passes every step to `each`.
fn random_game(table: &Table, seed: u64, mut each: impl FnMut(&State, &[Told<Event>], &State)) {
    let setup = Wrath::setup(table, Wrath::base_edition()).unwrap();
    let mut dice = Dice::fast(seed);
    let mut state = Wrath::start(&setup, &mut dice, &mut Silent);
    let mut actions = Vec::new();
    while let Turn::Decide(seats) = Wrath::turn(&state) {
        let seat = seats.first().unwrap();
        actions.clear();
        Wrath::actions(&state, seat, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize];
        let (before, mut told) = (state.clone(), Vec::new());
        Wrath::play(&mut state, seat, &action, &mut dice, &mut told);
        each(&before, &told, &state);
    }
}

fn quaked(state: &State, direction: Direction) -> State {
    let mut position = Wrath::position(state);
    position["step"] = json!("quake");
    position["rolls"] = json!(1);
    position["dice"] = json!([]);
    let mut next = read(&position).unwrap();
    Wrath::play(&mut next, state.active(), &Action::Quake(direction), &mut Dice::fast(0), &mut Silent);
    next
}

fn places(state: &State) -> (Value, Value, Value) {
    let position = Wrath::position(state);
    let tribes = [0, 1].map(|seat| position["tribes"][seat]["land"].clone());
    (position["land"].clone(), json!(tribes), position["dinosaurs"].clone())
}

/// WRA-INV-15: four equal quakes restore everything, and so does a quake with its opposite.
#[test]
fn quakes_go_round() {
    let opposite = |direction| match direction {
        Direction::Up => Direction::Down,
        Direction::Down => Direction::Up,
        Direction::Left => Direction::Right,
        Direction::Right => Direction::Left,
    };
    let mut position = sound();
    // Both have a right to quake in their turn, and the Volcano stays open.
    position["dinosaurs"][1] = json!({ "species": "stegosaurus", "owner": 1, "at": "volcano" });
    position["tribes"][0]["land"] = json!({ "2,3": 1, "1,2": 1 });
    let start = read(&position).unwrap();
    for direction in Direction::ALL {
        let once = quaked(&start, direction);
        assert_ne!(places(&once), places(&start), "{direction}");
        assert_eq!(places(&quaked(&once, opposite(direction))), places(&start), "{direction}");
        let four = (0..4).fold(start.clone(), |state, _| quaked(&state, direction));
        assert_eq!(places(&four), places(&start), "{direction}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    /// WRA-INV-6, WRA-INV-7, WRA-INV-9, WRA-INV-10, WRA-INV-11, WRA-INV-14, WRA-INV-16: in every step of random games.
    #[test]
    fn changes_keep_the_invariants(seed: u64, variant in 0..12_usize) {
        let table = &Wrath::variants()[variant];
        random_game(table, seed, |before, told, after| {
            assert_eq!(broken_between(before, told, after), None);
            assert_eq!(Wrath::broken(after), None);
        });
    }

    /// WRA-SETUP-10, WRA-INV-18: who sits where, and so who has which colour, changes nothing.
    #[test]
    fn places_and_colours_change_nothing(seed: u64, seats in 2..=4_u8) {
        let setup = Wrath::setup(&Table::new(seats), Wrath::base_edition()).unwrap();
        let games: Vec<Vec<Value>> = (0..seats).map(|first| {
            let mut state = Wrath::start(&setup, &mut Dice::given(vec![kernel::Given::Value(first.into())]), &mut Silent);
            prop_assert_eq_places(&state, first, seats);
            let mut dice = Dice::fast(seed);
            let mut positions = Vec::new();
            let mut actions = Vec::new();
            while let Turn::Decide(deciders) = Wrath::turn(&state) {
                let seat = deciders.first().unwrap();
                actions.clear();
                Wrath::actions(&state, seat, &mut actions);
                let action = actions[dice.below(actions.len() as u32) as usize];
                Wrath::play(&mut state, seat, &action, &mut dice, &mut Silent);
                let mut position = Wrath::position(&state);
                position["first_place"] = Value::Null;
                positions.push(position);
            }
            positions
        }).collect();
        for game in &games {
            prop_assert_eq!(game, &games[0]);
        }
    }

    /// WRA-INV-19: the recorded dice and actions give exactly the same game.
    #[test]
    fn a_game_can_be_told_again(seed: u64) {
        let (mut game, _) = Match::<Wrath>::start(&Table::new(2), Wrath::base_edition(), Seal::from_seed(seed)).unwrap();
        let mut dice = Dice::fast(seed);
        let mut actions = Vec::new();
        while let Turn::Decide(deciders) = game.turn() {
            let seat = deciders.first().unwrap();
            actions.clear();
            Wrath::actions(game.state(), seat, &mut actions);
            game.act(seat, &actions[dice.below(actions.len() as u32) as usize]).unwrap();
        }
        verify::<Wrath>(game.record(), Wrath::base_edition()).unwrap();
    }
}

fn prop_assert_eq_places(state: &State, first: u8, seats: u8) {
    for seat in Seat::all(seats) {
        assert_eq!(Wrath::place(state, seat), (first + seat.0) % seats);
    }
}
