//! Views and actions as numbers.

use warlock::Warlock;

#[test]
fn numbers_keep_their_names_and_hide_what_is_hidden() {
    testkit::numbers::hold::<Warlock>(1, 40);
}
