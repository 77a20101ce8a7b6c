//! The game's card.

use crate::rules::{ids, variants};
use crate::versions;
use kernel::About;

/// The game's card.
pub(crate) static ABOUT: About = About {
    id: "wrath",
    rules: versions::NEWEST,
    oldest: versions::OLDEST,
    changes: versions::CHANGES,
    title_en: "Wrath of Fire Mountain",
    title_fr: "La Colère de la Montagne de Feu",
    seats: 2..=4,
    cooperative: false,
    secrets: false,
    turn_rule: ids::ACTIVE_PLAYER,
    over_rule: ids::NO_FURTHER_TURN,
    seats_rule: ids::PLAYERS,
    options: &variants::OPTIONS,
};
