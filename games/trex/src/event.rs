//! What happens, step by step.

use crate::action::Action;
use crate::board::{Cell, Cells, Direction, Feature};
use crate::cards::{Card, Cards, Species};
use kernel::{Seat, Seats};
use serde::Serialize;

/// One thing that happened.
#[expect(missing_docs, reason = "the fields are the things that the sentence above them names")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A seat got its species.
    Dealt { seat: Seat, species: Species },
    /// A tile was laid on its corner.
    TileLaid { feature: Feature, cell: Cell },
    /// A Dino was put on its starting cell.
    FigurePlaced { seat: Seat, cell: Cell },
    /// The T-Rex was put on the Lair.
    RexPlaced { cell: Cell },
    /// A player took the starting trees.
    Provisioned { seat: Seat, trees: u8 },
    /// A player received the first Bone.
    BoneGiven { seat: Seat },
    /// A seat has answered; nobody learns what.
    Answered { seat: Seat },
    /// An answer is shown.
    Revealed { seat: Seat, answer: Action },
    /// A tile moved by one step.
    TileMoved { feature: Feature, by: Seat, direction: Direction, to: Cell },
    /// A Dino was carried along by its tile.
    Carried { seat: Seat, to: Cell },
    /// A tile came to its final place.
    TileSettled { feature: Feature, cell: Cell },
    /// A shown direction came to nothing.
    Ignored { piece: Piece, by: Seat, direction: Option<Direction>, why: Ignored },
    /// Trees were put on these cells.
    Planted { cells: Cells, count: u8 },
    /// This many trees stay in the box.
    Boxed { count: u8 },
    /// A player set a card aside. Only its owner learns which: see [`Event::SetAsideUnseen`].
    SetAside { seat: Seat, card: Card },
    /// A player set a card aside, as the others see it.
    SetAsideUnseen { seat: Seat },
    /// A turn began.
    TurnBegan { turn: u8, of: u8, bone: Seat },
    /// A Dino rested.
    Rested { seat: Seat },
    /// A Dino made a step.
    Stepped { seat: Seat, from: Cell, to: Cell, cause: Cause },
    /// A Dino entered its refuge.
    Sheltered { seat: Seat, feature: Feature },
    /// A Dino ran into a tile it may not enter: it stays and loses a tree.
    Barred { seat: Seat, feature: Feature },
    /// A Dino entered a cell with another one, whose player gives away a tree.
    Hit { by: Seat, victim: Seat },
    /// The tree of a Hit was added to these provisions.
    Received { seat: Seat, from: Seat },
    /// The T-Rex bit a Dino, whose player loses a tree.
    Bitten { seat: Seat, cause: Bite },
    /// A card came too late: its player is out.
    CardLost { seat: Seat, card: Card },
    /// The opponents are asked where a panicking Dino runs.
    PanicAsked { seat: Seat },
    /// The rest of a Panic is dropped: its Dino is out.
    PanicDropped { seat: Seat },
    /// A played card was discarded.
    Discarded { seat: Seat, card: Card },
    /// All players are asked where the T-Rex goes.
    RexAsked,
    /// The T-Rex made a step.
    RexStepped { by: Seat, from: Cell, to: Cell },
    /// A tile swallowed the T-Rex.
    RexVanished { by: Seat, feature: Feature },
    /// A Dino in its refuge saw the T-Rex vanish and lost nothing.
    Spared { seat: Seat, feature: Feature },
    /// The T-Rex came back to the Lair.
    RexReturned { cell: Cell },
    /// A Dino took the tree of its cell.
    Harvested { seat: Seat, cell: Cell },
    /// Nobody took the tree of a cell that several share.
    Contested { cell: Cell },
    /// A player is out.
    Eliminated { seat: Seat },
    /// The unplayed cards of an eliminated player were shown and discarded.
    HandDiscarded { seat: Seat, cards: Cards },
    /// The Bone went to the next seat.
    BonePassed { to: Seat },
    /// At the end a card set aside is shown.
    SetAsideShown { seat: Seat, card: Card },
    /// The game is over.
    Won { winners: Seats },
}

/// A piece that directions move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// A tile.
    Tile(Feature),
    /// The Dino of a seat.
    Dino(Seat),
    /// The T-Rex.
    Rex,
}

/// Why a direction came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ignored {
    /// It leads off the board.
    Edge,
    /// It leads onto a tile that the Dino may not enter.
    Barred,
    /// It leads onto the Lair.
    Lair,
    /// It leads onto the other tile.
    OtherTile,
    /// It leads onto a figure.
    Figure,
    /// The T-Rex is off the board.
    RexGone,
    /// The panicking Dino is out.
    PanickerOut,
    /// The player abstained.
    Abstained,
}

/// Why a Dino made a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Its own Move card.
    Move,
    /// The first step of its own Panic.
    Panic,
    /// An opponent's direction.
    Pushed(Seat),
}

/// How a Dino met the T-Rex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Bite {
    /// The Dino entered the T-Rex's cell.
    Entered,
    /// The T-Rex entered the Dino's cell.
    RexStep,
    /// The T-Rex came back to the Lair.
    RexReturn,
}
