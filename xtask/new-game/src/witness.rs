//! Who may learn what from an event. A new event does not compile until somebody has decided that here.

use crate::event::Event;
use kernel::Audience;

/// What an audience may learn from an event.
///
/// NEW-SETUP-2: only the player who gets a card learns which one it is.
pub(crate) fn witness(event: &Event, audience: Audience) -> Option<Event> {
    match event {
        Event::Dealt { seat, .. } if !audience.is(*seat) => Some(Event::DealtHidden { seat: *seat }),
        Event::Dealt { .. }
        | Event::DealtHidden { .. }
        | Event::Rolled { .. }
        | Event::Stopped { .. }
        | Event::Revealed { .. }
        | Event::Scored { .. } => Some(event.clone()),
    }
}

/// Whether the event shows somebody a hidden fact.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::Dealt { .. } | Event::Revealed { .. } => true,
        Event::DealtHidden { .. } | Event::Rolled { .. } | Event::Stopped { .. } | Event::Scored { .. } => false,
    }
}
