//! Search iterations per second on one core, from the middle of a game.

use bots::games::fuji::FujiInsight;
use bots::games::sapiens::SapiensInsight;
use bots::games::trex::TrexInsight;
use bots::games::warlock::WarlockInsight;
use bots::games::wrath::WrathInsight;
use bots::search::{Budget, Search};
use bots::{Insight, Plain};
use divan::Bencher;
use divan::counter::ItemsCount;
use kernel::{Dice, Game, Knowledge, Seat, Silent, Table, Turn};

const ITERATIONS: u32 = 2_000;

fn main() {
    divan::main();
}

/// A position in which somebody has a choice, after this many random decisions or a few more.
fn middle<G: Game>(decisions: u32) -> (G::State, Seat) {
    let setup = G::setup(&Table::new(2), G::base_edition()).expect("two can play");
    let mut dice = Dice::fast(11);
    let mut state = G::start(&setup, &mut dice, &mut Silent);
    let mut actions = Vec::new();
    for number in 0.. {
        let seat = G::waited(&state).first().expect("the game goes on");
        actions.clear();
        G::actions(&state, seat, &mut actions);
        if number >= decisions && actions.len() > 4 {
            return (state, seat);
        }
        let action = actions[dice.below(actions.len() as u32) as usize].clone();
        G::play(&mut state, seat, &action, &mut dice, &mut Silent);
        assert!(matches!(G::turn(&state), Turn::Decide(_)), "the middle of a game is not its end");
    }
    unreachable!("the loop returns");
}

fn measure<G: Game>(bencher: Bencher<'_, '_>, insight: &impl Insight<G>, decisions: u32) {
    let (state, seat) = middle::<G>(decisions);
    let knowledge = Knowledge::<G>::new(&state, seat);
    let options = insight.options(&knowledge);
    // Starting a search studies the options once per decision; that is not part of an iteration.
    bencher
        .counter(ItemsCount::new(ITERATIONS))
        .with_inputs(|| Search::new(&knowledge, &options, insight, 1))
        .bench_local_refs(|search| search.run(Budget::Iterations(ITERATIONS)));
}

#[divan::bench]
fn wrath(bencher: Bencher<'_, '_>) {
    measure::<wrath::Wrath>(bencher, &WrathInsight, 60);
}

#[divan::bench]
fn trex(bencher: Bencher<'_, '_>) {
    measure::<trex::Trex>(bencher, &TrexInsight, 20);
}

#[divan::bench]
fn sapiens(bencher: Bencher<'_, '_>) {
    measure::<sapiens::Sapiens>(bencher, &SapiensInsight, 40);
}

#[divan::bench]
fn warlock(bencher: Bencher<'_, '_>) {
    measure::<warlock::Warlock>(bencher, &WarlockInsight, 150);
}

#[divan::bench]
fn fuji(bencher: Bencher<'_, '_>) {
    measure::<fuji::Fuji>(bencher, &FujiInsight::default(), 40);
}

#[divan::bench(name = "wrath, rules alone, random to the end")]
fn wrath_plain(bencher: Bencher<'_, '_>) {
    measure::<wrath::Wrath>(bencher, &Plain, 60);
}

#[divan::bench(name = "trex, rules alone, random to the end")]
fn trex_plain(bencher: Bencher<'_, '_>) {
    measure::<trex::Trex>(bencher, &Plain, 20);
}
