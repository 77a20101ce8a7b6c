//! How a game ended, as far as ratings ask, and which games count.

use serde::{Deserialize, Serialize};

/// How somebody came out of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Finish {
    /// With this rank: 1 is first, equal ranks are ties. In a team everybody has 1 if the team won, else 2.
    Rank(u8),
    /// Gave up, or was away until a bot or somebody else took the chair for good; after this many decisions of the game.
    Left(u32),
    /// Was still there when the game was ended before its end.
    Stayed,
}

/// Who sat in a chair when the game began. Whoever took it over later is not rated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side<P> {
    /// A person.
    Person(P),
    /// A bot, by its level.
    Bot(String),
}

impl<P> Side<P> {
    /// The person, if it was one.
    pub fn person(&self) -> Option<&P> {
        match self {
            Side::Person(person) => Some(person),
            Side::Bot(_) => None,
        }
    }
}

/// One chair of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant<P> {
    /// Who.
    pub side: Side<P>,
    /// How it ended for them.
    pub finish: Finish,
}

/// What a team plays against: a scenario at a level, for a number of players. Each has a skill of its own, which says how
/// hard it has proved to be.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Task(String);

impl Task {
    /// Of a scenario at a level; the number of players is told by the game that was played.
    pub fn new(scenario: &str, level: &str, players: usize) -> Task {
        Task(format!("{scenario} {level} {players}"))
    }

    /// As it is written down.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// From what was written down.
    pub fn read(written: String) -> Task {
        Task(written)
    }
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contest<P> {
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// At which table: orders games that ended in the same millisecond.
    pub table: String,
    /// Everybody, by seat.
    pub entrants: Vec<Entrant<P>>,
    /// What they played against together, if they did.
    pub task: Option<Task>,
    /// What was unusual at the table.
    pub conditions: Conditions,
}

/// What keeps a game from being rated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Conditions {
    /// Whoever opened the table did not want it to be rated.
    pub friendly: bool,
    /// Somebody asked for a hint.
    pub hints: bool,
    /// It was played with an edition that did not come with the game.
    pub edition: bool,
    /// It did not begin at the beginning.
    pub what_if: bool,
    /// Everybody agreed to go back to an earlier moment.
    #[serde(default)]
    pub went_back: bool,
}

/// Why a game changes no skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unrated {
    /// It was opened as a friendly game.
    Friendly,
    /// Somebody asked for a hint.
    Hints,
    /// It was played with another edition.
    Edition,
    /// It did not begin at the beginning.
    WhatIf,
    /// Everybody agreed to go back to an earlier moment.
    WentBack,
    /// Somebody sat in two chairs.
    TwoChairs,
    /// There were not two people; a team needs one.
    TooFewPeople,
    /// It was ended before its end, and nobody had left.
    Stopped,
}

impl Unrated {
    /// Every reason.
    pub const ALL: [Unrated; 8] = [
        Unrated::Friendly,
        Unrated::Hints,
        Unrated::Edition,
        Unrated::WhatIf,
        Unrated::WentBack,
        Unrated::TwoChairs,
        Unrated::TooFewPeople,
        Unrated::Stopped,
    ];

    /// Its stable name.
    pub const fn id(self) -> &'static str {
        match self {
            Unrated::Friendly => "friendly",
            Unrated::Hints => "hints",
            Unrated::Edition => "edition",
            Unrated::WhatIf => "what-if",
            Unrated::WentBack => "went-back",
            Unrated::TwoChairs => "two-chairs",
            Unrated::TooFewPeople => "too-few-people",
            Unrated::Stopped => "stopped",
        }
    }
}

impl<P: Ord> Contest<P> {
    /// When and where it ended: the order in which games are entered.
    pub fn order(&self) -> (u64, &str) {
        (self.ended, &self.table)
    }

    /// The place of everybody, from 1, as ratings compare them; those who came out equal share it. None where nobody has been
    /// compared: the game was ended before its end.
    pub fn places(&self) -> Option<Vec<usize>> {
        (!self.was_stopped()).then(|| places(&self.entrants))
    }

    /// Why this game is not rated, if it is not.
    pub fn why_unrated(&self) -> Option<Unrated> {
        let Conditions { friendly, hints, edition, what_if, went_back } = self.conditions;
        let mut people: Vec<&P> = self.people().map(|(person, _)| person).collect();
        let sat = people.len();
        people.sort();
        people.dedup();
        let needed = if self.task.is_some() { 1 } else { 2 };
        let nobody_left = !self.people().any(|(_, finish)| matches!(finish, Finish::Left(_)));
        [
            (friendly, Unrated::Friendly),
            (hints, Unrated::Hints),
            (edition, Unrated::Edition),
            (what_if, Unrated::WhatIf),
            (went_back, Unrated::WentBack),
            (people.len() < sat, Unrated::TwoChairs),
            (people.len() < needed, Unrated::TooFewPeople),
            (self.was_stopped() && nobody_left, Unrated::Stopped),
        ]
        .into_iter()
        .find_map(|(holds, why)| holds.then_some(why))
    }

    /// The people with how it ended for them.
    pub(crate) fn people(&self) -> impl Iterator<Item = (&P, Finish)> {
        self.entrants.iter().filter_map(|entrant| Some((entrant.side.person()?, entrant.finish)))
    }

    /// Whether it was ended before its end.
    pub(crate) fn was_stopped(&self) -> bool {
        self.entrants.iter().any(|entrant| entrant.finish == Finish::Stayed)
    }
}

impl Finish {
    /// For comparing: smaller is better. Whoever left is behind all who did not, and behind those who left later.
    pub(crate) fn order(self) -> u32 {
        match self {
            Finish::Stayed => 0,
            Finish::Rank(rank) => u32::from(rank),
            Finish::Left(after) => u32::MAX - after,
        }
    }
}

/// The place of everybody, from 1: those who came out equal share it.
pub(crate) fn places<P>(entrants: &[Entrant<P>]) -> Vec<usize> {
    let better = |than: &Entrant<P>| entrants.iter().filter(|one| one.finish.order() < than.finish.order()).count();
    entrants.iter().map(|entrant| 1 + better(entrant)).collect()
}
