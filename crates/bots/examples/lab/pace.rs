//! Search iterations per second of processor time, from the middle of a game.

use crate::clock;
use bots::Insight;
use bots::games::fuji::FujiInsight;
use bots::games::sapiens::SapiensInsight;
use bots::games::trex::TrexInsight;
use bots::games::warlock::WarlockInsight;
use bots::games::wrath::WrathInsight;
use bots::search::{Budget, Search};
use kernel::{Dice, Game, Knowledge, Silent, Table};

/// Measures every game, or the games named.
pub(crate) fn run(words: &[String]) -> Result<(), String> {
    let wanted = |game: &str| words.is_empty() || words.iter().any(|word| word == game);
    if wanted("wrath") {
        measure::<wrath::Wrath>(&WrathInsight, "wrath", 60);
    }
    if wanted("trex") {
        measure::<trex::Trex>(&TrexInsight, "trex", 20);
    }
    if wanted("sapiens") {
        measure::<sapiens::Sapiens>(&SapiensInsight, "sapiens", 40);
    }
    if wanted("warlock") {
        measure::<warlock::Warlock>(&WarlockInsight, "warlock", 150);
    }
    if wanted("fuji") {
        measure::<fuji::Fuji>(&FujiInsight::default(), "fuji", 40);
    }
    Ok(())
}

/// Measures five positions in which somebody has a choice, each after `decisions` random decisions or a few more.
fn measure<G: Game>(insight: &impl Insight<G>, name: &str, decisions: u32) {
    const ITERATIONS: u32 = 5_000;
    let (mut spent, mut count) = (0.0, 0.0);
    for seed in 0..5 {
        let setup = G::setup(&Table::new(2), G::base_edition()).expect("two can play");
        let mut dice = Dice::fast(seed);
        let mut state = G::start(&setup, &mut dice, &mut Silent);
        let mut actions = Vec::new();
        let mut number = 0;
        let seat = loop {
            let Some(seat) = G::waited(&state).first() else { break None };
            actions.clear();
            G::actions(&state, seat, &mut actions);
            if number >= decisions && actions.len() > 4 {
                break Some(seat);
            }
            let action = actions[dice.below(actions.len() as u32) as usize].clone();
            G::play(&mut state, seat, &action, &mut dice, &mut Silent);
            number += 1;
        };
        let Some(seat) = seat else { continue };
        let knowledge = Knowledge::<G>::new(&state, seat);
        let options = insight.options(&knowledge);
        let mut search = Search::new(&knowledge, &options, insight, 1);
        let start = clock::now_ms();
        search.run(Budget::Iterations(ITERATIONS));
        spent += clock::now_ms() - start;
        count += f64::from(ITERATIONS);
    }
    println!("{name}: {:.0} iterations per second on one core", 1000.0 * count / spent);
}
