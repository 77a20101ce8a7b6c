//! Whatever is let in as a position plays like a game that was dealt.

use warlock::Warlock;

#[test]
fn altered_positions_are_refused_or_play_to_the_end() {
    testkit::properties::positions_hold::<Warlock>(200);
}
