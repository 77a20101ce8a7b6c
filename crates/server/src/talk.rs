//! Where a game has rules about talking, they hold for the chat at its table.

use crate::Fault;
use catalog::AnyMatch;
use fuji::Fuji;
use fuji::chat::{Objection, allowed};
use kernel::{Facts, Match, facts};

/// Whether this may be said at the table now.
pub(crate) fn check(played: &dyn AnyMatch, text: &str) -> Result<(), Fault> {
    let Some(fuji) = played.as_any().downcast_ref::<Match<Fuji>>() else { return Ok(()) };
    allowed(fuji.state(), text).map_err(|objection| match objection {
        Objection::HintsOnly => Fault::asked("fault-hints-only", Facts::none()),
        Objection::Silence => Fault::asked("fault-silence", Facts::none()),
        Objection::Digit(letter) | Objection::Picture(letter) => {
            Fault::asked("fault-number", facts![word = letter.to_string()])
        }
        Objection::Word(word) => Fault::asked("fault-number", facts![word]),
        Objection::Repetition(letter) => Fault::asked("fault-repetition", facts![letter = letter.to_string()]),
    })
}
