//! All tables of a store, looked at one after the other by a program that is no server. A server may run meanwhile.

use super::{Entry, StoreFault, Stored};
use ::club::Anchors;
use ::table::{Millis, TableId};

/// The tables of a store.
pub(crate) trait AllTables {
    /// Every table, the newest first.
    fn ids(&self) -> Result<Vec<TableId>, StoreFault>;
    /// A table's journal.
    fn load(&self, table: &TableId) -> Result<Option<Stored>, StoreFault>;
    /// What lists say that is played at a table whose journal cannot be read.
    fn game_of(&self, table: &TableId) -> Option<String>;
    /// The tables whose games have ended and at which nothing has happened since a moment, the oldest first.
    fn ended_before(&self, moment: Millis) -> Result<Vec<TableId>, StoreFault>;
    /// Takes a table out, if this is still its last line; whether it did. Its game is entered in the books first, if it was
    /// not yet, and stays there.
    fn remove(&self, table: &TableId, seq: u32, game: Option<Leaving>) -> Result<bool, StoreFault>;
}

/// The game of a table that is taken out.
#[derive(Clone, Debug)]
pub(crate) struct Leaving {
    pub(crate) entry: Entry,
    /// What the bots are worth who played there.
    pub(crate) anchors: &'static Anchors,
}
