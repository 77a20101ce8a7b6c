//! Chapter "What always holds".

use crate::rules::ids;
use crate::state::State;
use kernel::{RuleId, Seat};

/// Every invariant that a state breaks, with a sentence for the developer.
pub(crate) fn broken(state: &State) -> impl Iterator<Item = (RuleId, String)> {
    [no_number_twice(state), one_roll_too_many(state), somebody_plays(state)].into_iter().flatten()
}

/// NEW-INV-1: all players hold different numbers, from 1 to the highest.
fn no_number_twice(state: &State) -> Option<(RuleId, String)> {
    let cards: Vec<u8> = state.at_table().iter().map(|player| player.card).collect();
    let wrong = cards
        .iter()
        .enumerate()
        .find(|&(place, card)| !(1..=state.edition.highest).contains(card) || cards[..place].contains(card));
    wrong.map(|(seat, card)| (ids::NO_NUMBER_TWICE, format!("seat {seat} holds {card}")))
}

/// NEW-INV-2: a total was below the limit before its last roll.
fn one_roll_too_many(state: &State) -> Option<(RuleId, String)> {
    let most = state.edition.limit - 1 + state.edition.sides;
    let wrong = Seat::all(state.seats).find(|&seat| state.player(seat).total > most);
    wrong.map(|seat| (ids::ONE_ROLL_TOO_MANY, format!("seat {seat} has {}", state.player(seat).total)))
}

/// NEW-INV-3: the active player has not stopped, unless everybody has.
fn somebody_plays(state: &State) -> Option<(RuleId, String)> {
    let absent = state.active.0 >= state.seats;
    let idle = absent || (state.player(state.active).stopped && !state.everybody_stopped());
    idle.then(|| (ids::SOMEBODY_PLAYS, format!("it is the turn of seat {}", state.active)))
}
