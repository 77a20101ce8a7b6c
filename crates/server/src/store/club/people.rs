//! People among each other: what they show of themselves, whom they follow, with whom they have played.

use super::{Answer, Cells, Door, number, text};
use crate::store::sheets::{Cell, Row};
use ::table::{Millis, PersonId};

/// What everybody may see of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Profile {
    /// Ratings, and the place among the best.
    pub(crate) ratings: bool,
    /// Games with dates and results, and what follows from them.
    pub(crate) games: bool,
    /// Whether they are here: only for those whom they follow themselves.
    pub(crate) online: bool,
}

/// What is shown of whoever has chosen nothing: ratings, but neither games nor presence.
impl Default for Profile {
    fn default() -> Profile {
        Profile { ratings: true, games: false, online: false }
    }
}

/// Somebody, as far as others may know them.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) profile: Profile,
    /// When they were last here, if they want that to be known.
    pub(crate) seen: Option<Millis>,
    /// Whether the one who asks follows them.
    pub(crate) followed: bool,
    /// Whether they follow the one who asks.
    pub(crate) follows: bool,
}

/// The columns of somebody; `$1` asks.
const KNOWN: &str = "
    person.id, person.name, profile.ratings, profile.games, profile.online, profile.seen,
    CASE WHEN EXISTS (SELECT 1 FROM follow WHERE follow.person = $1 AND follow.other = person.id) THEN 1 ELSE 0 END,
    CASE WHEN EXISTS (SELECT 1 FROM follow WHERE follow.person = person.id AND follow.other = $1) THEN 1 ELSE 0 END";

/// Neither of two keeps the other away.
const TOGETHER: &str = "
    NOT EXISTS (SELECT 1 FROM block WHERE block.person = $1 AND block.other = person.id)
    AND NOT EXISTS (SELECT 1 FROM block WHERE block.person = person.id AND block.other = $1)";

fn known(row: Row) -> Answer<Known> {
    let mut cells = Cells::of(row);
    let (person, name) = (cells.person()?, cells.text()?);
    let usual = Profile::default();
    let chosen = |cell: Option<i64>, usual: bool| cell.map_or(usual, |chosen| chosen != 0);
    let profile = Profile {
        ratings: chosen(cells.perhaps()?, usual.ratings),
        games: chosen(cells.perhaps()?, usual.games),
        online: chosen(cells.perhaps()?, usual.online),
    };
    let seen = cells.perhaps()?.filter(|_| profile.online);
    let (followed, follows) = (cells.number()? == 1, cells.number()? == 1);
    Ok(Known { person, name, profile, seen, followed, follows })
}

pub(super) async fn profile_of(door: &impl Door, asker: &str, person: &PersonId) -> Answer<Option<Known>> {
    let question =
        format!("SELECT {KNOWN} FROM person LEFT JOIN profile ON profile.person = person.id WHERE person.id = $2");
    let found = door.rows(&question, vec![text(asker), text(person.as_str())]).await?;
    found.into_iter().next().map(known).transpose()
}

pub(super) async fn show(door: &impl Door, person: &PersonId, profile: Profile, now: Millis) -> Answer<()> {
    let question = "INSERT INTO profile (person, ratings, games, online, seen) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (person) DO UPDATE SET ratings = excluded.ratings, games = excluded.games, online = excluded.online,
            seen = excluded.seen";
    let Profile { ratings, games, online } = profile;
    let seen = if online { number(now) } else { Cell::Nothing };
    let values = [text(person.as_str()), number(ratings), number(games), number(online), seen];
    door.change(question, values.into()).await?;
    Ok(())
}

pub(super) async fn follow(door: &impl Door, person: &PersonId, other: &PersonId, follows: bool) -> Answer<()> {
    let question = if follows {
        "INSERT INTO follow (person, other) SELECT $1, id FROM person WHERE id = $2 ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM follow WHERE person = $1 AND other = $2"
    };
    door.change(question, vec![text(person.as_str()), text(other.as_str())]).await?;
    Ok(())
}

pub(super) async fn friends_of(door: &impl Door, person: &PersonId) -> Answer<Vec<Known>> {
    let question = format!(
        "SELECT {KNOWN} FROM follow AS mine JOIN person ON person.id = mine.other
         LEFT JOIN profile ON profile.person = person.id
         WHERE mine.person = $1 AND {TOGETHER} ORDER BY lower(person.name), person.id"
    );
    let found = door.rows(&question, vec![text(person.as_str())]).await?;
    found.into_iter().map(known).collect()
}

/// Of the last games this many are looked at for people.
const LOOKED_AT: u32 = 60;

pub(super) async fn recent_of(door: &impl Door, person: &PersonId, limit: u32) -> Answer<Vec<Known>> {
    let question = format!(
        "SELECT {KNOWN} FROM (
            SELECT other.person AS person, max(last.ended) AS ended
            FROM (SELECT play, ended FROM played WHERE person = $1 ORDER BY ended DESC, play DESC LIMIT {LOOKED_AT}) AS last
            JOIN played AS other ON other.play = last.play AND other.person <> $1 GROUP BY other.person) AS met
         JOIN person ON person.id = met.person LEFT JOIN profile ON profile.person = person.id
         WHERE {TOGETHER} ORDER BY met.ended DESC, person.id LIMIT $2"
    );
    let found = door.rows(&question, vec![text(person.as_str()), number(limit)]).await?;
    found.into_iter().map(known).collect()
}

pub(super) async fn are_apart(door: &impl Door, one: &PersonId, other: &PersonId) -> Answer<bool> {
    let question =
        "SELECT person FROM block WHERE (person = $1 AND other = $2) OR (person = $2 AND other = $1) LIMIT 1";
    Ok(!door.rows(question, vec![text(one.as_str()), text(other.as_str())]).await?.is_empty())
}

pub(super) async fn seen(door: &impl Door, people: &[PersonId], now: Millis) -> Answer<()> {
    for person in people {
        let values: Vec<Cell> = vec![text(person.as_str()), number(now)];
        door.change("UPDATE profile SET seen = $2 WHERE person = $1 AND online = 1", values).await?;
    }
    Ok(())
}
