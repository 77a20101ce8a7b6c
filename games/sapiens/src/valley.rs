//! A player's valley as printed: two half-boards joined, with everything that lays need computed once.

use crate::square::{CAVES, CELLS, COLUMNS, Cell, Cells, ROWS, Square, VALLEY_SQUARES};
use std::fmt;

/// Places where a mountain token can lie: the six caves, then the left and the right waterfall.
pub(crate) const SLOTS: u8 = CAVES + 2;

/// What is printed on one square of a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    /// Whether it is Forest; otherwise it is Plain.
    pub forest: bool,
    /// The food it gives.
    pub food: u8,
}

/// A cave as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cave {
    /// The rim place it lies on.
    pub at: Square,
    /// Shelter while its mountain token lies there.
    pub high: u8,
    /// Shelter without.
    pub low: u8,
}

/// The corner of the board where a waterfall is drawn. No rule depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corner {
    /// At the top.
    Top,
    /// At the bottom.
    Bottom,
}

/// One face of a half-board: four columns, three caves, a waterfall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its name, as in `L1A`.
    pub name: String,
    /// The half-board it is a side of, as in `L1`.
    pub half: String,
    /// Whether it is a left half; its columns are then A to D, else E to H.
    pub left: bool,
    /// The squares, row by row from the top.
    pub ground: [[Ground; 4]; ROWS as usize],
    /// Its caves.
    pub caves: [Cave; 3],
    /// Where its waterfall is drawn.
    pub waterfall: Corner,
}

/// A left and a right face joined.
#[derive(Clone, PartialEq, Eq)]
pub struct Valley {
    /// Names of the left and the right face.
    pub faces: [String; 2],
    /// What is printed on the valley squares.
    pub ground: [Ground; VALLEY_SQUARES as usize],
    /// The caves: three of the left half, three of the right.
    pub caves: [Cave; CAVES as usize],
    /// The corners of the left and the right waterfall.
    pub waterfalls: [Corner; 2],
    /// The Plains.
    pub plains: Cells,
    neighbours: [Cells; CELLS as usize],
}

impl Valley {
    /// Joins two faces.
    pub(crate) fn join(left: &Face, right: &Face) -> Valley {
        let mut ground = [Ground { forest: false, food: 0 }; VALLEY_SQUARES as usize];
        let mut plains = Cells::NONE;
        for row in 0..ROWS {
            for column in 0..COLUMNS {
                let face = if column < 4 { left } else { right };
                let here = face.ground[row as usize][(column % 4) as usize];
                let cell = Cell(row * COLUMNS + column);
                ground[cell.index()] = here;
                if !here.forest {
                    plains |= cell.bit();
                }
            }
        }
        let [a, b, c] = left.caves;
        let [d, e, f] = right.caves;
        let caves = [a, b, c, d, e, f];
        Valley {
            faces: [left.name.clone(), right.name.clone()],
            ground,
            caves,
            waterfalls: [left.waterfall, right.waterfall],
            plains,
            neighbours: neighbours(&caves),
        }
    }

    /// The cells that touch a cell.
    #[inline]
    pub fn neighbours(&self, cell: Cell) -> Cells {
        self.neighbours[cell.index()]
    }

    /// The cell of a square; `None` for a rim place without a cave.
    #[inline]
    pub fn cell(&self, square: Square) -> Option<Cell> {
        square.valley_cell().or_else(|| {
            let number = self.caves.iter().position(|cave| cave.at == square)?;
            Some(Cell::cave(number as u8))
        })
    }

    /// The square of a cell.
    #[inline]
    pub fn square(&self, cell: Cell) -> Square {
        match cell.cave_number() {
            None => Square::at(cell.0 % COLUMNS, cell.0 / COLUMNS),
            Some(number) => self.caves[number as usize].at,
        }
    }

    /// SAP-FOOD-5, SAP-RUL-8: the food of a cell; a cave has none.
    #[inline]
    pub fn food(&self, cell: Cell) -> u8 {
        self.ground.get(cell.index()).map_or(0, |ground| ground.food)
    }

    /// The mouth of a cave.
    #[inline]
    pub fn mouth(&self, cave: u8) -> Cell {
        let mouth = self.caves[cave as usize].at.mouth().expect("a cave lies on the rim");
        mouth.valley_cell().expect("a mouth is a valley square")
    }

    /// The place where the tokens of a slot lie: a cave or a waterfall.
    pub fn slot_square(&self, slot: u8) -> Square {
        match slot {
            0..CAVES => self.caves[slot as usize].at,
            _ => Square::WATERFALLS[usize::from(slot - CAVES)],
        }
    }

    /// The slot at a place.
    pub fn slot(&self, square: Square) -> Option<u8> {
        (0..SLOTS).find(|&slot| self.slot_square(slot) == square)
    }
}

/// Valley squares touch up, down, left and right; a cave and its mouth touch each other; nothing else does.
fn neighbours(caves: &[Cave; CAVES as usize]) -> [Cells; CELLS as usize] {
    let mut table = [Cells::NONE; CELLS as usize];
    let mut touch = |one: Cell, other: Cell| {
        table[one.index()] |= other.bit();
        table[other.index()] |= one.bit();
    };
    for row in 0..ROWS {
        for column in 0..COLUMNS {
            let here = Cell(row * COLUMNS + column);
            if column + 1 < COLUMNS {
                touch(here, Cell(here.0 + 1));
            }
            if row + 1 < ROWS {
                touch(here, Cell(here.0 + COLUMNS));
            }
        }
    }
    for (number, cave) in caves.iter().enumerate() {
        let mouth = cave.at.mouth().and_then(Square::valley_cell).expect("a cave lies on the rim");
        touch(Cell::cave(number as u8), mouth);
    }
    table
}

impl fmt::Debug for Valley {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}+{}", self.faces[0], self.faces[1])
    }
}
