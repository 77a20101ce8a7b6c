//! Views and actions as numbers.

use fuji::Fuji;

#[test]
fn numbers_keep_their_names_and_hide_what_is_hidden() {
    testkit::numbers::hold::<Fuji>(2, 250);
}
