//! Rate limits that slow rather than ban: an asker who is too fast waits a little, and one who goes on is asked to come
//! back later.

use crate::Fault;
use crate::metrics::METRICS;
use lru::LruCache;
use std::hash::{Hash, RandomState};
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::time::Duration;
use tokio::time::Instant;

/// How often something may be done: steadily, and at once after a rest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    /// The steady distance between two requests.
    pub(crate) every: Duration,
    /// How many may come at once.
    pub(crate) burst: u32,
}

/// How long a request is held back before it is refused instead.
const PATIENCE: Duration = Duration::from_secs(2);
/// How many askers are remembered. The one that has asked nothing for the longest time goes first.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(50_000).expect("more than none");

/// When each asker's allowance will be whole again (the generic cell rate algorithm). A request that must wait
/// takes its turn in advance, so that many that wait do not race for the next one.
pub(crate) struct Limiter<K: Eq + Hash> {
    rate: Option<Rate>,
    whole_at: Mutex<LruCache<K, Instant, RandomState>>,
}

impl<K: Eq + Hash> Limiter<K> {
    pub(crate) fn new(rate: Option<Rate>) -> Limiter<K> {
        Limiter { rate, whole_at: Mutex::new(LruCache::with_hasher(REMEMBERED, RandomState::new())) }
    }

    /// Counts one request; waits if they come too fast, refuses if waiting would not help.
    pub(crate) async fn pass(&self, asker: K) -> Result<(), Fault> {
        let wait = self.wait(asker, Instant::now())?;
        if !wait.is_zero() {
            METRICS.slowed.inc();
            tokio::time::sleep(wait).await;
        }
        Ok(())
    }

    fn wait(&self, asker: K, now: Instant) -> Result<Duration, Fault> {
        let Some(rate) = self.rate else { return Ok(Duration::ZERO) };
        let mut whole_at = self.whole_at.lock().map_err(|_| Fault::Busy)?;
        let at = whole_at.get_or_insert_mut(asker, || now);
        let from = now.max(*at);
        let wait = from.saturating_duration_since(now).saturating_sub(rate.every * rate.burst);
        if wait > PATIENCE {
            return Err(Fault::TooMany(wait.as_secs() as u32 + 1));
        }
        *at = from + rate.every;
        Ok(wait)
    }
}

/// The limits of the server.
pub(crate) struct Limits {
    /// Everything that changes something, per person.
    pub(crate) writes: Limiter<[u8; 32]>,
    /// Everything, per address.
    pub(crate) requests: Limiter<std::net::IpAddr>,
    /// New guests and logins, per address.
    pub(crate) arrivals: Limiter<std::net::IpAddr>,
    /// Logins, per name: so that nobody tries passwords from many addresses.
    pub(crate) logins: Limiter<String>,
}

impl Limits {
    /// The usual limits, or none for measurements.
    pub(crate) fn new(limited: bool) -> Limits {
        let rate = |every_ms, burst| limited.then_some(Rate { every: Duration::from_millis(every_ms), burst });
        Limits {
            writes: Limiter::new(rate(100, 40)),
            requests: Limiter::new(rate(10, 400)),
            arrivals: Limiter::new(rate(2_000, 40)),
            logins: Limiter::new(rate(6_000, 10)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Limiter, REMEMBERED, Rate};
    use std::time::Duration;
    use tokio::time::Instant;

    #[tokio::test(start_paused = true)]
    async fn a_burst_is_free_then_one_waits_then_one_is_refused() {
        let limiter = Limiter::new(Some(Rate { every: Duration::from_secs(1), burst: 3 }));
        let began = Instant::now();
        for _ in 0..4 {
            assert_eq!(limiter.wait("me", began).unwrap(), Duration::ZERO);
        }
        assert_eq!(limiter.wait("me", began).unwrap(), Duration::from_secs(1));
        assert_eq!(limiter.wait("me", began).unwrap(), Duration::from_secs(2));
        assert!(limiter.wait("me", began).is_err());
        assert_eq!(limiter.wait("you", began).unwrap(), Duration::ZERO, "others are not slowed");
        let later = began + Duration::from_secs(60);
        assert_eq!(limiter.wait("me", later).unwrap(), Duration::ZERO, "after a rest all is forgiven");
    }

    #[tokio::test(start_paused = true)]
    async fn many_askers_take_bounded_memory_and_the_latest_are_remembered() {
        let limiter = Limiter::new(Some(Rate { every: Duration::from_secs(1), burst: 0 }));
        let began = Instant::now();
        for asker in 0..REMEMBERED.get() + 1000 {
            assert_eq!(limiter.wait(asker, began).unwrap(), Duration::ZERO);
        }
        assert_eq!(limiter.whole_at.lock().unwrap().len(), REMEMBERED.get());
        assert_eq!(limiter.wait(REMEMBERED.get() + 999, began).unwrap(), Duration::from_secs(1));
        assert_eq!(limiter.wait(0, began).unwrap(), Duration::ZERO, "the one who asked first was forgotten");
    }
}
