//! What somebody has played, and how well.

use super::{Answer, Cells, Door, Outcome, number, text, unexpected};
use ::club::{Contest, Rated, Skill, Task};
use ::table::{Listing, Millis, PersonId, TableId};

/// Which games are asked for. Empty texts ask for all.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wanted {
    /// Of this game.
    pub(crate) game: String,
    /// With this outcome.
    pub(crate) outcome: Option<Outcome>,
    /// At which this person sat, too.
    pub(crate) with: Option<PersonId>,
    /// At which somebody else sat whose name holds this.
    pub(crate) name: String,
    /// Not before this moment.
    pub(crate) since: Option<Millis>,
    /// Before this moment.
    pub(crate) until: Option<Millis>,
    /// Only those before this one.
    pub(crate) before: Option<(Millis, TableId)>,
    pub(crate) limit: u32,
}

/// A finished game, as one of those who played it sees it.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) table: TableId,
    pub(crate) ended: Millis,
    pub(crate) outcome: Outcome,
    pub(crate) place: Option<u8>,
    pub(crate) score: Option<i32>,
    /// The rating before and after, if it was rated.
    pub(crate) change: Option<(Skill, Skill)>,
    /// What was played.
    pub(crate) game: String,
    /// Who sat there, and how. Tables that version 1.0.0 took into an archive have left none.
    pub(crate) card: Option<Listing>,
    /// Whether the table is in the archive, and no longer here.
    pub(crate) archived: bool,
}

/// How often games of one kind went one way.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    pub(crate) game: String,
    pub(crate) seats: u8,
    pub(crate) outcome: Outcome,
    pub(crate) place: Option<u8>,
    pub(crate) count: u32,
    /// Of all scores together.
    pub(crate) sum: Option<i64>,
    pub(crate) best: Option<i32>,
}

/// How teams fared against a task.
#[derive(Clone, Debug)]
pub(crate) struct TeamTally {
    pub(crate) game: String,
    pub(crate) task: Task,
    pub(crate) played: u32,
    pub(crate) won: u32,
}

/// Somebody against whom one has played.
#[derive(Clone, Debug)]
pub(crate) struct Rival {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) played: u32,
    /// How often one came out in front.
    pub(crate) ahead: u32,
    pub(crate) behind: u32,
}

/// A rating after a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Curve {
    pub(crate) ended: Millis,
    pub(crate) skill: Skill,
}

/// Somebody among the best of a game.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) rated: Rated,
}

/// A game that is in the books, and what it changed for whom.
#[derive(Clone, Debug)]
pub(crate) struct Entered {
    pub(crate) contest: Contest<PersonId>,
    pub(crate) changes: Vec<(PersonId, Skill, Skill)>,
}

/// The games of somebody. The history is read in its own order, so a page of it is found at once; what is looked for by a name
/// is compared game by game.
pub(super) const GAMES: &str = "
    SELECT played.play, played.ended, played.outcome, played.place, played.score, played.was_mean, played.was_deviation,
        played.mean, played.deviation, COALESCE(play.card, contest.card), played.game,
        CASE WHEN play.id IS NULL THEN 1 ELSE 0 END
    FROM played LEFT JOIN play ON play.id = played.play LEFT JOIN contest ON contest.play = played.play
    WHERE played.person = $1 AND (played.ended < $2 OR (played.ended = $2 AND played.play < $3))
        AND played.ended >= $9 AND played.ended < $10
        AND ($4 = '' OR played.game = $4) AND ($5 = '' OR played.outcome = $5)
        AND ($6 = '' OR EXISTS (SELECT 1 FROM played AS other WHERE other.play = played.play AND other.person = $6))
        AND ($7 = '' OR EXISTS (
            SELECT 1 FROM played AS other JOIN person ON person.id = other.person
            WHERE other.play = played.play AND other.person <> $1 AND lower(person.name) LIKE $7 ESCAPE '!'))
    ORDER BY played.ended DESC, played.play DESC LIMIT $8";

pub(super) async fn games_of(door: &impl Door, person: &PersonId, wanted: &Wanted) -> Answer<Vec<Game>> {
    let Wanted { game, outcome, with, name, since, until, before, limit } = wanted;
    // Letters of tables' names come before the tilde.
    let (ended, table) = before.as_ref().map_or((Millis::MAX, "~"), |(ended, table)| (*ended, table.as_str()));
    let values = vec![
        text(person.as_str()),
        number(ended),
        text(table),
        text(game),
        text(outcome.map_or("", Outcome::id)),
        text(with.as_ref().map_or("", PersonId::as_str)),
        text(&pattern(name)),
        number(*limit),
        number(since.unwrap_or(Millis::MIN)),
        number(until.unwrap_or(Millis::MAX)),
    ];
    let found = door.rows(GAMES, values).await?;
    found.into_iter().map(|row| game_of(Cells::of(row))).collect()
}

/// What `LIKE` looks for where a name should hold some letters.
fn pattern(name: &str) -> String {
    let name = name.trim().to_lowercase().replace('\0', "");
    if name.is_empty() {
        return name;
    }
    let plain = name.replace('!', "!!").replace('%', "!%").replace('_', "!_");
    format!("%{plain}%")
}

fn game_of(mut cells: Cells) -> Answer<Game> {
    let table = cells.table()?;
    let ended = cells.number()?;
    let outcome = Outcome::parse(&cells.text()?).ok_or_else(unexpected)?;
    let place = cells.perhaps()?.map(|place| place as u8);
    let score = cells.perhaps()?.map(|score| score as i32);
    let change = cells.skill()?.zip(cells.skill()?);
    let card = cells.some_text()?.map(|card| serde_json::from_str(&card)).transpose()?;
    let (game, archived) = (cells.text()?, cells.number()? == 1);
    Ok(Game { table, ended, outcome, place, score, change, game, card, archived })
}

pub(super) const TALLIES: &str = "
    SELECT game, seats, outcome, place, count(*), CAST(sum(score) AS BIGINT), max(score)
    FROM played WHERE person = $1 GROUP BY game, seats, outcome, place ORDER BY game, seats, outcome, place";

pub(super) async fn tallies_of(door: &impl Door, person: &PersonId) -> Answer<Vec<Tally>> {
    let found = door.rows(TALLIES, vec![text(person.as_str())]).await?;
    let one = |row| {
        let mut cells = Cells::of(row);
        Ok(Tally {
            game: cells.text()?,
            seats: cells.number()? as u8,
            outcome: Outcome::parse(&cells.text()?).ok_or_else(unexpected)?,
            place: cells.perhaps()?.map(|place| place as u8),
            count: cells.number()? as u32,
            sum: cells.perhaps()?,
            best: cells.perhaps()?.map(|best| best as i32),
        })
    };
    found.into_iter().map(one).collect()
}

pub(super) const TEAMS: &str = "
    SELECT game, task, count(*), count(*) FILTER (WHERE outcome = 'won')
    FROM played WHERE person = $1 AND task IS NOT NULL GROUP BY game, task ORDER BY game, task";

pub(super) async fn teams_of(door: &impl Door, person: &PersonId) -> Answer<Vec<TeamTally>> {
    let found = door.rows(TEAMS, vec![text(person.as_str())]).await?;
    let one = |row| {
        let mut cells = Cells::of(row);
        let (game, task) = (cells.text()?, cells.task()?.ok_or_else(unexpected)?);
        Ok(TeamTally { game, task, played: cells.number()? as u32, won: cells.number()? as u32 })
    };
    found.into_iter().map(one).collect()
}

/// Of games in which both have a place, and do not share it as a team.
pub(super) const RIVALS: &str = "
    SELECT met.person, person.name, met.games, met.ahead, met.behind FROM (
        SELECT other.person AS person, count(*) AS games, count(*) FILTER (WHERE played.place < other.place) AS ahead,
            count(*) FILTER (WHERE played.place > other.place) AS behind
        FROM played JOIN played AS other ON other.play = played.play AND other.person <> played.person
        WHERE played.person = $1 AND played.task IS NULL AND played.place IS NOT NULL
        GROUP BY other.person ORDER BY 2 DESC, 1 LIMIT $2) AS met
    JOIN person ON person.id = met.person ORDER BY met.games DESC, met.person";

pub(super) async fn rivals_of(door: &impl Door, person: &PersonId, limit: u32) -> Answer<Vec<Rival>> {
    let found = door.rows(RIVALS, vec![text(person.as_str()), number(limit)]).await?;
    let one = |row| {
        let mut cells = Cells::of(row);
        let (person, name, played) = (cells.person()?, cells.text()?, cells.number()? as u32);
        Ok(Rival { person, name, played, ahead: cells.number()? as u32, behind: cells.number()? as u32 })
    };
    found.into_iter().map(one).collect()
}

pub(super) const CURVE: &str = "
    SELECT ended, mean, deviation FROM played WHERE person = $1 AND game = $2 AND mean IS NOT NULL
    ORDER BY ended DESC LIMIT $3";

pub(super) async fn curve_of(door: &impl Door, person: &PersonId, game: &str, limit: u32) -> Answer<Vec<Curve>> {
    let found = door.rows(CURVE, vec![text(person.as_str()), text(game), number(limit)]).await?;
    let one = |row| {
        let mut cells = Cells::of(row);
        Ok(Curve { ended: cells.number()?, skill: cells.skill()?.ok_or_else(unexpected)? })
    };
    found.into_iter().map(one).collect()
}

pub(super) const RATINGS: &str = "SELECT game, mean, deviation, games FROM rating WHERE person = $1 ORDER BY game";

pub(super) async fn ratings_of(door: &impl Door, person: &PersonId) -> Answer<Vec<(String, Rated)>> {
    let found = door.rows(RATINGS, vec![text(person.as_str())]).await?;
    let one = |row| {
        let mut cells = Cells::of(row);
        Ok((cells.text()?, cells.rated()?))
    };
    found.into_iter().map(one).collect()
}

/// The best of a game, by what they are at least worth.
pub(super) const BEST: &str = "
    SELECT rating.person, person.name, rating.mean, rating.deviation, rating.games
    FROM rating JOIN person ON person.id = rating.person LEFT JOIN profile ON profile.person = rating.person
    WHERE rating.game = $1 AND rating.sure = 1 AND person.login IS NOT NULL AND person.banned IS NULL
        AND (profile.ratings IS NULL OR profile.ratings = 1)
    ORDER BY rating.least DESC, rating.person LIMIT $2";

pub(super) async fn best_of(door: &impl Door, game: &str, limit: u32) -> Answer<Vec<Standing>> {
    let found = door.rows(BEST, vec![text(game), number(limit)]).await?;
    let one = |row| {
        let mut cells = Cells::of(row);
        Ok(Standing { person: cells.person()?, name: cells.text()?, rated: cells.rated()? })
    };
    found.into_iter().map(one).collect()
}

pub(super) async fn contest(door: &impl Door, table: &TableId) -> Answer<Option<Entered>> {
    let play = text(table.as_str());
    let found = door.rows("SELECT contest FROM contest WHERE play = $1", vec![play.clone()]).await?;
    let Some(row) = found.into_iter().next() else { return Ok(None) };
    let contest = serde_json::from_str(&Cells::of(row).text()?)?;
    let question =
        "SELECT person, was_mean, was_deviation, mean, deviation FROM played WHERE play = $1 ORDER BY person";
    let mut changes = Vec::new();
    for row in door.rows(question, vec![play]).await? {
        let mut cells = Cells::of(row);
        let person = cells.person()?;
        if let Some((was, now)) = cells.skill()?.zip(cells.skill()?) {
            changes.push((person, was, now));
        }
    }
    Ok(Some(Entered { contest, changes }))
}
