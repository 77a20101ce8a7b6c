//! The villages: roofs, a torii, a pagoda, each 94 × 72 units.

use super::scenes::distance;
use maud::{Markup, html};

/// How many villages look different.
pub(super) const VILLAGES: usize = 6;

/// A village by its number.
pub(super) fn village(number: usize) -> Markup {
    match number % VILLAGES {
        0 => shrine(),
        1 => pagoda_hill(),
        2 => street(),
        3 => riverside(),
        4 => bell_tower(),
        _ => lanterns(),
    }
}

fn ground() -> Markup {
    html! {
        (distance())
        path.fuj-grass d="M0 46 C28 39 62 44 94 40 V72 H0 Z" {}
        path.fuj-path d="M0 62 C24 54 66 56 94 60 V72 H0 Z" {}
    }
}

/// A house with a curved roof, its foot at the given place.
fn house(x: i32, y: i32, scale: &str) -> Markup {
    html! {
        g transform=(format!("translate({x},{y}) scale({scale})")) {
            rect.fuj-wall x="-15" y="-15" width="30" height="15" {}
            path.fuj-wood d="M-15-15 h3 v15 h-3 Z M12-15 h3 v15 h-3 Z M-2-12 h8 v12 h-8 Z" {}
            rect.fuj-lamp x="-10" y="-11" width="6" height="6" {}
            path.fuj-roof d="M-23-13 C-16-15-12-21-10-27 H10 C12-21 16-15 23-13 C16-11-16-11-23-13 Z" {}
            path.fuj-ridge d="M-10-27 H10 M-7-26 l-4 12 M0-26 v13 M7-26 l4 12" {}
        }
    }
}

fn torii(x: i32, y: i32, scale: &str) -> Markup {
    html! {
        g transform=(format!("translate({x},{y}) scale({scale})")) {
            path.fuj-red d="M-13 0 L-11-26 H-7 L-8 0 Z M13 0 L11-26 H7 L8 0 Z M-16-21 H16 V-17 H-16 Z" {}
            path.fuj-red d="M-21-31 C-10-27 10-27 21-31 L20-25 C10-23-10-23-20-25 Z" {}
            path.fuj-beam d="M-21-32 C-10-28 10-28 21-32 L21-30 C10-26-10-26-21-30 Z" {}
        }
    }
}

fn pagoda(x: i32, y: i32, scale: &str) -> Markup {
    let tier = |y: i32, half: i32| {
        html! {
            rect.fuj-wall x=(4 - half) y=(y) width=(2 * half - 8) height="9" {}
            path.fuj-wood d=(format!("M{} {y} h2 v9 h-2 Z M{} {y} h2 v9 h-2 Z M-2 {} h4 v6 h-4 Z", 5 - half, half - 7, y + 3)) {}
            path.fuj-roof d=(format!("M{} {} C{} {} {} {} {} {} H{} C{} {} {} {} {} {} C{} {} {} {} {} {} Z",
                -half - 5, y + 1, -half + 2, y - 1, -half + 5, y - 3, -half + 7, y - 7, half - 7,
                half - 5, y - 3, half - 2, y - 1, half + 5, y + 1, half - 2, y + 3, -half + 2, y + 3, -half - 5, y + 1)) {}
        }
    };
    html! {
        g transform=(format!("translate({x},{y}) scale({scale})")) {
            (tier(-9, 19)) (tier(-24, 16)) (tier(-39, 13))
            path.fuj-beam d="M-1-46 H1 V-58 H-1 Z" {}
            circle.fuj-lamp cy="-56" r="2" {}
        }
    }
}

fn shrine() -> Markup {
    html! { (ground()) (house(68, 58, "0.85")) (torii(30, 66, "1.12")) }
}

fn pagoda_hill() -> Markup {
    html! { (ground()) (house(22, 60, "0.8")) (pagoda(62, 66, "1")) }
}

fn street() -> Markup {
    html! { (ground()) (house(72, 52, "0.7")) (house(48, 56, "0.85")) (house(23, 66, "1.1")) }
}

fn riverside() -> Markup {
    html! {
        (ground())
        path.fuj-water d="M0 64 C26 56 62 66 94 60 V72 H0 Z" {}
        path.fuj-wave d="M8 68 q5 3 10 0 M40 69 q5 3 10 0 M72 67 q5 3 10 0" {}
        (house(68, 56, "0.95"))
        path.fuj-bridge d="M6 64 C14 48 38 48 46 64 L42 65 C36 54 16 54 10 65 Z" {}
        path.fuj-rail d="M7 58 C16 42 36 42 45 58 M14 56 v-8 M22 52 v-8 M30 52 v-8 M38 56 v-8" {}
    }
}

fn bell_tower() -> Markup {
    html! {
        (ground())
        (house(22, 60, "0.85"))
        g transform="translate(64,66)" {
            path.fuj-wood d="M-13 0 V-26 H-10 V0 Z M10 0 V-26 H13 V0 Z M-15-4 H15 V0 H-15 Z" {}
            path.fuj-bell d="M-6-10 C-6-20-4-24 0-24 C4-24 6-20 6-10 Z" {}
            path.fuj-roof d="M-24-25 C-16-27-12-34-10-41 H10 C12-34 16-27 24-25 C16-22-16-22-24-25 Z" {}
            path.fuj-ridge d="M-10-41 H10 M-6-40 l-4 14 M0-40 v15 M6-40 l4 14" {}
        }
    }
}

fn lanterns() -> Markup {
    html! {
        (ground())
        (house(26, 60, "0.95")) (house(68, 58, "0.9"))
        path.fuj-rail d="M0 34 C24 46 70 46 94 34" {}
        @for (x, y) in [(16, 41), (36, 45), (58, 45), (78, 41)] {
            g transform=(format!("translate({x},{y})")) {
                path.fuj-red d="M-5 0 C-5-5 5-5 5 0 C6 4 6 6 5 10 C5 13-5 13-5 10 C-6 6-6 4-5 0 Z" {}
                path.fuj-beam d="M-4-4 h8 v2 h-8 Z M-4 11 h8 v2 h-8 Z" {}
            }
        }
    }
}
