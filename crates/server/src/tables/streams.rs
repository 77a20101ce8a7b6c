//! Everybody who listens to one table: what is sent to them, and whether they are still there.

use super::outbox::{Inbox, Outbox, outbox};
use super::state::{Rendering, Viewer, state_of};
use crate::Fault;
use crate::metrics::METRICS;
use crate::store::NodeId;
use ::table::{ChairSet, Millis, PersonId, Room};
use axum::body::Bytes;
use std::cell::Cell;
use std::collections::{BTreeMap, HashMap};
use std::time::Duration;
use tokio::time::Instant;

/// How long arrivals are gathered before the others hear of them.
const PRESENCE_PAUSE: Duration = Duration::from_millis(150);
/// How often a stream hears that it is still open: an event that pages can see, so that they notice a dead line.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// How often it is looked who has gone: a stream that was closed says nothing.
const SWEEP: Duration = Duration::from_secs(4);

/// Somebody who listens.
struct Listener {
    viewer: Viewer,
    to: Outbox,
    /// The last line that was sent to them.
    seen: u32,
}

/// The streams of one table.
pub(super) struct Streams {
    listeners: Vec<Listener>,
    next_beat: Instant,
    next_sweep: Instant,
    /// When a change of who is here is sent: many who come at once are one message.
    presence_due: Option<Instant>,
    /// How long the last message was.
    last_length: Cell<usize>,
    /// Who looks through other nodes.
    elsewhere: BTreeMap<NodeId, Looking>,
    /// What the other nodes were last told of this one.
    told_elsewhere: Looking,
}

/// Who looks at a table: the seated people, and how many others.
type Looking = (Vec<PersonId>, u32);

impl Streams {
    pub(super) fn new() -> Streams {
        let (next_beat, next_sweep) = (Instant::now() + HEARTBEAT, Instant::now() + SWEEP);
        Streams {
            listeners: Vec::new(),
            next_beat,
            next_sweep,
            presence_due: None,
            last_length: Cell::new(0),
            elsewhere: BTreeMap::new(),
            told_elsewhere: Looking::default(),
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    /// When there is next something to send without being asked.
    pub(super) fn next_timer(&self) -> Instant {
        let next = self.next_beat.min(self.next_sweep);
        self.presence_due.map_or(next, |due| next.min(due))
    }

    /// Sends what is due.
    pub(super) fn tick(&mut self, room: &Room) {
        if self.presence_due.is_some_and(|due| due <= Instant::now()) {
            self.tell_presence(room);
        }
        if Instant::now() >= self.next_sweep {
            self.next_sweep = Instant::now() + SWEEP;
            if self.listeners.iter().any(|listener| listener.to.is_closed()) {
                self.tell_presence(room);
            }
        }
        if Instant::now() >= self.next_beat {
            self.next_beat = Instant::now() + HEARTBEAT;
            self.beat(room);
        }
    }

    /// A new stream for somebody who knows the table up to a line, or not at all.
    pub(super) fn open(
        &mut self,
        room: &Room,
        viewer: Viewer,
        since: Option<u32>,
        now: Millis,
    ) -> Result<Inbox, Fault> {
        let rendering = viewer.rendering(room)?;
        let (to, from) = outbox();
        // A number from the future can only come from a mistake: then everything is sent anew.
        let known = since.filter(|&since| since <= room.seq()).unwrap_or(0);
        to.send(self.message(room, rendering, known, now));
        self.listeners.push(Listener { viewer, to, seen: room.seq() });
        METRICS.streams.inc();
        self.presence_due = self.presence_due.or(Some(Instant::now() + PRESENCE_PAUSE));
        Ok(from)
    }

    fn message(&self, room: &Room, rendering: Rendering, since: u32, now: Millis) -> Bytes {
        let state = state_of(room, rendering, since, now);
        // Written in one piece, about as long as the last one: no copies, and nothing left over in memory.
        let mut out = Vec::with_capacity(self.last_length.get() + 256);
        out.extend_from_slice(format!("id: {}\nevent: table\ndata: ", room.seq()).as_bytes());
        if let Err(error) = serde_json::to_writer(&mut out, &state) {
            tracing::error!(table = %room.id(), %error, "a state could not be written");
        }
        out.extend_from_slice(b"\n\n");
        self.last_length.set(out.len());
        Bytes::from(out)
    }

    /// Sends everybody the present state, as far as each may know it. Equal renderings share one message.
    pub(super) fn publish(&mut self, room: &Room, now: Millis) {
        let mut made: HashMap<(Rendering, u32), Bytes> = HashMap::new();
        let mut listeners = std::mem::take(&mut self.listeners);
        let before = listeners.len();
        listeners.retain_mut(|listener| {
            // At a table closed to spectators their streams end.
            let Ok(rendering) = listener.viewer.rendering(room) else { return false };
            let key = (rendering, listener.seen);
            let message = made.entry(key).or_insert_with(|| self.message(room, rendering, listener.seen, now)).clone();
            listener.seen = room.seq();
            listener.to.send(message)
        });
        self.listeners = listeners;
        self.note_gone(before);
        if self.listeners.len() != before {
            self.presence_due = self.presence_due.or(Some(Instant::now() + PRESENCE_PAUSE));
        }
    }

    fn beat(&mut self, room: &Room) {
        let before = self.listeners.len();
        self.listeners.retain(|listener| listener.to.send(Bytes::from_static(b"event: ping\ndata: {}\n\n")));
        if self.listeners.len() != before {
            self.note_gone(before);
            self.tell_presence(room);
        }
    }

    fn note_gone(&self, before: usize) {
        (self.listeners.len()..before).for_each(|_| METRICS.streams.dec());
    }

    /// The chairs whose people look at the table now.
    pub(super) fn present(&self, room: &Room) -> ChairSet {
        let open = self.listeners.iter().filter(|listener| !listener.to.is_closed());
        let people = open.filter_map(|listener| listener.viewer.person.as_ref());
        let people = people.chain(self.elsewhere.values().flat_map(|(people, _)| people));
        people.flat_map(|person| room.chairs_of(person).iter().collect::<Vec<_>>()).collect()
    }

    /// Sends everybody who is at the table now.
    fn tell_presence(&mut self, room: &Room) {
        self.presence_due = None;
        let before = self.listeners.len();
        self.listeners.retain(|listener| !listener.to.is_closed());
        self.note_gone(before);
        let (mut seated, mut watching) = self.looking_here(room);
        for (people, others) in self.elsewhere.values() {
            seated.extend(people.iter().cloned());
            watching += others;
        }
        seated.sort();
        seated.dedup();
        let data = serde_json::json!({ "present": seated, "watching": watching });
        let message = Bytes::from(format!("event: presence\ndata: {data}\n\n"));
        self.listeners.iter().for_each(|listener| {
            listener.to.send(message.clone());
        });
    }

    /// Who looks at the table through this node.
    fn looking_here(&self, room: &Room) -> Looking {
        let sits = |person: &PersonId| !room.chairs_of(person).is_empty();
        let open = || self.listeners.iter().filter(|listener| !listener.to.is_closed());
        let people = open().filter_map(|listener| listener.viewer.person.as_ref());
        let mut seated: Vec<PersonId> = people.filter(|person| sits(person)).cloned().collect();
        seated.sort();
        seated.dedup();
        let watching = open().filter(|listener| !listener.viewer.person.as_ref().is_some_and(sits)).count();
        (seated, watching as u32)
    }

    /// Who looks at the table through this node, if the others were told something else last.
    pub(super) fn changed_here(&mut self, room: &Room) -> Option<Looking> {
        // Many who come at once are one message here, too.
        if self.presence_due.is_some() {
            return None;
        }
        let looking = self.looking_here(room);
        (looking != self.told_elsewhere).then(|| {
            self.told_elsewhere.clone_from(&looking);
            looking
        })
    }

    /// Another node wants to know who looks through this one.
    pub(super) fn say_again(&mut self) {
        self.told_elsewhere = Looking::default();
    }

    /// Notes who looks through another node.
    pub(super) fn note_elsewhere(&mut self, node: NodeId, people: Vec<PersonId>, watching: u32) {
        let known = self.elsewhere.remove(&node).unwrap_or_default();
        if known != (people.clone(), watching) && !self.listeners.is_empty() {
            self.presence_due = self.presence_due.or(Some(Instant::now() + PRESENCE_PAUSE));
        }
        if !people.is_empty() || watching > 0 {
            self.elsewhere.insert(node, (people, watching));
        }
    }

    /// Asks everybody to come back.
    pub(super) fn say_goodbye(&mut self) {
        for listener in self.listeners.drain(..) {
            listener.to.send(Bytes::from_static(b"retry: 1000\nevent: bye\ndata: {}\n\n"));
            METRICS.streams.dec();
        }
    }
}
