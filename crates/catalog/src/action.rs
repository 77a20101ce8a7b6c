//! An action of any game.

use kernel::Game;
use serde::{Serialize, Serializer};
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// An action, typed as its game has it, whatever game that is. It is shown and written in the game's notation, so that
/// text is made only where text is wanted.
#[derive(Clone)]
pub struct AnyAction(Arc<dyn Action>);

trait Action: fmt::Display + Send + Sync {
    fn as_any(&self) -> &dyn Any;
}

struct Of<G: Game>(G::Action);

impl<G: Game> fmt::Display for Of<G> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl<G: Game> Action for Of<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl AnyAction {
    /// An action of a game that is known by type.
    pub fn of<G: Game>(action: G::Action) -> AnyAction {
        AnyAction(Arc::new(Of::<G>(action)))
    }

    /// The action itself, if it is one of this game.
    pub fn open<G: Game>(&self) -> Option<&G::Action> {
        self.0.as_any().downcast_ref::<Of<G>>().map(|action| &action.0)
    }
}

impl fmt::Display for AnyAction {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl fmt::Debug for AnyAction {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "AnyAction({self})")
    }
}

/// Two actions are the same if they are written alike.
impl PartialEq for AnyAction {
    fn eq(&self, other: &AnyAction) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Serialize for AnyAction {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
