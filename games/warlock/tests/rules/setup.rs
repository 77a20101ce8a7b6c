//! Setting up.

use crate::table::check;
use kernel::{Dice, Game, Given, Seat, Table, Told};
use warlock::Warlock;
use warlock::edition::RoomKind;
use warlock::event::Event;
use warlock::phase::Phase;
use warlock::side;
use warlock::state::State;

/// A game set up with these SKILL dice, everybody taking provisions; ties and shuffles as they come.
fn dealt(seats: u8, skill: &[u32]) -> (State, Vec<Told<Event>>) {
    let setup = Warlock::setup(&Table::new(seats), Warlock::base_edition()).unwrap();
    let faces = skill.iter().flat_map(|&die| [die - 1, 0, 0, 2]).map(Given::Value).collect();
    let mut dice = Dice::given(faces);
    let mut told = Vec::new();
    let mut state = Warlock::start(&setup, &mut dice, &mut told);
    assert_eq!(dice.fault(), None);
    let mut dice = Dice::fast(7);
    for seat in Seat::all(seats) {
        let action = Warlock::stand_in(&state, seat);
        Warlock::play(&mut state, seat, &action, &mut dice, &mut told);
    }
    (state, told)
}

/// WAR-SET-2: every adventurer is there before any card, and no card before everybody has split his points.
#[test]
fn adventurers_come_first() {
    let setup = Warlock::setup(&Table::new(4), Warlock::base_edition()).unwrap();
    let mut state = Warlock::start(&setup, &mut Dice::fast(3), &mut kernel::Silent);
    let mut dice = Dice::fast(4);
    for seat in [3, 1, 0, 2].map(Seat) {
        assert!(state.person(seat).alive());
        assert_eq!((state.chest().len(), state.any_guarded()), (0, false));
        let action = Warlock::stand_in(&state, seat);
        Warlock::play(&mut state, seat, &action, &mut dice, &mut kernel::Silent);
    }
    assert_eq!(state.chest().len(), 3);
}

/// WAR-SET-3, WAR-SET-4, WAR-SET-5, WAR-SET-6: what lies where.
#[test]
fn every_room_has_its_cards() {
    let (state, _) = dealt(3, &[1, 3, 5]);
    for (room, here) in state.board().rooms.iter().zip(state.rooms()) {
        assert_eq!(here.guarded.is_some(), !matches!(room.kind, RoomKind::Lair | RoomKind::Chest), "{}", room.place);
        assert_eq!(here.encounter.is_some(), room.kind == RoomKind::Ordinary, "{}", room.place);
        assert_eq!(room.fixed.is_some(), matches!(room.kind, RoomKind::Fixed | RoomKind::Lair), "{}", room.place);
    }
    assert_eq!(state.board().rooms.iter().filter(|room| room.kind == RoomKind::Chest).count(), 1);
}

/// WAR-SET-7, WAR-SET-8, WAR-SET-9: everybody has a blank, which needs no card; three numbers under the chest, the
/// others dealt, those left over to the lowest SKILL.
#[test]
fn the_numbers_are_dealt() {
    for (seats, skill, counts) in [
        (2, vec![1, 5], vec![3, 3]),
        (3, vec![1, 3, 5], vec![2, 2, 2]),
        (4, vec![5, 1, 5, 3], vec![1, 2, 1, 2]),
        (5, vec![5, 5, 3, 5, 5], vec![1, 1, 2, 1, 1]),
        (6, vec![1, 1, 1, 1, 1, 1], vec![1; 6]),
    ] {
        let (state, _) = dealt(seats, &skill);
        let dealt: Vec<u32> = state.clues()[..usize::from(seats)].iter().map(|clues| clues.len()).collect();
        assert_eq!(dealt, counts, "{seats} players");
        assert_eq!(state.chest().len(), 3);
    }
}

/// WAR-SET-9: if all SKILLs are equal, chance gives out the numbers left over, and not always to the same seat.
#[test]
fn ties_for_the_extra_number_are_random() {
    let lucky = |seed: u64| {
        let setup = Warlock::setup(&Table::new(5), Warlock::base_edition()).unwrap();
        let mut state = Warlock::start(&setup, &mut Dice::given(vec![Given::Value(0); 20]), &mut kernel::Silent);
        let mut dice = Dice::fast(seed);
        for seat in Seat::all(5) {
            let action = Warlock::stand_in(&state, seat);
            Warlock::play(&mut state, seat, &action, &mut dice, &mut kernel::Silent);
        }
        state.clues().iter().position(|clues| clues.len() == 2)
    };
    let winners: std::collections::BTreeSet<_> = (0..60).map(lucky).collect();
    assert_eq!(winners.len(), 5);
}

/// WAR-SET-10, WAR-SET-14: a player sees their own numbers and how many the others have; all other cards are hidden.
#[test]
fn everything_starts_hidden() {
    use kernel::Audience;
    let (state, told) = dealt(3, &[1, 3, 5]);
    let view = serde_json::to_value(Warlock::view(&state, Audience::Seat(Seat(1)))).unwrap();
    assert_eq!(view["own"]["clues"].as_array().unwrap().len(), 2);
    assert_eq!(view["seats"][0]["clues"], 2);
    assert!(
        view["rooms"]
            .as_array()
            .unwrap()
            .iter()
            .all(|room| room["encounter"].is_null() || room["encounter"] == "unknown")
    );
    assert!(view["maze"].as_array().unwrap().iter().all(|card| card["sides"].is_null()));
    let hidden = told.iter().filter_map(|told| Warlock::witness(&told.event, Audience::Seat(Seat(1))));
    assert_eq!(hidden.filter(|event| matches!(event, Event::CluesHidden { .. })).count(), 2);
}

/// WAR-SET-11: the six labyrinth cards lie face down in an order that changes from game to game.
#[test]
fn the_labyrinth_is_shuffled() {
    let (state, _) = dealt(2, &[1, 5]);
    assert!(state.maze_up().is_empty() && state.maze_known().is_empty());
    let mut sorted = *state.maze();
    sorted.sort_unstable();
    assert_eq!(sorted, ["NE", "NS", "ES", "NW", "EW", "SW"].map(side::read));
}

/// WAR-SET-1, WAR-SET-12, WAR-SET-13: all on the entrance; the lowest SKILL begins, and turns pass clockwise.
#[test]
fn the_lowest_skill_begins() {
    let (state, told) = dealt(4, &[5, 3, 1, 5]);
    assert_eq!((state.active(), state.phase()), (Seat(2), Phase::Begin));
    assert!(Seat::all(4).all(|seat| state.person(seat).at == state.board().entrance));
    assert!(!told.iter().any(|told| matches!(told.event, Event::FirstDie { .. })));
    let (state, told) = dealt(4, &[1, 3, 1, 5]);
    assert!([0, 2].contains(&state.active().0));
    assert!(told.iter().any(|told| matches!(told.event, Event::FirstDie { .. })));
}

#[test]
fn turns_pass_clockwise() {
    check(
        "
        # rule     given                       do                then
        WAR-SET-1  p0@t3_42 p1@t3_36 p2@t1_30  stay              active=1; round=1
        WAR-SET-1  p0@t3_42 p1@t3_36 p2@t1_30  stay; stay; stay  active=0; round=2
        WAR-TRN-6  p0@t3_42 p1@t3_36 p2@t1_30  stay; stay        active=2; round=1
    ",
    );
}

/// WAR-RUL-62 and the options: what can be agreed on, and by which rule the rest is refused.
#[test]
fn options_are_checked() {
    let refused =
        |table: Table| Warlock::setup(&table, Warlock::base_edition()).err().map(|refusal| refusal.rule.as_str());
    let table = || Table::new(3);
    for sound in [
        table().with("round_cap", 1),
        table().with("round_cap", 500),
        table().with("double_six", true).with("maze_rehide", true).with("memory_aid", "off"),
        table().with("challenge_mode", "trio").with("challenge_faces", "one_two").with("boss_stats", "gamebook"),
    ] {
        assert_eq!(refused(sound), None);
    }
    for (bad, rule) in [
        (table().with("round_cap", 0), "WAR-END-4"),
        (table().with("round_cap", 501), "WAR-END-4"),
        (table().with("double_six", "yes"), "WAR-VAR-1"),
        (table().with("dragons", 2), "WAR-VAR-1"),
        (table().with("maze_rehide", 1), "WAR-VAR-2"),
        (table().with("challenge_mode", "two"), "WAR-VAR-3"),
        (table().with("challenge_faces", "six"), "WAR-VAR-4"),
        (table().with("boss_stats", "easy"), "WAR-ENC-16"),
        (table().with("memory_aid", true), "WAR-SET-10"),
    ] {
        assert_eq!(refused(bad), Some(rule));
    }
}

/// Every refusal of an option has its sentence in both languages.
#[test]
fn refused_options_are_worded() {
    use kernel::{Lang, Phrase, Worded};
    for (key, value) in
        [("round_cap", "0"), ("dragons", "2"), ("challenge_mode", "two"), ("boss_stats", "easy"), ("memory_aid", "1")]
    {
        let refusal = Warlock::setup(&Table::new(3).with(key, value), Warlock::base_edition()).unwrap_err();
        for lang in Lang::ALL {
            Warlock::words().try_say(lang, &Phrase::new(refusal.rule.as_str(), refusal.facts.clone())).unwrap();
        }
    }
}
