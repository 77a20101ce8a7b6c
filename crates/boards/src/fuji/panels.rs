//! What stands around the map.

use super::pen::Pen;
use super::{desk, say, tables, team};
use maud::{Markup, html};

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    html! {
        div.fuji-panels {
            div.fuj-all {
                (tables::phases(pen))
                (tables::result(pen))
                (desk::draw(pen))
                (tables::comparison(pen))
                (say::said(pen))
                (team::draw(pen))
                (tables::reference(pen))
            }
        }
    }
}
