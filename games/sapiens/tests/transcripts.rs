//! Whole games as readable text.

use sapiens::Sapiens;
use std::path::Path;

#[test]
fn transcripts() {
    testkit::transcript::check_folder::<Sapiens>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts"));
}
