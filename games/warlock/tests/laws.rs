//! The laws every game keeps, and this game's own.

use warlock::Warlock;

#[test]
fn it_keeps_the_laws() {
    testkit::properties::keeps_the_laws::<Warlock>(1);
}
