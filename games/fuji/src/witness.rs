//! Who learns what of an event.

use crate::event::Event;
use kernel::Audience;

/// What an audience may learn of an event: all of it, a poorer event, or nothing.
pub(crate) fn witness(event: &Event, audience: Audience) -> Option<Event> {
    match *event {
        Event::Rolled { member, seers, faces } if !seers.include(audience) => {
            Some(Event::RolledSecretly { member, count: faces.dice.len() as u8 })
        }
        Event::Rerolled { seers, .. } | Event::Turned { seers, .. } if !seers.include(audience) => None,
        Event::Lent { from, to, seers, .. } if !seers.include(audience) => Some(Event::LentSecretly { from, to }),
        _ => Some(*event),
    }
}

/// Whether an event told somebody a hidden fact, or said something that cannot be unsaid.
pub(crate) fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::Said { .. }
            | Event::Picked { .. }
            | Event::Lent { .. }
            | Event::SetAside { .. }
            | Event::Shown { .. }
            | Event::Counted { .. }
            | Event::Revealed { .. }
            | Event::Drew { .. }
            | Event::Dealt { .. }
    )
}
