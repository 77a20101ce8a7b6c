//! The labyrinth: gates, and six cards that are hidden or show two open sides.

use super::paths::maze_thing;
use super::pen::{Area, Pen};
use ::warlock::board::Kind;
use ::warlock::number::MazeCard;
use ::warlock::view::MazeView;
use kernel::facts;
use maud::{Markup, html};

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    let view = &pen.canvas.view;
    let board = &view.content.board;
    html! {
        path.war-gate d=(gates(pen)) {}
        @for ((card, &node), number) in view.maze.iter().zip(&board.maze_nodes).zip(MazeCard::all()) {
            @if let Some(area) = pen.area(board.place(node)) { (square(pen, card, number, area)) }
        }
    }
}

/// A portcullis on every gate.
fn gates(pen: &Pen<'_, '_>) -> String {
    let board = &pen.canvas.view.content.board;
    let gate = |place| {
        pen.area(place)
            .map(|area: Area| format!("M{} {}v20m8-22v24m8-24v24m8-22v20m-26-16h28m-28 12h28", area.x + 8, area.y + 10))
    };
    (0..board.len() as u16)
        .map(::warlock::board::Node)
        .filter(|&node| board.kind(node) == Kind::Gate)
        .filter_map(|node| gate(board.place(node)))
        .collect()
}

/// A labyrinth card: its back, its face, or its back with the face that everybody remembers.
fn square(pen: &Pen<'_, '_>, card: &MazeView, number: MazeCard, area: Area) -> Markup {
    let thing = pen.offered(maze_thing(number));
    let why = thing.is_none().then(|| maze_thing(number));
    let key = match (&card.sides, card.up) {
        (Some(_), true) => "warlock-maze-up",
        (Some(_), false) => "warlock-maze-remembered",
        (None, _) => "warlock-maze-down",
    };
    let (x, y) = area.middle();
    let class = if thing.is_some() { "thing war-maze" } else { "war-maze" };
    html! {
        g class=(class) id=(format!("maze-{number}")) data-face=(if card.up { "up" } else { "down" }) data-thing=[thing.as_ref()] data-why=[why] transform=(format!("translate({x},{y})")) {
            title { (pen.say(key, facts![number])) "\n" (pen.rules(&["WAR-MAZ-2", "WAR-MAZ-4"])) }
            rect class=(if card.up { "touch war-face" } else { "touch war-back" }) x="-20" y="-20" width="40" height="40" rx="4" {}
            @match &card.sides {
                Some(sides) => {
                    path class=(if card.up { "war-lane" } else { "war-lane war-ghost" }) d=(lane(sides)) {}
                    text.war-small y="-11" x="-13" { (number) }
                }
                None => {
                    path.war-swirl d="M-13 13 V-13 H13 V13 H-7 V-7 H7 V7 H-1 V-1" {}
                    text.war-query y="5" { "M" (number) }
                }
            }
        }
    }
}

/// The way through a card: from each open side to the middle.
fn lane(sides: &str) -> String {
    let end = |side| match side {
        'N' => "M0-20 L0 0",
        'S' => "M0 20 L0 0",
        'E' => "M20 0 L0 0",
        _ => "M-20 0 L0 0",
    };
    sides.chars().map(end).collect()
}
