//! What grows and lies in the clearing: the forest around it, grass, three kinds of trees.

use ::trex::Cell;
use maud::{Markup, html};

/// A number that looks random but is always the same for a cell.
fn scattered(cell: Cell) -> usize {
    let (column, row) = (usize::from(cell.column()), usize::from(cell.row()));
    (column * 7 + row * 13 + column * row * 5 + 3) % 30
}

/// The treetops that ring the clearing, seen from above.
pub(super) fn forest(width: i32, height: i32) -> Markup {
    let along = |length: i32| (0..=length / 44).map(|number| number * 44 + (number % 3) * 4);
    let crown = |x: i32, y: i32| {
        let size = 24 + (x * 3 + y * 5) % 9;
        html! { circle class=(if (x + y) % 4 < 2 { "crown" } else { "crown crown-light" }) cx=(x) cy=(y) r=(size) {} }
    };
    html! {
        clipPath id="forest-edge" { rect width=(width) height=(height) rx="22" {} }
        rect.forest width=(width) height=(height) rx="22" {}
        g clip-path="url(#forest-edge)" {
            @for x in along(width) { (crown(x, 0)) (crown(x + 20, height)) }
            @for y in along(height) { (crown(0, y + 12)) (crown(width, y)) }
        }
    }
}

/// The grass of a cell, its middle at the origin: a soft rise, tufts, sometimes flowers.
pub(super) fn glade(cell: Cell) -> Markup {
    const TUFTS: [(i32, i32); 6] = [(-42, 46), (38, 50), (46, -34), (-48, -40), (-12, 52), (22, -48)];
    let chance = scattered(cell);
    let turned = if chance.is_multiple_of(2) { 1 } else { -1 };
    html! {
        rect.glade x="-60" y="-60" width="120" height="120" rx="14" {}
        path.rise transform=(format!("scale({turned},1)")) d="M-59 22 C-30 2 4 30 59 8 V46 A13 13 0 0 1 46 59 H-46 A13 13 0 0 1-59 46 Z" {}
        @for (number, (x, y)) in TUFTS.into_iter().enumerate() {
            @if !(chance + number).is_multiple_of(3) { path.tuft d=(format!("M{x} {y} q-3-7-7-9 M{x} {y} q0-8 1-12 M{x} {y} q3-7 8-8")) {} }
        }
        @if chance % 4 == 1 { circle.flower cx="-30" cy="36" r="3" {} circle.flower cx="40" cy="28" r="2.6" {} }
        @if chance % 5 == 2 { ellipse.pebble cx="34" cy="40" rx="8" ry="5" {} ellipse.pebble cx="44" cy="44" rx="5" ry="3.4" {} }
    }
}

/// A tree, its foot below the origin: broad, pointed or feathered, depending on the cell.
pub(super) fn tree(cell: Cell) -> Markup {
    html! {
        ellipse.shadow cx="4" cy="45" rx="30" ry="8" {}
        @match scattered(cell) % 3 {
            0 => (broad()),
            1 => (pointed()),
            _feathered => (feathered()),
        }
    }
}

fn broad() -> Markup {
    html! {
        path.trunk d="M-7 46 C-4 26-5 12-7-2 H7 C5 12 5 26 9 46 Z" {}
        path.leaf d="M0-52 C24-52 42-36 36-18 C48-4 36 18 14 14 C6 22-10 22-16 14 C-38 18-48-4-36-18 C-42-36-22-52 0-52 Z" {}
        path.leaf-shade d="M36-18 C48-4 36 18 14 14 C6 22-10 22-16 14 C-28 16-38 10-41 2 C-20 10 20 8 36-18 Z" {}
        path.leaf-light d="M-20-34 C-10-45 8-45 18-37 M-26-12 C-16-18-8-16-2-10 M8-20 C16-24 24-20 26-13" {}
    }
}

fn pointed() -> Markup {
    html! {
        path.trunk d="M-5 46 L-4 18 H4 L6 46 Z" {}
        path.leaf d="M0-56 L16-30 L10-31 L25-9 L17-11 L34 20 C16 28-16 28-34 20 L-17-11 L-25-9 L-10-31 L-16-30 Z" {}
        path.leaf-shade d="M0-56 L16-30 L10-31 L25-9 L17-11 L34 20 C26 24 14 26 4 26 C14 6 8-24 0-56 Z" {}
        path.leaf-light d="M-4-38 L-9-30 M-10-20 L-16-11 M-14 2 L-22 14" {}
    }
}

fn feathered() -> Markup {
    html! {
        path.trunk d="M-6 46 C-7 22-3 4 2-22 L8-21 C5 2 3 24 7 46 Z" {}
        path.ring d="M-5 34 L5 33 M-5 22 L4 20 M-3 9 L5 7 M0-4 L6-6" {}
        @for turn in [-78, -38, 0, 38, 78] {
            path.leaf transform=(format!("translate(5,-22) rotate({turn})")) d="M0 2 C-11-8-12-26 0-36 C12-26 11-8 0 2 Z" {}
            path.leaf-light transform=(format!("translate(5,-22) rotate({turn})")) d="M0-4 V-28" {}
        }
        circle.nut cx="2" cy="-18" r="4" {}
        circle.nut cx="10" cy="-17" r="4" {}
    }
}
