//! What a table is worth whose game has not ended when the time of its round is up: whoever has not come is absent; of those who
//! have, whoever keeps the others waiting or has left is behind them.

use ::club::tournament::Place;
use ::table::{Chair, Deed, Line, PersonId, Room};
use std::collections::BTreeSet;

/// What is known of somebody at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Seen {
    /// Has decided what there was to decide.
    Ready,
    /// The game waits for them.
    Waited,
    /// Somebody else plays for them.
    Left,
    /// Has never looked at the table and done nothing there.
    Absent,
}

/// Everybody at a table by chair, as its journal and whoever looked at it tell.
pub(super) fn seen(room: &Room, lines: &[Line], came: &BTreeSet<PersonId>) -> Vec<Seen> {
    let active: BTreeSet<u8> = lines.iter().filter_map(|line| active(room, &line.deed)).collect();
    let waited = room.people_waited_for();
    let one = |(number, chair): (u8, &Chair)| {
        let was_here = active.contains(&number) || chair.person().is_some_and(|person| came.contains(person));
        if chair.resigned || chair.replaced.is_some() || chair.owner.is_some() {
            Seen::Left
        } else if !was_here {
            Seen::Absent
        } else if waited.contains(number) {
            Seen::Waited
        } else {
            Seen::Ready
        }
    };
    (0..).zip(room.chairs()).map(one).collect()
}

/// The chair from which somebody has done something by themselves.
fn active(room: &Room, deed: &Deed) -> Option<u8> {
    match deed {
        Deed::Acted { entry, .. } => Some(room.chair_of(entry.seat)),
        Deed::Nudged { chair, .. } | Deed::StillHere { chair } | Deed::Voted { chair, .. } => Some(*chair),
        Deed::Said { person, .. } => room.chairs_of(person).iter().next(),
        Deed::Opened { .. }
        | Deed::Sat { .. }
        | Deed::Rose { .. }
        | Deed::Filled { .. }
        | Deed::Shared { .. }
        | Deed::Started { .. }
        | Deed::TookBack { .. }
        | Deed::AskedBack { .. }
        | Deed::AnsweredBack { .. }
        | Deed::WentBack { .. }
        | Deed::BackExpired
        | Deed::Replaced { .. }
        | Deed::Returned { .. }
        | Deed::Resigned { .. }
        | Deed::Stopped { .. }
        | Deed::Watched { .. }
        | Deed::Again { .. }
        | Deed::Waited { .. }
        | Deed::Readied { .. }
        | Deed::Declined { .. }
        | Deed::Renamed { .. }
        | Deed::VoteOpened { .. }
        | Deed::VoteClosed { .. }
        | Deed::ChairOpened { .. }
        | Deed::Substituted { .. }
        | Deed::Reclaimed { .. }
        | Deed::Conceded { .. }
        | Deed::Ended
        | Deed::SealOpened
        | Deed::Vacation { .. }
        | Deed::Talk { .. }
        | Deed::Removed { .. } => None,
    }
}

/// The places that follow: equal ones are shared.
pub(super) fn places(seen: &[Seen]) -> Vec<Place> {
    let before = |than: Seen| seen.iter().filter(|one| **one < than).count() as u8;
    seen.iter().map(|one| if *one == Seen::Absent { Place::Absent } else { Place::Rank(1 + before(*one)) }).collect()
}

#[cfg(test)]
mod tests {
    use super::{Seen, places};
    use ::club::tournament::Place;

    #[test]
    fn a_table_that_is_late_is_decided_by_who_came_and_whom_it_waits_for() {
        use Seen::{Absent, Left, Ready, Waited};
        let (first, second, absent) = (Place::Rank(1), Place::Rank(2), Place::Absent);
        let rows: [(&[Seen], &[Place]); 7] = [
            (&[Ready, Waited], &[first, second]),
            (&[Absent, Ready], &[absent, first]),
            (&[Waited, Absent], &[first, absent]),
            (&[Absent, Absent], &[absent, absent]),
            (&[Waited, Waited], &[first, first]),
            (&[Ready, Left, Waited, Absent], &[first, Place::Rank(3), second, absent]),
            (&[Left, Absent], &[first, absent]),
        ];
        for (seen, expected) in rows {
            assert_eq!(places(seen), expected, "{seen:?}");
        }
    }
}
