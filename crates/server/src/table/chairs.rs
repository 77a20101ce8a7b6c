//! Chairs: who may take one, who leaves, where a bot sits in for somebody.

use super::room::Room;
use crate::Fault;
use crate::journal::{Chair, Deed, Sitter};
use crate::store::Person;
use crate::token::{Invite, PersonId};
use kernel::facts;
use serde::{Deserialize, Serialize};

/// Whom a chair is meant for when a table is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum ChairWish {
    /// Whoever opens the table.
    Me,
    /// Somebody who gets a link.
    Friend,
    /// Anyone, from the lobby.
    Anyone,
    /// Another person at this device.
    Beside {
        /// Under which name.
        #[schema(max_length = 40)]
        name: String,
    },
    /// A bot.
    Bot {
        /// How well it plays; see the list of levels.
        level: String,
    },
}

impl ChairWish {
    pub(crate) fn chair(&self, host: &Person) -> Result<Chair, Fault> {
        let sitter = match self {
            ChairWish::Me => Sitter::Person { person: host.id.clone(), name: host.name.clone() },
            ChairWish::Friend => Sitter::Friend,
            ChairWish::Anyone => Sitter::Anyone,
            ChairWish::Beside { name } => {
                Sitter::Beside { person: host.id.clone(), name: crate::people::checked_name(name)? }
            }
            ChairWish::Bot { level } => Sitter::Bot { level: crate::bot::checked_level(level)? },
        };
        Ok(Chair {
            sitter,
            invite: Invite::random()?,
            public: *self == ChairWish::Anyone,
            replaced: None,
            resigned: false,
        })
    }
}

impl Room {
    pub(super) fn note_chairs(&mut self, deed: &Deed) {
        let (place, change): (u8, &dyn Fn(&mut Chair)) = match deed {
            Deed::Sat { place, person, name } => (*place, &|chair| {
                chair.sitter = Sitter::Person { person: person.clone(), name: name.clone() };
            }),
            Deed::Rose { place } => (*place, &|chair| {
                chair.sitter = if chair.public { Sitter::Anyone } else { Sitter::Friend };
            }),
            Deed::Filled { place, level } => (*place, &|chair| chair.sitter = Sitter::Bot { level: level.clone() }),
            Deed::Replaced { place, level } => (*place, &|chair| chair.replaced = Some(level.clone())),
            Deed::Returned { place } => (*place, &|chair| chair.replaced = None),
            Deed::Resigned { place, level } => (*place, &|chair| {
                chair.replaced = Some(level.clone());
                chair.resigned = true;
            }),
            Deed::Opened { .. }
            | Deed::Shared { .. }
            | Deed::Started { .. }
            | Deed::Acted { .. }
            | Deed::TookBack { .. }
            | Deed::AskedBack { .. }
            | Deed::AnsweredBack { .. }
            | Deed::WentBack { .. }
            | Deed::Stopped { .. }
            | Deed::Said { .. }
            | Deed::Watched { .. }
            | Deed::Again { .. }
            | Deed::Waited { .. } => return,
        };
        if let Some(chair) = self.chairs.get_mut(usize::from(place)) {
            change(chair);
        }
    }

    /// The chair that somebody may take: the one their invitation is for, or the first that is open to anyone.
    pub(super) fn seat_for(&self, person: &PersonId, place: Option<u8>, invite: Option<&str>) -> Result<u8, Fault> {
        if self.played.is_some() {
            return Err(Fault::forbidden("fault-begun"));
        }
        if self.places_of(person).0 != 0 {
            return Err(Fault::forbidden("fault-seated"));
        }
        let chairs = || (0_u8..).zip(&self.chairs).filter(|(_, chair)| chair.is_free());
        let invite = invite.and_then(Invite::parse);
        let invited = invite.as_ref().and_then(|invite| chairs().find(|(_, chair)| chair.invite == *invite));
        let open =
            || chairs().find(|(at, chair)| chair.sitter == Sitter::Anyone && place.is_none_or(|wanted| wanted == *at));
        if let Some((place, _)) = invited.or_else(open) {
            return Ok(place);
        }
        let used = invite.is_some_and(|invite| self.chairs.iter().any(|chair| chair.invite == invite));
        Err(Fault::forbidden(if used { "fault-invite-used" } else { "fault-no-chair" }))
    }

    /// The one place a person means: the given one, or their only one.
    pub(super) fn own_place(&self, person: &PersonId, place: Option<u8>) -> Result<u8, Fault> {
        let mine = self.places_of(person);
        match place {
            Some(place) if mine.contains(place) => Ok(place),
            Some(_) => Err(Fault::forbidden("fault-not-your-seat")),
            None => mine.iter().next().ok_or_else(|| Fault::forbidden("fault-not-seated")),
        }
    }
}

/// How many chairs the game needs, and that somebody can play at all.
pub(crate) fn check_chairs(wishes: &[ChairWish], seats: u8) -> Result<(), Fault> {
    if wishes.len() != usize::from(seats) {
        return Err(Fault::asked("fault-chairs", facts![chairs = wishes.len(), seats]));
    }
    if wishes.iter().filter(|wish| **wish == ChairWish::Me).count() > 1 {
        return Err(Fault::asked("fault-me-twice", kernel::Facts::none()));
    }
    Ok(())
}
