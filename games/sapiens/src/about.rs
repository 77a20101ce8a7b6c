//! The game's card.

use crate::rules::ids;
use crate::setup;
use kernel::About;

/// The game's card.
pub(crate) static ABOUT: About = About {
    id: "sapiens",
    rules: 1,
    title_en: "Sapiens",
    title_fr: "Sapiens",
    seats: 2..=4,
    cooperative: false,
    secrets: false,
    turn_rule: ids::TURN,
    over_rule: ids::LAST_TURNS,
    seats_rule: ids::PUT_AWAY,
    options: setup::OPTIONS,
};
