//! Views and actions as numbers.

use sapiens::Sapiens;

#[test]
fn numbers_keep_their_names_and_hide_what_is_hidden() {
    testkit::numbers::hold::<Sapiens>(1, 8);
}
