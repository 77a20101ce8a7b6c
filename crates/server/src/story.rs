//! How a game went: whose turn began where, and once it is over who got which points by which rule, and what turned it.

use crate::Fault;
use crate::app::{App, Asker};
use crate::replay::{Tape, tape};
use ::table::TableId;
use catalog::Happening;
use kernel::record::Entry;
use kernel::{Lang, Seat};
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// Of the moments that turned a game so many are told.
const MOMENTS: usize = 3;

/// How a game went.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Story {
    /// How many entries there are.
    last: u32,
    /// Where another seat began to act.
    marks: Vec<Mark>,
    /// How it ended, once it has.
    ending: Option<Ending>,
}

/// A seat began to act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Mark {
    /// With this entry of the record.
    n: u32,
    /// Which seat.
    seat: u8,
    /// Who.
    name: String,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Ending {
    /// What the game's last sentence says.
    verdict: String,
    /// Whether all seats win or lose together.
    team: bool,
    /// Points by rule, those that gave most first.
    rules: Vec<RulePoints>,
    /// Points by moment, and what everybody had then.
    course: Vec<Scoring>,
    /// The moments that turned the game, in their order.
    moments: Vec<Turning>,
}

/// What a rule gave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct RulePoints {
    /// Which rule.
    rule: &'static str,
    /// Its title.
    title: String,
    /// By seat.
    points: Vec<i32>,
}

/// What one moment gave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Scoring {
    /// With this entry of the record.
    n: u32,
    /// By seat.
    points: Vec<i32>,
    /// By seat, with all that came before.
    totals: Vec<i32>,
}

/// A moment that turned the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Turning {
    /// With this entry of the record.
    n: u32,
    /// What happened.
    text: String,
}

/// One event that gave points.
struct Scored {
    n: u32,
    rule: &'static str,
    seat: Seat,
    points: i32,
    text: String,
}

/// The story of a game, as somebody may know it.
pub(crate) async fn story(app: &App, asker: &Asker, id: &TableId) -> Result<Story, Fault> {
    let (tape, lang) = (tape(app, asker, id, None).await?, asker.lang);
    let told = tokio::task::spawn_blocking(move || Story::of(&tape, lang)).await;
    told.map_err(|error| Fault::internal("a story ended", &error))?
}

impl Story {
    fn of(tape: &Tape, lang: Lang) -> Result<Story, Fault> {
        let mut marks: Vec<Mark> = Vec::new();
        let mut scored: Vec<Scored> = Vec::new();
        let mut verdict = String::new();
        let mut seats = 0;
        let say = |happening: &Happening| tape.game.words().say(lang, &happening.whole().phrase, tape.names());
        let mut hear = |played: &dyn catalog::AnyMatch, entry: Option<&Entry>, happenings: Vec<Happening>| {
            seats = usize::from(played.seats());
            let n = played.number();
            match entry {
                Some(Entry::Act(act)) if marks.last().is_none_or(|mark| mark.seat != act.seat.0) => {
                    let name = kernel::seat_name(lang, act.seat, tape.names());
                    marks.push(Mark { n, seat: act.seat.0, name });
                }
                // What was taken back gave nobody anything.
                Some(Entry::Undo(undo)) => scored.retain(|one| one.n != undo.undo),
                Some(Entry::Act(_)) | None => {}
            }
            for happening in &happenings {
                if let Some((seat, points)) = happening.points() {
                    let text = say(happening);
                    scored.push(Scored { n, rule: happening.rule.as_str(), seat, points, text });
                }
            }
            if let Some(happening) = happenings.last() {
                verdict = say(happening);
            }
        };
        tape.game
            .replay(&tape.record, tape.edition, &mut hear)
            .map_err(|fault| Fault::internal("a record does not replay", &fault))?;
        let last = tape.record.entries.len() as u32;
        let ending = tape.ended.then(|| Ending {
            verdict,
            team: tape.game.about().cooperative,
            rules: by_rule(&scored, seats, tape, lang),
            course: course(&scored, seats),
            moments: turnings(&scored, seats),
        });
        Ok(Story { last, marks, ending })
    }
}

/// Points by rule, those that gave most first.
fn by_rule(scored: &[Scored], seats: usize, tape: &Tape, lang: Lang) -> Vec<RulePoints> {
    let mut sums: BTreeMap<&'static str, Vec<i32>> = BTreeMap::new();
    for one in scored {
        sums.entry(one.rule).or_insert_with(|| vec![0; seats])[one.seat.index()] += one.points;
    }
    let volume = tape.game.book().volume(lang);
    let title = |rule: &str| volume.rule(rule).map_or_else(|| rule.to_owned(), |entry| entry.title.clone());
    let mut rules: Vec<RulePoints> =
        sums.into_iter().map(|(rule, points)| RulePoints { rule, title: title(rule), points }).collect();
    rules.sort_by_key(|rule| std::cmp::Reverse(rule.points.iter().map(|points| points.abs()).sum::<i32>()));
    rules
}

/// What every moment gave, in order.
fn course(scored: &[Scored], seats: usize) -> Vec<Scoring> {
    let mut totals = vec![0; seats];
    let mut course: Vec<Scoring> = Vec::new();
    for moment in scored.chunk_by(|one, next| one.n == next.n) {
        let mut points = vec![0; seats];
        for one in moment {
            points[one.seat.index()] += one.points;
            totals[one.seat.index()] += one.points;
        }
        course.push(Scoring { n: moment[0].n, points, totals: totals.clone() });
    }
    course
}

/// The moments after which somebody else led, or that changed the distances most; none at the very beginning.
fn turnings(scored: &[Scored], seats: usize) -> Vec<Turning> {
    let course = course(scored, seats);
    let leader = |totals: &[i32]| (0..totals.len()).max_by_key(|&seat| (totals[seat], std::cmp::Reverse(seat)));
    let mut found: Vec<(bool, i32, u32)> = course
        .windows(2)
        .map(|pair| {
            let (before, now) = (&pair[0], &pair[1]);
            let swing = now.points.iter().max().unwrap_or(&0) - now.points.iter().min().unwrap_or(&0);
            (leader(&before.totals) != leader(&now.totals), swing, now.n)
        })
        .filter(|&(turned, swing, _)| turned || swing > 0)
        .collect();
    found.sort_by_key(|&(turned, swing, n)| std::cmp::Reverse((turned, swing, n)));
    found.truncate(MOMENTS);
    found.sort_by_key(|moment| moment.2);
    let text = |n: u32| {
        let there = scored.iter().filter(|one| one.n == n);
        there.max_by_key(|one| one.points.abs()).map(|one| one.text.clone()).unwrap_or_default()
    };
    found.into_iter().map(|(_, _, n)| Turning { n, text: text(n) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scored(n: u32, seat: u8, points: i32) -> Scored {
        Scored { n, rule: "X", seat: Seat(seat), points, text: format!("{points} for {seat}") }
    }

    #[test]
    fn a_course_adds_up_and_a_change_of_the_lead_turns_the_game() {
        let all = [scored(3, 0, 2), scored(3, 1, 1), scored(5, 0, 1), scored(9, 1, 7), scored(12, 0, 1)];
        let course = course(&all, 2);
        assert_eq!(course.iter().map(|one| one.n).collect::<Vec<_>>(), [3, 5, 9, 12]);
        assert_eq!(course[3].totals, [4, 8]);
        assert_eq!(course[2].points, [0, 7]);
        let turned = turnings(&all, 2);
        assert_eq!(turned[1], Turning { n: 9, text: "7 for 1".to_owned() });
        assert!(turned.iter().map(|one| one.n).is_sorted(), "they are told in their order");
    }
}
