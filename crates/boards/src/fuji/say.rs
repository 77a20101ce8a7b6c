//! Hints: a small form. First what, then to whom, about which card or kind of dice, how strongly.

use super::paths::{asked_thing, member_thing, unsay_thing, word_thing};
use super::pen::Pen;
use super::{icons, pieces, symbols};
use ::fuji::cards::Equipment;
use ::fuji::dice::Colour;
use ::fuji::hint::{About, Answer, Danger, Grade, Loan, Mood, Trait};
use ::fuji::{Event, Fuji};
use kernel::Worded;
use maud::{Markup, html};

/// One question with its answers, if any can be given.
pub(super) fn row(pen: &Pen<'_, '_>, question: &str, answers: impl Iterator<Item = (String, Markup)>) -> Markup {
    let mut answers = answers.peekable();
    if answers.peek().is_none() {
        return html! {};
    }
    html! {
        div.fuj-row role="group" aria-label=(pen.kit(question)) {
            span.fuj-ask { (pen.kit(question)) }
            @for (thing, answer) in answers { button.thing.fuj-chip type="button" data-thing=(thing) { (answer) } }
        }
    }
}

/// Everybody who can be addressed.
pub(super) fn members(pen: &Pen<'_, '_>, question: &str) -> Markup {
    let all = pen.view().members.iter().map(|one| one.member);
    row(
        pen,
        question,
        all.filter_map(|member| {
            Some((pen.offered(member_thing(member))?, html! { (pieces::inline_badge(member)) (pen.name(member)) }))
        }),
    )
}

/// The form, where something may be said.
pub(super) fn form(pen: &Pen<'_, '_>) -> Markup {
    if !pen.offers_any("say:") {
        return html! {};
    }
    let label = |kind: &str, key: &str| pen.canvas.label(&format!("label-{kind}-{}", key.replace('_', "-")));
    let word = |question: &str, kind: &str, key: &str| {
        Some((pen.offered(word_thing(question, key))?, html! { (label(kind, key)) }))
    };
    html! {
        section.fuj-say aria-label=(pen.kit("fuji-say")) {
            h3 title=(pen.canvas.kit("fuji-say-tip", kernel::facts![])) data-rule="FUJ-COM-2" { (bubble()) (pen.kit("fuji-say")) }
            div.fuj-what { (row(pen, "fuji-say-what", whats(pen))) }
            div.fuj-more {
                (row(pen, "fuji-say-about", About::ALL.iter().filter_map(|one| word("about", "about", one.key()))))
                (members(pen, "fuji-whom"))
                (row(pen, "fuji-say-wish", wishes(pen)))
                @if pen.offers_any("cell:") { p.fuj-row.fuj-map-hint { span.fuj-ask { (pen.kit("fuji-say-card")) } } }
                (row(pen, "fuji-say-kind", Trait::ALL.iter().filter_map(|&one| kind(pen, one))))
                (row(pen, "fuji-say-gear", asked(pen)))
                (row(pen, "fuji-say-loan", Loan::ALL.iter().filter_map(|one| word("loan", "loan", one.key()))))
                (row(pen, "fuji-say-answer-what", Answer::ALL.iter().filter_map(|one| word("answer", "answer", one.key()))))
                (row(pen, "fuji-say-grade", Grade::ALL.iter().filter_map(|one| word("grade", "grade", one.key()))))
                (row(pen, "fuji-say-danger", Danger::ALL.iter().filter_map(|one| word("danger", "danger", one.key()))))
                (row(pen, "fuji-say-mood", Mood::ALL.iter().filter_map(|one| word("mood", "mood", one.key()))))
            }
        }
    }
}

fn whats(pen: &Pen<'_, '_>) -> impl Iterator<Item = (String, Markup)> {
    ["roll", "tendency", "threat", "ask", "request", "answer", "promise", "suggest", "mood"].into_iter().filter_map(
        move |what| Some((pen.offered(word_thing("say", what))?, html! { (pen.kit(&format!("fuji-say-{what}"))) })),
    )
}

fn wishes(pen: &Pen<'_, '_>) -> impl Iterator<Item = (String, Markup)> {
    ["go", "stay", "another", "down", "use", "keep", "lend"].into_iter().filter_map(move |wish| {
        Some((pen.offered(word_thing("wish", wish))?, html! { (pen.kit(&format!("fuji-wish-{wish}"))) }))
    })
}

fn asked(pen: &Pen<'_, '_>) -> impl Iterator<Item = (String, Markup)> {
    Equipment::ALL.iter().filter_map(move |&card| {
        Some((pen.offered(asked_thing(card))?, html! { (icons::inline(&icons::gear(card))) (pen.gear(card)) }))
    })
}

/// A kind of dice, with its shape where it is a colour.
fn kind(pen: &Pen<'_, '_>, kind: Trait) -> Option<(String, Markup)> {
    let thing = pen.offered(word_thing("kind", kind.key()))?;
    let colour = match kind {
        Trait::Pink => Some(Colour::Pink),
        Trait::Blue => Some(Colour::Blue),
        Trait::Yellow => Some(Colour::Yellow),
        Trait::High | Trait::Low | Trait::Even | Trait::Odd => None,
    };
    Some((
        thing,
        html! {
            @if let Some(colour) = colour { svg.fuj-icon viewBox="-19 -19 38 38" aria-hidden="true" { (symbols::chip(pen, colour)) } }
            (pen.canvas.label(&format!("label-trait-{kind}")))
        },
    ))
}

fn bubble() -> Markup {
    html! { svg.fuj-icon viewBox="-14 -14 28 28" aria-hidden="true" { path.fuj-bubble d="M-12-10 H12 V6 H0 L-7 12 V6 H-12 Z" {} } }
}

/// What has been said, the newest hint of every kind.
pub(super) fn said(pen: &Pen<'_, '_>) -> Markup {
    let hints = &pen.view().hints;
    html! {
        @if !hints.is_empty() {
            ul.fuj-said aria-label=(pen.kit("fuji-said")) {
                @for (number, told) in hints.iter().enumerate() {
                    @let event = Event::Said { seat: told.seat, hint: told.hint };
                    li class=[told.aged.then_some("fuj-old")] id=(format!("hint-{}-{number}", told.seat)) {
                        (pieces::inline_badge(::fuji::member::Member::of(told.seat)))
                        span {
                            (pen.canvas.say_phrase(&Fuji::event_phrase(&event)))
                            @if told.aged { " " em { (pen.kit("fuji-said-before")) } }
                        }
                        @if let Some(thing) = pen.offered(unsay_thing(number)) {
                            button.thing.fuj-chip type="button" data-thing=(thing) data-rule="FUJ-COM-13" { (pen.kit("fuji-unsay")) }
                        }
                    }
                }
            }
        }
    }
}
