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
        let choice = policy(&state, seat, &actions, &mut dice);
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
