//! What always holds: NEW-INV-1, NEW-INV-2, NEW-INV-3.

use kernel::{Dice, Game, Scenario, Silent, Table, Turn};
use newgame::NewGame;

/// Checked at every decision of many games.
#[test]
fn invariants_hold_in_every_game() {
    for seed in 0..60 {
        let setup = NewGame::setup(&Table::new(2 + (seed % 3) as u8), NewGame::base_edition()).expect("they can play");
        let mut dice = Dice::fast(seed);
        let mut state = NewGame::start(&setup, &mut dice, &mut Silent);
        let mut actions = Vec::new();
        while let Turn::Decide(deciders) = NewGame::turn(&state) {
            assert_eq!(NewGame::broken(&state), None);
            let seat = deciders.first().expect("somebody decides");
            actions.clear();
            NewGame::actions(&state, seat, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            NewGame::play(&mut state, seat, &action, &mut dice, &mut Silent);
        }
        assert_eq!(NewGame::broken(&state), None);
    }
}
