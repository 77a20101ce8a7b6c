//! Reading the map: tiles, doors, gates, and the checksums they must match.

use super::{Board, Fixed, Kind, Links, MAX_NODES, MAZE, NOWHERE, Network, Node, ROOMS, Room, RoomId, Touch, Zone};
use crate::edition::raw::{Checksums, RawRoom};
use crate::fault::fault;
use crate::number::{MazeCard, Passage};
use crate::place::Place;
use crate::side::Side;
use kernel::{EditionFault, Fact, Fault, facts};
use std::collections::BTreeMap;
use toml::Spanned;

const WIDTH: usize = 25;
const HEIGHT: usize = 44;

/// The board of an edition, checked against its checksums.
pub(crate) fn build(
    text: &str,
    map: &Spanned<String>,
    rooms: &[Spanned<RawRoom>],
    sums: &Spanned<Checksums>,
) -> Result<Board, EditionFault> {
    let tiles = read_tiles(text, map)?;
    let codes = room_codes(text, rooms)?;
    let mut board = place_nodes(text, map, &tiles, &codes)?;
    link_tiles(&mut board, &tiles);
    link_gates(text, map, &mut board)?;
    for raw in rooms {
        link_doors(text, raw, &tiles, &mut board)?;
    }
    check_sums(&board)
        .and_then(|()| compare_sums(&board, sums.get_ref()))
        .map_err(|reason| EditionFault::of(text, sums, fault("edition-sums", facts![reason])))?;
    Ok(board)
}

type Tiles = Vec<Vec<String>>;

fn read_tiles(text: &str, map: &Spanned<String>) -> Result<Tiles, EditionFault> {
    let rows: Vec<Vec<String>> = map
        .get_ref()
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| line.split_whitespace().map(str::to_owned).collect())
        .collect();
    for (y, row) in rows.iter().enumerate() {
        if row.len() != WIDTH {
            return Err(at_row(text, map, y, fault("edition-row", facts![count = row.len(), width = WIDTH])));
        }
        if let Some(tile) = row.iter().find(|tile| tile.len() != 2) {
            return Err(at_row(text, map, y, fault("edition-tile-size", facts![tile = tile.as_str()])));
        }
    }
    if rows.len() != HEIGHT {
        return Err(EditionFault::of(text, map, fault("edition-rows", facts![count = rows.len(), height = HEIGHT])));
    }
    Ok(rows)
}

/// A fault in row `y` of the map, counted from the line after the opening quotes.
fn at_row(text: &str, map: &Spanned<String>, y: usize, reason: Fault) -> EditionFault {
    let start = map.span().start;
    let offset = text[start..].match_indices('\n').nth(y).map_or(start, |(at, _)| start + at + 1);
    EditionFault::at(text, offset, reason)
}

fn room_codes(text: &str, rooms: &[Spanned<RawRoom>]) -> Result<BTreeMap<String, RoomId>, EditionFault> {
    let mut codes = BTreeMap::new();
    for (number, raw) in rooms.iter().enumerate() {
        let code = &raw.get_ref().code;
        if Place::named(code).is_none() || codes.insert(code.clone(), RoomId(number as u8)).is_some() {
            return Err(EditionFault::of(text, raw, fault("edition-room-code", facts![code = code.as_str()])));
        }
    }
    if rooms.len() != ROOMS {
        return Err(EditionFault::at(text, 0, fault("edition-rooms", facts![count = rooms.len(), wanted = ROOMS])));
    }
    Ok(codes)
}

/// The kind of a tile; `None` for rock and water.
fn tile_kind(tile: &str, codes: &BTreeMap<String, RoomId>) -> Result<Option<Kind>, Fault> {
    let numbered = || {
        let number = tile[1..].parse::<u8>().ok().filter(|number| (1..=6).contains(number));
        number.ok_or_else(|| fault("edition-numbered", facts![letter = &tile[..1]]))
    };
    Ok(Some(match (tile, tile.as_bytes()[0]) {
        ("##" | "~~", _) => return Ok(None),
        ("..", _) => Kind::Tunnel,
        ("EN", _) => Kind::Entrance,
        ("SB", _) => Kind::SouthBank,
        ("NB", _) => Kind::NorthBank,
        ("gg", _) => Kind::Gate,
        (code, _) if codes.contains_key(code) => Kind::Room(codes[code]),
        (_, b'B') => Kind::Passage(Network::Black, Passage(numbered()?)),
        (_, b'R') => Kind::Passage(Network::Red, Passage(numbered()?)),
        (_, b'M') => Kind::Maze(MazeCard(numbered()?)),
        _ => return Err(fault("edition-tile", facts![tile])),
    }))
}

fn tile_place(tile: &str, kind: Kind, x: usize, y: usize) -> Place {
    match kind {
        Kind::Tunnel => Place::tunnel(x as u8, y as u8),
        Kind::Gate => Place::gate(x as u8, y as u8),
        Kind::Entrance | Kind::SouthBank | Kind::NorthBank | Kind::Passage(..) | Kind::Maze(_) | Kind::Room(_) => {
            Place::named(tile).expect("named tiles have two capitals or digits")
        }
    }
}

/// Numbers the spaces in the order of their names and notes what each of them is.
fn place_nodes(
    text: &str,
    map: &Spanned<String>,
    tiles: &Tiles,
    codes: &BTreeMap<String, RoomId>,
) -> Result<Board, EditionFault> {
    let mut found: BTreeMap<Place, (Kind, usize)> = BTreeMap::new();
    for (y, row) in tiles.iter().enumerate() {
        for (x, tile) in row.iter().enumerate() {
            let Some(kind) = tile_kind(tile, codes).map_err(|reason| at_row(text, map, y, reason))? else { continue };
            let place = tile_place(tile, kind, x, y);
            let again = found.insert(place, (kind, y)).is_some();
            if again && !matches!(kind, Kind::Room(_)) {
                return Err(at_row(text, map, y, fault("edition-twice", facts![place = place.to_string()])));
            }
        }
    }
    if found.len() > MAX_NODES {
        let facts = facts![count = found.len(), most = MAX_NODES];
        return Err(EditionFault::of(text, map, fault("edition-spaces", facts)));
    }
    let places: Vec<Place> = found.keys().copied().collect();
    let mut by_place = vec![NOWHERE; Place::COUNT];
    for (node, place) in places.iter().enumerate() {
        by_place[place.index()] = node as u16;
    }
    let named = |code: &str| {
        let node = Place::named(code).map(|place| by_place[place.index()]).filter(|&node| node != NOWHERE);
        node.map(Node).ok_or_else(|| EditionFault::of(text, map, fault("edition-missing", facts![code])))
    };
    let numbered = |letter: char| -> Result<[Node; 6], EditionFault> {
        let mut nodes = [Node(0); 6];
        for (number, node) in nodes.iter_mut().enumerate() {
            *node = named(&format!("{letter}{}", number + 1))?;
        }
        Ok(nodes)
    };
    let (entrance, south_bank, north_bank) = (named("EN")?, named("SB")?, named("NB")?);
    let (black, red, maze_nodes) = (numbered('B')?, numbered('R')?, numbered('M')?);
    for code in codes.keys() {
        named(code)?;
    }
    let kinds: Vec<Kind> = found.values().map(|&(kind, _)| kind).collect();
    let zones = found.values().map(|&(_, y)| zone_of_row(y)).collect();
    let count = kinds.len();
    Ok(Board {
        places,
        by_place,
        kinds,
        links: vec![Links::NONE; count],
        touches: vec![[None; 2]; count],
        zones,
        rooms: Vec::new(),
        maze_gates: [[Node(0); 4]; MAZE],
        maze_nodes,
        passages: [black, red],
        entrance,
        south_bank,
        north_bank,
        map: tiles.clone(),
    })
}

/// The zone of a space is decided by its last row: the Dragon's Cave ends just above the northern tunnels.
fn zone_of_row(y: usize) -> Zone {
    match y {
        0..=12 => Zone::Labyrinth,
        13..=26 => Zone::North,
        _ => Zone::South,
    }
}

fn node_at(board: &Board, tiles: &Tiles, x: usize, y: usize) -> Option<Node> {
    let tile = tiles.get(y)?.get(x)?;
    let place = match tile.as_str() {
        "##" | "~~" => return None,
        ".." => Place::tunnel(x as u8, y as u8),
        "gg" => Place::gate(x as u8, y as u8),
        code => Place::named(code)?,
    };
    board.node(place)
}

/// Links the spaces whose tiles touch. Rooms are linked by doors, labyrinth cards by paths, and the banks do not touch.
fn link_tiles(board: &mut Board, tiles: &Tiles) {
    let walkable = |board: &Board, node: Node| !matches!(board.kind(node), Kind::Room(_) | Kind::Maze(_));
    for y in 0..HEIGHT {
        for x in 0..WIDTH {
            let Some(here) = node_at(board, tiles, x, y).filter(|&node| walkable(board, node)) else { continue };
            for (nx, ny) in [(x + 1, y), (x, y + 1)] {
                if let Some(there) = node_at(board, tiles, nx, ny).filter(|&node| walkable(board, node)) {
                    board.links[here.index()].push(there);
                    board.links[there.index()].push(here);
                }
            }
        }
    }
}

fn link_gates(text: &str, map: &Spanned<String>, board: &mut Board) -> Result<(), EditionFault> {
    for maze in MazeCard::all() {
        let code = format!("M{maze}");
        let (y, row) = board
            .map
            .iter()
            .enumerate()
            .find(|(_, row)| row.contains(&code))
            .ok_or_else(|| EditionFault::of(text, map, fault("edition-missing", facts![code = code.as_str()])))?;
        let x = row.iter().position(|tile| *tile == code).expect("the row holds the card");
        let around = [(x, y.wrapping_sub(1)), (x + 1, y), (x, y + 1), (x.wrapping_sub(1), y)];
        for (number, (gx, gy)) in around.into_iter().enumerate() {
            let gate = board.node(Place::gate(gx as u8 % 32, gy as u8 % 64));
            let Some(gate) = gate else {
                return Err(at_row(text, map, y, fault("edition-gate", facts![code])));
            };
            board.maze_gates[maze.index()][number] = gate;
            let touch = Touch { maze, side: Side::ALL[number] };
            let touches = &mut board.touches[gate.index()];
            let free = touches.iter().position(Option::is_none).expect("a gate lies between two cards at most");
            touches[free] = Some(touch);
        }
    }
    Ok(())
}

/// Links a room to the spaces in front of its doors; each must lie on the stated side.
fn link_doors(text: &str, raw: &Spanned<RawRoom>, tiles: &Tiles, board: &mut Board) -> Result<(), EditionFault> {
    let code = &raw.get_ref().code;
    let place = Place::named(code).expect("room codes were checked");
    let node = board.node(place).expect("rooms are on the map");
    let mut doors = Vec::new();
    for door in &raw.get_ref().doors {
        let wrong = |why: &str| {
            let facts = facts![why, room = code.as_str(), door = door.as_str()];
            EditionFault::of(text, raw, fault("edition-door", facts))
        };
        let (letter, front) = door.split_once(' ').ok_or_else(|| wrong("form"))?;
        let front: Place = front.parse().map_err(|()| wrong("space"))?;
        let front = board.node(front).ok_or_else(|| wrong("space"))?;
        let facing = match letter {
            "N" => (0, -1),
            "E" => (1, 0),
            "S" => (0, 1),
            "W" => (-1, 0),
            _ => return Err(wrong("side")),
        };
        if !lies_beside(board, tiles, node, front, facing) {
            return Err(wrong("wall"));
        }
        doors.push(front);
        if board.links(node).contains(&front) {
            continue;
        }
        if board.links[node.index()].is_full() || board.links[front.index()].is_full() {
            return Err(wrong("full"));
        }
        board.links[node.index()].push(front);
        board.links[front.index()].push(node);
    }
    doors.sort_unstable();
    board.rooms.push(Room { place, node, kind: raw.get_ref().kind, fixed: Fixed::of_room(code), doors });
    Ok(())
}

fn lies_beside(board: &Board, tiles: &Tiles, room: Node, front: Node, (dx, dy): (isize, isize)) -> bool {
    (0..HEIGHT).any(|y| {
        (0..WIDTH).any(|x| {
            node_at(board, tiles, x, y) == Some(room)
                && node_at(board, tiles, x.wrapping_add_signed(dx), y.wrapping_add_signed(dy)) == Some(front)
        })
    })
}

/// WAR-INV-19: what must hold besides the checksums: every room has a door, and the river divides the board.
fn check_sums(board: &Board) -> Result<(), Fault> {
    if let Some(room) = board.rooms.iter().find(|room| room.doors.is_empty()) {
        return Err(fault("edition-no-door", facts![room = room.place.to_string()]));
    }
    let reached = reachable(board, board.entrance);
    if reached.contains(&board.north_bank) || !reached.contains(&board.south_bank) {
        return Err(fault("edition-river", facts![]));
    }
    Ok(())
}

fn reachable(board: &Board, start: Node) -> Vec<Node> {
    let mut reached = vec![start];
    let mut next = 0;
    while next < reached.len() {
        for &node in board.links(reached[next]) {
            if !reached.contains(&node) {
                reached.push(node);
            }
        }
        next += 1;
    }
    reached
}

fn compare_sums(board: &Board, sums: &Checksums) -> Result<(), Fault> {
    let count = |wanted: fn(Kind) -> bool| board.kinds.iter().filter(|&&kind| wanted(kind)).count();
    let edges = board.links.iter().map(|links| links.as_slice().len()).sum::<usize>() / 2;
    let card_edges = board.touches.iter().flatten().flatten().count();
    let banks = |kind| matches!(kind, Kind::Entrance | Kind::SouthBank | Kind::NorthBank);
    for (what, found, stated) in [
        ("tunnels", count(|kind| kind == Kind::Tunnel), sums.tunnels),
        ("passages", count(|kind| matches!(kind, Kind::Passage(..))), sums.passages),
        ("banks", count(banks), sums.banks_and_entrance),
        ("gates", count(|kind| kind == Kind::Gate), sums.gates),
        ("maze", count(|kind| matches!(kind, Kind::Maze(_))), sums.maze_spaces),
        ("rooms", count(|kind| matches!(kind, Kind::Room(_))), sums.rooms),
        ("spaces", board.len(), sums.nodes),
        ("edges", edges, sums.permanent_edges),
        ("gate-edges", card_edges, sums.gate_card_edges),
        ("from-entrance", reachable(board, board.entrance).len(), sums.reachable_from_entrance),
        ("from-north-bank", reachable(board, board.north_bank).len(), sums.reachable_from_north_bank),
    ] {
        if found != stated {
            let what = Fact::label(format!("label-sum-{what}"));
            return Err(fault("edition-sum", facts![what, found, stated]));
        }
    }
    for walk in &sums.walks {
        let end = |name: &str| {
            let place: Option<Place> = name.parse().ok();
            place.and_then(|place| board.node(place)).ok_or_else(|| fault("edition-no-space", facts![name]))
        };
        let found = board.walk_distances(end(&walk.from)?)[end(&walk.to)?.index()];
        if found != Some(walk.steps) {
            let found = found.map_or_else(|| Fact::label("label-no-way"), Fact::from);
            let (from, to) = (walk.from.as_str(), walk.to.as_str());
            return Err(fault("edition-walk", facts![from, to, found, stated = walk.steps]));
        }
    }
    Ok(())
}
