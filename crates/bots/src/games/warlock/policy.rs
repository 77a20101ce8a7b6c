//! What an adventurer with a plan does at first sight.

use super::fights::odds;
use super::plan::Plan;
use super::{fight, keys, sword, talks};
use kernel::{Dice, Seat};
use warlock::action::{Action, Crossing, Loot};
use warlock::board::{Kind, Node};
use warlock::edition::Treasure;
use warlock::phase::{Foe, Phase};
use warlock::place::{Card, Place};
use warlock::state::State;

/// A step that leads this much farther away is half as interesting.
const DETOUR: f32 = 1.5;
/// Luck from which a punt is safer than the bridge.
const LUCKY: u8 = 8;

/// What is worked out once for all actions of a seat.
pub(super) struct Aim {
    plan: Plan,
    /// The way from where the seat is.
    here: f32,
    /// The shortest way that any walk leaves.
    best: f32,
}

impl Aim {
    pub(super) fn of(state: &State, seat: Seat, actions: &[Action]) -> Aim {
        let plan = Plan::of(state, seat);
        let ends = actions.iter().filter_map(|action| match action {
            Action::Walk { to, .. } | Action::Run { to, .. } => Some(way_from(&plan, state, seat, *to)),
            _no_walk => None,
        });
        let best = ends.fold(f32::MAX, f32::min);
        Aim { here: plan.way(state, seat, state.person(seat).at), best, plan }
    }
}

/// How a seat weighs one of its actions.
pub(super) fn weight(state: &State, seat: Seat, action: &Action, aim: &Aim) -> f32 {
    let person = state.person(seat);
    let (plan, here) = (&aim.plan, aim.here);
    match action {
        Action::Walk { to, .. } | Action::Run { to, .. } => {
            let longer = (way_from(plan, state, seat, *to) - aim.best) / DETOUR;
            0.03 + 1.0 / (1.0 + longer * longer)
        }
        Action::Roll => 1.0,
        Action::Eat => hunger(state, seat),
        Action::Stay => 0.03,
        Action::Travel(number) => match state.board().kind(person.at) {
            Kind::Passage(network, _) if (1..=6).contains(number) => {
                nearer(here - plan.way(state, seat, state.board().passage(network, number - 1)))
            }
            _elsewhere => 0.05,
        },
        Action::Cross(crossing) => {
            let board = state.board();
            let over = if person.at == board.south_bank { board.north_bank } else { board.south_bank };
            nearer(here - plan.way(state, seat, over)) * crossing_weight(*crossing, person.luck)
        }
        Action::OpenChest { numbers, .. } => {
            if keys::thinks_possible(state, seat, *numbers) {
                2.0
            } else {
                0.002
            }
        }
        Action::Challenge(numbers) => 0.02 + keys::tells(state, seat, *numbers),
        Action::Fight => fight_chance(state, seat).map_or(1.0, |chance| 0.05 + 2.0 * chance * chance),
        Action::Flee => fight_chance(state, seat).map_or(0.3, |chance| 0.05 + 1.5 * (1.0 - chance) * (1.0 - chance)),
        Action::Take(_) | Action::Keep(_) | Action::Prize | Action::Quaff | Action::Redeem(_) => 2.0,
        Action::Drop(card) => 1.0 / (0.2 + card_worth(state, seat, *card)),
        Action::Attack(victim) => {
            let chance = odds(super::duel(state, seat, *victim));
            1.2 * chance * chance * chance
        }
        Action::Negotiate(other) => {
            if talks::worth_it(state, seat, *other) {
                1.5
            } else {
                0.02
            }
        }
        Action::Propose(offer) => {
            if talks::helps(state, seat, offer) {
                1.0
            } else {
                0.01
            }
        }
        Action::Arm { weapon, shield } => {
            0.2 + weapon.map_or(0.0, |card| sword(state.content.treasure(card))) + if *shield { 0.5 } else { 0.0 }
        }
        Action::Loot { what, lantern } => loot_weight(state, seat, *what, *lantern),
        Action::Sleep | Action::Dragonfire | Action::Eye | Action::Gaze(_) | Action::AskSeer(_) => 1.5,
        Action::PassChest | Action::PassChallenge | Action::TakeNothing | Action::LeaveRest | Action::Reveal(_) => 0.1,
        Action::Sell(card) | Action::Pawn(card) => 0.3 / (0.5 + card_worth(state, seat, *card)),
        Action::BuyTreasure | Action::Accept(_) | Action::Face | Action::Done | Action::Ignore => 1.0,
        Action::Split { .. } | Action::TryLuck | Action::TryDie | Action::Winnings | Action::EndTalks => 1.0,
        Action::Drink(card) => thirst(state, seat, *card),
        Action::Curse(_) | Action::BuyProvisions(_) | Action::Invisible { .. } => 0.5,
        Action::Grope | Action::PayGold | Action::PayProvision | Action::Stake { .. } | Action::Flesh => 0.25,
        Action::Leave => 0.001,
    }
}

fn loot_weight(state: &State, seat: Seat, what: Loot, lantern: bool) -> f32 {
    let worth = match what {
        Loot::Keys => 1.5,
        Loot::Named(card) => 1.0 + card_worth(state, seat, card),
        Loot::Random => 0.5,
        Loot::Nothing => 0.05,
    };
    worth * if lantern { 1.2 } else { 1.0 }
}

fn way_from(plan: &Plan, state: &State, seat: Seat, to: Place) -> f32 {
    state.board().node(to).map_or(200.0, |node: Node| plan.way(state, seat, node))
}

/// A journey that saves steps is worth a turn.
fn nearer(saved: f32) -> f32 {
    if saved > 5.0 {
        3.0
    } else if saved > 1.0 {
        1.0
    } else {
        0.03
    }
}

fn crossing_weight(crossing: Crossing, luck: u8) -> f32 {
    match crossing {
        Crossing::Ferry => 1.5,
        Crossing::Punt => {
            if luck >= LUCKY {
                1.0
            } else {
                0.4
            }
        }
        Crossing::Bridge => 0.8,
    }
}

/// How much a meal is wanted: the more STAMINA is missing, and only if most of it is not lost.
fn hunger(state: &State, seat: Seat) -> f32 {
    let person = state.person(seat);
    let missing = f32::from(person.full_stamina.saturating_sub(person.stamina));
    if missing < 4.0 { 0.02 } else { 0.25 * (missing - 2.0) }
}

/// A potion is drunk when it gives back much.
fn thirst(state: &State, seat: Seat, card: Card) -> f32 {
    let person = state.person(seat);
    let strength = state.content.treasure(card) == Treasure::Strength;
    let missing = if strength {
        person.full_stamina.saturating_sub(person.stamina) / 2
    } else {
        person.full_luck.saturating_sub(person.luck)
    };
    if missing >= 4 { 1.6 } else { 0.1 }
}

/// The chance that a seat wins the fight it is in.
fn fight_chance(state: &State, seat: Seat) -> Option<f32> {
    let fight = fight(state)?;
    let combat = state.combat?;
    let chance = odds(fight);
    // The odds are the fighter's; one who is attacked has what is left.
    match combat.foe {
        Foe::Adventurer(attacked) if attacked == seat => Some(1.0 - chance),
        Foe::Adventurer(_) | Foe::Monster(_) | Foe::Dragon | Foe::Warlock | Foe::Crocodile => Some(chance),
    }
}

/// What a card is worth to a seat: keys by what they cover, weapons by their bonus.
pub(super) fn card_worth(state: &State, seat: Seat, card: Card) -> f32 {
    let hand = state.person(seat).hand;
    if state.content.keys & card.bit() != 0 {
        let with = keys::lock_with(state, seat, hand | card.bit()).coverage();
        let without = keys::lock_with(state, seat, hand & !card.bit()).coverage();
        return 0.4 + 3.0 * (with - without);
    }
    0.3 + 0.5 * sword(state.content.treasure(card))
}

/// Whether the open decision is about the way alone. What a seat reads of an imagined state here is what it knows: its
/// own sheet, cards and notes, and what lies open.
pub(super) fn is_quiet(state: &State) -> bool {
    match state.phase {
        Phase::Walk | Phase::Begin | Phase::Challenge | Phase::Drop(_) | Phase::Arm(_) | Phase::Take(_) => true,
        Phase::Chest | Phase::Assault(_) | Phase::Meet | Phase::React(_) | Phase::Propose(_) | Phase::Answer(_) => {
            false
        }
        Phase::Creating(_) | Phase::Splitting | Phase::Caged | Phase::Pending | Phase::Npc(_) => false,
        Phase::Loot { .. } | Phase::Flight { .. } | Phase::Spoils { .. } | Phase::Over(_) => false,
    }
}

/// What an adventurer does without much thought: what weighs most; walks and small talk are settled at once.
pub(super) fn choose(state: &State, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
    let find = |wanted: fn(&Action) -> bool| actions.iter().position(wanted);
    let habit = match state.phase {
        Phase::Meet | Phase::React(_) => find(|action| matches!(action, Action::Ignore)),
        Phase::Propose(_) | Phase::Answer(_) => find(|action| matches!(action, Action::EndTalks)),
        Phase::Npc(_) | Phase::Creating(_) | Phase::Splitting => Some(dice.below(actions.len() as u32) as usize),
        _free => None,
    };
    habit.unwrap_or_else(|| {
        let aim = Aim::of(state, seat, actions);
        let mut found = (0, f32::MIN);
        for (number, action) in actions.iter().enumerate() {
            let weight = weight(state, seat, action, &aim);
            if weight > found.1 {
                found = (number, weight);
            }
        }
        found.0
    })
}
