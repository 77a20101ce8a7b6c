//! Sapiens: both domains in balance, caves within reach, tiles that fit.

mod inputs;

use crate::insight::study_by_judging;
use crate::learn::{Learner, Learnt};
use crate::net::Rows;
use crate::search::Playout;
use crate::values::{Values, shares};
use crate::{Effort, Insight, Level};
use kernel::{Dice, Phrase, Seat, facts};
use sapiens::{Action, Player, Sapiens, State, Step, View};

/// What a good player of `sapiens` knows.
#[derive(Clone, Copy, Debug, Default)]
pub struct SapiensInsight;

static LEARNT: Learnt = Learnt::new(inputs::NAMES, include_str!("../../weights/sapiens.txt"));

impl Learner<Sapiens> for SapiensInsight {
    fn learnt(&self) -> &'static Learnt {
        &LEARNT
    }

    fn look(&self, state: &State, rows: &mut Rows) {
        inputs::fill(state, rows);
    }
}

/// About how many tiles a player lays in a game.
const LAYS: f32 = 11.0;

/// The part of the game that is left, from 1 at the start to 0 at the end.
fn left(state: &State) -> f32 {
    let most = state.playing().iter().map(|player| player.lays().len()).max().unwrap_or(0);
    (1.0 - most as f32 / LAYS).clamp(0.0, 1.0)
}

/// The result that a player can count on: mainly the lower domain, and more so towards the end.
fn strength(player: &Player, left: f32) -> f32 {
    let (food, shelter) = (f32::from(player.food), f32::from(player.shelter));
    let (low, high) = (food.min(shelter), food.max(shelter));
    // The lead of the higher domain counts only as far as the lower one can still catch up.
    let ahead = (high - low).min(2.0 + 10.0 * left) * (0.12 + 0.3 * left);
    let steaks = f32::from(player.steaks);
    let hunting = (0.5 * steaks + 0.12 * steaks * steaks) * (0.3 + 0.7 * left).min(1.0);
    let tokens = player.stock().count() as f32 * 1.5 * (4.0 * left).min(1.0);
    low + ahead + hunting + tokens + prospects(player) * (3.0 * left).min(1.0)
}

/// What the valley and the reserve still promise: tiles that fit, and caves whose mouth the tribe has reached.
fn prospects(player: &Player) -> f32 {
    if player.finished {
        return -2.0;
    }
    let free = player.free();
    let open = |scene: sapiens::Scene| (player.reach[scene.index()] & free).len() as f32;
    let mut fitting = 0.0;
    for tile in player.reserve.iter() {
        let ends = open(tile.low()) + open(tile.high());
        fitting += if ends > 0.0 { 0.4 + 0.06 * ends.min(6.0) } else { -0.3 };
    }
    let mut caves = 0.0;
    for (number, cave) in player.valley.caves.iter().enumerate() {
        let mouth = player.valley.mouth(number as u8);
        let inside = player.valley.cell(cave.at).is_some_and(|cell| free.contains(cell));
        if inside && free.contains(mouth) && player.active_reach().contains(mouth) {
            let token = if player.token_on(number as u8).is_some() { 0.5 } else { 0.0 };
            caves += 0.1 * f32::from(cave.high) + token;
        }
    }
    fitting + caves.min(2.0)
}

fn judged(state: &State) -> Values {
    let left = left(state);
    let mut strengths = [0.0; 4];
    let count = state.playing().len();
    for (place, player) in strengths.iter_mut().zip(state.playing()) {
        *place = strength(player, left);
    }
    // A player in the middle of a turn has more of it to come than the others.
    let turn = match state.step() {
        Step::Start | Step::StartTake | Step::Lay => 1.2,
        Step::Settle | Step::Powers | Step::Extra => 0.6,
        Step::After | Step::Take | Step::Remove | Step::Over => 0.0,
    };
    strengths[state.seat().index() % 4] += turn;
    shares(&strengths[..count], 2.0 + 9.0 * left)
}

impl super::Known for Sapiens {
    type Insight = SapiensInsight;
}

impl Insight<Sapiens> for SapiensInsight {
    fn prior(&self, _: &State, _: Seat, actions: &[Action], weights: &mut [f32]) {
        for (action, weight) in actions.iter().zip(weights) {
            *weight = match action {
                Action::Decline | Action::SkipExtra | Action::Finish => 0.3,
                Action::Token(_) | Action::Recall(_) => 0.5,
                Action::Start(_) | Action::Lay(_) | Action::Found(_) | Action::Extra(_) => 1.0,
                Action::Settle(_) | Action::Use(_) | Action::EndLaying | Action::Take(_) | Action::Remove(_) => 1.0,
            };
        }
    }

    fn study(&self, imagined: &State, seat: Seat, actions: &[Action], weights: &mut [f32]) {
        study_by_judging::<Sapiens>(self, imagined, seat, actions, weights);
    }

    fn judge(&self, state: &State) -> Option<Values> {
        Some(self.chances(state))
    }

    fn reference(&self, state: &mut State, _: &mut Dice, _: &mut Playout<Sapiens>) -> Values {
        judged(state)
    }

    fn effort(&self, level: Level) -> Effort {
        match level {
            Level::Newcomer => Effort { iterations: 40, overlooks: 0.4, content: 0.12 },
            Level::Instant => Effort { iterations: 150, overlooks: 0.25, content: 0.05 },
            Level::Standard => Effort { iterations: 400, overlooks: 0.12, content: 0.025 },
            Level::Expert => Effort { iterations: 1_200, overlooks: 0.05, content: 0.008 },
            Level::Master => Effort { iterations: 10_000, overlooks: 0.0, content: 0.0 },
        }
    }

    fn reasons(&self, view: &View, seat: Seat, action: &Action, out: &mut Vec<Phrase>) {
        let Some(mine) = view.table.players.get(seat.index()) else { return };
        match action {
            Action::Start(_)
            | Action::Lay(_)
            | Action::Found(_)
            | Action::Extra(_)
            | Action::Use(_)
            | Action::Token(_) => {
                out.push(Phrase::new("why-sapiens-balance", facts![food = mine.food, shelter = mine.shelter]));
            }
            Action::Take(_) | Action::Remove(_) => out.push(Phrase::new("why-sapiens-tiles", facts![])),
            Action::SkipExtra
            | Action::Finish
            | Action::Settle(_)
            | Action::Decline
            | Action::Recall(_)
            | Action::EndLaying => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Game, Scenario, Silent, Table};

    #[test]
    fn the_lower_domain_counts_most() {
        let setup = Sapiens::setup(&Table::new(2), Sapiens::base_edition()).unwrap();
        let state = Sapiens::start(&setup, &mut Dice::fast(1), &mut Silent);
        let with = |food: u16, shelter: u16| {
            let mut position = Sapiens::position(&state);
            position["table"]["players"][0]["food"] = food.into();
            position["table"]["players"][0]["shelter"] = shelter.into();
            judged(&Sapiens::read_position(&position, Sapiens::base_edition()).unwrap())[0]
        };
        let (even, ahead, balanced) = (with(10, 10), with(14, 10), with(12, 12));
        assert!(even < ahead && ahead < balanced, "{even} {ahead} {balanced}");
    }
}
