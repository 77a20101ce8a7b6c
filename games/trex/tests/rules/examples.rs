//! The worked examples of the book.

use crate::table;
use std::path::Path;
use trex::Trex;

#[test]
fn the_worked_examples_come_out_as_the_book_says() {
    testkit::examples::check::<Trex>(Path::new(env!("CARGO_MANIFEST_DIR")), 19, table::check_row);
}
