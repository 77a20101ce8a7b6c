//! Every rule has its heading, its function and its test row.

use std::path::Path;
use warlock::Warlock;

#[test]
fn the_crate_is_tidy() {
    testkit::tidy::check::<Warlock>(Path::new(env!("CARGO_MANIFEST_DIR")));
}
