//! Where a roll or a flight may lead: every end is highlighted, and its path shows on hover or focus.

use super::paths::{door_thing, space_thing, ways};
use super::pen::{Area, Pen};
use super::rooms;
use ::warlock::board::{Kind, Neighbours, Node};
use ::warlock::decision::Decision;
use ::warlock::place::Place;
use ::warlock::side;
use maud::{Markup, html};
use std::collections::BTreeSet;

/// Corridors that the walking player cannot reach now: touching one gives the rule.
pub(super) fn out_of_reach(pen: &Pen<'_, '_>) -> Markup {
    let walking = matches!(pen.canvas.view.decision, Decision::Begin | Decision::Walk);
    if !walking || pen.canvas.actions.is_empty() {
        return html! {};
    }
    let board = &pen.canvas.view.content.board;
    let corridors = (0..board.len()).map(|number| Node(number as u16)).filter(|&node| board.kind(node) == Kind::Tunnel);
    let places = corridors.map(|node| board.place(node)).filter(|&place| pen.offered(space_thing(place)).is_none());
    html! {
        g.war-far {
            @for (place, area) in places.filter_map(|place| Some((place, pen.area(place)?))) {
                rect data-why=(space_thing(place)) x=(area.x) y=(area.y) width=(area.width) height=(area.height) { title { (pen.place(place)) } }
            }
        }
    }
}

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    let ends: BTreeSet<Place> = ways(pen.canvas).map(|(to, _)| to).collect();
    let passages: BTreeSet<Place> =
        pen.offered_with("space:").filter_map(|thing| thing["space:".len()..].parse().ok()).collect();
    html! {
        @for &end in ends.union(&passages) {
            @if let Some(area) = pen.area(end) { (reach(pen, end, area)) }
        }
        @for (to, by) in ways(pen.canvas) {
            @if let Some(by) = by { (entry(pen, to, by)) }
        }
    }
}

/// A space that can be chosen.
fn reach(pen: &Pen<'_, '_>, end: Place, area: Area) -> Markup {
    let by = ways(pen.canvas).find(|&(to, _)| to == end).and_then(|(_, by)| by);
    let trail = trail(pen, end, by);
    html! {
        g.thing.war-reach id=(format!("reach-{end}")) data-thing=(space_thing(end)) {
            title { (pen.place(end)) }
            rect.touch.war-spot x=(area.x + 3) y=(area.y + 3) width=(area.width - 6) height=(area.height - 6) rx="8" {}
            @if let Some(trail) = trail { path.war-trail d=(trail) {} }
        }
    }
}

/// The door by which a room would be entered, where there are several.
fn entry(pen: &Pen<'_, '_>, room: Place, by: Place) -> Markup {
    let board = &pen.canvas.view.content.board;
    let found = pen.offered(door_thing(room, by)).zip(board.node(by)).zip(pen.area(room));
    let Some(((thing, front), area)) = found else { return html! {} };
    let Some(((x, y), upright)) = rooms::door(pen, area, front) else { return html! {} };
    let turn = if upright {
        if x == area.x { 90 } else { 270 }
    } else if y == area.y {
        180
    } else {
        0
    };
    html! {
        g.thing.war-entry id=(format!("entry-{room}-{by}")) data-thing=(thing) transform=(format!("translate({x},{y}) rotate({turn})")) {
            title { (pen.place(room)) " ← " (pen.place(by)) }
            circle.touch r="14" {}
            path.war-arrow d="M0-8 L8 4 H3 V10 H-3 V4 H-8 Z" {}
            @if let Some(trail) = trail(pen, room, Some(by)) {
                path.war-trail transform=(format!("rotate({}) translate({},{})", -turn, -x, -y)) d=(trail) {}
            }
        }
    }
}

/// A path from the adventurer to an end, as an outline: the shortest of those that the labyrinth leaves open. Rooms are
/// entered only as ends.
fn trail(pen: &Pen<'_, '_>, end: Place, by: Option<Place>) -> Option<String> {
    let board = &pen.canvas.view.content.board;
    let walker = pen.canvas.view.deciders.first()?;
    let start = board.node(pen.seat(walker).at?)?;
    let end = board.node(end)?;
    let last = by.and_then(|by| board.node(by));
    let mut before: Vec<Option<Node>> = vec![None; board.len()];
    let mut queue = std::collections::VecDeque::from([start]);
    while let Some(node) = queue.pop_front() {
        if node != start && matches!(board.kind(node), Kind::Room(_)) {
            continue;
        }
        for &next in neighbours(pen, node).as_slice() {
            let barred = next == end && last.is_some_and(|last| last != node);
            if next != start && before[next.index()].is_none() && !barred {
                before[next.index()] = Some(node);
                queue.push_back(next);
            }
        }
    }
    let mut steps = vec![end];
    while let Some(node) = before[steps[steps.len() - 1].index()] {
        steps.push(node);
    }
    (steps.last() == Some(&start) && steps.len() <= 9).then(|| outline(pen, &steps))
}

fn neighbours(pen: &Pen<'_, '_>, node: Node) -> Neighbours {
    let view = &pen.canvas.view;
    view.content.board.neighbours(node, |maze, on| {
        let card = &view.maze[maze.index()];
        card.up && card.sides.as_ref().is_some_and(|sides| side::read(sides).contains(on))
    })
}

fn outline(pen: &Pen<'_, '_>, steps: &[Node]) -> String {
    let points = steps.iter().rev().filter_map(|&node| pen.area(pen.canvas.view.content.board.place(node)));
    let text = |(number, (x, y)): (usize, (i32, i32))| format!("{}{x} {y}", if number == 0 { "M" } else { "L" });
    points.map(Area::middle).enumerate().map(text).collect()
}
