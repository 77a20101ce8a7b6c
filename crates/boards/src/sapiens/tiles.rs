//! Tribe tiles: on a valley, and in reserves and the Common Pool.

use super::paths::tile_thing;
use super::pen::Pen;
use super::scenes;
use super::valley::{SIDE, place};
use crate::kit::marks as seats;
use ::sapiens::{OpenLay, Tile};
use kernel::{Seat, facts};
use maud::{Markup, html};

/// A tile where it was laid. Abandoned tribes are pale and crossed out.
pub(super) fn laid(pen: &Pen<'_, '_>, lay: &OpenLay, abandoned: bool) -> Markup {
    let ((x, y), (to_x, to_y)) = (place(lay.low), place(lay.high));
    let (left, top) = (x.min(to_x) - 31, y.min(to_y) - 31);
    let (width, height) = ((x - to_x).abs() + 62, (y - to_y).abs() + 62);
    let key = if abandoned { "sapiens-laid-abandoned" } else { "sapiens-laid" };
    let (low, high) = (pen.scene(lay.tile.low()), pen.scene(lay.tile.high()));
    let title = pen.canvas.kit(key, facts![low, high, at = pen.place(lay.low), to = pen.place(lay.high)]);
    html! {
        g class=(if abandoned { "piece sap-laid sap-abandoned" } else { "piece sap-laid" }) id=(format!("tile-{}", lay.tile)) {
            title { (title) }
            rect.sap-tile x=(left) y=(top) width=(width) height=(height) rx="10" {}
            g.sap-halves {
                g transform=(format!("translate({x},{y})")) { (scenes::half(lay.tile.low())) }
                g transform=(format!("translate({to_x},{to_y})")) { (scenes::half(lay.tile.high())) }
            }
            @if abandoned {
                path.sap-crossed d=(crosses(left, top, width, height)) {}
            }
        }
    }
}

/// Slanted lines over a tile.
fn crosses(left: i32, top: i32, width: i32, height: i32) -> String {
    let step = SIDE / 4;
    let lines = (1..(width + height) / step).map(|number| {
        let along = number * step;
        let (from_x, from_y) = (along.min(width), (along - width).max(0));
        let (to_x, to_y) = ((along - height).max(0), along.min(height));
        format!("M{} {} L{} {}", left + from_x, top + from_y, left + to_x, top + to_y)
    });
    lines.collect::<Vec<_>>().join(" ")
}

/// A tile in a reserve or the Common Pool, touchable if a choice needs it.
pub(super) fn domino(pen: &Pen<'_, '_>, tile: Tile) -> Markup {
    let owners: Vec<Seat> = Seat::all(pen.canvas.view.table.seats)
        .flat_map(|seat| pen.player(seat).brawls.iter().filter(|&&on| on == tile).map(move |_| seat))
        .collect();
    let mut name = pen.tile(tile);
    if !owners.is_empty() {
        let names = owners.iter().map(|&owner| pen.canvas.name(owner)).collect::<Vec<_>>().join(", ");
        name = pen.canvas.kit("sapiens-marked", facts![tile = name, names]);
    }
    html! {
        @let (thing, idle) = pen.thing(tile_thing(tile));
        @match thing {
            Some(thing) => {
                button.thing.sap-domino type="button" id=(format!("tile-{tile}")) data-thing=(thing) title=(name) aria-label=(name) {
                    (picture(tile, &owners))
                }
            }
            None => {
                span.sap-domino id=(format!("tile-{tile}")) role="img" data-why=[idle] title=(name) aria-label=(name) { (picture(tile, &owners)) }
            }
        }
    }
}

/// The tile lying flat, with the brawl tokens on it.
fn picture(tile: Tile, owners: &[Seat]) -> Markup {
    html! {
        svg viewBox="-64 -33 128 66" aria-hidden="true" {
            rect.sap-tile x="-63" y="-32" width="126" height="64" rx="10" {}
            g transform="translate(-32,0)" { (scenes::half(tile.low())) }
            g transform="translate(32,0)" { (scenes::half(tile.high())) }
            @for (number, &owner) in owners.iter().enumerate() {
                g transform=(format!("translate({},-15)", 24 * number as i32 - 12 * (owners.len() as i32 - 1))) {
                    circle.sap-mark r="14" {}
                    (seats::badge(owner))
                }
            }
        }
    }
}
