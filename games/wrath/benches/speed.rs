//! How fast random games are, listing of actions included, and what copying a state costs.

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher, black_box};
use kernel::{Dice, Game, Silent, Table, play_at_random};
use wrath::{Action, Setup, State, Wrath};

/// Counts allocations: a whole run of random games makes one, for the list of actions.
#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

fn main() {
    println!("a state has {} bytes, an action {}", size_of::<State>(), size_of::<Action>());
    divan::main();
}

const SEATS: [u8; 3] = [2, 3, 4];
/// Games in a sample: few enough that most samples pass without the system interrupting them.
const GAMES: u64 = 40;

fn setup(seats: u8) -> Setup {
    Wrath::setup(&Table::new(seats), Wrath::base_edition()).expect("two to four play")
}

/// Plays random games from a fixed seed; returns the number of decisions.
fn random_games(setup: &Setup) -> u64 {
    let mut dice = Dice::fast(1);
    let mut buffer = Vec::with_capacity(256);
    let mut decisions = 0;
    for _ in 0..GAMES {
        let mut state = Wrath::start(setup, &mut dice, &mut Silent);
        decisions += u64::from(play_at_random::<Wrath>(&mut state, &mut dice, &mut buffer).1);
    }
    decisions
}

/// Items are decisions.
#[divan::bench(args = SEATS)]
fn decisions(bencher: Bencher, seats: u8) {
    let setup = setup(seats);
    bencher.counter(ItemsCount::new(random_games(&setup))).bench_local(|| random_games(black_box(&setup)));
}

/// Items are games.
#[divan::bench(args = SEATS)]
fn games(bencher: Bencher, seats: u8) {
    let setup = setup(seats);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| random_games(black_box(&setup)));
}

/// A state in the middle of a game.
fn middle(seats: u8) -> State {
    let mut dice = Dice::fast(5);
    let mut state = Wrath::start(&setup(seats), &mut dice, &mut Silent);
    let mut actions = Vec::new();
    for _ in 0..100 {
        let Some(seat) = Wrath::turn(&state).deciders().first() else { break };
        actions.clear();
        Wrath::actions(&state, seat, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize];
        Wrath::play(&mut state, seat, &action, &mut dice, &mut Silent);
    }
    state
}

#[divan::bench(args = SEATS)]
fn clone_a_state(bencher: Bencher, seats: u8) {
    let state = middle(seats);
    bencher.bench_local(|| black_box(&state).clone());
}

#[divan::bench(args = SEATS)]
fn list_actions(bencher: Bencher, seats: u8) {
    let state = middle(seats);
    let mut actions = Vec::with_capacity(256);
    bencher.bench_local(|| {
        actions.clear();
        Wrath::actions(black_box(&state), state.active(), &mut actions);
        actions.len()
    });
}
