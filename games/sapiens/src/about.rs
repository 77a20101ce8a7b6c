//! The game's card.

use crate::rules::ids;
use crate::setup;
use crate::versions;
use kernel::About;

/// The game's card.
pub(crate) static ABOUT: About = About {
    id: "sapiens",
    rules: versions::NEWEST,
    oldest: versions::OLDEST,
    changes: versions::CHANGES,
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
