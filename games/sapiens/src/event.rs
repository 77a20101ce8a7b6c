//! What happened, in steps small enough to animate and to explain. Everything but the draw pile is open, so everybody
//! sees all of it.

use crate::action::Lay;
use crate::scene::Scene;
use crate::square::Square;
use crate::state::LayKind;
use crate::tile::Tile;
use kernel::Seat;
use serde::Serialize;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Tiles were put away unseen.
    PutAway {
        /// How many.
        count: u8,
    },
    /// A player received a valley.
    Valley {
        /// Whose.
        seat: Seat,
        /// The left face.
        left: &'static str,
        /// The right face.
        right: &'static str,
    },
    /// A mountain token was placed at setup.
    TokenPlaced {
        /// Whose.
        seat: Seat,
        /// Its scene.
        scene: Scene,
        /// The cave or waterfall.
        at: Square,
    },
    /// A player drew a tile into the reserve at setup.
    Drew {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// The first player was determined.
    First {
        /// Who.
        seat: Seat,
    },
    /// A tile of the pile came to the Common Pool.
    Revealed {
        /// The tile.
        tile: Tile,
    },
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
        /// The round.
        round: u8,
    },
    /// A tile was laid.
    Laid {
        /// By whom, on whose valley.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Where its lower scene lies.
        low: Square,
        /// Where its higher scene lies.
        high: Square,
        /// What for.
        kind: LayKind,
    },
    /// A tribe was abandoned.
    Abandoned {
        /// Whose.
        seat: Seat,
    },
    /// A brawl token was settled.
    Settled {
        /// Who laid the tile.
        seat: Seat,
        /// Whose token.
        owner: Seat,
        /// The food that changed hands: 0 or 1.
        food: u16,
    },
    /// A connected half fed the tribe.
    Ate {
        /// Whose.
        seat: Seat,
        /// The square.
        square: Square,
        /// Its food.
        food: u16,
    },
    /// A power can do nothing and is lost.
    PowerLost {
        /// Whose.
        seat: Seat,
        /// Its scene.
        scene: Scene,
    },
    /// A player declined the remaining powers.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A Feast allows an extra lay.
    Feast {
        /// Whose.
        seat: Seat,
    },
    /// A Feast ended without an extra lay.
    FeastSkipped {
        /// Whose.
        seat: Seat,
    },
    /// Gathering fed the tribe.
    Gathered {
        /// Whose.
        seat: Seat,
        /// How much.
        food: u16,
    },
    /// Gathering may lie on Plains this turn.
    PlainsOpen {
        /// For whom.
        seat: Seat,
    },
    /// A mountain token was played.
    TokenPlayed {
        /// By whom.
        seat: Seat,
        /// Its scene.
        scene: Scene,
    },
    /// A mountain token was taken into a stock.
    TokenTaken {
        /// Whose.
        seat: Seat,
        /// Its scene.
        scene: Scene,
        /// Where it lay.
        at: Square,
    },
    /// A used mountain token came back into the stock.
    TokenBack {
        /// Whose.
        seat: Seat,
        /// Its scene.
        scene: Scene,
    },
    /// A mountain token was lost.
    TokenDiscarded {
        /// Whose.
        seat: Seat,
        /// Its scene.
        scene: Scene,
        /// Where it lay.
        at: Square,
    },
    /// A brawl token was put on a tile.
    Marked {
        /// Whose token.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A brawl token returned to its owner.
    Unmarked {
        /// Whose token.
        seat: Seat,
        /// The tile it lay on.
        tile: Tile,
    },
    /// Two tiles were swapped.
    Swapped {
        /// By whom.
        seat: Seat,
        /// The tile given.
        gave: Tile,
        /// The tile received.
        took: Tile,
        /// From whose reserve; `None` is the Common Pool.
        with: Option<Seat>,
    },
    /// A Camp gave shelter.
    Camped {
        /// Whose.
        seat: Seat,
        /// How much.
        shelter: u16,
    },
    /// A steak was taken.
    Steak {
        /// By whom.
        seat: Seat,
    },
    /// Steaks became food.
    Converted {
        /// Whose.
        seat: Seat,
        /// How many.
        steaks: u8,
        /// How much food.
        food: u16,
    },
    /// A bear was placed.
    Bear {
        /// By whom.
        seat: Seat,
        /// On whose valley.
        on: Seat,
        /// Where.
        square: Square,
        /// The shelter it gave.
        shelter: u16,
    },
    /// A bear was chased away.
    Chased {
        /// From whose valley.
        seat: Seat,
        /// Where.
        square: Square,
    },
    /// A cave gave shelter.
    Sheltered {
        /// Whose.
        seat: Seat,
        /// The cave.
        cave: Square,
        /// How much.
        shelter: u16,
    },
    /// A tile was taken from the Common Pool.
    Took {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A tile of the Common Pool left the game.
    Removed {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// Pile and Common Pool are empty: this is the last round.
    LastRound,
    /// A player's game ended early.
    Finished {
        /// Whose.
        seat: Seat,
    },
    /// A player's result.
    Result {
        /// Whose.
        seat: Seat,
        /// Food points.
        food: u16,
        /// Shelter points.
        shelter: u16,
        /// The lower of the two.
        result: u16,
    },
    /// A player won, alone or with others.
    Won {
        /// Who.
        seat: Seat,
    },
}

impl Event {
    /// A tile was laid.
    pub(crate) fn laid(seat: Seat, lay: &Lay, kind: LayKind) -> Event {
        Event::Laid { seat, tile: lay.tile, low: lay.low, high: lay.high, kind }
    }
}
