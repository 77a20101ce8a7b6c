//! What good players know, a module per game.
//!
//! A game that has one says so by `impl Known` in its module. Every other game of the list is searched with plain priors.

mod fuji;
mod sapiens;
mod trex;
mod warlock;
mod wrath;

pub use self::fuji::FujiInsight;
pub use self::sapiens::SapiensInsight;
pub use self::trex::TrexInsight;
pub use self::warlock::WarlockInsight;
pub use self::wrath::WrathInsight;

use crate::{Insight, Plain};
use catalog::AnyMatch;
use kernel::{Game, Match};
use std::marker::PhantomData;

/// A game that this crate knows more about than its rules.
pub trait Known: Game {
    /// What it knows.
    type Insight: Insight<Self> + Default;
}

/// Something to do with a match whose game is known by type.
pub(crate) trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Game, I: Insight<G>>(self, truth: &G::State, insight: &I) -> Self::Output;
}

/// Shows the visitor a match of one of these games, with what is known about that game.
macro_rules! visit {
    ($played:ident, $visitor:ident; $from:ident $($package:ident :: $game:ident,)+) => {{
        $(
            if let Some(game) = $played.as_any().downcast_ref::<Match<$from::$package::$game>>() {
                return With::<$from::$package::$game>::visit(game.state(), $visitor);
            }
        )+
        panic!("{} is not in the list of games", $played.about().id)
    }};
}

/// Opens a match of any game of the list.
///
/// # Panics
/// If the game is not in the list.
pub(crate) fn open<V: Visitor>(played: &dyn AnyMatch, visitor: V) -> V::Output {
    catalog::games!(visit played, visitor; catalog)
}

/// One game with what is known about it. For a game that is [`Known`] its own `visit` is found, for any other that of
/// [`Unknown`]: an inherent function goes before one of a trait.
struct With<G>(PhantomData<G>);

impl<G: Known> With<G> {
    fn visit<V: Visitor>(truth: &G::State, visitor: V) -> V::Output {
        visitor.visit::<G, _>(truth, &G::Insight::default())
    }
}

/// A game of which nothing is known but its rules.
#[allow(dead_code, reason = "the games of the list may all be known")]
trait Unknown {
    type Game: Game;
    fn visit<V: Visitor>(truth: &<Self::Game as Game>::State, visitor: V) -> V::Output {
        visitor.visit::<Self::Game, _>(truth, &Plain)
    }
}

impl<G: Game> Unknown for With<G> {
    type Game = G;
}

#[cfg(test)]
mod tests;
