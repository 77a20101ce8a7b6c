//! The edition: board, species, decks and settings as data, checked as a whole when read.

use crate::board::{Cell, Cells, Direction, Feature, MAX_SIDE};
use crate::cards::{Cards, Species};
use kernel::EditionTag;
use std::sync::LazyLock;

mod read;

pub(crate) use read::read;

/// The edition that comes with the game.
pub(crate) fn base() -> &'static Edition {
    static BASE: LazyLock<Edition> =
        LazyLock::new(|| read(include_str!("../edition/base.toml")).expect("our own edition is sound"));
    &BASE
}

/// The edition that came with version 1 of the rules. It can still be chosen.
pub(crate) fn first() -> &'static Edition {
    static FIRST: LazyLock<Edition> =
        LazyLock::new(|| read(include_str!("../edition/base-1.toml")).expect("our own edition is sound"));
    &FIRST
}

/// The edition that came with version 2 of the rules. It can still be chosen.
pub(crate) fn second() -> &'static Edition {
    static SECOND: LazyLock<Edition> =
        LazyLock::new(|| read(include_str!("../edition/base-2.toml")).expect("our own edition is sound"));
    &SECOND
}

/// How many cards a species has.
pub(crate) const DECK_SIZE: u8 = 9;

/// Content data that an owner of the box can correct.
#[derive(Debug, PartialEq, Eq)]
pub struct Edition {
    pub(crate) tag: EditionTag,
    pub(crate) width: u8,
    pub(crate) height: u8,
    pub(crate) lair: Cell,
    pub(crate) lake_start: Cell,
    pub(crate) volcano_start: Cell,
    pub(crate) tree_supply: u8,
    pub(crate) species: [ReferenceCard; 4],
    pub(crate) settings: Vec<Setting>,
    /// For every cell, where a step in each direction leads.
    neighbours: [[Option<Cell>; 8]; 64],
}

/// What the reference card of a species shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReferenceCard {
    /// Where its Dino begins.
    pub start: Start,
    /// The trees it begins with.
    pub start_trees: u8,
    /// Its nine cards.
    pub deck: Cards,
    /// Whether it may enter the Lake.
    pub enters_lake: bool,
    /// Whether it may enter the Volcano.
    pub enters_volcano: bool,
    /// The colour of its figure.
    pub colour: String,
}

impl ReferenceCard {
    /// TRX-MOVE-7: the species for which the tile is a refuge may enter it freely.
    #[inline]
    pub fn may_enter(&self, feature: Feature) -> bool {
        match feature {
            Feature::Lake => self.enters_lake,
            Feature::Volcano => self.enters_volcano,
        }
    }
}

/// Where a Dino begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// In a corner of its own.
    Corner(Cell),
    /// On a tile, which carries the Dino while the tile is being placed.
    On(Feature),
}

/// The setting for a number of players or for a pair of species.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The setting as it is written: `p4`.
    pub id: String,
    /// The species in play.
    pub species: Vec<Species>,
    /// How many of the nine cards each player sets aside: none or one.
    pub remove_cards: u8,
    /// How many turns the game lasts.
    pub turns: u8,
    /// The starting trees of its species, in their order, where they are not those of the reference cards.
    pub start_trees: Option<Vec<u8>>,
}

impl Edition {
    /// TRX-GEO-1: one step leads to the neighbouring cell in that direction, or off the board.
    ///
    /// TRX-GEO-2: there is no other way to move, so nothing jumps over a cell.
    #[inline]
    pub fn neighbour(&self, cell: Cell, direction: Direction) -> Option<Cell> {
        self.neighbours[cell.index()][direction as usize]
    }

    /// What the reference card of a species shows.
    #[inline]
    pub fn card(&self, species: Species) -> &ReferenceCard {
        &self.species[species as usize]
    }

    /// TRX-SETUP-7: the trees that a species starts with in a setting.
    pub fn start_trees(&self, setting: &Setting, species: Species) -> u8 {
        let place = setting.species.iter().position(|other| *other == species);
        let named = setting.start_trees.as_ref().zip(place).map(|(trees, place)| trees[place]);
        named.unwrap_or(self.card(species).start_trees)
    }

    /// Where a tile lies before it is placed.
    pub fn feature_start(&self, feature: Feature) -> Cell {
        match feature {
            Feature::Lake => self.lake_start,
            Feature::Volcano => self.volcano_start,
        }
    }

    /// All cells of the board.
    pub fn cells(&self) -> Cells {
        all_cells(self.width, self.height).collect()
    }

    /// Whether a cell is part of the board.
    pub fn holds(&self, cell: Cell) -> bool {
        cell.column() < self.width && cell.row() < self.height
    }
}

fn all_cells(width: u8, height: u8) -> impl Iterator<Item = Cell> {
    (0..height).flat_map(move |row| (0..width).map(move |column| Cell::new(column, row)))
}

/// The table behind [`Edition::neighbour`].
fn neighbours(width: u8, height: u8) -> [[Option<Cell>; 8]; 64] {
    let mut table = [[None; 8]; 64];
    for cell in all_cells(width, height) {
        for direction in Direction::ALL {
            let (east, south) = direction.offset();
            let column = cell.column().checked_add_signed(east).filter(|&column| column < width);
            let row = cell.row().checked_add_signed(south).filter(|&row| row < height);
            table[cell.index()][direction as usize] = column.zip(row).map(|(column, row)| Cell::new(column, row));
        }
    }
    table
}

const _: () = assert!(MAX_SIDE as usize * MAX_SIDE as usize == 64, "a set of cells is 64 bits");
