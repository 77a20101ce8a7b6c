//! The board: cells, directions, tiles, and sets of cells.

use kernel::{Member, Set, reading};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The widest and highest board an edition may have.
pub(crate) const MAX_SIDE: u8 = 8;

/// One cell, named by its column letter (west to east) and its row number (north to south), as in `C3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in a column and a row, both counted from 0 and below 8.
    #[inline]
    pub const fn new(column: u8, row: u8) -> Cell {
        assert!(column < MAX_SIDE && row < MAX_SIDE, "a cell lies within the greatest board");
        Cell(row * MAX_SIDE + column)
    }

    /// The column, counted from 0.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % MAX_SIDE
    }

    /// The row, counted from 0.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / MAX_SIDE
    }

    /// The cell as an array index below 64.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", (b'A' + self.column()) as char, self.row() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{self}")
    }
}

impl FromStr for Cell {
    type Err = ();

    fn from_str(text: &str) -> Result<Cell, ()> {
        match text.as_bytes() {
            [column @ b'A'..=b'H', row @ b'1'..=b'8'] => Ok(Cell::new(column - b'A', row - b'1')),
            _ => Err(()),
        }
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Cell, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|()| reading::refuse_text(&text, "C3"))
    }
}

/// TRX-GEO-3: the eight directions of the board, clockwise from north, the same for every player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// North.
    N,
    /// North-east.
    NE,
    /// East.
    E,
    /// South-east.
    SE,
    /// South.
    S,
    /// South-west.
    SW,
    /// West.
    W,
    /// North-west.
    NW,
}

impl Direction {
    /// All eight, clockwise from north.
    pub const ALL: [Direction; 8] = [
        Direction::N,
        Direction::NE,
        Direction::E,
        Direction::SE,
        Direction::S,
        Direction::SW,
        Direction::W,
        Direction::NW,
    ];

    /// The direction as it is written: `NE`.
    pub const fn name(self) -> &'static str {
        match self {
            Direction::N => "N",
            Direction::NE => "NE",
            Direction::E => "E",
            Direction::SE => "SE",
            Direction::S => "S",
            Direction::SW => "SW",
            Direction::W => "W",
            Direction::NW => "NW",
        }
    }

    /// Columns to the east and rows to the south that one step makes.
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Direction::N => (0, -1),
            Direction::NE => (1, -1),
            Direction::E => (1, 0),
            Direction::SE => (1, 1),
            Direction::S => (0, 1),
            Direction::SW => (-1, 1),
            Direction::W => (-1, 0),
            Direction::NW => (-1, -1),
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl FromStr for Direction {
    type Err = ();

    fn from_str(text: &str) -> Result<Direction, ()> {
        Direction::ALL.into_iter().find(|direction| direction.name() == text).ok_or(())
    }
}

/// One of the two tiles that are barriers for nearly everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Feature {
    /// The Lake.
    Lake,
    /// The Volcano.
    Volcano,
}

impl Feature {
    /// Both, in the order in which they are placed.
    pub const ALL: [Feature; 2] = [Feature::Lake, Feature::Volcano];

    /// The tile as it is written: `lake`.
    pub const fn name(self) -> &'static str {
        match self {
            Feature::Lake => "lake",
            Feature::Volcano => "volcano",
        }
    }
}

/// TRX-TREE-5: a set of cells, so that no cell can hold two trees.
pub type Cells = Set<Cell>;

impl Member for Cell {
    type Bits = u64;

    #[inline]
    fn number(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn numbered(number: u32) -> Cell {
        Cell(number as u8)
    }
}
