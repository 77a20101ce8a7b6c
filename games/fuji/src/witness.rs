//! Who learns what from an event. Every event is named: a new one does not compile until its audience is decided.

use crate::event::Event;
use kernel::Audience;

/// What an audience may learn from an event: all of it, an event that says less, or nothing.
pub(crate) fn witness(event: &Event, audience: Audience) -> Option<Event> {
    match *event {
        Event::Rolled { member, seers, faces } => {
            let secretly = Event::RolledSecretly { member, count: faces.dice.len() as u8 };
            Some(if seers.include(audience) { *event } else { secretly })
        }
        Event::Rerolled { seers, .. } | Event::Turned { seers, .. } => seers.include(audience).then_some(*event),
        Event::Lent { from, to, seers, .. } => {
            Some(if seers.include(audience) { *event } else { Event::LentSecretly { from, to } })
        }
        #[rustfmt::skip]
        Event::MapBuilt { .. } | Event::Joined { .. } | Event::MissingDie { .. } | Event::Dealt { .. }
        | Event::Kept { .. } | Event::SetUp { .. } | Event::TurnBegan { .. } | Event::PhaseBegan { .. }
        | Event::RolledSecretly { .. } | Event::DummyRolled { .. } | Event::Placed { .. }
        | Event::Cleared { .. } | Event::AsideAgreed { .. } | Event::Said { .. } | Event::Unsaid { .. } | Event::Proved { .. } | Event::Gave { .. }
        | Event::Used { .. } | Event::Copied { .. } | Event::Discarded { .. } | Event::Tilted { .. }
        | Event::Cancelled { .. } | Event::Picked { .. } | Event::Roped { .. } | Event::Swapped { .. }
        | Event::LentSecretly { .. } | Event::Declined { .. } | Event::SetAside { .. } | Event::Shown { .. }
        | Event::BecameReady { .. } | Event::BecameUnready { .. } | Event::Entitled { .. }
        | Event::Finished { .. } | Event::Counted { .. } | Event::TakenBack { .. } | Event::BarsGained { .. }
        | Event::BarsSpent { .. } | Event::BarsLost { .. } | Event::Revealed { .. } | Event::Proposed { .. }
        | Event::Accepted { .. } | Event::Rejected { .. } | Event::Lapsed | Event::Defaulted
        | Event::Acts { .. } | Event::Totalled { .. } | Event::Authorised { .. } | Event::Refused { .. }
        | Event::NoDestination { .. } | Event::Moved { .. } | Event::Stayed { .. } | Event::Triggered { .. }
        | Event::Erupted { .. } | Event::Drew { .. } | Event::DrewNothing { .. } | Event::Left { .. }
        | Event::Hurt { .. } | Event::Spared { .. } | Event::Injured { .. } | Event::LostDie { .. }
        | Event::Died { .. } | Event::Won | Event::Scored { .. } | Event::Rated { .. } | Event::BroughtHome => Some(*event),
    }
}

/// Whether an event showed somebody a hidden fact, or said something that cannot be unsaid.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::Dealt { .. }
        | Event::Said { .. }
        | Event::Unsaid { .. }
        | Event::Proved { .. }
        | Event::Picked { .. }
        | Event::Lent { .. }
        | Event::SetAside { .. }
        | Event::Shown { .. }
        | Event::Counted { .. }
        | Event::Revealed { .. }
        | Event::Drew { .. } => true,
        #[rustfmt::skip]
        Event::MapBuilt { .. } | Event::Joined { .. } | Event::MissingDie { .. } | Event::Kept { .. }
        | Event::SetUp { .. } | Event::TurnBegan { .. } | Event::PhaseBegan { .. } | Event::Rolled { .. }
        | Event::RolledSecretly { .. } | Event::DummyRolled { .. } | Event::Placed { .. }
        | Event::Cleared { .. } | Event::AsideAgreed { .. } | Event::Gave { .. } | Event::Used { .. }
        | Event::Copied { .. } | Event::Discarded { .. } | Event::Tilted { .. } | Event::Cancelled { .. }
        | Event::Rerolled { .. } | Event::Turned { .. } | Event::Roped { .. } | Event::Swapped { .. }
        | Event::LentSecretly { .. } | Event::Declined { .. } | Event::BecameReady { .. }
        | Event::BecameUnready { .. } | Event::Entitled { .. } | Event::Finished { .. }
        | Event::TakenBack { .. } | Event::BarsGained { .. } | Event::BarsSpent { .. } | Event::BarsLost { .. }
        | Event::Proposed { .. } | Event::Accepted { .. } | Event::Rejected { .. } | Event::Lapsed
        | Event::Defaulted | Event::Acts { .. } | Event::Totalled { .. } | Event::Authorised { .. }
        | Event::Refused { .. } | Event::NoDestination { .. } | Event::Moved { .. } | Event::Stayed { .. }
        | Event::Triggered { .. } | Event::Erupted { .. } | Event::DrewNothing { .. } | Event::Left { .. }
        | Event::Hurt { .. } | Event::Spared { .. } | Event::Injured { .. } | Event::LostDie { .. }
        | Event::Died { .. } | Event::Won | Event::Scored { .. } | Event::Rated { .. } | Event::BroughtHome => false,
    }
}
