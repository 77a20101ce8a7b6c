//! What lies before the reader's player: powers and buttons, reserve, Common Pool, tokens, brawl tokens.

use super::paths::{hunt_thing, inside_thing, mark_thing, power_thing, settle_thing};
use super::pen::Pen;
use super::{marks, scenes, tiles, tokens};
use crate::kit::marks as seats;
use ::sapiens::{OpenPlace, Scene, Tile};
use kernel::{Seat, facts};
use maud::{Markup, html};

/// The powers of the tile just laid that are still to come.
pub(super) fn powers(pen: &Pen<'_, '_>) -> Markup {
    let pending = &pen.canvas.view.table.turn.pending;
    html! {
        @if !pending.is_empty() && !pen.canvas.actions.is_empty() {
            div.sap-powers role="group" aria-label=(pen.kit("sapiens-powers")) {
                @for &scene in pending {
                    @if scene == Scene::Hunt {
                        @for convert in [false, true] {
                            @let key = if convert { "sapiens-hunt-convert" } else { "sapiens-hunt-keep" };
                            (power(pen, scene, hunt_thing(convert), &pen.kit(key)))
                        }
                    } @else {
                        (power(pen, scene, power_thing(scene), &pen.kit(power_key(scene))))
                    }
                }
            }
        }
    }
}

fn power(pen: &Pen<'_, '_>, scene: Scene, thing: String, effect: &str) -> Markup {
    let (thing, idle) = pen.thing(thing);
    html! {
        button.thing.sap-power type="button" data-thing=[thing] data-why=[idle.as_ref()] aria-disabled=[idle.is_some().then_some("true")] {
            svg viewBox="-30 -30 60 60" aria-hidden="true" { (scenes::half(scene)) }
            span { strong { (pen.scene(scene)) } (effect) }
        }
    }
}

/// What a connected half of a scene does.
pub(super) fn power_key(scene: Scene) -> &'static str {
    match scene {
        Scene::Feast => "sapiens-power-feast",
        Scene::Gathering => "sapiens-power-gathering",
        Scene::Ritual => "sapiens-power-ritual",
        Scene::Brawl => "sapiens-power-brawl",
        Scene::Water => "sapiens-power-water",
        Scene::Camp => "sapiens-power-camp",
        Scene::Hunt => "sapiens-power-hunt",
        Scene::Fire => "sapiens-power-fire",
    }
}

/// All buttons.
pub(super) fn buttons(pen: &Pen<'_, '_>) -> Markup {
    let named = ["take", "remove", "recall", "decline", "skip", "end", "finish"];
    let goes = named.into_iter().filter_map(|name| Some((name, pen.offered(format!("go:{name}"))?)));
    let owners =
        Seat::all(pen.canvas.view.table.seats).filter_map(|owner| Some((owner, pen.offered(settle_thing(owner))?)));
    html! {
        div.buttons {
            @for (name, thing) in goes {
                button.go.thing.chancy[pen.is_chancy(&thing)] type="button" data-thing=(thing) { (pen.kit(&format!("sapiens-go-{name}"))) }
            }
            @for (owner, thing) in owners {
                button.go.thing type="button" data-thing=(thing) {
                    svg.mark viewBox="-13 -13 26 26" aria-hidden="true" { (seats::badge(owner)) }
                    (pen.canvas.kit("sapiens-settle", facts![name = pen.canvas.name(owner)]))
                }
            }
        }
        @if pen.offers_any("inside:") {
            div.sap-inside role="group" aria-label=(pen.kit("sapiens-inside")) {
                span { (pen.kit("sapiens-inside")) }
                @for scene in Scene::ALL {
                    @if let Some(thing) = pen.offered(inside_thing(scene)) {
                        button.thing.sap-token type="button" data-thing=(thing) {
                            svg viewBox="-30 -30 60 60" aria-hidden="true" { (scenes::half(scene)) }
                            span { (pen.scene(scene)) }
                        }
                    }
                }
            }
        }
    }
}

/// Tiles in a row, under a heading.
pub(super) fn row(pen: &Pen<'_, '_>, heading: &str, tiles: &[Tile]) -> Markup {
    html! {
        section.sap-row {
            h3 { (heading) }
            div.sap-tiles {
                @for &tile in tiles { (tiles::domino(pen, tile)) }
                @if tiles.is_empty() { span.sap-none { (pen.kit("sapiens-none")) } }
            }
        }
    }
}

/// Mountain tokens in stock, used and discarded.
pub(super) fn mountain_tokens(pen: &Pen<'_, '_>, seat: Seat) -> Markup {
    let ready: Vec<Scene> = [OpenPlace::Stock, OpenPlace::Playing, OpenPlace::SetAside]
        .into_iter()
        .flat_map(|place| pen.tokens_at(seat, place))
        .collect();
    let out: Vec<Scene> =
        [OpenPlace::Used, OpenPlace::Discarded].into_iter().flat_map(|place| pen.tokens_at(seat, place)).collect();
    let played = pen.active(seat) && pen.canvas.view.table.turn.token_played;
    html! {
        section.sap-row {
            h3 {
                (pen.kit("sapiens-tokens"))
                @if played { small { " " (pen.kit("sapiens-token-played")) } }
            }
            div.sap-tokens {
                @for scene in ready.iter().copied() { (tokens::beside(pen, seat, scene, false)) }
                @for scene in out.iter().copied() { (tokens::beside(pen, seat, scene, true)) }
                @if ready.is_empty() && out.is_empty() { span.sap-none { (pen.kit("sapiens-none")) } }
            }
        }
    }
}

/// Brawl tokens in stock, and those on tiles, each with a small picture of its tile.
pub(super) fn brawl_tokens(pen: &Pen<'_, '_>, seat: Seat) -> Markup {
    let stock = pen.canvas.view.brawl_tokens[seat.index()];
    let mut placed: Vec<Tile> = pen.player(seat).brawls.clone();
    placed.sort_unstable();
    placed.dedup();
    html! {
        section.sap-row {
            h3 { (pen.kit("sapiens-brawls")) }
            div.sap-tokens {
                @for number in 0..stock {
                    svg.mark viewBox="-15 -15 30 30" role="img" aria-label=[(number == 0).then(|| pen.canvas.kit("sapiens-brawls-left", facts![count = stock]))]
                        aria-hidden=[(number > 0).then_some("true")] { (seats::badge(seat)) }
                }
                @for tile in placed { (placed_mark(pen, seat, tile)) }
            }
        }
    }
}

fn placed_mark(pen: &Pen<'_, '_>, seat: Seat, tile: Tile) -> Markup {
    let count = pen.player(seat).brawls.iter().filter(|&&on| on == tile).count();
    let (thing, idle) = if pen.canvas.mine(seat) { pen.thing(mark_thing(tile)) } else { (None, None) };
    let name = pen.canvas.kit("sapiens-mark-on", facts![tile = pen.tile(tile)]);
    let picture = html! {
        svg viewBox="-66 -33 150 66" aria-hidden="true" {
            g transform="translate(-34,0) scale(0.95)" { (scenes::half(tile.low())) }
            g transform="translate(22,0) scale(0.95)" { (scenes::half(tile.high())) }
            g transform="translate(62,-12) scale(1.5)" { (seats::badge(seat)) }
        }
        @if count > 1 { span { "×" (count) } }
    };
    html! {
        @match thing {
            Some(thing) => button.thing.sap-placed type="button" data-thing=(thing) title=(name) aria-label=(name) { (picture) },
            None => span.sap-placed role="img" data-why=[idle] title=(name) aria-label=(name) { (picture) },
        }
    }
}

/// Steaks, one by one.
pub(super) fn steaks(pen: &Pen<'_, '_>, seat: Seat) -> Markup {
    let count = pen.player(seat).steaks;
    let name = pen.canvas.kit("sapiens-steaks", facts![count]);
    html! {
        span.sap-steaks id=(format!("steaks-{seat}")) data-kind="steak" data-amount=(count) data-rule="SAP-HUNT-2" title=(name) {
            svg viewBox="-20 -20 40 40" role="img" aria-label=(name) { (marks::steak()) }
            strong { (count) }
        }
    }
}
