//! The tiles: meadow, forest, water, two entries and the mountain.

use ::wrath::Tile;
use maud::{Markup, html};

/// A tile's side.
pub(super) const SIDE: i32 = 160;

/// How full the Volcano is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fill {
    pub(super) taken: u8,
    pub(super) spaces: u8,
}

/// The picture of a tile, its top left corner at the origin.
pub(super) fn picture(tile: Tile, fill: Fill) -> Markup {
    html! {
        rect class=(format!("touch tile-{tile}")) width=(SIDE) height=(SIDE) rx="10" {}
        @match tile {
            Tile::Grassland => (grassland()),
            Tile::Jungle => (jungle()),
            Tile::Lagoon => (lagoon()),
            Tile::Cave => (cave()),
            Tile::Hut => (hut()),
            Tile::Volcano => (volcano(fill)),
        }
    }
}

fn grassland() -> Markup {
    const TUFTS: [(i32, i32); 9] =
        [(22, 34), (70, 22), (126, 40), (40, 82), (96, 74), (140, 96), (24, 132), (78, 138), (122, 140)];
    html! {
        path.grass-hill d="M0 120 C40 96 84 108 120 92 C140 84 152 86 160 88 V150 A10 10 0 0 1 150 160 H10 A10 10 0 0 1 0 150 Z" {}
        @for (x, y) in TUFTS {
            path.grass-tuft d=(format!("M{x} {y} q-3-9-8-12 M{x} {y} q0-10 1-15 M{x} {y} q3-9 9-11")) {}
        }
        @for (x, y) in [(54, 48), (112, 118), (30, 104)] {
            circle.flower cx=(x) cy=(y) r="2.6" {}
        }
    }
}

fn jungle() -> Markup {
    const PALMS: [(i32, i32, i32); 5] = [(26, 66, 0), (82, 50, 1), (122, 72, 0), (50, 142, 1), (112, 144, 0)];
    html! {
        path.jungle-floor d="M0 104 C30 88 60 112 92 96 C122 82 144 104 160 94 V150 A10 10 0 0 1 150 160 H10 A10 10 0 0 1 0 150 Z" {}
        @for (x, y, lean) in PALMS {
            g transform=(format!("translate({x},{y})")) {
                path.trunk d=(if lean == 0 { "M-2 0 C-1-14 3-22 4-34 L8-34 C6-20 3-12 3 0 Z" } else { "M-2 0 C-3-12-6-22-8-34 L-4-34 C-2-22 2-12 3 0 Z" }) {}
                g.palm transform=(if lean == 0 { "translate(6,-34)" } else { "translate(-6,-34)" }) {
                    path d="M0 0 C-10-12-24-10-28 2 C-18-4-8-2 0 0 Z" {}
                    path d="M0 0 C10-12 24-10 28 2 C18-4 8-2 0 0 Z" {}
                    path d="M0 0 C-6-14-18-20-24-14 C-14-12-6-6 0 0 Z" {}
                    path d="M0 0 C6-14 18-20 24-14 C14-12 6-6 0 0 Z" {}
                    path d="M0 0 C-4-10 0-20 6-22 C6-14 4-6 0 0 Z" {}
                }
            }
        }
    }
}

fn lagoon() -> Markup {
    html! {
        path.lagoon-deep d="M18 40 C44 14 112 12 140 42 C158 74 148 124 116 142 C78 156 34 146 18 112 C8 88 8 60 18 40 Z" {}
        @for (x, y) in [(40, 52), (86, 44), (58, 84), (104, 80), (38, 116), (88, 118)] {
            path.wave d=(format!("M{x} {y} q6-7 12 0 q6 7 12 0 q6-7 12 0")) {}
        }
    }
}

fn cave() -> Markup {
    html! {
        path.rock d="M10 150 C14 96 26 58 52 40 C70 28 98 26 116 42 C140 62 148 104 152 150 Z" {}
        path.rock-edge d="M52 40 L64 62 L50 84 M116 42 L104 66 L120 88 M30 104 L44 112 M134 110 L122 118" {}
        path.cave-mouth d="M48 150 C48 106 60 82 80 82 C102 82 114 108 114 150 Z" {}
        path.rock-edge d="M66 96 L70 106 L74 94 M88 92 L92 104 L97 95" {}
    }
}

fn hut() -> Markup {
    html! {
        ellipse.yard cx="80" cy="140" rx="62" ry="14" {}
        path.hut-wall d="M40 92 H120 V140 C98 146 62 146 40 140 Z" {}
        path.hut-door d="M70 142 V112 C70 100 92 100 92 112 V142 Z" {}
        path.hut-roof d="M80 30 C62 54 40 76 22 98 C58 90 102 90 138 98 C120 76 98 54 80 30 Z" {}
        path.straw d="M80 34 L62 92 M80 34 L98 92 M80 34 L44 94 M80 34 L116 94 M80 34 L80 90" {}
        path.trunk d="M76 34 L70 20 M84 34 L91 20" {}
    }
}

/// The surface of an empty Volcano's magma, and of one about to run over.
const EMPTY: i32 = 143;
const FULL: i32 = 38;

/// The mountain, cut open: every space taken lifts the magma, and the last one lets it overflow (WRA-ERUPT-1). The
/// magma has its own id, so the page shows it rising.
fn volcano(fill: Fill) -> Markup {
    let (taken, spaces) = (i32::from(fill.taken), i32::from(fill.spaces).max(1));
    let surface = EMPTY - (EMPTY - FULL) * taken.min(spaces) / spaces;
    html! {
        (smoke(taken, spaces))
        path.mountain d="M8 152 C34 118 48 74 62 34 C72 40 92 40 102 34 C114 74 128 118 152 152 Z" {}
        path.mountain-shade d="M102 34 C114 74 128 118 152 152 H138 C122 112 108 74 96 37 Z" {}
        clipPath id="volcano-chamber" { path d=(CHAMBER) {} }
        g clip-path="url(#volcano-chamber)" {
            path.chamber d=(CHAMBER) {}
            g.magma id="magma" transform=(format!("translate(0,{surface})")) {
                path.lava d="M0 0 q10-6 20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 V160 H0 Z" {}
                path.magma-glow d="M0 0 q10-6 20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0" {}
                @for (x, y, r) in [(58, 16, 3), (96, 26, 4), (80, 42, 3), (66, 60, 4), (104, 64, 3)] {
                    circle.magma-bubble cx=(x) cy=(y) r=(r) {}
                }
            }
        }
        path.chamber-rim d=(CHAMBER) {}
        @if taken >= spaces {
            path.lava d="M60 36 C56 52 50 60 52 76 C54 86 60 80 61 70 C63 58 66 50 68 40 Z M104 36 C108 54 114 64 111 82 C109 92 103 86 102 74 C101 60 97 50 96 40 Z" {}
        }
        ellipse class=(if 3 * taken >= 2 * spaces { "crater crater-hot" } else { "crater" }) cx="82" cy="35" rx="20" ry="6" {}
    }
}

/// The inside of the mountain.
const CHAMBER: &str = "M28 149 C47 120 60 80 68 39 C76 42 88 42 96 39 C104 80 117 120 136 149 Z";

/// The more the Volcano holds, the more it smokes; near the end it spits.
fn smoke(taken: i32, spaces: i32) -> Markup {
    html! {
        @if 3 * taken >= spaces { path.smoke d="M66 26 C54 16 64 4 76 10 C80-2 100 0 100 12 C114 10 116 26 102 28 Z" {} }
        @else { path.smoke d="M74 27 C66 22 70 13 78 16 C81 8 93 10 93 17 C101 17 101 26 93 28 Z" {} }
        @if 3 * taken >= 2 * spaces {
            path.spark d="M70 30 l-8-12 M94 30 l9-12 M82 27 v-15 M76 27 l-5-14 M89 27 l6-15" {}
        }
    }
}
