//! The laws every game keeps, over every number of seats.

use sapiens::Sapiens;

#[test]
fn keeps_the_laws() {
    testkit::properties::keeps_the_laws::<Sapiens>(4);
}
