//! The judgement of a state, and the luck of what was drawn.

use super::Pains;
use super::report::{Share, VICTORY};
use crate::search::{Budget, Search};
use crate::values::{even, victory};
use crate::{Insight, Values};
use kernel::{Dice, Game, Knowledge, MAX_SEATS, Seat, Silent};

/// A value in millionths.
pub(super) fn millionths(value: f64) -> Share {
    (value * f64::from(VICTORY)).round() as Share
}

/// Every seat's chance of victory in a state; in the end, the result. It is what a search from the decider's knowledge
/// expects, or what a game's own foresight says.
pub(super) fn chances<G: Game, I: Insight<G>>(state: &G::State, insight: &I, pains: &Pains, seed: u64) -> Values {
    let Some(seat) = G::waited(state).first() else {
        return G::turn(state).outcome().map_or_else(|| even(G::seats(state)), |outcome| victory::<G>(&outcome));
    };
    insight.foresee(state, pains.looks, seed).unwrap_or_else(|| {
        let knowledge = Knowledge::<G>::new(state, seat);
        let mut search = Search::new(&knowledge, &insight.options(&knowledge), insight, seed);
        search.run(Budget::Iterations(pains.depth));
        search.chances()
    })
}

/// The same in millionths.
pub(super) fn in_shares(values: &Values, seats: u8) -> Vec<Share> {
    values[..usize::from(seats)].iter().map(|value| millionths(f64::from(*value))).collect()
}

/// An action that was played and what it led to.
pub(super) struct Played<'a, G: Game> {
    pub(super) before: &'a G::State,
    pub(super) seat: Seat,
    pub(super) action: &'a G::Action,
    pub(super) state: &'a G::State,
    /// Every seat's chance in the state that it led to.
    pub(super) after: &'a [Share],
    /// Whether the rules asked for a draw.
    pub(super) drawn: bool,
}

/// Every seat's luck: how much better the state after an action is than the average of what it might have led to.
///
/// Other dice are rolled from the same state. Where no seat knows more than another, what nobody knows is dealt anew too,
/// so that a card that is turned over is a draw like any other. Elsewhere hidden things stay where they are: they were
/// drawn when they were dealt. `judging` is the seed with which states are judged: the same for all, so that a difference
/// is one of the states.
pub(super) fn luck<G: Game, I: Insight<G>>(
    played: &Played<'_, G>,
    insight: &I,
    pains: &Pains,
    seed: u64,
    judging: u64,
) -> Vec<Share> {
    let seats = G::seats(played.before);
    let open = !G::about().secrets;
    if !open && !played.drawn {
        return vec![0; usize::from(seats)];
    }
    let mut sums = [0_i64; MAX_SEATS];
    for redraw in 0..pains.redraws {
        // Not the dice of any world in which options were compared.
        let mut dice = Dice::fast(seed.wrapping_add(0x1000 + u64::from(redraw)));
        let mut state = if open { G::imagine(played.before, played.seat, &mut dice) } else { played.before.clone() };
        G::play(&mut state, played.seat, played.action, &mut dice, &mut Silent);
        let shares = if state == *played.state {
            played.after.to_vec()
        } else {
            in_shares(&chances::<G, I>(&state, insight, pains, judging), seats)
        };
        sums.iter_mut().zip(shares).for_each(|(sum, share)| *sum += i64::from(share));
    }
    let mean = |seat: usize| (sums[seat] as f64 / f64::from(pains.redraws)).round() as Share;
    played.after.iter().enumerate().map(|(seat, after)| after - mean(seat)).collect()
}

/// What a decision was worth to every seat: its decider lost what it gave away, and the others got it, each in
/// proportion to its chance. Those who win together lose together.
pub(super) fn passed_on(given_away: Share, seat: Seat, chances: &[Share], cooperative: bool) -> Vec<Share> {
    if cooperative || chances.len() < 2 {
        return vec![-given_away; chances.len()];
    }
    let weight = |place: usize| if place == seat.index() { 0 } else { i64::from(chances[place].max(0)) + 1 };
    let sum: i64 = (0..chances.len()).map(weight).sum();
    let mut passed: Vec<Share> =
        (0..chances.len()).map(|place| (i64::from(given_away) * weight(place) / sum) as Share).collect();
    // What rounding lost goes to the first of the others; then nothing is lost.
    let lost = given_away - passed.iter().sum::<Share>();
    let first = (0..chances.len()).find(|&place| place != seat.index());
    first.into_iter().for_each(|place| passed[place] += lost);
    passed[seat.index()] = -given_away;
    passed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_gives_away_the_others_get() {
        let passed = passed_on(100_001, Seat(1), &[300_000, 300_000, 400_000], false);
        assert_eq!(passed[1], -100_001);
        assert_eq!(passed.iter().sum::<Share>(), 0);
        assert!(passed[2] > passed[0], "{passed:?}");
        assert_eq!(passed_on(7, Seat(0), &[500_000, 500_000], true), [-7, -7]);
        assert_eq!(passed_on(0, Seat(0), &[500_000, 500_000], false), [0, 0]);
        assert_eq!(passed_on(5, Seat(0), &[1_000_000], false), [-5]);
    }
}
