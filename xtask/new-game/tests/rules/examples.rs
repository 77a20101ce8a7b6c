//! The worked examples of the book, through the same check as the rows.

use crate::table;
use newgame::NewGame;
use std::path::Path;

#[test]
fn the_books_examples_hold() {
    testkit::examples::check::<NewGame>(Path::new(env!("CARGO_MANIFEST_DIR")), 1, table::check_row);
}
