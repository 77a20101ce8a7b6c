//! The tribe tiles, and sets of them.
//!
//! A tile shows two different scenes. There is room for two copies of every pair, and for three of the pairs with
//! Gathering: 63 tiles, so a set of tiles is one word. The edition says how many copies are really in the box.

use crate::scene::Scene;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// How many tiles there can be.
pub(crate) const TILES: usize = 63;

/// One concrete tile. Copies of a pair are different tiles, because brawl tokens lie on one of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// What every tile shows: lower scene, higher scene, copy.
const FACES: [(Scene, Scene, u8); TILES] = faces();

const fn faces() -> [(Scene, Scene, u8); TILES] {
    let mut table = [(Scene::Feast, Scene::Fire, 0); TILES];
    let (mut tile, mut low) = (0, 0);
    while low < 8 {
        let mut high = low + 1;
        while high < 8 {
            let mut copy = 0;
            while copy < room_for(Scene::ALL[low], Scene::ALL[high]) {
                table[tile] = (Scene::ALL[low], Scene::ALL[high], copy);
                tile += 1;
                copy += 1;
            }
            high += 1;
        }
        low += 1;
    }
    assert!(tile == TILES, "the pairs fill the table");
    table
}

/// The most copies of a pair of scenes that a box can hold.
pub(crate) const fn room_for(low: Scene, high: Scene) -> u8 {
    if matches!(low, Scene::Gathering) || matches!(high, Scene::Gathering) { 3 } else { 2 }
}

impl Tile {
    /// What fills the unused places of a fixed array.
    pub(crate) const BLANK: Tile = Tile(0);

    /// Every tile there can be, in the order of their scenes.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }

    /// The tile's lower scene: the one that comes first in the usual order.
    #[inline]
    pub const fn low(self) -> Scene {
        FACES[self.0 as usize].0
    }

    /// The tile's higher scene.
    #[inline]
    pub const fn high(self) -> Scene {
        FACES[self.0 as usize].1
    }

    /// Which copy of its pair it is, from 0.
    pub const fn copy(self) -> u8 {
        FACES[self.0 as usize].2
    }

    /// The tile as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}-{}-{}", self.low(), self.high(), char::from(b'a' + self.copy()))
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl FromStr for Tile {
    type Err = ();

    fn from_str(text: &str) -> Result<Tile, ()> {
        let mut parts = text.split('-');
        let (Some(low), Some(high), Some(copy), None) = (parts.next(), parts.next(), parts.next(), parts.next()) else {
            return Err(());
        };
        let (low, high): (Scene, Scene) = (low.parse()?, high.parse()?);
        let copy = match copy {
            "a" => 0,
            "b" => 1,
            "c" => 2,
            _ => return Err(()),
        };
        Tile::all().find(|tile| (tile.low(), tile.high(), tile.copy()) == (low, high, copy)).ok_or(())
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Tile, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|()| serde::de::Error::custom(format!("{text:?} is no tile: write FEAST-FIRE-a")))
    }
}

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TileSet(u64);

impl TileSet {
    /// No tile.
    pub const NONE: TileSet = TileSet(0);

    /// One tile alone.
    #[inline]
    pub const fn one(tile: Tile) -> TileSet {
        TileSet(1 << tile.0)
    }

    /// The set with `tile` added.
    #[inline]
    #[must_use]
    pub const fn with(self, tile: Tile) -> TileSet {
        TileSet(self.0 | 1 << tile.0)
    }

    /// The set with `tile` taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, tile: Tile) -> TileSet {
        TileSet(self.0 & !(1 << tile.0))
    }

    /// The tiles of either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// The tiles of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// Whether the two sets share a tile.
    pub const fn meets(self, other: TileSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether `tile` is in the set.
    #[inline]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & 1 << tile.0 != 0
    }

    /// How many tiles are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first tile of the set.
    #[inline]
    pub const fn first(self) -> Option<Tile> {
        if self.0 == 0 { None } else { Some(Tile(self.0.trailing_zeros() as u8)) }
    }

    /// The tiles, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let tile = Tile(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(tile)
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::NONE, TileSet::with)
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.iter()).finish()
    }
}
