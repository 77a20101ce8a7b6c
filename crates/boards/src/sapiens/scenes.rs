//! The eight scenes, each with a colour and a picture of its own, around the origin, 56 units wide.

use super::shapes;
use ::sapiens::Scene;
use maud::{Markup, html};

/// The class that gives a scene its ground colour.
pub(super) fn class(scene: Scene) -> String {
    format!("sap-ground sap-{}", scene.name().to_lowercase())
}

/// A half of a tile.
pub(super) fn half(scene: Scene) -> Markup {
    shapes::show(&format!("half-{scene}"))
}

/// What [`half`] shows.
pub(super) fn half_shape(scene: Scene) -> Markup {
    html! {
        rect class=(class(scene)) x="-28" y="-28" width="56" height="56" rx="7" {}
        path.sap-soil d="M-28 16 C-14 12 10 19 28 14 V21 A7 7 0 0 1 21 28 H-21 A7 7 0 0 1 -28 21 Z" {}
        (art(scene))
    }
}

/// The picture alone.
pub(super) fn art(scene: Scene) -> Markup {
    match scene {
        Scene::Feast => feast(),
        Scene::Gathering => gathering(),
        Scene::Ritual => ritual(),
        Scene::Brawl => brawl(),
        Scene::Water => water(),
        Scene::Camp => camp(),
        Scene::Hunt => hunt(),
        Scene::Fire => fire(),
    }
}

/// Meat on the bone.
fn feast() -> Markup {
    html! {
        path.sap-bone d="M5 3 L15 12 C19 9 24 13 21 17 C26 19 23 25 18 23 C15 26 10 22 13 18 L2 8 Z" {}
        path.sap-meat d="M-19-10 C-15-25 9-26 14-9 C18 4 7 13-5 11 C-17 10-22 0-19-10 Z" {}
        path.sap-meat-light d="M-12-10 C-10-17-2-19 4-15" {}
        path.sap-meat-light d="M-7 4 C-3 6 3 6 7 2" {}
    }
}

/// A bush with berries.
fn gathering() -> Markup {
    html! {
        path.sap-wood d="M-4 10 H4 L6 22 H-6 Z" {}
        path.sap-bush d="M-21 12 C-29 4-22-7-15-7 C-17-20 0-26 7-16 C19-21 27-7 20-2 C28 4 22 14 13 13 H-14 Z" {}
        @for (x, y) in [(-13, 0), (-3, -13), (0, 2), (11, -7), (14, 5), (-7, -7)] {
            circle.sap-berry cx=(x) cy=(y) r="4" {}
        }
    }
}

/// A dolmen under the moon.
fn ritual() -> Markup {
    html! {
        path.sap-moon d="M-4-24 A8 8 0 1 0 6-15 A7 7 0 0 1 -4-24 Z" {}
        path.sap-stone d="M-19 21 L-17-2 H-8 L-7 21 Z M7 21 L9-2 H17 L19 21 Z" {}
        path.sap-stone d="M-25-2 L-21-11 C-8-14 10-13 21-11 L25-2 Z" {}
        path.sap-spiral d="M1 11 c3-1 4-6-1-6 c-6 0-7 8-2 10 c6 3 11-3 8-9" {}
    }
}

/// Two clubs, one blow.
fn brawl() -> Markup {
    html! {
        path.sap-burst d="M0-26 L4-14 L14-22 L11-9 L24-8 L13-1 L22 9 L9 7 L8 19 L0 9 L-8 19 L-9 7 L-22 9 L-13-1 L-24-8 L-11-9 L-14-22 L-4-14 Z" {}
        path.sap-club d="M-21 17 L4-9 C3-20 17-26 21-18 C26-10 17-1 8-4 L-16 21 C-20 25-25 20-21 17 Z" {}
        path.sap-club d="M21 17 L-4-9 C-3-20-17-26-21-18 C-26-10-17-1-8-4 L16 21 C20 25 25 20 21 17 Z" {}
    }
}

/// A fish over waves.
fn water() -> Markup {
    html! {
        path.sap-fish d="M-10-9 C-3-19 12-19 20-8 C12 2-3 3-10-6 L-22 2 C-19-4-19-12-22-17 Z" {}
        circle.sap-eye cx="11" cy="-10" r="2.2" {}
        path.sap-wave d="M-24 10 q6-7 12 0 q6 7 12 0 q6-7 12 0 q6 7 12 0" {}
        path.sap-wave d="M-24 20 q6-7 12 0 q6 7 12 0 q6-7 12 0 q6 7 12 0" {}
    }
}

/// A tent of hides.
fn camp() -> Markup {
    html! {
        path.sap-pole d="M-6-25 L3-11 M6-25 L-3-11" {}
        path.sap-hide d="M0-19 L22 20 C10 23-10 23-22 20 Z" {}
        path.sap-seam d="M-9-3 C-3 0 3 0 9-3 M-14 7 C-10 9-8 9-6 9 M14 7 C10 9 8 9 6 9" {}
        path.sap-door d="M0 1 L8 22 H-8 Z" {}
    }
}

/// A mammoth.
fn hunt() -> Markup {
    html! {
        path.sap-mammoth d="M-24 0 C-25-12-15-17-7-16 C-3-18 0-18 2-17 C4-25 17-26 20-14 C24-8 24 4 22 13 C22 19 16 19 17 13 C18 7 16 4 13 3 L12 21 H4 L3 10 C-1 12-5 12-8 11 L-9 21 H-17 L-17 9 C-19 8-21 7-22 4 L-23 12 L-26 11 Z" {}
        path.sap-tusk d="M13 1 C12 13 22 17 27 8" {}
        circle.sap-spark cx="14" cy="-10" r="1.8" {}
        path.sap-fur d="M-16-8 l-2 6 M-9-9 l-2 7 M-2-9 l-2 7 M5-8 l-1 6" {}
    }
}

/// A fire.
fn fire() -> Markup {
    html! {
        path.sap-flame d="M1-26 C4-15 18-9 17 6 C16 15 8 20 0 20 C-9 20-17 14-17 5 C-17-4-11-7-9-15 C-6-12-5-9-4-6 C-1-11 3-17 1-26 Z" {}
        path.sap-glow d="M0-6 C3 1 9 4 8 10 C7 16 4 18 0 18 C-5 18-8 14-7 9 C-6 4-2 2 0-6 Z" {}
        path.sap-log d="M-20 23 L18 16 M-18 16 L20 23" {}
    }
}
