//! How a game went: whose turn began where, and once it is over who got which points by which rule, and what turned it.

use crate::Fault;
use crate::app::{App, Asker};
use crate::replay::{Tape, tape};
use ::table::TableId;
use catalog::{EraBegun, Eras, Happening};
use kernel::record::Entry;
use kernel::{Lang, Seat};
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// What the course of the lead counts, in a game's own words.
const LEAD: &str = "label-lead";

/// Of the moments that turned a game this many are told.
const MOMENTS: usize = 3;

/// How a game went.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Story {
    /// How many entries there are.
    last: u32,
    /// Where another seat began to act.
    marks: Vec<Mark>,
    /// What divides the game: rounds, turns of all, eruptions.
    eras: Vec<EraMark>,
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

/// An era of the game began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct EraMark {
    /// After this many entries of the record.
    n: u32,
    /// Which era.
    number: u32,
    /// What it is called, with its number.
    text: String,
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
    /// What else was won and lost by rule: food, health, gold. What decides the game comes first.
    accounts: Vec<Account>,
    /// What the course of the lead counts, where that is not the points.
    lead: Option<String>,
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

/// What was won and lost of one thing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Account {
    /// Of what.
    title: String,
    /// By rule, those that gave most first. In a team every seat has the sum of all.
    rules: Vec<RulePoints>,
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

/// One event that gave points, or something else that is counted.
struct Scored {
    n: u32,
    rule: &'static str,
    seat: Seat,
    points: i32,
    text: String,
    /// Of what, unless it is points.
    of: Option<&'static str>,
    /// Whether it moves what the course shows.
    decides: bool,
}

/// What is heard of a game while it is played again.
#[derive(Default)]
struct Heard {
    seats: usize,
    marks: Vec<Mark>,
    eras: Eras,
    scored: Vec<Scored>,
    /// How far everybody was at the moments when that changed.
    leads: Vec<(u32, Vec<i32>)>,
    verdict: String,
}

/// The story of a game, as somebody may know it.
pub(crate) async fn story(app: &App, asker: &Asker, id: &TableId) -> Result<Story, Fault> {
    let (tape, lang) = (tape(app, asker, id, None).await?, asker.lang);
    let told = tokio::task::spawn_blocking(move || Story::of(&tape, lang)).await;
    told.map_err(|error| Fault::internal("a story ended", &error))?
}

impl Story {
    fn of(tape: &Tape, lang: Lang) -> Result<Story, Fault> {
        let mut heard = Heard::default();
        let mut hear = |played: &dyn catalog::AnyMatch, entry: Option<&Entry>, happenings: Vec<Happening>| {
            heard.moment(tape, lang, played, entry, &happenings);
        };
        tape.game
            .replay(&tape.record, tape.edition, &mut hear)
            .map_err(|fault| Fault::internal("a record does not replay", &fault))?;
        let last = tape.record.entries.len() as u32;
        let marks = std::mem::take(&mut heard.marks);
        let eras = heard.eras.told(tape.game.words(), lang);
        let eras = eras.into_iter().map(|EraBegun { entry: n, number, text }| EraMark { n, number, text }).collect();
        let ending = tape.ended.then(|| heard.ending(tape, lang));
        Ok(Story { last, marks, eras, ending })
    }
}

impl Heard {
    /// One entry of the record, and what happened by it.
    fn moment(
        &mut self,
        tape: &Tape,
        lang: Lang,
        played: &dyn catalog::AnyMatch,
        entry: Option<&Entry>,
        happenings: &[Happening],
    ) {
        self.seats = usize::from(played.seats());
        let n = played.number();
        match entry {
            Some(Entry::Act(act)) if self.marks.last().is_none_or(|mark| mark.seat != act.seat.0) => {
                let name = kernel::seat_name(lang, act.seat, tape.names());
                self.marks.push(Mark { n, seat: act.seat.0, name });
            }
            // What was taken back gave nobody anything.
            Some(Entry::Undo(undo)) => {
                self.eras.forget(undo.undo);
                self.scored.retain(|one| one.n != undo.undo);
                self.leads.retain(|(n, _)| *n != undo.undo);
            }
            Some(Entry::Act(_)) | None => {}
        }
        self.eras.hear(n, happenings);
        let lead = played.lead();
        if self.leads.last().is_none_or(|(_, before)| *before != lead) && !lead.is_empty() {
            self.leads.push((n, lead));
        }
        for happening in happenings {
            let text = tape.game.words().say(lang, &happening.whole().phrase, tape.names());
            let rule = happening.rule.as_str();
            let scored = happening.points().map(|(seat, points)| Scored {
                n,
                rule,
                seat,
                points,
                text: text.clone(),
                of: None,
                decides: self.leads.is_empty(),
            });
            let gained = happening.gains().into_iter().map(|gain| Scored {
                n,
                rule,
                seat: gain.seat,
                points: gain.amount,
                text: text.clone(),
                of: Some(gain.of),
                decides: gain.decides,
            });
            self.scored.extend(scored.into_iter().chain(gained));
            self.verdict = text;
        }
    }

    fn ending(self, tape: &Tape, lang: Lang) -> Ending {
        let team = tape.game.about().cooperative;
        let course = if self.leads.is_empty() { course(&self.scored, self.seats) } else { steps(&self.leads) };
        Ending {
            verdict: self.verdict,
            team,
            rules: by_rule(self.scored.iter().filter(|one| one.of.is_none()), self.seats, tape, lang),
            accounts: accounts(&self.scored, self.seats, tape, lang),
            lead: (!self.leads.is_empty()).then(|| tape.game.words().label(lang, LEAD)),
            moments: turnings(&self.scored, &course),
            course,
        }
    }
}

/// What else was won and lost. What decides the game comes first, then what was counted first.
fn accounts(scored: &[Scored], seats: usize, tape: &Tape, lang: Lang) -> Vec<Account> {
    let mut kinds: Vec<(bool, &'static str)> = Vec::new();
    for one in scored {
        let Some(of) = one.of else { continue };
        match kinds.iter_mut().find(|(_, known)| *known == of) {
            Some((decides, _)) => *decides |= one.decides,
            None => kinds.push((one.decides, of)),
        }
    }
    kinds.sort_by_key(|(decides, _)| !decides);
    let account = |(_, of): (bool, &'static str)| {
        let mut rules = by_rule(scored.iter().filter(|one| one.of == Some(of)), seats, tape, lang);
        if tape.game.about().cooperative {
            for rule in &mut rules {
                let sum: i32 = rule.points.iter().sum();
                rule.points.fill(sum);
            }
        }
        Account { title: tape.game.words().label(lang, of), rules }
    };
    kinds.into_iter().map(account).collect()
}

/// Points by rule, those that gave most first.
fn by_rule<'a>(scored: impl Iterator<Item = &'a Scored>, seats: usize, tape: &Tape, lang: Lang) -> Vec<RulePoints> {
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

/// What every change of the lead gave, in order; the first is what everybody began with.
fn steps(leads: &[(u32, Vec<i32>)]) -> Vec<Scoring> {
    let mut before: &[i32] = &[];
    let mut course = Vec::new();
    for (n, totals) in leads {
        let points = totals.iter().enumerate().map(|(seat, now)| now - before.get(seat).unwrap_or(&0)).collect();
        course.push(Scoring { n: *n, points, totals: totals.clone() });
        before = totals;
    }
    course
}

/// The moments after which somebody else led, or that changed the distances most; none at the very beginning.
fn turnings(scored: &[Scored], course: &[Scoring]) -> Vec<Turning> {
    let leader = |totals: &[i32]| (0..totals.len()).max_by_key(|&seat| (totals[seat], std::cmp::Reverse(seat)));
    let mut found: Vec<(bool, i32, u32)> = course
        .windows(2)
        .map(|pair| {
            let (before, now) = (&pair[0], &pair[1]);
            (leader(&before.totals) != leader(&now.totals), swing(&now.points), now.n)
        })
        .filter(|&(turned, swing, n)| (turned || swing > 0) && told(scored, n).is_some())
        .collect();
    found.sort_by_key(|&(turned, swing, n)| std::cmp::Reverse((turned, swing, n)));
    found.truncate(MOMENTS);
    found.sort_by_key(|moment| moment.2);
    found.into_iter().map(|(_, _, n)| Turning { n, text: told(scored, n).unwrap_or_default() }).collect()
}

/// By how much a moment changed the distances; a team has one number, and no distance.
fn swing(points: &[i32]) -> i32 {
    match points {
        [] => 0,
        [one] => one.abs(),
        [_, _, ..] => points.iter().max().unwrap_or(&0) - points.iter().min().unwrap_or(&0),
    }
}

/// The sentence of what brought most at a moment; what decides the game goes before everything else.
fn told(scored: &[Scored], n: u32) -> Option<String> {
    let there = scored.iter().filter(|one| one.n == n);
    there.max_by_key(|one| (one.decides, one.points.abs())).map(|one| one.text.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scored(n: u32, seat: u8, points: i32) -> Scored {
        let text = format!("{points} for {seat}");
        Scored { n, rule: "X", seat: Seat(seat), points, text, of: None, decides: true }
    }

    #[test]
    fn a_course_adds_up_and_a_change_of_the_lead_turns_the_game() {
        let all = [scored(3, 0, 2), scored(3, 1, 1), scored(5, 0, 1), scored(9, 1, 7), scored(12, 0, 1)];
        let course = course(&all, 2);
        assert_eq!(course.iter().map(|one| one.n).collect::<Vec<_>>(), [3, 5, 9, 12]);
        assert_eq!(course[3].totals, [4, 8]);
        assert_eq!(course[2].points, [0, 7]);
        let turned = turnings(&all, &course);
        assert_eq!(turned[1], Turning { n: 9, text: "7 for 1".to_owned() });
        assert!(turned.iter().map(|one| one.n).is_sorted(), "they are told in their order");
    }

    #[test]
    fn a_team_has_one_line_and_its_worst_moments_are_told() {
        let hurt = |n: u32, points: i32, decides: bool| Scored { of: Some("health"), decides, ..scored(n, 1, points) };
        let course = steps(&[(0, vec![30]), (4, vec![28]), (6, vec![21]), (9, vec![20])]);
        assert_eq!(course.iter().map(|one| one.points[0]).collect::<Vec<_>>(), [30, -2, -7, -1]);
        let all = [hurt(4, -2, true), hurt(6, 9, false), hurt(6, -7, true), hurt(9, -1, true)];
        let turned = turnings(&all, &course);
        assert_eq!(turned.len(), 3);
        assert_eq!(turned[1], Turning { n: 6, text: "-7 for 1".to_owned() }, "what decides is told");
    }

    #[test]
    fn a_change_that_nothing_explains_is_no_moment() {
        let course = steps(&[(0, vec![0, 0]), (3, vec![2, 0])]);
        assert_eq!(turnings(&[], &course), []);
    }
}
