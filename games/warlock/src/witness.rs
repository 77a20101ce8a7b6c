//! Who may see which event, and which events cannot be taken back. Every event is named: a new one does not compile
//! until somebody has decided who may see it.

use crate::event::Event;
use kernel::{Audience, Seat, Seats};

/// What an audience may learn from an event: all of it, an event that says less, or nothing.
pub(crate) fn witness(event: &Event, audience: Audience) -> Option<Event> {
    let sees = |seats: Seats| match audience {
        Audience::Seat(seat) => seats.contains(seat),
        Audience::Spectator => false,
    };
    let one = |seat: Seat| sees(Seats::one(seat));
    let two = |one: Seat, other: Seat| sees(Seats::one(one).with(other));
    let whole = Some(*event);
    match *event {
        Event::Clues { seat, .. } if one(seat) => whole,
        Event::Clues { seat, numbers } => Some(Event::CluesHidden { seat, count: numbers.len() as u8 }),
        Event::Answered { seat, .. } | Event::Learnt { seat, .. } => whole.filter(|_| one(seat)),
        Event::Took { known, .. } | Event::Left { known, .. } | Event::Looted { known, .. } if sees(known) => whole,
        Event::Took { seat, at, .. } => Some(Event::TookHidden { seat, at }),
        Event::Left { seat, at, .. } => Some(Event::LeftHidden { seat, at }),
        Event::Looted { seat, from, cards, .. } => Some(Event::LootedHidden { seat, from, count: cards.len() as u8 }),
        Event::Offered { seat, to, offer } if one(to) => Some(Event::OfferedTo { seat, to, offer: offer.face() }),
        Event::Offered { seat, .. } if one(seat) => whole,
        Event::Offered { seat, to, .. } => Some(Event::OfferedHidden { seat, to }),
        Event::Traded { from, to, .. } => whole.filter(|_| two(from, to)),
        Event::ShowedCards { from, to, .. }
        | Event::ShowedClues { from, to, .. }
        | Event::Confirmed { from, to, .. }
            if two(from, to) =>
        {
            whole
        }
        Event::ShowedCards { from, to, .. }
        | Event::ShowedClues { from, to, .. }
        | Event::Confirmed { from, to, .. } => Some(Event::ShowedHidden { from, to }),
        Event::Grave { seat, .. } if one(seat) => whole,
        Event::Grave { seat, at, cards } => Some(Event::GraveHidden { seat, at, count: cards.len() as u8 }),
        Event::Kept { seat, from, .. } if two(seat, from) => whole,
        Event::Kept { seat, from, .. } => Some(Event::KeptHidden { seat, from }),
        #[rustfmt::skip]
        Event::Created { .. } | Event::Split { .. } | Event::Laid | Event::CluesHidden { .. }
        | Event::FirstDie { .. } | Event::First { .. } | Event::TurnBegins { .. } | Event::Missed { .. }
        | Event::Changed { .. } | Event::LuckTest { .. } | Event::Die { .. } | Event::Caged { .. }
        | Event::Freed { .. } | Event::PutOn { .. } | Event::MazeTurned { .. } | Event::MazeHidden
        | Event::Rolled { .. } | Event::NoStep { .. } | Event::Stayed { .. } | Event::Challenged { .. }
        | Event::Walked { .. } | Event::EncounterUp { .. } | Event::EncounterGone { .. }
        | Event::EncounterDown { .. } | Event::Game { .. } | Event::Cursed { .. } | Event::TookHidden { .. }
        | Event::TookOpenly { .. } | Event::LeftHidden { .. } | Event::Shown { .. } | Event::UsedUp { .. }
        | Event::Sold { .. } | Event::Pawned { .. } | Event::Redeemed { .. } | Event::Gazed { .. }
        | Event::FellIn { .. } | Event::CombatBegins { .. } | Event::Armed { .. } | Event::Assault { .. }
        | Event::FoeWounded { .. } | Event::NoEffect { .. } | Event::FoeBeaten { .. } | Event::CombatEnds { .. }
        | Event::Fled { .. } | Event::Ran { .. } | Event::Waits { .. } | Event::Met { .. }
        | Event::Attacked { .. } | Event::Spared { .. } | Event::SteppedIn { .. } | Event::StoodAside { .. }
        | Event::FightsUntil { .. } | Event::Ignored { .. } | Event::TalksBegin { .. } | Event::OfferedTo { .. }
        | Event::OfferedHidden { .. } | Event::Accepted { .. } | Event::TalksEnd { .. }
        | Event::ShowedHidden { .. } | Event::LootedHidden { .. } | Event::NotThere { .. } | Event::Died { .. }
        | Event::GraveHidden { .. } | Event::KeptHidden { .. } | Event::ChestTried { .. }
        | Event::ChestWrong { .. } | Event::ChestOpened { .. } | Event::LeftGame { .. } | Event::Zagor
        | Event::Alone { .. } => whole,
    }
}

/// Whether an event showed some seat a hidden fact.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        #[rustfmt::skip]
        Event::Clues { .. } | Event::MazeTurned { .. } | Event::Answered { .. } | Event::EncounterUp { .. }
        | Event::Took { .. } | Event::TookOpenly { .. } | Event::Shown { .. } | Event::UsedUp { .. }
        | Event::Sold { .. } | Event::Pawned { .. } | Event::Learnt { .. } | Event::Armed { .. }
        | Event::Attacked { .. } | Event::Offered { .. } | Event::Accepted { .. } | Event::Looted { .. }
        | Event::NotThere { .. } | Event::Died { .. } | Event::ChestTried { .. } | Event::ChestWrong { .. }
        | Event::ChestOpened { .. } => true,
        #[rustfmt::skip]
        Event::Created { .. } | Event::Split { .. } | Event::Laid | Event::CluesHidden { .. }
        | Event::FirstDie { .. } | Event::First { .. } | Event::TurnBegins { .. } | Event::Missed { .. }
        | Event::Changed { .. } | Event::LuckTest { .. } | Event::Die { .. } | Event::Caged { .. }
        | Event::Freed { .. } | Event::PutOn { .. } | Event::MazeHidden | Event::Rolled { .. }
        | Event::NoStep { .. } | Event::Stayed { .. } | Event::Challenged { .. } | Event::Walked { .. }
        | Event::EncounterGone { .. } | Event::EncounterDown { .. } | Event::Game { .. } | Event::Cursed { .. }
        | Event::TookHidden { .. } | Event::Left { .. } | Event::LeftHidden { .. } | Event::Redeemed { .. }
        | Event::Gazed { .. } | Event::FellIn { .. } | Event::CombatBegins { .. } | Event::Assault { .. }
        | Event::FoeWounded { .. } | Event::NoEffect { .. } | Event::FoeBeaten { .. } | Event::CombatEnds { .. }
        | Event::Fled { .. } | Event::Ran { .. } | Event::Waits { .. } | Event::Met { .. } | Event::Ignored { .. }
        | Event::Spared { .. } | Event::SteppedIn { .. } | Event::StoodAside { .. } | Event::FightsUntil { .. }
        | Event::TalksBegin { .. } | Event::OfferedTo { .. } | Event::OfferedHidden { .. }
        | Event::TalksEnd { .. } | Event::Traded { .. } | Event::ShowedCards { .. } | Event::ShowedClues { .. }
        | Event::Confirmed { .. } | Event::ShowedHidden { .. } | Event::LootedHidden { .. } | Event::Grave { .. }
        | Event::GraveHidden { .. } | Event::Kept { .. } | Event::KeptHidden { .. } | Event::LeftGame { .. }
        | Event::Zagor | Event::Alone { .. } => false,
    }
}
