//! Playouts (rollouts) from a new node.

use crate::values::{Values, even, reward};
use kernel::{Dice, Game, Seat, Silent, Turn};

/// Plays on from a state. It is reused, so that its buffers are allocated once.
#[derive(Debug)]
pub struct Playout<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Playout<G> {
        Playout::new()
    }
}

impl<G: Game> Playout<G> {
    /// Empty buffers.
    pub fn new() -> Playout<G> {
        Playout { actions: Vec::new() }
    }

    /// Plays at random until the game is over or `most` decisions were made. An unfinished game counts as even.
    pub fn random(&mut self, state: &mut G::State, dice: &mut Dice, most: u32) -> Values {
        let any =
            |_: &G::State, _: Seat, actions: &[G::Action], dice: &mut Dice| dice.below(actions.len() as u32) as usize;
        self.play(state, dice, most, any).unwrap_or_else(|| even(G::seats(state)))
    }

    /// Plays by a policy until the game is over or `most` decisions were made; returns nothing for an unfinished game.
    pub fn play(
        &mut self,
        state: &mut G::State,
        dice: &mut Dice,
        most: u32,
        mut policy: impl FnMut(&G::State, Seat, &[G::Action], &mut Dice) -> usize,
    ) -> Option<Values> {
        for _ in 0..most {
            if let Turn::Over(outcome) = G::turn(state) {
                return Some(reward::<G>(&outcome));
            }
            let seat = G::waited(state).first()?;
            self.actions.clear();
            G::actions(state, seat, &mut self.actions);
            let choice = if self.actions.len() == 1 { 0 } else { policy(state, seat, &self.actions, dice) };
            G::play(state, seat, &self.actions[choice], dice, &mut Silent);
        }
        match G::turn(state) {
            Turn::Over(outcome) => Some(reward::<G>(&outcome)),
            Turn::Decide(_) => None,
        }
    }
}
