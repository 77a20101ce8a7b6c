//! The river with its current, the two banks, and three ways across.

use super::pen::{Area, Pen};
use ::warlock::action::Crossing;
use kernel::facts;
use maud::{Markup, PreEscaped, html};

/// Each way across with the middle of its picture, counted from the banks' column.
const WAYS: [(Crossing, &str, i32); 3] =
    [(Crossing::Ferry, "ferry", -130), (Crossing::Punt, "punt", -56), (Crossing::Bridge, "bridge", 64)];

const FERRY: &str = r#"<path class="wpl" d="M0-44 V44"/><path class="ww" d="M-22-18 H22 V18 H-22 Z"/><path class="wkl" d="M-22-9 H22 M-22 0 H22 M-22 9 H22"/><path class="wi" d="M-3-4 H3 V4 H-3 Z"/><path class="wg" d="M10 8 a5 4 0 1 0 10 0 a5 4 0 1 0-10 0"/>"#;
const PUNT: &str = r#"<path class="ww" d="M-9-26 C6-20 6 20-9 26 C-16 14-16-14-9-26 Z"/><path class="wk" d="M-9-18 C1-14 1 14-9 18 C-13 10-13-10-9-18 Z"/><path class="wpl" d="M12-30 L-4 16"/>"#;
const BRIDGE: &str = r#"<path class="wkl" d="M-16-44 C-10-20-20 20-14 44 M16-44 C10-20 20 20 14 44"/><path class="ww" d="M-16-40 H15 V-35 H-15 Z M-14-29 H14 V-24 H-14 Z M-14-17 L13-19 V-14 L-14-12 Z M-15-3 H3 V2 H-15 Z M-15 10 L15 8 V13 L-15 15 Z M-14 22 H14 V27 H-14 Z M-15 35 H15 V40 H-15 Z"/>"#;

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    let board = &pen.canvas.view.content.board;
    let banks = [board.north_bank, board.south_bank].map(|node| pen.area(board.place(node)));
    html! {
        use.war-shore href="#war-water" {}
        use.war-water href="#war-water" {}
        use href="#war-water" fill="url(#war-wave)" {}
        @if let [Some(north), Some(south)] = banks {
            (current(pen, north, south))
            (bank(pen, north, "NB"))
            (bank(pen, south, "SB"))
            @for (crossing, name, shift) in WAYS { (way(pen, crossing, name, north.middle().0 + shift, middle(north, south))) }
        }
    }
}

fn middle(north: Area, south: Area) -> i32 {
    (north.y + north.height + south.y) / 2
}

/// The current runs from west to east.
fn current(pen: &Pen<'_, '_>, north: Area, south: Area) -> Markup {
    let y = middle(north, south);
    html! {
        g.war-current {
            title { (pen.rules(&["WAR-RIV-1", "WAR-RIV-5"])) }
            path d=(format!("M60 {y} h90 m-14-8 l14 8 l-14 8 M250 {} h70 m-12-7 l12 7 l-12 7 M680 {} h90 m-14-8 l14 8 l-14 8 M870 {y} h70 m-12-7 l12 7 l-12 7", y + 14, y - 12)) {}
        }
    }
}

/// A landing, with its letters.
fn bank(pen: &Pen<'_, '_>, area: Area, code: &str) -> Markup {
    let (x, y) = area.middle();
    html! {
        g transform=(format!("translate({x},{y})")) {
            title { (pen.canvas.label(&format!("label-place-{code}"))) "\n" (pen.rules(&["WAR-MOV-7", "WAR-RIV-2"])) }
            path.war-jetty d="M-18-18 H18 V18 H-18 Z" {}
            path.war-grain d="M-18-9 H18 M-18 0 H18 M-18 9 H18" {}
            text.war-code y="5" { (code) }
        }
    }
}

/// One way across: its picture is its button.
fn way(pen: &Pen<'_, '_>, crossing: Crossing, name: &str, x: i32, y: i32) -> Markup {
    let thing = format!("go:{name}");
    let river = pen.canvas.view.content.river;
    let (picture, label) = match crossing {
        Crossing::Ferry => (FERRY, pen.say("warlock-way-ferry", facts![price = river.ferry])),
        Crossing::Punt => (PUNT, pen.kit("warlock-way-punt")),
        Crossing::Bridge => (BRIDGE, pen.say("warlock-way-bridge", facts![from = river.bridge_from])),
    };
    let offered = pen.offered(thing.clone());
    let why = offered.is_none().then_some(thing);
    html! {
        g class=(if offered.is_some() { "thing" } else { "war-still" }) id=(format!("war-{name}")) data-thing=[offered.as_ref()] data-why=[why]
            transform=(format!("translate({x},{y})")) {
            title { (label) }
            rect.touch.war-spot x="-30" y="-40" width="60" height="80" rx="10" {}
            (PreEscaped(picture))
        }
    }
}
