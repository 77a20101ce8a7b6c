//! What the kernel costs, measured on the reference game.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Dice, Game, Match, Seal, Seat, Silent, Table, play_at_random};
use testkit::connect_four::ConnectFour;

fn main() {
    divan::main();
}

const GAMES: u64 = 1000;

/// Random games with action listing, through the contract.
#[divan::bench]
fn steps_through_the_kernel(bencher: Bencher) {
    let play = || {
        let mut dice = Dice::fast(1);
        let mut buffer = Vec::with_capacity(8);
        let mut steps = 0_u64;
        for _ in 0..GAMES {
            let mut state = ConnectFour::start(&(), &mut dice, &mut Silent);
            steps += u64::from(play_at_random::<ConnectFour>(&mut state, &mut dice, &mut buffer).1);
        }
        steps
    };
    bencher.counter(ItemsCount::new(play())).bench_local(|| black_box(play()));
}

/// The same game through a match: checked, recorded, hashed.
#[divan::bench]
fn steps_through_a_match(bencher: Bencher) {
    let columns = ["4", "4", "4", "3", "5", "2", "6", "1", "7", "7", "7", "1", "1", "2"];
    let actions: Vec<_> = columns.iter().map(|column| column.parse().expect("a column")).collect();
    bencher.counter(ItemsCount::new(actions.len())).bench_local(|| {
        let (mut game, _) =
            Match::<ConnectFour>::start(&Table::new(2), ConnectFour::base_edition(), Seal::from_seed(1))
                .expect("two play");
        for (number, action) in actions.iter().enumerate() {
            let _ = game.act(Seat((number % 2) as u8), action);
        }
        black_box(game.number())
    });
}
