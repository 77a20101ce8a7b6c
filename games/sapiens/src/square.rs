//! Squares of a valley and their names, and the bitboards made of them.
//!
//! There are two ways to say where something is. A [`Square`] is what people and notation say (`D3`, `top-A`) and means
//! the same on every valley. A [`Cell`] is an index into a valley's bitboards: 40 valley squares and six caves. They
//! differ only for caves, because the half-boards decide which rim places have a cave.

use crate::words::fault;
use kernel::{facts, reading};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Columns of a valley.
pub const COLUMNS: u8 = 8;
/// Rows of a valley.
pub const ROWS: u8 = 5;
/// Forest and Plain squares of a valley.
pub const VALLEY_SQUARES: u8 = COLUMNS * ROWS;
/// Caves of a valley.
pub const CAVES: u8 = 6;
/// All cells of a valley: squares and caves.
pub const CELLS: u8 = VALLEY_SQUARES + CAVES;

const TOP: u8 = VALLEY_SQUARES;
const BOTTOM: u8 = TOP + COLUMNS;
const LEFT: u8 = BOTTOM + COLUMNS;
const RIGHT: u8 = LEFT + ROWS;
const FALLS: u8 = RIGHT + ROWS;
pub(crate) const SQUARES: u8 = FALLS + 2;

/// A place as people name it: a valley square, a rim place where a cave may lie, or a waterfall.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The valley square in a column and a row, both counted from 0.
    pub const fn at(column: u8, row: u8) -> Square {
        Square(row * COLUMNS + column)
    }

    /// The left and the right waterfall.
    pub const WATERFALLS: [Square; 2] = [Square(FALLS), Square(FALLS + 1)];

    /// Every square, every rim place, both waterfalls.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SQUARES).map(Square)
    }

    /// Whether this is a waterfall, which is not a square.
    pub const fn is_waterfall(self) -> bool {
        self.0 >= FALLS
    }

    /// The cell of a valley square; `None` for a rim place.
    #[inline]
    pub const fn valley_cell(self) -> Option<Cell> {
        if self.0 < VALLEY_SQUARES { Some(Cell(self.0)) } else { None }
    }

    /// The valley square that a rim place touches; `None` for any other place.
    pub const fn mouth(self) -> Option<Square> {
        match self.0 {
            0..TOP => None,
            TOP..BOTTOM => Some(Square::at(self.0 - TOP, 0)),
            BOTTOM..LEFT => Some(Square::at(self.0 - BOTTOM, ROWS - 1)),
            LEFT..RIGHT => Some(Square::at(0, self.0 - LEFT)),
            RIGHT..FALLS => Some(Square::at(COLUMNS - 1, self.0 - RIGHT)),
            _ => None,
        }
    }

    /// The place as an array index.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column of a valley square, from 0.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// The row of a valley square, from 0.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }
}

impl fmt::Display for Square {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |column: u8| char::from(b'A' + column);
        match self.0 {
            0..TOP => write!(out, "{}{}", letter(self.column()), self.row() + 1),
            TOP..BOTTOM => write!(out, "top-{}", letter(self.0 - TOP)),
            BOTTOM..LEFT => write!(out, "bot-{}", letter(self.0 - BOTTOM)),
            LEFT..RIGHT => write!(out, "left-{}", self.0 - LEFT + 1),
            RIGHT..FALLS => write!(out, "right-{}", self.0 - RIGHT + 1),
            FALLS => out.write_str("fall-L"),
            _ => out.write_str("fall-R"),
        }
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl FromStr for Square {
    type Err = ();

    fn from_str(text: &str) -> Result<Square, ()> {
        let column = |text: &str| match text.as_bytes() {
            [letter @ b'A'..=b'H'] => Ok(letter - b'A'),
            _ => Err(()),
        };
        let row = |text: &str| match text.as_bytes() {
            [digit @ b'1'..=b'5'] => Ok(digit - b'1'),
            _ => Err(()),
        };
        match text.split_once('-') {
            Some(("top", place)) => Ok(Square(TOP + column(place)?)),
            Some(("bot", place)) => Ok(Square(BOTTOM + column(place)?)),
            Some(("left", place)) => Ok(Square(LEFT + row(place)?)),
            Some(("right", place)) => Ok(Square(RIGHT + row(place)?)),
            Some(("fall", "L")) => Ok(Square::WATERFALLS[0]),
            Some(("fall", "R")) => Ok(Square::WATERFALLS[1]),
            Some(_) => Err(()),
            None if text.len() == 2 && text.is_ascii() => Ok(Square::at(column(&text[..1])?, row(&text[1..])?)),
            None => Err(()),
        }
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Square, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|()| reading::refuse(fault("position-square", facts![text])))
    }
}

/// An index into the bitboards of one valley: valley squares row by row, then the six caves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub(crate) u8);

impl Cell {
    /// The cell of a cave, by its number from 0.
    #[inline]
    pub const fn cave(number: u8) -> Cell {
        Cell(VALLEY_SQUARES + number)
    }

    /// The number of the cave at this cell, if it is one.
    #[inline]
    pub const fn cave_number(self) -> Option<u8> {
        if self.0 >= VALLEY_SQUARES { Some(self.0 - VALLEY_SQUARES) } else { None }
    }

    /// The cell as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bitboard with this cell alone.
    #[inline]
    pub const fn bit(self) -> Cells {
        Cells(1 << self.0)
    }
}

/// A bitboard: a set of cells of one valley.
///
/// Not a [`kernel::Set`]: lays are found by `|`, `&` and `!` on whole boards, where `!` stays within the valley.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Cells(pub(crate) u64);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);
    /// Every cell.
    pub const ALL: Cells = Cells((1 << CELLS) - 1);

    /// Whether the set holds `cell`.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The cells, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let cell = Cell(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(cell)
        })
    }
}

impl std::ops::BitOr for Cells {
    type Output = Cells;
    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Cells) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for Cells {
    type Output = Cells;
    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl std::ops::Not for Cells {
    type Output = Cells;
    #[inline]
    fn not(self) -> Cells {
        Cells(!self.0 & Cells::ALL.0)
    }
}
