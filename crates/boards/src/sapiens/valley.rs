//! One player's valley: squares, caves, waterfalls and what lies on them.

use super::paths::square_thing;
use super::pen::Pen;
use super::{marks, shapes, tiles, tokens};
use ::sapiens::{OpenPlace, Printed, PrintedCave, Square, square};
use kernel::{Seat, facts};
use maud::{Markup, html};

/// A square's side.
pub(super) const SIDE: i32 = 64;
/// The size of a valley with its rim.
pub(super) const WIDTH: i32 = 10 * SIDE;
pub(super) const HEIGHT: i32 = 7 * SIDE;

/// A valley, with its rim, from the origin.
pub(super) fn draw(pen: &Pen<'_, '_>, seat: Seat) -> Markup {
    let printed = &pen.canvas.view.valleys[seat.index()];
    let player = pen.player(seat);
    let active = player.tribes.len().saturating_sub(1);
    html! {
        rect.sap-rim width=(WIDTH) height=(HEIGHT) rx="11" {}
        @for spot in bare_rim(printed) { (peak(spot)) }
        (edge())
        @for number in 0..2 { (waterfall(pen, seat, printed, number)) }
        @for cave in &printed.caves { (cave_square(pen, seat, cave)) }
        @for row in 0..square::ROWS {
            @for column in 0..square::COLUMNS { (ground(pen, seat, printed, Square::at(column, row))) }
        }
        @for (number, tribe) in player.tribes.iter().enumerate() {
            @for lay in tribe { (tiles::laid(pen, lay, number != active)) }
        }
    }
}

/// The middle of a square, a cave or a rim place.
pub(super) fn place(square: Square) -> (i32, i32) {
    let name = square.to_string();
    let (column, row) = match square.mouth() {
        None => (i32::from(square.column()) + 1, i32::from(square.row()) + 1),
        Some(mouth) => {
            let (column, row) = (i32::from(mouth.column()) + 1, i32::from(mouth.row()) + 1);
            match name.split('-').next() {
                Some("top") => (column, row - 1),
                Some("bot") => (column, row + 1),
                Some("left") => (column - 1, row),
                Some(_) | None => (column + 1, row),
            }
        }
    };
    middle(column, row)
}

fn middle(column: i32, row: i32) -> (i32, i32) {
    (column * SIDE + SIDE / 2, row * SIDE + SIDE / 2)
}

/// The corner of a waterfall.
fn corner(printed: &Printed, number: usize) -> (i32, i32) {
    middle(if number == 0 { 0 } else { 9 }, if printed.falls_at_top[number] { 0 } else { 6 })
}

/// Rim places with neither cave nor waterfall.
fn bare_rim(printed: &Printed) -> Vec<(i32, i32)> {
    let rim = (0..10).flat_map(|column| [(column, 0), (column, 6)]).chain((1..6).flat_map(|row| [(0, row), (9, row)]));
    let taken: Vec<(i32, i32)> =
        printed.caves.iter().map(|cave| place(cave.at)).chain((0..2).map(|number| corner(printed, number))).collect();
    rim.map(|(column, row)| middle(column, row)).filter(|spot| !taken.contains(spot)).collect()
}

/// A mountain; two shapes alternate.
fn peak((x, y): (i32, i32)) -> Markup {
    let other = (x + y) / SIDE % 2 == 0;
    html! {
        g transform=(format!("translate({x},{y}) scale({},1)", if other { 1 } else { -1 })) { (shapes::show("peak")) }
    }
}

pub(super) fn peak_shape() -> Markup {
    html! {
        path.sap-peak d="M-31 25 L-9-21 L3-3 L11-13 L31 25 Z" {}
        path.sap-ridge d="M-9-21 L3-3 L-2 7 L4 25 H-14 L-8 6 Z" {}
        path.sap-snow d="M-9-21 L-16-6 L-11-9 L-8-5 L-3-10 L-1-9 Z" {}
    }
}

/// Letters and numbers along the edge, as the notation has them.
fn edge() -> Markup {
    html! {
        @for column in 0..square::COLUMNS {
            text.sap-edge x=(middle(i32::from(column) + 1, 0).0) y="-6" text-anchor="middle" { (char::from(b'A' + column)) }
        }
        @for row in 0..square::ROWS {
            text.sap-edge x="-12" y=(middle(0, i32::from(row) + 1).1 + 6) text-anchor="middle" { (row + 1) }
        }
    }
}

fn waterfall(pen: &Pen<'_, '_>, seat: Seat, printed: &Printed, number: usize) -> Markup {
    let (x, y) = corner(printed, number);
    let name = owned(pen, seat, pen.place(Square::WATERFALLS[number]));
    html! {
        g transform=(format!("translate({x},{y})")) {
            title { (&name) }
            path.sap-cliff d="M-31 20 C-31-14-20-30 0-30 C20-30 31-14 31 20 C31 28 27 31 20 31 H-20 C-27 31-31 28-31 20 Z" {}
            path.sap-fall d="M-17-26 C-8-30 8-30 17-26 L20 12 C29 15 30 30 18 30 H-18 C-30 30-29 15-20 12 Z" {}
            path.sap-stream d="M-12-23 V10 M-4-26 V14 M4-26 V14 M12-23 V10 M-20 22 q5-6 10 0 q5 6 10 0 q5-6 10 0 q5 6 10 0" {}
            @for scene in pen.tokens_at(seat, OpenPlace::At(Square::WATERFALLS[number])) {
                g transform="translate(0,6) scale(0.86)" { (tokens::on_mountain(pen, seat, scene, &name, None)) }
            }
        }
    }
}

/// A cave with its two shelter values; the one that counts now is large.
fn cave_square(pen: &Pen<'_, '_>, seat: Seat, cave: &PrintedCave) -> Markup {
    let (x, y) = place(cave.at);
    let ((mouth_x, mouth_y), named) = (place(cave.mouth), pen.place(cave.at));
    let (now, other) = if cave.token.is_some() { (cave.high, cave.low) } else { (cave.low, cave.high) };
    let whose = owned(pen, seat, named.clone());
    let title = match cave.token {
        Some(token) => pen
            .canvas
            .kit("sapiens-cave-token", facts![at = named, high = cave.high, low = cave.low, scene = pen.scene(token)]),
        None => pen.canvas.kit("sapiens-cave", facts![at = named, low = cave.low]),
    };
    let title = owned(pen, seat, title);
    let (thing, idle) = thing(pen, seat, cave.at);
    let group = format!("cave:{seat}:{}", cave.at);
    let takes_token = cave.token.is_some() && thing.is_some();
    html! {
        g class=(class(thing.as_ref())) id=(format!("square-{seat}-{}", cave.at)) data-rule="SAP-LAY-11" data-thing=[thing] data-why=[idle]
            data-group=[takes_token.then_some(&group)] transform=(format!("translate({x},{y})")) {
            title { (title) }
            rect.sap-trail x=((mouth_x - x) / 2 - 14) y=((mouth_y - y) / 2 - 14) width="28" height="28" rx="12" {}
            rect.sap-cave.touch x="-30" y="-30" width="60" height="60" rx="13" {}
            path.sap-cave-mouth d="M-25 30 C-27-8-15-24 0-24 C15-24 27-8 25 30 Z" {}
            g transform="translate(-9,17)" {
                rect.sap-value x="-14" y="-12" width="28" height="24" rx="4" {}
                text.sap-value-now y="7" text-anchor="middle" { (now) }
            }
            text.sap-value-other x="16" y="25" text-anchor="middle" { (other) }
            @if let Some(scene) = cave.token {
                g transform="translate(0,-13) scale(0.86)" { (tokens::on_mountain(pen, seat, scene, &whose, Some(&group))) }
            }
            (bear(pen, seat, cave.at))
        }
    }
}

/// The name of a place in a valley; in another player's with that player's name.
fn owned(pen: &Pen<'_, '_>, seat: Seat, name: String) -> String {
    if pen.canvas.mine(seat) { name } else { format!("{} – {name}", pen.canvas.name(seat)) }
}

/// A Forest or Plain square with its food.
fn ground(pen: &Pen<'_, '_>, seat: Seat, printed: &Printed, square: Square) -> Markup {
    let (x, y) = place(square);
    let written = &printed.rows[usize::from(square.row())][usize::from(square.column())];
    let (forest, food) = (written.starts_with('F'), &written[1..]);
    let key = if forest { "sapiens-forest" } else { "sapiens-plain" };
    let title = owned(pen, seat, pen.canvas.kit(key, facts![square = square.to_string(), food]));
    let (thing, idle) = thing(pen, seat, square);
    let turned = (square.column() + 2 * square.row()) % 3;
    html! {
        g class=(class(thing.as_ref())) id=(format!("square-{seat}-{square}")) data-rule="SAP-FOOD-1" data-thing=[thing] data-why=[idle]
            transform=(format!("translate({x},{y})")) {
            title { (title) }
            rect class=(if forest { "touch sap-forest" } else { "touch sap-plain" }) x="-31" y="-31" width="62" height="62" rx="9" {}
            @if !pen.player(seat).bears.contains(&square) {
                (shapes::show(&format!("{}-{turned}", if forest { "forest" } else { "plain" })))
                text.sap-number x="14" y="22.5" { (food) }
            }
            (bear(pen, seat, square))
        }
    }
}

/// Conifers, and room for the food.
pub(super) fn forest_shape(kind: u8) -> Markup {
    let (first, second) = match kind {
        0 => ((-14, 6), (8, -6)),
        1 => ((-12, -4), (14, -10)),
        _ => ((-16, 2), (4, -10)),
    };
    html! {
        @for ((x, y), scale) in [(second, "0.8"), (first, "1")] {
            g transform=(format!("translate({x},{y}) scale({scale})")) {
                path.sap-trunk d="M-3 10 H3 V20 H-3 Z" {}
                path.sap-tree d="M0-24 L11-8 H6 L14 4 H8 L16 14 H-16 L-8 4 H-14 L-6-8 H-11 Z" {}
            }
        }
        circle.sap-number-ground cx="14" cy="15" r="14" {}
    }
}

/// Tufts of grass, and room for the food.
pub(super) fn plain_shape(kind: u8) -> Markup {
    let spots = match kind {
        0 => [(-18, -12), (10, -16), (-14, 20)],
        1 => [(-8, -16), (18, -14), (-20, 14)],
        _ => [(-20, -4), (4, -18), (-8, 22)],
    };
    html! {
        @for (x, y) in spots {
            path.sap-tuft d=(format!("M{x} {y} l-5-8 M{x} {y} v-11 M{x} {y} l5-8")) {}
        }
        circle.sap-number-ground cx="14" cy="15" r="14" {}
    }
}

/// The bear that stands here, or the shelter that one would bring.
fn bear(pen: &Pen<'_, '_>, seat: Seat, square: Square) -> Markup {
    html! {
        @if pen.player(seat).bears.contains(&square) {
            g.piece data-kind="bear" data-on=(format!("square-{seat}-{square}")) data-rule="SAP-FIRE-5" {
                title { (owned(pen, seat, format!("{} {}", pen.canvas.label("label-bear"), pen.place(square)))) }
                (marks::bear())
            }
        }
        @if let Some(gain) = pen.bear_gain(seat, square) {
            g.sap-gain transform="translate(-9,-10)" {
                rect x="-20" y="-16" width="40" height="32" rx="16" {}
                text y="9" text-anchor="middle" { "+" (gain) }
            }
        }
    }
}

/// The thing that a square is when touched. A player's own squares answer "why not?" whenever that player is asked
/// something.
fn thing(pen: &Pen<'_, '_>, seat: Seat, square: Square) -> (Option<String>, Option<String>) {
    let thing = square_thing(seat, square);
    let asked = pen.canvas.mine(seat) && !pen.canvas.actions.is_empty();
    if asked { (Some(thing), None) } else { pen.thing(thing) }
}

fn class(thing: Option<&String>) -> &'static str {
    if thing.is_some() { "thing" } else { "sap-still" }
}
