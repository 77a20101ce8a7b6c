//! The whole table: the reader's valley large, the supply, the other valleys smaller.

use super::pen::Pen;
use super::valley::{HEIGHT, WIDTH};
use super::{marks, shapes, valley};
use crate::kit::marks as seats;
use kernel::{Seat, facts};
use maud::{Markup, html};

/// Room for a name and scores above a valley.
const HEAD: i32 = 48;
/// Room for the letters and numbers along a valley.
const EDGE: i32 = 24;
const MARGIN: i32 = 12;
const SUPPLY: i32 = 60;
const FULL: i32 = WIDTH + EDGE + 2 * MARGIN;

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    let others = pen.others();
    // Two small valleys stand side by side; a single one gets more room.
    let share = if others.len() == 1 { 0.64 } else { 0.485 };
    let block_height = scaled(EDGE + HEIGHT, share) + HEAD + MARGIN;
    let rows = others.len().div_ceil(2) as i32;
    let top = HEAD + EDGE + HEIGHT + MARGIN;
    let height = top + SUPPLY + rows * block_height + MARGIN;
    let name = pen.canvas.name(pen.main());
    let title = pen.canvas.kit("sapiens-board", facts![name, pile = pen.canvas.view.pile]);
    html! {
        svg.board.sapiens xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {FULL} {height}")) data-focus=(format!("0 0 {FULL} {}", top - MARGIN / 2)) role="group" aria-label=(title) {
            (shapes::defined())
            rect.sap-table width=(FULL) height=(height) rx="18" {}
            (head(pen, pen.main(), MARGIN, FULL - MARGIN, 0))
            g transform=(format!("translate({},{})", MARGIN + EDGE, HEAD + EDGE)) { (valley::draw(pen, pen.main())) }
            (supply(pen, top))
            @for (number, &seat) in others.iter().enumerate() {
                @let alone = number % 2 == 0 && number + 1 == others.len();
                @let width = scaled(WIDTH + EDGE, share);
                @let left = if alone { (FULL - width) / 2 } else if number % 2 == 0 { MARGIN } else { FULL - MARGIN - width };
                @let above = top + SUPPLY + number as i32 / 2 * block_height;
                (head(pen, seat, left, left + width, above))
                g transform=(format!("translate({},{}) scale({share})", left + scaled(EDGE, share), above + HEAD + scaled(EDGE, share))) {
                    (valley::draw(pen, seat))
                }
            }
        }
    }
}

fn scaled(length: i32, share: f64) -> i32 {
    (f64::from(length) * share).round() as i32
}

/// A player's name and two scores above the valley; the lower score is framed, because it is the one that counts.
fn head(pen: &Pen<'_, '_>, seat: Seat, left: i32, right: i32, top: i32) -> Markup {
    let player = pen.player(seat);
    let (food_counts, shelter_counts) = (player.food <= player.shelter, player.shelter <= player.food);
    let class = if pen.active(seat) { "sap-head sap-active" } else { "sap-head" };
    html! {
        g class=(class) {
            rect.sap-head-ground x=(left) y=(top + 6) width=(right - left) height=(HEAD - 8) rx="12" {}
            g transform=(format!("translate({},{}) scale(1.25)", left + 22, top + 26)) { (seats::badge(seat)) }
            text.sap-name x=(left + 42) y=(top + 33) { (pen.canvas.name(seat)) }
            g data-rule="SAP-FOOD-1" transform=(format!("translate({},{})", right - 136, top + 26)) {
                title { (pen.canvas.kit("sapiens-food", facts![count = player.food])) }
                @if food_counts { rect.sap-counts x="-17" y="-17" width="68" height="34" rx="17" {} }
                (marks::food())
                text id=(format!("valley-food-{seat}")) data-count=(player.food) class=(score_class(food_counts)) x="15" y="8" { (player.food) }
            }
            g data-rule="SAP-CAMP-1" transform=(format!("translate({},{})", right - 57, top + 26)) {
                title { (pen.canvas.kit("sapiens-shelter", facts![count = player.shelter])) }
                @if shelter_counts { rect.sap-counts x="-17" y="-17" width="68" height="34" rx="8" {} }
                (marks::shelter())
                text id=(format!("valley-shelter-{seat}")) data-count=(player.shelter) class=(score_class(shelter_counts)) x="15" y="8" { (player.shelter) }
            }
        }
    }
}

fn score_class(counts: bool) -> &'static str {
    if counts { "sap-score sap-lower" } else { "sap-score" }
}

/// What lies between the valleys: the draw pile, bears, steaks and the round.
fn supply(pen: &Pen<'_, '_>, top: i32) -> Markup {
    let view = &pen.canvas.view;
    let round = match view.table.round {
        0 => pen.canvas.label("label-start"),
        round => pen.canvas.kit("sapiens-round", facts![round]),
    };
    html! {
        g.sap-supply transform=(format!("translate(0,{})", top + SUPPLY / 2)) {
            g data-rule="SAP-SET-2" transform="translate(60,0)" {
                title { (pen.canvas.kit("sapiens-pile", facts![count = view.pile])) }
                @for shift in [6, 3, 0] {
                    rect.sap-back x=(shift - 34) y=(-17 - shift) width="60" height="32" rx="6" {}
                }
                path.sap-back-sign d="M-14 0 q5-8 10 0 q5 8 10 0" {}
                text.sap-amount x="36" y="8" { (view.pile) }
            }
            g id="bears" data-kind="bear" data-amount=(view.bears_left) data-rule="SAP-FIRE-1" transform="translate(190,0)" {
                title { (pen.canvas.label("label-bears")) ": " (view.bears_left) }
                g transform="scale(0.8)" { (marks::bear()) }
                text.sap-amount x="24" y="8" { (view.bears_left) }
            }
            g id="steaks" data-kind="steak" data-amount=(view.steaks_left) data-rule="SAP-HUNT-1" transform="translate(310,0)" {
                title { (pen.canvas.label("label-steaks")) ": " (view.steaks_left) }
                (marks::steak())
                text.sap-amount x="26" y="8" { (view.steaks_left) }
            }
            @if view.table.last_round {
                g transform=(format!("translate({},0)", FULL - MARGIN - 230)) {
                    rect.sap-banner x="0" y="-20" width="230" height="40" rx="20" {}
                    text.sap-banner-text x="115" y="8" text-anchor="middle" { (pen.canvas.label("label-last-round")) }
                }
            } @else {
                text.sap-round x=(FULL - MARGIN - 6) y="8" text-anchor="end" { (round) }
            }
        }
    }
}
