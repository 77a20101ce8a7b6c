//! The hall: finds the task of a table, wakes tables that sleep on the disk, and closes all of them in the end.

use super::chairs::ChairWish;
use super::outbox::Inbox;
use super::room::Room;
use super::state::State;
use super::task::{Ask, By, Done, Looker, TableTask, TaskParts, WatchAsked};
use super::wish::{Wish, check_share};
use crate::Fault;
use crate::journal::{Deed, Line, Plan};
use crate::store::{Append, Person, Store, StoreFault};
use crate::time::{Clock, Millis};
use crate::token::{TableId, random_bytes};
use kernel::Facts;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;
use tokio::sync::{Notify, Semaphore, mpsc, oneshot};

/// How many requests may wait for one table.
const TABLE_QUEUE: usize = 64;

/// How tables behave.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HallSettings {
    /// After how long a table that nobody looks at leaves memory.
    pub(crate) idle: Duration,
    /// How long a bot takes at least, so that people can follow.
    pub(crate) bot_pause: Duration,
    /// How many bots may think at the same time.
    pub(crate) thinkers: usize,
}

/// Every live table.
pub(crate) struct Hall {
    store: Arc<dyn Store>,
    clock: Clock,
    settings: HallSettings,
    thinkers: Arc<Semaphore>,
    answerers: Arc<Semaphore>,
    live: Mutex<HashMap<TableId, Live>>,
    /// Told whenever lists show a table differently.
    lobby_changed: Arc<Notify>,
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

impl Hall {
    pub(crate) fn new(store: Arc<dyn Store>, clock: Clock, settings: HallSettings, lobby_changed: Arc<Notify>) -> Hall {
        let several = || Arc::new(Semaphore::new(settings.thinkers));
        let (thinkers, answerers) = (several(), several());
        Hall { store, clock, settings, thinkers, answerers, live: Mutex::new(HashMap::new()), lobby_changed }
    }

    /// Opens a table; it begins at once if nobody else is waited for.
    pub(crate) async fn open(
        &self,
        host: &Person,
        plan: Plan,
        wishes: &[ChairWish],
        share: Option<String>,
    ) -> Result<TableId, Fault> {
        let (id, secret) = (TableId::random()?, random_bytes::<32>()?);
        let chairs = wishes.iter().map(|wish| wish.chair(host)).collect::<Result<Vec<_>, _>>()?;
        let mut room = Room::new(id.clone(), host.id.clone(), plan.clone(), chairs.clone(), secret)?;
        let mut deeds = vec![Deed::Opened { host: host.id.clone(), plan, chairs: chairs.clone() }];
        let mut seal = room.seal.clone();
        if let Some(text) = share {
            check_share(&text)?;
            let place = room.places_of(&host.id).iter().next();
            let place = place.ok_or_else(|| Fault::asked("fault-share-seat", Facts::none()))?;
            seal = seal.with_share(place, text.as_str());
            deeds.push(Deed::Shared { place, text });
        }
        // Also judges the options: a table that cannot be played is not opened.
        let started = room.start(seal)?;
        let waits = chairs.iter().any(crate::journal::Chair::is_free);
        let at = self.clock.now_ms();
        let mut effect = started.effect;
        if waits {
            room.played = None;
        } else {
            deeds.push(started.deed);
        }
        let lines: Vec<Line> =
            deeds.into_iter().zip(1..).map(|(deed, seq)| Line { seq, at, key: None, deed }).collect();
        for line in &lines {
            let moves_game = matches!(line.deed, Deed::Started { .. });
            room.note(line, effect.take_if(|_| moves_game));
        }
        let card = Some(room.card());
        let append = Append { table: id.clone(), lines, opening: Some(secret), waiting: room.waiting.0, card };
        self.store.append(append).await?;
        self.lobby_changed.notify_one();
        Ok(id)
    }

    /// Carries out a wish at a table.
    pub(crate) async fn grant(&self, id: &TableId, by: By, wish: Wish, looker: Looker) -> Result<Done, Fault> {
        let (reply, answer) = oneshot::channel();
        let live = self.ask(id, Ask::Do { by: Box::new(by), wish, looker: Box::new(looker), reply }).await?;
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

    /// Lets somebody think who takes as long as a bot, in turn with the bots at the tables.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        aside(&self.thinkers, think).await
    }

    /// Works out a quick answer away from the table's task; bots that think do not hold it up.
    pub(crate) async fn answer<T: Send + 'static>(
        &self,
        answer: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        aside(&self.answerers, answer).await
    }

    /// The present state for somebody, with what was told after line `since`.
    pub(crate) async fn state(&self, id: &TableId, looker: Looker, since: u32) -> Result<State, Fault> {
        self.look(id, move |room, now| Ok(room.state(looker.viewer(room)?, since, now))).await?
    }

    /// Everything that happens at a table from now on, for somebody.
    pub(crate) async fn watch(&self, id: &TableId, asked: WatchAsked) -> Result<Inbox, Fault> {
        let (reply, answer) = oneshot::channel();
        let live = self.ask(id, Ask::Watch { asked: Box::new(asked), reply }).await?;
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
        let (id, store, clock, trouble) = (id.clone(), Arc::clone(&self.store), self.clock, Arc::clone(&live.trouble));
        let (settings, thinkers) = (self.settings, Arc::clone(&self.thinkers));
        let lobby_changed = Arc::clone(&self.lobby_changed);
        tokio::spawn(async move {
            match Hall::restore(&store, id).await {
                Ok(room) => {
                    TableTask::new(TaskParts { room, store, clock, settings, thinkers, asks, back, lobby_changed })
                        .run()
                        .await;
                }
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

    async fn restore(store: &Arc<dyn Store>, id: TableId) -> Result<Room, Fault> {
        let stored = store.load(&id).await?.ok_or(Fault::Missing)?;
        let restored = tokio::task::spawn_blocking(move || Room::restore(id, &stored)).await;
        restored.map_err(|error| Fault::internal("a table was not restored", &error))?
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

/// Does a piece of work on a thread of its own, as soon as one of a few places for such work is free.
async fn aside<T: Send + 'static>(
    places: &Arc<Semaphore>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fault> {
    let place = Arc::clone(places).acquire_owned().await.map_err(|_| Fault::Busy)?;
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(place);
        done
    });
    done.await.map_err(|error| Fault::internal("a thought ended", &error))
}
