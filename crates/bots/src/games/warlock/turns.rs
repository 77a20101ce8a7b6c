//! The expected number of turns of every way.
//!
//! A walk uses the whole roll unless something stops it, as rooms, banks and secret passages do. So steps are a poor
//! measure: what counts is the expected number of turns when every roll is walked as well as possible. It is computed
//! once per target by value iteration, from the target outwards until nothing changes.

use std::sync::OnceLock;
use warlock::board::{Board, Fixed, Kind, Node, ROOMS, RoomId};
use warlock::edition::{Edition, RoomKind};
use warlock::number::Passage;
use warlock::state::State;

/// Turns from every space to one target.
type Turns = Vec<f32>;

/// The sides of a die, each as likely as the others.
const SIDES: f32 = 6.0;
/// More turns than any way takes.
const FAR: f32 = 60.0;
/// What walking through a room on the way costs besides the stop, in turns: somebody may live there.
const VISIT: f32 = 0.8;
/// What the Dragon and the Warlock cost on the way, in turns.
const BOSS: f32 = 2.0;
/// The chance to get over the river, by bridge or punt.
const CROSSING: f32 = 0.65;
/// Value iteration ends when no estimate changes by more than this in a sweep.
const SETTLED: f32 = 0.01;
/// How far the chest and any other room seem on boards without a map.
const CHEST_UNMAPPED: f32 = FAR / 2.0;
const ROOM_UNMAPPED: f32 = FAR / 4.0;
/// More sweeps of value iteration than the longest way needs.
const SWEEPS: usize = 120;

/// From every space: where the walks of each roll can end.
struct Walks {
    /// By space and roll: its range in `ends`.
    spans: Vec<[(u32, u32); 6]>,
    ends: Vec<Node>,
}

impl Walks {
    fn of(board: &Board) -> Walks {
        let mut walks = Walks { spans: Vec::with_capacity(board.len()), ends: Vec::new() };
        for node in 0..board.len() as u16 {
            let mut spans = [(0, 0); 6];
            for (roll, span) in spans.iter_mut().enumerate() {
                let from = walks.ends.len();
                let mut path = vec![Node(node)];
                extend(board, &mut path, roll + 1, &mut walks.ends);
                let tail = &mut walks.ends[from..];
                tail.sort_unstable();
                let mut kept = from;
                for place in from..walks.ends.len() {
                    if place == from || walks.ends[place] != walks.ends[kept - 1] {
                        walks.ends[kept] = walks.ends[place];
                        kept += 1;
                    }
                }
                walks.ends.truncate(kept);
                *span = (from as u32, kept as u32);
            }
            walks.spans.push(spans);
        }
        walks
    }

    /// The expected turns for a seat that rolls on this space.
    fn rolled(&self, node: Node, cost: impl Fn(Node) -> f32) -> f32 {
        let best = |&(from, to): &(u32, u32)| {
            self.ends[from as usize..to as usize].iter().map(|&end| cost(end)).fold(FAR, f32::min)
        };
        1.0 + self.spans[node.index()].iter().map(best).sum::<f32>() / SIDES
    }
}

/// Adds every end of a walk with `left` steps to go. Labyrinth cards count as closed.
fn extend(board: &Board, path: &mut Vec<Node>, left: usize, ends: &mut Vec<Node>) {
    let here = path[path.len() - 1];
    let mut stuck = true;
    for &next in board.links(here) {
        if path.contains(&next) {
            continue;
        }
        stuck = false;
        if left == 1 || board.stops(next, |_| true) {
            ends.push(next);
        } else {
            path.push(next);
            extend(board, path, left - 1, ends);
            path.pop();
        }
    }
    if stuck && path.len() > 1 {
        ends.push(here);
    }
}

/// The ways of the base edition's board.
struct Map {
    walks: Walks,
    to_room: [OnceLock<Turns>; ROOMS],
    chest: Option<RoomId>,
}

static BASE: OnceLock<Map> = OnceLock::new();

/// The map of a board. Boards of other editions have none, and everything seems equally far there.
fn map(board: &Board) -> Option<&'static Map> {
    std::ptr::eq(board, &Edition::base().board).then(|| {
        BASE.get_or_init(|| Map {
            walks: Walks::of(board),
            to_room: [const { OnceLock::new() }; ROOMS],
            chest: RoomId::all().find(|&room| board.room(room).kind == RoomKind::Chest),
        })
    })
}

impl Map {
    fn to(&self, room: RoomId) -> &Turns {
        self.to_room[room.index()].get_or_init(|| ways_to(&Edition::base().board, &self.walks, room))
    }
}

/// The expected turns to a room from everywhere.
fn ways_to(board: &Board, walks: &Walks, target: RoomId) -> Turns {
    let goal = board.room(target).node;
    let mut turns = vec![FAR; board.len()];
    turns[goal.index()] = 0.0;
    // Near spaces come first, so that one sweep carries far.
    let mut order: Vec<Node> = (0..board.len() as u16).map(Node).collect();
    let steps = board.walk_distances(goal);
    order.sort_by_key(|node| steps[node.index()].unwrap_or(u8::MAX));
    for _ in 0..SWEEPS {
        let mut changed = 0.0_f32;
        for &node in order.iter().filter(|&&node| node != goal) {
            let found = best_from(board, walks, &turns, goal, node);
            changed = changed.max(turns[node.index()] - found);
            turns[node.index()] = found;
        }
        if changed < SETTLED {
            break;
        }
    }
    turns
}

/// The expected turns from a space, given the current estimates of all others.
fn best_from(board: &Board, walks: &Walks, turns: &[f32], goal: Node, node: Node) -> f32 {
    let cost = |end: Node| turns[end.index()] + if end == goal { 0.0 } else { toll(board, end) };
    let mut best = walks.rolled(node, cost);
    if let Kind::Passage(network, _) = board.kind(node) {
        let others = Passage::all().map(|number| board.passage(network, number));
        best = others.map(|other| walks.rolled(other, cost)).fold(best, f32::min);
    }
    for (one, other) in [(board.south_bank, board.north_bank), (board.north_bank, board.south_bank)] {
        if node == one {
            // One who falls into the river comes out in the south.
            let back = if node == board.south_bank { best } else { turns[board.south_bank.index()] };
            let crossed = 1.0 + CROSSING * turns[other.index()] + (1.0 - CROSSING) * back;
            best = best.min(crossed);
        }
    }
    best.min(FAR)
}

/// What stopping on a space on the way costs besides the stop.
fn toll(board: &Board, node: Node) -> f32 {
    let Some(room) = board.room_at(node) else { return 0.0 };
    match board.room(room).fixed {
        Some(Fixed::Dragon | Fixed::Warlock) => BOSS,
        Some(Fixed::GamesRoom | Fixed::Larder | Fixed::Shylock | Fixed::Fountain) | None => VISIT,
    }
}

/// Turns to the Treasure Chamber.
pub(super) fn to_the_chest(state: &State, at: Node) -> f32 {
    let Some(map) = map(state.board()) else { return CHEST_UNMAPPED };
    map.chest.map_or(FAR, |room| map.to(room)[at.index()])
}

/// Turns to the Treasure Chamber for a seat that rolls, whatever else it could do.
pub(super) fn rolling_to_chest(state: &State, at: Node) -> f32 {
    let chest = map(state.board()).and_then(|map| map.chest);
    chest.map_or(CHEST_UNMAPPED, |room| rolling_to(state, room, at))
}

/// Turns to a room for a seat that rolls, whatever else it could do.
pub(super) fn rolling_to(state: &State, room: RoomId, at: Node) -> f32 {
    let Some(map) = map(state.board()) else { return ROOM_UNMAPPED };
    let (board, turns) = (state.board(), map.to(room));
    let goal = board.room(room).node;
    map.walks.rolled(at, |end| turns[end.index()] + if end == goal { 0.0 } else { toll(board, end) })
}

/// Turns to the room of a character or boss that is always there.
pub(super) fn to_fixed(state: &State, fixed: Fixed, at: Node) -> f32 {
    let board = state.board();
    let found = RoomId::all().find(|&room| board.room(room).fixed == Some(fixed));
    found.map_or(FAR, |room| to_room(state, room, at))
}

/// Turns to a room.
pub(super) fn to_room(state: &State, room: RoomId, at: Node) -> f32 {
    map(state.board()).map_or(ROOM_UNMAPPED, |map| map.to(room)[at.index()])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turns(room: &str, from: Node) -> f32 {
        let board = &Edition::base().board;
        let room = board.rooms.iter().position(|other| other.place.to_string() == room).expect("there is such a room");
        map(board).expect("it is the game's own board").to(RoomId(room as u8))[from.index()]
    }

    #[test]
    fn a_room_one_step_away_takes_a_turn_and_a_far_one_many() {
        let board = &Edition::base().board;
        let door = |room: &str| {
            let found = board.rooms.iter().find(|other| other.place.to_string() == room);
            found.expect("there is such a room").doors[0]
        };
        assert!((turns("01", door("01")) - 1.0).abs() < 0.01, "every roll reaches it: {}", turns("01", door("01")));
        let chest = turns("TC", board.entrance);
        assert!(chest > 20.0 && chest < FAR, "{chest}");
        assert!(turns("TC", board.north_bank) < turns("TC", board.south_bank));
        assert!(turns("TC", board.south_bank) < chest);
    }

    /// From the entrance passage 6 is seven steps away; the one far in the west is nearer by the passages than on foot.
    #[test]
    fn secret_passages_save_turns() {
        let board = &Edition::base().board;
        let at = board.passage(warlock::board::Network::Black, warlock::number::Passage(6));
        assert!(turns("16", at) < 2.5, "from passage 6 to passage 4 and through its door: {}", turns("16", at));
    }
}
