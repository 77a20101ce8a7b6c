//! Pictures of equipment, skills and injuries, around the origin, about 40 units wide.

use ::fuji::cards::{Equipment, Injury, Skill};
use maud::{Markup, html};

/// An equipment card's picture.
pub(super) fn gear(card: Equipment) -> Markup {
    match card {
        Equipment::FirstAid => html! {
            rect.fuj-i-light x="-17" y="-10" width="34" height="24" rx="4" {}
            path.fuj-i-line d="M-6-10 V-15 H6 V-10" {}
            path.fuj-i-red d="M-3-5 H3 V-1 H7 V5 H3 V9 H-3 V5 H-7 V-1 H-3 Z" {}
        },
        Equipment::Shovel => html! {
            path.fuj-i-wood d="M9-19 L19-9 L16-6 L13-9 L-1 5 L-5 1 L9-13 L6-16 Z" {}
            path.fuj-i-iron d="M-6-2 L2 6 C2 13-8 19-17 17 C-19 8-13-2-6-2 Z" {}
        },
        Equipment::Rope => html! {
            path.fuj-i-rope d="M-12 6 a12 9 0 1 1 24 0 a12 9 0 1 1-24 0 M-12 0 a12 9 0 1 1 24 0 M-12-6 a12 9 0 1 1 24 0 M12 6 C18 12 16 18 8 17" {}
        },
        Equipment::Flare => html! {
            path.fuj-i-iron d="M-17-2 H9 V6 H-4 L-8 17 H-15 L-11 6 H-17 Z" {}
            path.fuj-i-red d="M9-4 H15 V8 H9 Z" {}
            path.fuj-i-glow d="M16-6 l6-8 M18 2 h7 M16 9 l5 6" {}
        },
        Equipment::Flashlight => html! {
            path.fuj-i-iron d="M-19-5 H4 L10-10 V10 L4 5 H-19 Z" {}
            path.fuj-i-beam d="M10-9 L22-16 V16 L10 9 Z" {} circle.fuj-i-red cx="-5" r="2.5" {}
        },
        Equipment::Knife => html! {
            rect.fuj-i-red x="-16" y="0" width="32" height="12" rx="6" {}
            path.fuj-i-iron d="M-10 0 L-16-16 L-4-6 L-2 0 Z M4 0 V-16 H9 V-10 H7 V0 Z" {}
            path.fuj-i-white d="M-2 3 h4 v2 h2 v3 h-2 v2 h-4 v-2 h-2 v-3 h2 Z" {}
        },
        Equipment::Water => html! {
            path.fuj-i-blue d="M-8-8 C-13-4-13 14-10 16 H10 C13 14 13-4 8-8 Z" {}
            path.fuj-i-iron d="M-5-16 H5 V-8 H-5 Z" {}
            path.fuj-i-white d="M-6 2 q3 4 6 0 q3-4 6 0 v5 q-3-4-6 0 q-3 4-6 0 Z" {}
        },
        Equipment::Binoculars => html! {
            path.fuj-i-iron d="M-17 12 V-2 L-12-13 H-5 L-2-4 H2 L5-13 H12 L17-2 V12 H4 V4 H-4 V12 Z" {}
            circle.fuj-i-blue cx="-10.5" cy="9" r="4.5" {} circle.fuj-i-blue cx="10.5" cy="9" r="4.5" {}
        },
        Equipment::Lighter => html! {
            rect.fuj-i-iron x="-9" y="-2" width="18" height="19" rx="3" {}
            path.fuj-i-wood d="M-9-2 H0 V-8 H-9 Z" {}
            path.fuj-i-flame d="M5-4 C1-7 2-11 5-13 C5-16 4-18 6-20 C12-14 12-7 5-4 Z" {}
        },
        Equipment::Carabiner => html! {
            path.fuj-i-ring d="M-7 16 C-14 10-12-14-2-16 C10-18 13-6 10 2 C8 10 2 20-7 16 Z" {} path.fuj-i-glow d="M10-6 L6 8" {}
        },
        Equipment::Map => html! {
            path.fuj-i-light d="M-18-12 L-6-15 L6-12 L18-15 V12 L6 15 L-6 12 L-18 15 Z" {} path.fuj-i-line d="M-6-15 V12 M6-12 V15" {}
            path.fuj-i-trail d="M-13 8 C-8 0-2 8 2 0 C5-5 9-2 12-8" {}
        },
        Equipment::DuctTape => html! {
            circle.fuj-i-iron r="15" {} circle.fuj-i-light r="7" {}
            path.fuj-i-light d="M8 12 L20 14 V18 L4 15 Z" {} text.fuj-i-word x="0" y="4" text-anchor="middle" { "6" }
        },
        Equipment::Compass => html! {
            circle.fuj-i-light r="16" {} circle.fuj-i-line r="16" {}
            path.fuj-i-red d="M0-13 L4 0 H-4 Z" {} path.fuj-i-iron d="M0 13 L4 0 H-4 Z" {}
        },
        Equipment::Machete => html! {
            path.fuj-i-iron d="M-16 10 L8-17 C14-16 17-12 16-6 L-8 16 Z" {}
            path.fuj-i-wood d="M-14 8 L-8 15 L-14 20 L-20 14 Z" {}
        },
        Equipment::Radio => html! {
            rect.fuj-i-iron x="-15" y="-6" width="30" height="22" rx="4" {}
            path.fuj-i-line d="M9-6 L15-19" {}
            circle.fuj-i-light cx="-6" cy="5" r="6" {}
            path.fuj-i-glow d="M4 0 h8 M4 5 h8 M4 10 h8" {}
        },
    }
}

/// A skill card's picture.
pub(super) fn skill(skill: Skill) -> Markup {
    match skill {
        Skill::Manager => html! {
            path.fuj-i-wood d="M-14-4 H14 V16 H-14 Z" {} path.fuj-i-line d="M-14 4 H14 M-5-4 C-5-14 5-14 5-4" {}
            path.fuj-i-glow d="M-3 9 H8 M4 5 L8 9 L4 13" {}
        },
        Skill::Scout => html! {
            path.fuj-i-wood d="M-8-18 H2 V2 C6 6 16 6 16 14 H-8 Z" {}
            path.fuj-i-line d="M-8 14 H16 V18 H-8 Z M-20-6 h8 M-22 2 h10 M-20 10 h8" {}
        },
        Skill::Comrade => html! {
            circle.fuj-i-light cx="-8" cy="-9" r="6" {} circle.fuj-i-light cx="9" cy="-9" r="6" {}
            path.fuj-i-blue d="M-18 16 C-18 2-12-2-8-2 C-3-2 0 2 0 6 C1 2 4-2 9-2 C14-2 19 2 19 16 Z" {}
            path.fuj-i-white d="M-6 8 h12 v3 h-12 Z" {}
        },
        Skill::Survivalist => html! {
            path.fuj-i-wood d="M-16 13 L14 7 L15 11 L-15 17 Z M-14 7 L16 13 L15 17 L-15 11 Z" {}
            path.fuj-i-flame d="M0-18 C3-11 10-8 9 0 C8 6 4 8 0 8 C-4 8-9 6-9 0 C-9-4-5-6-5-10 C-2-9 0-12 0-18 Z" {}
        },
        Skill::Gatherer => html! {
            path.fuj-i-rope d="M-13-4 C-13-20 13-20 13-4" {}
            path.fuj-i-wood d="M-17-4 H17 L13 15 H-13 Z" {}
            circle.fuj-i-red cx="-7" cy="-6" r="4.5" {} circle.fuj-i-red cx="2" cy="-8" r="4.5" {} circle.fuj-i-red cx="9" cy="-5" r="4" {}
        },
        Skill::Tinkerer => html! {
            path.fuj-i-iron d="M-18-12 C-12-20-2-16-2-8 L16 10 L10 16 L-8-2 C-14 0-19-4-18-12 L-12-8 L-9-12 Z" {}
            path.fuj-i-wood d="M18-17 L12-11 L4-3 L8 1 L14-7 L20-13 Z" {}
        },
    }
}

/// What an injury hurts.
pub(super) fn injury(injury: Injury) -> Markup {
    match injury {
        Injury::Leg => {
            html! { path.fuj-i-skin d="M-8-18 H2 V0 C6 6 14 8 14 14 H-10 Z" {} path.fuj-i-white d="M-9-8 H3 V-3 H-9 Z" {} }
        }
        Injury::Arm => {
            html! { path.fuj-i-skin d="M-17 4 C-12-10-4-14 2-12 L4-17 L11-15 L9-4 C6 0-2-2-7 4 L6 6 C12 6 12 13 6 13 L-14 13 Z" {} path.fuj-i-white d="M-14 2 L-4 6 L-6 12 L-16 10 Z" {} }
        }
        Injury::Amnesia => {
            html! { path.fuj-i-skin d="M-10 18 V8 C-20-4-12-18 2-18 C14-18 18-8 15 0 L18 6 L14 8 V13 H6 V18 Z" {} text.fuj-i-word x="1" y="3" text-anchor="middle" { "?" } }
        }
        Injury::Eye => {
            html! { path.fuj-i-white d="M-18 0 C-10-12 10-12 18 0 C10 12-10 12-18 0 Z" {} circle.fuj-i-blue r="6" {} path.fuj-i-cross d="M-15 13 L15-13" {} }
        }
    }
}

/// A picture in a line of text.
pub(super) fn inline(picture: &Markup) -> Markup {
    html! { svg.fuj-icon viewBox="-23 -23 46 46" aria-hidden="true" { (picture) } }
}
