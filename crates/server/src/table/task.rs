//! The task that owns one live table: check → durable append → answer → tell everybody.

use super::outbox::{Inbox, Outbox, outbox};
use super::room::Room;
use super::state::{Form, Viewer};
use super::wish::{Judged, Wish};
use crate::journal::{Deed, Line};
use crate::metrics::METRICS;
use crate::store::{Append, Person, Store};
use crate::table::hall::HallSettings;
use crate::time::{Clock, Millis};
use crate::token::PersonId;
use crate::{Fault, bot};
use axum::body::Bytes;
use kernel::{Lang, Seat, Seats};
use std::cell::Cell;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, Semaphore, mpsc, oneshot};
use tokio::time::Instant;

/// How long people who come are gathered before the others are told.
const PRESENCE_PAUSE: Duration = Duration::from_millis(150);
/// How often an idle stream hears that it is still open.
const HEARTBEAT: Duration = Duration::from_secs(20);

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

/// Somebody who wants to be told what happens.
pub(crate) struct WatchAsked {
    pub(crate) looker: Looker,
    /// The last line they know; nothing for a first look.
    pub(crate) since: Option<u32>,
}

/// Who looks, from where, in which language and form.
#[derive(Clone, Debug)]
pub(crate) struct Looker {
    pub(crate) person: Option<PersonId>,
    /// The seat they want to look from.
    pub(crate) wanted: Option<Seat>,
    pub(crate) lang: Lang,
    pub(crate) form: Form,
}

impl Looker {
    /// What they may see of a table now: it changes when a game begins or a seat changes hands.
    pub(crate) fn viewer(&self, room: &Room) -> Result<Viewer, Fault> {
        let audience = room.audience(self.person.as_ref(), self.wanted)?;
        Ok(Viewer { audience, lang: self.lang, form: self.form })
    }
}

/// Reads something off a room at a time of day.
pub(super) type Look = Box<dyn FnOnce(&Room, Millis) + Send>;

/// What the task can be asked.
pub(super) enum Ask {
    Do {
        by: Box<By>,
        wish: Wish,
        looker: Box<Looker>,
        reply: oneshot::Sender<Result<Done, Fault>>,
    },
    Look(Look),
    Watch {
        asked: Box<WatchAsked>,
        reply: oneshot::Sender<Result<Inbox, Fault>>,
    },
    Thought {
        seat: Seat,
        number: u32,
        action: String,
        sitting: bot::Sitting,
    },
    /// The server closes: streams are told to come back.
    Close,
}

struct Watcher {
    looker: Looker,
    to: Outbox,
    seen: u32,
}

pub(super) struct TableTask {
    pub(super) room: Room,
    pub(super) store: Arc<dyn Store>,
    pub(super) clock: Clock,
    pub(super) settings: HallSettings,
    pub(super) thinkers: Arc<Semaphore>,
    pub(super) asks: mpsc::Receiver<Ask>,
    pub(super) back: mpsc::WeakSender<Ask>,
    /// Told whenever lists show the table differently.
    pub(super) lobby_changed: Arc<Notify>,
    watchers: Vec<Watcher>,
    thinking: Seats,
    last_asked: Instant,
    next_beat: Instant,
    told_late: Millis,
    /// When a change of who is here is told: many who come at once are one message.
    presence_due: Option<Instant>,
    last_length: Cell<usize>,
}

/// What the task was made of.
pub(super) struct TaskParts {
    pub(super) room: Room,
    pub(super) store: Arc<dyn Store>,
    pub(super) clock: Clock,
    pub(super) settings: HallSettings,
    pub(super) thinkers: Arc<Semaphore>,
    pub(super) asks: mpsc::Receiver<Ask>,
    pub(super) back: mpsc::WeakSender<Ask>,
    /// Told whenever lists show the table differently.
    pub(super) lobby_changed: Arc<Notify>,
}

impl TableTask {
    pub(super) fn new(parts: TaskParts) -> TableTask {
        let TaskParts { room, store, clock, settings, thinkers, asks, back, lobby_changed } = parts;
        let now = Instant::now();
        TableTask {
            room,
            store,
            clock,
            settings,
            thinkers,
            asks,
            back,
            lobby_changed,
            watchers: Vec::new(),
            thinking: Seats::NONE,
            last_asked: now,
            next_beat: now + HEARTBEAT,
            told_late: 0,
            presence_due: None,
            last_length: Cell::new(0),
        }
    }

    /// Serves the table until nobody needs it, or until it can no longer be trusted and must be read again.
    pub(super) async fn run(mut self) {
        METRICS.tables.inc();
        self.wake_bots();
        loop {
            let timer = self.next_timer();
            tokio::select! {
                ask = self.asks.recv() => match ask {
                    None | Some(Ask::Close) => break,
                    Some(ask) => if !self.serve(ask).await { break },
                },
                () = tokio::time::sleep_until(timer) => if !self.tick() { break },
            }
        }
        self.say_goodbye();
        METRICS.tables.dec();
    }

    fn next_timer(&self) -> Instant {
        let mut timer = self.last_asked + self.settings.idle;
        if !self.watchers.is_empty() {
            timer = self.next_beat;
            if let Some(due) = self.next_due() {
                timer = timer.min(self.clock.at(due));
            }
            timer = self.presence_due.map_or(timer, |due| timer.min(due));
        }
        timer
    }

    /// The next moment at which somebody's time runs out and is still to be told.
    fn next_due(&self) -> Option<Millis> {
        let dues = self.room.people_waited_for();
        dues.iter().filter_map(|place| self.room.times.due(place)).filter(|&due| due > self.told_late).min()
    }

    /// Something to do without being asked; false when the table may leave memory.
    fn tick(&mut self) -> bool {
        let now = self.clock.now_ms();
        if let Some(due) = self.next_due().filter(|&due| due <= now) {
            self.told_late = due;
            self.publish();
        }
        if self.presence_due.is_some_and(|due| due <= Instant::now()) {
            self.tell_presence();
        }
        if Instant::now() >= self.next_beat {
            self.next_beat = Instant::now() + HEARTBEAT;
            self.beat();
        }
        let idle = Instant::now() >= self.last_asked + self.settings.idle;
        !(idle && self.watchers.is_empty() && self.thinking.is_empty())
    }

    /// Carries out one request; false when the room can no longer be trusted.
    async fn serve(&mut self, ask: Ask) -> bool {
        self.last_asked = Instant::now();
        match ask {
            Ask::Do { by, wish, looker, reply } => self.grant(&by, wish, &looker, reply).await,
            Ask::Look(look) => {
                look(&self.room, self.clock.now_ms());
                true
            }
            Ask::Watch { asked, reply } => {
                self.watch(*asked, reply);
                true
            }
            Ask::Thought { seat, number, action, sitting } => self.bot_acts(seat, number, &action, sitting).await,
            Ask::Close => false,
        }
    }

    async fn grant(
        &mut self,
        by: &By,
        wish: Wish,
        looker: &Looker,
        reply: oneshot::Sender<Result<Done, Fault>>,
    ) -> bool {
        let began = std::time::Instant::now();
        let key = by.key.as_ref().map(|key| format!("{} {key}", by.person.id));
        if let Some(seq) = key.as_deref().and_then(|key| self.room.answered(key)) {
            let _ = reply.send(Ok(Done { seq, number: self.room.number(), repeated: true }));
            return true;
        }
        let now = self.clock.now_ms();
        let judged = match self.room.judge(&by.person, wish, now) {
            Ok(judged) => judged,
            Err(fault) => {
                METRICS.refused.inc();
                let _ = reply.send(Err(self.with_state(fault, looker, now)));
                return true;
            }
        };
        match self.append(judged, key, now).await {
            Ok(()) => {
                METRICS.granted.observe(began.elapsed().as_secs_f64());
                let _ = reply.send(Ok(Done { seq: self.room.seq, number: self.room.number(), repeated: false }));
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

    /// A request for an older state gets the present one.
    fn with_state(&self, fault: Fault, looker: &Looker, now: Millis) -> Fault {
        match (fault, looker.viewer(&self.room)) {
            (Fault::Stale(_), Ok(viewer)) => {
                let state = self.room.state(viewer, self.room.seq, now);
                Fault::Stale(Box::new(serde_json::to_value(state).unwrap_or_default()))
            }
            (fault, _) => fault,
        }
    }

    /// Writes deeds to the journal; only when they are durable does the room take note of them.
    async fn append(&mut self, judged: Vec<Judged>, key: Option<String>, at: Millis) -> Result<(), Fault> {
        let mut key = key;
        let changes_card = judged.iter().any(|judged| changes_card(&judged.deed));
        let mut lines = Vec::with_capacity(judged.len());
        let mut effects = Vec::with_capacity(judged.len());
        let mut waiting = self.room.waiting;
        for (judged, seq) in judged.into_iter().zip(self.room.seq + 1..) {
            waiting = judged.effect.as_ref().map_or(waiting, |effect| effect.waiting);
            lines.push(Line { seq, at, key: key.take(), deed: judged.deed });
            effects.push(judged.effect);
        }
        // How the lists show the table depends on the deeds, so they are noted on a trial basis: if the append fails,
        // this room is thrown away.
        for (line, effect) in lines.iter().zip(effects) {
            self.room.note(line, effect);
        }
        let card = changes_card.then(|| self.room.card());
        let append = Append { table: self.room.id.clone(), lines, opening: None, waiting: waiting.0, card };
        self.store.append(append).await.map_err(|fault| {
            tracing::warn!(table = %self.room.id, %fault, "an append failed; the table is read again");
            Fault::Store(fault)
        })?;
        if changes_card {
            self.lobby_changed.notify_one();
        }
        Ok(())
    }

    fn watch(&mut self, asked: WatchAsked, reply: oneshot::Sender<Result<Inbox, Fault>>) {
        let viewer = match asked.looker.viewer(&self.room) {
            Ok(viewer) => viewer,
            Err(fault) => {
                let _ = reply.send(Err(fault));
                return;
            }
        };
        let (to, from) = outbox();
        // A number from the future can only come from a mistake: then everything is told anew.
        let known = asked.since.filter(|&since| since <= self.room.seq).unwrap_or(0);
        let first = self.message(viewer, known);
        if to.send(first) && reply.send(Ok(from)).is_ok() {
            self.watchers.push(Watcher { looker: asked.looker, to, seen: self.room.seq });
            METRICS.streams.inc();
            self.presence_due = self.presence_due.or(Some(Instant::now() + PRESENCE_PAUSE));
        }
    }

    fn message(&self, viewer: Viewer, since: u32) -> Bytes {
        let state = self.room.state(viewer, since, self.clock.now_ms());
        // Written in one piece, about as long as the last one: no copies, and nothing left over in memory.
        let mut out = Vec::with_capacity(self.last_length.get() + 256);
        out.extend_from_slice(format!("id: {}\nevent: table\ndata: ", self.room.seq).as_bytes());
        if let Err(error) = serde_json::to_writer(&mut out, &state) {
            tracing::error!(table = %self.room.id, %error, "a state could not be written");
        }
        out.extend_from_slice(b"\n\n");
        self.last_length.set(out.len());
        Bytes::from(out)
    }

    /// Tells everybody the present state, each what they may know. Equal viewers share one message.
    fn publish(&mut self) {
        let mut made: HashMap<(Viewer, u32), Bytes> = HashMap::new();
        let mut watchers = std::mem::take(&mut self.watchers);
        let before = watchers.len();
        watchers.retain_mut(|watcher| {
            // At a table closed to spectators their streams end.
            let Ok(viewer) = watcher.looker.viewer(&self.room) else { return false };
            let message =
                made.entry((viewer, watcher.seen)).or_insert_with(|| self.message(viewer, watcher.seen)).clone();
            watcher.seen = self.room.seq;
            watcher.to.send(message)
        });
        self.watchers = watchers;
        self.note_gone(before);
    }

    fn beat(&mut self) {
        let before = self.watchers.len();
        self.watchers.retain(|watcher| watcher.to.send(Bytes::from_static(b": \n\n")));
        if self.watchers.len() != before {
            self.note_gone(before);
            self.tell_presence();
        }
    }

    fn note_gone(&self, before: usize) {
        (self.watchers.len()..before).for_each(|_| METRICS.streams.dec());
    }

    /// Who is at the table now.
    fn tell_presence(&mut self) {
        self.presence_due = None;
        let before = self.watchers.len();
        self.watchers.retain(|watcher| !watcher.to.is_closed());
        self.note_gone(before);
        let mut people: Vec<&PersonId> =
            self.watchers.iter().filter_map(|watcher| watcher.looker.person.as_ref()).collect();
        people.sort();
        people.dedup();
        let seated: Vec<_> = people.iter().filter(|person| self.room.places_of(person).0 != 0).collect();
        let sits = |looker: &Looker| looker.person.as_ref().is_some_and(|person| self.room.places_of(person).0 != 0);
        let watching = self.watchers.iter().filter(|watcher| !sits(&watcher.looker)).count();
        let data = serde_json::json!({ "present": seated, "watching": watching });
        let message = Bytes::from(format!("event: presence\ndata: {data}\n\n"));
        self.watchers.iter().for_each(|watcher| {
            watcher.to.send(message.clone());
        });
    }

    fn say_goodbye(&mut self) {
        for watcher in self.watchers.drain(..) {
            watcher.to.send(Bytes::from_static(b"retry: 1000\nevent: bye\ndata: {}\n\n"));
            METRICS.streams.dec();
        }
    }

    /// Lets the bots think that the game waits for.
    fn wake_bots(&mut self) {
        self.wake_bots_after(None);
    }

    /// The same right after a bot has acted. If its seat is asked again, it goes on thinking where it stopped; else what
    /// it foresaw is dropped here, so that no table keeps a tree while it waits for people.
    fn wake_bots_after(&mut self, mut acted: Option<(Seat, bot::Sitting)>) {
        let Some(played) = self.room.played.as_deref() else { return };
        if self.room.phase != crate::store::Phase::Playing {
            return;
        }
        for seat in played.waited().iter() {
            if self.thinking.contains(seat) {
                continue;
            }
            let Some(level) = self.room.chair_of(seat).and_then(|chair| chair.bot()) else { continue };
            let same = acted.take_if(|(who, sitting)| *who == seat && sitting.is_of(level));
            let mut sitting = same.map_or_else(|| bot::Sitting::new(level), |(_, sitting)| sitting);
            let modest = (played.stand_in(seat), bot::Sitting::new(level));
            let (played, number) = (played.copy(), played.number());
            let (thinkers, back, pause) = (Arc::clone(&self.thinkers), self.back.clone(), self.settings.bot_pause);
            self.thinking = self.thinking.with(seat);
            tokio::spawn(async move {
                let slow_enough = tokio::time::sleep(pause);
                let Ok(_permit) = thinkers.acquire().await else { return };
                let began = std::time::Instant::now();
                let seed = u64::from(number) << 8 | u64::from(seat.0);
                let (action, sitting) = bot::thought(modest, move || {
                    let action = sitting.decide(played.as_ref(), seat, seed);
                    (action, sitting)
                })
                .await;
                METRICS.thought.observe(began.elapsed().as_secs_f64());
                slow_enough.await;
                if let Some(back) = back.upgrade() {
                    let _ = back.send(Ask::Thought { seat, number, action, sitting }).await;
                }
            });
        }
    }

    async fn bot_acts(&mut self, seat: Seat, number: u32, action: &str, sitting: bot::Sitting) -> bool {
        self.thinking = self.thinking.without(seat);
        let still_bot = self.room.chair_of(seat).is_some_and(|chair| chair.bot().is_some());
        if !still_bot || self.room.phase != crate::store::Phase::Playing {
            return true;
        }
        let judged = match self.room.act(seat, number, action) {
            Ok(judged) => judged,
            // The game has gone on while it thought: it thinks again.
            Err(Fault::Stale(_)) => {
                self.wake_bots();
                return true;
            }
            Err(fault) => {
                tracing::error!(table = %self.room.id, ?fault, action, "a bot wanted something impossible");
                let Some(modest) = self.room.played.as_ref().map(|played| played.stand_in(seat)) else { return true };
                match self.room.act(seat, self.room.number(), &modest) {
                    Ok(judged) => judged,
                    Err(_) => return true,
                }
            }
        };
        let now = self.clock.now_ms();
        if self.append(judged, None, now).await.is_err() {
            return false;
        }
        self.publish();
        self.wake_bots_after(Some((seat, sitting)));
        true
    }
}

/// Whether lists show the table differently after a deed.
fn changes_card(deed: &Deed) -> bool {
    match deed {
        Deed::Acted { end, .. } => end.is_some(),
        Deed::Opened { .. }
        | Deed::Sat { .. }
        | Deed::Rose { .. }
        | Deed::Filled { .. }
        | Deed::Started { .. }
        | Deed::Replaced { .. }
        | Deed::Returned { .. }
        | Deed::Resigned { .. }
        | Deed::Stopped { .. }
        | Deed::Watched { .. } => true,
        Deed::Shared { .. }
        | Deed::TookBack { .. }
        | Deed::AskedBack { .. }
        | Deed::AnsweredBack { .. }
        | Deed::WentBack { .. }
        | Deed::Said { .. }
        | Deed::Again { .. }
        | Deed::Waited { .. } => false,
    }
}
