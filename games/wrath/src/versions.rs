//! The versions of these rules. A game keeps the version it began with, so a rule that changed asks for the version.
//!
//! - 1: the rules of release 0.1.0.

use kernel::{RuleId, RulesVersion};

/// The rules that new games are played by.
pub(crate) const NEWEST: RulesVersion = RulesVersion(1);

/// The oldest rules that games which began with them are still played by.
pub(crate) const OLDEST: RulesVersion = RulesVersion(1);

/// The rules of the positions that name no version.
pub(crate) const UNNAMED: u16 = 1;

/// The rules that changed since, with the version that changed them.
pub(crate) const CHANGES: &[(RulesVersion, RuleId)] = &[];
