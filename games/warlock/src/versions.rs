//! The versions of these rules. A game keeps the version it began with, so a rule that changed asks for the version.
//!
//! - 2: the rules of release 0.1.0 (loot is told to those who see it).

use kernel::{RuleId, RulesVersion};

/// The rules that new games are played by.
pub(crate) const NEWEST: RulesVersion = RulesVersion(2);

/// The oldest rules that games which began with them are still played by.
pub(crate) const OLDEST: RulesVersion = RulesVersion(2);

/// The rules of the positions that name no version.
pub(crate) const UNNAMED: u16 = 2;

/// The rules that changed since, with the version that changed them.
pub(crate) const CHANGES: &[(RulesVersion, RuleId)] = &[];
