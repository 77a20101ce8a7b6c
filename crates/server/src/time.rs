//! The time of day, through a clock that tests can stop.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

use ::table::Millis;

/// A time as ISO 8601 writes it, to the second, in universal time.
pub(crate) fn written(time: Millis) -> String {
    let (days, second) = (time.div_euclid(86_400_000), time.div_euclid(1000).rem_euclid(86_400));
    let (year, month, day) = date(days);
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", second / 3600, second / 60 % 60, second % 60)
}

/// Year, month and day of a number of days since 1970. Years are counted from March on, so that a leap day is the last day of its
/// year; 400 of them have 146,097 days.
pub(crate) fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (year + era * 400 + i64::from(month <= 2), month, of_year - (153 * from_march + 2) / 5 + 1)
}

/// The first moment of a day that is written like `2026-11-19`, in universal time.
pub(crate) fn day_of(text: &str) -> Option<Millis> {
    let mut parts = text.splitn(3, '-').map(|part| part.parse::<i64>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    // A year has at least 365 days, so the day lies within a year of this and is found among what follows.
    let about = year.checked_sub(1970)?.checked_mul(365)?;
    let leaps = (year - 1969).div_euclid(4);
    let known = (1970..=9999).contains(&year);
    let mut days = about..about + leaps + 366;
    known.then(|| days.find(|days| date(*days) == (year, month, day)))?.map(|days| days * 86_400_000)
}

/// A clock that runs with the runtime's timers, so that both stand still in a test that pauses them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    began: Instant,
    began_ms: Millis,
}

impl Clock {
    /// A clock that shows the time of day of this machine.
    #[cfg(test)]
    pub(crate) fn new() -> Clock {
        Clock::ahead_by(0)
    }

    /// The same, set wrong by this many milliseconds.
    pub(crate) fn ahead_by(ahead_ms: Millis) -> Clock {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        Clock::showing(since.as_millis() as Millis + ahead_ms)
    }

    /// A clock that shows this time now.
    pub(crate) fn showing(now_ms: Millis) -> Clock {
        Clock { began: Instant::now(), began_ms: now_ms }
    }

    /// Now.
    pub(crate) fn now_ms(&self) -> Millis {
        self.began_ms + self.began.elapsed().as_millis() as Millis
    }

    /// The moment at which the clock will show a time; now, if that has passed.
    pub(crate) fn at(&self, time_ms: Millis) -> Instant {
        let ahead = time_ms.saturating_sub(self.now_ms()).max(0);
        Instant::now() + Duration::from_millis(ahead as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::{day_of, written};

    #[test]
    fn times_are_written_as_everybody_reads_them() {
        for (time, expected) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399_999, "2000-02-28T23:59:59Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (951_868_800_000, "2000-03-01T00:00:00Z"),
            (1_709_164_800_000, "2024-02-29T00:00:00Z"),
            (1_735_689_599_000, "2024-12-31T23:59:59Z"),
            (-1000, "1969-12-31T23:59:59Z"),
        ] {
            assert_eq!(written(time), expected);
        }
    }

    #[test]
    fn days_are_read_as_they_are_written() {
        for time in [0, 951_782_400_000, 1_709_164_800_000, 1_735_603_200_000, 253_402_214_400_000] {
            assert_eq!(day_of(&written(time)[..10]), Some(time));
        }
        for wrong in ["", "2024", "2023-02-29", "2024-13-01", "1969-12-31", "99999-01-01", "tomorrow", "2024-1-1x"] {
            assert_eq!(day_of(wrong), None, "{wrong}");
        }
    }
}
