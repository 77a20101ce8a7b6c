//! What this server decides for all its tables, and how it reports what a table refuses.

use crate::{Fault, bot};
use ::table::{Forbidden, JournalFault, Policy, WishFault};
use kernel::{EditionFault, facts};

/// The bots of this server.
pub(super) struct OurPolicy;

impl Policy for OurPolicy {
    fn level(&self, name: &str) -> Option<String> {
        bot::known_level(name)
    }

    fn usual_level(&self) -> String {
        bot::default_level()
    }
}

impl From<Forbidden> for Fault {
    fn from(why: Forbidden) -> Fault {
        Fault::forbidden(why.key())
    }
}

/// An edition file that cannot be played with: its line, and what is wrong there.
pub(crate) fn edition_fault(fault: EditionFault) -> Fault {
    Fault::asked("fault-edition", facts![line = fault.line, reason = fault.reason])
}

/// A refused wish as a fault; a rule's sentence needs the game and the players' names.
pub(super) fn refused(fault: WishFault, game: &'static str, names: Vec<String>) -> Fault {
    match fault {
        WishFault::Refused(refusal) => Fault::Refused { game, refusal, names },
        WishFault::Unsayable(refusal) => Fault::Unsayable { game, refusal },
        WishFault::Notation(fault) => Fault::Notation(fault),
        WishFault::Undo(refusal) => Fault::Undo(refusal),
        // The caller adds the present state.
        WishFault::Stale => Fault::Stale(Box::default()),
        WishFault::Asked(phrase) => Fault::Asked(phrase),
        WishFault::Forbidden(why) => Fault::from(why),
        WishFault::Broken(JournalFault::UnknownGame(_)) => Fault::Missing,
        WishFault::Broken(JournalFault::Edition(fault)) => edition_fault(fault),
        WishFault::Broken(
            fault @ (JournalFault::NoBeginning
            | JournalFault::Begin { .. }
            | JournalFault::Act { .. }
            | JournalFault::Undo { .. }
            | JournalFault::NotBegun { .. }
            | JournalFault::NoMoment { .. }
            | JournalFault::Different { .. }),
        ) => Fault::internal("a table does not fit its journal", &fault),
    }
}
