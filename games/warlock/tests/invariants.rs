//! The invariants are checked: a state that breaks one is refused by its name.

#[path = "rules/table/mod.rs"]
mod table;

use kernel::{Scenario, Seat, Seats};
use warlock::Warlock;
use warlock::board::Node;
use warlock::edition::Edition;
use warlock::phase::{Combat, Ending, Foe, Gear, Phase};
use warlock::place::{Card, Encounter, Number};
use warlock::scores::{Luck, Skill, Stamina};
use warlock::state::State;

use table::Scene;

fn fight(state: &State, foe: Foe, stamina: u8) -> Option<Combat> {
    let _ = state;
    Some(Combat {
        fighter: Seat(0),
        foe,
        stamina: Stamina(stamina),
        assaults: 0,
        wounds: 0,
        eye: false,
        gear: [Gear::default(); 2],
        until: [None; 2],
    })
}

/// The guarded card of a room, taken by nobody.
fn take(state: &mut State, room: usize) -> Card {
    state.stage().rooms[room].guarded.take().unwrap()
}

/// The invariant that must notice, and what breaks it.
type Breach = (&'static str, fn(&mut State));

const BREACHES: [Breach; 18] = [
    ("WAR-INV-1", |state| *state.stage().chest = [1, 2, 3].map(Number).into_iter().collect()),
    ("WAR-INV-2", |state| state.stage().people[0].hand = Card(0).alone()),
    ("WAR-INV-3", |state| state.stage().rooms[1].encounter = Some(Encounter(0))),
    ("WAR-INV-4", |state| state.stage().maze[0] = state.maze()[1]),
    ("WAR-INV-5", |state| {
        for room in 0..7 {
            let card = take(state, room);
            state.stage().people[0].hand.insert(card);
        }
    }),
    ("WAR-INV-6", |state| {
        let card = take(state, 0);
        state.stage().removed.insert(card);
    }),
    ("WAR-INV-7", |state| {
        let card = take(state, 14);
        state.stage().people[0].hand.insert(card);
    }),
    ("WAR-INV-8", |state| state.stage().people[0].stamina = Stamina(21)),
    ("WAR-INV-8", |state| state.stage().people[1].luck = Luck(10)),
    ("WAR-INV-9", |state| state.stage().people[0].skill = Skill(12)),
    ("WAR-INV-10", |state| state.stage().people[0].lanterns = 9),
    ("WAR-INV-11", |state| {
        let dragon = state.board().room_named("DC".parse().unwrap()).unwrap();
        let node = state.board().room(dragon).node;
        state.stage().people[0].at = node;
        state.stage().people[1].at = node;
    }),
    ("WAR-INV-12", |state| state.stage().people[0].at = state.board().maze_nodes[2]),
    ("WAR-INV-12", |state| state.stage().people[0].at = Node(380)),
    // A card that moved without anybody noticing: knowledge would be false, and views would leak.
    ("WAR-INV-13", |state| {
        let card = take(state, 0);
        state.stage().people[1].hand.insert(card);
    }),
    ("WAR-INV-14", |state| *state.stage().combat = fight(state, Foe::Adventurer(Seat(1)), 20)),
    ("WAR-INV-15", |state| *state.stage().combat = fight(state, Foe::Dragon, 9)),
    ("WAR-INV-17", |state| *state.stage().phase = Phase::Over(Ending::Opened(Seat(0)))),
];

#[test]
fn every_breach_is_noticed() {
    for (rule, breach) in BREACHES {
        let mut state = Scene::set("", rule).state;
        breach(&mut state);
        let found = Warlock::broken(&state).map(|(rule, _)| rule.as_str());
        assert_eq!(found, Some(rule));
    }
}

/// WAR-INV-16: while adventurers are created everyone who has not chosen decides, afterwards exactly one.
#[test]
fn exactly_one_decides() {
    let scene = Scene::set("fresh seats=4", "deciders");
    assert_eq!(warlock_deciders(&scene.state), Seats::all(4));
    assert_eq!(warlock_deciders(&Scene::set("seats=4", "deciders").state), Seats::one(Seat(0)));
}

fn warlock_deciders(state: &State) -> Seats {
    use kernel::Game;
    Warlock::turn(state).deciders()
}

/// WAR-INV-18: a loose card stays where it is until somebody takes it, whoever walks by.
#[test]
fn cards_lie_still() {
    let mut scene = Scene::set("p0@t3_42 roll=4 loose.t5_42=T22 p1@t3_36 p2@t1_30", "still");
    scene.play("walk t7_42 ; stay ; stay", "", "still");
    assert_eq!(scene.state.loose().iter().flatten().filter(|loose| loose.card == Card(21)).count(), 1);
    scene.state.stage().loose[0] = None;
    assert_eq!(Warlock::broken(&scene.state).map(|(rule, _)| rule.as_str()), Some("WAR-INV-2"));
}

/// WAR-INV-19: a map whose banks touch is not an edition.
#[test]
fn the_river_divides() {
    let text = include_str!("../edition/base.toml");
    let mut bridged = text.to_owned();
    for water in 0..2 {
        let row = bridged.match_indices("\n~~").nth(water).expect("two rows of water").0 + 1;
        bridged.replace_range(row + 36..row + 38, "..");
    }
    let fault = Edition::read(&bridged).unwrap_err().to_string();
    assert!(fault.contains("the entrance must reach the south bank and not the north bank"), "{fault}");
}
