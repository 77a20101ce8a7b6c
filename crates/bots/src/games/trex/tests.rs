use super::*;
use kernel::{Silent, Table, Turn};

fn started(seats: u8) -> State {
    let setup = Trex::setup(&Table::new(seats), Trex::base_edition()).unwrap();
    Trex::start(&setup, &mut Dice::fast(1), &mut Silent)
}

/// Plays at random up to the first choice of cards.
fn choosing(seats: u8) -> State {
    let mut state = started(seats);
    let mut actions = Vec::new();
    while Trex::view(&state, Audience::Spectator).phase != Phase::Choose {
        let seat = Trex::waited(&state).first().unwrap();
        actions.clear();
        Trex::actions(&state, seat, &mut actions);
        Trex::play(&mut state, seat, &actions[0], &mut Dice::fast(1), &mut Silent);
    }
    state
}

#[test]
fn unseen_answers_are_taken_back_and_ones_own_is_kept() {
    let before = choosing(3);
    let mut state = before.clone();
    let mut actions = Vec::new();
    Trex::actions(&state, Seat(2), &mut actions);
    Trex::play(&mut state, Seat(2), &actions[0], &mut Dice::fast(1), &mut Silent);
    assert_ne!(state, before);
    assert_eq!(TrexInsight.retract(&state, Seat(0)), Some(before.clone()));
    assert_eq!(TrexInsight.retract(&state, Seat(2)), Some(state.clone()));
    assert_eq!(Trex::turn(&before), Turn::Decide(kernel::Seats::all(3)));
}

#[test]
fn more_trees_are_better_and_elimination_is_worst() {
    let mut view = Trex::view(&choosing(4), Audience::Spectator);
    let even = judged(&view)[1];
    view.players[1].provisions += 2;
    let more = judged(&view)[1];
    view.players[1].dino = None;
    let out = judged(&view)[1];
    assert!(out < even && even < more, "{out} {even} {more}");
}
