//! The dice.

use super::paths::die_thing;
use crate::board::Canvas;
use ::wrath::{Face, Step, Wrath};
use maud::{Markup, html};

/// The dice not yet used, each one touchable.
pub(super) fn draw(canvas: &Canvas<'_, Wrath>) -> Markup {
    let dice = canvas.view.dice;
    let touchable = |thing: &str| {
        canvas.actions.iter().any(|action| {
            super::paths::path(canvas, action)
                .iter()
                .chain(&super::paths::also(canvas, action))
                .any(|part| part == thing)
        })
    };
    html! {
        div.dice role="group" data-roll=(format!("{} {}", canvas.view.turns, canvas.view.rolls)) aria-label=(canvas.kit("wrath-dice", kernel::facts![rolls = canvas.view.rolls, most = canvas.view.most_rolls])) {
            @for face in Face::ALL {
                @for number in 1..=dice.count(face) {
                    @let thing = die_thing(face, number);
                    @let alike = format!("die:{face}");
                    button type="button" class=(format!("die face-{face}")) id=(format!("die-{face}-{number}"))
                        data-die data-face=(face) data-rule=(face_rule(face))
                        data-thing=(thing) data-group=(alike) title=(canvas.label(&format!("label-die-{face}")))
                        aria-label=(canvas.label(&format!("label-die-{face}")))
                        aria-disabled=[(!touchable(&thing) && !touchable(&die_thing(face, 1))).then_some("true")] {
                        svg viewBox="-24 -24 48 48" aria-hidden="true" {
                            rect.die-body x="-22" y="-22" width="44" height="44" rx="8" {}
                            g.die-face { (symbol(face)) }
                        }
                    }
                }
            }
            @if dice.total() == 0 && canvas.view.step == Step::BeforeRoll {
                @for number in 0..5 {
                    span.die.blank id=(format!("die-blank-{number}")) aria-hidden="true" {
                        svg viewBox="-24 -24 48 48" { rect.die-body x="-22" y="-22" width="44" height="44" rx="8" {} }
                    }
                }
            }
        }
    }
}

/// The rule of what a face is used for.
pub(super) fn face_rule(face: Face) -> &'static str {
    match face {
        Face::Volcano => "WRA-VOLC-1",
        Face::Cave => "WRA-CAVE-1",
        Face::Hut => "WRA-HUT-1",
        Face::Footprint => "WRA-FOOT-1",
        Face::Egg => "WRA-EGG-1",
    }
}

/// The symbol of a face, around the origin.
pub(super) fn symbol(face: Face) -> Markup {
    match face {
        Face::Volcano => html! {
            path d="M-16 14 L-6-10 H6 L16 14 Z" {}
            path.die-hot d="M-6-10 H6 C4-2 3 2 1-2 C0 6-3 4-3-3 C-4-1-5-5-6-10 Z M-3-13 l-2-5 M3-13 l3-5 M0-13 v-6" {}
        },
        Face::Cave => html! {
            path d="M-16 15 C-16-4-8-14 0-14 C9-14 16-4 16 15 Z" {}
            path.die-hole d="M-8 15 C-8 2-4-4 0-4 C5-4 8 2 8 15 Z" {}
        },
        Face::Hut => html! {
            path d="M0-16 L17 3 C10 0-10 0-17 3 Z" {}
            path d="M-11 3 H11 V15 H-11 Z" {}
            path.die-hole d="M-4 15 V6 C-4 3 4 3 4 6 V15 Z" {}
        },
        Face::Footprint => html! {
            path d="M-7 14 C-12 8-9 0-3-1 C5-2 8 6 4 12 C1 17-4 18-7 14 Z" {}
            circle cx="-9" cy="-6" r="3" {}
            circle cx="-3" cy="-10" r="3.2" {}
            circle cx="4" cy="-9" r="3" {}
            circle cx="9" cy="-4" r="2.6" {}
        },
        Face::Egg => html! {
            path d="M0-16 C9-14 13 0 12 6 C11 13 5 16 0 16 C-5 16-11 13-12 6 C-13 0-9-14 0-16 Z" {}
            path.die-hole d="M-10 2 l5-4 l4 5 l5-6 l6 5 l-1 3 l-5-4 l-5 6 l-4-5 l-5 4 Z" {}
        },
    }
}
