//! Every rule is in both books, in a function and in a test.

use std::path::Path;
use trex::Trex;

#[test]
fn the_crate_is_tidy() {
    testkit::tidy::check::<Trex>(Path::new(env!("CARGO_MANIFEST_DIR")));
}
