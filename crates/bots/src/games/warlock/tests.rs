use super::*;
use kernel::{Game, Silent, Table, Turn};

/// A game played on at random until everybody is inside.
fn inside() -> State {
    let setup = Warlock::setup(&Table::new(2), Warlock::base_edition()).unwrap();
    let mut dice = Dice::fast(3);
    let mut state = Warlock::start(&setup, &mut dice, &mut Silent);
    let mut actions = Vec::new();
    while state.round < 3 {
        let Turn::Decide(seats) = Warlock::turn(&state) else { panic!("the game has just begun") };
        let seat = seats.first().unwrap();
        actions.clear();
        Warlock::actions(&state, seat, &mut actions);
        let choice = policy::choose(&state, seat, &actions, &mut dice);
        Warlock::play(&mut state, seat, &actions[choice], &mut dice, &mut Silent);
    }
    state
}

#[test]
fn keys_knowledge_and_life_are_worth_something() {
    let state = inside();
    let before = judged(&state)[0];
    let better = |change: fn(&mut State)| {
        let mut changed = state.clone();
        change(&mut changed);
        judged(&changed)[0]
    };
    assert!(better(|state| state.people[0].hand |= state.content.keys) > before);
    assert!(better(|state| state.knowledge.has[0][1] = state.clues[1]) > before);
    assert!(better(|state| state.people[0].stamina = 1) < before);
    assert!(better(|state| state.people[0].stamina = 0) < before / 1.5);
}

/// Seat 0 knows all of the other's numbers and holds every key.
fn knowing() -> State {
    let mut state = inside();
    state.knowledge.has[0][1] = state.clues[1];
    state.people[0].hand = state.content.keys;
    state
}

#[test]
fn what_is_known_leaves_fewer_combinations() {
    let before = keys::lock(&inside(), Seat(0));
    assert!(before.possible > 1 && before.possible <= 20, "three own numbers leave twenty at most: {before:?}");
    let state = knowing();
    let after = keys::lock(&state, Seat(0));
    assert_eq!((after.possible, after.covered), (1, 1));
    assert!(after.certainty() > before.certainty() && (after.chance() - 1.0).abs() < 1e-6);
    assert!(keys::thinks_possible(&state, Seat(0), state.chest));
    assert!(!keys::thinks_possible(&state, Seat(0), state.clues[0]), "one's own numbers are elsewhere");
    assert!(keys::tells(&state, Seat(0), 1) < 1e-6, "nothing is left to ask");
}

#[test]
fn whoever_can_open_the_chest_goes_there() {
    let (poor, rich) = (inside(), knowing());
    let way = |state: &State| Plan::of(state, Seat(0)).way(state, Seat(0), state.people[0].at);
    assert!((way(&rich) - routes::to_the_chest(&rich, rich.people[0].at)).abs() < 1e-6);
    assert!(way(&poor) < routes::to_the_chest(&poor, poor.people[0].at), "first keys, then the chest");
}

#[test]
fn numbers_are_bargained_for_while_there_is_something_to_learn() {
    use warlock::offer::{Ask, Asked, Give, Offer, Shown};
    let offer = Offer {
        give: Give { clues: Shown::All, ..Give::default() },
        ask: Ask { clues: Asked::All, ..Ask::default() },
        ..Offer::default()
    };
    let talking = |mut state: State| {
        state.talks = Some(warlock::phase::Talks { opener: Seat(0), other: Seat(1), proposals: 0, offer: None });
        talks::helps(&state, Seat(0), &offer)
    };
    assert!(talking(inside()));
    assert!(!talking(knowing()));
    assert!(talks::worth_it(&inside(), Seat(0), Seat(1)) && !talks::worth_it(&knowing(), Seat(0), Seat(1)));
}
