//! What good players know, a module per game.

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

use crate::Insight;
use ::fuji::Fuji;
use ::sapiens::Sapiens;
use ::trex::Trex;
use ::warlock::Warlock;
use ::wrath::Wrath;
use catalog::AnyMatch;
use kernel::{Game, Match, Scenario};

/// Something to do with a match whose game is known by type.
pub(crate) trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Game, I: Insight<G>>(self, truth: &G::State, insight: &I) -> Self::Output;
}

/// Opens a match of any game that this crate knows.
pub(crate) fn open<V: Visitor>(played: &dyn AnyMatch, visitor: V) -> Option<V::Output> {
    fn state<G: Scenario>(played: &dyn AnyMatch) -> Option<&G::State> {
        played.as_any().downcast_ref::<Match<G>>().map(Match::state)
    }
    if let Some(truth) = state::<Wrath>(played) {
        Some(visitor.visit::<Wrath, _>(truth, &WrathInsight))
    } else if let Some(truth) = state::<Trex>(played) {
        Some(visitor.visit::<Trex, _>(truth, &TrexInsight))
    } else if let Some(truth) = state::<Sapiens>(played) {
        Some(visitor.visit::<Sapiens, _>(truth, &SapiensInsight))
    } else if let Some(truth) = state::<Warlock>(played) {
        Some(visitor.visit::<Warlock, _>(truth, &WarlockInsight))
    } else if let Some(truth) = state::<Fuji>(played) {
        Some(visitor.visit::<Fuji, _>(truth, &FujiInsight::default()))
    } else {
        None
    }
}
