//! The worked examples of the book, through the same check as the rows.

use crate::table;
use sapiens::Sapiens;
use std::path::Path;

#[test]
fn the_books_examples_hold() {
    testkit::examples::check::<Sapiens>(Path::new(env!("CARGO_MANIFEST_DIR")), 15, table::check_row);
}
