//! Where an adventurer is going: to treasure, or to the chest.

use super::fights::{Fight, odds};
use super::keys::{Lock, lock};
use super::{routes, sword};
use kernel::Seat;
use warlock::board::{Node, RoomId, Zone};
use warlock::edition::{EncounterKind, Treasure};
use warlock::place::cards;
use warlock::state::State;

/// The longest way that still makes a difference.
const LONG_WAY: f32 = 130.0;
/// What opening the chest at once is worth, in points of strength.
const CHEST: f32 = 9.0;
/// What a treasure within reach is worth.
const TREASURE: f32 = 1.6;
/// Steps that a monster which surely wins is worth going around.
const DANGER: f32 = 30.0;

/// What a seat aims at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) lock: Lock,
    /// What the chest and the next treasure are worth before the way is counted.
    chest: f32,
    treasure: f32,
    /// Whether the chest is what the seat goes for.
    for_chest: bool,
}

impl Plan {
    pub(super) fn of(state: &State, seat: Seat) -> Plan {
        let lock = lock(state, seat);
        let late = f32::from(state.round) / f32::from(state.options.round_cap.max(1));
        let chest = CHEST * lock.chance() * survival(state, seat) * (1.0 + 0.6 * late);
        let treasure = TREASURE * (1.0 - 0.7 * lock.coverage());
        let mut plan = Plan { lock, chest, treasure, for_chest: false };
        let here = state.person(seat).at;
        plan.for_chest = plan.chest_from(state, here) >= plan.treasure_from(state, seat, here);
        plan
    }

    /// The way that is left from a space to what the seat goes for.
    pub(super) fn way(&self, state: &State, seat: Seat, at: Node) -> f32 {
        if self.for_chest {
            routes::to_the_chest(state, at)
        } else {
            routes::to_treasure(state, at, |room| danger(state, seat, room))
        }
    }

    /// What the plan is worth from a space.
    pub(super) fn worth(&self, state: &State, seat: Seat, at: Node) -> f32 {
        self.chest_from(state, at).max(self.treasure_from(state, seat, at))
    }

    fn chest_from(&self, state: &State, at: Node) -> f32 {
        self.chest * (1.0 - routes::to_the_chest(state, at) / LONG_WAY).max(0.05)
    }

    fn treasure_from(&self, state: &State, seat: Seat, at: Node) -> f32 {
        let way = routes::to_treasure(state, at, |room| danger(state, seat, room));
        self.treasure * (1.0 - way / 60.0).max(0.0)
    }
}

/// SKILL with the best sword.
fn prowess(state: &State, seat: Seat) -> i32 {
    let swords = cards(state.person(seat).hand).map(|card| sword(state.content.treasure(card)));
    i32::from(state.skill(seat)) + swords.fold(0.0, f32::max) as i32
}

/// The chance to come through everything that stands before the chest.
pub(super) fn survival(state: &State, seat: Seat) -> f32 {
    let person = state.person(seat);
    let bosses = &state.content.bosses;
    let boss = |boss: warlock::edition::Boss| if state.options.gamebook { boss.gamebook } else { boss.board };
    let holds = |wanted: Treasure| cards(person.hand).any(|card| state.content.treasure(card) == wanted);
    let skill = prowess(state, seat);
    // Meals on the way make up for some of what is missing.
    let meals = 4 * person.provisions.min(3) as u8;
    let stamina = (person.stamina + meals).min(person.full_stamina);
    let eye = if holds(Treasure::Eye) { 3 } else { 0 };
    let warlock = boss(bosses.warlock);
    let last = Fight { ahead: skill - i32::from(warlock.skill) + eye, stamina, foe_stamina: warlock.stamina };
    let dragon = boss(bosses.dragon);
    let past = state.board().zone(person.at) == Zone::Labyrinth || holds(Treasure::Dragonfire);
    let first = Fight { ahead: skill - i32::from(dragon.skill), stamina, foe_stamina: dragon.stamina };
    odds(last) * if past { 1.0 } else { 0.4 + 0.6 * odds(first) }
}

/// Steps that it is worth to go elsewhere than into a room.
fn danger(state: &State, seat: Seat, room: RoomId) -> f32 {
    let there = &state.rooms[room.index()];
    let Some(card) = there.encounter.filter(|_| there.known) else {
        return if state.is_fixed(room) { 6.0 } else { 0.0 };
    };
    match state.content.encounter(card) {
        EncounterKind::Monster { strength, .. } => {
            let ahead = prowess(state, seat) - i32::from(strength.skill);
            let fight = Fight { ahead, stamina: state.person(seat).stamina, foe_stamina: strength.stamina };
            DANGER * (1.0 - odds(fight))
        }
        EncounterKind::Other(_) => 2.0,
    }
}
