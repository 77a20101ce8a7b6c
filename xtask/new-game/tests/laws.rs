//! The laws every game keeps, over every number of seats.

use newgame::NewGame;

#[test]
fn newgame_keeps_the_laws() {
    testkit::properties::keeps_the_laws::<NewGame>(20);
}
