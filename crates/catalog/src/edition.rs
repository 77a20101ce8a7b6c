//! An edition of any game.

use kernel::{EditionTag, Game};
use std::any::Any;
use std::fmt;

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

    /// The edition as the game knows it. Editions come from the game's own door, so anything else is our mistake.
    pub(crate) fn open<G: Game>(self) -> &'static G::Edition {
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
