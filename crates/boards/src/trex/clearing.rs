//! The clearing.

use super::{beside, moved, nature, silhouette, square_thing, step};
use crate::board::Canvas;
use crate::kit::dinosaurs::{self, Silhouette};
use crate::kit::marks;
use ::trex::{Cell, Direction, Trex};
use kernel::{Seat, facts};
use maud::{Markup, html};

const SIDE: i32 = 128;
const MARGIN: i32 = 40;

pub(super) fn draw(canvas: &Canvas<'_, Trex>) -> Markup {
    let view = &canvas.view;
    let (width, height) = (i32::from(view.width) * SIDE + 2 * MARGIN, i32::from(view.height) * SIDE + 2 * MARGIN);
    let title = canvas.kit("trex-board", facts![turn = view.turn, turns = view.turns]);
    html! {
        svg.board.trex xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {width} {height}")) role="group" aria-label=(title) {
            (nature::forest(width, height))
            (edge(canvas, width, height))
            @for cell in cells(canvas) { (ground(canvas, cell)) }
            @for seat in Seat::all(view.players.len() as u8) { (dino(canvas, seat)) }
            @if let Some(cell) = view.rex { (rex(canvas, cell)) }
            (arrows(canvas))
        }
    }
}

fn cells(canvas: &Canvas<'_, Trex>) -> impl Iterator<Item = Cell> + use<> {
    let (width, height) = (canvas.view.width, canvas.view.height);
    (0..height).flat_map(move |row| (0..width).map(move |column| Cell::new(column, row)))
}

/// The middle of a cell.
fn middle(cell: Cell) -> (i32, i32) {
    let along = |number: u8| MARGIN + i32::from(number) * SIDE + SIDE / 2;
    (along(cell.column()), along(cell.row()))
}

/// Letters and numbers along the edge, as the notation has them.
fn edge(canvas: &Canvas<'_, Trex>, width: i32, height: i32) -> Markup {
    html! {
        @for column in 0..canvas.view.width {
            @let (x, _) = middle(Cell::new(column, 0));
            text.edge x=(x) y=(height - 12) text-anchor="middle" { (char::from(b'A' + column)) }
        }
        @for row in 0..canvas.view.height {
            @let (_, y) = middle(Cell::new(0, row));
            text.edge x="18" y=(y + 7) text-anchor="middle" { (Cell::new(0, row).to_string().trim_start_matches(char::is_alphabetic)) }
        }
        text.compass x=(width - 20) y="28" text-anchor="middle" { "N ↑" }
    }
}

fn ground(canvas: &Canvas<'_, Trex>, cell: Cell) -> Markup {
    let view = &canvas.view;
    let (x, y) = middle(cell);
    let picture = if cell == view.lake {
        lake(canvas)
    } else if cell == view.volcano {
        volcano(canvas)
    } else if cell == view.lair {
        lair(canvas)
    } else if view.trees.contains(cell) {
        tree(canvas, cell)
    } else {
        html! {}
    };
    let (thing, idle) = square(canvas, cell);
    html! {
        g.thing.square id=(format!("cell-{cell}")) data-thing=[thing] data-why=[idle] transform=(format!("translate({x},{y})")) {
            title { (square_name(canvas, cell)) }
            (nature::glade(cell))
            (picture)
            rect.touch x="-60" y="-60" width="120" height="120" rx="14" {}
        }
    }
}

/// A square with everything that is on it, in words.
fn square_name(canvas: &Canvas<'_, Trex>, cell: Cell) -> String {
    let view = &canvas.view;
    let ground = if cell == view.lake {
        Some(canvas.label("label-tile-lake"))
    } else if cell == view.volcano {
        Some(canvas.label("label-tile-volcano"))
    } else if cell == view.lair {
        Some(canvas.kit("trex-lair", facts![]))
    } else if view.trees.contains(cell) {
        Some(canvas.kit("trex-square-tree", facts![]))
    } else {
        None
    };
    let seats = Seat::all(view.players.len() as u8).filter(|seat| view.players[seat.index()].dino == Some(cell));
    let dinos = seats.map(|seat| dino_name(canvas, seat));
    let rex = (view.rex == Some(cell)).then(|| canvas.label("label-rex"));
    std::iter::once(cell.to_string()).chain(ground).chain(dinos).chain(rex).collect::<Vec<_>>().join(", ")
}

/// A Dino and whose it is.
fn dino_name(canvas: &Canvas<'_, Trex>, seat: Seat) -> String {
    let code = canvas.view.players[seat.index()].reference.species.code().to_lowercase();
    format!("{} – {}", canvas.label(&format!("label-species-{code}")), canvas.name(seat))
}

/// What a square is called when touched: it says the same as the arrow that points at it, if one may be chosen now.
fn square(canvas: &Canvas<'_, Trex>, cell: Cell) -> (Option<String>, Option<String>) {
    let from = moved(&canvas.view);
    let points = |direction: Direction| from.and_then(|from| beside(&canvas.view, from, direction)) == Some(cell);
    let offered = canvas.actions.iter().filter_map(|action| action.direction()).any(points);
    if offered { (Some(square_thing(cell)), None) } else { (None, Some(square_thing(cell))) }
}

fn lake(canvas: &Canvas<'_, Trex>) -> Markup {
    html! {
        g.piece id="lake" data-rule="TRX-MOVE-6" {
            title { (canvas.label("label-tile-lake")) }
            (lake_shape())
        }
    }
}

/// Water around the origin, about 110 units wide.
pub(super) fn lake_shape() -> Markup {
    html! {
            path.shore d="M-55-4 C-53-43-11-56 20-47 C55-38 63 1 46 29 C24 57-29 55-46 33 C-55 20-57 9-55-4 Z" {}
            path.water d="M-50-4 C-48-38-10-50 18-42 C50-34 58 0 42 26 C22 52-26 50-42 30 C-50 18-52 8-50-4 Z" {}
            @for (x, y) in [(-28, -16), (6, -20), (-34, 10), (0, 8), (-12, 30)] {
                path.ripple d=(format!("M{x} {y} q6-6 12 0 q6 6 12 0")) {}
            }
            path.reed d="M34 30 V4 M40 26 V8 M28 36 V14" {}
    }
}

fn volcano(canvas: &Canvas<'_, Trex>) -> Markup {
    html! {
        g.piece id="volcano" data-rule="TRX-MOVE-6" {
            title { (canvas.label("label-tile-volcano")) }
            (volcano_shape())
        }
    }
}

/// The mountain around the origin, about 110 units wide.
pub(super) fn volcano_shape() -> Markup {
    html! {
            path.mountain d="M-54 48 C-34 26-22-4-14-32 C-6-28 8-28 16-32 C24-4 36 26 54 48 Z" {}
            path.mountain-shade d="M16-32 C24-4 36 26 54 48 H24 C26 22 16-2 9-30 Z" {}
            path.lava d="M-14-32 C-6-28 8-28 16-32 C17-20 11-14 9-4 C7 4 4-6 3-12 C1 8-4 12-6-6 C-8-14-14-18-14-32 Z" {}
            path.smoke d="M-10-36 C-20-44-10-56 0-50 C4-60 20-56 18-46 C28-46 26-36 16-36 Z" {}
    }
}

fn lair(canvas: &Canvas<'_, Trex>) -> Markup {
    html! {
        title { (canvas.kit("trex-lair", facts![])) }
        path.nest d="M-46 14 C-42-8 42-8 46 14 C42 42-42 42-46 14 Z" {}
        path.bone d="M-24 18 l30-8 m-30 8 c-5-1-7 4-3 6 c-3 4 3 7 6 3 l28-8 c4 4 9 0 6-4 c4-2 2-7-3-6 Z" {}
    }
}

fn tree(canvas: &Canvas<'_, Trex>, cell: Cell) -> Markup {
    html! {
        g.tree id=(format!("tree-{cell}")) data-arrives="" data-rule="TRX-HARV-1" {
            title { (cell) ": " (canvas.kit("trex-tree", facts![])) }
            (nature::tree(cell))
        }
    }
}

/// A Dino on its cell; several on one cell stand side by side.
fn dino(canvas: &Canvas<'_, Trex>, seat: Seat) -> Markup {
    let view = &canvas.view;
    let player = &view.players[seat.index()];
    let Some(cell) = player.dino else { return html! {} };
    let (x, y) = middle(cell);
    let shift = [(-26, -24), (26, -24), (-26, 28), (26, 28)];
    let alone = view.players.iter().filter(|other| other.dino == Some(cell)).count() == 1 && view.rex != Some(cell);
    let (dx, dy) = if alone { (0, 8) } else { shift[seat.index() % 4] };
    // The letters are as large wherever the Dino stands.
    let (scale, badge) = if alone { ("1.25", "1.4") } else { ("0.8", "2.2") };
    html! {
        g.piece id=(format!("dino-{}", seat.0)) data-thing=[square(canvas, cell).0] data-why=[square(canvas, cell).1] data-rule="TRX-MOVE-1" transform=(format!("translate({},{})", x + dx, y + dy)) {
            title { (dino_name(canvas, seat)) " " (cell) }
            g transform=(format!("scale({scale})")) {
                ellipse class=(format!("base {}", marks::class(seat))) cy="18" rx="36" ry="12" {}
                g.figure { (dinosaurs::silhouette(silhouette(player.reference.species))) }
                g transform=(format!("translate(28,14) scale({badge})")) { (marks::badge(seat)) }
            }
        }
    }
}

fn rex(canvas: &Canvas<'_, Trex>, cell: Cell) -> Markup {
    let (x, y) = middle(cell);
    html! {
        g.piece.rex id="rex" data-thing=[square(canvas, cell).0] data-why=[square(canvas, cell).1] data-rule="TRX-REX-1" transform=(format!("translate({x},{y})")) {
            title { (canvas.label("label-rex")) " " (cell) }
            g transform="scale(1.45)" { (dinosaurs::silhouette(Silhouette::Tyrannosaurus)) }
        }
    }
}

/// Arrows around the piece that is being moved, for a player who may point now.
fn arrows(canvas: &Canvas<'_, Trex>) -> Markup {
    let view = &canvas.view;
    let Some(cell) = moved(view) else { return html! {} };
    let offered = |direction: Direction| canvas.actions.iter().any(|action| action.direction() == Some(direction));
    html! {
        @for (number, direction) in Direction::ALL.into_iter().enumerate().filter(|&(_, direction)| offered(direction)) {
            @let (x, y) = tip(canvas, cell, direction);
            g.thing.pointer data-thing=(format!("dir:{direction}")) id=(format!("point-{direction}"))
                transform=(format!("translate({x},{y}) rotate({})", 45 * number)) {
                title { (canvas.label(&format!("label-direction-{}", direction.name().to_lowercase()))) }
                circle.pointer-ground r="44.5" {}
                path.touch d="M0-40 L34 0 H14 V34 H-14 V0 H-34 Z" {}
            }
        }
    }
}

/// Where an arrow stands: on the square that it points at, and never outside the drawing.
fn tip(canvas: &Canvas<'_, Trex>, cell: Cell, direction: Direction) -> (i32, i32) {
    const REACH: i32 = 104;
    const ROOM: i32 = 46;
    let ((x, y), (east, south)) = (middle(cell), step(direction));
    let side = |length: u8| i32::from(length) * SIDE + 2 * MARGIN;
    let along = |from: i32, step: i8, side: i32| (from + REACH * i32::from(step)).clamp(ROOM, side - ROOM);
    (along(x, east, side(canvas.view.width)), along(y, south, side(canvas.view.height)))
}
