//! Who learns what from an event. Every event is named: a new one does not compile until its audience is decided.

use crate::event::Event;
use kernel::Audience;

/// What an audience may learn from an event: all of it, or an event that says less.
///
/// TRX-CARD-3: only its owner knows which card was set aside.
pub(crate) fn witness(event: Event, audience: Audience) -> Event {
    match event {
        Event::SetAside { seat, card } => {
            if audience.is(seat) {
                Event::SetAside { seat, card }
            } else {
                Event::SetAsideUnseen { seat }
            }
        }
        open @ (Event::Dealt { .. }
        | Event::TileLaid { .. }
        | Event::FigurePlaced { .. }
        | Event::RexPlaced { .. }
        | Event::Provisioned { .. }
        | Event::BoneGiven { .. }
        | Event::Answered { .. }
        | Event::Revealed { .. }
        | Event::TileMoved { .. }
        | Event::Carried { .. }
        | Event::TileSettled { .. }
        | Event::Ignored { .. }
        | Event::Planted { .. }
        | Event::Boxed { .. }
        | Event::SetAsideUnseen { .. }
        | Event::TurnBegan { .. }
        | Event::Rested { .. }
        | Event::Stepped { .. }
        | Event::Sheltered { .. }
        | Event::Barred { .. }
        | Event::Hit { .. }
        | Event::Received { .. }
        | Event::Bitten { .. }
        | Event::CardLost { .. }
        | Event::PanicAsked { .. }
        | Event::PanicDropped { .. }
        | Event::Discarded { .. }
        | Event::RexAsked
        | Event::RexStepped { .. }
        | Event::RexVanished { .. }
        | Event::Spared { .. }
        | Event::RexReturned { .. }
        | Event::Harvested { .. }
        | Event::Contested { .. }
        | Event::Eliminated { .. }
        | Event::HandDiscarded { .. }
        | Event::BonePassed { .. }
        | Event::SetAsideShown { .. }
        | Event::Won { .. }) => open,
    }
}

/// Whether an event shows somebody a hidden fact.
pub(crate) fn reveals(event: Event) -> bool {
    match event {
        Event::Revealed { .. } | Event::SetAside { .. } | Event::SetAsideShown { .. } | Event::HandDiscarded { .. } => {
            true
        }
        Event::Dealt { .. }
        | Event::TileLaid { .. }
        | Event::FigurePlaced { .. }
        | Event::RexPlaced { .. }
        | Event::Provisioned { .. }
        | Event::BoneGiven { .. }
        | Event::Answered { .. }
        | Event::TileMoved { .. }
        | Event::Carried { .. }
        | Event::TileSettled { .. }
        | Event::Ignored { .. }
        | Event::Planted { .. }
        | Event::Boxed { .. }
        | Event::SetAsideUnseen { .. }
        | Event::TurnBegan { .. }
        | Event::Rested { .. }
        | Event::Stepped { .. }
        | Event::Sheltered { .. }
        | Event::Barred { .. }
        | Event::Hit { .. }
        | Event::Received { .. }
        | Event::Bitten { .. }
        | Event::CardLost { .. }
        | Event::PanicAsked { .. }
        | Event::PanicDropped { .. }
        | Event::Discarded { .. }
        | Event::RexAsked
        | Event::RexStepped { .. }
        | Event::RexVanished { .. }
        | Event::Spared { .. }
        | Event::RexReturned { .. }
        | Event::Harvested { .. }
        | Event::Contested { .. }
        | Event::Eliminated { .. }
        | Event::BonePassed { .. }
        | Event::Won { .. } => false,
    }
}
