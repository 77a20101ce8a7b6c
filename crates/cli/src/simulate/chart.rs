//! A simulation as a picture: who won how often, which scores and which lengths came up.

use super::report::{Report, SeatReport, Tally};
use crate::picture::{EMBER, LAVA, RULE, escaped, opening, round_step};
use crate::voice::Voice;
use kernel::facts;
use std::collections::BTreeMap;
use std::fmt::Write;

const WIDTH: f64 = 760.0;
/// The part of the width that scales take; names stand before it, figures behind.
const FROM: f64 = 210.0;
const TO: f64 = 640.0;
/// A row of shares, and a row of a histogram.
const ROW: f64 = 30.0;
const HISTOGRAM: f64 = 54.0;
/// The heading of a part, and the scale below it.
const HEAD: f64 = 40.0;
const SCALE: f64 = 30.0;
/// A histogram has about this many bars at most.
const BARS: f64 = 60.0;
/// A scale has about this many marks.
const MARKS: f64 = 6.0;

/// Draws the shares of victories with their intervals, the scores of every seat, and the numbers of decisions.
pub(super) fn draw(report: &Report, tally: &Tally, voice: &Voice) -> String {
    let names: Vec<String> =
        report.header.bots.iter().enumerate().map(|(seat, bot)| format!("{seat}  {bot}")).collect();
    let seats = report.seats.len() as f64;
    let height = 40.0 + 3.0 * (HEAD + SCALE) + seats * (ROW + HISTOGRAM) + HISTOGRAM + 10.0;
    let facts = facts![games = report.games as i64, game = report.header.game.as_str()];
    let mut svg = opening(WIDTH, height, &voice.say("simulate-title", facts));
    let mut y = 40.0;
    heading(&mut svg, &mut y, &voice.say("simulate-chart-wins", facts![]));
    let marks: Vec<f64> = (0..=5).map(|fifth| f64::from(20 * fifth)).collect();
    let percent = Axis { least: 0.0, most: 100.0, marks };
    percent.draw(&mut svg, y, y + ROW * seats);
    for (seat, name) in report.seats.iter().zip(&names) {
        share(&mut svg, &percent, y + ROW / 2.0, name, seat);
        y += ROW;
    }
    y += SCALE;
    heading(&mut svg, &mut y, &voice.say("simulate-chart-scores", facts![]));
    let rows: Vec<(&str, &BTreeMap<i64, u64>)> = names.iter().map(String::as_str).zip(&tally.scored).collect();
    histograms(&mut svg, &mut y, &rows);
    heading(&mut svg, &mut y, &voice.say("simulate-chart-lengths", facts![]));
    histograms(&mut svg, &mut y, &[("", &tally.lengths)]);
    svg.push_str("</svg>\n");
    svg
}

/// Where values stand.
struct Axis {
    least: f64,
    most: f64,
    marks: Vec<f64>,
}

impl Axis {
    /// A scale of round numbers from bar to bar.
    fn of(least: f64, most: f64) -> Axis {
        let step = round_step(((most - least) / MARKS).max(1.0));
        let first = (least / step).ceil() as i64;
        let last = (most / step).floor() as i64;
        Axis { least, most, marks: (first..=last).map(|mark| mark as f64 * step).collect() }
    }

    fn at(&self, value: f64) -> f64 {
        FROM + (TO - FROM) * (value - self.least) / (self.most - self.least)
    }

    fn draw(&self, svg: &mut String, top: f64, bottom: f64) {
        for &mark in &self.marks {
            let x = self.at(mark);
            let written = format!("{mark:.0}").replace('-', "\u{2212}");
            // Writing to a text cannot fail.
            let _ = writeln!(
                svg,
                "<path d=\"M{x:.1} {top:.1}V{bottom:.1}\" stroke=\"{RULE}\"/><text x=\"{x:.1}\" y=\"{:.1}\" \
                 font-size=\"11\" text-anchor=\"middle\">{written}</text>",
                bottom + 15.0
            );
        }
    }
}

fn heading(svg: &mut String, y: &mut f64, text: &str) {
    let _ = writeln!(svg, "<text x=\"20\" y=\"{:.1}\" font-size=\"13\">{}</text>", *y + 24.0, escaped(text));
    *y += HEAD;
}

fn name_of_row(svg: &mut String, y: f64, name: &str) {
    let shown: String = name.chars().take(26).collect();
    let _ = writeln!(svg, "<text x=\"20\" y=\"{:.1}\" font-size=\"12\">{}</text>", y + 4.0, escaped(&shown));
}

fn share(svg: &mut String, axis: &Axis, y: f64, name: &str, seat: &SeatReport) {
    let [middle, low, high] = [seat.wins.share, seat.wins.low, seat.wins.high].map(|share| 100.0 * share);
    let (x, from, to) = (axis.at(middle), axis.at(low), axis.at(high));
    name_of_row(svg, y, name);
    let _ = writeln!(
        svg,
        "<path d=\"M{from:.1} {y:.1}H{to:.1}\" stroke=\"{EMBER}\" stroke-width=\"2.5\"/><circle cx=\"{x:.1}\" \
         cy=\"{y:.1}\" r=\"5\" fill=\"{LAVA}\"/><text x=\"{:.1}\" y=\"{:.1}\" font-size=\"12\" \
         text-anchor=\"end\">{middle:.1} % [{low:.0} – {high:.0}]</text>",
        WIDTH - 20.0,
        y + 4.0
    );
}

/// Histograms below each other, on one scale.
fn histograms(svg: &mut String, y: &mut f64, rows: &[(&str, &BTreeMap<i64, u64>)]) {
    let values = || rows.iter().flat_map(|(_, counts)| counts.keys().copied());
    let bottom = *y + HISTOGRAM * rows.len() as f64;
    if let (Some(least), Some(most)) = (values().min(), values().max()) {
        let wide = round_step(((most - least + 1) as f64 / BARS).max(1.0)) as i64;
        let bar = |value: i64| value.div_euclid(wide);
        let axis = Axis::of((bar(least) * wide) as f64, ((bar(most) + 1) * wide) as f64);
        axis.draw(svg, *y, bottom);
        for (number, (name, counts)) in rows.iter().enumerate() {
            let floor = *y + HISTOGRAM * (number + 1) as f64;
            name_of_row(svg, floor - HISTOGRAM / 2.0, name);
            let mut bars = BTreeMap::<i64, u64>::new();
            counts.iter().for_each(|(&value, count)| *bars.entry(bar(value)).or_default() += count);
            let tallest = bars.values().copied().max().unwrap_or(1) as f64;
            for (&place, &count) in &bars {
                let (from, to) = (axis.at((place * wide) as f64), axis.at(((place + 1) * wide) as f64));
                let tall = (HISTOGRAM - 8.0) * count as f64 / tallest;
                let _ = writeln!(
                    svg,
                    "<rect x=\"{from:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{tall:.1}\" fill=\"{EMBER}\"/>",
                    floor - tall,
                    (to - from - 0.5).max(0.5)
                );
            }
        }
    }
    *y = bottom + SCALE;
}
