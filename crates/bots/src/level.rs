//! Five levels, from a first-time player to the strongest we can make.

use kernel::Lang;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How strong a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Plays for the first time: searches little, overlooks options, and is content with what looks good.
    Newcomer,
    /// Answers at once: a short search, the first good idea, now and then something overlooked.
    Instant,
    /// Thinks for a moment.
    Standard,
    /// Thinks longer.
    Expert,
    /// The strongest.
    Master,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 5] = [Level::Newcomer, Level::Instant, Level::Standard, Level::Expert, Level::Master];

    /// The name in commands and files.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Newcomer => "newcomer",
            Level::Instant => "instant",
            Level::Standard => "standard",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// The name that people read.
    pub const fn name(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Level::Newcomer, Lang::En) => "Newcomer",
            (Level::Newcomer, Lang::Fr) => "Première partie",
            (Level::Instant, Lang::En) => "Instant",
            (Level::Instant, Lang::Fr) => "Éclair",
            (Level::Standard, Lang::En) => "Standard",
            (Level::Standard, Lang::Fr) => "Habitué",
            (Level::Expert, Lang::En) => "Expert",
            (Level::Expert, Lang::Fr) => "Expert",
            (Level::Master, Lang::En) => "Master",
            (Level::Master, Lang::Fr) => "Maître",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.id())
    }
}

/// A name that belongs to no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = Level::ALL.into_iter().map(Level::id).collect();
        write!(out, "there is no level {:?}; there are {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.id() == text).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

/// How much a bot searches, and how it errs: as people do, by looking less and by missing things.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// How many imagined worlds are searched.
    pub iterations: u32,
    /// The probability of overlooking an option. At least two options are always seen, if there are two.
    pub overlooks: f32,
    /// An option that is worse than the best by at most this share of a victory seems just as good.
    pub content: f32,
}

impl Effort {
    /// The default effort of a level: for games that do not override [`crate::Insight::effort`], and for those about
    /// which nothing is known.
    pub const fn of(level: Level) -> Effort {
        match level {
            Level::Newcomer => Effort { iterations: 60, overlooks: 0.3, content: 0.08 },
            Level::Instant => Effort { iterations: 200, overlooks: 0.08, content: 0.015 },
            Level::Standard => Effort { iterations: 2_000, overlooks: 0.0, content: 0.0 },
            Level::Expert => Effort { iterations: 12_000, overlooks: 0.0, content: 0.0 },
            Level::Master => Effort { iterations: 60_000, overlooks: 0.0, content: 0.0 },
        }
    }

    /// The effort with its iterations multiplied by a factor.
    #[must_use]
    pub fn paced(mut self, factor: f32) -> Effort {
        self.iterations = ((self.iterations as f32 * factor) as u32).max(8);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_and_are_plain() {
        for level in Level::ALL {
            assert_eq!(level.id().parse(), Ok(level));
            assert!(level.id().bytes().all(|byte| byte.is_ascii_lowercase()));
            assert_eq!(serde_json::to_value(level).unwrap(), level.id());
        }
        assert!("grandmaster".parse::<Level>().unwrap_err().to_string().contains("newcomer, instant"));
    }

    #[test]
    fn every_level_tries_harder_than_the_one_below() {
        let iterations: Vec<u32> = Level::ALL.into_iter().map(|level| Effort::of(level).iterations).collect();
        assert!(iterations.is_sorted_by(|less, more| 2 * less <= *more), "{iterations:?}");
    }
}
