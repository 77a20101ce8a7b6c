//! Shapes that are shown often: defined once in the board's `<defs>`, shown by reference there and in the panels.
//! Without that, a table of four would be five times as long.

use super::{marks, scenes, tokens, valley};
use ::sapiens::Scene;
use maud::{Markup, html};

/// The definitions of all shapes, for the board to contain.
pub(super) fn defined() -> Markup {
    html! {
        defs {
            @for scene in Scene::ALL {
                (one(&format!("half-{scene}"), &scenes::half_shape(scene)))
                (one(&format!("disc-{scene}"), &tokens::disc_shape(scene)))
            }
            @for kind in 0..3 {
                (one(&format!("forest-{kind}"), &valley::forest_shape(kind)))
                (one(&format!("plain-{kind}"), &valley::plain_shape(kind)))
            }
            (one("peak", &valley::peak_shape()))
            (one("bear", &marks::bear_shape()))
        }
    }
}

fn one(name: &str, shape: &Markup) -> Markup {
    html! { g id=(format!("sap-{name}")) { (shape) } }
}

/// A shape by its name.
pub(super) fn show(name: &str) -> Markup {
    html! { use href=(format!("#sap-{name}")) {} }
}
