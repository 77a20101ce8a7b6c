//! How far everything is.

use std::sync::LazyLock;
use warlock::board::{Board, Node, RoomId};
use warlock::edition::{Edition, RoomKind};
use warlock::state::State;

/// Steps that crossing the river is worth.
const RIVER: f32 = 8.0;
/// Farther than anything.
const FAR: f32 = 60.0;

/// Steps from every room to every space of the game's own board.
struct Map {
    from_room: Vec<Vec<Option<u8>>>,
    from_banks: [Vec<Option<u8>>; 2],
}

static BASE: LazyLock<Map> = LazyLock::new(|| {
    let board = &Edition::base().board;
    Map {
        from_room: board.rooms.iter().map(|room| board.walk_distances(room.node)).collect(),
        from_banks: [board.south_bank, board.north_bank].map(|bank| board.walk_distances(bank)),
    }
});

/// The map of a board; other editions' boards have none, and everything seems equally far there.
fn map(board: &Board) -> Option<&'static Map> {
    std::ptr::eq(board, &Edition::base().board).then(|| &*BASE)
}

fn steps(map: &Map, board: &Board, room: RoomId, at: Node) -> f32 {
    let direct = map.from_room[room.index()][at.index()];
    if let Some(steps) = direct {
        return f32::from(steps);
    }
    // Over the river, whichever side we are on.
    let node = board.room(room).node;
    let over = |from: usize, to: usize| {
        Some(f32::from(map.from_banks[from][at.index()]?) + RIVER + f32::from(map.from_banks[to][node.index()]?))
    };
    over(0, 1).or_else(|| over(1, 0)).unwrap_or(FAR)
}

/// Steps to the Treasure Chamber.
pub(super) fn to_the_chest(state: &State, at: Node) -> f32 {
    let board = state.board();
    let Some(map) = map(board) else { return FAR / 2.0 };
    let chest = RoomId::all().find(|&room| board.room(room).kind == RoomKind::Chest);
    chest.map_or(FAR, |room| steps(map, board, room, at))
}

/// Steps to the nearest treasure that still lies in a room.
pub(super) fn to_treasure(state: &State, at: Node) -> f32 {
    let board = state.board();
    let Some(map) = map(board) else { return FAR / 4.0 };
    let guarded = RoomId::all().filter(|room| state.rooms[room.index()].guarded.is_some());
    guarded.map(|room| steps(map, board, room, at)).fold(FAR / 2.0, f32::min)
}
