//! The worked examples of the book.

use crate::scene::check;
use kernel::{Lang, Worded};
use warlock::Warlock;

#[test]
fn the_examples_of_the_book_are_right() {
    let cases = Warlock::book().volume(Lang::En).cases();
    assert!(cases.len() >= 8, "the book has its examples");
    for case in cases {
        check(&case);
    }
}
