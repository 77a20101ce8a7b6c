//! An attacker who does their worst inside the limits: tables of strong bots that are watched, tables of their own at which
//! strong bots answer, hints, pictures, streams that nobody reads, talk, and bodies that never come. Each of these goes on by
//! itself, whatever becomes of the others; what is refused is tried again.

use crate::load::wire::{Listener, Talker};
use kernel::Dice;
use serde_json::{Value, json};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;

/// Where the attacker comes from: an address of this machine that nobody else uses.
const ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 66);
/// Guests who open as many tables of bots alone as they may. All tables together are as many as an address opens at once.
const PATRONS: usize = 5;
/// Guests who play against a strong bot, each at a table of their own.
const PLAYERS: usize = 10;
/// How many hints each player waits for at the same time.
const HINTS_AT_ONCE: usize = 4;
/// How many streams each guest keeps without reading: together fewer than an address may have.
const STREAMS: usize = 10;
/// How many bodies never come. With all the rest they are about as many connections as an address may have.
const SLOW_BODIES: usize = 60;
/// How long the attacker rests after a refusal.
const REST: Duration = Duration::from_millis(200);
/// How long streams are kept before they are given up and opened anew, and how long until one more table is tried.
const KEPT: Duration = Duration::from_secs(10);

/// What an attacker does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Blow {
    Guest,
    BotTable,
    OwnTable,
    Move,
    Hint,
    Picture,
    Stream,
    Talk,
    SlowBody,
}

impl Blow {
    pub(super) const ALL: [Blow; 9] = [
        Blow::Guest,
        Blow::BotTable,
        Blow::OwnTable,
        Blow::Move,
        Blow::Hint,
        Blow::Picture,
        Blow::Stream,
        Blow::Talk,
        Blow::SlowBody,
    ];

    /// Its name for programs.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Blow::Guest => "guests",
            Blow::BotTable => "bot_tables",
            Blow::OwnTable => "own_tables",
            Blow::Move => "moves",
            Blow::Hint => "hints",
            Blow::Picture => "pictures",
            Blow::Stream => "streams",
            Blow::Talk => "talk",
            Blow::SlowBody => "slow_bodies",
        }
    }

    /// The text that names it.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Blow::Guest => "load-blow-guests",
            Blow::BotTable => "load-blow-bot-tables",
            Blow::OwnTable => "load-blow-own-tables",
            Blow::Move => "load-blow-moves",
            Blow::Hint => "load-blow-hints",
            Blow::Picture => "load-blow-pictures",
            Blow::Stream => "load-blow-streams",
            Blow::Talk => "load-blow-talk",
            Blow::SlowBody => "load-blow-slow-bodies",
        }
    }
}

/// How often something was accepted and refused.
#[derive(Default)]
struct Count {
    accepted: AtomicU64,
    refused: AtomicU64,
}

/// What became of everything the attacker did.
#[derive(Default)]
pub(super) struct Tally([Count; Blow::ALL.len()]);

impl Tally {
    fn note(&self, blow: Blow, accepted: bool) {
        let count = &self.0[blow as usize];
        let which = if accepted { &count.accepted } else { &count.refused };
        which.fetch_add(1, Relaxed);
    }

    /// Each kind with how often it was accepted and how often refused.
    pub(super) fn all(&self) -> impl Iterator<Item = (Blow, u64, u64)> {
        let count = |blow: Blow| &self.0[blow as usize];
        Blow::ALL
            .into_iter()
            .map(move |blow| (blow, count(blow).accepted.load(Relaxed), count(blow).refused.load(Relaxed)))
    }

    /// Whether everything was accepted at least once: otherwise the attack proves nothing.
    pub(super) fn is_complete(&self) -> bool {
        self.all().all(|(_, accepted, _)| accepted > 0)
    }
}

/// An attack that goes on until it is told to end.
pub(super) struct Attack {
    stop: Arc<AtomicBool>,
    tally: Arc<Tally>,
}

impl Attack {
    pub(super) fn begin(address: SocketAddr, game: &str) -> Attack {
        let attack = Attack { stop: Arc::default(), tally: Arc::default() };
        let attacker = Attacker {
            address,
            game: game.to_owned(),
            stop: Arc::clone(&attack.stop),
            tally: Arc::clone(&attack.tally),
            tables: Arc::default(),
        };
        for number in 0..PATRONS + PLAYERS {
            tokio::spawn(attacker.clone().be_guest(number));
        }
        for _ in 0..SLOW_BODIES {
            let attacker = attacker.clone();
            tokio::spawn(async move {
                while attacker.goes_on() {
                    let held = attacker.slow_body().await.unwrap_or(false);
                    if !held {
                        attacker.tally.note(Blow::SlowBody, false);
                    }
                    tokio::time::sleep(REST).await;
                }
            });
        }
        attack
    }

    /// Waits until everything was accepted once, but not for longer than this.
    pub(super) async fn at_its_height(&self, patience: Duration) {
        let began = Instant::now();
        while !self.tally.is_complete() && began.elapsed() < patience {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Ends it and says what became of it.
    pub(super) fn end(self) -> Arc<Tally> {
        self.stop.store(true, Relaxed);
        self.tally
    }
}

#[derive(Clone)]
struct Attacker {
    address: SocketAddr,
    game: String,
    stop: Arc<AtomicBool>,
    tally: Arc<Tally>,
    /// The tables of bots alone.
    tables: Arc<Mutex<Vec<String>>>,
}

impl Attacker {
    fn goes_on(&self) -> bool {
        !self.stop.load(Relaxed)
    }

    /// Counts what came of something, and rests after a refusal.
    async fn counted(&self, blow: Blow, accepted: bool) {
        self.tally.note(blow, accepted);
        if !accepted {
            tokio::time::sleep(REST).await;
        }
    }

    /// One of the tables of bots, another one each time.
    fn table(&self, turn: usize) -> Option<String> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        (!tables.is_empty()).then(|| tables[turn % tables.len()].clone())
    }

    /// Takes a name, and does everything at once that one person may do.
    async fn be_guest(self, number: usize) {
        let guest = loop {
            let arrived = Talker::guest_from(self.address, ATTACKER).await;
            self.counted(Blow::Guest, arrived.is_ok()).await;
            match arrived {
                Ok(guest) => break guest,
                Err(_) if self.goes_on() => {}
                Err(_) => return,
            }
        };
        let watching = tokio::spawn(self.clone().keep_streams(guest.fork(), number));
        let looking = tokio::spawn(self.clone().ask_pictures(guest.fork(), number));
        if number < PATRONS {
            self.open_for_bots(guest).await;
        } else {
            self.play(guest, number).await;
        }
        let _ = tokio::join!(watching, looking);
    }

    /// Opens tables for strong bots alone, and more than there may be.
    async fn open_for_bots(&self, mut guest: Talker) {
        let bot = json!({ "kind": "bot", "level": "master" });
        while self.goes_on() {
            let opened = super::open(&mut guest, &self.game, 2, &[bot.clone(), bot.clone()]).await;
            self.tally.note(Blow::BotTable, opened.is_ok());
            match opened {
                Ok(table) => self.tables.lock().unwrap_or_else(PoisonError::into_inner).push(table),
                // What is refused counts, too: an attacker who asks all the time opens nothing else.
                Err(_) => tokio::time::sleep(KEPT).await,
            }
        }
    }

    /// Plays against a strong bot, one game after the other, asks for hints meanwhile and talks without end.
    async fn play(&self, mut guest: Talker, number: usize) {
        let chairs = [json!({ "kind": "me" }), json!({ "kind": "bot", "level": "master" })];
        let (table, mut dice) = (Own::default(), Dice::fast(number as u64));
        let mut others = vec![tokio::spawn(self.clone().talk(guest.fork(), table.clone()))];
        for _ in 0..HINTS_AT_ONCE {
            others.push(tokio::spawn(self.clone().ask_hints(guest.fork(), table.clone())));
        }
        while self.goes_on() {
            let opened = super::open(&mut guest, &self.game, 2, &chairs).await;
            self.counted(Blow::OwnTable, opened.is_ok()).await;
            let Ok(id) = opened else { continue };
            table.is_now(&id);
            self.play_at(&mut guest, &id, &mut dice).await;
        }
        for other in others {
            let _ = other.await;
        }
    }

    /// Plays until the game is over.
    async fn play_at(&self, guest: &mut Talker, table: &str, dice: &mut Dice) {
        while self.goes_on() {
            let told = guest.get(&format!("/api/tables/{table}?as=data")).await;
            let told: Value = told.ok().and_then(|told| serde_json::from_slice(told).ok()).unwrap_or_default();
            if told["phase"] == "over" {
                return;
            }
            let game = &told["game"];
            let Some(actions) = game["actions"].as_array().filter(|actions| !actions.is_empty()) else {
                // The bot thinks, or the server does not answer now.
                tokio::time::sleep(REST).await;
                continue;
            };
            let action = &actions[dice.below(actions.len() as u32) as usize];
            let body = json!({ "seat": game["seat"], "number": game["number"], "action": action }).to_string();
            let moved = guest.try_post(&format!("/api/tables/{table}/act"), body.as_bytes()).await;
            self.counted(Blow::Move, moved.unwrap_or(false)).await;
        }
    }

    async fn ask_hints(self, mut guest: Talker, table: Own) {
        while self.goes_on() {
            match table.get() {
                Some(table) => {
                    let told = guest.try_get(&format!("/api/tables/{table}/hint")).await;
                    self.counted(Blow::Hint, told.unwrap_or(false)).await;
                }
                None => tokio::time::sleep(REST).await,
            }
        }
    }

    async fn talk(self, mut guest: Talker, table: Own) {
        while self.goes_on() {
            match table.get() {
                Some(table) => {
                    let path = format!("/api/tables/{table}/say");
                    let said = guest.try_post(&path, br#"{"text":"lava lava lava"}"#).await;
                    self.counted(Blow::Talk, said.unwrap_or(false)).await;
                }
                None => tokio::time::sleep(REST).await,
            }
        }
    }

    async fn ask_pictures(self, mut guest: Talker, number: usize) {
        for turn in number.. {
            if !self.goes_on() {
                return;
            }
            let Some(table) = self.table(turn) else {
                tokio::time::sleep(REST).await;
                continue;
            };
            let painted = guest.try_get(&format!("/t/{table}/picture.png")).await.unwrap_or(false);
            self.counted(Blow::Picture, painted).await;
        }
    }

    /// Watches tables of bots, so that they play on, and reads nothing.
    async fn keep_streams(self, guest: Talker, number: usize) {
        let mut kept: Vec<Listener> = Vec::new();
        let mut began = Instant::now();
        for turn in number.. {
            if !self.goes_on() {
                return;
            }
            if kept.len() >= STREAMS && began.elapsed() > KEPT {
                kept.clear();
                began = Instant::now();
            }
            let table = self.table(turn).filter(|_| kept.len() < STREAMS);
            let Some(table) = table else {
                tokio::time::sleep(REST).await;
                continue;
            };
            let stream = guest.listen(&format!("/api/tables/{table}/stream")).await;
            self.counted(Blow::Stream, stream.is_ok()).await;
            kept.extend(stream);
        }
    }

    /// A request whose body never comes. Whether the server waits for it at all.
    async fn slow_body(&self) -> io::Result<bool> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::from((ATTACKER, 0)))?;
        let mut stream = socket.connect(self.address).await?;
        let head =
            "POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{";
        stream.write_all(head.as_bytes()).await?;
        let mut waited = false;
        while self.goes_on() {
            if tokio::time::timeout(Duration::from_secs(1), stream.read(&mut [0; 256])).await.is_ok() {
                // It has answered or hung up.
                break;
            }
            if !waited {
                self.tally.note(Blow::SlowBody, true);
                waited = true;
            }
            stream.write_all(b" ").await?;
        }
        Ok(waited)
    }
}

/// The table at which a player plays now, if they have one.
#[derive(Clone, Default)]
struct Own(Arc<Mutex<Option<String>>>);

impl Own {
    fn is_now(&self, table: &str) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(table.to_owned());
    }

    fn get(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
