//! The players' marks: a colour, a letter and a shape each, so that colour is never the only sign.

use kernel::Seat;
use maud::{Markup, html};

/// The letter of a seat.
pub(crate) fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

/// The class that gives a seat its colour.
pub(crate) fn class(seat: Seat) -> String {
    format!("seat-{}", seat.0)
}

/// A seat's shape around the origin, about 20 units wide.
pub(crate) fn shape(seat: Seat) -> Markup {
    match seat.0 {
        0 => html! { circle r="10" {} },
        1 => html! { path d="M0-11 L11 9 H-11 Z" {} },
        2 => html! { rect x="-9" y="-9" width="18" height="18" rx="2" {} },
        3 => html! { path d="M0-12 L12 0 L0 12 L-12 0 Z" {} },
        4 => html! { path d="M0-12 L3.5-4 L12-4 L5.5 2 L8 11 L0 6 L-8 11 L-5.5 2 L-12-4 L-3.5-4 Z" {} },
        _ => html! { path d="M-6-11 H6 L12 0 L6 11 H-6 L-12 0 Z" {} },
    }
}

/// A seat's badge: its shape with its letter.
pub(crate) fn badge(seat: Seat) -> Markup {
    html! {
        g class=(format!("badge {}", class(seat))) {
            (shape(seat))
            text.badge-letter.spare y="4.8" text-anchor="middle" { (letter(seat)) }
        }
    }
}
