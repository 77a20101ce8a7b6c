//! Which dice to roll again, by exact expectation.
//!
//! Every final hand is valued by playing the turn out with it. From these values follows, by backward induction, what
//! every choice of dice is worth with one and with two rolls to come.

use super::WrathInsight;
use crate::learn::Learner;
use kernel::{Audience, Dice, Game, Given, Seat, Silent, Turn};
use std::collections::BTreeMap;
use wrath::{Action, Face, Hand, State, Step, Wrath};

/// A difference of this much, in shares of a victory, makes a choice half as interesting.
const HALVES: f32 = 0.012;

/// Weighs the choices of a player who has rolled.
pub(super) fn weigh(state: &State, seat: Seat, actions: &[Action], weights: &mut [f32]) {
    let view = Wrath::view(state, Audience::Seat(seat));
    let rolls_left = view.most_rolls - view.rolls;
    let worths = DiceWorths::new(state, seat, view.dice.total(), rolls_left);
    let values: Vec<Option<f32>> = actions.iter().map(|action| worths.value(action, view.dice, rolls_left)).collect();
    let best = values.iter().flatten().copied().fold(0.0, f32::max);
    for (weight, value) in weights.iter_mut().zip(values) {
        // Hatching has no value here, because it changes what follows: it gets half of the best weight.
        let behind = value.map_or(1.0, |value| (best - value) / HALVES);
        *weight = 1.0 / (1.0 + behind * behind);
    }
}

/// What dice are worth to the player: final hands, and parts of hands whose other dice are rolled again.
struct DiceWorths {
    /// By rolls left afterwards: the value of keeping a part of the dice and rolling the others.
    kept: Vec<BTreeMap<Hand, f32>>,
}

impl DiceWorths {
    fn new(state: &State, seat: Seat, count: u8, rolls_left: u8) -> DiceWorths {
        let hands = hands(count);
        let mut value: BTreeMap<Hand, f32> = hands.iter().map(|&hand| (hand, worth(state, seat, hand))).collect();
        let mut kept = vec![value.clone()];
        for _ in 0..rolls_left {
            let parts = expectations(&value, count, state.sides());
            // With another roll to come, a hand is worth the best of its parts.
            value = hands.iter().map(|&hand| (hand, best_part(&parts, hand))).collect();
            kept.push(parts);
        }
        DiceWorths { kept }
    }

    /// The value of an action, if it is about the dice.
    fn value(&self, action: &Action, hand: Hand, rolls_left: u8) -> Option<f32> {
        match action {
            Action::Keep => self.kept[0].get(&hand).copied(),
            Action::Reroll(again) => {
                let mut part = hand;
                part.take(*again);
                self.kept[usize::from(rolls_left)].get(&part).copied()
            }
            Action::Roll
            | Action::Volcano { .. }
            | Action::Cave { .. }
            | Action::Hut { .. }
            | Action::Walk { .. }
            | Action::Egg { .. }
            | Action::Hatch(_)
            | Action::End
            | Action::Quake(_)
            | Action::NoQuake => None,
        }
    }
}

/// All hands of this many dice.
fn hands(count: u8) -> Vec<Hand> {
    let mut hands = vec![Hand::NONE];
    for _ in 0..count {
        hands = hands.iter().flat_map(|&hand| Face::ALL.map(|face| with(hand, face))).collect();
        hands.sort();
        hands.dedup();
    }
    hands
}

fn with(mut hand: Hand, face: Face) -> Hand {
    hand.add(face);
    hand
}

/// The expected value of every part of a hand when the missing dice are rolled: from the greatest parts down, one die
/// at a time.
fn expectations(value: &BTreeMap<Hand, f32>, count: u8, sides: &[Face]) -> BTreeMap<Hand, f32> {
    let mut parts = value.clone();
    for size in (0..count).rev() {
        for part in hands(size) {
            let sum: f32 = sides.iter().map(|&face| parts[&with(part, face)]).sum();
            parts.insert(part, sum / sides.len() as f32);
        }
    }
    parts
}

/// The value of the best part of a hand to keep; the part may be all of it.
fn best_part(parts: &BTreeMap<Hand, f32>, hand: Hand) -> f32 {
    let mut best = parts[&hand].max(parts[&Hand::NONE]);
    hand.for_each_part(|part| best = best.max(parts[&part]));
    best
}

/// The value of a hand: the turn is played out with it, greedily.
fn worth(state: &State, seat: Seat, hand: Hand) -> f32 {
    let Some(mut state) = holding(state, seat, hand) else { return 0.0 };
    let mut dice = Dice::fast(1);
    let mut actions = Vec::new();
    for _ in 0..24 {
        if Wrath::turn(&state) != Turn::of(seat) || state.step() == Step::BeforeRoll {
            break;
        }
        actions.clear();
        Wrath::actions(&state, seat, &mut actions);
        let mut best: Option<(f32, State)> = None;
        for action in &actions {
            let mut next = state.clone();
            Wrath::play(&mut next, seat, action, &mut dice, &mut Silent);
            let value = WrathInsight.chances(&next)[seat.index()];
            if best.as_ref().is_none_or(|(so_far, _)| value > *so_far) {
                best = Some((value, next));
            }
        }
        let Some((_, next)) = best else { break };
        state = next;
    }
    WrathInsight.chances(&state)[seat.index()]
}

/// The state in which the player has rolled these dice and keeps them.
fn holding(state: &State, seat: Seat, hand: Hand) -> Option<State> {
    let sides = state.sides();
    let mut state = state.clone();
    let all = Wrath::view(&state, Audience::Seat(seat)).dice;
    let draws = hand.faces().map(|face| sides.iter().position(|&side| side == face));
    let draws: Option<Vec<Given>> = draws.map(|side| side.map(|side| Given::Value(side as u32))).collect();
    Wrath::play(&mut state, seat, &Action::Reroll(all), &mut Dice::given(draws?), &mut Silent);
    if state.step() == Step::Rolled {
        Wrath::play(&mut state, seat, &Action::Keep, &mut Dice::fast(0), &mut Silent);
    }
    Some(state)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_dice_make_126_hands() {
        assert_eq!(hands(5).len(), 126);
    }

    /// If only caves count, a die is a cave with chance 1/6 after one roll and 11/36 after two.
    #[test]
    fn expectations_are_exact() {
        let caves = |hand: Hand| f32::from(hand.count(Face::Cave));
        let value: BTreeMap<Hand, f32> = hands(2).into_iter().map(|hand| (hand, caves(hand))).collect();
        let once = expectations(&value, 2, &Wrath::base_edition().sides);
        assert!((once[&Hand::NONE] - 2.0 / 6.0).abs() < 1e-6);
        assert!((once[&with(Hand::NONE, Face::Cave)] - 7.0 / 6.0).abs() < 1e-6);
        let twice: BTreeMap<Hand, f32> = hands(2).into_iter().map(|hand| (hand, best_part(&once, hand))).collect();
        assert!((expectations(&twice, 2, &Wrath::base_edition().sides)[&Hand::NONE] - 2.0 * 11.0 / 36.0).abs() < 1e-6);
    }
}
