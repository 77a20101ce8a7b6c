//! Tables of a duplicate: several with the same secret, so that everybody plays the same start and compares.
//!
//! Whoever knew the secret, or how another table went, would know the dice. So such a table does not end with its game: it is
//! *sealed* until the duplicate closes, and whatever a table shows only after its end is withheld until then. The seal opens at
//! a moment that was agreed before the first of them began, on every server alike, whoever looks.
//!
//! The house rule: all play under the same conditions. What is played stays played, nobody adds to the dice, and neither a bot nor
//! a substitute takes over. Whoever gives up, or has not finished when the seals are opened, has not finished.

use crate::{DuplicateOf, Forbidden, LateChoice, Line, Millis, Progress, Room, Wish};
use kernel::Turn;

impl Room {
    /// The duplicate that the table belongs to, if it does.
    pub fn duplicate(&self) -> Option<&DuplicateOf> {
        self.duplicate.as_ref()
    }

    /// Whether the duplicate that the table belongs to is not over yet: nothing of its dice may be known.
    pub fn is_sealed(&self) -> bool {
        self.sealed_until().is_some()
    }

    /// When the seal will be opened, if the table waits for that.
    pub(crate) fn sealed_until(&self) -> Option<Millis> {
        self.duplicate.as_ref().filter(|_| !self.seal_opened).map(|duplicate| duplicate.closes)
    }

    /// What becomes of the table when its game has ended so.
    pub(crate) fn phase_after(&self, end: Progress) -> Progress {
        if self.sealed_until().is_some() { Progress::Sealed } else { end }
    }

    /// Refuses what would change the conditions of one table.
    pub(crate) fn allowed_while_sealed(&self, wish: &Wish) -> Result<(), Forbidden> {
        let same_for_all = match wish {
            Wish::Share { .. } | Wish::Sit { share: Some(_), .. } => false,
            Wish::Undo { .. } | Wish::AskBack { .. } | Wish::AnswerBack { .. } => false,
            Wish::Start { .. } | Wish::Watch { .. } | Wish::Again { .. } => false,
            Wish::Leave { .. } => self.phase == Progress::Waiting,
            Wish::Late { choice } => match choice {
                LateChoice::Wait | LateChoice::End => true,
                LateChoice::Bot | LateChoice::Substitute => false,
            },
            Wish::Sit { share: None, .. }
            | Wish::Ready { .. }
            | Wish::Decline
            | Wish::Rename { .. }
            | Wish::Return { .. }
            | Wish::Act { .. }
            | Wish::Resign { .. }
            | Wish::Nudge
            | Wish::StillHere
            | Wish::Say { .. }
            | Wish::Vacation { .. }
            | Wish::Talk { .. }
            | Wish::Remove { .. } => true,
        };
        if same_for_all || self.sealed_until().is_none() { Ok(()) } else { Err(Forbidden::Sealed) }
    }

    /// The seal is opened: what was played is over, what was not played to its end is stopped, and everybody may look.
    pub(crate) fn opened(&mut self, line: &Line) -> bool {
        self.seal_opened = true;
        self.plan.watched = true;
        self.phase = match self.phase {
            Progress::Waiting | Progress::Playing => Progress::Stopped,
            Progress::Sealed if self.played.as_ref().is_some_and(|played| matches!(played.turn(), Turn::Over(_))) => {
                Progress::Over
            }
            Progress::Sealed => Progress::Stopped,
            Progress::Over | Progress::Stopped => self.phase,
        };
        self.tell_all(line, "log-seal-opened");
        true
    }
}
