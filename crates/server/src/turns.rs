//! Whose turn it is to use a processor: a fair queue by address, then by person, then by table.
//!
//! Whoever has used least lately goes first, so somebody with a hundred tables waits for their own tables and nobody else
//! does. An address never has more than half of the threads, so another one always finds a thread soon.

use ::table::{PersonId, TableId};
use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::Instant;

/// After how long what was used counts half.
const HALF_LIFE: Duration = Duration::from_secs(10);
/// What is forgotten altogether, in seconds.
const NOTHING: f64 = 0.001;
/// How many groups are known before the forgotten ones are swept.
const SWEPT: usize = 4096;

/// For whom something is worked out: an address, somebody there, a table of theirs.
#[derive(Clone, Debug)]
pub(crate) struct Claim {
    /// Where they are.
    pub(crate) address: IpAddr,
    /// Who, if that is known.
    pub(crate) person: Option<PersonId>,
    /// At which table.
    pub(crate) table: Option<TableId>,
}

/// The groups that somebody belongs to, the widest first.
type Path = [u64; 3];

/// What a group has used lately, in seconds, and how many of its works run now.
#[derive(Clone, Copy)]
struct Use {
    seconds: f64,
    at: Instant,
    running: usize,
}

impl Use {
    fn lately(&self, now: Instant) -> f64 {
        let age = now.saturating_duration_since(self.at).as_secs_f64();
        self.seconds * (-age / HALF_LIFE.as_secs_f64()).exp2()
    }
}

struct Waiting {
    path: Path,
    to: oneshot::Sender<Turn>,
}

struct Queue {
    free: usize,
    /// The most works of one address that run at the same time.
    most_of_address: usize,
    /// In the order of arrival.
    waiting: Vec<Waiting>,
    used: HashMap<u64, Use>,
}

struct SharedQueue {
    queue: Mutex<Queue>,
    hasher: RandomState,
}

impl SharedQueue {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        // Nothing that happens under the lock can leave the queue half changed.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Turns at a few threads.
#[derive(Clone)]
pub(crate) struct Turns(Arc<SharedQueue>);

/// A turn; whoever has it may work until it is dropped.
pub(crate) struct Turn {
    turns: Option<Turns>,
    path: Path,
    began: Instant,
}

/// Too much of one person waits already.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TooManyWait;

impl Turns {
    /// Turns at this many threads, one at least.
    pub(crate) fn new(threads: usize) -> Turns {
        let free = threads.max(1);
        let queue = Queue { free, most_of_address: free.div_ceil(2), waiting: Vec::new(), used: HashMap::new() };
        Turns(Arc::new(SharedQueue { queue: Mutex::new(queue), hasher: RandomState::new() }))
    }

    /// Waits for a turn, unless this many works of the same person wait already. Somebody who stops waiting loses nothing
    /// but the place.
    pub(crate) async fn take(&self, claim: &Claim, most: u32) -> Result<Turn, TooManyWait> {
        let turn = self.line_up(claim, most as usize)?;
        turn.await.map_err(|_| TooManyWait)
    }

    fn line_up(&self, claim: &Claim, most: usize) -> Result<oneshot::Receiver<Turn>, TooManyWait> {
        let path = self.path(claim);
        let mut queue = self.0.queue();
        queue.waiting.retain(|waiting| !waiting.to.is_closed());
        if queue.waiting.iter().filter(|waiting| waiting.path[1] == path[1]).count() >= most {
            return Err(TooManyWait);
        }
        let (to, turn) = oneshot::channel();
        queue.waiting.push(Waiting { path, to });
        self.hand_out(&mut queue);
        Ok(turn)
    }

    fn path(&self, claim: &Claim) -> Path {
        let (hasher, Claim { address, person, table }) = (&self.0.hasher, claim);
        [hasher.hash_one(address), hasher.hash_one((address, person)), hasher.hash_one((address, person, table))]
    }

    /// Gives free threads to those who have used least.
    fn hand_out(&self, queue: &mut Queue) {
        while queue.free > 0 {
            let now = Instant::now();
            let Some(next) = queue.next(now) else { return };
            let Waiting { path, to } = queue.waiting.remove(next);
            let turn = Turn { turns: Some(self.clone()), path, began: now };
            match to.send(turn) {
                Ok(()) => {
                    queue.free -= 1;
                    path.iter().for_each(|&group| queue.of(group, now).running += 1);
                }
                // They have stopped waiting. The turn must not give back what it never had.
                Err(mut turn) => turn.turns = None,
            }
        }
    }
}

impl Queue {
    fn of(&mut self, group: u64, now: Instant) -> &mut Use {
        self.used.entry(group).or_insert(Use { seconds: 0.0, at: now, running: 0 })
    }

    /// Who goes next: level by level the group with the fewest running works, and of these the one that has used least;
    /// inside the narrowest group whoever came first.
    fn next(&self, now: Instant) -> Option<usize> {
        let weight = |group: u64| self.used.get(&group).map_or((0, 0.0), |used| (used.running, used.lately(now)));
        let may = |waiting: &Waiting| weight(waiting.path[0]).0 < self.most_of_address;
        let lighter = |a: &Path, b: &Path| {
            let level = (0..a.len()).find(|&level| a[level] != b[level])?;
            let ((running, used), (other_running, other_used)) = (weight(a[level]), weight(b[level]));
            Some(running.cmp(&other_running).then(used.total_cmp(&other_used)).is_lt())
        };
        let mut best: Option<(usize, &Waiting)> = None;
        for (place, waiting) in self.waiting.iter().enumerate().filter(|(_, waiting)| may(waiting)) {
            if best.is_none_or(|(_, best)| lighter(&waiting.path, &best.path) == Some(true)) {
                best = Some((place, waiting));
            }
        }
        best.map(|(place, _)| place)
    }

    fn give_back(&mut self, path: &Path, began: Instant) {
        let now = Instant::now();
        let took = now.saturating_duration_since(began).as_secs_f64();
        self.free += 1;
        for &group in path {
            let used = self.of(group, now);
            *used = Use { seconds: used.lately(now) + took, at: now, running: used.running.saturating_sub(1) };
        }
        if self.used.len() > SWEPT {
            self.used.retain(|_, used| used.running > 0 || used.lately(now) > NOTHING);
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(turns) = self.turns.take() {
            let mut queue = turns.0.queue();
            queue.give_back(&self.path, self.began);
            turns.hand_out(&mut queue);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Claim, Turns};
    use crate::token::{PersonId, Random, TableId};
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::{Arc, Mutex};
    use std::time::Duration;

    fn claim(address: u8, person: &PersonId) -> Claim {
        let address = IpAddr::V4(Ipv4Addr::new(10, 0, 0, address));
        Claim { address, person: Some(person.clone()), table: Some(TableId::random().unwrap()) }
    }

    /// Lets works wait that each take 100 ms, and tells in which order they were begun.
    async fn order(threads: usize, works: Vec<(&'static str, Claim)>) -> Vec<&'static str> {
        let (turns, begun) = (Turns::new(threads), Arc::new(Mutex::new(Vec::new())));
        let busy = turns.take(&claim(99, &PersonId::random().unwrap()), 1).await;
        let works: Vec<_> = works
            .into_iter()
            .map(|(name, claim)| {
                let (turns, begun) = (turns.clone(), Arc::clone(&begun));
                tokio::spawn(async move {
                    let _turn = turns.take(&claim, 100).await.unwrap();
                    begun.lock().unwrap().push(name);
                    tokio::time::sleep(Duration::from_millis(100)).await;
                })
            })
            .collect();
        tokio::task::yield_now().await;
        drop(busy);
        for work in works {
            work.await.unwrap();
        }
        let begun = begun.lock().unwrap();
        begun.clone()
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_has_used_least_goes_first() {
        let (greedy, modest) = (PersonId::random().unwrap(), PersonId::random().unwrap());
        let mut works: Vec<_> = (0..40).map(|_| ("greedy", claim(1, &greedy))).collect();
        works.extend((0..3).map(|_| ("modest", claim(2, &modest))));
        let begun = order(1, works).await;
        assert_eq!(&begun[..6], ["greedy", "modest", "greedy", "modest", "greedy", "modest"], "they alternate");
    }

    #[tokio::test(start_paused = true)]
    async fn many_guests_of_one_address_share_what_one_address_gets() {
        let modest = PersonId::random().unwrap();
        let mut works: Vec<_> = (0..40).map(|_| ("guest", claim(1, &PersonId::random().unwrap()))).collect();
        works.extend((0..3).map(|_| ("modest", claim(2, &modest))));
        let begun = order(1, works).await;
        assert!(begun[..7].iter().filter(|name| **name == "modest").count() == 3, "{begun:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn people_of_one_address_and_tables_of_one_person_take_turns_too() {
        let (ada, bob) = (PersonId::random().unwrap(), PersonId::random().unwrap());
        let mut works: Vec<_> = (0..10).map(|_| ("ada", claim(1, &ada))).collect();
        works.push(("bob", claim(1, &bob)));
        assert_eq!(order(1, works).await[1], "bob");
        let (first, second) = (claim(1, &ada), claim(1, &ada));
        let mut works = vec![("first", first); 10];
        works.push(("second", second));
        assert_eq!(order(1, works).await[1], "second");
    }

    #[tokio::test(start_paused = true)]
    async fn an_address_never_has_more_than_half_of_the_threads() {
        let (turns, greedy) = (Turns::new(2), PersonId::random().unwrap());
        let _first = turns.take(&claim(1, &greedy), 1).await.unwrap();
        let waits = tokio::time::timeout(Duration::from_secs(60), turns.take(&claim(1, &greedy), 1)).await;
        assert!(waits.is_err(), "the second thread is kept for others");
        assert!(turns.take(&claim(2, &PersonId::random().unwrap()), 1).await.is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn a_person_waits_for_a_few_answers_only_and_who_stops_waiting_is_forgotten() {
        let (turns, ada) = (Turns::new(1), PersonId::random().unwrap());
        let busy = turns.take(&claim(1, &ada), 1).await;
        let asks: Vec<_> = (0..3)
            .map(|_| {
                let (turns, claim) = (turns.clone(), claim(1, &ada));
                tokio::spawn(async move { turns.take(&claim, 3).await.map(drop) })
            })
            .collect();
        tokio::task::yield_now().await;
        assert!(turns.take(&claim(1, &ada), 3).await.is_err(), "three wait already");
        for ask in &asks {
            ask.abort();
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
        drop(busy);
        assert!(turns.take(&claim(1, &ada), 3).await.is_ok(), "the thread is free again");
    }
}
