//! The team: everybody's skill, health, injuries, cards, dice, and what they aim at.

use super::pen::Pen;
use super::{dice, gear, icons, pieces, symbols};
use ::fuji::cards::{Equipment, Injury, Skill};
use ::fuji::member::Member;
use ::fuji::view::MemberView;
use kernel::facts;
use maud::{Markup, html};

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    html! {
        div.players.fuj-team data-at="everybody" {
            @if let Some(own) = pen.own() { (member(pen, own)) }
            @for other in pen.others() { (member(pen, other)) }
            (dummy(pen))
        }
    }
}

fn member(pen: &Pen<'_, '_>, one: &MemberView) -> Markup {
    let own = pen.is_own(one.member);
    let neighbour = pen.own().is_some_and(|own| own.neighbours.contains(&one.member));
    let class = if pen.waits_for(one.member) { "player active" } else { "player" };
    html! {
        section class=(class) id=(format!("player-{}", one.member)) {
            h3 {
                (pieces::inline_badge(one.member))
                span.fuj-name { (pen.name(one.member)) }
                @if own { small { "(" (pen.kit("you")) ")" } }
                @if neighbour && pen.view().table.seats == 4 {
                    small.fuj-flag title=(pen.canvas.kit("fuji-neighbour-tip", facts![])) data-rule="FUJ-GEN-5" { (pen.kit("fuji-neighbour")) }
                }
                (flags(pen, one))
            }
            (skill(pen, one))
            (health(pen, one))
            (aim(pen, one))
            @if !own { (others_dice(pen, one)) }
            @if !own { (gear::cards(pen, one, false)) }
        }
    }
}

/// What can be said about a member in a word: ready, done, protected.
fn flags(pen: &Pen<'_, '_>, one: &MemberView) -> Markup {
    let view = pen.view();
    let (ready, done) = one.member.seat().map_or((false, false), |seat| {
        (
            matches!(view.step, "plan" | "gear") && view.ready.contains(seat),
            view.step == "reroll" && view.done.contains(seat),
        )
    });
    let worked = |card: Equipment| (gear::effect(pen, card), gear::rule(card));
    let told = |key: &str, rule: &'static str| (pen.kit(key), rule);
    let flags = [
        (ready, pen.kit("fuji-flag-ready"), told("fuji-ready-tip", "FUJ-RUL-38")),
        (done, pen.kit("fuji-flag-done"), told("fuji-done-tip", "FUJ-P3-8")),
        (one.acted, pen.kit("fuji-flag-acted"), told("fuji-acted-tip", "FUJ-P5-2")),
        (one.first_aid, pen.kit("fuji-flag-first-aid"), worked(Equipment::FirstAid)),
        (one.flare_bonus > 0, format!("+{}", one.flare_bonus), worked(Equipment::Flare)),
        (one.open && view.phase < 5, pen.kit("fuji-flag-open"), worked(Equipment::Radio)),
    ];
    html! {
        @for (_, text, (tip, rule)) in flags.iter().filter(|flag| flag.0) {
            small.fuj-flag title=(tip) data-rule=(rule) { (text) }
        }
    }
}

/// The skill card: picture, name, power, and its four slots for injuries.
fn skill(pen: &Pen<'_, '_>, one: &MemberView) -> Markup {
    let Some(skill) = one.skill else { return html! {} };
    let rule = skill_rule(skill);
    let power = pen.kit(&format!("fuji-skill-{skill}"));
    let lost = one.injuries.contains(Injury::Amnesia);
    html! {
        div class=(if lost { "fuj-skill fuj-forgotten" } else { "fuj-skill" }) title=(power) data-rule=(rule) {
            (icons::inline(&icons::skill(skill)))
            span { strong { (pen.skill(skill)) } small { (power) } }
        }
        div.fuj-slots {
            @for &injury in Injury::ALL {
                @let hurt = one.injuries.contains(injury);
                @let key = if hurt { "fuji-slot-hurt" } else { "fuji-slot-free" };
                @let name = pen.canvas.kit(key, facts![injury = pen.injury(injury), effect = pen.kit(&format!("fuji-injury-{injury}"))]);
                span class=(if hurt { "fuj-slot fuj-hurt" } else { "fuj-slot" }) role="img" title=(name) data-rule=(injury_rule(injury)) aria-label=(name) { (icons::inline(&icons::injury(injury))) }
            }
            @if one.bars > 0 {
                @let name = pen.canvas.kit("fuji-bars", facts![count = one.bars]);
                span.fuj-bars role="img" data-rule="FUJ-K05-2" title=(name) aria-label=(name) { @for _ in 0..one.bars { span.fuj-bar {} } }
            }
        }
    }
}

pub(super) fn skill_rule(skill: Skill) -> &'static str {
    match skill {
        Skill::Manager => "FUJ-K01-1",
        Skill::Scout => "FUJ-K02-1",
        Skill::Comrade => "FUJ-K03-1",
        Skill::Survivalist => "FUJ-K04-1",
        Skill::Gatherer => "FUJ-K05-1",
        Skill::Tinkerer => "FUJ-K06-1",
    }
}

/// The rule of what an injury does.
pub(super) fn injury_rule(injury: Injury) -> &'static str {
    match injury {
        Injury::Leg => "FUJ-INJ-4",
        Injury::Arm => "FUJ-INJ-5",
        Injury::Amnesia => "FUJ-INJ-6",
        Injury::Eye => "FUJ-INJ-7",
    }
}

/// The health board's track of one member.
fn health(pen: &Pen<'_, '_>, one: &MemberView) -> Markup {
    let printed = &pen.view().table.printed;
    let last = printed.last_space;
    let name = pen.canvas.kit("fuji-health", facts![health = one.health, last]);
    let at = |space: u8| 12 + 11 * i32::from(space);
    html! {
        div.fuj-health title=(name) data-rule="FUJ-P5B-4" {
            svg viewBox=(format!("0 0 {} 26", at(last) + 14)) role="img" aria-label=(name) {
                path.fuj-track d=(format!("M{} 13 H{}", at(0), at(last))) {}
                path.fuj-lost d=(format!("M{} 13 H{}", at(0), at(one.health))) {}
                @for space in 0..=last {
                    @if space == 0 { path.fuj-heart transform=(format!("translate({},13)", at(0))) d="M0 7 C-12-1-7-9-2-7 L0-5 L2-7 C7-9 12-1 0 7 Z" {} }
                    @else if space == last { g transform=(format!("translate({},13)", at(last))) { circle.fuj-skull r="8" {} path.fuj-bones d="M-3-2 h.1 M3-2 h.1 M-3 4 H3" {} } }
                    @else if printed.injury_spaces.contains(&space) { g transform=(format!("translate({},13)", at(space))) { rect class=(if space <= one.health { "fuj-plaster fuj-taken" } else { "fuj-plaster" }) x="-5" y="-8" width="10" height="16" rx="4" {} path.fuj-cross d="M-3 0 H3 M0-3 V3" {} } }
                    @else { circle.fuj-space cx=(at(space)) cy="13" r="2.4" {} }
                }
                g.piece id=(format!("health-{}", one.member)) transform=(format!("translate({},13)", at(one.health))) {
                    g class=(pieces::class(one.member)) { circle.fuj-heart-marker r="7.5" {} }
                }
            }
            span.fuj-number { strong id=(format!("health-number-{}", one.member)) data-count=(one.health) { (one.health) } "/" (last) }
        }
    }
}

/// Where a member wants to go.
fn aim(pen: &Pen<'_, '_>, one: &MemberView) -> Markup {
    html! {
        @if let (Some(aim), Some(cell)) = (pen.aim(one), one.marker) {
            p.fuj-line title=(pen.canvas.kit("fuji-marker", facts![name = pen.name(one.member)])) data-rule="FUJ-P2-2" {
                "⚑ " (cell)
                svg.fuj-plate viewBox="-47 -19 94 38" role="img" aria-label=(symbols::spoken(pen, &aim)) { (symbols::plate(pen, &aim)) }
                @if pen.view().step == "reroll" { small { (pen.canvas.kit("fuji-entitled", facts![count = one.entitled])) } }
            }
        }
    }
}

fn others_dice(pen: &Pen<'_, '_>, one: &MemberView) -> Markup {
    let third_at_desk = one.member == Member::THIRD && pen.own().is_some() && pen.view().phase < 5;
    let aim = pen.aim(one);
    let hidden = one.dice.hidden[0] + one.dice.hidden[1];
    html! {
        @if !one.dice.known.is_empty() && !third_at_desk { div.fuj-tray.fuj-small data-at=(format!("tray-{}", one.member)) { (dice::open(pen, &one.dice, aim.as_ref())) } }
        (dice::screen(pen, Some(one.member), hidden, &pen.name(one.member)))
    }
}

/// The dummy's dice between two players.
fn dummy(pen: &Pen<'_, '_>) -> Markup {
    let Some(tray) = &pen.view().dummy else { return html! {} };
    let name = pen.canvas.label("label-dummy");
    let aim = pen.own().and_then(|own| pen.aim(own));
    html! {
        section.player id="player-dummy" title=(pen.canvas.kit("fuji-dummy-tip", facts![])) data-rule="FUJ-2A-4" {
            h3 { span.fuj-name { (name) } }
            @if !tray.known.is_empty() { div.fuj-tray.fuj-small data-at="tray-x" { (dice::open(pen, tray, aim.as_ref())) } }
            (dice::screen(pen, None, tray.hidden[0] + tray.hidden[1], &name))
        }
    }
}
