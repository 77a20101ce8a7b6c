//! A combat: who fights whom, with what, the dice of the last assault, and the odds of the next.

use super::art::{self, figures, monsters, signs, treasures};
use super::panels::picture;
use super::pen::Pen;
use super::{dice, odds};
use crate::kit::marks;
use ::warlock::edition::{Special, Treasure};
use ::warlock::event::Event;
use ::warlock::phase::Foe;
use ::warlock::place::Card;
use ::warlock::scores::{Skill, Stamina};
use ::warlock::view::CombatView;
use kernel::{Seat, facts};
use maud::{Markup, html};

/// One side of a combat.
struct Side {
    name: String,
    face: Markup,
    skill: Skill,
    bonus: u8,
    stamina: Stamina,
    gear: Vec<Card>,
}

/// The dice of an assault: of the foe, then of the fighter, with their totals.
type Assault = ([u8; 2], u8, [u8; 2], u8);

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    let Some(combat) = &pen.canvas.view.combat else { return html! {} };
    // Whoever is attacked reads everything from their side too.
    let attacked = matches!(combat.foe, Foe::Adventurer(seat) if pen.canvas.mine(seat));
    let swap = |(one, other): (f64, f64)| if attacked { (other, one) } else { (one, other) };
    let assault_odds = odds::duel(pen.canvas, combat.fighter, None).map(|duel| swap(duel.assault()));
    let assault = last_assault(pen).map(|assault| if attacked { mirrored(assault) } else { assault });
    let (ours, theirs) =
        if attacked { (foe(pen, combat), fighter(pen, combat)) } else { (fighter(pen, combat), foe(pen, combat)) };
    html! {
        section.war-box.war-fight aria-label=(pen.say("warlock-fight", facts![name = ours.name.clone(), foe = theirs.name.clone()])) {
            div.war-sides data-roll=(combat.assaults) {
                (side(pen, &ours, assault.map(|(_, _, dice, total)| (dice, total)), "ours"))
                span.war-versus aria-hidden="true" { (picture(signs::SKILL)) }
                (side(pen, &theirs, assault.map(|(dice, total, _, _)| (dice, total)), "theirs"))
            }
            @if let Some((win, lose)) = assault_odds {
                div.war-odds title=(pen.rules(&["WAR-CBT-3", "WAR-CBT-4", "WAR-CBT-5"])) {
                    span.war-win data-style=(grows(win)) { (pen.canvas.percent(win)) }
                    span.war-tie data-style=(grows(1.0 - win - lose)) { "=" }
                    span.war-lose data-style=(grows(lose)) { (pen.canvas.percent(lose)) }
                }
                p.war-note { (pen.kit("warlock-odds")) }
            }
            @for warning in warnings(pen, combat) { p.war-warning { (warning) } }
        }
    }
}

/// The same assault, seen from the other side.
fn mirrored((theirs, their_total, ours, our_total): Assault) -> Assault {
    (ours, our_total, theirs, their_total)
}

/// The width of a part of the bar: its chance.
fn grows(chance: f64) -> String {
    format!("flex-grow:{:.0}", 100.0 * chance)
}

fn last_assault(pen: &Pen<'_, '_>) -> Option<Assault> {
    pen.canvas.last.iter().rev().find_map(|event| {
        if let Event::Assault { theirs, their_total, ours, our_total, .. } = *event {
            Some((theirs, their_total, ours, our_total))
        } else {
            None
        }
    })
}

fn adventurer(pen: &Pen<'_, '_>, seat: Seat, gear: (Option<Card>, bool)) -> Side {
    let hero = pen.seat(seat);
    let edition = &pen.canvas.view.content;
    let bonus = edition.bonus(gear.0);
    let shield = gear.1.then(|| Card::all().find(|&card| edition.treasure(card) == Treasure::Shield)).flatten();
    Side {
        name: pen.name(seat),
        face: html! { svg viewBox="-20 -40 40 48" aria-hidden="true" { g class=(marks::class(seat)) { (art::parts(figures::of(seat))) } } },
        skill: hero.skill,
        bonus,
        stamina: hero.stamina,
        gear: gear.0.into_iter().chain(shield).collect(),
    }
}

fn fighter(pen: &Pen<'_, '_>, combat: &CombatView) -> Side {
    adventurer(pen, combat.fighter, combat.gear[0])
}

fn foe(pen: &Pen<'_, '_>, combat: &CombatView) -> Side {
    if let Foe::Adventurer(seat) = combat.foe {
        return adventurer(pen, seat, combat.gear[1]);
    }
    let emblem = monsters::foe(&pen.canvas.view.content, combat.foe).unwrap_or(&[]);
    Side {
        name: pen.foe(combat.foe),
        face: html! { svg viewBox="-21 -21 42 42" aria-hidden="true" { circle.war-medal r="20" {} (art::parts(emblem)) } },
        skill: combat.skill,
        bonus: 0,
        stamina: combat.stamina,
        gear: Vec::new(),
    }
}

fn side(pen: &Pen<'_, '_>, side: &Side, thrown: Option<([u8; 2], u8)>, whose: &str) -> Markup {
    html! {
        div class=(format!("war-side war-{whose}")) {
            (side.face)
            strong { (side.name) }
            p.war-strength {
                span title=(pen.rules(&["WAR-CHR-1", "WAR-CHR-8", "WAR-CBT-13"])) {
                    (picture(signs::SKILL))
                    b { (side.skill) }
                    @if side.bonus > 0 { small { "+" (side.bonus) } }
                }
                span title=(pen.rules(&["WAR-CBT-4", "WAR-CHR-12"])) { (picture(signs::STAMINA)) b id=(format!("fight-{whose}")) data-count=(side.stamina) { (side.stamina) } }
                @for &card in &side.gear {
                    span title=(pen.card(card)) { (picture(treasures::of(pen.canvas.view.content.treasure(card)))) }
                }
            }
            @if let Some((faces, total)) = thrown {
                p.war-faces {
                    @for (place, face) in faces.into_iter().enumerate() { (dice::die(&format!("assault-{whose}-{place}"), face)) }
                    b.war-total { "= " (total) }
                }
            }
        }
    }
}

/// What the fighter should not overlook.
fn warnings(pen: &Pen<'_, '_>, combat: &CombatView) -> Vec<String> {
    let edition = &pen.canvas.view.content;
    let warning = match edition.special(combat.foe) {
        Special::None => None,
        Special::FireBreath => Some(pen.kit("warlock-special-fire")),
        Special::Paralyse => {
            let (wounds, deadly) = (combat.wounds, edition.terms.paralyse_wounds);
            Some(pen.say("warlock-special-paralyse-now", facts![wounds, deadly]))
        }
        Special::Hypnosis => Some(pen.kit("warlock-special-hypnosis")),
        Special::MagicOnly => Some(pen.kit("warlock-special-magic")),
    };
    warning.into_iter().collect()
}
