//! The reference game keeps the laws, and so does the kernel under it.

use std::path::Path;
use testkit::connect_four::ConnectFour;

#[test]
fn it_keeps_the_laws() {
    testkit::properties::keeps_the_laws::<ConnectFour>(64);
}

#[test]
fn altered_positions_are_refused_or_play_to_the_end() {
    testkit::properties::positions_hold::<ConnectFour>(2000);
}

#[test]
fn its_transcripts_still_read_the_same() {
    testkit::transcript::check_folder::<ConnectFour>(Path::new(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/transcripts"
    )));
}
