//! All buttons.

use super::paths::{self, pick_thing};
use super::pen::Pen;
use crate::kit::marks;
use ::warlock::Warlock;
use ::warlock::action::{Action, Loot, Pick};
use ::warlock::decision::Decision;
use ::warlock::place::Card;
use kernel::{Seat, Worded, facts};
use maud::{Markup, html};
use std::collections::BTreeSet;

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    html! {
        (weapons(pen))
        (picks(pen))
        (people(pen))
        div.buttons {
            @for action in &pen.canvas.actions {
                @if let Some(thing) = single(pen, action) { (button(pen, action, &thing)) }
            }
            @for name in CLOSING {
                @if let Some(thing) = pen.offered(format!("go:{name}")) {
                    button.go type="button" data-thing=(thing) { (pen.kit(&format!("warlock-go-{name}"))) }
                }
            }
            (not_now(pen))
        }
        (leaving(pen))
    }
}

/// A main action that is not possible now; touching it says why.
fn not_now(pen: &Pen<'_, '_>) -> Markup {
    let asked = pen.canvas.view.decision == Decision::Begin && !pen.canvas.actions.is_empty();
    let missing =
        [Action::Roll, Action::Eat, Action::Stay].into_iter().filter(|action| !pen.canvas.actions.contains(action));
    html! {
        @for action in missing.filter(|_| asked) {
            button.go.war-cannot type="button" aria-disabled="true" data-why=[paths::button(&action).map(|name| format!("go:{name}"))] {
                (pen.canvas.say_phrase(&<Warlock as Worded>::action_phrase(&action)))
            }
        }
    }
}

/// The buttons that close a choice of several things, except those drawn beside those things.
const CLOSING: [&str; 13] =
    ["drink", "curse", "sell", "ask", "pawn", "redeem", "drop", "attack", "negotiate", "loot", "keep", "arm", "open"];

/// The button of an action that needs one touch.
fn single(pen: &Pen<'_, '_>, action: &Action) -> Option<String> {
    if matches!(action, Action::EndTalks | Action::PassChallenge | Action::PassChest | Action::Accept(_)) {
        return None;
    }
    let path = paths::path(pen.canvas, action);
    let alone = path.len() == 1 && path[0].starts_with("go:");
    alone.then(|| path[0].clone()).filter(|thing| !CLOSING.contains(&&thing["go:".len()..]))
}

fn button(pen: &Pen<'_, '_>, action: &Action, thing: &str) -> Markup {
    let text = pen.canvas.say_phrase(&<Warlock as Worded>::action_phrase(action));
    let main = matches!(action, Action::Roll | Action::Fight | Action::Face);
    let class = if main { "go war-main" } else { "go" };
    html! {
        button class=(class) type="button" data-thing=(thing) title=[rule(action).map(|rule| pen.rules(&[rule]))]
            data-odds=[pen.canvas.odds(action).map(|odds| odds.text)] {
            (text)
        }
    }
}

/// The rule in a button's tooltip, where its name does not say everything.
fn rule(action: &Action) -> Option<&'static str> {
    Some(match action {
        Action::Roll => "WAR-MOV-1",
        Action::Eat => "WAR-PRV-2",
        Action::Stay => "WAR-TRN-4",
        Action::Fight => "WAR-CBT-3",
        Action::FightUntil(_) => "WAR-RUL-68",
        Action::Flee => "WAR-FLE-3",
        Action::Cross(_) => "WAR-RIV-4",
        Action::TryLuck | Action::TryDie => "WAR-ENC-2",
        Action::Grope => "WAR-PAS-4",
        Action::Sleep => "WAR-ENC-14",
        Action::Dragonfire => "WAR-ENC-15",
        Action::Eye => "WAR-ENC-16",
        Action::Quaff => "WAR-ENC-20",
        Action::Stake { .. } | Action::Winnings | Action::Prize => "WAR-ENC-21",
        Action::Flesh | Action::BuyTreasure => "WAR-ENC-22",
        Action::Split { .. } => "WAR-CHR-6",
        Action::Ignore => "WAR-MEET-2",
        #[rustfmt::skip]
        Action::Drink(_) | Action::Face | Action::Travel(_) | Action::Reveal(_) | Action::Invisible { .. }
        | Action::Gaze(_) | Action::OpenChest { .. } | Action::PassChest | Action::Leave | Action::Challenge(_)
        | Action::PassChallenge | Action::Walk { .. } | Action::Arm { .. } | Action::Done | Action::Curse(_)
        | Action::PayGold | Action::PayProvision | Action::BuyProvisions(_) | Action::Sell(_)
        | Action::AskSeer(_) | Action::Pawn(_) | Action::Redeem(_) | Action::Take(_) | Action::TakeNothing
        | Action::Drop(_) | Action::Attack(_) | Action::Negotiate(_) | Action::Propose(_) | Action::Accept(_)
        | Action::EndTalks | Action::Loot { .. } | Action::Run { .. } | Action::Keep(_) | Action::LeaveRest => return None,
    })
}

/// Weapons and shield before a combat, and what can be looted.
fn weapons(pen: &Pen<'_, '_>) -> Markup {
    let chip = |thing: String, text: String| {
        html! {
            @if let Some(thing) = pen.offered(thing) { button.chip type="button" data-thing=(thing) { (text) } }
        }
    };
    html! {
        @if pen.offered_with("weapon:").next().is_some() {
            div.war-chips role="group" aria-label=(pen.kit("warlock-weapons")) {
                (chip(paths::weapon_thing(None), pen.canvas.label("label-sword")))
                @for card in Card::all() { (chip(paths::weapon_thing(Some(card)), pen.card(card))) }
                (chip("shield:on".to_owned(), pen.kit("warlock-shield")))
            }
        }
        @if pen.offered_with("loot:").next().is_some() {
            div.war-chips role="group" aria-label=(pen.kit("warlock-loot")) {
                (chip(paths::loot_thing(Loot::Keys), pen.kit("warlock-loot-keys")))
                @for card in Card::all() { (chip(paths::loot_thing(Loot::Named(card)), pen.card(card))) }
                (chip(paths::loot_thing(Loot::Random), pen.kit("warlock-loot-random")))
                (chip(paths::loot_thing(Loot::Nothing), pen.kit("warlock-loot-nothing")))
                (chip("loot:lantern".to_owned(), pen.kit("warlock-loot-lantern")))
            }
        }
        @if pen.offered_with("spoil:").next().is_some() {
            div.war-chips role="group" aria-label=(pen.kit("warlock-spoils")) {
                @for card in Card::all() { (chip(format!("spoil:{card}"), pen.card(card))) }
            }
        }
    }
}

/// Treasure that can be taken, also shown beside the map.
fn picks(pen: &Pen<'_, '_>) -> Markup {
    let here = pen.seat(pen.canvas.view.active).at;
    let offered: Vec<(Action, String)> = pen
        .canvas
        .actions
        .iter()
        .filter_map(
            |&action| if let Action::Take(pick) = action { Some((action, pick_thing(here, pick))) } else { None },
        )
        .collect();
    html! {
        @if !offered.is_empty() {
            div.war-chips role="group" aria-label=(pen.kit("warlock-take")) {
                @for (action, thing) in offered {
                    button.chip type="button" data-thing=(thing) {
                        svg viewBox="-19 -19 38 38" aria-hidden="true" { (super::art::parts(super::art::treasures::BACK)) }
                        (taken(pen, action))
                    }
                }
            }
        }
    }
}

/// What would be taken, by name if the reader knows the card.
fn taken(pen: &Pen<'_, '_>, action: Action) -> String {
    let known = if let Action::Take(Pick::Loose(slot)) = action {
        pen.canvas.view.loose.iter().find(|loose| loose.slot == slot).and_then(|loose| loose.card)
    } else {
        None
    };
    known.map_or_else(
        || pen.canvas.say_phrase(&<Warlock as Worded>::action_phrase(&action)),
        |card| pen.say("warlock-take-known", facts![card = pen.card(card)]),
    )
}

/// Adventurers who can be chosen, also shown beside the map.
fn people(pen: &Pen<'_, '_>) -> Markup {
    let offered: BTreeSet<Seat> = pen
        .seats()
        .iter()
        .map(|hero| hero.seat)
        .filter(|&seat| pen.offered(paths::seat_thing(seat)).is_some())
        .collect();
    html! {
        @if !offered.is_empty() {
            div.war-chips role="group" aria-label=(pen.kit("warlock-people")) {
                @for seat in offered {
                    button.chip type="button" data-thing=(paths::seat_thing(seat)) {
                        svg.mark viewBox="-13 -13 26 26" aria-hidden="true" { (marks::badge(seat)) }
                        (pen.name(seat))
                    }
                }
            }
        }
    }
}

/// Leaving for good takes two touches, and its button stands apart.
fn leaving(pen: &Pen<'_, '_>) -> Markup {
    html! {
        @if let Some(thing) = pen.offered("go:leave".to_owned()) {
            details.war-leave {
                summary { (pen.kit("warlock-leave")) }
                button.chip type="button" data-thing="leave:sure" { (pen.kit("warlock-leave-sure")) }
                button.go type="button" data-thing=(thing) { (pen.kit("warlock-go-leave")) }
            }
        }
    }
}
