//! Speed: random decisions, lists, clones, sizes. Heap allocations would show as lines of their own; there are none.

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher, black_box};
use kernel::{Dice, Game, Silent, Table, play_at_random};
use sapiens::{Action, Sapiens, State, Step};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    println!("State: {} bytes, Action: {} bytes", size_of::<State>(), size_of::<Action>());
    divan::main();
}

fn dealt(seats: u8, seed: u64) -> State {
    let setup = Sapiens::setup(&Table::new(seats), Sapiens::base_edition()).expect("a plain table");
    Sapiens::start(&setup, &mut Dice::fast(seed), &mut Silent)
}

/// Whole random games; the items are decisions.
#[divan::bench(args = [2, 3, 4])]
fn random_decisions(bencher: Bencher<'_, '_>, seats: u8) {
    const GAMES: u64 = 64;
    let decisions: u32 = (0..GAMES)
        .map(|seed| play_at_random::<Sapiens>(&mut dealt(seats, seed), &mut Dice::fast(seed), &mut Vec::new()).1)
        .sum();
    let states: Vec<State> = (0..GAMES).map(|seed| dealt(seats, seed)).collect();
    let mut buffer = Vec::with_capacity(512);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| {
        for (seed, state) in states.iter().enumerate() {
            let mut state = state.clone();
            black_box(play_at_random::<Sapiens>(&mut state, &mut Dice::fast(seed as u64), &mut buffer));
        }
    });
}

/// A position in the middle of a game, before a lay.
fn middle() -> State {
    let mut state = dealt(4, 7);
    let mut dice = Dice::fast(7);
    let mut buffer = Vec::new();
    while state.round() < 4 || state.step() != Step::Lay {
        buffer.clear();
        Sapiens::actions(&state, state.seat(), &mut buffer);
        let action = buffer[dice.below(buffer.len() as u32) as usize];
        let seat = state.seat();
        Sapiens::play(&mut state, seat, &action, &mut dice, &mut Silent);
    }
    state
}

/// All lays, tokens and recalls before a lay; the items are actions.
#[divan::bench]
fn list_before_the_lay(bencher: Bencher<'_, '_>) {
    let state = middle();
    let mut buffer = Vec::with_capacity(512);
    Sapiens::actions(&state, state.seat(), &mut buffer);
    bencher.counter(ItemsCount::new(buffer.len())).bench_local(|| {
        buffer.clear();
        Sapiens::actions(black_box(&state), state.seat(), &mut buffer);
        black_box(buffer.len())
    });
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let state = middle();
    bencher.bench_local(|| black_box(&state).clone());
}

#[divan::bench(args = [2, 3, 4])]
fn start(bencher: Bencher<'_, '_>, seats: u8) {
    let setup = Sapiens::setup(&Table::new(seats), Sapiens::base_edition()).expect("a plain table");
    let mut dice = Dice::fast(1);
    bencher.bench_local(|| Sapiens::start(black_box(&setup), &mut dice, &mut Silent));
}
