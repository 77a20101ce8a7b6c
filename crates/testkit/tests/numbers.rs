//! The reference game as numbers.

use testkit::connect_four::ConnectFour;

#[test]
fn numbers_keep_their_names_and_hide_what_is_hidden() {
    testkit::numbers::hold::<ConnectFour>(20, 1);
}
