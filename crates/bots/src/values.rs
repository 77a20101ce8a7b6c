//! What a result is worth to every seat.

use kernel::{Game, MAX_SEATS, Outcome};

/// The expected result of every seat: 1 for a victory, 0 for a defeat.
pub type Values = [f32; MAX_SEATS];

/// The part of a result that the margin decides: enough to play on sensibly once the winner is clear, too little to
/// risk a win for it.
const MARGIN: f32 = 0.06;
/// The margin that earns half of that part.
const USUAL_MARGIN: f32 = 6.0;

/// Equal values for every seat, when nothing is known.
pub fn even(seats: u8) -> Values {
    [1.0 / f32::from(seats.max(1)); MAX_SEATS]
}

/// What an outcome is worth. A shared victory is divided; in a cooperative game all win.
pub fn reward<G: Game>(outcome: &Outcome) -> Values {
    let standings = outcome.standings();
    let mut values = [0.0; MAX_SEATS];
    let winners = standings.iter().filter(|standing| standing.place == 1).count().max(1);
    let share = if G::about().cooperative { 1.0 } else { 1.0 / winners as f32 };
    for (seat, standing) in standings.iter().enumerate() {
        let won = if standing.place == 1 { share } else { 0.0 };
        let rivals = standings.iter().enumerate().filter(|&(other, _)| other != seat);
        let best = rivals.map(|(_, rival)| rival.score).max().unwrap_or(0);
        let margin = if G::about().cooperative { standing.score } else { standing.score - best };
        values[seat] = (1.0 - MARGIN) * won + MARGIN * squash(margin as f32 / USUAL_MARGIN);
    }
    values
}

/// Every seat's share of the victory, whatever the margin.
pub(crate) fn victory<G: Game>(outcome: &Outcome) -> Values {
    let mut values = [0.0; MAX_SEATS];
    let winners = outcome.winners();
    let share = if G::about().cooperative { 1.0 } else { 1.0 / winners.len().max(1) as f32 };
    winners.iter().for_each(|seat| values[seat.index()] = share);
    values
}

/// A sigmoid: maps any number to one between 0 and 1, and 0 to a half. It uses only exact arithmetic, so bots decide
/// alike on every machine.
#[inline]
pub(crate) fn squash(number: f32) -> f32 {
    0.5 + 0.5 * number / (1.0 + number.abs())
}

/// The exponential function, to about one part in 10,000, by arithmetic that gives the same on every machine.
#[inline]
pub(crate) fn exponential(number: f32) -> f32 {
    let doublings = (number * std::f32::consts::LOG2_E).clamp(-100.0, 100.0);
    let whole = doublings.floor();
    // Within one doubling, a polynomial is exact enough.
    let rest = (doublings - whole) * std::f32::consts::LN_2;
    let within = 1.0 + rest * (1.0 + rest * (0.5 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest / 120.0))));
    f32::from_bits(((whole as i32 + 127) as u32) << 23) * within
}

/// The shares of a victory for these strengths; a difference of `scale` all but decides.
pub(crate) fn shares(strengths: &[f32], scale: f32) -> Values {
    let mut values = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    let best = strengths.iter().copied().fold(f32::MIN, f32::max);
    for (value, strength) in values.iter_mut().zip(strengths) {
        // A rational bell curve instead of an exponential, for the same results on every machine.
        let behind = (best - strength) / scale;
        *value = 1.0 / (1.0 + 2.0 * behind + 4.0 * behind * behind);
        sum += *value;
    }
    values.iter_mut().for_each(|value| *value /= sum);
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;
    use wrath::Wrath;

    fn worth(scores: &'static [i32]) -> Values {
        let seats = scores.len() as u8;
        reward::<Wrath>(&Outcome::ranked(seats, |seat: Seat| scores[seat.index()], |seat| scores[seat.index()]))
    }

    #[test]
    fn a_victory_outweighs_any_margin() {
        assert!(worth(&[10, 9])[0] > worth(&[10, 60, 0])[1] - MARGIN && worth(&[10, 9])[0] > 0.9);
        assert!(worth(&[10, 9])[1] < 0.1);
        assert!(worth(&[30, 9])[0] > worth(&[10, 9])[0], "a clear victory is a little better");
    }

    #[test]
    fn a_shared_victory_is_divided() {
        let shared = worth(&[10, 10, 3]);
        assert!((shared[0] - shared[1]).abs() < 1e-6 && shared[0] > 0.45 && shared[0] < 0.55);
    }

    #[test]
    fn the_exponential_is_one() {
        for tenth in -200..=200 {
            let number = tenth as f32 / 10.0;
            let right = f64::from(number).exp();
            assert!((f64::from(exponential(number)) / right - 1.0).abs() < 2e-4, "{number}");
        }
        assert!(exponential(-1e9) >= 0.0 && exponential(1e9).is_finite());
    }

    #[test]
    fn shares_add_up_and_keep_the_order() {
        let values = shares(&[3.0, 5.0, 1.0], 4.0);
        assert!((values.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(values[1] > values[0] && values[0] > values[2]);
    }
}
