//! Clocks: since when each place is waited for, and what is left in its bank.
//!
//! Everything here follows from the times in the journal, so a table that comes back from the disk has the same clocks.

use super::room::Places;
use crate::journal::Pace;
use crate::time::Millis;
use kernel::MAX_SEATS;

const SECOND: Millis = 1000;
const DAY: Millis = 24 * 60 * 60 * SECOND;

/// The clocks of a table.
#[derive(Clone, Debug)]
pub(super) struct Times {
    pace: Pace,
    since: [Millis; MAX_SEATS],
    bank: [Millis; MAX_SEATS],
}

impl Times {
    pub(super) fn new(pace: Pace) -> Times {
        let bank = match pace {
            Pace::Clock { bank, .. } => Millis::from(bank) * SECOND,
            Pace::Free | Pace::Days { .. } => 0,
        };
        Times { pace, since: [0; MAX_SEATS], bank: [bank; MAX_SEATS] }
    }

    /// The decision went from some places to others. Who is newly waited for, or has just acted, begins to think now.
    pub(super) fn turned(&mut self, at: Millis, before: Places, after: Places, acted: Option<u8>) {
        for place in before.iter().filter(|&place| !after.contains(place) || acted == Some(place)) {
            self.spend(place, at);
        }
        for place in after.iter().filter(|&place| !before.contains(place) || acted == Some(place)) {
            self.since[usize::from(place)] = at;
        }
    }

    /// Thinking begins anew, without loss.
    pub(super) fn restart(&mut self, place: u8, at: Millis) {
        if let Some(since) = self.since.get_mut(usize::from(place)) {
            *since = at;
        }
    }

    fn spend(&mut self, place: u8, at: Millis) {
        let (since, bank) = (self.since[usize::from(place)], &mut self.bank[usize::from(place)]);
        if let Pace::Clock { per_move, .. } = self.pace {
            let beyond = at - since - Millis::from(per_move) * SECOND;
            *bank = (*bank - beyond.max(0)).max(0);
        }
    }

    /// When the time of a place runs out, if it is waited for.
    pub(super) fn due(&self, place: u8) -> Option<Millis> {
        let place = usize::from(place);
        let since = *self.since.get(place)?;
        match self.pace {
            Pace::Free => None,
            Pace::Clock { per_move, .. } => Some(since + Millis::from(per_move) * SECOND + self.bank[place]),
            Pace::Days { days } => Some(since + Millis::from(days) * DAY),
        }
    }

    /// What is left in the bank of a place.
    pub(super) fn bank(&self, place: u8) -> Option<Millis> {
        matches!(self.pace, Pace::Clock { .. }).then(|| self.bank.get(usize::from(place)).copied()).flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::{Pace, Places, Times};

    #[test]
    fn the_bank_pays_for_what_a_move_takes_too_long() {
        let (first, second) = (Places(1), Places(2));
        let mut times = Times::new(Pace::Clock { per_move: 10, bank: 60 });
        times.turned(0, Places(0), first, None);
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
        let both = Places(3);
        let mut times = Times::new(Pace::Clock { per_move: 10, bank: 0 });
        times.turned(0, Places(0), both, None);
        times.turned(4_000, both, Places(2), Some(0));
        assert_eq!(times.due(1), Some(10_000), "the other's choice gives no new time");
    }
}
