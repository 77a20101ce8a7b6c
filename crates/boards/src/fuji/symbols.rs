//! The signs of dice: every colour has a shape and a letter of its own, every value its number.

use super::pen::Pen;
use ::fuji::dice::{Clause, Colour, Condition};
use kernel::facts;
use maud::{Markup, html};

/// A colour's shape around the origin, about 30 units wide: a blossom, a drop, a sun.
pub(super) fn shape(colour: Colour) -> Markup {
    match colour {
        Colour::Pink => html! {
            path.fuj-pink d="M0-15 C5-15 8-11 7-7 C11-9 15-6 15-2 C15 3 11 5 8 4 C10 8 9 13 5 14 C2 15-1 13 0 10 C0 13-3 15-6 14 C-10 12-10 8-8 4 C-12 5-15 2-15-2 C-15-7-11-9-7-7 C-8-11-5-15 0-15 Z" {}
        },
        Colour::Blue => html! {
            path.fuj-blue d="M0-17 C4-10 13-4 13 4 C13 11 7 15 0 15 C-7 15-13 11-13 4 C-13-4-4-10 0-17 Z" {}
        },
        Colour::Yellow => html! {
            path.fuj-yellow d="M0-17 L4.5-11 L12-12 L11-4.5 L17 0 L11 4.5 L12 12 L4.5 11 L0 17 L-4.5 11 L-12 12 L-11 4.5 L-17 0 L-11-4.5 L-12-12 L-4.5-11 Z" {}
        },
    }
}

/// The key of a colour's letter.
pub(super) fn letter_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Pink => "fuji-letter-pink",
        Colour::Blue => "fuji-letter-blue",
        Colour::Yellow => "fuji-letter-yellow",
    }
}

/// A colour's shape with its letter.
pub(super) fn chip(pen: &Pen<'_, '_>, colour: Colour) -> Markup {
    html! { (shape(colour)) text.fuj-letter.spare y="6.5" text-anchor="middle" { (pen.kit(letter_key(colour))) } }
}

/// The parts of a condition, left to right: each with its width.
enum Part {
    Chip(Colour),
    Die(u8),
    Run(Vec<u8>),
    Or,
}

impl Part {
    fn width(&self) -> f64 {
        match self {
            Part::Chip(_) => 31.0,
            Part::Die(_) => 29.0,
            Part::Run(values) => 8.0 + 13.5 * values.len() as f64,
            Part::Or => 13.0,
        }
    }
}

/// The colours and values that an alternative names.
fn named(clause: &Clause) -> (Vec<Colour>, Vec<u8>) {
    let bits = clause.values().unwrap_or(0);
    (clause.colours().collect(), (1..=6).filter(|value| bits & (1 << (value - 1)) != 0).collect())
}

fn parts(condition: &Condition) -> Vec<Part> {
    let mut parts = Vec::new();
    for (number, clause) in condition.any_of.iter().enumerate() {
        if number > 0 {
            parts.push(Part::Or);
        }
        let (colours, values) = named(clause);
        parts.extend(colours.iter().copied().map(Part::Chip));
        match (colours.is_empty(), values.len()) {
            (true, _) | (false, 1) => parts.extend(values.into_iter().map(Part::Die)),
            (false, 0) => {}
            (false, _) => parts.push(Part::Run(values)),
        }
    }
    parts
}

/// A condition on its plate, centred on the origin, 94 units wide at most and 36 high.
pub(super) fn plate(pen: &Pen<'_, '_>, condition: &Condition) -> Markup {
    let parts = parts(condition);
    let whole: f64 = parts.iter().map(Part::width).sum();
    let bound = condition.any_of.iter().any(|clause| clause.colours().next().is_some() && clause.values().is_some());
    let scale = (88.0 / whole).min(1.12);
    let placed = parts.iter().scan(-whole / 2.0, |left, part| {
        let middle = *left + part.width() / 2.0;
        *left += part.width();
        Some((middle, part))
    });
    html! {
        g transform=(format!("scale({scale:.3})")) {
            @if bound { rect.fuj-bound x=(format!("{:.1}", -whole / 2.0 - 1.0)) y="-17" width=(format!("{:.1}", whole + 2.0)) height="34" rx="10" {} }
            @for (middle, part) in placed {
                g transform=(format!("translate({middle:.1},0)")) { (one(pen, part)) }
            }
        }
    }
}

fn one(pen: &Pen<'_, '_>, part: &Part) -> Markup {
    html! {
        @match part {
            Part::Chip(colour) => g transform="scale(0.92)" { (chip(pen, *colour)) },
            Part::Die(value) => { rect.fuj-white x="-13" y="-14" width="26" height="28" rx="6" {} text.fuj-value y="8.5" text-anchor="middle" { (value) } },
            Part::Run(values) => text.fuj-run y="7.5" text-anchor="middle" { (values.iter().map(u8::to_string).collect::<Vec<_>>().join("·")) },
            Part::Or => path.fuj-or d="M4-13 L-4 13" {},
        }
    }
}

/// A condition in words: "yellow, or 4".
pub(super) fn spoken(pen: &Pen<'_, '_>, condition: &Condition) -> String {
    let or = pen.kit("fuji-or");
    let clause = |clause: &Clause| {
        let (colours, values) = named(clause);
        let colours: Vec<String> =
            colours.iter().map(|colour| pen.canvas.label(&format!("label-trait-{colour}"))).collect();
        let parity = match values.as_slice() {
            [2, 4, 6] => Some(pen.canvas.label("label-trait-even")),
            [1, 3, 5] => Some(pen.canvas.label("label-trait-odd")),
            _ => None,
        };
        let values: Vec<String> = values.iter().map(u8::to_string).collect();
        let values = parity.unwrap_or_else(|| values.join(&or));
        match (colours.is_empty(), values.is_empty()) {
            (true, _) => values,
            (false, true) => colours.join(&or),
            (false, false) => pen.canvas.kit("fuji-bound", facts![colours = colours.join(&or), values]),
        }
    };
    condition.any_of.iter().map(clause).collect::<Vec<_>>().join(&or)
}
