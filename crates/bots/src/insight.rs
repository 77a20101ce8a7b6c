//! What a good player of one game knows besides its rules.

use crate::search::Playout;
use crate::values::{Values, even, reward};
use crate::{Effort, Level, Likely, Weighed};
use kernel::{Dice, Game, Knowledge, Phrase, Seat, Silent, Turn};

/// A decision that a game's own planning made, without search.
#[derive(Clone, Debug)]
pub struct Planned<G: Game> {
    /// What to do.
    pub action: G::Action,
    /// The best options, the best first. The chosen one is among them if there was a choice.
    pub options: Vec<Weighed>,
    /// What is likely to follow.
    pub continuation: Vec<Likely>,
    /// The facts that decided, as phrases of this crate's texts.
    pub reasons: Vec<Phrase>,
    /// How many imagined worlds were looked at.
    pub worlds: u32,
}

/// What a good player of one game knows besides its rules. Every method has a default that works for any game.
pub trait Insight<G: Game>: Sync {
    /// The priors of a seat's actions: how promising they look at first sight. All weights are 1 on entry and may be
    /// changed.
    fn prior(&self, state: &G::State, seat: Seat, actions: &[G::Action], weights: &mut [f32]) {
        let _ = (state, seat, actions, weights);
    }

    /// Removes the actions that no sensible player looks at. It looks only at `actions[from..]`, the actions of the
    /// seat, and must leave at least one of them.
    fn consider(&self, state: &G::State, seat: Seat, actions: &mut Vec<G::Action>, from: usize) {
        let _ = (state, seat, actions, from);
    }

    /// The legal actions of the seat that a player with this insight looks at.
    fn options(&self, knowledge: &Knowledge<G>) -> Vec<G::Action> {
        let mut actions = knowledge.actions();
        self.consider(knowledge.image(), knowledge.seat(), &mut actions, 0);
        actions
    }

    /// Better priors for the options of the seat that is about to decide. It is called once per decision, so unlike
    /// [`Insight::prior`] it may take a few milliseconds.
    fn study(&self, imagined: &G::State, seat: Seat, actions: &[G::Action], weights: &mut [f32]) {
        self.prior(imagined, seat, actions, weights);
    }

    /// A static evaluation: the expected result of every seat without playing on, if the game has one.
    fn judge(&self, state: &G::State) -> Option<Values> {
        let _ = state;
        None
    }

    /// The value of a new leaf for every seat. The state may be played on for it.
    fn evaluate(&self, state: &mut G::State, dice: &mut Dice, playout: &mut Playout<G>) -> Values {
        self.judge(state).unwrap_or_else(|| playout.random(state, dice, DEFAULT_PLAYOUT))
    }

    /// Every seat's chance of victory in a state, for looking back at a game that is planned: it is played on from there
    /// this often. The same seed gives the same chances. `None` means: search.
    fn foresee(&self, state: &G::State, looks: u32, seed: u64) -> Option<Values> {
        let _ = (state, looks, seed);
        None
    }

    /// The evaluation of the one-step reference opponent, written by hand. It does not change when the bots learn to
    /// judge better, so their strength is always measured against the same opponent.
    fn reference(&self, state: &mut G::State, dice: &mut Dice, playout: &mut Playout<G>) -> Values {
        self.evaluate(state, dice, playout)
    }

    /// An imagined state without the secret answers that other seats have given already, where the game can take them
    /// back. Search then models these answers as simultaneous decisions, instead of believing in every legal answer
    /// equally.
    fn retract(&self, imagined: &G::State, seat: Seat) -> Option<G::State> {
        let _ = (imagined, seat);
        None
    }

    /// A decision by the game's own planner, where that is better than search. `None` means: search.
    fn plan(&self, knowledge: &Knowledge<G>, level: Level, seed: u64) -> Option<Planned<G>> {
        let _ = (knowledge, level, seed);
        None
    }

    /// How much effort a level makes in this game.
    fn effort(&self, level: Level) -> Effort {
        Effort::of(level)
    }

    /// The facts of the position that speak for or against an action, the most important first, as phrases of this
    /// crate's texts.
    fn reasons(&self, view: &G::View, seat: Seat, action: &G::Action, out: &mut Vec<Phrase>) {
        let _ = (view, seat, action, out);
    }
}

/// The mean of as many values, each made with dice of its own.
pub(crate) fn average(count: u32, seed: u64, mut value: impl FnMut(&mut Dice) -> Values) -> Values {
    let mut sums = Values::default();
    for number in 0..count {
        let values = value(&mut Dice::fast(seed.wrapping_add(u64::from(number))));
        sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
    }
    sums.map(|sum| sum / count as f32)
}

/// Keeps those of `actions[from..]` that `likes` accepts; all of them if it accepts none.
pub(crate) fn keep_from<A: Clone>(actions: &mut Vec<A>, from: usize, likes: impl Fn(&A) -> bool) {
    if !actions[from..].iter().any(&likes) {
        return;
    }
    let mut kept = from;
    for place in from..actions.len() {
        if likes(&actions[place]) {
            actions.swap(kept, place);
            kept += 1;
        }
    }
    actions.truncate(kept);
}

/// A difference of this much, in shares of a victory, halves the prior of an option.
const HALVES: f32 = 0.03;
/// The least prior of an option, however bad it looks.
const LEAST: f32 = 0.05;

/// Priors for the options of a decision, from the static evaluation of the position right after each.
pub(crate) fn study_by_judging<G: Game>(
    insight: &impl Insight<G>,
    imagined: &G::State,
    seat: Seat,
    actions: &[G::Action],
    weights: &mut [f32],
) {
    const SAMPLES: u64 = 3;
    let value = |action: &G::Action| {
        let sum: f32 = (0..SAMPLES)
            .map(|sample| {
                let mut dice = Dice::fast(sample);
                let mut state = imagined.clone();
                G::play(&mut state, seat, action, &mut dice, &mut Silent);
                let values = match G::turn(&state) {
                    Turn::Over(outcome) => reward::<G>(&outcome),
                    Turn::Decide(_) => insight.judge(&state).unwrap_or_else(|| even(G::seats(&state))),
                };
                values[seat.index()]
            })
            .sum();
        sum / SAMPLES as f32
    };
    let values: Vec<f32> = actions.iter().map(value).collect();
    let best = values.iter().copied().fold(f32::MIN, f32::max);
    for (weight, value) in weights.iter_mut().zip(values) {
        let behind = (best - value) / HALVES;
        *weight = LEAST + 1.0 / (1.0 + behind * behind);
    }
}

/// The most decisions of a playout, in a game about which nothing is known.
const DEFAULT_PLAYOUT: u32 = 400;

/// No knowledge at all: the rules alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl<G: Game> Insight<G> for Plain {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_liked_is_kept_in_order_and_never_nothing() {
        let mut numbers = vec![9, 1, 2, 3, 4];
        keep_from(&mut numbers, 1, |number| number % 2 == 0);
        assert_eq!(numbers, [9, 2, 4]);
        keep_from(&mut numbers, 1, |number| *number > 100);
        assert_eq!(numbers, [9, 2, 4]);
    }
}
