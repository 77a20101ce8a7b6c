//! The ratings as a picture.

use super::report::{BotReport, Report};
use crate::picture::{EMBER, LAVA, RULE, escaped, opening, round_step};
use crate::voice::Voice;
use kernel::facts;
use std::fmt::Write;

/// The picture's width, and the part of it that the scale takes.
const WIDTH: f64 = 760.0;
const FROM: f64 = 150.0;
const TO: f64 = 610.0;
/// A row per bot, below the title and above the scale.
const ROW: f64 = 34.0;
const TOP: f64 = 52.0;
const BOTTOM: f64 = 46.0;
/// The scale gets about this many marks.
const MARKS: f64 = 7.0;

/// Where values stand in the picture.
struct Scale {
    least: f64,
    most: f64,
    step: f64,
}

impl Scale {
    /// A scale of round numbers that has room for all of these. Marks are written as whole numbers, so they are at least 1 apart.
    fn of(values: &[Drawn]) -> Scale {
        let least = values.iter().map(|value| value.low).fold(f64::MAX, f64::min);
        let most = values.iter().map(|value| value.high).fold(f64::MIN, f64::max);
        let step = round_step(((most - least) / MARKS).max(1.0));
        Scale { least: (least / step).floor() * step, most: (most / step).ceil() * step, step }
    }

    fn at(&self, value: f64) -> f64 {
        FROM + (TO - FROM) * (value - self.least) / (self.most - self.least).max(self.step)
    }

    fn marks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.most - self.least) / self.step).round() as u32;
        (0..=count).map(|mark| self.least + f64::from(mark) * self.step)
    }
}

/// What is drawn of a bot: its value with both ends of the interval, and how they are written.
struct Drawn {
    name: String,
    middle: f64,
    low: f64,
    high: f64,
    written: String,
}

impl Drawn {
    fn of(bot: &BotReport) -> Drawn {
        let name = escaped(&bot.bot);
        match bot.rating {
            Some(rating) => {
                let (low, high) = (rating.elo - rating.within, rating.elo + rating.within);
                let written = format!("{:+.0} ± {:.0}", rating.elo, rating.within).replace('-', "\u{2212}");
                Drawn { name, middle: rating.elo, low, high, written }
            }
            None => {
                let [middle, low, high] = [bot.wins.share, bot.wins.low, bot.wins.high].map(|share| 100.0 * share);
                Drawn { name, middle, low, high, written: format!("{middle:.0} % [{low:.0} – {high:.0}]") }
            }
        }
    }
}

/// Draws every bot with its rating and interval, the best first; where everybody wins together, with its share of
/// victories.
pub(super) fn draw(report: &Report, voice: &Voice) -> String {
    let mut values: Vec<Drawn> = report.bots.iter().map(Drawn::of).collect();
    values.sort_by(|one, other| other.middle.total_cmp(&one.middle));
    let scale = Scale::of(&values);
    let end = TOP + ROW * values.len() as f64;
    let facts = facts![games = report.games as i64, game = report.game, seats = report.table.seats];
    let unit = if report.bots.iter().any(|bot| bot.rating.is_some()) { "arena-chart-elo" } else { "arena-chart-wins" };
    let mut svg = opening(WIDTH, end + BOTTOM, &voice.say("arena-title", facts));
    let (x, y) = ((FROM + TO) / 2.0, end + 38.0);
    // Writing to a text cannot fail.
    let _ = writeln!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"12\" text-anchor=\"middle\">{}</text>",
        escaped(&voice.say(unit, facts![])),
    );
    for mark in scale.marks() {
        let x = scale.at(mark);
        let _ = writeln!(
            svg,
            "<path d=\"M{x:.1} {TOP:.1}V{end:.1}\" stroke=\"{RULE}\"/><text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"11\" \
             text-anchor=\"middle\">{}</text>",
            end + 17.0,
            format!("{mark:.0}").replace('-', "\u{2212}"),
        );
    }
    for (number, value) in values.iter().enumerate() {
        draw_row(&mut svg, &scale, TOP + ROW * (number as f64 + 0.5), value);
    }
    svg.push_str("</svg>\n");
    svg
}

fn draw_row(svg: &mut String, scale: &Scale, y: f64, value: &Drawn) {
    let (x, from, to) = (scale.at(value.middle), scale.at(value.low), scale.at(value.high));
    let (above, below, line) = (y - 6.0, y + 6.0, y + 5.0);
    let _ = writeln!(
        svg,
        "<text x=\"20\" y=\"{line:.1}\">{}</text><path d=\"M{from:.1} {y:.1}H{to:.1}M{from:.1} {above:.1}V{below:.1}\
         M{to:.1} {above:.1}V{below:.1}\" stroke=\"{EMBER}\" stroke-width=\"2.5\"/><circle cx=\"{x:.1}\" cy=\"{y:.1}\" \
         r=\"6\" fill=\"{LAVA}\"/><text x=\"{:.1}\" y=\"{line:.1}\" text-anchor=\"end\">{}</text>",
        value.name,
        WIDTH - 20.0,
        value.written,
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(low: f64, high: f64) -> Drawn {
        Drawn { name: String::new(), middle: (low + high) / 2.0, low, high, written: String::new() }
    }

    #[test]
    fn the_scale_has_round_marks_and_room_for_all() {
        let scale = Scale::of(&[drawn(-312.0, -280.0), drawn(95.0, 141.0)]);
        assert_eq!(scale.marks().collect::<Vec<_>>(), [-400.0, -300.0, -200.0, -100.0, 0.0, 100.0, 200.0]);
        assert!(scale.at(-312.0) > FROM && scale.at(141.0) < TO && scale.at(-400.0) == FROM);
        let close = Scale::of(&[drawn(-0.4, 0.3), drawn(0.9, 1.6)]);
        assert_eq!(close.marks().collect::<Vec<_>>(), [-1.0, 0.0, 1.0, 2.0], "no mark is written twice");
        let narrow = Scale::of(&[drawn(50.0, 50.0)]);
        assert!(narrow.at(50.0).is_finite(), "a single value has a place too");
    }
}
