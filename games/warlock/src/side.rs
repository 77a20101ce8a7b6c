//! The sides of a labyrinth card.

use kernel::{Member, Set};

/// One side of a labyrinth card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the four directions")]
pub enum Side {
    North,
    East,
    South,
    West,
}

/// The open sides of a labyrinth card.
pub type Sides = Set<Side>;

impl Side {
    /// All four, in the order of [`crate::board::Board::maze_gates`].
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The letter that stands for it.
    pub const fn letter(self) -> char {
        match self {
            Side::North => 'N',
            Side::East => 'E',
            Side::South => 'S',
            Side::West => 'W',
        }
    }

    /// The side of a letter.
    pub fn of(letter: char) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.letter() == letter)
    }
}

impl Member for Side {
    type Bits = u8;

    #[inline]
    fn number(self) -> u32 {
        self as u32
    }

    #[inline]
    fn numbered(number: u32) -> Side {
        Side::ALL[number as usize]
    }
}

/// The sides whose letters a text holds.
pub fn read(letters: &str) -> Sides {
    letters.chars().filter_map(Side::of).collect()
}

/// The letters of sides: north, east, south, west.
pub fn write(sides: Sides) -> String {
    sides.iter().map(Side::letter).collect()
}
