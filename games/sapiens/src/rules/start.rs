//! The starting cave.

use super::{abandon, ids};
use crate::action::{Action, Lay};
use crate::player::Player;
use crate::scene::Scene;
use crate::square::{CAVES, Cell};
use crate::state::State;
use kernel::{Fact, Refusal, Seat, facts};

/// Adds every starting lay, or every founding lay if there is none (SAP-START-12).
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    each(state.current(), |lay| {
        out.push(Action::Start(lay));
        true
    });
    if out.is_empty() {
        abandon::list(state, out);
    }
}

/// Whether a starting lay exists.
pub(crate) fn exists(player: &Player) -> bool {
    let mut found = false;
    each(player, |_| {
        found = true;
        false
    });
    found
}

/// Calls `visit` with every starting lay until it returns false.
fn each(player: &Player, mut visit: impl FnMut(Lay) -> bool) {
    for tile in player.reserve.iter() {
        for cave in 0..CAVES {
            let mouth = player.valley.mouth(cave);
            let (here, there) = (player.valley.square(Cell::cave(cave)), player.valley.square(mouth));
            let (lay, outside) = match player.token_on(cave) {
                Some(token) if token == tile.low() => (Lay { tile, low: here, high: there }, tile.high()),
                Some(token) if token == tile.high() => (Lay { tile, low: there, high: here }, tile.low()),
                Some(_) | None => continue,
            };
            if !gathering_on_a_plain(player, outside, mouth) && !visit(lay) {
                return;
            }
        }
    }
}

/// Whether a starting lay is legal; if not, the first broken rule.
pub(crate) fn check(state: &State, seat: Seat, lay: &Lay) -> Result<(), Refusal> {
    let player = state.player(seat);
    let place = a_tile_a_cave_and_its_mouth(player, lay)?;
    scene_of_the_token(player, &place)?;
    no_gathering_on_a_plain_mouth(player, &place)
}

/// A founding lay in its parts: the cave with its half, the mouth with the other.
pub(crate) struct Founding {
    /// The cave's number.
    pub(crate) cave: u8,
    /// The scene on the cave.
    pub(crate) inside: Scene,
    /// The mouth.
    pub(crate) mouth: Cell,
    /// The scene on the mouth.
    pub(crate) outside: Scene,
}

/// The founding lay that a lay is, if one half is on a cave and the other on its mouth.
pub(crate) fn founding(player: &Player, lay: &Lay) -> Option<Founding> {
    let (low, high) = player.cells(lay)?;
    let (cave, inside, mouth, outside) = match (low.cave_number(), high.cave_number()) {
        (Some(cave), None) => (cave, lay.tile.low(), high, lay.tile.high()),
        (None, Some(cave)) => (cave, lay.tile.high(), low, lay.tile.low()),
        (Some(_), Some(_)) | (None, None) => return None,
    };
    (player.valley.mouth(cave) == mouth).then_some(Founding { cave, inside, mouth, outside })
}

/// SAP-START-2: a tile of the reserve, one half on a cave, the other on its mouth.
fn a_tile_a_cave_and_its_mouth(player: &Player, lay: &Lay) -> Result<Founding, Refusal> {
    founding(player, lay).filter(|_| player.reserve.contains(lay.tile)).ok_or_else(|| {
        let (tile, low, high) = (lay.tile, lay.low, lay.high);
        ids::START_PLACE.refuse(facts![tile, low, high])
    })
}

/// SAP-START-3: the half on the cave shows the scene of the token there.
fn scene_of_the_token(player: &Player, place: &Founding) -> Result<(), Refusal> {
    match player.token_on(place.cave) {
        Some(token) if token == place.inside => Ok(()),
        other => {
            let cave = player.valley.caves[usize::from(place.cave)].at;
            let token = other.map_or("label-nothing", Scene::label);
            Err(ids::START_SCENE.refuse(facts![cave, token = Fact::label(token), scene = place.inside]))
        }
    }
}

/// Whether a half would put Gathering on a Plain.
pub(crate) fn gathering_on_a_plain(player: &Player, scene: Scene, cell: Cell) -> bool {
    scene == Scene::Gathering && player.valley.plains.contains(cell)
}

/// SAP-START-4: no Gathering on a Plain mouth. SAP-START-5, SAP-RUL-6: on the cave itself it may lie, whatever the
/// mouth, so only the half outside is checked.
fn no_gathering_on_a_plain_mouth(player: &Player, place: &Founding) -> Result<(), Refusal> {
    if !gathering_on_a_plain(player, place.outside, place.mouth) {
        return Ok(());
    }
    Err(ids::START_PLAIN.refuse(facts![square = player.valley.square(place.mouth)]))
}
