//! The worked examples of the book.

mod support;

use kernel::{Lang, Worded};
use trex::Trex;

#[test]
fn the_worked_examples_come_out_as_the_book_says() {
    for lang in Lang::ALL {
        let cases = Trex::book().volume(lang).cases();
        assert_eq!(cases.len(), 19, "the specification has nineteen examples");
        cases.iter().for_each(|case| support::check(case));
    }
}
