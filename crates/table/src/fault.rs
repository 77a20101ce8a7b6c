//! Why a wish is not granted, and why a journal cannot be read.

use catalog::PlayFault;
use kernel::{EditionFault, Fault, NotationFault, Phrase, RecordFault, Refusal, UndoRefusal, Words, facts};
use std::fmt;
use std::sync::LazyLock;

/// Why a wish was not granted. The table is unchanged then.
#[derive(Clone, Debug, PartialEq)]
pub enum WishFault {
    /// A rule of the game forbids it.
    Refused(Refusal),
    /// A rule of the game forbids saying this now.
    Unsayable(Refusal),
    /// It is no action of this game.
    Notation(NotationFault),
    /// It can no longer be taken back.
    Undo(UndoRefusal),
    /// The game has gone on since it was decided.
    Stale,
    /// It cannot be understood; the phrase says why.
    Asked(Phrase),
    /// They may not do this.
    Forbidden(Forbidden),
    /// What was just done does not fit together: our own mistake.
    Broken(JournalFault),
}

impl From<Forbidden> for WishFault {
    fn from(why: Forbidden) -> WishFault {
        WishFault::Forbidden(why)
    }
}

impl From<JournalFault> for WishFault {
    fn from(fault: JournalFault) -> WishFault {
        WishFault::Broken(fault)
    }
}

impl fmt::Display for WishFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WishFault::Refused(refusal) | WishFault::Unsayable(refusal) => refusal.fmt(out),
            WishFault::Notation(fault) => fault.fmt(out),
            WishFault::Undo(refusal) => refusal.fmt(out),
            WishFault::Stale => out.write_str("the game has gone on since"),
            WishFault::Asked(phrase) => out.write_str(&phrase.key),
            WishFault::Forbidden(why) => out.write_str(why.key()),
            WishFault::Broken(fault) => fault.fmt(out),
        }
    }
}

impl std::error::Error for WishFault {}

macro_rules! forbidden {
    ($($(#[$doc:meta])* $name:ident = $key:literal,)*) => {
        /// Why somebody may not do something at a table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Forbidden {
            $($(#[$doc])* $name,)*
        }

        impl Forbidden {
            /// The key of the sentence that says so.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Forbidden::$name => $key,)*
                }
            }
        }
    };
}

forbidden! {
    /// The game has not begun.
    NotBegun = "fault-not-begun",
    /// The game has begun.
    Begun = "fault-begun",
    /// They sit at the table already.
    Seated = "fault-seated",
    /// Somebody has taken the chair of this invitation.
    InviteUsed = "fault-invite-used",
    /// No chair is free for them.
    NoChair = "fault-no-chair",
    /// It is somebody else's seat.
    NotYourSeat = "fault-not-your-seat",
    /// They do not sit at the table.
    NotSeated = "fault-not-seated",
    /// They have left already, or the game has ended.
    Left = "fault-left",
    /// No bot plays for them.
    NotAway = "fault-not-away",
    /// The host lets nobody else speak.
    Hushed = "fault-hushed",
    /// The host sent them away.
    Removed = "fault-removed",
    /// Whoever sits at the table is not sent away.
    SitsHere = "fault-sits-here",
    /// At this table nobody has days for a decision.
    NoDays = "fault-no-days",
    /// Only the host may.
    Host = "fault-host",
    /// The game was stopped.
    Stopped = "fault-stopped",
    /// A bot plays for them.
    Away = "fault-away",
    /// At this table nobody goes back.
    NotCasual = "fault-not-casual",
    /// Nobody has asked to go back.
    NothingAsked = "fault-nothing-asked",
    /// Nobody's time has run out, or it is about them alone.
    NotLate = "fault-not-late",
    /// The game waits for nobody else.
    NobodyToNudge = "fault-nobody-to-nudge",
    /// Those for whom the game waits were reminded already.
    Nudged = "fault-nudged",
    /// Nobody reminded them.
    NotNudged = "fault-not-nudged",
    /// No chair is kept for them.
    NotAsked = "fault-not-asked",
    /// The game has begun, and no chair is open to a substitute.
    NoSubstitute = "fault-no-substitute",
    /// The table is closed to spectators.
    Closed = "fault-closed",
    /// Every table of a duplicate is played under the same conditions.
    Sealed = "fault-sealed",
    /// Another has chosen in the open since.
    ChosenOpenly = "fault-undo-open",
}

/// Why a journal is not the journal of a table.
#[derive(Clone, Debug, PartialEq)]
pub enum JournalFault {
    /// Its first line does not open a table.
    NoBeginning,
    /// It is of a game that this program does not know.
    UnknownGame(String),
    /// Its edition file cannot be read.
    Edition(EditionFault),
    /// The game was not begun as the line says.
    Begin {
        /// The number of the line.
        line: u32,
        /// What the record lacks.
        fault: RecordFault,
    },
    /// The action of the line cannot be carried out in the game as it stood.
    Act {
        /// The number of the line.
        line: u32,
        /// Why.
        reason: Fault,
    },
    /// What the line takes back could not be taken back.
    Undo {
        /// The number of the line.
        line: u32,
        /// Why.
        refusal: UndoRefusal,
    },
    /// The line moves a game that has not begun.
    NotBegun {
        /// The number of the line.
        line: u32,
    },
    /// The line goes back to a moment that never was.
    NoMoment {
        /// The number of the line.
        line: u32,
    },
    /// The same action has another result than the line says.
    Different {
        /// The number of the line.
        line: u32,
    },
}

impl JournalFault {
    /// An action of a line that cannot be carried out, said with the texts of its game.
    pub(crate) fn act(line: u32, fault: PlayFault, words: &'static Words) -> JournalFault {
        let reason = match fault {
            PlayFault::Notation(fault) => fault.fault(),
            PlayFault::Refused(refusal) => Fault::refused(words, refusal),
            PlayFault::Draws(fault) => fault.fault(),
        };
        JournalFault::Act { line, reason }
    }

    /// What is wrong, to be said in the reader's language.
    pub fn fault(&self) -> Fault {
        let of_line = |line: u32, reason: Fault| Fault::new(words(), "journal-line", facts![line, reason]);
        match self {
            JournalFault::NoBeginning => Fault::new(words(), "journal-beginning", facts![]),
            JournalFault::UnknownGame(game) => Fault::new(words(), "journal-game", facts![game = game.as_str()]),
            JournalFault::Edition(fault) => {
                let reason = Fault::house("fault-line", facts![line = fault.line, reason = fault.reason.clone()]);
                Fault::new(words(), "journal-edition", facts![reason])
            }
            JournalFault::Begin { line, fault } => of_line(*line, fault.reason.clone()),
            JournalFault::Act { line, reason } => of_line(*line, reason.clone()),
            JournalFault::Undo { line, refusal } => of_line(*line, Fault::house(refusal.key(), facts![])),
            JournalFault::NotBegun { line } => Fault::new(words(), "journal-not-begun", facts![line = *line]),
            JournalFault::NoMoment { line } => Fault::new(words(), "journal-moment", facts![line = *line]),
            JournalFault::Different { line } => Fault::new(words(), "journal-different", facts![line = *line]),
        }
    }
}

/// The texts of journals.
fn words() -> &'static Words {
    static WORDS: LazyLock<Words> =
        LazyLock::new(|| Words::new(include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")));
    &WORDS
}

/// The English sentence, for logs.
impl fmt::Display for JournalFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault().fmt(out)
    }
}

impl std::error::Error for JournalFault {}

#[cfg(test)]
mod tests {
    use super::{JournalFault, words};
    use catalog::PlayFault;
    use kernel::{Lang, NotationFault};

    #[test]
    fn both_languages_have_the_same_texts() {
        let mut faults = Vec::new();
        testkit::tidy::texts(words(), &mut faults);
        assert!(faults.is_empty(), "{faults:?}");
    }

    #[test]
    fn a_journal_that_does_not_fit_is_told_in_both_languages() {
        let game = catalog::games()[0];
        let act = JournalFault::act(7, PlayFault::Notation(NotationFault::new("jump", "roll")), game.words());
        assert_eq!(act.to_string(), "line 7 of its journal: “jump” is not an action; actions look like: roll");
        assert!(
            act.fault().say(Lang::Fr).starts_with("ligne 7 de son journal\u{a0}: «\u{a0}jump\u{a0}»"),
            "{}",
            act.fault().say(Lang::Fr)
        );
        let undo = JournalFault::Undo { line: 3, refusal: kernel::UndoRefusal::Nothing };
        assert_ne!(undo.fault().say(Lang::Fr), undo.to_string());
    }
}
