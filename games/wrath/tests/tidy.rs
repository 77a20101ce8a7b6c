//! Every rule is in both books, in a function and in a test.

use std::path::Path;
use wrath::Wrath;

#[test]
fn wrath_is_tidy() {
    testkit::tidy::check::<Wrath>(Path::new(env!("CARGO_MANIFEST_DIR")));
}
