//! Small signs: the numbers of a sheet, and dice.

use super::Ink::{Dark, DarkLine, Glow, Green, Iron, Pale, Red, Wood};
use super::Part;
use maud::{Markup, html};

/// SKILL: crossed swords.
pub(in crate::warlock) const SKILL: &[Part] = &[
    (Iron, "M-15-16 L-11-16 L11 6 L7 10 L-15-12 Z M15-16 L11-16 L-11 6 L-7 10 L15-12 Z"),
    (Wood, "M11 8 L16 13 L13 16 L8 11 Z M-11 8 L-16 13 L-13 16 L-8 11 Z"),
];
/// STAMINA: a heart.
pub(in crate::warlock) const STAMINA: &[Part] = &[
    (Red, "M0 15 C-18 3-17-13-7-13 C-3-13-1-10 0-7 C1-10 3-13 7-13 C17-13 18 3 0 15 Z"),
    (Pale, "M-9-8 C-12-7-13-3-12 0 L-10-1 C-10-4-9-6-7-7 Z"),
];
/// LUCK: a clover.
pub(in crate::warlock) const LUCK: &[Part] = &[
    (
        Green,
        "M0 0 C-7-3-10-14-4-15 C-1-15 0-12 0-10 C0-12 1-15 4-15 C10-14 7-3 0 0 C3-7 14-10 15-4 C15-1 12 0 10 0 C12 0 15 1 15 4 C14 10 3 7 0 0 C-3 7-14 10-15 4 C-15 1-12 0-10 0 C-12 0-15-1-15-4 C-14-10-3-7 0 0 Z",
    ),
    (DarkLine, "M0 0 C1 7 3 12 6 16"),
];
/// A card of the Key Challenge.
pub(in crate::warlock) const CLUE: &[Part] =
    &[(Pale, "M-11-15 H11 V15 H-11 Z"), (Glow, "M-3-9 a5 5 0 1 1 6 0 L4 8 H-4 Z"), (Dark, "M-1.4-5 h2.8 v6 h-2.8 Z")];

/// A die with its pips, around the origin, 36 units wide.
pub(in crate::warlock) fn die(face: u8) -> Markup {
    let spots: &[(i32, i32)] = match face {
        1 => &[(0, 0)],
        2 => &[(-8, -8), (8, 8)],
        3 => &[(-8, -8), (0, 0), (8, 8)],
        4 => &[(-8, -8), (8, -8), (-8, 8), (8, 8)],
        5 => &[(-8, -8), (8, -8), (0, 0), (-8, 8), (8, 8)],
        _ => &[(-8, -9), (8, -9), (-8, 0), (8, 0), (-8, 9), (8, 9)],
    };
    html! {
        rect.wp.war-die-body x="-17" y="-17" width="34" height="34" rx="7" {}
        @for (x, y) in spots { circle.wk cx=(x) cy=(y) r="3.6" {} }
    }
}
