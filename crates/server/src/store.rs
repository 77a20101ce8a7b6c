//! Where everything is kept: a narrow door, so that another database can stand behind it.
//!
//! A table is its journal: numbered lines, each one deed. The pair (table, number) is unique, so if two writers
//! both believe that they own a table, one is refused and reads again. Everything else here only serves lists and people.

mod schema;
mod sqlite;

pub use sqlite::{RestoreAsked, RestoreFault, ask_restore, copy_database, restore_asked, restore_database};
pub(crate) use sqlite::{Sqlite, TableReader};

use crate::person::Person;
use ::table::{Line, Listing, Millis, PersonId, TableId};
use serde::Serialize;
use std::fmt;
use std::pin::Pin;

/// An answer of the store that comes later.
pub(crate) type Reply<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreFault>> + Send + 'a>>;

/// What the server needs of a database.
pub(crate) trait Store: Send + Sync + 'static {
    /// Adds lines to a table's journal. When the answer is good, they are on the disk.
    fn append(&self, append: Append) -> Reply<'_, ()>;
    /// A table's journal.
    fn load(&self, table: &TableId) -> Reply<'_, Option<Stored>>;
    /// Tables with a chair for anyone, newest first.
    fn open_tables(&self, limit: u32) -> Reply<'_, Vec<Listed>>;
    /// Tables at which somebody sits, newest first.
    fn tables_of(&self, person: &PersonId, limit: u32) -> Reply<'_, Vec<Listed>>;
    /// The unfinished tables that wait for somebody.
    fn turns_of(&self, person: &PersonId) -> Reply<'_, Vec<TableId>>;

    /// A new person with a first pass.
    fn enrol(&self, person: Person, pass: [u8; 32]) -> Reply<'_, ()>;
    /// One more pass for a person.
    fn admit(&self, person: &PersonId, pass: [u8; 32], at: Millis) -> Reply<'_, ()>;
    /// Whose pass it is.
    fn holder(&self, pass: [u8; 32]) -> Reply<'_, Option<Person>>;
    /// Makes a pass worthless.
    fn revoke(&self, pass: [u8; 32]) -> Reply<'_, ()>;
    /// Makes all passes of a person worthless but one.
    fn revoke_others(&self, person: &PersonId, keep: [u8; 32]) -> Reply<'_, ()>;
    /// Another name for a person.
    fn rename(&self, person: &PersonId, name: String) -> Reply<'_, ()>;
    /// Makes a guest an account. A login that is taken is a conflict.
    fn keep(&self, person: &PersonId, login: String, password: String) -> Reply<'_, ()>;
    /// The person behind a login, and the hash of their password.
    fn by_login(&self, login: &str) -> Reply<'_, Option<(Person, String)>>;
    /// A person.
    fn person(&self, person: &PersonId) -> Reply<'_, Option<Person>>;

    /// Somebody does not want to hear another any more, or does again.
    fn mute(&self, person: &PersonId, other: &PersonId, muted: bool) -> Reply<'_, ()>;
    /// Whom somebody does not want to hear.
    fn muted_by(&self, person: &PersonId) -> Reply<'_, Vec<PersonId>>;

    /// A value kept under a name; the given one is kept if there is none yet.
    fn setting(&self, key: &'static str, otherwise: Vec<u8>) -> Reply<'_, Vec<u8>>;
    /// Whether the store can write.
    fn check(&self) -> Reply<'_, ()>;
}

/// Why the store did not do it. Then it has done nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreFault {
    /// What should be new is there already.
    Conflict,
    /// Somebody else holds the database locked.
    Locked,
    /// The disk is full.
    Full,
    /// Too much work is waiting, or the store is closed.
    Busy,
    /// The database is damaged or unreadable.
    Broken(String),
}

impl StoreFault {
    /// The key of the sentence for people.
    pub(crate) fn key(&self) -> &'static str {
        match self {
            StoreFault::Conflict => "fault-conflict",
            StoreFault::Locked => "fault-locked",
            StoreFault::Full => "fault-full",
            StoreFault::Busy => "fault-busy",
            StoreFault::Broken(_) => "fault-store",
        }
    }
}

impl fmt::Display for StoreFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreFault::Conflict => out.write_str("it is there already"),
            StoreFault::Locked => out.write_str("the database is locked"),
            StoreFault::Full => out.write_str("the disk is full"),
            StoreFault::Busy => out.write_str("the store is closed or has too much to do"),
            StoreFault::Broken(reason) => out.write_str(reason),
        }
    }
}

impl std::error::Error for StoreFault {}

/// Lines for one table's journal, and what the lists should say of it afterwards.
#[derive(Debug)]
pub(crate) struct Append {
    /// Which table.
    pub(crate) table: TableId,
    /// The lines, numbered on from the last.
    pub(crate) lines: Vec<Line>,
    /// The secret of its dice, with the first line.
    pub(crate) opening: Option<[u8; 32]>,
    /// The chairs that the game waits for, as bits.
    pub(crate) waiting: u8,
    /// How lists show the table, if that has changed.
    pub(crate) card: Option<Listing>,
}

/// A journal as it was kept.
#[derive(Debug)]
pub(crate) struct Stored {
    /// The secret of its dice.
    pub(crate) secret: [u8; 32],
    /// All lines, in order.
    pub(crate) lines: Vec<Line>,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct Listed {
    /// Its name.
    pub(crate) id: TableId,
    /// How it is shown.
    pub(crate) card: Listing,
    /// The chairs it waits for, as bits.
    pub(crate) waiting: u8,
    /// When it was opened, in milliseconds since 1970.
    pub(crate) created: Millis,
    /// When anything last happened.
    pub(crate) updated: Millis,
}
