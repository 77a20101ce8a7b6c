//! Whole games still read the same.

use std::path::Path;
use warlock::Warlock;

#[test]
fn transcripts_still_read_the_same() {
    testkit::transcript::check_folder::<Warlock>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts"));
}
