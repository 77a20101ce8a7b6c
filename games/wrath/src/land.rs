//! The land: which tile lies where, and which tiles are connected.

use crate::cell::{CELLS, Cell, CellSet};
use crate::pieces::{Direction, Tile};

/// How often each kind of tile is in the box, in the order of [`Tile::ALL`].
pub(crate) const TILE_COUNTS: [usize; Tile::ALL.len()] = [5, 5, 3, 1, 1, 1];

/// The sixteen tiles of the land.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Land {
    grassland: CellSet,
    jungle: CellSet,
    lagoon: CellSet,
    /// Where the Cave lies.
    pub cave: Cell,
    /// Where the Hut lies.
    pub hut: Cell,
    /// Where the Volcano lies.
    pub volcano: Cell,
}

impl Land {
    /// WRA-SETUP-3: a land has exactly 5 Grasslands, 5 Jungles, 3 Lagoons, 1 Cave, 1 Hut and 1 Volcano.
    ///
    /// Returns the first kind of tile that occurs too often or too rarely.
    pub fn new(tiles: &[Tile; CELLS]) -> Result<Land, Tile> {
        for (kind, wanted) in Tile::ALL.into_iter().zip(TILE_COUNTS) {
            if tiles.iter().filter(|&&tile| tile == kind).count() != wanted {
                return Err(kind);
            }
        }
        let cells =
            |kind| Cell::all().zip(tiles).filter(|&(_, &tile)| tile == kind).map(|(cell, _)| cell).collect::<CellSet>();
        let only = |kind| cells(kind).first().ok_or(kind);
        Ok(Land {
            grassland: cells(Tile::Grassland),
            jungle: cells(Tile::Jungle),
            lagoon: cells(Tile::Lagoon),
            cave: only(Tile::Cave)?,
            hut: only(Tile::Hut)?,
            volcano: only(Tile::Volcano)?,
        })
    }

    /// The tile in a cell.
    pub fn tile(&self, cell: Cell) -> Tile {
        Tile::ALL.into_iter().find(|&kind| self.cells(kind).contains(cell)).expect("the kinds cover the land")
    }

    /// The tiles, along the rows from the top left.
    pub fn tiles(&self) -> [Tile; CELLS] {
        std::array::from_fn(|number| self.tile(Cell::numbered(number as u8).expect("there are sixteen cells")))
    }

    /// The cells with a kind of tile.
    #[inline]
    pub const fn cells(&self, kind: Tile) -> CellSet {
        match kind {
            Tile::Grassland => self.grassland,
            Tile::Jungle => self.jungle,
            Tile::Lagoon => self.lagoon,
            Tile::Cave => CellSet::one(self.cave),
            Tile::Hut => CellSet::one(self.hut),
            Tile::Volcano => CellSet::one(self.volcano),
        }
    }

    /// Grassland and Jungle: where people settle, dinosaurs fly to and the Tyrannosaurus eats.
    #[inline]
    pub const fn green(&self) -> CellSet {
        self.grassland.or(self.jungle)
    }

    /// Where anybody may stop: Grassland, Jungle, Cave and Hut.
    #[inline]
    pub const fn ground(&self) -> CellSet {
        self.green().or(CellSet::one(self.cave)).or(CellSet::one(self.hut))
    }

    /// The water.
    #[inline]
    pub const fn lagoons(&self) -> CellSet {
        self.lagoon
    }

    /// The connected tiles of the same kind around a cell.
    pub fn region(&self, cell: Cell) -> CellSet {
        CellSet::one(cell).spread(self.cells(self.tile(cell)))
    }

    /// The row or column of the Volcano that a push in this direction moves.
    pub fn pushed_line(&self, direction: Direction) -> CellSet {
        match direction {
            Direction::Up | Direction::Down => CellSet::column(self.volcano.column()),
            Direction::Left | Direction::Right => CellSet::row(self.volcano.row()),
        }
    }

    /// Moves every tile of a line one place; a tile pushed over the edge comes in at the other end.
    pub fn push(&mut self, line: CellSet, direction: Direction) {
        for cells in [&mut self.grassland, &mut self.jungle, &mut self.lagoon] {
            let moved: CellSet = cells.and(line).iter().map(|cell| cell.pushed(direction)).collect();
            *cells = cells.without(line).or(moved);
        }
        for cell in [&mut self.cave, &mut self.hut, &mut self.volcano] {
            if line.contains(*cell) {
                *cell = cell.pushed(direction);
            }
        }
    }
}
