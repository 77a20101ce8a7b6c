//! Speed: random decisions, clones, imagined states, deductions.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Dice, Game, Seat, Silent, Table, play_at_random};
use warlock::Warlock;
use warlock::deduce::chest_odds;
use warlock::state::State;

fn main() {
    println!("state: {} bytes", std::mem::size_of::<State>());
    divan::main();
}

const GAMES: u32 = 100;

fn games(seats: u8) -> u64 {
    let setup = Warlock::setup(&Table::new(seats), Warlock::base_edition()).expect("default options are sound");
    let mut dice = Dice::fast(1);
    let mut buffer = Vec::with_capacity(128);
    let mut decisions = 0;
    for _ in 0..GAMES {
        let mut state = Warlock::start(&setup, &mut dice, &mut Silent);
        decisions += u64::from(play_at_random::<Warlock>(&mut state, &mut dice, &mut buffer).1);
    }
    decisions
}

/// Random games with action listing: decisions per second.
#[divan::bench(args = [2, 4, 6])]
fn random_decisions(bencher: Bencher, seats: u8) {
    bencher.counter(ItemsCount::new(games(seats))).bench_local(|| black_box(games(seats)));
}

/// A state in the middle of a game of four.
fn middle() -> State {
    let setup = Warlock::setup(&Table::new(4), Warlock::base_edition()).expect("default options are sound");
    let mut dice = Dice::fast(3);
    let mut state = Warlock::start(&setup, &mut dice, &mut Silent);
    let mut buffer = Vec::new();
    for _ in 0..400 {
        let Some(seat) = Warlock::turn(&state).deciders().first() else { break };
        buffer.clear();
        Warlock::actions(&state, seat, &mut buffer);
        let action = buffer[dice.below(buffer.len() as u32) as usize];
        Warlock::play(&mut state, seat, &action, &mut dice, &mut Silent);
    }
    state
}

/// Copying a state.
#[divan::bench]
fn clone(bencher: Bencher) {
    let state = middle();
    bencher.bench_local(|| black_box(&state).clone());
}

/// Imagining a state from a seat.
#[divan::bench]
fn imagine(bencher: Bencher) {
    let state = middle();
    let mut dice = Dice::fast(4);
    bencher.bench_local(|| Warlock::imagine(black_box(&state), Seat(1), &mut dice));
}

/// The exact odds of every combination.
#[divan::bench]
fn deduce(bencher: Bencher) {
    let state = middle();
    bencher.bench_local(|| chest_odds(black_box(&state), Seat(1)));
}
