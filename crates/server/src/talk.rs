//! Where a game has rules about talking, they hold for the chat at its table.

use catalog::AnyMatch;
use fuji::Fuji;
use fuji::chat::{Objection, allowed};
use kernel::{Facts, Match, Phrase, facts};

/// Whether this may be said at the table now; if not, the sentence that says why.
pub(crate) fn check(played: &dyn AnyMatch, text: &str) -> Result<(), Phrase> {
    let Some(fuji) = played.as_any().downcast_ref::<Match<Fuji>>() else { return Ok(()) };
    allowed(fuji.state(), text).map_err(|objection| match objection {
        Objection::HintsOnly => Phrase::new("fault-hints-only", Facts::none()),
        Objection::Silence => Phrase::new("fault-silence", Facts::none()),
        Objection::Digit(letter) | Objection::Picture(letter) => {
            Phrase::new("fault-number", facts![word = letter.to_string()])
        }
        Objection::Word(word) => Phrase::new("fault-number", facts![word]),
        Objection::Repetition(letter) => Phrase::new("fault-repetition", facts![letter = letter.to_string()]),
    })
}
