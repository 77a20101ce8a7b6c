//! The versions of these rules. A game keeps the version it began with, so a rule that changed asks for the version.
//!
//! - 1: the rules of release 0.1.0.
//! - 2: a Hunt without any steak is lost like every power without use (SAP-EFF-6); a brawl token can be taken back at every own
//!   decision (SAP-BRAWL-8, SAP-RUL-19).

use crate::rules::ids;
use kernel::{RuleId, RulesVersion};

/// The rules that new games are played by.
pub(crate) const NEWEST: RulesVersion = RulesVersion(2);

/// The oldest rules that games which began with them are still played by.
pub(crate) const OLDEST: RulesVersion = RulesVersion(1);

/// The rules of the positions that name no version.
pub(crate) const UNNAMED: u16 = 1;

/// The rules that changed since, with the version that changed them.
pub(crate) const CHANGES: &[(RulesVersion, RuleId)] =
    &[(HUNT_NEEDS_A_STEAK, ids::LOST), (RECALL_AT_ANY_MOMENT, ids::RECALL)];

/// SAP-EFF-6: a Hunt is not offered while there is no steak anywhere.
pub(crate) const HUNT_NEEDS_A_STEAK: RulesVersion = RulesVersion(2);
/// SAP-BRAWL-8, SAP-RUL-19: a brawl token can be taken back at every own decision.
pub(crate) const RECALL_AT_ANY_MOMENT: RulesVersion = RulesVersion(2);
