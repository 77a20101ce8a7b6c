//! How a game went, for the score sheet at its end: food and shelter by rule, and the course of the results.

use crate::event::Event;
use crate::rules::end;
use crate::state::State;
use kernel::{Era, Gain, Seat};

const FOOD: &str = "label-gain-food";
const SHELTER: &str = "label-gain-shelter";

/// SAP-END-5: what everybody's result would be if the game ended now.
pub(crate) fn lead(state: &State) -> Vec<i32> {
    Seat::all(state.seats).map(|seat| i32::from(end::result(state, seat))).collect()
}

/// All take as many turns as the others, give or take one: the turns of one number are an era.
pub(crate) fn era(event: &Event) -> Option<Era> {
    if let Event::Turn { round, .. } = *event { Some(Era::Number(round.into())) } else { None }
}

/// Food and shelter; what a brawl takes from one it gives to another.
pub(crate) fn gains(event: &Event) -> Vec<Gain> {
    #[rustfmt::skip]
    let gains = match *event {
        Event::Settled { seat, owner, food } if seat != owner => {
            vec![Gain::deciding(seat, -i32::from(food), FOOD), Gain::deciding(owner, i32::from(food), FOOD)]
        }
        Event::Ate { seat, food, .. } | Event::Gathered { seat, food } | Event::Converted { seat, food, .. } => {
            vec![Gain::deciding(seat, i32::from(food), FOOD)]
        }
        Event::Camped { seat, shelter } | Event::Bear { seat, shelter, .. } | Event::Sheltered { seat, shelter, .. } => {
            vec![Gain::deciding(seat, i32::from(shelter), SHELTER)]
        }
        Event::PutAway { .. } | Event::Valley { .. } | Event::TokenPlaced { .. } | Event::Drew { .. }
        | Event::First { .. } | Event::Revealed { .. } | Event::Turn { .. } | Event::Laid { .. }
        | Event::Abandoned { .. } | Event::Settled { .. } | Event::PowerLost { .. } | Event::Declined { .. }
        | Event::Feast { .. } | Event::FeastSkipped { .. } | Event::PlainsOpen { .. } | Event::TokenPlayed { .. }
        | Event::TokenTaken { .. } | Event::TokenBack { .. } | Event::TokenDiscarded { .. } | Event::Marked { .. }
        | Event::Unmarked { .. } | Event::Swapped { .. } | Event::Steak { .. } | Event::Chased { .. }
        | Event::Took { .. } | Event::Removed { .. } | Event::LastRound | Event::Finished { .. }
        | Event::Result { .. } | Event::Won { .. } => Vec::new(),
    };
    gains
}
