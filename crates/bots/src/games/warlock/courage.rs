//! Fight or flee: what is at stake in the current fight.

use super::fights::{self, Outlook, Sides, Stakes, odds};
use super::plan::{NEW_SURVIVES, Quest, failing, survival};
use super::rooms::Costs;
use super::{prowess, rivals, strongest, turns};
use kernel::Seat;
use warlock::board::Zone;
use warlock::edition::Treasure;
use warlock::odds::Duel;
use warlock::phase::{Combat, Foe};
use warlock::scores::Stamina;
use warlock::state::State;

/// What a treasure behind a monster is worth, in turns.
const TREASURE: f32 = 5.0;
/// What is lost with each card that goes into a grave, in turns.
const CARD: f32 = 3.5;
/// What getting past a boss is worth, in turns.
const PAST: f32 = 12.0;
/// What running from a monster costs besides wounds, in turns: the turn itself, and coming back.
const AWAY: f32 = -1.5;
/// What beating a monster without a treasure is worth, in turns.
const NO_TREASURE: f32 = 0.5;
/// What running from an adventurer costs besides the keys, in turns.
const ROBBED: f32 = 2.0;
/// The least that being killed by an adventurer costs besides the keys, in turns.
const KILLED: f32 = 4.0;
/// How many times as much a card costs that is lost for ever.
const FOR_EVER: f32 = 4.0;
/// What keys that cover everything possible are worth, in turns.
const COVERAGE: f32 = 20.0;
/// The most turns that a weak adventurer gains by dying.
const MOST_RENEWAL: f32 = 12.0;

/// STAMINA of an average new adventurer.
const FRESH: Stamina = Stamina(19);

/// The values of fighting on and of running, for a seat that fights.
pub(super) fn outlook(state: &State, seat: Seat) -> Option<Outlook> {
    let combat = state.combat()?;
    let duel = Duel::under_way(state, seat)?;
    Some(fights::outlook(&duel, stakes(state, seat, &combat)))
}

/// The values of the possible ends of the current fight.
fn stakes(state: &State, seat: Seat, combat: &Combat) -> Stakes {
    let person = state.person(seat);
    let full = person.full_stamina;
    let dead = death(state, seat);
    match combat.foe {
        Foe::Monster(_) | Foe::Crocodile => {
            let guarded =
                state.board().room_at(person.at).is_some_and(|room| state.rooms()[room.index()].guarded.is_some());
            let treasure = if guarded && combat.foe != Foe::Crocodile { TREASURE } else { NO_TREASURE };
            Stakes { won: treasure, fled: AWAY, dead, full }
        }
        Foe::Dragon | Foe::Warlock => {
            // The grave would lie on the way to the chest. A seat with nothing to eat gains nothing by running.
            let fled = if person.provisions > 0 { AWAY } else { -PAST };
            Stakes { won: PAST, fled, dead: fights::life(f32::from(FRESH), FRESH) - back(state, seat), full }
        }
        Foe::Adventurer(attacked) => {
            let other = if attacked == seat { combat.fighter } else { attacked };
            let mine = rivals::own_keys(state, seat);
            let theirs = rivals::others_keys(state, seat, other);
            Stakes { won: theirs, fled: -mine - ROBBED, dead: -mine + dead.min(-KILLED), full }
        }
    }
}

/// The value of dying: the way back from the entrance and the cards left in a grave, against a fresh adventurer.
fn death(state: &State, seat: Seat) -> f32 {
    let person = state.person(seat);
    // A grave is lost in the room of a foe that cannot be wounded.
    let room = state.board().room_at(person.at);
    let for_ever = room.is_some_and(|room| Costs::hopeless(state, seat, room));
    let cards = CARD * person.hand.iter().count() as f32 * if for_ever { FOR_EVER } else { 1.0 };
    let weaker = failing(1.0, survival(state, seat, 0)) - failing(1.0, NEW_SURVIVES);
    let plan = Quest::of(state, seat);
    let lost_keys = COVERAGE * plan.lock.coverage();
    // A fresh adventurer has full STAMINA, whose value is counted for the living as well.
    fights::life(f32::from(FRESH), FRESH) + weaker.min(MOST_RENEWAL) - back(state, seat) - cards - lost_keys
}

/// Turns from the entrance to where a seat is.
fn back(state: &State, seat: Seat) -> f32 {
    let way = turns::to_the_chest(state, state.board().entrance) - turns::to_the_chest(state, state.person(seat).at);
    way.max(0.0)
}

/// The chance to beat the next boss on the way to the chest with this STAMINA.
pub(super) fn boss_odds(state: &State, seat: Seat, stamina: Stamina) -> f32 {
    let person = state.person(seat);
    let bosses = &state.content().bosses;
    let holds = |wanted: Treasure| person.hand.iter().any(|card| state.content().treasure(card) == wanted);
    let skill = prowess(state, seat);
    let labyrinth = state.board().zone(person.at) == Zone::Labyrinth;
    if !labyrinth && holds(Treasure::Dragonfire) {
        return 1.0;
    }
    let mut foe = strongest(state, if labyrinth { bosses.warlock } else { bosses.dragon });
    if labyrinth && holds(Treasure::Eye) {
        foe.skill = foe.skill.less(bosses.eye_penalty);
    }
    odds(state, Sides { skill, stamina, foe })
}
