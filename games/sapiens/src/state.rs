//! The complete state of a game, in fixed-size arrays because search clones it.

use crate::edition::Edition;
use crate::player::Player;
use crate::scene::{Scene, SceneSet};
use crate::tile::{TILES, Tile, TileSet};
use kernel::{RulesVersion, Seat};
use serde::{Deserialize, Serialize};

/// The most players.
pub(crate) const SEATS: usize = 4;

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The version of the rules it is played by.
    pub(crate) rules: RulesVersion,
    /// Boards, tiles and values.
    pub(crate) edition: &'static Edition,
    /// How many play.
    pub(crate) seats: u8,
    /// The first player.
    pub(crate) first: Seat,
    /// The players, by seat; those beyond `seats` are blank.
    pub(crate) players: [Player; SEATS],
    /// The Common Pool.
    pub(crate) common: TileSet,
    /// The draw pile: nobody knows its order.
    pub(crate) pile: Pile,
    /// The tiles put away at setup: nobody knows them.
    pub(crate) put_away: TileSet,
    /// The tiles removed in a game for two, seen by both.
    pub(crate) removed: TileSet,
    /// Whose step it is.
    pub(crate) seat: Seat,
    /// The round, counted from 1; 0 during the starting step.
    pub(crate) round: u8,
    /// Whether pile and Common Pool have run out: the round is finished, then the game ends.
    pub(crate) last_round: bool,
    /// What is decided now.
    pub(crate) step: Step,
    /// What must be remembered during this turn.
    pub(crate) turn: TurnMemory,
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

/// What must be remembered during one turn, between decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct TurnMemory {
    /// A mountain token was played this turn.
    pub(crate) token_played: bool,
    /// Gathering may lie on Plains until the turn ends.
    pub(crate) plains_open: bool,
    /// The scenes of connected halves whose powers are still to come.
    pub(crate) pending: SceneSet,
    /// Extra lays still to be made or skipped.
    pub(crate) extras: u8,
    /// The step that the turn returns to after the extra lays.
    pub(crate) back_to: Option<Step>,
    /// An extra lay was made between the powers of the main tile.
    pub(crate) extra_made: bool,
    /// The lay whose brawl tokens are being settled.
    pub(crate) laying: Option<LayKind>,
    /// The cave under the main tile, not yet rewarded.
    pub(crate) main_cave: Option<Covered>,
    /// The cave under the extra tile, not yet rewarded.
    pub(crate) extra_cave: Option<Covered>,
}

/// A cave under a tile, waiting for its reward.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Covered {
    /// The cave's number.
    pub cave: u8,
    /// The token that lay on it when the tile was laid.
    pub token: Option<Scene>,
}

/// The draw pile: the next tile is the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile {
    tiles: [Option<Tile>; TILES],
    count: u8,
}

impl State {
    /// Boards, tiles and values.
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The first player.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Whose step it is.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The round, counted from 1; 0 during the starting step.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Whether this round is the last.
    #[inline]
    pub fn last_round(&self) -> bool {
        self.last_round
    }

    /// What is decided now.
    #[inline]
    pub fn step(&self) -> Step {
        self.step
    }

    /// What must be remembered during this turn.
    #[inline]
    pub fn turn(&self) -> &TurnMemory {
        &self.turn
    }

    /// The Common Pool.
    pub fn common(&self) -> TileSet {
        self.common
    }

    /// The draw pile: nobody knows its order.
    #[inline]
    pub fn pile(&self) -> &Pile {
        &self.pile
    }

    /// The tiles put away at setup: nobody knows them.
    pub fn put_away(&self) -> TileSet {
        self.put_away
    }

    /// The tiles removed in a game for two.
    pub fn removed(&self) -> TileSet {
        self.removed
    }

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

    /// The player of a seat, mutably.
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The players of this game.
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
