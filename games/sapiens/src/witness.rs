//! Who learns what from an event. Every event is named: a new one does not compile until its audience is decided.

use crate::event::Event;

/// What everybody may learn from an event: all of it. No event contains the order of the pile.
pub(crate) fn witness(event: &Event) -> Event {
    match event {
        Event::PutAway { .. }
        | Event::Valley { .. }
        | Event::TokenPlaced { .. }
        | Event::Drew { .. }
        | Event::First { .. }
        | Event::Revealed { .. }
        | Event::Turn { .. }
        | Event::Laid { .. }
        | Event::Abandoned { .. }
        | Event::Settled { .. }
        | Event::Ate { .. }
        | Event::PowerLost { .. }
        | Event::Declined { .. }
        | Event::Feast { .. }
        | Event::FeastSkipped { .. }
        | Event::Gathered { .. }
        | Event::PlainsOpen { .. }
        | Event::TokenPlayed { .. }
        | Event::TokenTaken { .. }
        | Event::TokenBack { .. }
        | Event::TokenDiscarded { .. }
        | Event::Marked { .. }
        | Event::Unmarked { .. }
        | Event::Swapped { .. }
        | Event::Camped { .. }
        | Event::Steak { .. }
        | Event::Converted { .. }
        | Event::Bear { .. }
        | Event::Chased { .. }
        | Event::Sheltered { .. }
        | Event::Took { .. }
        | Event::Removed { .. }
        | Event::LastRound
        | Event::Finished { .. }
        | Event::Result { .. }
        | Event::Won { .. } => event.clone(),
    }
}

/// Whether an event shows a tile that nobody knew.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::Revealed { .. } | Event::Drew { .. } => true,
        Event::PutAway { .. }
        | Event::Valley { .. }
        | Event::TokenPlaced { .. }
        | Event::First { .. }
        | Event::Turn { .. }
        | Event::Laid { .. }
        | Event::Abandoned { .. }
        | Event::Settled { .. }
        | Event::Ate { .. }
        | Event::PowerLost { .. }
        | Event::Declined { .. }
        | Event::Feast { .. }
        | Event::FeastSkipped { .. }
        | Event::Gathered { .. }
        | Event::PlainsOpen { .. }
        | Event::TokenPlayed { .. }
        | Event::TokenTaken { .. }
        | Event::TokenBack { .. }
        | Event::TokenDiscarded { .. }
        | Event::Marked { .. }
        | Event::Unmarked { .. }
        | Event::Swapped { .. }
        | Event::Camped { .. }
        | Event::Steak { .. }
        | Event::Converted { .. }
        | Event::Bear { .. }
        | Event::Chased { .. }
        | Event::Sheltered { .. }
        | Event::Took { .. }
        | Event::Removed { .. }
        | Event::LastRound
        | Event::Finished { .. }
        | Event::Result { .. }
        | Event::Won { .. } => false,
    }
}
