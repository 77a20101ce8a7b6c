//! Silhouettes of dinosaurs, drawn around the origin, looking right, about 70 × 50 units.

use maud::{Markup, html};

/// A kind of dinosaur that some board shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Silhouette {
    Titanosaur,
    Brontosaurus,
    Stegosaurus,
    Ankylosaurus,
    Pteranodon,
    Plesiosaurus,
    Triceratops,
    Tyrannosaurus,
}

pub(crate) fn silhouette(kind: Silhouette) -> Markup {
    match kind {
        Silhouette::Titanosaur => html! {
            path d="M-32 2 C-24-2-18-6-8-6 C2-7 8-6 12-10 C14-18 12-28 16-34 C18-38 27-37 28-33 C25-32 22-31 21-28 C19-18 22-6 16 2 L17 18 H11 L10 8 L2 8 L2 18 H-4 L-5 8 L-11 8 L-12 18 H-18 L-17 4 C-22 4-28 4-32 2 Z" {}
            path d="M-14-7 l2-4 l3 4 M-6-8 l2-4 l3 4 M2-8 l2-4 l3 3" {}
        },
        Silhouette::Brontosaurus => html! {
            path d="M-36 12 C-30 2-24-8-10-9 C0-10 6-8 12-12 C18-17 22-22 29-22 C34-22 35-17 31-16 C26-16 22-10 18-4 C16 0 14 2 13 4 L15 18 H9 L7 8 C3 9-2 9-5 8 L-5 18 H-11 L-11 7 L-15 6 L-16 18 H-22 L-20 3 C-26 6-31 10-36 12 Z" {}
        },
        Silhouette::Stegosaurus => html! {
            path d="M-32 8 C-24 2-20-8-4-10 C10-11 16-2 22 2 C27 3 31 5 30 8 C26 11 20 10 16 8 L17 18 H11 L9 9 L-3 9 L-3 18 H-9 L-10 8 L-16 6 L-17 18 H-23 L-21 6 C-26 8-29 9-32 8 Z" {}
            path d="M-18-5 l-4-9 l9 3 Z M-10-10 l-3-12 l10 5 Z M0-11 l1-13 l8 9 Z M10-8 l4-10 l4 11 Z M-30 6 l-6-8 l9 4 Z M-26 3 l-3-10 l7 6 Z" {}
        },
        Silhouette::Ankylosaurus => html! {
            path d="M-26 8 C-20-4-8-8 4-8 C16-8 22-3 25 3 C30 3 33 6 32 10 C27 13 22 12 19 11 L19 18 H13 L12 12 L-6 12 L-6 18 H-12 L-13 12 C-18 12-24 12-26 8 Z" {}
            circle cx="-32" cy="4" r="6" {}
            path d="M-32 6 L-22 8 V4 L-32 2 Z M-14-6 l1-6 l4 5 Z M-5-8 l2-6 l4 5 Z M5-8 l2-6 l4 6 Z M14-6 l4-5 l2 7 Z M22-1 l6-4 l0 6 Z" {}
        },
        Silhouette::Pteranodon => html! {
            path d="M0-2 C-8-16-24-20-36-14 C-28-10-24-6-22 0 C-18-4-12-3-8 2 C-6 6-4 10 0 14 C4 10 6 6 8 2 C12-3 18-4 22 0 C24-6 28-10 36-14 C24-20 8-16 0-2 Z" {}
            path d="M-2-2 C-2-8 2-12 8-13 L24-10 L9-7 C6-5 4-2 2 0 Z M6-13 L-6-22 L2-11 Z" {}
        },
        Silhouette::Plesiosaurus => html! {
            path d="M-28 6 C-20-4-6-6 4-4 C10-4 12-10 13-16 C14-26 20-31 27-29 C32-27 32-22 28-22 C23-22 22-18 21-12 C20-4 18 4 8 8 C-4 12-18 12-28 6 Z" {}
            path d="M6 6 C12 10 14 18 12 22 C6 20 0 14-2 8 Z M-14 8 C-16 14-22 19-27 19 C-27 13-24 8-20 5 Z M-28 6 L-36 0 L-33 9 Z" {}
        },
        Silhouette::Triceratops => html! {
            path d="M-32 6 C-26-2-18-9-6-9 C2-9 6-8 9-11 C9-18 14-23 19-22 C22-16 22-12 22-8 C29-6 34 0 34 6 C32 9 28 9 25 8 C22 12 16 12 13 9 L13 18 H7 L5 9 L-8 9 L-8 18 H-14 L-15 8 L-19 7 L-20 18 H-26 L-23 5 C-27 6-30 7-32 6 Z" {}
            path d="M20-7 L33-20 L25-5 Z M15-8 L23-26 L20-7 Z M31 0 L38-7 L35 3 Z" {}
        },
        Silhouette::Tyrannosaurus => html! {
            path d="M-36 0 C-26-2-20-6-12-9 C-4-12 2-16 6-22 C9-28 16-31 24-29 C32-28 35-23 34-18 L24-16 L33-13 C32-9 26-8 20-9 C16-6 15-2 14 2 C12 6 8 8 5 9 L8 18 H14 V21 H2 L-1 9 L-6 8 L-10 15 L-6 18 V21 H-16 L-15 12 L-13 3 C-20 3-28 3-36 0 Z" {}
            path d="M13-2 L20 0 L19 3 L23 2 L18 6 L12 2 Z" {}
        },
    }
}
