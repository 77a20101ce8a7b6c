//! Names of tables, people and invitations. The caller brings the random bytes for a new one.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Letters without the ones people confuse: 32 of them, so that every five bits are one letter.
pub const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// A word with a letter for each byte, of which five bits count.
pub fn word(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| LETTERS[usize::from(byte & 31)] as char).collect()
}

/// Whether a text is such a word with this many letters.
pub fn is_word(text: &str, letters: usize) -> bool {
    text.len() == letters && text.bytes().all(|letter| LETTERS.contains(&letter))
}

macro_rules! word_id {
    ($(#[$doc:meta])* $name:ident, $letters:literal) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, utoipa::ToSchema)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// How many letters it has.
            pub const LETTERS: usize = $letters;

            /// A new one. From random bytes it is different from all others.
            pub fn from_random(bytes: [u8; $letters]) -> $name {
                $name(word(&bytes))
            }

            /// One that was written down, if it can be one.
            pub fn parse(text: &str) -> Option<$name> {
                is_word(text, $letters).then(|| $name(text.to_owned()))
            }

            /// Its text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str(&self.0)
            }
        }
    };
}

word_id!(
    /// The name of a table: anybody who knows it may watch, so it is too long to guess (100 bits).
    TableId,
    20
);
word_id!(
    /// The name of a person. It is no secret: it opens nothing.
    PersonId,
    12
);
word_id!(
    /// The name of a tournament. It is no secret: everybody sees the list.
    TournamentId,
    12
);
word_id!(
    /// The name of a duplicate: whoever knows it may enter, so one that is not listed is entered by its link.
    DuplicateId,
    12
);
word_id!(
    /// What an invitation to a chair says (100 bits).
    Invite,
    20
);

/// Somebody who asks for something at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// Which person.
    pub id: PersonId,
    /// The name they go by.
    pub name: String,
}

#[cfg(test)]
mod tests {
    use super::TableId;

    #[test]
    fn names_are_read_strictly() {
        let id = TableId::from_random([7; 20]);
        assert_eq!(TableId::parse(id.as_str()), Some(id));
        assert_eq!(TableId::parse("short"), None);
        assert_eq!(TableId::parse("ABCDEFGHJKMNPQRSTUVW"), None);
    }
}
