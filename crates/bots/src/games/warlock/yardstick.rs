//! The plain judgement of the one-step reference bot, as a person would write it down: keys, known numbers, life,
//! purse, and the way to the nearest treasure or to the chest.
//!
//! It was the bots' first judgement, here with a corrected map. It does not change when they learn to plan better, so
//! that their strength is always measured by the same yardstick. Nothing of their plans, fights or turns is used here.

use super::{best_sword, routes};
use crate::values::{Values, shares};
use kernel::Seat;
use warlock::state::State;

/// Numbers outside the combination: a seat that knows them all knows the combination.
const OTHER_NUMBERS: u32 = 6;

/// The shares of a victory by this judgement.
pub(super) fn judged(state: &State) -> Values {
    let mut strengths = [0.0; 6];
    let count = usize::from(state.seats());
    for (number, place) in strengths.iter_mut().enumerate().take(count) {
        *place = strength(state, Seat(number as u8));
    }
    shares(&strengths[..count], 7.0)
}

/// How far a player is on the way to the chest.
fn strength(state: &State, seat: Seat) -> f32 {
    if !state.on_board(seat) {
        return -6.0;
    }
    let person = state.person(seat);
    let rings = state.content().ring_numbers(person.hand);
    let skeletons = state.content().skeleton_keys(person.hand);
    // In an imagined world the combination is a guess that fits what is known: on average this is the chance to open
    // it.
    let covered = (state.chest().intersection(rings).len() + skeletons).min(3);
    let sure = known_numbers(state, seat).min(OTHER_NUMBERS) as f32 / OTHER_NUMBERS as f32;
    let keys = 0.9 * covered as f32 + 0.1 * rings.len() as f32;
    let weapon = best_sword(state, person.hand) as f32;
    let life = 0.14 * f32::from(person.stamina.min(18)) + 0.35 * f32::from(state.skill(seat)) + 0.5 * weapon;
    let purse = 0.05 * f32::from(person.provisions.min(6)) + 0.03 * f32::from(person.gold.min(12));
    let held = if person.caged { 0.8 } else { 0.0 } + 0.4 * f32::from(person.misses);
    let way = if covered == 3 && sure > 0.6 {
        3.0 * (1.0 - routes::to_the_chest(state, person.at) / 60.0)
    } else {
        0.9 * (1.0 - routes::to_treasure(state, person.at) / 30.0)
    };
    keys + 2.2 * sure + life + purse + way - held + 0.15 * person.count() as f32
}

/// Numbers that a seat knows not to be under the chest.
fn known_numbers(state: &State, seat: Seat) -> u32 {
    let own = state.clues()[seat.index()];
    state.knowledge().has[seat.index()].iter().fold(own, |all, numbers| all.union(*numbers)).len()
}
