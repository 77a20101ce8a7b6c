//! The game's card.

use crate::rules::ids;
use crate::setup::OPTIONS;
use crate::versions;
use kernel::About;

/// The game's card.
pub(crate) static ABOUT: About = About {
    id: "warlock",
    rules: versions::NEWEST,
    oldest: versions::OLDEST,
    changes: versions::CHANGES,
    title_en: "The Warlock of Firetop Mountain",
    title_fr: "Le Sorcier de la Montagne de Feu",
    seats: 2..=6,
    cooperative: false,
    secrets: true,
    turn_rule: ids::MAIN_ACTION,
    over_rule: ids::WINNER,
    seats_rule: ids::SEATS,
    options: &OPTIONS,
};
