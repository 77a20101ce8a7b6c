//! The versions of these rules. A game keeps the version it began with, so a rule that changed asks for the version.
//!
//! - 1: the first rules.

use kernel::RulesVersion;

/// The rules that new games are played by.
pub(crate) const NEWEST: RulesVersion = RulesVersion(1);

/// The oldest rules that games which began with them are still played by.
pub(crate) const OLDEST: RulesVersion = RulesVersion(1);

/// The rules of the positions that name no version.
pub(crate) const UNNAMED: u16 = 1;
