//! Enters games as they end.

use super::{anchors, contest};
use crate::Fault;
use crate::app::App;
use crate::store::{Club, Entry, Store, StoreFault, Stored};
use ::table::{PersonId, Room, TableId};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;

/// So many games are entered at once.
const BATCH: u32 = 64;
/// How often to look for games that another node has ended and not entered.
const PAUSE: Duration = Duration::from_secs(30);
/// How often it is noted that somebody is here.
const BEAT: Duration = Duration::from_secs(60);

/// Keeps the books of a club.
pub(crate) struct Keeper {
    pub(crate) club: Club,
    store: Arc<dyn Store>,
    /// Notified when a game has ended.
    ended: Arc<Notify>,
    /// Who was here since the last beat.
    here: Mutex<HashMap<PersonId, Instant>>,
}

impl Keeper {
    pub(crate) fn new(club: Club, store: Arc<dyn Store>, ended: Arc<Notify>) -> Keeper {
        Keeper { club, store, ended, here: Mutex::default() }
    }

    /// Enters a game that has just ended, if nobody has done it yet.
    pub(crate) async fn enter_now(&self, table: &TableId) -> Result<(), Fault> {
        if self.club.is_unentered(table.clone()).await? {
            self.enter_all(std::slice::from_ref(table)).await?;
        }
        Ok(())
    }

    /// Enters tables by their journals, in one transaction for each game.
    pub(super) async fn enter_all(&self, tables: &[TableId]) -> Result<(), StoreFault> {
        for (game, entries) in self.read_all(tables).await? {
            self.club.enter(entries, anchors(&game)).await?;
        }
        Ok(())
    }

    /// Writes tables into the books anew, without rating them.
    pub(super) async fn write_anew(&self, tables: &[TableId]) -> Result<(), StoreFault> {
        for entries in self.read_all(tables).await?.into_values() {
            self.club.write_anew(entries).await?;
        }
        Ok(())
    }

    /// What the journals of tables tell, by game. A table that cannot be read is passed over.
    async fn read_all(&self, tables: &[TableId]) -> Result<BTreeMap<String, Vec<Entry>>, StoreFault> {
        let mut by_game: BTreeMap<String, Vec<Entry>> = BTreeMap::new();
        for table in tables {
            match read(&self.store, table).await? {
                Some(entry) => by_game.entry(entry.game.clone()).or_default().push(entry),
                None => self.club.pass_over(table.clone()).await?,
            }
        }
        Ok(by_game)
    }

    /// Somebody is here.
    pub(crate) fn note_here(&self, person: &PersonId) {
        if let Ok(mut here) = self.here.lock() {
            here.insert(person.clone(), Instant::now());
        }
    }

    /// Whoever was here since the last time this was asked.
    fn were_here(&self) -> Vec<PersonId> {
        self.here.lock().map(|mut here| here.drain().map(|(person, _)| person).collect()).unwrap_or_default()
    }
}

/// A finished table as it is entered; nothing if it cannot be read, or nothing was played there.
async fn read(store: &Arc<dyn Store>, table: &TableId) -> Result<Option<Entry>, StoreFault> {
    let Some(stored) = store.load(table).await? else { return Ok(None) };
    let id = table.clone();
    let read = tokio::task::spawn_blocking(move || {
        let Stored { secret, lines } = stored;
        Room::read(id, secret, &lines).ok().and_then(|room| contest::entry_of(&room, &lines))
    });
    match read.await {
        Ok(entry) => Ok(entry),
        Err(error) => {
            tracing::error!(%table, %error, "a finished game was not entered");
            Ok(None)
        }
    }
}

/// Enters games as they end, as long as the server is there, and notes who is here.
pub(crate) async fn keep_books(app: Weak<App>) {
    let mut beat = Instant::now();
    loop {
        let ended = {
            let Some(app) = app.upgrade() else { return };
            if let Err(fault) = catch_up(&app.keeper).await {
                tracing::warn!(%fault, "finished games are not entered yet");
            }
            if let Err(fault) = crate::tournaments::attend_all(&app).await {
                tracing::warn!(?fault, "it is not known which tournaments go on");
            }
            if let Err(fault) = crate::duplicates::open_seals(&app).await {
                tracing::warn!(?fault, "it is not known which seals are to be opened");
            }
            if beat.elapsed() >= BEAT {
                beat = Instant::now();
                tell_who_is_here(&app).await;
            }
            Arc::clone(&app.keeper.ended)
        };
        // A server that ends is noticed at the next turn.
        let _ = tokio::time::timeout(PAUSE, ended.notified()).await;
    }
}

async fn catch_up(keeper: &Keeper) -> Result<(), StoreFault> {
    loop {
        let tables = keeper.club.unentered(BATCH).await?;
        if tables.is_empty() {
            return Ok(());
        }
        keeper.enter_all(&tables).await?;
    }
}

async fn tell_who_is_here(app: &App) {
    let mut here = app.keeper.were_here();
    here.extend(app.people.sessions.open().into_iter().map(|(person, _)| person));
    here.sort();
    here.dedup();
    if let Err(fault) = app.keeper.club.seen(here, app.people.now()).await {
        tracing::warn!(%fault, "who is here is not known");
    }
}
