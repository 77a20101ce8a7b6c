//! A recorded game with all its states, whatever game it is.

use crate::Insight;
use crate::games::{self, Visitor};
use catalog::{AnyMatch, Door};
use kernel::record::{ActEntry, Entry};
use kernel::{Game, Record, RecordFault};
use std::any::Any;
use std::collections::BTreeSet;

/// A recorded game that was replayed: what was done, and the state after the setup and after every entry.
pub(super) struct Past {
    /// The match after its setup. It only says which game this is.
    start: Box<dyn AnyMatch>,
    states: Vec<Box<dyn Any + Send + Sync>>,
    entries: Vec<Entry>,
    /// The numbers of the actions that were taken back.
    taken_back: BTreeSet<u32>,
}

/// Keeps a copy of a state.
struct Keep;

impl Visitor for Keep {
    type Output = Box<dyn Any + Send + Sync>;

    fn visit<G: Game, I: Insight<G>>(self, truth: &G::State, _: &I) -> Self::Output {
        Box::new(truth.clone())
    }
}

impl Past {
    /// Replays a record.
    pub(super) fn of(game: &dyn Door, record: &Record, edition: catalog::AnyEdition) -> Result<Past, RecordFault> {
        let mut start = None;
        let mut states = Vec::with_capacity(record.entries.len() + 1);
        game.replay(record, edition, &mut |played, entry, _| {
            if entry.is_none() {
                start = Some(played.copy());
            }
            states.push(games::open(played, Keep));
        })?;
        let taken_back = record.entries.iter().filter_map(|entry| match entry {
            Entry::Act(_) => None,
            Entry::Undo(undo) => Some(undo.undo),
        });
        Ok(Past {
            start: start.expect("a replay shows the setup first"),
            states,
            taken_back: taken_back.collect(),
            entries: record.entries.clone(),
        })
    }

    /// The match after its setup.
    pub(super) fn game(&self) -> &dyn AnyMatch {
        &*self.start
    }

    /// How many entries there are.
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// An entry; the first is 0.
    pub(super) fn entry(&self, place: usize) -> &Entry {
        &self.entries[place]
    }

    /// The action of an entry that stood: not an undo, and not taken back.
    pub(super) fn act(&self, place: usize) -> Option<&ActEntry> {
        match &self.entries[place] {
            Entry::Act(act) if !self.taken_back.contains(&act.n) => Some(act),
            Entry::Act(_) | Entry::Undo(_) => None,
        }
    }

    /// The state after this many entries.
    pub(super) fn state<G: Game>(&self, after: usize) -> &G::State {
        self.states[after].downcast_ref().expect("all states are of one game")
    }
}
