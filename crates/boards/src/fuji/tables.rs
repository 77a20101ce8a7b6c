//! Tables to look up: the phases, the comparison, the level card, the score, what symbols mean.

use super::pen::Pen;
use super::reach;
use super::{gear, icons, land, pieces, symbols};
use ::fuji::dice::Colour;
use ::fuji::view::{ComparisonView, MemberView};
use kernel::facts;
use maud::{Markup, html};

/// The six phases of a turn, the current one highlighted.
pub(super) fn phases(pen: &Pen<'_, '_>) -> Markup {
    let view = pen.view();
    html! {
        ol.fuj-phases aria-label=(pen.canvas.kit("fuji-board", facts![scenario = land::scenario(pen), level = view.table.level, turn = view.turn])) {
            @for phase in 1..=6_u8 {
                @let now = view.phase == phase && !pen.canvas.over;
                @let name = pen.canvas.label(&format!("label-phase-{phase}"));
                li class=[now.then_some("fuj-now")] aria-current=[now.then_some("step")] title=(format!("{phase}. {name}")) data-rule="FUJ-GEN-4" {
                    b { (phase) } span { (name) }
                }
            }
        }
    }
}

/// How the game ended.
pub(super) fn result(pen: &Pen<'_, '_>) -> Markup {
    let view = pen.view();
    html! {
        @if let Some(score) = view.score {
            section.fuj-result { h3 { (pen.kit("fuji-won")) } p { strong.fuj-big id="score" data-count=(score) { (score) } " " (pen.kit("fuji-points")) } (points(pen)) (rating(pen, score)) }
        }
        @if let Some((member, in_lava)) = view.death {
            @let key = if in_lava { "fuji-died-lava" } else { "fuji-died-tired" };
            section.fuj-result.fuj-defeat { h3 { (pen.kit("fuji-lost")) } p data-rule=(if in_lava { "FUJ-P6-5" } else { "FUJ-P5B-5" }) { (pen.canvas.kit(key, facts![name = pen.name(member)])) } }
        }
    }
}

fn rating(pen: &Pen<'_, '_>, score: i32) -> Markup {
    let ratings = pen.view().table.printed.score.ratings;
    let place = ratings.iter().rposition(|&least| score >= least).unwrap_or(0);
    html! { p { (pen.canvas.label(&format!("label-rating-{place}"))) } }
}

/// How the points are computed: some for everybody, less injuries, plus unused cards.
fn points(pen: &Pen<'_, '_>) -> Markup {
    let view = pen.view();
    let score = view.table.printed.score;
    let members = view.members.len() as i32;
    let injuries: i32 = view.members.iter().map(|one| one.injuries.len() as i32).sum();
    let unused: i32 =
        view.members.iter().map(|one| one.cards.iter().filter(|&card| !one.tilted.contains(card)).count() as i32).sum();
    let rows = [
        ("label-score-members", members, score.member),
        ("label-score-injuries", injuries, score.injury),
        ("label-score-equipment", unused, score.unused_equipment),
    ];
    let total: i32 = rows.iter().map(|row| row.1 * row.2).sum();
    html! {
        p.fuj-points title=(pen.canvas.kit("fuji-points-tip", facts![])) data-rule="FUJ-VP-1" {
            @for (number, (key, count, each)) in rows.into_iter().enumerate() {
                @if number > 0 { " + " }
                span title=(pen.canvas.label(key)) { (count) " × " (each) small { " " (pen.canvas.label(key)) } }
            }
            " = " strong { (total) }
        }
    }
}

/// The comparison of everybody who still acts this turn: all dice are open now.
pub(super) fn comparison(pen: &Pen<'_, '_>) -> Markup {
    let view = pen.view();
    if view.phase != 5 || pen.canvas.over {
        return html! {};
    }
    html! {
        section.fuj-compare aria-label=(pen.kit("fuji-compare")) {
            h3 title=(pen.canvas.kit("fuji-compare-tip", facts![])) data-rule="FUJ-P5A-3" { (pen.kit("fuji-compare")) }
            @for one in &view.members { @if let Some(comparison) = &one.comparison { (compared(pen, one, comparison)) } }
        }
    }
}

fn compared(pen: &Pen<'_, '_>, one: &MemberView, comparison: &ComparisonView) -> Markup {
    let ComparisonView { condition, value, rivals, margin, loss } = comparison;
    let Some(aim) = reach::condition(condition) else { return html! {} };
    let (sign, key) = if *margin > 0 { (">", "fuji-passes") } else { ("≤", "fuji-fails") };
    html! {
        div class=(if pen.view().acting == Some(one.member) { "fuj-match fuj-now" } else { "fuj-match" }) {
            (pieces::inline_badge(one.member))
            svg.fuj-plate viewBox="-47 -19 94 38" role="img" aria-label=(symbols::spoken(pen, &aim)) { (symbols::plate(pen, &aim)) }
            strong id=(format!("value-{}", one.member)) data-count=(value) { (value) }
            span { (sign) }
            @for (rival, sum) in rivals {
                span.fuj-rival { @match rival { Some(member) => (pieces::inline_badge(*member)), None => span.fuj-flag { (pen.canvas.label("label-dummy")) } } (sum) }
            }
            small { (pen.canvas.kit(key, facts![margin = *margin, loss = *loss])) }
        }
    }
}

/// The level card, the score so far, and what the symbols mean: to look up.
pub(super) fn reference(pen: &Pen<'_, '_>) -> Markup {
    let view = pen.view();
    let printed = &view.table.printed;
    let rows = ["1–2", "3–4", "5–6", "7–8", "9–10", "11+"];
    html! {
        details.fuj-reference {
            summary { (pen.canvas.kit("fuji-reference", facts![level = view.table.level])) }
            table title=(pen.canvas.kit("fuji-level-tip", facts![])) data-rule="FUJ-P5B-1" {
                caption { (pen.kit("fuji-level-table")) }
                tr { th scope="row" { (pen.kit("fuji-margin")) } th scope="col" { "≤ 0" } @for row in rows { th scope="col" { (row) } } }
                tr { th scope="row" { (pen.kit("fuji-loss")) } td { (printed.fail) } @for loss in printed.margins { td { (loss) } } }
            }
            table title=(pen.canvas.kit("fuji-rerolls-tip", facts![])) data-rule="FUJ-P3-1" {
                caption { (pen.kit("fuji-rerolls-table")) }
                tr { th scope="row" { (pen.kit("fuji-steps")) } @for steps in 0..printed.rerolls.len() { th scope="col" { (steps) } } }
                tr { th scope="row" { (pen.kit("fuji-rerolls-word")) } @for count in printed.rerolls { td { (count) } } }
            }
            h4 { (pen.kit("fuji-score-now")) }
            (points(pen))
            p { (pen.canvas.kit("fuji-pile", facts![count = view.pile.count])) }
            @if !view.discarded.is_empty() {
                p.fuj-discard { (pen.kit("fuji-discarded")) @for card in view.discarded.iter() { span title=(gear::effect(pen, card)) data-rule=(gear::rule(card)) { (icons::inline(&icons::gear(card))) (pen.gear(card)) } } }
            }
            (legend(pen))
        }
    }
}

fn legend(pen: &Pen<'_, '_>) -> Markup {
    let sign = |picture: Markup, text: String| {
        html! {
            div { dt { svg.fuj-icon viewBox="-21 -21 42 42" aria-hidden="true" { (picture) } } dd { (text) } }
        }
    };
    html! {
        dl.fuj-legend {
            @for &colour in Colour::ALL {
                (sign(symbols::chip(pen, colour), pen.canvas.kit("fuji-legend-colour", facts![colour = pen.canvas.label(&format!("label-trait-{colour}"))])))
            }
            (sign(pieces::bonus(), pen.canvas.kit("fuji-bonus", facts![])))
            (sign(pieces::backpack(), pen.canvas.kit("fuji-token-equipment", facts![])))
            (sign(pieces::eruption(1), pen.canvas.kit("fuji-token-eruption", facts![count = 1])))
            (sign(html! { g transform="translate(0,4)" { (pieces::flame()) } }, pen.canvas.kit("fuji-legend-clock", facts![])))
        }
    }
}
