//! The versions of these rules. A game keeps the version it began with, so a rule that changed asks for the version.
//!
//! - 2: the rules of release 0.1.0 (loot is told to those who see it).
//! - 3: a killer keeps any of all the cards; with a hidden labyrinth every gate stops every move; people talk as they do at a
//!   table, and may say until when they fight on.
//! - 4: the long way around the labyrinth is longer, so that turning its cards pays: the edition `firetop-2`.

use crate::rules::ids;
use kernel::{RuleId, RulesVersion};

/// The rules that new games are played by.
pub(crate) const NEWEST: RulesVersion = RulesVersion(4);

/// The oldest rules that games which began with them are still played by.
pub(crate) const OLDEST: RulesVersion = RulesVersion(2);

/// The rules of the positions that name no version.
pub(crate) const UNNAMED: u16 = 2;

/// A killer may also leave cards of his own for those of the dead.
pub(crate) const SPOILS_OF_ALL_CARDS: RulesVersion = RulesVersion(3);

/// With a hidden labyrinth every gate stops every move.
pub(crate) const EVERY_GATE_STOPS: RulesVersion = RulesVersion(3);

/// The attacked may speak before the first blow, one may trade before the main action and several times in a meeting, ask for
/// several keys and for true answers, and allies may fight in each other's place.
pub(crate) const FREE_TALKS: RulesVersion = RulesVersion(3);

/// One may say until which STAMINA one fights on.
pub(crate) const FIGHT_ON: RulesVersion = RulesVersion(3);

/// WAR-MAZ-1: the long way winds as in the edition `firetop-2`.
pub(crate) const WINDING_WAY: RulesVersion = RulesVersion(4);

/// The rules that changed since, with the version that changed them.
pub(crate) const CHANGES: &[(RulesVersion, RuleId)] = &[
    (SPOILS_OF_ALL_CARDS, ids::KILLED),
    (EVERY_GATE_STOPS, ids::HIDDEN_MAZE),
    (FREE_TALKS, ids::ACTIVE_FIRST),
    (FREE_TALKS, ids::OTHERS_REACT),
    (FREE_TALKS, ids::ASKING),
    (FREE_TALKS, ids::BEFORE_THE_BLOW),
    (FREE_TALKS, ids::TRUE_ANSWER),
    (FREE_TALKS, ids::ALLIES),
    (FIGHT_ON, ids::FIGHT_ON),
    (WINDING_WAY, ids::LONG_WAY),
];
