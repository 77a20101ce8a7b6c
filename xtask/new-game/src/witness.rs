//! Who may learn what of an event. A new event does not compile until somebody has said so here.

use crate::event::Event;
use kernel::Audience;

/// What an audience may learn of an event.
///
/// NEW-SETUP-2: which card was dealt is told only to the one who got it.
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

/// Whether somebody learnt a hidden fact by it.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::Dealt { .. } | Event::Revealed { .. } => true,
        Event::DealtHidden { .. } | Event::Rolled { .. } | Event::Stopped { .. } | Event::Scored { .. } => false,
    }
}
