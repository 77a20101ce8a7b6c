//! The hints on the table.

use crate::hint::Hint;
use crate::versions;
use kernel::RulesVersion;
use std::fmt;

/// How many hints a speaker can have on the table: the most of phase 2 and of phase 4 together.
pub const HINTS: usize = 80;

/// What one speaker has said this turn, oldest first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Said {
    hints: [Option<Hint>; HINTS],
    /// How many of them, the first ones, were said before the re-rolls.
    aged: u8,
}

impl Default for Said {
    fn default() -> Said {
        Said { hints: [None; HINTS], aged: 0 }
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

    /// Those that speak of the dice as they may still lie: said since the re-rolls, or before any.
    pub fn fresh(&self) -> impl Iterator<Item = Hint> {
        self.iter().skip(usize::from(self.aged))
    }

    /// Whether nothing was said.
    pub fn is_empty(&self) -> bool {
        self.hints[0].is_none()
    }

    /// Whether this is on the table.
    pub fn holds(&self, hint: &Hint) -> bool {
        self.iter().any(|said| said == *hint)
    }

    /// How many were said before the re-rolls.
    pub(crate) fn aged(&self) -> u8 {
        self.aged
    }

    /// FUJ-COM-10: whatever has been said so far was said before the re-rolls.
    pub(crate) fn age(&mut self) {
        self.aged = self.iter().count() as u8;
    }

    /// So many, the first ones, were said before the re-rolls. Nothing is changed if there are not so many.
    pub(crate) fn age_first(&mut self, count: u8) -> bool {
        let there = self.iter().count() >= usize::from(count);
        if there {
            self.aged = count;
        }
        there
    }

    /// FUJ-COM-10: keeps only the latest hint of its kind, subject and target. Tells whether anything changed.
    pub(crate) fn say(&mut self, hint: Hint, rules: RulesVersion) -> bool {
        if rules < versions::HINTS_AGE {
            return self.say_at_its_place(hint);
        }
        if self.fresh().any(|said| said == hint) {
            return false;
        }
        self.drop_all(|said| *said == hint || said.replaced_by(&hint) || said.contradicted_by(&hint));
        let end = self.iter().count();
        if end == HINTS {
            return false;
        }
        self.hints[end] = Some(hint);
        true
    }

    /// A hint takes the place of the one it replaces, whenever that was said.
    fn say_at_its_place(&mut self, hint: Hint) -> bool {
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

    /// FUJ-COM-13: takes a hint back.
    pub(crate) fn unsay(&mut self, hint: &Hint) {
        self.drop_all(|said| said == hint);
    }

    fn drop_all(&mut self, goes: impl Fn(&Hint) -> bool) {
        let (mut kept, mut aged) = (0, 0);
        for place in 0..HINTS {
            let Some(hint) = self.hints[place].take() else { break };
            if !goes(&hint) {
                self.hints[kept] = Some(hint);
                kept += 1;
                aged += u8::from(place < usize::from(self.aged));
            }
        }
        self.aged = aged;
    }
}
