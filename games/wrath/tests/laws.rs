//! The laws every game keeps, over every number of seats and every variant.

use wrath::Wrath;

#[test]
fn wrath_keeps_the_laws() {
    testkit::properties::keeps_the_laws::<Wrath>(6);
}
