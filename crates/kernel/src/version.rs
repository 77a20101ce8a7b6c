//! The version of the rules a match is played by: it begins with one and keeps it to its end.

use crate::{Fault, Game, facts};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A version of a game's rules. It is raised whenever a game can go differently; games that have begun keep theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RulesVersion(pub u16);

impl RulesVersion {
    /// Every version from the oldest to the newest.
    pub fn range(oldest: RulesVersion, newest: RulesVersion) -> impl DoubleEndedIterator<Item = RulesVersion> {
        (oldest.0..=newest.0).map(RulesVersion)
    }

    /// The version, if this program can still play by it.
    pub fn known<G: Game>(self) -> Result<RulesVersion, Fault> {
        let about = G::about();
        if (about.oldest..=about.rules).contains(&self) {
            return Ok(self);
        }
        let facts = facts![written = self.0, oldest = about.oldest.0, rules = about.rules.0];
        Err(Fault::house("record-rules", facts))
    }
}

impl fmt::Display for RulesVersion {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, out)
    }
}

/// The version as a position names it. Those of version `UNNAMED` name none: they were written before versions were, and
/// their bytes, and so their hashes, stay what they are.
///
/// ```
/// # use kernel::{PositionRules, RulesVersion};
/// #[derive(serde::Serialize, serde::Deserialize)]
/// struct Position {
///     #[serde(default, skip_serializing_if = "PositionRules::is_unnamed")]
///     rules: PositionRules<1>,
/// }
/// let write = |version| serde_json::to_string(&Position { rules: PositionRules(RulesVersion(version)) }).unwrap();
/// assert_eq!([write(1), write(2)], ["{}", r#"{"rules":2}"#]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PositionRules<const UNNAMED: u16>(pub RulesVersion);

impl<const UNNAMED: u16> PositionRules<UNNAMED> {
    /// Whether a position of this version names none.
    pub fn is_unnamed(&self) -> bool {
        self.0 == RulesVersion(UNNAMED)
    }
}

impl<const UNNAMED: u16> Default for PositionRules<UNNAMED> {
    fn default() -> PositionRules<UNNAMED> {
        PositionRules(RulesVersion(UNNAMED))
    }
}
