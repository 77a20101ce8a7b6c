//! The versions of these rules. A game keeps the version it began with, so a rule that changed asks for the version.
//!
//! - 2: the rules of release 0.1.0 (FUJ-RUL-38).
//! - 3: hints grow old at phase 3 and can be taken back (FUJ-COM-10, FUJ-COM-13); more can be said (FUJ-COM-8); what proves a
//!   die cannot be undone (FUJ-E12-1, FUJ-E13-1); the order of acting needs consent only where it matters (FUJ-P5-2);
//!   the health board has 15 spaces and four scenarios other starts (FUJ-SET-15, edition `base-3`).

use crate::rules::ids;
use kernel::{RuleId, RulesVersion};

/// The rules that new games are played by.
pub(crate) const NEWEST: RulesVersion = RulesVersion(3);

/// The oldest rules that games which began with them are still played by.
pub(crate) const OLDEST: RulesVersion = RulesVersion(2);

/// The rules of the positions that name no version.
pub(crate) const UNNAMED: u16 = 2;

/// The rules that changed since, with the version that changed them.
pub(crate) const CHANGES: &[(RulesVersion, RuleId)] = &[
    (HINTS_AGE, ids::NO_CODES),
    (HINTS_AGE, ids::TAKING_BACK),
    (TABLE_TALK, ids::HINTS),
    (PROOFS_STAND, ids::DUCT_TAPE),
    (PROOFS_STAND, ids::COMPASS),
    (ORDER_WHERE_IT_MATTERS, ids::ONE_AFTER_THE_OTHER),
    (MEMORY_SHOWS, ids::PERFECT_MEMORY),
    (SKILLS_ARE_CHOSEN, ids::SKILLS),
    (STEEPER_MOUNTAIN, ids::HEALTH_BOARD),
];

/// FUJ-COM-10, FUJ-COM-13: hints grow old at phase 3, can be said again then, and be taken back.
pub(crate) const HINTS_AGE: RulesVersion = RulesVersion(3);
/// FUJ-COM-8: questions, promises, answers, and asking for a die.
pub(crate) const TABLE_TALK: RulesVersion = RulesVersion(3);
/// FUJ-E12-1, FUJ-E13-1: a card that proves what lay behind a screen cannot be undone.
pub(crate) const PROOFS_STAND: RulesVersion = RulesVersion(3);
/// FUJ-P5-2: who acts next needs everybody's consent only where the order can change something.
pub(crate) const ORDER_WHERE_IT_MATTERS: RulesVersion = RulesVersion(3);
/// FUJ-RUL-49: a die that is only remembered is marked.
pub(crate) const MEMORY_SHOWS: RulesVersion = RulesVersion(3);
/// FUJ-SET-2: players may take their skills by choice when the game begins.
pub(crate) const SKILLS_ARE_CHOSEN: RulesVersion = RulesVersion(3);
/// FUJ-SET-15: a health board of 15 spaces, and 8 to 10 steps to the village: the edition `base-3`.
pub(crate) const STEEPER_MOUNTAIN: RulesVersion = RulesVersion(3);
