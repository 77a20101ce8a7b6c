//! Every rule is in both books, in a function and in a test.

use sapiens::Sapiens;
use std::path::Path;

#[test]
fn sapiens_is_tidy() {
    testkit::tidy::check::<Sapiens>(Path::new(env!("CARGO_MANIFEST_DIR")));
}
