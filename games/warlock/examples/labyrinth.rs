//! What the labyrinth is worth: turns from the Dragon's Cave to the Warlock's Lair, reckoned exactly.
//!
//! `cargo run --release -p caldera-warlock --example labyrinth -- [EDITION.toml]`
//!
//! A lone adventurer who leaves the Dragon's Cave walks every roll as well as possible. He knows which cards lie open, and
//! that the others are the remaining faces in any order. Turning a card costs the turn if it is a dead end, and nothing if it
//! is open. The value of every space is worked out for everything he can know, from the open labyrinth backwards.

use std::collections::BTreeMap;
use warlock::board::{Board, Kind, MAZE, Node, Zone};
use warlock::edition::Edition;
use warlock::number::MazeCard;
use warlock::side::Side;

/// Which face lies open on each card space, by its number in the edition.
type Known = [Option<u8>; MAZE];
/// Turns to the Lair from every space.
type Turns = Vec<f32>;

/// More turns than any way takes.
const FAR: f32 = 99.0;
/// More sweeps than the longest way needs.
const SWEEPS: usize = 200;

struct Reckoning<'a> {
    edition: &'a Edition,
    spaces: Vec<Node>,
    lair: Node,
    /// Whether cards may be turned at all.
    turns_cards: bool,
    solved: BTreeMap<Known, Turns>,
}

impl<'a> Reckoning<'a> {
    fn new(edition: &'a Edition, turns_cards: bool) -> Reckoning<'a> {
        let board = &edition.board;
        let inside = |node: &Node| board.zone(*node) == Zone::Labyrinth || *node == room(board, "DC");
        let spaces = (0..board.len() as u16).map(Node).filter(inside).collect();
        Reckoning { edition, spaces, lair: room(board, "WL"), turns_cards, solved: BTreeMap::new() }
    }

    /// The turns from every space for one who knows this.
    fn turns(&mut self, known: Known) -> Turns {
        if let Some(turns) = self.solved.get(&known) {
            return turns.clone();
        }
        let turning = self.turning(known);
        let ends = self.ends(known);
        let mut turns = vec![FAR; self.edition.board.len()];
        turns[self.lair.index()] = 0.0;
        for _ in 0..SWEEPS {
            let mut change = 0.0_f32;
            for (&space, ends) in self.spaces.iter().zip(&ends) {
                if space == self.lair {
                    continue;
                }
                let best = rolled(ends, &turns).min(turning[space.index()]);
                change = change.max((turns[space.index()] - best).abs());
                turns[space.index()] = best;
            }
            if change < 1e-4 {
                break;
            }
        }
        self.solved.insert(known, turns.clone());
        turns
    }

    /// What turning the best card from every gate is worth.
    fn turning(&mut self, known: Known) -> Turns {
        let board = &self.edition.board;
        let mut worth = vec![FAR; board.len()];
        if !self.turns_cards {
            return worth;
        }
        let left: Vec<u8> = (0..MAZE as u8).filter(|face| !known.contains(&Some(*face))).collect();
        for maze in MazeCard::all().filter(|maze| known[maze.index()].is_none()) {
            let mut mean = vec![0.0; board.len()];
            for &face in &left {
                let mut seen = known;
                seen[maze.index()] = Some(face);
                let after = self.turns(seen);
                let ends = self.ends(seen);
                for (&space, ends) in self.spaces.iter().zip(&ends) {
                    let Some(touch) = board.touches(space).find(|touch| touch.maze == maze) else { continue };
                    let open = self.edition.maze[usize::from(face)].contains(touch.side);
                    let cost = if open { rolled(ends, &after) } else { 1.0 + after[space.index()] };
                    mean[space.index()] += cost / left.len() as f32;
                }
            }
            for &space in self.spaces.iter().filter(|&&space| mean[space.index()] > 0.0) {
                worth[space.index()] = mean[space.index()].min(worth[space.index()]);
            }
        }
        worth
    }

    /// Where the walks of each roll can end, from every space.
    fn ends(&self, known: Known) -> Vec<[Vec<Node>; 6]> {
        let all = self.spaces.iter().map(|&space| {
            std::array::from_fn(|roll| {
                let mut ends = Vec::new();
                self.extend(known, &mut vec![space], roll + 1, &mut ends);
                ends.sort_unstable();
                ends.dedup();
                ends
            })
        });
        all.collect()
    }

    fn extend(&self, known: Known, path: &mut Vec<Node>, left: usize, ends: &mut Vec<Node>) {
        let board = &self.edition.board;
        let here = path[path.len() - 1];
        let open = |maze: MazeCard, side: Side| {
            known[maze.index()].is_some_and(|face| self.edition.maze[usize::from(face)].contains(side))
        };
        let mut stuck = true;
        for &next in board.neighbours(here, open).as_slice() {
            let outside = board.zone(next) != Zone::Labyrinth;
            if path.contains(&next) || outside || matches!(board.kind(next), Kind::Room(_)) && next != self.lair {
                continue;
            }
            stuck = false;
            if left == 1 || board.stops(next, |maze| known[maze.index()].is_none()) {
                ends.push(next);
            } else {
                path.push(next);
                self.extend(known, path, left - 1, ends);
                path.pop();
            }
        }
        if stuck && path.len() > 1 {
            ends.push(here);
        }
    }
}

/// The expected turns of one who rolls: every roll is walked to the best of its ends.
fn rolled(ends: &[Vec<Node>; 6], turns: &Turns) -> f32 {
    let best = |ends: &Vec<Node>| ends.iter().map(|end| turns[end.index()]).fold(FAR, f32::min);
    1.0 + ends.iter().map(best).sum::<f32>() / 6.0
}

fn room(board: &Board, code: &str) -> Node {
    let named = board.rooms.iter().find(|room| room.place.to_string() == code);
    named.unwrap_or_else(|| panic!("there is no room {code}")).node
}

/// Every order of the six faces.
fn orders(known: Known, found: &mut Vec<Known>) {
    let Some(next) = known.iter().position(Option::is_none) else { return found.push(known) };
    for face in (0..MAZE as u8).filter(|face| !known.contains(&Some(*face))) {
        let mut more = known;
        more[next] = Some(face);
        orders(more, found);
    }
}

#[expect(clippy::disallowed_methods, reason = "an example may read the file it is given")]
fn main() {
    let file = std::env::args().nth(1);
    let text = file.map(|path| std::fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{path}: {fault}")));
    let read = text.map(|text| Edition::read(&text).unwrap_or_else(|fault| panic!("{fault}")));
    let edition = read.as_ref().unwrap_or_else(|| Edition::base());
    let cave = room(&edition.board, "DC");
    let long = Reckoning::new(edition, false).turns([None; MAZE])[cave.index()];
    let mut all = Vec::new();
    orders([None; MAZE], &mut all);
    let mut walker = Reckoning::new(edition, false);
    let open: Vec<f32> = all.iter().map(|&known| walker.turns(known)[cave.index()]).collect();
    let hidden = Reckoning::new(edition, true).turns([None; MAZE])[cave.index()];
    println!("edition {}", edition.tag.name);
    println!("long way, no card turned        {long:.2} turns");
    println!("cards hidden, turned where wise {hidden:.2} turns");
    println!("all cards open                  {:.2} turns", open.iter().sum::<f32>() / open.len() as f32);
}
