//! Wrath of Fire Mountain: majorities, the moment of the eruption, and dice by exact expectation.

mod inputs;
mod rerolls;

use crate::insight::study_by_judging;
use crate::learn::{Learner, Learnt};
use crate::net::Rows;
use crate::search::Playout;
use crate::values::{Values, shares};
use crate::{Effort, Insight, Level};
use kernel::{Audience, Dice, Game, Phrase, Seat, facts};
use wrath::{Action, Face, Hand, PlayerView, State, Step, View, Wrath};

/// What a good player of `wrath` knows.
#[derive(Clone, Copy, Debug, Default)]
pub struct WrathInsight;

static LEARNT: Learnt = Learnt::new(inputs::NAMES, include_str!("../../weights/wrath.txt"));

impl Learner<Wrath> for WrathInsight {
    fn learnt(&self) -> &'static Learnt {
        &LEARNT
    }

    fn look(&self, state: &State, rows: &mut Rows) {
        inputs::fill(state, rows);
    }
}

/// What an unused die is worth, in points, by its face.
fn worth_of(face: Face) -> f32 {
    match face {
        Face::Volcano => 0.45,
        Face::Cave => 0.85,
        Face::Hut => 0.85,
        Face::Footprint => 0.4,
        Face::Egg => 0.65,
    }
}

/// What a die is worth before it is rolled, with two more rolls to come.
const FRESH_DIE: f32 = 0.72;
/// What a hatched dinosaur is worth besides where it stands, in points.
const DINOSAUR: f32 = 1.1;
/// The part of an eruption's points that counts when the Volcano is empty, and how much more when it is full.
const ERUPTION_FAR: f32 = 0.35;
const ERUPTION_NEAR: f32 = 0.6;
/// What a Cro-Magnon is worth besides the points of its region: on the land, in the reserve, on the Egg space.
const ON_LAND: f32 = 0.28;
const IN_RESERVE: f32 = 0.12;
const ON_EGG: f32 = 0.3;
/// How many dice a turn usually has.
const USUAL_DICE: f32 = 5.0;
/// The least that a die is worth while it can be rolled again.
const ROLLABLE_DIE: f32 = 0.6;
/// The lead that all but decides the game at the end, and how much more it takes for every point still missing.
const DECISIVE: f32 = 3.0;
const DECISIVE_PER_POINT: f32 = 0.5;

/// The priors of hatching, of bringing a figure in, and of ending the actions. All others have 1.
const HATCHING: f32 = 4.0;
const ENTERING: f32 = 1.5;
const ENDING: f32 = 0.2;
/// What a die must be worth to be kept, and the most that rolling a worse one counts for.
const KEPT_DIE: f32 = 0.62;
const MOST_GAIN: f32 = 0.2;
/// The prior of a re-roll falls by what it gives up beyond `FREE_LOSS`, this steeply.
const FREE_LOSS: f32 = 0.6;
const LOSS_STEEPNESS: f32 = 3.0;

/// The points that a player can count on: those scored, a part of those that an eruption would bring, and what the
/// pieces will still be good for.
fn strength(view: &View, player: &PlayerView, seat: Seat) -> f32 {
    let full = f32::from(view.taken) / f32::from(view.spaces.max(1));
    let soon = ERUPTION_FAR + ERUPTION_NEAR * full * full;
    let on_land: u8 = player.land.iter().sum();
    let dinosaurs = view.dinosaurs.iter().filter(|dinosaur| dinosaur.owner == seat).count();
    let pieces = ON_LAND * f32::from(on_land) + IN_RESERVE * f32::from(player.reserve) + DINOSAUR * dinosaurs as f32;
    let eggs = ON_EGG * f32::from(player.egg);
    f32::from(player.score) + soon * f32::from(player.if_erupted) + pieces + eggs + dice_worth(view, seat)
}

/// What the dice of the current turn are still worth to a player.
fn dice_worth(view: &View, seat: Seat) -> f32 {
    if view.active != seat {
        return 0.0;
    }
    let in_hand = |least: f32| view.dice.faces().map(|face| worth_of(face).max(least)).sum::<f32>();
    match view.step {
        Step::BeforeRoll => USUAL_DICE * FRESH_DIE,
        Step::Rolled => in_hand(ROLLABLE_DIE),
        Step::Actions => in_hand(0.0),
        Step::Quake | Step::Over => 0.0,
    }
}

/// The chances of victory, judged from a view.
fn judged(view: &View) -> Values {
    let mut strengths = [0.0; 4];
    let count = view.players.len();
    for (number, player) in view.players.iter().enumerate() {
        strengths[number] = strength(view, player, Seat(number as u8));
    }
    let best = view.players.iter().map(|player| player.score).max().unwrap_or(0);
    // The nearer the end, the more a lead decides.
    let left = f32::from(view.target.saturating_sub(best));
    shares(&strengths[..count], DECISIVE + DECISIVE_PER_POINT * left)
}

impl super::Known for Wrath {
    type Insight = WrathInsight;
}

impl Insight<Wrath> for WrathInsight {
    fn prior(&self, _: &State, _: Seat, actions: &[Action], weights: &mut [f32]) {
        for (action, weight) in actions.iter().zip(weights) {
            *weight = match action {
                Action::Reroll(dice) => reroll_prior(*dice),
                Action::Keep => 1.0,
                Action::Hatch(_) => HATCHING,
                Action::Cave { .. } | Action::Hut { .. } => ENTERING,
                Action::Walk { .. } | Action::Egg { .. } | Action::Volcano { .. } | Action::Roll => 1.0,
                Action::End => ENDING,
                Action::Quake(_) | Action::NoQuake => 1.0,
            };
        }
    }

    fn study(&self, imagined: &State, seat: Seat, actions: &[Action], weights: &mut [f32]) {
        if imagined.step() == Step::Rolled {
            rerolls::weigh(imagined, seat, actions, weights);
        } else {
            study_by_judging::<Wrath>(self, imagined, seat, actions, weights);
        }
    }

    fn judge(&self, state: &State) -> Option<Values> {
        Some(self.chances(state))
    }

    fn reference(&self, state: &mut State, _: &mut Dice, _: &mut Playout<Wrath>) -> Values {
        judged(&Wrath::view(state, Audience::Spectator))
    }

    fn effort(&self, level: Level) -> Effort {
        match level {
            Level::Newcomer => Effort { iterations: 60, overlooks: 0.4, content: 0.15 },
            Level::Instant => Effort { iterations: 90, overlooks: 0.23, content: 0.07 },
            Level::Standard => Effort { iterations: 300, overlooks: 0.1, content: 0.03 },
            Level::Expert => Effort { iterations: 600, overlooks: 0.02, content: 0.006 },
            Level::Master => Effort { iterations: 4_000, overlooks: 0.0, content: 0.0 },
        }
    }

    fn reasons(&self, view: &View, seat: Seat, action: &Action, out: &mut Vec<Phrase>) {
        let mine = &view.players[seat.index()];
        let rivals = view.players.iter().enumerate().filter(|&(other, _)| other != seat.index());
        let best = rivals.map(|(_, player)| player.if_erupted).max().unwrap_or(0);
        match action {
            Action::Reroll(_) | Action::Keep => out.push(Phrase::new("why-wrath-dice", facts![])),
            Action::Hatch(_) => out.push(Phrase::new("why-wrath-hatch", facts![])),
            Action::Volcano { .. } | Action::Quake(_) | Action::NoQuake | Action::End => {
                let facts = facts![left = view.spaces - view.taken, mine = mine.if_erupted, best];
                out.push(Phrase::new("why-wrath-eruption", facts));
            }
            Action::Roll | Action::Cave { .. } | Action::Hut { .. } | Action::Walk { .. } | Action::Egg { .. } => {
                out.push(Phrase::new("why-wrath-majority", facts![mine = mine.if_erupted, best]));
            }
        }
    }
}

/// The prior of re-rolling: poor faces should be rolled again, good ones should not.
fn reroll_prior(dice: Hand) -> f32 {
    let lost: f32 = dice.faces().map(|face| (worth_of(face) - KEPT_DIE).max(-MOST_GAIN)).sum();
    1.0 / (1.0 + LOSS_STEEPNESS * (lost + FREE_LOSS).max(0.0))
}

#[cfg(test)]
mod tests;
