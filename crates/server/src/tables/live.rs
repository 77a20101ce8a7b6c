//! Every live table: finds the task of a table, wakes tables that sleep on the disk, and closes all of them in the end.

use super::actor::{Actor, Ask, By, Done};
use super::chairs::ChairWish;
use super::outbox::Inbox;
use super::policy::refused;
use super::state::{TableState, Viewer, state_of};
use crate::Fault;
use crate::caps::Caps;
use crate::notices::invitations;
use crate::person::Person;
use crate::store::{Append, Store, StoreFault};
use crate::time::Clock;
use crate::token::{Random, random_bytes};
use crate::turns::{Claim, Turns};
use ::table::{Chair, Invite, Millis, Opening, Origin, PersonId, Plan, Room, TableId, TournamentId, Wish};
use kernel::{Lang, facts};
use lru::LruCache;
use std::collections::{BTreeSet, HashMap};
use std::hash::{BuildHasher, Hash, RandomState};
use std::net::{IpAddr, Ipv4Addr};
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicU32;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;
use tokio::sync::{Notify, OwnedMutexGuard, mpsc, oneshot};

/// How many requests may wait for one table.
const TABLE_QUEUE: usize = 64;

/// How tables behave.
#[derive(Clone, Debug)]
pub(crate) struct TableSettings {
    /// After how long a table that nobody looks at leaves memory.
    pub(crate) idle: Duration,
    /// How long a bot takes at least, so that people can follow.
    pub(crate) bot_pause: Duration,
    /// How many bots may think at the same time.
    pub(crate) thinkers: usize,
    /// What one person may have; without it there is no limit.
    pub(crate) caps: Option<Caps>,
    /// How long somebody may be away before they are told.
    pub(crate) notice_delay: Duration,
}

/// How many people are remembered with the address from which they were last seen.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(20_000).expect("more than none");
/// How many things can be done by one at a time without waiting for each other.
const LOCKS: usize = 64;

/// What all tables of a server share.
pub(super) struct Shared {
    pub(super) store: Arc<dyn Store>,
    pub(super) clock: Clock,
    pub(super) settings: TableSettings,
    /// Bots and hints.
    pub(super) thinkers: Turns,
    /// Quick answers.
    answerers: Turns,
    /// Pictures and books: slow, and nobody's move waits for them.
    painters: Turns,
    /// From where people were last seen.
    seen: Mutex<LruCache<PersonId, IpAddr, RandomState>>,
    /// Notified whenever lists show a table differently.
    pub(super) lobby_changed: Arc<Notify>,
    /// Notified whenever a game has ended.
    pub(super) game_ended: Arc<Notify>,
    /// Who has come to which table of which tournament since this was last asked.
    came: Mutex<BTreeSet<Coming>>,
}

/// Somebody who sits there has come to a table of a tournament.
type Coming = (TournamentId, TableId, PersonId);

impl Shared {
    /// Notes that somebody who sits there looks at a table; it matters at those of a tournament.
    pub(super) fn note_came(&self, room: &Room, person: &PersonId) {
        if let Some(tournament) = &room.plan().tournament
            && let Ok(mut came) = self.came.lock()
        {
            came.insert((tournament.clone(), room.id().clone(), person.clone()));
        }
    }

    /// For whom the bots of a table think: for whoever opened it.
    pub(super) fn claim_of(&self, room: &Room) -> Claim {
        let seen = self.seen.lock().ok().and_then(|mut seen| seen.get(room.host()).copied());
        Claim {
            address: seen.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)),
            person: Some(room.host().clone()),
            table: Some(room.id().clone()),
        }
    }
}

/// Every live table.
pub(crate) struct Tables {
    pub(super) shared: Arc<Shared>,
    pub(super) live: Mutex<HashMap<TableId, Live>>,
    /// Held by whoever opens a table, by person.
    pub(super) opening: Locks<PersonId>,
    /// Held by whoever opens a table for the same again, by the table before; always taken first.
    again: Locks<TableId>,
    /// Held by whoever looks for anyone to play with, by game; always taken before one opens a table.
    meeting: Locks<&'static str>,
}

/// Locks by key. Two keys may share one, so nobody takes two of the same kind.
pub(super) struct Locks<K> {
    locks: Vec<Arc<tokio::sync::Mutex<()>>>,
    hasher: RandomState,
    key: std::marker::PhantomData<fn(K)>,
}

impl<K: Hash> Locks<K> {
    fn new() -> Locks<K> {
        let locks = (0..LOCKS).map(|_| Arc::default()).collect();
        Locks { locks, hasher: RandomState::new(), key: std::marker::PhantomData }
    }

    pub(super) async fn lock(&self, key: &K) -> OwnedMutexGuard<()> {
        Arc::clone(&self.locks[self.hasher.hash_one(key) as usize % LOCKS]).lock_owned().await
    }
}

/// A table that is in memory or on its way there.
#[derive(Clone)]
pub(super) struct Live {
    pub(super) to: mpsc::Sender<Ask>,
    /// Why its task never began: it is not there, or the store has a fault.
    trouble: Arc<OnceLock<Trouble>>,
    /// The last line that it has in memory; none before it was read.
    pub(super) standing: Arc<AtomicU32>,
}

#[derive(Clone)]
enum Trouble {
    Missing,
    Unopened(TableId),
    Store(StoreFault),
}

impl Live {
    /// Why a question got no answer. Without a known trouble the table has just left memory: asking again helps.
    fn silence(&self) -> Fault {
        match self.trouble.get() {
            Some(Trouble::Missing) => Fault::Missing,
            Some(Trouble::Unopened(id)) => Fault::Unopened(id.clone()),
            Some(Trouble::Store(fault)) => Fault::Store(fault.clone()),
            None => Fault::Busy,
        }
    }
}

impl Tables {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        clock: Clock,
        settings: TableSettings,
        lobby_changed: Arc<Notify>,
        game_ended: Arc<Notify>,
    ) -> Tables {
        let threads = settings.thinkers;
        let shared = Shared {
            store,
            clock,
            thinkers: Turns::new(threads),
            answerers: Turns::new(threads),
            painters: Turns::new(threads.div_ceil(2)),
            settings,
            seen: Mutex::new(LruCache::with_hasher(REMEMBERED, RandomState::new())),
            lobby_changed,
            game_ended,
            came: Mutex::default(),
        };
        let live = Mutex::new(HashMap::new());
        Tables { shared: Arc::new(shared), live, opening: Locks::new(), again: Locks::new(), meeting: Locks::new() }
    }

    /// Who has come to tables of a tournament here since this was last asked.
    pub(crate) fn came(&self, tournament: &TournamentId) -> Vec<(TableId, PersonId)> {
        let Ok(mut came) = self.shared.came.lock() else { return Vec::new() };
        let all = std::mem::take(&mut *came).into_iter();
        let (here, others): (BTreeSet<Coming>, _) = all.partition(|(which, ..)| which == tournament);
        *came = others;
        here.into_iter().map(|(_, table, person)| (table, person)).collect()
    }

    /// Forgets who has come to tables of any other tournament.
    pub(crate) fn forget_coming_but_to(&self, tournaments: &[TournamentId]) {
        if let Ok(mut came) = self.shared.came.lock() {
            came.retain(|(which, ..)| tournaments.contains(which));
        }
    }

    /// Notes from where somebody asks.
    pub(crate) fn seen(&self, person: &PersonId, from: IpAddr) {
        if let Ok(mut seen) = self.shared.seen.lock() {
            seen.put(person.clone(), from);
        }
    }

    /// Waits until nobody else opens a table for the same again.
    pub(crate) async fn alone_again(&self, table: &TableId) -> OwnedMutexGuard<()> {
        self.again.lock(table).await
    }

    /// Waits until nobody else looks for anyone to play this game with.
    pub(crate) async fn alone_meeting(&self, game: &'static str) -> OwnedMutexGuard<()> {
        self.meeting.lock(&game).await
    }

    /// Refuses one table more to somebody who has as many as anybody may have.
    pub(super) async fn check_hosted(&self, host: &PersonId, wishes: &[ChairWish]) -> Result<(), Fault> {
        let Some(caps) = &self.shared.settings.caps else { return Ok(()) };
        let hosted = self.shared.store.hosted_by(host, self.shared.clock.now_ms()).await?;
        let sits = |wish: &ChairWish| matches!(wish, ChairWish::Me | ChairWish::Beside { .. });
        let waits = |wish: &ChairWish| matches!(wish, ChairWish::Friend | ChairWish::Anyone | ChairWish::Kept { .. });
        let (key, has, most) = if wishes.iter().any(waits) {
            ("fault-many-open", hosted.open, caps.open_tables)
        } else if wishes.iter().any(sits) {
            ("fault-many-running", hosted.running, caps.running_tables)
        } else {
            ("fault-many-bots", hosted.bots_alone, caps.bot_tables)
        };
        let full = hosted.running >= caps.running_tables;
        if has >= most {
            Err(Fault::capped(key, facts![most]))
        } else if full {
            Err(Fault::capped("fault-many-running", facts![most = caps.running_tables]))
        } else {
            Ok(())
        }
    }

    /// Refuses to bring two people together of whom one has blocked the other.
    async fn check_invited(&self, host: &PersonId, wishes: &[ChairWish]) -> Result<(), Fault> {
        let kept = |wish: &ChairWish| matches!(wish, ChairWish::Kept { .. });
        if !wishes.iter().any(kept) {
            return Ok(());
        }
        let apart = self.shared.store.apart_from(host).await?;
        let is_apart = |wish: &ChairWish| matches!(wish, ChairWish::Kept { person, .. } if apart.contains(person));
        if wishes.iter().any(is_apart) { Err(Fault::forbidden("fault-blocked")) } else { Ok(()) }
    }

    /// The same for somebody who sits down or speaks at a table: not where one sits, or has opened it, whom they have nothing
    /// to do with.
    async fn check_together(&self, id: &TableId, person: &PersonId) -> Result<(), Fault> {
        let apart = self.shared.store.apart_from(person).await?;
        if apart.is_empty() {
            return Ok(());
        }
        let meets = move |room: &Room, _: Millis| {
            let owners = room.chairs().iter().filter_map(|chair| chair.owner.as_ref()).map(|owner| &owner.person);
            let seated = room.chairs().iter().filter_map(Chair::person);
            seated.chain(owners).chain([room.host()]).any(|other| apart.contains(other))
        };
        if self.look(id, meets).await? { Err(Fault::forbidden("fault-blocked")) } else { Ok(()) }
    }

    /// Opens a table. The game begins at once if no chair is free.
    pub(crate) async fn open(
        &self,
        (host, lang): (&Person, Lang),
        plan: Plan,
        wishes: &[ChairWish],
        edition: Option<String>,
        share: Option<String>,
        from: Option<Origin>,
    ) -> Result<TableId, Fault> {
        // One at a time for each person, or many at once would all find room.
        let _alone = self.opening.lock(&host.id).await;
        self.check_hosted(&host.id, wishes).await?;
        self.check_invited(&host.id, wishes).await?;
        let (id, secret) = (TableId::random()?, random_bytes::<32>()?);
        let game = catalog::game(&plan.game).ok_or(Fault::Missing)?.about().id;
        let chairs = wishes.iter().map(|wish| wish.chair(host)).collect::<Result<Vec<Chair>, _>>()?;
        let names = (0..).zip(&chairs).map(|(number, chair)| chair.name(number, lang)).collect();
        let invite = Some(Invite::random()?);
        let opening = Opening {
            id: id.clone(),
            host: host.id.clone(),
            plan,
            chairs,
            invite,
            edition,
            from,
            duplicate: None,
            share,
            secret,
        };
        let now = self.shared.clock.now_ms();
        let opened = Room::open(opening, now);
        let (room, written) = opened.map_err(|fault| refused(fault, game, names))?;
        let append = Append {
            table: id.clone(),
            lines: written.lines,
            opening: Some(secret),
            waiting: written.waiting.bits(),
            card: written.card,
            told: invitations(&room, &host.name, now + self.shared.settings.notice_delay.as_millis() as Millis),
        };
        self.shared.store.append(append).await?;
        self.shared.lobby_changed.notify_one();
        Ok(id)
    }

    /// Carries out a wish at a table.
    pub(crate) async fn grant(&self, id: &TableId, by: By, wish: Wish, viewer: Viewer) -> Result<Done, Fault> {
        if matches!(wish, Wish::Sit { .. } | Wish::Say { .. }) {
            self.check_together(id, &by.person.id).await?;
        }
        let (reply, answer) = oneshot::channel();
        let live = self.ask(id, Ask::Do { by: Box::new(by), wish, viewer: Box::new(viewer), reply }).await?;
        answer.await.map_err(|_| live.silence())?
    }

    /// Reads something off a table.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        id: &TableId,
        look: impl FnOnce(&Room, Millis) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        self.look_as(id, None, look).await
    }

    /// Reads something off a table for somebody who sees it, and need not be told of it any more.
    async fn look_as<T: Send + 'static>(
        &self,
        id: &TableId,
        person: Option<PersonId>,
        look: impl FnOnce(&Room, Millis) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let (reply, answer) = oneshot::channel();
        let look = move |room: &Room, now: Millis| {
            let _ = reply.send(look(room, now));
        };
        let live = self.ask(id, Ask::Look(person, Box::new(look))).await?;
        answer.await.map_err(|_| live.silence())
    }

    /// Does work that takes as long as a bot's thinking, in turn with the bots at the tables.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        claim: &Claim,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        self.aside(&self.shared.thinkers, claim, think).await
    }

    /// Paints a picture or prints a book; bots do not wait for it.
    pub(crate) async fn paint<T: Send + 'static>(
        &self,
        claim: &Claim,
        paint: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        self.aside(&self.shared.painters, claim, paint).await
    }

    /// Works out a quick answer away from the table's task; bots that think do not hold it up.
    pub(crate) async fn answer<T: Send + 'static>(
        &self,
        claim: &Claim,
        answer: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        self.aside(&self.shared.answerers, claim, answer).await
    }

    /// Does a piece of work on a thread of its own, when its turn has come.
    async fn aside<T: Send + 'static>(
        &self,
        turns: &Turns,
        claim: &Claim,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let most = self.shared.settings.caps.as_ref().map_or(u32::MAX, |caps| caps.waiting_answers);
        let turn = turns.take(claim, most).await;
        let turn = turn.map_err(|_| Fault::capped("fault-many-answers", facts![most]))?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        done.await.map_err(|error| Fault::internal("a thought ended", &error))
    }

    /// The present state for somebody, with the log after line `since`.
    pub(crate) async fn state(&self, id: &TableId, viewer: Viewer, since: u32) -> Result<TableState, Fault> {
        let person = viewer.person.clone();
        self.look_as(id, person, move |room, now| Ok(state_of(room, viewer.rendering(room)?, since, now))).await?
    }

    /// Everything that happens at a table from now on, for somebody who knows it up to a line or not at all.
    pub(crate) async fn watch(&self, id: &TableId, viewer: Viewer, since: Option<u32>) -> Result<Inbox, Fault> {
        let (reply, answer) = oneshot::channel();
        let live = self.ask(id, Ask::Watch { viewer: Box::new(viewer), since, reply }).await?;
        answer.await.map_err(|_| live.silence())?
    }

    /// Hands a question to the task of a table. A task that has just ended is replaced.
    async fn ask(&self, id: &TableId, ask: Ask) -> Result<Live, Fault> {
        let mut ask = ask;
        for _ in 0..3 {
            let live = self.task_of(id)?;
            match live.to.send(ask).await {
                Ok(()) => return Ok(live),
                Err(_) if live.trouble.get().is_some() => return Err(live.silence()),
                Err(returned) => ask = returned.0,
            }
        }
        Err(Fault::Busy)
    }

    fn task_of(&self, id: &TableId) -> Result<Live, Fault> {
        let mut tables = self.live.lock().map_err(|_| Fault::Busy)?;
        if let Some(live) = tables.get(id).filter(|live| !live.to.is_closed()) {
            return Ok(live.clone());
        }
        // Tasks that have ended are swept now and then, so the map stays about as large as what is alive.
        if tables.len() >= 256 && tables.len().is_power_of_two() {
            tables.retain(|_, live| !live.to.is_closed());
        }
        let (to, asks) = mpsc::channel(TABLE_QUEUE);
        let back = to.downgrade();
        let live = Live { to, trouble: Arc::default(), standing: Arc::default() };
        tables.insert(id.clone(), live.clone());
        let (id, shared, trouble) = (id.clone(), Arc::clone(&self.shared), Arc::clone(&live.trouble));
        let standing = Arc::clone(&live.standing);
        tokio::spawn(async move {
            match wake(&shared.store, id).await {
                Ok(room) => Actor::new(room, shared, asks, back, standing).run().await,
                Err(Fault::Missing) => trouble.set(Trouble::Missing).unwrap_or_default(),
                Err(Fault::Unopened(id)) => trouble.set(Trouble::Unopened(id)).unwrap_or_default(),
                Err(Fault::Store(fault)) => trouble.set(Trouble::Store(fault)).unwrap_or_default(),
                Err(_) => {
                    let fault = StoreFault::broken("store-no-replay", facts![]);
                    trouble.set(Trouble::Store(fault)).unwrap_or_default();
                }
            }
        });
        Ok(live)
    }

    /// Lets a table be read again from its journal; streams are told to come back.
    pub(crate) async fn read_again(&self, id: &TableId) {
        let task = self.live.lock().ok().and_then(|mut live| live.remove(id));
        if let Some(live) = task {
            let _ = live.to.send(Ask::Close).await;
            live.to.closed().await;
        }
    }

    /// Ends every task; streams are told to come back.
    pub(crate) async fn close(&self) {
        let tasks: Vec<_> = match self.live.lock() {
            Ok(mut live) => live.drain().map(|(_, live)| live.to).collect(),
            Err(_) => return,
        };
        for task in tasks {
            let _ = task.send(Ask::Close).await;
            task.closed().await;
        }
    }
}

/// Reads a table from its journal.
pub(super) async fn wake(store: &Arc<dyn Store>, id: TableId) -> Result<Room, Fault> {
    let stored = store.load(&id).await?.ok_or(Fault::Missing)?;
    let table = id.clone();
    let read = tokio::task::spawn_blocking(move || Room::read(id, stored.secret, &stored.lines)).await;
    let read = read.map_err(|error| {
        tracing::error!(%table, %error, "a table was not read");
        Fault::Unopened(table.clone())
    })?;
    read.map_err(|fault| {
        tracing::error!(%table, %fault, "a journal does not replay");
        Fault::Unopened(table)
    })
}
