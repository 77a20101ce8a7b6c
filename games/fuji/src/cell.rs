//! Positions on the map, and sets of them as bits.

use kernel::reading;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The most columns a map may have.
pub const COLUMNS: u8 = 14;
/// The most rows a map may have.
pub const ROWS: u8 = 9;
/// How many positions there are room for.
pub const CELLS: usize = COLUMNS as usize * ROWS as usize;

/// One position of the map. Written `column,row`, counted from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub(crate) u8);

impl Cell {
    /// The position in a column and a row, if maps can be that large.
    pub const fn at(column: u8, row: u8) -> Option<Cell> {
        if column < COLUMNS && row < ROWS { Some(Cell(row * COLUMNS + column)) } else { None }
    }

    /// Its column.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// Its row.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// The position as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{},{}", self.column(), self.row())
    }
}

impl FromStr for Cell {
    type Err = ();

    fn from_str(text: &str) -> Result<Cell, ()> {
        let (column, row) = text.split_once(',').ok_or(())?;
        let plain =
            |part: &str| part.bytes().all(|byte| byte.is_ascii_digit()) && (part == "0" || !part.starts_with('0'));
        if !plain(column) || !plain(row) {
            return Err(());
        }
        Cell::at(column.parse().map_err(|_| ())?, row.parse().map_err(|_| ())?).ok_or(())
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
        text.parse().map_err(|()| reading::refuse_text(&text, "3,1"))
    }
}

/// A set of positions. It is wider than the sets of the kernel, and its neighbours are found by shifting bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet(pub(crate) u128);

const FIRST_COLUMN: u128 = {
    let mut bits = 0;
    let mut row = 0;
    while row < ROWS {
        bits |= 1 << (row * COLUMNS);
        row += 1;
    }
    bits
};
const BOARD: u128 = (1 << CELLS) - 1;

impl CellSet {
    /// No position.
    pub const NONE: CellSet = CellSet(0);

    /// One position alone.
    #[inline]
    pub const fn one(cell: Cell) -> CellSet {
        CellSet(1 << cell.0)
    }

    /// Whether a position belongs to it.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & (1 << cell.0) != 0
    }

    /// The set with one more position.
    #[inline]
    #[must_use]
    pub const fn with(self, cell: Cell) -> CellSet {
        CellSet(self.0 | (1 << cell.0))
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }

    /// What is not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }

    /// How many positions it holds.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it holds none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// FUJ-P2-4: every position one step from the set, horizontally or vertically, never diagonally.
    #[inline]
    #[must_use]
    pub const fn beside(self) -> CellSet {
        let right = (self.0 << 1) & !FIRST_COLUMN;
        let left = (self.0 & !FIRST_COLUMN) >> 1;
        let down = self.0 << COLUMNS;
        let up = self.0 >> COLUMNS;
        CellSet((right | left | down | up) & BOARD)
    }

    /// The positions, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let cell = Cell(left.trailing_zeros() as u8);
                left &= left - 1;
                cell
            })
        })
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::NONE, CellSet::with)
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.iter().map(|cell| cell.to_string())).finish()
    }
}

impl Serialize for CellSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CellSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<CellSet, D::Error> {
        Ok(Vec::<Cell>::deserialize(from)?.into_iter().collect())
    }
}
