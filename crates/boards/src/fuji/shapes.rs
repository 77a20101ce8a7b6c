//! Shapes that are shown often: defined once in the board's `<defs>`, shown by reference.

use super::land::{HIGH, WIDE};
use super::pen::Pen;
use super::{lava, scenes, villages};
use maud::{Markup, html};

pub(super) fn defined(pen: &Pen<'_, '_>, width: i32, height: i32) -> Markup {
    let shown = |kind: &str| pen.view().map.iter().any(|card| card.kind == kind);
    html! {
        defs {
            clipPath id="fuj-window" { path d=(format!("M0 72 V9 Q0 0 9 0 H{} Q{WIDE} 0 {WIDE} 9 V72 Z", WIDE - 9)) {} }
            clipPath id="fuj-frame" { rect width=(width) height=(height) rx="20" {} }
            linearGradient id="fuj-dawn" x1="0" y1="0" x2="0" y2="1" {
                stop.fuj-dawn-1 offset="0" {} stop.fuj-dawn-2 offset="0.55" {} stop.fuj-dawn-3 offset="1" {}
            }
            linearGradient id="fuj-day" x1="0" y1="0" x2="0" y2="1" { stop.fuj-day-1 offset="0" {} stop.fuj-day-2 offset="1" {} }
            radialGradient id="fuj-heat" cx="0.5" cy="0.5" r="0.75" { stop.fuj-heat-1 offset="0" {} stop.fuj-heat-2 offset="0.6" {} stop.fuj-heat-3 offset="1" {} }
            linearGradient id="fuj-slope" x1="0" y1="0" x2="0" y2="1" { stop.fuj-slope-1 offset="0" {} stop.fuj-slope-2 offset="1" {} }
            @for number in 0..scenes::SCENES { g id=(format!("fuj-scene-{number}")) { (scenes::scene(number)) } }
            @for number in 0..villages::VILLAGES { g id=(format!("fuj-village-{number}")) { (villages::village(number)) } }
            @for number in 0..scenes::WILDS { g id=(format!("fuj-wild-{number}")) { (scenes::wild(number)) } }
            g id="fuj-lava" { (lava::lava_card()) }
            g id="fuj-crater" clip-path="url(#fuj-whole)" { (lava::crater()) }
            clipPath id="fuj-whole" { rect width=(WIDE) height=(HIGH) rx="9" {} }
            @if shown("rubble") { g id="fuj-rubble" clip-path="url(#fuj-whole)" { (lava::rubble()) } }
        }
    }
}
