//! A program that failed in a game, and what that makes of the game.

use kernel::{Phrase, Seat, Standing, facts};
use serde::{Deserialize, Serialize};

/// How a program failed in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Failure {
    pub(crate) seat: Seat,
    pub(crate) program: String,
    pub(crate) reason: Reason,
    /// The end of what it said on its error stream.
    pub(crate) last_words: String,
}

/// Why it failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Reason {
    /// It could not be started.
    NotStarted { error: String },
    /// It ended, or closed its output.
    Ended { status: String },
    /// What it wrote is no line of text.
    Unreadable { error: String },
    /// It did not answer in time.
    Late { millis: u64 },
    /// It used up its time for the whole game.
    OutOfTime { millis: u64 },
    /// It took more memory than it may.
    Memory { mib: u64 },
    /// Its line is no answer to what it was asked.
    Nonsense { answer: String },
    /// What it wants to do is not allowed.
    Illegal { action: String },
}

impl Reason {
    pub(super) fn phrase(&self) -> Phrase {
        match self {
            Reason::NotStarted { error } => Phrase::new("program-not-started", facts![error = error.as_str()]),
            Reason::Ended { status } => Phrase::new("program-ended", facts![status = status.as_str()]),
            Reason::Unreadable { error } => Phrase::new("program-unreadable", facts![error = error.as_str()]),
            Reason::Late { millis } => Phrase::new("program-late", facts![seconds = seconds(*millis)]),
            Reason::OutOfTime { millis } => Phrase::new("program-out-of-time", facts![seconds = seconds(*millis)]),
            Reason::Memory { mib } => Phrase::new("program-memory", facts![mib = *mib as i64]),
            Reason::Nonsense { answer } => Phrase::new("program-nonsense", facts![answer = answer.as_str()]),
            Reason::Illegal { action } => Phrase::new("program-illegal", facts![action = action.as_str()]),
        }
    }
}

fn seconds(millis: u64) -> String {
    format!("{}", millis as f64 / 1000.0)
}

impl Failure {
    /// Which program failed in which seat, and why.
    pub(crate) fn phrase(&self) -> Phrase {
        let (command, seat, reason) = (self.program.as_str(), self.seat.0, self.reason.phrase());
        Phrase::new("fault-program", facts![command, seat, reason])
    }

    /// The same with its last words.
    pub(crate) fn told(&self) -> Phrase {
        let (failure, last_words) = (self.phrase(), self.last_words.as_str());
        Phrase::new("program-failed", facts![failure, said = self.said(), last_words])
    }

    /// What a person is told whose opponent failed.
    pub(super) fn told_with(&self, substitute: &str) -> Phrase {
        let (failure, last_words) = (self.phrase(), self.last_words.as_str());
        Phrase::new("program-replaced", facts![failure, bot = substitute, said = self.said(), last_words])
    }

    /// Whether it had last words, as texts choose by it.
    const fn said(&self) -> &'static str {
        if self.last_words.is_empty() { "no" } else { "yes" }
    }
}

/// The standings of a game in which some seats failed: they come last, and whoever stood behind them moves up. A team whose
/// member failed has lost.
pub(crate) fn judged(mut standings: Vec<Standing>, failed: &[Seat], team: bool) -> Vec<Standing> {
    if failed.is_empty() {
        return standings;
    }
    // Nobody has won if all have failed: they share a place behind the first.
    let last = (standings.len() - failed.len() + 1).max(2) as u8;
    let before = standings.clone();
    for (seat, standing) in standings.iter_mut().enumerate() {
        let is_failed = |seat: usize| failed.iter().any(|failed| failed.index() == seat);
        if team {
            standing.place = standing.place.max(2);
        } else if is_failed(seat) {
            standing.place = last;
        } else {
            let better = |(other, rival): (usize, &Standing)| is_failed(other) && rival.place < standing.place;
            standing.place -= before.iter().enumerate().filter(|&rival| better(rival)).count() as u8;
        }
    }
    standings
}

#[cfg(test)]
mod tests {
    use super::judged;
    use kernel::{Seat, Standing};

    #[test]
    fn who_failed_comes_last() {
        for (places, failed, team, judgement) in [
            (&[1, 2][..], &[][..], false, &[1, 2][..]),
            (&[1, 2], &[0], false, &[2, 1]),
            (&[1, 2], &[1], false, &[1, 2]),
            (&[1, 1], &[1], false, &[1, 2]),
            (&[1, 2], &[0, 1], false, &[2, 2]),
            (&[2, 1, 3, 4], &[1, 2], false, &[1, 3, 3, 2]),
            (&[1, 1, 1], &[2], true, &[2, 2, 2]),
        ] {
            let standings = places.iter().map(|&place| Standing { place, score: 0 }).collect();
            let failed: Vec<Seat> = failed.iter().copied().map(Seat).collect();
            let found: Vec<u8> = judged(standings, &failed, team).iter().map(|standing| standing.place).collect();
            assert_eq!(found, judgement, "{places:?} {failed:?}");
        }
    }
}
