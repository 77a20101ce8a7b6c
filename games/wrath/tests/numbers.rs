//! Views and actions as numbers.

use wrath::Wrath;

#[test]
fn numbers_keep_their_names_and_hide_what_is_hidden() {
    testkit::numbers::hold::<Wrath>(1, 12);
}
