//! What is wrong with an edition or a position, worded by the game's texts.

use crate::Warlock;
use kernel::{Facts, Fault, RuleId, Worded, Words, facts};
use std::sync::LazyLock;

/// A fault whose sentence is in the game's texts.
pub(crate) fn fault(key: &'static str, facts: Facts) -> Fault {
    Fault::new(Warlock::words(), key, facts)
}

/// A broken invariant: people read its title in the book, developers the detail among the facts.
pub(crate) fn broken(rule: RuleId, detail: String) -> Fault {
    static TITLES: LazyLock<Words> = LazyLock::new(|| Warlock::book().titles());
    Fault::new(&TITLES, rule.as_str(), facts![detail])
}
