//! The figures: Cro-Magnons and dinosaurs.

use crate::kit::dinosaurs::{Silhouette, silhouette};
use ::wrath::Species;
use maud::{Markup, html};

/// A Cro-Magnon with a club, about 26 × 34 units.
pub(super) fn person() -> Markup {
    html! {
        circle cx="0" cy="-11" r="5.4" {}
        path d="M-5.6-11.5 C-7-18 7-18.4 5.8-11 C4-15-3-15-5.6-11.5 Z" {}
        path d="M-6-5 C-2-7 2-7 6-5 L8 4 L5 5 L4 2 L6 15 H1.6 L0 6 L-1.6 15 H-6 L-4 2 L-7 6 L-9.5 4 Z" {}
        path d="M7 5 L10-9 C11-14 16-13 14.6-8 L9.6 5.6 Z" {}
    }
}

/// The silhouette of a dinosaur.
pub(super) fn dinosaur(species: Species) -> Markup {
    silhouette(match species {
        Species::Titanosaur => Silhouette::Titanosaur,
        Species::Brontosaurus => Silhouette::Brontosaurus,
        Species::Stegosaurus => Silhouette::Stegosaurus,
        Species::Ankylosaurus => Silhouette::Ankylosaurus,
        Species::Pteranodon => Silhouette::Pteranodon,
        Species::Plesiosaurus => Silhouette::Plesiosaurus,
        Species::Triceratops => Silhouette::Triceratops,
        Species::Tyrannosaurus => Silhouette::Tyrannosaurus,
    })
}
