//! Equipment cards, and what is asked after one is touched.

use super::icons;
use super::paths::{copy_thing, face_thing, gear_thing, side_thing};
use super::pen::Pen;
use super::say;
use ::fuji::cards::Equipment;
use ::fuji::side::Side;
use ::fuji::view::MemberView;
use kernel::facts;
use maud::{Markup, html};

/// What a card does.
pub(super) fn effect(pen: &Pen<'_, '_>, card: Equipment) -> String {
    pen.kit(&effect_key(card))
}

/// The rule that describes a card.
pub(super) fn rule(card: Equipment) -> &'static str {
    match card {
        Equipment::FirstAid => "FUJ-E01-1",
        Equipment::Shovel => "FUJ-E02-1",
        Equipment::Rope => "FUJ-E03-1",
        Equipment::Flare => "FUJ-E04-1",
        Equipment::Flashlight => "FUJ-E05-1",
        Equipment::Knife => "FUJ-E06-1",
        Equipment::Water => "FUJ-E07-1",
        Equipment::Binoculars => "FUJ-E08-1",
        Equipment::Lighter => "FUJ-E09-1",
        Equipment::Carabiner => "FUJ-E10-1",
        Equipment::Map => "FUJ-E11-1",
        Equipment::DuctTape => "FUJ-E12-1",
        Equipment::Compass => "FUJ-E13-1",
        Equipment::Machete => "FUJ-E14-1",
        Equipment::Radio => "FUJ-E15-1",
    }
}

fn effect_key(card: Equipment) -> String {
    format!("fuji-gear-{}", card.key().replace('_', "-"))
}

/// The cards in front of a member.
pub(super) fn cards(pen: &Pen<'_, '_>, member: &MemberView, large: bool) -> Markup {
    html! {
        @if !member.cards.is_empty() {
            div class=(if large { "fuj-gear" } else { "fuj-gear fuj-small" }) {
                @for card in member.cards.iter() { (one(pen, card, member.tilted.contains(card), large)) }
            }
        }
    }
}

fn one(pen: &Pen<'_, '_>, card: Equipment, tilted: bool, large: bool) -> Markup {
    let name = pen.gear(card);
    let mut tip = format!("{name} · {}", effect(pen, card));
    if tilted {
        tip = format!("{tip} · {}", pen.kit("fuji-tilted"));
    }
    let class = if tilted { "piece fuj-gear-card fuj-tilted" } else { "piece fuj-gear-card" };
    let inside = html! {
        (icons::inline(&icons::gear(card)))
        span { strong { (name) } @if large { small { (pen.kit(&effect_key(card))) } } }
    };
    html! {
        @match pen.offered(gear_thing(card)) {
            Some(thing) => button type="button" class=(format!("{class} thing")) id=(format!("gear-{card}")) data-rule=(rule(card)) data-thing=(thing) title=(tip) { (inside) },
            None => span class=(class) id=(format!("gear-{card}")) data-rule=(rule(card)) data-why=[pen.idle(gear_thing(card))] title=(tip) { (inside) },
        }
    }
}

/// What a touched card may ask next: a card to copy, a value, a side of the third pawn, a player; then "use" or "give".
pub(super) fn questions(pen: &Pen<'_, '_>) -> Markup {
    if !(pen.offers_any("go:use") || pen.offers_any("go:give") || pen.offers_any("gear:") && pen.offers_any("face:")) {
        return html! {};
    }
    html! {
        div.fuj-follow role="group" aria-label=(pen.kit("fuji-gear-how")) {
            (say::row(pen, "fuji-copy", Equipment::ALL.iter().filter_map(|&card| Some((pen.offered(copy_thing(card))?, copied(pen, card))))))
            (faces(pen))
            (sides(pen))
            (say::members(pen, "fuji-whom"))
            div.buttons {
                @for (name, key) in [("go:use", "fuji-go-use"), ("go:give", "fuji-go-give")] {
                    @if let Some(thing) = pen.offered(name.to_owned()) { button.go.thing type="button" data-thing=(thing) { (pen.kit(key)) } }
                }
            }
        }
    }
}

fn copied(pen: &Pen<'_, '_>, card: Equipment) -> Markup {
    html! { (icons::inline(&icons::gear(card))) (pen.gear(card)) }
}

/// The values a die can be turned to; the colour follows from the die.
pub(super) fn faces(pen: &Pen<'_, '_>) -> Markup {
    say::row(
        pen,
        "fuji-turn-to",
        (1..=6).filter_map(|value| Some((pen.offered(face_thing(value))?, html! { b { (value) } }))),
    )
}

fn sides(pen: &Pen<'_, '_>) -> Markup {
    let all = Side::BOTH.into_iter().flat_map(|side| [(side, 1), (side, 2)]);
    say::row(
        pen,
        "fuji-side",
        all.filter_map(|(side, number)| {
            let key = if number == 1 { "fuji-side-one" } else { "fuji-side-two" };
            Some((
                pen.offered(side_thing(side, number))?,
                html! { (pen.canvas.kit(key, facts![name = pen.canvas.name(side.seat())])) },
            ))
        }),
    )
}
