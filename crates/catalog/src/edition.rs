//! An edition of any game.

use kernel::{Digest, EditionFault, EditionTag, Game};
use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};

/// The edition files that were read, by game and fingerprint.
static LOADED: Mutex<BTreeMap<(&'static str, Digest), AnyEdition>> = Mutex::new(BTreeMap::new());

/// How many edition files are in memory.
pub fn editions_loaded() -> usize {
    LOADED.lock().unwrap_or_else(PoisonError::into_inner).len()
}

/// Whether this very edition file of a game is in memory.
pub fn is_edition_loaded(game: &'static str, text: &str) -> bool {
    let loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    loaded.contains_key(&(game, Digest::of(text.as_bytes())))
}

/// An edition of some game. Only the door of that game can use it.
#[derive(Clone, Copy)]
pub struct AnyEdition {
    content: &'static (dyn Any + Send + Sync),
    tag: &'static EditionTag,
}

impl AnyEdition {
    pub(crate) fn of<G: Game>(edition: &'static G::Edition) -> AnyEdition {
        AnyEdition { content: edition, tag: G::edition_tag(edition) }
    }

    /// Reads an edition file, once. States refer to their edition without counting: one that was loaded is never unloaded.
    pub(crate) fn load<G: Game>(text: &str) -> Result<AnyEdition, EditionFault> {
        let key = (G::about().id, Digest::of(text.as_bytes()));
        let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = loaded.get(&key) {
            return Ok(*known);
        }
        let edition = AnyEdition::of::<G>(Box::leak(Box::new(G::read_edition(text)?)));
        loaded.insert(key, edition);
        Ok(edition)
    }

    /// The edition as the game knows it, for crates that work with each game by its type.
    ///
    /// # Panics
    /// If it is an edition of another game. Editions come from the game's own door, so that is our mistake.
    pub fn open<G: Game>(self) -> &'static G::Edition {
        self.content.downcast_ref().expect("an edition goes through the door of its own game")
    }

    /// Its name and fingerprint.
    pub fn tag(self) -> &'static EditionTag {
        self.tag
    }
}

impl fmt::Debug for AnyEdition {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tag.fmt(out)
    }
}
