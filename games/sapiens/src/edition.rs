//! The edition: half-boards, tiles and values, read from a file and checked as a whole.

mod faces;

use crate::scene::Scene;
use crate::tile::{Tile, TileSet, room_for};
use crate::valley::{Face, Valley};
use crate::words::fault;
use kernel::{EditionFault, EditionTag, facts, read_toml};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;
use toml::Spanned;

const BASE: &str = include_str!("../edition/base.toml");

/// The half-boards of each side: as many as can play.
pub(crate) const HALVES: usize = 4;

/// Content data, with the valleys of all pairs of faces computed once.
pub struct Edition {
    /// Name and fingerprint.
    pub tag: EditionTag,
    /// The tiles in the box.
    pub tiles: TileSet,
    /// Counts and values.
    pub values: Values,
    /// Food for 1, 2, 3, 4 and 5 or more steaks.
    pub steak_food: [u16; 5],
    /// Tiles put away at setup with 2, 3 and 4 players.
    removed: [u8; 3],
    /// All faces: those of the left halves first, two by two.
    pub faces: Vec<Face>,
    valleys: Vec<Valley>,
}

/// Counts and values of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values {
    /// Tiles in a full reserve.
    pub reserve: u8,
    /// Tiles in a full Common Pool.
    pub common: u8,
    /// Brawl tokens of each player.
    pub brawl_tokens: u8,
    /// Bears in the box.
    pub bears: u8,
    /// Steaks in the box.
    pub steaks: u8,
    /// SP of a Camp.
    pub camp_shelter: u16,
    /// FP of a connected Gathering half.
    pub gathering_food: u16,
}

/// The most brawl tokens a player can have.
pub(crate) const MOST_BRAWL_TOKENS: usize = 3;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEdition {
    name: String,
    tiles: BTreeMap<String, Spanned<Vec<u8>>>,
    values: RawValues,
    removed: BTreeMap<String, Spanned<u8>>,
    steaks: RawSteaks,
    face: Vec<Spanned<faces::RawFace>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawValues {
    reserve: Spanned<u8>,
    common: Spanned<u8>,
    brawl_tokens: Spanned<u8>,
    bears: Spanned<u8>,
    steaks: Spanned<u8>,
    camp_shelter: Spanned<u8>,
    gathering_food: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSteaks {
    food: Spanned<Vec<u16>>,
}

impl Edition {
    /// The edition that comes with the game.
    pub fn base() -> &'static Edition {
        static EDITION: LazyLock<Edition> =
            LazyLock::new(|| Edition::read(BASE).unwrap_or_else(|fault| panic!("the base edition: {fault}")));
        &EDITION
    }

    /// Reads an edition file and checks it as a whole.
    pub fn read(text: &str) -> Result<Edition, EditionFault> {
        let raw: RawEdition = read_toml(text)?;
        let tiles = tiles(text, &raw.tiles)?;
        let values = raw.values.checked(text)?;
        let removed = removed(text, &raw.removed, &values, tiles)?;
        let steak_food = raw
            .steaks
            .food
            .get_ref()
            .as_slice()
            .try_into()
            .map_err(|_| EditionFault::of(text, &raw.steaks.food, fault("edition-steaks", facts![])))?;
        let faces = faces::read(text, &raw.face)?;
        let (left, right) = faces.split_at(2 * HALVES);
        let valleys = left.iter().flat_map(|left| right.iter().map(|right| Valley::join(left, right))).collect();
        Ok(Edition { tag: EditionTag::new(raw.name, text), tiles, values, steak_food, removed, faces, valleys })
    }

    /// The tiles put away unseen with this many players.
    pub fn removed(&self, seats: u8) -> u8 {
        self.removed[usize::from(seats) - 2]
    }

    /// The valley of a left and a right face, each by its index among the eight of its side.
    pub fn valley(&self, left: usize, right: usize) -> &Valley {
        &self.valleys[left * 2 * HALVES + right]
    }

    /// The valley of two faces by name.
    pub fn valley_named(&self, left: &str, right: &str) -> Option<&Valley> {
        self.valleys.iter().find(|valley| valley.faces[0] == left && valley.faces[1] == right)
    }

    /// The half-board that a face is a side of.
    pub fn half_of(&self, face: &str) -> Option<&str> {
        self.faces.iter().find(|known| known.name == face).map(|face| face.half.as_str())
    }
}

impl RawValues {
    fn checked(&self, text: &str) -> Result<Values, EditionFault> {
        let within = |value: &Spanned<u8>, least: u8, most: u8| {
            let number = *value.get_ref();
            if (least..=most).contains(&number) {
                return Ok(number);
            }
            Err(EditionFault::of(text, value, fault("edition-range", facts![number, least, most])))
        };
        Ok(Values {
            reserve: within(&self.reserve, 1, 5)?,
            common: within(&self.common, 1, 8)?,
            brawl_tokens: within(&self.brawl_tokens, 0, MOST_BRAWL_TOKENS as u8)?,
            bears: within(&self.bears, 0, 99)?,
            steaks: within(&self.steaks, 0, 99)?,
            camp_shelter: within(&self.camp_shelter, 0, 99)?.into(),
            gathering_food: within(&self.gathering_food, 0, 99)?.into(),
        })
    }
}

/// The tiles in the box: as many copies of each pair as the symmetric table says.
fn tiles(text: &str, table: &BTreeMap<String, Spanned<Vec<u8>>>) -> Result<TileSet, EditionFault> {
    for (name, row) in table {
        if name.parse::<Scene>().is_err() {
            return Err(EditionFault::of(text, row, fault("edition-scene", facts![name = name.as_str()])));
        }
        if row.get_ref().len() != Scene::ALL.len() {
            return Err(EditionFault::of(text, row, fault("edition-scene-row", facts![name = name.as_str()])));
        }
    }
    let row = |scene: Scene| {
        let missing = || fault("edition-no-row", facts![name = scene.name()]);
        table.get(scene.name()).ok_or_else(|| EditionFault::at(text, 0, missing()))
    };
    for one in Scene::ALL {
        for other in Scene::ALL {
            let count = row(one)?.get_ref()[other.index()];
            let most = if one == other { 0 } else { room_for(one, other) };
            if count > most {
                let reason = fault("edition-room", facts![count, one, other, most]);
                return Err(EditionFault::of(text, row(one)?, reason));
            }
            if row(other)?.get_ref()[one.index()] != count {
                let reason = fault("edition-both-ways", facts![one, other]);
                return Err(EditionFault::of(text, row(one)?, reason));
            }
        }
    }
    let copies = |tile: Tile| table[tile.low().name()].get_ref()[tile.high().index()];
    Ok(Tile::all().filter(|&tile| tile.copy() < copies(tile)).collect())
}

/// The tiles put away for 2, 3 and 4 players; enough must be left to set the game up.
fn removed(
    text: &str,
    table: &BTreeMap<String, Spanned<u8>>,
    values: &Values,
    tiles: TileSet,
) -> Result<[u8; 3], EditionFault> {
    let mut removed = [0; 3];
    for seats in 2..=4_u8 {
        let Some(count) = table.get(&seats.to_string()) else {
            return Err(EditionFault::at(text, 0, fault("edition-no-removed", facts![seats])));
        };
        // Each player starts with a full reserve and takes one more tile, and so does the Common Pool.
        let needed = u32::from(*count.get_ref()) + u32::from(seats * (values.reserve + 1) + values.common);
        if needed > tiles.len() {
            let facts = facts![seats, needed, tiles = tiles.len()];
            return Err(EditionFault::of(text, count, fault("edition-few-tiles", facts)));
        }
        removed[usize::from(seats) - 2] = *count.get_ref();
    }
    if let Some((seats, count)) = table.iter().find(|(seats, _)| !["2", "3", "4"].contains(&seats.as_str())) {
        return Err(EditionFault::of(text, count, fault("edition-players", facts![seats = seats.as_str()])));
    }
    Ok(removed)
}

/// Editions are the same when their files are.
impl PartialEq for Edition {
    fn eq(&self, other: &Edition) -> bool {
        self.tag == other.tag
    }
}

impl Eq for Edition {}

impl fmt::Debug for Edition {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "edition {}", self.tag.name)
    }
}
