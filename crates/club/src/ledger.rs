//! The ratings of one game: changed by one contest after the other, or made anew from all of them.

use crate::contest::{Contest, Entrant, Finish, Side, Task, Unrated, places};
use crate::skill::{Rated, Skill, config};
use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinRating, weng_lin_multi_team};
use std::collections::BTreeMap;

/// How strong the bots are, by level: measured by the arena, and not changed by games with people.
#[derive(Clone, Debug, Default)]
pub struct Anchors(BTreeMap<String, Skill>);

impl Anchors {
    /// From levels with their points on the shown scale.
    pub fn new<'a>(levels: impl IntoIterator<Item = (&'a str, f64)>) -> Anchors {
        Anchors(levels.into_iter().map(|(level, points)| (level.to_owned(), Skill::known(points))).collect())
    }

    /// A level that nobody has measured counts as a newcomer who never learns.
    fn of(&self, level: &str) -> Skill {
        self.0.get(level).copied().unwrap_or_default()
    }
}

/// Why a contest was not entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It does not count; nothing is to be done.
    Unrated(Unrated),
    /// A game that ended later is in already: the ledger is to be made anew.
    OutOfOrder,
}

/// The ratings of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "P: Ord + Serialize", deserialize = "P: Ord + Deserialize<'de>"))]
pub struct Ledger<P: Ord> {
    people: BTreeMap<P, Rated>,
    tasks: BTreeMap<Task, Rated>,
    /// The last game that was entered.
    last: Option<(u64, String)>,
}

impl<P: Ord> Default for Ledger<P> {
    fn default() -> Ledger<P> {
        Ledger { people: BTreeMap::new(), tasks: BTreeMap::new(), last: None }
    }
}

impl<P: Ord + Clone> Ledger<P> {
    /// Made anew from all contests, in whichever order they come. It equals the one that was kept game by game.
    pub fn from_all(contests: impl IntoIterator<Item = Contest<P>>, anchors: &Anchors) -> Ledger<P> {
        let mut all: Vec<_> = contests.into_iter().collect();
        all.sort_by(|one, other| (one.ended, &one.table).cmp(&(other.ended, &other.table)));
        let mut ledger = Ledger::default();
        for contest in &all {
            // What does not count changes nothing, and in order they are.
            let _ = ledger.enter(contest, anchors);
        }
        ledger
    }

    /// The part of a ledger that one game asks for: what is known of those who played it, and the last game that was entered
    /// before. Entering that game changes it as it would change the whole ledger.
    pub fn part(
        people: impl IntoIterator<Item = (P, Rated)>,
        tasks: impl IntoIterator<Item = (Task, Rated)>,
        last: Option<(u64, String)>,
    ) -> Ledger<P> {
        Ledger { people: people.into_iter().collect(), tasks: tasks.into_iter().collect(), last }
    }

    /// Everybody who has played a rated game, with what the games told.
    pub fn people(&self) -> impl Iterator<Item = (&P, Rated)> {
        self.people.iter().map(|(person, rated)| (person, *rated))
    }

    /// Every task that a team has tried, with how hard it has proved to be.
    pub fn tasks(&self) -> impl Iterator<Item = (&Task, Rated)> {
        self.tasks.iter().map(|(task, rated)| (task, *rated))
    }

    /// Enters a game; says why not, and then nothing has changed.
    pub fn enter(&mut self, contest: &Contest<P>, anchors: &Anchors) -> Result<(), Refused> {
        if let Some(why) = contest.why_unrated() {
            return Err(Refused::Unrated(why));
        }
        let at = (contest.ended, contest.table.clone());
        if self.last.as_ref().is_some_and(|last| *last >= at) {
            return Err(Refused::OutOfOrder);
        }
        match &contest.task {
            Some(task) => self.enter_team(contest, task, anchors),
            None => self.enter_all(contest, anchors),
        }
        self.last = Some(at);
        Ok(())
    }

    /// What somebody's games told; a newcomer before the first.
    pub fn of(&self, person: &P) -> Rated {
        self.people.get(person).copied().unwrap_or_default()
    }

    /// How hard a task has proved to be, if a team has tried it: this many points stronger than newcomers it is.
    pub fn of_task(&self, task: &Task) -> Option<Rated> {
        self.tasks.get(task).copied()
    }

    /// The best first, without those whose skill is provisional.
    pub fn best(&self) -> Vec<(&P, Rated)> {
        let sure = self.people.iter().filter(|(_, rated)| !rated.is_provisional());
        let mut best: Vec<_> = sure.map(|(person, rated)| (person, *rated)).collect();
        best.sort_by(|(_, one), (_, other)| other.skill.at_least().total_cmp(&one.skill.at_least()));
        best
    }

    fn before(&self, side: &Side<P>, anchors: &Anchors) -> WengLinRating {
        match side {
            Side::Person(person) => self.of(person).skill.drifted().model(),
            Side::Bot(level) => anchors.of(level).model(),
        }
    }

    /// Everybody against everybody. In a game that was ended before its end only those who left are rated: the others
    /// have not been compared.
    fn enter_all(&mut self, contest: &Contest<P>, anchors: &Anchors) {
        let Contest { entrants, .. } = contest;
        let before: Vec<[WengLinRating; 1]> =
            entrants.iter().map(|entrant| [self.before(&entrant.side, anchors)]).collect();
        let ranks = places(entrants);
        let sides: Vec<_> =
            before.iter().map(<[_; 1]>::as_slice).zip(ranks.into_iter().map(MultiTeamOutcome::new)).collect();
        let after = weng_lin_multi_team(&sides, &config());
        for (entrant, after) in entrants.iter().zip(after) {
            let counts = !contest.was_stopped() || matches!(entrant.finish, Finish::Left(_));
            if let (true, Some(after)) = (counts, after.first()) {
                self.note(&entrant.side, *after);
            }
        }
    }

    /// All together against a task. Whoever left has lost; if anybody did, nobody else is rated, nor is the task.
    fn enter_team(&mut self, contest: &Contest<P>, task: &Task, anchors: &Anchors) {
        let Contest { entrants, .. } = contest;
        let team: Vec<_> = entrants.iter().map(|entrant| self.before(&entrant.side, anchors)).collect();
        let hard = self.of_task(task).unwrap_or(Rated { skill: Skill::of_task(entrants.len()), games: 0 });
        let left = |entrant: &Entrant<P>| matches!(entrant.finish, Finish::Left(_));
        let given_up = entrants.iter().any(left);
        let won = !given_up && entrants.iter().all(|entrant| entrant.finish == Finish::Rank(1));
        let (ours, theirs) = if won { (1, 2) } else { (2, 1) };
        let against = [hard.skill.model()];
        let sides = [(team.as_slice(), MultiTeamOutcome::new(ours)), (&against[..], MultiTeamOutcome::new(theirs))];
        let mut after = weng_lin_multi_team(&sides, &config()).into_iter();
        for (entrant, after) in entrants.iter().zip(after.next().unwrap_or_default()) {
            if !given_up || left(entrant) {
                self.note(&entrant.side, after);
            }
        }
        let task_after = after.next().and_then(|side| side.first().copied());
        if let (false, Some(after)) = (given_up, task_after) {
            let rated = Rated { skill: Skill::from_model(after), games: hard.games + 1 };
            self.tasks.insert(task.clone(), rated);
        }
    }

    /// Bots stay as they are.
    fn note(&mut self, side: &Side<P>, after: WengLinRating) {
        if let Side::Person(person) = side {
            let rated = self.people.entry(person.clone()).or_default();
            *rated = Rated { skill: Skill::from_model(after), games: rated.games + 1 };
        }
    }
}
