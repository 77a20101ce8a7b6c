//! The laws every game keeps.

use trex::Trex;

#[test]
fn every_game_keeps_the_laws() {
    testkit::properties::keeps_the_laws::<Trex>(60);
}
