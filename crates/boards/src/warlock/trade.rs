//! A negotiation: the current proposal, a form for one's own, and the usual ones as buttons.

use super::art::{signs, treasures};
use super::panels::picture;
use super::pen::Pen;
use super::{compose, paths};
use ::warlock::Warlock;
use ::warlock::action::Action;
use ::warlock::offer::{Ask, Asked, OfferFace, Picks, Pledge};
use ::warlock::place::Card;
use ::warlock::view::{OfferView, TalksView};
use kernel::{Worded, facts};
use maud::{Markup, html};

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    let Some(talks) = &pen.canvas.view.talks else { return html! {} };
    let most = pen.canvas.view.content.life.proposals;
    let names = facts![one = pen.name(talks.opener), other = pen.name(talks.other)];
    html! {
        section.war-box {
            h3 title=(pen.rules(&["WAR-MEET-10", "WAR-MEET-13"])) { (pen.say("warlock-talks", names)) }
            p.war-note { (pen.say("warlock-proposals", facts![count = talks.proposals, most])) }
            (on_the_table(pen, talks))
            @if pen.offered_with("pick:").next().is_some() { (tray(pen, "warlock-i-pick", "pick:")) }
            (compose::draw(pen, talks))
            (usual(pen))
            div.buttons {
                @for name in ["accept", "end-talks"] {
                    @if let Some(thing) = pen.offered(format!("go:{name}")) {
                        button.go type="button" data-thing=(thing) { (closing(pen, name)) }
                    }
                }
            }
        }
    }
}

/// Proposals that many people make, each in a sentence: one touch makes it.
fn usual(pen: &Pen<'_, '_>) -> Markup {
    let proposals = pen.canvas.actions.iter().filter(|action| matches!(action, Action::Propose(_)));
    let offered: Vec<(String, String)> = proposals
        .filter_map(|action| {
            let thing = paths::path(pen.canvas, action).pop()?;
            Some((pen.offered(thing)?, pen.canvas.say_phrase(&<Warlock as Worded>::action_phrase(action))))
        })
        .collect();
    html! {
        @if !offered.is_empty() {
            div.war-usual role="group" aria-label=(pen.kit("warlock-usual")) {
                h4 { (pen.kit("warlock-usual")) }
                @for (thing, sentence) in &offered { button.chip type="button" data-thing=(thing) { (sentence) } }
            }
        }
    }
}

/// The text of a closing button; accepting names the cards that would be shown or given, where that is settled.
fn closing(pen: &Pen<'_, '_>, name: &str) -> String {
    let mut accepted = pen.canvas.actions.iter().filter(|action| matches!(action, Action::Accept(_)));
    if let ("accept", Some(action), None) = (name, accepted.next(), accepted.next())
        && *action != Action::Accept(Picks::default())
    {
        return pen.canvas.say_phrase(&<Warlock as Worded>::action_phrase(action));
    }
    pen.kit(&format!("warlock-go-{name}"))
}

/// The current proposal, for the two players who may see it.
fn on_the_table(pen: &Pen<'_, '_>, talks: &TalksView) -> Markup {
    let (face, give, ask) = match &talks.offer {
        Some(OfferView::Made(offer)) => (offer.face(), "warlock-i-give", "warlock-i-ask"),
        Some(OfferView::Received(face)) => (*face, "warlock-they-give", "warlock-they-ask"),
        None => return html! {},
    };
    html! {
        div.war-trays {
            div.war-tray { h4 { (pen.kit(give)) } ul { @for part in given(pen, &face) { li { (part) } } } }
            div.war-tray { h4 { (pen.kit(ask)) } ul { @for part in asked(pen, &face.ask) { li { (part) } } } }
        }
        @match face.pledge {
            Pledge::None => {}
            Pledge::Truce => p { (pen.canvas.label("label-truce")) },
            Pledge::Alliance => p { (pen.canvas.label("label-alliance")) },
        }
    }
}

fn given(pen: &Pen<'_, '_>, face: &OfferFace) -> Vec<String> {
    let mut parts = Vec::new();
    parts.extend((face.gold > 0).then(|| label(pen, "give:gold", &face.gold.to_string())));
    parts.extend((face.provisions > 0).then(|| label(pen, "give:food", &face.provisions.to_string())));
    parts.extend(face.up.iter().map(|card| pen.card(card)));
    parts.extend((face.down > 0).then(|| pen.say("warlock-face-down", facts![count = face.down])));
    parts.extend(showing(pen, "give:show", face.show));
    parts.extend(showing(pen, "give:clues", face.clues));
    parts
}

fn asked(pen: &Pen<'_, '_>, ask: &Ask) -> Vec<String> {
    let mut parts = Vec::new();
    parts.extend((ask.gold > 0).then(|| label(pen, "ask:gold", &ask.gold.to_string())));
    parts.extend((ask.provisions > 0).then(|| label(pen, "ask:food", &ask.provisions.to_string())));
    parts.extend(ask.cards.iter().map(|card| pen.card(card)));
    parts.extend((ask.keys > 0).then(|| label(pen, "ask:key", &ask.keys.to_string())));
    parts.extend(ask.any_card.then(|| pen.kit("warlock-ask-any")));
    parts.extend(showing(pen, "ask:show", ask.treasure));
    parts.extend(showing(pen, "ask:clues", ask.clues));
    parts.extend(ask.holds.iter().map(|number| label(pen, "ask:holds", &number.to_string())));
    parts
}

fn showing(pen: &Pen<'_, '_>, name: &str, asked: Asked) -> Option<String> {
    match asked {
        Asked::Nothing => None,
        Asked::All => Some(label(pen, name, "all")),
        Asked::Some(count) if name == "give:show" => Some(pen.say("warlock-shows-treasure", facts![count])),
        Asked::Some(count) if name == "give:clues" => Some(pen.say("warlock-shows-clues", facts![count])),
        Asked::Some(count) => Some(label(pen, name, &count.to_string())),
    }
}

/// The cards of one's choice when accepting.
fn tray(pen: &Pen<'_, '_>, heading: &str, beginning: &str) -> Markup {
    html! {
        div.war-tray role="group" aria-label=(pen.kit(heading)) {
            h4 { (pen.kit(heading)) }
            div.war-chips {
                @for thing in pen.offered_with(beginning) {
                    @let (kind, value) = thing.rsplit_once(':').filter(|(kind, _)| kind.contains(':')).unwrap_or((thing, ""));
                    button.chip type="button" data-thing=(thing) { (sign(pen, kind, value)) (label(pen, kind, value)) }
                }
            }
        }
    }
}

fn sign(pen: &Pen<'_, '_>, kind: &str, value: &str) -> Markup {
    let card = value.parse::<Card>().ok();
    match (kind, card) {
        (_, Some(card)) if !kind.contains("down") => picture(treasures::of(pen.canvas.view.content.treasure(card))),
        ("give:gold" | "ask:gold", _) => picture(treasures::GOLD),
        ("give:food" | "ask:food", _) => picture(treasures::BREAD),
        ("give:clues" | "ask:clues" | "ask:holds" | "pick:clues", _) => picture(signs::CLUE),
        _ => picture(treasures::BACK),
    }
}

/// A part of a proposal in words.
fn label(pen: &Pen<'_, '_>, kind: &str, value: &str) -> String {
    let card = value.parse::<Card>().ok().map(|card| pen.card(card));
    match (kind, card) {
        ("give:down", Some(card)) => pen.say("warlock-give-down", facts![card]),
        ("give:show" | "pick:show", Some(card)) => pen.say("warlock-give-show", facts![card]),
        (_, Some(card)) => card,
        ("give:gold" | "ask:gold", None) => pen.say("warlock-amount-gold", facts![count = number(value)]),
        ("give:food" | "ask:food", None) => pen.say("warlock-amount-food", facts![count = number(value)]),
        ("give:show", None) => pen.kit("warlock-give-all-treasure"),
        ("give:clues", None) if value == "all" => pen.kit("warlock-give-all-clues"),
        ("ask:show", None) if value == "all" => pen.kit("warlock-all-treasure"),
        ("ask:clues", None) if value == "all" => pen.kit("warlock-all-clues"),
        ("give:clues" | "pick:clues", None) => pen.say("warlock-give-clue", facts![number = number(value)]),
        ("ask:clues", None) => pen.say("warlock-some-clues", facts![count = number(value)]),
        ("ask:show", None) => pen.say("warlock-some-treasure", facts![count = number(value)]),
        ("ask:key", None) => pen.say("warlock-ask-keys", facts![count = number(value)]),
        ("ask:holds", None) => pen.say("warlock-ask-holds", facts![number = number(value)]),
        ("ask:any", None) => pen.kit("warlock-ask-any"),
        (other, None) => other.to_owned(),
    }
}

fn number(value: &str) -> u32 {
    value.parse().unwrap_or(0)
}
