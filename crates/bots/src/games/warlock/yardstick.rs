//! The plain judgement of the one-step reference bot, as a person would write it down: keys, known numbers, life,
//! purse, and the way to the nearest treasure or to the chest.
//!
//! It was the bots' first judgement, here with a corrected map. It does not change when they learn to plan better, so
//! that their strength is always measured by the same yardstick. Nothing of their plans, fights or turns is used here.

use super::{best_sword, routes};
use crate::values::{Values, shares};
use kernel::Seat;
use warlock::scores::Stamina;
use warlock::state::State;

/// Numbers outside the combination: a seat that knows them all knows the combination.
const OTHER_NUMBERS: u32 = 6;
/// The difference in strength that all but decides.
const DECISIVE: f32 = 7.0;
/// What being off the board is worth.
const DEAD: f32 = -6.0;
/// What numbers of the combination that the keys cover are worth, and any number on a ring.
const COVERED: f32 = 0.9;
const RING_NUMBER: f32 = 0.1;
/// What knowing the whole combination is worth.
const KNOWING: f32 = 2.2;
/// What a point of STAMINA, of SKILL and of a weapon's bonus is worth.
const STAMINA: f32 = 0.14;
const SKILL: f32 = 0.35;
const WEAPON: f32 = 0.5;
/// What provisions, gold and treasure cards are worth, each.
const PROVISION: f32 = 0.05;
const GOLD: f32 = 0.03;
const CARD: f32 = 0.15;
/// What the cage costs, and each turn to be missed.
const CAGED: f32 = 0.8;
const MISSED: f32 = 0.4;
/// From this share of known numbers on, a seat with its keys goes to the chest.
const SURE: f32 = 0.6;
/// What the way to the chest and to the nearest treasure is worth, and the steps at which it is worth nothing.
const NEAR_CHEST: f32 = 3.0;
const CHEST_STEPS: f32 = 60.0;
const NEAR_TREASURE: f32 = 0.9;
const TREASURE_STEPS: f32 = 30.0;

/// The shares of a victory by this judgement.
pub(super) fn judged(state: &State) -> Values {
    let mut strengths = [0.0; 6];
    let count = usize::from(state.seats());
    for (number, place) in strengths.iter_mut().enumerate().take(count) {
        *place = strength(state, Seat(number as u8));
    }
    shares(&strengths[..count], DECISIVE)
}

/// How far a player is on the way to the chest.
fn strength(state: &State, seat: Seat) -> f32 {
    if !state.on_board(seat) {
        return DEAD;
    }
    let person = state.person(seat);
    let rings = state.content().ring_numbers(person.hand);
    let skeletons = state.content().skeleton_keys(person.hand);
    // In an imagined world the combination is a guess that fits what is known: on average this is the chance to open
    // it.
    let covered = (state.chest().intersection(rings).len() + skeletons).min(3);
    let sure = known_numbers(state, seat).min(OTHER_NUMBERS) as f32 / OTHER_NUMBERS as f32;
    let keys = COVERED * covered as f32 + RING_NUMBER * rings.len() as f32;
    let weapon = f32::from(best_sword(state, person.hand));
    let life =
        STAMINA * f32::from(person.stamina.min(Stamina(18))) + SKILL * f32::from(state.skill(seat)) + WEAPON * weapon;
    let purse = PROVISION * f32::from(person.provisions.min(6)) + GOLD * f32::from(person.gold.min(12));
    let held = if person.caged { CAGED } else { 0.0 } + MISSED * f32::from(person.misses);
    let way = if covered == 3 && sure > SURE {
        NEAR_CHEST * (1.0 - routes::to_the_chest(state, person.at) / CHEST_STEPS)
    } else {
        NEAR_TREASURE * (1.0 - routes::to_treasure(state, person.at) / TREASURE_STEPS)
    };
    keys + KNOWING * sure + life + purse + way - held + CARD * person.count() as f32
}

/// Numbers that a seat knows not to be under the chest.
fn known_numbers(state: &State, seat: Seat) -> u32 {
    let own = state.clues()[seat.index()];
    state.knowledge().has[seat.index()].iter().fold(own, |all, numbers| all.union(*numbers)).len()
}
