//! Who learns what from an event. Every event is named: a new one does not compile until its audience is decided.

use crate::event::Event;

/// What everybody may learn from an event: nothing is hidden in this game, so all of it.
pub(crate) fn witness(event: &Event) -> Event {
    match event {
        Event::FirstPlayer { .. }
        | Event::LandLaid { .. }
        | Event::SpeciesChosen { .. }
        | Event::TurnBegan { .. }
        | Event::Rolled { .. }
        | Event::Kept { .. }
        | Event::Placed { .. }
        | Event::Walked { .. }
        | Event::Devoured { .. }
        | Event::Hatched { .. }
        | Event::Returned { .. }
        | Event::Ended { .. }
        | Event::MayQuake { .. }
        | Event::Quaked { .. }
        | Event::Declined { .. }
        | Event::Erupted { .. }
        | Event::Region { .. }
        | Event::Scored { .. }
        | Event::GameOver { .. } => event.clone(),
    }
}

/// Whether an event shows something that somebody could not know before. Dice are no hidden facts; `Match` considers
/// them itself.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::FirstPlayer { .. }
        | Event::LandLaid { .. }
        | Event::SpeciesChosen { .. }
        | Event::TurnBegan { .. }
        | Event::Rolled { .. }
        | Event::Kept { .. }
        | Event::Placed { .. }
        | Event::Walked { .. }
        | Event::Devoured { .. }
        | Event::Hatched { .. }
        | Event::Returned { .. }
        | Event::Ended { .. }
        | Event::MayQuake { .. }
        | Event::Quaked { .. }
        | Event::Declined { .. }
        | Event::Erupted { .. }
        | Event::Region { .. }
        | Event::Scored { .. }
        | Event::GameOver { .. } => false,
    }
}
