//! The panels beside the map: dice, the current question, the reader's cards, everybody's sheet, what can be deduced.

use super::art;
use super::pen::Pen;
use super::{buttons, deduction, dice, fight, hand, numbers, sheets, trade};
use kernel::facts;
use maud::{Markup, html};

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    html! {
        // What comes and goes stands below the reader's own sheet.
        div.warlock-panels {
            (sheets::own(pen))
            (dice::draw(pen))
            (fight::draw(pen))
            (trade::draw(pen))
            (numbers::draw(pen))
            (buttons::draw(pen))
            (hand::draw(pen))
            (sheets::others(pen))
            (deduction::draw(pen))
            (hand::stock(pen))
            (round(pen))
        }
    }
}

fn round(pen: &Pen<'_, '_>) -> Markup {
    let view = &pen.canvas.view;
    html! {
        p.war-round title=(pen.rules(&["WAR-TRN-6", "WAR-END-4"])) {
            (pen.say("warlock-round", facts![round = view.round, cap = view.round_cap]))
            @if !view.truce_over { " · " span title=(pen.rules(&["WAR-MEET-6"])) { (pen.kit("warlock-truce")) } }
        }
    }
}

/// A small picture for a panel.
pub(super) fn picture(parts: &[art::Part]) -> Markup {
    html! { svg viewBox="-19 -19 38 38" aria-hidden="true" { (art::parts(parts)) } }
}
