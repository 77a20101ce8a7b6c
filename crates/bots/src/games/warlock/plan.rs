//! Where an adventurer goes: to treasure, or to the chest.

use super::fights::{Sides, expected_loss, odds};
use super::keys::{Lock, Possible};
use super::rooms::Costs;
use super::{policy, prowess, strongest, turns};
use crate::values::exponential;
use kernel::Seat;
use warlock::board::{Fixed, Node, ROOMS, RoomId, Zone};
use warlock::edition::Treasure;
use warlock::knowledge::whereabouts;
use warlock::place::CardSet;
use warlock::scores::Stamina;
use warlock::state::State;

/// Turns that a wrong combination costs: the way back from the south bank.
const WRONG: f32 = 30.0;
/// Turns that dying before the chest costs: a new adventurer walks all the way to the keys that lie there.
pub(super) const FALLEN: f32 = 45.0;
/// Turns between two challenges.
const ASKING: f32 = 6.0;
/// The weight of the way from a room to the chest, when the next treasure is chosen.
const LEAN: f32 = 0.25;
/// What a card is worth that lies in a grave or in the open, in turns.
const LYING: f32 = 5.0;
/// A distance for places that cannot be reached.
pub(super) const NEVER: f32 = 200.0;
/// Turns that must be left on arriving at the chest.
const IN_TIME: f32 = 4.0;
/// The most turns that a treasure on the way saves.
const ON_THE_WAY: f32 = 1.0;
/// The least coverage that is divided by.
const LEAST_COVERAGE: f32 = 0.01;
/// The part of all cards that makes fights easier, as much as a point of SKILL does.
const EASING_CARDS: f32 = 0.16;
/// Missing STAMINA that costs a turn.
const STAMINA_PER_TURN: f32 = 8.0;
/// Turns that the cage costs.
const CAGED: f32 = 2.5;
/// Turns that a provision, a piece of gold and a key card save.
const PROVISION: f32 = 0.4;
const GOLD: f32 = 0.3;
const KEY_CARD: f32 = 1.5;

/// What a seat aims at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Quest {
    pub(super) lock: Lock,
    /// The chance to open the chest on arrival, with what will be learnt on the way.
    pub(super) opens: f32,
    /// The chance to survive everything that stands before the chest.
    pub(super) survives: f32,
    pub(super) goal: Goal,
    pub(super) costs: Costs,
    /// By room: what its treasure costs besides the way, in turns.
    against: [f32; ROOMS],
}

/// The goal of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    Chest,
    Treasure(RoomId),
}

impl Quest {
    pub(super) fn of(state: &State, seat: Seat) -> Quest {
        let here = state.person(seat).at;
        let possible = Possible::to(state, seat);
        let lock = possible.lock(state, within_reach(state, seat));
        let costs = Costs::of(state, seat);
        let survives = survival(state, seat, 0);
        let opens = opening(lock, turns::to_the_chest(state, here));
        let mut plan = Quest { lock, opens, survives, goal: Goal::Chest, costs, against: [NEVER; ROOMS] };
        let mut nearest = (NEVER, None);
        for room in RoomId::all() {
            let Some(cost) = worth_a_visit(state, seat, room, &costs) else { continue };
            let node = state.board().room(room).node;
            let against = cost + LEAN * turns::to_the_chest(state, node);
            plan.against[room.index()] = against;
            let way = turns::to_room(state, room, here) + against;
            if way < nearest.0 {
                nearest = (way, Some(room));
            }
        }
        if let (_, Some(room)) = nearest
            && !plan.goes_for_chest(state, seat, room, &possible)
        {
            plan.goal = Goal::Treasure(room);
        }
        plan
    }

    /// Whether to try the chest now, rather than after the nearest treasure.
    fn goes_for_chest(&self, state: &State, seat: Seat, nearest: RoomId, possible: &Possible) -> bool {
        if self.lock.covered == 0 {
            return false;
        }
        let here = state.person(seat).at;
        let way = turns::to_the_chest(state, here);
        if way + IN_TIME > rounds_left(state) {
            return true;
        }
        let node = state.board().room(nearest).node;
        let detour = turns::to_room(state, nearest, here)
            + (turns::to_the_chest(state, node) - way).max(-ON_THE_WAY)
            + self.against[nearest.index()]
            - LEAN * turns::to_the_chest(state, node);
        let gain = possible.next_gain(state, seat);
        let found = (self.opens + gain * self.opens / self.lock.coverage().max(LEAST_COVERAGE)).min(1.0);
        let safer = self.survives + EASING_CARDS * (survival(state, seat, 1) - self.survives);
        failing(self.opens, self.survives) - failing(found, safer) < detour
    }

    /// Turns from a space to what the seat goes for, with what that costs.
    pub(super) fn way(&self, state: &State, at: Node) -> f32 {
        match self.goal {
            Goal::Chest => turns::to_the_chest(state, at),
            Goal::Treasure(_) => {
                let rooms = RoomId::all().filter(|room| self.against[room.index()] < NEVER);
                rooms.map(|room| turns::to_room(state, room, at) + self.against[room.index()]).fold(NEVER, f32::min)
            }
        }
    }

    /// Turns from a space to the goal itself.
    pub(super) fn way_to_goal(&self, state: &State, at: Node) -> f32 {
        match self.goal {
            Goal::Chest => turns::to_the_chest(state, at),
            Goal::Treasure(room) => turns::to_room(state, room, at),
        }
    }

    /// What the treasure of a room costs besides the way, in turns.
    pub(super) fn against(&self, room: RoomId) -> f32 {
        self.against[room.index()]
    }

    /// The room that the seat walks to.
    pub(super) fn room(&self) -> Option<RoomId> {
        match self.goal {
            Goal::Chest => None,
            Goal::Treasure(room) => Some(room),
        }
    }
}

/// The cards of a seat, with those in its own graves in the bosses' rooms: the way to the chest leads through them.
fn within_reach(state: &State, seat: Seat) -> CardSet {
    let board = state.board();
    let on_the_way = |at: Node| board.room_at(at).is_some_and(|room| has_boss(state, room));
    let graves = state.loose().iter().flatten().filter(|loose| loose.grave == Some(seat) && on_the_way(loose.at));
    let hand = if state.on_board(seat) { state.person(seat).hand } else { CardSet::empty() };
    graves.fold(hand, |all, loose| all.with(loose.card))
}

/// Whether a room is the Dragon's or the Warlock's: every way to the chest leads through it.
fn has_boss(state: &State, room: RoomId) -> bool {
    matches!(state.board().room(room).fixed, Some(Fixed::Dragon | Fixed::Warlock))
}

/// Rounds until Zagor wins.
pub(super) fn rounds_left(state: &State) -> f32 {
    f32::from(state.options().round_cap.saturating_sub(state.round()))
}

/// What visiting a room costs, if it has anything for the seat.
fn worth_a_visit(state: &State, seat: Seat, room: RoomId, costs: &Costs) -> Option<f32> {
    let node = state.board().room(room).node;
    let guarded = costs.treasure(state, seat, room);
    let lying = worth_lying(state, seat, node);
    if lying > 0.0 && !has_boss(state, room) && !Costs::hopeless(state, seat, room) {
        let first = guarded.unwrap_or_else(|| costs.entering(state, seat, room));
        let others = lying - if guarded.is_some() { 0.0 } else { 1.0 };
        return Some(first - LYING * others);
    }
    guarded
}

/// How many of the cards on a space a seat may take and would keep. It knows what it has left there itself.
pub(super) fn worth_lying(state: &State, seat: Seat, at: Node) -> f32 {
    let mut worst = None;
    let wanted = state.lying(at).filter(|&(slot, loose)| {
        let free = loose.grave.is_none_or(|owner| owner == seat);
        let known = state.knowledge().certain(seat, loose.card, whereabouts::slot(slot));
        free && (!known
            || policy::card_worth(state, seat, loose.card) > *worst.get_or_insert_with(|| least(state, seat)))
    });
    wanted.count() as f32
}

/// What the least valuable card of a full hand is worth; with room for another card, the least that is useful.
pub(super) fn least(state: &State, seat: Seat) -> f32 {
    let person = state.person(seat);
    if person.count() < u32::from(state.content().life.backpack) {
        return policy::OF_USE;
    }
    person.hand.iter().map(|card| policy::card_worth(state, seat, card)).fold(f32::MAX, f32::min)
}

/// The chance to open the chest after some turns, with what is learnt meanwhile. Every challenge halves the possible
/// combinations; if more than one is left, one that the keys can open is tried.
pub(super) fn opening(lock: Lock, turns: f32) -> f32 {
    let halvings = turns / ASKING;
    let possible = (lock.possible as f32 * exponential(-halvings * std::f32::consts::LN_2)).max(1.0);
    (lock.coverage() * possible).min(1.0) / possible
}

/// The mean number of turns that failing before the chest costs.
pub(super) fn failing(opens: f32, survives: f32) -> f32 {
    (1.0 - survives) * FALLEN + survives * (1.0 - opens) * WRONG
}

/// The chance to survive everything that stands before the chest, with `more` SKILL.
pub(super) fn survival(state: &State, seat: Seat, more: u8) -> f32 {
    let person = state.person(seat);
    let bosses = &state.content().bosses;
    let holds = |wanted: Treasure| person.hand.iter().any(|card| state.content().treasure(card) == wanted);
    let skill = prowess(state, seat).plus(more);
    // Meals on the way restore what is missing, and what the Dragon takes can be eaten again before the Warlock.
    let meal = f32::from(state.content().life.meal);
    let mut stock = f32::from(person.provisions.min(8)) * meal;
    let full = f32::from(person.full_stamina);
    let mut stamina = f32::from(person.stamina);
    let mut eat = |stamina: f32| {
        let eaten = (full - stamina).clamp(0.0, stock);
        stock -= eaten;
        stamina + eaten
    };
    let past = state.board().zone(person.at) == Zone::Labyrinth || holds(Treasure::Dragonfire);
    let mut chance = 1.0;
    stamina = eat(stamina);
    if !past {
        let dragon = Sides { skill, stamina: Stamina(stamina as u8), foe: strongest(state, bosses.dragon) };
        chance = odds(state, dragon);
        stamina = eat((stamina - expected_loss(state, dragon)).max(1.0));
    }
    let mut foe = strongest(state, bosses.warlock);
    if holds(Treasure::Eye) {
        foe.skill = foe.skill.less(bosses.eye_penalty);
    }
    chance * odds(state, Sides { skill, stamina: Stamina(stamina as u8), foe })
}

/// An estimate of the turns until a seat opens the chest.
pub(super) fn outstanding(state: &State, seat: Seat) -> f32 {
    if !state.on_board(seat) {
        // A new adventurer begins at the entrance with nothing, and is on average as strong as most.
        let way = turns::to_the_chest(state, state.board().entrance);
        let lock = Possible::to(state, seat).lock(state, within_reach(state, seat));
        return way + 1.0 + failing(opening(lock, way), NEW_SURVIVES);
    }
    let person = state.person(seat);
    let way = turns::to_the_chest(state, person.at);
    let possible = Possible::to(state, seat);
    let hand = within_reach(state, seat);
    let lock = possible.lock(state, hand);
    let survives = survival(state, seat, 0);
    let keys = hand.intersection(state.content().keys).iter().count() as f32;
    let missing = f32::from(person.full_stamina.above(person.stamina)) / STAMINA_PER_TURN;
    let held = if person.caged { CAGED } else { 0.0 } + f32::from(person.misses);
    let provisions = PROVISION * f32::from(person.provisions.min(6)) + GOLD * f32::from(person.gold.min(8));
    // Every halving of the possible combinations takes a challenge, though most come on the way.
    let unknown = lock.possible.max(1).ilog2() as f32;
    way + failing(opening(lock, way), survives) + unknown + missing + held - KEY_CARD * keys - provisions
}

/// The chance of an average new adventurer to survive Dragon and Warlock.
pub(super) const NEW_SURVIVES: f32 = 0.55;
