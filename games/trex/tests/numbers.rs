//! Views and actions as numbers.

use trex::Trex;

#[test]
fn numbers_keep_their_names_and_hide_what_is_hidden() {
    testkit::numbers::hold::<Trex>(2, 3);
}
