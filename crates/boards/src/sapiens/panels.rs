//! The panels around the board: the reader's own things, the Common Pool, the players, the scenes explained.

use super::pen::Pen;
use super::{desk, marks, scenes};
use crate::kit::marks as seats;
use ::sapiens::{OpenPlace, Scene};
use kernel::{Seat, facts};
use maud::{Markup, html};

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    let main = pen.main();
    let view = &pen.canvas.view;
    let reserve = if pen.canvas.mine(main) {
        pen.kit("sapiens-reserve-own")
    } else {
        pen.canvas.kit("sapiens-reserve", facts![name = pen.canvas.name(main)])
    };
    let pool = pen.canvas.kit("sapiens-common", facts![pile = view.pile]);
    html! {
        // What comes and goes stands below what stays.
        div.sapiens-panels {
            div.players { (player(pen, main)) }
            (desk::row(pen, &reserve, &pen.player(main).reserve))
            (desk::buttons(pen))
            (desk::powers(pen))
            (desk::row(pen, &pool, &view.table.common))
            div.sap-desk {
                (desk::mountain_tokens(pen, main))
                (desk::brawl_tokens(pen, main))
            }
            @if view.table.turn.plains_open { p.sap-note { (pen.kit("sapiens-plains-open")) } }
            div.players {
                @for seat in pen.others() { (player(pen, seat)) }
            }
            (legend(pen))
        }
    }
}

fn player(pen: &Pen<'_, '_>, seat: Seat) -> Markup {
    let view = &pen.canvas.view;
    let player = pen.player(seat);
    let (food_counts, shelter_counts) = (player.food <= player.shelter, player.shelter <= player.food);
    html! {
        section class=(if pen.active(seat) { "player active" } else { "player" }) id=(format!("player-{seat}")) {
            h3 {
                svg.mark viewBox="-13 -13 26 26" aria-hidden="true" { (seats::badge(seat)) }
                (pen.canvas.name(seat))
                @if pen.canvas.mine(seat) { small { " (" (pen.kit("you")) ")" } }
                @if view.table.first == seat { small.sap-flag { (pen.kit("sapiens-first")) } }
                @if player.finished { small.sap-flag { (pen.canvas.label("label-finished")) } }
                @if view.winners.contains(&seat) { small.sap-flag.sap-won { (pen.canvas.label("label-winner")) } }
            }
            div.sap-scores {
                (score((&pen.canvas.kit("sapiens-food", facts![count = player.food]), "SAP-FOOD-1"), &format!("food-{seat}"), player.food, food_counts, &marks::food()))
                (score((&pen.canvas.kit("sapiens-shelter", facts![count = player.shelter]), "SAP-CAMP-1"), &format!("shelter-{seat}"), player.shelter, shelter_counts, &marks::shelter()))
                (desk::steaks(pen, seat))
            }
            @if seat != pen.main() { (belongings(pen, seat)) }
        }
    }
}

/// A score; the lower one of the two is framed, because it counts.
fn score((title, rule): (&str, &str), id: &str, points: u16, counts: bool, sign: &Markup) -> Markup {
    html! {
        span class=(if counts { "sap-points sap-counting" } else { "sap-points" }) data-rule=(rule) title=(title) {
            svg viewBox="-15 -15 30 30" role="img" aria-label=(title) { (sign) }
            strong id=(id) data-count=(points) { (points) }
        }
    }
}

/// What another player has.
fn belongings(pen: &Pen<'_, '_>, seat: Seat) -> Markup {
    let stock = pen.tokens_at(seat, OpenPlace::Stock);
    let left = pen.canvas.view.brawl_tokens[seat.index()];
    html! {
        div.sap-tiles.sap-small {
            @for &tile in &pen.player(seat).reserve { (super::tiles::domino(pen, tile)) }
        }
        div.sap-tokens.sap-small {
            @for scene in stock { (super::tokens::beside(pen, seat, scene, false)) }
            span.sap-left title=(pen.canvas.kit("sapiens-brawls-left", facts![count = left])) {
                svg.mark viewBox="-30 -30 60 60" role="img" aria-label=(pen.canvas.kit("sapiens-brawls-left", facts![count = left])) { (scenes::art(Scene::Brawl)) }
                "×" (left)
            }
        }
    }
}

/// The eight scenes with their powers, to look up.
fn legend(pen: &Pen<'_, '_>) -> Markup {
    html! {
        details.sap-legend {
            summary { (pen.kit("sapiens-legend")) }
            dl {
                @for scene in Scene::ALL {
                    div {
                        dt {
                            svg viewBox="-30 -30 60 60" aria-hidden="true" { (scenes::half(scene)) }
                            (pen.scene(scene))
                        }
                        dd {
                            (pen.kit(desk::power_key(scene)))
                            @if scene == Scene::Gathering { " " (pen.kit("sapiens-token-gathering")) }
                            @if scene == Scene::Hunt { " " (pen.kit("sapiens-token-hunt")) }
                        }
                    }
                }
            }
        }
    }
}
