//! Search on small games whose best play is known.

use bots::Plain;
use bots::search::{Budget, Search};
use kernel::{Dice, Game, Knowledge, Seat, Silent};
use testkit::connect_four::ConnectFour;

/// What the search answers after these columns were played in turn.
fn answer(columns: &str, iterations: u32) -> String {
    let mut dice = Dice::fast(1);
    let mut state = ConnectFour::start(&(), &mut dice, &mut Silent);
    let mut seat = Seat(0);
    for column in columns.split_whitespace() {
        ConnectFour::play(&mut state, seat, &column.parse().unwrap(), &mut dice, &mut Silent);
        seat = seat.next(2);
    }
    let knowledge = Knowledge::<ConnectFour>::new(&state, seat);
    let mut search = Search::new(&knowledge, &knowledge.actions(), &Plain, 5);
    search.run(Budget::Iterations(iterations));
    assert!(search.nodes() <= iterations as usize + 1, "an iteration adds one node at most");
    search.looked()[search.choice(0.0, &mut dice)].action.to_string()
}

#[test]
fn a_win_is_taken() {
    assert_eq!(answer("1 2 1 2 1 2", 400), "1");
}

#[test]
fn a_threat_is_met() {
    assert_eq!(answer("1 2 1 2 1", 400), "1");
    assert_eq!(answer("3 1 4 1 5 2", 2000), "6");
}

#[test]
fn a_continuation_alternates() {
    let state = ConnectFour::start(&(), &mut Dice::fast(1), &mut Silent);
    let knowledge = Knowledge::<ConnectFour>::new(&state, Seat(0));
    let mut search = Search::new(&knowledge, &knowledge.actions(), &Plain, 5);
    search.run(Budget::Iterations(3000));
    let steps = search.continuation(3, 3);
    let seats: Vec<Seat> = steps.into_iter().map(|(seat, _)| seat).collect();
    assert_eq!(seats, [Seat(1), Seat(0), Seat(1)]);
}

#[cfg(feature = "clock")]
#[test]
fn a_time_budget_is_kept() {
    let state = ConnectFour::start(&(), &mut Dice::fast(1), &mut Silent);
    let knowledge = Knowledge::<ConnectFour>::new(&state, Seat(0));
    let mut search = Search::new(&knowledge, &knowledge.actions(), &Plain, 5);
    let start = std::time::Instant::now();
    search.run(Budget::Time(std::time::Duration::from_millis(20)));
    assert!(search.iterations() > 0);
    assert!(start.elapsed() < std::time::Duration::from_millis(500), "a busy machine may be late, not this late");
}
