//! Entering finished games: each once, and in the order in which they ended.

use super::{Answer, Cells, Door, Entry, Sat, number, perhaps, text, unexpected};
use crate::store::forgetting::forget_listing;
use crate::store::sheets::{Cell, Row};
use ::club::{Anchors, Contest, Ledger, Rated};
use ::table::{PersonId, TableId};
use std::collections::{BTreeMap, BTreeSet};

/// Everything that was entered, to be compared: rows of each table, in order.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    contests: Vec<Row>,
    played: Vec<Row>,
    ratings: Vec<Row>,
    tasks: Vec<Row>,
}

impl Kept {
    /// Finished games, and ratings of people.
    pub(crate) fn counts(&self) -> (usize, usize) {
        (self.contests.len(), self.ratings.len())
    }
}

const FINISHED: &str = "phase IN ('over', 'stopped')";
/// What is asked again and again: it must be found by an index.
pub(super) const UNENTERED: &str =
    "SELECT id FROM play WHERE entered = 0 AND phase IN ('over', 'stopped') ORDER BY no LIMIT $1";

pub(super) async fn unentered(door: &impl Door, limit: u32) -> Answer<Vec<TableId>> {
    let found = door.rows(UNENTERED, vec![number(limit)]).await?;
    found.into_iter().map(|row| Cells::of(row).table()).collect()
}

pub(super) async fn is_unentered(door: &impl Door, table: &TableId) -> Answer<bool> {
    let question = format!("SELECT id FROM play WHERE id = $1 AND entered = 0 AND {FINISHED}");
    Ok(!door.rows(&question, vec![text(table.as_str())]).await?.is_empty())
}

pub(super) async fn finished(door: &impl Door, after: i64, limit: u32) -> Answer<Vec<(i64, TableId)>> {
    let question = format!("SELECT no, id FROM play WHERE no > $1 AND {FINISHED} ORDER BY no LIMIT $2");
    let found = door.rows(&question, vec![number(after), number(limit)]).await?;
    let one = |row: Row| {
        let mut cells = Cells::of(row);
        Ok((cells.number()?, cells.table()?))
    };
    found.into_iter().map(one).collect()
}

pub(super) async fn pass_over(door: &impl Door, table: &TableId) -> Answer<()> {
    door.change("UPDATE play SET entered = 2 WHERE id = $1 AND entered = 0", vec![text(table.as_str())]).await?;
    Ok(())
}

/// Every game that is in the books.
pub(super) async fn games(door: &impl Door) -> Answer<Vec<String>> {
    let question = "SELECT game FROM contest UNION SELECT game FROM rating ORDER BY 1";
    door.rows(question, Vec::new()).await?.into_iter().map(|row| Cells::of(row).text()).collect()
}

/// Takes a name out of what is kept of tables in the archive.
pub(in crate::store) async fn forget_archived(door: &impl Door, person: &PersonId, name: &str) -> Answer<()> {
    let question = "SELECT play, card FROM contest WHERE card LIKE $1";
    for row in door.rows(question, vec![text(&format!("%\"{person}\"%"))]).await? {
        let mut cells = Cells::of(row);
        let (play, mut card) = (cells.text()?, serde_json::from_str(&cells.text()?)?);
        forget_listing(&mut card, person, name);
        let values = vec![text(&play), text(&serde_json::to_string(&card)?)];
        door.change("UPDATE contest SET card = $2 WHERE play = $1", values).await?;
    }
    Ok(())
}

#[cfg(test)]
pub(super) async fn empty(door: &impl Door) -> Answer<()> {
    door.alone().await?;
    for question in [
        "DELETE FROM contest",
        "DELETE FROM played",
        "DELETE FROM rating",
        "DELETE FROM rating_task",
        "UPDATE play SET entered = 0 WHERE entered <> 0",
    ] {
        door.change(question, Vec::new()).await?;
    }
    Ok(())
}

pub(super) async fn kept(door: &impl Door) -> Answer<Kept> {
    let columns =
        "person, ended, play, game, seats, outcome, place, score, task, was_mean, was_deviation, mean, deviation";
    Ok(Kept {
        contests: door
            .rows("SELECT play, game, ended, unrated, contest FROM contest ORDER BY play", Vec::new())
            .await?,
        played: door.rows(&format!("SELECT {columns} FROM played ORDER BY person, ended, play"), Vec::new()).await?,
        ratings: door
            .rows(
                "SELECT game, person, mean, deviation, games, least, sure FROM rating ORDER BY game, person",
                Vec::new(),
            )
            .await?,
        tasks: door
            .rows("SELECT game, task, mean, deviation, games FROM rating_task ORDER BY game, task", Vec::new())
            .await?,
    })
}

/// Enters games. Where one ended before another that is in already, the ratings of its game are made anew from all of them:
/// they are the same whenever each is entered.
pub(super) async fn enter(door: &impl Door, entries: &[Entry], anchors: &Anchors) -> Answer<()> {
    door.alone().await?;
    let mut by_game: BTreeMap<&str, Vec<&Entry>> = BTreeMap::new();
    for entry in entries {
        by_game.entry(&entry.game).or_default().push(entry);
    }
    for (game, mut entries) in by_game {
        entries.sort_by(|one, other| one.contest.order().cmp(&other.contest.order()));
        let last = last_of(door, game).await?;
        let mut rated: Vec<&Contest<PersonId>> = Vec::new();
        for entry in entries {
            if write(door, entry).await? && entry.contest.why_unrated().is_none() {
                rated.push(&entry.contest);
            }
        }
        let Some(first) = rated.first() else { continue };
        if last.as_ref().is_some_and(|(ended, table)| (*ended, table.as_str()) >= first.order()) {
            rate_anew(door, game, anchors).await?;
        } else {
            for contest in rated {
                let mut known = known_for(door, game, contest).await?;
                rate(door, game, contest, &mut known, anchors).await?;
                keep(door, game, &known).await?;
            }
        }
    }
    Ok(())
}

/// The last game that is rated.
async fn last_of(door: &impl Door, game: &str) -> Answer<Option<(u64, String)>> {
    let question =
        "SELECT ended, play FROM contest WHERE game = $1 AND unrated IS NULL ORDER BY ended DESC, play DESC LIMIT 1";
    let found = door.rows(question, vec![text(game)]).await?.into_iter().next();
    let read = |row| {
        let mut cells = Cells::of(row);
        Ok((cells.number()? as u64, cells.text()?))
    };
    found.map(read).transpose()
}

/// Writes a game down, without ratings; false if it is there already.
async fn write(door: &impl Door, entry: &Entry) -> Answer<bool> {
    let Entry { table, game, contest, sat } = entry;
    let play = text(table.as_str());
    if door.change("UPDATE play SET entered = 1 WHERE id = $1 AND entered <> 1", vec![play.clone()]).await? == 0 {
        return Ok(false);
    }
    let unrated = contest.why_unrated().map_or(Cell::Nothing, |why| text(why.id()));
    let (ended, written) = (number(contest.ended as i64), serde_json::to_string(contest)?);
    let question = "INSERT INTO contest (play, game, ended, unrated, contest) VALUES ($1, $2, $3, $4, $5)";
    door.change(question, vec![play.clone(), text(game), ended.clone(), unrated, text(&written)]).await?;
    for Sat { person, place, score, outcome } in sat {
        let question = "INSERT INTO played (person, ended, play, game, seats, outcome, place, score, task)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        let task = contest.task.as_ref().map_or(Cell::Nothing, |task| text(task.as_str()));
        let values = vec![
            text(person.as_str()),
            ended.clone(),
            play.clone(),
            text(game),
            number(contest.entrants.len() as i64),
            text(outcome.id()),
            perhaps(*place),
            perhaps(*score),
            task,
        ];
        door.change(question, values).await?;
    }
    Ok(true)
}

/// What is known of those who played, and of what they played against.
async fn known_for(door: &impl Door, game: &str, contest: &Contest<PersonId>) -> Answer<Ledger<PersonId>> {
    let mut people = Vec::new();
    for person in people_of(contest) {
        let question = "SELECT mean, deviation, games FROM rating WHERE game = $1 AND person = $2";
        if let Some(row) = door.rows(question, vec![text(game), text(person.as_str())]).await?.into_iter().next() {
            people.push((person.clone(), Cells::of(row).rated()?));
        }
    }
    let mut tasks = Vec::new();
    if let Some(task) = &contest.task {
        let question = "SELECT mean, deviation, games FROM rating_task WHERE game = $1 AND task = $2";
        if let Some(row) = door.rows(question, vec![text(game), text(task.as_str())]).await?.into_iter().next() {
            tasks.push((task.clone(), Cells::of(row).rated()?));
        }
    }
    Ok(Ledger::part(people, tasks, None))
}

fn people_of(contest: &Contest<PersonId>) -> BTreeSet<&PersonId> {
    contest.entrants.iter().filter_map(|entrant| entrant.side.person()).collect()
}

/// Enters a game in a ledger, and writes to its lines what it changed.
async fn rate(
    door: &impl Door,
    game: &str,
    contest: &Contest<PersonId>,
    ledger: &mut Ledger<PersonId>,
    anchors: &Anchors,
) -> Answer<()> {
    let before: Vec<(&PersonId, Rated)> =
        people_of(contest).into_iter().map(|person| (person, ledger.of(person))).collect();
    if let Err(refused) = ledger.enter(contest, anchors) {
        tracing::error!(game, table = %contest.table, ?refused, "a game was not rated");
        return Err(unexpected());
    }
    for (person, was) in before {
        let now = ledger.of(person);
        if now.games == was.games {
            continue;
        }
        let [was_mean, was_deviation] = was.skill.millionths();
        let [mean, deviation] = now.skill.millionths();
        let question = "UPDATE played SET was_mean = $4, was_deviation = $5, mean = $6, deviation = $7
             WHERE person = $1 AND ended = $2 AND play = $3";
        let key = [text(person.as_str()), number(contest.ended as i64), text(&contest.table)];
        let ratings = [was_mean, was_deviation, mean, deviation].map(number);
        door.change(question, key.into_iter().chain(ratings).collect()).await?;
    }
    Ok(())
}

/// Keeps what a ledger holds.
async fn keep(door: &impl Door, game: &str, ledger: &Ledger<PersonId>) -> Answer<()> {
    for (person, rated) in ledger.people() {
        let [mean, deviation] = rated.skill.millionths();
        let question = "INSERT INTO rating (game, person, mean, deviation, games, least, sure)
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (game, person) DO UPDATE SET mean = excluded.mean,
                deviation = excluded.deviation, games = excluded.games, least = excluded.least, sure = excluded.sure";
        let (least, sure) = (mean - 2 * deviation, i64::from(!rated.is_provisional()));
        let numbers = [mean, deviation, i64::from(rated.games), least, sure].map(number);
        let values = [text(game), text(person.as_str())].into_iter().chain(numbers);
        door.change(question, values.collect()).await?;
    }
    for (task, rated) in ledger.tasks() {
        let [mean, deviation] = rated.skill.millionths();
        let question = "INSERT INTO rating_task (game, task, mean, deviation, games) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (game, task) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation, games = excluded.games";
        let numbers = [mean, deviation, i64::from(rated.games)].map(number);
        door.change(question, [text(game), text(task.as_str())].into_iter().chain(numbers).collect()).await?;
    }
    Ok(())
}

/// Writes games down anew, without ratings. Whatever is not among them stays as it was written: the games of tables that are
/// in the archive, or cannot be read today.
pub(super) async fn write_anew(door: &impl Door, entries: &[Entry]) -> Answer<()> {
    door.alone().await?;
    for entry in entries {
        let play = text(entry.table.as_str());
        for question in [
            "DELETE FROM contest WHERE play = $1",
            "DELETE FROM played WHERE play = $1",
            "UPDATE play SET entered = 0 WHERE id = $1",
        ] {
            door.change(question, vec![play.clone()]).await?;
        }
        write(door, entry).await?;
    }
    Ok(())
}

/// Enters the game of a table that leaves the store, if it is not in the books yet, and keeps how lists showed it.
pub(in crate::store) async fn archive(door: &impl Door, entry: Entry, anchors: &Anchors) -> Answer<()> {
    enter(door, std::slice::from_ref(&entry), anchors).await?;
    let question = "UPDATE contest SET card = (SELECT card FROM play WHERE play.id = contest.play) WHERE play = $1";
    door.change(question, vec![text(entry.table.as_str())]).await?;
    Ok(())
}

/// Makes all ratings of a game anew from the games that are in the books.
pub(super) async fn rate_anew(door: &impl Door, game: &str, anchors: &Anchors) -> Answer<()> {
    door.alone().await?;
    for question in [
        "DELETE FROM rating WHERE game = $1",
        "DELETE FROM rating_task WHERE game = $1",
        "UPDATE played SET was_mean = NULL, was_deviation = NULL, mean = NULL, deviation = NULL WHERE game = $1",
    ] {
        door.change(question, vec![text(game)]).await?;
    }
    let question = "SELECT contest FROM contest WHERE game = $1 AND unrated IS NULL ORDER BY ended, play";
    let mut ledger = Ledger::default();
    for row in door.rows(question, vec![text(game)]).await? {
        let contest: Contest<PersonId> = serde_json::from_str(&Cells::of(row).text()?)?;
        rate(door, game, &contest, &mut ledger, anchors).await?;
    }
    keep(door, game, &ledger).await
}
