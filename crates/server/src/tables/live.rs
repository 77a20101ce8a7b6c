//! Every live table: finds the task of a table, wakes tables that sleep on the disk, and closes all of them in the end.

use super::actor::{Actor, Ask, By, Done};
use super::chairs::ChairWish;
use super::outbox::Inbox;
use super::policy::refused;
use super::state::{TableState, Viewer, state_of};
use crate::Fault;
use crate::person::Person;
use crate::store::{Append, Store, StoreFault};
use crate::time::Clock;
use crate::token::{Random, random_bytes};
use ::table::{Chair, Invite, Millis, Opening, Plan, Room, TableId, Wish};
use kernel::Lang;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;
use tokio::sync::{Notify, Semaphore, mpsc, oneshot};

/// How many requests may wait for one table.
const TABLE_QUEUE: usize = 64;

/// How tables behave.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableSettings {
    /// After how long a table that nobody looks at leaves memory.
    pub(crate) idle: Duration,
    /// How long a bot takes at least, so that people can follow.
    pub(crate) bot_pause: Duration,
    /// How many bots may think at the same time.
    pub(crate) thinkers: usize,
}

/// What all tables of a server share.
pub(super) struct Shared {
    pub(super) store: Arc<dyn Store>,
    pub(super) clock: Clock,
    pub(super) settings: TableSettings,
    pub(super) thinkers: Arc<Semaphore>,
    answerers: Arc<Semaphore>,
    /// Notified whenever lists show a table differently.
    pub(super) lobby_changed: Arc<Notify>,
}

/// Every live table.
pub(crate) struct Tables {
    shared: Arc<Shared>,
    live: Mutex<HashMap<TableId, Live>>,
}

/// A table that is in memory or on its way there.
#[derive(Clone)]
struct Live {
    to: mpsc::Sender<Ask>,
    /// Why its task never began: it is not there, or the store has a fault.
    trouble: Arc<OnceLock<Trouble>>,
}

#[derive(Clone)]
enum Trouble {
    Missing,
    Store(StoreFault),
}

impl Live {
    /// Why a question got no answer. Without a known trouble the table has just left memory: asking again helps.
    fn silence(&self) -> Fault {
        match self.trouble.get() {
            Some(Trouble::Missing) => Fault::Missing,
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
    ) -> Tables {
        let several = || Arc::new(Semaphore::new(settings.thinkers));
        let (thinkers, answerers) = (several(), several());
        let shared = Shared { store, clock, settings, thinkers, answerers, lobby_changed };
        Tables { shared: Arc::new(shared), live: Mutex::new(HashMap::new()) }
    }

    /// Opens a table. The game begins at once if no chair is free.
    pub(crate) async fn open(
        &self,
        (host, lang): (&Person, Lang),
        plan: Plan,
        wishes: &[ChairWish],
        share: Option<String>,
    ) -> Result<TableId, Fault> {
        let (id, secret) = (TableId::random()?, random_bytes::<32>()?);
        let game = catalog::game(&plan.game).ok_or(Fault::Missing)?.about().id;
        let chairs = wishes.iter().map(|wish| wish.chair(host)).collect::<Result<Vec<Chair>, _>>()?;
        let names = (0..).zip(&chairs).map(|(number, chair)| chair.name(number, lang)).collect();
        let invite = Some(Invite::random()?);
        let opening = Opening { id: id.clone(), host: host.id.clone(), plan, chairs, invite, share, secret };
        let opened = Room::open(opening, self.shared.clock.now_ms());
        let (_, written) = opened.map_err(|fault| refused(fault, game, names))?;
        let append = Append {
            table: id.clone(),
            lines: written.lines,
            opening: Some(secret),
            waiting: written.waiting.bits(),
            card: written.card,
        };
        self.shared.store.append(append).await?;
        self.shared.lobby_changed.notify_one();
        Ok(id)
    }

    /// Carries out a wish at a table.
    pub(crate) async fn grant(&self, id: &TableId, by: By, wish: Wish, viewer: Viewer) -> Result<Done, Fault> {
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
        let (reply, answer) = oneshot::channel();
        let look = move |room: &Room, now: Millis| {
            let _ = reply.send(look(room, now));
        };
        let live = self.ask(id, Ask::Look(Box::new(look))).await?;
        answer.await.map_err(|_| live.silence())
    }

    /// Does work that takes as long as a bot's thinking, in turn with the bots at the tables.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        aside(&self.shared.thinkers, think).await
    }

    /// Works out a quick answer away from the table's task; bots that think do not hold it up.
    pub(crate) async fn answer<T: Send + 'static>(
        &self,
        answer: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        aside(&self.shared.answerers, answer).await
    }

    /// The present state for somebody, with the log after line `since`.
    pub(crate) async fn state(&self, id: &TableId, viewer: Viewer, since: u32) -> Result<TableState, Fault> {
        self.look(id, move |room, now| Ok(state_of(room, viewer.rendering(room)?, since, now))).await?
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
        let live = Live { to, trouble: Arc::default() };
        tables.insert(id.clone(), live.clone());
        let (id, shared, trouble) = (id.clone(), Arc::clone(&self.shared), Arc::clone(&live.trouble));
        tokio::spawn(async move {
            match wake(&shared.store, id).await {
                Ok(room) => Actor::new(room, shared, asks, back).run().await,
                Err(Fault::Missing) => trouble.set(Trouble::Missing).unwrap_or_default(),
                Err(Fault::Store(fault)) => trouble.set(Trouble::Store(fault)).unwrap_or_default(),
                Err(_) => {
                    let fault = StoreFault::Broken("a journal does not replay".to_owned());
                    trouble.set(Trouble::Store(fault)).unwrap_or_default();
                }
            }
        });
        Ok(live)
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
async fn wake(store: &Arc<dyn Store>, id: TableId) -> Result<Room, Fault> {
    let stored = store.load(&id).await?.ok_or(Fault::Missing)?;
    let read = tokio::task::spawn_blocking(move || Room::read(id, stored.secret, &stored.lines)).await;
    let read = read.map_err(|error| Fault::internal("a table was not read", &error))?;
    read.map_err(|fault| Fault::internal("a journal does not replay", &fault))
}

/// Does a piece of work on a thread of its own, as soon as one of a few permits for such work is free.
async fn aside<T: Send + 'static>(
    permits: &Arc<Semaphore>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fault> {
    let permit = Arc::clone(permits).acquire_owned().await.map_err(|_| Fault::Busy)?;
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(permit);
        done
    });
    done.await.map_err(|error| Fault::internal("a thought ended", &error))
}
