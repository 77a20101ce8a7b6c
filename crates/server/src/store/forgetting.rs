//! Takes a person out of what is kept: the name goes, and what they said. What was played stays.

use ::table::{Chair, Deed, Listing, PersonId, Sitter};

/// Takes a name out of a deed; whether it was there.
pub(super) fn forget(deed: &mut Deed, whose: &PersonId, new: &str) -> bool {
    let sits = |chair: &mut Chair| match &mut chair.sitter {
        Sitter::Person { person, name } | Sitter::Beside { person, name } | Sitter::Kept { person, name }
            if person == whose =>
        {
            new.clone_into(name);
            true
        }
        Sitter::Friend
        | Sitter::Anyone
        | Sitter::Kept { .. }
        | Sitter::Person { .. }
        | Sitter::Beside { .. }
        | Sitter::Bot { .. } => false,
    };
    match deed {
        Deed::Opened { chairs, .. } => chairs.iter_mut().map(sits).filter(|changed| *changed).count() > 0,
        Deed::Sat { person, name, .. }
        | Deed::Substituted { person, name, .. }
        | Deed::Renamed { person, name, .. }
            if person == whose =>
        {
            new.clone_into(name);
            true
        }
        Deed::Said { person, name, text } if person == whose => {
            new.clone_into(name);
            "…".clone_into(text);
            true
        }
        Deed::Sat { .. }
        | Deed::Said { .. }
        | Deed::Rose { .. }
        | Deed::Filled { .. }
        | Deed::Shared { .. }
        | Deed::Started { .. }
        | Deed::Acted { .. }
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
        | Deed::Nudged { .. }
        | Deed::StillHere { .. }
        | Deed::VoteOpened { .. }
        | Deed::Voted { .. }
        | Deed::VoteClosed { .. }
        | Deed::ChairOpened { .. }
        | Deed::Substituted { .. }
        | Deed::Reclaimed { .. }
        | Deed::Conceded { .. }
        | Deed::Ended
        | Deed::SealOpened
        | Deed::Vacation { .. }
        | Deed::Talk { .. }
        | Deed::Removed { .. } => false,
    }
}

/// The same for how lists show a table.
pub(super) fn forget_listing(card: &mut Listing, whose: &PersonId, name: &str) {
    for chair in card.chairs.iter_mut().filter(|chair| chair.person.as_ref() == Some(whose)) {
        name.clone_into(&mut chair.name);
    }
}
