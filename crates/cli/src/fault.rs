//! What can go wrong, what to do about it, and the exit status.

use crate::interrupt;
use crate::voice::Voice;
use kernel::{Facts, Phrase, Refusal, facts};
use std::io;
use std::path::Path;

/// Why the program stops.
#[derive(Debug)]
pub(crate) enum Fault {
    /// What was examined is wrong; the findings are printed already.
    Found,
    /// What was examined is wrong; a sentence says where.
    Wrong(Phrase),
    /// Some file could not be read; it is printed already.
    Unread,
    /// All is right, but some game began from a given position or had draws set by hand; it is printed already.
    Given,
    /// The program itself failed in some game; it is printed already, and the other games were played.
    Panicked,
    /// Somebody stopped the work; what was done so far is printed already.
    Stopped,
    /// What was asked for is refused by a rule of a game.
    Refused { game: &'static str, refusal: Refusal },
    /// What was asked for cannot be done; a sentence says why and what to do.
    Asked(Phrase),
    /// A file or stream failed.
    File { path: String, error: io::Error },
}

impl Fault {
    pub(crate) fn asked(key: &str, facts: Facts) -> Fault {
        Fault::Asked(Phrase::new(key, facts))
    }

    pub(crate) fn file(path: &Path, error: io::Error) -> Fault {
        Fault::File { path: path.display().to_string(), error }
    }

    /// Refuses a folder that is not there, before anything is made in it.
    pub(crate) fn unless_folder(path: &Path) -> Result<(), Fault> {
        if path.is_dir() { Ok(()) } else { Err(Fault::file(path, io::ErrorKind::NotFound.into())) }
    }

    pub(crate) fn status(&self) -> u8 {
        match self {
            Fault::Found | Fault::Wrong(_) | Fault::Refused { .. } => 1,
            Fault::Asked(_) => 2,
            Fault::File { .. } | Fault::Unread => 3,
            Fault::Given => 4,
            Fault::Panicked => 5,
            Fault::Stopped => interrupt::STATUS,
        }
    }

    /// The reader of our output has seen enough: `caldera rules wrath | head`.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Fault::File { error, .. } if error.kind() == io::ErrorKind::BrokenPipe)
    }

    pub(crate) fn print(&self, voice: &Voice) {
        let text = self.said(voice);
        if !text.is_empty() {
            eprintln!("caldera: {text}");
        }
    }

    /// What is wrong, as a sentence; nothing if that was printed already.
    pub(crate) fn said(&self, voice: &Voice) -> String {
        match self {
            Fault::Found | Fault::Unread | Fault::Given | Fault::Panicked | Fault::Stopped => String::new(),
            Fault::Asked(phrase) | Fault::Wrong(phrase) => voice.say_phrase(phrase),
            Fault::File { path, error } => {
                voice.say("fault-file", facts![path = path.as_str(), error = server::file_fault(error)])
            }
            Fault::Refused { game, refusal } => {
                let text = catalog::game(game).map(|game| voice.refusal(game.words(), refusal)).unwrap_or_default();
                format!("{text} ({})", refusal.rule)
            }
        }
    }
}

/// Output that failed.
impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        Fault::File { path: "output".to_owned(), error }
    }
}
