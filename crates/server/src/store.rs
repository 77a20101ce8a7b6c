//! Where everything is kept: a narrow door, so that another database can stand behind it.
//!
//! A table is its journal: numbered lines, each one deed. The pair (table, number) is unique, so if two writers
//! both believe that they own a table, one is refused and reads again. Everything else here only serves lists and people.

mod club;
#[cfg(test)]
mod contract;
mod fault;
mod forgetting;
mod moving;
mod nodes;
mod notices;
mod operator;
mod postgres;
mod reading;
mod schema;
mod sheets;
mod sqlite;

pub(crate) use club::{
    Announcement, Club, Curve, DEEPEST, Entrant, Entry, Game, KeptTournament, Kin, Known, NewDuplicate, NewTournament,
    Outcome, Profile, Rival, Sat, Standing, Tally, Wanted,
};
pub(crate) use fault::in_its_words;
pub use fault::{StoreFault, file_fault};
pub use moving::{MoveFault, Moved, move_into_database, move_out_of_database};
pub(crate) use nodes::{Heard, Lease, News, NodeId, Nodes};
pub(crate) use notices::{Notice, NoticeStore, PushEnd, Telling, Tellings};
pub use operator::{Operator, OperatorFault, PersonShown, ReportShown};
pub(crate) use postgres::{DatabaseTables, Postgres, is_database_address};
pub(crate) use reading::{AllTables, Leaving};
pub(crate) use sqlite::{FolderTables, Sqlite, private_file};
pub use sqlite::{RestoreAsked, RestoreFault, SetAside, ask_restore, copy_database, restore_asked, restore_database};

use crate::person::Person;
use ::table::{Deed, Line, Listing, Millis, PersonId, TableId};
use serde::Serialize;
use std::pin::Pin;

/// Since when something must have happened at an open table, so that it counts as one that somebody keeps alive.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AliveSince {
    /// Where people want to play at once.
    pub(crate) live: Millis,
    /// Where there are days for each decision.
    pub(crate) slow: Millis,
}

/// An answer of the store that comes later.
pub(crate) type Reply<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreFault>> + Send + 'a>>;

/// What the server needs of a database.
pub(crate) trait Store: Send + Sync + 'static {
    /// Adds lines to a table's journal. When the answer is good, they are on the disk.
    fn append(&self, append: Append) -> Reply<'_, ()>;
    /// A table's journal.
    fn load(&self, table: &TableId) -> Reply<'_, Option<Stored>>;
    /// Tables with a chair for anyone that somebody keeps alive, newest first.
    fn open_tables(&self, limit: u32, since: AliveSince) -> Reply<'_, Vec<Listed>>;
    /// Tables at which somebody sits, newest first.
    fn tables_of(&self, person: &PersonId, limit: u32) -> Reply<'_, Vec<Listed>>;
    /// How many unfinished tables somebody has opened, as far as they count now.
    fn hosted_by(&self, person: &PersonId, now: Millis) -> Reply<'_, Hosted>;
    /// The unfinished tables that wait for somebody.
    fn turns_of(&self, person: &PersonId) -> Reply<'_, Vec<TableId>>;

    /// A new person with a first pass.
    fn enrol(&self, person: Person, session: Session) -> Reply<'_, ()>;
    /// One more pass for a person.
    fn admit(&self, person: &PersonId, session: Session) -> Reply<'_, ()>;
    /// Whose pass it is; nobody's if they may not come in.
    fn holder(&self, pass: [u8; 32]) -> Reply<'_, Option<Person>>;
    /// Makes a pass worthless.
    fn revoke(&self, pass: [u8; 32]) -> Reply<'_, ()>;
    /// The passes of a person, the oldest first.
    fn sessions_of(&self, person: &PersonId) -> Reply<'_, Vec<Session>>;
    /// Notes when a pass was last shown.
    fn touch(&self, pass: [u8; 32], at: Millis) -> Reply<'_, ()>;
    /// Whether the operator keeps somebody out.
    fn is_banned(&self, person: &PersonId) -> Reply<'_, bool>;
    /// The hash of somebody's password.
    fn password_of(&self, person: &PersonId) -> Reply<'_, Option<String>>;
    /// Uses a link for a new password up; all passes are worthless then but the new one.
    fn recover(&self, link: [u8; 32], password: String, session: Session) -> Reply<'_, Option<Person>>;
    /// Takes somebody's name out of everything, and what they said. Returns the tables concerned.
    fn erase(&self, person: &PersonId, name: String) -> Reply<'_, Vec<TableId>>;
    /// What somebody said, and when.
    fn said_by(&self, person: &PersonId) -> Reply<'_, Vec<(Millis, String)>>;
    /// How often the operator has changed somebody from outside.
    fn people_changed(&self) -> Reply<'_, i64>;
    /// Another name for a person.
    fn rename(&self, person: &PersonId, name: String) -> Reply<'_, ()>;
    /// Gives somebody a login and a password; all passes are worthless then but the new one. A login that is taken is a
    /// conflict.
    fn keep(&self, person: &PersonId, login: String, password: String, session: Session) -> Reply<'_, ()>;
    /// The person behind a login, and the hash of their password.
    fn by_login(&self, login: &str) -> Reply<'_, Option<(Person, String)>>;
    /// Somebody does not want to hear another any more, or does again.
    fn mute(&self, person: &PersonId, other: &PersonId, muted: bool) -> Reply<'_, ()>;
    /// Whom somebody does not want to hear.
    fn muted_by(&self, person: &PersonId) -> Reply<'_, Vec<PersonId>>;

    /// Somebody does not want another at their tables any more, or does again.
    fn block(&self, person: &PersonId, other: &PersonId, blocked: bool) -> Reply<'_, ()>;
    /// Whom somebody does not want at their tables.
    fn blocked_by(&self, person: &PersonId) -> Reply<'_, Vec<PersonId>>;
    /// With whom somebody has nothing to do: one of the two has blocked the other.
    fn apart_from(&self, person: &PersonId) -> Reply<'_, Vec<PersonId>>;
    /// Something for the operator to read.
    fn report(&self, report: Report) -> Reply<'_, ()>;

    /// Somebody looks at a table again: what they were told of it counts no more.
    fn came_back(&self, person: &PersonId, table: &TableId) -> Reply<'_, ()>;

    /// A value kept under a name; the given one is kept if there is none yet.
    fn setting(&self, key: &'static str, otherwise: Vec<u8>) -> Reply<'_, Vec<u8>>;
    /// Whether the store can write, and has room to grow.
    fn check(&self) -> Reply<'_, ()>;
    /// What was found damaged since the store was opened.
    fn damage(&self) -> Option<Damage>;
    /// What it offers to nodes that share it, if several may.
    fn nodes(&self) -> Option<&dyn Nodes> {
        None
    }
}

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
    /// What it has to tell those who are not there.
    pub(crate) told: Tellings,
}

impl Append {
    /// Whether it only adds lines: lists stay as they are, and nobody is told anything.
    fn is_plain(&self) -> bool {
        self.opening.is_none() && self.card.is_none() && self.told.all.is_empty() && self.told.reminders.is_none()
    }
}

/// The moment of another table's game with which a new table begins, and who opened it.
struct Branched<'a> {
    origin: &'a str,
    moment: u32,
    person: &'a str,
}

impl Branched<'_> {
    /// By the first line of its journal; nothing for a game that begins at the beginning.
    fn of(append: &Append) -> Option<Branched<'_>> {
        match append.lines.first().map(|line| &line.deed) {
            Some(Deed::Opened { host, from: Some(from), .. }) => {
                Some(Branched { origin: from.table.as_str(), moment: from.number, person: host.as_str() })
            }
            Some(_) | None => None,
        }
    }
}

/// A journal as it was kept.
#[derive(Debug)]
pub(crate) struct Stored {
    /// The secret of its dice.
    pub(crate) secret: [u8; 32],
    /// All lines, in order.
    pub(crate) lines: Vec<Line>,
}

/// A pass, and what is known of the device that has it.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    /// The fingerprint of the pass.
    pub(crate) pass: [u8; 32],
    pub(crate) created: Millis,
    /// When it was last shown, roughly.
    pub(crate) used: Option<Millis>,
    /// Browser and system.
    pub(crate) device: Option<String>,
}

impl Session {
    /// A name for people and programs, from which nobody can make a pass.
    pub(crate) fn name(&self) -> String {
        kernel::Digest::of(&self.pass).short()
    }
}

/// Something that the operator should know.
#[derive(Clone, Debug)]
pub(crate) struct Report {
    pub(crate) at: Millis,
    /// Who reports.
    pub(crate) by: PersonId,
    pub(crate) about: Reported,
    pub(crate) table: Option<TableId>,
    /// The line of the journal.
    pub(crate) seq: Option<u32>,
    /// What it says.
    pub(crate) said: Option<String>,
    pub(crate) reason: String,
}

/// What a report is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reported {
    Person(PersonId),
    /// What is ours in a game, corrected by the owner of a box: what was said is the edition file.
    Game(&'static str),
}

impl Reported {
    /// As it is kept. No person's identifier is a game's name.
    fn as_str(&self) -> &str {
        match self {
            Reported::Person(person) => person.as_str(),
            Reported::Game(game) => game,
        }
    }
}

/// What is damaged in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Damage {
    /// What the database itself found.
    pub(crate) found: String,
    /// The tables whose journals cannot be read whole.
    pub(crate) tables: Vec<String>,
}

/// How many unfinished tables somebody has opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hosted {
    /// Those that wait for players and were opened in the last hour: an older one may be forgotten.
    pub(crate) open: u32,
    /// Those that are being played.
    pub(crate) running: u32,
    /// Those among them at which no person sits and something happened in the last ten minutes.
    pub(crate) bots_alone: u32,
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
