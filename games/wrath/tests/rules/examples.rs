//! The worked examples of the book, through the same check as the rows.

use crate::table;
use std::path::Path;
use wrath::Wrath;

#[test]
fn the_books_examples_hold() {
    testkit::examples::check::<Wrath>(Path::new(env!("CARGO_MANIFEST_DIR")), 30, table::check_row);
}
