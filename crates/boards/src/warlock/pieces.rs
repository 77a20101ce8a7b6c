//! What lies and stands on the map: treasure, graves and adventurers.

use super::art::{self, figures, treasures};
use super::paths::{pick_thing, seat_thing};
use super::pen::{Area, Pen};
use crate::kit::marks;
use ::warlock::action::Pick;
use ::warlock::place::Place;
use ::warlock::view::{LooseView, SeatView};
use kernel::facts;
use maud::{Markup, html};

pub(super) fn treasure(pen: &Pen<'_, '_>) -> Markup {
    let view = &pen.canvas.view;
    html! {
        @for room in view.rooms.iter().filter(|room| room.guarded) {
            @if let Some(area) = pen.area(room.room) { (guarded(pen, room.room, area)) }
        }
        @for (number, card) in view.loose.iter().enumerate() {
            @let before = view.loose[..number].iter().filter(|other| other.at == card.at).count();
            @if let Some(area) = pen.area(card.at) { (loose(pen, card, before as i32, area)) }
        }
    }
}

/// The treasure that an encounter guards.
fn guarded(pen: &Pen<'_, '_>, room: Place, area: Area) -> Markup {
    let (thing, why) = pen.touch(pick_thing(Some(room), Pick::Guarded));
    html! {
        g class=(if thing.is_some() { "thing war-treasure" } else { "war-treasure" }) id=(format!("guarded-{room}")) data-thing=[thing.as_ref()] data-why=[why]
            transform=(format!("translate({},{})", area.x + area.width - 19, area.y + 20)) {
            title { (pen.kit("warlock-guarded")) " – " (pen.place(room)) }
            circle.touch.war-halo r="16" {}
            (art::parts(treasures::BACK))
        }
    }
}

/// A card on the floor: free for all, or in somebody's grave.
fn loose(pen: &Pen<'_, '_>, card: &LooseView, before: i32, area: Area) -> Markup {
    let (thing, why) = pen.touch(pick_thing(None, Pick::Loose(card.slot)));
    let tunnel = area.width <= super::pen::TILE;
    let (x, y) = if tunnel {
        (area.x + 9 + 7 * before, area.y + 10)
    } else {
        (area.x + area.width - 12 - 11 * before, area.y + 46)
    };
    let known = card.card.map_or_else(|| pen.kit("warlock-loose-unknown"), |card| pen.card(card));
    let owner = card.grave.map(|owner| pen.say("warlock-grave", facts![name = pen.name(owner)]));
    let class = if thing.is_some() { "piece thing war-loose" } else { "piece war-loose" };
    html! {
        g class=(class) id=(format!("loose-{}", card.slot)) data-thing=[thing.as_ref()] data-why=[why] transform=(format!("translate({x},{y})")) {
            title { (owner.unwrap_or_else(|| pen.kit("warlock-loose"))) " – " (pen.place(card.at)) "\n" (known) "\n" (pen.rules(&[if card.grave.is_some() { "WAR-TRE-7" } else { "WAR-TRE-5" }])) }
            circle.touch.war-halo r="11" {}
            rect.war-card-back x="-7" y="-9" width="14" height="18" rx="2" {}
            @match card.grave {
                Some(owner) => {
                    g class=(marks::class(owner)) { circle r="9" {} }
                    (art::parts(figures::SKULL))
                    text.war-tiny y="16" { (marks::letter(owner)) }
                }
                None => g transform="scale(0.5)" {
                    @match card.card {
                        Some(card) => (art::parts(treasures::of(pen.canvas.view.content.treasure(card)))),
                        None => (art::parts(treasures::BACK)),
                    }
                },
            }
        }
    }
}

pub(super) fn adventurers(pen: &Pen<'_, '_>) -> Markup {
    html! {
        @for hero in pen.seats() {
            @if let Some(area) = hero.at.and_then(|at| pen.area(at)) {
                @let (x, y, scale) = standing(pen, hero, area);
                (adventurer(pen, hero, (x, y), scale))
            }
        }
    }
}

/// Where an adventurer stands on his space, and how large he is drawn: several stand side by side.
fn standing(pen: &Pen<'_, '_>, hero: &SeatView, area: Area) -> (i32, i32, f32) {
    let company: Vec<_> = pen.seats().iter().filter(|other| other.at == hero.at).map(|other| other.seat).collect();
    let count = company.len() as i32;
    let place = company.iter().position(|&seat| seat == hero.seat).unwrap_or(0) as i32;
    let (middle, _) = area.middle();
    if area.width > super::pen::TILE {
        let step = (area.width - 16) / count.max(3);
        let x = middle + (2 * place - (count - 1)) * step / 2;
        return (x, area.y + area.height - 25, if count > 2 { 0.85 } else { 1.05 });
    }
    if count == 1 {
        return (middle, area.y + area.height - 7, 0.92);
    }
    let columns = count.min(3);
    let (column, row) = (place % columns, place / columns);
    let rows = (count - 1) / columns;
    (middle + (2 * column - (columns - 1)) * 10, area.y + area.height - 6 - 15 * (rows - row), 0.84)
}

fn adventurer(pen: &Pen<'_, '_>, hero: &SeatView, at: (i32, i32), scale: f32) -> Markup {
    let seat = hero.seat;
    let mine = pen.canvas.mine(seat);
    let roll = mine.then(|| pen.offered("go:roll".to_owned())).flatten();
    let thing = pen.offered(seat_thing(seat)).or(roll);
    // Nobody meets himself, so there is nothing to ask about.
    let why = (thing.is_none() && !mine).then(|| seat_thing(seat));
    let active = pen.canvas.view.active == seat && !pen.canvas.over;
    let class = if thing.is_some() { "piece thing war-hero" } else { "piece war-hero" };
    let sheet = facts![name = pen.name(seat), skill = hero.skill, stamina = hero.stamina, luck = hero.luck];
    html! {
        g class=(class) id=(format!("hero-{}", seat.0)) data-thing=[thing.as_ref()] data-why=[why] transform=(format!("translate({},{})", at.0, at.1)) {
            title { (pen.say("warlock-hero", sheet)) @if let Some(at) = hero.at { ", " (pen.place(at)) } }
            g class=(marks::class(seat)) transform=(format!("scale({scale})")) {
                @if active { ellipse.war-active cy="0" rx="19" ry="8" {} }
                ellipse.touch.war-base rx="14" ry="5.5" {}
                g.war-figure { (art::parts(figures::of(seat))) }
                g transform="translate(10,-1) scale(0.62)" { (marks::badge(seat)) }
                @if hero.caged { path.war-bars d="M-14-36 H14 M-14 2 H14 M-14-36 V2 M-7-36 V2 M0-36 V2 M7-36 V2 M14-36 V2" {} }
                @if hero.cursed { path.wg d="M-12-38 l2-4 l2 4 l4 1 l-3 3 l1 4 l-4-2 l-4 2 l1-4 l-3-3 Z" {} }
            }
        }
    }
}
