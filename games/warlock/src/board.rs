//! The board as a graph: spaces, doors, gates, and which spaces touch.
//!
//! Built once from the edition's map. Everything a move needs is a table lookup.

use crate::edition::RoomKind;
use crate::number::{MazeCard, Passage};
use crate::place::Place;
use crate::side::Side;

mod build;
pub(crate) use build::build;

/// A space of the board, numbered in the book's order of spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(pub u16);

impl Node {
    /// The space as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The most spaces a board can have: the length of tables indexed by space.
pub const MAX_NODES: usize = 384;
/// How many rooms there are.
pub const ROOMS: usize = 34;
/// How many labyrinth cards there are.
pub const MAZE: usize = MazeCard::COUNT;

/// What a space is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A tunnel space.
    Tunnel,
    /// The entrance.
    Entrance,
    /// The south bank.
    SouthBank,
    /// The north bank.
    NorthBank,
    /// A secret passage: its network and its number.
    Passage(Network, Passage),
    /// A gate of the labyrinth.
    Gate,
    /// The space of a labyrinth card.
    Maze(MazeCard),
    /// A room.
    Room(RoomId),
}

/// A network of secret passages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    /// Black, in the south.
    Black,
    /// Red, in the north.
    Red,
}

/// A room, numbered in the order of the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RoomId(pub u8);

impl RoomId {
    /// Every room.
    pub fn all() -> impl Iterator<Item = RoomId> {
        (0..ROOMS as u8).map(RoomId)
    }

    /// The room as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How far from the entrance a space lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Zone {
    /// South of the river.
    South,
    /// North of the river, the Dragon's Cave included.
    North,
    /// Beyond the Dragon's Cave.
    Labyrinth,
}

/// Spaces next to a space, at most four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Links {
    nodes: [Node; 4],
    count: u8,
}

impl Links {
    const NONE: Links = Links { nodes: [Node(0); 4], count: 0 };

    /// The neighbours, in the book's order.
    #[inline]
    pub fn as_slice(&self) -> &[Node] {
        &self.nodes[..self.count as usize]
    }

    fn push(&mut self, node: Node) {
        self.nodes[self.count as usize] = node;
        self.count += 1;
        self.nodes[..self.count as usize].sort_unstable();
    }

    fn is_full(&self) -> bool {
        self.count == 4
    }
}

/// Spaces next to a space with the labyrinth as it lies now: at most four.
#[derive(Clone, Copy, Debug)]
pub struct Neighbours {
    nodes: [Node; 4],
    count: u8,
}

impl Neighbours {
    /// The spaces: permanent ones in the book's order, then those of the labyrinth.
    #[inline]
    pub fn as_slice(&self) -> &[Node] {
        &self.nodes[..self.count as usize]
    }

    fn push(&mut self, node: Node) {
        self.nodes[self.count as usize] = node;
        self.count += 1;
    }
}

/// A labyrinth card that a gate touches, and the side of the card on which the gate lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    /// The card.
    pub maze: MazeCard,
    /// The side of the card.
    pub side: Side,
}

/// Who or what is always in a fixed room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fixed {
    /// The gamblers of the Games Room.
    GamesRoom,
    /// The Larder.
    Larder,
    /// Shylock the Moneylender.
    Shylock,
    /// The Fountain of Youth.
    Fountain,
    /// The Dragon.
    Dragon,
    /// The Warlock.
    Warlock,
}

impl Fixed {
    /// The occupant of the room with this code.
    pub(crate) fn of_room(code: &str) -> Option<Fixed> {
        Some(match code {
            "GR" => Fixed::GamesRoom,
            "LD" => Fixed::Larder,
            "SH" => Fixed::Shylock,
            "FY" => Fixed::Fountain,
            "DC" => Fixed::Dragon,
            "WL" => Fixed::Warlock,
            _ => return None,
        })
    }
}

/// A room of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room {
    /// Its code.
    pub place: Place,
    /// Its space.
    pub node: Node,
    /// What it is for.
    pub kind: RoomKind,
    /// Its occupant, if it is a fixed room.
    pub fixed: Option<Fixed>,
    /// The spaces in front of its doors.
    pub doors: Vec<Node>,
}

/// The board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub(crate) places: Vec<Place>,
    pub(crate) by_place: Vec<u16>,
    pub(crate) kinds: Vec<Kind>,
    pub(crate) links: Vec<Links>,
    pub(crate) touches: Vec<[Option<Touch>; 2]>,
    pub(crate) zones: Vec<Zone>,
    /// The rooms, in the order of the edition.
    pub rooms: Vec<Room>,
    /// The gate on each side of each card space, in the order of [`Side::ALL`].
    pub maze_gates: [[Node; 4]; MAZE],
    /// The card spaces.
    pub maze_nodes: [Node; MAZE],
    /// The passage spaces of each network.
    pub passages: [[Node; 6]; 2],
    /// The entrance.
    pub entrance: Node,
    /// The south bank.
    pub south_bank: Node,
    /// The north bank.
    pub north_bank: Node,
    /// The map as it is written, for drawing: one row of codes per line.
    pub map: Vec<Vec<String>>,
}

/// No space: where a table of [`Board`] has nothing.
pub(crate) const NOWHERE: u16 = u16::MAX;

impl Board {
    /// How many spaces there are.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether the board has no space; it always has.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// The name of a space.
    #[inline]
    pub fn place(&self, node: Node) -> Place {
        self.places[node.index()]
    }

    /// The space of a name.
    #[inline]
    pub fn node(&self, place: Place) -> Option<Node> {
        self.by_place.get(place.index()).copied().filter(|&node| node != NOWHERE).map(Node)
    }

    /// What a space is.
    #[inline]
    pub fn kind(&self, node: Node) -> Kind {
        self.kinds[node.index()]
    }

    /// The room a space is, if it is one.
    #[inline]
    pub fn room_at(&self, node: Node) -> Option<RoomId> {
        match self.kind(node) {
            Kind::Room(room) => Some(room),
            Kind::Tunnel
            | Kind::Entrance
            | Kind::SouthBank
            | Kind::NorthBank
            | Kind::Passage(..)
            | Kind::Gate
            | Kind::Maze(_) => None,
        }
    }

    /// A room.
    #[inline]
    pub fn room(&self, room: RoomId) -> &Room {
        &self.rooms[room.index()]
    }

    /// The room with a code.
    pub fn room_named(&self, place: Place) -> Option<RoomId> {
        self.node(place).and_then(|node| self.room_at(node))
    }

    /// The spaces joined to a space whatever the labyrinth cards show.
    #[inline]
    pub fn links(&self, node: Node) -> &[Node] {
        self.links[node.index()].as_slice()
    }

    /// The labyrinth cards that a gate touches.
    #[inline]
    pub fn touches(&self, node: Node) -> impl Iterator<Item = Touch> + '_ {
        self.touches[node.index()].iter().flatten().copied()
    }

    /// The zone of a space.
    pub fn zone(&self, node: Node) -> Zone {
        self.zones[node.index()]
    }

    /// The space of a passage.
    pub fn passage(&self, network: Network, passage: Passage) -> Node {
        self.passages[network as usize][passage.index()]
    }

    /// The spaces one step away; `open` says whether a side of a labyrinth card can be passed now.
    #[inline]
    pub fn neighbours(&self, node: Node, open: impl Fn(MazeCard, Side) -> bool) -> Neighbours {
        let links = self.links(node);
        let mut found = Neighbours { nodes: [Node(0); 4], count: links.len() as u8 };
        found.nodes[..links.len()].copy_from_slice(links);
        match self.kind(node) {
            Kind::Gate => {
                for touch in self.touches(node).filter(|touch| open(touch.maze, touch.side)) {
                    found.push(self.maze_nodes[touch.maze.index()]);
                }
            }
            Kind::Maze(maze) => {
                for (&gate, side) in self.maze_gates[maze.index()].iter().zip(Side::ALL) {
                    if open(maze, side) {
                        found.push(gate);
                    }
                }
            }
            Kind::Tunnel | Kind::Entrance | Kind::SouthBank | Kind::NorthBank | Kind::Passage(..) | Kind::Room(_) => {}
        }
        found
    }

    /// Whether a walk ends on a space; `face_down` says which labyrinth cards are hidden.
    #[inline]
    pub fn stops(&self, node: Node, face_down: impl Fn(MazeCard) -> bool) -> bool {
        match self.kind(node) {
            Kind::Room(_) | Kind::Passage(..) | Kind::SouthBank | Kind::NorthBank => true,
            Kind::Gate => self.touches(node).any(|touch| face_down(touch.maze)),
            Kind::Tunnel | Kind::Entrance | Kind::Maze(_) => false,
        }
    }

    /// How many steps each space is from `start` over permanent links, without walking through rooms on the way.
    pub fn walk_distances(&self, start: Node) -> Vec<Option<u8>> {
        let mut steps = vec![None; self.len()];
        steps[start.index()] = Some(0);
        let mut queue = std::collections::VecDeque::from([start]);
        while let Some(node) = queue.pop_front() {
            if node != start && self.room_at(node).is_some() {
                continue;
            }
            for &next in self.links(node) {
                if steps[next.index()].is_none() {
                    steps[next.index()] = steps[node.index()].map(|count: u8| count + 1);
                    queue.push_back(next);
                }
            }
        }
        steps
    }
}
