//! The game's card.

use crate::rules::ids;
use crate::setup;
use crate::versions;
use kernel::About;

/// The game's card.
pub(crate) static ABOUT: About = About {
    id: "fuji",
    rules: versions::NEWEST,
    oldest: versions::OLDEST,
    changes: versions::CHANGES,
    title_en: "Fuji",
    title_fr: "Fuji",
    seats: 2..=4,
    cooperative: true,
    secrets: true,
    turn_rule: ids::YOUR_DECISION,
    over_rule: ids::VICTORY,
    seats_rule: ids::CHARACTERS,
    options: setup::OPTIONS,
};
