//! Whom the chairs of a new table are meant for.

use crate::Fault;
use crate::person::Person;
use crate::token::Random;
use ::table::{Chair, Invite, PersonId, Sitter};
use kernel::facts;
use serde::{Deserialize, Serialize};

/// Whom a chair is meant for when a table is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum ChairWish {
    /// The person who opens the table.
    Me,
    /// Somebody who gets a link.
    Friend,
    /// Anyone, from the lobby.
    Anyone,
    /// Somebody who is asked, by name, and needs no link.
    Kept {
        /// Who.
        #[schema(min_length = 12, max_length = 12)]
        person: PersonId,
        /// Under which name.
        #[schema(max_length = 40)]
        name: String,
    },
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
    /// The same, but a chair is not kept for somebody on the list: a friend can have it.
    pub(crate) fn without(self, apart: &[PersonId]) -> ChairWish {
        match self {
            ChairWish::Kept { person, .. } if apart.contains(&person) => ChairWish::Friend,
            wish => wish,
        }
    }

    pub(crate) fn chair(&self, host: &Person) -> Result<Chair, Fault> {
        let sitter = match self {
            ChairWish::Me => Sitter::Person { person: host.id.clone(), name: host.name.clone() },
            ChairWish::Friend => Sitter::Friend,
            ChairWish::Anyone => Sitter::Anyone,
            ChairWish::Kept { person, name } => {
                Sitter::Kept { person: person.clone(), name: crate::people::checked_name(name)? }
            }
            ChairWish::Beside { name } => {
                Sitter::Beside { person: host.id.clone(), name: crate::people::checked_name(name)? }
            }
            ChairWish::Bot { level } => Sitter::Bot { level: crate::bot::checked_level(level)? },
        };
        Ok(Chair::new(sitter, Invite::random()?))
    }
}

/// Refuses chairs that are not as many as the seats, and a second chair for the person who opens the table.
pub(crate) fn check_chairs(wishes: &[ChairWish], seats: u8) -> Result<(), Fault> {
    if wishes.len() != usize::from(seats) {
        return Err(Fault::asked("fault-chairs", facts![chairs = wishes.len(), seats]));
    }
    if wishes.iter().filter(|wish| **wish == ChairWish::Me).count() > 1 {
        return Err(Fault::asked("fault-me-twice", kernel::Facts::none()));
    }
    Ok(())
}
