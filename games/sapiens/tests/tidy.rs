//! Rule → both books → function → test, and the worked examples of the book.

mod common;

use kernel::{Lang, Worded};
use sapiens::Sapiens;
use std::path::Path;

#[test]
fn tidy() {
    testkit::tidy::check::<Sapiens>(Path::new(env!("CARGO_MANIFEST_DIR")));
}

#[test]
fn the_examples_of_the_book_hold() {
    let cases = Sapiens::book().volume(Lang::En).cases();
    assert!(cases.len() >= 14, "the book has {} examples", cases.len());
    for case in cases {
        common::check(&case);
    }
}
