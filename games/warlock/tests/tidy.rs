//! Every rule has its heading, its function and its row; transcripts still read the same.

use std::path::Path;
use warlock::Warlock;

const HOME: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn the_crate_is_tidy() {
    testkit::tidy::check::<Warlock>(Path::new(HOME));
}

#[test]
fn transcripts_still_read_the_same() {
    testkit::transcript::check_folder::<Warlock>(&Path::new(HOME).join("tests/transcripts"));
}
