//! Whole games as text.

use fuji::Fuji;
use std::path::Path;

#[test]
fn transcripts_replay() {
    testkit::transcript::check_folder::<Fuji>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts"));
}
