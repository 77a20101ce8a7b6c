//! The whole truth of a game, in fixed-size arrays: search clones it.

use crate::action::Lay;
use crate::edition::{Edition, MOST_BRAWL_TOKENS};
use crate::scene::{Scene, SceneSet};
use crate::square::{Cell, Cells};
use crate::tile::{TILES, Tile, TileSet};
use crate::valley::Valley;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The most that can play.
pub(crate) const SEATS: usize = 4;
/// The most tiles a valley has room for: two of its 46 squares each.
pub(crate) const MOST_LAYS: usize = 23;

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Boards, tiles and values.
    pub edition: &'static Edition,
    /// How many play.
    pub seats: u8,
    /// The first player.
    pub first: Seat,
    /// The players, by seat; those beyond `seats` are blank.
    pub players: [Player; SEATS],
    /// The Common Pool.
    pub common: TileSet,
    /// The draw pile: nobody knows its order.
    pub pile: Pile,
    /// The tiles put away at setup: nobody knows them.
    pub put_away: TileSet,
    /// The tiles removed in a game for two, seen by both.
    pub removed: TileSet,
    /// Whose step it is.
    pub seat: Seat,
    /// The round, counted from 1; 0 during the starting step.
    pub round: u8,
    /// Whether pile and Common Pool have run out: the round is finished, then the game ends.
    pub last_round: bool,
    /// What is decided now.
    pub step: Step,
    /// What this turn must remember.
    pub turn: TurnMemory,
}

/// What is decided now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The starting lay.
    Start,
    /// The tile taken after the starting lay.
    StartTake,
    /// Before the lay of the turn.
    Lay,
    /// Which brawl token is settled next.
    Settle,
    /// The powers of the connected halves.
    Powers,
    /// The extra lay of a Feast.
    Extra,
    /// After the lay of the turn: perhaps a token.
    After,
    /// The tiles to complete the reserve with.
    Take,
    /// The tile removed in a game for two.
    Remove,
    /// Nothing: the game is over.
    Over,
}

/// What a lay is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LayKind {
    /// The starting lay.
    Start,
    /// The first lay of a new tribe.
    Found,
    /// The lay of the turn.
    Main,
    /// A Feast's.
    Extra,
}

/// What one turn must remember between decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct TurnMemory {
    /// A mountain token was played this turn.
    pub token_played: bool,
    /// Gathering may lie on Plains until the turn ends.
    pub plains_open: bool,
    /// The scenes of connected halves whose powers are still to come.
    pub pending: SceneSet,
    /// Extra lays still to be made or skipped.
    pub extras: u8,
    /// The step that the extra lays go back to.
    pub back_to: Option<Step>,
    /// An extra lay was made between the powers of the main tile.
    pub extra_made: bool,
    /// The lay whose brawl tokens are being settled.
    pub laying: Option<LayKind>,
    /// The cave under the main tile, not yet rewarded.
    pub main_cave: Option<Covered>,
    /// The cave under the extra tile, not yet rewarded.
    pub extra_cave: Option<Covered>,
}

/// A cave under a tile, waiting for its reward.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Covered {
    /// The cave's number.
    pub cave: u8,
    /// The token that lay on it when the tile was laid.
    pub token: Option<Scene>,
}

/// One player's valley, tiles and points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The valley as printed.
    pub valley: &'static Valley,
    /// Squares under tiles of the active tribe.
    pub active: Cells,
    /// Squares under tiles of abandoned tribes.
    pub abandoned: Cells,
    /// For each scene, the squares that touch a half of it in the active tribe.
    pub reach: [Cells; 8],
    /// The squares that touch an abandoned tile.
    pub abandoned_reach: Cells,
    /// Squares with bears.
    pub bears: Cells,
    /// The tiles laid, in order.
    lays: [Laid; MOST_LAYS],
    lay_count: u8,
    /// How many tribes were founded; the last one is active.
    pub tribes: u8,
    /// Where each scene's mountain token is.
    pub tokens: [TokenPlace; 8],
    /// The tiles under this player's brawl tokens, in order; those in stock come last.
    pub brawls: [Option<Tile>; MOST_BRAWL_TOKENS],
    /// The reserve.
    pub reserve: TileSet,
    /// Food points. SAP-RUL-34: no limit that a game could reach.
    pub food: u16,
    /// Shelter points.
    pub shelter: u16,
    /// Steaks.
    pub steaks: u8,
    /// Turns taken.
    pub turns: u8,
    /// Their game is over before the others'.
    pub finished: bool,
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

/// The draw pile: the next tile is the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile {
    tiles: [Option<Tile>; TILES],
    count: u8,
}

impl State {
    /// The player whose step it is.
    #[inline]
    pub fn current(&self) -> &Player {
        &self.players[self.seat.index()]
    }

    /// The player of a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player of a seat, to change.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The players who play.
    #[inline]
    pub fn playing(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// SAP-SET-1: the bears that are on no valley.
    pub fn bears_left(&self) -> u8 {
        let placed: u32 = self.playing().iter().map(|player| player.bears.len()).sum();
        self.edition.values.bears - placed as u8
    }

    /// SAP-SET-1: the steaks that nobody has.
    pub fn steaks_left(&self) -> u8 {
        self.edition.values.steaks - self.playing().iter().map(|player| player.steaks).sum::<u8>()
    }

    /// Every tile on the table that may carry brawl tokens or be swapped: the Common Pool and all reserves.
    #[inline]
    pub fn open_tiles(&self) -> TileSet {
        self.playing().iter().fold(self.common, |tiles, player| tiles.union(player.reserve))
    }
}

impl Player {
    /// A player with nothing yet.
    pub(crate) fn blank(valley: &'static Valley) -> Player {
        let none = Laid { tile: first_tile(), low: Cell(0), high: Cell(0), tribe: 0, plains_open: false };
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
            reserve: TileSet::NONE,
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

    /// Squares without tile and bear.
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
    pub fn move_brawl(&mut self, from: Option<Tile>, to: Option<Tile>) {
        let place = self.brawls.iter().position(|&place| place == from).expect("a brawl token lies there");
        self.brawls[place] = to;
        self.brawls.sort_by_key(|place| (place.is_none(), *place));
    }

    /// Puts a tile on the valley as part of the active tribe.
    pub fn put(&mut self, laid: Laid) {
        self.lays[usize::from(self.lay_count)] = laid;
        self.lay_count += 1;
        for (scene, cell) in [(laid.tile.low(), laid.low), (laid.tile.high(), laid.high)] {
            self.active |= cell.bit();
            self.reach[scene.index()] |= self.valley.neighbours(cell);
        }
    }

    /// The active tribe, if there is one, becomes an abandoned one; a new one begins without tiles.
    pub fn new_tribe(&mut self) {
        self.abandoned |= self.active;
        self.abandoned_reach |= self.active_reach();
        self.active = Cells::NONE;
        self.reach = [Cells::NONE; 8];
        self.tribes += 1;
    }
}

fn first_tile() -> Tile {
    Tile::all().next().expect("there are tiles")
}

impl Pile {
    /// A pile whose next tile is the last of these.
    pub fn new(tiles: &[Tile]) -> Pile {
        let mut pile = Pile { tiles: [None; TILES], count: tiles.len() as u8 };
        for (place, &tile) in pile.tiles.iter_mut().zip(tiles) {
            *place = Some(tile);
        }
        pile
    }

    /// How many tiles are left.
    #[inline]
    pub fn len(&self) -> u8 {
        self.count
    }

    /// Whether no tile is left.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Takes the next tile.
    #[inline]
    pub fn draw(&mut self) -> Option<Tile> {
        if self.count == 0 {
            return None;
        }
        self.count -= 1;
        self.tiles[usize::from(self.count)].take()
    }

    /// The tiles, the next one last.
    pub fn tiles(&self) -> impl DoubleEndedIterator<Item = Tile> {
        self.tiles.iter().copied().flatten()
    }
}
