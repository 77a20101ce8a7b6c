//! The worked examples of the book.

use crate::table;
use std::path::Path;
use warlock::Warlock;

#[test]
fn the_examples_of_the_book_are_right() {
    testkit::examples::check::<Warlock>(Path::new(env!("CARGO_MANIFEST_DIR")), 8, table::check_row);
}
