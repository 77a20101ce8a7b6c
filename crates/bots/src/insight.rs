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
    /// The best options, the best first; the one chosen is among them if there was a choice.
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
    /// How promising the actions of a seat look at first sight: the weights are all 1 and may be changed.
    fn prior(&self, state: &G::State, seat: Seat, actions: &[G::Action], weights: &mut [f32]) {
        let _ = (state, seat, actions, weights);
    }

    /// Takes out what no sensible player looks at, of the actions of a seat that stand in the list from a place on. It must
    /// leave at least one.
    fn consider(&self, state: &G::State, seat: Seat, actions: &mut Vec<G::Action>, from: usize) {
        let _ = (state, seat, actions, from);
    }

    /// What the seat may do now and a player with this insight would look at.
    fn options(&self, knowledge: &Knowledge<G>) -> Vec<G::Action> {
        let mut actions = knowledge.actions();
        self.consider(knowledge.image(), knowledge.seat(), &mut actions, 0);
        actions
    }

    /// A closer look at the options of the seat that is about to decide, once per decision: like [`Insight::prior`],
    /// but it may take a few milliseconds.
    fn study(&self, imagined: &G::State, seat: Seat, actions: &[G::Action], weights: &mut [f32]) {
        self.prior(imagined, seat, actions, weights);
    }

    /// The expected result of every seat as it looks without playing on, if that can be told.
    fn judge(&self, state: &G::State) -> Option<Values> {
        let _ = state;
        None
    }

    /// The expected result of every seat from a state that search has not seen yet; the state may be played on.
    fn evaluate(&self, state: &mut G::State, dice: &mut Dice, playout: &mut Playout<G>) -> Values {
        self.judge(state).unwrap_or_else(|| playout.random(state, dice, DEFAULT_PLAYOUT))
    }

    /// The judgement of the one-step reference opponent, as a person would write it down. It stays as it is when the
    /// bots learn to judge better, so that their strength is measured by the same yardstick.
    fn reference(&self, state: &mut G::State, dice: &mut Dice, playout: &mut Playout<G>) -> Values {
        self.evaluate(state, dice, playout)
    }

    /// An imagined state without the secret answers that others have given already, where the game can take them back.
    /// Search then finds out itself what they may have answered, instead of believing in any legal answer alike.
    fn retract(&self, imagined: &G::State, seat: Seat) -> Option<G::State> {
        let _ = (imagined, seat);
        None
    }

    /// A decision by the game's own planning, where that is better than search. Nothing means: search.
    fn plan(&self, knowledge: &Knowledge<G>, level: Level, seed: u64) -> Option<Planned<G>> {
        let _ = (knowledge, level, seed);
        None
    }

    /// How hard a level tries in this game.
    fn effort(&self, level: Level) -> Effort {
        Effort::of(level)
    }

    /// The facts of the position that speak for or against an action, the weightiest first, as phrases of this crate's
    /// texts.
    fn reasons(&self, view: &G::View, seat: Seat, action: &G::Action, out: &mut Vec<Phrase>) {
        let _ = (view, seat, action, out);
    }
}

/// Keeps what is liked of the actions from a place on; all of them if nothing is.
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

/// A difference of this much, in shares of a victory, makes an option half as interesting.
const HALVES: f32 = 0.03;
/// What is left of the interest in an option that looks bad at once.
const LEAST: f32 = 0.05;

/// Studies options by judging what is there right after each of them.
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

/// The most decisions of a playout of a game about which nothing is known.
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
