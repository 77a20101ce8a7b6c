//! Pawns, destination flags and tokens.

use super::pen::Pen;
use crate::kit::marks;
use ::fuji::member::Member;
use kernel::Seat;
use maud::{Markup, html};

/// The seat whose colour and shape a member has; the third pawn has those of a fifth seat.
fn look(member: Member) -> Seat {
    member.seat().unwrap_or(Seat(4))
}

/// The class that gives a member its colour.
pub(super) fn class(member: Member) -> String {
    marks::class(look(member))
}

/// A member's letter.
pub(super) fn letter(member: Member) -> char {
    member.seat().map_or('3', marks::letter)
}

/// A member's badge: shape and letter, about 24 units wide.
pub(super) fn badge(member: Member) -> Markup {
    html! {
        g class=(format!("badge {}", class(member))) {
            (marks::shape(look(member)))
            text.badge-letter.spare y="4" text-anchor="middle" { (letter(member)) }
        }
    }
}

/// A badge standing in a line of text.
pub(super) fn inline_badge(member: Member) -> Markup {
    html! { svg.fuj-badge viewBox="-14 -14 28 28" aria-hidden="true" { (badge(member)) } }
}

/// A hiker with a straw hat, the foot at the origin, about 26 units wide and 44 high; the badge is the hiker's cloak.
pub(super) fn pawn(member: Member) -> Markup {
    html! {
        ellipse.fuj-shadow cy="1" rx="13" ry="4" {}
        g class=(class(member)) {
            path.fuj-cloak d="M-12 0 C-12-14-8-24 0-26 C8-24 12-14 12 0 C6 3-6 3-12 0 Z" {}
        }
        circle.fuj-face cy="-28" r="5.5" {}
        path.fuj-hat d="M-13-29 C-8-32-4-38 0-39 C4-38 8-32 13-29 C8-27-8-27-13-29 Z" {}
        g transform="translate(0,-10) scale(0.78)" { circle.fuj-chest r="12" {} (badge(member)) }
    }
}

/// A destination flag, the foot at the origin, about 26 units wide and 40 high.
pub(super) fn flag(member: Member) -> Markup {
    html! {
        path.fuj-pole d="M-8 0 V-40" {}
        g class=(class(member)) { path.fuj-cloth d="M-8-40 H17 L12-29 L17-18 H-8 Z" {} }
        g transform="translate(2.5,-29) scale(0.62)" { circle.fuj-chest r="13" {} (badge(member)) }
    }
}

/// Where equipment can be drawn: a backpack, about 26 units wide.
pub(super) fn backpack() -> Markup {
    html! {
        circle.fuj-token r="14" {}
        path.fuj-pack d="M-7 9 V-3 C-7-8 7-8 7-3 V9 Z" {}
        path.fuj-strap d="M-3-7 C-3-11 3-11 3-7 M-7 1 H7 M-4 1 V5 H4 V1" {}
    }
}

/// An eruption token with one or two symbols, about 28 units wide.
pub(super) fn eruption(symbols: u8) -> Markup {
    html! {
        path.fuj-danger d="M0-17 L17 13 H-17 Z" {}
        @for number in 0..symbols {
            @let x = if symbols > 1 { 12 * i32::from(number) - 6 } else { 0 };
            g transform=(format!("translate({x},6) scale(0.78)")) { (flame()) }
        }
    }
}

/// A flame, the foot about at the origin, 14 units wide.
pub(super) fn flame() -> Markup {
    html! {
        path.fuj-flame d="M0-15 C2-9 8-6 7 1 C6 6 3 7 0 7 C-3 7-7 6-7 1 C-7-3-4-4-4-8 C-1-7 0-10 0-15 Z" {}
        path.fuj-flame2 d="M0-5 C1-2 4-1 3 3 C3 5-3 5-3 3 C-3 0 0-1 0-5 Z" {}
    }
}

/// The bonus symbol: one re-roll more.
pub(super) fn bonus() -> Markup {
    html! {
        circle.fuj-bonus r="11.5" {}
        (turn())
    }
}

/// An arrow that goes round: a re-roll.
pub(super) fn turn() -> Markup {
    html! {
        path.fuj-turn d="M5.5-4 A7 7 0 1 0 7 2" {}
        path.fuj-tip d="M2-5 L8.5-8 L8.5-1 Z" {}
    }
}

/// Where the `number`-th of `count` pawns stands when they stand side by side on a card.
pub(super) fn stand(number: usize, count: usize, room: f64, width: f64) -> f64 {
    let step = if count < 2 { 0.0 } else { ((room - width) / (count as f64 - 1.0)).min(width) };
    room / 2.0 + step * (number as f64 - (count as f64 - 1.0) / 2.0)
}

/// What a piece is called.
pub(super) fn pawn_name(pen: &Pen<'_, '_>, member: Member) -> String {
    pen.canvas.kit("fuji-pawn", kernel::facts![name = pen.name(member)])
}
