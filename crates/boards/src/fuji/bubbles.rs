//! Hints about cards, as small bubbles on the map: who says it, and how it was meant.

use super::land::{WIDE, corner};
use super::pen::Pen;
use super::pieces;
use ::fuji::cell::Cell;
use ::fuji::hint::{Criterion, Danger, Grade, Saying, Wish};
use ::fuji::member::Member;
use maud::{Markup, html};

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    let told: Vec<(Cell, Member, Markup)> = pen
        .view()
        .hints
        .iter()
        .filter(|told| !told.aged)
        .filter_map(|told| sign(told.hint.saying).map(|(cell, sign)| (cell, Member::of(told.seat), sign)))
        .collect();
    html! {
        g.fuj-still {
            @for (number, (cell, speaker, sign)) in told.iter().enumerate() {
                @let before = told[..number].iter().filter(|other| other.0 == *cell).count() as i32;
                @let (x, y) = corner(*cell);
                g transform=(format!("translate({},{})", x + WIDE - 22, y + 62 - 20 * before)) {
                    path.fuj-speech d="M-20-11 H20 V9 H-8 L-14 15 V9 H-20 Z" {}
                    g transform="translate(-10,-1) scale(0.66)" { (pieces::badge(*speaker)) }
                    g transform="translate(9,-1)" { (sign) }
                }
            }
        }
    }
}

/// The card a hint speaks of, and a sign for what it says.
fn sign(saying: Saying) -> Option<(Cell, Markup)> {
    match saying {
        Saying::Roll { card, grade } => Some((card, mouth(grade))),
        Saying::Suggest { target, card } => {
            Some((card, html! { g transform="scale(0.66)" { (pieces::badge(target)) } }))
        }
        Saying::Threat { criterion: Criterion::Card(card), danger, .. } => Some((card, flames(danger))),
        Saying::Request { wish: Wish::Down(Criterion::Card(card)), .. } => {
            Some((card, html! { path.fuj-down d="M-6-6 L0 5 L6-6" {} }))
        }
        Saying::Promise { criterion: Criterion::Card(card) } => {
            Some((card, html! { path.fuj-down d="M-6-6 L0 5 L6-6" {} }))
        }
        Saying::Threat { .. }
        | Saying::Request { .. }
        | Saying::Tendency { .. }
        | Saying::Mood { .. }
        | Saying::Ask { .. }
        | Saying::Promise { .. }
        | Saying::Answer { .. } => None,
    }
}

/// A face from sad to glad.
pub(super) fn mouth(grade: Grade) -> Markup {
    let bend = match grade {
        Grade::VeryBad => -6,
        Grade::Bad => -3,
        Grade::Mixed => 0,
        Grade::Good => 3,
        Grade::VeryGood => 6,
    };
    html! {
        circle.fuj-smile r="8.5" {}
        path.fuj-mouth-line d=(format!("M-3-2.5 h.1 M3-2.5 h.1 M-4 {} Q0 {} 4 {}", 3 - bend / 3, 3 + bend, 3 - bend / 3)) {}
    }
}

/// A flame, the larger the greater the danger; harmless is a tick.
pub(super) fn flames(danger: Danger) -> Markup {
    let scale = match danger {
        Danger::Harmless => return html! { path.fuj-tick d="M-5 0 L-1 5 L6-6" {} },
        Danger::Slight => "0.5",
        Danger::Dangerous => "0.72",
        Danger::VeryDangerous => "0.95",
    };
    html! { g transform=(format!("translate(0,3) scale({scale})")) { (pieces::flame()) } }
}
