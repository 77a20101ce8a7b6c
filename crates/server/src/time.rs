//! The time of day, through a clock that tests can stop.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

use ::table::Millis;

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

    /// The same, set wrong by so many milliseconds.
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
