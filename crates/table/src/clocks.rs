//! Clocks: since when the game waits for each chair, and what is left in its bank.
//!
//! Everything here follows from the times in the journal, so a table that comes back from the disk has the same clocks.

use crate::{ChairSet, Pace};
use kernel::MAX_SEATS;

/// Milliseconds; as a moment, since 1970.
pub type Millis = i64;

const SECOND: Millis = 1000;
const DAY: Millis = 24 * 60 * 60 * SECOND;

/// The clocks of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    pace: Pace,
    since: [Millis; MAX_SEATS],
    bank: [Millis; MAX_SEATS],
    /// Without a clock: when the others reminded a chair that they wait.
    nudged: [Option<Millis>; MAX_SEATS],
    /// Without a clock: how long after a reminder the others wait.
    patience: Millis,
    /// With days for each decision: from when until when the clock of a chair stands still.
    vacation: [Option<(Millis, Millis)>; MAX_SEATS],
}

impl Clocks {
    pub(crate) fn new(pace: Pace, patience: u32) -> Clocks {
        let bank = match pace {
            Pace::Clock { bank, .. } => Millis::from(bank) * SECOND,
            Pace::Free | Pace::Days { .. } => 0,
        };
        let patience = Millis::from(patience) * SECOND;
        let (since, bank) = ([0; MAX_SEATS], [bank; MAX_SEATS]);
        Clocks { pace, since, bank, nudged: [None; MAX_SEATS], patience, vacation: [None; MAX_SEATS] }
    }

    /// The decision went from some chairs to others. One that is newly asked, or has just acted, begins to think now.
    pub(crate) fn turned(&mut self, at: Millis, before: ChairSet, after: ChairSet, acted: Option<u8>) {
        for chair in before.iter().filter(|&chair| !after.contains(chair) || acted == Some(chair)) {
            self.spend(chair, at);
            self.nudged[usize::from(chair)] = None;
        }
        for chair in after.iter().filter(|&chair| !before.contains(chair) || acted == Some(chair)) {
            self.since[usize::from(chair)] = at;
        }
    }

    /// Thinking begins anew, without loss.
    pub(crate) fn restart(&mut self, chair: u8, at: Millis) {
        if let Some(since) = self.since.get_mut(usize::from(chair)) {
            *since = at;
            self.nudged[usize::from(chair)] = None;
        }
    }

    /// The others remind a chair that they wait. Who was reminded already has no more time for it.
    pub(crate) fn nudge(&mut self, chair: u8, at: Millis) {
        if let Some(nudged) = self.nudged.get_mut(usize::from(chair)) {
            *nudged = nudged.or(Some(at));
        }
    }

    /// When the others reminded a chair, if they still wait for it.
    pub(crate) fn nudged(&self, chair: u8) -> Option<Millis> {
        self.nudged.get(usize::from(chair)).copied().flatten()
    }

    /// The clock of a chair stands still until a moment. If it stands still already, that ends then instead.
    pub(crate) fn rest(&mut self, chair: u8, at: Millis, until: Millis) {
        if let Some(vacation) = self.vacation.get_mut(usize::from(chair)) {
            let began = vacation.filter(|(_, ends)| *ends > at).map_or(at, |(began, _)| began);
            *vacation = (until > began).then_some((began, until));
        }
    }

    /// Somebody else sits in the chair now.
    pub(crate) fn forget_vacation(&mut self, chair: u8) {
        if let Some(vacation) = self.vacation.get_mut(usize::from(chair)) {
            *vacation = None;
        }
    }

    /// Until when the clock of a chair stands still; that may have passed.
    pub(crate) fn rests_until(&self, chair: u8) -> Option<Millis> {
        self.vacation.get(usize::from(chair)).copied().flatten().map(|(_, until)| until)
    }

    /// Whether somebody's time runs without being reminded.
    pub(crate) fn runs_by_itself(&self) -> bool {
        match self.pace {
            Pace::Free => false,
            Pace::Clock { .. } | Pace::Days { .. } => true,
        }
    }

    /// How long a vote about somebody who is late takes.
    pub(crate) fn vote_ms(&self) -> Millis {
        match self.pace {
            Pace::Free | Pace::Clock { .. } => 2 * 60 * SECOND,
            Pace::Days { .. } => DAY,
        }
    }

    /// How long a request to go back waits for answers: a few minutes, and where there are days for each decision as long as
    /// a decision may take.
    pub(crate) fn back_ms(&self) -> Millis {
        match self.pace {
            Pace::Free | Pace::Clock { .. } => 5 * 60 * SECOND,
            Pace::Days { days } => Millis::from(days) * DAY,
        }
    }

    fn spend(&mut self, chair: u8, at: Millis) {
        let (since, bank) = (self.since[usize::from(chair)], &mut self.bank[usize::from(chair)]);
        if let Pace::Clock { per_move, .. } = self.pace {
            let beyond = at - since - Millis::from(per_move) * SECOND;
            *bank = (*bank - beyond.max(0)).max(0);
        }
    }

    /// When the time of a chair runs out, if the game waits for it. Without a clock time runs from a reminder on.
    pub(crate) fn due(&self, chair: u8) -> Option<Millis> {
        let chair = usize::from(chair);
        let since = *self.since.get(chair)?;
        match self.pace {
            Pace::Free => self.nudged[chair].map(|nudged| nudged + self.patience),
            Pace::Clock { per_move, .. } => Some(since + Millis::from(per_move) * SECOND + self.bank[chair]),
            Pace::Days { days } => {
                let due = since + Millis::from(days) * DAY;
                let stands = self.vacation[chair].map_or(0, |(began, until)| {
                    let began = began.max(since);
                    if began < due { (until - began).max(0) } else { 0 }
                });
                Some(due + stands)
            }
        }
    }

    /// What is left in the bank of a chair.
    pub(crate) fn bank(&self, chair: u8) -> Option<Millis> {
        matches!(self.pace, Pace::Clock { .. }).then(|| self.bank.get(usize::from(chair)).copied()).flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::{ChairSet, Clocks, Pace};

    #[test]
    fn the_bank_pays_for_what_a_move_takes_too_long() {
        let (first, second) = (ChairSet::from_bits(1), ChairSet::from_bits(2));
        let mut times = Clocks::new(Pace::Clock { per_move: 10, bank: 60 }, 300);
        times.turned(0, ChairSet::from_bits(0), first, None);
        assert_eq!(times.due(0), Some(70_000));
        times.turned(8_000, first, second, Some(0));
        assert_eq!(times.bank(0), Some(60_000), "within the time of a move nothing is paid");
        times.turned(8_000, second, first, Some(1));
        times.turned(33_000, first, second, Some(0));
        assert_eq!(times.bank(0), Some(45_000), "25 seconds: 10 are free, 15 are paid");
        assert_eq!(times.due(1), Some(103_000));
    }

    #[test]
    fn who_decides_at_the_same_time_keeps_a_clock_of_their_own() {
        let both = ChairSet::from_bits(3);
        let mut times = Clocks::new(Pace::Clock { per_move: 10, bank: 0 }, 300);
        times.turned(0, ChairSet::from_bits(0), both, None);
        times.turned(4_000, both, ChairSet::from_bits(2), Some(0));
        assert_eq!(times.due(1), Some(10_000), "the other's choice gives no new time");
    }

    #[test]
    fn on_vacation_the_clock_stands_still() {
        const DAY: i64 = 24 * 60 * 60 * 1000;
        let (first, second) = (ChairSet::from_bits(1), ChairSet::from_bits(2));
        let mut times = Clocks::new(Pace::Days { days: 3 }, 300);
        times.turned(0, ChairSet::from_bits(0), first, None);
        times.rest(0, DAY, 11 * DAY);
        assert_eq!(times.due(0), Some(13 * DAY), "ten days do not count");
        times.rest(0, 2 * DAY, 5 * DAY);
        assert_eq!(times.due(0), Some(7 * DAY), "it ends earlier than planned");
        times.turned(4 * DAY, first, second, Some(0));
        times.turned(4 * DAY, second, first, Some(1));
        assert_eq!(times.due(0), Some(8 * DAY), "what is asked in the middle counts from its end");
        times.turned(6 * DAY, first, first, Some(0));
        assert_eq!(times.due(0), Some(9 * DAY), "afterwards it counts no more");
        times.rest(0, 20 * DAY, 30 * DAY);
        assert_eq!(times.due(0), Some(9 * DAY), "who is late already gets no more time");
        assert_eq!(times.rests_until(0), Some(30 * DAY));
        times.forget_vacation(0);
        assert_eq!(times.rests_until(0), None);
    }

    #[test]
    fn without_a_clock_time_runs_from_the_first_reminder_on() {
        let first = ChairSet::from_bits(1);
        let mut times = Clocks::new(Pace::Free, 300);
        times.turned(0, ChairSet::from_bits(0), first, None);
        assert_eq!(times.due(0), None, "one may think as long as one likes");
        times.nudge(0, 60_000);
        times.nudge(0, 90_000);
        assert_eq!(times.due(0), Some(360_000), "a second reminder gives no more time");
        times.turned(100_000, first, first, Some(0));
        assert_eq!(times.due(0), None, "who has acted is no longer reminded");
    }
}
