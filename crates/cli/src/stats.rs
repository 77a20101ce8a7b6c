//! Shares with intervals, means and spreads.

use kernel::Standing;
use serde::Serialize;

/// A share with its 95 % interval (Wilson's score).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Proportion {
    pub(crate) share: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// `won` of `games`; a shared victory counts as its part of one.
pub(crate) fn share(won: f64, games: u64) -> Proportion {
    if games == 0 {
        return Proportion { share: 0.0, low: 0.0, high: 1.0 };
    }
    const Z: f64 = 1.959_963_984_540_054;
    let (games, share) = (games as f64, won / games as f64);
    let square = Z * Z / games;
    let middle = (share + square / 2.0) / (1.0 + square);
    let half = Z / (1.0 + square) * (share * (1.0 - share) / games + square / (4.0 * games)).sqrt();
    Proportion { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// The part of a victory that each winner gets: all of it where all win together against the game, an equal part where
/// several share first place.
pub(crate) fn part_of_victory(cooperative: bool, standings: &[Standing]) -> f64 {
    let winners = standings.iter().filter(|standing| standing.place == 1).count().max(1);
    if cooperative { 1.0 } else { 1.0 / winners as f64 }
}

/// Running mean, spread and range (Welford's method).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spread {
    count: u64,
    mean: f64,
    squares: f64,
    min: f64,
    max: f64,
}

/// A spread as it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Summary {
    pub(crate) mean: f64,
    pub(crate) deviation: f64,
    pub(crate) min: f64,
    pub(crate) max: f64,
}

impl Spread {
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1;
        let delta = value - self.mean;
        self.mean += delta / self.count as f64;
        self.squares += delta * (value - self.mean);
        self.min = if self.count == 1 { value } else { self.min.min(value) };
        self.max = if self.count == 1 { value } else { self.max.max(value) };
    }

    pub(crate) fn summary(&self) -> Summary {
        let deviation = if self.count < 2 { 0.0 } else { (self.squares / (self.count - 1) as f64).sqrt() };
        Summary { mean: self.mean, deviation, min: self.min, max: self.max }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against published values of Wilson's interval: 10 of 100 gives 5.52 % to 17.44 %.
    #[test]
    fn the_interval_is_wilsons() {
        let Proportion { share, low, high } = share(10.0, 100);
        assert!((share - 0.10).abs() < 1e-12);
        assert!((low - 0.0552).abs() < 5e-5 && (high - 0.1744).abs() < 5e-5, "{low} {high}");
    }

    #[test]
    fn nothing_won_still_has_an_interval() {
        let none = share(0.0, 50);
        assert!(none.low == 0.0 && none.high > 0.05);
    }

    #[test]
    fn a_spread_is_mean_and_deviation() {
        let mut spread = Spread::default();
        for value in [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0] {
            spread.add(value);
        }
        let Summary { mean, deviation, min, max } = spread.summary();
        assert!((mean - 5.0).abs() < 1e-12 && (deviation - 2.138_089_935).abs() < 1e-8);
        assert_eq!((min, max), (2.0, 9.0));
    }
}
