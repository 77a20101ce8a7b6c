//! How a game went, for the score sheet at its end: the health of the team, and what cost it.

use crate::event::Event;
use crate::member::Member;
use crate::state::State;
use kernel::{Era, Gain, Seat};

/// FUJ-P5B-4: the steps that all health markers together are away from death.
pub(crate) fn lead(state: &State) -> Vec<i32> {
    let left = |member: Member| i32::from(state.edition.last_space - state.sheet(member).health);
    vec![state.members().map(left).sum()]
}

/// All have their turns together.
pub(crate) fn era(event: &Event) -> Option<Era> {
    if let Event::TurnBegan { turn } = *event { Some(Era::Number(turn.into())) } else { None }
}

/// Health, injuries and cards: all win or lose together, so the third pawn counts with the first player.
pub(crate) fn gains(event: &Event) -> Vec<Gain> {
    let whose = |member: Member| member.seat().unwrap_or(Seat(0));
    #[rustfmt::skip]
    let gains = match *event {
        Event::Hurt { member, loss, .. } => vec![Gain::deciding(whose(member), -i32::from(loss), "label-gain-health")],
        Event::Injured { member, .. } => vec![Gain::beside(whose(member), 1, "label-gain-injuries")],
        Event::Drew { member, .. } => vec![Gain::beside(whose(member), 1, "label-gain-cards")],
        Event::MapBuilt { .. } | Event::Joined { .. } | Event::MissingDie { .. } | Event::Dealt { .. }
        | Event::Kept { .. } | Event::SetUp { .. } | Event::TurnBegan { .. } | Event::PhaseBegan { .. }
        | Event::Rolled { .. } | Event::RolledSecretly { .. } | Event::DummyRolled { .. } | Event::Placed { .. }
        | Event::Cleared { .. } | Event::AsideAgreed { .. } | Event::Said { .. } | Event::Unsaid { .. }
        | Event::Proved { .. } | Event::Gave { .. } | Event::Used { .. } | Event::Copied { .. }
        | Event::Discarded { .. } | Event::Tilted { .. } | Event::Cancelled { .. } | Event::Rerolled { .. }
        | Event::Turned { .. } | Event::Picked { .. } | Event::Roped { .. } | Event::Swapped { .. }
        | Event::Lent { .. } | Event::LentSecretly { .. } | Event::Declined { .. } | Event::SetAside { .. }
        | Event::Shown { .. } | Event::BecameReady { .. } | Event::BecameUnready { .. } | Event::Entitled { .. }
        | Event::Finished { .. } | Event::Counted { .. } | Event::TakenBack { .. } | Event::BarsGained { .. }
        | Event::BarsSpent { .. } | Event::BarsLost { .. } | Event::Revealed { .. } | Event::Proposed { .. }
        | Event::Accepted { .. } | Event::Rejected { .. } | Event::Lapsed | Event::Defaulted | Event::Acts { .. }
        | Event::Totalled { .. } | Event::Authorised { .. } | Event::Refused { .. } | Event::NoDestination { .. }
        | Event::Moved { .. } | Event::Stayed { .. } | Event::Triggered { .. } | Event::Erupted { .. }
        | Event::DrewNothing { .. } | Event::Left { .. } | Event::Spared { .. } | Event::LostDie { .. }
        | Event::Died { .. } | Event::Won | Event::Scored { .. } | Event::Rated { .. } | Event::BroughtHome => Vec::new(),
    };
    gains
}
