//! What happens in a game, one thing at a time, with the rule that caused it.

use crate::cell::{Cell, CellSet};
use crate::hand::Hand;
use crate::pieces::{Direction, Figure, Place, Species, Tile};
use kernel::Seat;
use serde::Serialize;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The first player was drawn.
    FirstPlayer {
        /// The place at the table that begins.
        place: u8,
    },
    /// The land was laid.
    LandLaid {
        /// The tiles, along the rows from the top left.
        tiles: Vec<Tile>,
    },
    /// The species in play were fixed.
    SpeciesChosen {
        /// The four species.
        species: Vec<Species>,
    },
    /// A turn began.
    TurnBegan {
        /// Whose turn.
        seat: Seat,
    },
    /// Dice were rolled.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// Which roll of the turn, from 1.
        roll: u8,
        /// What the rolled dice show.
        rolled: Hand,
        /// All dice after it.
        dice: Hand,
    },
    /// A player kept all dice.
    Kept {
        /// Who.
        seat: Seat,
        /// The dice kept.
        dice: Hand,
    },
    /// A die put a figure somewhere.
    Placed {
        /// Whose.
        seat: Seat,
        /// Who.
        figure: Figure,
        /// From where.
        from: Place,
        /// Where to.
        to: Place,
    },
    /// A figure walked, swam or flew.
    Walked {
        /// Whose.
        seat: Seat,
        /// Who.
        figure: Figure,
        /// From where.
        from: Cell,
        /// The water it swam through, in order.
        over: Vec<Cell>,
        /// Where to.
        to: Cell,
        /// The dice spent.
        dice: u8,
    },
    /// A Tyrannosaurus ate a Cro-Magnon, who goes home.
    Devoured {
        /// Whose Tyrannosaurus.
        seat: Seat,
        /// Whose Cro-Magnon.
        victim: Seat,
        /// Where.
        at: Cell,
    },
    /// A dinosaur hatched.
    Hatched {
        /// Whose it is now.
        seat: Seat,
        /// Which.
        species: Species,
    },
    /// Figures went back to their player's reserve.
    Returned {
        /// Whose.
        seat: Seat,
        /// Who.
        figure: Figure,
        /// How many.
        count: u8,
        /// From where.
        from: Place,
    },
    /// Step 2 ended.
    Ended {
        /// Whose.
        seat: Seat,
        /// Dice lost unused.
        lost: Hand,
    },
    /// A player may shake the earth.
    MayQuake {
        /// Who.
        seat: Seat,
    },
    /// The earth shook.
    Quaked {
        /// Who shook it.
        seat: Seat,
        /// Which way the Volcano went.
        direction: Direction,
        /// Where the Volcano is now.
        volcano: Cell,
    },
    /// A player left the earth in peace.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// The Volcano erupted.
    Erupted {
        /// Spaces held, by seat.
        spaces: Vec<u8>,
    },
    /// A region with figures in it is scored.
    Region {
        /// Its kind.
        tile: Tile,
        /// Its cells.
        cells: CellSet,
        /// How strong each seat is in it.
        strengths: Vec<u16>,
        /// Whether a Triceratops makes the people count nothing.
        people_ignored: bool,
    },
    /// A player scored.
    Scored {
        /// Who.
        seat: Seat,
        /// How many points.
        points: u16,
        /// The score now.
        total: u16,
    },
    /// The game is over.
    GameOver {
        /// Who won.
        winner: Seat,
        /// With how many points.
        score: u16,
    },
}
