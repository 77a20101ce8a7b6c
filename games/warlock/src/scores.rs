//! The scores of an adventure sheet: SKILL, STAMINA and LUCK. Each is a type of its own, so that one is never taken for
//! another; what is gained or lost is a plain number of points.

use kernel::Fact;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// WAR-CHR-1: SKILL, how well somebody fights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Skill(pub u8);

/// WAR-CHR-2: STAMINA, how much somebody can bear.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stamina(pub u8);

/// WAR-CHR-3: LUCK, which luck tests use up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Luck(pub u8);

impl Skill {
    /// How much stronger this SKILL is than another; negative if it is weaker.
    #[inline]
    pub fn ahead_of(self, other: Skill) -> i16 {
        i16::from(self.0) - i16::from(other.0)
    }
}

impl Stamina {
    /// The STAMINA of the dead.
    pub const NONE: Stamina = Stamina(0);
    /// The point that many losses leave.
    pub const LAST: Stamina = Stamina(1);
}

macro_rules! score {
    ($($kind:ident)*) => {$(
        impl $kind {
            /// The score with more points; it stops at the greatest number.
            #[inline]
            #[must_use]
            pub const fn plus(self, points: u8) -> $kind {
                $kind(self.0.saturating_add(points))
            }

            /// The score with fewer points; it stops at 0.
            #[inline]
            #[must_use]
            pub const fn less(self, points: u8) -> $kind {
                $kind(self.0.saturating_sub(points))
            }

            /// How many points this score has more than another; 0 if it has fewer.
            #[inline]
            #[must_use]
            pub const fn above(self, other: $kind) -> u8 {
                self.0.saturating_sub(other.0)
            }
        }

        impl fmt::Display for $kind {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.0, out)
            }
        }

        impl FromStr for $kind {
            type Err = std::num::ParseIntError;

            fn from_str(text: &str) -> Result<$kind, std::num::ParseIntError> {
                text.parse().map($kind)
            }
        }

        impl From<$kind> for f32 {
            fn from(score: $kind) -> f32 {
                f32::from(score.0)
            }
        }

        impl From<$kind> for Fact {
            fn from(score: $kind) -> Fact {
                Fact::from(score.0)
            }
        }
    )*};
}
score!(Skill Stamina Luck);
