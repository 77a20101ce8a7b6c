//! Tyrannosaurus Rex: mixed strategies, trees within reach, and keeping out of the T-Rex's reach.

mod inputs;

use crate::learn::{Learner, Learnt};
use crate::net::Rows;
use crate::search::Playout;
use crate::values::{Values, shares};
use crate::{Effort, Insight, Level};
use kernel::{Audience, Dice, Game, Phrase, Seat, facts};
use trex::{Action, Cell, Phase, State, Trex, View};

/// What a good player of `trex` knows.
#[derive(Clone, Copy, Debug, Default)]
pub struct TrexInsight;

static LEARNT: Learnt = Learnt::new(inputs::NAMES, include_str!("../../weights/trex.txt"));

impl Learner<Trex> for TrexInsight {
    fn learnt(&self) -> &'static Learnt {
        &LEARNT
    }

    fn look(&self, state: &State, rows: &mut Rows) {
        inputs::fill(state, Trex::seats(state), rows);
    }
}

// The judgement of the reference opponent, in trees.

/// What being eliminated is worth.
const ELIMINATED: f32 = -4.0;
/// What it costs to have one tree left or none, and to have two: the last trees are a matter of survival.
const LAST_TREE: f32 = 1.2;
const LAST_TWO_TREES: f32 = 0.4;
/// What the tree under a Dino is worth if it is about to be harvested alone, and otherwise.
const SURE_HARVEST: f32 = 0.75;
const UNSURE_HARVEST: f32 = 0.3;
/// What a tree is worth by the steps to it; it is shared with the rivals who are as near. All of them at most.
const TREE_IN_REACH: [f32; 4] = [0.0, 0.34, 0.15, 0.07];
const MOST_TREES_IN_REACH: f32 = 1.2;
/// With fewer turns left than this, trees in reach lose their worth.
const TURNS_TO_REACH: f32 = 3.0;
/// What the T-Rex costs by the steps to it.
const REX_IN_REACH: [f32; 3] = [0.55, 0.4, 0.15];
/// The lead that all but decides the game at the end, and how much more it takes for every turn left.
const DECISIVE: f32 = 1.2;
const DECISIVE_PER_TURN: f32 = 0.35;

/// Steps between two cells, diagonals included.
fn distance(one: Cell, other: Cell) -> u8 {
    one.column().abs_diff(other.column()).max(one.row().abs_diff(other.row()))
}

/// The trees that a player can count on.
fn strength(view: &View, seat: Seat) -> f32 {
    let player = &view.players[seat.index()];
    let Some(dino) = player.dino else { return ELIMINATED };
    let left = f32::from(view.turns.saturating_sub(view.turn));
    let provisions = f32::from(player.provisions);
    let mut worth = provisions;
    worth -= if player.provisions <= 1 {
        LAST_TREE
    } else if player.provisions == 2 {
        LAST_TWO_TREES
    } else {
        0.0
    };
    let others = || view.players.iter().enumerate().filter(move |&(other, _)| other != seat.index());
    let alone = others().all(|(_, other)| other.dino != Some(dino));
    let refuge = dino == view.lake || dino == view.volcano;
    if view.trees.contains(dino) {
        // The tree is harvested at the end of this turn, unless somebody else comes.
        let harvests = view.phase == Phase::Rex || view.phase == Phase::Choose;
        worth += if alone && harvests { SURE_HARVEST } else { UNSURE_HARVEST };
    }
    let mut near = 0.0;
    for tree in view.trees.iter() {
        let steps = distance(dino, tree);
        if steps > 0 && steps <= 3 {
            let rivals = others().filter(|(_, other)| other.dino.is_some_and(|cell| distance(cell, tree) <= steps));
            near += TREE_IN_REACH[usize::from(steps)] / (1.0 + rivals.count() as f32);
        }
    }
    worth += near.min(MOST_TREES_IN_REACH) * (left / TURNS_TO_REACH).min(1.0);
    if let Some(rex) = view.rex {
        let steps = distance(rex, dino);
        if !refuge && steps <= 2 && left > 0.0 {
            worth -= REX_IN_REACH[usize::from(steps)];
        }
    }
    worth
}

/// The chances of victory, judged from a view.
fn judged(view: &View) -> Values {
    let mut strengths = [0.0; 4];
    let count = view.players.len();
    for (number, place) in strengths.iter_mut().enumerate().take(count) {
        *place = strength(view, Seat(number as u8));
    }
    let left = f32::from(view.turns.saturating_sub(view.turn));
    shares(&strengths[..count], DECISIVE + DECISIVE_PER_TURN * left)
}

impl super::Known for Trex {
    type Insight = TrexInsight;
}

impl Insight<Trex> for TrexInsight {
    fn judge(&self, state: &State) -> Option<Values> {
        Some(self.chances(state))
    }

    /// Plays on to the next turn: answers are shown, votes taken and trees harvested before a person would judge.
    fn reference(&self, state: &mut State, dice: &mut Dice, playout: &mut Playout<Trex>) -> Values {
        let seats = u32::from(Trex::seats(state));
        let any = |_: &State, _: Seat, actions: &[Action], dice: &mut Dice| dice.below(actions.len() as u32) as usize;
        let over = playout.play(state, dice, seats, any);
        over.unwrap_or_else(|| judged(&Trex::view(state, Audience::Spectator)))
    }

    /// The position with the others' unseen answers taken back, so that search models them instead of guessing.
    fn retract(&self, imagined: &State, seat: Seat) -> Option<State> {
        Some(imagined.unanswered_but_by(seat))
    }

    fn effort(&self, level: Level) -> Effort {
        match level {
            Level::Newcomer => Effort { iterations: 200, overlooks: 0.4, content: 0.0 },
            Level::Instant => Effort { iterations: 400, overlooks: 0.26, content: 0.0 },
            Level::Standard => Effort { iterations: 800, overlooks: 0.17, content: 0.0 },
            Level::Expert => Effort { iterations: 2_000, overlooks: 0.08, content: 0.0 },
            Level::Master => Effort { iterations: 40_000, overlooks: 0.0, content: 0.0 },
        }
    }

    fn reasons(&self, view: &View, seat: Seat, action: &Action, out: &mut Vec<Phrase>) {
        let Some(dino) = view.players[seat.index()].dino else { return };
        if let Some(steps) = view.rex.map(|rex| distance(rex, dino)).filter(|&steps| steps <= 2) {
            out.push(Phrase::new("why-trex-near", facts![steps]));
        }
        match action {
            Action::Move(_) | Action::Panic(_) | Action::Rest => {
                let trees = view.trees.iter().filter(|&tree| distance(tree, dino) == 1).count();
                out.push(Phrase::new("why-trex-trees", facts![trees]));
            }
            Action::Vote(_) | Action::Abstain => {
                let provisions = view.players.iter().map(|player| player.provisions).max().unwrap_or(0);
                let facts = facts![mine = view.players[seat.index()].provisions, best = provisions];
                out.push(Phrase::new("why-trex-lead", facts));
            }
        }
    }
}

#[cfg(test)]
mod tests;
