//! The hints on the table.

use crate::hint::Hint;
use std::fmt;

/// How many hints a speaker can have on the table: the most of phase 2 and of phase 4 together.
pub const HINTS: usize = 80;

/// What one speaker has said this turn, oldest first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Said {
    hints: [Option<Hint>; HINTS],
}

impl Default for Said {
    fn default() -> Said {
        Said { hints: [None; HINTS] }
    }
}

impl fmt::Debug for Said {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_list().entries(self.iter()).finish()
    }
}

impl Said {
    /// The hints, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = Hint> {
        self.hints.iter().map_while(|hint| *hint)
    }

    /// Whether nothing was said.
    pub fn is_empty(&self) -> bool {
        self.hints[0].is_none()
    }

    /// FUJ-COM-10: keeps only the latest hint of its kind, subject and target. Returns whether anything changed.
    pub(crate) fn say(&mut self, hint: Hint) -> bool {
        for place in 0..HINTS {
            match self.hints[place] {
                Some(said) if said == hint => return false,
                Some(said) if !said.replaced_by(&hint) => {}
                Some(_) | None => {
                    self.hints[place] = Some(hint);
                    return true;
                }
            }
        }
        false
    }
}
