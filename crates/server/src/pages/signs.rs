//! Signs that no font has to know: lines in a square of 16 units.

use maud::{Markup, html};

pub(super) const BACK: &str = "M9 2 3 8l6 6";
pub(super) const ON: &str = "M5 2l6 6-6 6";
pub(super) const CLOSER: &str = "M8 3v10M3 8h10";
pub(super) const FURTHER: &str = "M3 8h10";
pub(super) const WHOLE: &str = "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4";
pub(super) const MOON: &str = "M13.5 9.6A6 6 0 1 1 6.4 2.5a5 5 0 0 0 7.1 7.1Z";
pub(super) const HAND: &str = "M2 5.5 6.5 3.5l4 8.5L6 14ZM8.5 3 13 2l1.4 8-2.4.6";
pub(super) const LIST: &str = "M7 4h7M7 8h7M7 12h7M2 4l1.2 1L5 3M2 8l1.2 1L5 7M2 12l1.2 1L5 11";
pub(super) const PEOPLE: &str = "M6 7.5a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM1.5 14c0-3 2-4.6 4.5-4.6s4.5 1.6 4.5 4.6M10.8 2.6a2.5 2.5 0 0 1 0 4.8M12.3 9.8c1.6.7 2.4 2.1 2.4 4.2";
pub(super) const SCROLL: &str = "M3 2.5h8a2 2 0 0 1 2 2v9H5a2 2 0 0 1-2-2ZM6 6h4M6 9h4";
pub(super) const BUBBLE: &str = "M2 3h12v8H8l-4 3v-3H2Z";
pub(super) const DOTS: &str = "M2.3 8a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0M7.3 8a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0M12.3 8a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0";

pub(super) fn sign(path: &str) -> Markup {
    html! { svg .sign viewBox="0 0 16 16" aria-hidden="true" { path d=(path) {} } }
}
