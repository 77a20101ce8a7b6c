//! Work of bots that takes longer than anybody waits: done slice by slice in the queue in which bots think, kept as far as it
//! has come, by one node at a time. Whoever asks again takes it up where it was left.

use crate::Fault;
use crate::app::App;
use crate::limits::{Headcount, Hold};
use crate::store::{Lease, Store};
use crate::turns::Claim;
use ::table::PersonId;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

/// After how long work lets others have its turn.
pub(crate) const SLICE: Duration = Duration::from_millis(200);
/// How often what was found so far is kept.
const KEPT: Duration = Duration::from_secs(5);
/// How long one waits for a turn whose person waits for too much already.
const PAUSE: Duration = Duration::from_millis(500);

/// How far a job is.
#[derive(Clone, Copy, Debug, Default)]
struct Standing {
    done: u32,
    /// Whether somebody wants it to end.
    stopped: bool,
}

/// The jobs of one kind that this node does now, by what each is about.
pub(crate) struct Jobs<K> {
    running: Arc<Mutex<HashMap<K, Standing>>>,
    of_person: Headcount<PersonId>,
}

impl<K> Default for Jobs<K> {
    fn default() -> Jobs<K> {
        Jobs { running: Arc::default(), of_person: Headcount::default() }
    }
}

fn locked<K>(running: &Mutex<HashMap<K, Standing>>) -> MutexGuard<'_, HashMap<K, Standing>> {
    // Nothing that happens under the lock can leave the map half changed.
    running.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<K: Clone + Eq + Hash> Jobs<K> {
    /// How much of a job is done, if this node does it now.
    pub(crate) fn progress(&self, which: &K) -> Option<u32> {
        locked(&self.running).get(which).map(|standing| standing.done)
    }

    /// Those that this node does now and that are about this, with how much of each is done.
    pub(crate) fn all(&self, about: impl Fn(&K) -> bool) -> Vec<(K, u32)> {
        let running = locked(&self.running);
        running
            .iter()
            .filter(|(which, _)| about(which))
            .map(|(which, standing)| (which.clone(), standing.done))
            .collect()
    }

    /// Begins one for somebody; nothing if this node does it already. `capped` says what to answer to whoever has as many as
    /// anybody may have.
    pub(crate) fn begin(
        &self,
        which: K,
        person: &PersonId,
        (most, capped): (u32, impl FnOnce() -> Fault),
    ) -> Result<Option<Running<K>>, Fault> {
        let mut running = locked(&self.running);
        if running.contains_key(&which) {
            return Ok(None);
        }
        let hold = self.of_person.hold(person.clone(), most).ok_or_else(capped)?;
        running.insert(which.clone(), Standing::default());
        Ok(Some(Running { all: Arc::clone(&self.running), which, _hold: hold }))
    }

    /// Ends one where it is; what it has found is kept.
    pub(crate) fn stop(&self, which: &K) {
        if let Some(standing) = locked(&self.running).get_mut(which) {
            standing.stopped = true;
        }
    }

    /// Waits until those that are under way have kept what they found, but not for ever.
    pub(crate) async fn rest(&self) {
        let began = Instant::now();
        while !locked(&self.running).is_empty() && began.elapsed() < KEPT {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// A job that is being done; it is so no more when this is dropped.
pub(crate) struct Running<K: Eq + Hash> {
    all: Arc<Mutex<HashMap<K, Standing>>>,
    pub(crate) which: K,
    _hold: Hold<PersonId>,
}

impl<K: Eq + Hash> Drop for Running<K> {
    fn drop(&mut self) {
        locked(&self.all).remove(&self.which);
    }
}

impl<K: Eq + Hash> Running<K> {
    /// Notes how far it is; whether it should go on.
    fn note(&self, done: u32) -> bool {
        let mut all = locked(&self.all);
        let Some(standing) = all.get_mut(&self.which) else { return false };
        standing.done = done;
        !standing.stopped
    }
}

/// What a slice of work found.
pub(crate) struct Sliced {
    pub(crate) done: u32,
    pub(crate) complete: bool,
    /// What was found so far, if it is time to keep it.
    pub(crate) text: Option<String>,
}

/// Work that is done in slices.
pub(crate) trait Work: Send + 'static {
    /// What it is about.
    type Which: Eq + Hash + Send + Sync;
    /// Goes on until the slice is used up, not at all if the server is `leaving`; `keep` asks for what was found so far.
    fn slice(&mut self, leaving: bool, keep: bool) -> Result<Sliced, Fault>;
    /// Keeps what was found so far.
    fn keep(app: &App, which: &Self::Which, done: u32, text: String) -> impl Future<Output = Result<(), Fault>> + Send;
}

/// A job, and for whom it is done.
pub(crate) struct Job<W: Work> {
    pub(crate) app: Weak<App>,
    pub(crate) claim: Claim,
    pub(crate) running: Running<W::Which>,
}

impl<W: Work> Job<W> {
    /// Does it, slice by slice, until it is done, stopped, or the server ends.
    pub(crate) async fn run(&self, work: W) -> Result<(), Fault> {
        let work = Arc::new(Mutex::new(work));
        let mut last_kept = Instant::now();
        let mut wanted = true;
        loop {
            let Some(app) = self.app.upgrade() else { return Ok(()) };
            let leaving = app.leaving.load(Relaxed) || !wanted;
            let (sliced, keep) = (Arc::clone(&work), leaving || last_kept.elapsed() > KEPT);
            let slice = move || sliced.lock().map_err(|_| Fault::Busy)?.slice(leaving, keep);
            let Sliced { done, complete, text } = match app.tables.think(&self.claim, slice).await {
                Ok(sliced) => sliced?,
                // They wait for too much already: this waits with it.
                Err(Fault::Capped(_)) => {
                    drop(app);
                    tokio::time::sleep(PAUSE).await;
                    continue;
                }
                Err(fault) => return Err(fault),
            };
            if let Some(text) = text {
                W::keep(&app, &self.running.which, done, text).await?;
                last_kept = Instant::now();
            }
            if complete || leaving {
                return Ok(());
            }
            wanted = self.running.note(done);
        }
    }
}

/// The right to do work alone; nothing if another node does it.
pub(crate) async fn alone(store: &Arc<dyn Store>, what: &str) -> Result<Option<Lease>, Fault> {
    match store.nodes() {
        Some(nodes) => Ok(nodes.lease(what.to_owned()).await?),
        None => Ok(Some(Lease::new(|| ()))),
    }
}
