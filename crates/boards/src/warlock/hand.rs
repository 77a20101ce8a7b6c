//! One's own cards, and Shylock's stock.

use super::art::{self, treasures};
use super::paths::{card_thing, stock_thing};
use super::pen::Pen;
use ::warlock::edition::Treasure;
use ::warlock::place::Card;
use kernel::facts;
use maud::{Markup, html};

/// The reader's treasure cards and Key Challenge cards.
pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    let Some(own) = &pen.canvas.view.own else { return html! {} };
    let edition = &pen.canvas.view.content;
    let covered = edition.ring_numbers(own.hand);
    let wild = edition.skeleton_keys(own.hand);
    html! {
        section.war-box.war-own {
            h3 title=(pen.rules(&["WAR-CHR-10", "WAR-TRE-1"])) {
                (pen.say("warlock-backpack", facts![count = own.hand.len(), most = edition.life.backpack]))
            }
            div.war-hand {
                @for card in own.hand.iter() { (treasure(pen, card, card_thing(card))) }
                @if own.hand.is_empty() { span.war-none { (pen.kit("warlock-empty")) } }
            }
            p title=(pen.rules(&["WAR-KEY-9", "WAR-KEY-10", "WAR-SET-10"])) {
                (pen.kit("warlock-clues")) " "
                @for number in own.clues.iter() { span.war-clue { (number) } }
                span.war-clue.war-blank { (pen.kit("warlock-blank")) }
            }
            @if !covered.is_empty() || wild > 0 {
                p title=(pen.rules(&["WAR-CHEST-2"])) {
                    (pen.kit("warlock-covered")) " "
                    @for number in covered.iter() { span.war-key { (number) } }
                    @for _ in 0..wild { span.war-key title=(pen.kit("warlock-wild")) { "★" } }
                }
            }
        }
    }
}

/// What anybody can buy back from Shylock.
pub(super) fn stock(pen: &Pen<'_, '_>) -> Markup {
    let stock = pen.canvas.view.stock;
    html! {
        @if !stock.is_empty() {
            section.war-box {
                h3 title=(pen.rules(&["WAR-ENC-22"])) { (pen.kit("warlock-stock")) }
                div.war-hand { @for card in stock.iter() { (treasure(pen, card, stock_thing(card))) } }
            }
        }
    }
}

/// A treasure card under the name by which it is touched, or asked about in vain.
fn treasure(pen: &Pen<'_, '_>, card: Card, touched: String) -> Markup {
    let kind = pen.canvas.view.content.treasure(card);
    let name = pen.card(card);
    let (thing, why) = pen.touch(touched);
    html! {
        button.war-treasure-card type="button" id=(format!("card-{card}")) data-thing=[&thing] data-why=[why]
            aria-disabled=[thing.is_none().then_some("true")] title=(format!("{name}\n{}", pen.rules(rules(kind)))) {
            svg viewBox="-19 -20 38 40" aria-hidden="true" { (art::parts(treasures::of(kind))) }
            @if let Treasure::Ring(set) = kind {
                span.war-ring-numbers { @for number in set.iter() { b { (number) } } }
            } @else {
                span { (name) }
            }
        }
    }
}

/// The rules that a treasure is about.
pub(super) fn rules(kind: Treasure) -> &'static [&'static str] {
    match kind {
        Treasure::Ring(_) | Treasure::SkeletonKey => &["WAR-CHEST-2"],
        Treasure::Gold(_) | Treasure::Provisions(_) => &["WAR-TRE-2"],
        Treasure::GiverOfSleep => &["WAR-ENC-14", "WAR-ITM-6"],
        Treasure::Sword(_) => &["WAR-CHR-8"],
        Treasure::Shield => &["WAR-CBT-12"],
        Treasure::Invisibility => &["WAR-ITM-1"],
        Treasure::Fortune => &["WAR-ITM-3"],
        Treasure::Strength => &["WAR-ITM-4"],
        Treasure::Eye => &["WAR-ENC-16"],
        Treasure::Dragonfire => &["WAR-ENC-15"],
        Treasure::CrystalBall => &["WAR-ITM-2"],
    }
}
