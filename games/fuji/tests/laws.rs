//! The laws of the house, over every number of seats and variant.

use fuji::Fuji;
use kernel::Scenario;
use testkit::laws::{Plan, examine, examine_quickly};

/// Every law, closely at every few decisions: random games of Fuji are long.
#[test]
fn every_game_keeps_the_laws() {
    for (number, table) in Fuji::variants().into_iter().enumerate() {
        let plan = Plan { every: 7, ..Plan::whole(table, 100 + number as u64) };
        examine::<Fuji>(&plan).unwrap_or_else(|finding| panic!("{finding}"));
    }
}

/// The cheap laws over many more games.
#[test]
fn many_games_keep_the_cheap_laws() {
    for (number, table) in Fuji::variants().into_iter().enumerate() {
        for seed in 0..12 {
            let plan = Plan { every: 5, ..Plan::whole(table.clone(), 1000 + 100 * number as u64 + seed) };
            examine_quickly::<Fuji>(&plan).unwrap_or_else(|finding| panic!("{finding}"));
        }
    }
}
