//! Whole games as readable text. Written anew with `CALDERA_BLESS=1`, on purpose only.

use newgame::NewGame;
use std::path::Path;

#[test]
fn transcripts_come_out_as_written() {
    testkit::transcript::check_folder::<NewGame>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts"));
}
