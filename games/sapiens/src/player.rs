//! One player's valley as bitboards, with the tiles, tokens and points that belong to it.

use crate::action::Lay;
use crate::edition::MOST_BRAWL_TOKENS;
use crate::scene::Scene;
use crate::square::{Cell, Cells};
use crate::tile::{Tile, TileSet};
use crate::valley::Valley;

/// The most tiles a valley has room for: two of its 46 squares each.
pub(crate) const MOST_LAYS: usize = 23;

/// One player's valley, tiles and points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The valley as printed.
    pub(crate) valley: &'static Valley,
    /// Squares under tiles of the active tribe.
    pub(crate) active: Cells,
    /// Squares under tiles of abandoned tribes.
    pub(crate) abandoned: Cells,
    /// For each scene, the squares that touch a half of it in the active tribe.
    pub(crate) reach: [Cells; 8],
    /// The squares that touch an abandoned tile.
    pub(crate) abandoned_reach: Cells,
    /// Squares with bears.
    pub(crate) bears: Cells,
    /// The tiles laid, in order.
    lays: [Laid; MOST_LAYS],
    lay_count: u8,
    /// How many tribes were founded; the last one is active.
    pub(crate) tribes: u8,
    /// Where each scene's mountain token is.
    pub(crate) tokens: [TokenPlace; 8],
    /// The tiles under this player's brawl tokens, sorted; tokens in stock come last.
    pub(crate) brawls: [Option<Tile>; MOST_BRAWL_TOKENS],
    /// The reserve.
    pub(crate) reserve: TileSet,
    /// Food points. SAP-RUL-34: there is no limit that a game could reach.
    pub(crate) food: u16,
    /// Shelter points.
    pub(crate) shelter: u16,
    /// Steaks.
    pub(crate) steaks: u8,
    /// Turns taken.
    pub(crate) turns: u8,
    /// Whether this player's game is over before the others'.
    pub(crate) finished: bool,
}

/// A tile on a valley.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The tile.
    pub tile: Tile,
    /// Where its lower scene lies.
    pub low: Cell,
    /// Where its higher scene lies.
    pub high: Cell,
    /// The tribe it belongs to, counted from 1.
    pub tribe: u8,
    /// It was laid while Gathering was allowed on Plains.
    pub plains_open: bool,
}

/// Where a mountain token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenPlace {
    /// On a cave (0 to 5) or a waterfall (6, 7).
    Slot(u8),
    /// Lifted from a cave that a tile was just laid on.
    SetAside,
    /// Ready to be played.
    Stock,
    /// Being played.
    Playing,
    /// Played.
    Used,
    /// Lost by founding a tribe on its cave.
    Discarded,
}

impl Player {
    /// A player with nothing yet.
    pub(crate) fn blank(valley: &'static Valley) -> Player {
        let none = Laid { tile: Tile::BLANK, low: Cell(0), high: Cell(0), tribe: 0, plains_open: false };
        Player {
            valley,
            active: Cells::NONE,
            abandoned: Cells::NONE,
            reach: [Cells::NONE; 8],
            abandoned_reach: Cells::NONE,
            bears: Cells::NONE,
            lays: [none; MOST_LAYS],
            lay_count: 0,
            tribes: 0,
            tokens: [TokenPlace::Discarded; 8],
            brawls: [None; MOST_BRAWL_TOKENS],
            reserve: TileSet::empty(),
            food: 0,
            shelter: 0,
            steaks: 0,
            turns: 0,
            finished: false,
        }
    }

    /// The tiles laid, in order.
    pub fn lays(&self) -> &[Laid] {
        &self.lays[..usize::from(self.lay_count)]
    }

    /// Squares under any tile.
    #[inline]
    pub fn covered(&self) -> Cells {
        self.active | self.abandoned
    }

    /// Squares without a tile or a bear.
    #[inline]
    pub fn free(&self) -> Cells {
        !(self.covered() | self.bears)
    }

    /// Squares that touch a tile of the active tribe.
    #[inline]
    pub fn active_reach(&self) -> Cells {
        self.reach.iter().fold(Cells::NONE, |all, &cells| all | cells)
    }

    /// The two cells of a lay, if this valley has them.
    #[inline]
    pub fn cells(&self, lay: &Lay) -> Option<(Cell, Cell)> {
        Some((self.valley.cell(lay.low)?, self.valley.cell(lay.high)?))
    }

    /// The scene of the mountain token on a cave or waterfall.
    pub fn token_on(&self, slot: u8) -> Option<Scene> {
        Scene::ALL.into_iter().find(|scene| self.tokens[scene.index()] == TokenPlace::Slot(slot))
    }

    /// The scenes of the tokens in stock.
    #[inline]
    pub fn stock(&self) -> impl Iterator<Item = Scene> {
        Scene::ALL.into_iter().filter(|scene| self.tokens[scene.index()] == TokenPlace::Stock)
    }

    /// How many of this player's brawl tokens lie on a tile.
    #[inline]
    pub fn brawls_on(&self, tile: Tile) -> u8 {
        self.brawls.iter().filter(|&&place| place == Some(tile)).count() as u8
    }

    /// The tiles that carry a brawl token of this player.
    pub fn marked(&self) -> TileSet {
        self.brawls.iter().flatten().copied().collect()
    }

    /// Moves one brawl token; `None` is the stock.
    pub(crate) fn move_brawl(&mut self, from: Option<Tile>, to: Option<Tile>) {
        let place = self.brawls.iter().position(|&place| place == from).expect("a brawl token lies there");
        self.brawls[place] = to;
        self.brawls.sort_by_key(|place| (place.is_none(), *place));
    }

    /// Puts a tile on the valley as part of the active tribe.
    pub(crate) fn put(&mut self, laid: Laid) {
        self.lays[usize::from(self.lay_count)] = laid;
        self.lay_count += 1;
        for (scene, cell) in [(laid.tile.low(), laid.low), (laid.tile.high(), laid.high)] {
            self.active |= cell.bit();
            self.reach[scene.index()] |= self.valley.neighbours(cell);
        }
    }

    /// Abandons the active tribe, if there is one, and starts a new one without tiles.
    pub(crate) fn new_tribe(&mut self) {
        self.abandoned |= self.active;
        self.abandoned_reach |= self.active_reach();
        self.active = Cells::NONE;
        self.reach = [Cells::NONE; 8];
        self.tribes += 1;
    }
}
