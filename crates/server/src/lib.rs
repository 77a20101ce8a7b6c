//! The table server: play with anyone, lose nothing.
//!
//! [`Server::start`] opens the store in a folder and serves pages and the API on an address. The journey of an action:
//! `api` reads the request → `tables::Tables` finds the task that owns the table → the crate `table` judges it by the
//! rules → the `store` makes it durable → the answer → every stream gets what its audience may know. A table is its
//! journal; whatever is in memory can be thrown away at any moment.
//!
//! ```
//! use server::{Config, Server};
//!
//! # tokio::runtime::Runtime::new().expect("threads to run on").block_on(async {
//! let folder = std::env::temp_dir().join(format!("caldera-example-{}", std::process::id()));
//! // Port 0: the system chooses a free one.
//! let config = Config::new(([127, 0, 0, 1], 0).into(), folder.clone());
//! let server = Server::start(config).await.expect("the address is ours");
//! println!("http://{}/", server.address());
//! server.stop().await;
//! # std::fs::remove_dir_all(folder).expect("it is there");
//! # });
//! ```
//!
//! | module | what it does |
//! |---|---|
//! | `store` | where journals and people are kept |
//! | `nodes` | what this node does because there are others |
//! | `club` | finished games entered in the books: ratings, histories, friends |
//! | `lobby` | which tables have a free chair, sent live |
//! | `tables` | the tasks that own tables, their streams and bots, what is sent to whom |
//! | `person`, `people`, `token` | who somebody is, and names nobody can guess |
//! | `games`, `book`, `replay`, `results` | what both programs and people read |
//! | `analyses`, `compare`, `jobs` | looking back at games in turn with the bots, and playing out two ways they could go on |
//! | `what_if`, `variations` | playing on from a moment of a game, and the tree that comes of it |
//! | `api`, `pages` | how programs and people get it |
//! | `guard`, `limits`, `caps`, `proxy`, `connections` | what stands before every request, and how much anybody may take |
//! | `settings` | what some settings must be, before a server starts with them |
//! | `notices` | tells people who are not there |
//! | `doctor`, `archive` | what programs do with a store that are no servers |
//! | `turns` | who uses a processor next |
//! | `bot`, `drawing` | the only places that call the bots, the boards |

mod accounts;
mod analyses;
mod api;
mod app;
mod archive;
mod assets;
mod book;
mod bot;
mod caps;
mod club;
mod compare;
mod connections;
mod doctor;
mod drawing;
mod duplicates;
mod editions;
mod fault;
mod games;
mod guard;
mod jobs;
mod limits;
mod lobby;
mod metrics;
mod nodes;
mod notices;
mod pages;
mod people;
mod person;
mod proxy;
mod replay;
mod results;
mod server;
mod sessions;
mod settings;
mod store;
mod story;
mod tables;
mod time;
mod tls;
mod token;
mod tournaments;
mod turns;
mod variations;
mod what_if;
mod wire;
mod words;

pub use crate::club::{Remade, RemakeFault, remake_ratings};
pub use archive::{ArchiveFault, ArchivePlan, Archived, archive_data, archive_database};
pub use caps::{Caps, CapsFault, Rate};
pub use doctor::{TableHealth, examine_data, examine_database};
pub use editions::EditionFileFault;
pub use fault::{Fault, FaultBody};
pub use ipnet::IpNet;
pub use notices::{NOTICE_DELAY_MS, NoticeConfig};
pub use server::{BOT_PAUSE_MS, Config, Server, StartFault, Trial};
pub use settings::{SettingFault, check_database, check_mail_server, check_public_url, check_sender};
pub use store::{
    MoveFault, Moved, Operator, OperatorFault, PersonShown, ReportShown, RestoreAsked, RestoreFault, SetAside,
    StoreFault, ask_restore, copy_database, file_fault, move_into_database, move_out_of_database, restore_asked,
    restore_database,
};
