//! The tribe tiles, and sets of them.
//!
//! A tile shows two different scenes. There is room for two copies of every pair, and for three of the pairs with
//! Gathering: 63 tiles, so a set of tiles fits into one word. The edition says how many copies are really in the box.

use crate::scene::Scene;
use crate::words::fault;
use kernel::{facts, reading};
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
    /// Fills the unused entries of a fixed array.
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
        text.parse().map_err(|()| reading::refuse(fault("position-tile", facts![text])))
    }
}

/// A set of tiles.
pub type TileSet = kernel::Set<Tile>;

impl kernel::Member for Tile {
    type Bits = u64;

    #[inline]
    fn number(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn numbered(number: u32) -> Tile {
        Tile(number as u8)
    }
}
