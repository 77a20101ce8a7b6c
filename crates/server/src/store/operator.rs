//! What the operator of a server does with people, on the data themselves; a running server looks again within a second.

use super::sqlite::FolderOperator;
use super::{StoreFault, postgres};
use crate::token::Pass;
use ::table::Millis;
use kernel::facts;
use std::fmt;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// For how long a link for a new password works.
pub(super) const LINK_LASTS: Millis = 3 * 24 * 3_600_000;

/// Why the operator's wish was not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OperatorFault {
    /// The data cannot be read or written.
    Store(StoreFault),
    /// There is nobody of that name, login or identifier.
    Unknown,
    /// Several people have that name.
    Several(Vec<String>),
    /// They have no account, so there is no password to choose anew.
    Guest,
    /// The data were made by another version: a server must have started with them once.
    Version,
}

impl fmt::Display for OperatorFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OperatorFault::Store(fault) => fault.fmt(out),
            OperatorFault::Unknown => out.write_str("there is nobody of that name, login or identifier"),
            OperatorFault::Several(who) => write!(out, "several people have that name: {}", who.join(" ")),
            OperatorFault::Guest => out.write_str("they have no account"),
            OperatorFault::Version => out.write_str("the data have another version: start a server with them once"),
        }
    }
}

impl std::error::Error for OperatorFault {}

impl From<StoreFault> for OperatorFault {
    fn from(fault: StoreFault) -> OperatorFault {
        OperatorFault::Store(fault)
    }
}

/// Somebody, as the operator sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonShown {
    /// Who.
    pub id: String,
    /// Under which name.
    pub name: String,
    /// The login, if they have an account.
    pub login: Option<String>,
    /// Since when, in milliseconds since 1970.
    pub created: Millis,
    /// Since when they may not come in.
    pub banned: Option<Millis>,
}

/// A report, as the operator sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportShown {
    /// Its number.
    pub number: i64,
    /// When, in milliseconds since 1970.
    pub at: Millis,
    /// By whom: name and identifier.
    pub by: String,
    /// About whom: name and identifier; of a correction the game.
    pub about: String,
    /// At which table.
    pub table: Option<String>,
    /// What was said.
    pub said: Option<String>,
    /// Why; of a correction which values differ.
    pub reason: String,
    /// The edition file, if the owner of a box corrects what is ours.
    pub correction: Option<String>,
}

impl ReportShown {
    /// What is kept about a game and not about a person is a correction.
    fn told_apart(mut self) -> ReportShown {
        if let Some(game) = catalog::game(self.about.trim()) {
            self.about = game.about().id.to_owned();
            self.correction = self.said.take();
        }
        self
    }
}

/// What can be done with people, in whatever the data are kept.
pub(super) trait Operates {
    fn list(&self, part: &str, most: u32) -> Done<Vec<PersonShown>>;
    fn rename(&self, who: &str, name: &str) -> Done<()>;
    fn ban(&self, who: &str, banned: bool) -> Done<()>;
    /// Keeps a link for a new password.
    fn reset(&self, who: &str, link: &Pass) -> Done<()>;
    fn delete(&self, who: &str, name: &str) -> Done<()>;
    fn reports(&self) -> Done<Vec<ReportShown>>;
    fn settle(&self, number: i64) -> Done<()>;
}

/// The people of a server.
pub struct Operator(Box<dyn Operates>);

pub(super) type Done<T> = Result<T, OperatorFault>;

impl Operator {
    /// Opens the data of a folder, whether a server runs there or not.
    pub fn open(folder: &Path) -> Done<Operator> {
        Ok(Operator(Box::new(FolderOperator::open(folder)?)))
    }

    /// Opens a PostgreSQL database, whether servers use it or not. Not to be called where asynchronous code runs.
    pub fn open_database(address: &str) -> Done<Operator> {
        Ok(Operator(Box::new(postgres::DatabaseOperator::open(address)?)))
    }

    /// Everybody whose name or login holds some letters, the newest first.
    pub fn list(&self, part: &str, most: u32) -> Done<Vec<PersonShown>> {
        self.0.list(part, most)
    }

    /// Gives somebody another name. At tables where they sit already they keep the old one.
    pub fn rename(&self, who: &str, name: &str) -> Done<()> {
        self.0.rename(who, name)
    }

    /// Keeps somebody out, or lets them in again.
    pub fn ban(&self, who: &str, banned: bool) -> Done<()> {
        self.0.ban(who, banned)
    }

    /// What a link says that lets the holder of an account choose a new password, once, within three days.
    pub fn reset(&self, who: &str) -> Done<String> {
        let broken = |_| OperatorFault::Store(StoreFault::broken("store-no-chance", facts![]));
        let link = Pass::new().map_err(broken)?;
        self.0.reset(who, &link)?;
        Ok(link.word().to_owned())
    }

    /// Deletes somebody as they could themselves: the name goes, records stay. Tables in the memory of a running server
    /// with data in a folder show the name until they leave it.
    pub fn delete(&self, who: &str, name: &str) -> Done<()> {
        self.0.delete(who, name)
    }

    /// What was reported and is not settled yet, the oldest first.
    pub fn reports(&self) -> Done<Vec<ReportShown>> {
        Ok(self.0.reports()?.into_iter().map(ReportShown::told_apart).collect())
    }

    /// The edition file of a correction that is not settled yet, by its number.
    pub fn correction(&self, number: i64) -> Done<String> {
        let found = self.reports()?.into_iter().find(|report| report.number == number);
        found.and_then(|report| report.correction).ok_or(OperatorFault::Unknown)
    }

    /// Notes that a report is settled.
    pub fn settle(&self, number: i64) -> Done<()> {
        self.0.settle(number)
    }
}

pub(super) fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_millis() as Millis
}
