//! The second reference game keeps the laws, and each law can be broken.

mod guess;

use guess::Guess;
use kernel::Scenario;
use testkit::laws::{Plan, examine, examine_quickly};

#[test]
fn guess_keeps_the_laws() {
    testkit::properties::keeps_the_laws::<Guess>(64);
}

#[test]
fn guess_keeps_the_cheap_laws_too() {
    for table in Guess::variants() {
        for seed in 0..200 {
            let plan = Plan::whole(table.clone(), seed);
            let quickly = examine_quickly::<Guess>(&plan).unwrap_or_else(|finding| panic!("{finding}"));
            assert!(quickly.finished);
        }
    }
}

#[test]
fn an_examination_can_stop_early() {
    let plan = Plan { decisions: 4, ..Plan::whole(kernel::Table::new(3), 1) };
    let examined = examine::<Guess>(&plan).unwrap_or_else(|finding| panic!("{finding}"));
    assert_eq!((examined.decisions, examined.finished), (4, false));
}
