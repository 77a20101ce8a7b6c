//! How well somebody plays one game, and how sure we are of it.
//!
//! The model is Weng and Lin's (Bradley–Terry with every pair of sides), which OpenSkill uses too: two to six sides, ties,
//! teams. Its numbers are shown on the scale that players know: a newcomer stands at 1500, and 400 points more mean that one
//! wins about ten times as often as one loses.

use serde::{Deserialize, Serialize};
use skillratings::weng_lin::{WengLinConfig, WengLinRating};

/// Points of the shown scale for one point of the model.
const SCALE: f64 = 30.0;
/// What a newcomer is shown with.
const NEWCOMER: f64 = 1500.0;
/// The model's mean of a newcomer.
const MEAN: f64 = 25.0;
/// The model's deviation of a newcomer.
const DEVIATION: f64 = MEAN / 3.0;
/// How much anybody may have changed between two games. Without it, a rating of many games would never move again.
const DRIFT: f64 = MEAN / 300.0;
/// A rating is provisional before this many games…
const ENOUGH_GAMES: u32 = 10;
/// …and as long as it may be wrong by more than this many points.
const ENOUGH_CERTAINTY: f64 = 300.0;

/// Ratings are kept in millionths of the model's points: whole numbers come back from any store as they were.
const MILLION: f64 = 1_000_000.0;

/// What the model believes of a player, a team's task or a bot, in millionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Skill {
    mean: i64,
    deviation: i64,
}

impl Default for Skill {
    fn default() -> Skill {
        Skill::new(MEAN, DEVIATION)
    }
}

impl Skill {
    fn new(mean: f64, deviation: f64) -> Skill {
        Skill { mean: (mean * MILLION).round() as i64, deviation: (deviation * MILLION).round() as i64 }
    }

    fn mean(&self) -> f64 {
        self.mean as f64 / MILLION
    }

    fn deviation(&self) -> f64 {
        self.deviation as f64 / MILLION
    }

    /// From what a store kept: [`Skill::millionths`].
    pub fn from_millionths([mean, deviation]: [i64; 2]) -> Skill {
        Skill { mean, deviation }
    }

    /// The model's mean and deviation in millionths, for a store to keep.
    pub fn millionths(&self) -> [i64; 2] {
        [self.mean, self.deviation]
    }

    /// A strength that is known, on the shown scale: a bot's, measured by the arena.
    pub fn known(points: f64) -> Skill {
        Skill::new(MEAN + (points - NEWCOMER) / SCALE, 1.0)
    }

    /// What a task is believed to be worth before any team has tried it: it holds its own against that many newcomers.
    pub(crate) fn of_task(players: usize) -> Skill {
        let players = players as f64;
        Skill::new(MEAN * players, DEVIATION * players.sqrt())
    }

    /// On the shown scale.
    pub fn points(&self) -> f64 {
        NEWCOMER + SCALE * (self.mean() - MEAN)
    }

    /// By how many points it may be wrong, 19 times out of 20.
    pub fn uncertainty(&self) -> f64 {
        2.0 * SCALE * self.deviation()
    }

    /// What this player is at least worth, 39 times out of 40: lists of the best are ordered by it, so that nobody leads
    /// them after two lucky games.
    pub fn at_least(&self) -> f64 {
        self.points() - self.uncertainty()
    }

    /// The same a game later, before its result is known.
    pub(crate) fn drifted(&self) -> Skill {
        Skill::new(self.mean(), self.deviation().hypot(DRIFT).min(DEVIATION))
    }

    pub(crate) fn model(&self) -> WengLinRating {
        WengLinRating { rating: self.mean(), uncertainty: self.deviation() }
    }

    pub(crate) fn from_model(model: WengLinRating) -> Skill {
        Skill::new(model.rating, model.uncertainty)
    }
}

pub(crate) fn config() -> WengLinConfig {
    WengLinConfig::default()
}

/// A skill with the number of games behind it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rated {
    /// What the games told.
    pub skill: Skill,
    /// How many rated games.
    pub games: u32,
}

impl Rated {
    /// Whether this is still a guess: it is shown as such, and not in lists of the best.
    pub fn is_provisional(&self) -> bool {
        self.games < ENOUGH_GAMES || self.skill.uncertainty() > ENOUGH_CERTAINTY
    }
}
