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

// The judgement of the reference opponent, in points. "Early" is the start of the game, "late" its end; what changes in
// between does so linearly.

/// How many points the lower domain can still catch up late, and how many more early.
const CATCH_UP_LATE: f32 = 2.0;
const CATCH_UP_EARLY: f32 = 10.0;
/// What a point that the higher domain is ahead is worth late, and how much more early.
const AHEAD_LATE: f32 = 0.12;
const AHEAD_EARLY: f32 = 0.3;
/// What steaks are worth: each, and by the square of their number, because many convert into more.
const STEAK: f32 = 0.5;
const STEAKS_SQUARED: f32 = 0.12;
/// The part of the steaks' worth that counts late, and how much more early.
const STEAKS_LATE: f32 = 0.3;
const STEAKS_EARLY: f32 = 0.7;
/// What a mountain token in stock is worth.
const TOKEN: f32 = 1.5;
/// Tokens lose their worth in the last quarter of the game, prospects in the last third.
const TOKENS_FADE: f32 = 4.0;
const PROSPECTS_FADE: f32 = 3.0;
/// What having finished early is worth.
const FINISHED: f32 = -2.0;
/// What a tile in the reserve that fits somewhere is worth, and what each square that it fits adds.
const FITTING_TILE: f32 = 0.4;
const FITTING_SQUARE: f32 = 0.06;
const MOST_FITTING_SQUARES: f32 = 6.0;
/// What a tile in the reserve that fits nowhere is worth.
const UNFITTING_TILE: f32 = -0.3;
/// What a cave within reach is worth: per point of its shelter, for its token, and for all caves at most.
const CAVE_SHELTER: f32 = 0.1;
const CAVE_TOKEN: f32 = 0.5;
const MOST_CAVES: f32 = 2.0;
/// What a turn is worth to the active player before the lay, and before the powers.
const WHOLE_TURN: f32 = 1.2;
const REST_OF_TURN: f32 = 0.6;
/// The difference in strength that all but decides the game late, and how much more it takes early.
const DECISIVE_LATE: f32 = 2.0;
const DECISIVE_EARLY: f32 = 9.0;

/// The priors of declining something, and of actions that spend a token or take one back. All others have 1.
const DECLINING: f32 = 0.3;
const SPENDING: f32 = 0.5;

/// The part of the game that is left, from 1 at the start to 0 at the end.
fn left(state: &State) -> f32 {
    let most = state.playing().iter().map(|player| player.lays().len()).max().unwrap_or(0);
    (1.0 - most as f32 / LAYS).clamp(0.0, 1.0)
}

/// The result that a player can count on: mainly the lower domain, and more so towards the end.
fn strength(player: &Player, left: f32) -> f32 {
    let (food, shelter) = (f32::from(player.food()), f32::from(player.shelter()));
    let (low, high) = (food.min(shelter), food.max(shelter));
    // The lead of the higher domain counts only as far as the lower one can still catch up.
    let ahead = (high - low).min(CATCH_UP_LATE + CATCH_UP_EARLY * left) * (AHEAD_LATE + AHEAD_EARLY * left);
    let steaks = f32::from(player.steaks());
    let hunting = (STEAK * steaks + STEAKS_SQUARED * steaks * steaks) * (STEAKS_LATE + STEAKS_EARLY * left).min(1.0);
    let tokens = player.stock().count() as f32 * TOKEN * (TOKENS_FADE * left).min(1.0);
    low + ahead + hunting + tokens + prospects(player) * (PROSPECTS_FADE * left).min(1.0)
}

/// What the valley and the reserve still promise: tiles that fit, and caves whose mouth the tribe has reached.
fn prospects(player: &Player) -> f32 {
    if player.finished() {
        return FINISHED;
    }
    let free = player.free();
    let open = |scene: sapiens::Scene| (player.reach(scene) & free).len() as f32;
    let mut fitting = 0.0;
    for tile in player.reserve().iter() {
        let ends = open(tile.low()) + open(tile.high());
        fitting +=
            if ends > 0.0 { FITTING_TILE + FITTING_SQUARE * ends.min(MOST_FITTING_SQUARES) } else { UNFITTING_TILE };
    }
    let mut caves = 0.0;
    for (number, cave) in player.valley().caves.iter().enumerate() {
        let mouth = player.valley().mouth(number as u8);
        let inside = player.valley().cell(cave.at).is_some_and(|cell| free.contains(cell));
        if inside && free.contains(mouth) && player.active_reach().contains(mouth) {
            let token = if player.token_on(number as u8).is_some() { CAVE_TOKEN } else { 0.0 };
            caves += CAVE_SHELTER * f32::from(cave.high) + token;
        }
    }
    fitting + caves.min(MOST_CAVES)
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
        Step::Start | Step::StartTake | Step::Lay => WHOLE_TURN,
        Step::Settle | Step::Powers | Step::Extra => REST_OF_TURN,
        Step::After | Step::Take | Step::Remove | Step::Over => 0.0,
    };
    strengths[state.seat().index() % 4] += turn;
    shares(&strengths[..count], DECISIVE_LATE + DECISIVE_EARLY * left)
}

impl super::Known for Sapiens {
    type Insight = SapiensInsight;
}

impl Insight<Sapiens> for SapiensInsight {
    fn prior(&self, _: &State, _: Seat, actions: &[Action], weights: &mut [f32]) {
        for (action, weight) in actions.iter().zip(weights) {
            *weight = match action {
                Action::Decline | Action::SkipExtra | Action::Finish => DECLINING,
                Action::Token(_) | Action::Recall(_) => SPENDING,
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
