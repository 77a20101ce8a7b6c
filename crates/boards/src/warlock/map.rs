//! The mountain from above, with everything and everybody on it.

use super::pen::{Area, Pen, TILE};
use super::{ground, legend, maze, pieces, river, rooms, routes};
use kernel::facts;
use maud::{Markup, html};

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    let (width, height) = pen.size();
    let view = &pen.canvas.view;
    let title = pen.say("warlock-board", facts![round = view.round, cap = view.round_cap]);
    html! {
        svg.board.warlock xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {width} {height}")) role="group"
            aria-label=(title) data-focus=(focus(pen)) data-centre=[centre(pen)] data-least=(LEAST_LETTER) {
            (ground::defined(pen))
            (ground::draw(pen))
            (routes::out_of_reach(pen))
            (river::draw(pen))
            (maze::draw(pen))
            (rooms::draw(pen))
            (legend::draw(pen))
            (places(pen))
            (routes::draw(pen))
            (pieces::treasure(pen))
            (pieces::adventurers(pen))
        }
    }
}

/// The mountain before anybody has come, for the book: without figures, and with nothing to touch.
pub(super) fn plan(pen: &Pen<'_, '_>) -> Markup {
    let (width, height) = pen.size();
    html! {
        svg.board.warlock viewBox=(format!("0 0 {width} {height}")) role="img" aria-label=(pen.kit("warlock-plan")) {
            (ground::defined(pen))
            (ground::draw(pen))
            (river::draw(pen))
            (maze::draw(pen))
            (rooms::draw(pen))
            (legend::draw(pen))
        }
    }
}

/// Every space under its name, unseen: what happens is shown there.
fn places(pen: &Pen<'_, '_>) -> Markup {
    html! {
        @for (place, area) in pen.areas() {
            rect.war-at data-at=(format!("at-{place}")) x=(area.x) y=(area.y) width=(area.width) height=(area.height) fill="none" pointer-events="none" {}
        }
    }
}

/// The smallest letters of the map, in units of the drawing: the names of rooms.
const LEAST_LETTER: &str = "10.5";

/// The seat of the reader who acts, or else the active one.
fn who(pen: &Pen<'_, '_>) -> kernel::Seat {
    let acting = pen.canvas.view.deciders.iter().find(|&seat| pen.canvas.mine(seat));
    acting.unwrap_or(pen.canvas.view.active)
}

/// Where a screen looks that cannot show everything that matters: at the figure of whoever acts.
fn centre(pen: &Pen<'_, '_>) -> Option<String> {
    let (x, y) = pen.seat(who(pen)).at.and_then(|place| pen.area(place))?.middle();
    Some(format!("{x} {y}"))
}

/// The part of the map that a small screen shows first: the active adventurer and everywhere he could go, with a
/// margin.
fn focus(pen: &Pen<'_, '_>) -> String {
    const AIR: i32 = 2 * TILE;
    const LEAST: i32 = 9 * TILE;
    let (width, height) = pen.size();
    let places = pen.seat(who(pen)).at.into_iter().chain(super::paths::ways(pen.canvas).map(|(to, _)| to));
    let area = places.filter_map(|place| pen.area(place)).reduce(Area::around);
    let Some(area) = area else { return format!("0 0 {width} {height}") };
    let grow = |start: i32, length: i32, whole: i32| {
        let wanted = (length + 2 * AIR).max(LEAST).min(whole);
        ((start + length / 2 - wanted / 2).clamp(0, whole - wanted), wanted)
    };
    let ((x, w), (y, h)) = (grow(area.x, area.width, width), grow(area.y, area.height, height));
    format!("{x} {y} {w} {h}")
}
