//! Search on small games whose best play is known.

use bots::games::TrexInsight;
use bots::search::{Budget, Search};
use bots::{Knowledge, Plain};
use kernel::{Dice, Game, Seat, Seats, Silent, Table, Turn};
use testkit::connect_four::ConnectFour;
use trex::Trex;

/// What the search plays after these columns were played in turn.
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

/// Whoever knows how the other draws its answer plays for that: an answer that is sure to come is met as if it were seen.
#[test]
fn a_known_strategy_is_answered_by_what_wins_most_against_it() {
    let setup = Trex::setup(&Table::new(2), Trex::base_edition()).unwrap();
    let mut state = Trex::start(&setup, &mut Dice::fast(1), &mut Silent);
    while state.phase() != trex::Phase::Choose {
        let seat = Trex::waited(&state).first().unwrap();
        let first = Knowledge::<Trex>::new(&state, seat).actions().remove(0);
        Trex::play(&mut state, seat, &first, &mut Dice::fast(1), &mut Silent);
    }
    assert_eq!(Trex::turn(&state), Turn::Decide(Seats::all(2)));
    let [mine, theirs] = [Seat(0), Seat(1)].map(|seat| Knowledge::<Trex>::new(&state, seat));
    let expected = |strategy: &[(trex::Action, f32)]| {
        let mut search = Search::new(&mine, &mine.actions(), &TrexInsight, 1).expecting(Seat(1), strategy);
        search.run(Budget::Iterations(6000));
        let looked = search.looked();
        looked[search.choice(0.0, &mut Dice::fast(1))].expected
    };
    let worths: Vec<f32> = theirs.actions().into_iter().map(|action| expected(&[(action, 1.0)])).collect();
    let least = worths.iter().copied().fold(f32::MAX, f32::min);
    assert!(expected(&[]) < least + 0.03, "knowing any one answer is worth something: {worths:?}");
    assert!(worths.iter().copied().fold(f32::MIN, f32::max) > least + 0.02, "some answers are worse for them");
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
