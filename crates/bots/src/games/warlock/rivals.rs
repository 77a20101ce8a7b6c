//! Other adventurers: whether to attack them, and what they could take.

use super::fights::{Sides, odds};
use super::keys::Possible;
use super::{best_sword, prowess};
use kernel::Seat;
use warlock::board::{Kind, Node};
use warlock::edition::Strength;
use warlock::scores::Skill;
use warlock::state::State;

/// The share of key cards among the cards that can be in a hand.
const KEYS_IN_HANDS: f32 = 0.58;
/// What a key card is worth, in turns: finding another takes about this long.
const KEY: f32 = 4.0;
/// What keys that open everything possible are worth beyond that, in turns.
const COVERING: f32 = 18.0;
/// What a fight costs besides its end, in turns: wounds must be healed.
const WOUNDS: f32 = 2.5;
/// What losing everything but the keys costs, in turns.
const LIFE: f32 = 8.0;
/// The part of everything possible that an unseen key opens on average.
const UNSEEN_COVERS: f32 = 0.08;

/// The SKILL of another adventurer with the best weapon that a seat has seen in his hands.
fn seen_prowess(state: &State, seat: Seat, other: Seat) -> Skill {
    let seen = state.knowledge().seen[seat.index()][other.index()];
    state.skill(other).plus(best_sword(state, seen))
}

/// A fight with another adventurer, as it would begin.
pub(super) fn duel(state: &State, seat: Seat, other: Seat) -> Sides {
    let stamina = |seat: Seat| state.person(seat).stamina;
    let skill = seen_prowess(state, seat, other);
    Sides { skill: prowess(state, seat), stamina: stamina(seat), foe: Strength { skill, stamina: stamina(other) } }
}

/// What a seat's own keys are worth to it.
pub(super) fn own_keys(state: &State, seat: Seat) -> f32 {
    let hand = state.person(seat).hand;
    let keys = hand.intersection(state.content().keys).len() as f32;
    if keys == 0.0 {
        return 0.0;
    }
    KEY * keys + COVERING * Possible::to(state, seat).lock(state, hand).coverage()
}

/// What the keys of another adventurer are probably worth to a seat: for what they open, and for what their loss costs
/// him.
pub(super) fn others_keys(state: &State, seat: Seat, other: Seat) -> f32 {
    let count = state.person(other).count();
    let seen = state.knowledge().seen[seat.index()][other.index()].intersection(state.content().keys);
    let unseen = count.saturating_sub(state.knowledge().seen[seat.index()][other.index()].len()) as f32;
    let keys = seen.len() as f32 + KEYS_IN_HANDS * unseen;
    let mine = state.person(seat).hand;
    let possible = Possible::to(state, seat);
    let known = possible.lock(state, mine.union(seen)).coverage() - possible.lock(state, mine).coverage();
    let rivals = f32::from(state.seats().max(2) - 1);
    KEY * keys * (1.0 + 1.0 / rivals) + COVERING * (known + UNSEEN_COVERS * KEYS_IN_HANDS * unseen)
}

/// What attacking another is worth, in turns: keys won or lost, and wounds.
pub(super) fn attack_worth(state: &State, seat: Seat, other: Seat) -> f32 {
    let chance = odds(state, duel(state, seat, other));
    let (mine, theirs) = (own_keys(state, seat), others_keys(state, seat, other));
    chance * theirs - (1.0 - chance) * (mine + LIFE) - WOUNDS
}

/// Whether two adventurers may fight on a space.
pub(super) fn may_fight_at(state: &State, at: Node) -> bool {
    let peaceful = match state.board().kind(at) {
        Kind::Entrance | Kind::Passage(..) => true,
        Kind::Tunnel | Kind::SouthBank | Kind::NorthBank | Kind::Gate | Kind::Maze(_) | Kind::Room(_) => false,
    };
    state.truce_over() && !peaceful
}

/// What meeting the adventurers on a space is worth: the best attack, if one is worthwhile.
pub(super) fn prey(state: &State, seat: Seat, at: Node) -> f32 {
    if !may_fight_at(state, at) {
        return 0.0;
    }
    let there = state.present(at).without(seat);
    let free = there.iter().filter(|&other| !state.person(other).caged);
    free.map(|other| attack_worth(state, seat, other)).fold(0.0, f32::max)
}
