//! Small pictures of numbers: how a rating went, how often which place was reached. Each says in words what it shows.

use crate::club::CurvePoint;
use kernel::Lang;
use maud::{Markup, html};

const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 170.0;
/// Room for the numbers beside the lines.
const LEFT: f64 = 46.0;
const MARGIN: f64 = 12.0;

/// Between two lines there are this many points at least, and at most four times as many.
const STEPS: [i64; 6] = [50, 100, 200, 500, 1000, 2000];

/// How a rating went, with the band in which it may have been. `told` says it in words.
pub(super) fn curve(points: &[CurvePoint], told: &str) -> Markup {
    let least = points.iter().map(|point| point.points - point.uncertainty).min().unwrap_or(0);
    let most = points.iter().map(|point| point.points + point.uncertainty).max().unwrap_or(1).max(least + 1);
    let across = (points.len() as f64 - 1.0).max(1.0);
    let x = |number: usize| LEFT + (WIDTH - LEFT - MARGIN) * number as f64 / across;
    let y = |value: i64| MARGIN + (HEIGHT - 2.0 * MARGIN) * (most - value) as f64 / (most - least) as f64;
    let line = |value: &dyn Fn(&CurvePoint) -> i64| -> Vec<String> {
        points.iter().enumerate().map(|(number, point)| format!("{:.1},{:.1}", x(number), y(value(point)))).collect()
    };
    let mut band = line(&|point| point.points + point.uncertainty);
    band.extend(line(&|point| point.points - point.uncertainty).into_iter().rev());
    let middle = line(&|point| point.points);
    let last = points.len().saturating_sub(1);
    html! {
        svg .plot role="img" aria-label=(told) viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } {
            @for value in steps(least, most) {
                line .grid x1=(LEFT) x2=(WIDTH - MARGIN) y1=(format!("{:.1}", y(value))) y2=(format!("{:.1}", y(value))) {}
                text x=(LEFT - 6.0) y=(format!("{:.1}", y(value) + 4.0)) text-anchor="end" { (value) }
            }
            polygon .band points=(band.join(" ")) {}
            polyline .course points=(middle.join(" ")) {}
            @if let Some(point) = points.last() {
                circle .now cx=(format!("{:.1}", x(last))) cy=(format!("{:.1}", y(point.points))) r="4" {}
            }
        }
    }
}

/// Round numbers between two bounds, at most five of them.
fn steps(least: i64, most: i64) -> Vec<i64> {
    let step = STEPS.into_iter().find(|step| (most - least) / step <= 5).unwrap_or(5000);
    let first = least.div_euclid(step) + 1;
    (first..).map(|number| number * step).take_while(|value| *value <= most).collect()
}

/// How often each of some things happened: bars with their numbers, the text of each beside it.
pub(super) fn bars(rows: &[(String, u32)], lang: Lang) -> Markup {
    let most = rows.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let all: u32 = rows.iter().map(|(_, count)| *count).sum();
    html! {
        ul .bars { @for (name, count) in rows {
            li {
                span .bar-name { (name) }
                svg .measure viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                    rect .ground width="100" height="10" {}
                    rect .filled width=(format!("{:.1}", 100.0 * f64::from(*count) / f64::from(most))) height="10" {}
                }
                span .bar-count { (count) " " span .faint { (percent(*count, all, lang)) } }
            }
        } }
    }
}

/// How much of a whole, as the language writes it.
pub(super) fn percent(part: u32, all: u32, lang: Lang) -> String {
    let percent = (100.0 * f64::from(part) / f64::from(all.max(1))).round();
    match lang {
        Lang::En => format!("{percent}%"),
        Lang::Fr => format!("{percent}\u{a0}%"),
    }
}

#[cfg(test)]
mod tests {
    use super::{percent, steps};
    use kernel::Lang;

    #[test]
    fn lines_stand_at_round_numbers_between_the_bounds() {
        assert_eq!(steps(1020, 1980), [1200, 1400, 1600, 1800]);
        assert_eq!(steps(-120, 130), [-100, -50, 0, 50, 100]);
        for (least, most) in [(0, 1), (1499, 1501), (-30_000, 60_000), (7, 257)] {
            let lines = steps(least, most);
            assert!(lines.len() <= 18 && lines.iter().all(|line| (least..=most).contains(line)), "{lines:?}");
        }
        assert_eq!((percent(1, 3, Lang::En), percent(1, 3, Lang::Fr)), ("33%".to_owned(), "33\u{a0}%".to_owned()));
        assert_eq!(percent(0, 0, Lang::En), "0%");
    }
}
