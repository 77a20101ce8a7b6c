//! The versions of these rules. A game keeps the version it began with, so a rule that changed asks for the version.
//!
//! - 1: the rules of release 0.1.0.
//! - 2: two players who name no pair play Stegosaurus and Triceratops (TRX-SETUP-2); the decks are those of the edition
//!   `trex-as-listed` (TRX-CARD-1).
//! - 3: the pairs of two players start with other trees, so that both are even: the edition `trex-even-pairs` (TRX-SETUP-7).

use crate::rules::ids;
use kernel::{RuleId, RulesVersion};

/// The rules that new games are played by.
pub(crate) const NEWEST: RulesVersion = RulesVersion(3);

/// The oldest rules that games which began with them are still played by.
pub(crate) const OLDEST: RulesVersion = RulesVersion(1);

/// The rules of the positions that name no version.
pub(crate) const UNNAMED: u16 = 1;

/// The rules that changed since, with the version that changed them.
pub(crate) const CHANGES: &[(RulesVersion, RuleId)] =
    &[(EVEN_PAIR, ids::PAIR), (DECKS_AS_LISTED, ids::DECKS), (EVEN_PAIRS, ids::STARTING_TREES)];

/// TRX-CARD-1: the decks are those of the edition `trex-as-listed`.
pub(crate) const DECKS_AS_LISTED: RulesVersion = RulesVersion(2);

/// TRX-SETUP-2: the pair of two players who name none is Stegosaurus and Triceratops, the more even one.
pub(crate) const EVEN_PAIR: RulesVersion = RulesVersion(2);

/// TRX-SETUP-7: the starting trees of two players are those of the edition `trex-even-pairs`.
pub(crate) const EVEN_PAIRS: RulesVersion = RulesVersion(3);
