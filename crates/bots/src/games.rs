//! What good players know, a module per game.
//!
//! A game with knowledge of its own implements [`Known`] in its module. Every other game of the list is searched with
//! plain priors.

pub mod fuji;
pub mod sapiens;
pub mod trex;
pub mod warlock;
pub mod wrath;

use crate::{Insight, Plain};
use catalog::AnyMatch;
use kernel::{Game, Match};
use std::marker::PhantomData;

/// A game about which this crate knows more than its rules.
pub trait Known: Game {
    /// Its knowledge: priors, judgement, plans.
    type Insight: Insight<Self> + Default;
}

/// An operation on a match, generic over the type of its game.
pub(crate) trait Visitor {
    /// The result of the operation.
    type Output;
    /// Performs the operation on the true state, which it must not show to a bot.
    fn visit<G: Game, I: Insight<G>>(self, truth: &G::State, insight: &I) -> Self::Output;
}

/// Calls the visitor with a match of one of these games and with the insight into that game.
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

/// Calls the visitor with a match of any game of the list.
///
/// # Panics
/// If the game is not in the list.
pub(crate) fn open<V: Visitor>(played: &dyn AnyMatch, visitor: V) -> V::Output {
    catalog::games!(visit played, visitor; catalog)
}

/// One game with its insight. A game that is [`Known`] uses the inherent `visit`, any other that of the trait
/// [`Unknown`]: Rust prefers an inherent function to one of a trait.
struct With<G>(PhantomData<G>);

impl<G: Known> With<G> {
    fn visit<V: Visitor>(truth: &G::State, visitor: V) -> V::Output {
        visitor.visit::<G, _>(truth, &G::Insight::default())
    }
}

/// A game about which this crate knows nothing but the rules.
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
