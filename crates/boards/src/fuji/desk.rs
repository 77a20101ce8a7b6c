//! What lies before the reader's player: the current question, the player's dice and cards, buttons.

use super::paths::{injury_thing, marker_thing, quick_thing, skill_thing};
use super::pen::Pen;
use super::reach;
use super::{bubbles, dice, gear, icons, say, symbols};
use ::fuji::Fuji;
use ::fuji::cards::{Injury, Skill};
use ::fuji::hint::{Danger, Grade};
use ::fuji::member::Member;
use ::fuji::view::MemberView;
use kernel::{Seat, Worded, facts};
use maud::{Markup, html};

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    // What comes and goes stands below what stays: dice and buttons keep their places from one decision to the next.
    html! {
        @if let Some(own) = pen.own() {
            section.fuj-desk aria-label=(pen.kit("fuji-own")) {
                (tray(pen, own))
                (buttons(pen))
                (asked(pen))
                (aimed(pen, own))
                @if let Some(third) = reach::member(pen.view(), Member::THIRD) { (third_tray(pen, third)) }
                (for_others(pen, own))
                @if !pen.offers_any("gear:") { (gear::faces(pen)) }
                (gear::cards(pen, own, true))
                (gear::questions(pen))
            }
        } @else { (buttons(pen)) (asked(pen)) }
        (say::form(pen))
    }
}

/// What some questions are about.
fn asked(pen: &Pen<'_, '_>) -> Markup {
    html! {
        (proposal(pen))
        (skills(pen))
        (injuries(pen))
        @if pen.view().step == "pairs" { (say::members(pen, "fuji-pairs")) }
    }
}

/// An open proposal: who proposes what.
fn proposal(pen: &Pen<'_, '_>) -> Markup {
    let Some(open) = &pen.view().proposal else { return html! {} };
    let what = pen.canvas.say_phrase(&Fuji::action_phrase(&open.action));
    html! {
        p.fuj-proposal {
            (super::pieces::inline_badge(Member::of(open.by)))
            (pen.canvas.kit("fuji-proposal", facts![name = pen.canvas.name(open.by), what]))
        }
    }
}

/// The player's dice behind their screen.
fn tray(pen: &Pen<'_, '_>, own: &MemberView) -> Markup {
    let aim = pen.aim(own);
    html! {
        h3 { (pen.kit(if own.open { "fuji-own-open" } else { "fuji-own" })) }
        @if own.dice.known.is_empty() { p.fuj-soft { (pen.kit("fuji-no-dice")) } }
        div.fuj-tray role="group" data-at=(format!("tray-{}", own.member)) aria-label=(pen.kit("fuji-own")) data-roll=(pen.view().turn) { (dice::open(pen, &own.dice, aim.as_ref())) }
    }
}

/// The player's destination, what the player's dice count there, and the re-rolls that are left.
fn aimed(pen: &Pen<'_, '_>, own: &MemberView) -> Markup {
    html! {
        @if let (Some(aim), Some(cell)) = (pen.aim(own), own.marker) {
            @let sum = own.dice.total(&aim);
            p.fuj-line title=(pen.canvas.kit("fuji-own-sum", facts![sum])) data-rule="FUJ-CON-6" {
                (pen.canvas.kit("fuji-destination", facts![cell = cell.to_string()]))
                svg.fuj-plate viewBox="-47 -19 94 38" role="img" aria-label=(symbols::spoken(pen, &aim)) { (symbols::plate(pen, &aim)) }
                strong { "Σ " span id="own-sum" data-count=(sum) { (sum) } }
            }
        }
        @if pen.view().step == "reroll" {
            @let made = own.made.unwrap_or(0);
            p.fuj-line title=(pen.canvas.kit("fuji-rerolls-tip", facts![])) data-rule="FUJ-P3-1" {
                (pen.canvas.kit("fuji-rerolls", facts![left = own.entitled.saturating_sub(made), of = own.entitled]))
            }
        }
    }
}

/// What the others want to know of the player's dice: what they count at the neighbours' destinations, and what is said most often
/// in one touch.
fn for_others(pen: &Pen<'_, '_>, own: &MemberView) -> Markup {
    html! {
        @if pen.aim(own).is_some() {
            (quick(pen, None, Grade::ALL.iter().map(|&grade| {
                (grade.key(), pen.canvas.label(&format!("label-grade-{}", grade.key().replace('_', "-"))), bubbles::mouth(grade))
            })))
        }
        @for other in watched(pen, own) { (against(pen, own, other)) }
    }
}

/// The neighbours whose destinations the player's dice decide about, while nobody walks yet.
fn watched<'a>(pen: &'a Pen<'_, '_>, own: &'a MemberView) -> impl Iterator<Item = &'a MemberView> {
    pen.others().filter(move |other| reach::decides_about(pen.view(), own, other.member))
}

/// What the player's dice count at a neighbour's destination, and how dangerous that is for them in one touch.
fn against(pen: &Pen<'_, '_>, own: &MemberView, other: &MemberView) -> Markup {
    html! {
        @if let (Some(aim), Some(cell)) = (pen.aim(other), other.marker) {
            @let sum = own.dice.total(&aim);
            @let told = pen.canvas.kit("fuji-sum-against", facts![name = pen.name(other.member), cell = cell.to_string(), sum]);
            p.fuj-line.fuj-against title=(told) data-rule="FUJ-CON-6" {
                (super::pieces::inline_badge(other.member))
                span.fuj-name { (pen.name(other.member)) } " ⚑ " (cell)
                svg.fuj-plate viewBox="-47 -19 94 38" role="img" aria-label=(symbols::spoken(pen, &aim)) { (symbols::plate(pen, &aim)) }
                strong { "Σ " span data-at=(format!("sum-{}", other.member)) { (sum) } }
            }
            (quick(pen, Some(other.member), Danger::ALL.iter().map(|&danger| {
                (danger.key(), pen.canvas.label(&format!("label-danger-{}", danger.key().replace('_', "-"))), bubbles::flames(danger))
            })))
        }
    }
}

/// Hints in one touch beside what they are about.
fn quick<'k>(
    pen: &Pen<'_, '_>,
    target: Option<Member>,
    signs: impl Iterator<Item = (&'k str, String, Markup)>,
) -> Markup {
    let offered: Vec<(String, String, Markup)> =
        signs.filter_map(|(key, name, sign)| Some((pen.offered(quick_thing(target, key))?, name, sign))).collect();
    let question = target.map_or_else(
        || pen.kit("fuji-quick-roll"),
        |target| pen.canvas.kit("fuji-quick-threat", facts![name = pen.name(target)]),
    );
    html! {
        @if !offered.is_empty() {
            div.fuj-quick role="group" aria-label=(question) title=(question) data-rule="FUJ-COM-8" {
                @for (thing, name, sign) in &offered {
                    @let name = format!("{question} {name}");
                    button.thing.fuj-sign type="button" data-thing=(thing) title=(name) aria-label=(name) {
                        svg.fuj-icon viewBox="-14 -14 28 28" aria-hidden="true" { (sign) }
                    }
                }
            }
        }
    }
}

/// The third pawn's dice on the reader's side.
fn third_tray(pen: &Pen<'_, '_>, third: &MemberView) -> Markup {
    let aim = pen.aim(third);
    html! {
        @if !third.dice.known.is_empty() && pen.view().phase < 5 {
            h3 title=(pen.canvas.kit("fuji-third-side-tip", facts![])) data-rule="FUJ-2B-2" { (pen.kit("fuji-third-side")) }
            div.fuj-tray role="group" aria-label=(pen.kit("fuji-third-side")) { (dice::open(pen, &third.dice, aim.as_ref())) }
        }
    }
}

/// The skills that a player, or the third pawn, can get.
fn skills(pen: &Pen<'_, '_>) -> Markup {
    html! {
        @if pen.offers_any("skill:") {
            @let whose = if pen.view().step == "skill" { "fuji-own-skill" } else { "fuji-third-skill" };
            div.fuj-offers role="group" aria-label=(pen.kit(whose)) {
                @for &skill in Skill::ALL {
                    @if let Some(thing) = pen.offered(skill_thing(skill)) {
                        button.thing.fuj-offer type="button" data-thing=(thing) {
                            (icons::inline(&icons::skill(skill)))
                            span { strong { (pen.skill(skill)) } small { (pen.kit(&format!("fuji-skill-{skill}"))) } }
                        }
                    }
                }
            }
        }
    }
}

/// Where the new injury can go, with what each does.
fn injuries(pen: &Pen<'_, '_>) -> Markup {
    html! {
        @if pen.offers_any("injury:") {
            div.fuj-offers role="group" aria-label=(pen.canvas.label("label-step-injury")) {
                @for &injury in Injury::ALL {
                    @if let Some(thing) = pen.offered(injury_thing(injury)) {
                        button.thing.fuj-offer type="button" data-thing=(thing) {
                            (icons::inline(&icons::injury(injury)))
                            span { strong { (pen.injury(injury)) } small { (pen.kit(&format!("fuji-injury-{injury}"))) } }
                        }
                    }
                }
            }
        }
    }
}

/// All buttons, the most wanted first.
fn buttons(pen: &Pen<'_, '_>) -> Markup {
    let named = [
        "accept",
        "reject",
        "walk",
        "stay",
        "draw",
        "leave",
        "reroll",
        "aside",
        "done",
        "pick",
        "pick-none",
        "decline",
        "keep",
        "lose",
        "pass",
        "ready",
        "unready",
    ];
    let mut all: Vec<(String, String)> = Vec::new();
    let mut offer = |thing: String, text: String| all.extend(pen.offered(thing).map(|thing| (thing, text)));
    for name in named {
        offer(format!("go:{name}"), pen.kit(&format!("fuji-go-{name}")));
    }
    for one in &pen.view().members {
        let name = || facts![name = pen.name(one.member)];
        offer(format!("go:next:{}", one.member), pen.canvas.kit("fuji-go-next", name()));
        let own = pen.is_own(one.member);
        let clear = if own { pen.kit("fuji-go-clear") } else { pen.canvas.kit("fuji-go-clear-third", name()) };
        offer(format!("go:clear:{}", one.member), clear);
    }
    for count in pen.endings("go:bars:") {
        let number = count.parse::<u8>().unwrap_or(0);
        offer(format!("go:bars:{count}"), pen.canvas.say("do-bars", facts![count = number]));
    }
    for side in [Seat(0), Seat(1)] {
        let text = pen.canvas.kit("fuji-go-aside-side", facts![name = pen.canvas.name(side)]);
        offer(format!("go:aside-side:{side}"), text);
    }
    offer(marker_thing(), pen.kit("fuji-marker-third"));
    html! {
        @if !all.is_empty() || pen.own().is_some() {
            div.buttons {
                @for (thing, text) in all {
                    @let strong = ["go:ready", "go:accept", "go:walk", "go:done"].contains(&thing.as_str());
                    button class=(if strong { "go thing fuj-main" } else { "go thing" }) type="button" data-thing=(thing) { (text) }
                }
            }
        }
    }
}
