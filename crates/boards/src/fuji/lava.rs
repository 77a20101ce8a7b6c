//! Fire: cracked basalt over glowing rock, tongues that reach for what burns next, the mountain that started it.

use maud::{Markup, html};

/// The cooled plates of a lava card, row by row.
const CRUST: &str = concat!(
    "M3 8 L26 3 L34 18 L20 31 L4 26 Z M38 4 L66 3 L72 14 L58 28 L40 20 Z M77 5 L91 7 L91 30 L80 33 L69 22 Z ",
    "M4 34 L19 37 L27 53 L16 66 L3 61 Z M25 35 L38 24 L56 34 L54 52 L34 56 Z M62 34 L72 29 L82 39 L91 38 L91 60 L76 64 L61 54 Z ",
    "M3 69 L17 72 L24 86 L14 99 L3 95 Z M22 68 L34 62 L54 59 L58 76 L44 86 L29 83 Z M64 62 L76 70 L91 67 L91 90 L78 94 L66 80 Z ",
    "M20 101 L30 89 L43 92 L46 109 L22 109 Z M53 88 L62 84 L74 99 L70 109 L52 109 Z M80 100 L91 96 L90 108 L77 109 Z ",
);

/// A lava card, 94 × 112 units.
pub(super) fn lava_card() -> Markup {
    html! {
        rect.fuj-glow width="94" height="112" rx="9" {}
        path.fuj-crust d=(CRUST) {}
        path.fuj-ember d="M30 20 L38 21 M56 31 L62 30 M28 54 L20 68 M58 54 L60 64 M24 86 L28 84 M60 80 L56 86 M46 90 L52 90" {}
    }
}

/// What lies between two lava cards that touch, from the first card's corner: to the right of it or below it.
pub(super) fn join(down: bool) -> Markup {
    html! {
        @if down {
            rect.fuj-glow x="6" y="104" width="82" height="22" {}
            path.fuj-crust d="M12 110 L30 108 L36 120 L14 122 Z M46 108 L60 110 L62 122 L44 120 Z M70 110 L84 108 L82 121 L68 122 Z" {}
        } @else {
            rect.fuj-glow x="86" y="6" width="22" height="100" {}
            path.fuj-crust d="M90 12 L104 10 L102 28 L92 26 Z M92 36 L103 38 L102 56 L90 54 Z M90 66 L104 62 L103 82 L92 80 Z M92 90 L102 90 L102 102 L91 102 Z" {}
        }
    }
}

/// A side of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Edge {
    Left,
    Right,
    Top,
    Bottom,
}

/// Lava that reaches over one edge of a card that burns next.
pub(super) fn tongue(edge: Edge) -> Markup {
    let turn = match edge {
        Edge::Left => "",
        Edge::Right => "translate(94,0) scale(-1,1)",
        Edge::Top => "translate(94,0) rotate(90) scale(0.84,1)",
        Edge::Bottom => "translate(0,112) rotate(-90) scale(0.84,1)",
    };
    html! {
        g transform=[(!turn.is_empty()).then_some(turn)] {
            path.fuj-tongue d="M-7 8 C2 6 10 14 12 22 C14 28 4 30 6 36 C8 42 22 42 22 50 C22 57 8 54 6 60 C4 66 16 70 14 78 C12 86 4 82 3 88 C2 94 6 98-7 102 Z" {}
            path.fuj-tongue2 d="M-7 16 C1 15 5 20 5 25 C5 30-2 32 0 38 C2 44 13 46 13 50 C13 53 3 52 0 59 C-2 66 7 70 6 76 C5 82-2 80-2 88 C-2 92-3 94-7 96 Z" {}
        }
    }
}

/// Broken stone, 94 × 112 units.
pub(super) fn rubble() -> Markup {
    html! {
        rect.fuj-slag width="94" height="112" rx="9" {}
        path.fuj-rock d="M6 40 L22 22 L42 28 L46 48 L26 58 Z M48 26 L70 14 L88 30 L82 52 L56 50 Z M10 66 L34 60 L48 74 L40 96 L14 92 Z M54 58 L80 60 L90 78 L76 98 L52 92 Z" {}
        path.fuj-rock2 d="M12 38 L23 26 L36 30 L24 40 Z M54 28 L69 19 L79 29 L62 36 Z M16 68 L33 64 L40 72 L22 78 Z M60 62 L78 64 L82 72 L64 76 Z" {}
        path.fuj-ember d="M46 54 L52 56 M48 100 L50 78 M44 52 L30 60" {}
        path.fuj-steam d="M30 18 q-6-6 0-11 q6-5 0-11 M62 12 q-5-5 0-9 q5-4 0-8" {}
    }
}

/// The volcano's place on the map: the crater of the mountain behind it, 94 × 112 units.
pub(super) fn crater() -> Markup {
    html! {
        path.fuj-plume d="M24 30 C4 26 2 4 20 4 C18-14 42-20 50-8 C62-18 84-10 78 6 C94 8 90 28 72 30 Z" {}
        path.fuj-ember d="M38 26 l-8-18 M47 22 v-26 M56 26 l8-18 M43 12 l-5-16 M52 10 l6-14" {}
        path.fuj-flow d="M18 36 C30 44 64 44 76 36 C74 46 62 46 61 56 C60 68 70 74 70 88 C70 100 60 104 62 114 H34 C32 104 44 98 42 86 C41 76 34 72 36 60 C37 50 22 46 18 36 Z" {}
        path.fuj-flow2 d="M34 42 C42 45 52 45 60 42 C54 50 54 56 53 66 C53 78 60 82 58 94 C57 102 53 108 54 114 H44 C42 106 51 100 50 90 C49 80 44 76 45 64 C45 56 42 48 34 42 Z" {}
        ellipse.fuj-mouth cx="47" cy="36" rx="30" ry="6" {}
        ellipse.fuj-mouth2 cx="47" cy="37" rx="22" ry="3.6" {}
    }
}

/// The mountain behind the map, `height` units high, its mouth at the origin.
pub(super) fn mountain(height: i32) -> Markup {
    let wide = height * 8 / 5 + 60;
    let slope = |side: i32, share: i32| {
        format!(
            "C{} {} {} {} {} {height}",
            side * (30 + wide * share / 60),
            height / 4,
            side * wide * share / 26,
            height * 3 / 4,
            side * wide * share / 10
        )
    };
    html! {
        path.fuj-mountain d=(format!("M-36 0 {} H{wide} {} Z", slope(-1, 10), back(wide, height))) {}
        path.fuj-shade d=(format!("M36 0 L12 4 {} H{wide} {} Z", slope(1, 4), back(wide, height))) {}
        @for (share, side) in [(2, -1), (5, -1), (8, -1), (6, 1), (8, 1)] {
            path.fuj-gully d=(format!("M{} {} {}", side * (8 + 3 * share), 46 + 4 * share, slope(side, share))) {}
        }
        path.fuj-cap d="M-36 0 H36 C42 22 52 44 66 66 L52 56 L46 78 L32 58 L22 92 L8 60 L-4 84 L-16 58 L-28 88 L-38 58 L-54 74 L-68 68 C-52 44-42 22-36 0 Z" {}
    }
}

/// The right slope from its foot back up to the mouth.
fn back(wide: i32, height: i32) -> String {
    format!("C{} {} {} {} 36 0", wide * 10 / 26, height * 3 / 4, 30 + wide / 6, height / 4)
}
