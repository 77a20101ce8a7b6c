//! Everybody's adventure sheet. Sheets are open (WAR-RUL-35); what only one seat knows is drawn from its own notes.

use super::art::{self, figures, signs, treasures};
use super::panels::picture;
use super::pen::Pen;
use crate::kit::marks;
use ::warlock::offer::Pledge;
use ::warlock::scores::Stamina;
use ::warlock::view::SeatView;
use kernel::{Seat, facts};
use maud::{Markup, html};

/// The reader's sheet.
pub(super) fn own(pen: &Pen<'_, '_>) -> Markup {
    html! {
        @if let Some(own) = &pen.canvas.view.own { div.players.war-own-sheet { (sheet(pen, pen.seat(own.seat))) } }
    }
}

/// The others' sheets in turn order; everybody's for those who only watch.
pub(super) fn others(pen: &Pen<'_, '_>) -> Markup {
    let own = pen.canvas.view.own.as_ref().map(|own| own.seat.index());
    let (before, after) = pen.seats().split_at(own.unwrap_or(0));
    let others = after.iter().skip(usize::from(own.is_some())).chain(before);
    html! { div.players { @for hero in others { (sheet(pen, hero)) } } }
}

fn sheet(pen: &Pen<'_, '_>, hero: &SeatView) -> Markup {
    let seat = hero.seat;
    let active = pen.canvas.view.active == seat && !pen.canvas.over;
    html! {
        section class=(if active { "player active" } else { "player" }) id=(format!("player-{}", seat.0)) {
            svg.war-portrait viewBox="-18 -40 36 46" aria-hidden="true" { g class=(marks::class(seat)) { (art::parts(figures::of(seat))) } }
            h3 {
                svg.mark viewBox="-13 -13 26 26" aria-hidden="true" { (marks::badge(seat)) }
                (pen.name(seat))
                @if pen.canvas.mine(seat) { small { " (" (pen.kit("you")) ")" } }
            }
            (scores(pen, hero))
            (states(pen, hero))
            (seen(pen, seat))
        }
    }
}

/// A number of the sheet with its sign, and the rules behind it.
fn score(pen: &Pen<'_, '_>, sign: &[art::Part], name: &str, value: &Markup, rules: &[&str]) -> Markup {
    let label = pen.kit(name);
    html! {
        span.war-score role="group" aria-label=(label) title=(format!("{label}\n{}", pen.rules(rules))) { (picture(sign)) (value) }
    }
}

fn scores(pen: &Pen<'_, '_>, hero: &SeatView) -> Markup {
    let id = |name: &str| format!("{name}-{}", hero.seat.0);
    let share = u32::from(hero.stamina.0) * 100 / u32::from(hero.full_stamina.0.max(1));
    let plain = |name: &str, value: String| html! { b id=(id(name)) data-count=(value) { (value) } };
    let of_full =
        |name: &str, value: u8, full: u8| html! { b id=(id(name)) data-count=(value) { (value) } small { "/" (full) } };
    html! {
        div.war-bar aria-hidden="true" { span data-style=(format!("width:{share}%")) {} }
        p.war-scores {
            (score(pen, signs::SKILL, "warlock-skill", &plain("skill", hero.skill.to_string()), &["WAR-CHR-1", "WAR-CBT-3"]))
            (score(pen, signs::STAMINA, "warlock-stamina", &of_full("stamina", hero.stamina.0, hero.full_stamina.0), &["WAR-CHR-2", "WAR-CHR-4", "WAR-CHR-12"]))
            (score(pen, signs::LUCK, "warlock-luck", &of_full("luck", hero.luck.0, hero.full_luck.0), &["WAR-CHR-3", "WAR-LCK-1", "WAR-LCK-2", "WAR-LCK-5"]))
            (score(pen, treasures::BREAD, "warlock-provisions", &plain("provisions", hero.provisions.to_string()), &["WAR-PRV-2", "WAR-PRV-3"]))
            (score(pen, treasures::GOLD, "warlock-gold", &plain("gold", hero.gold.to_string()), &["WAR-CHR-5", "WAR-CHR-6"]))
            (score(pen, treasures::LANTERN, "warlock-lanterns", &plain("lanterns", hero.lanterns.to_string()), &["WAR-PAS-4", "WAR-PAS-5"]))
            (score(pen, treasures::BACK, "warlock-cards", &plain("cards", hero.cards.to_string()), &["WAR-CHR-10", "WAR-TRE-1"]))
            (score(pen, signs::CLUE, "warlock-clue-cards", &plain("clues", hero.clues.to_string()), &["WAR-SET-9", "WAR-KEY-9"]))
        }
    }
}

/// What has befallen an adventurer, a badge each with its rule.
fn states(pen: &Pen<'_, '_>, hero: &SeatView) -> Markup {
    let badges = [
        (hero.gone, "warlock-gone", "WAR-DTH-10"),
        (!hero.gone && hero.at.is_none() && hero.stamina == Stamina::NONE, "warlock-dead", "WAR-DTH-6"),
        (hero.caged, "warlock-caged", "WAR-ENC-2"),
        (hero.cursed, "warlock-cursed", "WAR-ENC-9"),
        (hero.misses > 0, "warlock-misses", "WAR-TRN-5"),
        (hero.ate, "warlock-ate", "WAR-PRV-3"),
        (hero.pending, "warlock-pending", "WAR-ENC-1"),
        (hero.fled.is_some(), "warlock-fled", "WAR-FLE-6"),
    ];
    let announced: Vec<String> = hero
        .announced
        .iter()
        .map(|set| set.iter().map(|number| number.to_string()).collect::<Vec<_>>().join(" "))
        .collect();
    html! {
        p.war-states {
            @if let Some(at) = hero.at { span { (pen.region(at)) } }
            @for (_, key, rule) in badges.into_iter().filter(|(shown, _, _)| *shown) {
                span.war-state title=(pen.rules(&[rule])) { (pen.kit(key)) }
            }
            @if !announced.is_empty() {
                span title=(pen.rules(&["WAR-KEY-3"])) { (pen.say("warlock-announced", facts![numbers = announced.join(", ")])) }
            }
        }
    }
}

/// The cards the reader has seen in a hand, and what the two have promised each other.
fn seen(pen: &Pen<'_, '_>, seat: Seat) -> Markup {
    let notes = pen.canvas.view.own.as_ref().filter(|own| own.seat != seat).and_then(|own| own.notes.as_ref());
    let Some(notes) = notes else { return html! {} };
    let pledge = match notes.pledges[seat.index()] {
        Pledge::Truce => Some("warlock-pledge-truce"),
        Pledge::Alliance => Some("warlock-pledge-alliance"),
        Pledge::None => None,
    };
    let set = notes.seen[seat.index()];
    html! {
        @if !set.is_empty() {
            p.war-seen title=(pen.rules(&["WAR-FLE-15", "WAR-MEET-11"])) {
                (pen.kit("warlock-seen")) " "
                @for card in set.iter() { span.war-seen-card { (pen.card(card)) } }
            }
        }
        @if let Some(key) = pledge { p.war-states { span.war-state title=(pen.rules(&["WAR-MEET-13"])) { (pen.kit(key)) } } }
    }
}
