//! The table server: play with anyone, lose nothing.
//!
//! [`Server::start`] opens the store in a folder and serves pages and the API on an address. The journey of an action:
//! `api` reads the request → `table::Hall` finds the task that owns the table → the task judges it by the rules → the
//! `store` makes it durable → the answer → every stream gets what its audience may know. A table is its `journal`; whatever
//! is in memory can be thrown away at any moment.
//!
//! | module | what it does |
//! |---|---|
//! | `journal`, `store` | what is kept, and where |
//! | `lobby` | which tables have a free chair, told live |
//! | `table` | rooms, their tasks, clocks, what each audience sees |
//! | `people`, `token` | who somebody is, and names nobody can guess |
//! | `api`, `pages`, `book` | what programs and people get |
//! | `guard`, `limits` | what stands before every request |
//! | `bot`, `drawing`, `talk` | the only places that call the bots, the boards, a game's rules of speech |

mod api;
mod app;
mod assets;
mod book;
mod bot;
mod drawing;
mod fault;
mod guard;
mod journal;
mod limits;
mod lobby;
mod metrics;
mod pages;
mod people;
mod server;
mod store;
mod table;
mod talk;
mod time;
mod token;
mod wire;
mod words;

pub use fault::{Fault, Told};
pub use server::{Config, Server, StartFault};
pub use store::{RestoreAsked, RestoreFault, StoreFault, ask_restore, copy_database, restore_asked, restore_database};
