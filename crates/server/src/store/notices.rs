//! What the store keeps of notices: how people want to be told, and what waits to be told.

use super::{Reply, StoreFault};
use crate::notices::{Contact, Event, Matter};
use ::table::{Millis, PersonId, TableId, TournamentId};
use kernel::facts;

/// How many notices of one person are told at the same time. Whoever has many, and ends that are slow, waits for their own.
pub(super) const AT_ONCE_PER_PERSON: i64 = 2;

/// What the lines of one append have to tell those who are not there.
#[derive(Debug, Default)]
pub(crate) struct Tellings {
    /// Who did it: they are there, whatever they were told before.
    pub(crate) by: Option<PersonId>,
    /// The game's short name.
    pub(crate) game: String,
    /// From when on it may be told.
    pub(crate) due: Millis,
    pub(crate) all: Vec<Telling>,
    /// Where there are days for each decision: when to remind whom that their time runs out. It replaces what was planned.
    pub(crate) reminders: Option<Vec<(PersonId, Millis)>>,
}

/// One thing for one person.
#[derive(Debug)]
pub(crate) struct Telling {
    pub(crate) person: PersonId,
    pub(crate) event: Event,
    /// The names of those who did it, or with whom one plays.
    pub(crate) who: String,
}

/// Something that waits to be told.
#[derive(Clone, Debug)]
pub(crate) struct Notice {
    pub(crate) no: i64,
    pub(crate) person: PersonId,
    /// At which table, if it is one.
    pub(crate) table: Option<TableId>,
    /// Of which tournament, if it is one.
    pub(crate) tournament: Option<TournamentId>,
    pub(crate) matter: Matter,
    pub(crate) game: String,
    pub(crate) who: String,
    /// Since when it waits.
    pub(crate) at: Millis,
    /// The ends that have not got it yet; none before the first attempt.
    pub(crate) ends: Option<Vec<String>>,
    pub(crate) tries: u32,
}

impl Notice {
    /// Where one looks at what it is about.
    pub(crate) fn place(&self) -> String {
        match (&self.table, &self.tournament) {
            (Some(table), _) => format!("/t/{table}"),
            (None, Some(tournament)) => format!("/tournaments/{tournament}"),
            (None, None) => String::new(),
        }
    }
}

/// A browser that takes notices while no page is open.
#[derive(Clone, Debug)]
pub(crate) struct PushEnd {
    pub(crate) endpoint: String,
    /// The browser's public key, as an uncompressed point.
    pub(crate) key: Vec<u8>,
    /// What only the browser and we know.
    pub(crate) auth: [u8; 16],
}

/// What the notices need of a database.
pub(crate) trait NoticeStore: Send + Sync + 'static {
    /// What may be told now, without those that are being told: of each person a few, everybody's first one before anybody's
    /// second, and among these the longest waiting first.
    fn due_notices(&self, now: Millis, limit: usize, without: Vec<i64>) -> Reply<'_, Vec<Notice>>;
    /// A notice is told, or given up.
    fn settled(&self, no: i64) -> Reply<'_, ()>;
    /// Some ends have not got a notice; they are tried again later.
    fn postponed(&self, no: i64, ends: Vec<String>, due: Millis) -> Reply<'_, ()>;
    /// A letter for one person that concerns no table.
    fn post_letter(&self, person: &PersonId, matter: Matter, at: Millis) -> Reply<'_, ()>;

    /// How somebody wants to be told.
    fn contact_of(&self, person: &PersonId) -> Reply<'_, Option<Contact>>;
    /// Somebody wants to be told in another way.
    fn keep_contact(&self, person: &PersonId, contact: Contact) -> Reply<'_, ()>;
    /// Whoever can be written to under a login, or under an address that they have confirmed.
    fn reachable_by_mail(&self, login_or_mail: &str) -> Reply<'_, Option<PersonId>>;
    /// Keeps the fingerprint of a link for a new password.
    fn keep_link(&self, person: &PersonId, link: [u8; 32], until: Millis) -> Reply<'_, ()>;

    /// The browsers of somebody that take notices.
    fn pushes_of(&self, person: &PersonId) -> Reply<'_, Vec<PushEnd>>;
    /// One more browser, the oldest goes if there are too many; a browser has one owner.
    fn keep_push(&self, person: &PersonId, end: PushEnd, at: Millis) -> Reply<'_, ()>;
    /// A browser that takes nothing any more.
    fn drop_push(&self, endpoint: &str) -> Reply<'_, ()>;

    /// The times in which somebody's clocks stand still, the oldest first.
    fn vacations_of(&self, person: &PersonId) -> Reply<'_, Vec<(Millis, Millis)>>;
    /// Somebody's clocks stand still from now until then; if they stand still already, that ends then instead.
    fn take_vacation(&self, person: &PersonId, now: Millis, until: Millis) -> Reply<'_, ()>;
}

/// A row that nobody of us wrote.
pub(crate) fn unreadable(what: &str) -> StoreFault {
    StoreFault::broken("store-notice", facts![what])
}
