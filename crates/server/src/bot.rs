//! Bots: the one place that calls them.

use crate::Fault;
use bots::Level;
use catalog::AnyMatch;
use kernel::{Lang, Seat, facts};

/// The levels, weakest first, each by its stable name.
pub(crate) fn levels() -> Vec<&'static str> {
    Level::ALL.into_iter().map(Level::id).collect()
}

/// The level of a bot that nobody chose.
pub(crate) fn default_level() -> String {
    Level::Standard.id().to_owned()
}

/// A level by its name, if there is one.
pub(crate) fn checked_level(level: &str) -> Result<String, Fault> {
    match level.parse::<Level>() {
        Ok(known) => Ok(known.id().to_owned()),
        Err(_) => Err(Fault::asked("fault-level", facts![level = level.chars().take(40).collect::<String>()])),
    }
}

/// How people call a level.
pub(crate) fn level_name(level: &str, lang: Lang) -> String {
    level.parse::<Level>().map_or_else(|_| level.to_owned(), |level| level.name(lang).to_owned())
}

/// What a bot is called at the table, by its place.
pub(crate) fn name(place: u8) -> String {
    const NAMES: [&str; 8] = ["Ash", "Basalt", "Cinder", "Ember", "Flint", "Lava", "Obsidian", "Pumice"];
    NAMES[usize::from(place) % NAMES.len()].to_owned()
}

/// What a bot of the usual level would do, and why. It sees what the seat sees.
pub(crate) fn advise(played: &dyn AnyMatch, seat: Seat) -> bots::Decision {
    bots::decide(played, seat, Level::Standard, u64::from(played.number()))
}

/// What a bot does. It sees what its seat sees.
pub(crate) fn decide(played: &dyn AnyMatch, seat: Seat, level: &str, seed: u64) -> String {
    let level = level.parse().unwrap_or(Level::Standard);
    bots::decide(played, seat, level, seed).action
}
