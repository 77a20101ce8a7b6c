//! The running server: its parts, and an orderly end.

use crate::analyses::Analyses;
use crate::app::App;
use crate::book::Press;
use crate::caps::Caps;
use crate::club::{Keeper, keep_books};
use crate::compare::Comparisons;
use crate::connections::{Places, accept};
use crate::editions::{EditionFileFault, Editions};
use crate::limits::{Limits, Together};
use crate::lobby::Lobby;
use crate::notices::{NoticeConfig, Notices, deliver_all};
use crate::people::People;
use crate::store::{Club, NoticeStore, Postgres, Sqlite, Store, StoreFault, file_fault};
use crate::tables::{TableSettings, Tables};
use crate::time::Clock;
use crate::token::{PassKey, random_bytes};
use crate::words::words;
use crate::{Fault, api, assets, doctor, guard, nodes, pages};
use axum::Router;
use axum::middleware::from_fn_with_state;
use ipnet::IpNet;
use kernel::facts;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;
use tower_http::compression::CompressionLayer;

/// The least time that a bot usually takes for a decision, so that people can follow, in milliseconds.
pub const BOT_PAUSE_MS: u64 = 600;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// A socket that somebody else holds open for it (systemd), instead of the address: whoever calls while one server ends and
    /// the next begins waits in it and is refused by nobody.
    pub socket: Option<Arc<std::net::TcpListener>>,
    /// The folder of its data.
    pub data: PathBuf,
    /// The address of a PostgreSQL database that holds the data instead; several servers may share it.
    pub database: Option<String>,
    /// A folder of edition files that tables can be opened with.
    pub editions: Option<PathBuf>,
    /// Whether it is reached by https, through a proxy: then cookies are for https only.
    pub secure: bool,
    /// Whether anybody is limited at all. Off for measurements.
    pub limited: bool,
    /// What one person and one address may take.
    pub caps: Caps,
    /// The proxies that are believed when they say for whom they ask.
    pub trusted_proxies: Vec<IpNet>,
    /// After how long a table that nobody looks at leaves memory.
    pub idle: Duration,
    /// The least time that a bot takes.
    pub bot_pause: Duration,
    /// How many bots may think at the same time.
    pub thinkers: usize,
    /// How long to wait for a locked database.
    pub patience: Duration,
    /// The most pages of 4 KiB that the database may have; otherwise the disk is the limit.
    pub most_pages: Option<u32>,
    /// How people are told who are not there.
    pub notices: NoticeConfig,
    /// Faults made on purpose, for trials.
    pub trial: Trial,
}

/// What goes wrong on purpose at a node, so that a trial can show that it does no harm.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trial {
    /// How far this machine's clock is ahead, in milliseconds.
    pub clock_ahead_ms: i64,
    /// Of a hundred notices from other nodes this many are lost, and as many come twice.
    pub lost_notices: u32,
}

impl Config {
    /// The usual way: on this machine alone, with bots that people can follow.
    pub fn new(address: SocketAddr, data: PathBuf) -> Config {
        Config {
            address,
            socket: None,
            data,
            database: None,
            editions: None,
            secure: false,
            limited: true,
            caps: Caps::default(),
            trusted_proxies: Vec::new(),
            idle: Duration::from_secs(300),
            bot_pause: Duration::from_millis(BOT_PAUSE_MS),
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            patience: Duration::from_secs(5),
            most_pages: None,
            notices: NoticeConfig::default(),
            trial: Trial::default(),
        }
    }
}

/// Why a server does not start.
#[derive(Debug)]
pub enum StartFault {
    /// The address cannot be had.
    Address(SocketAddr, io::Error),
    /// An edition file cannot be used.
    Edition(EditionFileFault),
    /// The data cannot be opened.
    Store(StoreFault),
    /// Something else; the log knows more.
    Other,
}

impl StartFault {
    /// What is wrong, to be said in the reader's language.
    pub fn fault(&self) -> kernel::Fault {
        match self {
            StartFault::Address(address, error) => {
                let facts = facts![path = address.to_string(), reason = file_fault(error)];
                kernel::Fault::new(words(), "store-file", facts)
            }
            StartFault::Edition(fault) => fault.fault(),
            StartFault::Store(fault) => fault.fault(),
            StartFault::Other => kernel::Fault::new(words(), "store-other", facts![]),
        }
    }
}

/// The English sentence, for logs.
impl fmt::Display for StartFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault().fmt(out)
    }
}

impl std::error::Error for StartFault {}

impl From<Fault> for StartFault {
    fn from(fault: Fault) -> StartFault {
        match fault {
            Fault::Store(fault) => StartFault::Store(fault),
            Fault::Refused { .. }
            | Fault::Unsayable { .. }
            | Fault::Notation(_)
            | Fault::Undo(_)
            | Fault::Stale(_)
            | Fault::Asked(_)
            | Fault::Nobody
            | Fault::Forbidden(_)
            | Fault::Missing
            | Fault::Unopened(_)
            | Fault::TooMany(_)
            | Fault::Capped(_)
            | Fault::Busy
            | Fault::Internal => StartFault::Other,
        }
    }
}

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    app: Arc<App>,
    stop: watch::Sender<bool>,
    accepting: JoinHandle<()>,
    telling: JoinHandle<()>,
    keeping: JoinHandle<()>,
}

impl Server {
    /// Opens the store, binds the address and serves.
    pub async fn start(config: Config) -> Result<Server, StartFault> {
        // The address first: where it is taken, nothing has been opened yet.
        let listener = listen(&config).await.map_err(|error| StartFault::Address(config.address, error))?;
        let address = listener.local_addr().map_err(|error| StartFault::Address(config.address, error))?;
        let editions = Editions::read(config.editions.as_deref()).map_err(StartFault::Edition)?;
        let stores = open(&config).await?;
        let app = Arc::new(app(stores, editions, &config, address).await?);
        tokio::spawn(doctor::after_update(config.data.clone(), config.database.clone()));
        let (stop, stopping) = watch::channel(false);
        let most_of_address = config.limited.then_some(config.caps.connections_per_address);
        let places = Places::new(config.caps.connections, most_of_address);
        let accepting = tokio::spawn(accept(listener, router(Arc::clone(&app)), Arc::clone(&app), places, stopping));
        tokio::spawn(watch_operator(Arc::downgrade(&app)));
        nodes::attend(&app);
        let keeping = tokio::spawn(keep_books(Arc::downgrade(&app)));
        let telling = tokio::spawn(deliver_all(Arc::downgrade(&app)));
        tracing::info!(%address, data = %config.data.display(), "serving");
        Ok(Server { address, app, stop, accepting, telling, keeping })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Finishes the answers that are being made, tells every stream to come back, and ends.
    pub async fn stop(self) {
        self.app.leaving.store(true, Relaxed);
        self.stop.send_replace(true);
        // What is being told is told again by the next server: an end that takes its time holds up nobody.
        self.telling.abort();
        // What is not entered yet is entered when the next one begins.
        self.keeping.abort();
        self.app.lobby.close();
        self.app.tables.close().await;
        self.app.analyses.rest().await;
        self.app.comparisons.rest().await;
        nodes::leave(&self.app).await;
        let _ = tokio::time::timeout(Duration::from_secs(10), self.accepting).await;
        // Connections hold the other ends; when the last one is closed nobody is left to answer.
        let _ = tokio::time::timeout(Duration::from_secs(5), self.stop.closed()).await;
        tracing::info!("stopped");
    }
}

/// The socket that was handed over, or one of our own.
async fn listen(config: &Config) -> io::Result<TcpListener> {
    let Some(socket) = &config.socket else { return TcpListener::bind(config.address).await };
    let socket = socket.try_clone()?;
    socket.set_nonblocking(true)?;
    TcpListener::from_std(socket)
}

/// The sides of one store.
type Stores = (Arc<dyn Store>, Arc<dyn NoticeStore>, Club);

/// Opens the store: SQLite away from the tasks, since it waits for a folder that is just being handed over.
async fn open(config: &Config) -> Result<Stores, StartFault> {
    if let Some(address) = &config.database {
        let opened = Postgres::open(address, config.trial.lost_notices).await;
        let store = Arc::new(opened.map_err(StartFault::Store)?);
        return Ok((Arc::clone(&store) as Arc<dyn Store>, Arc::clone(&store) as _, Club::Postgres(store)));
    }
    let Config { data, patience, most_pages, .. } = config.clone();
    let opened = tokio::task::spawn_blocking(move || Sqlite::open(&data, patience, most_pages)).await;
    let store = Arc::new(opened.map_err(|_| StartFault::Other)?.map_err(StartFault::Store)?);
    Ok((Arc::clone(&store) as Arc<dyn Store>, Arc::clone(&store) as _, Club::Sqlite(store)))
}

/// The time of day: the database's where several nodes share one, since their own clocks may differ.
async fn clock(store: &Arc<dyn Store>, config: &Config) -> Result<Clock, StoreFault> {
    let own = Clock::ahead_by(config.trial.clock_ahead_ms);
    match store.nodes() {
        Some(nodes) => Ok(Clock::showing(nodes.time().await?)),
        None => Ok(own),
    }
}

async fn app(stores: Stores, editions: Editions, config: &Config, address: SocketAddr) -> Result<App, Fault> {
    let (store, notice_store, club) = stores;
    let clock = clock(&store, config).await?;
    let settings = TableSettings {
        idle: config.idle,
        bot_pause: config.bot_pause,
        thinkers: config.thinkers.max(1),
        caps: config.limited.then(|| config.caps.clone()),
        notice_delay: config.notices.delay,
    };
    let kept = store.setting("pass-key", random_bytes::<32>()?.to_vec()).await?;
    let key: [u8; 32] = kept.try_into().map_err(|_| Fault::internal("the signing key has a wrong length", &""))?;
    let key = PassKey(key);
    let limits = Limits::new(&config.caps, config.limited, Together::of(&store, &key).as_ref());
    let stores = (&store, notice_store);
    let notices = Notices::new(stores, clock, &key, &config.notices, &address.to_string()).await?;
    let (lobby_changed, game_ended) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
    Ok(App {
        tables: Tables::new(Arc::clone(&store), clock, settings, Arc::clone(&lobby_changed), Arc::clone(&game_ended)),
        keeper: Keeper::new(club, Arc::clone(&store), game_ended),
        lobby: Lobby::new(Arc::clone(&store), clock, lobby_changed),
        pictures: pages::Pictures::default(),
        analyses: Analyses::default(),
        comparisons: Comparisons::default(),
        notices: Arc::new(notices),
        editions,
        press: Press::default(),
        people: People::new(Arc::clone(&store), clock, key)?,
        store,
        limits,
        caps: config.caps.clone(),
        trusted: config.trusted_proxies.clone(),
        secure: config.secure,
        leaving: AtomicBool::new(false),
    })
}

/// How often to look whether the operator has changed somebody.
const OPERATOR_PAUSE: Duration = Duration::from_secs(1);

/// Looks again at everybody when the operator has changed somebody from outside, as long as the server is there.
async fn watch_operator(app: Weak<App>) {
    let mut known = None;
    loop {
        let Some(app) = app.upgrade() else { return };
        if let Ok(changed) = app.store.people_changed().await {
            if known.is_some_and(|known| known != changed)
                && let Err(fault) = app.people.look_again().await
            {
                tracing::warn!(?fault, "what the operator changed is not known yet");
            }
            known = Some(changed);
        }
        drop(app);
        tokio::time::sleep(OPERATOR_PAUSE).await;
    }
}

fn router(app: Arc<App>) -> Router {
    Router::new()
        .merge(api::reading_router())
        .merge(pages::router())
        .merge(assets::router())
        .layer(CompressionLayer::new())
        .merge(api::playing_router())
        .layer(from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}
