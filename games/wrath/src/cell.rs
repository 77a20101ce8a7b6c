//! The 16 cells of the land, and sets of them.

use crate::pieces::Direction;
use std::fmt;
use std::str::FromStr;

/// Rows and columns of the land.
pub(crate) const SIDE: u8 = 4;
/// Cells of the land.
pub const CELLS: usize = 16;

/// One cell of the land. Written `row,column`, counted from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in a row and a column, both counted from 0.
    pub const fn at(row: u8, column: u8) -> Option<Cell> {
        if row < SIDE && column < SIDE { Some(Cell(row * SIDE + column)) } else { None }
    }

    /// The cell with a number: 0 at the top left, then along the rows.
    pub const fn numbered(number: u8) -> Option<Cell> {
        if (number as usize) < CELLS { Some(Cell(number)) } else { None }
    }

    /// All cells, along the rows from the top left.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    /// The cell as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask changes nothing. It lets the compiler see that every array of cells is long enough.
        (self.0 & 15) as usize
    }

    /// The row, from the top.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// The column, from the left.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// Where a push moves the cell. A cell pushed over the edge comes in at the other end.
    #[must_use]
    pub const fn pushed(self, direction: Direction) -> Cell {
        let (row, column) = (self.row(), self.column());
        let (row, column) = match direction {
            Direction::Up => (row + SIDE - 1, column),
            Direction::Down => (row + 1, column),
            Direction::Left => (row, column + SIDE - 1),
            Direction::Right => (row, column + 1),
        };
        Cell(row % SIDE * SIDE + column % SIDE)
    }

    /// Whether the two cells touch at a corner only.
    pub const fn touches_corner(self, other: Cell) -> bool {
        self.row().abs_diff(other.row()) == 1 && self.column().abs_diff(other.column()) == 1
    }

    /// Whether the two cells would be neighbours if opposite edges of the land were joined.
    pub const fn faces_across_edge(self, other: Cell) -> bool {
        let rows = self.row().abs_diff(other.row());
        let columns = self.column().abs_diff(other.column());
        rows == SIDE - 1 && columns == 0 || columns == SIDE - 1 && rows == 0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{},{}", self.row(), self.column())
    }
}

impl FromStr for Cell {
    type Err = ();
    fn from_str(text: &str) -> Result<Cell, ()> {
        let [row @ b'0'..=b'3', b',', column @ b'0'..=b'3'] = text.as_bytes() else { return Err(()) };
        Cell::at(row - b'0', column - b'0').ok_or(())
    }
}

/// A set of cells, one bit for each.
///
/// Not a [`kernel::Set`]: neighbours and regions are found by shifting all bits at once, and lands are built as
/// constants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct CellSet(pub u16);

impl CellSet {
    /// No cell.
    pub const NONE: CellSet = CellSet(0);
    const NOT_FIRST_COLUMN: u16 = 0xeeee;
    const NOT_LAST_COLUMN: u16 = 0x7777;

    /// One cell alone.
    #[inline]
    pub const fn one(cell: Cell) -> CellSet {
        CellSet(1 << cell.index())
    }

    /// A row of the land.
    pub const fn row(number: u8) -> CellSet {
        CellSet(0x000f << (number * SIDE))
    }

    /// A column of the land.
    pub const fn column(number: u8) -> CellSet {
        CellSet(0x1111 << number)
    }

    /// Whether the cell belongs to the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & 1 << cell.index() != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Cells of either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }

    /// Cells of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }

    /// Cells of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }

    /// All cells beside a cell of the set: never over a corner, never over the edge of the land.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> CellSet {
        let cells = self.0;
        CellSet(
            (cells << 1) & CellSet::NOT_FIRST_COLUMN
                | (cells >> 1) & CellSet::NOT_LAST_COLUMN
                | cells << SIDE
                | cells >> SIDE,
        )
    }

    /// The cells of `within` that are connected with this set.
    #[must_use]
    pub const fn spread(self, within: CellSet) -> CellSet {
        let mut all = self.and(within);
        loop {
            let more = all.or(all.neighbours().and(within));
            if more.0 == all.0 {
                return all;
            }
            all = more;
        }
    }

    /// The first cell along the rows.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
    }

    /// The cells, along the rows from the top left.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let cell = CellSet(left).first()?;
            left &= left - 1;
            Some(cell)
        })
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::NONE, |set, cell| set.or(CellSet::one(cell)))
    }
}

impl serde::Serialize for CellSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}
