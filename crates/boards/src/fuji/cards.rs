//! One card of the map: its picture, its condition, and what a player should know about it.

use super::land::{HIGH, WIDE, card_thing, corner};
use super::paths::place_thing;
use super::pen::Pen;
use super::{pieces, symbols};
use ::fuji::dice::Condition;
use ::fuji::view::{CardView, ReachView};
use kernel::facts;
use maud::{Markup, html};

/// A card where it lies.
pub(super) fn draw(pen: &Pen<'_, '_>, card: &CardView) -> Markup {
    let (x, y) = corner(card.at);
    let thing = card_thing(pen, card.at);
    let placed = matches!(pen.view().step, "plan" | "move") && pen.offered(place_thing(card.at)).is_none();
    let why = if thing.is_none() && placed { pen.idle(place_thing(card.at)) } else { None };
    // Things that can be touched get their role from the code that makes them touchable.
    let still = thing.is_none().then_some("img");
    let name = name(pen, card);
    // A card that changes places keeps its id; anything else on the map is identified by its place.
    let id = card.card.as_ref().map_or_else(|| format!("{}-{}", card.kind, card.at), |id| format!("card-{id}"));
    let class = match (thing.is_some(), card.lava, card.kind) {
        (_, true, _) => "piece fuj-card",
        (true, false, "village") => "piece thing fuj-card fuj-village",
        (false, false, "village") => "piece fuj-card fuj-village",
        (true, false, _) => "piece thing fuj-card",
        (false, false, _) => "piece fuj-card",
    };
    html! {
        g class=(class) id=(id) data-at=(format!("cell-{}", card.at)) data-thing=[thing] data-why=[why] data-rule=(rule(card)) data-face=(if card.lava { "lava" } else { "open" }) role=[still] transform=(format!("translate({x},{y})")) aria-label=(name) {
            title { (name) }
            @if card.kind != "volcano" { rect.fuj-drop x="2" y="4" width=(WIDE) height=(HIGH) rx="9" {} }
            @if card.kind == "volcano" { use href="#fuj-crater" {} }
            @else if card.lava { use href="#fuj-lava" {} }
            @else if card.kind == "rubble" { use href="#fuj-rubble" {} }
            @else { (face(pen, card)) }
            @if card.kind != "volcano" { rect.touch.fuj-edge x="1" y="1" width=(WIDE - 2) height=(HIGH - 2) rx="9" {} }
        }
    }
}

/// The number in a card's name, counted from 0.
fn number(card: &CardView) -> usize {
    let digits: String = card.card.iter().flat_map(|id| id.chars()).filter(char::is_ascii_digit).collect();
    digits.parse::<usize>().unwrap_or(1).saturating_sub(1)
}

fn face(pen: &Pen<'_, '_>, card: &CardView) -> Markup {
    let number = number(card);
    let (picture, mirrored) = if card.kind == "village" {
        (format!("#fuj-village-{}", number % super::villages::VILLAGES), false)
    } else {
        (format!("#fuj-scene-{}", number % super::scenes::SCENES), number / super::scenes::SCENES == 1)
    };
    html! {
        rect.fuj-paper width=(WIDE) height=(HIGH) rx="9" {}
        g clip-path="url(#fuj-window)" {
            g transform=[mirrored.then_some("translate(94,0) scale(-1,1)")] { use href=(picture) {} }
        }
        @if let Some(condition) = pen.condition(card) { g transform="translate(47,92)" { (symbols::plate(pen, &condition)) } }
        @if card.bonus { g transform="translate(15,16)" { (pieces::bonus()) } }
    }
}

/// In how many eruptions the card burns, where that is soon.
pub(super) fn clock(card: &CardView) -> Markup {
    let (x, y) = corner(card.at);
    html! {
        @if let Some(left) = card.burns_in.filter(|left| (1..=3).contains(left)) {
            g.fuj-clock transform=(format!("translate({},{})", x + 14, y + if card.kind == "rubble" { 97 } else { 60 })) {
                circle class=(format!("fuj-clock-{left}")) r="11" {}
                g transform="translate(-5,1) scale(0.62)" { (pieces::flame()) }
                text.fuj-left x="4.5" y="5" text-anchor="middle" { (left) }
            }
        }
    }
}

/// What the player's dice count on a card, and how many re-rolls the distance leaves.
pub(super) fn pill(sum: u8, rerolls: u8) -> Markup {
    html! {
        g.fuj-pill transform="translate(62,13)" {
            rect x="-30" y="-11" width="60" height="22" rx="11" {}
            text x="-13" y="6.5" text-anchor="middle" { "Σ" (sum) }
            g transform="translate(9,0) scale(0.62)" { (pieces::turn()) }
            text x="22" y="6.5" text-anchor="middle" { (rerolls) }
        }
    }
}

/// How likely the dice are to let the player onto a card.
pub(super) fn chance(pen: &Pen<'_, '_>, chance: f64) -> Markup {
    html! {
        g.fuj-pill.fuj-chance transform="translate(31,36)" {
            rect x="-27" y="-10" width="54" height="20" rx="10" {}
            text x="0" y="5.5" text-anchor="middle" { (pen.canvas.percent(chance)) }
        }
    }
}

/// A card as a destination, with what speaks for it.
pub(super) fn place_name(pen: &Pen<'_, '_>, near: &ReachView, condition: &Condition, sum: u8) -> String {
    let condition = symbols::spoken(pen, condition);
    let (steps, rerolls) = (near.steps, near.rerolls);
    pen.canvas.kit("fuji-place", facts![cell = near.at.to_string(), condition, steps, rerolls, sum])
}

/// The rule behind the most special thing about a card.
fn rule(card: &CardView) -> &'static str {
    match (card.kind, card.lava) {
        ("volcano", _) => "FUJ-P6-1",
        (_, true) | ("rubble", false) => "FUJ-P2-7",
        (_, false) if card.eruption > 0 => "FUJ-P5A-12",
        (_, false) if card.equipment => "FUJ-P5A-10",
        (_, false) if card.bonus => "FUJ-P3-2",
        ("village", false) => "FUJ-GEN-2",
        (_, false) => "FUJ-CON-1",
    }
}

/// Everything a player should know about a card, in sentences.
fn name(pen: &Pen<'_, '_>, card: &CardView) -> String {
    let cell = card.at.to_string();
    let mut told = vec![match (card.kind, card.lava) {
        ("volcano", _) => pen.canvas.kit("fuji-card-volcano", facts![cell]),
        (_, true) => pen.canvas.kit("fuji-card-lava", facts![cell]),
        ("rubble", false) => pen.canvas.kit("fuji-card-rubble", facts![cell]),
        (kind, false) => {
            let condition = pen.condition(card).map_or_else(String::new, |condition| symbols::spoken(pen, &condition));
            let key = if kind == "village" { "fuji-card-village" } else { "fuji-card-landscape" };
            pen.canvas.kit(key, facts![cell, condition])
        }
    }];
    if card.bonus && !card.lava {
        told.push(pen.canvas.kit("fuji-bonus", facts![]));
    }
    if card.equipment {
        told.push(pen.canvas.kit("fuji-token-equipment", facts![]));
    }
    if card.eruption > 0 {
        told.push(pen.canvas.kit("fuji-token-eruption", facts![count = card.eruption]));
    }
    match card.burns_in {
        Some(left) if left > 0 => told.push(pen.canvas.kit("fuji-burns", facts![count = left])),
        Some(_) => {}
        None => told.push(pen.canvas.kit("fuji-never-burns", facts![])),
    }
    for one in &pen.view().members {
        if one.pawn == card.at {
            told.push(pieces::pawn_name(pen, one.member));
        }
        if one.marker == Some(card.at) {
            told.push(pen.canvas.kit("fuji-marker", facts![name = pen.name(one.member)]));
        }
    }
    let own = pen.own().filter(|own| !own.dice.known.is_empty() && !card.lava);
    if let Some((own, condition)) = own.zip(pen.condition(card)) {
        let sum = own.dice.total(&condition);
        told.push(pen.canvas.kit("fuji-own-sum", facts![sum]));
    }
    told.join(" · ")
}
