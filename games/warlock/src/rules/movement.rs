//! Movement: where a roll may lead.

use super::{Play, decides, ids};
use crate::action::Action;
use crate::board::{Kind, MAX_NODES, Neighbours, Node, RoomId};
use crate::event::{Event, Path};
use crate::phase::Phase;
use crate::place::Place;
use crate::state::State;
use crate::versions;
use kernel::{Log, Refusal, Seat, facts};

/// WAR-MOV-1, WAR-MOV-12: a step leads to an adjoining space, into and out of rooms by their doors.
///
/// WAR-MAZ-1: the permanent ways, including the long way around, are always open.
/// WAR-MAZ-6, WAR-MAZ-7: a labyrinth card is entered and left by its two open sides, and only while it is face up.
#[inline]
pub(crate) fn neighbours(state: &State, node: Node) -> Neighbours {
    state.board().neighbours(node, |maze, side| state.maze_up.contains(maze) && state.maze[maze.index()].contains(side))
}

/// Whether an adventurer may not enter a space.
fn barred(state: &State, seat: Seat, node: Node) -> bool {
    state.board().room_at(node).is_some_and(|room| occupant(state, seat, room).is_some() || shunned(state, seat, room))
}

/// WAR-MOV-13, WAR-MOV-14: a fixed room takes one adventurer; every other space takes any number. Returns who is there
/// already.
pub(super) fn occupant(state: &State, seat: Seat, room: RoomId) -> Option<Seat> {
    if !state.is_fixed(room) {
        return None;
    }
    let node = state.board().room(room).node;
    state.every_seat().find(|&other| other != seat && state.on_board(other) && state.person(other).at == node)
}

/// WAR-FLE-6, WAR-FLE-7: the room an adventurer fled may not be entered on his next turn, unless every step would enter
/// it.
fn shunned(state: &State, seat: Seat, room: RoomId) -> bool {
    let person = state.person(seat);
    person.fled == Some(room) && !person.fled_now && !only_way_is(state, seat, room)
}

/// WAR-FLE-7: whether every possible first step of a seat enters this room.
pub(super) fn only_way_is(state: &State, seat: Seat, room: RoomId) -> bool {
    let fled = state.board().room(room).node;
    let steps = neighbours(state, state.person(seat).at);
    steps.as_slice().iter().all(|&step| {
        step == fled || state.board().room_at(step).is_some_and(|room| occupant(state, seat, room).is_some())
    })
}

/// Whether a seat can take any step at all.
pub(super) fn has_step(state: &State, seat: Seat) -> bool {
    neighbours(state, state.person(seat).at).as_slice().iter().any(|&step| !barred(state, seat, step))
}

/// WAR-MOV-5, WAR-MOV-6, WAR-MOV-7, WAR-MOV-8, WAR-MAZ-8: rooms, passages, banks and gates beside a hidden labyrinth card end a move; gates
/// beside open cards do not. WAR-VAR-2: where the cards are hidden again, every gate does.
fn stops(state: &State, node: Node) -> bool {
    let every_gate = state.options.maze_rehide && state.rules >= versions::EVERY_GATE_STOPS;
    state.board().stops(node, |maze| every_gate || !state.maze_up.contains(maze))
}

/// WAR-MOV-9, WAR-MOV-11: a walk may stop early at another adventurer or at treasure that may be taken, and may pass
/// both by.
fn may_stop_early(state: &State, seat: Seat, node: Node) -> bool {
    state.every_seat().any(|other| other != seat && state.on_board(other) && state.person(other).at == node)
        || state.loose.iter().flatten().any(|loose| loose.at == node && loose.grave.is_none_or(|owner| owner == seat))
}

/// The spaces of a board as a set.
pub(super) struct NodeSet([u64; MAX_NODES / 64]);

impl NodeSet {
    pub(super) fn new() -> NodeSet {
        NodeSet([0; MAX_NODES / 64])
    }

    /// Adds a space. Returns whether it is new.
    pub(super) fn insert(&mut self, node: Node) -> bool {
        let (word, bit) = (node.index() / 64, 1 << (node.index() % 64));
        let new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        new
    }
}

/// A walk in progress: the spaces so far, the start first.
struct Walk {
    path: [Node; 8],
    length: usize,
}

impl Walk {
    fn so_far(&self) -> &[Node] {
        &self.path[..self.length]
    }
}

/// WAR-MOV-2, WAR-MOV-3, WAR-MOV-4, WAR-MOV-10: calls `found` with every walk of a roll: free at every fork, no space
/// twice, all the steps unless a rule or a dead end stops it. Stops when `found` returns `false`.
pub(super) fn each_walk(state: &State, seat: Seat, roll: u8, found: &mut impl FnMut(&[Node]) -> bool) {
    let mut walk = Walk { path: [state.person(seat).at; 8], length: 1 };
    extend(state, seat, roll, &mut walk, found);
}

fn extend(state: &State, seat: Seat, left: u8, walk: &mut Walk, found: &mut impl FnMut(&[Node]) -> bool) -> bool {
    let here = walk.path[walk.length - 1];
    let mut stuck = true;
    for &next in neighbours(state, here).as_slice() {
        if walk.so_far().contains(&next) || barred(state, seat, next) {
            continue;
        }
        stuck = false;
        walk.path[walk.length] = next;
        walk.length += 1;
        let ends = left == 1 || stops(state, next);
        let go_on = if ends {
            found(walk.so_far())
        } else {
            (!may_stop_early(state, seat, next) || found(walk.so_far())) && extend(state, seat, left - 1, walk, found)
        };
        walk.length -= 1;
        if !go_on {
            return false;
        }
    }
    !(stuck && walk.length > 1) || found(walk.so_far())
}

/// How a walk ends, as an action names it: the space, and for rooms the space before it.
pub(super) fn ending(state: &State, walk: &[Node]) -> (Place, Option<Place>) {
    let board = state.board();
    let end = walk[walk.len() - 1];
    let before = board.room_at(end).map(|_| board.place(walk[walk.len() - 2]));
    (board.place(end), before)
}

/// Adds every way to walk the roll, in the book's order of spaces.
pub(super) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let from = out.len();
    let mut tunnels = NodeSet::new();
    each_walk(state, seat, state.turn.roll, &mut |walk| {
        let (to, by) = ending(state, walk);
        let action = Action::Walk { to, by };
        let new = if by.is_some() { !out[from..].contains(&action) } else { tunnels.insert(walk[walk.len() - 1]) };
        if new {
            out.push(action);
        }
        true
    });
    out[from..].sort_unstable();
}

/// WAR-MOV-1: whether a walk of the roll may end there; if not, the first broken rule in book order.
pub(super) fn check(state: &State, seat: Seat, to: Place, by: Option<Place>) -> Result<(), Refusal> {
    decides(state, state.phase == Phase::Walk)?;
    let mut allowed = false;
    each_walk(state, seat, state.turn.roll, &mut |walk| {
        allowed |= ending(state, walk) == (to, by);
        !allowed
    });
    if allowed {
        return Ok(());
    }
    let node = on_the_board(state, to)?;
    not_back(state, seat, node)?;
    face_up(state, node)?;
    if let Some(room) = state.board().room_at(node) {
        by_a_door(state, room, by)?;
        free_room(state, seat, room)?;
        not_fled(state, seat, room)?;
    }
    whole_roll(state, seat, node)?;
    Err(no_walk(state, to))
}

/// WAR-MOV-1: no walk of this roll ends there.
fn no_walk(state: &State, to: Place) -> Refusal {
    ids::WALK.refuse(facts![roll = state.turn.roll, to = to.fact()])
}

/// WAR-MOV-1: a walk ends on a space of the board.
fn on_the_board(state: &State, to: Place) -> Result<Node, Refusal> {
    state.board().node(to).ok_or_else(|| no_walk(state, to))
}

/// WAR-MOV-3: no walk returns to where it started.
fn not_back(state: &State, seat: Seat, node: Node) -> Result<(), Refusal> {
    if node == state.person(seat).at { Err(ids::NO_RETURN.refuse(facts![])) } else { Ok(()) }
}

/// WAR-MAZ-6: a face-down labyrinth card is not entered.
fn face_up(state: &State, node: Node) -> Result<(), Refusal> {
    if let Kind::Maze(maze) = state.board().kind(node)
        && !state.maze_up.contains(maze)
    {
        return Err(ids::FACE_DOWN.refuse(facts![number = maze]));
    }
    Ok(())
}

/// WAR-MOV-12: a room is entered by one of its doors.
fn by_a_door(state: &State, room: RoomId, by: Option<Place>) -> Result<(), Refusal> {
    let board = state.board();
    let door = by.and_then(|by| board.node(by));
    if door.is_some_and(|door| board.room(room).doors.contains(&door)) {
        return Ok(());
    }
    Err(ids::DOORS.refuse(facts![room = board.room(room).place.fact()]))
}

/// WAR-MOV-13: a fixed room takes one adventurer.
fn free_room(state: &State, seat: Seat, room: RoomId) -> Result<(), Refusal> {
    match occupant(state, seat, room) {
        None => Ok(()),
        Some(other) => Err(ids::OCCUPIED.refuse(facts![seat = other, room = state.board().room(room).place.fact()])),
    }
}

/// WAR-FLE-6: the room that the adventurer fled is not entered.
fn not_fled(state: &State, seat: Seat, room: RoomId) -> Result<(), Refusal> {
    if !shunned(state, seat, room) {
        return Ok(());
    }
    Err(ids::MOVE_AWAY.refuse(facts![why = "enter", room = state.board().room(room).place.fact()]))
}

/// WAR-MOV-4: no walk stops on a space that it passes, unless a rule says so.
fn whole_roll(state: &State, seat: Seat, node: Node) -> Result<(), Refusal> {
    let mut passed = false;
    each_walk(state, seat, state.turn.roll, &mut |walk| {
        passed |= walk.contains(&node);
        !passed
    });
    if passed { Err(ids::WHOLE_ROLL.refuse(facts![roll = state.turn.roll])) } else { Ok(()) }
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-MOV-1, WAR-MOV-16: the movement roll; on a 1 a Key Challenge comes first.
    pub(super) fn roll(&mut self) {
        let die = self.die();
        let seat = self.state.active;
        self.state.turn.roll = die;
        self.log.tell(ids::WALK, Event::Rolled { seat, die });
        if super::challenge::allowed_by(self.state, die) {
            self.state.phase = Phase::Challenge;
        } else {
            self.walk_or_stay();
        }
    }

    /// WAR-MOV-10: a roll without any legal step is lost, and the adventurer stays.
    pub(super) fn walk_or_stay(&mut self) {
        let seat = self.state.active;
        if has_step(self.state, seat) {
            self.state.phase = Phase::Walk;
        } else {
            self.log.tell(ids::DEAD_END, Event::NoStep { seat });
            self.meeting();
        }
    }

    /// WAR-MOV-4: the roll is walked, and the adventurer arrives.
    pub(super) fn walk(&mut self, to: Place, by: Option<Place>) {
        let seat = self.state.active;
        let end = self.state.board().node(to).expect("a checked walk ends on the board");
        if L::LISTENS {
            let path = self.path_to(seat, to, by);
            self.log.tell(ids::WALK, Event::Walked { seat, path });
        }
        self.leave_room(seat);
        self.state.person_mut(seat).at = end;
        self.arrive(by.and_then(|by| self.state.board().node(by)).unwrap_or(end));
    }

    /// The first walk in the book's order that ends there.
    fn path_to(&self, seat: Seat, to: Place, by: Option<Place>) -> Path {
        let board = self.state.board();
        let mut path = Path::new([to]);
        each_walk(self.state, seat, self.state.turn.roll, &mut |walk| {
            let fits = ending(self.state, walk) == (to, by);
            if fits {
                path = Path::new(walk[1..].iter().map(|&node| board.place(node)));
            }
            !fits
        });
        path
    }
}
