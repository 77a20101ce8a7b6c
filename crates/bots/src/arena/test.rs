//! Says when enough games were played: a sequential probability ratio test (SPRT).

use serde::Serialize;

/// The generalised sequential probability ratio test (GSPRT) between two expected shares, for results between 0 and 1.
///
/// Both error probabilities are 5 %. The verdict may be asked for after every game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sequential {
    /// The share under the null hypothesis: not better.
    pub least: f64,
    /// The share under the alternative hypothesis: better.
    pub most: f64,
    games: u32,
    sum: f64,
    squares: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// More games are needed.
    Open,
    /// The greater share is accepted.
    Better,
    /// The lesser share is accepted.
    NotBetter,
}

/// The bound of the log-likelihood ratio: ln((1 - 0.05) / 0.05).
const BOUND: f64 = 2.944_438_979_166_44;
/// The fewest games for which the normal approximation is used.
const FEWEST: u32 = 16;

impl Sequential {
    /// A test of `least` against `most`.
    pub fn new(least: f64, most: f64) -> Sequential {
        Sequential { least, most, games: 0, sum: 0.0, squares: 0.0 }
    }

    /// Adds a result.
    pub fn add(&mut self, result: f64) {
        self.games += 1;
        self.sum += result;
        self.squares += result * result;
    }

    /// The verdict after the results so far.
    pub fn verdict(&self) -> Verdict {
        if self.games < FEWEST {
            return Verdict::Open;
        }
        let games = f64::from(self.games);
        let mean = self.sum / games;
        // If all results so far are equal, assume a variance as if one of them had been different.
        let variance = (self.squares / games - mean * mean).max(1.0 / games);
        let ratio = games * (self.most - self.least) * (2.0 * mean - self.least - self.most) / (2.0 * variance);
        if ratio >= BOUND {
            Verdict::Better
        } else if ratio <= -BOUND {
            Verdict::NotBetter
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Dice;

    /// How many of many tests on a biased coin say better, and how many not better. The bias is in percent.
    fn verdicts(percent: u32) -> (u32, u32) {
        let mut dice = Dice::fast(9);
        let mut count = (0, 0);
        for _ in 0..300 {
            let mut test = Sequential::new(0.5, 0.6);
            while test.verdict() == Verdict::Open {
                test.add(if dice.below(100) < percent { 1.0 } else { 0.0 });
            }
            match test.verdict() {
                Verdict::Better => count.0 += 1,
                Verdict::NotBetter => count.1 += 1,
                Verdict::Open => unreachable!("the loop ends with a verdict"),
            }
        }
        count
    }

    #[test]
    fn it_errs_about_as_seldom_as_it_says() {
        assert!(verdicts(50).0 <= 30, "{:?}", verdicts(50));
        assert!(verdicts(60).1 <= 30, "{:?}", verdicts(60));
        assert_eq!(verdicts(80), (300, 0));
    }
}
