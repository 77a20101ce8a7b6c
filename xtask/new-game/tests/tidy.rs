//! Every rule is in both books, in a function and in a test.

use newgame::NewGame;
use std::path::Path;

#[test]
fn newgame_is_tidy() {
    testkit::tidy::check::<NewGame>(Path::new(env!("CARGO_MANIFEST_DIR")));
}
