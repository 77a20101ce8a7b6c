//! Distances in steps, with a toll for what stops a walk: the plain map of the one-step reference bot.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::LazyLock;
use warlock::board::{Board, Kind, Node, RoomId};
use warlock::edition::{Edition, RoomKind};
use warlock::number::Passage;
use warlock::state::State;

/// Steps that going through a room costs: the walk ends there, and somebody may live in it.
const ROOM: u16 = 5;
/// Steps that a fight with the Dragon or the Warlock costs.
const BOSS: u16 = 12;
/// Steps that a journey through the secret passages costs: the walk ends at both ends.
const PASSAGE: u16 = 4;
/// Steps that crossing the river costs.
const RIVER: u16 = 7;
/// Farther than anything.
const FAR: u16 = 150;

/// The distance from every space to every room of the base edition's board.
struct Map {
    to_room: Vec<Vec<u16>>,
    chest: Vec<u16>,
}

static BASE: LazyLock<Map> = LazyLock::new(|| {
    let board = &Edition::base().board;
    let to_room: Vec<Vec<u16>> = board.rooms.iter().map(|room| ways_to(board, room.node)).collect();
    let chest = RoomId::all().find(|&room| board.room(room).kind == RoomKind::Chest);
    let chest = chest.map_or_else(|| vec![FAR; board.len()], |room| to_room[room.index()].clone());
    Map { to_room, chest }
});

/// The map of a board. Boards of other editions have none, and everything seems equally far there.
fn map(board: &Board) -> Option<&'static Map> {
    std::ptr::eq(board, &Edition::base().board).then(|| &*BASE)
}

/// The distance of every space from a target, by Dijkstra's algorithm from the target outwards.
fn ways_to(board: &Board, target: Node) -> Vec<u16> {
    let mut ways = vec![FAR; board.len()];
    let mut open = BinaryHeap::from([Reverse((0, target.0))]);
    ways[target.index()] = 0;
    while let Some(Reverse((far, node))) = open.pop() {
        let node = Node(node);
        if far > ways[node.index()] {
            continue;
        }
        // A walk from a neighbour pays for entering this space, unless it is the target.
        let toll = if node == target { 0 } else { toll(board, node) };
        let mut reach = |next: Node, cost: u16| {
            if far + toll + cost < ways[next.index()] {
                ways[next.index()] = far + toll + cost;
                open.push(Reverse((far + toll + cost, next.0)));
            }
        };
        board.links(node).iter().for_each(|&next| reach(next, 1));
        if let Kind::Passage(network, _) = board.kind(node) {
            Passage::all().map(|number| board.passage(network, number)).for_each(|next| reach(next, PASSAGE));
        }
        for (one, other) in [(board.south_bank, board.north_bank), (board.north_bank, board.south_bank)] {
            if node == one {
                reach(other, RIVER);
            }
        }
    }
    ways
}

/// What entering a space on the way costs.
fn toll(board: &Board, node: Node) -> u16 {
    match board.kind(node) {
        Kind::Room(_) => {
            let room = board.room_at(node).map(|room| board.room(room));
            let boss = room.is_some_and(|room| room.kind == RoomKind::Lair || room.place.to_string() == "DC");
            if boss { BOSS } else { ROOM }
        }
        Kind::Passage(..) | Kind::SouthBank | Kind::NorthBank => 2,
        Kind::Gate => 1,
        Kind::Tunnel | Kind::Entrance | Kind::Maze(_) => 0,
    }
}

/// The way to the Treasure Chamber.
pub(super) fn to_the_chest(state: &State, at: Node) -> f32 {
    map(state.board()).map_or(f32::from(FAR / 2), |map| f32::from(map.chest[at.index()]))
}

/// The way to the nearest treasure that still lies in a room.
pub(super) fn to_treasure(state: &State, at: Node) -> f32 {
    let Some(map) = map(state.board()) else { return f32::from(FAR / 4) };
    let guarded = RoomId::all().filter(|room| state.rooms()[room.index()].guarded.is_some());
    guarded.map(|room| f32::from(map.to_room[room.index()][at.index()])).fold(f32::from(FAR), f32::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chest_can_be_reached_from_the_entrance_and_is_nearer_from_the_lair() {
        let board = &Edition::base().board;
        let far = |node: Node| BASE.chest[node.index()];
        let lair = board.rooms.iter().find(|room| room.kind == RoomKind::Lair).expect("there is a lair").node;
        assert!(far(board.entrance) < FAR, "{}", far(board.entrance));
        assert!(far(board.north_bank) < far(board.south_bank));
        assert!(far(board.south_bank) < far(board.entrance));
        assert!(far(lair) < far(board.north_bank) && far(lair) > 0);
    }
}
