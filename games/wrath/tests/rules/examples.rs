//! The worked examples of the book, in both languages, through the same check as the rows.

use crate::table;
use kernel::{Lang, Worded};
use wrath::Wrath;

#[test]
fn the_books_examples_hold() {
    for lang in Lang::ALL {
        let cases = Wrath::book().volume(lang).cases();
        assert_eq!(cases.len(), 30, "the specification has 30 worked examples");
        cases.iter().for_each(|case| table::check(case));
    }
}
