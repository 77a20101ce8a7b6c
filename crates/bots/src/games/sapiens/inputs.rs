//! The inputs (features) of the learnt network.

use super::left;
use crate::net::{Rows, Writer};
use kernel::Seat;
use sapiens::{Player, Scene, State, Step, TokenPlace};

/// Scales that bring the inputs to about -1 to 1. The weights were learnt with them: a change needs new training.
mod scale {
    pub(super) const POINTS: f32 = 20.0;
    pub(super) const GAP: f32 = 10.0;
    pub(super) const STEAKS: f32 = 5.0;
    pub(super) const STEAKS_SQUARED: f32 = 25.0;
    pub(super) const LAYS: f32 = 12.0;
    pub(super) const PILE: f32 = 30.0;
    pub(super) const REACH_OF_SCENE: f32 = 8.0;
    pub(super) const RESERVE: f32 = 4.0;
    pub(super) const ENDS: f32 = 16.0;
    pub(super) const CAVES_NEAR: f32 = 3.0;
    pub(super) const CAVES_NEAR_HIGH: f32 = 16.0;
    pub(super) const CAVES_NEAR_TOKEN: f32 = 2.0;
    pub(super) const CAVES_LEFT: f32 = 6.0;
    pub(super) const REACH: f32 = 20.0;
    pub(super) const FREE: f32 = 40.0;
    pub(super) const BEARS: f32 = 3.0;
    pub(super) const BRAWLS: f32 = 3.0;
    pub(super) const PENDING: f32 = 2.0;
    pub(super) const TURNS: f32 = 3.0;
}

/// More squares than this for one tile make no difference.
const MOST_ENDS: f32 = 8.0;

/// The inputs, by name.
pub(super) const NAMES: &[&str] = &[
    "always",
    "low",
    "high",
    "food-ahead",
    "shelter-ahead",
    "rival-low",
    "lead",
    "lead-late",
    "time-left",
    "gap-time",
    "steaks",
    "steaks-squared",
    "finished",
    "tribes",
    "lays",
    "three",
    "four",
    "pile",
    "last-round",
    "reserve",
    "fitting",
    "unfitting",
    "ends",
    "ends-late",
    "caves-near",
    "caves-near-high",
    "caves-near-token",
    "caves-left",
    "falls-left",
    "reach",
    "free",
    "bears",
    "brawls",
    "stock-1",
    "stock-2",
    "stock-3",
    "stock-4",
    "stock-5",
    "stock-6",
    "stock-7",
    "stock-8",
    "stock-late",
    "reach-1",
    "reach-2",
    "reach-3",
    "reach-4",
    "reach-5",
    "reach-6",
    "reach-7",
    "reach-8",
    "turn-lay",
    "turn-powers",
    "turn-extra",
    "turn-after",
    "turn-take",
    "turn-pending",
    "turns-until-mine",
];

/// Fills in a row for every seat.
pub(super) fn fill(state: &State, rows: &mut Rows) {
    let left = left(state);
    for (seat, player) in Seat::all(state.seats()).zip(state.playing()) {
        let rivals = state.playing().iter().enumerate().filter(|&(other, _)| other != seat.index());
        let rival = rivals.map(|(_, rival)| rival.food().min(rival.shelter())).max().unwrap_or(0);
        let mut row = rows.write(seat);
        points(player, f32::from(rival), left, &mut row);
        row.flag(player.finished());
        row.put(f32::from(player.tribes().saturating_sub(1)));
        row.put(player.lays().len() as f32 / scale::LAYS);
        row.flag(state.seats() == 3);
        row.flag(state.seats() == 4);
        row.put(f32::from(state.pile().len()) / scale::PILE);
        row.flag(state.last_round());
        prospects(player, left, &mut row);
        for scene in Scene::ALL {
            row.flag(player.token(scene) == TokenPlace::Stock);
        }
        row.put(player.stock().count() as f32 * (1.0 - left));
        for scene in Scene::ALL {
            row.put((player.reach(scene) & player.free()).len() as f32 / scale::REACH_OF_SCENE);
        }
        turn(state, seat, &mut row);
        debug_assert_eq!(row.written(), NAMES.len(), "every input has a name");
    }
}

fn points(player: &Player, rival: f32, left: f32, row: &mut Writer<'_>) {
    let (food, shelter) = (f32::from(player.food()), f32::from(player.shelter()));
    let (low, high) = (food.min(shelter), food.max(shelter));
    let steaks = f32::from(player.steaks());
    row.flag(true);
    row.put(low / scale::POINTS);
    row.put(high / scale::POINTS);
    row.put((food - shelter).max(0.0) / scale::GAP);
    row.put((shelter - food).max(0.0) / scale::GAP);
    row.put(rival / scale::POINTS);
    row.put((low - rival).clamp(-scale::GAP, scale::GAP) / scale::GAP);
    row.put((low - rival).clamp(-scale::GAP, scale::GAP) / scale::GAP * (1.0 - left));
    row.put(left);
    row.put((high - low) * left / scale::GAP);
    row.put(steaks / scale::STEAKS);
    row.put(steaks * steaks / scale::STEAKS_SQUARED);
}

/// What the valley and the reserve still promise.
fn prospects(player: &Player, left: f32, row: &mut Writer<'_>) {
    let free = player.free();
    let open = |scene: Scene| (player.reach(scene) & free).len() as f32;
    let (mut fitting, mut unfitting, mut ends) = (0.0, 0.0, 0.0);
    for tile in player.reserve().iter() {
        let fits = open(tile.low()) + open(tile.high());
        if fits > 0.0 {
            fitting += 1.0;
        } else {
            unfitting += 1.0;
        }
        ends += fits.min(MOST_ENDS);
    }
    row.put(player.reserve().iter().count() as f32 / scale::RESERVE);
    row.put(fitting / scale::RESERVE);
    row.put(unfitting / scale::RESERVE);
    row.put(ends / scale::ENDS);
    row.put(ends / scale::ENDS * (1.0 - left));
    let (mut near, mut high, mut token, mut caves) = (0.0, 0.0, 0.0, 0.0);
    let reach = player.active_reach();
    for (number, cave) in player.valley().caves.iter().enumerate() {
        let number = number as u8;
        let mouth = player.valley().mouth(number);
        let inside = player.valley().cell(cave.at).is_some_and(|cell| free.contains(cell));
        if inside && free.contains(mouth) {
            caves += 1.0;
            if reach.contains(mouth) {
                near += 1.0;
                high += f32::from(cave.high);
                let fits =
                    |scene: Scene| player.reserve().iter().any(|tile| tile.low() == scene || tile.high() == scene);
                token += if player.token_on(number).is_some_and(fits) { 1.0 } else { 0.0 };
            }
        }
    }
    row.put(near / scale::CAVES_NEAR);
    row.put(high / scale::CAVES_NEAR_HIGH);
    row.put(token / scale::CAVES_NEAR_TOKEN);
    row.put(caves / scale::CAVES_LEFT);
    row.put([6, 7].into_iter().filter(|&slot| player.token_on(slot).is_some()).count() as f32);
    row.put((reach & free).len() as f32 / scale::REACH);
    row.put(free.len() as f32 / scale::FREE);
    row.put(player.bears().len() as f32 / scale::BEARS);
    row.put(player.brawls_placed() as f32 / scale::BRAWLS);
}

/// The current turn, for the seat whose turn it is.
fn turn(state: &State, seat: Seat, row: &mut Writer<'_>) {
    let mine = state.seat() == seat;
    row.flag(mine && matches!(state.step(), Step::Start | Step::Lay));
    row.flag(mine && matches!(state.step(), Step::Settle | Step::Powers));
    row.flag(mine && state.step() == Step::Extra);
    row.flag(mine && state.step() == Step::After);
    row.flag(mine && matches!(state.step(), Step::StartTake | Step::Take | Step::Remove));
    let pending =
        if mine { state.turn().pending().iter().count() as f32 + f32::from(state.turn().extras()) } else { 0.0 };
    row.put(pending / scale::PENDING);
    row.put(f32::from((seat.0 + state.seats() - state.seat().0) % state.seats()) / scale::TURNS);
}
