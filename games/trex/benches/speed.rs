//! Random decisions per second, and the cost of a clone.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Dice, Game, Scenario, Silent, play_at_random};
use trex::{State, Trex};

fn main() {
    println!("a state has {} bytes", size_of::<State>());
    divan::main();
}

const VARIANTS: [(&str, usize); 4] = [("four", 0), ("three", 1), ("two: STE TRI", 2), ("two: PTE DIP", 3)];

fn start(variant: usize, dice: &mut Dice) -> State {
    let setup = Trex::setup(&Trex::variants()[variant], Trex::base_edition()).expect("a variant is playable");
    Trex::start(&setup, dice, &mut Silent)
}

/// Whole random games; the counter shows decisions per second.
#[divan::bench(args = VARIANTS.map(|(name, _)| name))]
fn random_decisions(bencher: Bencher, name: &str) {
    let variant = VARIANTS.iter().find(|(known, _)| *known == name).expect("a variant").1;
    let mut dice = Dice::fast(1);
    let first = start(variant, &mut dice);
    let mut buffer = Vec::with_capacity(32);
    let games = 200;
    let count: u32 =
        (0..games).map(|game| play_at_random::<Trex>(&mut first.clone(), &mut Dice::fast(game), &mut buffer).1).sum();
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        for game in 0..games {
            black_box(play_at_random::<Trex>(&mut first.clone(), &mut Dice::fast(game), &mut buffer));
        }
    });
}

/// What search pays for every step it tries.
#[divan::bench]
fn clone(bencher: Bencher) {
    let state = start(0, &mut Dice::fast(1));
    bencher.bench_local(|| black_box(&state).clone());
}
