//! Rate limits that slow rather than ban: an asker who is too fast waits a little, and one who goes on is asked to come
//! back later. The numbers stand in `caps`.

use crate::Fault;
use crate::app::Asker;
use crate::caps::{Caps, Rate};
use crate::metrics::METRICS;
use crate::store::Store;
use crate::token::PassKey;
use ::table::{PersonId, Wish};
use lru::LruCache;
use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::{Hash, RandomState};
use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// How long a request is held back before it is refused instead.
const PATIENCE: Duration = Duration::from_secs(2);
/// How many askers are remembered. The one that has asked nothing for the longest time goes first.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(50_000).expect("more than none");

/// When each asker's allowance will be whole again (the generic cell rate algorithm). A request that must wait
/// takes its turn in advance, so that many that wait do not race for the next one.
pub(crate) struct Limiter<K: Eq + Hash> {
    rate: Option<Rate>,
    whole_at: Mutex<LruCache<K, Instant, RandomState>>,
    /// What it counts, where all nodes count together.
    together: Option<(&'static str, Together)>,
}

/// Where all nodes that share a database count together what is rare and matters: guesses, arrivals, tables opened.
#[derive(Clone)]
pub(crate) struct Together {
    store: Arc<dyn Store>,
    /// Who asks is kept as a fingerprint that only we can make: the database learns no address.
    key: PassKey,
}

impl Together {
    /// Nothing if there is one node only: it counts by itself.
    pub(crate) fn of(store: &Arc<dyn Store>, key: &PassKey) -> Option<Together> {
        store.nodes()?;
        Some(Together { store: Arc::clone(store), key: key.clone() })
    }
}

impl<K: Eq + Hash + Debug> Limiter<K> {
    pub(crate) fn new(rate: Option<Rate>) -> Limiter<K> {
        let whole_at = Mutex::new(LruCache::with_hasher(REMEMBERED, RandomState::new()));
        Limiter { rate, whole_at, together: None }
    }

    /// The same for all nodes together.
    fn on_all_nodes(self, what: &'static str, together: Option<&Together>) -> Limiter<K> {
        Limiter { together: together.map(|together| (what, together.clone())), ..self }
    }

    /// Counts one request; waits if they come too fast, refuses if waiting would not help.
    pub(crate) async fn pass(&self, asker: K) -> Result<(), Fault> {
        if let (Some((what, Together { store, key })), Some(rate)) = (&self.together, self.rate)
            && let Some(nodes) = store.nodes()
        {
            let who = key.sign_for(what, &format!("{asker:?}"));
            let wait = nodes.allow(format!("{what} {who}"), rate).await?;
            if !wait.is_zero() {
                return Err(Fault::TooMany(wait.as_secs() as u32 + 1));
            }
        }
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
        let wait = from.saturating_duration_since(now).saturating_sub(rate.every() * rate.burst);
        if wait > PATIENCE {
            return Err(Fault::TooMany(wait.as_secs() as u32 + 1));
        }
        *at = from + rate.every();
        Ok(wait)
    }
}

/// How many of something each asker has now.
pub(crate) struct Headcount<K: Eq + Hash>(Arc<Mutex<HashMap<K, u32>>>);

/// One of them; it is given back when this is dropped.
pub(crate) struct Hold<K: Eq + Hash> {
    tally: Arc<Mutex<HashMap<K, u32>>>,
    asker: K,
}

impl<K: Eq + Hash> Default for Headcount<K> {
    fn default() -> Headcount<K> {
        Headcount(Arc::default())
    }
}

impl<K: Eq + Hash + Clone> Headcount<K> {
    /// Takes one more, unless the asker has this many already.
    pub(crate) fn hold(&self, asker: K, most: u32) -> Option<Hold<K>> {
        let mut tally = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = tally.entry(asker.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Hold { tally: Arc::clone(&self.0), asker })
    }
}

impl<K: Eq + Hash> Drop for Hold<K> {
    fn drop(&mut self) {
        let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = tally.get_mut(&self.asker) {
            *count -= 1;
            if *count == 0 {
                tally.remove(&self.asker);
            }
        }
    }
}

/// A stream that is counted as long as it is open.
pub(crate) struct HeldStream {
    _person: Option<Hold<PersonId>>,
    _address: Option<Hold<IpAddr>>,
}

/// The limits of the server.
pub(crate) struct Limits {
    /// What one may take; nothing is limited without it.
    caps: Option<Caps>,
    /// Everything that changes something, per person.
    pub(crate) writes: Limiter<[u8; 32]>,
    requests: Limiter<[u8; 32]>,
    requests_per_address: Limiter<IpAddr>,
    openings: Limiter<IpAddr>,
    sayings: Limiter<PersonId>,
    sayings_per_address: Limiter<IpAddr>,
    /// New guests and logins, per address.
    pub(crate) arrivals: Limiter<IpAddr>,
    /// Wrong passwords, per address and login: whoever guesses locks nobody else out.
    pub(crate) guesses: Limiter<(IpAddr, String)>,
    /// Reports, per person.
    pub(crate) reports: Limiter<PersonId>,
    /// Letters that somebody gets because anybody asked for them, per person who gets them.
    pub(crate) letters: Limiter<PersonId>,
    streams: Headcount<PersonId>,
    streams_per_address: Headcount<IpAddr>,
}

impl Limits {
    /// The limits of an operator, or none for measurements.
    pub(crate) fn new(caps: &Caps, limited: bool, together: Option<&Together>) -> Limits {
        let rate = |rate: Rate| limited.then_some(rate);
        Limits {
            writes: Limiter::new(rate(caps.writes)),
            requests: Limiter::new(rate(caps.requests)),
            requests_per_address: Limiter::new(rate(caps.requests_per_address)),
            openings: Limiter::new(rate(caps.openings_per_address)).on_all_nodes("openings", together),
            sayings: Limiter::new(rate(caps.sayings)),
            sayings_per_address: Limiter::new(rate(caps.sayings_per_address)),
            arrivals: Limiter::new(rate(caps.arrivals)).on_all_nodes("arrivals", together),
            guesses: Limiter::new(rate(caps.guesses)).on_all_nodes("guesses", together),
            reports: Limiter::new(rate(caps.reports)).on_all_nodes("reports", together),
            letters: Limiter::new(rate(caps.reports)).on_all_nodes("letters", together),
            streams: Headcount::default(),
            streams_per_address: Headcount::default(),
            caps: limited.then(|| caps.clone()),
        }
    }

    /// Counts a request: for the person whose pass it shows, and for where it comes from.
    pub(crate) async fn request(&self, pass: Option<[u8; 32]>, from: IpAddr) -> Result<(), Fault> {
        if let Some(pass) = pass {
            self.requests.pass(pass).await?;
        }
        self.requests_per_address.pass(from).await
    }

    /// Counts a wish at a table.
    pub(crate) async fn wish(&self, asker: &Asker, wish: &Wish) -> Result<(), Fault> {
        self.writes.pass(asker.pass.unwrap_or_default()).await?;
        if matches!(wish, Wish::Say { .. }) {
            self.sayings.pass(asker.known()?.id.clone()).await?;
            self.sayings_per_address.pass(asker.ip).await?;
        }
        Ok(())
    }

    /// Counts a table that is opened.
    pub(crate) async fn opening(&self, asker: &Asker) -> Result<(), Fault> {
        self.writes.pass(asker.pass.unwrap_or_default()).await?;
        self.openings.pass(asker.ip).await
    }

    /// Counts a stream as long as it is open.
    pub(crate) fn stream(&self, asker: &Asker) -> Result<HeldStream, Fault> {
        let Some(caps) = &self.caps else { return Ok(HeldStream { _person: None, _address: None }) };
        let full = |most: u32| Fault::capped("fault-many-streams", kernel::facts![most]);
        let most = caps.streams_per_address;
        let address = self.streams_per_address.hold(asker.ip, most).ok_or_else(|| full(most))?;
        let most = caps.streams_per_person;
        let hold =
            |person: &crate::person::Person| self.streams.hold(person.id.clone(), most).ok_or_else(|| full(most));
        let person = asker.person.as_ref().map(hold).transpose()?;
        Ok(HeldStream { _person: person, _address: Some(address) })
    }
}

#[cfg(test)]
mod tests {
    use super::{Headcount, Limiter, REMEMBERED};
    use crate::caps::Rate;
    use std::time::Duration;
    use tokio::time::Instant;

    #[tokio::test(start_paused = true)]
    async fn a_burst_is_free_then_one_waits_then_one_is_refused() {
        let limiter = Limiter::new(Some(Rate { every_ms: 1000, burst: 3 }));
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
        let limiter = Limiter::new(Some(Rate { every_ms: 1000, burst: 0 }));
        let began = Instant::now();
        for asker in 0..REMEMBERED.get() + 1000 {
            assert_eq!(limiter.wait(asker, began).unwrap(), Duration::ZERO);
        }
        assert_eq!(limiter.whole_at.lock().unwrap().len(), REMEMBERED.get());
        assert_eq!(limiter.wait(REMEMBERED.get() + 999, began).unwrap(), Duration::from_secs(1));
        assert_eq!(limiter.wait(0, began).unwrap(), Duration::ZERO, "the one who asked first was forgotten");
    }

    #[test]
    fn what_is_held_is_counted_until_it_is_dropped() {
        let tally = Headcount::default();
        let (first, _second) = (tally.hold("me", 2).unwrap(), tally.hold("me", 2).unwrap());
        assert!(tally.hold("me", 2).is_none() && tally.hold("you", 2).is_some());
        drop(first);
        assert!(tally.hold("me", 2).is_some());
    }
}
