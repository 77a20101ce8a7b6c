//! The chances over a game as a picture.

use super::report::{Report, VICTORY};
use catalog::EraBegun;
use kernel::Seat;
use std::fmt::Write;

/// The picture's size, and the frame in which the curve stands.
const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 48.0;
const RIGHT: f64 = 140.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 34.0;
/// A line per seat: its colour, and a pattern of dashes, so that colour is not the only sign.
const LINES: [(&str, &str); 6] = [
    ("#b5411f", "none"),
    ("#1f6f8b", "7 3"),
    ("#5a7d2a", "2 3"),
    ("#7a4b94", "10 3 2 3"),
    ("#a0741a", "5 2 1 2 1 2"),
    ("#4a4a4a", "1 2"),
];
/// Names are at least this far apart.
const NAME: f64 = 16.0;
/// How wide a letter of an era's name is, about.
const LETTER: f64 = 6.5;
/// A mistake of at least this much of a victory is marked.
const MARKED: i32 = VICTORY / 50;

/// The chances of every seat over the game, as SVG. A team has one line. Marks show what gave much away; `names` are those of
/// the seats, in order, `axis` says what is counted below, and `eras` what divides the game.
pub fn curve(report: &Report, names: &[String], axis: &str, eras: &[EraBegun]) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" font-family=\"sans-serif\" font-size=\"13\" class=\"curve\">\n"
    );
    let _ = writeln!(svg, "<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fbf6ee\"/>");
    for quarter in 0..=4 {
        let y = height(quarter * VICTORY / 4);
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {y:.1}H{:.1}\" stroke=\"#d9cdbb\" fill=\"none\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#5b4a3a\">{}%</text>",
            WIDTH - RIGHT,
            LEFT - 6.0,
            y + 4.5,
            25 * quarter
        );
    }
    divisions(&mut svg, report, eras);
    let middle = f64::midpoint(LEFT, WIDTH - RIGHT);
    let (length, below) = (report.length, HEIGHT - 10.0);
    let _ = writeln!(
        svg,
        "<text x=\"{middle:.1}\" y=\"{below}\" text-anchor=\"middle\" fill=\"#5b4a3a\">{}</text><text x=\"{:.1}\" y=\"{below}\" text-anchor=\"end\" fill=\"#5b4a3a\">{length}</text><text x=\"{LEFT}\" y=\"{below}\" fill=\"#5b4a3a\">0</text>",
        escaped(axis),
        WIDTH - RIGHT
    );
    let seats = if report.cooperative { 1 } else { report.seats };
    for seat in Seat::all(seats) {
        line(&mut svg, report, seat);
    }
    marks(&mut svg, report);
    legend(&mut svg, report, seats, names);
    svg.push_str("</svg>\n");
    svg
}

/// A line where each era begins, with its name, or its number where there is no room for the name.
fn divisions(svg: &mut String, report: &Report, eras: &[EraBegun]) {
    let mut free = LEFT;
    for (place, era) in eras.iter().enumerate() {
        let x = along(report, era.entry as usize);
        let next = eras.get(place + 1).map_or(WIDTH - RIGHT + LEFT, |next| along(report, next.entry as usize));
        let _ = writeln!(
            svg,
            "<path d=\"M{x:.1} {TOP}V{:.1}\" stroke=\"#b9a78f\" stroke-dasharray=\"3 4\" fill=\"none\"/>",
            HEIGHT - BOTTOM
        );
        let number = era.number.to_string();
        let wide = |text: &str| LETTER * (text.chars().count() + 1) as f64;
        let Some(text) = [&era.text, &number].into_iter().find(|text| x >= free && x + wide(text) <= next) else {
            continue;
        };
        free = x + wide(text);
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"11\" fill=\"#5b4a3a\">{}</text>",
            x + 2.0,
            TOP - 4.0,
            escaped(text)
        );
    }
}

fn line(svg: &mut String, report: &Report, seat: Seat) {
    let mut path = String::new();
    for number in 0..=report.moments.len() {
        let begin = if number == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{begin}{:.1} {:.1}", along(report, number), height(report.chances(number)[seat.index()]));
    }
    let (colour, dashes) = LINES[seat.index() % LINES.len()];
    let _ = writeln!(
        svg,
        "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-linejoin=\"round\" stroke-dasharray=\"{dashes}\"/>"
    );
}

/// A ring on the decider's line wherever much was given away.
fn marks(svg: &mut String, report: &Report) {
    for (place, moment) in report.moments.iter().enumerate() {
        if moment.given_away() >= MARKED {
            let seat = if report.cooperative { 0 } else { moment.seat.index() };
            let (x, y) = (along(report, place + 1), height(moment.chances[seat]));
            let _ = writeln!(
                svg,
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"#fbf6ee\" stroke=\"{}\" stroke-width=\"2\" data-number=\"{}\"/>",
                LINES[moment.seat.index() % LINES.len()].0,
                moment.number
            );
        }
    }
}

/// The names, each beside the end of its line, none over another.
fn legend(svg: &mut String, report: &Report, seats: u8, names: &[String]) {
    let last = report.chances(report.moments.len());
    let mut order: Vec<usize> = (0..usize::from(seats)).collect();
    order.sort_by_key(|&seat| (-last[seat], seat));
    let lowest = HEIGHT - BOTTOM - NAME * order.len().saturating_sub(1) as f64;
    let mut free = TOP;
    for (place, seat) in order.into_iter().enumerate() {
        let y = height(last[seat]).clamp(free, (lowest + NAME * place as f64).max(free));
        free = y + NAME;
        let name = names.get(seat).map_or("", String::as_str);
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"{}\" font-weight=\"bold\">{}</text>",
            WIDTH - RIGHT + 8.0,
            y + 4.5,
            LINES[seat % LINES.len()].0,
            escaped(name)
        );
    }
}

/// Where an entry stands; 0 is the start.
fn along(report: &Report, number: usize) -> f64 {
    LEFT + (WIDTH - LEFT - RIGHT) * number as f64 / f64::from(report.length.max(1))
}

fn height(chance: i32) -> f64 {
    let share = f64::from(chance) / f64::from(VICTORY);
    TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - share.clamp(0.0, 1.0))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::{FORMAT, Thoroughness, VERSION};

    #[test]
    fn eras_are_named_where_there_is_room() {
        let report = Report {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: "embers".to_owned(),
            effort: Thoroughness::Quick,
            record: String::new(),
            seats: 2,
            cooperative: false,
            start: vec![VICTORY / 2; 2],
            moments: Vec::new(),
            length: 100,
            result: None,
        };
        let era = |entry, number| EraBegun { entry, number, text: format!("Round {number}") };
        let svg = curve(&report, &[], "", &[era(0, 1), era(50, 2), era(52, 3), era(53, 4)]);
        assert_eq!(svg.matches("stroke-dasharray=\"3 4\"").count(), 4, "each has its line");
        let written = |text: &str| svg.contains(&format!(">{text}</text>"));
        assert!(written("Round 1") && written("2") && written("Round 4"), "{svg}");
        assert!(!written("Round 2") && !written("3"), "{svg}");
    }
}
