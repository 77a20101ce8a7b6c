//! Small signs: bears, steaks, and the shapes of the two scores. Food is round and shelter square, everywhere.

use super::shapes;
use maud::{Markup, html};

/// A bear's head, about 44 units wide.
pub(super) fn bear() -> Markup {
    shapes::show("bear")
}

/// What [`bear`] shows.
pub(super) fn bear_shape() -> Markup {
    html! {
        path.sap-bear d="M-20-12 C-24-24-8-26-7-17 C-3-19 3-19 7-17 C8-26 24-24 20-12 C26 6 16 20 0 20 C-16 20-26 6-20-12 Z" {}
        path.sap-muzzle d="M-10 7 C-10-2 10-2 10 7 C10 19-10 19-10 7 Z" {}
        path.sap-snout d="M-5 3 H5 C5 7 2 8 0 9 C-2 8-5 7-5 3 Z" {}
        circle.sap-snout cx="-9" cy="-5" r="2.6" {}
        circle.sap-snout cx="9" cy="-5" r="2.6" {}
        path.sap-teeth d="M-6 11 L-4 15 L-2 12 L0 15 L2 12 L4 15 L6 11 Z" {}
    }
}

/// A steak, about 36 units wide.
pub(super) fn steak() -> Markup {
    html! {
        path.sap-meat d="M-17 2 C-19-12-4-17 6-14 C18-11 20 2 12 9 C5 16-15 15-17 2 Z" {}
        path.sap-fat d="M-11 2 C-12-6-3-10 4-8 C11-6 12 1 8 5 C3 9-10 9-11 2 Z" {}
        circle.sap-bone cx="3" cy="-1" r="3.4" {}
    }
}

/// The sign of food, about 20 units wide.
pub(super) fn food() -> Markup {
    html! { circle.sap-food r="10" {} path.sap-food-leaf d="M-1-7 C1-14 8-14 10-13 C9-8 5-5-1-7 Z" {} }
}

/// The sign of shelter, about 20 units wide.
pub(super) fn shelter() -> Markup {
    html! { path.sap-shelter d="M-12-1 L0-12 L12-1 H9 V10 H-9 V-1 Z" {} path.sap-shelter-door d="M-3 10 V2 H3 V10 Z" {} }
}
