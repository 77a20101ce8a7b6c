//! The game's card.

use crate::rules::ids;
use crate::versions;
use kernel::About;

/// The game's card.
pub(crate) static ABOUT: About = About {
    id: "newgame",
    rules: versions::NEWEST,
    oldest: versions::OLDEST,
    changes: &[],
    title_en: "New Game",
    title_fr: "New Game",
    seats: 2..=4,
    cooperative: false,
    secrets: true,
    turn_rule: ids::ONE_AFTER_THE_OTHER,
    over_rule: ids::CARDS_ON_THE_TABLE,
    seats_rule: ids::PLAYERS,
    options: &[],
};
