//! Fight or flee: what is at stake in the fight under way.

use super::fights::{self, Fight, Manner, Outlook, Stakes, odds};
use super::plan::{NEW_SURVIVES, Plan, failing, survival};
use super::rooms::Costs;
use super::{prowess, rivals, strongest, sword, turns};
use kernel::Seat;
use warlock::board::Zone;
use warlock::edition::{EncounterKind, Special, Treasure};
use warlock::phase::{Combat, Foe};
use warlock::place::cards;
use warlock::state::State;

/// What a treasure behind a monster is worth, in turns.
const TREASURE: f32 = 5.0;
/// What is lost with a card that goes into a grave, in turns.
const CARD: f32 = 3.5;
/// What getting past a boss is worth, in turns.
const PAST: f32 = 12.0;
/// What running from a monster costs besides wounds: the turn, and coming back.
const AWAY: f32 = -1.5;

/// STAMINA of an average new adventurer.
const FRESH: f32 = 19.0;

/// What fighting on and running are worth for a seat that fights.
pub(super) fn outlook(state: &State, seat: Seat) -> Option<Outlook> {
    let combat = state.combat?;
    let (fight, manner) = odds_needed(state, seat, &combat)?;
    Some(fights::outlook(fight, manner, stakes(state, seat, &combat)))
}

/// The fight as a seat in it sees it.
fn odds_needed(state: &State, seat: Seat, combat: &Combat) -> Option<(Fight, Manner)> {
    let person = state.person(seat);
    let side = usize::from(combat.fighter != seat);
    let gear = combat.gear[side];
    let bonus = |gear: warlock::phase::Gear| gear.weapon.map_or(0.0, |card| sword(state.content.treasure(card))) as i32;
    let skill = i32::from(state.skill(seat)) + bonus(gear);
    let bosses = &state.content.bosses;
    let mut special = Special::None;
    let (foe_skill, foe_stamina) = match combat.foe {
        Foe::Monster(card) => match state.content.encounter(card) {
            EncounterKind::Monster { strength, special: found, .. } => {
                special = found;
                (i32::from(strength.skill), combat.stamina.max(0) as u8)
            }
            EncounterKind::Other(_) => return None,
        },
        Foe::Dragon => (i32::from(strongest(state, bosses.dragon).skill), combat.stamina.max(0) as u8),
        Foe::Warlock => {
            let eye = if combat.eye { i32::from(bosses.eye_penalty) } else { 0 };
            (i32::from(strongest(state, bosses.warlock).skill) - eye, combat.stamina.max(0) as u8)
        }
        Foe::Crocodile => (i32::from(bosses.crocodile.skill), combat.stamina.max(0) as u8),
        Foe::Adventurer(attacked) => {
            let other = if attacked == seat { combat.fighter } else { attacked };
            let skill = i32::from(state.skill(other)) + bonus(combat.gear[1 - side]);
            (skill, state.person(other).stamina)
        }
    };
    let manner =
        Manner { special, wounds: combat.wounds, magic: gear.weapon.is_some(), shield: gear.shield, luck: person.luck };
    Some((Fight { ahead: skill - foe_skill, stamina: person.stamina, foe_stamina }, manner))
}

/// What the ends of the fight under way are worth.
fn stakes(state: &State, seat: Seat, combat: &Combat) -> Stakes {
    let person = state.person(seat);
    let full = person.full_stamina;
    let dead = death(state, seat);
    match combat.foe {
        Foe::Monster(_) | Foe::Crocodile => {
            let guarded =
                state.board().room_at(person.at).is_some_and(|room| state.rooms[room.index()].guarded.is_some());
            let treasure = if guarded && combat.foe != Foe::Crocodile { TREASURE } else { 0.5 };
            Stakes { won: treasure, fled: AWAY, dead, full }
        }
        Foe::Dragon | Foe::Warlock => {
            // The grave will lie on the way to the chest. Whoever has nothing to eat gains nothing by running.
            let fled = if person.provisions > 0 { AWAY } else { -PAST };
            Stakes { won: PAST, fled, dead: fights::life(FRESH, FRESH as u8) - back(state, seat), full }
        }
        Foe::Adventurer(attacked) => {
            let other = if attacked == seat { combat.fighter } else { attacked };
            let mine = rivals::own_keys(state, seat);
            let theirs = rivals::others_keys(state, seat, other);
            Stakes { won: theirs, fled: -mine - 2.0, dead: -mine + dead.min(-4.0), full }
        }
    }
}

/// What dying is worth: the way back from the entrance and the cards that lie in a grave, against a fresh adventurer.
fn death(state: &State, seat: Seat) -> f32 {
    let person = state.person(seat);
    // A grave in the room of somebody who cannot be wounded is lost.
    let room = state.board().room_at(person.at);
    let for_ever = room.is_some_and(|room| Costs::hopeless(state, seat, room));
    let cards = CARD * cards(person.hand).count() as f32 * if for_ever { 4.0 } else { 1.0 };
    let weaker = failing(1.0, survival(state, seat, 0)) - failing(1.0, NEW_SURVIVES);
    let plan = Plan::of(state, seat);
    let lost_keys = 20.0 * plan.lock.coverage();
    // A fresh adventurer is at full STAMINA, which is counted for one who lives as well.
    fights::life(FRESH, FRESH as u8) + weaker.min(12.0) - back(state, seat) - cards - lost_keys
}

/// Turns from the entrance to where a seat is.
fn back(state: &State, seat: Seat) -> f32 {
    let way = turns::to_the_chest(state, state.board().entrance) - turns::to_the_chest(state, state.person(seat).at);
    way.max(0.0)
}

/// The chance to beat the next boss on the way to the chest with so much STAMINA.
pub(super) fn boss_odds(state: &State, seat: Seat, stamina: u8) -> f32 {
    let person = state.person(seat);
    let bosses = &state.content.bosses;
    let holds = |wanted: Treasure| cards(person.hand).any(|card| state.content.treasure(card) == wanted);
    let skill = prowess(state, seat);
    let labyrinth = state.board().zone(person.at) == Zone::Labyrinth;
    if !labyrinth && holds(Treasure::Dragonfire) {
        return 1.0;
    }
    let eye = if labyrinth && holds(Treasure::Eye) { i32::from(bosses.eye_penalty) } else { 0 };
    let boss = strongest(state, if labyrinth { bosses.warlock } else { bosses.dragon });
    odds(Fight { ahead: skill - i32::from(boss.skill) + eye, stamina, foe_stamina: boss.stamina })
}
