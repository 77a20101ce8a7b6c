//! The task that owns one live table: judge → make durable → answer → tell everybody.

use super::bots::Decided;
use super::live::Shared;
use super::outbox::Inbox;
use super::policy::{OurPolicy, refused};
use super::state::{Viewer, state_of};
use super::streams::Streams;
use crate::Fault;
use crate::metrics::METRICS;
use crate::notices::Witness;
use crate::person::Person;
use crate::store::Append;
use ::table::{Chair, Millis, Occasion, PersonId, Room, TableId, Who, Wish, Written};
use kernel::Seats;
use lru::LruCache;
use std::hash::{BuildHasher, RandomState};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// How many keys of requests are remembered with what was wished for.
const KEYS: NonZeroUsize = NonZeroUsize::new(256).expect("more than none");
/// How long somebody who looked at a table without opening a stream counts as watching it.
const GLANCE: Duration = Duration::from_secs(10);

/// Who asks for something.
#[derive(Clone, Debug)]
pub(crate) struct By {
    pub(crate) person: Person,
    /// The key of the request, so that a repeated one is not carried out twice.
    pub(crate) key: Option<String>,
}

/// What became of a wish.
#[derive(Clone, Copy, Debug, serde::Serialize, utoipa::ToSchema)]
pub(crate) struct Done {
    /// The number of the journal line.
    pub(crate) seq: u32,
    /// How many actions and undos the game has now.
    pub(crate) number: u32,
    /// Whether the same request had been carried out before.
    pub(crate) repeated: bool,
}

/// Reads something off a room at a time of day.
pub(super) type Look = Box<dyn FnOnce(&Room, Millis) + Send>;

/// What the task can be asked.
pub(super) enum Ask {
    /// To grant a wish.
    Do { by: Box<By>, wish: Wish, viewer: Box<Viewer>, reply: oneshot::Sender<Result<Done, Fault>> },
    /// To be read.
    Look(Look),
    /// To tell somebody everything from now on, and what they missed since a line.
    Watch { viewer: Box<Viewer>, since: Option<u32>, reply: oneshot::Sender<Result<Inbox, Fault>> },
    /// To do what a bot decided.
    Decided(Box<Decided>),
    /// To end: streams are told to come back.
    Close,
}

/// The owner of one table.
pub(super) struct Actor {
    pub(super) room: Room,
    pub(super) shared: Arc<Shared>,
    asks: mpsc::Receiver<Ask>,
    /// The way back to this task, for its bots.
    pub(super) back: mpsc::WeakSender<Ask>,
    streams: Streams,
    /// The seats whose bots think now.
    pub(super) thinking: Seats,
    last_asked: Instant,
    /// When somebody last looked without staying.
    last_looked: Option<Instant>,
    /// What was wished for under a key, as a fingerprint.
    wished: LruCache<String, u64, RandomState>,
    fingerprints: RandomState,
    /// The last deadline whose passing everybody has heard of.
    told_late: Millis,
    /// What the absent know of the table.
    witness: Witness,
}

/// Counts a table as long as its task lives. A panic ends the task of one table and nothing else: whoever asks next gets
/// a new one, which reads the journal again.
struct Alive(TableId);

impl Alive {
    fn new(table: TableId) -> Alive {
        METRICS.tables.inc();
        Alive(table)
    }
}

impl Drop for Alive {
    fn drop(&mut self) {
        METRICS.tables.dec();
        if std::thread::panicking() {
            tracing::error!(table = %self.0, "the program itself failed at this table; the table is read again");
        }
    }
}

impl Actor {
    pub(super) fn new(
        room: Room,
        shared: Arc<Shared>,
        asks: mpsc::Receiver<Ask>,
        back: mpsc::WeakSender<Ask>,
    ) -> Actor {
        let (streams, thinking, last_asked) = (Streams::new(), Seats::NONE, Instant::now());
        let wished = LruCache::with_hasher(KEYS, RandomState::new());
        let fingerprints = RandomState::new();
        Actor {
            witness: Witness::of(&room),
            room,
            shared,
            asks,
            back,
            streams,
            thinking,
            last_asked,
            last_looked: None,
            wished,
            fingerprints,
            told_late: 0,
        }
    }

    /// Serves the table until nobody needs it, or until it can no longer be trusted and must be read again.
    pub(super) async fn run(mut self) {
        let _alive = Alive::new(self.room.id().clone());
        self.wake_bots();
        loop {
            let timer = self.next_timer();
            tokio::select! {
                ask = self.asks.recv() => match ask {
                    None | Some(Ask::Close) => break,
                    Some(ask) => if !self.serve(ask).await { break },
                },
                () = tokio::time::sleep_until(timer) => if !self.tick().await { break },
            }
        }
        self.streams.say_goodbye();
    }

    fn next_timer(&self) -> Instant {
        let vote = self.room.vote_until().map(|until| self.shared.clock.at(until));
        if self.streams.is_empty() {
            let idle = self.last_asked + self.shared.settings.idle;
            return vote.map_or(idle, |vote| vote.min(idle));
        }
        let due = self.next_due().map(|due| self.shared.clock.at(due));
        [due, vote].into_iter().flatten().fold(self.streams.next_timer(), Instant::min)
    }

    /// The next moment at which somebody's time runs out and nobody has heard of it yet.
    fn next_due(&self) -> Option<Millis> {
        let late = self.room.people_waited_for();
        late.iter().filter_map(|chair| self.room.due(chair)).filter(|&due| due > self.told_late).min()
    }

    /// Whether anybody watches this table, or waits for it: somebody who plays and has not left the chair to a bot.
    pub(super) fn somebody_cares(&self) -> bool {
        let waits = |chair: &Chair| chair.person().is_some() && chair.bot().is_none();
        let looked = self.last_looked.is_some_and(|at| at.elapsed() < GLANCE);
        looked || !self.streams.is_empty() || self.room.chairs().iter().any(waits)
    }

    /// Something to do without being asked; false when the table may leave memory, or can no longer be trusted.
    async fn tick(&mut self) -> bool {
        let now = self.shared.clock.now_ms();
        if !self.settle_vote(now).await {
            return false;
        }
        if let Some(due) = self.next_due().filter(|&due| due <= now) {
            self.told_late = due;
            self.publish();
        }
        self.streams.tick(&self.room);
        let idle = Instant::now() >= self.last_asked + self.shared.settings.idle;
        !(idle && self.streams.is_empty() && self.thinking.is_empty())
    }

    /// Ends a vote whose time is up; false when the room can no longer be trusted.
    async fn settle_vote(&mut self, now: Millis) -> bool {
        match self.room.settle_vote(now, &OurPolicy) {
            Ok(None) => true,
            Ok(Some(written)) => {
                let kept = self.append(written, None).await.is_ok();
                if kept {
                    self.publish();
                    self.wake_bots();
                }
                kept
            }
            Err(fault) => {
                tracing::error!(table = %self.room.id(), %fault, "a vote could not be ended");
                false
            }
        }
    }

    /// Carries out one request; false when the room can no longer be trusted.
    async fn serve(&mut self, ask: Ask) -> bool {
        self.last_asked = Instant::now();
        match ask {
            Ask::Do { by, wish, viewer, reply } => self.grant(*by, wish, &viewer, reply).await,
            Ask::Look(look) => {
                self.last_looked = Some(self.last_asked);
                look(&self.room, self.shared.clock.now_ms());
                self.wake_bots();
                true
            }
            Ask::Watch { viewer, since, reply } => {
                let now = self.shared.clock.now_ms();
                self.welcome(viewer.person.as_ref());
                // A listener that has gone meanwhile is noticed with the next message.
                let _ = reply.send(self.streams.open(&self.room, *viewer, since, now));
                self.wake_bots();
                true
            }
            Ask::Decided(decided) => self.bot_acts(*decided).await,
            Ask::Close => false,
        }
    }

    async fn grant(
        &mut self,
        by: By,
        wish: Wish,
        viewer: &Viewer,
        reply: oneshot::Sender<Result<Done, Fault>>,
    ) -> bool {
        let began = std::time::Instant::now();
        let By { person, key } = by;
        let key = key.map(|key| format!("{} {key}", person.id));
        let print = self.fingerprints.hash_one(format!("{wish:?}"));
        if let Some(seq) = key.as_deref().and_then(|key| self.room.answered(key)) {
            let _ = reply.send(self.answer_again(key.as_deref(), print, seq));
            return true;
        }
        if let Some(key) = &key {
            self.wished.put(key.clone(), print);
        }
        let now = self.shared.clock.now_ms();
        if !self.settle_vote(now).await {
            let _ = reply.send(Err(Fault::Busy));
            return false;
        }
        let who = Who { id: person.id, name: person.name };
        let occasion = Occasion { now, present: self.streams.present(&self.room) };
        let written = match self.room.grant(&who, wish, key, occasion, &OurPolicy) {
            Ok(written) => written,
            Err(fault) => {
                METRICS.refused.inc();
                let fault = refused(fault, self.room.game().about().id, self.room.names(viewer.lang));
                let _ = reply.send(Err(self.with_state(fault, viewer, now)));
                return true;
            }
        };
        match self.append(written, Some(&who.id)).await {
            Ok(()) => {
                METRICS.granted.observe(began.elapsed().as_secs_f64());
                let _ = reply.send(Ok(Done { seq: self.room.seq(), number: self.room.number(), repeated: false }));
                self.publish();
                self.wake_bots();
                true
            }
            Err(fault) => {
                let _ = reply.send(Err(fault));
                false
            }
        }
    }

    /// The answer to a request whose key was used before: the same again, unless it wished for something else then. What a
    /// table wished for before it was last read is not known; then the key counts.
    fn answer_again(&mut self, key: Option<&str>, print: u64, seq: u32) -> Result<Done, Fault> {
        let other = key.and_then(|key| self.wished.get(key)).is_some_and(|known| *known != print);
        if other {
            return Err(Fault::asked("fault-key-used", kernel::Facts::none()));
        }
        Ok(Done { seq, number: self.room.number(), repeated: true })
    }

    /// A request for an older state gets the present one.
    fn with_state(&self, fault: Fault, viewer: &Viewer, now: Millis) -> Fault {
        match (fault, viewer.rendering(&self.room)) {
            (Fault::Stale(_), Ok(rendering)) => {
                let state = state_of(&self.room, rendering, self.room.seq(), now);
                Fault::Stale(Box::new(serde_json::to_value(state).unwrap_or_default()))
            }
            (fault, _) => fault,
        }
    }

    /// Makes lines durable. The room has taken them over already: until this returns nobody is answered and nobody
    /// looks, and if it fails the whole room is thrown away and read again.
    pub(super) async fn append(&mut self, written: Written, by: Option<&PersonId>) -> Result<(), Fault> {
        let Written { lines, waiting, card } = written;
        let lists_change = card.is_some();
        let due = self.shared.clock.now_ms() + self.shared.settings.notice_delay.as_millis() as Millis;
        let told = self.witness.hear(&self.room, &lines, by, self.streams.present(&self.room), due);
        let waiting = waiting.bits();
        let append = Append { table: self.room.id().clone(), lines, opening: None, waiting, card, told };
        self.shared.store.append(append).await.map_err(|fault| {
            tracing::warn!(table = %self.room.id(), %fault, "an append failed; the table is read again");
            Fault::Store(fault)
        })?;
        if lists_change {
            self.shared.lobby_changed.notify_one();
        }
        Ok(())
    }

    /// Somebody who plays here looks again: what they were told counts no more. The table does not wait for that.
    fn welcome(&self, person: Option<&PersonId>) {
        let known = |person: &&PersonId| {
            self.room.chairs().iter().any(|chair| chair.person() == Some(person) || chair.kept_for() == Some(person))
        };
        if let Some(person) = person.filter(known) {
            let (store, person, table) = (Arc::clone(&self.shared.store), person.clone(), self.room.id().clone());
            tokio::spawn(async move {
                if let Err(fault) = store.came_back(&person, &table).await {
                    tracing::warn!(%table, %fault, "somebody may be told of what they have seen");
                }
            });
        }
    }

    pub(super) fn publish(&mut self) {
        self.streams.publish(&self.room, self.shared.clock.now_ms());
    }
}
