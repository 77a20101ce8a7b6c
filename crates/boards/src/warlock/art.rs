//! Our drawings as parts: an outline and the class that paints it. They are small, so that whole drawings stay small.

pub(super) mod figures;
pub(super) mod monsters;
pub(super) mod motifs;
pub(super) mod signs;
pub(super) mod treasures;

use maud::{Markup, html};

/// How a part is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ink {
    /// In the colour of the element that contains it.
    Own,
    /// Nearly black.
    Dark,
    /// Bone, cloth, paper.
    Pale,
    /// Fire, gold, eyes.
    Glow,
    /// Iron.
    Iron,
    /// Wood and leather.
    Wood,
    /// Blood and embers.
    Red,
    /// Leaves, gas and slime.
    Green,
    /// Water and glass.
    Blue,
    /// A dark line.
    DarkLine,
    /// A pale line.
    PaleLine,
}

impl Ink {
    fn class(self) -> Option<&'static str> {
        match self {
            Ink::Own => None,
            Ink::Dark => Some("wk"),
            Ink::Pale => Some("wp"),
            Ink::Glow => Some("wg"),
            Ink::Iron => Some("wi"),
            Ink::Wood => Some("ww"),
            Ink::Red => Some("wr"),
            Ink::Green => Some("wn"),
            Ink::Blue => Some("wb"),
            Ink::DarkLine => Some("wkl"),
            Ink::PaleLine => Some("wpl"),
        }
    }
}

/// One outline of a drawing.
pub(super) type Part = (Ink, &'static str);

/// The parts, one over the other.
pub(super) fn parts(parts: &[Part]) -> Markup {
    html! {
        @for (ink, outline) in parts { path class=[ink.class()] d=(outline) {} }
    }
}
