//! Every rule is in both books, in a function and in a test.

use fuji::Fuji;
use std::path::Path;

#[test]
fn the_crate_is_tidy() {
    testkit::tidy::check::<Fuji>(Path::new(env!("CARGO_MANIFEST_DIR")));
}
