//! Ratings by the Bradley–Terry model, on the Elo scale.

use serde::Serialize;

/// Points of the Elo scale for a factor of e in the odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// The half-width of a 95 % interval in standard errors.
const Z: f64 = 1.959_963_984_540_054;
/// Draws added between every two players who met, as a prior: a player who won or lost everything still gets a finite
/// rating.
const PRIOR_DRAWS: f64 = 0.5;

/// Who scored how much against whom.
#[derive(Clone, Debug, PartialEq)]
pub struct Scores {
    count: usize,
    /// `won[a * count + b]`: what `a` won against `b`; a draw is half for each.
    won: Vec<f64>,
}

impl Scores {
    /// An empty table of results between this many players.
    pub fn new(count: usize) -> Scores {
        Scores { count, won: vec![0.0; count * count] }
    }

    /// Adds a comparison: `result` is 1 if `a` did better than `b`, 0 if worse, 0.5 if equal. It counts as `weight`
    /// games.
    pub fn add(&mut self, a: usize, b: usize, result: f64, weight: f64) {
        self.won[a * self.count + b] += weight * result;
        self.won[b * self.count + a] += weight * (1.0 - result);
    }

    fn won(&self, a: usize, b: usize) -> f64 {
        self.won[a * self.count + b]
    }

    fn met(&self, a: usize, b: usize) -> f64 {
        let games = self.won(a, b) + self.won(b, a);
        if games > 0.0 { games + 2.0 * PRIOR_DRAWS } else { 0.0 }
    }

    /// What a player won altogether, prior draws included.
    fn total(&self, a: usize) -> f64 {
        let others = (0..self.count).filter(|&b| b != a && self.met(a, b) > 0.0);
        others.map(|b| self.won(a, b) + PRIOR_DRAWS).sum()
    }
}

/// A rating. The average of all players is 0.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// On the Elo scale: 400 points are odds of ten to one.
    pub elo: f64,
    /// The half-width of the 95 % interval.
    pub within: f64,
}

/// The maximum-likelihood ratings.
pub fn rate(scores: &Scores) -> Vec<Rating> {
    let strengths = likeliest(scores);
    let covariance = covariance(scores, &strengths);
    let average = strengths.iter().map(|strength| strength.ln()).sum::<f64>() / strengths.len().max(1) as f64;
    let rating = |(number, strength): (usize, &f64)| Rating {
        elo: SCALE * (strength.ln() - average),
        within: SCALE * Z * covariance[number].max(0.0).sqrt(),
    };
    strengths.iter().enumerate().map(rating).collect()
}

/// Hunter's MM algorithm (minorisation–maximisation): every step makes the results likelier.
fn likeliest(scores: &Scores) -> Vec<f64> {
    let mut strengths = vec![1.0_f64; scores.count];
    for _ in 0..5_000 {
        let mut change = 0.0_f64;
        for a in 0..scores.count {
            let others = (0..scores.count).filter(|&b| b != a);
            let expected: f64 = others.map(|b| scores.met(a, b) / (strengths[a] + strengths[b])).sum();
            if expected > 0.0 {
                let better = scores.total(a) / expected;
                change = change.max((better / strengths[a]).ln().abs());
                strengths[a] = better;
            }
        }
        if change < 1e-10 {
            break;
        }
    }
    strengths
}

/// The variances of the log strengths, relative to their average: the diagonal of the pseudo-inverse of the Fisher
/// information.
fn covariance(scores: &Scores, strengths: &[f64]) -> Vec<f64> {
    let count = scores.count;
    let mut information = vec![vec![0.0; count]; count];
    for a in 0..count {
        for b in (0..count).filter(|&b| b != a) {
            let chance = strengths[a] / (strengths[a] + strengths[b]);
            let weight = scores.met(a, b) * chance * (1.0 - chance);
            information[a][a] += weight;
            information[a][b] -= weight;
        }
    }
    // Adding the same number to every entry makes the matrix regular and affects only the average. Subtracting it again
    // afterwards gives the pseudo-inverse of a matrix whose rows add up to zero.
    let shift = 1.0 / count as f64;
    information.iter_mut().flatten().for_each(|entry| *entry += shift);
    let inverse = inverted(information);
    (0..count).map(|a| inverse[a][a] - shift).collect()
}

/// Gauss–Jordan elimination with pivots.
fn inverted(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = matrix.len();
    for (number, row) in matrix.iter_mut().enumerate() {
        row.extend((0..count).map(|column| if column == number { 1.0 } else { 0.0 }));
    }
    for column in 0..count {
        let pivot = (column..count).max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()));
        matrix.swap(column, pivot.unwrap_or(column));
        let pivot = matrix[column].clone();
        let scale = if pivot[column].abs() < 1e-12 { 1e-12 } else { pivot[column] };
        for (number, row) in matrix.iter_mut().enumerate() {
            let factor = if number == column { (row[column] - 1.0) / scale } else { row[column] / scale };
            row.iter_mut().zip(&pivot).for_each(|(entry, above)| *entry -= factor * above);
        }
    }
    matrix.into_iter().map(|mut row| row.split_off(count)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duel(won: f64, games: f64) -> Vec<Rating> {
        let mut scores = Scores::new(2);
        scores.add(0, 1, won / games, games);
        rate(&scores)
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let ratings = duel(10_000.0, 11_000.0);
        assert!((ratings[0].elo - ratings[1].elo - 400.0).abs() < 0.5, "{ratings:?}");
        assert!((ratings[0].elo + ratings[1].elo).abs() < 1e-6);
    }

    /// For two players the variance of the difference of the logarithms is 1 / (n p (1 - p)).
    #[test]
    fn the_interval_of_a_duel_is_the_textbooks() {
        let ratings = duel(600.0, 1000.0);
        let met = 1001.0_f64;
        let chance = 600.5 / met;
        let half = SCALE * Z * (1.0 / (met * chance * (1.0 - chance))).sqrt() / 2.0;
        assert!((ratings[0].within - half).abs() < 0.01, "{ratings:?} {half}");
    }

    #[test]
    fn a_chain_of_duels_orders_all() {
        let mut scores = Scores::new(3);
        scores.add(0, 1, 0.25, 100.0);
        scores.add(1, 2, 0.25, 100.0);
        let ratings = rate(&scores);
        assert!(ratings[0].elo < ratings[1].elo && ratings[1].elo < ratings[2].elo);
        assert!(ratings[1].within < ratings[2].within, "who met both is known better: {ratings:?}");
    }

    #[test]
    fn winning_everything_is_finite() {
        let ratings = duel(50.0, 50.0);
        assert!(ratings[0].elo.is_finite() && ratings[0].elo > 200.0 && ratings[0].within > 100.0);
    }
}
