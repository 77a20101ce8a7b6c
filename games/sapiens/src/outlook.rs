//! What other crates may read of players and turns: for evaluations and tests, without the cost of a whole view.
//!
//! Everything here lies open on the table.

use crate::player::{Player, TokenPlace};
use crate::scene::{Scene, SceneSet};
use crate::square::Cells;
use crate::state::{Covered, TurnMemory};
use crate::tile::TileSet;
use crate::valley::Valley;

impl Player {
    /// The valley as printed.
    #[inline]
    pub fn valley(&self) -> &'static Valley {
        self.valley
    }

    /// The squares that touch a half with this scene in the active tribe.
    #[inline]
    pub fn reach(&self, scene: Scene) -> Cells {
        self.reach[scene.index()]
    }

    /// Squares with bears.
    #[inline]
    pub fn bears(&self) -> Cells {
        self.bears
    }

    /// How many tribes were founded; the last one is active.
    #[inline]
    pub fn tribes(&self) -> u8 {
        self.tribes
    }

    /// Where the mountain token of a scene is.
    #[inline]
    pub fn token(&self, scene: Scene) -> TokenPlace {
        self.tokens[scene.index()]
    }

    /// How many of this player's brawl tokens lie on tiles.
    #[inline]
    pub fn brawls_placed(&self) -> usize {
        self.brawls.iter().flatten().count()
    }

    /// The reserve.
    #[inline]
    pub fn reserve(&self) -> TileSet {
        self.reserve
    }

    /// Food points.
    #[inline]
    pub fn food(&self) -> u16 {
        self.food
    }

    /// Shelter points.
    #[inline]
    pub fn shelter(&self) -> u16 {
        self.shelter
    }

    /// Steaks.
    #[inline]
    pub fn steaks(&self) -> u8 {
        self.steaks
    }

    /// Turns taken.
    #[inline]
    pub fn turns(&self) -> u8 {
        self.turns
    }

    /// Whether this player's game is over before the others'.
    #[inline]
    pub fn finished(&self) -> bool {
        self.finished
    }
}

impl TurnMemory {
    /// The scenes of connected halves whose powers are still to come.
    #[inline]
    pub fn pending(&self) -> SceneSet {
        self.pending
    }

    /// Extra lays still to be made or skipped.
    #[inline]
    pub fn extras(&self) -> u8 {
        self.extras
    }

    /// The cave under the main tile, not yet rewarded.
    #[inline]
    pub fn main_cave(&self) -> Option<Covered> {
        self.main_cave
    }
}
