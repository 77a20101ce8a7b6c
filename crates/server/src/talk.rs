//! Where a game has rules about talking, they hold for the chat at its table.

use crate::Fault;
use catalog::AnyMatch;

/// Whether this may be said at the table now.
pub(crate) fn check(played: &dyn AnyMatch, text: &str) -> Result<(), Fault> {
    played.may_say(text).map_err(|refusal| Fault::Unsayable { game: played.about().id, refusal })
}
