//! Tournaments, as they are kept: a row for each, changed only by whoever has read its newest version.

use super::{Answer, Cell, Cells, Door, Row, number, perhaps, text};
use crate::notices::{Choices, Event, Matter};
use ::table::{Millis, PersonId, TableId, TournamentId};
use std::collections::{BTreeMap, BTreeSet};

/// A tournament that is opened.
#[derive(Clone, Debug)]
pub(crate) struct NewTournament {
    pub(crate) id: TournamentId,
    pub(crate) host: PersonId,
    pub(crate) created: Millis,
    pub(crate) kept: KeptTournament,
}

/// A tournament as it is written down.
#[derive(Clone, Debug)]
pub(crate) struct KeptTournament {
    pub(crate) stage: &'static str,
    /// When something happens to it by itself, if it is not being played.
    pub(crate) due: Option<Millis>,
    pub(crate) kept: String,
}

/// What a change of a tournament tells everybody whom it concerns.
#[derive(Clone, Debug)]
pub(crate) struct Announcement {
    pub(crate) event: Event,
    pub(crate) people: Vec<PersonId>,
    pub(crate) game: String,
    /// What the tournament is called.
    pub(crate) name: String,
    pub(crate) at: Millis,
}

const UNFINISHED: &str = "stage IN ('registration', 'check-in', 'playing')";

pub(super) async fn open(door: &impl Door, new: &NewTournament) -> Answer<()> {
    let NewTournament { id, host, created, kept: KeptTournament { stage, due, kept } } = new;
    let question =
        "INSERT INTO tournament (id, host, created, stage, due, version, kept) VALUES ($1, $2, $3, $4, $5, 1, $6)";
    let values = vec![text(id.as_str()), text(host.as_str()), number(*created), text(stage), perhaps(*due), text(kept)];
    door.change(question, values).await?;
    Ok(())
}

pub(super) async fn load(door: &impl Door, id: &TournamentId) -> Answer<Option<(i64, String)>> {
    let found = door.rows("SELECT version, kept FROM tournament WHERE id = $1", vec![text(id.as_str())]).await?;
    let Some(row) = found.into_iter().next() else { return Ok(None) };
    let mut cells = Cells::of(row);
    Ok(Some((cells.number()?, cells.text()?)))
}

/// Keeps what became of a version, and what there is to tell of it; false, and nothing is done, if there is a newer one.
pub(super) async fn change(
    door: &impl Door,
    id: &TournamentId,
    version: i64,
    kept: &KeptTournament,
    told: Option<&Announcement>,
) -> Answer<bool> {
    let KeptTournament { stage, due, kept } = kept;
    let question = "UPDATE tournament SET stage = $3, due = $4, kept = $5, version = version + 1
                    WHERE id = $1 AND version = $2";
    let values = vec![text(id.as_str()), number(version), text(stage), perhaps(*due), text(kept)];
    let first = door.change(question, values).await? == 1;
    if let Some(told) = told.filter(|_| first) {
        announce(door, id, told).await?;
    }
    Ok(first)
}

/// Notes what is to be told; the notice names the tournament where others name a table.
async fn announce(door: &impl Door, id: &TournamentId, told: &Announcement) -> Answer<()> {
    let Announcement { event, people, game, name, at } = told;
    for (person, choices) in of_people(door, "SELECT person, choices FROM contact WHERE person", people, &[]).await? {
        let choices: Choices = serde_json::from_str(&Cells::of(vec![choices]).text()?)?;
        if choices.get(event).is_none_or(BTreeSet::is_empty) {
            continue;
        }
        let question = "INSERT INTO notice (person, play, matter, game, who, at, due)
                        VALUES ($1, $2, $3, $4, $5, $6, $6)";
        let matter = Matter::from(*event).id();
        let values = vec![text(person.as_str()), text(id.as_str()), text(matter), text(game), text(name), number(*at)];
        door.change(question, values).await?;
    }
    Ok(())
}

pub(super) async fn list(door: &impl Door, limit: u32) -> Answer<Vec<(TournamentId, String)>> {
    let question = format!(
        "SELECT id, kept FROM tournament ORDER BY CASE WHEN {UNFINISHED} THEN 0 ELSE 1 END, created DESC, id LIMIT $1"
    );
    let found = door.rows(&question, vec![number(limit)]).await?;
    let one = |row| {
        let mut cells = Cells::of(row);
        Ok((tournament(&cells.text()?)?, cells.text()?))
    };
    found.into_iter().map(one).collect()
}

pub(super) async fn running(door: &impl Door, now: Millis) -> Answer<Vec<TournamentId>> {
    let question = "SELECT id FROM tournament WHERE stage = 'playing' UNION SELECT id FROM tournament WHERE due <= $1";
    let found = door.rows(question, vec![number(now)]).await?;
    found.into_iter().map(|row| tournament(&Cells::of(row).text()?)).collect()
}

pub(super) async fn hosted(door: &impl Door, host: &PersonId) -> Answer<u32> {
    let question = format!("SELECT count(*) FROM tournament WHERE host = $1 AND {UNFINISHED}");
    let found = door.rows(&question, vec![text(host.as_str())]).await?;
    found.into_iter().next().map_or(Ok(0), |row| Ok(Cells::of(row).number()? as u32))
}

fn tournament(id: &str) -> Answer<TournamentId> {
    TournamentId::parse(id).ok_or_else(super::unexpected)
}

/// Somebody leaves every tournament that is not over. Another one may change it meanwhile: then it is read again.
pub(in crate::store) async fn leave_tournaments(door: &impl Door, person: &PersonId) -> Answer<()> {
    let question = format!("SELECT id, version, kept FROM tournament WHERE {UNFINISHED} AND kept LIKE $1");
    loop {
        let (mut whole, found) = (true, door.rows(&question, vec![text(&format!("%\"{person}\"%"))]).await?);
        for row in found {
            let mut cells = Cells::of(row);
            let (id, version, kept) = (tournament(&cells.text()?)?, cells.number()?, cells.text()?);
            let Some((host, kept)) = crate::tournaments::without(&kept, person)? else { continue };
            if change(door, &id, version, &kept, None).await? {
                let values = vec![text(id.as_str()), text(host.as_str())];
                door.change("UPDATE tournament SET host = $2 WHERE id = $1", values).await?;
            } else {
                whole = false;
            }
        }
        if whole {
            return Ok(());
        }
    }
}

/// What a question says of some people, one value for each that it knows. The question ends with the column of the person;
/// values it has of its own come first.
async fn of_people(
    door: &impl Door,
    question: &str,
    people: &[PersonId],
    first: &[Cell],
) -> Answer<Vec<(PersonId, Cell)>> {
    let Some(last) = people.last() else { return Ok(Vec::new()) };
    // The last one is repeated up to a power of two, so that a database prepares few questions, not one for each number.
    let count = people.len().next_power_of_two();
    let places: Vec<String> = (1..=count).map(|place| format!("${}", first.len() + place)).collect();
    let asked = people.iter().chain(std::iter::repeat(last)).take(count);
    let values = first.iter().cloned().chain(asked.map(|person| text(person.as_str()))).collect();
    let found = door.rows(&format!("{question} IN ({})", places.join(", ")), values).await?;
    let one = |mut row: Row| {
        let told = row.pop().ok_or_else(super::unexpected)?;
        Ok((Cells::of(row).person()?, told))
    };
    found.into_iter().map(one).collect()
}

/// The names of people, as they are now.
pub(super) async fn names(door: &impl Door, people: &[PersonId]) -> Answer<BTreeMap<PersonId, String>> {
    let found = of_people(door, "SELECT id, name FROM person WHERE id", people, &[]).await?;
    found.into_iter().map(|(person, name)| Ok((person, Cells::of(vec![name]).text()?))).collect()
}

/// What people are worth in a game, in millionths of the model's points; whoever has no rating is left out.
pub(super) async fn strengths(door: &impl Door, game: &str, people: &[PersonId]) -> Answer<BTreeMap<PersonId, i64>> {
    let question = "SELECT person, mean FROM rating WHERE game = $1 AND person";
    let found = of_people(door, question, people, &[text(game)]).await?;
    found.into_iter().map(|(person, mean)| Ok((person, Cells::of(vec![mean]).number()?))).collect()
}

/// How far a table is; nothing if there is none of this name.
pub(super) async fn phase_of(door: &impl Door, table: &TableId) -> Answer<Option<String>> {
    let found = door.rows("SELECT phase FROM play WHERE id = $1", vec![text(table.as_str())]).await?;
    found.into_iter().next().map(|row| Cells::of(row).text()).transpose()
}
