//! Speed: decisions in random play, a copy of a state, the exact chance of a total.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use fuji::chance::best_chance;
use fuji::dice::Die;
use fuji::{Fuji, State};
use kernel::{Audience, Dice, Game, Scenario, Seat, Silent, Table, Turn, play_at_random};

fn main() {
    println!("a state has {} bytes", std::mem::size_of::<State>());
    divan::main();
}

fn tables() -> Vec<Table> {
    vec![
        Table::new(2).with("two_players", "dummy").with("scenario", "S1"),
        Table::new(2).with("two_players", "third_pawn").with("scenario", "S1"),
        Table::new(3).with("scenario", "S3"),
        Table::new(4).with("scenario", "S4"),
    ]
}

fn start(table: &Table, seed: u64) -> State {
    let setup = Fuji::setup(table, Fuji::base_edition()).expect("the table is sound");
    Fuji::start(&setup, &mut Dice::fast(seed), &mut Silent)
}

/// Random decisions per second, listing included.
#[divan::bench(args = [0, 1, 2, 3])]
fn random_decisions(bencher: Bencher, table: usize) {
    let state = start(&tables()[table], 7);
    let mut actions = Vec::new();
    let decisions = play_at_random::<Fuji>(&mut state.clone(), &mut Dice::fast(11), &mut actions).1;
    bencher
        .counter(ItemsCount::new(decisions))
        .bench_local(|| play_at_random::<Fuji>(&mut black_box(&state).clone(), &mut Dice::fast(11), &mut actions));
}

/// In the middle of a game.
fn midgame() -> State {
    let mut state = start(&tables()[2], 3);
    let mut dice = Dice::fast(5);
    while state.turn() < 2 {
        let Turn::Decide(seats) = Fuji::turn(&state) else { panic!("nobody dies in the first turn") };
        let seat = seats.first().expect("somebody decides");
        let action = Fuji::stand_in(&state, seat);
        Fuji::play(&mut state, seat, &action, &mut dice, &mut Silent);
    }
    state
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let state = midgame();
    bencher.bench_local(|| black_box(&state).clone());
}

#[divan::bench]
fn imagine(bencher: Bencher) {
    let state = midgame();
    let mut dice = Dice::fast(1);
    bencher.bench_local(|| Fuji::imagine(black_box(&state), Seat(1), &mut dice));
}

#[divan::bench]
fn view(bencher: Bencher) {
    let state = midgame();
    bencher.bench_local(|| Fuji::view(black_box(&state), Audience::Seat(Seat(0))));
}

#[divan::bench]
fn position(bencher: Bencher) {
    let state = midgame();
    bencher.bench_local(|| Fuji::position(black_box(&state)));
}

/// Six dice, three re-rolls, by the card's condition.
#[divan::bench(args = ["L10", "L05", "L22", "V4"])]
fn chance_of_a_total(bencher: Bencher, card: &str) {
    let edition = Fuji::base_edition();
    let card = edition.terrain_named(card).expect("a card");
    let dice: Vec<(Die, u8)> = (0..6).map(|kind| (Die::of(0, kind), kind as u8 + 1)).collect();
    bencher.bench_local(|| best_chance(edition, card, black_box(&dice), 0, 3, 18));
}
