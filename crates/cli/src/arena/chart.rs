//! The ratings as a picture.

use super::report::{BotReport, Report};
use std::fmt::Write;

const LEFT: f64 = 130.0;
const WIDTH: f64 = 720.0;
const ROW: f64 = 34.0;
const TOP: f64 = 48.0;

/// Draws every bot with its rating and interval; where everybody wins together, with its share of victories.
pub(super) fn draw(report: &Report) -> String {
    let values: Vec<(f64, f64, f64)> = report.bots.iter().map(value).collect();
    let least = values.iter().map(|value| value.1).fold(f64::MAX, f64::min);
    let most = values.iter().map(|value| value.2).fold(f64::MIN, f64::max);
    let span = (most - least).max(1.0);
    let at = |value: f64| LEFT + 10.0 + (WIDTH - LEFT - 30.0) * (value - least) / span;
    let height = TOP + ROW * report.bots.len() as f64 + 12.0;
    let unit = if report.bots.iter().any(|bot| bot.rating.is_some()) { "Elo" } else { "%" };
    let mut svg = String::new();
    let head = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"14\"><rect width=\"100%\" height=\"100%\" fill=\"#fffaf3\"/>\
         <text x=\"16\" y=\"28\" font-weight=\"bold\" fill=\"#3b1d0f\">{}, {} × {}, {unit} ± 95 %</text>",
        report.game, report.games, report.table.seats
    );
    svg.push_str(&head);
    for (number, (bot, (middle, low, high))) in report.bots.iter().zip(values).enumerate() {
        let y = TOP + ROW * (number as f64 + 0.5);
        let (x, from, to) = (at(middle), at(low), at(high));
        // Writing to a text cannot fail.
        let _ = write!(
            svg,
            "<text x=\"16\" y=\"{:.1}\" fill=\"#3b1d0f\">{}</text>\
             <line x1=\"{from:.1}\" y1=\"{y:.1}\" x2=\"{to:.1}\" y2=\"{y:.1}\" stroke=\"#c2410c\" stroke-width=\"3\"/>\
             <circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"6\" fill=\"#7c2d12\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"11\" fill=\"#3b1d0f\">{middle:.0}</text>",
            y + 5.0,
            escaped(&bot.bot),
            y - 9.0,
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// What is drawn of a bot: the middle and both ends.
fn value(bot: &BotReport) -> (f64, f64, f64) {
    match bot.rating {
        Some(rating) => (rating.elo, rating.elo - rating.within, rating.elo + rating.within),
        None => (100.0 * bot.wins.share, 100.0 * bot.wins.low, 100.0 * bot.wins.high),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
