//! Drawn on the solid rock of the north: the volcano with the name of the game, and the escape table.

use super::art::{self, signs, treasures};
use super::pen::Pen;
use ::warlock::edition::Escape;
use maud::{Markup, html};

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    html! {
        @if rock(pen, 0..10, 0..6) { (volcano(pen)) }
        @if rock(pen, 19..25, 0..15) { (tables(pen)) }
    }
}

/// Whether a part of the map is solid rock, so that something can be drawn on it.
fn rock(pen: &Pen<'_, '_>, columns: std::ops::Range<usize>, rows: std::ops::Range<usize>) -> bool {
    let map = &pen.canvas.view.content.board.map;
    rows.clone().all(|row| {
        map.get(row).and_then(|line| line.get(columns.clone())).is_some_and(|line| line.iter().all(|code| code == "##"))
    })
}

fn volcano(pen: &Pen<'_, '_>) -> Markup {
    html! {
        g transform="translate(20,20)" {
            rect.war-sky width="370" height="196" rx="16" {}
            circle.war-moon cx="318" cy="44" r="20" {}
            path.war-smoke d="M150 46 C120 40 118 14 148 16 C150-4 188 0 186 18 C214 10 222 44 196 48 C186 60 162 58 150 46 Z" {}
            path.war-peak d="M6 196 L96 96 L120 112 L156 52 H196 L226 104 L256 86 L364 196 Z" {}
            path.war-peak-light d="M156 52 L120 112 L96 96 L60 136 L104 120 L126 134 L150 90 Z" {}
            path.wr d="M156 52 H196 L190 74 L198 104 L186 96 L182 132 L172 100 L162 118 L166 78 Z" {}
            path.wg d="M160 52 H192 L186 66 L188 86 L180 78 L176 108 L172 76 L168 88 L168 66 Z M150 40 l-8-12 M176 44 V22 M202 40 l9-13" {}
            path.war-cave d="M228 196 C228 168 262 168 262 196 Z" {}
            text.war-heading x="185" y="160" { (pen.kit("warlock-title-1")) }
            text.war-heading2 x="185" y="184" { (pen.kit("warlock-title-2")) }
        }
    }
}

/// The escape table, and what the signs mean.
fn tables(pen: &Pen<'_, '_>) -> Markup {
    html! {
        g transform="translate(770,26)" {
            path.war-parchment d="M6 0 H204 C212 0 212 14 204 16 L208 250 C214 252 214 266 204 268 H6 C-4 266-4 252 4 250 L2 16 C-4 14-4 2 6 0 Z" {}
            title { (pen.rules(&["WAR-FLE-3"])) }
            text.war-table-title x="105" y="32" { (pen.kit("warlock-escape")) }
            @for ((row, escape), y) in (1_u8..).zip(&pen.canvas.view.content.escape).zip((58..).step_by(34)) {
                g transform=(format!("translate(30,{y}) scale(0.72)")) { (signs::die(row)) }
                (penalty(escape, y))
            }
        }
        g transform="translate(770,312)" {
            path.war-parchment d="M6 0 H204 C212 0 212 14 204 16 L208 254 C214 256 214 270 204 272 H6 C-4 270-4 256 4 254 L2 16 C-4 14-4 2 6 0 Z" {}
            @for ((picture, key), y) in signs_explained().zip((34..).step_by(42)) {
                g transform=(format!("translate(32,{y})")) { (picture) }
                text.war-table-text x="62" y=(y + 5) { (pen.kit(key)) }
            }
        }
    }
}

/// What an escape costs: a sign and a number each.
fn penalty(escape: &Escape, y: i32) -> Markup {
    let sign = |x: i32, parts: &[art::Part], text: String| {
        html! {
            g transform=(format!("translate({x},{y}) scale(0.75)")) { (art::parts(parts)) }
            text.war-table-text x=(x + 16) y=(y + 6) { (text) }
        }
    };
    html! {
        @if escape.stamina > 0 { (sign(70, signs::STAMINA, format!("−{}", escape.stamina))) }
        @if escape.luck > 0 { (sign(134, signs::LUCK, format!("−{}", escape.luck))) }
        @if escape.drop { (sign(134, treasures::BACK, "−1".to_owned())) }
        @if escape.supplies { (sign(70, treasures::BREAD, "/".to_owned())) (sign(112, treasures::GOLD, "/".to_owned())) (sign(154, signs::STAMINA, String::new())) }
    }
}

/// The signs of the map, each with the key of its meaning.
fn signs_explained() -> impl Iterator<Item = (Markup, &'static str)> {
    let card =
        html! { rect.war-card-back x="-10" y="-13" width="20" height="26" rx="3" {} text.war-query y="6" { "?" } };
    let medal = html! { circle.war-medal r="14" {} rect.war-pill x="-13" y="3" width="26" height="12" rx="6" {} text.war-small y="12.5" { "8 · 7" } };
    let chest = html! { g transform="scale(1.3)" { (art::parts(treasures::BACK)) } };
    let grave = html! { g.seat-1 { circle r="12" {} } (art::parts(super::art::figures::SKULL)) };
    let ring =
        html! { g.war-ring.war-black { circle.war-hole r="13" {} circle.war-iron r="12" {} text y="5" { "B1" } } };
    let lane =
        html! { rect.war-face x="-13" y="-13" width="26" height="26" rx="3" {} path.war-lane d="M0-13 V0 H13" {} };
    [
        (card, "warlock-sign-encounter"),
        (medal, "warlock-sign-monster"),
        (chest, "warlock-sign-treasure"),
        (grave, "warlock-sign-grave"),
        (ring, "warlock-sign-passage"),
        (lane, "warlock-sign-maze"),
    ]
    .into_iter()
}
