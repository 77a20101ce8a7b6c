//! The task that owns one live table: judge → make durable → answer → tell everybody.
//!
//! Another node may own the same table. Of two that append, one is refused: it reads what it missed and judges again, and
//! nobody notices.

use super::bots::Decided;
use super::live::{Shared, wake};
use super::outbox::Inbox;
use super::policy::{OurPolicy, refused};
use super::state::{Viewer, state_of};
use super::streams::Streams;
use crate::Fault;
use crate::metrics::METRICS;
use crate::notices::Witness;
use crate::person::Person;
use crate::store::{Append, News, NodeId, StoreFault};
use ::table::{Chair, Millis, Occasion, PersonId, Room, TableId, Who, Wish, Written};
use kernel::{Seat, Seats};
use lru::LruCache;
use std::hash::{BuildHasher, RandomState};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// How many keys of requests are remembered with what was wished for.
const KEYS: NonZeroUsize = NonZeroUsize::new(256).expect("more than none");
/// How long somebody who looked at a table without opening a stream counts as watching it.
const GLANCE: Duration = Duration::from_secs(10);
/// How often a wish is judged again because another node was quicker. Nobody is that unlucky: then something is wrong.
const JUDGED: u32 = 20;

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
    /// To be read; by somebody who plays here, perhaps, and sees all of it.
    Look(Option<PersonId>, Look),
    /// To tell somebody everything from now on, and what they missed since a line.
    Watch { viewer: Box<Viewer>, since: Option<u32>, reply: oneshot::Sender<Result<Inbox, Fault>> },
    /// To do what a bot decided.
    Decided(Box<Decided>),
    /// To let the bot of a seat be woken anew: the game has gone on elsewhere.
    Rested(Seat),
    /// To read what was written elsewhere, up to this number.
    Grown(u32),
    /// To note who looks at the table through another node: seated people, and how many others.
    Elsewhere(NodeId, Vec<PersonId>, u32),
    /// To tell the other nodes who looks at it through this one.
    SayWhoIsHere,
    /// To end: streams are told to come back.
    Close,
}

/// What became of lines that should be durable.
pub(super) enum Fate {
    /// They are.
    Durable,
    /// Another node was quicker. The room has been read again; whatever was wished is to be judged again.
    Overtaken,
    /// The store has a fault: the room can no longer be trusted.
    Lost(Fault),
}

/// The owner of one table.
pub(super) struct Actor {
    pub(super) room: Room,
    /// The last line of the room, for whoever compares it with the store.
    pub(super) standing: Arc<AtomicU32>,
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

/// Whether a table knows what other nodes have written.
enum Caught {
    /// As far as was asked.
    Up,
    /// The store does not answer now; the sweep asks again.
    Later,
    /// The room can no longer be trusted.
    Never,
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
        standing: Arc<AtomicU32>,
    ) -> Actor {
        standing.store(room.seq(), Relaxed);
        let (streams, thinking, last_asked) = (Streams::new(), Seats::NONE, Instant::now());
        let wished = LruCache::with_hasher(KEYS, RandomState::new());
        let fingerprints = RandomState::new();
        Actor {
            witness: Witness::of(&room),
            room,
            standing,
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
        if let Some(nodes) = self.shared.store.nodes() {
            nodes.tell(News::WhoIsThere(self.room.id().clone()));
        }
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
        self.tell_who_is_here();
    }

    fn next_timer(&self) -> Instant {
        let settles = self.room.settles_at().map(|until| self.shared.clock.at(until));
        if self.streams.is_empty() {
            let idle = self.last_asked + self.shared.settings.idle;
            return settles.map_or(idle, |settles| settles.min(idle));
        }
        let due = self.next_due().map(|due| self.shared.clock.at(due));
        [due, settles].into_iter().flatten().fold(self.streams.next_timer(), Instant::min)
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
        let now = self.now();
        if matches!(self.settle(now).await, Fate::Lost(_)) {
            return false;
        }
        if let Some(due) = self.next_due().filter(|&due| due <= now) {
            self.told_late = due;
            self.publish();
        }
        self.streams.tick(&self.room);
        self.tell_who_is_here();
        let idle = Instant::now() >= self.last_asked + self.shared.settings.idle;
        !(idle && self.streams.is_empty() && self.thinking.is_empty())
    }

    /// Ends a vote or a request to go back whose time is up. If another node was quicker, the room is another one afterwards: whatever was to be
    /// judged must be looked up again first, since it may have been done there.
    async fn settle(&mut self, now: Millis) -> Fate {
        match self.room.settle(now, &OurPolicy) {
            Ok(None) => Fate::Durable,
            Ok(Some(written)) => {
                let fate = self.append(written, None).await;
                if matches!(fate, Fate::Durable) {
                    self.publish();
                    self.wake_bots();
                }
                fate
            }
            Err(fault) => {
                tracing::error!(table = %self.room.id(), %fault, "what has run out could not be ended");
                Fate::Lost(Fault::Busy)
            }
        }
    }

    /// Carries out one request; false when the room can no longer be trusted.
    async fn serve(&mut self, ask: Ask) -> bool {
        // News from other nodes keep no table in memory.
        let by_somebody = matches!(ask, Ask::Do { .. } | Ask::Look(..) | Ask::Watch { .. } | Ask::Decided(_));
        if by_somebody {
            self.last_asked = Instant::now();
        }
        match ask {
            Ask::Do { by, wish, viewer, reply } => self.grant(*by, wish, &viewer, reply).await,
            Ask::Look(person, look) => {
                // What has run out while the table slept is not shown as if it had not.
                if matches!(self.settle(self.now()).await, Fate::Lost(_)) {
                    return false;
                }
                self.last_looked = Some(self.last_asked);
                self.welcome(person.as_ref());
                look(&self.room, self.now());
                self.wake_bots();
                true
            }
            Ask::Watch { viewer, since, reply } => {
                // Whoever has seen more through another node must not see the table go backwards.
                match self.catch_up(since.unwrap_or(0)).await {
                    Caught::Up => {}
                    Caught::Later => {
                        let _ = reply.send(Err(Fault::Busy));
                        return true;
                    }
                    Caught::Never => return false,
                }
                let now = self.now();
                self.welcome(viewer.person.as_ref());
                // A listener that has gone meanwhile is noticed with the next message.
                let _ = reply.send(self.streams.open(&self.room, *viewer, since, now));
                self.wake_bots();
                true
            }
            Ask::Decided(decided) => self.bot_acts(*decided).await,
            Ask::Rested(seat) => {
                self.thinking = self.thinking.without(seat);
                self.wake_bots();
                true
            }
            Ask::Grown(seq) => !matches!(self.catch_up(seq).await, Caught::Never),
            Ask::Elsewhere(node, people, watching) => {
                self.streams.note_elsewhere(node, people, watching);
                true
            }
            Ask::SayWhoIsHere => {
                self.streams.say_again();
                self.tell_who_is_here();
                true
            }
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
        let who = Who { id: person.id, name: person.name };
        for judged in 0..JUDGED {
            if let Some(seq) = key.as_deref().and_then(|key| self.room.answered(key)) {
                let _ = reply.send(self.answer_again(key.as_deref(), print, seq));
                return true;
            }
            if let Some(key) = key.as_ref().filter(|_| judged == 0) {
                self.wished.put(key.clone(), print);
            }
            match self.grant_once(&who, wish.clone(), key.clone(), viewer).await {
                Ok(Fate::Durable) => {
                    METRICS.granted.observe(began.elapsed().as_secs_f64());
                    let _ = reply.send(Ok(Done { seq: self.room.seq(), number: self.room.number(), repeated: false }));
                    self.publish();
                    self.wake_bots();
                    return true;
                }
                Ok(Fate::Overtaken) => {}
                Ok(Fate::Lost(fault)) => {
                    let _ = reply.send(Err(fault));
                    return false;
                }
                Err(refused) => {
                    let _ = reply.send(Err(refused));
                    return true;
                }
            }
        }
        let _ = reply.send(Err(Fault::Busy));
        true
    }

    /// Judges a wish by the room as it stands, and makes durable what is granted.
    async fn grant_once(&mut self, who: &Who, wish: Wish, key: Option<String>, viewer: &Viewer) -> Result<Fate, Fault> {
        let now = self.now();
        match self.settle(now).await {
            Fate::Durable => {}
            Fate::Overtaken => return Ok(Fate::Overtaken),
            Fate::Lost(_) => return Ok(Fate::Lost(Fault::Busy)),
        }
        let occasion = Occasion { now, present: self.streams.present(&self.room) };
        match self.room.grant(who, wish, key, occasion, &OurPolicy) {
            Ok(written) => Ok(self.append(written, Some(&who.id)).await),
            Err(fault) => {
                METRICS.refused.inc();
                let fault = refused(fault, self.room.game().about().id, self.room.names(viewer.lang));
                Err(self.with_state(fault, viewer, now))
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
    /// looks, and if it fails the room is read again: at once where another node was quicker, else by the next task.
    pub(super) async fn append(&mut self, written: Written, by: Option<&PersonId>) -> Fate {
        let Written { lines, waiting, card } = written;
        let lists_change = card.is_some();
        let has_ended = card.as_ref().is_some_and(|card| card.phase.has_ended());
        let due = self.shared.clock.now_ms() + self.shared.settings.notice_delay.as_millis() as Millis;
        let told = self.witness.hear(&self.room, &lines, by, self.streams.present(&self.room), due);
        let waiting = waiting.bits();
        let append = Append { table: self.room.id().clone(), lines, opening: None, waiting, card, told };
        match self.shared.store.append(append).await {
            Ok(()) => {
                self.standing.store(self.room.seq(), Relaxed);
                if lists_change {
                    self.shared.lobby_changed.notify_one();
                }
                if has_ended {
                    self.shared.game_ended.notify_one();
                }
                Fate::Durable
            }
            Err(StoreFault::Conflict) => match self.read_again().await {
                Ok(()) => Fate::Overtaken,
                Err(fault) => Fate::Lost(fault),
            },
            Err(fault) => {
                tracing::warn!(table = %self.room.id(), %fault, "an append failed; the table is read again");
                Fate::Lost(Fault::Store(fault))
            }
        }
    }

    /// Reads the whole journal again and tells everybody what is new.
    async fn read_again(&mut self) -> Result<(), Fault> {
        METRICS.overtaken.inc();
        self.room = wake(&self.shared.store, self.room.id().clone()).await?;
        self.has_grown();
        Ok(())
    }

    /// Reads what another node has written, up to a number at least.
    async fn catch_up(&mut self, seq: u32) -> Caught {
        let Some(nodes) = self.shared.store.nodes().filter(|_| seq > self.room.seq()) else { return Caught::Up };
        let lines = match nodes.since(self.room.id(), self.room.seq()).await {
            Ok(lines) => lines,
            Err(fault) => {
                tracing::info!(table = %self.room.id(), %fault, "what was written elsewhere is not known yet");
                return Caught::Later;
            }
        };
        match self.room.follow(&lines) {
            Ok(true) => {
                self.has_grown();
                Caught::Up
            }
            Ok(false) if self.read_again().await.is_ok() => Caught::Up,
            Ok(false) => Caught::Never,
            Err(fault) => {
                tracing::error!(table = %self.room.id(), %fault, "what was written elsewhere does not fit");
                Caught::Never
            }
        }
    }

    /// The room has lines that this task did not write.
    fn has_grown(&mut self) {
        self.standing.store(self.room.seq(), Relaxed);
        self.witness = Witness::of(&self.room);
        self.publish();
        self.wake_bots();
    }

    /// Tells the other nodes who looks at the table through this one, if that has changed.
    fn tell_who_is_here(&mut self) {
        if let Some(nodes) = self.shared.store.nodes()
            && let Some((people, watching)) = self.streams.changed_here(&self.room)
        {
            nodes.tell(News::Present(self.room.id().clone(), people, watching));
        }
    }

    /// The time of day, never before the last line: clocks of nodes may differ a little.
    pub(super) fn now(&self) -> Millis {
        self.shared.clock.now_ms().max(self.room.last_at())
    }

    /// Somebody who plays here looks again: what they were told counts no more. The table does not wait for that.
    fn welcome(&self, person: Option<&PersonId>) {
        let known = |person: &&PersonId| {
            self.room.chairs().iter().any(|chair| chair.person() == Some(person) || chair.kept_for() == Some(person))
        };
        if let Some(person) = person.filter(known) {
            self.shared.note_came(&self.room, person);
            let (store, person, table) = (Arc::clone(&self.shared.store), person.clone(), self.room.id().clone());
            tokio::spawn(async move {
                if let Err(fault) = store.came_back(&person, &table).await {
                    tracing::warn!(%table, %fault, "somebody may be told of what they have seen");
                }
            });
        }
    }

    pub(super) fn publish(&mut self) {
        let now = self.now();
        self.streams.publish(&self.room, now);
    }
}
