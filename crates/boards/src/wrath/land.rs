//! The land of sixteen tiles with everything that stands on it.

use super::paths::{figure_thing, quake_thing, tile_thing};
use super::tiles::SIDE;
use super::{figures, tiles};
use crate::board::Canvas;
use crate::kit::marks;
use ::wrath::{Action, Cell, Direction, Figure, Place, Tile, Wrath};
use kernel::{Seat, facts};
use maud::{Markup, html};

/// Between two tiles.
const GAP: i32 = 6;
const MARGIN: i32 = 28;

pub(super) fn draw(canvas: &Canvas<'_, Wrath>) -> Markup {
    let size = 4 * SIDE + 3 * GAP + 2 * MARGIN;
    let title = canvas.kit("wrath-board", facts![taken = canvas.view.taken, spaces = canvas.view.spaces]);
    html! {
        svg.board.wrath xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {size} {size}")) role="group" aria-label=(title) {
            rect.ground width=(size) height=(size) rx="18" {}
            (edges())
            @for cell in Cell::all() {
                (tile(canvas, cell))
            }
            @for cell in Cell::all() {
                (figures_on(canvas, cell))
            }
            @if canvas.actions.iter().any(|action| matches!(action, Action::Quake(_))) {
                (quake_arrows(canvas))
            }
        }
    }
}

/// Rows and columns are numbered as sentences call them.
fn edges() -> Markup {
    html! {
        g.edge aria-hidden="true" {
            @for cell in Cell::all().filter(|cell| cell.row() == cell.column()) {
                @let (x, y) = corner(cell);
                text x=(x + SIDE / 2) y=(MARGIN - 7) { (cell.column()) }
                text x=(MARGIN / 2) y=(y + SIDE / 2 + 7) { (cell.row()) }
            }
        }
    }
}

/// The top left corner of a tile.
fn corner(cell: Cell) -> (i32, i32) {
    let along = |number: u8| MARGIN + i32::from(number) * (SIDE + GAP);
    (along(cell.column()), along(cell.row()))
}

/// A tile on its place. A view does not say which tile of a kind lies where, so tiles are named by their place; their
/// row and column say that they are pushed round together (WRA-QUAKE-3, WRA-QUAKE-4).
fn tile(canvas: &Canvas<'_, Wrath>, cell: Cell) -> Markup {
    let kind = canvas.view.tile(cell);
    let (x, y) = corner(cell);
    let mut name = format!("{} {cell}", canvas.label(&format!("label-tile-{kind}")));
    if kind == Tile::Volcano {
        let left = canvas.view.spaces.saturating_sub(canvas.view.taken);
        name = format!("{name}. {}", canvas.kit("wrath-volcano-left", facts![left]));
    }
    let (held, name) =
        (held(canvas, cell), std::iter::once(name).chain(standing(canvas, cell)).collect::<Vec<_>>().join(" · "));
    html! {
        g.thing.tile id=(format!("tile-{cell}")) data-thing=(tile_thing(cell)) data-else=[held] data-face=(kind)
            data-lane=(format!("row-{} column-{}", cell.row(), cell.column())) data-rule=(tile_rule(kind)) data-at=[(kind == Tile::Volcano).then_some("volcano")] transform=(format!("translate({x},{y})")) {
            title { (name) }
            (tiles::picture(kind, tiles::Fill { taken: canvas.view.taken, spaces: canvas.view.spaces }))
            @if kind == Tile::Volcano { (spaces(canvas)) }
        }
    }
}

/// The figure that a tile stands for where it is not a destination: the reader's only kind of figure there.
fn held(canvas: &Canvas<'_, Wrath>, cell: Cell) -> Option<String> {
    let seat = Seat::all(canvas.view.players.len() as u8).find(|&seat| canvas.mine(seat))?;
    let people = (canvas.view.players[seat.index()].land[cell.index()] > 0).then_some(Figure::Person);
    let dinosaurs = canvas.view.dinosaurs_at(seat, Place::Tile(cell)).map(Figure::Dinosaur);
    let figures: Vec<Figure> = people.into_iter().chain(dinosaurs).collect();
    match figures.as_slice() {
        &[figure] => Some(figure_thing(figure, Place::Tile(cell))),
        _ => None,
    }
}

/// Everybody who stands on a tile, in words.
fn standing(canvas: &Canvas<'_, Wrath>, cell: Cell) -> Vec<String> {
    let named = |seat: Seat, figure: Figure, count: u8| {
        let kind = canvas.label(&format!("label-{figure}"));
        canvas.kit("wrath-figures", facts![count, kind, name = canvas.name(seat)])
    };
    let of = |seat: Seat| {
        let people = canvas.view.players[seat.index()].land[cell.index()];
        let people = (people > 0).then(|| named(seat, Figure::Person, people));
        let dinosaurs = canvas.view.dinosaurs_at(seat, Place::Tile(cell));
        people
            .into_iter()
            .chain(dinosaurs.map(move |species| named(seat, Figure::Dinosaur(species), 1)))
            .collect::<Vec<_>>()
    };
    Seat::all(canvas.view.players.len() as u8).flat_map(of).collect()
}

/// The rule that a tile stands for.
fn tile_rule(kind: Tile) -> &'static str {
    match kind {
        Tile::Grassland | Tile::Jungle => "WRA-REG-1",
        Tile::Lagoon => "WRA-FOOT-6",
        Tile::Cave => "WRA-CAVE-1",
        Tile::Hut => "WRA-HUT-1",
        Tile::Volcano => "WRA-VOLC-1",
    }
}

/// The spaces of the Volcano, filled by seat order.
fn spaces(canvas: &Canvas<'_, Wrath>) -> Markup {
    let view = &canvas.view;
    let holders: Vec<Seat> = Seat::all(view.players.len() as u8)
        .flat_map(|seat| std::iter::repeat_n(seat, usize::from(view.players[seat.index()].spaces_held)))
        .collect();
    let columns = i32::from(view.spaces).div_euclid(2).max(1);
    let place = |number: i32| {
        let step = 140 / columns;
        (10 + step / 2 + (number % columns) * step, 104 + (number / columns) * 30)
    };
    html! {
        @for number in 0..view.spaces {
            @let (x, y) = place(i32::from(number));
            g transform=(format!("translate({x},{y})")) {
                circle.space r="13" {}
                @if let Some(&seat) = holders.get(usize::from(number)) {
                    g data-kind=(kind_of(Figure::Person, seat)) data-on=(format!("space-{number}")) { (marks::badge(seat)) }
                }
            }
        }
    }
}

/// Each player has a corner of every tile: first the people with their number, then the dinosaurs.
fn figures_on(canvas: &Canvas<'_, Wrath>, cell: Cell) -> Markup {
    let (x, y) = corner(cell);
    html! {
        @for seat in Seat::all(canvas.view.players.len() as u8) {
            @let people = canvas.view.players[seat.index()].land[cell.index()];
            @let (dx, dy) = (if seat.0 % 2 == 0 { 34 } else { 114 }, if seat.0 < 2 { 44 } else { 116 });
            @if people > 0 {
                (group(canvas, seat, Figure::Person, cell, (x + dx - 8, y + dy), people))
            }
            @for (number, species) in canvas.view.dinosaurs_at(seat, Place::Tile(cell)).enumerate() {
                @let shift = if people > 0 { 22 } else { 2 };
                (group(canvas, seat, Figure::Dinosaur(species), cell, (x + dx + shift, y + dy + 10 - 22 * number as i32), 1))
            }
        }
    }
}

/// The name of a seat's equal figures, wherever they are.
pub(super) fn kind_of(figure: Figure, seat: Seat) -> String {
    format!("{figure}-{}", marks::letter(seat))
}

/// One player's equal figures on a tile.
fn group(canvas: &Canvas<'_, Wrath>, seat: Seat, figure: Figure, cell: Cell, at: (i32, i32), count: u8) -> Markup {
    let mine = canvas.mine(seat) && !canvas.actions.is_empty();
    let thing = mine.then(|| figure_thing(figure, Place::Tile(cell)));
    let idle = (canvas.mine(seat) && !mine).then(|| figure_thing(figure, Place::Tile(cell)));
    // Two dinosaurs of a kind may stand on one tile, one above the other.
    let id = match figure {
        Figure::Person => format!("{}-{cell}", kind_of(figure, seat)),
        Figure::Dinosaur(_) => format!("{}-{cell}-{}", kind_of(figure, seat), at.1),
    };
    let kind = canvas.label(&format!("label-{figure}"));
    let figures = canvas.kit("wrath-figures", facts![count, kind, name = canvas.name(seat)]);
    let title = format!("{figures}, {} {cell}", canvas.label(&format!("label-tile-{}", canvas.view.tile(cell))));
    html! {
        g class=(if mine { "piece thing" } else { "piece" }) id=(id)
            data-kind=(kind_of(figure, seat)) data-amount=(count) data-on=(format!("tile-{cell}"))
            data-thing=[thing] data-why=[idle] data-rule="WRA-REG-3" transform=(format!("translate({},{})", at.0, at.1)) {
            title { (title) }
            @match figure {
                Figure::Person => {
                    circle class=(format!("touch base {}", marks::class(seat))) r="28" {}
                    g.figure { (figures::person()) }
                    g transform="translate(15,-15) scale(1.5)" { (marks::badge(seat)) }
                    @if count > 1 { text.count x="-25" y="27" { "×" (count) } }
                }
                Figure::Dinosaur(species) => {
                    ellipse class=(format!("touch base {}", marks::class(seat))) cy="11" rx="27" ry="9" {}
                    g.figure transform="scale(0.78)" { (figures::dinosaur(species)) }
                    g transform="translate(20,10) scale(1.5)" { (marks::badge(seat)) }
                }
            }
        }
    }
}

/// Four arrows around the Volcano.
fn quake_arrows(canvas: &Canvas<'_, Wrath>) -> Markup {
    let Some(volcano) = Cell::all().find(|&cell| canvas.view.tile(cell) == Tile::Volcano) else { return html! {} };
    let (x, y) = corner(volcano);
    let middle = SIDE / 2;
    html! {
        @for direction in Direction::ALL {
            @let (dx, dy, turn) = match direction {
                Direction::Up => (middle, 12, 0),
                Direction::Right => (SIDE - 12, middle, 90),
                Direction::Down => (middle, SIDE - 12, 180),
                Direction::Left => (12, middle, 270),
            };
            g.thing.arrow data-rule="WRA-QUAKE-10" id=(format!("quake-{direction}")) data-thing=(quake_thing(direction))
                transform=(format!("translate({},{}) rotate({turn})", x + dx, y + dy)) {
                title { (canvas.say("do-quake", facts![direction = kernel::Fact::label(format!("label-{direction}"))])) }
                path.touch d="M0-26 L24 4 H10 V20 H-10 V4 H-24 Z" {}
            }
        }
    }
}
