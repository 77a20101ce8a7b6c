//! What is done for an absent player.

use crate::action::{Action, Loot};
use crate::edition::Treasure;
use crate::phase::{Npc, Phase};
use crate::place::Card;
use crate::rules;
use crate::scores::{Luck, Stamina};
use crate::state::State;
use kernel::Seat;

/// A legal, cautious action for a seat that may act.
pub(crate) fn stand_in(state: &State, seat: Seat) -> Action {
    let person = state.person(seat);
    match state.phase {
        Phase::Creating(_) | Phase::Splitting => {
            Action::Split { provisions: state.content.life.extra_points(person.skill), gold: 0 }
        }
        Phase::Caged if person.luck >= Luck(8) => Action::TryLuck,
        Phase::Caged => Action::TryDie,
        Phase::Pending => Action::Face,
        Phase::Begin => Action::Roll,
        Phase::Challenge => Action::PassChallenge,
        Phase::Chest => Action::PassChest,
        Phase::Npc(Npc::Prize { .. }) => Action::Winnings,
        Phase::Npc(_) => Action::Done,
        Phase::Take(_) => Action::TakeNothing,
        Phase::Arm(_) => best_arms(state, seat),
        Phase::Assault(_) if person.stamina <= Stamina(4) => Action::Flee,
        Phase::Assault(_) => Action::Fight,
        Phase::Parley { .. } => Action::Fight,
        Phase::Meet | Phase::React(_) | Phase::Strike { .. } | Phase::StepIn { .. } => Action::Ignore,
        Phase::Propose(_) | Phase::Answer(_) => Action::EndTalks,
        Phase::Loot { loser, .. } => modest_loot(state, loser),
        Phase::Drop(_) => Action::Drop(spare_card(state, seat)),
        Phase::Spoils { dead, .. } => spoils(state, seat, dead),
        Phase::Walk | Phase::Flight { .. } | Phase::Over(_) => first_choice(state, seat),
    }
}

/// The strongest sword, and the shield if there is one.
fn best_arms(state: &State, seat: Seat) -> Action {
    let swords = state.person(seat).hand.intersection(state.content.swords).iter();
    let weapon = swords.max_by_key(|&card| state.content.bonus(Some(card)));
    let shield = state.find_card(seat, |card| state.content.treasure(card) == Treasure::Shield);
    Action::Arm { weapon, shield: shield.is_some() }
}

/// All keys if the loser has cards, and the lantern.
fn modest_loot(state: &State, loser: Seat) -> Action {
    let loser = state.person(loser);
    let what = if loser.count() > 0 { Loot::Keys } else { Loot::Nothing };
    Action::Loot { what, lantern: loser.lanterns > 0 }
}

/// The lowest card that is not a key, else the lowest.
fn spare_card(state: &State, seat: Seat) -> Card {
    let mut choices = Vec::new();
    rules::actions(state, seat, &mut choices);
    let cards = choices.iter().filter_map(|action| if let Action::Drop(card) = action { Some(*card) } else { None });
    let spare = cards.clone().find(|card| !state.content.keys.contains(*card));
    spare.or_else(|| cards.clone().next()).expect("whoever must leave a card has one")
}

/// Keys first, then the lowest cards; for a key that does not fit, the lowest card of his own that is none is left.
fn spoils(state: &State, killer: Seat, dead: Seat) -> Action {
    let mut choices = Vec::new();
    rules::actions(state, killer, &mut choices);
    let is_key = |card: &Card| state.content.keys.contains(*card);
    let keeps = choices.iter().any(|choice| matches!(choice, Action::Keep(_)));
    let spare = |choice: &&Action| if let Action::Drop(card) = choice { !is_key(card) } else { false };
    let a_key_waits = state.person(dead).hand.iter().any(|card| is_key(&card));
    match choices.iter().find(spare) {
        Some(&leave) if !keeps && a_key_waits => leave,
        Some(_) | None if keeps => choices[0],
        Some(_) | None => Action::LeaveRest,
    }
}

/// The first way in the book's order.
fn first_choice(state: &State, seat: Seat) -> Action {
    let mut choices = Vec::new();
    rules::actions(state, seat, &mut choices);
    choices.into_iter().next().expect("a deciding seat has a choice")
}
