//! What a finished table was as a contest. The rules, besides those of the crate `club`:
//!
//! - Rated is who sat in a chair when the game began, whoever sat there in the end.
//! - Whoever gave up, or whose chair a bot or a substitute had when the game ended, has left at that moment.
//! - Whoever was late when the others voted to end the game without them has left, too; those who came back meanwhile have not.
//! - Of two players the one who stays has won when the other gives up or is missed so; a team has lost then.
//! - A table counts as one with hints if its players could ask for them.
//! - What a team plays against is the game with its options, for this many players.

use crate::store::{Entry, Outcome, Sat};
use ::club::{Conditions, Contest, Entrant, Finish, Side, Task};
use ::table::{Chair, Deed, Hints, Line, Millis, PersonId, Room, Sitter};
use kernel::{OptionKind, Standing, Table};
use std::collections::BTreeMap;

/// A finished table as it is entered; nothing if no game was played to an end there.
pub(crate) fn entry_of(room: &Room, lines: &[Line]) -> Option<Entry> {
    if !room.phase().has_ended() {
        return None;
    }
    let mut course = Course::default();
    lines.iter().for_each(|line| course.read(line));
    room.missed().iter().for_each(|chair| course.miss(chair));
    let (sitters, ended) = (course.sitters.take()?, course.ended?);
    let results = room.card().result;
    let together = room.game().about().cooperative;
    let finishes: Vec<Finish> =
        (0..sitters.len()).map(|chair| finish(chair, &course, results.as_deref(), together)).collect();
    let entrants: Vec<Entrant<PersonId>> =
        sitters.iter().zip(&finishes).map(|(side, finish)| Entrant { side: side.clone(), finish: *finish }).collect();
    let task = together.then(|| task_of(&room.plan().table, room.game().about().options));
    let contest = Contest {
        ended: ended as u64,
        table: room.id().to_string(),
        entrants,
        task,
        conditions: Conditions {
            friendly: room.plan().friendly,
            hints: had_hints(room.plan().hints, &sitters),
            edition: room.plan().edition.is_some(),
            what_if: course.from_position,
            went_back: course.went_back,
        },
    };
    let sat = people(&contest, results.as_deref());
    Some(Entry { table: room.id().clone(), game: room.plan().game.clone(), contest, sat })
}

/// What a journal tells of those who played, line by line.
#[derive(Default)]
struct Course {
    chairs: Vec<Chair>,
    /// Who sat where when the game began.
    sitters: Option<Vec<Side<PersonId>>>,
    /// How many entries the record has.
    number: u32,
    /// The chairs that somebody has left, and after which entry.
    away: BTreeMap<u8, u32>,
    /// The same, of those who do not come back.
    gone: BTreeMap<u8, u32>,
    /// Somebody of two gave up, or was missed: the other one has won.
    conceded: bool,
    went_back: bool,
    from_position: bool,
    ended: Option<Millis>,
}

impl Course {
    fn read(&mut self, line: &Line) {
        match &line.deed {
            Deed::Opened { chairs, .. } => self.chairs.clone_from(chairs),
            Deed::Sat { chair, person, name } => {
                self.seat(*chair, Sitter::Person { person: person.clone(), name: name.clone() });
            }
            Deed::Rose { chair } | Deed::Declined { chair } => self.seat(*chair, Sitter::Friend),
            Deed::Filled { chair, level } => self.seat(*chair, Sitter::Bot { level: level.clone() }),
            Deed::Started { header, .. } => {
                self.sitters = Some(self.chairs.iter().map(side_of).collect());
                self.from_position = header.position.is_some();
            }
            Deed::Acted { entry, end } => {
                self.number = entry.n;
                self.ended = self.ended.or(end.is_some().then_some(line.at));
            }
            Deed::TookBack { entry } => self.number = entry.n,
            Deed::WentBack { to } => (self.number, self.went_back) = (*to, true),
            Deed::Replaced { chair, .. } | Deed::Substituted { chair, .. } => {
                self.away.entry(*chair).or_insert(self.number);
            }
            Deed::Returned { chair } | Deed::Reclaimed { chair } => {
                self.away.remove(chair);
            }
            Deed::Resigned { chair, .. } => self.leave(*chair),
            Deed::Conceded { chair } => {
                self.leave(*chair);
                (self.conceded, self.ended) = (true, Some(line.at));
            }
            Deed::Stopped { chair } => {
                self.leave(*chair);
                self.ended = Some(line.at);
            }
            Deed::Ended => self.ended = Some(line.at),
            Deed::SealOpened => self.ended = self.ended.or(Some(line.at)),
            Deed::Shared { .. }
            | Deed::AskedBack { .. }
            | Deed::AnsweredBack { .. }
            | Deed::Said { .. }
            | Deed::Watched { .. }
            | Deed::Again { .. }
            | Deed::Waited { .. }
            | Deed::Readied { .. }
            | Deed::Renamed { .. }
            | Deed::Nudged { .. }
            | Deed::BackExpired
            | Deed::StillHere { .. }
            | Deed::VoteOpened { .. }
            | Deed::Voted { .. }
            | Deed::VoteClosed { .. }
            | Deed::ChairOpened { .. }
            | Deed::Vacation { .. }
            | Deed::Talk { .. }
            | Deed::Removed { .. } => {}
        }
    }

    fn seat(&mut self, chair: u8, sitter: Sitter) {
        if let Some(chair) = self.chairs.get_mut(usize::from(chair)) {
            chair.sitter = sitter;
        }
    }

    /// The others ended the game without somebody who was late.
    fn miss(&mut self, chair: u8) {
        self.leave(chair);
        self.conceded |= self.sitters.as_ref().is_some_and(|sitters| sitters.len() == 2);
    }

    /// Somebody gives up. If they were away already, they left then.
    fn leave(&mut self, chair: u8) {
        let since = self.away.get(&chair).copied().unwrap_or(self.number);
        self.gone.entry(chair).or_insert(since);
    }
}

fn side_of(chair: &Chair) -> Side<PersonId> {
    match &chair.sitter {
        Sitter::Person { person, .. } | Sitter::Beside { person, .. } | Sitter::Kept { person, .. } => {
            Side::Person(person.clone())
        }
        Sitter::Bot { level } => Side::Bot(level.clone()),
        // No game begins before every chair is taken.
        Sitter::Friend | Sitter::Anyone => Side::Bot(String::new()),
    }
}

fn finish(chair: usize, course: &Course, results: Option<&[Standing]>, together: bool) -> Finish {
    let number = chair as u8;
    if let Some(after) = course.gone.get(&number).or(course.away.get(&number)) {
        return Finish::Left(*after);
    }
    if let Some(standing) = results.and_then(|results| results.get(chair)) {
        return Finish::Rank(standing.place);
    }
    if course.conceded && !together { Finish::Rank(1) } else { Finish::Stayed }
}

fn had_hints(hints: Hints, sitters: &[Side<PersonId>]) -> bool {
    let mut people = sitters.iter().filter_map(Side::person);
    let first = people.next();
    let alone = people.all(|person| Some(person) == first);
    match hints {
        Hints::Always => true,
        Hints::Bots => alone,
        Hints::Never => false,
    }
}

/// What a team plays against: whatever was chosen otherwise than usual, numbers apart.
fn task_of(table: &Table, options: &[kernel::OptionSpec]) -> Task {
    let (mut words, mut numbers) = (Vec::new(), Vec::new());
    for option in options {
        let Some(value) = table.options.get(option.key) else { continue };
        match option.kind {
            OptionKind::Choice(all) => {
                words.extend(value.as_str().filter(|word| all.first() != Some(word)).map(str::to_owned));
            }
            OptionKind::Flag => words.extend((value == true).then(|| option.key.to_owned())),
            OptionKind::Number { default, .. } => {
                let chosen = value.as_i64().filter(|number| *number != default);
                numbers.extend(chosen.map(|number| format!("{}={number}", option.key)));
            }
            OptionKind::Seat | OptionKind::EachSeat { .. } | OptionKind::List { .. } | OptionKind::Fields { .. } => {}
        }
    }
    let joined = |parts: Vec<String>| if parts.is_empty() { "–".to_owned() } else { parts.join("+") };
    Task::new(&joined(words), &joined(numbers), usize::from(table.seats))
}

/// How the game went for each of the people, once for each.
fn people(contest: &Contest<PersonId>, results: Option<&[Standing]>) -> Vec<Sat> {
    let places = contest.places();
    let mut sat: Vec<Sat> = Vec::new();
    for (chair, entrant) in contest.entrants.iter().enumerate() {
        let Some(person) = entrant.side.person() else { continue };
        if sat.iter().any(|known| known.person == *person) {
            continue;
        }
        // A team has won or lost: nobody in it is before another.
        let place = match entrant.finish {
            Finish::Rank(rank) if contest.task.is_some() => Some(rank),
            Finish::Stayed | Finish::Left(_) if contest.task.is_some() => None,
            Finish::Rank(_) | Finish::Stayed | Finish::Left(_) => {
                places.as_ref().and_then(|places| places.get(chair)).map(|place| *place as u8)
            }
        };
        let outcome = match entrant.finish {
            Finish::Rank(_) if place == Some(1) => Outcome::Won,
            Finish::Rank(_) => Outcome::Lost,
            Finish::Left(_) => Outcome::Left,
            Finish::Stayed => Outcome::Stopped,
        };
        let score = results.and_then(|results| results.get(chair)).map(|standing| standing.score);
        sat.push(Sat { person: person.clone(), place, score: score.filter(|_| outcome != Outcome::Left), outcome });
    }
    sat
}
