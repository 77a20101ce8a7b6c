//! The rock and the tunnels: what never changes during a game.

use super::pen::{Area, Pen, TILE};
use ::warlock::board::{Kind, Network};
use ::warlock::place::Place;
use kernel::facts;
use maud::{Markup, PreEscaped, html};

/// Patterns of rock, floors and water. They repeat, so the drawing stays small.
const PATTERNS: &str = concat!(
    r#"<pattern id="war-rock" width="160" height="160" patternUnits="userSpaceOnUse"><rect class="war-rock" width="160" height="160"/>"#,
    r#"<path class="war-facet" d="M0 20 L50 0 L70 40 L24 60 Z M90 10 L150 0 L160 50 L110 60 Z M30 80 L80 60 L110 110 L50 120 Z M120 80 L160 70 V130 L130 140 Z M0 110 L30 130 L20 160 H0 Z M60 130 L110 126 L100 160 H66 Z"/>"#,
    r#"<path class="war-crack" d="M10 40 l14 8 l4 14 M84 30 l12-8 l10 6 M40 100 l18 4 l6 14 M140 96 l-12 10 l2 16 M90 146 l14-6 M12 140 l10-10 M120 30 l8 12"/></pattern>"#,
    r#"<pattern id="war-flag" width="80" height="80" patternUnits="userSpaceOnUse"><rect class="war-joint" width="80" height="80"/>"#,
    r#"<path class="war-flag" d="M5 2 H35 L38 5 V35 L35 38 H6 L2 34 V5 Z M45 42 H76 L78 46 V75 L74 78 H45 L42 74 V46 Z"/>"#,
    r#"<path class="war-flag2" d="M46 2 H75 L78 6 V35 L75 38 H45 L42 34 V5 Z M5 42 H34 L38 45 V75 L35 78 H5 L2 74 V45 Z"/>"#,
    r#"<path class="war-chip" d="M8 30 l8-6 M60 10 l8 8 l-2 6 M20 56 l-6 10 M66 70 l6-8 M26 8 l6 2"/></pattern>"#,
    r#"<pattern id="war-wood" width="40" height="20" patternUnits="userSpaceOnUse"><rect class="war-plank" width="40" height="20"/><path class="war-grain" d="M0 0 H40 M0 10 H40 M12 0 V10 M30 10 V20"/></pattern>"#,
    r#"<pattern id="war-slab" width="40" height="40" patternUnits="userSpaceOnUse"><rect class="war-slab" width="40" height="40"/><path class="war-slab2" d="M0 0 H20 V20 H0 Z M20 20 H40 V40 H20 Z"/></pattern>"#,
    r#"<pattern id="war-earth" width="40" height="40" patternUnits="userSpaceOnUse"><rect class="war-earth" width="40" height="40"/><path class="war-pebble" d="M6 8 h4 v3 h-4 Z M26 4 h3 v3 h-3 Z M16 22 h5 v3 h-5 Z M34 28 h3 v3 h-3 Z M4 32 h4 v3 h-4 Z M24 36 h4 v2 h-4 Z"/></pattern>"#,
    r#"<pattern id="war-mosaic" width="20" height="20" patternUnits="userSpaceOnUse"><rect class="war-mosaic" width="20" height="20"/><path class="war-mosaic2" d="M10 0 L20 10 L10 20 L0 10 Z"/><path class="war-mosaic" d="M10 5 L15 10 L10 15 L5 10 Z"/></pattern>"#,
    r#"<pattern id="war-wave" width="80" height="40" patternUnits="userSpaceOnUse"><path class="war-wave" d="M0 12 q10-8 20 0 t20 0 t20 0 t20 0 M-20 32 q10-8 20 0 t20 0 t20 0 t20 0 t20 0"/></pattern>"#,
);

/// Everything that is drawn by reference.
pub(super) fn defined(pen: &Pen<'_, '_>) -> Markup {
    html! {
        defs {
            (PreEscaped(PATTERNS))
            path id="war-ways" d=(runs(pen, |code| matches!(code, ".." | "gg" | "EN" | "SB" | "NB") || passage(code))) {}
            path id="war-water" d=(runs(pen, |code| code == "~~")) {}
        }
    }
}

fn passage(code: &str) -> bool {
    matches!(code.as_bytes(), [b'B' | b'R', b'1'..=b'6'])
}

/// The outline of all tiles of a kind, as runs along the rows.
fn runs(pen: &Pen<'_, '_>, wanted: impl Fn(&str) -> bool) -> String {
    let mut outline = String::new();
    for (y, row) in pen.canvas.view.content.board.map.iter().enumerate() {
        let mut x = 0;
        while x < row.len() {
            let length = row[x..].iter().take_while(|code| wanted(code)).count();
            if length > 0 {
                let (left, top, width) = (x as i32 * TILE, y as i32 * TILE, length as i32 * TILE);
                outline.push_str(&format!("M{left} {top}h{width}v{TILE}h-{width}z"));
            }
            x += length.max(1);
        }
    }
    outline
}

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    let (width, height) = pen.size();
    html! {
        rect.war-rock width=(width) height=(height) rx="20" {}
        rect width=(width) height=(height) rx="20" fill="url(#war-rock)" {}
        path.war-vein d="M0 1040 C60 1052 90 1030 150 1048 S240 1060 280 1046 M100 1043 C120 1060 118 1066 140 1072 M720 1180 C780 1168 830 1192 900 1178 S980 1186 1000 1180 M840 1181 C850 1196 870 1194 880 1206 M430 250 C450 270 440 290 462 300 M600 500 C640 520 680 500 720 530" {}
        use.war-shade href="#war-ways" {}
        use.war-wall href="#war-ways" {}
        use.war-floor href="#war-ways" fill="url(#war-flag)" {}
        (entrance(pen))
        (passages(pen))
    }
}

/// The mouth of the cave, with the light of day.
fn entrance(pen: &Pen<'_, '_>) -> Markup {
    let board = &pen.canvas.view.content.board;
    let Some(Area { x, y, .. }) = pen.area(board.place(board.entrance)) else { return html! {} };
    html! {
        g transform=(format!("translate({x},{y})")) {
            title { (pen.kit("warlock-entrance")) }
            path.war-day d="M-14 40 C-14-2 54-2 54 40 Z" {}
            path.war-step d="M0 30 H40 V34 H0 Z M4 22 H36 V26 H4 Z M8 14 H32 V18 H8 Z" {}
        }
    }
}

/// The iron rings of the secret passages: black in the south, red in the north, each with letter and number.
fn passages(pen: &Pen<'_, '_>) -> Markup {
    let board = &pen.canvas.view.content.board;
    html! {
        @for (network, nodes) in [Network::Black, Network::Red].into_iter().zip(&board.passages) {
            @for &node in nodes {
                (ring(pen, board.place(node), network, board.kind(node)))
            }
        }
    }
}

fn ring(pen: &Pen<'_, '_>, place: Place, network: Network, kind: Kind) -> Markup {
    let Some(area) = pen.area(place) else { return html! {} };
    let number = if let Kind::Passage(_, passage) = kind { passage.0 } else { 0 };
    let (x, y) = area.middle();
    let (class, key) = match network {
        Network::Black => ("war-ring war-black", "warlock-passage-black"),
        Network::Red => ("war-ring war-red", "warlock-passage-red"),
    };
    html! {
        g class=(class) transform=(format!("translate({x},{y})")) {
            title { (pen.say(key, facts![number])) "\n" (pen.rules(&["WAR-PAS-4"])) }
            circle.war-hole r="16" {}
            circle.war-iron r="15" {}
            text y="5" { (place.to_string()) }
        }
    }
}
