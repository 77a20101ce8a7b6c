//! Everything on the table that everybody may see, which is nearly everything. Views and positions share it.

use crate::player::{Player, TokenPlace};
use crate::scene::Scene;
use crate::square::{Cells, Square};
use crate::state::{Covered, LayKind, State, Step};
use crate::tile::{Tile, TileSet};
use crate::words::fault;
use kernel::{Seat, facts, reading};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// The open table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// How many play.
    pub seats: u8,
    /// The first player.
    pub first: Seat,
    /// The round; 0 is the starting step.
    pub round: u8,
    /// Whether this round is the last.
    pub last_round: bool,
    /// Whose step it is.
    pub seat: Seat,
    /// What is decided now.
    pub step: Step,
    /// What must be remembered during this turn.
    pub turn: OpenTurn,
    /// The players, by seat.
    pub players: Vec<OpenPlayer>,
    /// The Common Pool.
    pub common: Vec<Tile>,
    /// The tiles removed in a game for two.
    pub removed: Vec<Tile>,
}

/// What must be remembered during a turn, between decisions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenTurn {
    /// A mountain token was played this turn.
    pub token_played: bool,
    /// Gathering may lie on Plains.
    pub plains_open: bool,
    /// Powers still to come.
    pub pending: Vec<Scene>,
    /// Extra lays still to come.
    pub extras: u8,
    /// The step that the turn returns to after them.
    pub back_to: Option<Step>,
    /// An extra lay was made between the powers of the main tile.
    pub extra_made: bool,
    /// The lay whose brawl tokens are being settled.
    pub laying: Option<LayKind>,
    /// The cave under the main tile, not yet rewarded.
    pub main_cave: Option<OpenCave>,
    /// The cave under the extra tile, not yet rewarded.
    pub extra_cave: Option<OpenCave>,
}

/// A covered cave that waits for its reward.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenCave {
    /// The cave.
    pub cave: Square,
    /// The token that lay there.
    pub token: Option<Scene>,
}

/// One player, as everybody sees them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenPlayer {
    /// The left face.
    pub left: String,
    /// The right face.
    pub right: String,
    /// The tribes, each with its tiles in order, the founding tile first; the last tribe is active.
    pub tribes: Vec<Vec<OpenLay>>,
    /// Squares with bears.
    pub bears: Vec<Square>,
    /// Where each scene's mountain token is.
    pub tokens: BTreeMap<Scene, OpenPlace>,
    /// The tiles under this player's brawl tokens.
    pub brawls: Vec<Tile>,
    /// The reserve.
    pub reserve: Vec<Tile>,
    /// Food points.
    pub food: u16,
    /// Shelter points.
    pub shelter: u16,
    /// Steaks.
    pub steaks: u8,
    /// Turns taken.
    pub turns: u8,
    /// Their game is over.
    pub finished: bool,
}

/// A tile on a valley.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenLay {
    /// The tile.
    pub tile: Tile,
    /// Where its lower scene lies.
    pub low: Square,
    /// Where its higher scene lies.
    pub high: Square,
    /// It was laid while Gathering was allowed on Plains.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub plains_open: bool,
}

/// Where a mountain token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenPlace {
    /// On a cave or a waterfall.
    At(Square),
    /// Set aside from a cave just covered.
    SetAside,
    /// In stock.
    Stock,
    /// Being played.
    Playing,
    /// Used.
    Used,
    /// Discarded.
    Discarded,
}

const PLACE_NAMES: [(OpenPlace, &str); 5] = [
    (OpenPlace::SetAside, "set-aside"),
    (OpenPlace::Stock, "stock"),
    (OpenPlace::Playing, "playing"),
    (OpenPlace::Used, "used"),
    (OpenPlace::Discarded, "discarded"),
];

impl Serialize for OpenPlace {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            OpenPlace::At(square) => square.serialize(to),
            OpenPlace::SetAside | OpenPlace::Stock | OpenPlace::Playing | OpenPlace::Used | OpenPlace::Discarded => {
                let (_, name) = PLACE_NAMES.iter().find(|(place, _)| place == self).expect("every place has a name");
                to.serialize_str(name)
            }
        }
    }
}

impl<'de> Deserialize<'de> for OpenPlace {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<OpenPlace, D::Error> {
        let text = String::deserialize(from)?;
        if let Some((place, _)) = PLACE_NAMES.iter().find(|(_, name)| *name == text) {
            return Ok(*place);
        }
        let square = text.parse();
        square.map(OpenPlace::At).map_err(|()| reading::refuse(fault("position-token-place", facts![text])))
    }
}

impl Open {
    /// The open table of a state.
    pub(crate) fn of(state: &State) -> Open {
        Open {
            seats: state.seats,
            first: state.first,
            round: state.round,
            last_round: state.last_round,
            seat: state.seat,
            step: state.step,
            turn: OpenTurn::of(state),
            players: state.playing().iter().map(OpenPlayer::of).collect(),
            common: listed(state.common),
            removed: listed(state.removed),
        }
    }
}

/// The tiles of a set, in order.
pub(crate) fn listed(tiles: TileSet) -> Vec<Tile> {
    tiles.iter().collect()
}

impl OpenTurn {
    fn of(state: &State) -> OpenTurn {
        let turn = &state.turn;
        let cave = |covered: Covered| OpenCave {
            cave: state.current().valley.slot_square(covered.cave),
            token: covered.token,
        };
        OpenTurn {
            token_played: turn.token_played,
            plains_open: turn.plains_open,
            pending: turn.pending.iter().collect(),
            extras: turn.extras,
            back_to: turn.back_to,
            extra_made: turn.extra_made,
            laying: turn.laying,
            main_cave: turn.main_cave.map(cave),
            extra_cave: turn.extra_cave.map(cave),
        }
    }
}

impl OpenPlayer {
    fn of(player: &Player) -> OpenPlayer {
        let valley = player.valley;
        let mut tribes = vec![Vec::new(); usize::from(player.tribes)];
        for laid in player.lays() {
            tribes[usize::from(laid.tribe) - 1].push(OpenLay {
                tile: laid.tile,
                low: valley.square(laid.low),
                high: valley.square(laid.high),
                plains_open: laid.plains_open,
            });
        }
        let squares = |cells: Cells| cells.iter().map(|cell| valley.square(cell)).collect();
        let place = |scene: Scene| match player.tokens[scene.index()] {
            TokenPlace::Slot(slot) => OpenPlace::At(valley.slot_square(slot)),
            TokenPlace::SetAside => OpenPlace::SetAside,
            TokenPlace::Stock => OpenPlace::Stock,
            TokenPlace::Playing => OpenPlace::Playing,
            TokenPlace::Used => OpenPlace::Used,
            TokenPlace::Discarded => OpenPlace::Discarded,
        };
        OpenPlayer {
            left: valley.faces[0].clone(),
            right: valley.faces[1].clone(),
            tribes,
            bears: squares(player.bears),
            tokens: Scene::ALL.into_iter().map(|scene| (scene, place(scene))).collect(),
            brawls: player.brawls.iter().copied().flatten().collect(),
            reserve: listed(player.reserve),
            food: player.food,
            shelter: player.shelter,
            steaks: player.steaks,
            turns: player.turns,
            finished: player.finished,
        }
    }
}
