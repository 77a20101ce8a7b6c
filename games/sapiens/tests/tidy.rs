//! Rule → both books → function → test, and the worked examples of the book.

mod common;

use sapiens::Sapiens;
use std::path::Path;

#[test]
fn tidy() {
    testkit::tidy::check::<Sapiens>(Path::new(env!("CARGO_MANIFEST_DIR")));
}

#[test]
fn the_examples_of_the_book_hold() {
    testkit::examples::check::<Sapiens>(Path::new(env!("CARGO_MANIFEST_DIR")), 15, common::check_row);
}
