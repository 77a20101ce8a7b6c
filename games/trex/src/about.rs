//! The game's card.

use crate::rules::ids;
use crate::setup;
use crate::versions;
use kernel::About;

/// The game's card.
pub(crate) static ABOUT: About = About {
    id: "trex",
    rules: versions::NEWEST,
    oldest: versions::OLDEST,
    changes: versions::CHANGES,
    title_en: "Tyrannosaurus Rex",
    title_fr: "Tyrannosaurus Rex",
    seats: 2..=4,
    cooperative: false,
    secrets: true,
    turn_rule: ids::ONE_ANSWER,
    over_rule: ids::LAST_TURN,
    seats_rule: ids::SEATS,
    options: &setup::OPTIONS,
};
