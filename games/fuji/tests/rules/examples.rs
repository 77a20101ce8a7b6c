//! The worked examples of the book, through the same check as the rows.

use crate::table;
use fuji::Fuji;
use std::path::Path;

#[test]
fn the_books_examples_hold() {
    testkit::examples::check::<Fuji>(Path::new(env!("CARGO_MANIFEST_DIR")), 9, table::check_row);
}
